"""The score sheet (R3-4.5): every change of life points with its cause, for both players to read."""

from collections.abc import Sequence

from duelterm.core.view import LifeLine
from duelterm.duelmonsters.life import BATTLE, DAMAGE, GAIN, LOSE, PAY
from duelterm.duelmonsters.state import DuelState, LifeChange

CAUSES = {
    BATTLE: "battle with {source}",
    DAMAGE: "damage by {source}",
    PAY: "paid for {source}",
    GAIN: "gained by {source}",
    LOSE: "lost by {source}",
}
BARE = {BATTLE: "battle", DAMAGE: "damage", PAY: "paid", GAIN: "gained", LOSE: "lost"}


def sheet_of(state: DuelState) -> Sequence[LifeLine]:
    """All lines so far; those of a side stand under its first seat."""
    return [
        LifeLine(
            line.turn, state.sides.index(line.side), line.before, line.after - line.before, line.after, cause(line)
        )
        for line in state.sheet
    ]


def cause(line: LifeChange) -> str:
    """Why life points changed."""
    if line.source is None:
        return BARE.get(line.cause, line.cause)
    return CAUSES.get(line.cause, line.cause).format(source=line.source.name)
