"""The monsters that do something when they are turned up, in both seats (case Y51): what none of them does, and those
that destroy or return monsters.
"""

import pytest

from duelterm.duelmonsters.summon import turn_down
from tests.duelmonsters.scenario import Lay, spell

pytestmark = pytest.mark.case("Y51")

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"  # 800/2000, 2500/1200, 3000/2500
FLIPPED = (
    "Armed Ninja",
    "Big Eye",
    "Hane-Hane",
    "Hiro's Shadow Scout",
    "Jigen Bakudan",
    "Magician of Faith",
    "Man-Eater Bug",
    "Mask of Darkness",
    "Penguin Soldier",
    "Princess of Tsurugi",
    "The Stern Mystic",
    "Trap Master",
)
HELD = {"deck": [ELF] * 6, "spells": ["Yami", "Dragon Capture Jar"], "graveyard": ["Ookazi", "Waboku"]}
"""Something for each of them."""


def test_none_does_anything_when_it_comes_face_up(lay: Lay) -> None:
    for name in FLIPPED:
        duel = lay(you=HELD | {"hand": [name]}, opp=HELD | {"monsters": [SKULL]})
        duel.summon(name)
        assert (duel.prompt, duel.life) == ("act", (8000, 8000))
        assert duel.happened("flipped", "destroyed", "revealed", "drawn") == []


def test_none_does_anything_when_it_is_placed_or_destroyed_face_down(lay: Lay) -> None:
    for name in FLIPPED:
        duel = lay(you=HELD | {"hand": [name, "Dark Hole"]}, opp=HELD | {"monsters": [SKULL]})
        duel.set(name)
        assert duel.prompt == "act"
        duel.use("Dark Hole")
        assert (duel.prompt, duel.zone("you", "monsters")) == ("act", [])
        assert duel.happened("flipped", "revealed", "drawn", "damaged") == []


@pytest.mark.rule("R3-6.5", "R3-6.15")
def test_none_is_turned_up_in_the_turn_in_which_it_was_placed(lay: Lay) -> None:
    for name in FLIPPED:
        duel = lay(you={"hand": [name]})
        duel.set(name)
        assert not duel.offers("change")
        duel.end()
        duel.end()
        duel.act("change", name)
        assert duel.happened("flipped") == ["flipped"]


# Man-Eater Bug


def test_man_eater_bug_destroys_one_monster_of_either_side(lay: Lay) -> None:
    duel = lay(you={"monsters": ["?Man-Eater Bug", ELF]}, opp={"monsters": ["?" + SKULL, DRAGON]})
    duel.act("change", "Man-Eater Bug")
    assert (duel.who, duel.options()) == ("you", ["Man-Eater Bug", ELF, SKULL, DRAGON])
    duel.pick(SKULL)
    assert (duel.zone("opp", "graveyard"), duel.zone("opp", "monsters")) == ([SKULL], [DRAGON])
    assert duel.position("Man-Eater Bug") == "attack"


def test_man_eater_bug_must_take_itself_when_it_is_alone(lay: Lay) -> None:
    duel = lay(you={"monsters": ["?Man-Eater Bug"]})
    duel.act("change", "Man-Eater Bug")
    duel.run_until("act")
    assert duel.zone("you", "graveyard") == ["Man-Eater Bug"]


def test_man_eater_bug_is_used_by_who_controls_it(lay: Lay) -> None:
    duel = lay(you={"hand": ["Change of Heart"]}, opp={"monsters": ["?Man-Eater Bug", SKULL]})
    duel.use("Change of Heart")
    duel.pick("Man-Eater Bug")
    duel.act("change", "Man-Eater Bug")
    assert duel.who == "you"
    duel.pick(SKULL)
    assert duel.zone("opp", "graveyard") == [SKULL]
    duel.end()
    assert duel.zone("opp", "monsters") == ["Man-Eater Bug"]


def test_man_eater_bug_turned_up_by_an_attack_takes_the_attacker_before_the_battle(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": ["?Man-Eater Bug"]})
    duel.attack(SKULL, "Man-Eater Bug")
    assert (duel.who, duel.options()) == ("opp", ["Man-Eater Bug", SKULL])
    duel.pick(SKULL)
    assert duel.position("Man-Eater Bug") == "defense"
    assert (duel.zone("you", "graveyard"), duel.life) == ([SKULL], (8000, 8000))


def test_a_monster_turned_up_is_turned_up_once(lay: Lay) -> None:
    duel = lay(you={"monsters": [ELF, SKULL]}, opp={"monsters": ["?Man-Eater Bug"]})
    duel.attack(ELF, "Man-Eater Bug")
    duel.pick(SKULL)
    assert duel.zone("opp", "graveyard") == ["Man-Eater Bug"]  # 800 against a defence of 600
    assert (duel.prompt, duel.happened("flipped")) == ("act", ["flipped"])


def test_turned_down_and_up_again_by_effects_it_does_it_again(lay: Lay) -> None:
    lamp = spell("Lamp", "{do: {flip: {all: true, face: down}, face: up}}")
    duel = lay(you={"monsters": ["?Man-Eater Bug"], "hand": ["Lamp"]}, opp={"monsters": [ELF, SKULL]}, made=[lamp])
    duel.act("change", "Man-Eater Bug")
    duel.pick(ELF)
    assert turn_down(duel.state, duel.monster("Man-Eater Bug"), duel.seat, None)
    duel.end()
    duel.end()
    duel.use("Lamp")
    duel.pick(SKULL)
    assert (duel.zone("opp", "graveyard"), duel.position("Man-Eater Bug")) == ([ELF, SKULL], "defense")


# Hane-Hane and Penguin Soldier


def test_hane_hane_returns_one_monster_to_its_owners_hand(lay: Lay) -> None:
    duel = lay(you={"monsters": ["?Hane-Hane"], "hand": ["Change of Heart"]}, opp={"monsters": [SKULL, "?" + ELF]})
    duel.use("Change of Heart")
    duel.pick(SKULL)
    duel.act("change", "Hane-Hane")
    duel.pick(SKULL)
    assert (duel.zone("you", "hand"), duel.zone("opp", "hand")) == ([], [SKULL])


def test_hane_hane_returns_the_attacker_and_there_is_no_battle(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL, ELF]}, opp={"monsters": ["?Hane-Hane"]})
    duel.attack(SKULL, "Hane-Hane")
    duel.pick(SKULL)
    assert (duel.zone("you", "hand"), duel.zone("opp", "monsters")) == ([SKULL], ["Hane-Hane"])
    duel.attack(ELF, "Hane-Hane")
    assert (duel.prompt, duel.zone("opp", "graveyard")) == ("act", ["Hane-Hane"])


@pytest.mark.rule("R3-1.4")
def test_hane_hane_returns_a_fusion_monster_to_the_fusion_deck_and_a_token_to_nowhere(lay: Lay) -> None:
    fused = lay(you={"monsters": ["?Hane-Hane"]}, opp={"monsters": ["Flame Swordsman"]})
    fused.act("change", "Hane-Hane")
    fused.pick("Flame Swordsman")
    assert (fused.zone("opp", "hand"), fused.zone("opp", "fusion deck")) == ([], ["Flame Swordsman"])
    flock = spell("Flock", "{do: {summon: {token: Lamb, level: 1, attribute: earth, race: beast, atk: 0, def: 0}}}")
    token = lay(you={"monsters": ["?Hane-Hane"], "hand": ["Flock"]}, made=[flock])
    token.use("Flock")
    token.act("change", "Hane-Hane")
    token.pick("Lamb")
    assert (token.zone("you", "monsters"), token.zone("you", "hand")) == (["Hane-Hane"], [])


def test_hane_hane_drops_the_equip_cards_of_what_it_returns(lay: Lay) -> None:
    duel = lay(you={"monsters": ["?Hane-Hane"]}, opp={"monsters": [SKULL], "spells": ["Dark Energy"]})
    duel.equip("opp", "Dark Energy", SKULL)
    duel.act("change", "Hane-Hane")
    duel.pick(SKULL)
    assert (duel.zone("opp", "spells"), duel.zone("opp", "graveyard")) == ([], ["Dark Energy"])


def test_penguin_soldier_returns_up_to_two_monsters(lay: Lay) -> None:
    duel = lay(you={"monsters": ["?Penguin Soldier", ELF]}, opp={"monsters": [SKULL, DRAGON]})
    duel.act("change", "Penguin Soldier")
    duel.yes()
    assert (duel.asked.lo, duel.asked.hi, len(duel.options())) == (1, 2, 4)
    duel.pick(SKULL, DRAGON)
    assert (duel.zone("opp", "monsters"), duel.zone("opp", "hand")) == ([], [SKULL, DRAGON])


def test_penguin_soldier_returns_one_or_none_if_its_player_likes(lay: Lay) -> None:
    one = lay(you={"monsters": ["?Penguin Soldier"]}, opp={"monsters": [SKULL, DRAGON]})
    one.act("change", "Penguin Soldier")
    one.yes()
    one.pick(DRAGON)
    assert one.zone("opp", "monsters") == [SKULL]
    none = lay(you={"monsters": ["?Penguin Soldier"]}, opp={"monsters": [SKULL]})
    none.act("change", "Penguin Soldier")
    none.no()
    assert (none.prompt, none.zone("opp", "monsters")) == ("act", [SKULL])


def test_penguin_soldier_can_return_the_attacker_and_itself(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": ["?Penguin Soldier"]})
    duel.attack(SKULL, "Penguin Soldier")
    duel.yes()
    duel.pick(SKULL, "Penguin Soldier")
    assert (duel.zone("you", "hand"), duel.zone("opp", "hand")) == ([SKULL], ["Penguin Soldier"])
    assert (duel.prompt, duel.life) == ("act", (8000, 8000))
