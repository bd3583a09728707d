"""Answer policies on the screen: announced by name, seen by everybody, on a private screen for its person alone."""

import pytest

from duelterm.library.deckfile import find_deck
from duelterm.library.pool import load_pool
from duelterm.session.opening import Setup, start
from duelterm.tui.screens.policy import PolicyPage
from tests.tui import fake_monsters
from tests.tui import fake_table as fake
from tests.tui.fake_monsters import FakeMonsters
from tests.tui.fake_standard import FakeStandard
from tests.tui.fake_table import AMY_HAND, FakeTable
from tests.tui.looking import sitting

pytestmark = pytest.mark.slow


@pytest.mark.case("T48")
async def test_the_person_asked_outside_their_turn_announces_it_and_everybody_sees_it_by_name() -> None:
    async with sitting(FakeTable([fake.act(), fake.block()])) as here:
        await here.press("1", "enter", "P")
        assert isinstance(here.app.screen, PolicyPage)
        assert "WHAT IS BEN TO BE ASKED" in here.text()
        assert not [name for name in AMY_HAND if name in here.text()]
        await here.press("3")
        assert here.table.policies == {fake.BEN: "nothing"}
        assert "BEN answers: nothing" in here.text()
        assert here.table.answers == [("attack:b10>seat:1",)]


async def test_on_the_public_screen_it_is_announced_for_the_turn_players_opponent() -> None:
    async with sitting(FakeTable([fake.act(private=False)], step="attack"), through=False) as here:
        await here.pass_curtain()
        await here.press("P", "down", "enter")
        assert here.table.policies == {fake.BEN: "attacks"}
        assert "BEN answers: attacks only" in here.text()
        assert "»ATTACK" in here.text()


@pytest.mark.rule("R3-6.12")
async def test_the_page_says_what_the_policies_mean_in_the_third_edition() -> None:
    async with sitting(FakeMonsters([fake_monsters.answer()])) as here:
        await here.press("P")
        text = " ".join(here.text().split())
        assert "1 ask always (now) 2 ask for answers to attacks alone, until your next turn 3 ask nothing" in text
        assert "4 ask for answers to attacks alone, until changed 5 ask nothing" in text
        assert "no answer is given and no set trap stands in; all else is still asked." in text
        assert "shield" not in text
        await here.press("2")
        assert here.table.policies == {fake.BEN: "attacks"}


async def test_in_the_own_turn_the_person_before_the_private_screen_announces_it_until_changed() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        assert "P policy" in here.text()
        await here.press("P")
        assert "WHAT IS AMY TO BE ASKED IN THE OTHER'S TURNS?" in here.text()
        await here.press("5")
        assert here.table.policies == {fake.AMY: "nothing until changed"}
        assert "AMY answers: nothing, until changed" in here.text()
        await here.press("P")
        assert "shields to the hand, until changed   (now)" in here.text()
        await here.press("1")
        assert here.table.policies == {fake.AMY: "always"}
        assert "answers:" not in here.text()


async def test_of_two_policies_that_of_this_turns_questions_comes_first() -> None:
    policies = {fake.AMY: "nothing until changed", fake.BEN: "attacks until changed"}
    async with sitting(FakeTable([fake.act()], policies=policies)) as here:
        assert "BEN answers: attacks only  AMY answers: nothing " in here.text()


async def test_before_the_duel_the_turn_player_announces_nothing_from_the_private_screen() -> None:
    async with sitting(FakeTable([fake.act()], turn=0)) as here:
        assert "P policy" not in here.text()
        await here.press("P")
        assert "Can't announce answers before the duel" in here.text()


async def test_on_a_finished_table_nothing_is_announced() -> None:
    async with sitting(FakeTable([]), through=False) as here:
        await here.press("P")
        assert not isinstance(here.app.screen, PolicyPage)


async def test_esc_announces_nothing() -> None:
    async with sitting(FakeTable([fake.block()])) as here:
        await here.press("P", "escape")
        assert here.table.policies == {}
        assert "BEN: block the attack?" in here.text()


async def test_the_page_for_a_long_name_is_whole() -> None:
    async with sitting(FakeTable([fake.block()], names=("A" * 20, "B" * 20))) as here:
        await here.press("P")
        note = " ".join(here.text().split())
        assert f"WHAT IS {'B' * 20} TO BE ASKED IN THE OTHER'S TURNS? " in note
        assert "It holds whatever the cards are, so it tells nobody anything about cards." in note
        assert "shields to the hand, until your next turn" in note


async def test_every_name_and_policy_fits_the_line() -> None:
    names = ("A" * 20, "B" * 20)
    table = FakeTable([fake.block()], names=names, policies={1: "attacks"}, attack=("b10", "seat:1"), step="attack")
    async with sitting(table) as here:
        assert f"{names[1]} answers: attacks only " in here.text()


@pytest.mark.parametrize("policy", ["attacks until changed", "nothing until changed"])
async def test_two_long_names_with_policies_leave_the_turn_on_the_line(policy: str) -> None:
    table = FakeTable([fake.act()], names=("A" * 20, "B" * 20), policies={0: policy, 1: policy})
    async with sitting(table) as here:
        line = next(line for line in here.text().splitlines() if "TURN 7" in line)
        assert f"{'B' * 20} answers: {policy.split()[0]}" in line
        assert "»MAIN" in line


@pytest.mark.slow
@pytest.mark.case("T48")
async def test_in_a_real_duel_it_ends_with_that_persons_next_turn(tmp_path) -> None:
    pool = load_pool("duelmasters")
    decks = (find_deck("starter"), find_deck("bolshack"))
    session = start(Setup("duelmasters", ("AMY", "BEN"), decks, first="seat:0", seed=3), pool, tmp_path / "a.duel")
    async with sitting(session) as here:
        session.announce_policy(1, "nothing")
        here.duel.meet()
        await here.pilot.pause()
        assert "BEN answers: nothing" in here.text()
        await here.press("E", "enter")
        assert here.on_curtain
        await here.pass_curtain()
        assert session.policy(1) == "always"
        assert "answers:" not in here.text()
    session.close()


@pytest.mark.rule("STD-3.3")
async def test_by_the_standard_rules_questions_after_own_acts_are_announced_too() -> None:
    async with sitting(FakeStandard([fake_monsters.act()], policies={fake.BEN: "attacks"})) as here:
        await here.press("P")
        assert "WHAT IS AMY TO BE ASKED?" in here.text()
        assert "8 don't ask after my own acts   (now)" in here.text()
        await here.press("6")
        assert here.table.own == {fake.AMY: "own acts"}
        assert "BEN answers: attacks, summons  AMY: own acts too" in here.text()
        await here.press("P", "2")
        assert here.table.policies[fake.AMY] == "attacks"
