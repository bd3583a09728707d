"""What an effect knows while it works: whose it is, which card gave it, what it answers, what it named."""

from typing import Any

from duelterm.core.card import Ref


class Frame:
    """`you` is the seat that carries the effect out, `cause` the seat whose effect it is (another one only in
    `each_player`), `source` the uid of the card that has it and `mark` the card's mark then, `event` what it answers,
    `names` the cards and values remembered as `$name`. Frames hold no cards, so copies of a duel share them.
    """

    __slots__ = ("cause", "definition", "event", "mark", "names", "source", "them", "you")

    def __init__(
        self,
        you: int,
        source: int,
        mark: int,
        definition: Any,
        event: Any = None,
        names: dict[str, Any] | None = None,
        them: int = -1,
    ) -> None:
        self.you = self.cause = you
        self.source = source
        self.mark = mark
        self.definition = definition
        self.event = event
        self.names: dict[str, Any] = {} if names is None else names
        self.them = them

    def answering(self, event: Any) -> "Frame":
        """The same effect, set off by this event."""
        return Frame(self.you, self.source, self.mark, self.definition, event, dict(self.names), event.seat)

    def copy(self) -> "Frame":
        """The same effect with a memory of its own."""
        frame = Frame(self.you, self.source, self.mark, self.definition, self.event, dict(self.names), self.them)
        frame.cause = self.cause
        return frame

    def seen_by(self, you: int) -> "Frame":
        """The same effect as carried out by another seat (`each_player`); names are shared."""
        frame = Frame(you, self.source, self.mark, self.definition, self.event, self.names, self.them)
        frame.cause = self.cause
        return frame

    def signature(self) -> tuple[Any, ...]:
        """What a digest needs of it."""
        names = tuple(sorted((name, repr(value)) for name, value in self.names.items()))
        return (self.you, self.source, self.mark, self.definition.name, names)


def remember(frame: Frame, name: str | None, refs: tuple[Ref, ...]) -> None:
    """Keep cards under a `$name`; a name used again in the same effect gathers (`each_player`)."""
    if name is not None:
        frame.names[name] = frame.names.get(name, ()) + refs
