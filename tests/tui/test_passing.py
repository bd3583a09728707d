"""Passing the keyboard: nobody sees what is not theirs, and nothing but the two letters opens the curtain."""

import pytest

from duelterm.core.view import ZoneView
from tests.tui import fake_table as fake
from tests.tui.fake_table import AMY_HAND, BEN_HAND, FakeTable
from tests.tui.looking import SIZES, Sitting, sitting

SECRETS = (*AMY_HAND, *BEN_HAND, "Amyhand", "Benhand", "Benshield", "Amydeck")
TABLE_WORDS = ("SHIELDS", "MANA", "Brawler", "Boulder", "Skull", "deck 19", "◆", "▒")


def secrets_in(text: str) -> list[str]:
    """The hidden names that a text shows."""
    return [word for word in SECRETS if word in text]


@pytest.mark.case("T33", "T36")
@pytest.mark.parametrize("size", SIZES)
async def test_the_first_page_of_a_duel_is_a_curtain_with_only_its_own_cells(size: tuple[int, int]) -> None:
    async with sitting(FakeTable([fake.act()]), size, through=False) as here:
        assert here.on_curtain
        text = here.text()
        assert "PASS THE KEYBOARD TO" in text
        assert "AMY" in text
        assert not secrets_in(text)
        assert not [word for word in TABLE_WORDS if word in text]


@pytest.mark.slow
async def test_enter_space_and_the_mouse_do_nothing_on_the_curtain() -> None:
    async with sitting(FakeTable([fake.act()]), through=False) as here:
        before = here.text()
        await here.press(*["enter"] * 20, *["space"] * 20, "escape", "tab", "E", "O", "L")
        for x, y in ((0, 0), (40, 10), (30, 12), (79, 23)):
            await here.pilot.click(offset=(x, y))
            await here.pilot.pause()
        assert here.on_curtain
        assert here.text() == before
        assert here.table.answers == []


@pytest.mark.slow
async def test_keys_are_dropped_while_the_guard_time_runs_and_letters_change() -> None:
    async with sitting(FakeTable([fake.act()]), guard=0.7, through=False) as here:
        letters = here.app.screen.letters
        here.clock.now = 0.69
        await here.press(*letters)
        assert here.on_curtain
        assert "> _" in here.text()
        here.clock.now = 0.7
        await here.press(letters[0], "0", letters[0])
        assert here.on_curtain
        await here.press(*letters)
        assert not here.on_curtain


async def test_a_stray_key_before_the_letters_costs_nothing() -> None:
    async with sitting(FakeTable([fake.act()]), through=False) as here:
        first, second = here.app.screen.letters
        await here.press(first, first, second)
        assert not here.on_curtain


@pytest.mark.slow
async def test_the_letters_are_drawn_anew_each_time() -> None:
    drawn = set()
    async with sitting(FakeTable([fake.act()])) as here:
        for _ in range(6):
            await here.press("H")
            drawn.add(here.app.screen.letters)
            await here.pass_curtain()
    assert len(drawn) > 1
    assert all(len(set(letters)) == 2 for letters in drawn)


async def attack_step(here: Sitting) -> None:
    """Let the script be in the attack step from now on."""
    here.table.step = "attack"
    here.table.attack = ("b10", "seat:1")


@pytest.mark.case("T33")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.slow
async def test_a_whole_attack_passes_the_keyboard_only_for_the_shield(size: tuple[int, int]) -> None:
    script = [fake.act(), fake.block(), fake.break_shield(), fake.look_at_shield(), fake.act(private=False, number=9)]
    async with sitting(FakeTable(script), size) as here:
        assert secrets_in(here.text())
        await attack_step(here)
        await here.press("1", "enter")
        assert not here.on_curtain
        assert "BEN: block the attack?" in here.text()
        assert "all hands face down" in here.text()
        assert not secrets_in(here.text())
        await here.press("enter")
        assert "AMY: which shield of BEN?" in here.text()
        assert not secrets_in(here.text())
        await here.press("enter")
        assert here.on_curtain
        assert "BEN" in here.text()
        assert not secrets_in(here.text())
        await here.pass_curtain()
        assert "Benshield Trap" in here.text()
        assert not [word for word in secrets_in(here.text()) if word.startswith("Amy")]
        await here.press("enter")
        assert not here.on_curtain
        assert not secrets_in(here.text())
        assert "AMY: choose what to do." in here.text()
        assert here.duel.desk.keyboard.bottom == fake.AMY
        await here.press("O")
        assert here.on_curtain
        await here.pass_curtain()
        assert "Amyhand" in here.text()
        await here.press("O")
        assert not secrets_in(here.text())


@pytest.mark.slow
async def test_after_the_others_public_answer_one_capital_key_brings_the_hand_back() -> None:
    script = [fake.act(), fake.block(), fake.act(number=9)]
    async with sitting(FakeTable(script)) as here:
        await here.press("1", "enter", "enter")
        assert not here.on_curtain
        assert not secrets_in(here.text())
        assert "O AMY looks at the hand" in here.text()
        await here.press("enter", "space", "a", "1", "escape", "E")
        assert not secrets_in(here.text())
        assert len(here.table.answers) == 2
        await here.press("O")
        assert "Amyhand" in here.text()
        assert not here.on_curtain


@pytest.mark.parametrize("key", ["L", "G", "M", "space", "C", "ctrl+c", "question_mark"])
@pytest.mark.slow
async def test_pages_on_the_public_screen_show_no_hidden_name(key: str) -> None:
    async with sitting(FakeTable([fake.block(), fake.act()])) as here:
        await here.press(key)
        assert not secrets_in(here.text())


@pytest.mark.slow
async def test_hide_takes_everything_away_and_the_same_person_comes_back() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        await here.press("a", "H")
        assert here.on_curtain
        assert not secrets_in(here.text())
        await here.pass_curtain()
        assert "Amyhand" in here.text()
        assert here.duel.desk.keyboard.owner == fake.AMY


@pytest.mark.slow
async def test_after_idle_minutes_the_table_hides_itself_with_all_pages_over_it() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        await here.press("L")
        here.clock.now += 1000
        here.duel._tick()
        await here.pilot.pause()
        assert here.on_curtain
        assert not secrets_in(here.text())
        await here.pass_curtain()
        assert here.app.screen is here.duel


async def test_notifications_are_gone_before_the_curtain() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        here.app.notify("Amyhand Hulk was drawn", markup=False)
        await here.pilot.pause()
        await here.press("H")
        assert not secrets_in(here.text())


@pytest.mark.slow
async def test_peek_hands_lie_face_down_until_their_owner_looks_and_turn_down_again() -> None:
    script = [fake.act(), fake.pay(), fake.act(fake.BEN, number=3)]
    async with sitting(FakeTable(script, privacy="peek")) as here:
        if here.on_curtain:
            await here.pass_curtain()
        assert not secrets_in(here.text())
        await here.press("O")
        assert "Amyhand" in here.text()
        await here.press("a", "enter")
        assert here.table.answers == [("charge:c10",)]
        assert not secrets_in(here.text())
        await here.press("O")
        assert "Amyhand" in here.text()
        here.clock.now += 60
        here.duel._tick()
        await here.pilot.pause()
        assert not secrets_in(here.text())


@pytest.mark.case("T39")
@pytest.mark.slow
async def test_open_duels_have_no_curtain_say_so_and_show_both_hands() -> None:
    async with sitting(FakeTable([fake.act(), fake.act(fake.BEN)], privacy="open"), through=False) as here:
        assert not here.on_curtain
        assert "open hands" in here.text()
        assert "Amyhand" in here.text()
        await here.press("M")
        assert "Benhand" in here.text()
        await here.press("escape", "E", "enter")
        assert not here.on_curtain
        assert "Benhand" in here.text()


async def test_the_end_of_a_duel_shows_no_hand() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        await here.press("C", "enter")
        assert "BEN wins: DM-9.12" in here.text()
        assert not secrets_in(here.text())


@pytest.mark.slow
async def test_cards_that_left_the_hand_are_not_kept_anywhere_on_the_next_owners_screen() -> None:
    def pass_turn(table: FakeTable) -> None:
        table.active, table.turn = fake.BEN, 8

    async with sitting(FakeTable([fake.act(), fake.confirm(seat=fake.BEN)], after=pass_turn)) as here:
        await here.press("a", "escape", "E", "enter")
        assert here.on_curtain
        await here.pass_curtain()
        assert "only BEN may look" in here.text()
        assert "Benhand" in here.text()
        assert "Amyhand" not in here.text()
        here.table.zones[1]["hand"] = ZoneView("hand", 0)
