"""A running duel as the screen knows it: asks, takes answers, writes the journal, steps back."""

from collections.abc import Sequence
from typing import Any

from duelterm.core.looking import sees, view_of
from duelterm.core.view import LifeLine, View
from duelterm.core.zones import NOBODY
from duelterm.session.api import Line, Question, RefusedAnswer, Result
from duelterm.session.duel import Duel
from duelterm.session.figures import keep_figures
from duelterm.session.games import GAMES
from duelterm.session.journal import DIGEST_EVERY, Header, Journal
from duelterm.session.lines import lines_of
from duelterm.session.policies import Policies
from duelterm.session.questions import question_of
from duelterm.session.undo import Checkpoints


class Session:
    """A running duel; see `session.api.Table`."""

    def __init__(
        self,
        header: Header,
        duel: Duel,
        journal: Journal,
        key: str,
        checkpoints: Checkpoints | None = None,
        policies: Policies | None = None,
    ) -> None:
        self.header = header
        self.duel = duel
        self._journal = journal
        self._key = key
        self._checkpoints = checkpoints or Checkpoints(header.seated)
        self._checkpoints.note(duel)
        self._policies = policies or Policies(GAMES[header.rules], len(header.names), header.seated)
        self._names = header.duelists
        self._question: Question | None = None
        self._asked = -1
        self._answer_by_policy()

    @property
    def names(self) -> Sequence[str]:
        return self._names

    @property
    def sides(self) -> Sequence[int]:
        return GAMES[self.header.rules].sides

    @property
    def people(self) -> Sequence[int]:
        return self.header.seated

    def person(self, seat: int) -> str:
        return self.header.names[seat]

    @property
    def privacy(self) -> str:
        return self.header.privacy

    @property
    def rulebook(self) -> str:
        return self.duel.rules.name

    @property
    def question(self) -> Question | None:
        if self._asked != self.duel.answers or self._question is None:
            self._question = question_of(self.duel, self._names, GAMES[self.header.rules].answers)
            self._asked = self.duel.answers
        return self._question

    @property
    def result(self) -> Result | None:
        found = self.duel.state.result
        if found is None:
            return None
        sides = {self.sides[seat] for seat in found.winners}
        winners = found.winners if len(sides) == 1 else ()
        return Result(winners[0] if winners else None, self.duel.rules.words.ending(found.rule), winners)

    def view(self, seat: int | None) -> View:
        waiting = [pending.frame.definition.name for pending in self.duel.state.pending]
        return view_of(self.duel.state, self.duel.rules, self.duel.eyes(seat), waiting)

    def news(self, seat: int | None, since: int = 0) -> Sequence[Line]:
        return lines_of(self.duel, self._names, self.duel.eyes(seat), since)

    def sheet(self) -> Sequence[LifeLine]:
        return self.duel.rules.sheet(self.duel.state)

    def answer(self, keys: Sequence[str]) -> None:
        decision = self.duel.decision
        if decision is None:
            raise RefusedAnswer("the duel has ended")
        self.duel.read(decision, list(keys))
        self._answer(keys)
        self._answer_by_policy()

    def policy(self, seat: int) -> str:
        return self._policies.of(seat)

    def own_policy(self, seat: int) -> str:
        if not GAMES[self.header.rules].own:
            return ""
        return self._policies.after_own(seat, self.duel.rules.moment(self.duel.state)[0])

    def announce_policy(self, seat: int, policy: str) -> None:
        turn = self.duel.rules.moment(self.duel.state)[0]
        self._policies.announce(seat, policy, turn)
        self._write({"policy": [seat, policy], "turn": turn})
        self._answer_by_policy()

    def _answer_by_policy(self) -> None:
        """Answer what people said they need not be asked, and end the policies of whose turn it is."""
        while (decision := self.duel.decision) is not None:
            turn, active, _ = self.duel.rules.moment(self.duel.state)
            for seat in self._policies.turn_of(active, turn):
                self._write({"policy": [seat, "always"]})
            links = [link.seat for link in self.duel.rules.chain(self.duel.state)]
            keys = self._policies.answer(decision, self.duel.keys(decision), active, turn, links)
            if keys is None:
                return
            self._answer(keys)

    def _answer(self, keys: Sequence[str]) -> None:
        """A legal answer: played, then put on disk."""
        entry: dict[str, Any] = {"a": list(keys)}
        if self.duel.answers % DIGEST_EVERY == 0:
            entry["d"] = self.duel.state.digest()
        self.duel.answer(keys)
        self._write(entry)
        self._after()

    def coach(self) -> tuple[str, ...]:
        decision = self.duel.decision
        return () if decision is None else self.duel.rules.coach(self.duel.state, decision).lines

    def why_not(self, verb: str, card: str, target: str = "") -> str:
        duel, decision, found = self.duel, self.duel.decision, self._card(card)
        if verb == "choose" and found is None:
            found = self._laid(card)
        if decision is not None and (verb == "end" or (verb == "choose" and found is not None)):
            reason = duel.rules.why_not_asked(duel.state, decision, None if verb == "end" else found)
        elif found is None:
            reason = self._unseen(card)
        else:
            aim = int(target.removeprefix("seat:")) if target.startswith("seat:") else self._aimed(target)
            reason = duel.rules.why_not(duel.state, verb, found, aim)
        return str(duel.rules.words.reason(reason))

    def can_undo(self) -> bool:
        return self._checkpoints.allowed(self.duel) is not None

    def undo_refusal(self) -> str:
        return self._checkpoints.refusal(self.duel)

    def undo(self) -> None:
        found = self._checkpoints.allowed(self.duel)
        if found is None:
            raise RefusedAnswer(self.undo_refusal())
        self._journal.write({"back": found.answers})
        self.duel = self._checkpoints.back_to(found, self.duel)
        self._asked = -1

    def concede(self, seat: int) -> None:
        if self.duel.state.result is not None:
            raise RefusedAnswer("the duel has ended")
        self._journal.write({"concede": seat})
        self.duel.concede(seat, GAMES[self.header.rules].conceding)
        self._after()

    def close(self) -> None:
        """Let another process resume it."""
        self._journal.close()

    def _write(self, entry: dict[str, Any]) -> None:
        """Put what was just done on disk. If that fails nothing more is taken: `resume` goes on from what is there.
        Raises OSError.
        """
        try:
            self._journal.write(entry)
        except OSError:
            self._journal.close()
            raise

    def _unseen(self, handle: str) -> str | None:
        """Why nothing can be done with a card that lies face down: one's own, or another's."""
        zone, _, place = handle.partition(":")
        unseen = GAMES[self.header.rules].unseen
        if zone not in unseen:
            return None
        seat = "" if self.duel.decision is None else str(self.duel.decision.seat)
        own, others = unseen[zone]
        return own if place.startswith(f"{seat}:") else others

    def _aimed(self, handle: str) -> Any | None:
        """A card that something is done to, by its handle: it may lie face down where all can point at it."""
        return self._card(handle) or self._laid(handle)

    def _laid(self, handle: str) -> Any | None:
        """A card by its place, `monsters:1:3`, in a zone where its player knows it."""
        zone, _, rest = handle.partition(":")
        seat, _, place = rest.partition(":")
        kinds = (kind for kind in self.duel.state.kinds if kind.name == zone and kind.places and kind.sight != NOBODY)
        kind = next(kinds, None)
        if kind is None or seat not in map(str, self.duel.state.seats):
            return None
        laid = self.duel.state.zones[int(seat)][kind.index]
        return next((card for card in laid if str(card.place) == place), None)

    def _card(self, handle: str) -> Any | None:
        """A card by its handle, if the asked seat sees it."""
        decision = self.duel.decision
        eyes = self.duel.eyes(None if decision is None else decision.seat)
        found = (card for card in self.duel.state.cards if f"c{card.mark}" == handle)
        return next((card for card in found if sees(self.duel.state, card, eyes)), None)

    def _after(self) -> None:
        """Keep the way back, and note a finished duel."""
        self._asked = -1
        self._checkpoints.note(self.duel)
        self.note_end()

    def note_end(self) -> None:
        """Write down how the duel ended, if it has: the figures first, so that a program killed here keeps them when
        the duel is resumed. Raises OSError.
        """
        if self.duel.state.result is None:
            return
        try:
            self._keep_figures()
        finally:
            self._journal.write({"over": list(self.duel.state.result.winners), "d": self.duel.state.digest()})

    def _keep_figures(self) -> None:
        """What is known later of who has played and of the decks."""
        keep_figures(self._key, self.header, self.duel.state)
