"""A field of a form for star chips to stake (R3-2.7): never more than somebody has."""

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget

from duelterm.library.chips import Chips

KINDS = Chips._fields
LEAD, GAP = "  ", "   "


class StakeField(Widget, can_focus=True):
    """A number for each kind of chip. Left and right go to another kind, digits, `+` and `-` change the number; a click
    adds one, and goes round at what there is.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "turn(1)", id="stake.next"),
        Binding("left", "turn(-1)", id="stake.before"),
        Binding("plus,space", "add(1)", id="stake.more"),
        Binding("minus", "add(-1)", id="stake.less"),
    ]

    def __init__(self, part: str, has: Chips, stake: Chips) -> None:
        super().__init__(id=part)
        self._counts, self._at = list(stake), 0
        self.offer(has)

    @property
    def stake(self) -> Chips:
        """What is staked."""
        return Chips(*self._counts)

    def offer(self, has: Chips) -> None:
        """Somebody else sits there, who has these chips."""
        self._has = has
        self._counts = [min(count, most) for count, most in zip(self._counts, has, strict=True)]
        self.refresh()

    def action_turn(self, by: int) -> None:
        """To another kind."""
        self._at = (self._at + by) % len(KINDS)
        self.refresh()

    def action_add(self, by: int) -> None:
        """One more or less of this kind."""
        self._counts[self._at] = (self._counts[self._at] + by) % (self._has[self._at] + 1)
        self.refresh()

    def on_key(self, event: events.Key) -> None:
        if event.character is None or event.character not in "0123456789":
            return
        event.stop()
        longer = self._counts[self._at] * 10 + int(event.character)
        fitting = (count for count in (longer, int(event.character)) if count <= self._has[self._at])
        self._counts[self._at] = next(fitting, self._has[self._at])
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        end = len(LEAD)
        for at, text in enumerate(self._texts()):
            if end <= event.x < end + len(text):
                self._at = at
                self.action_add(1)
            end += len(text) + len(GAP)

    def _texts(self) -> list[str]:
        counted = zip(KINDS, self._counts, self._has, strict=True)
        return [f"{kind} {count} of {most}" for kind, count, most in counted]

    def render(self) -> Content:
        line = Content("> " if self.has_focus else LEAD)
        for at, text in enumerate(self._texts()):
            here = self.has_focus and at == self._at
            line += Content(GAP if at else "") + Content.styled(text, "reverse" if here else "")
        return line

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()
