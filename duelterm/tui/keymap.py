"""The one table of the duel screen's commands: their keys, what they are for, and when they do something.

Key presses, the key line, the page of keys, the README and the check of the settings all read it. Nothing heavy is
imported here: settings are checked before the screen is loaded.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from duelterm.tui.keynames import sign_of, wrong_key

if TYPE_CHECKING:
    from duelterm.tui.desk import Desk

    Says = Callable[[Desk], str]

MOVES = {"arrows": {}, "hjkl": {"left": "h", "down": "j", "up": "k", "right": "l"}}
"""The keys that may move the cursor besides the arrows."""


def _always(words: str) -> "Says":
    return lambda desk: words


def _asked(words: str) -> "Says":
    return lambda desk: words if desk.question is not None else ""


def _all_answers(desk: "Desk") -> str:
    if desk.answer is None:
        return ""
    return "the board" if desk.shows_list else "all answers"


def _hand(desk: "Desk") -> str:
    return "open hand" if desk.hand_can_open else "hand down" if desk.hand_can_close else ""


@dataclass(slots=True, frozen=True)
class Command:
    """What a key does.

    The first of its keys may be changed unless it is `fixed`. `says` gives the words for what it does now, nothing
    while it does nothing; those of the commands `on_line` make the key line, the prompt bar names the others.
    """

    id: str
    keys: tuple[str, ...]
    words: str
    says: "Says"
    fixed: bool = False
    on_line: bool = True


_MOVE, _DO = "move the cursor", "do what the prompt says beside Enter"
_NEXT, _BACK = "next zone, zone before", "one step back; to a yes-or-no question: no"

COMMANDS = (
    Command("left", ("left",), _MOVE, _always(_MOVE), fixed=True, on_line=False),
    Command("right", ("right",), _MOVE, _always(_MOVE), fixed=True, on_line=False),
    Command("up", ("up",), _MOVE, _always(_MOVE), fixed=True, on_line=False),
    Command("down", ("down",), _MOVE, _always(_MOVE), fixed=True, on_line=False),
    Command("do", ("enter",), _DO, _always("do it"), fixed=True, on_line=False),
    Command("back", ("escape",), _BACK, _always("back"), fixed=True, on_line=False),
    Command("end", ("E",), "end the turn (asks once more)", lambda desk: "end the turn" * desk.can_end, on_line=False),
    Command("answers", ("A",), "all answers as a list, or the board again", _all_answers, on_line=False),
    Command("hand", ("O",), "open your hand, or turn it down again", _hand),
    Command(
        "undo",
        ("U", "ctrl+z"),
        "take back your last act, if no secret came out since",
        lambda desk: "undo" * desk.can_undo,
    ),
    Command("hide", ("H",), "hide the table now", _asked("hide")),
    Command("log", ("L",), "the log", _always("log")),
    Command("graves", ("G",), "both graveyards", _always("graves")),
    Command("mana", ("M",), "both mana zones; in an open duel both hands too", _always("mana")),
    Command("keys", ("?",), "all keys and signs", _always("keys")),
    Command("save-quit", ("ctrl+q",), "save and quit at once", _always("quit"), fixed=True),
    Command("zone", ("tab",), _NEXT, _always("zone"), fixed=True),
    Command("zone-before", ("shift+tab",), _NEXT, _always("zone before"), fixed=True, on_line=False),
    Command("concede", ("C",), "concede (asks first)", _asked("concede")),
    Command("quit", ("Q", "ctrl+c"), "save and quit (asks first)", _always("quit"), on_line=False),
    Command(
        "read", ("space",), "read the whole card at the cursor", lambda desk: "read" * (desk.face()[0] is not None)
    ),
)
BY_ID = {command.id: command for command in COMMANDS}
FREE = {command.id: command.keys[0] for command in COMMANDS if not command.fixed}
"""The commands whose key may be changed, with the key they have from the start."""


@dataclass(slots=True, frozen=True)
class Keymap:
    """Which keys belong to which command, by its id."""

    keys: Mapping[str, tuple[str, ...]]

    def command(self, key: str, character: str | None) -> str:
        """The id of the command that this key press means, or nothing. Punctuation is known by its character."""
        for pressed in (key, character):
            for name, keys in self.keys.items():
                if pressed in keys:
                    return name
        return ""

    def sign(self, name: str) -> str:
        """What to show for a command's first key."""
        return sign_of(self.keys[name][0])

    def help_rows(self) -> list[tuple[str, str]]:
        """Signs and words of all commands in order; those with the same words stand together."""
        rows: dict[str, list[str]] = {}
        for command in COMMANDS:
            signs = rows.setdefault(command.words, [])
            signs += [sign for key in self.keys[command.id] if (sign := sign_of(key)) not in signs]
        return [(", ".join(signs), words) for words, signs in rows.items()]


def keymap(chosen: Mapping[str, str] | None = None, moves: str = "arrows") -> Keymap:
    """The key map with the chosen keys instead of those there are from the start."""
    keys = {command.id: command.keys for command in COMMANDS}
    for name, key in (chosen or {}).items():
        keys[name] = (key, *keys[name][1:])
    for name, key in MOVES[moves].items():
        keys[name] = (*keys[name], key)
    return Keymap(keys)


USUAL = keymap()


@dataclass(slots=True, frozen=True)
class KeyFault:
    """What is wrong with the key chosen for a command; `near` are words of which the nearest may be meant."""

    name: str
    message: str
    near: tuple[str, ...] = ()


def key_faults(chosen: Mapping[str, str]) -> Iterator[KeyFault]:
    """Everything wrong with these keys: unknown commands, impossible keys, two commands on one key."""
    taken = {key: command.id for command in COMMANDS for key in command.keys if command.id not in chosen}
    for name, key in chosen.items():
        if name not in FREE:
            yield _unknown(name)
        elif message := wrong_key(key):
            yield KeyFault(name, message)
        elif key in taken:
            yield KeyFault(name, f"{sign_of(key)} is the key of {taken[key]} already")
        else:
            taken[key] = name


def _unknown(name: str) -> KeyFault:
    if name in BY_ID:
        return KeyFault(name, f"the key of {name} can't be changed")
    return KeyFault(name, f"no command is called {name}", tuple(FREE))
