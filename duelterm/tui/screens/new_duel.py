"""The form for a new duel or match. No hand is shown after it before a curtain."""

from collections.abc import Iterator
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

from duelterm.tui.launcher import PRIVACY, Launcher, LaunchRefused, NewDuel
from duelterm.tui.prompting import Offer, key_lines
from duelterm.tui.screens import form
from duelterm.tui.screens.duel import DuelScreen
from duelterm.tui.screens.finder import Finder, Item
from duelterm.tui.screens.match import MatchScreen
from duelterm.tui.settings import Settings
from duelterm.tui.widgets.cycle import Cycle, Opener
from duelterm.tui.widgets.lines import Hints, KeyClicked, Lines
from duelterm.tui.widgets.stake import StakeField
from duelterm.tui.wording import clean_name, clipped, title_line

SEATS = (1, 2)


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
        self._known = form.Known(launcher)
        self._ante: tuple[object, str] = ((), "")
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
            yield Static(Content(form.NOTE), id="note")
            yield Lines("form-say")
            yield Hints("page-keys")

    def _rows(self) -> Iterator[Horizontal]:
        yield form.row("GAME", Cycle("game", [(game.key, game.name) for game in self._games]), begins=True)
        yield form.row("RULES", Cycle("rules", self._game.rule_sets))
        yield form.row("PLAYING", Cycle("playing", form.PLAYING))
        known = SuggestFromList(self._known.names, case_sensitive=False)
        for seat, name in enumerate(self._settings.names, 1):
            field = Input(name, max_length=20, compact=True, select_on_focus=True, suggester=known, id=f"name-{seat}")
            yield form.row(f"PLAYER {seat}", field, begins=True)
            yield form.row("deck", Opener(f"deck-{seat}", self._deck_words(seat)))
            yield form.row("stake", StakeField(f"stake-{seat}", self._known.chips(name)))
        yield form.row("ANTE", Cycle("ante", form.ANTE), begins=True)
        yield form.row("FIRST", Cycle("first", form.firsts(self._game)), begins=True)
        yield form.row(
            "PRIVACY", Cycle("privacy", PRIVACY, at=[key for key, _ in PRIVACY].index(self._settings.privacy))
        )
        yield form.row("SEED", Input("", placeholder="drawn by chance", max_length=18, compact=True, id="seed"))
        yield form.row("", Opener("start", form.START[form.DUEL]), begins=True)

    def _deck_words(self, seat: int) -> str:
        return form.deck_text(self._decks[self._chosen[seat]]) if seat in self._chosen else "none"

    def on_mount(self) -> None:
        rule = self._settings.glyphs.rule
        self.query_one("#page-title", Lines).show(
            "form",
            lambda width, height: [Content.styled(title_line("NEW DUEL", "Esc back", width, rule), "bold $title")],
        )
        self._show_rows()
        if self._known.fault:
            self.say(self._known.fault)

    @property
    def _playing(self) -> str:
        """A duel or a match; the latter only where the rule set knows them."""
        return self.query_one("#playing", Cycle).value if self._has_matches else form.DUEL

    @property
    def _has_matches(self) -> bool:
        return self.query_one("#rules", Cycle).value in self._game.matches

    def _show_rows(self) -> None:
        """Only what leaves a choice has a row."""
        match = self._playing == form.MATCH
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
        self.query_one("#start", Opener).show(form.START[self._playing])
        self._judge_ante()

    def _judge_ante(self) -> None:
        """Offer an ante, or say why it can't be (R3-2.6)."""
        if self._playing == form.DUEL:
            self._note(form.NOTE)
            return
        try:
            filled = self.form()
            if self._ante[0] != (filled.names, filled.decks):
                self._ante = ((filled.names, filled.decks), self._launcher.no_ante(filled))
        except (form.FormRefused, LaunchRefused):
            return  # it is said when the match is to start
        ante, reason = self.query_one("#ante", Cycle), self._ante[1]
        if bool(reason) != (ante.count == len(form.NO_ANTE)):
            ante.fill(form.NO_ANTE if reason else form.ANTE)
        self._note(f"{reason[:1].upper()}{reason[1:]}." if reason else form.PROPOSED)

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
        self.query_one("#first", Cycle).fill(form.firsts(self._game))
        for seat in SEATS:
            self.query_one(f"#deck-{seat}", Opener).show(self._deck_words(seat))
        return True

    def on_input_changed(self, message: Input.Changed) -> None:
        part = message.input.id or ""
        if part.startswith("name-"):
            seat = part.removeprefix("name-")
            self.query_one(f"#stake-{seat}", StakeField).offer(self._known.chips(message.value))

    # Keys

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Say what the keys do at this field."""
        self._judge_ante()
        offers = [*form.keys_at(event.widget, bool(self._known.names)), Offer("Esc", "back")]
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
        items = [Item(deck.key, form.deck_text(deck), form.refusal(deck)) for deck in self._decks.values()]
        title = f"DECK OF {clean_name(self.query_one(f'#name-{seat}', Input).value) or f'PLAYER {seat}'}"
        page = Finder(title, items, self._settings, self._chosen.get(seat, ""), message.typed)
        self.app.push_screen(page, partial(self._take_deck, seat))

    def action_people(self) -> None:
        """Those who have played before, to choose a name from."""
        field = self.focused
        if not isinstance(field, Input) or field.id == "seed" or not self._known.names:
            return

        def take(name: str | None) -> None:
            if name is not None:
                field.value = name
                self.call_after_refresh(self.focus_next)

        self.app.push_screen(Finder("WHO PLAYS?", self._known.items, self._settings, field.value), take)

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
            filled = self.form()
        except form.FormRefused as refusal:
            self.say(str(refusal))
            return
        self._opening = True
        self.say(form.OPENING[self._playing])
        self.call_after_refresh(self._open, filled)

    def _open(self, filled: NewDuel) -> None:
        self._opening = False
        try:
            screen = self._begun(filled)
        except LaunchRefused as refusal:
            self.say(str(refusal))
            return
        self.app.switch_screen(screen)

    def _begun(self, filled: NewDuel) -> Screen[None]:
        """What is played now. Raises LaunchRefused."""
        if self._playing == form.DUEL:
            return DuelScreen(self._launcher.start(filled), self._settings)
        stakes = tuple(self.query_one(f"#stake-{seat}", StakeField).stake for seat in SEATS)
        ante = self.query_one("#ante", Cycle).value == "yes"
        return MatchScreen(self._launcher.start_match(filled, ante, stakes), self._settings)

    def say(self, words: str) -> None:
        """Say this above the keys."""
        self.query_one("#form-say", Lines).show(
            words, lambda width, height: [Content.styled(clipped(f" {words}", width), "bold $warn")]
        )

    def form(self) -> NewDuel:
        """What was filled in. Raises FormRefused."""
        names = form.names_of([self.query_one(f"#name-{seat}", Input).value for seat in SEATS])
        if not self._chosen:
            raise form.FormRefused("There is no deck to play with.")
        seed = form.seed_of(self.query_one("#seed", Input).value)
        return NewDuel(
            names,
            tuple(self._chosen[seat] for seat in SEATS),
            self.query_one("#first", Cycle).value,
            self.query_one("#privacy", Cycle).value,
            seed,
            self._game.key,
            self.query_one("#rules", Cycle).value,
        )
