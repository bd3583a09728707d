"""Whole tag duels played by key presses alone, looking at every line for names that the other team alone may know."""

import random
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from duelterm.commands.launch import Launch
from duelterm.session.session import Session
from duelterm.tui import picture
from duelterm.tui.desk import Desk
from duelterm.tui.glyphs import UNICODE
from duelterm.tui.launcher import NewDuel
from duelterm.tui.layouts import PARTNERS, TAG
from duelterm.tui.owner import Gate
from duelterm.tui.screens.overlays import GRAVEYARDS, beside_whom, public_words, zone_page
from duelterm.tui.settings import Settings
from tests.tui.test_whole_duels import press_randomly, written

pytestmark = pytest.mark.slow

DECKS = ("ex-yugi", "ex-kaiba", "starter-deck-joey", "starter-deck-pegasus")
FOUR = (("AMY", "BEN", "CAL", "DAN"), ())
TWO = (("AMY", "BEN", "AMY", "BEN"), (0, 1, 0, 1))
HIDDEN = ("hand", "monsters", "spells", "field spell", "extra deck")
MOST_PRESSES = 20000


@contextmanager
def begin(seed: int, seating: tuple[tuple[str, ...], tuple[int, ...]], privacy: str = "curtain") -> Iterator[Session]:
    """A real tag duel."""
    names, people = seating
    form = NewDuel(names, DECKS, "rock-paper-scissors", privacy, seed, "duelmonsters", "tag", people=people)
    table = Launch("tag").start(form)
    assert isinstance(table, Session)
    with closing(table):
        yield table


@pytest.mark.rule("TAG-1.4", "TAG-1.6", "TAG-6.1")
@pytest.mark.parametrize(("seed", "seating"), [(1, FOUR), (2, TWO)], ids=["four people", "two people"])
def test_a_whole_duel_by_keys_shows_neither_team_what_is_the_others(
    seed: int, seating: tuple[tuple[str, ...], tuple[int, ...]], player_dirs: Path
) -> None:
    with begin(seed, seating) as table:
        passed = play(table, random.Random(seed))
        assert table.result is not None
        assert len(table.result.winners) in (0, 2)
        persons = {table.people[seat] for seat in passed}
        assert persons == set(table.people)


def play(table: Session, chance: random.Random) -> set[int]:
    """Press keys at random, reading all that is written, until the duel is over; who had the screen."""
    desk = Desk(table, TAG.layout(*chance.choice([(80, 24), (120, 40)])))
    presses, passed = 0, set[int]()
    desk.meet()
    while table.question is not None:
        presses += 1
        assert presses < MOST_PRESSES, f"stuck at {table.question}"
        if chance.random() < 0.05:
            text = written(desk, desk.layout) + around(desk)
            assert not [name for name in hidden_names(desk) if name in text]
        if desk.answer is None:
            assert desk.gate is not Gate.OPEN
            desk.open(table.question.seat)
            passed.add(table.question.seat)
        look_about(desk, chance)
        if desk.answer is None or table.question is None:
            continue
        before = table.question.number
        press_randomly(desk, chance)
        if table.question is None or table.question.number != before:
            desk.meet()
    return passed


def look_about(desk: Desk, chance: random.Random) -> None:
    """Turn to other fields now and then, and say on one's own screen that little is to be asked."""
    if chance.random() < 0.1:
        desk.turn_fields(chance.choice(("top", "bottom")))
    if chance.random() < 0.1 and desk.announcer is not None and desk.announcer == desk.keyboard.owner:
        desk.announce(desk.announcer, chance.choice(("nothing until changed", "nothing until changed", "attacks")))
        desk.meet()


def around(desk: Desk) -> str:
    """What stands around the fields, on the pages of piles, and on a curtain."""
    told = [picture.partner_line(desk, desk.board.sides[side], 80, UNICODE).plain for side in PARTNERS]
    for pile in (GRAVEYARDS, desk.game.pile):
        told += [entry.text for entry in zone_page(desk, pile, Settings())._entries]
    told += [public_words(desk), *(beside_whom(desk, seat) for seat in range(4))]
    return "\n".join(told)


def hidden_names(desk: Desk) -> set[str]:
    """Names of cards in hands, extra decks and face-down that the owner of the screen can't have met."""
    table, owner = desk.table, desk.keyboard.owner
    known = {
        card.face.name
        for seat in table.view(owner).seats
        for zone in seat.zones.values()
        for card in zone.cards
        if card.face is not None
    }
    told = " ".join(line.text for line in table.news(owner))
    if desk.answer is not None and desk.question is not None:
        told += " ".join([desk.question.text, *(choice.text for choice in desk.question.choices)])
    theirs = {
        card.face.name
        for seat in range(4)
        if owner is None or table.sides[seat] != table.sides[owner]
        for zone in HIDDEN
        for card in table.view(seat).seats[seat].zones[zone].cards
        if card.face is not None
    }
    return {name for name in theirs - known if name not in told}
