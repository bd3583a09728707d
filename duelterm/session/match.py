"""A running match: up to three duels and what lies between them (R3-2, STD-1.3), saved after each step."""

from collections.abc import Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from duelterm.core.view import Face
from duelterm.library.decks import Pool
from duelterm.library.people import PeopleFault, Tally, count_match
from duelterm.library.pool import load_pool
from duelterm.session import matchasking, matchrules
from duelterm.session.api import Question, RefusedAnswer
from duelterm.session.games import GAMES
from duelterm.session.journal import JournalFault
from duelterm.session.matchapi import DuelLine, MatchResult, Score
from duelterm.session.matchduels import ante_cards, is_begun, new_fault, part_of, setup_of
from duelterm.session.matchfile import MatchFile
from duelterm.session.matchrules import MatchState, Round
from duelterm.session.matchsetup import MatchSetup, new_match
from duelterm.session.opening import resume, start
from duelterm.session.session import Session


def start_match(setup: MatchSetup, pool: Pool, path: Path) -> "Match":
    """Begin a match with a file of its own; the journals of its duels will lie beside it. Raises MatchRefused,
    PeopleFault, OSError.
    """
    state = new_match(path.stem, setup, pool)
    return opened(state, pool, MatchFile.create(path, state))


def opened(state: MatchState, pool: Pool, file: MatchFile) -> "Match":
    """The match at its next question or duel; its file is let go of if that can't be reached."""
    try:
        return Match(state, pool, file)
    except BaseException:
        file.close()
        raise


def resume_match(path: Path, pool: Pool | None = None) -> "Match":
    """Go on with a match where it was. Raises JournalFault, CardError, OSError."""
    file, state = MatchFile.reopen(path)
    try:
        pool = known_cards(path, state, pool)
    except BaseException:
        file.close()
        raise
    return opened(state, pool, file)


def known_cards(path: Path, state: MatchState, pool: Pool | None) -> Pool:
    """The cards that the match is played with. Raises JournalFault if some are gone, CardError."""
    if state.rules not in GAMES:
        raise JournalFault(f"{path.name}: there are no rules {state.rules!r}; there are {', '.join(GAMES)}")
    if GAMES[state.rules].match is None:
        raise JournalFault(f"{path.name}: {GAMES[state.rules].title} has no matches")
    pool = load_pool(GAMES[state.rules].cards) if pool is None else pool
    parts = (part for holding in state.holdings for part in (holding.cards, holding.side, holding.fusion))
    missing = sorted({name for part in parts for name in part if name not in pool})
    if missing:
        raise JournalFault(f"{path.name}: the card {missing[0]!r} is no longer in the card files")
    return pool


class Match:
    """A running match; see `session.matchapi.MatchTable`."""

    def __init__(self, state: MatchState, pool: Pool, file: MatchFile) -> None:
        self._state = state
        self._game = GAMES[state.rules]
        self._pool = pool
        self._file = file
        self._duel: Session | None = None
        self._question: Question | None = None
        self._trouble = ""
        self._advance()

    @property
    def path(self) -> Path:
        """Its file."""
        return self._file.path

    @property
    def names(self) -> Sequence[str]:
        return self._state.names

    @property
    def privacy(self) -> str:
        return self._state.privacy

    @property
    def rulebook(self) -> str:
        return self._state.rules

    @property
    def rule(self) -> str:
        return matchrules.kind_of(self._state).rule

    @property
    def question(self) -> Question | None:
        return self._question

    @property
    def duel(self) -> Session | None:
        return self._duel

    @property
    def result(self) -> MatchResult | None:
        state = self._state
        if not matchrules.is_over(state):
            return None
        return MatchResult(matchrules.winner(state), matchrules.ending(state), self._trouble)

    @property
    def score(self) -> Score:
        state = self._state
        return Score(
            duels=tuple(
                DuelLine(each.winner, each.reason, tuple(each.ante), matchrules.won_in(each)) for each in state.played
            ),
            wins=tuple(matchrules.wins(state, seat) for seat in range(len(state.names))),
            decks=tuple(holding.count for holding in state.holdings),
            sides=tuple(holding.aside for holding in state.holdings),
            stakes=tuple(state.stakes),
            ante=state.ante,
            beginner=matchrules.beginner(state),
        )

    def answer(self, keys: Sequence[str]) -> None:
        question = self._question
        if question is None:
            raise RefusedAnswer("nothing is asked between duels now")
        check = partial(new_fault, self._state, self._pool)
        matchasking.take(self._state, question, keys, self._part_of, check)
        self._file.save(self._state)
        self._advance()

    def go_on(self) -> None:
        if self.result is not None and not self._state.counted:
            self._count()
            return
        if self._duel is None or self._duel.result is None:
            raise RefusedAnswer("there is no duel that has ended")
        self._put_down()
        self._advance()

    def concede(self, seat: int) -> None:
        if self.result is not None:
            raise RefusedAnswer("the match is over")
        self._state.gave_up = seat
        self._file.save(self._state)
        self._advance()

    def abandon(self) -> None:
        if self._state.rounds:
            raise RefusedAnswer("a duel has begun: whoever wants to stop gives up the match")
        self._question = None
        self._file.remove()

    def close(self) -> None:
        if self._duel is not None:
            self._duel.close()
        self._file.close()

    def _advance(self) -> None:
        """On to the next question, the next duel, or the end."""
        state = self._state
        self._question = None
        if state.gave_up is not None and len(state.rounds) > len(state.played):
            self._give_up_duel(state.gave_up)
        if matchrules.is_over(state):
            self._count()
            return
        if state.todo and state.todo[0][0] == matchrules.EXCHANGE and not state.holdings[state.todo[0][1]].aside:
            state.todo = state.todo[1:]  # the refill has taken the last card
        if state.todo:
            self._question = matchasking.question_of(state, self._face, self._part_of)
        elif self._duel is None:
            self._play()

    def _play(self) -> None:
        """The duel that is on, or a new one; that there is one is on disk before its journal is."""
        state = self._state
        if len(state.rounds) == len(state.played):
            state.rounds.append(Round(f"{self.path.stem}-{len(state.rounds) + 1}.duel"))
            self._file.save(state)
        journal = self.path.parent / state.rounds[-1].journal
        if is_begun(journal):
            self._duel = resume(journal, self._pool)
        else:
            journal.unlink(missing_ok=True)
            self._duel = start(setup_of(state, self.path.name), self._pool, journal)

    def _give_up_duel(self, seat: int) -> None:
        """Who gives up the match gives up the duel that is on."""
        if self._duel is None:
            self._play()
        if self._duel is not None and self._duel.result is None:
            self._duel.concede(seat)
        self._put_down()

    def _put_down(self) -> None:
        """The result of the duel that has ended, with what follows from it."""
        state, duel = self._state, self._duel
        if duel is None or duel.result is None:
            return
        each = state.rounds[-1]
        each.over, each.winner, each.reason = True, duel.result.winner, duel.result.reason
        each.ante = ante_cards(duel)
        matchrules.pay_ante(state, each)
        state.todo = [] if matchrules.is_over(state) else matchrules.later_questions(state)
        self._file.save(state)
        duel.close()
        self._duel = None

    def _count(self) -> None:
        """Give the people what they won (R3-2.5, R3-2.7), once."""
        state = self._state
        if state.counted:
            return
        lost = matchrules.lost_cards(state)
        try:
            count_match(Tally(state.key, state.names, matchrules.winner(state), state.stakes, lost))
        except (PeopleFault, ValueError) as fault:
            self._trouble = str(fault)
            return
        state.counted, self._trouble = True, ""
        self._file.save(state)

    def _part_of(self, name: str) -> str:
        return part_of(self._game, self._pool, name)

    @cached_property
    def _rules(self) -> Any:
        return self._game.rules(self._pool)

    def _face(self, name: str) -> Face:
        found: Face = self._rules.face(self._rules.definition(name))
        return found
