"""What a card can do: a bundle of compiled abilities, printed on it or given to it."""

from collections.abc import Callable
from typing import Any

from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.core.modifiers import Static
from duelterm.core.state import Active, Pending, State


class Rule:
    """One permission, prohibition or requirement of its holder. `test` asks about the other card (or seat) of the act;
    None means always. `despite` beats prohibitions.
    """

    __slots__ = ("despite", "test")

    def __init__(self, test: Callable[[Any, Frame, Any], bool] | None = None, despite: bool = False) -> None:
        self.test = test
        self.despite = despite


class Bundle:
    """Abilities that come together: keywords with their parameters, rules by word, statics by property (which change
    the holder only), triggers, replacements and activated abilities. `words` are all those words and properties.
    """

    __slots__ = ("activated", "keywords", "replacements", "rules", "statics", "triggers", "words")

    def __init__(self) -> None:
        self.keywords: dict[str, tuple[Any, ...]] = {}
        self.rules: dict[str, tuple[Rule, ...]] = {}
        self.statics: dict[str, tuple[Static, ...]] = {}
        self.triggers: tuple[Any, ...] = ()
        self.replacements: tuple[Any, ...] = ()
        self.activated: tuple[Any, ...] = ()
        self.words: set[str] = set()


class Granted:
    """A trigger or replacement that a static gives to others: each holder has it as its own."""

    __slots__ = ("holders", "inner", "kinds", "static")

    def __init__(self, static: Static, inner: Any, holders: Callable[[Any], list[Any]]) -> None:
        self.static = static
        self.inner = inner
        self.kinds: tuple[str, ...] = inner.kinds
        self.holders = holders

    def fire(self, state: State, active: Active, event: Event, fired: list[Pending]) -> None:
        """Let each holder answer the event."""
        static = self.static
        if static.holds is not None and not static.holds(state, active.frame):
            return
        for card in self.holders(state):
            if static.applies(state, active.frame, card):
                own = Active(self.inner, Frame(card.seat, card.uid, card.mark, card.definition), active.until)
                self.inner.fire(state, own, event, fired)
