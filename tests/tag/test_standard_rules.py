"""Rules of the standard game that look at all seats: they hold among four as between two."""

import pytest

from tests.standard.playing import attack, next_turn, play, rest
from tests.tag.scenario import Lay, monster, spell, trap

ELF, EATER, SKULL, OX = "Mystical Elf", "Air Eater", "Summoned Skull", "Battle Ox"
ALL = ("you", "opp", "partner", "other")


@pytest.mark.rule("STD-2.5")
@pytest.mark.parametrize("whose", ALL[1:])
def test_one_field_spell_is_active_on_the_table_of_four(lay: Lay, whose: str) -> None:
    duel = lay(you={"hand": ["Yami"]}, **{whose: {"field spell": ["Sogen"]}})
    play(duel, "Yami")
    assert (duel.zone(whose, "field spell"), duel.zone("you", "field spell")) == ([], ["Yami"])
    assert duel.zone(whose, "graveyard") == ["Sogen"]


@pytest.mark.rule("STD-4.2", "TAG-3.2")
def test_the_attack_is_aimed_anew_when_the_monsters_of_either_opponent_have_changed(lay: Lay) -> None:
    vanish = spell("Vanish", "{target: {choose: 1, side: you}, do: {destroy: target}}", icon="quick")
    duel = lay(
        you={"monsters": [EATER]},
        opp={"monsters": [ELF]},
        other={"monsters": [OX], "spells": ["?Vanish"]},
        made=[vanish],
    )
    attack(duel, EATER, ELF)
    while not duel.offers("turn up", "Vanish"):
        duel.pass_()
    duel.turn_up("Vanish")
    duel.pick(OX)
    duel.run_until("replay")
    assert duel.options() == [f"attack {EATER} {ELF}", "pass"]
    duel.act("attack", EATER, ELF)
    duel.run_until("act")
    assert (duel.zone("opp", "monsters"), duel.life) == ([], (16000, 16000 - 1300))


@pytest.mark.rule("STD-4.2", "TAG-3.2")
def test_a_replay_goes_direct_when_no_opponent_has_a_monster_left(lay: Lay) -> None:
    vanish = spell("Vanish", "{target: {choose: 1, side: you}, do: {destroy: target}}", icon="quick")
    duel = lay(you={"monsters": [EATER]}, opp={"monsters": [ELF]}, other={"spells": ["?Vanish"]}, made=[vanish])
    attack(duel, EATER, ELF)
    while not duel.offers("turn up", "Vanish"):
        duel.pass_()
    duel.turn_up("Vanish")
    duel.run_until("replay")
    assert duel.options() == [f"attack {EATER} player", "pass"]
    duel.act("attack", EATER, "player")
    duel.run_until("act")
    assert duel.life == (16000, 16000 - 2100)


@pytest.mark.rule("STD-4.6")
def test_an_attack_ends_when_the_attacker_comes_under_another_seats_control(lay: Lay) -> None:
    grab = trap("Grab", "{'on': attacks, of: {side: opp}, target: it, do: {control: target}}")
    duel = lay(you={"monsters": [EATER]}, opp={"monsters": [ELF]}, other={"spells": ["?Grab"]}, made=[grab])
    attack(duel, EATER, ELF)
    while not duel.offers("turn up", "Grab"):
        duel.pass_()
    duel.turn_up("Grab")
    duel.run_until("act")
    assert (duel.zone("other", "monsters"), duel.life) == ([EATER], (16000, 16000))
    next_turn(duel)
    assert duel.zone("you", "monsters") == [EATER]


@pytest.mark.rule("STD-5.7", "TAG-7.5")
@pytest.mark.parametrize("whose", ["partner", "other"])
def test_an_equip_spell_lies_with_its_player_whoever_has_the_monster(lay: Lay, whose: str) -> None:
    duel = lay(you={"hand": ["Black Pendant"]}, **{whose: {"monsters": [OX]}})
    play(duel, "Black Pendant")
    assert (duel.zone("you", "spells"), duel.atk(OX)) == (["Black Pendant"], 2200)


@pytest.mark.rule("STD-5.8", "TAG-7.6")
def test_a_monster_that_finds_no_room_where_it_was_is_destroyed(lay: Lay) -> None:
    duel = lay(you={"hand": ["Change of Heart"]}, other={"monsters": [SKULL, *[ELF] * 4]}, opp={})
    play(duel, "Change of Heart", SKULL)
    duel._put(duel.seat_of("other"), 2, ELF)
    duel.end()
    duel.run_until("act")
    assert (duel.zone("you", "monsters"), SKULL in duel.zone("other", "graveyard")) == ([], True)


@pytest.mark.rule("STD-3.13", "TAG-7.1")
@pytest.mark.parametrize("whose", ["opp", "other"])
def test_either_opponent_negates_a_summon(lay: Lay, whose: str) -> None:
    duel = lay(you={"hand": [OX]}, **{whose: {"spells": ["?Solemn Judgment"]}})
    duel.summon(OX)
    assert duel.who == whose
    duel.turn_up("Solemn Judgment")
    rest(duel)
    assert (duel.zone("you", "monsters"), duel.zone("you", "graveyard")) == ([], [OX])
    assert duel.life == (16000, 8000)


@pytest.mark.rule("STD-5.5", "TAG-5.3")
def test_a_flip_effect_reaches_all_four_fields(lay: Lay) -> None:
    duel = lay(
        you={"monsters": ["?Man-Eater Bug"]},
        partner={"monsters": [ELF]},
        opp={"monsters": [OX]},
        other={"monsters": [SKULL]},
    )
    duel.flip("Man-Eater Bug")
    duel.run_until("target")
    assert sorted(duel.options()) == sorted(["Man-Eater Bug", ELF, OX, SKULL])


@pytest.mark.rule("TAG-4.2", "TAG-5.4")
def test_toon_world_of_a_partner_serves_both(lay: Lay) -> None:
    hand = {"hand": ["Toon Summoned Skull"], "monsters": [ELF]}
    assert not lay(you=hand).offers("special", "Toon Summoned Skull")
    assert lay(you=hand, partner={"spells": ["Toon World"]}).offers("special", "Toon Summoned Skull")
    assert not lay(you=hand, opp={"spells": ["Toon World"]}).offers("special", "Toon Summoned Skull")


@pytest.mark.rule("TAG-5.6", "TAG-7.7")
def test_waboku_keeps_the_whole_team_from_battle_damage(lay: Lay) -> None:
    duel = lay(you={"monsters": [EATER]}, opp={"spells": ["?Waboku"]}, other={"monsters": [ELF]})
    attack(duel, EATER, ELF)
    while not duel.offers("turn up", "Waboku"):
        duel.pass_()
    duel.turn_up("Waboku")
    duel.run_until("act")
    assert (duel.zone("other", "monsters"), duel.life) == ([ELF], (16000, 16000))


@pytest.mark.rule("TAG-7.4", "TAG-5.8")
def test_the_controllers_standby_phases_are_those_of_the_controllers_team(lay: Lay) -> None:
    rust = spell("Rust", "{when: standby phase, of: {controller: equipped}, do: {life: -100}}", icon="equip")
    duel = lay(you={"hand": ["Rust"], "monsters": []}, other={"monsters": [ELF]}, made=[rust])
    play(duel, "Rust")
    counted = []
    for _ in ALL:
        next_turn(duel)
        counted.append(16000 - duel.life[0])
    assert counted == [100, 100, 200, 200]


@pytest.mark.rule("TAG-5.10", "STD-5.10")
def test_a_monster_taken_over_is_sent_to_its_owners_graveyard(lay: Lay) -> None:
    small = monster("Small", atk=100)
    duel = lay(you={"hand": ["Change of Heart", SKULL]}, other={"monsters": ["Small"]}, made=[small])
    play(duel, "Change of Heart", "Small")
    duel.summon(SKULL)
    duel.run_until("act")
    assert duel.zone("other", "graveyard") == ["Small"]
