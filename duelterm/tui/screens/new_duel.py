"""The form for a new duel or match. No hand is shown after it before a curtain."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, Static

from duelterm.library.chips import Chips
from duelterm.tui.launcher import NO_LIST_TEXT, Launcher, LaunchRefused, NewDuel
from duelterm.tui.prompting import Offer, key_lines
from duelterm.tui.screens import form
from duelterm.tui.screens.duel import DuelScreen
from duelterm.tui.screens.finder import Finder
from duelterm.tui.screens.form_decks import SEATS, DeckChoice
from duelterm.tui.screens.form_rows import form_rows
from duelterm.tui.screens.form_rulings import RulingChoice, RulingsPage
from duelterm.tui.screens.match import MatchScreen
from duelterm.tui.settings import Settings
from duelterm.tui.widgets.cycle import Cycle, Opener
from duelterm.tui.widgets.lines import Hints, KeyClicked, Lines
from duelterm.tui.widgets.stake import StakeField
from duelterm.tui.wording import clean_name, clipped, title_line


class NewDuelForm(Screen[None]):
    """Game and rule set where there is a choice, limited list, duel or match, names, decks, stakes and ante, who goes
    first, privacy, seed.
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
        self._decks = DeckChoice(launcher, self._games[0])
        self._rulings = RulingChoice(self._decks.rules)

    def compose(self) -> ComposeResult:
        with Vertical(classes="calm"):
            yield Lines("page-title")
            yield from form_rows(self._games, self._decks, self._known, self._settings)
            yield Static(Content(form.NOTE), id="note")
            yield Lines("form-say")
            yield Hints("page-keys")

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
        return self._decks.rules in self._decks.game.matches

    @property
    def _has_wagers(self) -> bool:
        """Whether it is a match that may be played for something."""
        return self._playing == form.MATCH and self._decks.rules in self._decks.game.wagers

    def _show_rows(self) -> None:
        """Only what leaves a choice has a row."""
        shown = {
            "#game": len(self._games) > 1,
            "#rules": len(self._decks.game.rule_sets) > 1,
            "#limits": self._decks.has_lists,
            "#rulings": bool(self._rulings.rulings) and self._playing == form.DUEL,
            "#playing": self._has_matches,
            "#first": self._playing == form.DUEL,
            **dict.fromkeys(("#stake-1", "#stake-2", "#ante"), self._has_wagers),
        }
        for part, wanted in shown.items():
            row = self.query_one(part).parent
            if isinstance(row, Widget):
                row.display = wanted
        self.query_one("#start", Opener).show(form.START[self._playing])
        self._judge_ante()

    def _judge_ante(self) -> None:
        """Offer an ante, or say why it can't be (R3-2.6)."""
        if not self._has_wagers:
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
        take = {"game": self._take_game, "rules": self._take_rules}.get(message.part)
        if take is not None and not self._judged(take):
            return
        if message.part in ("game", "rules", "playing"):
            self._show_rows()

    def _judged(self, take: Callable[[], None]) -> bool:
        """Take another game, rule set or limited list, and show the decks by it; whether that could be read."""
        try:
            take()
        except LaunchRefused as refusal:
            self.say(str(refusal))
            return False
        for seat in SEATS:
            self.query_one(f"#deck-{seat}", Opener).show(self._decks.words(seat))
        return True

    def _take_game(self) -> None:
        key = self.query_one("#game", Cycle).value
        self._decks.take_game(next(game for game in self._games if game.key == key))
        self.query_one("#rules", Cycle).fill(self._decks.game.rule_sets)
        self.query_one("#first", Cycle).fill(form.firsts(self._decks.game))
        self._take_usual()

    def _take_rules(self) -> None:
        self._decks.take_rules(self.query_one("#rules", Cycle).value)
        self._take_usual()

    def _take_usual(self) -> None:
        """By other rules there is no limited list yet, and all rulings are the usual ones."""
        self._rulings.take_rules(self._decks.rules)
        self._show_rulings()
        self._show_list()

    def _show_list(self, text: str = NO_LIST_TEXT) -> None:
        self.query_one("#limits", Opener).show(text)

    def _show_rulings(self) -> None:
        self.query_one("#rulings", Opener).show(self._rulings.words)

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
        if message.part == "limits":
            self._open_lists(message.typed)
            return
        if message.part == "rulings":
            self.app.push_screen(RulingsPage(self._rulings, self._settings), lambda seen: self._show_rulings())
            return
        seat = int(message.part.removeprefix("deck-"))
        title = f"DECK OF {clean_name(self.query_one(f'#name-{seat}', Input).value) or f'PLAYER {seat}'}"
        page = Finder(title, self._decks.items, self._settings, self._decks.chosen.get(seat, ""), message.typed)
        self.app.push_screen(page, partial(self._take_deck, seat))

    def _open_lists(self, typed: str) -> None:
        """The limited lists, to choose from."""
        try:
            items = self._decks.lists
        except LaunchRefused as refusal:
            self.say(str(refusal))
            return

        def take(key: str | None) -> None:
            if key is not None and self._judged(partial(self._decks.take_list, key)):
                self._show_list(next(item.text for item in items if item.key == key))
                self.call_after_refresh(self.focus_next)

        self.app.push_screen(Finder("LIMITED LIST", items, self._settings, self._decks.limits, typed), take)

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
            self._decks.chosen[seat] = key
            self.query_one(f"#deck-{seat}", Opener).show(self._decks.words(seat))
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
        fields = [self.query_one(f"#stake-{seat}", StakeField) for seat in SEATS]
        stakes = tuple(field.stake if self._has_wagers else Chips() for field in fields)
        ante = self._has_wagers and self.query_one("#ante", Cycle).value == "yes"
        return MatchScreen(self._launcher.start_match(filled, ante, stakes), self._settings)

    def say(self, words: str) -> None:
        """Say this above the keys."""
        self.query_one("#form-say", Lines).show(
            words, lambda width, height: [Content.styled(clipped(f" {words}", width), "bold $warn")]
        )

    def form(self) -> NewDuel:
        """What was filled in. Raises FormRefused."""
        names = form.names_of([self.query_one(f"#name-{seat}", Input).value for seat in SEATS])
        if not self._decks.chosen:
            raise form.FormRefused("There is no deck to play with.")
        seed = form.seed_of(self.query_one("#seed", Input).value)
        return NewDuel(
            names,
            tuple(self._decks.chosen[seat] for seat in SEATS),
            self.query_one("#first", Cycle).value,
            self.query_one("#privacy", Cycle).value,
            seed,
            self._decks.game.key,
            self._decks.rules,
            self._decks.limits,
            self._rulings.switches if self._playing == form.DUEL else {},
        )
