"""What the rules look after whenever something has happened, and whether somebody has won (STD-1.4)."""

from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.upkeep import destroy_equips, run_checks
from duelterm.duelmonsters.zones import FIELD, HAND

LIFE_RULE, BOTH_RULE, DECK_RULE, EXODIA_RULE = "STD-1.4 life", "STD-1.4 both", "STD-1.4 deck", "STD-1.4 Exodia"
"""How a duel ends, for the words that tell of it: all of STD-1.4."""


async def steady(state: StandardState) -> None:
    """After every step of what happens, within an effect too: look after it all until nothing more follows. Raises Over
    for who has no life points left.
    """
    state.step_over()
    while (state.bearers and await destroy_equips(state)) or (state.checked and await run_checks(state, FIELD)):
        pass
    state.no_step()
    if min(state.life) <= 0:
        end(state, standing(state, set()), LIFE_RULE)


async def resolved(state: StandardState) -> None:
    """After the opening hands, the turn's draw, each act and each resolved effect: life points, then who couldn't draw
    and who has won by a card (Exodia) are decided together. Raises Over.
    """
    await steady(state)
    if state.checked:
        await run_checks(state, (HAND,))
    claimed = {state.sides[seat] for seat, _ in state.claims} - short(state)
    if claimed:
        end(state, claimed if len(claimed) == 1 else set(), state.claims[0][1])
    if state.short:
        end(state, standing(state, short(state)), DECK_RULE)


def short(state: StandardState) -> set[int]:
    """The sides that couldn't draw what they had to."""
    return {state.sides[seat] for seat in state.short}


def standing(state: StandardState, fallen: set[int]) -> set[int]:
    """The sides that have life points left and haven't lost otherwise."""
    return {side for side, life in enumerate(state.life) if life > 0} - fallen


def end(state: StandardState, winners: set[int], rule: str) -> None:
    """End the duel; if nobody is left who has won, it is drawn. Raises Over."""
    state.end(tuple(seat for seat in state.seats if state.sides[seat] in winners), rule if winners else BOTH_RULE)
