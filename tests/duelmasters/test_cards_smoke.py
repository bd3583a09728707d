"""Every card in duels played by chance: nothing breaks, no card is lost, somebody can always answer."""

import pytest

from duelterm.core.rng import Chance
from duelterm.duelmasters.definition import SPELL
from duelterm.duelmasters.state import DuelState
from tests.duelmasters.random_bot import around, laid_out, play_out
from tests.duelmasters.scenario import pool

NAMES = sorted(pool())
CARDS = [pool()[name] for name in NAMES]
STEPS = 150


def played(name: str, seed: int) -> DuelState:
    """A duel with a deck around this card on one side, which side by the seed."""
    chance = Chance(seed)
    mine = around(pool()[name], CARDS, chance)
    other = around(CARDS[chance.below(len(CARDS))], CARDS, chance)
    state = laid_out([mine, other] if seed % 2 else [other, mine], seed)
    play_out(state, seed, STEPS)
    return state


def was_used(state: DuelState, name: str) -> bool:
    """Whether the card was cast, or came into the battle zone."""
    kinds = ("cast",) if pool()[name].kind == SPELL else ("summoned", "enters")
    return any(event.kind in kinds and event.definition.name == name for event in state.events)


@pytest.mark.parametrize("name", NAMES[::30])
def test_a_sample_of_cards(name: str) -> None:
    played(name, NAMES.index(name))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_every_card_is_used_somewhere(name: str) -> None:
    number = 60 * NAMES.index(name)
    states = [played(name, number + seed) for seed in range(2)]
    seed = 2
    while not any(was_used(state, name) for state in states) and seed < 60:
        states.append(played(name, number + seed))
        seed += 1
    assert any(was_used(state, name) for state in states), f"{name} was never used"
