"""The form for a new duel. What follows it is a curtain, never a hand."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, Static

from duelterm.tui.launcher import FIRST, PRIVACY, DeckEntry, Launcher, LaunchRefused, NewDuel
from duelterm.tui.prompting import Offer, key_lines
from duelterm.tui.screens.duel import DuelScreen
from duelterm.tui.screens.finder import Finder, Item
from duelterm.tui.settings import Settings
from duelterm.tui.widgets.cycle import Cycle, Opener
from duelterm.tui.widgets.lines import Hints, KeyClicked, Lines
from duelterm.tui.wording import clean_name, clipped, title_line

NOTE = "A seed stays secret until the duel ends.\nThe first page after this one is a curtain."
START = "start the duel"
OPENING = "Opening the duel ..."
SEATS = (1, 2)


class FormRefused(ValueError):
    """The form can't be sent; the message says what is wrong."""


class NewDuelForm(Screen[None]):
    """Game and rule set where there is a choice, names, decks, who goes first, privacy, seed."""

    AUTO_FOCUS = "#start"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "app.focus_next", id="form.next"),
        Binding("up", "app.focus_previous", id="form.before"),
        Binding("enter", "go_on", id="form.go_on", priority=True),
        Binding("escape", "back", id="form.back"),
    ]

    def __init__(self, launcher: Launcher, settings: Settings) -> None:
        super().__init__()
        self._launcher, self._settings = launcher, settings
        self._games = tuple(launcher.games())
        self._opening = False
        self._take_game(self._games[0].key)

    def _take_game(self, key: str) -> None:
        """Offer this game's decks. Raises LaunchRefused."""
        self._decks = {deck.key: deck for deck in self._launcher.decks(key)}
        self._game = next(game for game in self._games if game.key == key)
        usual = [deck for deck in self._game.usual if deck in self._decks] or list(self._decks)[:1]
        self._chosen = {seat: usual[min(seat, len(usual)) - 1] for seat in SEATS if usual}

    def compose(self) -> ComposeResult:
        with Vertical(classes="calm"):
            yield Lines("page-title")
            yield from self._rows()
            yield Static(Content(NOTE), id="note")
            yield Lines("form-say")
            yield Hints("page-keys")

    def _rows(self) -> Iterator[Horizontal]:
        yield _row("GAME", Cycle("game", [(game.key, game.name) for game in self._games]), begins=True)
        yield _row("RULES", Cycle("rules", self._game.rule_sets))
        for seat, name in enumerate(self._settings.names, 1):
            field = Input(name, max_length=20, compact=True, select_on_focus=True, id=f"name-{seat}")
            yield _row(f"PLAYER {seat}", field, begins=True)
            yield _row("deck", Opener(f"deck-{seat}", self._deck_words(seat)))
        yield _row("FIRST", Cycle("first", FIRST), begins=True)
        yield _row("PRIVACY", Cycle("privacy", PRIVACY, at=[key for key, _ in PRIVACY].index(self._settings.privacy)))
        yield _row("SEED", Input("", placeholder="drawn by chance", max_length=18, compact=True, id="seed"))
        yield _row("", Opener("start", START), begins=True)

    def _deck_words(self, seat: int) -> str:
        return _deck_text(self._decks[self._chosen[seat]]) if seat in self._chosen else "none"

    def on_mount(self) -> None:
        rule = self._settings.glyphs.rule
        self.query_one("#page-title", Lines).show(
            "form",
            lambda width, height: [Content.styled(title_line("NEW DUEL", "Esc back", width, rule), "bold $title")],
        )
        self._show_games()

    def _show_games(self) -> None:
        """Only what leaves a choice has a row."""
        for part, count in (("#game", len(self._games)), ("#rules", len(self._game.rule_sets))):
            row = self.query_one(part).parent
            if isinstance(row, Widget):
                row.display = count > 1

    def on_cycle_turned(self, message: Cycle.Turned) -> None:
        if message.part != "game":
            return
        try:
            self._take_game(self.query_one("#game", Cycle).value)
        except LaunchRefused as refusal:
            self.say(str(refusal))
            return
        self.query_one("#rules", Cycle).fill(self._game.rule_sets)
        for seat in SEATS:
            self.query_one(f"#deck-{seat}", Opener).show(self._deck_words(seat))
        self._show_games()

    # Keys

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Say what the keys do at this field."""
        offers = [*_keys_at(event.widget), Offer("Tab", "next field"), Offer("Esc", "back")]
        laid = key_lines(offers, 78, 1)
        keys = self.query_one("#page-keys", Hints)
        keys.marks = laid.marks
        keys.show(offers, lambda width, height: laid.lines)

    def on_key_clicked(self, message: KeyClicked) -> None:
        self.app.simulate_key(message.key)

    def on_click(self, event: events.Click) -> None:
        event.stop()

    def action_back(self) -> None:
        """Back to the menu."""
        self.dismiss()

    def action_go_on(self) -> None:
        """Open the field if it opens something, else go to the next."""
        if isinstance(self.focused, Opener):
            self.focused.action_open()
        else:
            self.focus_next()

    def on_opener_opened(self, message: Opener.Opened) -> None:
        if message.part == "start":
            if not message.typed:
                self._start()
            return
        seat = int(message.part.removeprefix("deck-"))
        items = [Item(deck.key, _deck_text(deck), _refusal(deck)) for deck in self._decks.values()]
        title = f"DECK OF {clean_name(self.query_one(f'#name-{seat}', Input).value) or f'PLAYER {seat}'}"
        page = Finder(title, items, self._settings, self._chosen.get(seat, ""), message.typed)
        self.app.push_screen(page, partial(self._take_deck, seat))

    def _take_deck(self, seat: int, key: str | None) -> None:
        if key is not None:
            self._chosen[seat] = key
            self.query_one(f"#deck-{seat}", Opener).show(self._deck_words(seat))
            self.call_after_refresh(self.focus_next)

    # Sending

    def _start(self) -> None:
        """Start the duel, or say what is wrong. Opening it takes a moment: that is said first."""
        if self._opening:
            return
        try:
            form = self.form()
        except FormRefused as refusal:
            self.say(str(refusal))
            return
        self._opening = True
        self.say(OPENING)
        self.call_after_refresh(self._open, form)

    def _open(self, form: NewDuel) -> None:
        self._opening = False
        try:
            table = self._launcher.start(form)
        except LaunchRefused as refusal:
            self.say(str(refusal))
            return
        self.app.switch_screen(DuelScreen(table, self._settings))

    def say(self, words: str) -> None:
        """Say this above the keys."""
        self.query_one("#form-say", Lines).show(
            words, lambda width, height: [Content.styled(clipped(f" {words}", width), "bold $warn")]
        )

    def form(self) -> NewDuel:
        """What was filled in. Raises FormRefused."""
        names = tuple(clean_name(self.query_one(f"#name-{seat}", Input).value) for seat in SEATS)
        if not all(names):
            raise FormRefused("Both players need a name.")
        if names[0].casefold() == names[1].casefold():
            raise FormRefused("The players need different names.")
        if not self._chosen:
            raise FormRefused("There is no deck to play with.")
        seed = self.query_one("#seed", Input).value.strip()
        if seed and not (seed.isascii() and seed.isdigit()):
            raise FormRefused("A seed is a whole number; leave it empty for one drawn by chance.")
        return NewDuel(
            names,
            tuple(self._chosen[seat] for seat in SEATS),
            self.query_one("#first", Cycle).value,
            self.query_one("#privacy", Cycle).value,
            int(seed) if seed else None,
            self._game.key,
            self.query_one("#rules", Cycle).value,
        )


def _row(title: str, field: Input | Cycle | Opener, begins: bool = False) -> Horizontal:
    """A field with its name; `begins` says that it is the first of its group."""
    name = Static(Content(title), classes="field-name")
    return Horizontal(name, field, classes="field group" if begins else "field")


def _deck_text(deck: DeckEntry) -> str:
    return f"{deck.name}  ({deck.status})"


def _refusal(deck: DeckEntry) -> str:
    return "" if deck.legal else f"It can't be played ({deck.status}): duelterm decks {deck.key} says why."


def _keys_at(field: Widget) -> Sequence[Offer]:
    """What Enter and others do at this field."""
    if isinstance(field, Opener):
        doing = START if field.id == "start" else "all decks"
        return (Offer("Enter", doing), *([Offer("", "letters search")] if field.id != "start" else []))
    following = Offer("Enter", "next field")
    return (following, Offer("", "left, right change")) if isinstance(field, Cycle) else (following,)
