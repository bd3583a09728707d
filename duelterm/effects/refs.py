"""References: the cards and players that an effect knows already."""

from collections.abc import Callable
from typing import Any

from duelterm.core.card import Card, Ref
from duelterm.core.frame import Frame
from duelterm.effects.game import Scope
from duelterm.lang.filters import Owner

Resolve = Callable[[Any, Frame], list[Card]]
Refs = Callable[[Any, Frame], tuple[Ref, ...]]
Seats = Callable[[Any, Frame], tuple[int, ...]]


def compile_refs(scope: Scope, word: str) -> Refs:
    """The remembered (uid, mark) pairs behind a reference, stale ones too."""
    game = scope.game

    def whole(ref: Any) -> tuple[Ref, ...]:
        return (ref,) if isinstance(ref, tuple) else ()

    if word.startswith("$"):
        return lambda state, frame: frame.names.get(word, ())
    found: dict[str, Refs] = {
        "self": lambda state, frame: ((frame.source, frame.mark),),
        "it": lambda state, frame: (frame.event.ref,) if frame.event is not None and frame.event.card >= 0 else (),
        "attacker": lambda state, frame: whole(game.attacker(state)),
        "blocker": lambda state, frame: whole(game.blocker(state)),
        "target": lambda state, frame: whole(game.attacked(state)),
    }
    return found[word]


def compile_reference(scope: Scope, word: str) -> Resolve:
    """The cards behind a reference that are still what they were."""
    refs = compile_refs(scope, word)

    def resolve(state: Any, frame: Frame) -> list[Card]:
        return [card for ref in refs(state, frame) if (card := state.find(ref)) is not None]

    return resolve


def compile_players(scope: Scope, side: str | Owner) -> Seats:
    """The seats behind `you`, `opp`, `any`, `both`, `them` or the owner of a card."""
    game = scope.game
    if isinstance(side, Owner):
        refs = compile_refs(scope, side.owner)
        return lambda state, frame: tuple(state.cards[uid].owner for uid, _ in refs(state, frame)[:1])
    if side == "you":
        return lambda state, frame: (frame.you,)
    if side == "opp":
        return lambda state, frame: tuple(game.opponents(state, frame.you))
    if side == "them":
        return lambda state, frame: (frame.them,)
    return lambda state, frame: (frame.you, *game.opponents(state, frame.you))
