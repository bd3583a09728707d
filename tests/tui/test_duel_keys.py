"""Every kind of question answered at the real screen, by keys alone and by mouse alone."""

from dataclasses import replace

import pytest
from textual import events

from duelterm.core.view import Face, ZoneView
from duelterm.session.api import Line
from duelterm.tui.widgets.lines import Hints
from duelterm.tui.widgets.slot import Slot
from tests.tui import fake_table as fake
from tests.tui.fake_table import AMY, FakeTable
from tests.tui.looking import SIZES, SMALL, WIDE, Sitting, sitting

pytestmark = pytest.mark.slow

NASTY_NAMES = ("[b]Ann[/b]", "[/b]", "[Toon] World", "[$primary]x", "[@click=app.quit]go", "[", "a][")


def slot_at(here: Sitting, spot: str) -> Slot:
    """The slot that shows this card."""
    return next(
        slot
        for slot in here.app.screen.query(Slot)
        if slot.display and slot._look is not None and slot._look.place.spot == spot
    )


def label_of(here: Sitting, spot: str) -> str:
    """What to type for a spot."""
    return here.duel.desk.typed.labels[spot]


async def click_words(here: Sitting, part: str, words: str, button: int = 1) -> None:
    """Click where these words stand."""
    hints = here.app.screen.query_one(part, Hints)
    lines = here.text().splitlines()
    for line in range(hints.region.y, hints.region.bottom):
        row = lines[line][hints.region.x : hints.region.right]
        if words in row:
            await here.pilot.click(part, offset=(row.index(words) + 1, line - hints.region.y), button=button)
            await here.pilot.pause()
            return
    raise AssertionError(f"{words!r} is not in {part}")


@pytest.mark.parametrize("size", SIZES)
async def test_an_act_takes_two_keys(size: tuple[int, int]) -> None:
    async with sitting(FakeTable([fake.act(), fake.confirm()]), size) as here:
        await here.press(label_of(here, "c10"))
        assert "what to do with" in here.text()
        assert here.table.answers == []
        await here.press(label_of(here, "choice:play:c10"))
        assert here.table.answers == [("play:c10",)]


@pytest.mark.parametrize("size", SIZES)
async def test_an_attack_is_a_card_then_a_target(size: tuple[int, int]) -> None:
    async with sitting(FakeTable([fake.act(), fake.confirm()]), size) as here:
        await here.press(label_of(here, "b10"))
        assert "attack BEN (breaks 2 shields)" in here.text()
        assert here.table.answers == []
        await here.press(label_of(here, "b21"))
        assert here.table.answers == [("attack:b10>b21",)]


async def test_arrows_and_enter_alone_do_an_act() -> None:
    async with sitting(FakeTable([fake.act(), fake.confirm()])) as here:
        await here.press("tab", "right", "up", "up", "enter", "enter")
        await here.press("escape")
        here.duel.desk.point("c11")
        await here.press("enter", "enter")
        assert here.table.answers[-1] == ("charge:c11",)


@pytest.mark.slow
async def test_enter_means_the_card_under_the_cursor_before_any_arrow_too() -> None:
    async with sitting(FakeTable([fake.act(), fake.act(number=2)])) as here:
        assert "Enter Amyhand Manewolf: charge / play" in here.text()
        await here.press("enter")
        assert "what to do with Amyhand Manewolf?" in here.text()
        await here.press("enter")
        assert here.table.answers == [("charge:c10",)]
        await here.press("enter")
        assert "what to do with Amyhand Manewolf?" in here.text()


@pytest.mark.slow
async def test_enter_where_the_turn_can_only_end_says_why_not_and_ends_nothing() -> None:
    only_end = replace(fake.act(), choices=fake.act().choices[-1:])
    async with sitting(FakeTable([only_end])) as here:
        await here.press("enter", "enter")
        assert here.table.answers == []
        assert "! Can't" in here.text()
        assert "end the turn?" not in here.text()


@pytest.mark.case("T47")
@pytest.mark.slow
async def test_a_small_letter_or_enter_alone_never_ends_the_turn_or_concedes() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        await here.press("enter", "e", "c", "escape", "E")
        assert here.table.answers == []
        assert "end the turn?" in here.text()
        await here.press("escape")
        assert "end the turn?" not in here.text()
        await here.press("C")
        assert "Does AMY give up" in here.text()
        await here.press("escape")
        assert here.table.conceded == []
        await here.press("E", "enter")
        assert here.table.answers == [("end",)]


@pytest.mark.parametrize("size", SIZES)
async def test_a_pick_toggles_and_enter_takes_it(size: tuple[int, int]) -> None:
    async with sitting(FakeTable([fake.pay(), fake.confirm()]), size) as here:
        assert "picked 3 of 3" in here.text()
        await here.press(label_of(here, "m10"))
        assert "picked 2 of 3" in here.text()
        await here.press("escape", label_of(here, "m10"), label_of(here, "m14"), "escape")
        await here.press("enter")
        assert here.table.answers == [("m10", "m11", "m13")]


@pytest.mark.slow
async def test_a_held_enter_answers_one_question_only() -> None:
    async with sitting(FakeTable([fake.pay(), fake.confirm(), fake.act()]), guard=0.7, through=False) as here:
        here.clock.now = 1.0
        await here.pass_curtain()
        for _ in range(8):
            await here.press("enter")
            here.clock.now += 0.05
        assert here.table.answers == [("m10", "m11", "m13")]
        here.clock.now += 1
        await here.press("enter")
        assert here.table.answers[1:] == [("yes",)]


async def test_confirm_order_number_name_and_search_by_keys() -> None:
    script = [fake.confirm(), fake.order(), fake.number_question(), fake.race(), fake.search(), fake.act()]
    async with sitting(FakeTable(script)) as here:
        await here.press("y", "n", "escape")
        await here.press(label_of(here, "choice:e1"), "enter")
        await here.press("1", "1", "enter")
        assert "ALL ANSWERS" in here.text()
        label = label_of(here, "choice:race55")
        assert len(label) == 2
        await here.press(*label)
        await here.press("enter")
        await here.press("down", "down", "enter", label_of(here, "choice:take:5"))
        assert "picked 2 of at most 2" in here.text()
        await here.press("enter")
        assert here.table.answers[0] == ("no",)
        assert here.table.answers[1] == ("e1", "e0", "e2")
        assert here.table.answers[2] == ("11",)
        assert here.table.answers[3] == ("race55",)
        assert here.table.answers[4] == ("take:2", "take:5")


async def test_the_broken_shield_is_shown_to_its_owner_with_both_answers() -> None:
    async with sitting(FakeTable([fake.look_at_shield(), fake.confirm()])) as here:
        assert "── Benshield Trap" in here.text()
        assert "Enter take Benshield Trap to hand" in here.text()
        await here.press(label_of(here, "choice:use:c29"))
        assert here.table.answers == [("use:c29",)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.slow
async def test_everything_by_mouse(size: tuple[int, int]) -> None:
    script = [fake.act(), fake.pay(), fake.confirm(), fake.act()]
    async with sitting(FakeTable(script), size) as here:
        await here.pilot.click(slot_at(here, "c10"), offset=(5, 0))
        await here.pilot.pause()
        await click_words(here, "#prompt", "play Amyhand")
        await here.pilot.click(slot_at(here, "m10"), offset=(3, 0))
        await here.pilot.click(slot_at(here, "m14"), offset=(3, 0))
        await here.pilot.pause()
        await click_words(here, "#prompt", "Enter")
        await click_words(here, "#prompt", "Esc")
        assert here.table.answers == [("play:c10",), ("m11", "m13", "m14"), ("no",)]
        await click_words(here, "#prompt", "end the turn")
        assert "end the turn?" in here.text()
        await here.press("escape")
        await click_words(here, "#keys", "log")
        assert "Amyhand Hulk" in here.text()


@pytest.mark.parametrize("size", SIZES)
async def test_the_list_of_all_answers_by_mouse(size: tuple[int, int]) -> None:
    async with sitting(FakeTable([fake.race(), fake.act()]), size) as here:
        await click_words(here, "#list", "Race Number 3")
        await here.pilot._post_mouse_events([events.MouseScrollDown] * 3, "#list", button=0)
        await here.pilot.pause()
        assert here.duel.desk.cursor.spot == "choice:race6"
        await click_words(here, "#list", "Race Number 5")
        await click_words(here, "#prompt", "Enter")
        assert here.table.answers == [("race5",)]


async def test_the_right_button_reads_and_answers_nothing() -> None:
    async with sitting(FakeTable([fake.search(), fake.act()])) as here:
        for words in ("Enter", "A the board"):
            await click_words(here, "#prompt", words, button=3)
            assert (here.table.answers, here.duel.desk.shows_list) == ([], True)
        choice = here.duel.desk.question.choices[1]
        await click_words(here, "#list", choice.text, button=3)
        assert "printed words" in here.text()
        assert here.app.screen is not here.duel
        assert here.duel.desk.answer.picked == []
    async with sitting(FakeTable([fake.race(), fake.act()])) as here:
        await click_words(here, "#list", "Race Number 3", button=3)
        assert "! Can't read it: it is no card." in here.text()


async def test_why_not_is_said_in_the_prompt_bar() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        await here.press(label_of(here, "c12"))
        assert "Can't play it: no play with c12 now (DM-4.3)." in here.text()
        await here.press(label_of(here, "b11"))
        assert "! Can't attack with it: no attack with b11 now (DM-4.3)." in here.text()
        await here.press(label_of(here, "b10"), label_of(here, "b20"))
        assert "! Can't attack it: no attack with b10 on b20 now (DM-4.3)." in here.text()
        assert here.table.answers == []


async def test_a_question_without_anything_to_choose_has_no_empty_list() -> None:
    async with sitting(FakeTable([fake.confirm()])) as here:
        await here.press("A")
        assert "ALL ANSWERS" not in here.text()
        assert "the prompt shows every answer already" in here.text()


async def test_a_refused_answer_says_why_and_the_question_stays() -> None:
    async with sitting(FakeTable([fake.pay(), fake.act()], refuse="DM-4.2 fire is missing")) as here:
        await here.press("enter")
        assert "! DM-4.2 fire is missing" in here.text()
        await here.press("enter")
        assert here.table.answers == [("m10", "m11", "m13")]


async def test_undo_only_where_the_table_allows_it() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        assert "U undo" not in here.text()
        await here.press("U")
        assert "Can't take anything back" in here.text()
        here.table.undoable = True
        await here.press("ctrl+z")
        assert here.table.undone == 1


@pytest.mark.case("T32")
async def test_a_face_down_card_says_only_that_by_click_key_and_pane() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        await here.pilot.click(slot_at(here, "shields:1:2"), offset=(3, 0))
        await here.pilot.pause()
        assert "── face-down card" in here.text()
        await here.press("space")
        assert here.app.screen is here.duel


@pytest.mark.case("T42", "T43")
async def test_states_differ_in_plain_text() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        text = here.text()
        assert "[F6 Boulder" in text
        assert "╱F4 Rumbling" in text
        assert "3000 TAP" in text
        assert "1000 sick" in text
        assert "evo+1" in text
        assert "blocker" in text
        assert "▒1▒" in text
        assert "·      ▒5▒" in text
        assert "]◆" in text
        assert " >" in text
        assert "╱W╱" in text
        assert "only AMY may look" in text
        assert "»MAIN" in text


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.slow
async def test_more_cards_than_slots_scroll_with_counters(size: tuple[int, int]) -> None:
    table = FakeTable([fake.act()])
    many = tuple(fake.up(f"b3{at}", fake.face(f"Many {at}")) for at in range(9))
    table.zones[0]["battle"] = ZoneView("battle", 9, many)
    async with sitting(table, size) as here:
        shown = here.duel.desk.layout.zones["bottom", "battle"].columns
        assert f"{9 - shown}›" in here.text()
        assert "Many 8" not in here.text()
        here.duel.desk.point("b30")
        await here.press(*["right"] * 8)
        assert "Many 8" in here.text()
        assert f"‹{9 - shown}" in here.text()


@pytest.mark.case("T10")
async def test_the_cursor_stays_on_its_card_over_events() -> None:
    def charge(table: FakeTable) -> None:
        hand = table.zones[0]["hand"]
        table.zones[0]["hand"] = ZoneView("hand", hand.count - 1, hand.cards[1:])

    async with sitting(FakeTable([fake.act(), fake.act(number=2)], after=charge)) as here:
        await here.press(label_of(here, "c10"), "enter")
        assert here.duel.desk.cursor.spot == "c11"
        here.duel.desk.point("b12")
        await here.press("space", "escape")
        assert here.duel.desk.cursor.spot == "b12"


@pytest.mark.case("T05", "T06")
@pytest.mark.slow
async def test_a_cursor_move_draws_two_cards_and_mounts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        await here.press("right")
        before = set(here.app.screen.walk_children())
        drawn: list[Slot] = []
        monkeypatch.setattr(Slot, "refresh", lambda slot, *args, **options: drawn.append(slot))
        await here.press("right")
        assert len(drawn) == 2
        monkeypatch.undo()
        await here.press(*["left", "right", "up", "down", "tab"] * 6)
        assert set(here.app.screen.walk_children()) == before


@pytest.mark.case("T01")
@pytest.mark.parametrize(("size", "name"), [((SMALL, WIDE)[at % 2], name) for at, name in enumerate(NASTY_NAMES)])
@pytest.mark.slow
async def test_names_are_shown_exactly(size: tuple[int, int], name: str) -> None:
    cursed = Face(name, "creature", ("fire",), 2, 1000, (("race", name),), (name,), (name,))
    table = FakeTable([fake.act()], names=(name, "BEN"), waiting=(name,))
    table.zones[0]["hand"] = ZoneView("hand", 1, (fake.up("c10", cursed),))
    table.zones[0]["graveyard"] = ZoneView("graveyard", 1, (fake.up("g10", cursed),))
    async with sitting(table, size) as here:
        assert f"── {name} " in here.text()
        await here.press("a", "escape")
        if size == SMALL:
            assert f"waits: {name}" in here.text()
        else:
            column = [line[82:].strip() for line in here.text().splitlines()]
            assert column[next(at for at, line in enumerate(column) if "WAITING" in line) + 1] == name
        await here.press("space")
        assert here.text().count(name) >= 3
        await here.press("escape", "G")
        assert name in here.text()
        await here.press("escape", "L", "escape", "H")
        assert name in here.text()
        await here.pass_curtain()
        await here.press("C", "enter")
        assert here.table.conceded == [0]


@pytest.mark.case("T08")
async def test_the_key_line_names_only_keys_that_do_something_now() -> None:
    async with sitting(FakeTable([fake.confirm(), fake.block(), fake.act(private=False)]), (120, 40)) as here:
        keys = "\n".join(line[:80] for line in here.text().splitlines()[-2:])
        assert "U undo" not in keys
        assert "O " not in keys
        assert "end the turn" not in here.text()
        here.table.undoable = True
        await here.press("enter")
        keys = "\n".join(line[:80] for line in here.text().splitlines()[-2:])
        assert "U undo" in keys
        assert "O open hand" in keys
        await here.press("U", "O")
        assert here.table.undone == 1
        assert here.on_curtain


@pytest.mark.slow
async def test_a_mana_card_keeps_its_letter_from_prompt_to_prompt() -> None:
    def lose_a_card(table: FakeTable) -> None:
        hand = table.zones[AMY]["hand"]
        table.zones[AMY]["hand"] = replace(hand, count=hand.count - 1, cards=hand.cards[1:])

    table = FakeTable([fake.act(), fake.pay(), fake.act(number=3)], after=lose_a_card)
    async with sitting(table) as here:
        before = {spot: label_of(here, spot) for spot in ("m10", "m13", "m15", "m20", "c14", "b12")}
        await here.press(label_of(here, "c10"), "enter")
        assert here.duel.desk.question == fake.pay()
        assert {spot: label_of(here, spot) for spot in before} == before
        await here.press("enter")
        assert {spot: label_of(here, spot) for spot in before} == before


@pytest.mark.slow
async def test_the_labels_of_the_public_screen_do_not_follow_from_a_hand() -> None:
    seen = []
    for choices in (fake.act().choices, fake.act().choices[4:]):
        table = FakeTable([replace(fake.act(), choices=choices), fake.act(private=False, number=2)], step="attack")
        async with sitting(table) as here:
            await here.press("E", "enter")
            assert here.duel.desk.keyboard.owner is None
            seen.append(dict(here.duel.desk.typed.labels))
    assert seen[0] == seen[1]


@pytest.mark.slow
async def test_the_list_of_all_answers_says_who_may_look() -> None:
    for question, words in ((fake.act(), "only AMY may look"), (fake.act(private=False), "all hands face down")):
        async with sitting(FakeTable([question], step="attack")) as here:
            await here.press("A")
            assert words in next(line for line in here.text().splitlines() if "ALL ANSWERS" in line)


class LongDuel(FakeTable):
    """A table whose log is longer than the screen."""

    def news(self, seat: int | None, since: int = 0) -> list[Line]:
        return [Line(at, at // 9 + 1, f"event {at}") for at in range(120)]


@pytest.mark.slow
async def test_the_page_of_the_result_opens_at_the_end_of_the_log() -> None:
    async with sitting(LongDuel([fake.act()])) as here:
        await here.press("C", "enter")
        rows = [line.strip() for line in here.text().splitlines()]
        assert rows.index("BEN wins: DM-9.12 the other player gave up") == rows.index("event 119") + 2
        assert "event 0" not in rows
        await here.press("home")
        assert "event 0" in [line.strip() for line in here.text().splitlines()]
