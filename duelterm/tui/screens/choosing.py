"""A page with a question of the program and a few answers, the harmless one first."""

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen

from duelterm.tui.prompting import Offer, key_lines
from duelterm.tui.settings import Settings
from duelterm.tui.widgets.choices import Choices
from duelterm.tui.widgets.lines import Hints, KeyClicked, Lines
from duelterm.tui.wording import title_line

OFFERS = (Offer("Enter", "choose"), Offer("", "up and down move"), Offer("Esc", "back"))


class ChoicePage(Screen[str]):
    """It is dismissed with the key of what was chosen, or with None. `answers` are key and words."""

    AUTO_FOCUS = ""

    def __init__(self, question: str, answers: Sequence[tuple[str, str]], settings: Settings) -> None:
        super().__init__()
        self._asked, self._answers, self._settings = question, tuple(answers), settings

    def compose(self) -> ComposeResult:
        with Vertical(classes="calm"):
            yield Lines("page-title")
            yield Choices("menu", self._settings.glyphs)
            yield Hints("page-keys")

    def on_mount(self) -> None:
        rule = self._settings.glyphs.rule
        self.query_one("#page-title", Lines).show(
            self._asked, lambda width, height: [Content.styled(title_line(self._asked, "", width, rule), "bold $title")]
        )
        self.query_one("#menu", Choices).fill([(str(at), words) for at, (_, words) in enumerate(self._answers, 1)])
        laid = key_lines(OFFERS, 78, 1)
        keys = self.query_one("#page-keys", Hints)
        keys.marks = laid.marks
        keys.show("keys", lambda width, height: laid.lines)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key == "escape":
            self.dismiss(None)
        else:
            self.query_one("#menu", Choices).press(event.key)

    def on_key_clicked(self, message: KeyClicked) -> None:
        self.app.simulate_key(message.key)

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        self.dismiss(self._answers[message.at][0])
