"""Names of keys: as settings write them, as the screen shows them, and which of them a terminal can't send."""

import string

SIGNS = {"escape": "Esc", "left": "arrows", "right": "arrows", "up": "arrows", "down": "arrows"}
NAMED = ("home", "end", "pageup", "pagedown", "insert", "delete", *(f"f{number}" for number in range(1, 13)))
OTHER_NAMES = {" ": "space", "del": "delete", "ins": "insert", "esc": "escape", "return": "enter", "pgup": "pageup"}
OTHER_NAMES |= {"pgdn": "pagedown", "page_up": "pageup", "page_down": "pagedown", "spacebar": "space"}
RESERVED = {
    "enter": "Enter does what the prompt says",
    "escape": "Esc goes one step back",
    "tab": "Tab goes to the next zone",
    "shift+tab": "Shift+Tab goes to the zone before",
    "backspace": "Backspace is Ctrl+H in many terminals",
    "space": "Space reads the card at the cursor",
    **dict.fromkeys(("left", "right", "up", "down"), "the arrows move the cursor"),
}
DISGUISED = {
    "ctrl+i": "Ctrl+I is Tab in disguise",
    "ctrl+m": "Ctrl+M is Enter in disguise",
    "ctrl+j": "Ctrl+J is Enter in disguise",
    "ctrl+h": "Ctrl+H is Backspace in disguise",
    "ctrl+[": "Ctrl+[ is Esc in disguise",
    "ctrl+z": "Ctrl+Z takes back, and in other programs stops them",
    "ctrl+c": "Ctrl+C asks whether to quit",
    "ctrl+q": "Ctrl+Q saves and quits",
}


def normal(key: str) -> str:
    """A key's name in the one spelling that the program uses: `Ctrl+L` is `ctrl+l`, ` ` is `space`."""
    small = key if len(key) == 1 else key.strip().lower()
    return OTHER_NAMES.get(small, small)


def sign_of(key: str) -> str:
    """What the screen shows for a key."""
    if len(key) == 1:
        return key
    return SIGNS.get(key) or "+".join(part.capitalize() for part in key.split("+"))


def key_of(sign: str) -> str:
    """The key that a sign stands for."""
    return sign if len(sign) == 1 else normal(sign)


def wrong_key(key: str) -> str:
    """Why no command can have this key (in its normal spelling), or nothing."""
    if not key:
        return "a command needs a key"
    if len(key) == 1:
        return _wrong_character(key)
    if key in NAMED:
        return ""
    return RESERVED.get(key) or DISGUISED.get(key) or _wrong_name(key)


def near_names(key: str) -> tuple[str, ...]:
    """The names one of which may be meant by a key that has none."""
    return NAMED if len(key) > 1 and "+" not in key and key not in RESERVED else ()


def _wrong_character(key: str) -> str:
    if key in string.ascii_lowercase + string.digits:
        return "small letters and digits are labels of cards: take a capital"
    return "" if key.isascii() and key.isprintable() else "not every keyboard has this key"


def _wrong_name(key: str) -> str:
    *modifiers, last = key.split("+")
    if modifiers == ["ctrl"] and len(last) == 1 and last.isascii() and last.isalpha():
        return ""
    if modifiers == ["shift"] and len(last) == 1 and last.isalpha():
        return f"write the capital: {last.upper()}"
    if modifiers:
        return f"a terminal can't send {sign_of(key)}, or not every one can"
    return f"no key is called {key}"
