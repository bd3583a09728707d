"""Who sits where: seats, teams, and the people at the keyboard, of whom one may play a whole team (TAG-1.6)."""

from collections.abc import Iterable, Sequence

from duelterm.session.games import Game


class SeatingFault(ValueError):
    """So many people can't play this; the message says what would be right."""


def at_seats(persons: Sequence[str], game: Game) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The name and the number of the person at each seat, for one person a seat or one a team. Raises SeatingFault."""
    if len(persons) == game.seats:
        return tuple(persons), tuple(range(game.seats))
    if len(persons) == len(game.teams()):
        return tuple(persons[side] for side in game.sides), game.sides
    raise SeatingFault(f"{game.title} is for {head_count(game)}, not {len(persons)}")


def head_count(game: Game) -> str:
    """How many people may play it."""
    teams = len(game.teams())
    return f"{game.seats} people" + ("" if teams == game.seats else f", or {teams} who play a team each")


def one_a_seat(seats: int) -> tuple[int, ...]:
    """Everybody plays one seat."""
    return tuple(range(seats))


def is_seating(people: Sequence[int], sides: Sequence[int]) -> bool:
    """Whether nobody plays for both teams, and there is a number for each seat."""
    teams = [{side for person, side in zip(people, sides, strict=False) if person == each} for each in set(people)]
    return len(people) == len(sides) and all(len(played) == 1 for played in teams)


def duelists(names: Sequence[str], people: Sequence[int]) -> tuple[str, ...]:
    """What the seats are called: as the people at them, with a number for those who play several."""
    found = []
    for seat, (name, person) in enumerate(zip(names, people, strict=True)):
        number = people[: seat + 1].count(person)
        found.append(f"{name} {number}" if people.count(person) > 1 else name)
    return tuple(found)


def together(names: Iterable[str]) -> str:
    """The names of a team, each person's once."""
    return " and ".join(dict.fromkeys(names))


def against(names: Sequence[str], sides: Sequence[int]) -> str:
    """Who plays against whom."""
    teams = sorted(set(sides))
    return " vs ".join(together(n for n, side in zip(names, sides, strict=True) if side == team) for team in teams)
