"""The first page: go on with a duel or match, start one, or leave."""

from collections.abc import Callable
from functools import partial

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen

from duelterm.session.api import Table
from duelterm.tui.launcher import PARTNERS, Launcher, LaunchRefused, ResumeEntry, Wishes
from duelterm.tui.prompting import Offer, key_lines
from duelterm.tui.settings import Settings
from duelterm.tui.widgets.choices import Choices
from duelterm.tui.widgets.lines import Hints, KeyClicked, Lines
from duelterm.tui.wording import clipped, title_line

RULEBOOK = "duel-masters"


class Menu(Screen[None]):
    """Unfinished duels and matches first, if there are any. With wishes it opens the form that begins with them."""

    AUTO_FOCUS = ""

    def __init__(self, launcher: Launcher, settings: Settings, wishes: Wishes | None = None) -> None:
        super().__init__()
        self._launcher, self._settings = launcher, settings
        self._wishes = wishes if wishes is not None else Wishes([*settings.names, *PARTNERS], settings.privacy)
        self._form_is_due = wishes is not None
        self._read_last = ""
        self._opening = False

    def compose(self) -> ComposeResult:
        with Vertical(classes="calm"):
            yield Lines("page-title")
            yield Choices("menu", self._settings.glyphs)
            yield Lines("menu-say")
            yield Hints("page-keys")

    def on_mount(self) -> None:
        rule = self._settings.glyphs.rule
        self.query_one("#page-title", Lines).show(
            "menu",
            lambda width, height: [
                Content.styled(title_line("DUELTERM", "two players, one keyboard", width, rule), "bold $title")
            ],
        )
        laid = key_lines([Offer("Enter", "choose"), Offer("", "up and down move"), Offer("Ctrl+Q", "quit")], 78, 1)
        keys = self.query_one("#page-keys", Hints)
        keys.marks = laid.marks
        keys.show("keys", lambda width, height: laid.lines)

    def on_screen_resume(self) -> None:
        self._fill()
        if self._form_is_due and not self._opening:
            self._new_duel()

    def _fill(self) -> None:
        self._resumable = list(self._launcher.resumable())
        items = [("r" if at == 0 else "", f"resume   {entry.text}") for at, entry in enumerate(self._resumable)]
        items += [(letter, text) for letter, text, _ in self._entries()]
        self.query_one("#menu", Choices).fill(items)

    def _entries(self) -> list[tuple[str, str, Callable[[], object]]]:
        """What stands below the duels to resume: letter, words, what it does."""
        return [
            ("n", "new duel", self._new_duel),
            ("t", "tutorial: a first duel for one person", lambda: self._start(self._launcher.tutorial)),
            ("R", "rulebook", self._open_rulebook),
            ("q", "quit", lambda: self.app.simulate_key("ctrl+q")),
        ]

    def on_key(self, event: events.Key) -> None:
        if self.query_one("#menu", Choices).press(event.key):
            event.stop()

    def on_key_clicked(self, message: KeyClicked) -> None:
        self.app.simulate_key(message.key)

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        if self._opening:
            return
        self.say("")
        at = message.at
        if at < len(self._resumable):
            self._resume(self._resumable[at])
        else:
            self._entries()[at - len(self._resumable)][2]()

    def _resume(self, entry: ResumeEntry) -> None:
        if not entry.match:
            self._start(partial(self._launcher.resume, entry.path))
            return

        def screen() -> Screen[None]:
            from duelterm.tui.screens.match import MatchScreen

            return MatchScreen(self._launcher.resume_match(entry.path), self._settings)

        self._open("Opening the match ...", screen)

    def _start(self, start: Callable[[], Table]) -> None:
        """A duel, or why there is none. It takes a moment, so that is said first."""

        def screen() -> Screen[None]:
            from duelterm.tui.screens.duel import DuelScreen

            return DuelScreen(start(), self._settings)

        self._open("Opening the duel ...", screen)

    def _new_duel(self) -> None:
        def screen() -> Screen[None]:
            from duelterm.tui.screens.new_duel import NewDuelForm

            self._form_is_due = False
            return NewDuelForm(self._launcher, self._settings, self._wishes)

        self._open("Reading cards and decks ...", screen)

    def _open(self, words: str, screen: Callable[[], Screen[None]]) -> None:
        """Say what takes a moment; when that stands on the screen, do it."""

        def do_it() -> None:
            self._opening = False
            if not self.is_active:
                return  # the window has become too small meanwhile
            try:
                self.app.push_screen(screen())
            except LaunchRefused as refusal:
                self.say(str(refusal))
            else:
                self.say("")

        self._opening = True
        self.say(words)
        self.call_after_refresh(do_it)

    def _open_rulebook(self) -> None:
        from duelterm.tui.screens.rulebook import RulebookPage

        def remember(number: str | None) -> None:
            self._read_last = number or ""

        self.app.push_screen(RulebookPage(RULEBOOK, self._read_last, self._settings), remember)

    def say(self, words: str) -> None:
        """Say why something did not work."""
        self.query_one("#menu-say", Lines).show(
            words, lambda width, height: [Content.styled(clipped(f" {words}", width), "bold $warn")]
        )
