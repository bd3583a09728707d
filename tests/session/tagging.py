"""Tag duels at the table for tests: four made-up decks, people who play one seat or a team each."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from duelterm.library.deckfile import find_deck
from duelterm.library.decks import Deck
from duelterm.session.games import GAMES
from duelterm.session.opening import Setup, start
from duelterm.session.seating import at_seats
from duelterm.session.session import Session
from tests.properties.monsters import pool
from tests.session.sitting import asked, choose

TAG = GAMES["tag"]
FOUR, TWO = ("Ann", "Ben", "Cid", "Dot"), ("Ann", "Ben")


@cache
def four_decks() -> tuple[Deck, ...]:
    """Decks that share no card: 40 without effects, and two fusion monsters each."""
    plain = [name for name, card in sorted(pool().items()) if getattr(card, "frame", "") == "normal"]
    fusions = [name for name, card in sorted(pool().items()) if getattr(card, "frame", "") == "fusion"]
    return tuple(
        Deck(
            f"deck-{seat}",
            f"Deck {seat}",
            "duelmonsters",
            dict.fromkeys(plain[20 * seat : 20 * seat + 20], 2),
            side={plain[-1 - seat]: 1},
            fusion=dict.fromkeys(fusions[2 * seat : 2 * seat + 2], 1),
        )
        for seat in range(TAG.seats)
    )


def usual_decks() -> tuple[Deck, ...]:
    """The decks that a form begins with."""
    return tuple(find_deck(key) for key in TAG.usual)


def sit_four(path: Path, persons: Sequence[str] = FOUR, seed: int = 1, **how: Any) -> Session:
    """A new tag duel; of the decks that share no card, and the first team begins, unless `how` says otherwise."""
    names, people = at_seats(persons, TAG)
    decks = how.pop("decks", four_decks())
    setup = Setup("duelmonsters", names, decks, **({"first": "seat:0"} | how), seed=seed, rules=TAG.key, people=people)
    return start(setup, pool(), path)


def begin(table: Session, starters: Sequence[int] = (0, 1)) -> None:
    """On to the first act, or to the end if there is none; these seats have the first turns of their teams."""
    while table.question is not None and table.question.prompt != "act":
        question = asked(table)
        if question.prompt == "team order":
            table.answer(
                [f"starts>seat:{next(seat for seat in starters if TAG.sides[seat] == TAG.sides[question.seat])}"]
            )
        else:
            table.answer(list(question.proposal) or [question.choices[0].key])


def end_turn(table: Session) -> None:
    """The turn player ends the turn; nobody answers, the first cards are thrown away."""
    choose(table, "end")
    while table.question is not None and table.question.prompt != "act":
        question = asked(table)
        verbs = {choice.verb: choice.key for choice in question.choices}
        table.answer([verbs["pass"]] if "pass" in verbs else list(question.proposal) or [question.choices[0].key])
