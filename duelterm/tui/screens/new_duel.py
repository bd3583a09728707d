"""The form for a new duel or match. No hand is shown after it before a curtain."""

from functools import partial
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static

from duelterm.tui.launcher import Launcher, LaunchRefused, NewDuel, Wishes
from duelterm.tui.prompting import Offer, key_lines
from duelterm.tui.screens import form
from duelterm.tui.screens.duel import DuelScreen
from duelterm.tui.screens.finder import Finder
from duelterm.tui.screens.form_fields import FormFields
from duelterm.tui.screens.form_rulings import RulingsPage
from duelterm.tui.screens.match import MatchScreen
from duelterm.tui.settings import Settings
from duelterm.tui.widgets.cycle import Opener
from duelterm.tui.widgets.lines import Hints, KeyClicked, Lines
from duelterm.tui.wording import clipped, title_line


class NewDuelForm(Screen[None]):
    """The fields, the pages that they open, and the start of what was filled in."""

    AUTO_FOCUS = "#start"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "app.focus_next", id="form.next"),
        Binding("up", "app.focus_previous", id="form.before"),
        Binding("enter", "go_on", id="form.go_on", priority=True),
        Binding("escape", "back", id="form.back"),
        Binding("ctrl+o", "people", id="form.people"),
    ]

    def __init__(self, launcher: Launcher, settings: Settings, wishes: Wishes) -> None:
        super().__init__()
        self._launcher, self._settings, self._wishes = launcher, settings, wishes
        self._fields = FormFields(launcher, wishes)
        self._opening = False

    def compose(self) -> ComposeResult:
        with Vertical(classes="calm"):
            yield Lines("page-title")
            yield self._fields
            yield Static(Content(form.NOTE), id="note")
            yield Lines("form-say")
            yield Hints("page-keys")

    def on_mount(self) -> None:
        rule = self._settings.glyphs.rule
        self.query_one("#page-title", Lines).show(
            "form",
            lambda width, height: [Content.styled(title_line("NEW DUEL", "Esc back", width, rule), "bold $title")],
        )
        if self._fields.known.fault:
            self.say(self._fields.known.fault)

    def on_form_fields_noted(self, message: FormFields.Noted) -> None:
        self.query_one("#note", Static).update(Content(message.words))

    def on_form_fields_refused(self, message: FormFields.Refused) -> None:
        self.say(message.words)

    # Keys

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Say what the keys do at this field."""
        self._fields.judge_ante()
        offers = [*form.keys_at(event.widget, bool(self._fields.known.names)), Offer("Esc", "back")]
        laid = key_lines(offers, 78, 1)
        keys = self.query_one("#page-keys", Hints)
        keys.marks = laid.marks
        keys.show(offers, lambda width, height: laid.lines)

    def on_descendant_blur(self, event: events.DescendantBlur) -> None:
        """Say at once what is wrong with names; the seed is judged when all is sent."""
        if (event.widget.id or "").startswith("name-"):
            self.say(self._fields.names_fault)

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

    # Pages

    def on_opener_opened(self, message: Opener.Opened) -> None:
        if message.part == "start":
            if not message.typed:
                self._start()
        elif message.part == "limits":
            self._open_lists(message.typed)
        elif message.part == "rulings":
            page = RulingsPage(self._fields.rulings, self._settings)
            self.app.push_screen(page, lambda seen: self._fields.show_rulings())
        else:
            self._open_decks(int(message.part.removeprefix("deck-")), message.typed)

    def _open_decks(self, seat: int, typed: str) -> None:
        """All decks, to choose one for this seat."""
        decks = self._fields.decks
        title = f"DECK OF {self._fields.person(seat)}"
        page = Finder(title, decks.items, self._settings, decks.chosen.get(seat, ""), typed)
        self.app.push_screen(page, partial(self._take_deck, seat))

    def _take_deck(self, seat: int, key: str | None) -> None:
        if key is not None:
            self._fields.take_deck(seat, key)
            self.call_after_refresh(self.focus_next)

    def _open_lists(self, typed: str) -> None:
        """The limited lists, to choose from."""
        try:
            items = self._fields.decks.lists
        except LaunchRefused as refusal:
            self.say(str(refusal))
            return

        def take(key: str | None) -> None:
            if key is not None and self._fields.take_list(next(item for item in items if item.key == key)):
                self.call_after_refresh(self.focus_next)

        page = Finder("LIMITED LIST", items, self._settings, self._fields.decks.limits, typed)
        self.app.push_screen(page, take)

    def action_people(self) -> None:
        """Those who have played before, to choose a name from."""
        field, known = self.focused, self._fields.known
        if not isinstance(field, Input) or field.id == "seed" or not known.names:
            return

        def take(name: str | None) -> None:
            if name is not None:
                field.value = name
                self.call_after_refresh(self.focus_next)

        self.app.push_screen(Finder("WHO PLAYS?", known.items, self._settings, field.value), take)

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
        self.say(form.OPENING[self._fields.playing])
        self.call_after_refresh(self._open, filled)

    def _open(self, filled: NewDuel) -> None:
        self._opening = False
        try:
            screen = self._begun(filled)
        except LaunchRefused as refusal:
            self.say(str(refusal))
            return
        self._wishes.seed = None  # the next duel is another
        self.app.switch_screen(screen)

    def _begun(self, filled: NewDuel) -> Screen[None]:
        """What is played now. Raises LaunchRefused."""
        if self._fields.playing == form.DUEL:
            return DuelScreen(self._launcher.start(filled), self._settings)
        match = self._launcher.start_match(filled, self._fields.ante, tuple(self._fields.stakes))
        return MatchScreen(match, self._settings)

    def say(self, words: str) -> None:
        """Say this above the keys."""
        self.query_one("#form-say", Lines).show(
            words, lambda width, height: [Content.styled(clipped(f" {words}", width), "bold $warn")]
        )

    def form(self) -> NewDuel:
        """What was filled in. Raises FormRefused."""
        return self._fields.filled()
