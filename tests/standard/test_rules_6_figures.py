"""Continuous effects, and attack and defence in their layers (STD-6.1, STD-6.2)."""

import pytest

from tests.standard.playing import activate, next_turn, play, rest
from tests.standard.scenario import Lay, monster, spell, trap

PLAIN, OTHER = monster("Plain"), monster("Other", atk=1200, race="fiend")
ARMOUR = spell("Armour", "{static: {modify: equipped, atk: 300}}", icon="equip")
NIGHT = spell("Night", "{static: {modify: {race: warrior}, atk: 200}}", icon="field")
STILL = spell("Still", "{do: {modify: {choose: 1}, atk: {set: 1000}, lasts: forever}}")
BOOST = spell("Boost", "{do: {modify: {choose: 1}, atk: 500, lasts: forever}}")
TWICE = spell("Twice", "{do: {modify: {choose: 1}, original: {atk: doubled}}}")
WEAKEN = spell("Weaken", "{do: {modify: {choose: 1}, atk: -5000}}")
MADE = (PLAIN, OTHER, ARMOUR, NIGHT, STILL, BOOST, TWICE, WEAKEN)


@pytest.mark.rule("STD-6.1")
def test_a_continuous_effect_applies_without_a_chain_while_its_card_is_face_up(lay: Lay) -> None:
    king = monster("King", "{static: {modify: {side: you, other: true}, atk: 500}}")
    duel = lay(
        you={"hand": ["King", "Hole"], "monsters": ["Plain"]},
        opp={"spells": ["?Trick"]},
        made=(
            *MADE,
            king,
            spell("Hole", "{target: {choose: 1, name: King}, do: {destroy: target}}"),
            trap("Trick", "{do: {life: 100}}"),
        ),
    )
    duel.summon("King")
    while not duel.happened("summoned"):
        duel.pass_()
    assert duel.prompt == "answer"
    assert not duel.happened("activated", "used")
    assert duel.atk("Plain") == 2000  # before anybody can answer the summon
    rest(duel)
    play(duel, "Hole")
    assert duel.atk("Plain") == 1500


@pytest.mark.rule("STD-6.1")
def test_a_static_of_a_spell_or_trap_begins_when_it_has_resolved(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Night"], "monsters": ["Plain"]},
        opp={"spells": ["?Trick"]},
        made=(*MADE, trap("Trick", "{do: {life: 100}}")),
    )
    duel.use("Night")
    assert duel.atk("Plain") == 1500
    duel.pass_all()
    assert duel.atk("Plain") == 1700


@pytest.mark.rule("STD-6.1")
def test_it_covers_what_comes_later_and_both_sides(lay: Lay) -> None:
    duel = lay(you={"hand": ["Night", "Plain"]}, opp={"monsters": ["Other"]}, made=MADE)
    play(duel, "Night")
    duel.summon("Plain")
    rest(duel)
    assert (duel.atk("Plain"), duel.atk("Other")) == (1700, 1200)


@pytest.mark.rule("STD-6.2")
def test_gains_and_losses_add_up_on_the_printed_value(lay: Lay) -> None:
    duel = lay(you={"hand": ["Armour", "Night", "Boost"], "monsters": ["Plain"]}, made=MADE)
    for name in ("Armour", "Night", "Boost"):
        play(duel, name, "Plain")
    assert duel.atk("Plain") == 2500


@pytest.mark.rule("STD-6.2")
def test_what_it_becomes_takes_the_place_of_gains_before_and_later_gains_come_on_top(lay: Lay) -> None:
    hand = ["Armour", "Boost", "Still", "Boost", "Night"]
    duel = lay(you={"hand": hand, "monsters": ["Plain"]}, made=MADE)
    seen = []
    for name in hand:
        play(duel, name, "Plain")
        seen.append(duel.atk("Plain"))
    assert seen == [1800, 2300, 1000, 1500, 1700]


@pytest.mark.rule("STD-6.2")
def test_a_gain_from_before_that_ends_later_takes_nothing_off(lay: Lay) -> None:
    storm = spell("Storm", "{do: {destroy: {all: true, icon: equip}}}")
    duel = lay(you={"hand": ["Armour", "Still", "Storm"], "monsters": ["Plain"]}, made=(*MADE, storm))
    for name in ("Armour", "Still"):
        play(duel, name, "Plain")
    play(duel, "Storm")
    assert duel.atk("Plain") == 1000


@pytest.mark.rule("STD-6.2")
def test_of_two_that_set_it_the_latest_wins_and_the_first_is_back_when_that_ends(lay: Lay) -> None:
    brief = spell("Brief", "{do: {modify: {choose: 1}, atk: {set: 300}}}")
    duel = lay(you={"hand": ["Still", "Brief"], "monsters": ["Plain"]}, made=(*MADE, brief))
    play(duel, "Still", "Plain")
    play(duel, "Brief", "Plain")
    assert duel.atk("Plain") == 300
    next_turn(duel)
    assert duel.atk("Plain") == 1000


@pytest.mark.rule("STD-6.2")
def test_the_original_value_changes_beneath_gains(lay: Lay) -> None:
    duel = lay(you={"hand": ["Armour", "Twice", "Boost"], "monsters": ["Plain"]}, made=MADE)
    seen = []
    for name in ("Armour", "Twice", "Boost"):
        play(duel, name, "Plain")
        seen.append(duel.atk("Plain"))
    assert seen == [1800, 3300, 3800]


@pytest.mark.rule("STD-6.2")
def test_a_static_that_sets_it_lets_all_gains_come_on_top(lay: Lay) -> None:
    mirror = monster("Mirror", "{static: {modify: self, atk: {set: 700}}}", atk=0)
    duel = lay(you={"hand": ["Mirror", "Boost"], "field spell": ["Night"]}, made=(*MADE, mirror))
    duel.summon("Mirror")
    rest(duel)
    assert duel.atk("Mirror") == 900
    play(duel, "Boost", "Mirror")
    assert duel.atk("Mirror") == 1400


@pytest.mark.rule("STD-6.2")
def test_never_below_0_and_what_is_gained_then_counts_from_the_true_sum(lay: Lay) -> None:
    duel = lay(you={"hand": ["Weaken", "Boost"], "monsters": ["Plain"]}, made=MADE)
    play(duel, "Weaken", "Plain")
    assert duel.atk("Plain") == 0
    play(duel, "Boost", "Plain")
    assert duel.atk("Plain") == 0
    next_turn(duel)
    assert duel.atk("Plain") == 2000


@pytest.mark.rule("STD-6.2")
def test_half_of_an_attack_as_a_number_is_rounded_down(lay: Lay) -> None:
    cost, does = "{tribute: {choose: 1, side: you}, as: $it}", "{damage: {half: {stat: atk, of: $it}}}"
    shot = monster("Shot", f"{{activate: ignition, cost: {cost}, do: {does}}}")
    odd = monster("Odd", atk=1251)
    duel = lay(you={"monsters": ["Shot", "Odd"]}, made=(*MADE, shot, odd))
    activate(duel, "Shot", "Odd")
    assert duel.life == (8000, 7375)
