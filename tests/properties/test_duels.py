"""Random duels of any decks: what holds whatever is played.

A duel is a seed (decks, switches, chance) and a list of ints (the answers), so that a failing one shrinks.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duelterm.core.ask import NUMBER
from duelterm.session.duel import Duel
from duelterm.session.simulate import Watch
from tests.properties.games import GAMES, ONE_FAST
from tests.properties.playing import is_act, keys_of, numbers, play, value_of

SEEDS, MORE_SEEDS = range(2), range(2, 10)


def in_turn(seeds: Sequence[int]) -> list[Any]:
    """Each game with each of these seeds; all but one duel are slow."""
    return [
        pytest.param(
            game, seed, id=f"{seed}-{game}", marks=[pytest.mark.slow] * (seed != seeds[0] or game != "duel-masters")
        )
        for game in GAMES
        for seed in seeds
    ]


answers = st.lists(st.integers(0, 255), max_size=150)


def derived(duel: Duel, backwards: bool = False) -> dict[int, Any]:
    """What every card is now, asked for in one order or the other."""
    cards = duel.state.cards[::-1] if backwards else duel.state.cards
    return {card.uid: duel.rules.now(duel.state, card) for card in cards if card.zone >= 0}


class Shadow:
    """A copy made at the last act, which gets the same answers up to the next one."""

    def __init__(self, duel: Duel) -> None:
        self.copy = duel.fork()
        self.since: list[list[str]] = []

    def agrees_with(self, duel: Duel) -> None:
        """The copy went the same way."""
        for keys in self.since:
            self.copy.answer(keys)
        assert self.copy.state.digest() == duel.state.digest()
        assert derived(self.copy, backwards=True) == derived(duel)


def check_duel(game: str, seed: int, given_answers: Iterable[int]) -> Duel:
    """Play, and look at every decision for what must never be."""
    duel = GAMES[game](seed)
    watch, shadow = Watch(duel.state), None
    for number in given_answers:
        decision = duel.decision
        if decision is None:
            break
        assert list(watch.faults(duel.rules, duel.state, decision)) == []
        offered = duel.keys(decision)
        assert len(set(offered)) == len(offered) or decision.kind == NUMBER
        assert "" not in offered
        if is_act(duel):
            if shadow is not None:
                shadow.agrees_with(duel)
            shadow = Shadow(duel)
        keys = keys_of(duel, value_of(decision, number))
        if shadow is not None:
            shadow.since.append(keys)
        duel.answer(keys)
    return duel


@pytest.mark.parametrize("game", ONE_FAST)
@settings(max_examples=12, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 1000), given_answers=answers)
def test_a_duel_breaks_no_invariant_and_a_copy_made_at_any_act_goes_the_same_way(
    game: str, seed: int, given_answers: list[int]
) -> None:
    check_duel(game, seed, given_answers)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=40, deadline=None, database=None)
@given(seed=st.integers(0, 1 << 32), given_answers=answers)
def test_more_duels_break_no_invariant(game: str, seed: int, given_answers: list[int]) -> None:
    check_duel(game, seed, given_answers)


@pytest.mark.parametrize(("game", "seed"), in_turn(SEEDS))
def test_a_duel_ends_and_breaks_no_invariant_to_its_end(game: str, seed: int) -> None:
    duel = check_duel(game, seed, numbers(seed))
    assert duel.decision is None
    assert duel.state.result is not None
    assert set(duel.state.result.winners) <= set(duel.state.seats)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", MORE_SEEDS)
def test_more_duels_end(game: str, seed: int) -> None:
    test_a_duel_ends_and_breaks_no_invariant_to_its_end(game, seed)


@pytest.mark.parametrize(("game", "seed"), in_turn([3, 4]))
def test_a_copy_made_at_any_act_plays_on_to_the_same_end(game: str, seed: int) -> None:
    duel, acts, apart = GAMES[game](seed), 0, 12 if len(GAMES[game](seed).state.seats) == 2 else 40
    copies: list[tuple[Duel, list[list[str]], dict[int, str]]] = []
    for keys in play(duel, numbers(seed)):
        for _, rest, _ in copies:
            rest.append(keys)
        acts += is_act(duel)
        if is_act(duel) and acts % apart == 1:
            digests = {duel.answers: duel.state.digest()}
            for _, _, expected in copies:
                expected.update(digests)
            copies.append((duel.fork(), [], {}))
    assert len(copies) > 3
    for copy, rest, expected in copies:
        for keys in rest:
            copy.answer(keys)
            if copy.answers in expected:
                assert copy.state.digest() == expected[copy.answers]
        assert copy.decision is None
        assert copy.state.digest() == duel.state.digest()
        assert [event.kind for event in copy.state.events] == [event.kind for event in duel.state.events]


@pytest.mark.parametrize(("game", "seed"), in_turn([5, 6]))
def test_a_duel_can_be_copied_at_any_decision_by_playing_it_again(game: str, seed: int) -> None:
    new_duel = GAMES[game]
    duel = new_duel(seed)
    given_keys = list(play(duel, numbers(seed)))
    for stop in range(0, len(given_keys), max(1, len(given_keys) // 6)):
        twins = [new_duel(seed), new_duel(seed)]
        for twin in twins:
            for keys in given_keys[:stop]:
                twin.answer(keys)
        assert twins[0].state.digest() == twins[1].state.digest()
        assert list(play(twins[0], list(numbers(seed))[stop:])) == given_keys[stop:]
        assert twins[0].state.digest() == duel.state.digest()


@pytest.mark.parametrize("game", GAMES)
def test_no_two_cards_have_the_same_key(game: str) -> None:
    duel = GAMES[game](5)
    answers = play(duel, numbers(5))
    while not is_act(duel):
        next(answers)
    marks = [card.mark for card in duel.state.cards]
    assert len(set(marks)) == len(marks)


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_is_another_duel(game: str) -> None:
    ends = set()
    for seed in (7, 8):
        duel = GAMES[game](seed)
        list(play(duel, numbers(seed, 40)))
        ends.add(duel.state.digest())
    assert len(ends) == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_duel_can_be_copied_at_acts_alone(game: str) -> None:
    duel, elsewhere = GAMES[game](9), 0
    for _ in play(duel, numbers(9)):
        if duel.decision is None or not is_act(duel):
            elsewhere += 1
            with pytest.raises(ValueError, match="copied at an act"):
                duel.fork()
    assert elsewhere > 10
