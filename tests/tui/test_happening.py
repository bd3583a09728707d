"""What two views of one onlooker say has happened, and that it says no more than they do."""

from dataclasses import replace

import pytest

from duelterm.core.view import CardView, SeatView, View, ZoneView
from duelterm.tui import happening
from duelterm.tui.cursor import Cursor, Windows
from duelterm.tui.drawing import card_lines
from duelterm.tui.glyphs import ASCII, UNICODE, Glyphs
from duelterm.tui.happening import GONE, NEW, Ghost, Happening, broken_sign
from duelterm.tui.layouts import DUEL_MASTERS
from duelterm.tui.marking import Marks, flashed, marked
from duelterm.tui.scene import TARGET, Look, Place, board_of, zone_looks
from duelterm.tui.standing import Standing, growing, past
from tests.tui import fake_table as fake
from tests.tui.fake_table import AMY, BEN, FakeTable

BATTLE = DUEL_MASTERS.shape(("bottom", "battle"))


def compare(before: View, after: View) -> Happening:
    """What happened on a Duel Masters table."""
    return happening.compare(before, after, DUEL_MASTERS)


SIZES = ((80, 24), (120, 40), (160, 50))


def view(seat: int | None = None, **zones: ZoneView) -> View:
    """The fake table as a seat sees it, with some of BEN's zones replaced."""
    table = FakeTable([fake.act()])
    table.zones[BEN].update(zones)
    return table.view(seat)


def battle(*cards: CardView) -> ZoneView:
    return ZoneView("battle", len(cards), cards)


def test_a_creature_that_leaves_is_a_ghost_where_it_stood() -> None:
    cards = view().seats[BEN].zones["battle"].cards
    found = compare(view(), view(battle=battle(cards[0], cards[2])))
    assert found == Happening(ghosts={BEN: (Ghost("battle", 1, cards[1]),)})


def test_a_creature_that_enters_is_new_and_an_evolution_leaves_no_ghost() -> None:
    cards = view().seats[BEN].zones["battle"].cards
    assert cards[0].face is not None
    evolved = fake.up("b99", fake.face("Evolved Brawler", "fire", 6, 8000), beneath=(cards[0].face,))
    assert compare(view(), view(battle=battle(evolved, *cards[1:]))) == Happening(signs={"b99": NEW})


def test_power_changes_are_told_as_what_was_added() -> None:
    cards = view().seats[BEN].zones["battle"].cards
    changed = battle(replace(cards[0], power=4000), replace(cards[1], power=1000), cards[2])
    signs = compare(view(), view(battle=changed)).signs
    assert {spot: set(sign) for spot, sign in signs.items()} == {"b20": {"+2000"}, "b21": {"-3000"}}


def test_a_broken_shield_is_told_by_its_place_alone() -> None:
    found = compare(view(), view(shields=fake.hidden_shields(BEN, (1, 3, 5))))
    assert found == Happening(broken={BEN: (2,)})
    added = compare(view(), view(shields=fake.hidden_shields(BEN, (1, 2, 3, 5, 6))))
    assert added.signs == {f"shields:{BEN}:6": NEW}


def test_cards_drawn_are_counted_for_others_and_shown_to_their_owner() -> None:
    old = view(BEN).seats[BEN].zones["hand"].cards
    hand = ZoneView("hand", 6, (fake.up("c40", fake.face("Secret")), *old, fake.up("c41", fake.face("Second"))))
    public, own = compare(view(), view(hand=hand)), compare(view(BEN), view(BEN, hand=hand))
    assert public.gains == own.gains == {BEN: {"hand": 2}}
    assert set(public.signs) == {f"hand:{BEN}:5", f"hand:{BEN}:6"}
    assert set(own.signs) == {"c40", "c41"}


@pytest.mark.case("T23", "T28")
def test_the_same_public_event_gives_the_same_signs_whatever_the_hidden_card_is() -> None:
    old = view(BEN).seats[BEN].zones["hand"].cards
    taken = fake.hidden_shields(BEN, (1, 2, 3))
    shows = []
    for name in ("Benshield Trap", "Dull Rock"):
        for cards in ((*old, fake.up("c29", fake.face(name))), (fake.up("c29", fake.face(name)), *old)):
            shows += [compare(view(), view(hand=ZoneView("hand", 5, cards), shields=taken))]
    assert all(show == shows[0] for show in shows)
    assert shows[0].broken == {BEN: (5,)}


def test_nothing_happens_between_equal_views() -> None:
    assert not compare(view(), view())
    assert not compare(view(AMY), view(AMY))


# The attack that stands


def test_an_attack_stands_from_its_answer_to_the_first_answer_after_its_end() -> None:
    table = FakeTable([fake.act()])
    standing, before = Standing(table.names, DUEL_MASTERS), table.view(None)
    standing.answered(fake.act(), ("attack:b10>seat:1",), before)
    assert standing.parties == ("Boulder Dragon", "BEN")
    under_way = replace(before, attack=("b10", "seat:1"))
    standing.answered(fake.block(), ("block:b22",), under_way)
    assert growing(standing.parties, "»")[-1] == "Boulder Dragon » BEN, Chaser Elf blocks"
    assert standing.blocker == "b22"
    standing.answered(fake.break_shield(), ("slot:shields:1:5",), under_way)
    table.zones[BEN]["shields"] = fake.hidden_shields(BEN, (1, 2, 3))
    after = replace(table.view(None), attack=("b10", "seat:1"))
    assert standing.broken(after) == standing.broken(table.view(BEN)) == {BEN: (5,)}
    for _ in range(3):
        standing.answered(fake.look_at_shield(), ("take:c29",), after)
    assert standing.broken(table.view(None)) == {BEN: (5,)}
    assert past(standing.parties, "»") == "over: Boulder Dragon » BEN, Chaser Elf blocks"
    standing.answered(fake.act(private=False), ("end",), table.view(None))
    assert standing.parties == ()
    assert standing.broken(table.view(None)) == {}


# On the slots


def drawn(marks: Marks, glyphs: Glyphs, size: tuple[int, int], at: View | None = None) -> str:
    """The text of all slots with these marks."""
    board, layout = board_of(at or view(), AMY, DUEL_MASTERS), DUEL_MASTERS.layout(*size)
    plain = zone_looks(board, layout, Windows(), Cursor(), {}, None, None)
    lines = []
    for key, zone in marked(plain, board, layout, marks).items():
        zoning = layout.zones[key]
        assert len(zone.looks) <= zoning.shown
        for look in zone.looks:
            done = flashed(card_lines(look, zoning.width, zoning.height, glyphs), look, zoning.width)
            assert all(line.cell_length <= zoning.width for line in done)
            lines += [line.plain for line in done]
    return "\n".join(lines)


@pytest.mark.case("T41", "T43")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("glyphs", [UNICODE, ASCII])
def test_every_sign_is_a_shape_in_every_size(size: tuple[int, int], glyphs: Glyphs) -> None:
    gone = view().seats[BEN].zones["battle"].cards[1]
    left = view(battle=battle(*view().seats[BEN].zones["battle"].cards[::2]))
    marks = Marks(
        flashes={"b10": "+2000", "b13": NEW[-1], "m10": NEW[-1], "b20": "-1000"},
        notes={"b21": TARGET},
        ghosts={BEN: (Ghost("battle", 1, gone),)},
        broken={BEN: {4: broken_sign(4)[-1], 6: broken_sign(6)[-1]}},
        parting=GONE[-1],
    )
    text = drawn(marks, glyphs, size, left)
    for sign in ("+2000", "-1000", "+new", "-gone", "x4x", "x6x"):
        assert text.count(sign) == 1, sign
        assert sign.isascii()
    before = drawn(Marks(), glyphs, size, left)
    assert "Skull" in text
    assert "Skull" not in before


def test_a_ghost_is_nothing_that_can_be_chosen() -> None:
    ghost = Ghost("battle", 0, view().seats[BEN].zones["battle"].cards[0])
    board, layout = board_of(view(), AMY, DUEL_MASTERS), DUEL_MASTERS.layout(80, 24)
    plain = zone_looks(board, layout, Windows(), Cursor(), {}, None, None)
    looks = marked(plain, board, layout, Marks(ghosts={BEN: (ghost,)}))["top", "battle"].looks
    assert looks[0].place.spot == ""
    assert [look.place.spot for look in looks[1:]] == ["b20", "b21", "b22"][: len(looks) - 1]


def test_slots_without_a_sign_are_left_as_they_are() -> None:
    board, layout = board_of(view(), AMY, DUEL_MASTERS), DUEL_MASTERS.layout(80, 24)
    plain = zone_looks(board, layout, Windows(), Cursor(), {}, None, None)
    after = marked(plain, board, layout, Marks(flashes={"b10": "+2000"}))
    changed = [
        look.place.spot
        for key, zone in after.items()
        for look, old in zip(zone.looks, plain[key].looks, strict=True)
        if look != old
    ]
    assert changed == ["b10"]


def test_a_label_of_two_letters_with_the_cursor_is_not_written_over() -> None:
    card = fake.up("m10", fake.face("Amymana 0"))
    look = Look(Place("m10", 1, card), BATTLE, label="qa", cursor=True, flash="+new")
    (line,) = flashed(card_lines(look, 8, 1, UNICODE), look, 8)
    assert line.plain.startswith(">qa")


def test_seats_of_a_view_are_compared_in_their_order() -> None:
    empty = View(None, 1, AMY, "main", (SeatView(AMY, {}), SeatView(BEN, {})))
    found = compare(empty, view())
    assert found.gains[AMY]["hand"] == 5
    assert found.gains[BEN] == {"hand": 4, "graveyard": 1}
