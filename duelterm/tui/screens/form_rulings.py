"""The rulings of a form: the switches of its rule set, and the page on which they are turned."""

from collections.abc import Mapping, Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen

from duelterm.session.rulings import RULINGS, Ruling
from duelterm.tui.prompting import Offer, key_lines
from duelterm.tui.settings import Settings
from duelterm.tui.widgets.choices import Choices
from duelterm.tui.widgets.lines import Hints, KeyClicked, Lines
from duelterm.tui.wording import title_line

USUAL = "as usual"
TITLE = "RULINGS: WHERE THE SOURCES DIFFER"
OFFERS = (Offer("Enter", "turn it"), Offer("", "up and down move"), Offer("Esc", "done"))


class RulingChoice:
    """The rulings of a rule set, and which of them were turned from what is usual."""

    def __init__(self, rules: str, turned: Mapping[str, str]) -> None:
        self.take_rules(rules)
        for number, ruling in enumerate(self.rulings):
            if ruling.switch in turned:
                self._at[number] = [value for value, _ in ruling.values].index(turned[ruling.switch])

    def take_rules(self, rules: str) -> None:
        """Offer those of this rule set, all as usual."""
        self.rulings: Sequence[Ruling] = RULINGS.get(rules, ())
        self._at = [0] * len(self.rulings)

    @property
    def switches(self) -> dict[str, str]:
        """The values that were turned, by switch."""
        return {ruling.switch: ruling.values[at][0] for ruling, at in zip(self.rulings, self._at, strict=True) if at}

    @property
    def words(self) -> str:
        """How many were turned."""
        count = len(self.switches)
        return f"{count} of {len(self.rulings)} turned" if count else USUAL

    @property
    def lines(self) -> list[str]:
        """Each ruling as it is now."""
        return [
            f"{ruling.about}: {ruling.values[at][1]} ({ruling.rule})"
            for ruling, at in zip(self.rulings, self._at, strict=True)
        ]

    def turn(self, number: int) -> None:
        """The next value of this one."""
        self._at[number] = (self._at[number] + 1) % len(self.rulings[number].values)


class RulingsPage(Screen[None]):
    """Each ruling in a line; choosing it turns it."""

    AUTO_FOCUS = ""

    def __init__(self, choice: RulingChoice, settings: Settings) -> None:
        super().__init__()
        self._choice, self._settings = choice, settings

    def compose(self) -> ComposeResult:
        with Vertical(classes="calm"):
            yield Lines("page-title")
            yield Choices("menu", self._settings.glyphs)
            yield Hints("page-keys")

    def on_mount(self) -> None:
        rule = self._settings.glyphs.rule
        self.query_one("#page-title", Lines).show(
            TITLE, lambda width, height: [Content.styled(title_line(TITLE, "", width, rule), "bold $title")]
        )
        self._fill()
        laid = key_lines(OFFERS, 78, 1)
        keys = self.query_one("#page-keys", Hints)
        keys.marks = laid.marks
        keys.show("keys", lambda width, height: laid.lines)

    def _fill(self) -> None:
        self.query_one("#menu", Choices).fill([(str(at), words) for at, words in enumerate(self._choice.lines, 1)])

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key == "escape":
            self.dismiss()
        else:
            self.query_one("#menu", Choices).press(event.key)

    def on_key_clicked(self, message: KeyClicked) -> None:
        self.app.simulate_key(message.key)

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        self._choice.turn(message.at)
        self._fill()
