"""A duel at the table for tests: a session with a journal, answered by what its questions say alone."""

import json
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from duelterm.core.rng import Chance
from duelterm.library.decks import Deck
from duelterm.session.api import Question, RefusedAnswer, Table
from duelterm.session.opening import Setup, start
from duelterm.session.session import Session
from tests.properties.playing import any_deck, deck, pool

NAMES = ("Ann", "Ben")


def sit(path: Path, seed: int = 1, decks: Sequence[Mapping[str, int]] = (), **how: Any) -> Session:
    """A new duel; two starter decks unless others are given, chance by the seed, anything else of `Setup` by name."""
    cards = decks or [deck("starter").cards] * 2
    own = tuple(Deck(f"deck-{seat}", f"Deck {seat}", "duelmasters", found) for seat, found in enumerate(cards))
    return start(Setup("duelmasters", NAMES, own, seed=seed, **how), pool(), path)


def sit_anyhow(path: Path, seed: int) -> Session:
    """A new duel of any decks, by the seed."""
    chance = Chance(seed)
    return sit(path, seed, [any_deck(chance), any_deck(chance)])


def asked(table: Table) -> Question:
    """The open question."""
    assert table.question is not None
    return table.question


def choose(table: Table, verb: str, name: str = "") -> None:
    """Answer with the first choice of this verb, about a card of this name."""
    choices = asked(table).choices
    keys = [choice.key for choice in choices if choice.verb == verb and name in choice.text]
    assert keys, f"no {verb} {name} among {[choice.text for choice in choices]}"
    table.answer(keys[:1])


def keys_for(question: Question, number: int) -> list[str]:
    """The answer that a number stands for, by what the question says; what it proposes may have to be given instead."""
    keys = [choice.key for choice in question.choices]
    span = question.hi - question.lo + 1
    if question.kind == "number":
        return [str(question.lo + number % min(span, 12))]
    if question.kind in ("act", "confirm", "name"):
        return [keys[number % len(keys)]]
    start_at = number // span % len(keys) if keys else 0
    turned = keys[start_at:] + keys[:start_at]
    return turned if question.kind == "order" else turned[: question.lo + number % span]


def give(table: Table, number: int) -> list[str]:
    """Answer the open question. The keys that were taken."""
    question = asked(table)
    keys = keys_for(question, number)
    try:
        table.answer(keys)
    except RefusedAnswer:
        keys = list(question.proposal)
        table.answer(keys)
    return keys


def play(table: Table, seed: int, most: int = 6000) -> Iterator[list[str]]:
    """Answer at random, giving the keys of each answer."""
    chance = Chance(seed)
    for _ in range(most):
        if table.question is None:
            return
        yield give(table, chance.below(1 << 16))


def play_out(table: Table, seed: int) -> int:
    """Answer at random to the end. How many answers that took."""
    return sum(1 for _ in play(table, seed))


def run_until(table: Table, prompt: str, seed: int = 1) -> Question:
    """Answer at random until this is asked."""
    for _ in play(table, seed):
        if table.question is not None and table.question.prompt == prompt:
            return table.question
    raise AssertionError(f"{prompt!r} was never asked")


def asked_at(table: Session) -> tuple[str, Question | None]:
    """The digest and the question."""
    return table.duel.state.digest(), table.question


def state_of(table: Session) -> tuple[Any, ...]:
    """All that can be told of a session from outside and inside."""
    views = [table.view(seat) for seat in (0, 1, None)]
    news = [table.news(seat) for seat in (0, 1, None)]
    return (*asked_at(table), table.result, table.can_undo(), views, news)


def sealed(content: Any) -> bytes:
    """A journal's line with the right checksum, whatever it says."""
    text = json.dumps(content).encode()
    return text + f"\t{zlib.crc32(text):08x}\n".encode()


def entry_of(line: bytes) -> dict[str, Any]:
    """What a journal's line says."""
    found: dict[str, Any] = json.loads(line.rpartition(b"\t")[0])
    return found


def rewrite(path: Path, number: int, change: Callable[[dict[str, Any]], None]) -> None:
    """Change what a line of a journal says and give it the right checksum; line 1 is the header."""
    lines = path.read_bytes().splitlines(keepends=True)
    content = entry_of(lines[number - 1])
    change(content)
    lines[number - 1] = sealed(content)
    path.write_bytes(b"".join(lines))
