"""The table of the tag duel: two fields in full and two in lines, whose they are, who may see and has the screen."""

from dataclasses import replace
from itertools import product

import pytest

from duelterm.tui.desk import Desk
from duelterm.tui.drawing import SIGN, card_lines
from duelterm.tui.glyphs import ASCII, UNICODE, Glyphs
from duelterm.tui.layouts import PARTNERS, TAG
from duelterm.tui.owner import Gate
from duelterm.tui.picture import head_line, partner_line, turn_line
from duelterm.tui.scene import Look, Place
from duelterm.tui.screens.curtain import Curtain
from duelterm.tui.widgets.slot import Slot
from tests.tui import fake_tag as fake
from tests.tui.fake_monsters import laid, spell
from tests.tui.fake_tag import AMY, BEN, CAL, CHAIN, DAN, FakeTag, pair
from tests.tui.looking import sitting

pytestmark = pytest.mark.slow

WINDOWS = [*product((80, 81, 99, 100, 119, 120, 159, 160, 200, 300), (24, 25, 27, 39, 40, 49, 50, 59, 60, 100))]
SMALL, TALL = TAG.layout(80, 24), TAG.layout(120, 40)


def desk(table: FakeTag, owner: int | None = None, layout: object = SMALL) -> Desk:
    """A desk at which this seat has the screen, or nobody."""
    found = Desk(table, layout)
    if owner is None:
        found.meet()
    else:
        found.open(owner)
    return found


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_every_part_has_its_room_in_every_window(window: tuple[int, int]) -> None:
    width, height = window
    layout = TAG.layout(width, height)
    assert height - layout.field - layout.strip - layout.keys >= 5
    for line in TAG.lines:
        zonings = [layout.zones[shape.key] for shape in line]
        assert sum(zoning.cells for zoning in zonings) <= layout.board
        assert len({zoning.lines for zoning in zonings}) == 1
    for side in PARTNERS:
        cells = sum(layout.zones[side, zone].cells for zone in ("monsters", "spells", "field spell"))
        assert not layout.folded or (cells + 11 <= layout.board and layout.zones[side, "spells"].lines == 1)
    assert layout.folded == (height < 40)


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["unicode", "ascii"])
def test_a_sign_of_a_partners_line_never_leaves_its_slot(glyphs: Glyphs) -> None:
    cards = [laid("c1", 1, spell("A Long Name", "trap")), laid("c1", 1, fake.GOLEM, tapped=True), None]
    cards += [replace(laid("c1", 1, fake.GOLEM), face=None), replace(laid("c1", 1, fake.GOLEM), face_up=False)]
    for card, label in product(cards, ("", "q", "ql")):
        shape = TAG.shape(("far", "monsters"))
        look = Look(Place("c1", 1, card), shape, label, bool(label), "", False, "tgt", ties=("12»",))
        (line,) = card_lines(look, SIGN - 2, 1, glyphs)
        assert line.cell_length <= SIGN - 2
        assert label in line.plain or card is None


@pytest.mark.rule("TAG-4.3", "TAG-1.2")
def test_life_points_and_graveyards_are_the_teams() -> None:
    now = desk(FakeTag([fake.act()]), AMY)
    told = head_line(now, now.board.holder, 80, UNICODE).plain
    assert told.startswith("── AMY  LP 15200  hand 6  deck 28  extra 1  grave 3 ──")
    assert partner_line(now, now.board.sides["far"], 11, UNICODE).plain == "DAN hand 5"
    assert partner_line(now, now.board.sides["near"], 9, UNICODE).plain == "CAL ▒3"


@pytest.mark.rule("TAG-7.3")
@pytest.mark.parametrize(
    ("owner", "state", "front"),
    [
        (AMY, {}, (AMY, BEN)),
        (CAL, {}, (CAL, BEN)),
        (AMY, {"active": DAN}, (AMY, DAN)),
        (DAN, {"active": CAL}, (DAN, CAL)),
        (AMY, {"attack": ("m10", "m40")}, (AMY, DAN)),
        (BEN, {"attack": ("m30", "seat:3")}, (BEN, CAL)),
        (AMY, {"chain": CHAIN[:2]}, (AMY, DAN)),
        (None, {"active": CAL, "attack": ("m30", "m40")}, (CAL, DAN)),
    ],
)
def test_who_looks_and_who_is_in_play_have_their_fields_in_full(
    owner: int | None, state: dict[str, object], front: tuple[int, int]
) -> None:
    now = desk(FakeTag([fake.player()], **state), owner)
    assert (now.board.bottom.seat, now.board.top.seat) == front
    assert {seat.seat for seat in now.board.sides.values()} == {AMY, BEN, CAL, DAN}


def test_a_key_turns_to_the_other_field_and_the_next_turn_back() -> None:
    now = desk(FakeTag([fake.act()]), AMY)
    now.turn_fields("top")
    now.turn_fields("bottom")
    assert (now.board.bottom.seat, now.board.top.seat, now.board.holder.seat) == (CAL, DAN, AMY)
    told = head_line(now, now.board.holder, 80, UNICODE).plain
    assert told.startswith("── AMY LP 15200 "), "the figures stand beside the name of whose they are"
    assert " grave 3 front: CAL" in told
    assert {place.spot for place in now.board.zones["bottom", "hand"]} == {f"c1{at}" for at in range(6)}
    now.turn_fields("bottom")
    assert (now.board.bottom.seat, now.board.top.seat) == (AMY, DAN)
    now.table.turn += 1
    now.meet()
    assert now.board.top.seat == BEN


def test_who_plays_a_team_is_called_by_name_where_it_says_who_may_look() -> None:
    table = replace(fake.pair(), script=[fake.act()])
    told = head_line(desk(table, AMY), desk(table, AMY).board.holder, 120, UNICODE).plain
    assert "── AMY 1  LP" in told
    assert "only AMY may look" in told


def test_options_on_a_field_that_is_a_line_bring_it_to_the_front_or_have_labels_there() -> None:
    now = desk(FakeTag([fake.destroy()]), AMY)
    assert (now.board.top.seat, now.cursor.spot) == (DAN, "m40")
    now = desk(FakeTag([fake.attack()], step="battle"))
    now.type(now.typed.labels["m10"])
    assert now.board.top.seat == BEN
    assert {"m20", "monsters:1:2", "m40"} <= set(now.typed.labels)
    step = now.choose("m40")
    assert step.answer == ("attack:m10>m40",)
    assert now.board.top.seat == DAN


def test_the_cursor_comes_to_a_line_by_its_label_alone_and_then_the_field_is_in_full() -> None:
    now = desk(FakeTag([fake.act()]), AMY)
    seen = set()
    for _ in range(12):
        now.move(0, -1)
        seen.add(now.board.zone_of(now.cursor.spot))
    assert not {side for side, _ in seen} & set(PARTNERS)
    for key in now.typed.labels["m40"]:
        now.type(key)
    assert (now.board.top.seat, now.cursor.spot, now.board.zone_of("m40")) == (DAN, "m40", ("top", "monsters"))
    tall = desk(FakeTag([fake.act()]), AMY, TALL)
    tall.point("m40")
    assert tall.board.zone_of(tall.cursor.spot) == ("far", "monsters")
    assert {row.name.split()[0] for row in tall.rows()} == {"far", "top", "bottom", "near"}


# Who may see what, and who has the screen


@pytest.mark.rule("TAG-1.4")
@pytest.mark.parametrize("owner", [AMY, DAN, None], ids=["AMY", "DAN", "nobody"])
@pytest.mark.parametrize("size", [(80, 24), pytest.param((120, 40), marks=pytest.mark.slow)], ids=str)
async def test_only_partners_see_each_others_cards(owner: int | None, size: tuple[int, int]) -> None:
    question = {None: fake.attack(), AMY: fake.act(), DAN: fake.answer(DAN)}[owner]
    own = {AMY: ("Amy", "Cal"), DAN: ("Ben", "Dan")}.get(owner, ())
    async with sitting(FakeTag([question], active=owner or AMY), size) as here:
        pages = []
        for keys in ((), ("T",), ("B",), ("W",), ("G",), ("M",), ("L",), ("A",)):
            await here.press(*keys)
            pages.append(here.text())
            while here.app.screen is not here.duel:
                await here.press("escape")
        text = "\n".join(pages)
        assert not [name for name in fake.SECRETS if name in text and not name.startswith(own)]
        assert all(f"{name}hand" in text and f"{name}dow" in text for name in own)


@pytest.mark.rule("TAG-1.4")
async def test_the_partners_hand_is_a_page_of_ones_own_screen_alone() -> None:
    async with sitting(FakeTag([fake.act()])) as here:
        await here.press("W")
        assert "YOUR PARTNER'S HAND" in here.text()
        assert "Calhand 2" in here.text()
        await here.press("escape")
        assert "W CAL's hand" in here.text()
    async with sitting(FakeTag([fake.attack()])) as here:
        assert "CAL's hand" not in here.text()
        await here.press("W")
        assert here.app.screen is here.duel
        assert "Calhand" not in here.text()


@pytest.mark.rule("TAG-1.6")
def test_of_four_people_each_has_a_curtain_of_their_own() -> None:
    now = desk(FakeTag([fake.act(), fake.answer(CAL), fake.answer(BEN, 7), fake.act(number=8)]), AMY)
    gates = []
    for keys in (("battle",), ("pass",), ("pass",)):
        now.table.answer(keys)
        gates.append(now.meet())
        assert now.keyboard.owner is None
        now.open(now.question.seat)
    assert gates == [Gate.CURTAIN] * 3


@pytest.mark.rule("TAG-1.6")
def test_partners_in_one_persons_hands_need_no_curtain() -> None:
    table = replace(pair(), script=[fake.act(), fake.answer(CAL), fake.answer(BEN, 7), fake.answer(DAN, 8), fake.act()])
    now = desk(table, AMY)
    gates = []
    for keys in (("battle",), ("pass",), ("pass",), ("pass",)):
        table.answer(keys)
        gates.append(now.meet())
        if gates[-1] is Gate.CURTAIN:
            assert now.keyboard.owner is None
            now.open(table.question.seat)
        assert now.keyboard.owner == now.board.holder.seat == table.question.seat
    assert gates == [Gate.OPEN, Gate.CURTAIN, Gate.OPEN, Gate.CURTAIN]


@pytest.mark.rule("TAG-1.6")
def test_after_a_public_answer_a_key_is_enough_for_whoever_has_the_turn_with_either_deck() -> None:
    table = replace(pair(), script=[fake.act(), fake.order(), fake.answer(CAL), fake.answer(BEN, 7)])
    now = desk(table, AMY)
    table.answer(("battle",))
    assert now.meet() is Gate.OPEN
    assert now.keyboard.owner is None
    table.answer(("starts>seat:1",))
    assert now.meet() is Gate.KEY
    table.answer(("pass",))
    assert now.meet() is Gate.CURTAIN


@pytest.mark.case("Y12")
@pytest.mark.rule("TAG-1.6")
async def test_the_curtain_names_the_person_the_team_and_whose_turn_it_is() -> None:
    async with sitting(FakeTag([fake.answer(CAL)], chain=CHAIN), through=False) as here:
        assert isinstance(here.app.screen, Curtain)
        for words in ("CAL   in a team with AMY", "Turn 9 of AMY. LP: AMY and CAL 15200, BEN and DAN 12400."):
            assert words in here.text()
        assert "if CAL gives no answer" in here.text()
        assert not [name for name in fake.SECRETS if name in here.text()]
    async with sitting(replace(pair(), script=[fake.answer(CAL)]), through=False) as here:
        assert "AMY   for AMY 2" in here.text()
        assert "Turn 9 of AMY 1. LP: AMY 15200, BEN 12400." in here.text()


# What is asked and told


@pytest.mark.rule("TAG-5.1", "TAG-7.11")
async def test_players_are_chosen_by_letters() -> None:
    async with sitting(FakeTag([fake.player(), fake.order()])) as here:
        assert "which player does it mean?" in here.text()
        label = here.duel.desk.typed.labels["choice:player>seat:3"]
        await here.press(label)
        assert here.table.answers == [("player>seat:3",)]
        assert "AMY and CAL against BEN and DAN" in here.text()
        await here.press(here.duel.desk.typed.labels["choice:starts>seat:3"])
        assert here.table.answers[1:] == [("starts>seat:3",)]


async def test_a_chain_of_four_is_told_with_its_owners_and_marked_on_all_fields() -> None:
    async with sitting(FakeTag([fake.answer(CAL)], chain=CHAIN), (120, 40)) as here:
        for words in ("4 BEN: Swords of Trial Light » CAL", "2 DAN: Trial Pitfall » Dark Test", "1300 »1", "3000 »2"):
            assert words in here.text()


@pytest.mark.rule("TAG-7.14", "TAG-6.1")
async def test_one_gives_up_for_the_team_and_the_team_has_won_or_lost() -> None:
    async with sitting(FakeTag([fake.act()])) as here:
        await here.press("C")
        assert "Does AMY give up the duel for the team?" in here.text()
        await here.press("escape", "S")
        assert "BEN and DAN   16000    -1200   14800" in here.text()


async def test_slots_stay_the_same_widgets_through_turning_and_resizing() -> None:
    async with sitting(FakeTag([fake.act()])) as here:
        before = set(here.duel.query(Slot))
        zones = here.duel.tabletop.zones
        assert [zones[side, "monsters"].region.height for side in ("far", "top", "bottom", "near")] == [1, 2, 2, 1]
        await here.press("T", "B")
        await here.pilot.click(zones["far", "monsters"].slots[0])
        await here.pilot.pause()
        assert here.duel.desk.board.top.seat == BEN
        assert set(here.duel.query(Slot)) == before
        await here.pilot.resize_terminal(120, 40)
        await here.pilot.pause()
        assert [zones[side, "monsters"].region.height for side in ("far", "top", "bottom", "near")] == [2, 5, 5, 2]
        assert before <= set(here.duel.query(Slot))
        await here.pilot.resize_terminal(80, 24)
        await here.pilot.pause()
        assert zones["near", "spells"].region.y == zones["near", "monsters"].region.y


def test_what_three_people_have_announced_is_told_in_few_words() -> None:
    said = {BEN: "nothing until changed", CAL: "nothing", DAN: "attacks"}
    now = desk(FakeTag([fake.act()], policies=said), AMY)
    assert "not as usual: BEN, CAL, DAN  »MAIN 1" in turn_line(now, 80, UNICODE).plain


@pytest.mark.rule("TAG-1.5")
def test_the_partners_cards_say_why_they_cant_be_used_and_others_why_they_cant_be_attacked() -> None:
    class Strict(FakeTag):
        """Position changes are forbidden by the tag duel itself."""

        def why_not(self, verb: str, card: str, target: str = "") -> str:
            return "TAG-7.3 only one's own" if verb == "change" else super().why_not(verb, card, target)

    now = desk(Strict([fake.act()]), AMY)
    now.choose("m30")
    assert now.say == "Can't change its position: only one's own (TAG-7.3)."
    now.choose("m20")
    assert now.say.startswith("Can't attack with it: no attack with m20")


@pytest.mark.rule("TAG-1.6")
def test_who_plays_two_decks_announces_for_both_and_is_told_once_what_is_new() -> None:
    table = replace(pair(), script=[fake.act(), fake.answer(CAL), fake.answer(BEN, 7)])
    now = desk(table, AMY)
    now.announce(AMY, "nothing")
    assert table.policies == {AMY: "nothing", CAL: "nothing"}
    assert "AMY answers: nothing" in turn_line(now, 80, UNICODE).plain
    table.answer(("battle",))
    now.meet()
    assert (now.keyboard.owner, now.recall.fresh) == (CAL, False)
