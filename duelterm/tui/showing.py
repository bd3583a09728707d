"""The timed show on the slots: at most half a second, ended by any key, and never across another person's screen.

Every show is worked out from two views of the same owner of the screen with no curtain between them. The attack that
stands is no animation: it is drawn from public facts and stays while animations are off.
"""

import os
from collections.abc import Callable, Mapping, Sequence

from textual.screen import Screen
from textual.timer import Timer

from duelterm.core.view import View
from duelterm.session.api import Question
from duelterm.tui.desk import Desk
from duelterm.tui.happening import FRAMES, GONE, Happening, broken_sign, compare
from duelterm.tui.layouts import GameTable
from duelterm.tui.marking import Looks, Marks, marked
from duelterm.tui.owner import Gate
from duelterm.tui.scene import ATTACKER, BLOCKER, TARGET
from duelterm.tui.settings import Settings
from duelterm.tui.standing import Standing, growing, past, words

FRAME = 0.14
SLOW = 0.15
LEVELS = ("none", "basic", "full")
REMOTE = ("SSH_CONNECTION", "SSH_TTY")


def level_for(wanted: str, environ: Mapping[str, str]) -> str:
    """Which animations run: none over SSH, whatever is wanted."""
    return "none" if any(environ.get(name) for name in REMOTE) else wanted


class Showing:
    """What is shown for a moment, and the attack that stands. One timer serves for the whole duel.

    `basic` shows each sign whole from its first frame on, `full` lets it grow. A repaint that takes longer than SLOW
    ends animations for the rest of the duel.
    """

    def __init__(
        self,
        screen: Screen[None],
        names: Sequence[str],
        game: GameTable,
        repaint: Callable[[], None],
        settings: Settings,
    ) -> None:
        self.level = level_for(settings.animations, os.environ)
        self._screen, self._repaint, self._settings = screen, repaint, settings
        self._game, self._standing = game, Standing(names, game)
        self._timer: Timer | None = None
        self._view: View | None = None
        self._place: tuple[int | None, int] = (None, 0)
        self._happening: Happening | None = None
        self._declared = self._grows = False
        self._start = self._drawn = 0.0
        self._frame = 0

    def begin_ticking(self) -> None:
        """Set up the one timer; it stands still unless something is shown."""
        if self.level != "none":
            self._timer = self._screen.set_interval(FRAME, self.tick, pause=True)

    @property
    def runs(self) -> bool:
        """Whether something is shown for a moment."""
        return self._happening is not None

    # What happens

    def answered(self, question: Question | None, keys: Sequence[str], view: View) -> None:
        """This answer was given at this view."""
        if question is not None:
            before = self._standing.attack
            self._standing.answered(question, keys, view)
            self._declared = self._standing.attack is not None and self._standing.attack is not before

    def cut(self) -> None:
        """What comes next is no consequence of what was: show nothing of it."""
        self.end()
        self._view = None
        self._declared = False
        self._standing.forget()

    def see(self, desk: Desk) -> None:
        """The desk as it is shown now; starts a show if the same onlooker sees something new."""
        if desk.view is self._view:
            return
        before, self._view = self._view, desk.view
        place, self._place = self._place, (desk.keyboard.owner, desk.keyboard.bottom)
        declared, self._declared = self._declared, False
        self.end()
        if desk.gate is Gate.CURTAIN:
            self._view = None
        elif before is not None and place == self._place and self.level != "none":
            self._begin(compare(before, desk.view, self._game), declared)

    def _begin(self, happening: Happening, declared: bool) -> None:
        if self._timer is None or not (happening or declared):
            return
        self._happening, self._grows = happening, declared
        self._frame, self._start = 0, self._settings.clock()
        self._timer.reset()
        self._measure()

    # Time

    def tick(self) -> None:
        """The next frame, or the end."""
        if not self.runs:
            return
        now = self._settings.clock()
        if now - self._drawn > 2 * FRAME + SLOW:
            self.level = "none"
        frame = round((now - self._start) / FRAME)
        if frame >= FRAMES or self.level == "none" or not self._screen.is_current:
            self.interrupt()
        elif frame != self._frame:
            self._frame = frame
            self._repaint()
            self._measure()

    def _measure(self) -> None:
        self._drawn = asked = self._settings.clock()
        self._screen.call_after_refresh(self._painted, asked)

    def _painted(self, asked: float) -> None:
        if self._settings.clock() - asked > SLOW:
            self.level = "none"
            self.interrupt()

    def end(self) -> bool:
        """Stop showing; whether anything was shown."""
        ran, self._happening = self.runs, None
        if self._timer is not None:
            self._timer.pause()
        return ran

    def interrupt(self) -> None:
        """A key was pressed, or it is over: the table as it is."""
        if self.end():
            self._repaint()

    # What is shown

    def marked(self, looks: Looks, desk: Desk) -> Looks:
        """The slots with the signs of this frame."""
        return marked(looks, desk.board, desk.layout, self._marks(desk.view))

    def _marks(self, view: View) -> Marks:
        shown, at = self._happening or Happening(), self._at
        broken = {
            seat: {place: broken_sign(place)[-1] for place in places}
            for seat, places in self._standing.broken(view).items()
        }
        for seat, places in shown.broken.items():
            broken.setdefault(seat, {}).update({place: broken_sign(place)[at] for place in places})
        return Marks(
            self._notes(view),
            {spot: sign[at] for spot, sign in shown.signs.items()},
            shown.ghosts,
            broken,
            GONE[at],
        )

    def _notes(self, view: View) -> dict[str, str]:
        attack, blocker = self._standing.attack, self._standing.blocker
        if attack is None or not (self.runs or view.attack is not None):
            return {}
        notes = dict(zip(attack, (ATTACKER, TARGET), strict=True))
        return {**notes, blocker: BLOCKER} if blocker else notes

    @property
    def _at(self) -> int:
        return self._frame if self.level == "full" else FRAMES - 1

    def fight(self, arrow: str, over: bool) -> str:
        """The attack that stands, in a line, or that is over now; empty if there is none."""
        parties = self._standing.parties
        if not parties:
            return ""
        if self.runs:
            return growing(parties, arrow)[self._at] if self._grows else words(parties, arrow)
        return past(parties, arrow) if over else words(parties, arrow)

    def gains(self, seat: int) -> Mapping[str, int]:
        """How many cards have just come into this seat's piles."""
        return self._happening.gains.get(seat, {}) if self._happening is not None else {}
