"""Duels are opened: new ones from a set-up, others from their journals, played again up to where they stand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

from duelterm.lang.load import cards_to_json
from duelterm.library.decks import Deck, Pool
from duelterm.library.pool import load_pool
from duelterm.session.api import RefusedAnswer
from duelterm.session.duel import Duel
from duelterm.session.games import GAMES, Laid
from duelterm.session.journal import RULES, Header, Journal, JournalFault, Record, answers_in, is_over, read_journal
from duelterm.session.limited import NONE
from duelterm.session.policies import Policies
from duelterm.session.seating import head_count, is_seating
from duelterm.session.session import Session
from duelterm.session.undo import Checkpoints

FIRST: dict[str, tuple[str, int | None]] = {
    "chance": ("chance", None),
    "rock-paper-scissors": ("rock_paper_scissors", None),
}


@dataclass(slots=True, frozen=True)
class Setup:
    """A new duel of the rule set `rules`, with the cards of `game`: `first` is `chance`, `rock-paper-scissors`, a seat
    agreed on (`seat:0`), or the seat that lost and says who goes first (`loser:0`). `match` is the file of its match,
    `limits` the key of the limited list that the decks were judged by. `names` and `people` have the person at each
    seat, by name and number; without numbers everybody plays one seat.
    """

    game: str
    names: tuple[str, ...]
    decks: tuple[Deck, ...]
    first: str = "chance"
    privacy: str = "curtain"
    seed: int = 0
    switches: Mapping[str, str] = field(default_factory=dict)
    rules: str = RULES
    match: str = ""
    limits: str = NONE
    people: tuple[int, ...] = ()


def start(setup: Setup, pool: Pool, path: Path) -> "Session":
    """Begin a duel with a journal of its own. Raises OSError if it can't be written, ValueError for an unknown way to
    settle who goes first.
    """
    header = header_of(setup, pool)
    return Session(header, open_duel(header, pool), Journal.create(path, header), path.name)


def header_of(setup: Setup, pool: Pool) -> Header:
    """What a duel's journal begins with. Raises ValueError for an unknown way to settle who goes first."""
    word, seat = who_first(setup.first, len(setup.names))
    laid = [GAMES[setup.rules].laid(deck) for deck in setup.decks]
    return Header(
        game=setup.game,
        names=setup.names,
        decks=tuple(dict(deck.cards) for deck in setup.decks),
        deck_names=tuple(deck.key for deck in setup.decks),
        switches=dict(setup.switches) | {"first": word},
        first=seat,
        privacy=setup.privacy,
        seed=setup.seed,
        definitions=definitions_digest([part for deck in laid for part in (deck.cards, deck.fusion)], pool),
        rules=setup.rules,
        fusion=tuple(dict(deck.fusion) for deck in setup.decks),
        side=tuple(deck.side for deck in laid),
        match=setup.match,
        limits=setup.limits,
        people=setup.people,
    )


def who_first(first: str, seats: int) -> tuple[str, int | None]:
    """The switch of DM-2.4, R3-3.4 and STD-1.3, and the seat that was agreed on or decides. Raises ValueError."""
    agreed = {f"seat:{seat}": ("agreement", seat) for seat in range(seats)}
    agreed |= {f"loser:{seat}": ("loser", seat) for seat in range(seats)}
    if first not in FIRST and first not in agreed:
        raise ValueError(f"who goes first can't be {first!r}; it is one of {', '.join((*FIRST, *agreed))}")
    return FIRST[first] if first in FIRST else agreed[first]


def definitions_digest(decks: Sequence[Mapping[str, int]], pool: Pool) -> str:
    """16 hexadecimal digits of what the decks' cards do, as their files say it. Raises KeyError for an unknown card."""
    names = sorted({name for deck in decks for name in deck})
    return blake2b(cards_to_json([pool[name] for name in names]), digest_size=8).hexdigest()


def open_duel(header: Header, pool: Pool) -> Duel:
    """The duel of a header at its very beginning. Raises JournalFault."""
    game = GAMES[header.rules]
    if not len(header.names) == len(header.decks) == game.seats or not is_seating(header.seated, game.sides):
        raise JournalFault(f"{game.title} is for {head_count(game)}; the header seats others")
    missing = sorted({name for deck in (*header.decks, *header.fusion) for name in deck if name not in pool})
    if missing:
        raise JournalFault(f"the card {missing[0]!r} is no longer in the card files")
    rules = game.rules(pool)
    try:
        state = game.begin(rules, laid_decks(header), header.seed, header.switches, header.first)
    except ValueError as error:
        raise JournalFault(str(error)) from error
    return Duel(rules, state, header.privacy == "open")


def pool_of(header: Header) -> Pool:
    """The cards that a duel is played with. Raises JournalFault, CardError."""
    if header.rules not in GAMES:
        raise JournalFault(f"there are no rules {header.rules!r}; there are {', '.join(GAMES)}")
    return load_pool(GAMES[header.rules].cards)


def laid_decks(header: Header) -> list[Laid]:
    """What each seat brings to the table."""
    fusion = header.fusion or ({},) * len(header.decks)
    side = header.side or (0,) * len(header.decks)
    return [Laid(*parts) for parts in zip(header.decks, fusion, side, strict=True)]


def resume(path: Path, pool: Pool | None = None) -> "Session":
    """Go on with an unfinished duel at the decision that was open. Raises JournalFault, CardError, OSError."""
    record = read_journal(path)
    pool = pool_of(record.header) if pool is None else pool
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
    policies = Policies(GAMES[record.header.rules], len(record.header.names), record.header.seated)
    for entry in record.entries:
        if "policy" in entry:
            seat, word = entry["policy"]
            policies.announce(seat, word, entry.get("turn", -1))
    return policies


def replay(record: Record, pool: Pool) -> tuple[Duel, Checkpoints]:
    """Play a record again up to its end, comparing digests. Raises JournalFault naming the entry that differs."""
    header = record.header
    duel = open_duel(header, pool)
    if definitions_digest((*header.decks, *header.fusion), pool) != header.definitions:
        raise JournalFault("the card files say something else of this duel's cards than when it was played")
    checkpoints = Checkpoints(header.seated)
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
        duel.concede(entry["concede"], GAMES[duel.rules.name].conceding)
        return
    try:
        duel.answer(entry["a"])
    except RefusedAnswer as error:
        raise JournalFault(f"entry {number}: {error}; the state agreed up to entry {agreed}") from error
