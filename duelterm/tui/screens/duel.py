"""The duel screen: the table, the prompt, and the passing of the keyboard."""

from collections.abc import Callable
from functools import partial

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.reactive import Reactive
from textual.screen import Screen
from textual.widget import Widget

from duelterm.session.api import Question, Table
from duelterm.session.matchapi import MatchTable
from duelterm.tui import opening, picture
from duelterm.tui.answering import Step
from duelterm.tui.coaching import Coaching, People
from duelterm.tui.desk import Desk
from duelterm.tui.keymap import BY_ID
from duelterm.tui.labels import is_label_key
from duelterm.tui.layouts import SMALLEST, game_table
from duelterm.tui.owner import Gate
from duelterm.tui.screens import overlays
from duelterm.tui.screens.choosing import ChoicePage
from duelterm.tui.screens.curtain import Curtain
from duelterm.tui.screens.dialogs import Confirm, Outcome
from duelterm.tui.screens.opening import OpeningPage
from duelterm.tui.screens.sheet import SheetPage, plotted
from duelterm.tui.settings import Settings
from duelterm.tui.showing import Showing
from duelterm.tui.waiving import moment, waive, waived_by
from duelterm.tui.widgets.lines import KeyClicked, SpotClicked
from duelterm.tui.widgets.slot import Slot
from duelterm.tui.widgets.tabletop import Tabletop
from duelterm.tui.widgets.zone import Zone


class DuelScreen(Screen[None]):
    """A duel at one keyboard, alone or of a match. It is dismissed when the duel is over and its end has been seen."""

    # A focus change must not repaint the whole screen.
    focused: Reactive[Widget | None] = Reactive(None, repaint=False)
    AUTO_FOCUS = ""

    def __init__(self, table: Table, settings: Settings, match: MatchTable | None = None) -> None:
        super().__init__()
        self._match = match
        self.game = game_table(table.rulebook)
        self.desk = Desk(table, self.game.layout(*SMALLEST), settings.keys)
        self.settings = settings
        self.tabletop = Tabletop(self.game, settings)
        self._last_key = self._turned_up = settings.clock()
        self._last_enter = self._last_key - settings.repeat
        self._commands = self._command_table()
        self.coaching = Coaching(table, People(settings.people), settings.coach)
        self.showing = Showing(self, table.names, self.game, self._show_happening, settings)

    def compose(self) -> ComposeResult:
        yield self.tabletop

    def on_mount(self) -> None:
        self.set_interval(1.0, self._tick)
        self.showing.begin_ticking()
        self.meet()
        shows = self.desk.gate is Gate.OPEN and self.desk.question is not None
        if shows and self._hides_itself and not opening.is_opening(self.desk.question):
            self.hide()

    def on_resize(self, event: events.Resize) -> None:
        layout = self.game.layout(event.size.width, event.size.height)
        self.showing.end()
        self.desk.arrange(layout)
        self.tabletop.take_layout(layout)
        self.show_table()
        self.call_after_refresh(self.show_table)

    # Passing the keyboard

    def meet(self) -> None:
        """Turn to the open question: ask it, or draw the curtain first, or show how the duel ended."""
        gate = self.desk.meet()
        self.show_table()
        if self.desk.question is None:
            self._show_outcome()
        elif gate is Gate.CURTAIN:
            self._draw_curtain(self.desk.question.seat, opens=True, waived=waived_by(self.desk))

    @property
    def _hides_itself(self) -> bool:
        """Whether there is somebody to hide the table from."""
        return self.desk.table.privacy in ("curtain", "peek")

    def hide(self) -> None:
        """Hide the table now; whoever sat here comes back through the curtain."""
        question, owner = self.desk.question, self.desk.keyboard.owner
        if question is None or any(isinstance(screen, Curtain) for screen in self.app.screen_stack):
            return
        seat = question.seat if owner is None else owner
        opens = owner is not None or self.desk.gate is Gate.KEY
        self._draw_curtain(seat, opens=opens and self.desk.table.privacy == "curtain")

    def _draw_curtain(self, seat: int, opens: bool, waived: str = "") -> None:
        """The order matters: nobody's board, no message, no pinned card, and only then the curtain. `waived` is the
        answer that may be given there without looking.
        """
        last = self.desk.keyboard.last
        self.desk.hide()
        self.show_table()
        self.app.clear_notifications()
        self.app.clear_selection()
        while self.app.screen is not self and self in self.app.screen_stack:
            self.app.pop_screen()
        told = moment(self.desk, self.settings.glyphs) if waived else ""
        person, beside = self.desk.table.person(seat), overlays.beside_whom(self.desk, seat)
        curtain = Curtain(person, overlays.public_words(self.desk), self.settings, told, beside)

        def passed(looks: bool | None) -> None:
            if looks is False:
                waive(self.desk, waived, last)
            self._come_back(seat, opens and looks is not False)

        self.app.push_screen(curtain, passed)

    def _come_back(self, seat: int, opens: bool) -> None:
        self._last_key = self.settings.clock()
        if opens:
            self.desk.open(seat)
            self.show_table()
        else:
            self.meet()

    def _turn_hand(self) -> None:
        """The key that opens the asked person's hand, or turns it down again."""
        desk, question = self.desk, self.desk.question
        if question is None:
            return
        if desk.hand_can_close:
            desk.close()
        elif desk.gate is Gate.KEY or (desk.hand_can_open and desk.keyboard.privacy == "peek"):
            self._turned_up = self.settings.clock()
            desk.open(question.seat)
        elif desk.hand_can_open:
            self._draw_curtain(question.seat, opens=True)

    def _tick(self) -> None:
        now = self.settings.clock()
        peeking = self.desk.keyboard.privacy == "peek" and self.desk.keyboard.owner is not None
        if peeking and now - max(self._turned_up, self._last_key) >= self.settings.peek and self.app.screen is self:
            self.desk.close()
            self.show_table()
        if now - self._last_key >= self.settings.idle and self._hides_itself:
            self.hide()

    # Keys and mouse

    def _command_table(self) -> dict[str, Callable[[], None]]:
        desk = self.desk
        return {
            "left": lambda: desk.move(-1, 0),
            "right": lambda: desk.move(1, 0),
            "up": lambda: desk.move(0, -1),
            "down": lambda: desk.move(0, 1),
            "zone": lambda: desk.next_zone(1),
            "zone-before": lambda: desk.next_zone(-1),
            "do": lambda: self._after(desk.enter()),
            "back": lambda: self._after(desk.escape()),
            "undo": self._undo,
            "read": self._read,
            "keys": lambda: self._overlay(overlays.keys_page(self.game, self.settings)),
            "answers": desk.toggle_list,
            "concede": self._concede,
            "end": lambda: self._after(desk.end_turn()),
            "graves": lambda: self._overlay(overlays.zone_page(desk, overlays.GRAVEYARDS, self.settings)),
            "hide": self.hide,
            "above": lambda: desk.turn_fields("top"),
            "below": lambda: desk.turn_fields("bottom"),
            "partner": self._read_partner,
            "log": lambda: self._overlay(overlays.log_page(desk, self.settings)),
            "mana": lambda: self._overlay(overlays.zone_page(desk, self.game.pile, self.settings)),
            "sheet": self._read_sheet,
            "hand": self._turn_hand,
            "rules": self._open_rulebook,
            "coach": self._switch_coach,
            "policy": self._choose_policy,
            "since": self._read_news,
            "quit": lambda: self.app.simulate_key("ctrl+c"),
            "save-quit": lambda: self.app.simulate_key("ctrl+q"),
        }

    def on_key(self, event: events.Key) -> None:
        self.showing.interrupt()
        self.touch()
        if event.key == "enter":
            held = self._last_key - self._last_enter < self.settings.repeat
            self._last_enter = self._last_key
            if held:
                return
        command = self._commands.get(self.settings.keys.command(event.key, event.character))
        if command is None and not is_label_key(event.character):
            return
        event.stop()
        event.prevent_default()
        if command is not None:
            command()
        elif event.character is not None:
            self._after(self.desk.type(event.character))
        self.show_table()

    def touch(self) -> None:
        """Somebody is there: a key or the mouse, here or on a page over the table."""
        self._last_key = self.settings.clock()
        self.desk.recall.read()

    def on_slot_clicked(self, message: Slot.Clicked) -> None:
        self.touch()
        if message.reading:
            self.desk.point(message.spot)
            self._read()
        else:
            self._after(self.desk.choose(message.spot))
        self.show_table()

    def on_spot_clicked(self, message: SpotClicked) -> None:
        if not message.reading:
            self._after(self.desk.choose(message.spot))
        elif any(message.spot in row.spots for row in self.desk.rows()):
            self.desk.point(message.spot)
            self._read()
        self.show_table()

    def on_key_clicked(self, message: KeyClicked) -> None:
        self.app.simulate_key(message.key)

    def on_zone_rolled(self, message: Zone.Rolled) -> None:
        side, zone = message.row.split(" ", 1)
        shown = self.desk.layout.zones[side, zone].shown
        self.desk.windows.roll(message.row, len(self.desk.board.zones[side, zone]), shown, message.by)
        self.show_table()

    def on_mouse_scroll_down(self) -> None:
        self._roll_list(1)

    def on_mouse_scroll_up(self) -> None:
        self._roll_list(-1)

    def _roll_list(self, by: int) -> None:
        """The wheel goes through the list of all answers, where it is shown."""
        if self.desk.shows_list:
            self.desk.move(0, by)
            self.show_table()

    def _after(self, step: Step) -> None:
        if step.answer is not None:
            asked = self.desk.question
            self.showing.answered(asked, step.answer, self.desk.view)
            self._meet_after(asked)

    def _meet_after(self, asked: Question | None) -> None:
        """Before a curtain hides it, everybody sees what has just come out before a duel."""
        told = opening.told_after(asked, self.desk.table, self.desk.game.cards)
        if not told:
            self.meet()
            return
        self.desk.close()
        self.show_table()
        self.app.push_screen(OpeningPage(told, self.settings), lambda seen: self.meet())

    def _undo(self) -> None:
        if self.desk.undo():
            self.showing.cut()
            self.meet()

    def _read(self) -> None:
        page = overlays.card_page(self.desk, self.settings)
        if page is not None:
            self._overlay(page)
        else:
            _, card = self.desk.face()
            self.desk.say = f"Can't read it: {'it lies face down' if card is not None else 'it is no card'}."

    def _read_news(self) -> None:
        if BY_ID["since"].says(self.desk):
            self._overlay(overlays.since_page(self.desk, self.settings))
        else:
            self.desk.say = "Nothing has happened since your last view."

    def _read_partner(self) -> None:
        page = overlays.partner_page(self.desk, self.settings)
        if page is not None:
            self._overlay(page)
        elif self.game.has_partners:
            self.desk.say = "Only partners see each other's hands, and only on a screen of their own."

    def _read_sheet(self) -> None:
        if BY_ID["sheet"].says(self.desk):
            self._overlay(SheetPage(self.desk, self.settings))

    def _overlay(self, page: Screen[None]) -> None:
        self.app.push_screen(page)

    def _open_rulebook(self) -> None:
        from duelterm.tui.screens.rulebook import RulebookPage

        self.app.push_screen(RulebookPage(self.desk.table.rulebook, self.desk.cited, self.settings))

    def _switch_coach(self) -> None:
        question = self.desk.question
        if question is not None:
            on = self.coaching.switch(question.seat)
            self.desk.say = f"The coach {'speaks' if on else 'is silent'} now for {self.desk.asker_name}."

    def _choose_policy(self) -> None:
        from duelterm.tui.screens.policy import PolicyPage

        table, seat = self.desk.table, self.desk.announcer
        if seat is None:
            self.desk.say = "Can't announce answers before the duel or after it."
            return

        def announce(policy: str | None) -> None:
            if policy is not None:
                self.desk.announce(seat, policy)
                self.meet()

        said = table.policy(seat), table.own_policy(seat)
        self.app.push_screen(PolicyPage(table.person(seat), *said, table.rulebook, self.settings), announce)

    def _concede(self) -> None:
        question, owner = self.desk.question, self.desk.keyboard.owner
        if question is None:
            return
        seat = question.seat if owner is None else owner
        name = self.desk.table.names[seat]

        if self._match is not None:
            self._give_up(self._match, seat)
            return

        def concede(sure: bool | None) -> None:
            if sure:
                self.desk.table.concede(seat)
                self.meet()

        teams = " for the team" * self.game.has_partners
        dialog = Confirm(f"Does {name} give up the duel{teams}?", f"yes, {name} concedes", "no, play on", self.settings)
        self.app.push_screen(dialog, concede)

    def _give_up(self, match: MatchTable, seat: int) -> None:
        """In a match one can give up the duel alone, or all of it."""
        name, other = match.names[seat], match.names[1 - seat]
        answers = [
            ("", "nothing: play on"),
            ("duel", f"this duel: {other} wins it, the match goes on"),
            ("match", f"the whole match: {other} wins it"),
        ]

        def concede(what: str | None) -> None:
            if what:
                (match if what == "match" else self.desk.table).concede(seat)
                self.meet()

        self.app.push_screen(ChoicePage(f"WHAT DOES {name} GIVE UP?", answers, self.settings), concede)

    def _show_outcome(self) -> None:
        words = picture.prompt_of(self.desk, self.settings.glyphs).text
        said = [Content(line) for line in self.coaching.farewell()]
        log, plot = overlays.log_text(self.desk), partial(plotted, self.desk, self.settings)
        page = Outcome(words, log, self.settings, said, plot)
        self.app.push_screen(page, self._leave)

    def _leave(self, seen: object) -> None:
        """The end has been seen. (The callback must not return what `dismiss` returns: it would be awaited.)"""
        self.dismiss()

    # What is shown

    def show_table(self) -> None:
        """Show the desk as it is now. Each part draws itself only if what it shows has changed.

        A call that was put off may come when the program is leaving and the parts are gone.
        """
        if not self.is_mounted or not self.tabletop.is_whole:
            return
        self.showing.see(self.desk)
        self.tabletop.show(self.desk, self.coaching.lines(self.desk), self.showing)

    def _show_happening(self) -> None:
        """The next frame of what happens."""
        self.tabletop.show_happening(self.desk, self.showing)
