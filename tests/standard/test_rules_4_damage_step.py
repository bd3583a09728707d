"""The damage step (STD-4.3): its order, and what may be used in which part of it."""

import pytest

from tests.standard.battling import BUG, DRAGON, ELF, SKULL, TRAPS, answer, declare, fight, stages, wall
from tests.standard.scenario import Lay, Scenario, monster, spell, trap

pytestmark = pytest.mark.rule("STD-4.3")

PARTS = ["before calculation", "calculation", "after calculation"]
TORCH = monster("Torch", "{when: flipped, do: {damage: 100}}", atk=500, **{"def": 500})
GUEST = monster("Guest", "{when: battle ends, do: {move: foe, to: hand}}", atk=500)
THIEF = monster("Thief", "{when: battle damage, to: opp, do: {damage: 10}}", atk=1000)
HEIR = monster("Heir", "{when: sent to graveyard, from: field, do: {damage: 1}}", atk=100, **{"def": 100})
STORM = monster(
    "Storm",
    "{'on': damage calculation, activate: quick, if: [{turn: opp}, {attacked: self}], target: attacker, "
    "do: {modify: target, atk: {set: 0}, lasts: this battle}}",
    atk=500,
)
BALL = monster(
    "Ball",
    "{'on': damage calculation, activate: quick, in: hand, if: {turn: opp}, cost: {discard: self}, "
    "do: {modify: you, cannot: take battle damage, lasts: this battle}}",
)
ALARM = trap("Alarm", "{'on': activated, of: {side: opp}, do: {damage: 5}}", icon="counter")
SURGE = spell("Surge", "{target: {choose: 1, side: any}, do: {modify: target, atk: 1000}}", icon="quick")
MADE = (TORCH, GUEST, THIEF, HEIR, STORM, BALL, ALARM, SURGE, *TRAPS)


def go_to(duel: Scenario, part: str) -> None:
    """Decline everything up to this part of the damage step."""
    while duel.prompt != "damage step" or duel.asked.why.told != (part,):
        duel.pass_()


def offered(duel: Scenario) -> dict[str, set[str]]:
    """What is offered in each part of the damage step when everybody declines."""
    found: dict[str, set[str]] = {}
    while duel.prompt in duel.answering:
        if duel.prompt == "damage step":
            (part,) = duel.asked.why.told
            found.setdefault(part, set()).update(option for option in duel.options() if option != "pass")
        duel.pass_()
    return found


# the order


def test_turned_up_then_calculated_then_flip_effects_then_the_graveyard(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": ["?Torch"]}, made=MADE)
    fight(duel, SKULL, "Torch")
    told = duel.happened("flipped", "battle", "used", "damaged", "destroyed")
    assert told == ["flipped", "battle", "used", "damaged", "destroyed"]
    assert (duel.life, duel.zone("opp", "graveyard")) == ((7900, 8000), ["Torch"])


def test_a_man_eater_bug_attacked_takes_its_attacker_along(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": ["?" + BUG]})
    declare(duel, SKULL, BUG)
    duel.pass_all()
    assert (duel.who, set(duel.options())) == ("opp", {SKULL, BUG})
    duel.pick(SKULL)
    duel.pass_all()
    assert (duel.zone("you", "graveyard"), duel.zone("opp", "graveyard")) == ([SKULL], [BUG])
    assert duel.life == (8000, 8000)


def test_effects_of_damage_come_before_those_of_going_to_the_graveyard(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Thief"]}, opp={"monsters": ["Heir"]}, made=MADE)
    fight(duel, "Thief", "Heir")
    assert [event.amount for event in duel.state.events if event.kind == "damaged"] == [10, 1]
    kinds = duel.happened("battle damage", "damaged", "destroyed")
    assert kinds == ["battle damage", "damaged", "destroyed", "damaged"]


def test_an_effect_of_battling_works_though_its_monster_is_to_be_destroyed(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": ["?Guest"]}, made=MADE)
    fight(duel, SKULL, "Guest")
    assert (duel.zone("you", "hand"), duel.zone("opp", "graveyard")) == ([SKULL], ["Guest"])


def test_who_is_destroyed_is_settled_by_the_calculation(lay: Lay) -> None:
    late = monster("Late Armour", "{when: flipped, do: {modify: self, def: 5000, cannot: be destroyed by battle}}")
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": ["?Late Armour"]}, made=[late])
    fight(duel, SKULL, "Late Armour")
    assert duel.zone("opp", "graveyard") == ["Late Armour"]


def test_who_cant_be_destroyed_by_battle_stays_and_the_damage_is_done(lay: Lay) -> None:
    tough = monster("Tough", "{cannot: be destroyed by battle}", atk=1000)
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": ["Tough"]}, made=[tough])
    fight(duel, SKULL, "Tough")
    assert (duel.life, duel.zone("opp", "monsters")) == ((8000, 6500), ["Tough"])


def test_life_points_gone_in_the_calculation_end_the_duel_before_anything_else(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Thief"]}, opp={"monsters": ["Heir"]}, made=MADE, life=(1, 900))
    fight(duel, "Thief", "Heir")
    assert (duel.winner, duel.happened("damaged", "destroyed")) == ("you", [])


@pytest.mark.rule("STD-4.6")
def test_a_flip_effect_triggers_though_the_battle_ended_without_a_calculation(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": ["?Torch"], "spells": ["?Late"]}, made=MADE)
    declare(duel, SKULL, "Torch")
    go_to(duel, "before calculation")
    answer(duel, "Late", SKULL)
    duel.pass_all()
    assert (duel.life, duel.zone("opp", "monsters")) == ((7900, 8000), ["Torch"])
    assert duel.happened("flipped", "destroyed", "damaged", "battle") == ["flipped", "destroyed", "damaged"]


def test_what_is_destroyed_meanwhile_by_an_effect_is_not_destroyed_by_battle_too(lay: Lay) -> None:
    bomb = monster("Bomb", "{when: flipped, do: {destroy: self}}")
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": ["?Bomb"]}, made=[bomb])
    fight(duel, SKULL, "Bomb")
    assert [event.cause for event in duel.state.events if event.kind == "destroyed"] == ["effect"]


# what may be used


def test_the_parts_in_which_somebody_is_asked(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": ["=" + DRAGON], "spells": ["?Pit"]}, made=MADE)
    declare(duel, SKULL, DRAGON)
    assert stages(duel) == ["answer attack", *PARTS]
    assert duel.state.stage == ""


def test_attack_and_defence_are_changed_before_the_calculation_only(lay: Lay) -> None:
    spells = ["?Rise", "?Pit", "?Surge", "?Alarm"]
    duel = lay(you={"monsters": [SKULL], "hand": ["Surge"]}, opp={"monsters": [DRAGON], "spells": spells}, made=MADE)
    declare(duel, SKULL, DRAGON)
    found = offered(duel)
    assert found["before calculation"] == {"turn up Rise", "turn up Surge", "use Surge"}
    assert set().union(*(found[part] for part in found if part != "before calculation")) == set()


def test_a_rise_before_the_calculation_counts(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL], "spells": ["?Rise"]}, opp={"monsters": [DRAGON]}, made=MADE)
    declare(duel, SKULL, DRAGON)
    go_to(duel, "before calculation")
    answer(duel, "Rise", SKULL)
    duel.pass_all()
    assert (duel.zone("opp", "graveyard"), duel.life) == ([DRAGON], (8000, 7500))


def test_a_counter_trap_answers_in_it(lay: Lay) -> None:
    duel = lay(
        you={"monsters": [SKULL], "spells": ["?Rise"]},
        opp={"monsters": ["=" + DRAGON], "spells": ["?Alarm", "?Pit"]},
        made=MADE,
    )
    declare(duel, SKULL, DRAGON)
    go_to(duel, "before calculation")
    duel.turn_up("Rise")
    if duel.asked.kind == "pick":
        duel.pick(SKULL)
    assert (duel.who, duel.options()) == ("opp", ["turn up Alarm", "pass"])
    duel.turn_up("Alarm")
    duel.pass_all()
    assert duel.life == (7995, 8000)


def test_what_names_the_calculation_is_used_in_it_alone(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": ["Storm"], "spells": ["?Pit"]}, made=MADE)
    declare(duel, SKULL, "Storm")
    assert not duel.offers("activate")
    go_to(duel, "before calculation")
    assert not duel.offers("activate")
    go_to(duel, "calculation")
    duel.act("activate", "Storm")
    duel.pass_all()
    assert (duel.life, duel.zone("you", "graveyard")) == ((7500, 8000), [SKULL])
    assert duel.zone("opp", "monsters") == ["Storm"]


def test_its_change_ends_with_the_battle(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": ["=Storm"]}, made=MADE)
    declare(duel, SKULL, "Storm")
    go_to(duel, "calculation")
    duel.act("activate", "Storm")
    duel.pass_all()
    assert (duel.atk(SKULL), duel.life) == (2500, (7000, 8000))


def test_from_the_hand_at_the_calculation(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"hand": ["Ball", ELF]}, made=MADE)
    declare(duel, SKULL)
    assert (duel.who, duel.prompt, duel.asked.why.told) == ("opp", "damage step", ("calculation",))
    assert duel.asked.private
    duel.act("activate", "Ball")
    duel.pass_all()
    assert (duel.life, duel.zone("opp", "graveyard")) == ((8000, 8000), ["Ball"])


def test_who_holds_any_card_is_asked_then_whatever_it_is(lay: Lay) -> None:
    asked = []
    for held in ("Ball", ELF):
        duel = lay(you={"monsters": [SKULL]}, opp={"hand": [held]}, made=MADE)
        declare(duel, SKULL)
        asked.append(stages(duel))
    assert asked[0] == asked[1] == ["calculation"]


def test_a_direct_attack_has_a_damage_step_too(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL], "spells": ["?Rise"]}, made=MADE)
    declare(duel, SKULL)
    go_to(duel, "before calculation")
    answer(duel, "Rise", SKULL)
    duel.pass_all()
    assert duel.life == (8000, 4500)


def test_damage_may_be_answered_by_what_waits_for_it(lay: Lay) -> None:
    revenge = trap("Revenge", "{'on': damaged, of: you, do: {damage: 700}}")
    duel = lay(you={"monsters": [SKULL]}, opp={"spells": ["?Revenge"]}, made=[revenge])
    declare(duel, SKULL)
    go_to(duel, "after calculation")
    answer(duel, "Revenge")
    duel.pass_all()
    assert duel.life == (7300, 5500)


def test_two_walls_that_hold_do_nothing_more(lay: Lay) -> None:
    duel = lay(
        you={"monsters": ["Plain"]}, opp={"monsters": ["?Wall"]}, made=[wall("Plain", 0, 500), wall("Wall", 500)]
    )
    fight(duel, "Plain", "Wall")
    assert duel.happened("flipped", "battle", "battle damage", "destroyed") == ["flipped", "battle"]
