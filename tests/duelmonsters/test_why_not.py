"""Why an act of rulebook 3 isn't legal now: the rule that a player would look for, not just one that also holds."""

import pytest

from duelterm.core.card import Card
from tests.duelmonsters.scenario import Scenario
from tests.duelmonsters.table import rules

ELF, SKULL, RITUAL, TOON = "Mystical Elf", "Summoned Skull", "Relinquished", "Toon Summoned Skull"
PENDANT = "Black Pendant"


def why_not(duel: Scenario, verb: str, card: Card) -> str:
    """The answer to somebody who wants that."""
    return str(rules().words.reason(rules().why_not(duel.state, verb, card, None)))


@pytest.mark.rule("R3-7.2")
def test_an_attack_in_the_first_turn_is_refused_as_one_in_the_first_turn() -> None:
    duel = Scenario(you={"monsters": [SKULL]})
    attacker = duel.card("you", "monsters", SKULL)
    assert why_not(duel, "attack", attacker).startswith("R3-7.1: ")
    duel.state.turn = 1
    assert why_not(duel, "attack", attacker).startswith("R3-7.2: who goes first can't attack")


@pytest.mark.rule("R3-5.1")
def test_who_answers_in_the_others_turn_is_told_whose_turn_it_is() -> None:
    duel = Scenario(
        you={"monsters": [SKULL]}, opp={"monsters": ["=" + ELF], "hand": [ELF], "spells": ["?Just Desserts"]}
    )
    duel.attack(SKULL, ELF)
    assert duel.who == "opp"
    assert why_not(duel, "set", duel.card("opp", "hand", ELF)).startswith("R3-5.1: ")
    assert why_not(duel, "change", duel.card("opp", "monsters", ELF)).startswith("R3-5.1: ")


@pytest.mark.rule("R3-6.9")
def test_an_equip_spell_that_fits_nothing_says_so() -> None:
    duel = Scenario(you={"hand": [PENDANT], "monsters": ["?" + ELF]})
    assert not duel.offers("use", PENDANT)
    assert duel.offers("set", PENDANT)
    assert why_not(duel, "use", duel.card("you", "hand", PENDANT)) == f"{PENDANT} fits no face-up monster"
    duel = Scenario(you={"hand": [PENDANT], "monsters": [ELF]})
    assert why_not(duel, "use", duel.card("you", "hand", PENDANT)) == ""


@pytest.mark.rule("R3-6.1")
@pytest.mark.parametrize(
    ("card", "said"),
    [
        (RITUAL, f"{RITUAL} comes only by its ritual spell"),
        (TOON, f"{TOON} comes only in its own way, as its text says"),
    ],
)
def test_a_monster_that_nobody_summons_by_hand_says_how_it_comes(card: str, said: str) -> None:
    duel = Scenario(you={"hand": [card]})
    assert why_not(duel, "summon", duel.card("you", "hand", card)) == said
