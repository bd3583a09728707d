"""Whole duels of Duel Monsters played by key presses alone, looking at every line for names nobody may know."""

import random
from contextlib import closing
from pathlib import Path

import pytest

from duelterm.commands.launch import Launch
from duelterm.session.session import Session
from duelterm.tui.desk import Desk
from duelterm.tui.glyphs import UNICODE
from duelterm.tui.launcher import NewDuel
from duelterm.tui.layouts import game_table
from duelterm.tui.owner import Gate
from duelterm.tui.plot import life_plot
from duelterm.tui.screens.sheet import sheet_lines
from tests.tui.test_whole_duels import press_randomly, written

pytestmark = pytest.mark.slow

DECKS = ("ex-yugi", "ex-kaiba", "starter-deck-joey", "starter-deck-pegasus")
MOST_ANSWERS = 250
HIDDEN = ("hand", "monsters", "spells", "field spell", "fusion deck", "extra deck")


@pytest.mark.case("T28", "T33", "Y60")
@pytest.mark.parametrize("privacy", ["curtain", "peek"])
@pytest.mark.parametrize("seed", [1, 3])
def test_a_random_duel_by_keys_shows_nobody_what_is_not_theirs(seed: int, privacy: str, player_dirs: Path) -> None:
    decks = tuple(random.Random(seed).sample(DECKS, 2))
    form = NewDuel(("AMY", "BEN"), decks, "chance", privacy, seed, "duelmonsters", "rulebook3")
    table = Launch("rulebook3").start(form)
    assert isinstance(table, Session)
    with closing(table):
        play(table, random.Random(seed))


@pytest.mark.rule("STD-7.1")
@pytest.mark.parametrize(("seed", "privacy"), [(5, "curtain"), (6, "peek")])
def test_a_duel_by_the_standard_rules_shows_nobody_what_is_not_theirs(
    seed: int, privacy: str, player_dirs: Path
) -> None:
    form = NewDuel(("AMY", "BEN"), ("trapdoors", "armoury"), "chance", privacy, seed, "duelmonsters", "standard")
    table = Launch("standard").start(form)
    assert isinstance(table, Session)
    with closing(table):
        play(table, random.Random(seed))


def play(table: Session, chance: random.Random) -> None:
    """Press keys at random, reading all that is written, until the duel is over or long enough."""
    layout = game_table(table.rulebook).layout(*chance.choice([(80, 24), (120, 40), (160, 50)]))
    desk = Desk(table, layout)
    asked, presses = {table.question.number if table.question else 0}, 0
    desk.meet()
    while table.question is not None and len(asked) < MOST_ANSWERS:
        assert (presses := presses + 1) < MOST_ANSWERS * 40, f"stuck at {table.question}"
        text = written(desk, layout) + sheet(table)
        assert not [name for name in hidden_names(desk) if name in text]
        if desk.answer is None:
            assert desk.gate is not Gate.OPEN
            desk.open(table.question.seat)
            continue
        before = table.question.number
        press_randomly(desk, chance)
        if table.question is None or table.question.number != before:
            desk.meet()
            asked.add(table.question.number if table.question else -1)
    assert len(asked) > 30
    assert_sheet_adds_up(table)


def sheet(table: Session) -> str:
    """The score sheet and its plot, as both may read them."""
    view = table.view(None)
    now = {seat.seat: seat.figures[0][1] for seat in view.seats}
    plot = life_plot(table.sheet(), now, table.names, view.turn, 76, 10, UNICODE)
    assert all(line.cell_length <= 76 for line in plot)
    return "\n".join(line.plain for line in [*sheet_lines(table.sheet(), table.names, 76, "…"), *plot])


def assert_sheet_adds_up(table: Session) -> None:
    """Each line begins where the one before it of that player ended, and the last one where they stand now."""
    life = {seat.seat: 8000 for seat in table.view(None).seats}
    for line in table.sheet():
        assert line.before == life[line.seat]
        assert line.before + line.change == line.after
        life[line.seat] = line.after
    assert life == {seat.seat: seat.figures[0][1] for seat in table.view(None).seats}


def hidden_names(desk: Desk) -> set[str]:
    """Names of cards in hands, fusion decks and face-down on the field that the owner of the screen can't have met."""
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
        for seat in range(2)
        if seat != owner
        for zone in HIDDEN
        if zone in table.view(seat).seats[seat].zones
        for card in table.view(seat).seats[seat].zones[zone].cards
        if card.face is not None
    }
    return {name for name in theirs - known if name not in told}
