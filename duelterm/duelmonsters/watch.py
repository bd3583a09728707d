"""What must never be on a table of Duel Monsters, whatever is played; the simulator looks for it."""

from collections.abc import Iterator

from duelterm.core.card import Card
from duelterm.duelmonsters.definition import EQUIP, FUSION_FRAME, TOKEN_FRAME
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.traits import is_borne, ref_of
from duelterm.duelmonsters.zones import DECK, FUSION, HAND, MONSTERS, SPELLS


def table_faults(state: DuelState) -> Iterator[str]:
    """What is wrong at any time: full zones (R3-6.3, R3-6.4, STD-2.3, STD-2.5), cards where none like them may lie,
    life points below 0.
    """
    for seat, zones in enumerate(state.zones):
        for kind in state.kinds:
            places = [card.place for card in zones[kind.index]] if kind.places else []
            if kind.size and len(places) > kind.size:
                yield f"seat {seat} has {len(places)} cards in its {kind.name}"
            if len(set(places)) < len(places):
                yield f"two cards lie in one place of seat {seat}'s {kind.name}"
        yield from (f"{card} lies in the wrong zone" for zone in zones for card in zone if is_misplaced(card))
    yield from (f"{life} life points" for life in state.life if life < 0)


def is_misplaced(card: Card) -> bool:
    """Whether it is a token off the field, where one may be an equip card as well, a fusion monster in hand or deck, or
    another card among those (R3-1.4, STD-1.1, STD-5.9, STD-5.10).
    """
    frame = card.definition.frame
    if frame == TOKEN_FRAME:
        return card.zone not in (MONSTERS, SPELLS) or not card.face_up
    return card.zone in (DECK, HAND) if frame == FUSION_FRAME else card.zone == FUSION


def rest_faults(state: DuelState) -> Iterator[str]:
    """What is wrong while the turn player is asked for an act: spells and traps that have worked and don't stay
    (R3-6.7, R3-6.18, STD-3.12), equip cards on no face-up monster (R3-6.9, STD-5.7), a lost duel that goes on.
    """
    for card in state.laid(SPELLS):
        worn = ref_of(card) in state.bearers
        if card.face_up and not worn and (card.definition.icon == EQUIP or is_borne(card)):
            yield f"{card} is on no monster"
        elif card.face_up and not worn and not card.definition.lasts:
            yield f"{card} has been used and still lies there"
    for equip, on in state.bearers.items():
        monster = state.find(on)
        if state.find(equip) is not None and (monster is None or not monster.face_up or monster.zone != MONSTERS):
            yield f"{state.cards[equip[0]]} is on a monster that isn't there"
    if min(state.life) <= 0:
        yield "nobody has noticed that life points are 0"
