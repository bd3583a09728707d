"""Decks by the standard rules (STD-1.1, STD-1.2) and the limited list of a team's (TAG-2.1): every fault.

A card is told by its name: what has the same name under another passcode is the same card, and counts with it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from duelterm.duelmonsters.deck import FUSION, MAIN, SIDE, Counts, DeckFault, is_fusion

SIZES = {MAIN: (40, 60), FUSION: (0, 15), SIDE: (0, 15)}
"""STD-1.1: how many cards each part has at least and at most."""
MOST_OF_A_CARD = 3
NAMES = {MAIN: "main deck", SIDE: "side deck", FUSION: "extra deck"}
LISTED = ("forbidden", "limited", "semi-limited")
"""What a list calls a card of which there may be 0, 1 or 2."""

Parts = Mapping[str, Counts]
Sharing = Literal["per_player", "per_team"]
"""TAG-2.1: whether the list holds for each player's deck alone, or for a team's decks together."""


class Limits(NamedTuple):
    """A limited list: what messages call it, and how many copies it allows of the cards that it names."""

    title: str
    copies: Counts


NO_LIST = Limits("no limited list", {})


def standard_faults(parts: Parts, pool: Mapping[str, Any], limits: Limits = NO_LIST) -> Iterator[DeckFault]:
    """Every fault of one deck, given by its parts `cards`, `side` and `fusion`; where a name that the pool lacks
    lies is let be.
    """
    yield from _copies(parts, limits)
    yield from _misplaced(parts, pool)
    yield from _sizes(parts)


def team_faults(
    team: Sequence[Parts], pool: Mapping[str, Any], limits: Limits = NO_LIST, sharing: Sharing = "per_player"
) -> Iterator[tuple[int, DeckFault]]:
    """Every fault of the decks of a team, each with the number of its deck, from 0.

    Shared by the team is what the list allows; three of an unlisted card may be in every deck (STD-1.2).
    """
    for number, parts in enumerate(team):
        yield from ((number, fault) for fault in standard_faults(parts, pool, limits))
    if sharing == "per_team":
        yield from _of_team(team, limits)


def _copies(parts: Parts, limits: Limits) -> Iterator[DeckFault]:  # STD-1.2
    for name, count in _count(parts).items():
        most = limits.copies.get(name, MOST_OF_A_CARD)
        if count > most:
            holding = _holding(parts, name)
            where = "" if len(holding) == 1 else f" in {' and '.join(NAMES[part] for part in holding)}"
            yield DeckFault(holding[0], name, f"{_copies_of(count)}{where}; {_allowed(name, limits)} (STD-1.2)")


def _of_team(team: Sequence[Parts], limits: Limits) -> Iterator[tuple[int, DeckFault]]:  # TAG-2.1
    """What the team has too much of, told of each deck that has it and isn't at fault alone."""
    counts = [_count(parts) for parts in team]
    for name, most in limits.copies.items():
        together = sum(count[name] for count in counts)
        told = f"{_copies_of(together)} in the team's decks together; {_allowed(name, limits)} (TAG-2.1)"
        for number, count in enumerate(counts):
            if together > most >= count[name] > 0:
                yield number, DeckFault(_holding(team[number], name)[0], name, told)


def _misplaced(parts: Parts, pool: Mapping[str, Any]) -> Iterator[DeckFault]:  # STD-1.1
    for name in parts.get(MAIN, ()):
        if name in pool and is_fusion(pool[name]):
            yield DeckFault(MAIN, name, "a fusion monster lies in the extra deck (STD-1.1)")
    for name in parts.get(FUSION, ()):
        if name in pool and not is_fusion(pool[name]):
            yield DeckFault(FUSION, name, "the extra deck holds fusion monsters only (STD-1.1)")


def _sizes(parts: Parts) -> Iterator[DeckFault]:  # STD-1.1
    for part, (least, most) in SIZES.items():
        size = sum(parts.get(part, {}).values())
        if not least <= size <= most:
            wanted = f"{least} to {most}" if least else f"at most {most}"
            yield DeckFault(part, "", f"{size} cards; the {NAMES[part]} has {wanted} (STD-1.1)")


def _count(parts: Parts) -> Counter[str]:
    """The copies of each card in all parts together."""
    counts: Counter[str] = Counter()
    for cards in parts.values():
        counts.update(cards)
    return counts


def _holding(parts: Parts, name: str) -> list[str]:
    return [part for part in NAMES if name in parts.get(part, ())]


def _copies_of(count: int) -> str:
    return f"{count} {'copy' if count == 1 else 'copies'}"


def _allowed(name: str, limits: Limits) -> str:
    """How many there may be, and what says so."""
    if name not in limits.copies:
        return f"at most {MOST_OF_A_CARD} of one card"
    most = limits.copies[name]
    return f"{LISTED[most]} by {limits.title}, so {f'at most {most}' if most else 'none'}"
