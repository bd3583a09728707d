"""Why an act of rulebook 3 isn't legal now: the rule that a player would look for, not just one that also holds."""

import pytest

from duelterm.core.card import Card
from tests.duelmonsters.scenario import Scenario, spell
from tests.duelmonsters.table import rules

ELF, SKULL, RITUAL, TOON = "Mystical Elf", "Summoned Skull", "Relinquished", "Toon Summoned Skull"
PENDANT, SWORDS = "Black Pendant", "Swords of Revealing Light"
BAN = spell("Ban", "{static: {modify: opp, cannot: summon}}", icon="continuous")


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


@pytest.mark.rule("R3-7.3")
def test_a_monster_that_cannot_attack_says_why_or_which_card_forbids_it() -> None:
    duel = Scenario(you={"monsters": [SKULL, "=" + ELF]}, opp={"monsters": [ELF]})
    duel.act("battle")
    said = "R3-7.3: only an open monster in attack position attacks"
    assert why_not(duel, "attack", duel.card("you", "monsters", ELF)) == said
    duel.attack(SKULL, ELF)
    duel.pass_all()
    assert why_not(duel, "attack", duel.monster(SKULL)) == "R3-7.3: it has attacked in this turn"
    foe = Scenario(you={"monsters": [SKULL]}, opp={"monsters": [ELF]})
    assert why_not(foe, "attack", foe.card("opp", "monsters", ELF)).startswith("R3-5.1: ")
    for monsters in ([], [ELF]):
        duel = Scenario(you={"monsters": [SKULL]}, opp={"monsters": monsters, "spells": [SWORDS]})
        duel.act("battle")
        assert duel.options() == ["end battle"]
        assert why_not(duel, "attack", duel.monster(SKULL)) == f"{SWORDS} forbids it"


@pytest.mark.rule("R3-7.1")
def test_a_card_that_bars_the_battle_phase_is_named_for_its_attacks_too() -> None:
    barred = spell("Truce", "{static: {modify: opp, cannot: conduct battle phase}}", icon="continuous")
    duel = Scenario(you={"monsters": [SKULL]}, opp={"spells": ["Truce"]}, made=(barred,))
    assert why_not(duel, "battle", duel.monster(SKULL)) == "Truce forbids it"
    assert why_not(duel, "attack", duel.monster(SKULL)) == "Truce forbids it"


@pytest.mark.rule("R3-6.12")
def test_an_effect_says_its_condition_or_which_card_forbids_what_it_takes() -> None:
    egotist = "Elegant Egotist"
    duel = Scenario(you={"hand": [egotist, "Monster Reborn"], "graveyard": [ELF]}, opp={"spells": ["Ban"]}, made=(BAN,))
    said = f'{egotist} works only if there is a face-up "Harpie Lady" on the field'
    assert why_not(duel, "use", duel.card("you", "hand", egotist)) == said
    assert why_not(duel, "use", duel.card("you", "hand", "Monster Reborn")) == "Ban forbids it"


@pytest.mark.rule("R3-5.1")
def test_who_answers_in_the_others_turn_is_told_whose_turn_it_is() -> None:
    duel = Scenario(
        you={"monsters": [SKULL]}, opp={"monsters": ["=" + ELF], "hand": [ELF], "spells": ["?Just Desserts"]}
    )
    duel.attack(SKULL, ELF)
    assert duel.who == "opp"
    assert why_not(duel, "set", duel.card("opp", "hand", ELF)).startswith("R3-5.1: ")
    assert why_not(duel, "change", duel.card("opp", "monsters", ELF)).startswith("R3-5.1: ")


@pytest.mark.rule("R3-6.12")
def test_who_is_asked_for_an_answer_reads_what_each_set_card_waits_for() -> None:
    said = {
        "Magic Jammer": "Magic Jammer has a cost that can't be paid now",
        "Solemn Judgment": "",
        "Trap Hole": "R3-6.12: a trap is turned up when its condition is met",
        "Just Desserts": "Just Desserts would do nothing now",
        "Dian Keto the Cure Master": "R3-5.1: a turn has its order, and each player has their own",
    }
    duel = Scenario(you={"hand": ["Pot of Greed"]}, opp={"spells": ["?" + name for name in said]})
    duel.use("Pot of Greed")
    assert duel.options() == ["turn up Solemn Judgment", "pass"]
    assert {name: why_not(duel, "turn up", duel.card("opp", "spells", name)) for name in said} == said
    attacked = Scenario(you={"monsters": [SKULL]}, opp={"spells": ["?Just Desserts", "?Pot of Greed"]})
    attacked.attack(SKULL)
    assert why_not(attacked, "turn up", attacked.card("opp", "spells", "Pot of Greed")).startswith("R3-7.5: ")


@pytest.mark.rule("R3-6.6")
def test_an_effect_that_is_not_there_or_lies_face_down_is_no_matter_of_set_cards() -> None:
    duel = Scenario(you={"monsters": [ELF, "?Cannon Soldier"], "spells": ["Ultimate Offering"]})
    assert why_not(duel, "activate", duel.monster(ELF)) == f"{ELF} has no effect for that"
    said = "R3-6.6: an effect happens only while its card lies face-up on the field"
    assert why_not(duel, "activate", duel.monster("Cannon Soldier")) == said
    offering = Scenario(
        you={"monsters": [SKULL]}, opp={"spells": ["Ultimate Offering"], "monsters": ["Cannon Soldier"]}
    )
    offering.attack(SKULL, "Cannon Soldier")
    card = offering.card("opp", "spells", "Ultimate Offering")
    assert why_not(offering, "activate", card) == "Ultimate Offering would do nothing now"
    assert why_not(offering, "activate", offering.monster("Cannon Soldier")).startswith("R3-5.1: ")


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
