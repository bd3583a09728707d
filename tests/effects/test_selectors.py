"""Selectors of Duel Monsters: who is asked for what, and what is settled without a question."""

import pytest

from tests.duelmonsters.scenario import Scenario, monster, spell

MAGE = monster("Mage", race="spellcaster", atk=2500)
IMP = monster("Imp", race="fiend", atk=1300)
PIXIE = monster("Pixie", race="fairy", atk=300)
CRACK = spell("Crack", "{do: {destroy: {choose: 1, side: opp, face: up, least: atk}}}")
FLOOD = spell("Flood", "{do: {move: {all: true, kind: [spell, trap]}, to: hand}}")
BOLT = spell("Bolt", "{target: {choose: 1}, do: {destroy: target}}")
THEFT = spell("Theft", "{do: {discard: {random: 1, side: opp}}}")
CULL = spell("Cull", "{do: [{draw: 1}, {discard: {choose: 2}}]}")
PURGE = spell("Purge", "{do: {destroy: {up_to: 2, side: opp, kind: [spell, trap]}}}")
MADE = (MAGE, IMP, PIXIE, CRACK, FLOOD, BOLT, THEFT, CULL, PURGE)


def used(name: str, you: dict[str, list[str]], opp: dict[str, list[str]]) -> Scenario:
    """A spell of the hand, used, with nobody answering."""
    hand = [name, *you.pop("hand", [])]
    duel = Scenario(you={"hand": hand, **you}, opp=opp, made=MADE)
    duel.use(name)
    duel.pass_all()
    return duel


def test_the_least_is_settled_without_a_question() -> None:
    duel = used("Crack", {}, {"monsters": ["Mage", "Imp"]})
    assert duel.zone("opp", "graveyard") == ["Imp"]


@pytest.mark.rule("R3-6.19")
def test_a_face_down_monster_is_not_the_least() -> None:
    duel = used("Crack", {}, {"monsters": ["Mage", "?Pixie"]})
    assert duel.zone("opp", "graveyard") == ["Mage"]


def test_of_several_that_are_least_the_player_picks() -> None:
    duel = used("Crack", {}, {"monsters": ["Imp", "Mage", "Imp"]})
    assert duel.prompt == "destroy"
    assert (duel.who, duel.options()) == ("you", ["Imp", "Imp"])
    assert not duel.asked.private
    duel.pick("Imp")
    assert duel.zone("opp", "graveyard") == ["Imp"]


@pytest.mark.case("Y47")
def test_a_spell_that_takes_all_leaves_itself_out() -> None:
    duel = used("Flood", {"spells": ["?Bolt"]}, {"spells": ["?Crack"]})
    assert duel.zone("you", "hand") == ["Bolt"]
    assert duel.zone("opp", "hand") == ["Crack"]
    assert duel.zone("you", "graveyard") == ["Flood"]


def test_a_pick_with_own_face_down_cards_in_it_is_looked_at_in_private() -> None:
    duel = Scenario(you={"hand": ["Bolt"], "monsters": ["?Imp"]}, opp={"monsters": ["Mage"]}, made=MADE)
    duel.use("Bolt")
    assert duel.asked.private
    assert not duel.asked.shown


def test_a_pick_among_the_opponents_cards_is_open() -> None:
    duel = Scenario(you={"hand": ["Bolt"], "monsters": ["Imp"]}, opp={"monsters": ["?Mage"]}, made=MADE)
    duel.use("Bolt")
    assert not duel.asked.private


def test_nothing_is_proposed_where_the_first_cards_would_be_ones_own() -> None:
    mixed = Scenario(you={"hand": ["Bolt"], "monsters": ["Imp"]}, opp={"monsters": ["Mage"]}, made=MADE)
    mixed.use("Bolt")
    assert mixed.asked.proposal == []
    theirs = Scenario(you={"hand": ["Bolt"]}, opp={"monsters": ["Mage", "Imp"]}, made=MADE)
    theirs.use("Bolt")
    assert [card.definition.name for card in theirs.asked.proposal or ()] == ["Mage"]


def test_chance_picks_from_a_hand() -> None:
    duel = used("Theft", {}, {"hand": ["Mage", "Imp"]})
    assert duel.prompt == "act"
    assert len(duel.zone("opp", "hand")) == 1


def test_who_discards_picks_from_the_own_hand_in_private() -> None:
    duel = used("Cull", {"hand": ["Imp", "Mage"]}, {})
    assert (duel.who, duel.prompt, duel.asked.private) == ("you", "discard", True)
    assert (duel.asked.lo, duel.asked.hi) == (2, 2)


def test_up_to_may_be_none() -> None:
    duel = used("Purge", {}, {"spells": ["?Bolt", "?Crack", "?Flood"]})
    assert (duel.asked.lo, duel.asked.hi) == (0, 2)
    duel.pick()
    assert duel.zone("opp", "spells") == ["Bolt", "Crack", "Flood"]
