"""What went wrong in other engines with turns, battles and monsters, in both seats; cards that the pool lacks are
made up.
"""

import pytest

from tests.duelmonsters.scenario import Lay, monster, spell, trap

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"  # 800/2000, 2500/1200, 3000/2500

# Turn, draw, win


@pytest.mark.case("Y23")
@pytest.mark.rule("R3-4.1")
def test_an_effect_stops_where_it_took_the_last_life_points(lay: Lay) -> None:
    volley = spell("Volley", "{do: [{damage: 500}, {damage: 500, side: you}, {life: 900, side: opp}]}")
    duel = lay(you={"hand": ["Volley"]}, made=[volley], life=(500, 500))
    duel.use("Volley")
    assert (duel.winner, duel.rule, duel.life) == ("you", "R3-4.1", (500, 0))


@pytest.mark.case("Y25")
def test_what_is_done_at_the_end_of_the_turn_is_done_once(lay: Lay) -> None:
    fuse = spell("Slow Fuse", "{do: {at: end of turn, do: {damage: 300}}}")
    duel = lay(you={"hand": ["Slow Fuse"]}, made=[fuse])
    duel.use("Slow Fuse")
    assert duel.life == (8000, 8000)
    for _ in range(4):
        duel.end()
    assert duel.life == (8000, 7700)


@pytest.mark.case("Y25", "Y49")
@pytest.mark.rule("R3-5.3")
def test_what_is_done_in_a_standby_phase_looks_each_time_whether_its_condition_is_met(lay: Lay) -> None:
    keep = "{count: {name: Keep, side: any}}"
    ghost = monster("Ghost", f"{{when: standby phase, of: you, if: {keep}, do: {{life: 100}}}}")
    duel = lay(
        you={"monsters": ["Ghost"], "hand": ["Dark Hole"]}, opp={"monsters": ["Keep"]}, made=[ghost, monster("Keep")]
    )
    duel.end()
    assert duel.life == (8000, 8000)
    duel.end()
    assert duel.life == (8100, 8000)
    bare = lay(you={"monsters": ["Ghost"]}, opp={"monsters": ["?Keep"]}, made=[ghost, monster("Keep")])
    bare.end()
    bare.end()
    assert bare.life == (8000, 8000)


@pytest.mark.case("Y26", "Y27")
def test_each_monster_taken_goes_back_by_itself(lay: Lay) -> None:
    lure = spell("Lure", "{do: {control: {all: true, side: opp}}}")
    duel = lay(you={"hand": ["Lure"]}, opp={"monsters": [SKULL, "?" + DRAGON, ELF, "=" + ELF]}, made=[lure])
    duel.use("Lure")
    assert duel.zone("opp", "monsters") == []
    duel.act("battle")
    duel.act("end battle")
    duel.act("change", DRAGON)
    duel.end()
    assert sorted(duel.zone("opp", "monsters")) == sorted([SKULL, DRAGON, ELF, ELF])
    assert duel.position(DRAGON) == "attack"


@pytest.mark.case("Y26", "Y27")
def test_of_two_monsters_taken_the_other_goes_back_when_one_has_left(lay: Lay) -> None:
    lure = spell("Lure", "{target: {choose: 2, side: opp}, do: {control: target}}")
    duel = lay(you={"hand": ["Lure"]}, opp={"monsters": [SKULL, ELF, DRAGON]}, made=[lure])
    duel.use("Lure")
    duel.pick(SKULL, ELF)
    duel.attack(SKULL, DRAGON)
    assert (duel.zone("you", "monsters"), duel.zone("opp", "graveyard")) == ([ELF], [SKULL])
    duel.end()
    assert (duel.zone("you", "monsters"), sorted(duel.zone("opp", "monsters"))) == ([], sorted([DRAGON, ELF]))


@pytest.mark.case("Y28")
def test_of_what_is_set_off_together_the_turn_player_comes_first_and_orders_the_own(lay: Lay) -> None:
    field = ["Sangan", "Witch of the Black Forest"]
    duel = lay(you={"monsters": field, "hand": ["Dark Hole"]}, opp={"monsters": ["Sangan"]})
    duel.use("Dark Hole")
    assert (duel.who, duel.prompt, sorted(duel.options())) == ("you", "trigger order", field)
    duel.pick("Witch of the Black Forest")
    assert (duel.who, duel.asked.why.source.name) == ("you", "Witch of the Black Forest")
    duel.send(list(duel.asked.options[: duel.asked.lo]))
    assert (duel.who, duel.asked.why.source.name) == ("you", "Sangan")
    duel.send(list(duel.asked.options[: duel.asked.lo]))
    assert (duel.who, duel.prompt) == ("opp", "search")


# Battle and position

FALL = trap("Fall", "{'on': attacks, do: {change: attacker, to: defense}}")


@pytest.mark.case("Y34")
@pytest.mark.rule("R3-7.3")
def test_an_attacker_turned_to_defence_has_attacked_in_vain(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": [ELF], "spells": ["?Fall"]}, made=[FALL])
    duel.attack(SKULL, ELF)
    duel.turn_up("Fall")
    assert (duel.position(SKULL), duel.life, duel.zone("opp", "monsters")) == ("defense", (8000, 8000), [ELF])
    assert not duel.offers("attack")
    duel.act("end battle")
    assert duel.offers("change", SKULL)


@pytest.mark.case("Y34")
@pytest.mark.rule("R3-7.9")
def test_a_target_turned_by_an_answer_fights_as_it_stands_then(lay: Lay) -> None:
    crouch = trap("Crouch", "{'on': attacks, do: {change: {all: true, side: you}, to: defense}}")
    duel = lay(you={"monsters": [DRAGON]}, opp={"monsters": [SKULL], "spells": ["?Crouch"]}, made=[crouch])
    duel.attack(DRAGON, SKULL)
    duel.turn_up("Crouch")
    assert (duel.life, duel.zone("opp", "graveyard")) == ((8000, 8000), ["Crouch", SKULL])


@pytest.mark.case("Y34")
@pytest.mark.rule("R3-7.6")
def test_a_target_that_left_is_replaced_by_nobody(lay: Lay) -> None:
    flee = trap("Flee", "{'on': attacks, do: {move: {all: true, side: you}, to: hand}}")
    duel = lay(you={"monsters": [DRAGON]}, opp={"monsters": [SKULL], "spells": ["?Flee"]}, made=[flee])
    duel.attack(DRAGON, SKULL)
    duel.turn_up("Flee")
    assert (duel.life, duel.zone("opp", "hand")) == ((8000, 8000), [SKULL])
    assert not duel.offers("attack")


@pytest.mark.case("Y34")
def test_a_target_that_its_attackers_player_takes_over_is_fought_no_more(lay: Lay) -> None:
    lure = trap("Lure", "{'on': attacks, do: {control: {all: true, side: opp}}}")
    duel = lay(you={"monsters": [DRAGON], "spells": ["?Lure"]}, opp={"monsters": [SKULL]}, made=[lure])
    duel.attack(DRAGON, SKULL)
    duel.turn_up("Lure")
    assert (duel.life, sorted(duel.zone("you", "monsters"))) == ((8000, 8000), sorted([DRAGON, SKULL]))
    assert not duel.offers("attack", DRAGON)
    assert duel.offers("attack", SKULL, "player")


@pytest.mark.case("Y34")
def test_an_attacker_taken_over_by_the_attacked_fights_no_more(lay: Lay) -> None:
    lure = trap("Lure", "{'on': attacks, do: {control: attacker}}")
    duel = lay(you={"monsters": [DRAGON, ELF]}, opp={"monsters": [SKULL], "spells": ["?Lure"]}, made=[lure])
    duel.attack(DRAGON, SKULL)
    duel.turn_up("Lure")
    assert (duel.life, sorted(duel.zone("opp", "monsters"))) == ((8000, 8000), sorted([DRAGON, SKULL]))
    duel.end()
    assert sorted(duel.zone("you", "monsters")) == sorted([DRAGON, ELF])


@pytest.mark.case("Y32")
def test_what_cant_attack_from_now_on_still_ends_the_attack_it_declared(lay: Lay) -> None:
    net = trap("Net", "{'on': attacks, do: {modify: {all: true, side: opp}, cannot: attack}}")
    duel = lay(you={"monsters": [SKULL, ELF]}, opp={"spells": ["?Net"]}, made=[net])
    duel.attack(SKULL)
    duel.turn_up("Net")
    assert (duel.life, duel.offers("attack")) == ((8000, 5500), False)


@pytest.mark.case("Y31")
@pytest.mark.parametrize("face", ["", "?", "="])
def test_what_cant_change_position_isnt_turned_up_by_hand_either_but_by_an_attack(lay: Lay, face: str) -> None:
    circle = trap("Circle", "{static: {modify: {side: any}, cannot: change position}}", icon="continuous")
    duel = lay(you={"monsters": [face + "Hane-Hane"]}, opp={"monsters": [SKULL], "spells": ["Circle"]}, made=[circle])
    assert not duel.offers("change")
    duel.end()
    duel.attack(SKULL, "Hane-Hane")
    assert duel.happened("flipped") == ["flipped"] * (face == "?")


@pytest.mark.case("Y30")
@pytest.mark.parametrize("face", ["", "?", "="])
def test_a_monster_taken_over_may_change_position_once(lay: Lay, face: str) -> None:
    duel = lay(you={"hand": ["Change of Heart"]}, opp={"monsters": [face + SKULL]})
    duel.use("Change of Heart")
    duel.run_until("act")
    duel.act("change", SKULL)
    assert duel.position(SKULL) == ("attack" if face else "defense")
    assert not duel.offers("change")


@pytest.mark.case("Y36", "Y37")
@pytest.mark.parametrize("eater_first", [True, False])
def test_damage_that_is_forbidden_is_not_passed_on_whichever_came_first(lay: Lay, eater_first: bool) -> None:
    order = ["Relinquished", "Saint"] if eater_first else ["Saint", "Relinquished"]
    saint = monster("Saint", "{static: {modify: you, cannot: take battle damage}}")
    duel = lay(you={"monsters": order}, opp={"monsters": [SKULL, DRAGON]}, made=[saint])
    duel.act("activate", "Relinquished")
    duel.pick(SKULL)
    duel.attack("Relinquished", DRAGON)
    assert (duel.life, duel.zone("opp", "graveyard")) == ((8000, 8000), [SKULL])


@pytest.mark.case("Y37")
@pytest.mark.parametrize("attacking", [True, False])
def test_damage_is_passed_on_in_attack_and_in_defence(lay: Lay, attacking: bool) -> None:
    duel = lay(you={"monsters": ["Relinquished"]}, opp={"monsters": [SKULL, DRAGON]})
    duel.act("activate", "Relinquished")
    duel.pick(SKULL)
    if attacking:
        duel.attack("Relinquished", DRAGON)
    else:
        duel.end()
        duel.attack(DRAGON, "Relinquished")
    assert duel.life == (7500, 7500)


@pytest.mark.case("Y33")
@pytest.mark.rule("R3-6.19")
def test_the_attack_of_a_face_down_monster_is_read_nowhere(lay: Lay) -> None:
    sum_up = spell("Sum Up", "{do: {damage: {sum: atk, of: {side: opp}}}}")
    duel = lay(you={"hand": ["Sum Up"]}, opp={"monsters": ["?" + DRAGON, ELF, "=" + SKULL]}, made=[sum_up])
    duel.use("Sum Up")
    assert duel.life == (8000, 8000 - 800 - 2500)


# Effects


@pytest.mark.case("Y45")
def test_what_is_left_of_several_targets_is_still_destroyed(lay: Lay) -> None:
    pair = trap("Pair", "{target: {choose: 2}, do: {destroy: target}}")
    away = trap("Away", "{'on': activated, do: {move: {all: true, side: you}, to: hand}}")
    duel = lay(
        you={"spells": ["?Pair"], "monsters": [SKULL]}, opp={"spells": ["?Away"], "monsters": [ELF]}, made=[pair, away]
    )
    duel.turn_up("Pair")
    duel.turn_up("Away")
    duel.run_until("act")
    assert (duel.zone("opp", "hand"), SKULL in duel.zone("you", "graveyard")) == ([ELF], True)


@pytest.mark.case("Y46")
@pytest.mark.parametrize(("target", "gained"), [(ELF, 500), ("Ghost", 0)])
def test_what_follows_a_destruction_follows_it_only_where_something_was_destroyed(
    lay: Lay, target: str, gained: int
) -> None:
    knight = spell("Nobleman", "{target: {choose: 1}, do: [{destroy: target}, {if: done, then: {life: 500}}]}")
    ghost = monster("Ghost", "{instead_of: would be destroyed, do: {life: 0}}")
    duel = lay(you={"hand": ["Nobleman"]}, opp={"monsters": [ELF, "Ghost"]}, made=[knight, ghost])
    duel.use("Nobleman")
    duel.pick(target)
    assert duel.life == (8000 + gained, 8000)
    assert ("Ghost" in duel.zone("opp", "monsters"), len(duel.zone("opp", "monsters"))) == (True, 1 + (not gained))


@pytest.mark.case("Y48")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_only_the_copies_that_were_chosen_come(lay: Lay, count: int) -> None:
    germ = monster("Germ", "{when: destroyed, cause: battle, do: {summon: {up_to: 2, zone: deck, name: Germ}}}")
    duel = lay(
        you={"monsters": [SKULL]}, opp={"monsters": ["Germ"], "deck": ["Germ", ELF, "Germ", "Germ"]}, made=[germ]
    )
    duel.attack(SKULL, "Germ")
    assert (duel.who, duel.options(), duel.asked.hi) == ("opp", ["Germ"] * 3, 2)
    duel.pick(*["Germ"] * count)
    duel.run_until("act")
    assert duel.zone("opp", "monsters") == ["Germ"] * count
    assert sorted(duel.zone("opp", "deck")) == sorted(["Germ"] * (3 - count) + [ELF])


@pytest.mark.case("Y43", "Y44")
def test_a_price_is_checked_as_it_is_paid(lay: Lay) -> None:
    altar = spell("Altar", "{cost: {tribute: {choose: 1, atk: '>=1000'}}, do: {damage: 500}}")
    poor = lay(you={"hand": ["Altar"], "monsters": [ELF, "?" + SKULL]}, opp={"monsters": [SKULL]}, made=[altar])
    assert not poor.offers("use", "Altar")
    rich = lay(you={"hand": ["Altar"], "monsters": [ELF, SKULL, DRAGON]}, made=[altar])
    rich.use("Altar")
    assert rich.options() == [SKULL, DRAGON]


@pytest.mark.case("Y54")
@pytest.mark.parametrize("how", ["battle", "effect"])
def test_last_will_waits_for_a_monster_that_goes_later_in_the_turn(lay: Lay, how: str) -> None:
    duel = lay(you={"hand": ["Last Will"], "monsters": [ELF, "?Man-Eater Bug"]}, opp={"monsters": [DRAGON]})
    duel.use("Last Will")
    assert duel.prompt == "act"
    if how == "battle":
        duel.attack(ELF, DRAGON)
    else:
        duel.act("change", "Man-Eater Bug")
        duel.pick(ELF)
    assert duel.who == "you"
    duel.yes()
    duel.pick(ELF)
    duel.sideways(ELF)
    assert (duel.zone("you", "monsters").count(ELF), len(duel.zone("you", "deck"))) == (1, 19)


@pytest.mark.case("Y56")
@pytest.mark.rule("R3-6.10")
def test_a_face_down_field_spell_raises_nobody(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL], "spells": ["?Yami"]}, opp={"spells": ["?Sogen"]})
    assert duel.atk(SKULL) == 2500
    duel.turn_up("Yami")
    duel.run_until("act")
    assert (duel.atk(SKULL), duel.zone("opp", "spells")) == (2700, ["Sogen"])


@pytest.mark.case("Y57")
@pytest.mark.rule("R3-6.9")
@pytest.mark.parametrize("gone", ["hand", "graveyard"])
def test_an_equip_card_never_dangles(lay: Lay, gone: str) -> None:
    answer = {"hand": "{move: {all: true, side: you}, to: hand}", "graveyard": "{destroy: {all: true, side: you}}"}
    flee = trap("Flee", f"{{'on': activated, do: {answer[gone]}}}")
    duel = lay(you={"hand": ["Dark Energy"]}, opp={"monsters": [SKULL], "spells": ["?Flee"]}, made=[flee])
    duel.use("Dark Energy")
    duel.run_until("answer")
    duel.turn_up("Flee")
    assert (duel.prompt, duel.zone("you", "spells"), duel.state.bearers) == ("act", [], {})
    assert duel.zone("you", "graveyard") == ["Dark Energy"]


@pytest.mark.case("Y57")
@pytest.mark.rule("R3-6.9")
def test_an_equip_card_on_a_token_leaves_with_it(lay: Lay) -> None:
    calf = "{token: Calf, level: 1, attribute: dark, race: fiend, atk: 0, def: 0}"
    farm = spell("Farm", f"{{do: {{summon: {calf}}}}}")
    duel = lay(you={"hand": ["Farm"], "spells": ["?Dark Energy", "?Dark Hole"]}, made=[farm])
    duel.use("Farm")
    duel.run_until("act")
    duel.turn_up("Dark Energy")
    duel.run_until("act")
    assert duel.atk("Calf") == 300
    duel.turn_up("Dark Hole")
    duel.run_until("act")
    assert (duel.zone("you", "spells"), duel.state.bearers) == ([], {})
