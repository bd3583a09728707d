"""The layouts of the size classes: everything has its room, everything fits into it, counted in cells."""

from dataclasses import replace
from itertools import product

import pytest
from rich.cells import cell_len

from duelterm.core.view import CardView, ZoneView
from duelterm.tui.drawing import card_lines
from duelterm.tui.glyphs import ASCII, UNICODE
from duelterm.tui.layouts import DUEL_MASTERS
from duelterm.tui.layouts.duelmasters import HEAD_WIDTH
from duelterm.tui.pane import Told, pane_lines
from duelterm.tui.plain import in_ascii
from duelterm.tui.scene import Look, Place
from tests.tui import fake_table as fake
from tests.tui.fake_table import AMY, FakeTable, face, up
from tests.tui.looking import sitting

BATTLE = DUEL_MASTERS.shape(("bottom", "battle"))
SIZES = ((80, 24), (120, 40), (160, 50))
WINDOWS = [*product((80, 81, 119, 120, 159, 160, 200, 300), (24, 25, 39, 40, 49, 50, 59, 60, 100))]
CJK = "轟く侵略の竜王ボルシャック・ドラゴン"
NAMES = ("Boulder Dragon", "X", "Extraordinarily Long Name of a Beast Without End", CJK, "Unbreakablewordofgiantlength")


def looks_of(name: str) -> list[Look]:
    """A card of this name in many states."""
    tags = ("blocker", "slayer", "W2", "+4000", "unblockable")
    card = up("c1", face(name, "fire", 12, 11000, *tags))
    cards = [card, replace(card, tapped=True, sick=True), replace(card, beneath=(face(name), face(name)))]
    looks = [
        Look(Place("c1", 3, each), BATTLE, "a", True, "*", cursor, note) for each in cards for cursor, note in STATES
    ]
    return [
        *looks,
        Look(Place("", 3, None), BATTLE),
        Look(Place("s", 12, CardView("s", 12, None)), BATTLE, "qw", True, "", True),
    ]


STATES = ((False, ""), (True, "attacks"))


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_every_part_has_its_room_in_every_window(window: tuple[int, int]) -> None:
    width, height = window
    layout = DUEL_MASTERS.layout(width, height)
    assert layout.board + layout.side == width
    assert height - layout.field - layout.strip - layout.keys >= 5
    assert layout.wide or layout.strip >= 3
    for (_, zone), zoning in layout.zones.items():
        heads = 4 if zone in ("battle", "hand") else HEAD_WIDTH + 6
        assert heads + zoning.width * zoning.columns <= layout.board
        assert zoning.shown >= 4


def test_the_three_layouts_differ_in_kind() -> None:
    small, middle, large = (DUEL_MASTERS.layout(*size) for size in SIZES)
    assert not small.wide
    assert middle.side < large.side
    assert [layout.zones["bottom", "battle"].height for layout in (small, middle, large)] == [2, 6, 9]
    assert [layout.zones["bottom", "shields"].height for layout in (small, middle, large)] == [1, 1, 3]
    assert large.zones["bottom", "mana"].width > middle.zones["bottom", "mana"].width


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["unicode", "ascii"])
@pytest.mark.parametrize("name", NAMES)
def test_a_card_fills_its_slot_and_never_leaves_it(name: str, glyphs: object) -> None:
    signs = UNICODE if glyphs is UNICODE else ASCII
    for size in (*SIZES, (80, 40), (80, 50), (120, 50)):
        for zoning in set(DUEL_MASTERS.layout(*size).zones.values()):
            for look in looks_of(name):
                lines = card_lines(look, zoning.width, zoning.height, signs)
                assert len(lines) == zoning.height
                assert max(line.cell_length for line in lines) <= zoning.width
                if zoning.height > 2 and look.place.card is not None:
                    assert {line.cell_length for line in lines if line.plain} == {zoning.width}


def test_names_are_cut_by_cells_and_only_where_there_is_no_room() -> None:
    large = DUEL_MASTERS.layout(160, 50).zones["bottom", "battle"]
    box = "".join(
        line.plain
        for line in card_lines(
            Look(Place("c", 1, up("c", face("Twin-Horned Beetle Lord"))), BATTLE), large.width, 9, UNICODE
        )
    )
    assert "Twin-Horned" in box
    assert "Beetle Lord" in box
    assert UNICODE.more not in box
    wide = card_lines(Look(Place("c", 1, up("c", face(CJK))), BATTLE), large.width, 9, UNICODE)
    assert {line.cell_length for line in wide} == {large.width}


@pytest.mark.parametrize("height", [2, 3, 5, 11, 14, 24, 30])
@pytest.mark.parametrize("width", [38, 39, 47, 80])
def test_the_card_pane_fits_and_shows_the_text_before_the_emblem(width: int, height: int) -> None:
    card = replace(up("c1", face("Boulder Dragon", "fire", 6, 6000, "W2")), tapped=True, power=8000)
    lines = pane_lines(Told(card.face, card, BATTLE), width, height, UNICODE)
    assert max(line.cell_length for line in lines) <= width
    text = "\n".join(line.plain for line in lines)
    assert len(lines) <= max(height, 8)
    assert "Boulder Dragon" in lines[0].plain
    assert text.count("F6") == 1
    assert "civilization" not in text
    if height > 8:
        assert "tapped, power now 8000" in text
        assert "A second line" in text
    assert ("█" in text or "▀" in text) == (height >= 14)


def test_a_shortened_pane_says_that_there_is_more() -> None:
    told = pane_lines(Told(face("Boulder Dragon", "fire", 6, 6000), None, BATTLE), 80, 2, UNICODE)
    assert len(told) == 2
    assert "The printed words" in told[1].plain
    assert told[1].plain.endswith(UNICODE.more)
    assert pane_lines(Told(None, CardView("s", 1, None), BATTLE), 80, 2, UNICODE)[0].plain.startswith(
        "── face-down card"
    )


@pytest.mark.case("T41")
def test_ascii_keeps_every_cell() -> None:
    assert in_ascii("Übergröße…") == "Ubergro?e~"
    assert in_ascii("竜A竜") == "??A??"
    assert in_ascii("plain") == "plain"


@pytest.mark.case("T41")
async def test_names_in_other_letters_leave_the_program_as_ascii() -> None:
    table = FakeTable([fake.act()])
    zones = table.zones[AMY]
    zones["battle"] = replace(zones["battle"], cards=(up("b10", face(CJK)), *zones["battle"].cards[1:]))
    table.names = ("ÄMY", "本")
    async with sitting(table, (120, 40), glyphs=ASCII) as here:
        text = here.text()
        assert text.isascii()
        assert "AMY" in text
        assert "??????" in text
        assert all(len(line) == 120 for line in text.splitlines())


@pytest.mark.parametrize("size", [(80, 24), *(pytest.param(size, marks=pytest.mark.slow) for size in SIZES[1:])])
async def test_wide_names_are_counted_by_cells_everywhere(size: tuple[int, int]) -> None:
    table = FakeTable([fake.act()], waiting=(f"AMY: {CJK}",), names=("本田", "BEN"))
    for zones in table.zones:
        for name in ("battle", "hand", "graveyard"):
            cards = tuple(replace(card, face=replace(card.face, name=CJK)) for card in zones[name].cards if card.face)
            zones[name] = replace(zones[name], cards=cards)
    async with sitting(table, size) as here:
        lines = here.text().splitlines()
        assert "本田" in here.text()
        assert CJK[:4] in here.text()
        assert {cell_len(line) for line in lines} == {size[0]}
        await here.press("right")
        assert {cell_len(line) for line in here.text().splitlines()} == {size[0]}


@pytest.mark.slow
@pytest.mark.case("B175")
async def test_a_graveyard_is_listed_from_its_top_the_newest_first() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        assert "grave 2: Amygrave Two" in here.text()
        await here.press("G")
        text = here.text()
        assert text.index("Amygrave Two") < text.index("Amygrave One")


def crowded() -> FakeTable:
    """A table with more cards than any layout shows."""
    table = FakeTable([fake.act()])
    for seat, zones in enumerate(table.zones):
        for zone, count in (("battle", 30), ("mana", 40), ("hand", 33)):
            cards = tuple(up(f"{zone[0]}{seat}{at}", face(f"Card {at}", "fire")) for at in range(count))
            zones[zone] = ZoneView(zone, count, cards)
        zones["shields"] = fake.hidden_shields(seat, tuple(range(1, 31)))
    return table


@pytest.mark.parametrize("size", [(80, 24), *(pytest.param(size, marks=pytest.mark.slow) for size in SIZES[1:])])
async def test_rows_that_are_too_long_scroll_and_count_what_is_beyond(size: tuple[int, int]) -> None:
    async with sitting(crowded(), size) as here:
        zone = here.duel.tabletop.zones["bottom", "battle"]
        shown = here.duel.desk.layout.zones["bottom", "battle"].shown
        slots = [slot for slot in zone.slots if slot.display]
        assert len(slots) == shown
        assert f"{30 - shown}" in here.text()
        here.duel.desk.point("b029")
        here.duel.show_table()
        await here.pilot.pause()
        lines = here.text().splitlines()
        assert any(line.startswith(UNICODE.left) for line in lines)
        assert any(line.startswith(f"{30 - shown}") for line in lines)
        assert here.duel.desk.windows.start("bottom battle", 30, shown) == 30 - shown
