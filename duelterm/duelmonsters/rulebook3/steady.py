"""What the rules look after whenever something has happened, and whether somebody has won (R3-4)."""

from duelterm.core.triggers import settle_next
from duelterm.duelmonsters.state import SET_UP, DuelState
from duelterm.duelmonsters.upkeep import drop_equips, run_checks

LIFE_RULE, BOTH_RULE, DECK_RULE, EXODIA_RULE = "R3-4.1", "R3-4.2", "R3-4.3", "R3-4.4"


async def steady(state: DuelState) -> None:
    """Look after it all until nothing more happens or somebody has won. Raises Over."""
    while not state.claims and (
        (state.bearers and await drop_equips(state)) or (state.checked and await run_checks(state))
    ):
        pass
    decide(state)


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
