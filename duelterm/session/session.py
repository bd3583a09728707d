"""A running duel as the screen knows it: asks, takes answers, writes the journal, steps back."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

from duelterm.core.looking import sees, view_of
from duelterm.core.view import View
from duelterm.duelmasters.ruleset import DuelMastersRules
from duelterm.duelmasters.switches import read_switches
from duelterm.lang.cards import Card
from duelterm.lang.load import cards_to_json
from duelterm.library import stats
from duelterm.library.decks import Deck
from duelterm.session.api import Line, Question, RefusedAnswer, Result
from duelterm.session.duel import Duel
from duelterm.session.journal import (
    DIGEST_EVERY,
    Header,
    Journal,
    JournalFault,
    Record,
    answers_in,
    is_over,
    read_journal,
)
from duelterm.session.lines import lines_of
from duelterm.session.policies import Policies
from duelterm.session.questions import question_of
from duelterm.session.undo import Checkpoints

CONCEDING = "DM-9.12"
FIRST: dict[str, tuple[str, int | None]] = {
    "chance": ("chance", None),
    "rock-paper-scissors": ("rock_paper_scissors", None),
}


@dataclass(slots=True, frozen=True)
class Setup:
    """A new duel: `first` is `chance`, `rock-paper-scissors`, or a seat agreed on (`seat:0`)."""

    game: str
    names: tuple[str, ...]
    decks: tuple[Deck, ...]
    first: str = "chance"
    privacy: str = "curtain"
    seed: int = 0
    switches: Mapping[str, str] = field(default_factory=dict)


def start(setup: Setup, pool: Mapping[str, Card], path: Path) -> "Session":
    """Begin a duel with a journal of its own. Raises OSError if it can't be written, ValueError for an unknown way to
    settle who goes first.
    """
    word, seat = who_first(setup.first, len(setup.names))
    header = Header(
        game=setup.game,
        names=setup.names,
        decks=tuple(dict(deck.cards) for deck in setup.decks),
        deck_names=tuple(deck.key for deck in setup.decks),
        switches=dict(setup.switches) | {"first": word},
        first=seat,
        privacy=setup.privacy,
        seed=setup.seed,
        definitions=definitions_digest(setup.decks, pool),
    )
    return Session(header, open_duel(header, pool), Journal.create(path, header), path.name)


def who_first(first: str, seats: int) -> tuple[str, int | None]:
    """The switch of DM-2.4 and the seat that was agreed on. Raises ValueError."""
    agreed = {f"seat:{seat}": ("agreement", seat) for seat in range(seats)}
    if first not in FIRST and first not in agreed:
        raise ValueError(f"who goes first can't be {first!r}; it is one of {', '.join((*FIRST, *agreed))}")
    return FIRST[first] if first in FIRST else agreed[first]


def definitions_digest(decks: Sequence[Deck] | Sequence[Mapping[str, int]], pool: Mapping[str, Card]) -> str:
    """16 hexadecimal digits of what the decks' cards do, as their files say it. Raises KeyError for an unknown card."""
    names = sorted({name for deck in decks for name in (deck.cards if isinstance(deck, Deck) else deck)})
    return blake2b(cards_to_json([pool[name] for name in names]), digest_size=8).hexdigest()


def open_duel(header: Header, pool: Mapping[str, Card]) -> Duel:
    """The duel of a header at its very beginning. Raises JournalFault."""
    missing = sorted({name for deck in header.decks for name in deck if name not in pool})
    if missing:
        raise JournalFault(f"the card {missing[0]!r} is no longer in the card files")
    rules = DuelMastersRules(pool)
    try:
        switches = read_switches(header.switches)
    except ValueError as error:
        raise JournalFault(str(error)) from error
    state = rules.begin(header.decks, header.seed, switches, header.first)
    return Duel(rules, state, header.privacy == "open")


def resume(path: Path, pool: Mapping[str, Card]) -> "Session":
    """Go on with an unfinished duel at the decision that was open. Raises JournalFault, OSError."""
    record = read_journal(path)
    journal = Journal.reopen(path, record.length)
    try:
        duel, checkpoints = replay(record, pool)
        policies = announced(record)
    except (JournalFault, RefusedAnswer) as fault:
        journal.close()
        raise JournalFault(f"{path.name}: {fault}") from fault
    session = Session(record.header, duel, journal, path.name, checkpoints, policies)
    if not is_over(record.entries):
        session.note_end()
    return session


def announced(record: Record) -> Policies:
    """The policies that hold at the end of a record. Raises RefusedAnswer for an unknown one."""
    policies = Policies(len(record.header.names))
    for entry in record.entries:
        if "policy" in entry:
            policies.announce(*entry["policy"])
    return policies


def replay(record: Record, pool: Mapping[str, Card]) -> tuple[Duel, Checkpoints]:
    """Play a record again up to its end, comparing digests. Raises JournalFault naming the entry that differs."""
    header = record.header
    duel = open_duel(header, pool)
    if definitions_digest(header.decks, pool) != header.definitions:
        raise JournalFault("the card files say something else of this duel's cards than when it was played")
    checkpoints = Checkpoints()
    checkpoints.note(duel)
    agreed = 0
    for number, entry in answers_in(record.entries):
        repeat(duel, entry, number, agreed)
        if "d" in entry:
            agreed = number
        checkpoints.note(duel)
    return duel, checkpoints


def repeat(duel: Duel, entry: dict[str, Any], number: int, agreed: int) -> None:
    """Give one recorded answer again. Raises JournalFault."""
    if "d" in entry and entry["d"] != duel.state.digest():
        raise JournalFault(f"entry {number}: the state differs; it agreed up to entry {agreed}")
    if "over" in entry:
        return
    if "concede" in entry:
        duel.concede(entry["concede"], CONCEDING)
        return
    try:
        duel.answer(entry["a"])
    except RefusedAnswer as error:
        raise JournalFault(f"entry {number}: {error}; the state agreed up to entry {agreed}") from error


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
        self._checkpoints = checkpoints or Checkpoints()
        self._checkpoints.note(duel)
        self._policies = policies or Policies(len(header.names))
        self._question: Question | None = None
        self._asked = -1

    @property
    def names(self) -> Sequence[str]:
        return self.header.names

    @property
    def privacy(self) -> str:
        return self.header.privacy

    @property
    def rulebook(self) -> str:
        return self.duel.rules.name

    @property
    def question(self) -> Question | None:
        if self._asked != self.duel.answers or self._question is None:
            self._question = question_of(self.duel, self.header.names)
            self._asked = self.duel.answers
        return self._question

    @property
    def result(self) -> Result | None:
        found = self.duel.state.result
        if found is None:
            return None
        winner = found.winners[0] if len(found.winners) == 1 else None
        return Result(winner, self.duel.rules.words.ending(found.rule))

    def view(self, seat: int | None) -> View:
        waiting = [pending.frame.definition.name for pending in self.duel.state.pending]
        return view_of(self.duel.state, self.duel.rules, self.duel.eyes(seat), waiting)

    def news(self, seat: int | None, since: int = 0) -> Sequence[Line]:
        return lines_of(self.duel, self.header.names, self.duel.eyes(seat), since)

    def answer(self, keys: Sequence[str]) -> None:
        decision = self.duel.decision
        if decision is None:
            raise RefusedAnswer("the duel has ended")
        self.duel.read(decision, list(keys))
        self._answer(keys)
        self._answer_by_policy()

    def policy(self, seat: int) -> str:
        return self._policies.of(seat)

    def announce_policy(self, seat: int, policy: str) -> None:
        self._policies.announce(seat, policy)
        self._write({"policy": [seat, policy]})
        self._answer_by_policy()

    def _answer_by_policy(self) -> None:
        """Answer what people said they need not be asked, and end the policies of whose turn it is."""
        while (decision := self.duel.decision) is not None:
            active = self.duel.rules.moment(self.duel.state)[1]
            if self._policies.turn_of(active):
                self._write({"policy": [active, "always"]})
            keys = self._policies.answer(decision, self.duel.keys(decision), active)
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
        if decision is not None and (verb == "end" or (verb == "choose" and found is not None)):
            reason = duel.rules.why_not_asked(duel.state, decision, None if verb == "end" else found)
        elif found is None:
            reason = self._face_down(card)
        else:
            aim = int(target.removeprefix("seat:")) if target.startswith("seat:") else self._card(target)
            reason = duel.rules.why_not(duel.state, verb, found, aim)
        return str(duel.rules.words.reason(reason))

    def can_undo(self) -> bool:
        return self._checkpoints.allowed(self.duel) is not None

    def undo(self) -> None:
        found = self._checkpoints.allowed(self.duel)
        if found is None:
            raise RefusedAnswer("something secret or a matter of chance has come out since your last act")
        self._journal.write({"back": found.answers})
        self.duel = self._checkpoints.back_to(found, self.duel)
        self._asked = -1

    def concede(self, seat: int) -> None:
        if self.duel.state.result is not None:
            raise RefusedAnswer("the duel has ended")
        self._journal.write({"concede": seat})
        self.duel.concede(seat, CONCEDING)
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

    def _face_down(self, handle: str) -> str | None:
        """Why nothing can be done with a face-down shield: one's own lies unseen, others are attacked by a creature."""
        zone, _, place = handle.partition(":")
        if zone != "shields":
            return None
        seat = "" if self.duel.decision is None else str(self.duel.decision.seat)
        return "DM-2.2" if place.startswith(f"{seat}:") else "DM-6.1"

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
        """Write down how the duel ended, if it has. Raises OSError."""
        if self.duel.state.result is not None:
            self._journal.write({"over": list(self.duel.state.result.winners), "d": self.duel.state.digest()})
            self._keep_figures()

    def _keep_figures(self) -> None:
        """DM-1.5."""
        for seat, played in enumerate(played_cards(self.duel.state)):
            deck = self.header.decks[seat]
            key = self.header.deck_names[seat]
            stats.record(f"{self._key}/{seat}", Deck(key, key, self.header.game, deck), played)


def played_cards(state: Any) -> list[Counter[str]]:
    """DM-1.5: how often each seat used each of its cards."""
    found: list[Counter[str]] = [Counter() for _ in state.seats]
    for event in state.events:
        if event.kind in ("summoned", "cast"):
            found[event.seat][event.definition.name] += 1
    return found
