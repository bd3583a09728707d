"""The toons, in both seats (case Y51): the keyword, their own way to come, what their attacks cost."""

import pytest

from duelterm.duelmonsters.traits import rules
from tests.duelmonsters.scenario import Lay, monster, trap

pytestmark = pytest.mark.case("Y51")

ELF, SKULL, WORLD = "Mystical Elf", "Summoned Skull", "Toon World"
MERMAID = "Toon Mermaid"
TOONS = {"Blue-Eyes Toon Dragon": 2, "Manga Ryu-Ran": 2, "Toon Summoned Skull": 1, MERMAID: 0}
"""What each costs to summon, in monsters."""

EACH = pytest.mark.parametrize(("name", "tributes"), TOONS.items())


@pytest.mark.rule("R3-6.1", "R3-6.14")
@EACH
def test_a_toon_comes_in_its_own_way_alone_which_is_not_the_monster_of_the_turn(
    lay: Lay, name: str, tributes: int
) -> None:
    duel = lay(you={"hand": [name, ELF], "spells": [WORLD], "monsters": [SKULL] * tributes})
    assert not duel.offers("summon", name)
    assert not duel.offers("set", name)
    duel.act("special", name)
    duel.run_until("act")
    assert (duel.position(name), duel.zone("you", "graveyard")) == ("attack", [SKULL] * tributes)
    assert duel.offers("summon", ELF)


@EACH
def test_a_toon_doesnt_come_without_an_open_toon_world_of_its_own_player(lay: Lay, name: str, tributes: int) -> None:
    hand = {"hand": [name], "monsters": [SKULL] * tributes}
    assert not lay(you=hand).offers("special")
    assert not lay(you=hand | {"spells": ["?" + WORLD]}).offers("special")
    assert not lay(you=hand, opp={"spells": [WORLD]}).offers("special")


@EACH
def test_a_toon_doesnt_come_without_enough_tributes(lay: Lay, name: str, tributes: int) -> None:
    short = lay(you={"hand": [name], "spells": [WORLD], "monsters": ["?" + SKULL] * (tributes - 1)})
    assert short.offers("special", name) == (tributes == 0)


@pytest.mark.rule("R3-6.3")
@EACH
def test_on_a_full_side_the_tributes_make_room(lay: Lay, name: str, tributes: int) -> None:
    duel = lay(you={"hand": [name], "spells": [WORLD], "monsters": [SKULL] * 5})
    assert duel.offers("special", name) == (tributes > 0)
    if tributes:
        duel.act("special", name)
        duel.pick(*[SKULL] * tributes)
        assert len(duel.zone("you", "monsters")) == 6 - tributes


@EACH
def test_a_toon_attacks_from_its_next_turn_on_for_500_life_points(lay: Lay, name: str, tributes: int) -> None:
    duel = lay(you={"hand": [name], "spells": [WORLD], "monsters": [SKULL] * tributes}, opp={"monsters": [ELF]})
    duel.act("special", name)
    duel.run_until("act")
    duel.act("battle")
    assert not duel.offers("attack", name)
    duel.end()
    duel.end()
    attack = duel.atk(name) or 0
    duel.attack(name, "player")
    assert duel.life == (7500, 8000 - attack)


@EACH
def test_a_toon_attacks_monsters_too_and_pays_for_each_attack_once(lay: Lay, name: str, tributes: int) -> None:
    duel = lay(you={"monsters": [name, name], "spells": [WORLD]}, opp={"monsters": ["=" + ELF], "spells": ["?Waboku"]})
    lost = max(0, 2000 - (duel.atk(name) or 0))
    duel.attack(name, ELF)
    duel.pass_all()
    assert duel.life == (7500 - lost, 8000)
    duel.attack(name, "player")
    duel.turn_up("Waboku")
    assert duel.life == (7000 - lost, 8000)


@EACH
def test_with_fewer_than_500_life_points_a_toon_doesnt_attack(lay: Lay, name: str, tributes: int) -> None:
    duel = lay(you={"monsters": [name, ELF], "spells": [WORLD]}, life=(400, 8000))
    duel.act("battle")
    assert not duel.offers("attack", name)
    assert duel.offers("attack", ELF)


@pytest.mark.case("Y24")
@pytest.mark.parametrize(("switch", "may"), [("yes", True), ("no", False)])
def test_the_last_500_life_points_can_be_paid_by_the_switch_and_lose_the_duel(lay: Lay, switch: str, may: bool) -> None:
    duel = lay(you={"monsters": [MERMAID], "spells": [WORLD]}, life=(500, 8000), pay_all_life=switch)
    duel.act("battle")
    assert duel.offers("attack", MERMAID) == may
    if may:
        duel.attack(MERMAID)
        assert (duel.winner, duel.life) == ("opp", (0, 8000))


@EACH
def test_a_toon_opposite_must_be_the_target(lay: Lay, name: str, tributes: int) -> None:
    duel = lay(you={"monsters": [name, SKULL], "spells": [WORLD]}, opp={"monsters": [ELF, "=" + MERMAID]})
    duel.act("battle")
    assert [option for option in duel.options() if option.startswith("attack " + name)] == [f"attack {name} {MERMAID}"]
    assert duel.offers("attack", SKULL, ELF)


@pytest.mark.rule("R3-6.19")
def test_a_face_down_toon_is_none_for_other_toons(lay: Lay) -> None:
    duel = lay(you={"monsters": [MERMAID], "spells": [WORLD]}, opp={"monsters": [ELF, "?Manga Ryu-Ran"]})
    duel.act("battle")
    assert duel.offers("attack", MERMAID, "player")
    assert duel.offers("attack", MERMAID, ELF)


@EACH
def test_toons_go_with_a_toon_world_that_is_destroyed_on_either_side(lay: Lay, name: str, tributes: int) -> None:
    duel = lay(you={"monsters": [name, ELF], "spells": [WORLD], "hand": ["De-Spell"]}, opp={"monsters": ["=" + name]})
    duel.use("De-Spell")
    duel.run_until("act")
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([ELF], [])
    assert set(duel.zone("you", "graveyard")) == {WORLD, name, "De-Spell"}


def test_toons_stay_when_toon_world_goes_otherwise_or_face_down(lay: Lay) -> None:
    home = lay(you={"monsters": [MERMAID], "spells": [WORLD], "hand": ["Giant Trunade"]})
    home.use("Giant Trunade")
    assert (home.zone("you", "monsters"), home.zone("you", "hand")) == ([MERMAID], [WORLD])
    hidden = lay(you={"monsters": [MERMAID], "hand": ["De-Spell"]}, opp={"spells": ["?" + WORLD]})
    hidden.use("De-Spell")
    hidden.run_until("act")
    assert (hidden.zone("opp", "graveyard"), hidden.zone("you", "monsters")) == ([WORLD], [MERMAID])


def test_a_toon_taken_over_attacks_directly_for_its_new_player_without_a_toon_world(lay: Lay) -> None:
    duel = lay(you={"hand": ["Change of Heart"]}, opp={"monsters": [MERMAID, ELF], "spells": [WORLD]})
    duel.use("Change of Heart")
    duel.pick(MERMAID)
    duel.attack(MERMAID, "player")
    assert duel.life == (7500, 8000 - 1400)


def test_a_toon_in_the_graveyard_comes_back_only_if_it_has_come_in_its_own_way(lay: Lay) -> None:
    never = lay(you={"hand": ["Monster Reborn"], "graveyard": [MERMAID]})
    assert not never.offers("use", "Monster Reborn")
    duel = lay(you={"hand": [MERMAID, "Dark Hole", "Monster Reborn"], "spells": [WORLD]})
    duel.act("special", MERMAID)
    duel.use("Dark Hole")
    duel.end()
    duel.end()
    duel.use("Monster Reborn")
    duel.run_until("act")
    assert duel.zone("you", "monsters") == [MERMAID]
    duel.act("battle")
    assert not duel.offers("attack", MERMAID)


def test_a_toon_whose_summon_was_negated_has_not_come_in_its_own_way(lay: Lay) -> None:
    horn = trap("Horn", "{'on': summoned, do: {negate: it, destroy: true}}")
    zones = {"hand": [MERMAID], "spells": [WORLD, "?Monster Reborn"]}
    duel = lay(you=zones, opp={"spells": ["?Horn"]}, made=[horn])
    duel.act("special", MERMAID)
    duel.turn_up("Horn")
    duel.run_until("act")
    assert (duel.zone("you", "monsters"), duel.zone("you", "graveyard")) == ([], [MERMAID])
    assert not duel.offers("turn up", "Monster Reborn")


def test_a_toons_attack_is_direct_only_by_its_own_leave(lay: Lay) -> None:
    duel = lay(you={"monsters": [MERMAID, SKULL], "spells": [WORLD]}, opp={"monsters": [ELF]})
    duel.act("battle")
    assert duel.offers("attack", MERMAID, "player")
    assert not duel.offers("attack", SKULL, "player")
    assert rules(duel.state, "can attack directly", duel.monster(MERMAID)) is not None


def test_toon_world_costs_1000_life_points(lay: Lay) -> None:
    duel = lay(you={"hand": [WORLD]}, life=(1500, 8000))
    duel.use(WORLD)
    assert (duel.life, duel.zone("you", "spells")) == ((500, 8000), [WORLD])
    poor = lay(you={"hand": [WORLD]}, life=(900, 8000))
    assert not poor.offers("use", WORLD)


def test_a_made_up_toon_has_the_keyword_alone(lay: Lay) -> None:
    cat = monster("Toon Cat", "toon")
    duel = lay(you={"monsters": ["Toon Cat"], "spells": [WORLD]}, opp={"monsters": [ELF]}, made=[cat])
    duel.attack("Toon Cat", "player")
    assert duel.life == (8000, 6500)
