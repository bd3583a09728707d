"""Random duels of Duel Monsters by the third edition, with all that is said in them."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from duelterm.core.ask import ACT, CONFIRM, NAME, NUMBER, ORDER, Decision
from duelterm.core.looking import Eyes
from duelterm.core.rng import Chance
from duelterm.duelmonsters.rulebook3.ruleset import Rulebook3Rules
from duelterm.duelmonsters.rulebook3.switches import read_switches
from duelterm.lang.cards import DuelMonstersCard
from duelterm.library.pool import load_pool
from duelterm.session.duel import Duel
from duelterm.session.lines import lines_of
from duelterm.session.questions import question_of

NAMES = ("Ann", "Bob")
SEATS: tuple[int | None, ...] = (0, 1, None)
"""Who looks: each seat, and the public."""


@cache
def rules() -> Rulebook3Rules:
    """The rule set over the whole pool."""
    return Rulebook3Rules(load_pool("duelmonsters"))


@cache
def by_kind() -> dict[str, list[DuelMonstersCard]]:
    """The cards of the pool by kind, fusion monsters apart."""
    found: dict[str, list[DuelMonstersCard]] = {}
    for card in load_pool("duelmonsters").values():
        found.setdefault("fusion" if card.frame == "fusion" else card.kind, []).append(card)
    return found


def any_deck(chance: Chance) -> dict[str, Any]:
    """40 cards by chance, more monsters with effects than there are in the pool, and some fusion monsters."""
    kinds = by_kind()
    acting = [card for card in kinds["monster"] if card.abilities]
    parts = ((kinds["monster"], 14), (acting, 8), (kinds["spell"], 10), (kinds["trap"], 8))
    cards: dict[str, int] = {}
    for pool, count in parts:
        for card in chance.sample(pool, min(count, len(pool))):
            cards[card.name] = cards.get(card.name, 0) + 1
    return {"cards": cards, "fusion": {card.name: 1 for card in chance.sample(kinds["fusion"], 3)}, "side": 0}


def new_duel(seed: int, **switches: str) -> Duel:
    """A duel that follows from the seed alone."""
    chance = Chance(seed)
    decks = [any_deck(chance), any_deck(chance)]
    return Duel(rules(), rules().begin(decks, seed, read_switches(switches), None))


def by_chance(decision: Decision, chance: Chance) -> Any:
    """Any legal answer; the turn is ended less often than other things are done."""
    options: Sequence[Any] = decision.options
    if decision.kind == NUMBER:
        return decision.lo + chance.below(decision.hi - decision.lo + 1)
    if decision.kind in (ACT, NAME, CONFIRM):
        if len(options) > 1 and getattr(options[-1], "verb", "") in ("end", "pass") and chance.below(4):
            return options[chance.below(len(options) - 1)]
        return options[chance.below(len(options))]
    if decision.kind == ORDER:
        return chance.sample(list(options), len(options))
    picked = chance.sample(list(options), decision.lo + chance.below(decision.hi - decision.lo + 1))
    if decision.legal is not None and not decision.legal(picked):
        return list(decision.proposal or options[: decision.lo])
    return picked


def played(seed: int, most: int = 250, new: Callable[[int], Duel] = new_duel) -> Iterator[Duel]:
    """A random duel at each of its questions, and once more when it has ended or that many have been answered."""
    duel, chance = new(seed), Chance(seed + 1)
    for _ in range(most):
        if duel.decision is None:
            break
        yield duel
        duel.flow.send(by_chance(duel.decision, chance))
        duel.answers += 1
    yield duel


def hidden_names(duel: Duel, eyes: Eyes) -> set[str]:
    """The names of cards of which these eyes can't see a single copy."""
    state = duel.state
    seen = {card.definition.name for card in state.cards if card.zone < 0 or eyes.may_know(state.sight(card))}
    return {card.definition.name for card in state.cards} - seen


def leaked(text: str, hidden: set[str], names: Iterable[str]) -> list[str]:
    """Which hidden names a text has, long names first: a name that is part of another one's isn't meant by it."""
    found = []
    for name in sorted(names, key=len, reverse=True):
        text, count = re.subn(rf"\b{re.escape(name)}\b", "", text)
        found += [name] * bool(count and name in hidden)
    return found


def said_in_question(duel: Duel) -> list[str]:
    """All words of the open question."""
    question = question_of(duel, NAMES)
    assert question is not None
    return [question.text, *(part for choice in question.choices for part in (choice.text, choice.consequence))]


def said_in_news(duel: Duel, seat: int | None) -> list[str]:
    """All lines of the record as this seat, or the public, reads them."""
    eyes = Eyes(seat, len(duel.state.zones), open_hands=False)
    return [line.text for line in lines_of(duel, NAMES, eyes, 0)]
