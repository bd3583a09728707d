"""`duelterm people`: who has played, with star chips, cards won and lost, and duels."""

import argparse

from duelterm.commands.guard import DONE, FAULTY_FILE, USAGE, Refusal, harmless
from duelterm.lang.names import unknown
from duelterm.lang.untrusted import WIDEST, cells
from duelterm.library.people import PeopleFault, Person, key_of, people


def run(arguments: argparse.Namespace) -> int:
    """Print one line a person, or all there is to say about one."""
    try:
        known = people()
    except PeopleFault as fault:
        raise Refusal(str(fault), FAULTY_FILE) from fault
    if arguments.name is not None:
        _show(_named(arguments.name, known))
        return DONE
    if not known:
        print("nobody has played yet")
    width = max((cells(_name(person)) for person in known), default=0)
    for person in known:
        print(_line(person, width))
    return DONE


def _named(name: str, known: list[Person]) -> Person:
    for person in known:
        if key_of(person.name) == key_of(name):
            return person
    raise Refusal(unknown("person", name, [person.name for person in known]), USAGE)


def _line(person: Person, width: int) -> str:
    """Somebody in one line."""
    won, lost = sum(person.won.values()), sum(person.lost.values())
    name = _name(person) + " " * (width - cells(_name(person)))
    return f"{name}  {_counted(person.duels, 'duel')}, chips worth {person.chips.worth}, cards won {won}, lost {lost}"


def _show(person: Person) -> None:
    print(_name(person))
    print(f"played: {_counted(person.duels, 'duel')}")
    print(f"star chips: {person.chips} (worth {person.chips.worth} bronze)")
    for word, cards in (("won", person.won), ("lost", person.lost)):
        for card, count in cards.items():
            print(f"{word}: {count} {_safe(card)}")


def _name(person: Person) -> str:
    return _safe(person.name)


def _safe(text: str) -> str:
    """A text of the file without what a terminal would obey, and no wider than a name may be."""
    found = harmless(text).replace("\n", "\N{REPLACEMENT CHARACTER}")
    while cells(found) > WIDEST:
        found = found[:-1]
    return found


def _counted(count: int, word: str) -> str:
    return f"{count} {word}{'s' * (count != 1)}"
