"""The page on which an answer policy is chosen."""

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.screen import Screen

from duelterm.tui.policies import DECLINED, NOTE, offered
from duelterm.tui.prompting import Offer, key_lines
from duelterm.tui.settings import Settings
from duelterm.tui.widgets.choices import Choices
from duelterm.tui.widgets.lines import Hints, KeyClicked, Lines
from duelterm.tui.wording import title_line


class PolicyPage(Screen[str]):
    """The policies to choose from. It shows nothing of the table."""

    AUTO_FOCUS = ""

    def __init__(self, name: str, policy: str, own: str, rulebook: str, settings: Settings) -> None:
        super().__init__()
        self._person, self._rulebook, self._settings = name, rulebook, settings
        self._offered = offered(rulebook, policy, own)
        self._when = "" if own else " IN THE OTHER'S TURNS"

    def compose(self) -> ComposeResult:
        yield Lines("page-title")
        yield Choices("menu", self._settings.glyphs)
        yield Lines("policy-note")
        yield Hints("page-keys")

    def on_mount(self) -> None:
        title = f"WHAT IS {self._person} TO BE ASKED{self._when}?"
        rule = self._settings.glyphs.rule
        self.query_one("#page-title", Lines).show(
            title, lambda width, height: [Content.styled(title_line(title, "", width, rule), "bold $title")]
        )
        items = [(str(number), said) for number, (_, said) in enumerate(self._offered, start=1)]
        self.query_one("#menu", Choices).fill(items)
        self.query_one("#policy-note", Lines).show(title, lambda width, height: self._note(width))
        laid = key_lines([Offer("Enter", "choose"), Offer("", "up and down move"), Offer("Esc", "back")], 78, 1)
        keys = self.query_one("#page-keys", Hints)
        keys.marks = laid.marks
        keys.show("keys", lambda width, height: laid.lines)

    def _note(self, width: int) -> list[Content]:
        lines = [Content(line) for line in (DECLINED[self._rulebook], NOTE)]
        return [Content("  ") + row for line in lines for row in line.wrap(width - 4)]

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss(None)
        elif self.query_one("#menu", Choices).press(event.key):
            event.stop()

    def on_key_clicked(self, message: KeyClicked) -> None:
        self.app.simulate_key(message.key)

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        self.dismiss(self._offered[message.at][0])
