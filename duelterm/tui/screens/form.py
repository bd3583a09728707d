"""What the form of a new duel or match is made of: its words, its rows, and the people who are known."""

from collections.abc import Sequence

from textual.containers import Horizontal
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Input, Static

from duelterm.library.chips import FIRST_CHIPS, Chips
from duelterm.tui.launcher import FIRST, NO_LIST, DeckEntry, GameEntry, Launcher, LaunchRefused
from duelterm.tui.prompting import Offer
from duelterm.tui.screens.finder import Item
from duelterm.tui.widgets.cycle import Cycle, Opener
from duelterm.tui.widgets.stake import StakeField
from duelterm.tui.wording import clean_name

NOTE = "A seed stays secret until the duel ends.\nNo hand is shown before a curtain."
PROPOSED = "Ante and stakes are proposals: before the first duel both are asked. What one person declines is off."
DUEL, MATCH = "duel", "match"
EVERYBODY, TEAMS = "everybody", "teams"
PEOPLE = ((EVERYBODY, "four: one for each deck"), (TEAMS, "two: a team each, with its two decks"))
PLAYING = ((DUEL, "a single duel"), (MATCH, "a match: who first wins two of three duels"))
ANTE = (("no", "no"), ("yes", "yes: each duel's winner gets a card of the other's deck"))
NO_ANTE = (("no", "can't be offered, see below"),)
START = {DUEL: "start the duel", MATCH: "start the match"}
OPENING = {DUEL: "Opening the duel ...", MATCH: "Opening the match ..."}
OPENS = (Offer("Enter", "all decks"), Offer("", "letters search"))
LISTS = (Offer("Enter", "all limited lists"), Offer("", "letters search"))
STAKES = (Offer("", "left, right another kind"), Offer("+", "more"), Offer("-", "less"), Offer("", "or a number"))
OPENED = {"limits": LISTS, "rulings": (Offer("Enter", "rulings"),)}
KNOWN = (Offer("", "right: rest of a known name"), Offer("Ctrl+O", "known people"))


class FormRefused(ValueError):
    """The form can't be sent; the message says what is wrong."""


def names_of(typed: Sequence[str]) -> tuple[str, ...]:
    """The people's names. Raises FormRefused."""
    names = tuple(map(clean_name, typed))
    if not all(names):
        raise FormRefused("Both players need a name." if len(names) == 2 else "Every player needs a name.")
    if len({name.casefold() for name in names}) < len(names):
        raise FormRefused("The players need different names.")
    return names


def seed_of(typed: str) -> int | None:
    """The seed, none if chance is to draw it. Raises FormRefused."""
    seed = typed.strip()
    if seed and not (seed.isascii() and seed.isdigit()):
        raise FormRefused("A seed is a whole number; leave it empty for one drawn by chance.")
    return int(seed) if seed else None


def firsts(game: GameEntry, teams: bool = False) -> Sequence[tuple[str, str]]:
    """The ways to settle who goes first, the usual one of the game before the others; of teams which one."""
    ways = [(key, f"{words}'s team" if teams and key.startswith("seat:") else words) for key, words in FIRST]
    return sorted(ways, key=lambda way: way[0] != game.first)


class Known:
    """Who has played before, with their star chips. `fault` says why that can't be read."""

    def __init__(self, launcher: Launcher) -> None:
        self.fault = ""
        try:
            self._people = tuple(launcher.people())
        except LaunchRefused as refusal:
            self._people, self.fault = (), str(refusal)

    @property
    def names(self) -> list[str]:
        """Their names."""
        return [person.name for person in self._people]

    @property
    def items(self) -> list[Item]:
        """Each in a line, to choose from."""
        return [Item(person.name, f"{person.name}  ({person.chips})") for person in self._people]

    def chips(self, name: str) -> Chips:
        """What somebody of this name has to stake; who hasn't played yet has the first chips."""
        key = clean_name(name).casefold()
        return next((person.chips for person in self._people if person.name.casefold() == key), FIRST_CHIPS)


def row(title: str, field: Input | Cycle | Opener | StakeField, begins: bool = False) -> Horizontal:
    """A field with its name; `begins` says that it is the first of its group."""
    name = Static(Content(title), classes="field-name")
    return Horizontal(name, field, classes="field group" if begins else "field")


def deck_text(deck: DeckEntry) -> str:
    return f"{deck.name}  ({deck.status})"


def refusal(deck: DeckEntry, limits: str = NO_LIST) -> str:
    by = "" if limits == NO_LIST else f" --list {limits}"
    return "" if deck.legal else f"It can't be played ({deck.status}): duelterm decks {deck.key}{by} says why."


def keys_at(field: Widget, known: bool) -> Sequence[Offer]:
    """What Enter and others do at this field; `known` says that there are names to choose from."""
    following = (Offer("Enter", "next field"),)
    if isinstance(field, Opener):
        doing = OPENED.get(field.id or "", OPENS) if field.id != "start" else (Offer("Enter", field.text),)
        return (*doing, Offer("Tab", "next field"))
    if isinstance(field, StakeField):
        return (*following, *STAKES)
    if isinstance(field, Cycle):
        return (*following, Offer("", "left, right change"))
    return (*following, *KNOWN) if known and field.id != "seed" else following
