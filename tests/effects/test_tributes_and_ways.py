"""Tributes as cards ask for them, own ways to be summoned, and summons like the turn's own; by the standard rules."""

import pytest

from tests.standard.playing import activate, next_turn, play, rest
from tests.standard.scenario import Scenario, monster, spell, trap

PLAIN, OTHER = monster("Plain"), monster("Other", atk=1200)
SUN, MOON, STAR = monster("Sun"), monster("Moon"), monster("Star")
GATE = monster(
    "Gate", "{special only: first}", "{way: special, cost: {tribute: {one_each: [Sun, Moon, Star]}}}", level=11
)
BIG, HUGE = monster("Big", level=6), monster("Huge", level=8)
REBORN = spell(
    "Reborn", "{target: {choose: 1, zone: graveyard, kind: monster}, do: {summon: target, position: attack}}"
)
HOLE = spell("Hole", "{do: {destroy: {all: true}}}")
MADE = (HOLE, PLAIN, OTHER, SUN, MOON, STAR, GATE, BIG, HUGE, REBORN)
Zones = dict[str, list[str]]


def table(you: Zones, opp: Zones | None = None, *made: object, **more: object) -> Scenario:
    return Scenario(you=you, opp=opp, made=(*MADE, *made), **more)


def test_what_was_tributed_is_remembered_as_it_was() -> None:
    slinger = monster(
        "Slinger",
        "{activate: ignition, cost: {tribute: {choose: 1}, as: $shot}, do: {damage: {half: {stat: atk, of: $shot}}}}",
    )
    armour = spell("Armour", "{static: {modify: equipped, atk: 300}}", icon="equip")
    duel = table({"monsters": ["Slinger", "Plain"], "spells": ["Armour"]}, None, slinger, armour)
    duel.equip("you", "Armour", "Plain")
    activate(duel, "Slinger", "Plain")
    assert duel.life == (8000, 7100)


def test_one_of_each_name_is_tributed_and_others_of_the_name_may_be_chosen() -> None:
    duel = table({"hand": ["Gate"], "monsters": ["Sun", "Moon", "Star", "Moon"]})
    duel.act("special", "Gate")
    moons = [card for card in duel.asked.options if card.definition.name == "Moon"]
    sun = next(card for card in duel.asked.options if card.definition.name == "Sun")
    assert duel.asked.legal is not None
    assert not duel.asked.legal([*moons, sun])
    duel.pick("Star", "Moon", "Sun")
    duel.upright("Gate")
    rest(duel)
    assert duel.zone("you", "monsters") == ["Moon", "Gate"]


@pytest.mark.parametrize("there", [["Sun", "Moon"], ["Sun", "Moon", "?Star"], ["Sun", "Sun", "Moon", "Moon"]])
def test_without_one_of_each_name_there_is_no_way(there: list[str]) -> None:
    assert not table({"hand": ["Gate"], "monsters": there}, {"monsters": ["Star"]}).offers("special", "Gate")


@pytest.mark.parametrize("mine", [True, False])
def test_what_cant_be_tributed_pays_no_cost_and_comes_for_no_summon(mine: bool) -> None:
    mask = trap("Mask", "{static: {modify: {}, cannot: be tributed}}", icon="continuous")
    altar = monster("Altar", "{activate: ignition, cost: {tribute: {choose: 1}}, do: {life: 100}}")
    own = {"hand": ["Big", "Gate"], "monsters": ["Altar", "Sun", "Moon", "Star"]}
    masked = {"spells": ["Mask"]}
    without = table(own, {}, mask, altar)
    acts = [("activate", "Altar"), ("summon", "Big"), ("special", "Gate")]
    assert [without.offers(*act) for act in acts] == [True, True, True]
    duel = table(own | masked, {}, mask, altar) if mine else table(own, masked, mask, altar)
    assert [duel.offers(*act) for act in acts] == [False, False, False]


def test_an_opponent_picks_what_they_tribute() -> None:
    share = spell("Share", "{cost: {tribute: {choose: 1}}, do: {tribute: {choose: 1, side: opp, by: opp}}}")
    duel = table({"hand": ["Share"], "monsters": ["Sun"]}, {"monsters": ["Plain", "Other"]}, share)
    duel.use("Share")
    duel.pass_all()
    assert (duel.who, duel.prompt, duel.options()) == ("opp", "tribute", ["Plain", "Other"])
    duel.pick("Other")
    assert duel.zone("opp", "graveyard") == ["Other"]


def test_one_of_several_names() -> None:
    call = spell("Call", "{do: {summon: {choose: 1, zone: [hand, deck], name: [Sun, Moon]}, position: attack}}")
    duel = table({"hand": ["Call", "Sun", "Star"], "deck": ["Moon", "Plain"]}, None, call)
    duel.use("Call")
    duel.pass_all()
    assert sorted(duel.options()) == ["Moon", "Sun"]
    duel.pick("Moon")
    assert duel.zone("you", "monsters") == ["Moon"]


def test_special_only_always_comes_back_by_no_effect() -> None:
    moth = monster("Moth", "{special only: always}", "{way: special, cost: {tribute: {choose: 1}}}")
    duel = table({"hand": ["Moth", "Reborn", "Hole"], "monsters": ["Sun"]}, None, moth)
    assert [duel.offers(verb, "Moth") for verb in ("summon", "set")] == [False, False]
    duel.act("special", "Moth")
    duel.upright("Moth")
    rest(duel)
    play(duel, "Hole")
    duel.use("Reborn")
    assert duel.prompt != "target"  # the Sun is the only one there is
    rest(duel)
    assert duel.zone("you", "monsters") == ["Sun"]


def test_special_only_with_a_card_comes_by_its_effect_and_back_by_others() -> None:
    sisters = monster("Sisters", "{special only: first, with: Mirror}")
    mirror = spell("Mirror", "{do: {summon: {choose: 1, zone: hand, name: Sisters}, position: attack}}")
    lure = spell("Lure", "{do: {summon: {choose: 1, zone: hand}, position: attack}}")
    made = (sisters, mirror, lure)
    assert not table({"hand": ["Sisters", "Lure"]}, None, *made).offers("use", "Lure")
    assert not table({"graveyard": ["Sisters"], "hand": ["Reborn"]}, None, *made).offers("use", "Reborn")
    duel = table({"hand": ["Sisters", "Mirror", "Hole", "Reborn"]}, None, *made)
    duel.use("Mirror")
    duel.pass_all()
    duel.pick("Sisters")
    rest(duel)
    assert duel.zone("you", "monsters") == ["Sisters"]
    play(duel, "Hole")
    play(duel, "Reborn")
    assert duel.zone("you", "monsters") == ["Sisters"]


def test_a_monster_in_the_hand_becomes_an_equip_card_that_ages_with_its_players_turns() -> None:
    shell = monster(
        "Shell",
        "{activate: ignition, in: hand, target: {choose: 1, side: you, name: Sun, face: up},"
        " do: {equip: self, to: target}}",
        "{static: {modify: equipped, original:"
        " {atk: {set: {stat: atk, of: self}}, def: {set: {stat: def, of: self}}}}}",
        atk=0,
        **{"def": 2000},
    )
    wings = monster(
        "Wings",
        "{special only: always}",
        "{way: special, cost: {tribute: {choose: 1, name: Sun, equipped: {name: Shell, age: '>=2'}}}}",
    )
    duel = table({"hand": ["Shell", "Wings"], "monsters": ["Sun", "Sun"]}, None, shell, wings)
    activate(duel, "Shell", "Sun")
    assert duel.zone("you", "spells") == ["Shell"]
    assert sorted((duel.state.monsters()[n].definition.name, n) for n in (0, 1)) == [("Sun", 0), ("Sun", 1)]
    assert (duel.atk("Sun"), duel.def_("Sun")) == (0, 2000)
    for offered in (False, False, True):
        assert duel.offers("special", "Wings") is offered
        next_turn(duel)
        if not offered:
            next_turn(duel)


def test_a_monster_on_the_field_wears_nothing_itself() -> None:
    shell = monster("Shell", "{static: {modify: equipped, atk: 500}}", "{static: {modify: self, atk: 100}}")
    duel = table({"monsters": ["Shell"]}, None, shell)
    assert duel.atk("Shell") == 1600


TOMB = (
    "{activate: ignition, user: any, cost: {pay: 1000},"
    " do: {summon: {choose: 1, zone: hand, needs: 1}, how: normal, tributes: 0, counts: true}}"
)


@pytest.mark.parametrize("whose", ["you", "opp"])
def test_an_effect_that_any_player_may_use_summons_as_the_turns_own(whose: str) -> None:
    tomb = spell("Tomb", TOMB, icon="field")
    zones = {"hand": ["Huge", "Big", "Plain"]}
    tombs = {"field spell": ["Tomb"]}
    duel = table(zones | tombs, {}, tomb) if whose == "you" else table(zones, tombs, tomb)
    duel.act("activate", "Tomb")
    duel.pass_all()
    assert (duel.prompt, duel.options()) == ("summon", ["Big"])
    duel.pick("Big")
    assert duel.life == (7000, 8000)
    assert duel.zone("you", "monsters") == ["Big"]
    assert [duel.offers(*act) for act in (("summon", "Plain"), ("activate", "Tomb"))] == [False, False]


def test_what_counts_as_the_turns_own_needs_that_summon_left() -> None:
    duel = table({"hand": ["Big", "Plain"], "field spell": ["Tomb"]}, None, spell("Tomb", TOMB, icon="field"))
    assert duel.offers("activate", "Tomb")
    duel.summon("Plain")
    rest(duel)
    assert not duel.offers("activate", "Tomb")
