"""Equip spells, and monsters used as equips (STD-5.7); what a monster loses (STD-5.3, STD-5.11)."""

import pytest

from duelterm.duelmonsters.summon import turn_down
from tests.standard.battling import DRAGON, ELF, SKULL, TRAPS, answer, declare
from tests.standard.playing import activate, play, start
from tests.standard.scenario import Lay, monster, spell, trap

BLADE = spell("Blade", "{static: {modify: equipped, atk: 500}}", icon="equip")
HERO = spell(
    "Hero Blade", "{static: {modify: equipped, atk: 500}}", icon="equip", equips={"race": "warrior", "side": "you"}
)
CURSE = spell("Curse", "{static: {modify: equipped, atk: -500}}", icon="equip", equips={"side": "opp"})
LIGHT = spell("Light Blade", "{static: {modify: equipped, def: 500}}", icon="equip", equips={"atk": "<=1500"})
EATER = monster("Eater", "{activate: ignition, target: {choose: 1, side: opp}, do: {equip: target, to: self}}", atk=0)
MADE = (BLADE, HERO, CURSE, LIGHT, EATER, monster("Warrior"), *TRAPS)


@pytest.mark.rule("STD-5.7")
def test_it_goes_on_any_fitting_face_up_monster_of_either_side(lay: Lay) -> None:
    you = {"hand": ["Blade"], "monsters": [SKULL, "?" + ELF]}
    duel = lay(you=you, opp={"monsters": ["=" + DRAGON, "?Warrior"]}, made=MADE)
    start(duel, "Blade")
    assert set(duel.options()) == {SKULL, DRAGON}
    duel.pick(DRAGON)
    duel.pass_all()
    assert (duel.atk(DRAGON), duel.zone("you", "spells"), duel.zone("opp", "spells")) == (3500, ["Blade"], [])


@pytest.mark.rule("STD-5.7")
@pytest.mark.case("Y43")
def test_without_a_monster_that_it_fits_it_cant_be_used(lay: Lay) -> None:
    assert not lay(you={"hand": ["Blade"], "monsters": ["?" + ELF]}, made=MADE).offers("use", "Blade")
    opp = {"monsters": ["Warrior"]}
    assert not lay(you={"hand": ["Hero Blade"], "monsters": [ELF]}, opp=opp, made=MADE).offers("use")
    assert lay(you={"hand": ["Hero Blade"], "monsters": ["Warrior"]}, made=MADE).offers("use", "Hero Blade")


@pytest.mark.rule("STD-5.7")
def test_it_takes_one_of_its_players_zones(lay: Lay) -> None:
    full = ["?Pit"] * 5
    duel = lay(you={"hand": ["Blade"], "monsters": [SKULL], "spells": full}, made=MADE)
    assert not duel.offers("use", "Blade")
    four = lay(you={"hand": ["Blade", "Blade"], "monsters": [SKULL], "spells": full[:4]}, made=MADE)
    play(four, "Blade", SKULL)
    assert not four.offers("use", "Blade")


@pytest.mark.rule("STD-5.7")
@pytest.mark.case("Y57")
def test_it_is_destroyed_when_its_monster_leaves(lay: Lay) -> None:
    duel = lay(you={"spells": ["Blade", "?Pit"], "monsters": [SKULL]}, made=MADE)
    duel.equip("you", "Blade", SKULL)
    answer(duel, "Pit", SKULL)
    duel.pass_all()
    assert duel.zone("you", "spells") == []
    destroyed = [event.definition.name for event in duel.state.events if event.kind == "destroyed"]
    assert destroyed == [SKULL, "Blade"]


@pytest.mark.rule("STD-5.7", "STD-5.11")
@pytest.mark.case("Y57")
def test_it_is_destroyed_when_its_monster_is_turned_face_down(lay: Lay) -> None:
    duel = lay(you={"spells": ["Blade"], "hand": ["Dian Keto the Cure Master"], "monsters": [SKULL]}, made=MADE)
    duel.equip("you", "Blade", SKULL)
    assert turn_down(duel.state, duel.monster(SKULL), duel.seat, None)
    play(duel, "Dian Keto the Cure Master")
    assert (duel.position(SKULL), duel.zone("you", "spells")) == ("face-down", [])
    assert "Blade" in duel.zone("you", "graveyard")


@pytest.mark.rule("STD-5.7")
@pytest.mark.case("Y57")
def test_it_is_destroyed_when_its_monster_no_longer_fits(lay: Lay) -> None:
    duel = lay(you={"spells": ["Light Blade", "Blade", "?Rise"], "monsters": ["Warrior"]}, made=MADE)
    duel.equip("you", "Light Blade", "Warrior")
    assert duel.def_("Warrior") == 1500
    answer(duel, "Rise", "Warrior")
    duel.pass_all()
    assert (duel.def_("Warrior"), duel.zone("you", "spells")) == (1000, ["Blade"])
    assert [event.definition.name for event in duel.state.events if event.kind == "destroyed"] == ["Light Blade"]


@pytest.mark.rule("STD-5.7", "STD-5.8")
def test_it_stays_on_a_monster_that_changes_sides_and_still_lies_where_it_lay(lay: Lay) -> None:
    you = {"hand": ["Change of Heart"], "spells": ["Curse"]}
    duel = lay(you=you, opp={"monsters": [SKULL], "spells": ["Blade"]}, made=MADE)
    duel.equip("you", "Curse", SKULL)
    duel.equip("opp", "Blade", SKULL)
    play(duel, "Change of Heart", SKULL)
    assert (duel.zone("you", "monsters"), duel.atk(SKULL)) == ([SKULL], 2500)
    assert (duel.zone("you", "spells"), duel.zone("opp", "spells")) == (["Curse"], ["Blade"])


@pytest.mark.rule("STD-5.7", "STD-3.9")
def test_one_whose_target_is_gone_when_it_resolves_goes_to_the_graveyard(lay: Lay) -> None:
    duel = lay(you={"hand": ["Blade"], "monsters": [SKULL]}, opp={"spells": ["?Pit"]}, made=MADE)
    start(duel, "Blade", SKULL)
    answer(duel, "Pit", SKULL)
    duel.pass_all()
    assert (duel.zone("you", "spells"), "Blade" in duel.zone("you", "graveyard")) == ([], True)


@pytest.mark.rule("STD-5.7")
def test_a_monster_as_an_equip_is_a_spell_in_a_zone_of_the_player_whose_effect_did_it(lay: Lay) -> None:
    opp = {"monsters": [SKULL]}
    duel = lay(you={"monsters": ["Eater"], "hand": ["Dark Hole"]}, opp=opp, made=MADE)
    activate(duel, "Eater", SKULL)
    assert (duel.zone("you", "spells"), duel.zone("opp", "monsters")) == ([SKULL], [])
    play(duel, "Dark Hole")
    assert (duel.zone("you", "spells"), duel.zone("opp", "graveyard")) == ([], [SKULL])


@pytest.mark.rule("STD-5.7")
def test_one_put_on_an_opposing_monster_lies_on_its_own_players_side(lay: Lay) -> None:
    pin = trap("Pin", "{'on': attacks, of: {side: opp}, do: {equip: self, to: attacker}}", stays=True)
    duel = lay(you={"monsters": [DRAGON]}, opp={"spells": ["?Pin"]}, made=[pin, *TRAPS])
    declare(duel, DRAGON)
    answer(duel, "Pin")
    duel.pass_all()
    assert (duel.zone("opp", "spells"), duel.zone("you", "spells")) == (["Pin"], [])


@pytest.mark.rule("STD-5.7")
def test_a_monster_cant_become_an_equip_without_a_free_zone_of_that_player(lay: Lay) -> None:
    you = {"monsters": ["Eater"], "spells": ["?Pit"] * 5}
    duel = lay(you=you, opp={"monsters": [SKULL]}, made=MADE)
    if duel.offers("activate", "Eater"):
        activate(duel, "Eater", SKULL)
    assert duel.zone("opp", "monsters") == [SKULL]
    free = lay(you={"monsters": ["Eater"]}, opp={"monsters": [SKULL], "spells": ["?Pit"] * 5}, made=MADE)
    free.act("activate", "Eater")
    if free.asked.kind == "pick":
        free.pick(SKULL)
    free.pass_all()
    assert free.zone("you", "spells") == [SKULL]
