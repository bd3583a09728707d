"""Why not: every act that a card can't do now is answered by the rules, and one key opens the rule."""

import re
from dataclasses import dataclass, field

import pytest

from duelterm.session.api import Choice
from duelterm.tui.refusing import cannot, number_in
from duelterm.tui.screens.rulebook import RulebookPage
from tests.tui import fake_monsters
from tests.tui import fake_table as fake
from tests.tui.fake_monsters import FakeMonsters
from tests.tui.fake_table import FakeTable
from tests.tui.looking import Sitting, sitting

pytestmark = pytest.mark.slow


@dataclass
class Asked(FakeTable):
    """A table that gives the reasons it is told to, and remembers what it was asked."""

    reasons: dict[str, str] = field(default_factory=dict)
    asked: list[tuple[str, str, str]] = field(default_factory=list)

    def why_not(self, verb: str, card: str, target: str = "") -> str:
        self.asked.append((verb, card, target))
        return self.reasons.get(verb, "")


async def point(here: Sitting, spot: str) -> None:
    """Click a card."""
    here.duel.on_spot_clicked(SpotLike(spot))
    await here.pilot.pause()


@dataclass
class SpotLike:
    """As much of a click as the screen looks at."""

    spot: str
    reading: bool = False


def rules(*verbs: str) -> dict[str, str]:
    """A reason for each of these."""
    return {verb: f"DM-4.{at}: no {verb}" for at, verb in enumerate(verbs, start=1)}


async def test_a_hand_card_says_why_it_cannot_be_played_and_again_why_not_charged() -> None:
    table = Asked([fake.act()], reasons=rules("play", "charge"))
    async with sitting(table) as here:
        await point(here, "c12")
        assert "! Can't play it: no play (DM-4.1)." in here.text()
        await point(here, "c12")
        assert "! Can't charge it: no charge (DM-4.2)." in here.text()
        await point(here, "c12")
        assert "! Can't play it: no play (DM-4.1)." in here.text()
        assert table.answers == []


async def test_a_card_that_can_only_be_charged_says_at_once_why_it_cannot_be_played() -> None:
    async with sitting(Asked([fake.act()], reasons=rules("play"))) as here:
        await point(here, "c11")
        assert "! Can't play it: no play (DM-4.1)." in here.text()
        await here.press("escape")
        await point(here, "c10")
        assert "!" not in here.text().partition("what to do with")[2]


@pytest.mark.parametrize(
    ("chosen", "spot", "expected"),
    [
        ("", "b13", ("attack", "b13", "")),
        ("", "b20", ("attack", "b20", "")),
        ("b10", "b20", ("attack", "b10", "b20")),
        ("b10", "shields:1:2", ("attack", "b10", "seat:1")),
        ("", "m10", ("attack", "m10", "")),
    ],
    ids=["own creature", "theirs first", "creature", "player", "mana"],
)
async def test_what_is_asked_of_the_rules(chosen: str, spot: str, expected: tuple[str, str, str]) -> None:
    table = Asked([fake.act()], reasons=rules("attack", "play"))
    async with sitting(table) as here:
        if chosen:
            await point(here, chosen)
        await point(here, spot)
        assert [asked for asked in table.asked if asked[0] == "attack"] == [expected]
        assert re.search(r"! Can't .*: no attack \(DM-4\.1\)\.", here.text())


async def test_a_creature_that_can_attack_nobody_names_the_card_that_forbids_it() -> None:
    class Forbidden(Asked):
        def why_not(self, verb: str, card: str, target: str = "") -> str:
            return "Kooc Pollon forbids it" if target == "seat:1" else ""

    async with sitting(Forbidden([fake.act()])) as here:
        await point(here, "b13")
        assert "! Can't attack with it: Kooc Pollon forbids it." in here.text()
        assert "the rule" not in here.text()


async def test_another_card_that_could_be_chosen_is_not_called_illegal() -> None:
    async with sitting(Asked([fake.act()], reasons=rules("play", "charge"))) as here:
        await point(here, "c10")
        await point(here, "c11")
        assert "! Can't choose it yet: Amyhand Manewolf is chosen, and Esc takes that back." in here.text()
        await here.press("escape")
        await point(here, "c11")
        assert "what to do with Amyhand Spider?" in here.text()


async def test_where_nothing_is_left_but_to_go_on_a_card_says_why_it_cannot_act() -> None:
    on = Choice("end battle", "end battle", "end the battle phase")
    question = fake.Question(1, fake.AMY, "act", "act", "end the battle phase.", (on,), private=True)
    table = Asked([question], reasons={"attack": "Kooc Pollon forbids it", "choose": "DM-3.1: a turn has its order"})
    async with sitting(table) as here:
        await point(here, "b10")
        assert "! Can't attack with it: Kooc Pollon forbids it." in here.text()
        await point(here, "b20")
        assert table.asked[-1] == ("attack", "b20", "")


@pytest.mark.parametrize("script", [fake.block(), fake.pay()], ids=["block", "payment"])
async def test_a_card_that_a_question_does_not_offer(script: fake.Question) -> None:
    table = Asked([script], reasons=rules("choose"))
    async with sitting(table) as here:
        await point(here, "b20")
        assert table.asked == [("choose", "b20", "")]
        assert "! Can't choose it: no choose (DM-4.1)." in here.text()
        assert table.answers == []


async def test_the_turn_cannot_end_while_something_else_is_asked() -> None:
    table = Asked([fake.pay()], reasons={"end": "DM-3.10: its player says so"})
    async with sitting(table) as here:
        await here.press("E")
        assert "! Can't end the turn: its player says so (DM-3.10)." in here.text()


async def test_a_turn_with_a_creature_that_must_attack_cannot_end() -> None:
    choices = (Choice("attack:b10>seat:1", "attack", "attack BEN", "", "b10", "seat:1"),)
    question = fake.Question(1, fake.AMY, "act", "act", "attack.", (*choices, *choices), private=True)
    async with sitting(Asked([question], reasons={"end": "Boulder Dragon forbids it"})) as here:
        here.duel.desk.answer.only = here.duel.desk.answer.card = ""
        await here.press("E")
        assert "! Can't end the turn: Boulder Dragon forbids it." in here.text()


async def test_one_key_or_a_click_opens_the_rule_that_was_cited() -> None:
    async with sitting(Asked([fake.act()], reasons={"play": "DM-4.7: it was put there this turn"})) as here:
        await point(here, "c12")
        assert "R: the rule" in here.text()
        await here.press("R")
        assert isinstance(here.app.screen, RulebookPage)
        lines = here.text().splitlines()
        assert "DM-4.7 Summoning sickness" in lines[0]
        assert "DM-4.7  Summoning sickness" in lines[2]
        await here.press("escape")
        assert here.app.screen is here.duel
        assert here.table.answers == []


async def test_a_long_reason_stands_in_two_lines() -> None:
    words = "DM-4.3: " + "a word " * 16
    async with sitting(Asked([fake.act()], reasons={"play": words})) as here:
        await point(here, "c12")
        rows = [line for line in here.text().splitlines() if "a word" in line]
        assert len(rows) == 2
        assert sum(row.count("a word") for row in rows) == 16
        assert rows[1].endswith("R: the rule" + " " * (80 - len(rows[1].rstrip())))


async def test_the_rule_cited_to_one_person_is_forgotten_when_the_screen_changes_hands() -> None:
    table = Asked([fake.act(), fake.act(fake.BEN, number=2)], reasons={"play": "DM-5.1: an evolution creature"})
    async with sitting(table) as here:
        await point(here, "c12")
        assert here.duel.desk.cited == "DM-5.1"
        await here.press("H")
        assert here.duel.desk.cited == ""
        await here.pass_curtain()
        await here.press("R")
        assert "DM-5.1" not in here.text()


@pytest.mark.case("T30")
async def test_what_cannot_be_taken_back_says_so_before_enter() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        await here.press("E")
        assert "Enter end the turn (can't be taken back)" in here.text()


@dataclass
class Unfit(FakeMonsters):
    """A table where nothing of the hand can be used."""

    def why_not(self, verb: str, card: str, target: str = "") -> str:
        return "Amyhand fits no face-up monster"


@pytest.mark.rule("R3-6.9")
@pytest.mark.parametrize(("spot", "told"), [("c14", True), ("c10", False)])
async def test_a_card_that_can_only_be_set_says_why_it_cannot_be_used(spot: str, told: bool) -> None:
    async with sitting(Unfit([fake_monsters.act()])) as here:
        await point(here, spot)
        assert "set Amyhand" in here.text()
        assert ("Can't put it out: Amyhand fits no face-up monster." in here.text()) is told


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        ("DM-4.3: too little mana", "Can't play it: too little mana (DM-4.3)."),
        ("DM-4.3 too little mana", "Can't play it: too little mana (DM-4.3)."),
        ("R3-6.5: one a turn", "Can't play it: one a turn (R3-6.5)."),
        ("Kooc Pollon forbids it", "Can't play it: Kooc Pollon forbids it."),
    ],
)
def test_every_reason_has_the_same_form(reason: str, words: str) -> None:
    assert cannot("play it", reason) == words
    assert number_in(words) == number_in(reason)


def test_numbers_in_reasons() -> None:
    assert number_in("DM-4.7: it was put there") == "DM-4.7"
    assert number_in("Kooc Pollon forbids it") == ""
    assert number_in("can't play it: DM-10.12: so") == "DM-10.12"
