"""References: the cards and players that an effect knows already."""

from collections.abc import Callable
from typing import Any

from duelterm.core.card import Card, Ref
from duelterm.core.frame import Frame
from duelterm.effects.game import Scope, creatures, has_monsters, monsters, refused

Resolve = Callable[[Any, Frame], list[Card]]
Refs = Callable[[Any, Frame], tuple[Ref, ...]]

TARGETS = "$target"
"""The name under which a frame keeps what was targeted."""

ATTACKER = "attacker"
"""The name under which what works later keeps who attacked when it was set up."""

BEARER = "equipped"
"""The name under which an equip card that goes keeps the monster that it was on."""

FORMER = "former self"
"""The name under which what a card's own move set off keeps the card as it was before."""

LOOKED = "looked at"
"""The name under which a frame keeps the cards that its player has been shown."""

SHOWN = "shown to all"
"""The name under which it keeps those that everybody has been shown."""


def compile_refs(scope: Scope, word: str) -> Refs:
    """The remembered (uid, mark) pairs behind a reference, stale ones too."""
    build = REFERENCES.get(word)
    if build is not None:
        return build(scope)
    if not word.startswith("$"):
        raise refused(scope, word)
    if word in scope.kept:
        return kept_name(scope, word)
    return lambda state, frame: frame.names.get(word, ())


def whole(ref: Any) -> tuple[Ref, ...]:
    """A card, if it is one."""
    return (ref,) if isinstance(ref, tuple) else ()


def kept_name(scope: Scope, word: str) -> Refs:
    """What this ability named, else what another ability of the card did while it has stayed."""
    game = monsters(scope, word)

    def refs(state: Any, frame: Frame) -> tuple[Ref, ...]:
        found: tuple[Ref, ...] | None = frame.names.get(word)
        if found is not None:
            return found
        card = state.find((frame.source, frame.mark))
        return () if card is None else game.remembered(state, card).get(word, ())

    return refs


def itself(scope: Scope) -> Refs:
    return lambda state, frame: ((frame.source, frame.mark),)


def card_of_event(scope: Scope) -> Refs:
    return lambda state, frame: (frame.event.ref,) if frame.event is not None and frame.event.card >= 0 else ()


def attacker(scope: Scope) -> Refs:
    """Who attacks; for what works later who attacked when it was set up."""
    game = scope.game

    def refs(state: Any, frame: Frame) -> tuple[Ref, ...]:
        found: tuple[Ref, ...] | None = frame.names.get(ATTACKER)
        return whole(game.attacker(state)) if found is None else found

    return refs


def blocker(scope: Scope) -> Refs:
    game = creatures(scope, "blocker")
    return lambda state, frame: whole(game.blocker(state))


def target(scope: Scope) -> Refs:
    """What an activation targeted; with creatures that of the attack."""
    if has_monsters(scope):
        return lambda state, frame: frame.names.get(TARGETS, ())
    game = scope.game
    return lambda state, frame: whole(game.attacked(state))


def foe(scope: Scope) -> Refs:
    """The other monster of the battle that the event is about."""
    monsters(scope, "foe")
    return lambda state, frame: (frame.event.other_ref,) if frame.event is not None and frame.event.other >= 0 else ()


def equipped(scope: Scope) -> Refs:
    """The monster that this card is on, or was on when it went."""
    game = monsters(scope, "equipped")

    def refs(state: Any, frame: Frame) -> tuple[Ref, ...]:
        found: tuple[Ref, ...] | None = frame.names.get(BEARER)
        if found is not None:
            return found
        card = state.find((frame.source, frame.mark))
        bearer = None if card is None else game.bearer(state, card)
        return () if bearer is None else ((bearer.uid, bearer.mark),)

    return refs


REFERENCES: dict[str, Callable[[Scope], Refs]] = {
    "self": itself,
    "it": card_of_event,
    "attacker": attacker,
    "blocker": blocker,
    "target": target,
    "foe": foe,
    "equipped": equipped,
}


def compile_reference(scope: Scope, word: str) -> Resolve:
    """The cards behind a reference that are still what they were."""
    refs = compile_refs(scope, word)

    def resolve(state: Any, frame: Frame) -> list[Card]:
        return [card for ref in refs(state, frame) if (card := state.find(ref)) is not None]

    return resolve
