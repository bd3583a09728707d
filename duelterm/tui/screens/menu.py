"""The first page: go on with a duel, start one, or leave."""

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.screen import Screen

from duelterm.tui.launcher import Launcher, LaunchRefused
from duelterm.tui.prompting import Offer, key_lines
from duelterm.tui.settings import Settings
from duelterm.tui.widgets.choices import Choices
from duelterm.tui.widgets.lines import Hints, KeyClicked, Lines
from duelterm.tui.wording import clipped, title_line


class Menu(Screen[None]):
    """Unfinished duels first, if there are any."""

    AUTO_FOCUS = ""

    def __init__(self, launcher: Launcher, settings: Settings) -> None:
        super().__init__()
        self._launcher, self._settings = launcher, settings
        self._say = ""

    def compose(self) -> ComposeResult:
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

    def _fill(self) -> None:
        self._resumable = list(self._launcher.resumable())
        items = [("r" if at == 0 else "", f"resume   {entry.text}") for at, entry in enumerate(self._resumable)]
        items += [("n", "new duel"), ("q", "quit")]
        self.query_one("#menu", Choices).fill(items)

    def on_key(self, event: events.Key) -> None:
        if self.query_one("#menu", Choices).press(event.key):
            event.stop()

    def on_key_clicked(self, message: KeyClicked) -> None:
        self.app.simulate_key(message.key)

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        from duelterm.tui.screens.duel import DuelScreen
        from duelterm.tui.screens.new_duel import NewDuelForm

        self.say("")
        at = message.at
        if at < len(self._resumable):
            try:
                table = self._launcher.resume(self._resumable[at].path)
            except LaunchRefused as refusal:
                self.say(str(refusal))
                return
            self.app.push_screen(DuelScreen(table, self._settings))
        elif at == len(self._resumable):
            self.app.push_screen(NewDuelForm(self._launcher, self._settings))
        else:
            self.app.simulate_key("ctrl+q")

    def say(self, words: str) -> None:
        """Say why something did not work."""
        self.query_one("#menu-say", Lines).show(
            words, lambda width, height: [Content.styled(clipped(f" {words}", width), "bold $warn")]
        )
