"""The table of Duel Monsters in every size: five numbered places a row, everything in its room, counted in cells."""

from dataclasses import replace
from itertools import product

import pytest
from rich.cells import cell_len

from duelterm.core.view import CardView, ZoneView
from duelterm.tui.cursor import Cursor, Windows
from duelterm.tui.drawing import card_lines
from duelterm.tui.glyphs import ASCII, UNICODE, Glyphs
from duelterm.tui.layouts import DUEL_MASTERS, DUEL_MONSTERS, game_table
from duelterm.tui.pane import Told, pane_lines
from duelterm.tui.scene import Look, Place, board_of, name_at, zone_looks
from tests.tui import fake_monsters as fake
from tests.tui.fake_monsters import AMY, BEN, FakeMonsters, down, held, laid, monster, spell
from tests.tui.looking import sitting

pytestmark = pytest.mark.slow

SIZES = ((80, 24), (120, 40), (160, 50))
EVERY = [(80, 24), *(pytest.param(size, marks=pytest.mark.slow) for size in SIZES[1:])]
WINDOWS = [*product((80, 81, 99, 100, 119, 120, 159, 160, 200, 300), (24, 25, 39, 40, 49, 50, 59, 60, 100))]
CJK = "青眼の白龍・究極竜騎士"
NAMES = ("Kuriboh", "X", "Summoned Skull", "Extraordinarily Long Name of a Monster Without End", CJK)
MONSTERS, SPELLS, HELD = (DUEL_MONSTERS.shape(("bottom", zone)) for zone in ("monsters", "spells", "hand"))


def looks_of(name: str) -> list[Look]:
    """A card of this name in many states and zones."""
    beast, trap = monster(name, "water", 12, 12000, 11000, "fusion"), spell(name, "counter trap")
    cards = [
        (laid("c1", 3, beast, tags=("equip+2", "direct")), MONSTERS),
        (laid("c1", 3, beast, tapped=True, tags=("equip+2",)), MONSTERS),
        (down("c1", 3, beast, sideways=True), MONSTERS),
        (laid("c1", 3, spell(name, "equip spell"), tags=(f"on {name}",)), SPELLS),
        (laid("c1", 3, spell(name, "continuous spell")), SPELLS),
        (down("c1", 3, trap), SPELLS),
        (held("c1", beast), HELD),
        (held("c1", trap), HELD),
        (CardView("monsters:1:3", 3, None), MONSTERS),
        (CardView("spells:1:3", 3, None), SPELLS),
        (CardView("", 3, None), HELD),
    ]
    states = ((False, ""), (True, "tgt"), (False, "atk"))
    looks = [
        Look(Place("c1", 3, card), shape, "qa", True, "*", cursor, note)
        for card, shape in cards
        for cursor, note in states
    ]
    return [*looks, Look(Place("", 3, None), MONSTERS)]


def test_each_rule_set_has_its_own_table_and_no_other_name_has_one() -> None:
    assert game_table("duel-masters") is DUEL_MASTERS
    assert game_table("rulebook3") is DUEL_MONSTERS
    with pytest.raises(KeyError):
        game_table("another")


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_every_part_has_its_room_in_every_window(window: tuple[int, int]) -> None:
    width, height = window
    layout = DUEL_MONSTERS.layout(width, height)
    assert layout.board + layout.side == width
    assert height - layout.field - layout.strip - layout.keys >= 5
    assert layout.wide or layout.strip >= 3
    for (_, zone), zoning in layout.zones.items():
        assert zoning.head + 2 * zoning.beyond + zoning.width * zoning.columns <= layout.board
        assert zoning.columns == 5 or zone == "hand"
    assert layout.zones["bottom", "hand"].shown >= 8
    assert {layout.zones[side, zone].width for side in ("top", "bottom") for zone in ("monsters", "spells")} == {
        layout.zones["top", "monsters"].width
    }


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["unicode", "ascii"])
@pytest.mark.parametrize("name", NAMES)
def test_a_card_fills_its_slot_and_never_leaves_it(name: str, glyphs: Glyphs) -> None:
    for size in (*SIZES, (80, 40), (80, 50), (119, 24), (120, 50), (160, 60)):
        for zoning in set(DUEL_MONSTERS.layout(*size).zones.values()):
            for look in looks_of(name):
                lines = card_lines(look, zoning.width, zoning.height, glyphs)
                assert len(lines) == zoning.height
                assert max(line.cell_length for line in lines) <= zoning.width
                if zoning.height > 2 and look.place.card is not None:
                    assert {line.cell_length for line in lines if line.plain} == {zoning.width}


@pytest.mark.parametrize(("defence", "below"), [(600, "▒ DEF 600"), (1200, "▒ DEF 1200")])
def test_an_own_face_down_monster_shows_its_defence_before_its_signs(defence: int, below: str) -> None:
    card = replace(down("c1", 3, monster("Bug", "earth", 2, 450, defence, "effect"), sideways=True), tags=("flip",))
    zoning = DUEL_MONSTERS.layout(80, 24).zones["bottom", "monsters"]
    look = Look(Place("c1", 3, card), MONSTERS, "1")
    lines = card_lines(look, zoning.width, zoning.height, UNICODE)
    assert lines[1].plain.strip() == below


def test_places_keep_their_numbers_and_empty_ones_are_drawn() -> None:
    table = FakeMonsters([fake.act()])
    board = board_of(table.view(AMY), AMY, DUEL_MONSTERS)
    looks = zone_looks(board, DUEL_MONSTERS.layout(80, 24), Windows(), Cursor(), {}, None, None)
    for zone in (("top", "spells"), ("top", "monsters"), ("bottom", "monsters"), ("bottom", "spells")):
        assert [look.place.number for look in looks[zone].looks] == [1, 2, 3, 4, 5]
        assert looks[zone].left == looks[zone].right == 0
    assert [look.place.spot for look in looks["bottom", "monsters"].looks] == ["", "m10", "m11", "", "m12"]
    assert [look.place.spot for look in looks["top", "monsters"].looks] == ["m20", "monsters:1:2", "", "m22", "m23"]


def test_the_cursor_goes_up_and_down_along_the_places() -> None:
    board = board_of(FakeMonsters([fake.act()]).view(AMY), AMY, DUEL_MONSTERS)
    rows, cursor = board.rows(DUEL_MONSTERS.layout(80, 24)), Cursor()
    cursor.put("s13", rows)
    seen = []
    for _ in range(4):
        cursor.climb(rows, -1)
        seen.append(cursor.spot)
    assert seen == ["m12", "m23", "s22", "s22"]
    cursor.put("m10", rows)
    cursor.climb(rows, -1)
    assert cursor.spot == "monsters:1:2"


@pytest.mark.case("Y64")
def test_a_card_without_a_face_is_called_by_what_lies_there() -> None:
    view = FakeMonsters([fake.act()]).view(AMY)
    assert name_at("monsters:1:2", view, DUEL_MONSTERS) == "the face-down monster 2"
    assert name_at("spells:1:1", view, DUEL_MONSTERS) == "the set card 1"
    assert name_at("hand:1:1", view, DUEL_MONSTERS) == "the face-down card"
    assert name_at("m11", view, DUEL_MONSTERS) == "Amydown Shadow"


@pytest.mark.case("Y64")
@pytest.mark.parametrize("size", EVERY)
async def test_positions_are_said_by_the_kind_of_card(size: tuple[int, int]) -> None:
    async with sitting(FakeMonsters([fake.act()]), size) as here:
        for spot, words, wrong in (
            ("m11", "face-down defence position", "set"),
            ("s11", "set", "position"),
            ("m12", "defence position", "face-down"),
            ("m10", "attack position, ATK 3000, equip+1", "defence"),
        ):
            here.duel.desk.point(spot)
            here.duel.show_table()
            await here.pilot.pause()
            face, card = here.duel.desk.face()
            lines = pane_lines(Told(face, card, here.duel.desk.shape), 60, 12, UNICODE)
            told = next(line.plain for line in lines if line.plain.startswith(" now "))
            assert words in told
            assert wrong not in told
            shown = " ".join(here.text().split())
            assert all(part in shown for part in words.split(", "))  # a narrow pane wraps the line


def test_the_card_pane_has_the_facts_of_monsters_spells_and_traps() -> None:
    def pane(card: CardView, zone: str) -> str:
        told = Told(card.face, card, DUEL_MONSTERS.lies(zone))
        return "\n".join(line.plain for line in pane_lines(told, 60, 10, UNICODE))

    changed = laid("c", 1, fake.BUG, power=950, figures=(("ATK", 950), ("DEF", 1100)))
    told = pane(changed, "monsters")
    for words in ("E2 effect · Insect · 450/600", "attack position, ATK 950, DEF 1100", "The printed words"):
        assert words in told
    assert "now" not in pane(held("c", fake.BUG), "hand")
    assert "SP equip spell" in pane(held("c", fake.AMY_HAND[3]), "hand")
    assert "TR counter trap" in pane(held("c", fake.AMY_HAND[5]), "hand")
    borne = laid("c", 1, spell("Book", "equip spell"), tags=("on Dark Test Magician",))
    assert "now on Dark Test Magician" in pane(borne, "spells")


@pytest.mark.parametrize("size", EVERY)
async def test_what_the_heads_tell(size: tuple[int, int]) -> None:
    async with sitting(FakeMonsters([fake.act()]), size) as here:
        text = here.text()
        for words in (
            "BEN  LP 7400  hand 4  deck 25  fusion 1  aside 1  grave 1: Giant So",
            "AMY  LP 4900  hand 6  deck 28  fusion 1  grave 2",
            "TURN 9 · AMY",
            "draw standby »MAIN battle end",
            "only AMY may look",
            "Space: all of it",
        ):
            assert words in text
        assert "mana" not in text.lower()
        assert "shield" not in text.lower()


def many(count: int) -> FakeMonsters:
    """A table with more cards in hand than any layout shows."""
    table = FakeMonsters([fake.act()])
    cards = tuple(held(f"h{at}", monster(f"Card {at}", "dark", 4, 1000, 1000)) for at in range(count))
    table.zones[AMY]["hand"] = ZoneView("hand", count, cards)
    return table


@pytest.mark.parametrize("size", EVERY)
async def test_a_long_hand_scrolls_and_counts_what_is_beyond(size: tuple[int, int]) -> None:
    async with sitting(many(33), size) as here:
        shown = here.duel.desk.layout.zones["bottom", "hand"].shown
        assert f"{33 - shown}" in here.text()
        here.duel.desk.point("h32")
        here.duel.show_table()
        await here.pilot.pause()
        assert any(line.startswith(UNICODE.left) for line in here.text().splitlines())
        assert here.duel.desk.windows.start("bottom hand", 33, shown) == 33 - shown


@pytest.mark.parametrize("size", EVERY)
async def test_wide_names_are_counted_by_cells_everywhere(size: tuple[int, int]) -> None:
    table = FakeMonsters([fake.act()], names=("本田", "BEN"))
    for zones in table.zones:
        for name in ("monsters", "spells", "hand", "graveyard", "fusion deck"):
            cards = tuple(replace(card, face=replace(card.face, name=CJK)) for card in zones[name].cards if card.face)
            zones[name] = replace(zones[name], cards=cards)
    async with sitting(table, size) as here:
        assert CJK[:4] in here.text()
        for key in ("right", "up", "S", "escape", "M"):
            await here.press(key)
            assert {cell_len(line) for line in here.text().splitlines()} == {size[0]}


@pytest.mark.case("T41")
@pytest.mark.parametrize("size", EVERY)
async def test_plain_letters_are_enough(size: tuple[int, int]) -> None:
    async with sitting(FakeMonsters([fake.act()]), size, glyphs=ASCII) as here:
        for key in ("up", "S", "escape", "question_mark", "escape", "space"):
            assert here.text().isascii()
            await here.press(key)
        assert here.text().isascii()


@pytest.mark.parametrize("size", EVERY)
async def test_an_attack_is_marked_at_both_ends_and_told_between_them(size: tuple[int, int]) -> None:
    table = FakeMonsters([fake.answer()], step="battle", attack=("m10", "m20"))
    async with sitting(table, size) as here:
        text = here.text()
        assert "»atk" in text
        assert "»tgt" in text
        assert "Dark Test Magician » Gaia Test Knight" in text
        assert "»BATTLE" in text
    table = FakeMonsters([fake.fight()], step="battle", attack=("m10", "monsters:1:2"))
    async with sitting(table, size) as here:
        assert "»tgt" in here.text()
        assert "Dark Test Magician » the face-down monster 2" in here.text()


async def test_who_attacks_a_player_directly_is_told_in_their_head() -> None:
    table = FakeMonsters([fake.fight()], step="battle", attack=("m10", f"seat:{BEN}"))
    async with sitting(table) as here:
        assert "── »BEN  LP 7400" in here.text()
