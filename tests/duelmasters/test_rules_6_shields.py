"""DM-6.6 to DM-6.10 and DM-6.12: the hit of an attack on a player."""

import pytest

from tests.duelmasters.scenario import FILLER, Scenario, creature, spell

BARON, JOE, MANE, HORNET = "Immortal Baron, Vorg", "Explosive Dude Joe", "Burning Mane", "Forest Hornet"
ZAGAAN, DRAGON, FISH, HANUSA = "Zagaan, Knight of Darkness", "Billion-Degree Dragon", "Hunter Fish", "Boltail Dragon"
WALL = spell("Wall", "shield trigger", "{do: {move: {top: 1}, to: shields}}")
BOTH = pytest.mark.parametrize("shield_break", ["one_by_one", "together"])


@pytest.mark.rule("DM-6.6")
@BOTH
def test_one_shield_is_broken_which_the_attacker_chooses_when_it_breaks(shield_break: str) -> None:
    duel = Scenario(
        you={"battle": [HORNET]},
        opp={"shields": [BARON, JOE, MANE], "battle": [FISH]},
        shield_break=shield_break,
    )
    duel.attack(HORNET)
    assert duel.prompt == "block"
    duel.no_block()
    assert (duel.prompt, duel.who, duel.asked.lo, duel.asked.hi) == ("break", "you", 1, 1)
    duel.break_shield(2)
    assert (duel.prompt, duel.who, duel.asked.private) == ("shield", "opp", True)
    duel.take()
    assert duel.zone("opp", "hand") == [JOE]
    assert duel.places("opp") == [1, 3]
    assert duel.prompt == "act"


@pytest.mark.rule("DM-6.6", "DM-6.7")
@BOTH
@pytest.mark.parametrize(("attacker", "count"), [(ZAGAAN, 2), (DRAGON, 3)])
@pytest.mark.parametrize("shields", [1, 2, 3, 5])
def test_a_breaker_breaks_as_many_as_are_left_and_does_not_win_too(
    attacker: str, count: int, shields: int, shield_break: str
) -> None:
    duel = Scenario(you={"battle": [attacker]}, opp={"shields": [FILLER] * shields}, shield_break=shield_break)
    duel.attack(attacker)
    duel.run_until("act")
    assert len(duel.zone("opp", "shields")) == max(0, shields - count)
    assert len(duel.zone("opp", "hand")) == min(shields, count)
    assert duel.winner is None


@pytest.mark.rule("DM-6.8")
def test_an_attack_that_lands_on_a_player_without_shields_wins() -> None:
    duel = Scenario(you={"battle": [BARON]}, opp={"shields": [], "battle": [FISH]})
    duel.attack(BARON)
    assert duel.prompt == "block"
    duel.no_block()
    assert (duel.winner, duel.prompt) == ("you", "over")
    assert duel.state.result is not None
    assert duel.state.result.rule == "DM-6.8"


@pytest.mark.rule("DM-6.8")
def test_it_counts_whether_shields_are_there_when_it_lands() -> None:
    wall = creature("Mason", "blocker", "{when: attacks, of: {side: opp}, do: {move: {top: 1}, to: shields}}")
    duel = Scenario(you={"battle": [BARON]}, opp={"shields": [], "battle": [f"~{wall.name}"]}, made=[wall])
    duel.attack(BARON)
    duel.take()
    assert duel.winner is None
    assert (duel.zone("opp", "shields"), duel.zone("opp", "hand")) == ([], [FILLER])


@pytest.mark.rule("DM-6.9")
@BOTH
def test_a_shield_gained_while_there_is_no_other_is_broken_if_the_attacker_can_break_more(shield_break: str) -> None:
    for attacker, left in ((ZAGAAN, 0), (HORNET, 1)):
        duel = Scenario(
            you={"battle": [attacker]}, opp={"shields": [WALL.name]}, made=[WALL], shield_break=shield_break
        )
        duel.attack(attacker)
        duel.use(WALL.name)
        duel.run_until("act")
        assert len(duel.zone("opp", "shields")) == left
        assert len(duel.zone("opp", "hand")) == 1 - left
        assert duel.winner is None


@pytest.mark.rule("DM-6.9")
def test_if_there_are_others_the_attacker_picks_among_all() -> None:
    duel = Scenario(you={"battle": [ZAGAAN]}, opp={"shields": [WALL.name, BARON, JOE]}, made=[WALL])
    duel.attack(ZAGAAN)
    duel.break_shield(1)
    duel.use(WALL.name)
    assert duel.prompt == "break"
    assert [card.place for card in duel.asked.options] == [2, 3, 4]
    duel.break_shield(4)
    duel.take()
    assert duel.zone("opp", "hand") == [FILLER]
    assert duel.zone("opp", "shields") == [BARON, JOE]


@pytest.mark.rule("DM-6.9")
def test_together_too_a_shield_gained_after_the_last_was_broken_is_broken() -> None:
    duel = Scenario(you={"battle": [DRAGON]}, opp={"shields": [WALL.name, BARON]}, made=[WALL], shield_break="together")
    duel.attack(DRAGON)
    duel.use(WALL.name)
    duel.run_until("act")
    assert sorted(duel.zone("opp", "hand")) == sorted([BARON, FILLER])


@pytest.mark.rule("DM-6.10")
def test_one_by_one_each_shield_is_dealt_with_before_the_next_is_picked() -> None:
    duel = Scenario(
        you={"battle": [ZAGAAN]},
        opp={"shields": ["Faerie Life", BARON, JOE, MANE], "deck": [HORNET] * 9},
        shield_break="one_by_one",
    )
    duel.attack(ZAGAAN)
    assert (duel.asked.lo, duel.asked.hi) == (1, 1)
    duel.break_shield(1)
    assert (duel.prompt, duel.options()) == ("shield", ["take", "use Faerie Life"])
    duel.use("Faerie Life")
    assert duel.zone("opp", "mana") == [HORNET]
    assert duel.prompt == "break"
    duel.break_shield(3)
    assert duel.options() == ["take"]
    duel.take()
    assert duel.zone("opp", "hand") == [JOE]
    assert duel.prompt == "act"


@pytest.mark.rule("DM-6.10")
def test_together_all_go_to_hand_first_then_triggers_are_used_in_any_order() -> None:
    duel = Scenario(
        you={"battle": [DRAGON]},
        opp={"shields": ["Faerie Life", BARON, JOE, "Ghost Touch"], "deck": [HORNET] * 9},
        shield_break="together",
    )
    duel.attack(DRAGON)
    assert (duel.asked.lo, duel.asked.hi) == (3, 3)
    duel.send([card for card in duel.asked.options if card.place != 3])
    assert sorted(duel.zone("opp", "hand")) == sorted(["Faerie Life", BARON, "Ghost Touch"])
    assert duel.options() == ["take", "use Faerie Life", "use Ghost Touch"]
    duel.use("Ghost Touch")
    assert duel.options() == ["take", "use Faerie Life"]
    duel.use("Faerie Life")
    duel.run_until("act")
    assert duel.zone("opp", "mana") == [HORNET]
    assert duel.zone("opp", "shields") == [JOE]
    assert duel.zone("opp", "hand") == [BARON]


@pytest.mark.rule("DM-6.12")
def test_if_the_attacker_leaves_between_two_breaks_the_rest_are_not_broken() -> None:
    duel = Scenario(you={"battle": [ZAGAAN]}, opp={"shields": ["Terror Pit", BARON, JOE]})
    duel.attack(ZAGAAN)
    duel.break_shield(1)
    duel.use("Terror Pit")
    assert duel.prompt == "act"
    assert duel.zone("you", "graveyard") == [ZAGAAN]
    assert duel.zone("opp", "shields") == [BARON, JOE]


@pytest.mark.rule("DM-6.12")
def test_if_the_attacker_leaves_before_the_hit_the_attack_ends() -> None:
    trap = creature("Trap", "{when: attacks, of: {side: opp}, do: {destroy: it}}")
    duel = Scenario(you={"battle": [HORNET]}, opp={"battle": [trap.name, FISH], "shields": []}, made=[trap])
    duel.attack(HORNET)
    assert duel.prompt == "act"
    assert duel.winner is None
    assert duel.zone("you", "graveyard") == [HORNET]


@pytest.mark.rule("DM-6.12")
def test_if_the_attacked_creature_leaves_before_the_hit_the_attack_ends() -> None:
    shy = creature("Shy", "{when: attacked, do: {move: self, to: hand}}")
    duel = Scenario(you={"battle": [HORNET]}, opp={"battle": [f"~{shy.name}", FISH]}, made=[shy])
    duel.attack(HORNET, "Shy")
    assert duel.prompt == "act"
    assert duel.zone("opp", "hand") == ["Shy"]
    assert len(duel.zone("opp", "shields")) == 5
    assert duel.zone("you", "battle") == [HORNET]


@pytest.mark.rule("DM-6.12")
def test_a_blocked_attack_stays_blocked_even_if_the_blocker_leaves() -> None:
    coy = creature("Coy", "blocker", "{when: blocks, do: {move: self, to: hand}}")
    duel = Scenario(you={"battle": [HORNET]}, opp={"battle": [coy.name], "shields": []}, made=[coy])
    duel.attack(HORNET)
    duel.block("Coy")
    assert duel.prompt == "act"
    assert duel.winner is None
    assert duel.zone("opp", "hand") == ["Coy"]
    assert duel.tapped("you", "battle") == [HORNET]


@pytest.mark.rule("DM-6.12")
def test_a_blocked_attack_stays_blocked_without_a_battle() -> None:
    duel = Scenario(you={"battle": [HORNET]}, opp={"battle": ["Chekicul, Vizier of Endurance"], "shields": []})
    duel.attack(HORNET)
    duel.block("Chekicul, Vizier of Endurance")
    assert duel.prompt == "act"
    assert duel.winner is None
    assert duel.zone("opp", "battle") == ["Chekicul, Vizier of Endurance"]
