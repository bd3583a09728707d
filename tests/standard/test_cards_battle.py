"""Cards about attacks and battles, by the standard rules in both seats."""

import pytest

from tests.standard.playing import attack, next_turn, offered, play, rest
from tests.standard.scenario import Lay, Scenario, monster

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"
DIRECT = {"Jinzo #7": 500, "Leghul": 300, "Mystic Lamp": 400, "Ooguchi": 300, "Queen's Double": 350}
DIRECT |= {"Rainbow Flower": 400}


def fight(duel: Scenario, name: str, target: str = "player") -> None:
    """Attack, and nobody answers."""
    attack(duel, name, target)
    rest(duel)


def attacks(duel: Scenario) -> list[str]:
    """The attacks that may be declared."""
    if duel.state.step != "battle":
        duel.act("battle")
        rest(duel)
    return [option.removeprefix("attack ") for option in duel.options() if option.startswith("attack")]


@pytest.mark.rule("STD-4.1")
@pytest.mark.parametrize("name", DIRECT)
def test_a_direct_attacker_may_pass_all_monsters(lay: Lay, name: str) -> None:
    duel = lay(you={"monsters": [name, DRAGON]}, opp={"monsters": [ELF]})
    assert sorted(attacks(duel)) == sorted([f"{name} {ELF}", f"{name} player", f"{DRAGON} {ELF}"])
    fight(duel, name)
    assert (duel.life, duel.zone("opp", "monsters")) == ((8000, 8000 - DIRECT[name]), [ELF])


@pytest.mark.rule("STD-3.8")
@pytest.mark.case("Y24")
def test_dark_elf_pays_1000_to_attack(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Dark Elf"]}, opp={"monsters": [ELF]})
    fight(duel, "Dark Elf", ELF)
    assert duel.life == (7000, 6800)
    assert attacks(lay(you={"monsters": ["Dark Elf"]}, life=(999, 8000))) == []
    last = lay(you={"monsters": ["Dark Elf"]}, life=(1000, 8000))
    fight(last, "Dark Elf")
    assert last.winner == "opp"


def test_jirai_gumo_halves_the_own_life_on_a_wrong_call(lay: Lay) -> None:
    results = set()
    for seed in range(12):
        duel = lay(you={"monsters": ["Jirai Gumo"]}, seed=seed, life=(7001, 8000))
        attack(duel, "Jirai Gumo")
        rest(duel)
        while duel.prompt != "act":
            duel.run_until("act")
        results.add(duel.life)
    assert results == {(7001, 5800), (3500, 5800)} or results == {(7001, 5800), (3501, 5800)}


@pytest.mark.parametrize("name", ["White Magical Hat", "Robbin' Goblin"])
def test_battle_damage_costs_a_card_at_random(lay: Lay, name: str) -> None:
    you = {"monsters": [name]} if name == "White Magical Hat" else {"monsters": ["Gemini Elf"], "spells": [name]}
    attacker = you["monsters"][0]
    duel = lay(you=you, opp={"hand": ["Sparks", ELF]})
    fight(duel, attacker)
    assert (len(duel.zone("opp", "hand")), len(duel.zone("opp", "graveyard"))) == (1, 1)
    none = lay(you=you, opp={"hand": ["Sparks"], "monsters": ["=" + ELF]})
    fight(none, attacker, ELF)
    assert none.zone("opp", "hand") == ["Sparks"]


def test_masked_sorcerer_and_the_bistro_butcher_deal_cards_for_battle_damage(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Masked Sorcerer"]})
    fight(duel, "Masked Sorcerer")
    assert (len(duel.zone("you", "hand")), len(duel.zone("opp", "hand"))) == (1, 0)
    gift = lay(you={"monsters": ["The Bistro Butcher"]})
    fight(gift, "The Bistro Butcher")
    assert (len(gift.zone("you", "hand")), len(gift.zone("opp", "hand"))) == (0, 2)
    defending = lay(turn="opp", you={"monsters": ["The Bistro Butcher"]}, opp={"monsters": [ELF]})
    fight(defending, ELF, "The Bistro Butcher")
    assert (defending.life, len(defending.zone("opp", "hand"))) == ((8000, 7000), 2)


@pytest.mark.rule("STD-4.3")
def test_kuriboh_at_damage_calculation_in_the_opponents_turn(lay: Lay) -> None:
    for opp_monsters in ([], [ELF]):
        duel = lay(turn="opp", you={"hand": ["Kuriboh"], "monsters": opp_monsters}, opp={"monsters": [SKULL, ELF]})
        attack(duel, SKULL, *opp_monsters)
        assert offered(duel, "activate", "Kuriboh")
        assert duel.who == "you"
        duel.act("activate", "Kuriboh")
        rest(duel)
        assert (duel.life, duel.zone("you", "graveyard")[0]) == ((8000, 8000), "Kuriboh")
        attack(duel, ELF)
        rest(duel)
        assert duel.life == (7200, 8000)


@pytest.mark.rule("STD-5.12")
def test_kuriboh_waits_for_damage_calculation_and_works_only_in_the_opponents_turn(lay: Lay) -> None:
    own = lay(you={"hand": ["Kuriboh"], "monsters": [ELF]}, opp={"monsters": [SKULL]})
    attack(own, ELF, SKULL)
    assert not offered(own, "activate")
    assert own.life == (8000 - 1700, 8000)
    early = lay(turn="opp", you={"hand": ["Kuriboh"]}, opp={"monsters": [SKULL]})
    attack(early, SKULL)
    assert offered(early, "activate")
    assert (early.prompt, early.state.stage) == ("damage step", "calculation")


GATE = ("Sanga of the Thunder", "Kazejin", "Suijin")


@pytest.mark.rule("STD-4.3")
@pytest.mark.parametrize("name", GATE)
def test_a_part_of_gate_guardian_takes_an_attackers_attack_once(lay: Lay, name: str) -> None:
    duel = lay(turn="opp", you={"monsters": [name]}, opp={"monsters": [DRAGON, SKULL]})
    attack(duel, DRAGON, name)
    assert offered(duel, "activate", name)
    duel.act("activate", name)
    rest(duel)
    assert duel.zone("opp", "graveyard") == [DRAGON]
    assert duel.life == (8000, 8000 - (duel.atk(name) or 0))
    attack(duel, SKULL, name)
    assert not offered(duel, "activate", name)


@pytest.mark.rule("STD-6.2")
@pytest.mark.parametrize("name", GATE)
def test_an_attack_taken_by_a_part_of_gate_guardian_comes_back_after_the_battle(lay: Lay, name: str) -> None:
    thick = monster("Thick", atk=3000)
    duel = lay(turn="opp", you={"monsters": ["=" + name]}, opp={"monsters": ["Thick"]}, made=[thick])
    attack(duel, "Thick", name)
    assert offered(duel, "activate", name)
    duel.act("activate", name)
    rest(duel)
    assert (duel.zone("you", "monsters"), duel.atk("Thick")) == ([name], 3000)


@pytest.mark.parametrize("name", GATE)
def test_a_part_of_gate_guardian_does_nothing_when_it_attacks(lay: Lay, name: str) -> None:
    duel = lay(you={"monsters": [name]}, opp={"monsters": [DRAGON]})
    attack(duel, name, DRAGON)
    assert not offered(duel, "activate")
    assert duel.zone("you", "graveyard") == [name]


@pytest.mark.rule("STD-4.7", "STD-6.5")
@pytest.mark.case("Y32")
def test_electric_lizard_paralyses_its_attacker_for_the_next_turn(lay: Lay) -> None:
    name = "Electric Lizard"
    duel = lay(you={"monsters": [ELF, "Dragon Zombie"]}, opp={"monsters": ["=" + name, "=" + name]})
    fight(duel, ELF, name)
    fight(duel, "Dragon Zombie", name)
    next_turn(duel)
    next_turn(duel)
    assert {found.split(" Electric")[0].removesuffix(" player") for found in attacks(duel)} == {"Dragon Zombie"}
    next_turn(duel)
    next_turn(duel)
    assert any(found.startswith(ELF) for found in attacks(duel))


@pytest.mark.rule("STD-6.5")
def test_steel_scorpion_kills_its_attacker_in_the_second_end_phase(lay: Lay) -> None:
    name, robot = "Steel Scorpion", monster("Robot", race="machine", atk=250)
    you = {"monsters": [SKULL, "Robot"]}
    duel = lay(you=you, opp={"monsters": ["=" + name, "=" + name]}, made=[robot])
    fight(duel, "Robot", name)
    fight(duel, SKULL, name)
    for alive in (True, True, True, True):
        assert (SKULL in duel.zone("you", "monsters")) is alive
        next_turn(duel)
    assert SKULL in duel.zone("you", "monsters")
    next_turn(duel)
    assert duel.zone("you", "monsters") == ["Robot"]


@pytest.mark.rule("STD-4.3")
def test_wall_of_illusion_returns_its_attacker_though_it_falls(lay: Lay) -> None:
    name = "Wall of Illusion"
    for face in ("", "?", "="):
        duel = lay(you={"monsters": [SKULL]}, opp={"monsters": [face + name]})
        fight(duel, SKULL, name)
        assert (duel.zone("you", "hand"), duel.zone("opp", "graveyard")) == ([SKULL], [name])
    own = lay(you={"monsters": [name]}, opp={"monsters": ["=" + ELF]})
    fight(own, name, ELF)
    assert own.zone("opp", "monsters") == [ELF]


@pytest.mark.rule("STD-2.6")
def test_mirror_force_destroys_the_attack_position_monsters_of_the_attacker(lay: Lay) -> None:
    opp = {"monsters": [SKULL, DRAGON, "=" + ELF, "?" + ELF]}
    duel = lay(turn="opp", you={"spells": ["?Mirror Force"], "monsters": [ELF]}, opp=opp)
    attack(duel, SKULL, ELF)
    duel.turn_up("Mirror Force")
    rest(duel)
    assert (duel.zone("opp", "monsters"), duel.zone("you", "monsters")) == ([ELF, ELF], [ELF])
    assert not lay(you={"spells": ["?Mirror Force"]}, opp={"monsters": [SKULL]}).offers("turn up")


def test_waboku_keeps_monsters_and_life_for_the_turn(lay: Lay) -> None:
    duel = lay(turn="opp", you={"spells": ["?Waboku"], "monsters": [ELF]}, opp={"monsters": [SKULL, DRAGON]})
    attack(duel, SKULL, ELF)
    duel.turn_up("Waboku")
    rest(duel)
    fight(duel, DRAGON, ELF)
    assert (duel.life, duel.zone("you", "monsters")) == ((8000, 8000), [ELF])


def test_enchanted_javelin_gives_the_attackers_attack(lay: Lay) -> None:
    duel = lay(turn="opp", you={"spells": ["?Enchanted Javelin"], "monsters": ["=" + ELF]}, opp={"monsters": [SKULL]})
    attack(duel, SKULL, ELF)
    duel.turn_up("Enchanted Javelin")
    rest(duel)
    assert duel.life == (10500, 8000)


@pytest.mark.rule("STD-4.3")
def test_the_unhappy_maiden_ends_the_battle_phase_when_she_falls_in_battle(lay: Lay) -> None:
    name = "The Unhappy Maiden"
    duel = lay(you={"monsters": [SKULL, DRAGON]}, opp={"monsters": [name, ELF]})
    fight(duel, SKULL, name)
    assert (duel.state.step, duel.offers("attack")) == ("main 2", False)
    other = lay(you={"monsters": [SKULL], "hand": ["Raigeki"]}, opp={"monsters": [name]})
    play(other, "Raigeki")
    assert other.offers("battle")


@pytest.mark.rule("STD-4.7", "STD-6.5")
@pytest.mark.case("Y25", "Y32")
def test_swords_of_revealing_light_turn_up_and_hold_for_three_opposing_turns(lay: Lay) -> None:
    name = "Swords of Revealing Light"
    duel = lay(you={"hand": [name], "monsters": ["?" + ELF]}, opp={"monsters": ["?" + SKULL], "hand": [DRAGON]})
    play(duel, name)
    assert (duel.position(SKULL), duel.position(ELF), duel.zone("you", "spells")) == ("defense", "face-down", [name])
    for turn in range(1, 4):
        next_turn(duel)
        assert (duel.zone("you", "spells"), attacks(duel)) == ([name], []), turn
        next_turn(duel)
    assert (duel.zone("you", "spells"), duel.zone("you", "graveyard")) == ([], [name])
    next_turn(duel)
    duel.flip(SKULL)
    rest(duel)
    assert attacks(duel)


@pytest.mark.rule("STD-3.7")
def test_swords_of_revealing_light_need_nothing_to_turn_up(lay: Lay) -> None:
    duel = lay(you={"hand": ["Swords of Revealing Light"]}, opp={"hand": [ELF]})
    play(duel, "Swords of Revealing Light")
    next_turn(duel)
    duel.summon(ELF)
    rest(duel)
    assert attacks(duel) == []


def test_swords_of_revealing_light_wake_flip_effects_and_stop_when_they_leave(lay: Lay) -> None:
    name = "Swords of Revealing Light"
    duel = lay(you={"hand": [name], "monsters": [ELF]}, opp={"monsters": ["?Man-Eater Bug"], "hand": ["Heavy Storm"]})
    play(duel, name)
    duel.pick(ELF)
    rest(duel)
    assert duel.zone("you", "graveyard") == [ELF]
    next_turn(duel)
    duel.flip("Man-Eater Bug")
    rest(duel)
    assert attacks(duel) == []
    other = lay(you={"spells": [name]}, opp={"monsters": [SKULL], "hand": ["Heavy Storm"]}, turn="opp")
    play(other, "Heavy Storm")
    assert attacks(other) == [f"{SKULL} player"]


def test_ring_of_magnetism_draws_all_attacks_to_its_bearer(lay: Lay) -> None:
    name = "Ring of Magnetism"
    opp = {"monsters": [ELF, SKULL], "spells": [name]}
    duel = lay(you={"monsters": [DRAGON]}, opp=opp)
    duel.equip("opp", name, SKULL)
    assert attacks(duel) == [f"{DRAGON} {SKULL}"]
    assert (duel.atk(SKULL), duel.def_(SKULL)) == (2000, 700)
    assert not lay(you={"hand": [name]}, opp={"monsters": [ELF]}).offers("use")


@pytest.mark.rule("STD-5.7")
def test_paralyzing_potion_holds_any_monster_but_a_machine(lay: Lay) -> None:
    name = "Paralyzing Potion"
    duel = lay(you={"hand": [name], "monsters": ["Cannon Soldier"]}, opp={"monsters": [SKULL]})
    play(duel, name)
    next_turn(duel)
    assert attacks(duel) == []
    assert not lay(you={"hand": [name], "monsters": ["Cannon Soldier"]}).offers("use")


@pytest.mark.rule("STD-3.5")
def test_gearfried_the_iron_knight_throws_equip_cards_off(lay: Lay) -> None:
    name = "Gearfried the Iron Knight"
    duel = lay(you={"hand": ["Legendary Sword"], "monsters": [name]})
    play(duel, "Legendary Sword")
    assert (duel.atk(name), duel.zone("you", "graveyard")) == (1800, ["Legendary Sword"])


def test_block_attack_and_stop_defense_change_positions(lay: Lay) -> None:
    duel = lay(you={"hand": ["Block Attack"]}, opp={"monsters": [SKULL, "=" + ELF, "?" + DRAGON, SKULL]})
    duel.use("Block Attack")
    assert duel.options() == [SKULL, SKULL]
    duel.pick(SKULL)
    rest(duel)
    assert duel.position(SKULL) == "defense"
    stop = lay(you={"hand": ["Stop Defense"]}, opp={"monsters": [SKULL, "=" + ELF, "?Man-Eater Bug"]})
    stop.use("Stop Defense")
    assert stop.options() == [ELF, "Man-Eater Bug"]
    stop.pick("Man-Eater Bug")
    rest(stop)
    assert stop.position("Man-Eater Bug") == "attack"
    assert stop.prompt == "target"
    stop.pick(SKULL)
    rest(stop)
    assert stop.zone("opp", "graveyard") == [SKULL]


@pytest.mark.case("Y31")
def test_dragon_capture_jar_turns_every_face_up_dragon_and_holds_it(lay: Lay) -> None:
    name = "Dragon Capture Jar"
    you = {"spells": ["?" + name], "monsters": ["Baby Dragon", ELF], "hand": ["Koumori Dragon"]}
    duel = lay(you=you, opp={"monsters": [DRAGON]})
    play(duel, name)
    assert (duel.position("Baby Dragon"), duel.position(DRAGON), duel.position(ELF)) == ("defense", "defense", "attack")
    assert not duel.offers("change", "Baby Dragon")
    duel.summon("Koumori Dragon")
    rest(duel)
    assert duel.position("Koumori Dragon") == "defense"
