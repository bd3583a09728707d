"""Whole duels by keys alone, in a pseudo-terminal."""

import pytest

from tests.pty.conftest import UNGUARDED, Launch
from tests.pty.player import Player, leave

DUEL = ("play", "--deck1", "starter", "--deck2", "starter", "--seed", "14")


@pytest.mark.slow
@pytest.mark.case("T38")
def test_a_whole_duel_by_keys_alone_with_a_kill_in_its_midst(launch: Launch) -> None:
    first = launch(*DUEL, program=UNGUARDED)
    first.wait(lambda text: "PASS THE KEYBOARD" in text)
    player = Player(first, guard=0.0)
    player.play(until=40)
    first.kill()
    second = launch("resume", program=UNGUARDED)
    second.wait(lambda text: "PASS THE KEYBOARD" in text or "ASKS" in text)
    resumed = Player(second, guard=0.0)
    resumed.play()
    assert resumed.steps >= 20
    assert player.curtains + resumed.curtains >= 5
    assert leave(second) == 0
    assert " won: DM-" in second.text
    third = launch("resume")
    third.wait(lambda text: "no unfinished duel" in text)
