"""The program's screen: `play` for the menu, `play_duel` for one table. Nothing outside this package knows Textual."""

import asyncio
import os
import select
import signal
import sys
from dataclasses import replace
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual import events
from textual._styles_cache import StylesCache
from textual.app import App
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType

from duelterm.library.crash import disk_fault, write_report
from duelterm.session.api import Table
from duelterm.session.matchapi import MatchTable
from duelterm.tui.coaching import ALONE
from duelterm.tui.launcher import Launcher, Wishes
from duelterm.tui.layouts import is_too_small
from duelterm.tui.plain import Harmless, PlainLetters
from duelterm.tui.screens.covers import Cover, TooSmall
from duelterm.tui.screens.dialogs import Confirm
from duelterm.tui.screens.duel import DuelScreen
from duelterm.tui.screens.match import MatchScreen
from duelterm.tui.screens.menu import Menu
from duelterm.tui.settings import Settings
from duelterm.tui.themes import THEMES, colours_off, glyphs_for

CLEAR = "\x1b[2J\x1b[H"
INTERRUPTED = 130


class DuelApp(App[int]):
    """Two people at one keyboard."""

    CSS_PATH = "table.tcss"
    TITLE = "duelterm"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "save_quit", id="app.quit", priority=True),
        Binding("ctrl+c", "ask_quit", id="app.ask_quit", priority=True),
    ]

    def __init__(
        self,
        launcher: Launcher | None = None,
        table: Table | None = None,
        settings: Settings | None = None,
        match: MatchTable | None = None,
        wishes: Wishes | None = None,
    ) -> None:
        super().__init__(ansi_color=True if colours_off(os.environ) else None)
        wanted = settings if settings is not None else Settings()
        self.settings = replace(wanted, glyphs=glyphs_for(wanted.glyphs, wanted.theme, os.environ))
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = f"duel-{wanted.theme}"
        self._filters.append(Harmless())
        if wanted.glyphs.rule.isascii():
            self._filters.append(PlainLetters())
        self._launcher, self._table, self._match, self._wishes = launcher, table, match, wishes
        self._leaving = self._stopped = False

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return THEMES[0].variables

    def on_mount(self) -> None:
        if not self.is_headless:
            self._watch_terminal()
        if self._launcher is not None:
            self.push_screen(Menu(self._launcher, self.settings, self._wishes))
        elif self._table is not None:
            self.push_screen(DuelScreen(self._table, self.settings), lambda _: self.leave(0))
        elif self._match is not None:
            self.push_screen(MatchScreen(self._match, self.settings), lambda _: self.leave(0))
        self._check_size(*self.size)

    def _watch_terminal(self) -> None:
        """Leave in good order on a signal, and when the terminal is gone without one."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGHUP, signal.SIGTERM):
            loop.add_signal_handler(number, self.leave, 128 + number)
        self.set_interval(1.0, self._check_terminal)
        self._stop_process = signal.getsignal(signal.SIGTSTP)
        loop.add_signal_handler(signal.SIGTSTP, self._stop)
        self._resume_process = signal.getsignal(signal.SIGCONT)
        loop.add_signal_handler(signal.SIGCONT, self._resume)
        self.app_resume_signal.subscribe(self, lambda _: self.refresh(layout=True))

    def _stop(self) -> None:
        """The shell stops the program: first the curtain, and only when it is drawn what Textual does."""
        self.hide_table()
        self._stopped = True
        if callable(self._stop_process):
            self.set_timer(0.05, partial(self._stop_process, signal.SIGTSTP, None))

    def _resume(self) -> None:
        """Who was stopped goes on. A hang-up sends this signal too: a second reader of a dead terminal never ends."""
        if self._stopped and callable(self._resume_process):
            self._resume_process(signal.SIGCONT, None)
        self._stopped = False

    def _check_terminal(self) -> None:
        poll = select.poll()
        poll.register(sys.__stdin__ or 0, select.POLLIN)
        if any(what & (select.POLLHUP | select.POLLERR | select.POLLNVAL) for _, what in poll.poll(0)):
            self.leave(128 + signal.SIGHUP)

    async def on_event(self, event: events.Event) -> None:
        """Whoever presses a key or a button is there, also on a page over the table: it doesn't hide itself."""
        if isinstance(event, events.Key | events.MouseDown | events.MouseScrollDown | events.MouseScrollUp):
            for table in (self.duel, self.match):
                if table is not None:
                    table.touch()
        await super().on_event(event)

    # The table hides itself

    @property
    def duel(self) -> DuelScreen | None:
        """The duel that is on the table, if any."""
        return next((screen for screen in self.screen_stack if isinstance(screen, DuelScreen)), None)

    @property
    def match(self) -> MatchScreen | None:
        """The match that is played, if any."""
        return next((screen for screen in self.screen_stack if isinstance(screen, MatchScreen)), None)

    def hide_table(self) -> None:
        """Draw the curtain over a running duel, or over somebody's cards between the duels of a match."""
        if self.duel is not None:
            self.duel.hide()
        elif self.match is not None:
            self.match.hide()

    def on_resize(self, event: events.Resize) -> None:
        self._check_size(event.size.width, event.size.height)

    def _check_size(self, width: int, height: int) -> None:
        page = self.screen if isinstance(self.screen, TooSmall) else None
        if is_too_small(width, height):
            if page is None:
                self.hide_table()
                self.push_screen(TooSmall(self._left_behind()))
            elif page.is_mounted:
                page.say_size(width, height)
        elif page is not None:
            page.dismiss()

    def _left_behind(self) -> str:
        """What leaving now would mean for the duel on the table."""
        if not self._is_kept and not self._duel_is_lost:
            return "Ctrl+Q  quit"
        hidden = "All cards stay hidden on this page."
        if self._duel_is_lost:
            return f"{hidden}\nThe tutorial isn't saved: it starts\nanew next time.\nCtrl+Q  quit"
        what = "duel" if self.match is None else "match"
        return f"{hidden}\nThe {what} is saved.\nCtrl+Q  save and quit"

    def pop_screen(self) -> AwaitComplete:
        """A page that goes takes along what Textual remembers of its drawing: a hundred kilobytes, and its words."""
        StylesCache.get_inner_outer.cache_clear()
        return super().pop_screen()

    # Leaving

    def action_save_quit(self) -> None:
        """Leave; every answer is on disk already. What isn't saved is left only by who means it."""
        if self._duel_is_lost and not isinstance(self.screen, QuitDialog | TooSmall):
            self.action_ask_quit()
        else:
            self.leave(0)

    @property
    def _duel_is_lost(self) -> bool:
        """Whether leaving ends a running duel that is kept nowhere."""
        return self.duel is not None and self.duel.desk.table.privacy == ALONE and self.duel.desk.question is not None

    @property
    def _is_kept(self) -> bool:
        """Whether something can be gone on with after leaving."""
        if self.match is not None:
            return not self.match.is_over
        return self.duel is not None and self.duel.desk.question is not None and not self._duel_is_lost

    async def action_quit(self) -> None:
        self.leave(0)

    def action_ask_quit(self) -> None:
        """Ask whether to leave; asked twice it leaves."""
        if isinstance(self.screen, QuitDialog):
            self.leave(INTERRUPTED)
        elif isinstance(self.screen, TooSmall):
            self.leave(0)
        else:
            dialog = QuitDialog(*self._quit_words(), self.settings)
            self.push_screen(dialog, lambda sure: self.leave(0) if sure else None)

    def _quit_words(self) -> tuple[str, str]:
        """What is asked, and what yes means: only a duel of two people is saved."""
        if self._duel_is_lost:
            return "Quit? The tutorial isn't saved: next time it starts anew.", "quit"
        return ("Save and quit?", "save and quit") if self._is_kept else ("Quit?", "quit")

    def leave(self, code: int) -> None:
        """Cover the table, and only then go: some terminals can show the last frame again."""
        if self._leaving:
            return
        self._leaving = True
        self.clear_notifications()
        self.push_screen(Cover())
        self.set_timer(0.05, lambda: self.exit(code, return_code=code))

    # Crashes

    def _handle_exception(self, error: Exception) -> None:
        """Textual's own report would print local variables, and with them hidden cards, on the terminal."""
        self._return_code = 1
        if self._exception is None:
            self._exception = error
            self._exception_event.set()
        self._exit_renderables.append(Text(self._crash_words(error)))
        if self._driver is not None:
            self._driver.write(CLEAR)
            self._driver.flush()
        self._close_messages_no_wait()

    def _crash_words(self, error: Exception) -> str:
        """The one line that the terminal keeps of a crash, or of a disk that takes no more; it names no card."""
        what = "match" if self.match is not None else "duel"
        if found := disk_fault(error):
            kept = f" What was saved of the {what} can be gone on with: duelterm resume" if self._is_kept else ""
            return f"duelterm: it can't be saved any more: {found}.{kept}"
        report = write_report(error, self.settings.crash_folder)
        where = f"a report is in {report}" if report is not None else "no report could be kept"
        kept = f" The {what} is saved: duelterm resume" if self._is_kept else ""
        return f"duelterm: an internal error ended the program; {where}.{kept}"


class QuitDialog(Confirm):
    """Asked on Ctrl+C."""

    def __init__(self, question: str, yes: str, settings: Settings) -> None:
        super().__init__(question, yes, "go on", settings)


def play(launcher: Launcher, settings: Settings | None = None, wishes: Wishes | None = None) -> int:
    """Run the menu and what is started from it, first a form with these wishes if there are any; the exit code."""
    return _run(DuelApp(launcher=launcher, settings=settings, wishes=wishes))


def play_duel(table: Table, settings: Settings | None = None) -> int:
    """Run one table; the exit code."""
    return _run(DuelApp(table=table, settings=settings))


def play_match(match: MatchTable, settings: Settings | None = None) -> int:
    """Run one match; the exit code."""
    return _run(DuelApp(match=match, settings=settings))


def _run(app: DuelApp) -> int:
    app.run(mouse=app.settings.mouse)
    return app.return_code if app.return_code is not None else 1
