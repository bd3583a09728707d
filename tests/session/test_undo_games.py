"""A step back never lets anybody keep what they saw: in random duels of each game."""

import pytest

from duelterm.core.looking import Eyes, sees
from duelterm.session.duel import Duel
from duelterm.session.undo import Checkpoints
from tests.duelmonsters import table
from tests.properties import playing


def known(duel: Duel, seat: int) -> set[int]:
    """The cards whose faces this seat sees."""
    eyes = Eyes(seat, 2, open_hands=False)
    return {card.uid for card in duel.state.cards if card.zone >= 0 and sees(duel.state, card, eyes)}


def undoable(duel: Duel, checkpoints: Checkpoints) -> int:
    """Look for a step back that leaves its player wiser. How many there were (one or none)."""
    checkpoints.note(duel)
    found, decision = checkpoints.allowed(duel), duel.decision
    if found is None or decision is None:
        return 0
    before = Duel(duel.rules, found.state.clone())
    learnt = known(duel, decision.seat) - known(before, decision.seat)
    assert [duel.state.cards[uid].definition.name for uid in learnt] == []
    return 1


@pytest.mark.case("T30")
def test_no_step_back_in_a_duel_of_duel_monsters_leaves_anybody_wiser() -> None:
    steps = 0
    for seed in range(12):
        checkpoints = Checkpoints()
        for duel in table.played(seed):
            steps += undoable(duel, checkpoints)
    assert steps > 50


@pytest.mark.case("T30")
def test_no_step_back_in_a_duel_of_duel_masters_leaves_anybody_wiser() -> None:
    steps = 0
    for seed in range(6):
        checkpoints, duel = Checkpoints(), playing.new_duel(seed)
        for _ in playing.play(duel, playing.numbers(seed, 250)):
            steps += undoable(duel, checkpoints)
    assert steps > 50
