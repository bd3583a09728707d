"""The match screen: how it stands between its duels, what is asked there, and the way from one duel to the next."""

from collections.abc import Callable

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen

from duelterm.session.api import Question, RefusedAnswer
from duelterm.session.matchapi import MatchTable
from duelterm.tui import matchwords
from duelterm.tui.exchanging import Exchanging
from duelterm.tui.prompting import key_lines, lay_out
from duelterm.tui.screens.choosing import ChoicePage
from duelterm.tui.screens.curtain import Curtain
from duelterm.tui.screens.dialogs import Confirm
from duelterm.tui.screens.duel import DuelScreen
from duelterm.tui.screens.exchange import ExchangePage
from duelterm.tui.settings import Settings
from duelterm.tui.widgets.lines import Hints, KeyClicked, Lines
from duelterm.tui.wording import title_line

HIDING = ("curtain", "peek")


class MatchScreen(Screen[None]):
    """Nothing here is private: what only one person may see has a page of its own, behind a curtain. It is dismissed
    when the match is over and its end has been seen, or when it was called off before it began.
    """

    AUTO_FOCUS = ""

    def __init__(self, match: MatchTable, settings: Settings) -> None:
        super().__init__()
        self.match, self.settings = match, settings
        self._say = ""
        self._exchanging: Exchanging | None = None
        self._last_key = self._last_enter = settings.clock()

    def compose(self) -> ComposeResult:
        with Vertical(classes="calm"):
            yield Lines("page-title")
            yield Lines("page-text")
            yield Hints("match-prompt")
            yield Hints("page-keys")

    def on_mount(self) -> None:
        self.set_interval(1.0, self._tick)
        if self.match.duel is not None:
            self._play()

    def on_resize(self) -> None:
        self.call_after_refresh(self._show)

    # The way

    @property
    def is_over(self) -> bool:
        """Whether nothing of it can be lost any more by leaving."""
        return matchwords.is_over(self.match)

    def _go_on(self) -> None:
        """What Enter does."""
        match, question = self.match, self.match.question
        if match.result is not None:
            if match.result.trouble:
                match.go_on()
            else:
                self.dismiss()
        elif question is not None and question.private:
            self._open(question)
        elif question is not None:
            self._answer("yes")
        elif match.duel is not None:
            self._play()

    def _answer(self, key: str) -> None:
        """Agree or decline, openly."""
        try:
            self.match.answer([key])
        except RefusedAnswer as refusal:
            self._say = str(refusal)
        else:
            self._onward()

    def _onward(self, owner: int | None = None) -> None:
        """After an answer there is nothing to look at here: the next private question, or the next duel. The `owner` of
        the screen needs no curtain to go on.
        """
        question = self.match.question
        self._show()
        if question is not None and question.seat == owner:
            self._show_cards(question)
        elif question is not None and question.private:
            self._open(question)
        elif self.match.duel is not None:
            self._play()

    def _play(self) -> None:
        """The duel that is on."""
        if self.match.duel is not None:
            self.app.push_screen(DuelScreen(self.match.duel, self.settings, self.match), self._put_down)

    def _put_down(self, seen: object) -> None:
        """The end of a duel has been seen."""
        if self.match.duel is not None and self.match.duel.result is not None:
            self.match.go_on()
        self.touch()
        self._last_enter = self._last_key  # the Enter that left the duel's result must not go on from here too
        self._show()

    # Who may see

    def _open(self, question: Question) -> None:
        """A private question: first the curtain, where people hide something from each other."""
        if self.match.privacy == "curtain":
            self._draw_curtain(question)
        else:
            self._show_cards(question)

    def _draw_curtain(self, question: Question) -> None:
        """Nothing of it is on the screen below."""
        self.app.clear_notifications()
        self.app.clear_selection()
        curtain = Curtain(self.match.names[question.seat], matchwords.public_words(self.match), self.settings)
        self.app.push_screen(curtain, lambda passed: self._show_cards(question))

    def _show_cards(self, question: Question) -> None:
        self.touch()
        if self._exchanging is None or self._exchanging.question != question:
            self._exchanging = Exchanging(question)
        self.app.push_screen(ExchangePage(self.match, self._exchanging, self.settings), self._answered)

    def _answered(self, done: bool | None) -> None:
        self.touch()
        self._last_enter = self._last_key
        if done:
            before, self._exchanging = self._exchanging, None
            self._onward(None if before is None else before.question.seat)

    def hide(self) -> None:
        """Hide somebody's cards now; whoever marked some comes back to them through the curtain."""
        question = self.match.question
        private = any(isinstance(screen, ExchangePage) for screen in self.app.screen_stack)
        if question is None or not private or self.match.privacy not in HIDING:
            return
        while self.app.screen is not self and self in self.app.screen_stack:
            self.app.pop_screen()
        if self.match.privacy == "curtain":
            self._draw_curtain(question)

    def _tick(self) -> None:
        if self.settings.clock() - self._last_key >= self.settings.idle:
            self.hide()

    def touch(self) -> None:
        """Somebody is there."""
        self._last_key = self.settings.clock()

    # Keys

    def on_key(self, event: events.Key) -> None:
        command = self.settings.keys.command(event.key, event.character)
        act = self._acts().get(command)
        if act is None:
            return
        event.stop()
        event.prevent_default()
        self.touch()
        if command == "do":
            held = self._last_key - self._last_enter < self.settings.repeat
            self._last_enter = self._last_key
            if held:
                return
        self._say = ""
        act()
        self._show()

    def _acts(self) -> dict[str, Callable[[], object]]:
        """The commands that mean something now, by id."""
        question, result = self.match.question, self.match.result
        acts: dict[str, Callable[[], object]] = {"rules": self._open_rulebook}
        if matchwords.looks(self.match):
            acts["hand"] = self._go_on
        else:
            acts["do"] = self._go_on
        if question is not None and not question.private:
            acts["back"] = lambda: self._answer("no")
        if result is None:
            acts["concede"] = self._give_up
        elif result.trouble:
            acts["back"] = self.dismiss
        return acts

    def on_key_clicked(self, message: KeyClicked) -> None:
        self.app.simulate_key(message.key)

    def _open_rulebook(self) -> None:
        from duelterm.tui.screens.rulebook import RulebookPage

        self.app.push_screen(RulebookPage(self.match.rulebook, self.match.rule, self.settings))

    def _give_up(self) -> None:
        """Before the first duel nothing is lost by leaving; later somebody gives up the match."""
        if matchwords.is_fresh(self.match):
            dialog = Confirm("Call off the match? Nothing of it is kept.", "yes, call it off", "no", self.settings)
            self.app.push_screen(dialog, self._call_off)
            return
        names = self.match.names
        answers = [("", "nobody: go on with the match")]
        answers += [(str(seat), f"{name}: {names[1 - seat]} wins the match") for seat, name in enumerate(names)]
        self.app.push_screen(ChoicePage("WHO GIVES UP THE WHOLE MATCH?", answers, self.settings), self._concede)

    def _call_off(self, sure: bool | None) -> None:
        if sure:
            self.match.abandon()
            self.dismiss()

    def _concede(self, seat: str | None) -> None:
        if seat:
            self.match.concede(int(seat))
            self._show()

    # What is shown

    def _show(self) -> None:
        if not self.is_mounted or self not in self.app.screen_stack:
            return
        names, glyphs = self.match.names, self.settings.glyphs
        title, right = f"MATCH: {' against '.join(names)}", "two wins of three duels"
        self.query_one("#page-title", Lines).show(
            title, lambda width, height: [Content.styled(title_line(title, right, width, glyphs.rule), "bold $title")]
        )
        text = self.query_one("#page-text", Lines)
        text.show(
            (self.match.score, self.match.question, self.match.result, text.size),
            lambda width, height: matchwords.page_lines(self.match, width, glyphs.more),
        )
        self._show_prompt()

    def _show_prompt(self) -> None:
        rule = self.settings.glyphs.rule
        prompt = matchwords.prompt_of(self.match, self.settings.keys, self._say)
        bar, keys = self.query_one("#match-prompt", Hints), self.query_one("#page-keys", Hints)
        bar.marks = lay_out(prompt, *bar.size, rule).marks
        bar.show((prompt, bar.size), lambda width, height: lay_out(prompt, width, height, rule).lines)
        commands = matchwords.commands_of(self.match, self.settings.keys)
        keys.marks = key_lines(commands, *keys.size).marks
        keys.show((tuple(commands), keys.size), lambda width, height: key_lines(commands, width, height).lines)
