"""DM-6.1 to DM-6.5, DM-6.11 and DM-6.13: who attacks what, and blocking."""

from typing import Any

import pytest

from duelterm.duelmasters.definition import CardDefinition
from tests.duelmasters.scenario import FILLER, Scenario, creature

BARON, JOE, MANE, HORNET = "Immortal Baron, Vorg", "Explosive Dude Joe", "Burning Mane", "Forest Hornet"
FISH = "Hunter Fish"
GUARD = creature("Watchman", "guard", power=5000)


@pytest.mark.rule("DM-6.1", "DM-6.11")
def test_any_number_of_untapped_creatures_attack_one_at_a_time_in_any_order_for_no_mana() -> None:
    duel = Scenario(you={"battle": [BARON, JOE, MANE, f"~{HORNET}"], "mana": [BARON]})
    assert not duel.offers("attack", HORNET)
    for name in (MANE, BARON):
        duel.attack(name)
        duel.break_shield(duel.places("opp")[0])
        duel.take()
        assert not duel.offers("attack", name)
    assert duel.tapped("you", "battle") == [BARON, MANE, HORNET]
    assert duel.tapped("you", "mana") == []
    assert duel.offers("attack", JOE, "player")
    duel.end()
    assert duel.who == "opp"


@pytest.mark.rule("DM-6.11")
def test_players_may_attack_with_none() -> None:
    duel = Scenario(you={"battle": [BARON, JOE]})
    duel.end()
    assert (duel.who, len(duel.zone("opp", "shields"))) == ("opp", 5)


@pytest.mark.rule("DM-6.2")
def test_the_target_is_the_opponent_or_a_tapped_creature_of_the_opponent() -> None:
    duel = Scenario(you={"battle": [BARON, f"~{JOE}"]}, opp={"battle": [MANE, f"~{HORNET}"]})
    assert duel.options() == [f"attack {BARON} player", f"attack {BARON} {HORNET}", "end"]


@pytest.mark.rule("DM-6.2")
def test_an_effect_may_allow_or_forbid_targets() -> None:
    duel = Scenario(you={"battle": ["Gatling Skyterror", "Emerald Grass"]}, opp={"battle": [MANE, f"~{HORNET}"]})
    assert duel.options() == [
        "attack Gatling Skyterror player",
        f"attack Gatling Skyterror {MANE}",
        f"attack Gatling Skyterror {HORNET}",
        f"attack Emerald Grass {HORNET}",
        "end",
    ]
    exposed = creature("Exposed", "{can: be attacked untapped}")
    assert Scenario(you={"battle": [BARON]}, opp={"battle": ["Exposed"]}, made=[exposed]).offers(
        "attack", BARON, "Exposed"
    )


def asking(name: str, *events: str, **facts: Any) -> CardDefinition:
    """A creature that asks at each of these moments."""
    return creature(name, "blocker", *(f"{{{event}, do: {{may: {{draw: 1}}}}}}" for event in events), **facts)


@pytest.mark.rule("DM-6.3")
def test_the_order_of_an_unblocked_attack() -> None:
    striker = asking("Striker", "when: attacks", "when: unblocked, against: player")
    sentry = asking("Sentry", "when: attacks, of: {side: opp}")
    duel = Scenario(
        you={"battle": [striker.name]},
        opp={"battle": [sentry.name, FISH]},
        made=[striker, sentry],
    )
    duel.attack("Striker")
    assert (duel.prompt, duel.who, duel.tapped("you", "battle")) == ("may", "you", ["Striker"])
    duel.no()
    assert (duel.prompt, duel.who) == ("may", "opp")
    duel.no()
    assert (duel.prompt, duel.who) == ("block", "opp")
    duel.no_block()
    assert (duel.prompt, duel.who) == ("may", "you")
    duel.no()
    assert (duel.prompt, duel.who) == ("break", "you")


@pytest.mark.rule("DM-6.3")
def test_what_triggers_on_a_block_resolves_before_the_battle() -> None:
    striker = asking("Striker", "when: becomes blocked")
    sentry = asking("Sentry", "when: blocks", power=1000)
    duel = Scenario(
        you={"battle": ["Striker"]},
        opp={"battle": ["Sentry"]},
        made=[striker, sentry],
    )
    duel.attack("Striker")
    duel.block("Sentry")
    assert (duel.prompt, duel.who) == ("may", "you")
    duel.no()
    assert (duel.prompt, duel.who) == ("may", "opp")
    assert duel.zone("opp", "battle") == ["Sentry"]
    duel.no()
    assert duel.zone("opp", "graveyard") == ["Sentry"]


@pytest.mark.rule("DM-6.4", "DM-8.3")
def test_only_untapped_blockers_of_the_defender_block_summoning_sick_or_not() -> None:
    duel = Scenario(
        you={"battle": [HORNET, FISH]},
        opp={"battle": [BARON, f"!{FISH}", "~Emerald Grass", "Emerald Grass"]},
    )
    duel.attack(HORNET)
    assert (duel.prompt, duel.who) == ("block", "opp")
    assert duel.options() == [FISH, "Emerald Grass"]
    assert not duel.asked.private


@pytest.mark.rule("DM-6.4", "DM-8.3")
def test_a_block_is_optional_taps_the_blocker_and_redirects_the_attack() -> None:
    zones = {"battle": [FISH, f"~{BARON}"]}
    duel = Scenario(you={"battle": [HORNET]}, opp=zones)
    duel.attack(HORNET, BARON)
    duel.block(FISH)
    assert duel.zone("opp", "graveyard") == [FISH]
    assert duel.zone("opp", "battle") == [BARON]
    unblocked = Scenario(you={"battle": [HORNET]}, opp=zones)
    unblocked.attack(HORNET, BARON)
    unblocked.no_block()
    assert unblocked.zone("opp", "graveyard") == [BARON]
    assert unblocked.tapped("opp", "battle") == []
    surviving = Scenario(you={"battle": [BARON]}, opp={"battle": [FISH], "shields": []})
    surviving.attack(BARON)
    surviving.block(FISH)
    assert surviving.tapped("opp", "battle") == [FISH]
    assert surviving.zone("you", "graveyard") == [BARON]
    assert surviving.winner is None


@pytest.mark.rule("DM-6.4")
def test_a_creature_without_blocker_never_blocks() -> None:
    duel = Scenario(you={"battle": [HORNET]}, opp={"battle": [BARON, MANE]})
    duel.attack(HORNET)
    assert duel.prompt == "break"


@pytest.mark.rule("DM-8.3")
def test_effects_may_stop_a_blocker_from_blocking() -> None:
    hook = creature("Hook", "{static: {modify: {side: opp}, cannot: block}}")
    duel = Scenario(you={"battle": [HORNET, hook.name]}, opp={"battle": [FISH]}, made=[hook])
    duel.attack(HORNET)
    assert duel.prompt == "break"
    sneaky = Scenario(you={"battle": ["Purple Piercer"]}, opp={"battle": ["Emerald Grass", FISH]})
    sneaky.attack("Purple Piercer")
    assert sneaky.options() == [FISH]


@pytest.mark.rule("DM-6.5")
def test_a_guard_blocks_attacks_on_other_creatures_only() -> None:
    opp = {"battle": [GUARD.name, f"~{BARON}"]}
    duel = Scenario(you={"battle": [HORNET]}, opp=opp, made=[GUARD])
    duel.attack(HORNET, BARON)
    duel.block(GUARD.name)
    assert duel.zone("you", "graveyard") == [HORNET]
    assert duel.tapped("opp", "battle") == [GUARD.name, BARON]
    on_player = Scenario(you={"battle": [HORNET]}, opp=opp, made=[GUARD])
    on_player.attack(HORNET)
    assert on_player.prompt == "break"
    declined = Scenario(you={"battle": [HORNET]}, opp=opp, made=[GUARD])
    declined.attack(HORNET, BARON)
    declined.no_block()
    assert declined.zone("opp", "graveyard") == [BARON]


@pytest.mark.rule("DM-6.5")
def test_a_guard_cannot_guard_itself() -> None:
    duel = Scenario(you={"battle": ["Gatling Skyterror"]}, opp={"battle": [GUARD.name]}, made=[GUARD])
    duel.attack("Gatling Skyterror", GUARD.name)
    assert duel.zone("opp", "graveyard") == [GUARD.name]


@pytest.mark.rule("DM-6.13")
def test_at_most_one_creature_blocks() -> None:
    duel = Scenario(you={"battle": [HORNET]}, opp={"battle": [FISH, FISH]})
    duel.attack(HORNET)
    assert (duel.asked.lo, duel.asked.hi) == (0, 1)
    duel.send([duel.asked.options[1]])
    assert duel.prompt == "act"
    assert (len(duel.zone("opp", "battle")), len(duel.zone("opp", "shields"))) == (1, 5)


@pytest.mark.rule("DM-6.13")
def test_an_attacked_creature_cannot_block_for_itself() -> None:
    duel = Scenario(you={"battle": ["Gatling Skyterror"]}, opp={"battle": [FISH, "Emerald Grass"]})
    duel.attack("Gatling Skyterror", FISH)
    assert duel.options() == ["Emerald Grass"]


@pytest.mark.rule("DM-6.2", "DM-6.4")
def test_an_attack_on_shields_is_an_attack_on_the_player() -> None:
    duel = Scenario(you={"battle": [HORNET]}, opp={"shields": [FILLER]})
    duel.attack(HORNET)
    assert duel.state.attack is not None
    assert duel.state.attack.target == 1
    assert duel.zone("opp", "shields") == []
