"""Two monsters in battle: who still stands, what the figures say, who is destroyed."""

from collections.abc import Sequence
from typing import NamedTuple

from duelterm.core.card import Card, Ref
from duelterm.core.events import Event
from duelterm.duelmonsters.life import battle_damage
from duelterm.duelmonsters.ops import Move, move
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.traits import ATTACK, DEFENCE, attack, defence, position, rules
from duelterm.duelmonsters.zones import GRAVEYARD, MONSTERS


def seat_of(target: Card | int) -> int:
    """Whose monster is attacked, or who."""
    return target if isinstance(target, int) else target.seat


def stands(state: DuelState, ref: Ref) -> Card | None:
    """The monster, if it is still the same on the field."""
    card = state.find(ref)
    return card if card is not None and card.zone == MONSTERS else None


def attacker_now(state: DuelState) -> Card | None:
    """The attacker, if its attack still goes on: it must stand in attack position under the same control (Y34)."""
    if state.attack is None:
        return None
    card = stands(state, state.attack.attacker)
    return card if card is not None and position(card) == ATTACK and card.seat == state.active else None


def target_now(state: DuelState) -> Card | None:
    """The attacked monster, if it still stands on the other side (Y34)."""
    if state.attack is None or isinstance(state.attack.target, int):
        return None
    card = stands(state, state.attack.target)
    return card if card is not None and card.seat in state.opponents(state.active) else None


class Comparison(NamedTuple):
    """The figures of a battle: the attacker's `own` and the target's `other`, who is to be destroyed, and how many life
    points each player is to lose.
    """

    own: int
    other: int
    defends: bool
    beaten: list[Card]
    own_loss: int
    other_loss: int


def compare(state: DuelState, attacker: Card, target: Card) -> Comparison:
    """Attack against attack (R3-7.8, STD-4.4, STD-4.5), or against defence (R3-7.9, STD-4.5)."""
    own = attack(state, attacker) or 0
    defends = position(target) != ATTACK
    other = (defence(state, target) if defends else attack(state, target)) or 0
    if own < other:
        return Comparison(own, other, defends, [] if defends else [attacker], other - own, 0)
    if own > other:
        return Comparison(own, other, defends, [target], 0, 0 if defends else own - other)
    spares = defends or (own == 0 and state.switches.zero_attack_battle == "neither")
    return Comparison(own, other, defends, [] if spares else [attacker, target], 0, 0)


def fight(state: DuelState, attacker: Card, target: Card) -> list[Card]:
    """Compare the figures and take the life points; the monsters that are to be destroyed."""
    found = compare(state, attacker, target)
    event = Event("battle", attacker.seat, attacker, target, by=attacker.seat, amount=found.own)
    event.place = found.other
    event.against = DEFENCE if found.defends else ATTACK
    state.events.append(event)
    battle_damage(state, attacker.seat, found.own_loss, target)
    battle_damage(state, target.seat, found.other_loss, attacker)
    return found.beaten


def settled(state: DuelState, losers: Sequence[Ref], refs: tuple[Ref, Ref]) -> list[Ref]:
    """Which of the losers are really to be destroyed; of one that isn't, that is told."""
    standing = [(ref, card) for ref in losers if (card := stands(state, ref)) is not None]
    return [ref for ref, card in standing if not kept(state, card, foe_of(state, ref, refs))]


async def destroy_losers(state: DuelState, losers: Sequence[Ref], refs: tuple[Ref, Ref]) -> None:
    """Those of the losers that still stand go to the graveyard, at the same time."""
    fallen = [(card, foe_of(state, ref, refs)) for ref in losers if (card := stands(state, ref)) is not None]
    foe = fallen[0][1] if len(fallen) == 1 else None
    by, source = (state.active, None) if foe is None else (foe.seat, foe.definition)
    await move(state, [card for card, _ in fallen], Move(GRAVEYARD, by, "destroyed", source, "battle", foe))


def foe_of(state: DuelState, ref: Ref, refs: tuple[Ref, Ref]) -> Card:
    """The other one of the two in battle."""
    return state.cards[refs[1 - refs.index(ref)][0]]


def kept(state: DuelState, card: Card, foe: Card) -> bool:
    """Whether a loser isn't destroyed; that and the card whose effect it is are told."""
    source = rules(state, "cannot be destroyed by battle", card, foe)
    if source is not None:
        state.events.append(Event("spared", card.seat, card, foe, source=source))
    return source is not None


def spared(state: DuelState, card: Card, foe: Card) -> bool:
    """Whether an effect keeps a monster from being destroyed by this battle."""
    return rules(state, "cannot be destroyed by battle", card, foe) is not None
