"""The private page between two duels of a match: deck and side deck beside each other (R3-2.3, R3-2.6)."""

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen

from duelterm.session.api import RefusedAnswer
from duelterm.session.matchapi import MatchTable
from duelterm.tui.exchanging import Exchanging
from duelterm.tui.layouts import game_table
from duelterm.tui.pane import Told, pane_lines
from duelterm.tui.prompting import Offer, Prompt, key_lines, lay_out
from duelterm.tui.screens.overlays import reader_page
from duelterm.tui.settings import Settings
from duelterm.tui.widgets.card_column import CardColumn
from duelterm.tui.widgets.lines import Hints, KeyClicked, Lines

STEPS = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "home": -(10**6), "end": 10**6}
ACROSS = {"tab", "shift+tab", "left", "right"}
PANE_LEAST, PANE_MOST = 5, 14
SEARCH = Offer("", "letters search")


class ExchangePage(Screen[bool]):
    """One person's cards. It is dismissed with True when the match has the answer, with False when the person leaves it
    unanswered. `exchanging` is the answer in the making, which outlives the page.
    """

    AUTO_FOCUS = ""

    def __init__(self, match: MatchTable, exchanging: Exchanging, settings: Settings) -> None:
        super().__init__()
        self._match, self._exchanging, self._settings = match, exchanging, settings
        self._game = game_table(match.rulebook)
        self._say = ""
        self._last_enter = settings.clock()

    def compose(self) -> ComposeResult:
        cards, glyphs = self._game.cards, self._settings.glyphs
        with Horizontal(id="columns"):
            yield from (CardColumn(here, cards, glyphs) for here in range(len(self._exchanging.columns)))
        yield Lines("exchange-pane")
        yield Hints("exchange-prompt")
        yield Hints("page-keys")

    def on_resize(self, event: events.Resize) -> None:
        self.query_one("#exchange-pane").styles.height = min(max(event.size.height // 4, PANE_LEAST), PANE_MOST)
        self.call_after_refresh(self._show)

    # Keys and mouse

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        self._say = ""
        answer = self._exchanging
        if event.key in STEPS:
            answer.move(STEPS[event.key])
        elif event.key in ACROSS:
            answer.switch()
        elif event.key == "enter":
            self._enter()
        elif event.key == "escape":
            if not answer.escape():
                self.dismiss(False)
                return
        elif event.key == "backspace":
            answer.erase()
        elif event.key == "space":
            self._read()
        elif event.character is not None:
            answer.type(event.character)
        self._show()

    def _enter(self) -> None:
        """A held Enter must not finish what it has marked."""
        now, before = self._settings.clock(), self._last_enter
        self._last_enter = now
        if now - before < self._settings.repeat:
            return
        keys = self._exchanging.enter()
        if keys is None:
            return
        try:
            self._match.answer(keys)
        except RefusedAnswer as refusal:
            self._say = f"Not so: {refusal}."
        else:
            self.dismiss(True)

    def on_card_column_clicked(self, message: CardColumn.Clicked) -> None:
        self._say = ""
        column = self._exchanging.columns[message.here]
        if not 0 <= message.at < len(column.found):
            self._exchanging.here = message.here
        elif message.reading:
            self._exchanging.here, column.at = message.here, message.at
            self._read()
        else:
            self._exchanging.toggle(message.here, message.at)
        self._show()

    def on_card_column_rolled(self, message: CardColumn.Rolled) -> None:
        self._exchanging.columns[message.here].move(message.by)
        self._show()

    def on_key_clicked(self, message: KeyClicked) -> None:
        self.app.simulate_key(message.key)

    def _read(self) -> None:
        card = self._exchanging.column.card
        if card is not None and card.face is not None:
            self.app.push_screen(reader_page(card.face, None, self._game.elsewhere, self._settings))

    # What is shown

    def _show(self) -> None:
        if not self.is_mounted or self not in self.app.screen_stack:
            return
        answer, glyphs = self._exchanging, self._settings.glyphs
        for here, column in enumerate(answer.columns):
            self.query_one(f"#cards-{here}", CardColumn).tell(column, answer.marked, here == answer.here)
        card = answer.column.card
        told = Told(card.face if card is not None else None, None, self._game.elsewhere)
        self.query_one("#exchange-pane", Lines).show(
            told, lambda width, height: pane_lines(told, width, height, glyphs, lambda *_: ())
        )
        self._show_prompt()

    def _show_prompt(self) -> None:
        answer, rule = self._exchanging, self._settings.glyphs.rule
        question = answer.question
        name = self._match.names[question.seat]
        offers = (Offer("Enter", answer.doing), Offer("Esc", self._stepping_back()))
        prompt = Prompt(f"ASKS {name}", f"only {name} may look", question.text, answer.counter, offers, self._say)
        bar = self.query_one("#exchange-prompt", Hints)
        laid = lay_out(prompt, *bar.size, rule)
        bar.marks = laid.marks
        bar.show((prompt, bar.size), lambda width, height: lay_out(prompt, width, height, rule).lines)
        other = [Offer("Tab", "other column")] if len(answer.columns) > 1 else []
        commands = [SEARCH, *other, Offer("Space", "read card"), Offer("", "arrows move"), Offer("Ctrl+Q", "quit")]
        keys = self.query_one("#page-keys", Hints)
        keys.marks = key_lines(commands, *keys.size).marks
        keys.show(keys.size, lambda width, height: key_lines(commands, width, height).lines)

    def _stepping_back(self) -> str:
        if self._exchanging.column.typed:
            return "end the search"
        return "take the last mark back" if self._exchanging.marked else "hide the cards, decide later"
