"""The table of the standard rules: the field spell's own place, the chain, and answers that are waived unseen."""

from dataclasses import replace
from itertools import product

import pytest
from rich.cells import cell_len

from duelterm.core.view import LinkView
from duelterm.tui.cursor import Cursor
from duelterm.tui.desk import Desk
from duelterm.tui.drawing import card_lines
from duelterm.tui.glyphs import ASCII, UNICODE, Glyphs
from duelterm.tui.layouts import STANDARD, game_table
from duelterm.tui.linking import Ties, chain_pane, chain_strip, ties_of
from duelterm.tui.scene import Look, Place, board_of
from duelterm.tui.screens.curtain import Curtain
from tests.tui import fake_monsters
from tests.tui import fake_standard as fake
from tests.tui.fake_monsters import laid, spell
from tests.tui.fake_standard import AMY, CHAIN, FakeStandard
from tests.tui.looking import sitting

WINDOWS = [*product((80, 81, 99, 100, 119, 120, 159, 160, 200, 300), (24, 25, 39, 40, 49, 50, 59, 60, 100))]


def desk(count: int = 3, **state: object) -> Desk:
    """A desk on whose public screen BEN may answer a chain of so many links."""
    return Desk(FakeStandard([fake.answer()], chain=CHAIN[:count], **state), STANDARD.layout(80, 24))


def plain(lines: object) -> list[str]:
    return [line.plain.rstrip() for line in lines]


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_every_part_has_its_room_in_every_window(window: tuple[int, int]) -> None:
    width, height = window
    layout = STANDARD.layout(width, height)
    assert height - layout.field - layout.strip - layout.keys >= 5
    for line in STANDARD.lines:
        zonings = [layout.zones[shape.key] for shape in line]
        assert sum(zoning.cells for zoning in zonings) <= layout.board
        assert len({zoning.lines for zoning in zonings}) == 1
    for side in ("top", "bottom"):
        field, monsters, spells = (layout.zones[side, zone] for zone in ("field spell", "monsters", "spells"))
        assert (field.columns, monsters.columns, spells.columns) == (1, 5, 5)
        assert field.width == spells.head  # so that all places stand one above another
        assert monsters.width == spells.width >= 13


@pytest.mark.slow
@pytest.mark.rule("STD-2.1", "STD-2.5", "STD-1.1")
async def test_field_spells_phases_and_piles_are_there_and_the_third_edition_has_no_such_place() -> None:
    async with sitting(FakeStandard([fake_monsters.act()])) as here:
        text = here.text()
        for words in ("w[Trial Umi]", "1[Amydown… ]", "draw standby »MAIN 1 battle main 2 end", "extra 1  banished 1"):
            assert words in text
        slot = here.duel.tabletop.zones["top", "field spell"].slots[0]
        await here.pilot.click(slot)
        await here.pilot.pause()
        assert here.duel.desk.cursor.spot == "f21"
        await here.press("M")
        assert "EXTRA DECKS AND BANISHED CARDS" in here.text()
        assert "Benfusion" not in here.text()
    assert not any(shape.name == "field spell" for shape in game_table("rulebook3").shapes)


def test_the_cursor_goes_up_and_down_along_the_places_and_sideways_to_the_field_spell() -> None:
    rows, cursor = (
        board_of(FakeStandard([fake_monsters.act()]).view(AMY), AMY, STANDARD).rows(STANDARD.layout(80, 24)),
        Cursor(),
    )
    cursor.put("s13", rows)
    seen = []
    for sideways, down in ((0, -1), (0, -1), (0, -1), (0, 1), (-1, 0), (-1, 0), (-1, 0), (0, 1), (1, 0)):
        cursor.step(rows, sideways) if sideways else cursor.climb(rows, down)
        seen.append(cursor.spot)
    assert seen == ["m12", "m23", "s21", "monsters:1:2", "m20", "f21", "f21", "f11", "m10"]


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["unicode", "ascii"])
def test_signs_of_a_chain_never_leave_their_slot(glyphs: Glyphs) -> None:
    card = laid("c1", 1, spell("An Extraordinarily Long Name", "continuous spell"), tags=("on Somebody",))
    ties = Ties((2, 13), (3, 4, 15)).signs(glyphs.attack)
    for size in ((80, 24), (120, 40), (160, 50)):
        for key, zoning in STANDARD.layout(*size).zones.items():
            look = Look(Place("c1", 1, card), STANDARD.shape(key), "qa", True, "*", True, "tgt", ties=tuple(ties))
            lines = card_lines(look, zoning.width, zoning.height, glyphs)
            assert len(lines) == zoning.height
            assert max(line.cell_length for line in lines) <= zoning.width


@pytest.mark.rule("STD-3.2")
def test_the_chain_in_few_lines_has_the_newest_link_first_and_says_who_may_answer() -> None:
    assert plain(chain_strip(desk(), 80, 3, UNICODE)) == [
        " CHAIN 3 AMY: Endless Trial » Swords of Trial Light              BEN may answer",
        "       2 BEN: Swords of Trial Light » Dark Test Magician, the set card 4",
        "       1 AMY: Book of Trial Arts » Gaia Test Knight",
    ]
    assert plain(chain_strip(desk(), 80, 1, UNICODE)) == [
        " CHAIN 3 AMY: Endless Trial » Swords of Trial Light · 2 BEN: S…  BEN may answer"
    ]
    for width, height in product((80, 120), (1, 2, 3, 6)):
        lines = chain_strip(desk(), width, height, UNICODE)
        assert len(lines) <= height
        assert max(cell_len(line.plain) for line in lines) <= width
    assert plain(chain_pane(desk(), 40, UNICODE))[0] == "── CHAIN ───────────── BEN may answer ──"
    assert chain_strip(desk(0), 80, 3, UNICODE) == chain_pane(desk(0), 40, UNICODE) == []


def test_a_link_is_told_as_far_as_the_onlooker_knows_it() -> None:
    links = (LinkView(1, AMY, "", "", ("seat:1", "hand:9:9"), True),)
    found = replace(desk().view, chain=links)
    onlooker = desk()
    onlooker.view = found
    assert plain(chain_strip(onlooker, 80, 1, UNICODE)) == [
        " CHAIN 1 AMY: a card » BEN, a card (negated)                     BEN may answer"
    ]
    assert ties_of(replace(found, chain=CHAIN))["s21"] == Ties((2,), (3,))


@pytest.mark.parametrize("size", [(80, 24), pytest.param((120, 40), marks=pytest.mark.slow)])
async def test_links_and_targets_are_marked_and_the_chosen_card_is_read_beside_the_chain(size: tuple[int, int]) -> None:
    async with sitting(FakeStandard([fake.answer()], chain=CHAIN), size) as here:
        for words in ("»1", "»2", "2» »3", "BEN may answer", "BEN: AMY uses Endless Trial: answer it?"):
            assert words in here.text()
        assert here.duel.desk.face()[0] == fake.answer().source
        await here.press("6")
        assert "Bendown Cylinder" in here.text()
        assert here.duel.desk.face()[0].name == "Bendown Cylinder"
        await here.press("enter")
        assert here.table.answers == [("turn up:s20",)]


@pytest.mark.slow
@pytest.mark.rule("STD-3.3")
async def test_who_gives_no_answer_says_so_at_the_curtain_and_no_hand_is_opened() -> None:
    """The turn player's hand comes back by its key, as nobody's private screen was between."""
    asked = replace(fake.answer(prompt="answer"), told="Endless Trial is used: answer it?")
    table = FakeStandard([fake_monsters.act(), asked, fake_monsters.act(3)])
    async with sitting(table) as here:
        await here.press("b")
        curtain = here.app.screen
        assert isinstance(curtain, Curtain)
        assert set(curtain.declining).isdisjoint(curtain.letters)
        assert "if BEN gives no answer: no hand is opened" in here.text()
        assert "Endless Trial is used: answer it?" in here.text()
        assert asked.text not in here.text()
        await here.press("0", curtain.letters[0], "0", curtain.declining[0], curtain.letters[1])
        assert here.on_curtain
        await here.press(*curtain.declining)
        assert here.table.answers[1:] == [("pass",)]
        assert "O AMY looks at the hand" in here.text()
        assert not [name for name in fake.SECRETS if name in here.text()]
        await here.press("O")
        assert "only AMY may look" in here.text()


@pytest.mark.slow
async def test_nothing_can_be_waived_that_is_more_than_an_answer() -> None:
    async with sitting(FakeStandard([fake.tribute()]), through=False) as here:
        curtain = here.app.screen
        assert isinstance(curtain, Curtain)
        assert curtain.declining == ""
        assert "gives no answer" not in here.text()


@pytest.mark.slow
async def test_where_enter_gives_the_only_answer_there_is_no_list() -> None:
    asked = replace(fake.answer(), choices=fake.answer().choices[1:])
    async with sitting(FakeStandard([asked], chain=CHAIN)) as here:
        await here.press("A")
        assert "There is no list" in here.text()
        assert "ALL ANSWERS" not in here.text()


async def test_a_long_answer_goes_on_in_the_next_row_of_the_list() -> None:
    asked = fake.trigger_order()
    long = replace(asked.choices[1], text=" ".join(["it negates the card and destroys it"] * 4))
    async with sitting(FakeStandard([replace(asked, choices=(asked.choices[0], long, asked.choices[2]))])) as here:
        await here.press("A")
        listed = here.text().partition("ALL ANSWERS")[2].partition("ASKS")[0]
        assert " ".join(listed.split()).count("it negates the card and destroys it") == 4
        assert asked.choices[2].text in listed
