"""Whatever is played: a duel on disk is the duel, and a step back is one."""

import os
import shutil
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from duelterm.core.rng import Chance
from duelterm.session import replay as replays
from duelterm.session.journal import JournalFault, read_journal
from duelterm.session.opening import resume
from duelterm.session.session import Session
from tests.properties.observing import hidden_from
from tests.properties.playing import is_act
from tests.secrecy.tables import POOLS, sit_anyhow
from tests.session.sitting import asked_at, give, play, play_out, rewrite, state_of

SEEDS, MORE_SEEDS = range(51, 53), range(53, 65)
"""The rule sets take turns."""


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards are read once for all tests, and nobody waits for the disk."""
    monkeypatch.setattr(replays, "pool_of", lambda header: POOLS[header.rules]())
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)


def killed(path: Path, copy: Path) -> Session:
    """What is there after a kill: nothing but the file."""
    shutil.copy(path, copy)
    return resume(copy, POOLS[read_journal(copy).header.rules]())


@pytest.mark.parametrize("seed", SEEDS)
def test_a_duel_killed_at_any_decision_is_resumed_as_it_was_and_plays_on_alike(seed: int, tmp_path: Path) -> None:
    path = tmp_path / "one.duel"
    chance, checked, twin = Chance(seed), 0, None
    with closing(sit_anyhow(path, seed)) as session:
        for number, keys in enumerate(play(session, seed)):
            if twin is not None:
                twin.answer(keys)
            if number == 9 or chance.below(150) == 0:
                if twin is not None:
                    assert state_of(twin) == state_of(session)
                    twin.close()
                twin = killed(path, tmp_path / f"{checked}.duel")
                assert state_of(twin) == state_of(session)
                checked += 1
        assert session.result is not None
        assert twin is not None
        assert state_of(twin) == state_of(session)
        twin.close()
    assert checked
    assert (tmp_path / f"{checked - 1}.duel").read_bytes() == path.read_bytes()


@pytest.mark.slow
@pytest.mark.parametrize("seed", MORE_SEEDS)
def test_more_duels_are_resumed_as_they_were(seed: int, tmp_path: Path) -> None:
    test_a_duel_killed_at_any_decision_is_resumed_as_it_was_and_plays_on_alike(seed, tmp_path)


class Past:
    """What was so at the last act of a seat: a step back leads there, if nothing came out since."""

    def __init__(self, session: Session) -> None:
        duel = session.duel
        assert duel.decision is not None
        self.seat, self.answers, self.state = duel.decision.seat, duel.answers, asked_at(session)
        self.chance, self.turn, self.events = duel.state.chance, duel.state.turn, len(duel.state.events)
        self.hidden = self.hidden_cards(session)
        self.asked = {self.seat}

    def hidden_cards(self, session: Session) -> set[Any]:
        """The cards that the acting seat can't see, where they lie."""
        return {(card.seat, card.zone, card.uid, card.mark) for card in hidden_from(session.duel, self.seat)}

    def is_still_secret(self, session: Session) -> bool:
        """Whether the seat knows no more than it did, and nobody else has been asked."""
        duel = session.duel
        assert duel.decision is not None
        shown = any(event.kind in ("looked", "revealed") for event in duel.state.events[self.events :])
        return (
            self.asked == {self.seat}
            and (duel.state.chance, duel.state.turn) == (self.chance, self.turn)
            and self.hidden <= self.hidden_cards(session)
            and not shown
            and not duel.decision.shown
        )


@pytest.mark.parametrize("seed", SEEDS)
def test_a_step_back_leads_to_the_state_before_the_act_and_only_while_nothing_came_out(
    seed: int, tmp_path: Path
) -> None:
    path = tmp_path / "one.duel"
    with closing(sit_anyhow(path, seed)) as session:
        assert step_back_and_forth(session, Chance(seed)) > 0
        assert session.result is not None
        with closing(killed(path, tmp_path / "twin.duel")) as twin:
            assert state_of(twin) == state_of(session)


def step_back_and_forth(session: Session, chance: Chance) -> int:
    """Play to the end; wherever a step back is allowed take it, and then the same way again. How many there were."""
    stepped = 0
    past: Past | None = None
    keys: list[list[str]] = []
    while session.question is not None:
        if is_act(session.duel):
            past, keys = Past(session), []
        keys.append(give(session, chance.below(1 << 16)))
        if session.question is None or past is None:
            continue
        past.asked.add(session.question.seat)
        if not session.can_undo():
            continue
        assert past.is_still_secret(session)
        stepped += 1
        after = asked_at(session)
        session.undo()
        assert asked_at(session) == past.state
        for answer in keys:
            session.answer(answer)
        assert asked_at(session) == after
    return stepped


@pytest.mark.slow
@pytest.mark.parametrize("seed", MORE_SEEDS)
def test_a_step_back_leads_back_in_more_duels(seed: int, tmp_path: Path) -> None:
    test_a_step_back_leads_to_the_state_before_the_act_and_only_while_nothing_came_out(seed, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_a_finished_duel_replays_alike_and_a_changed_answer_is_named(seed: int, tmp_path: Path) -> None:
    path = tmp_path / "one.duel"
    with closing(sit_anyhow(path, seed)) as session:
        play_out(session, seed)
        answers = session.duel.answers
    assert replays.check_replay(path) == f"one.duel: {answers} answers, the same duel"
    entries = read_journal(path).entries
    for number in range(1, len(entries), max(1, len(entries) // 6)):
        copy = tmp_path / "copy.duel"
        shutil.copy(path, copy)
        rewrite(copy, number + 1, lambda entry: entry.update(a=["charge:c0"]))
        with pytest.raises(JournalFault, match=rf"entry {number}: ('charge:c0' is not offered|a number from)"):
            replays.check_replay(copy)
