"""The same duel under any hash seed of Python's: a duel on disk must mean the same on every machine."""

import os
import subprocess
import sys

import pytest

PROGRAM = """
from tests.properties.games import GAMES
from tests.properties.playing import numbers, play
for number, new_duel in enumerate(list(GAMES.values()) * 2):
    seed = 20 + number
    duel = new_duel(seed)
    digests = [duel.state.digest() for _ in play(duel, numbers(seed, 150))]
    print(seed, len(digests), *digests[::9], digests[-1])
"""


@pytest.mark.slow
def test_random_duels_have_the_same_digests_under_two_hash_seeds() -> None:
    running = [
        subprocess.Popen(
            [sys.executable, "-c", PROGRAM], env=os.environ | {"PYTHONHASHSEED": seed}, stdout=subprocess.PIPE
        )
        for seed in ("1", "4242")
    ]
    one, other = (program.communicate()[0] for program in running)
    assert [program.returncode for program in running] == [0, 0]
    assert len(one.split()) > 30
    assert one == other
