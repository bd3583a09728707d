"""What two views say has happened at the table of Duel Monsters: who came, who left, who was turned up, life points."""

from dataclasses import replace

import pytest

from duelterm.core.view import View, ZoneView
from duelterm.tui.cursor import Cursor, Windows
from duelterm.tui.drawing import card_lines
from duelterm.tui.glyphs import UNICODE
from duelterm.tui.happening import GONE, NEW, TURNED, Ghost, compare
from duelterm.tui.layouts import DUEL_MONSTERS
from duelterm.tui.marking import Marks, flashed, marked
from duelterm.tui.scene import board_of, zone_looks
from tests.tui import fake_monsters as fake
from tests.tui.fake_monsters import AMY, BEN, KNIGHT, FakeMonsters, laid
from tests.tui.looking import sitting

SIZES = ((80, 24), (120, 40), (160, 50))


def view(seat: int | None = None, life: tuple[int, int] = (4900, 7400), **zones: ZoneView) -> View:
    """The table as a seat sees it, with some of BEN's zones replaced."""
    table = FakeMonsters([fake.act()], life=life)
    table.zones[BEN].update(zones)
    return table.view(seat)


def without(name: str, at: int) -> ZoneView:
    """One of BEN's zones without one of its cards."""
    zone = fake.seats()[BEN][name]
    cards = zone.cards[:at] + zone.cards[at + 1 :]
    return ZoneView(name, len(cards), cards)


def turned_up() -> ZoneView:
    """BEN's face-down monster, face up at the same place."""
    zone = fake.seats()[BEN]["monsters"]
    cards = tuple(card if card.face_up else replace(card, face_up=True) for card in zone.cards)
    return ZoneView("monsters", len(cards), cards)


def test_a_card_that_leaves_is_a_ghost_at_its_numbered_place() -> None:
    gone = fake.seats()[BEN]["monsters"].cards[2]
    assert compare(view(), view(monsters=without("monsters", 2)), DUEL_MONSTERS).ghosts == {
        BEN: (Ghost("monsters", 3, gone),)
    }
    trap = fake.seats()[BEN]["spells"].cards[1]
    assert compare(view(), view(spells=without("spells", 1)), DUEL_MONSTERS).ghosts == {
        BEN: (Ghost("spells", 2, trap),)
    }


@pytest.mark.case("Y60")
def test_a_face_down_card_that_leaves_is_no_ghost_to_those_who_never_saw_it() -> None:
    assert compare(view(), view(monsters=without("monsters", 1)), DUEL_MONSTERS).ghosts == {}
    seen = compare(view(BEN), view(BEN, monsters=without("monsters", 1)), DUEL_MONSTERS).ghosts
    assert [ghost.at for ghost in seen[BEN]] == [1]


def test_a_card_that_is_turned_up_is_no_new_one() -> None:
    for seat in (None, AMY, BEN):
        signs = compare(view(seat), view(seat, monsters=turned_up()), DUEL_MONSTERS).signs
        assert signs == {"m21": TURNED}


def test_a_card_that_is_laid_down_is_new_where_it_lies() -> None:
    new = ZoneView("monsters", 5, (*fake.seats()[BEN]["monsters"].cards, laid("m29", 3, KNIGHT)))
    assert compare(view(), view(monsters=new), DUEL_MONSTERS).signs == {"m29": NEW}


def test_life_points_and_attacks_are_told_as_what_was_added() -> None:
    assert compare(view(), view(life=(4900, 6200)), DUEL_MONSTERS).gains == {BEN: {"LP": -1200}}
    assert compare(view(), view(life=(5900, 7400)), DUEL_MONSTERS).gains == {AMY: {"LP": 1000}}
    zone = fake.seats()[BEN]["monsters"]
    stronger = ZoneView("monsters", 4, (replace(zone.cards[0], power=2800), *zone.cards[1:]))
    signs = compare(view(), view(monsters=stronger), DUEL_MONSTERS).signs
    assert {spot: set(sign) for spot, sign in signs.items()} == {"m20": {"+500"}}


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_ghost_stands_in_its_gap_and_moves_nobody(size: tuple[int, int]) -> None:
    gone = fake.seats()[BEN]["monsters"].cards[2]
    board = board_of(view(monsters=without("monsters", 2)), AMY, DUEL_MONSTERS)
    layout = DUEL_MONSTERS.layout(*size)
    plain = zone_looks(board, layout, Windows(), Cursor(), {}, None, None)
    marks = Marks(ghosts={BEN: (Ghost("monsters", 3, gone),)}, parting=GONE[-1])
    looks = marked(plain, board, layout, marks)["top", "monsters"].looks
    assert [look.place.number for look in looks] == [1, 2, 3, 4, 5]
    assert [look.place.spot for look in looks] == ["m20", "monsters:1:2", "", "", "m23"]
    zoning = layout.zones["top", "monsters"]
    lines = flashed(card_lines(looks[3], zoning.width, zoning.height, UNICODE), looks[3], zoning.width)
    text = "\n".join(line.plain for line in lines)
    assert "Giant" in text
    assert "-gone" in text


def test_a_ghost_gives_way_to_who_has_come_to_its_place() -> None:
    gone = fake.seats()[BEN]["monsters"].cards[2]
    board, layout = board_of(view(), AMY, DUEL_MONSTERS), DUEL_MONSTERS.layout(80, 24)
    plain = zone_looks(board, layout, Windows(), Cursor(), {}, None, None)
    marks = Marks(ghosts={BEN: (Ghost("monsters", 3, gone),)}, parting=GONE[-1])
    assert marked(plain, board, layout, marks)["top", "monsters"] == plain["top", "monsters"]


@pytest.mark.slow
async def test_a_loss_of_life_points_stands_beside_them_for_a_moment() -> None:
    async with sitting(FakeMonsters([fake.act()], privacy="open")) as here:
        here.duel.showing._happening = compare(view(), view(life=(4300, 7400)), DUEL_MONSTERS)
        here.duel.show_table()
        await here.pilot.pause()
        assert "AMY  LP 4900 (-600)" in here.text()
