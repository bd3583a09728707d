"""What the rules look after whenever something has happened: equip cards without a monster, what happens as soon as
something is so, and whether somebody has won.
"""

from typing import Any

from duelterm.core.card import Card
from duelterm.core.triggers import settle_next
from duelterm.duelmonsters.ops import send
from duelterm.duelmonsters.state import SET_UP, DuelState
from duelterm.duelmonsters.traits import is_face_up, own_frame

LIFE_RULE, BOTH_RULE, DECK_RULE, EXODIA_RULE = "R3-4.1", "R3-4.2", "R3-4.3", "R3-4.4"


async def steady(state: DuelState) -> None:
    """Look after it all until nothing more happens or somebody has won. Raises Over."""
    while not state.claims and (
        (state.bearers and await drop_equips(state)) or (state.checked and await run_checks(state))
    ):
        pass
    decide(state)


async def drop_equips(state: DuelState) -> bool:
    """R3-6.9: an equip card leaves when its monster has left or lies face down."""
    loose = [equip for equip, on in state.bearers.items() if state.find(on) is None]
    cards = [card for ref in loose if (card := state.find(ref)) is not None]
    for ref in loose:
        del state.bearers[ref]
    return bool(await send(state, cards, -1)) if cards else False


async def run_checks(state: DuelState) -> bool:
    """Let the cards act that do something as soon as something is so. Whether one did."""
    done = False
    for uid in state.checked:
        card = state.cards[uid]
        for check in card.definition.checks:
            done = await run_check(state, card, check) or done
    return done


async def run_check(state: DuelState, card: Card, check: Any) -> bool:
    """One such ability; R3-6.13: from the hand it is Exodia's alone."""
    if card.zone not in check.zones or not is_face_up(card) or state.in_use(card):
        return False
    frame = own_frame(card)
    if not check.condition(state, frame):
        return False
    return bool(await check.body(state, frame))


def claim(state: DuelState, seat: int, rule: str = EXODIA_RULE) -> None:
    """This seat has won by a card, which is looked at when all that happens at the same time has happened."""
    if (seat, rule) not in state.claims:
        state.claims.append((seat, rule))


def decide(state: DuelState) -> None:
    """End the duel if somebody has won; what is true at the same time is decided together (Y22). Raises Over."""
    if not state.claims and not state.short and min(state.life) > 0:
        return
    standing = {side for side, life in enumerate(state.life) if life > 0}
    fallen = set(range(len(state.life))) - standing
    claimed = {state.sides[seat] for seat, _ in state.claims}
    if claimed or fallen:
        winners = claimed | (standing if fallen else set())
        if claimed & fallen or len(winners) != 1:
            end(state, set(), BOTH_RULE if fallen else EXODIA_RULE)
        end(state, winners, state.claims[0][1] if claimed else LIFE_RULE)
    if state.step == SET_UP:
        return
    most = max(state.life)
    ahead = {side for side, life in enumerate(state.life) if life == most}
    end(state, ahead if len(ahead) == 1 else set(), DECK_RULE)


def end(state: DuelState, sides: set[int], rule: str) -> None:
    """End the duel, won by the seats of these sides (none: a draw). Raises Over."""
    state.end(tuple(seat for seat in state.seats if state.sides[seat] in sides), rule)


async def aftermath(state: DuelState) -> None:
    """After an act, a step or a stage of an attack: all that waits resolves, watched by the rules."""
    await steady(state)
    while state.pending:
        await settle_next(state, state.active)
        await steady(state)
