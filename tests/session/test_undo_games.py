"""A step back never lets anybody keep what they saw: in random duels of each game."""

from functools import cache

import pytest

from duelterm.core.looking import Eyes, sees
from duelterm.core.rng import Chance
from duelterm.core.ruleset import RuleSet
from duelterm.session.duel import Duel
from duelterm.session.games import GAMES, Laid
from duelterm.session.undo import Checkpoints
from tests.duelmonsters import table
from tests.properties import monsters, playing, standard


def known(duel: Duel, seat: int) -> set[int]:
    """The cards whose faces this seat sees."""
    eyes = Eyes(seat, len(duel.state.zones), open_hands=False)
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


@pytest.mark.slow
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


@cache
def tag_rules() -> RuleSet:
    """The rules of the tag duel over all cards."""
    return GAMES["tag"].rules(monsters.pool())


def tag_duel(seed: int) -> Duel:
    """A tag duel of random decks."""
    chance = Chance(seed)
    decks = [Laid(**standard.any_deck(chance)) for _ in range(GAMES["tag"].seats)]
    return Duel(tag_rules(), GAMES["tag"].begin(tag_rules(), decks, seed, {}, None))


@pytest.mark.slow
@pytest.mark.rule("TAG-1.6")
@pytest.mark.case("T30")
@pytest.mark.parametrize("people", [(0, 1, 2, 3), (0, 1, 0, 1)])
def test_no_step_back_in_a_tag_duel_leaves_anybody_wiser(people: tuple[int, ...]) -> None:
    steps = 0
    for seed in range(6):
        checkpoints = Checkpoints(people)
        for duel in table.played(seed, 250, tag_duel):
            steps += undoable(duel, checkpoints)
    assert steps > 30
