"""Which card is to blame where an effect can't be used or a monster can't come because a card forbids what it takes."""

from collections.abc import Iterator, Sequence
from typing import Any

from duelterm.core.card import Card
from duelterm.duelmonsters.reasons import bars_tribute
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.traits import player_rule
from duelterm.effects.activations import Unmet
from duelterm.effects.words import nodes
from duelterm.lang.abilities import Way
from duelterm.lang.actions import Fuse, Ritual, Summon, Tribute
from duelterm.lang.filters import Selector

SUMMONS = (Summon, Fuse, Ritual)
ANY_MONSTER = {"choose", "other"}
"""What a selector for tributes may say without asking for monsters of some kind."""


def blamed(state: DuelState, card: Card, reason: Any | None) -> Any | None:
    """The reason why a card's player can't do something with it; where a card forbids what that takes, that card."""
    if not isinstance(reason, Unmet):
        return reason
    printed = reason.source.printed
    ability = None if printed is None else next(iter(printed.abilities[reason.ability :]), None)
    if ability is None:
        return reason
    parts, found = list(nodes(ability)), None
    if reason.part in ("effect", "target") and any(isinstance(part, SUMMONS) for part in parts):
        found = player_rule(state, "cannot summon", card.seat)
    if found is None and reason.part == "effect" and any(isinstance(part, Ritual) for part in parts):
        found = keeps_tributes(state, card.seat, own_monsters(state, card.seat), 1, summon=False)
    if found is None and reason.part == "cost":
        found = next(forbidden_costs(state, card, ability), None)
    return reason if found is None else found


def forbidden_costs(state: DuelState, card: Card, ability: Any) -> Iterator[Any]:
    """The cards that keep tributes, of whatever kind, from being paid for this ability."""
    for part in nodes(ability.cost):
        if not isinstance(part, Tribute):
            continue
        able, count = [card], 1
        if isinstance(part.tribute, Selector):
            if not part.tribute.model_fields_set <= ANY_MONSTER or not isinstance(part.tribute.choose, int):
                continue
            count = part.tribute.choose
            able = [own for own in own_monsters(state, card.seat) if own is not card or not part.tribute.other]
        found = keeps_tributes(state, card.seat, able, count, isinstance(ability, Way))
        if found is not None:
            yield found


def own_monsters(state: DuelState, seat: int) -> list[Card]:
    """TAG-4.1, TAG-4.2: what a side has to tribute."""
    return [card for card in state.monsters() if card.seat in state.team(seat)]


def keeps_tributes(state: DuelState, seat: int, able: Sequence[Card], count: int, summon: bool) -> Any | None:
    """What keeps this seat from tributing so many of these, for a `summon` or else; None where they are too few."""
    found = [source for own in able if (source := bars_tribute(state, own, seat, summon)) is not None]
    if not len(able) - len(found) < count <= len(able):
        return None
    return found[0]
