"""The simulator: it plays duels to their ends and finds what must never happen."""

from collections.abc import Callable
from typing import Any

import pytest

from duelterm.core.ask import ACT, Decision, Why
from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.core.operations import arrive, leave
from duelterm.core.state import Pending
from duelterm.duelmasters import acts
from duelterm.duelmasters.state import DuelState
from duelterm.duelmasters.zones import DECK, GRAVEYARD, HAND, MANA
from duelterm.session import simulate as simulator
from duelterm.session.games import GAMES
from duelterm.session.simulate import Report, Watch, simulate
from tests.duelmasters.scenario import Scenario
from tests.properties.playing import deck, pool, rules


def sim(duels: int = 2, seed: int = 1, check: bool = True) -> Report:
    return simulate(
        GAMES["duel-masters"], pool(), [deck("starter"), deck("bolshack")], duels=duels, seed=seed, check=check
    )


def test_duels_are_played_to_their_ends_and_counted() -> None:
    report = sim(duels=4)
    assert report.violations == []
    assert report.duels == report.results.total() == 4
    assert set(report.results) <= {"1", "2", "draw"}
    assert 4 * 20 < report.choices < report.decisions
    assert report.cpu_seconds > 0


def test_a_seed_plays_the_same_duels_whether_watched_or_not() -> None:
    one, other, third = sim(seed=7), sim(seed=7, check=False), sim(seed=8)
    assert (one.decisions, one.choices, one.results) == (other.decisions, other.choices, other.results)
    assert (one.decisions, one.choices) != (third.decisions, third.choices)


async def lose(state: DuelState, card: Card) -> None:
    leave(state, card)
    state.charged += 1


async def double(state: DuelState, card: Card) -> None:
    arrive(state, card, card.owner, MANA)
    state.charged += 1


async def forget(state: DuelState, card: Card) -> None:
    leave(state, card)
    state.zones[card.owner][MANA].append(card)
    state.charged += 1


@pytest.mark.parametrize(
    ("fault", "found"),
    [
        (lose, "cards lost ["),
        (double, "in two places ["),
        (forget, "thinks it lies elsewhere"),
    ],
)
def test_an_injected_fault_is_found(fault: Callable[..., Any], found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acts, "charge", fault)
    monkeypatch.setattr(simulator, "MOST_DECISIONS", 60)
    violations = sim(duels=1).violations
    assert any(found in violation for violation in violations)
    assert violations[0].startswith("duel 1 of seed 1, decision ")


def test_a_duel_that_does_not_end_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulator, "MOST_DECISIONS", 5)
    assert sim(duels=1, check=False).violations == ["duel 1 of seed 1: not over after 5 decisions"]


def faults(state: DuelState, decision: Decision) -> list[str]:
    return list(Watch(state).faults(rules(), state, decision))


def test_the_watch_tells_what_is_wrong() -> None:
    state = Scenario().state
    act = Decision(ACT, 0, ["end"], 1, 1, Why("act"))
    assert faults(state, act) == []
    assert faults(state, Decision(ACT, 0, [], 1, 1, Why("act"))) == ["nobody can act"]
    state.pending.append(Pending(None, Frame(0, 0, 0, None)))
    assert faults(state, act) == ["an effect waits while an act is asked"]
    state.pending.clear()
    card = state.zones[0][DECK][0]
    state.zones[0][HAND].append(card)
    assert f"cards lost [], in two places [{card.uid}]" in faults(state, act)
    state.zones[0][HAND].clear()
    state.zones[0][DECK].remove(card)
    assert faults(state, act) == [f"cards lost [{card.uid}], in two places []"]
    state.resolving.append(card)
    assert faults(state, act) == []
    state.resolving.clear()
    state.zones[1][GRAVEYARD].append(card)
    assert faults(state, act) == ["a card in seat 1's graveyard thinks it lies elsewhere"]
