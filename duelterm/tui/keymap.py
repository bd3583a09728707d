"""The one table of the duel screen's commands: their keys, what they are for, and when they do something.

Key presses, the key line, the page of keys, the README and the check of the settings all read it. Nothing heavy is
imported here: settings are checked before the screen is loaded.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from duelterm.library.values import Wrong, shown
from duelterm.tui.keynames import near_names, normal, sign_of, wrong_key

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
    if desk.shows_list:
        return "the board"
    return "all answers" * desk.has_list


def _hand(desk: "Desk") -> str:
    return "open hand" if desk.hand_can_open else "hand down" if desk.hand_can_close else ""


def _read(desk: "Desk") -> str:
    face, _ = desk.face()
    return "read" if face is not None else ""


def _news(desk: "Desk") -> str:
    return "news" * (desk.keyboard.owner is not None and bool(desk.recall.recent))


def _pile(desk: "Desk") -> str:
    return desk.game.pile.word


def _sheet(desk: "Desk") -> str:
    return "sheet" * desk.game.scored


def _behind(side: str) -> "Says":
    def says(desk: "Desk") -> str:
        name = desk.behind(side)
        return f"{name}'s field" if name else ""

    return says


def _partner(desk: "Desk") -> str:
    return f"{desk.partner_name}'s hand" if desk.partner_name else ""


def _policy(desk: "Desk") -> str:
    return "policy" * (desk.announcer is not None)


@dataclass(slots=True, frozen=True)
class Command:
    """What a key does. They stand in the order of the key line, which shows as many as it has room for.

    On the page of keys it stands in its `group`. The first of its keys may be changed unless it is `fixed`. `says`
    gives the words for what it does now, nothing while it does nothing; those of the commands `on_line` make the key
    line, the prompt bar names the others.
    """

    id: str
    keys: tuple[str, ...]
    words: str
    says: "Says"
    group: str
    fixed: bool = False
    on_line: bool = True


MOVING, CARDS, TABLE, PROGRAM = "Moving and answering", "Cards", "The table", "The program"
GROUPS = (MOVING, CARDS, TABLE, PROGRAM)
_MOVE, _DO = "move the cursor", "do what the prompt says beside Enter"
_NEXT, _BACK = "next zone, zone before", "one step back; to a yes-or-no question: no"

COMMANDS = (
    Command("left", ("left",), _MOVE, _always(_MOVE), MOVING, fixed=True, on_line=False),
    Command("right", ("right",), _MOVE, _always(_MOVE), MOVING, fixed=True, on_line=False),
    Command("up", ("up",), _MOVE, _always(_MOVE), MOVING, fixed=True, on_line=False),
    Command("down", ("down",), _MOVE, _always(_MOVE), MOVING, fixed=True, on_line=False),
    Command("do", ("enter",), _DO, _always("do it"), MOVING, fixed=True, on_line=False),
    Command("back", ("escape",), _BACK, _always("back"), MOVING, fixed=True, on_line=False),
    Command(
        "end",
        ("E",),
        "end the turn (asks once more)",
        lambda desk: "end the turn" * desk.can_end,
        MOVING,
        on_line=False,
    ),
    Command("answers", ("A",), "all answers as a list, or the board again", _all_answers, MOVING, on_line=False),
    Command("hand", ("O",), "open your hand, or turn it down again", _hand, CARDS),
    Command(
        "undo",
        ("U", "ctrl+z"),
        "take back your last act, if no secret came out since",
        lambda desk: "undo" * desk.can_undo,
        MOVING,
    ),
    Command("keys", ("?",), "all keys and signs", _always("keys"), PROGRAM),
    Command("hide", ("H",), "hide the table now", _asked("hide"), TABLE),
    Command("above", ("T",), "tag duel: the other field of the team at the top", _behind("top"), TABLE),
    Command("below", ("B",), "tag duel: the other field of the team at the bottom", _behind("bottom"), TABLE),
    Command("partner", ("W",), "tag duel: your partner's hand", _partner, CARDS),
    Command("log", ("L",), "the log", _always("log"), TABLE),
    Command("sheet", ("S",), "the score sheet: life points, change by change", _sheet, TABLE),
    Command("save-quit", ("ctrl+q",), "save and quit at once (a tutorial asks first)", _always("quit"), PROGRAM, True),
    Command("since", ("N",), "what has happened since your last view", _news, TABLE),
    Command("policy", ("P",), "how much to be asked in the other's turn", _policy, TABLE),
    Command("rules", ("R",), "the rulebook, at the rule cited last", _always("rules"), PROGRAM),
    Command("graves", ("G",), "both graveyards", _always("graves"), CARDS),
    Command("mana", ("M",), "mana zones, or extra decks and banished cards; in an open duel hands too", _pile, CARDS),
    Command("zone", ("tab",), _NEXT, _always("zone"), MOVING, fixed=True),
    Command("zone-before", ("shift+tab",), _NEXT, _always("zone before"), MOVING, fixed=True, on_line=False),
    Command("coach", ("K",), "the coach: on or off for the person asked", _asked("coach"), TABLE),
    Command("concede", ("C",), "concede (asks first)", _asked("concede"), TABLE),
    Command("quit", ("Q", "ctrl+c"), "save and quit (asks first)", _always("quit"), PROGRAM, on_line=False),
    Command("read", ("space",), "read the whole card at the cursor", _read, CARDS, fixed=True),
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

    def help_rows(self, group: str, instead: Mapping[str, str]) -> list[tuple[str, str]]:
        """Signs and words of a group's commands in order; those with the same words stand together.

        `instead` has other words for some commands, by id; no words for one that isn't there.
        """
        rows: dict[str, list[str]] = {}
        for command in (command for command in COMMANDS if command.group == group):
            words = instead.get(command.id, command.words)
            if not words:
                continue
            signs = rows.setdefault(words, [])
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


def judge_keys(chosen: Mapping[str, object]) -> tuple[dict[str, str], dict[str, Wrong]]:
    """The chosen keys in their normal spelling, and everything wrong with them: unknown commands, impossible keys, two
    commands on one key."""
    taken = {key: command.id for command in COMMANDS for key in command.keys if command.id not in chosen}
    taken |= {key: command.id for command in COMMANDS for key in command.keys[1:]}
    keys: dict[str, str] = {}
    wrong: dict[str, Wrong] = {}
    for name, key in chosen.items():
        fault = _wrong_choice(name, key, taken)
        if fault is not None:
            wrong[name] = fault
        else:
            keys[name] = normal(str(key))
            taken[keys[name]] = name
    return keys, wrong


def _wrong_choice(name: str, key: object, taken: Mapping[str, str]) -> Wrong | None:
    if name not in BY_ID:
        return Wrong(f"no command is called {name}", tuple(FREE), name, of_name=True)
    if name not in FREE:
        return Wrong(f"the key of {name} can't be changed", of_name=True)
    if not isinstance(key, str):
        return Wrong(f"{shown(key)} is not a key: write it in quotes")
    message = wrong_key(normal(key))
    if message:
        return Wrong(message, near_names(normal(key)), normal(key))
    other = taken.get(normal(key))
    return Wrong(f"{sign_of(normal(key))} is the key of {other} already") if other else None
