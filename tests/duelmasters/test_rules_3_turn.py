"""DM-3.1 to DM-3.5 and DM-3.9 to DM-3.12: the turn."""

import pytest

from duelterm.duelmasters.state import ATTACK, CHARGE, MAIN
from tests.duelmasters.scenario import FILLER, Scenario, creature, spell

BARON, JOE, GHOUL = "Immortal Baron, Vorg", "Explosive Dude Joe", "Writhing Bone Ghoul"
STARTER = creature("Starter", "{when: turn starts, do: {may: {draw: 1}}}")


@pytest.mark.rule("DM-3.1")
def test_the_steps_come_in_order() -> None:
    duel = Scenario(
        turn="opp",
        you={"battle": [STARTER.name, f"~{BARON}"], "hand": [BARON, JOE], "mana": [f"~{BARON}"] * 5},
        made=[STARTER],
    )
    duel.end()
    assert duel.prompt == "may"
    assert duel.tapped("you", "battle") == duel.tapped("you", "mana") == []
    assert len(duel.zone("you", "hand")) == 2
    duel.no()
    assert len(duel.zone("you", "hand")) == 3
    assert duel.state.step == CHARGE
    assert duel.offers("charge")
    duel.act("charge", FILLER)
    assert duel.state.step == MAIN
    duel.play(BARON)
    assert not duel.offers("charge")
    duel.play(JOE)
    duel.attack("Starter")
    duel.break_shield()
    duel.take()
    assert duel.state.step == ATTACK
    order = ["turn begins", "untaps", "drawn", "charged", "summoned", "attacks"]
    mine = [event.kind for event in duel.state.events if event.kind in order and event.seat == 0]
    assert list(dict.fromkeys(mine)) == order
    duel.end()
    assert (duel.prompt, duel.who) == ("act", "opp")


@pytest.mark.rule("DM-3.1", "DM-3.6")
def test_who_has_played_a_card_charges_no_more() -> None:
    duel = Scenario(you={"hand": [BARON, JOE], "mana": [BARON] * 5})
    duel.play(BARON)
    assert not duel.offers("charge")
    duel.end()
    duel.end()
    assert duel.offers("charge")


@pytest.mark.rule("DM-3.2")
def test_all_tapped_cards_of_the_turn_player_untap_and_no_others() -> None:
    zones = {"battle": [f"~{BARON}", f"~{JOE}"], "mana": [f"~{BARON}", f"~{JOE}"]}
    duel = Scenario(turn="opp", you=zones, opp=zones)
    duel.end()
    assert duel.who == "you"
    assert duel.tapped("you", "battle") == duel.tapped("you", "mana") == []
    assert duel.tapped("opp", "battle") == duel.tapped("opp", "mana") == [BARON, JOE]


@pytest.mark.rule("DM-3.2")
def test_an_effect_may_keep_cards_from_untapping() -> None:
    duel = Scenario(turn="opp", you={"battle": ["~Terradragon Cusdalf"], "mana": [f"~{BARON}"]})
    duel.end()
    assert duel.tapped("you", "battle") == []
    assert duel.tapped("you", "mana") == [BARON]


@pytest.mark.rule("DM-3.3")
def test_all_untap_at_once_but_for_a_creature_kept_for_its_silent_skill() -> None:
    duel = Scenario(turn="opp", you={"battle": [f"~{BARON}", "~Milporo", f"~{JOE}"], "mana": [f"~{BARON}"]})
    duel.end()
    assert duel.prompt == "silent skill"
    assert len(duel.tapped("you", "battle")) == 3
    duel.yes()
    assert duel.tapped("you", "battle") == ["Milporo"]
    assert duel.tapped("you", "mana") == []
    assert duel.happened("untaps") == ["untaps"]


@pytest.mark.rule("DM-3.4")
def test_who_goes_first_skips_the_draw_of_their_first_turn_only() -> None:
    duel = Scenario.opening([FILLER] * 40, [FILLER] * 40, agreed=1)
    sizes = []
    for _ in range(4):
        sizes.append((duel.who, len(duel.zone(duel.who, "hand"))))
        duel.end()
    assert sizes == [("opp", 5), ("you", 6), ("opp", 6), ("you", 7)]


@pytest.mark.rule("DM-3.5")
def test_drawing_the_last_card_loses_at_once() -> None:
    duel = Scenario(you={}, opp={"deck": [FILLER]})
    duel.end()
    assert duel.winner == "you"
    assert duel.zone("opp", "hand") == [FILLER]


@pytest.mark.rule("DM-3.5")
def test_one_card_left_after_the_draw_is_no_loss() -> None:
    duel = Scenario(you={}, opp={"deck": [FILLER] * 2})
    duel.end()
    assert (duel.winner, duel.who) == (None, "opp")


@pytest.mark.rule("DM-3.5")
def test_an_emptied_deck_loses_in_the_middle_of_an_effect() -> None:
    milling = spell("Mill and Draw", "{do: [{move: {top: 2}, to: mana}, {destroy: {choose: 1, side: opp}}]}")
    duel = Scenario(
        you={"deck": [FILLER] * 2, "hand": [milling.name], "mana": [BARON]}, opp={"battle": [JOE]}, made=[milling]
    )
    duel.play(milling.name)
    assert duel.winner == "opp"
    assert duel.zone("opp", "battle") == [JOE]
    assert duel.state.result is not None
    assert duel.state.result.rule == "DM-3.5"


@pytest.mark.rule("DM-3.5")
def test_a_deck_emptied_into_the_battle_zone_loses_at_once_too() -> None:
    dig = spell("Dig", "{do: [{move: {top: 2}, to: battle zone}, {destroy: {all: true, side: opp}}]}")
    duel = Scenario(you={"deck": [BARON] * 2, "hand": [dig.name], "mana": [BARON]}, opp={"battle": [JOE]}, made=[dig])
    duel.play(dig.name)
    assert duel.winner == "opp"
    assert duel.zone("opp", "battle") == [JOE]


@pytest.mark.rule("DM-3.5")
def test_both_decks_emptied_by_one_event_draw_the_duel() -> None:
    milling = spell("Flood", "{do: {move: {zone: deck, side: any, all: true}, to: graveyard}}")
    duel = Scenario(you={"hand": [milling.name], "mana": [BARON]}, made=[milling])
    duel.play(milling.name)
    assert duel.winner == "draw"


@pytest.mark.rule("DM-3.9")
def test_from_the_first_attack_on_no_charging_and_no_playing() -> None:
    duel = Scenario(you={"battle": [BARON, JOE], "hand": [BARON], "mana": [BARON] * 5})
    assert duel.offers("charge", BARON)
    assert duel.offers("play", BARON)
    duel.attack(BARON)
    duel.break_shield()
    duel.take()
    assert duel.options() == ["attack Explosive Dude Joe player", "end"]
    duel.end()
    duel.end()
    assert duel.offers("charge", BARON)
    assert duel.offers("play", BARON)


@pytest.mark.rule("DM-3.9")
def test_a_tap_ability_begins_the_attack_step_too() -> None:
    duel = Scenario(
        you={"battle": ["Aeropica", BARON], "hand": [BARON], "mana": [BARON] * 5},
        opp={"battle": [JOE]},
    )
    duel.act("tap ability", "Aeropica")
    duel.pick(JOE)
    assert duel.zone("opp", "hand") == [JOE]
    assert duel.options() == ["attack Immortal Baron, Vorg player", "end"]


@pytest.mark.rule("DM-3.9")
def test_effects_and_shield_triggers_still_play_and_charge_cards() -> None:
    charger = creature("Charging Attacker", "{when: attacks, do: {move: {zone: hand, choose: 1}, to: mana}}")
    duel = Scenario(
        you={"battle": [charger.name, JOE], "hand": [GHOUL]},
        opp={"shields": ["Holy Awe"]},
        made=[charger],
    )
    duel.attack(charger.name)
    assert duel.zone("you", "mana") == [GHOUL]
    duel.use("Holy Awe")
    assert duel.tapped("you", "battle") == [charger.name, JOE]


@pytest.mark.rule("DM-3.10")
def test_the_turn_ends_only_when_its_player_says_so() -> None:
    duel = Scenario(you={"hand": [FILLER] * 12})
    duel.act("charge", FILLER)
    assert (duel.who, duel.options()) == ("you", ["end"])
    duel.end()
    assert (duel.prompt, duel.who) == ("act", "opp")
    assert len(duel.zone("you", "hand")) == 11
    duel.end()
    assert (duel.prompt, duel.who) == ("act", "you")
    assert len(duel.zone("you", "hand")) == 12


@pytest.mark.rule("DM-3.10")
def test_end_of_turn_effects_resolve_before_effects_until_the_end_of_turn_stop() -> None:
    ender = creature("Ender", "{when: turn ends, if: {match: self, power: '>=8000'}, do: {draw: 2}}")
    boost = spell("Boost", "{do: {modify: {side: you, all: true}, power: 5000}}")
    duel = Scenario(you={"battle": [ender.name], "hand": [boost.name], "mana": [BARON]}, made=[ender, boost])
    duel.play(boost.name)
    assert duel.power("you", "Ender") == 8000
    duel.end()
    assert len(duel.zone("you", "hand")) == 2
    assert duel.power("you", "Ender") == 3000


@pytest.mark.rule("DM-3.11")
def test_what_starts_a_turn_resolves_after_untapping_and_before_the_draw() -> None:
    theirs = creature("Watcher", "{when: turn starts, of: opp, do: {may: {draw: 1}}}")
    duel = Scenario(
        turn="opp",
        you={"battle": ["~Starter", "~Milporo"], "mana": [f"~{BARON}"]},
        opp={"battle": [theirs.name]},
        made=[STARTER, theirs],
    )
    duel.end()
    duel.yes()
    assert duel.tapped("you", "mana") == []
    assert (duel.prompt, sorted(duel.options())) == ("trigger order", ["Milporo", "Starter"])
    duel.pick("Milporo")
    assert len(duel.zone("you", "hand")) == 1
    assert (duel.prompt, duel.who) == ("may", "you")
    duel.no()
    assert (duel.prompt, duel.who) == ("may", "opp")
    assert len(duel.zone("you", "hand")) == 1
    duel.yes()
    assert (duel.prompt, duel.who) == ("act", "you")
    assert len(duel.zone("you", "hand")) == 2
    assert len(duel.zone("opp", "hand")) == 1


@pytest.mark.rule("DM-3.12")
def test_an_extra_turn_follows_directly() -> None:
    extra = spell("Once More", "{do: {extra_turn: you}}")
    duel = Scenario(you={"hand": [extra.name], "mana": [BARON] * 2}, made=[extra])
    duel.play(extra.name)
    duel.end()
    assert (duel.prompt, duel.who) == ("act", "you")
    assert duel.tapped("you", "mana") == []
    assert len(duel.zone("you", "hand")) == 1
    duel.end()
    assert duel.who == "opp"
    duel.end()
    assert duel.who == "you"
