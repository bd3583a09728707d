"""Examples of the rulebook of Duel Monsters, third edition, played out: the cards do what it says of them."""

import pytest

from tests.duelmonsters.scenario import Scenario

DRAGON, OX, ELF = "Blue-Eyes White Dragon", "Battle Ox", "Mystical Elf"
BUG = "Man-Eater Bug"


def test_4_3_the_last_card_is_drawn_and_then_life_points_decide() -> None:
    duel = Scenario(you={"hand": ["Graceful Charity"], "deck": [OX]}, life=(8000, 7000))
    duel.use("Graceful Charity")
    duel.run_until("over")
    assert (duel.winner, duel.rule) == ("you", "R3-4.3")


def test_6_1_one_of_each_kind_and_a_set_spell_beside_it() -> None:
    duel = Scenario(you={"hand": ["Waboku", OX, "Dark Hole", "Fissure"], "spells": ["?Ookazi"]})
    duel.set("Waboku")
    duel.summon(OX)
    duel.pass_all()
    duel.use("Dark Hole")
    duel.pass_all()
    assert not duel.offers("use", "Fissure")
    assert not duel.offers("set", "Fissure")
    duel.turn_up("Ookazi")
    duel.pass_all()
    assert duel.life == (8000, 7200)


@pytest.mark.parametrize(("card", "stays"), [("Dark Hole", False), ("Sogen", True)])
def test_6_7_a_spell_is_gone_and_a_field_spell_stays(card: str, stays: bool) -> None:
    duel = Scenario(you={"hand": [card], "monsters": [OX]})
    duel.use(card)
    duel.pass_all()
    assert (card in duel.zone("you", "spells"), card in duel.zone("you", "graveyard")) == (stays, not stays)


def test_6_10_a_new_field_spell_replaces_the_old() -> None:
    duel = Scenario(you={"hand": ["Yami"]}, opp={"spells": ["Sogen"]})
    duel.use("Yami")
    duel.pass_all()
    assert (duel.zone("you", "spells"), duel.zone("opp", "graveyard")) == (["Yami"], ["Sogen"])


def test_6_11_fusion_from_the_field() -> None:
    materials = ["Flame Manipulator", "Masaki the Legendary Swordsman"]
    duel = Scenario(you={"hand": ["Polymerization"], "monsters": materials, "fusion deck": ["Flame Swordsman"]})
    duel.use("Polymerization")
    for _ in range(4):
        duel.pass_all()
        if duel.prompt == "fusion":
            duel.pick("Flame Swordsman")
        elif duel.prompt == "position":
            duel.upright("Flame Swordsman")
    assert duel.zone("you", "monsters") == ["Flame Swordsman"]
    duel.attack("Flame Swordsman")
    duel.run_until("act")
    assert duel.life == (8000, 6200)


def test_6_12_a_trap_and_an_answer_to_it() -> None:
    duel = Scenario(
        you={"hand": [OX], "spells": ["?Seven Tools of the Bandit"]},
        opp={"spells": ["?Trap Hole"]},
    )
    duel.summon(OX)
    duel.turn_up("Trap Hole")
    duel.turn_up("Seven Tools of the Bandit")
    duel.run_until("act")
    assert duel.zone("you", "monsters") == [OX]
    assert duel.zone("opp", "graveyard") == ["Trap Hole"]


def test_6_14_a_dragon_in_the_first_turn() -> None:
    duel = Scenario(you={"hand": [DRAGON]})
    duel.summon(DRAGON)
    assert duel.zone("you", "monsters") == [DRAGON]


def test_6_15_turned_up_by_hand_it_destroys_a_monster() -> None:
    duel = Scenario(you={"monsters": [f"?{BUG}"]}, opp={"monsters": [OX]})
    duel.act("change", BUG)
    if duel.prompt == "target":
        duel.pick(OX)
    duel.run_until("act")
    assert duel.zone("opp", "graveyard") == [OX]


def test_6_16_a_set_monster_is_safe_from_trap_hole() -> None:
    duel = Scenario(you={"hand": [OX]}, opp={"spells": ["?Trap Hole"]})
    duel.set(OX)
    assert duel.options() == ["pass"]


def test_6_17_reborn_in_defence() -> None:
    duel = Scenario(you={"hand": ["Monster Reborn"], "graveyard": [ELF]})
    duel.use("Monster Reborn")
    duel.run_until("position")
    duel.sideways(ELF)
    assert duel.position(ELF) == "defense"


@pytest.mark.parametrize(("spell", "left"), [("Fissure", [OX]), ("Dark Hole", [])])
def test_6_19_fissure_cannot_hit_what_lies_face_down(spell: str, left: list[str]) -> None:
    duel = Scenario(you={"hand": [spell]}, opp={"monsters": [f"?{OX}"]})
    if duel.offers("use", spell):
        duel.use(spell)
        duel.pass_all()
    assert duel.zone("opp", "monsters") == left


def test_7_6_the_bug_destroys_its_attacker_and_there_is_no_battle() -> None:
    duel = Scenario(you={"monsters": [DRAGON]}, opp={"monsters": [f"?{BUG}"]})
    duel.attack(DRAGON, BUG)
    if duel.prompt == "target":
        duel.pick(DRAGON)
    duel.run_until("act")
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([], [BUG])


@pytest.mark.parametrize(
    ("own", "other", "life", "left"),
    [("Dark Magician", OX, (8000, 7200), []), ("Celtic Guardian", f"={ELF}", (7400, 8000), [ELF])],
)
def test_7_8_and_7_9_figures(own: str, other: str, life: tuple[int, int], left: list[str]) -> None:
    duel = Scenario(you={"monsters": [own]}, opp={"monsters": [other]})
    duel.attack(own, other.lstrip("="))
    duel.run_until("act")
    assert (duel.life, duel.zone("opp", "monsters")) == (life, left)


@pytest.mark.parametrize(
    ("trap", "stays"), [("Dragon Capture Jar", True), ("Ultimate Offering", True), ("Waboku", False)]
)
def test_6_8_and_6_18_which_traps_stay(trap: str, stays: bool) -> None:
    duel = Scenario(you={"hand": [trap], "monsters": [OX]})
    duel.use(trap)
    duel.pass_all()
    assert (trap in duel.zone("you", "spells")) == stays
