"""What each rule set says of decks: every fault of one, and of a team's decks where they share a limited list.

Nothing of a game is imported before a deck of it is judged.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from duelterm.session.limited import NO_LIST, Limited

if TYPE_CHECKING:
    from duelterm.library.decks import Deck, DeckCheck, Pool


class Check(Protocol):
    """Judges a deck, where there are limited lists by one of them."""

    def __call__(self, deck: "Deck", pool: "Pool", limited: Limited = NO_LIST) -> "DeckCheck": ...


class TeamCheck(Protocol):
    """Judges the decks of a team that shares a limited list: what is found about each."""

    def __call__(self, decks: "Sequence[Deck]", pool: "Pool", limited: Limited) -> "Sequence[DeckCheck]": ...


def check_duel_masters(deck: "Deck", pool: "Pool", limited: Limited = NO_LIST) -> "DeckCheck":
    """By DM-1.1 to DM-1.4."""
    from duelterm.library.decks import check_deck

    return check_deck(deck, pool)


def check_rulebook3(deck: "Deck", pool: "Pool", limited: Limited = NO_LIST) -> "DeckCheck":
    """By R3-1.1 to R3-1.3."""
    from duelterm.duelmonsters.deck import deck_faults

    return _found(deck, pool, deck_faults(deck.parts, pool))


def check_standard(deck: "Deck", pool: "Pool", limited: Limited = NO_LIST) -> "DeckCheck":
    """By STD-1.1 and STD-1.2."""
    from duelterm.duelmonsters.limits import Limits, standard_faults

    return _found(deck, pool, standard_faults(deck.parts, pool, Limits(limited.title, limited.copies)))


def check_tag(deck: "Deck", pool: "Pool", limited: Limited = NO_LIST) -> "DeckCheck":
    """By the same rules, without the side deck, which is unused (TAG-1.3)."""
    return check_standard(without_side(deck), pool, limited)


def check_tag_team(decks: "Sequence[Deck]", pool: "Pool", limited: Limited) -> "Sequence[DeckCheck]":
    """TAG-2.1, with the list for all of the team's decks together."""
    from duelterm.duelmonsters.limits import Limits, team_faults

    laid = [without_side(deck) for deck in decks]
    limits = Limits(limited.title, limited.copies)
    faults = list(team_faults([deck.parts for deck in laid], pool, limits, "per_team"))
    return [_found(deck, pool, [fault for of, fault in faults if of == number]) for number, deck in enumerate(laid)]


def without_side(deck: "Deck") -> "Deck":
    """The deck as it is brought where side decks are unused."""
    return replace(deck, side={})


def _found(deck: "Deck", pool: "Pool", faults: Iterable[tuple[str, str, str]]) -> "DeckCheck":
    """The check of a deck of Duel Monsters; each fault is part, card and message."""
    from duelterm.library.decks import DeckCheck, unknown_cards

    found = (deck.problem(card, message, part=part) for part, card, message in faults)
    return DeckCheck((*unknown_cards(deck, pool), *found), ())
