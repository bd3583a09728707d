"""Canary: random duels with keys. No name that the person before the screen may not know is in the bytes."""

import os
import random
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from duelterm.tui.screens.curtain import Curtain
from tests.secrecy.audience import Audience, curtain_is_drawn
from tests.secrecy.canaries import Known, canaries_in, canary_table
from tests.secrecy.fingers import some_keys
from tests.secrecy.recorded import Keys, recorded

FEW_KEYS, MOST_KEYS = 20, 70
FAST, DUELS = 1, int(os.environ.get("DUELTERM_DUELS", "20"))
SIZES = ((80, 24), (80, 24), (120, 40), (160, 50))
OTHER_SIZES = (*SIZES, (60, 20), (1, 1), (300, 100), (100, 30))


class Spy:
    """Plays with random keys and reads every byte as the people before the screen could."""

    def __init__(self, keys: Keys, known: Known, persons: Sequence[str], seed: int) -> None:
        self.keys, self.known, self.chance = keys, known, random.Random(seed)
        self.audience = Audience(persons)
        self.text = ""
        self.curtains, self.names = 0, 0

    async def play(self, most: int) -> None:
        """Until the duel is over or so many keys were pressed."""
        self.check((), "", self.keys.taken())
        while self.keys.count < most and self.keys.app.is_running:
            if self.chance.random() < 0.01:
                self.check((), self.text, await self.keys.resize(*self.chance.choice(OTHER_SIZES)))
                self.check((), self.text, await self.keys.resize(80, 24))
            keys = some_keys(self.keys.app, self.chance)
            for key in keys:
                before = self.text
                self.check((key,), before, await self.keys.press(key))

    def check(self, keys: tuple[str, ...], before: str, written: str) -> None:
        """Whoever sits there now may know every name that was written since the screen was `before`."""
        self.text = self.keys.text
        self.audience.follow(before, keys, self.text)
        self.known.learn()
        found = canaries_in(written)
        secret = found - self.known.of(self.audience.person)
        assert not secret, f"{secret} for {self.audience.person} after {keys}:\n{before}\n{self.text}"
        if curtain_is_drawn(self.text):
            curtain = self.keys.app.screen
            assert isinstance(curtain, Curtain)
            told = canaries_in(curtain._moment) & self.known.of(None)  # what has happened, openly
            assert canaries_in(self.text) <= told, f"{canaries_in(self.text)} on the curtain"
            assert not (found and curtain_is_drawn(before)) or found <= told, f"{found} on the curtain"
            self.curtains += not curtain_is_drawn(before)
        if self.audience.person is not None:
            self.names += len(found - self.known.of(None))


async def spy_on(seed: int, path: Path, most: int) -> Spy:
    """One duel."""
    privacy = ("curtain", "curtain", "peek")[seed // 4 % 3]
    with closing(canary_table(path / f"{seed}.duel", seed, privacy)) as table:
        async with recorded(table, SIZES[(seed + seed // 4) % 4], seed) as keys:
            spy = Spy(keys, Known(table, table.people), tuple(dict.fromkeys(table.header.names)), seed)
            await spy.play(most)
    return spy


async def check_duel(seed: int, path: Path, most: int) -> None:
    """One duel; that its secrets were shown to those whom they belong to makes it worth something."""
    spy = await spy_on(seed, path, most)
    assert spy.names >= 5, "the private screens were never shown"
    assert spy.audience.changes


@pytest.mark.case("T28", "T33")
@pytest.mark.parametrize("seed", range(FAST))
async def test_no_byte_tells_a_name_that_is_not_for_whoever_sits_there(seed: int, tmp_path: Path) -> None:
    await check_duel(seed, tmp_path, FEW_KEYS)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(FAST, DUELS))
async def test_no_byte_tells_a_name_in_more_duels(seed: int, tmp_path: Path) -> None:
    await check_duel(seed, tmp_path, MOST_KEYS)
