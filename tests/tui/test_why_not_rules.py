"""What the rules answer where a question doesn't offer a card, and the words of what is asked."""

from typing import Any

import pytest

from duelterm.duelmasters.words import DuelWords
from tests.duelmasters.scenario import Scenario, creature, spell
from tests.properties.playing import rules

VEHICLE, HULCUS = "Aqua Vehicle", "Aqua Hulcus"
NAMES = ("AMY", "BEN")


def chosen(duel: Scenario, card: Any) -> str:
    """Why a card can't be chosen for what is asked now; empty if it can."""
    return str(rules().words.reason(rules().why_not_asked(duel.state, duel.asked, card)))


def texts(duel: Scenario) -> list[tuple[str, str]]:
    """Every answer with its consequence."""
    words = DuelWords()
    return [
        words.choice(duel.state, duel.asked, option, getattr(option, "definition", option) and str(option), NAMES)
        for option in duel.asked.options
    ]


def question(duel: Scenario) -> str:
    """What is asked, in words."""
    return DuelWords().prompt(duel.state, duel.asked, NAMES)


def test_a_creature_that_cannot_block() -> None:
    wall, tied = creature("Wall", "blocker"), creature("Tied", "blocker", "{cannot: [block]}")
    duel = Scenario(you={"battle": [VEHICLE]}, opp={"battle": ["Wall", "~Wall", "Tied", HULCUS]}, made=[wall, tied])
    duel.attack(VEHICLE)
    assert duel.prompt == "block"
    battle = {
        card.definition.name + "~" * card.tapped: card
        for card in duel.state.zones[1][duel.card("opp", "battle", "Wall").zone]
    }
    assert chosen(duel, battle["Wall"]) == ""
    assert chosen(duel, battle["Wall~"]).startswith("DM-6.4: ")
    assert chosen(duel, battle[HULCUS]).startswith("DM-6.4: ")
    assert chosen(duel, battle["Tied"]) == "Tied forbids it"
    assert chosen(duel, duel.card("you", "battle", VEHICLE)).startswith("DM-6.4: ")


def test_blocking_says_which_powers_meet() -> None:
    wall = creature("Wall", "blocker", power=500)
    duel = Scenario(you={"battle": [VEHICLE]}, opp={"battle": ["Wall"]}, made=[wall])
    duel.attack(VEHICLE)
    words, consequence = texts(duel)[0]
    assert words.startswith("block with ")
    assert consequence == "500 against 1000: you lose the battle"


def test_a_card_that_cannot_be_chosen_and_one_that_is_not_meant() -> None:
    bolt = spell("Bolt", "{do: {destroy: {choose: 1, side: opp, tapped: true}}}")
    safe = creature("Safe", "{cannot: [be chosen: {by: opp}]}")
    duel = Scenario(
        you={"hand": ["Bolt"], "mana": ["Brawler Zyler"], "battle": [VEHICLE]},
        opp={"battle": ["~Safe", f"~{VEHICLE}", f"~{HULCUS}", "Deadly Fighter Braid Claw"]},
        made=[bolt, safe],
    )
    duel.play("Bolt")
    duel.run_until("destroy")
    assert chosen(duel, duel.card("opp", "battle", HULCUS)) == ""
    assert chosen(duel, duel.card("opp", "battle", "Safe")) == "Safe forbids it"
    assert chosen(duel, duel.card("opp", "battle", "Deadly Fighter Braid Claw")).startswith(
        "DM-4.5: Bolt asks for others"
    )


def test_paying() -> None:
    duel = Scenario(you={"hand": [VEHICLE], "mana": [VEHICLE, VEHICLE, f"~{HULCUS}", "Brawler Zyler"]})
    duel.act("play", VEHICLE)
    assert duel.prompt == "pay"
    assert chosen(duel, duel.card("you", "mana", HULCUS)).startswith("DM-4.1: ")


def test_ending_the_turn() -> None:
    wild = creature("Wild", "{must: [attack]}")
    duel = Scenario(you={"battle": ["Wild"]}, opp={"battle": [VEHICLE]}, made=[wild])
    assert chosen(duel, None) == "Wild forbids it"
    assert chosen(Scenario(), None) == ""
    blocked = Scenario(you={"battle": [VEHICLE]}, opp={"battle": ["Wall"]}, made=[creature("Wall", "blocker")])
    blocked.attack(VEHICLE)
    assert chosen(blocked, None).startswith("DM-3.10: ")


def test_modes_are_offered_in_the_words_of_the_card() -> None:
    duel = Scenario(
        you={"hand": ["Justice Jamming"], "mana": ["Lightning Grass"] * 3},
        opp={"battle": ["Deadly Fighter Braid Claw", "Bone Assassin, the Ripper"]},
    )
    duel.play("Justice Jamming")
    duel.run_until("choose one")
    assert [text for text, _ in texts(duel)] == ["tap all darkness creatures", "tap all fire creatures"]


@pytest.mark.parametrize(
    ("ability", "words"),
    [
        ("{when: attacks, do: {may: {draw: 1}}}", "Asker: draw a card?"),
        ("{when: attacks, do: {may: {untap: self}}}", "Asker: untap this creature?"),
    ],
)
def test_a_question_says_what_may_be_done(ability: str, words: str) -> None:
    asker = creature("Asker", "double breaker", "speed attacker", ability)
    duel = Scenario(you={"battle": ["Asker"]}, made=[asker])
    duel.attack("Asker")
    assert duel.prompt == "may"
    assert question(duel) == words


def test_charging_and_playing_say_what_follows() -> None:
    duel = Scenario(you={"hand": [VEHICLE], "mana": [VEHICLE] * 4})
    assert [consequence for _, consequence in texts(duel)][:2] == ["5 mana in all", "costs 2 of 4 untapped mana"]


def test_a_turn_asks_only_for_what_can_be_done() -> None:
    full = Scenario(you={"hand": [VEHICLE], "mana": [VEHICLE] * 4, "battle": [HULCUS]})
    assert question(full) == "charge a card, play a card, attack, or end the turn."
    full.act("charge", VEHICLE)
    assert question(full) == "attack, or end the turn."
    assert question(Scenario(you={"hand": [VEHICLE]})) == "charge a card, or end the turn."
    assert question(Scenario()) == "nothing is left to do but end the turn."
    tapper = creature("Tapper", "{activate: tap, do: {draw: 1}}")
    assert (
        question(Scenario(you={"battle": ["Tapper"]}, made=[tapper])) == "attack, use a tap ability, or end the turn."
    )
    wild = creature("Wild", "{must: [attack]}")
    forced = Scenario(you={"battle": ["Wild"]}, made=[wild])
    assert question(forced) == "attack: the turn can't end without the attack."


def test_the_public_prompt_of_a_turn_is_the_same_whatever_the_hand_holds() -> None:
    hands = ([], [VEHICLE], [VEHICLE, "Brawler Zyler"])
    asked = set()
    for hand in hands:
        duel = Scenario(you={"hand": hand, "mana": [VEHICLE] * 4, "battle": [VEHICLE, HULCUS]})
        duel.attack(VEHICLE)
        duel.run_until("act")
        assert not duel.asked.private
        asked.add(question(duel))
    assert asked == {"attack, or end the turn."}
