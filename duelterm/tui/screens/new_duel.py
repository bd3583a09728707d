"""The form for a new duel or match. No hand is shown after it before a curtain."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.suggester import SuggestFromList
from textual.widget import Widget
from textual.widgets import Input, Static

from duelterm.library.chips import FIRST_CHIPS, Chips
from duelterm.tui.launcher import FIRST, PRIVACY, DeckEntry, Launcher, LaunchRefused, NewDuel, PersonEntry
from duelterm.tui.prompting import Offer, key_lines
from duelterm.tui.screens.duel import DuelScreen
from duelterm.tui.screens.finder import Finder, Item
from duelterm.tui.screens.match import MatchScreen
from duelterm.tui.settings import Settings
from duelterm.tui.widgets.cycle import Cycle, Opener
from duelterm.tui.widgets.lines import Hints, KeyClicked, Lines
from duelterm.tui.widgets.stake import StakeField
from duelterm.tui.wording import clean_name, clipped, title_line

NOTE = "A seed stays secret until the duel ends.\nNo hand is shown before a curtain."
PROPOSED = "Ante and stakes are proposals: before the first duel both are asked. What one person declines is off."
DUEL, MATCH = "duel", "match"
PLAYING = ((DUEL, "a single duel"), (MATCH, "a match: who first wins two of three duels"))
ANTE = (("no", "no"), ("yes", "yes: each duel's winner gets a card of the other's deck"))
NO_ANTE = (("no", "can't be offered, see below"),)
START = {DUEL: "start the duel", MATCH: "start the match"}
OPENING = {DUEL: "Opening the duel ...", MATCH: "Opening the match ..."}
SEATS = (1, 2)
OPENS = (Offer("Enter", "all decks"), Offer("", "letters search"))
STAKES = (Offer("", "left, right another kind"), Offer("+", "more"), Offer("-", "less"), Offer("", "or a number"))
KNOWN = (Offer("", "right: rest of a known name"), Offer("Ctrl+O", "known people"))


class FormRefused(ValueError):
    """The form can't be sent; the message says what is wrong."""


class NewDuelForm(Screen[None]):
    """Game and rule set where there is a choice, duel or match, names, decks, stakes and ante, who goes first, privacy,
    seed.
    """

    AUTO_FOCUS = "#start"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "app.focus_next", id="form.next"),
        Binding("up", "app.focus_previous", id="form.before"),
        Binding("enter", "go_on", id="form.go_on", priority=True),
        Binding("escape", "back", id="form.back"),
        Binding("ctrl+o", "people", id="form.people"),
    ]

    def __init__(self, launcher: Launcher, settings: Settings) -> None:
        super().__init__()
        self._launcher, self._settings = launcher, settings
        self._games = tuple(launcher.games())
        self._opening = False
        self._people, self._fault = self._known()
        self._ante: tuple[object, str] = ((), "")
        self._take_game(self._games[0].key)

    def _known(self) -> tuple[dict[str, PersonEntry], str]:
        """Who has played before, or why that isn't known."""
        try:
            return {person.name.casefold(): person for person in self._launcher.people()}, ""
        except LaunchRefused as refusal:
            return {}, str(refusal)

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
        yield _row("PLAYING", Cycle("playing", PLAYING))
        known = SuggestFromList([person.name for person in self._people.values()], case_sensitive=False)
        for seat, name in enumerate(self._settings.names, 1):
            field = Input(name, max_length=20, compact=True, select_on_focus=True, suggester=known, id=f"name-{seat}")
            yield _row(f"PLAYER {seat}", field, begins=True)
            yield _row("deck", Opener(f"deck-{seat}", self._deck_words(seat)))
            yield _row("stake", StakeField(f"stake-{seat}", self._chips(name)))
        yield _row("ANTE", Cycle("ante", ANTE), begins=True)
        yield _row("FIRST", Cycle("first", self._firsts), begins=True)
        yield _row("PRIVACY", Cycle("privacy", PRIVACY, at=[key for key, _ in PRIVACY].index(self._settings.privacy)))
        yield _row("SEED", Input("", placeholder="drawn by chance", max_length=18, compact=True, id="seed"))
        yield _row("", Opener("start", START[DUEL]), begins=True)

    @property
    def _firsts(self) -> Sequence[tuple[str, str]]:
        """The ways to settle who goes first, the usual one of the game before the others."""
        return sorted(FIRST, key=lambda way: way[0] != self._game.first)

    def _chips(self, name: str) -> Chips:
        """What somebody of this name has to stake."""
        person = self._people.get(clean_name(name).casefold())
        return FIRST_CHIPS if person is None else person.chips

    def _deck_words(self, seat: int) -> str:
        return _deck_text(self._decks[self._chosen[seat]]) if seat in self._chosen else "none"

    def on_mount(self) -> None:
        rule = self._settings.glyphs.rule
        self.query_one("#page-title", Lines).show(
            "form",
            lambda width, height: [Content.styled(title_line("NEW DUEL", "Esc back", width, rule), "bold $title")],
        )
        self._show_rows()
        if self._fault:
            self.say(self._fault)

    @property
    def _playing(self) -> str:
        """A duel or a match; the latter only where the rule set knows them."""
        return self.query_one("#playing", Cycle).value if self._has_matches else DUEL

    @property
    def _has_matches(self) -> bool:
        return self.query_one("#rules", Cycle).value in self._game.matches

    def _show_rows(self) -> None:
        """Only what leaves a choice has a row."""
        match = self._playing == MATCH
        shown = {
            "#game": len(self._games) > 1,
            "#rules": len(self._game.rule_sets) > 1,
            "#playing": self._has_matches,
            "#first": not match,
            **dict.fromkeys(("#stake-1", "#stake-2", "#ante"), match),
        }
        for part, wanted in shown.items():
            row = self.query_one(part).parent
            if isinstance(row, Widget):
                row.display = wanted
        self.query_one("#start", Opener).show(START[self._playing])
        self._judge_ante()

    def _judge_ante(self) -> None:
        """Offer an ante, or say why it can't be (R3-2.6)."""
        if self._playing == DUEL:
            self._note(NOTE)
            return
        try:
            form = self.form()
            if self._ante[0] != (form.names, form.decks):
                self._ante = ((form.names, form.decks), self._launcher.no_ante(form))
        except (FormRefused, LaunchRefused):
            return  # it is said when the match is to start
        ante, reason = self.query_one("#ante", Cycle), self._ante[1]
        if bool(reason) != (ante.count == len(NO_ANTE)):
            ante.fill(NO_ANTE if reason else ANTE)
        self._note(f"{reason[:1].upper()}{reason[1:]}." if reason else PROPOSED)

    def _note(self, words: str) -> None:
        self.query_one("#note", Static).update(Content(words))

    def on_cycle_turned(self, message: Cycle.Turned) -> None:
        if message.part == "game" and not self._change_game():
            return
        if message.part in ("game", "rules", "playing"):
            self._show_rows()

    def _change_game(self) -> bool:
        """Take the game that is shown; whether its decks could be read."""
        try:
            self._take_game(self.query_one("#game", Cycle).value)
        except LaunchRefused as refusal:
            self.say(str(refusal))
            return False
        self.query_one("#rules", Cycle).fill(self._game.rule_sets)
        self.query_one("#first", Cycle).fill(self._firsts)
        for seat in SEATS:
            self.query_one(f"#deck-{seat}", Opener).show(self._deck_words(seat))
        return True

    def on_input_changed(self, message: Input.Changed) -> None:
        part = message.input.id or ""
        if part.startswith("name-"):
            seat = part.removeprefix("name-")
            self.query_one(f"#stake-{seat}", StakeField).offer(self._chips(message.value))

    # Keys

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Say what the keys do at this field."""
        self._judge_ante()
        offers = [*self._keys_at(event.widget), Offer("Esc", "back")]
        laid = key_lines(offers, 78, 1)
        keys = self.query_one("#page-keys", Hints)
        keys.marks = laid.marks
        keys.show(offers, lambda width, height: laid.lines)

    def _keys_at(self, field: Widget) -> Sequence[Offer]:
        """What Enter and others do at this field."""
        following = (Offer("Enter", "next field"),)
        if isinstance(field, Opener):
            doing = (Offer("Enter", field.text),) if field.id == "start" else OPENS
            return (*doing, Offer("Tab", "next field"))
        if isinstance(field, StakeField):
            return (*following, *STAKES)
        if isinstance(field, Cycle):
            return (*following, Offer("", "left, right change"))
        return (*following, *KNOWN) if self._people and field.id != "seed" else following

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

    def action_people(self) -> None:
        """Those who have played before, to choose a name from."""
        field = self.focused
        if not isinstance(field, Input) or field.id == "seed" or not self._people:
            return
        items = [Item(person.name, f"{person.name}  ({person.chips})") for person in self._people.values()]

        def take(name: str | None) -> None:
            if name is not None:
                field.value = name
                self.call_after_refresh(self.focus_next)

        self.app.push_screen(Finder("WHO PLAYS?", items, self._settings, field.value), take)

    def _take_deck(self, seat: int, key: str | None) -> None:
        if key is not None:
            self._chosen[seat] = key
            self.query_one(f"#deck-{seat}", Opener).show(self._deck_words(seat))
            self._judge_ante()
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
        self.say(OPENING[self._playing])
        self.call_after_refresh(self._open, form)

    def _open(self, form: NewDuel) -> None:
        self._opening = False
        try:
            screen = self._begun(form)
        except LaunchRefused as refusal:
            self.say(str(refusal))
            return
        self.app.switch_screen(screen)

    def _begun(self, form: NewDuel) -> Screen[None]:
        """What is played now. Raises LaunchRefused."""
        if self._playing == DUEL:
            return DuelScreen(self._launcher.start(form), self._settings)
        stakes = tuple(self.query_one(f"#stake-{seat}", StakeField).stake for seat in SEATS)
        ante = self.query_one("#ante", Cycle).value == "yes"
        return MatchScreen(self._launcher.start_match(form, ante, stakes), self._settings)

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


def _row(title: str, field: Input | Cycle | Opener | StakeField, begins: bool = False) -> Horizontal:
    """A field with its name; `begins` says that it is the first of its group."""
    name = Static(Content(title), classes="field-name")
    return Horizontal(name, field, classes="field group" if begins else "field")


def _deck_text(deck: DeckEntry) -> str:
    return f"{deck.name}  ({deck.status})"


def _refusal(deck: DeckEntry) -> str:
    return "" if deck.legal else f"It can't be played ({deck.status}): duelterm decks {deck.key} says why."
