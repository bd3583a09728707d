"""Public cases, section E: declaring attacks, taking them back, must and can't attack."""

import pytest

from tests.duelmasters.scenario import FILLER, Scenario, creature, spell

MANA = ["Fear Fang", "Aqua Vehicle", "Immortal Baron, Vorg", FILLER, "Junkatz, Rabid Doll"] * 3
DRAGONFLY = "Three-Eyed Dragonfly"
GRIM_SOUL = "Grim Soul, Shadow of Reversal"
NARIEL = "Nariel, the Oracle"


@pytest.mark.case("B057")
@pytest.mark.rule("DM-6.3")
def test_the_attack_is_committed_before_its_trigger() -> None:
    duel = Scenario(you={"battle": [DRAGONFLY, "Fear Fang"]}, opp={"battle": ["~Forest Hornet"]})
    duel.attack(DRAGONFLY, "Forest Hornet")
    assert duel.prompt == "destroy"
    assert duel.tapped("you", "battle") == [DRAGONFLY]
    assert duel.state.attack is not None
    target = duel.card("opp", "battle", "Forest Hornet")
    assert duel.state.attack.target == (target.uid, target.mark)
    assert duel.options() == ["Fear Fang"]
    duel.pick("Fear Fang")
    assert duel.prompt == "act"  # nothing between: the battle has been fought
    assert duel.zone("opp", "graveyard") == ["Forest Hornet"]
    assert duel.zone("you", "battle") == [DRAGONFLY]
    assert not duel.offers("attack", DRAGONFLY)
    assert duel.power("you", DRAGONFLY) == 6000


@pytest.mark.case("B057")
def test_the_dragonfly_may_decline_and_breaks_two_if_it_does_not() -> None:
    for picked, count in (([], 1), (["Fear Fang"], 2)):
        duel = Scenario(you={"battle": [DRAGONFLY, "Fear Fang"]})
        duel.attack(DRAGONFLY)
        duel.pick(*picked)
        duel.run_until("act")
        assert len(duel.zone("opp", "shields")) == 5 - count
        duel.end()
        assert duel.power("you", DRAGONFLY) == 4000


@pytest.mark.case("B057", "B058", "B060", "B061")
def test_an_attack_is_one_act_with_its_target() -> None:
    """There is no state of "attacking, target open" that could be left again."""
    names = [DRAGONFLY, "Silver Axe", "Gamil, Knight of Hatred", "Plasma Chaser"]
    duel = Scenario(you={"battle": [*names, "Fear Fang"]})
    attacks = [option for option in duel.asked.options if option.verb == "attack"]
    assert len(attacks) == 5
    assert all(act.target is not None for act in attacks)


@pytest.mark.case("B058")
def test_silver_axe_without_a_legal_target_does_nothing() -> None:
    axe = creature("Axe", "{cannot: attack players}", "{when: attacks, do: {may: {move: {top: 1}, to: mana}}}")
    duel = Scenario(you={"battle": ["Axe", "!Silver Axe"]}, opp={"battle": ["Fear Fang"]}, made=[axe])
    assert duel.options() == ["end"]
    assert duel.zone("you", "mana") == []


@pytest.mark.case("B058")
@pytest.mark.parametrize("uses", [True, False])
def test_silver_axe_charges_once_for_each_attack(uses: bool) -> None:
    duel = Scenario(you={"battle": ["Silver Axe"]}, opp={"battle": ["~Aqua Vehicle"]})
    duel.attack("Silver Axe", "Aqua Vehicle")
    assert duel.prompt == "may"
    duel.send(uses)
    assert duel.prompt == "act"
    assert len(duel.zone("you", "mana")) == int(uses)


@pytest.mark.case("B060")
def test_gamil_fetches_once_when_the_attack_is_on_its_way() -> None:
    graveyard = ["Skeleton Soldier, the Defiled", "Fear Fang", "Terror Pit"]
    duel = Scenario(you={"battle": ["Gamil, Knight of Hatred"], "graveyard": graveyard})
    assert duel.zone("you", "hand") == []
    duel.attack("Gamil, Knight of Hatred")
    assert duel.tapped("you", "battle") == ["Gamil, Knight of Hatred"]
    assert (duel.options(), duel.asked.lo) == (["Skeleton Soldier, the Defiled"], 0)
    duel.pick("Skeleton Soldier, the Defiled")
    assert duel.prompt == "break"
    assert duel.zone("you", "hand") == ["Skeleton Soldier, the Defiled"]


@pytest.mark.case("B061")
@pytest.mark.parametrize("draws", [True, False])
def test_plasma_chaser_draws_for_each_opposing_creature(draws: bool) -> None:
    duel = Scenario(
        you={"battle": ["Plasma Chaser", "Fear Fang"]}, opp={"battle": ["~Scissor Eye", "Fear Fang", "Burning Mane"]}
    )
    duel.attack("Plasma Chaser", "Scissor Eye")
    assert duel.prompt == "may"
    duel.send(draws)
    assert len(duel.zone("you", "hand")) == 3 * draws


@pytest.mark.case("B061")
def test_plasma_chaser_counts_when_it_resolves() -> None:
    """An effect of the same attack that removes a creature first lowers the count."""
    hunter = creature("Hunter", "{when: attacks, of: {side: you}, do: {destroy: {choose: 1, side: opp}}}")
    duel = Scenario(
        you={"battle": ["Plasma Chaser", "Hunter"]}, opp={"battle": ["Scissor Eye", "Fear Fang"]}, made=[hunter]
    )
    duel.attack("Plasma Chaser")
    duel.pick("Hunter")
    duel.pick("Fear Fang")
    duel.yes()
    assert len(duel.zone("you", "hand")) == 1


@pytest.mark.case("B063")
@pytest.mark.rule("DM-6.1", "DM-4.7")
def test_only_untapped_and_rested_creatures_attack() -> None:
    duel = Scenario(you={"battle": ["~Fear Fang", "!Burning Mane", "Aqua Vehicle"]}, opp={"battle": ["~Fear Fang"]})
    assert not duel.offers("attack", "Fear Fang")
    assert not duel.offers("attack", "Burning Mane")
    assert duel.offers("attack", "Aqua Vehicle", "player")
    duel.attack("Aqua Vehicle", "Fear Fang")
    assert duel.options() == ["end"]


@pytest.mark.case("B063")
def test_a_vigilant_effect_does_not_let_a_tapped_creature_attack() -> None:
    duel = Scenario(you={"battle": ["~Fear Fang"], "hand": ["Diamond Cutter"], "mana": [FILLER] * 5})
    duel.play("Diamond Cutter")
    assert not duel.offers("attack")


@pytest.mark.case("B064")
@pytest.mark.rule("DM-9.5")
def test_slime_veil_leaves_no_tap_ability_as_a_way_out() -> None:
    duel = Scenario(
        you={"hand": ["Slime Veil"], "mana": ["Junkatz, Rabid Doll"]},
        opp={"battle": [GRIM_SOUL, "Fear Fang"], "graveyard": ["Skeleton Soldier, the Defiled"]},
    )
    duel.play("Slime Veil")
    duel.end()
    assert not duel.offers("tap ability")
    assert not duel.offers("end")
    duel.attack("Fear Fang")
    duel.run_until("act")
    assert not duel.offers("end")
    duel.attack(GRIM_SOUL)
    duel.run_until("act")
    duel.end()
    duel.end()
    assert duel.offers("tap ability", GRIM_SOUL)
    assert duel.offers("end")


@pytest.mark.case("B064")
def test_a_creature_that_cannot_attack_now_may_use_its_tap_ability() -> None:
    shy = creature("Shy", "{cannot: attack players}", "{activate: tap, do: {draw: 1}}")
    duel = Scenario(
        you={"hand": ["Slime Veil"], "mana": ["Junkatz, Rabid Doll"], "battle": ["Fear Fang"]},
        opp={"battle": ["Shy"]},
        made=[shy],
    )
    duel.play("Slime Veil")
    duel.end()
    assert duel.options()[-2:] == ["tap ability Shy", "end"]


@pytest.mark.case("B064")
def test_machai_must_attack_and_not_use_a_given_tap_ability() -> None:
    machai, executo = "Automated Weaponmaster Machai", ["Lava Walker Executo", "Kyrstron, Lair Delver"]
    duel = Scenario(you={"battle": [machai, executo]})
    assert duel.offers("tap ability", "Lava Walker Executo")
    assert not duel.offers("tap ability", machai)
    assert not duel.offers("end")
    sick = Scenario(you={"battle": [f"!{machai}"]})
    assert sick.options() == ["end"]


@pytest.mark.case("B066")
@pytest.mark.rule("DM-8.14")
@pytest.mark.parametrize("side", ["you", "opp"])
def test_nariel_stops_strong_creatures_from_attacks_and_tap_abilities(side: str) -> None:
    battle = [GRIM_SOUL, "Adomis, the Oracle"]
    zones = {"battle": [*battle, NARIEL] if side == "you" else battle}
    duel = Scenario(you=zones, opp={"battle": [NARIEL]} if side == "opp" else None)
    assert not duel.offers("attack", GRIM_SOUL)
    assert not duel.offers("tap ability", GRIM_SOUL)
    assert duel.offers("attack", "Adomis, the Oracle")
    assert duel.offers("tap ability", "Adomis, the Oracle")


@pytest.mark.case("B066")
def test_nariel_goes_by_the_power_of_the_moment() -> None:
    battle = ["Mighty Bandit, Ace of Thieves", "Burning Mane"]
    duel = Scenario(you={"battle": battle}, opp={"battle": [NARIEL]})
    assert duel.offers("attack", "Burning Mane")
    duel.act("tap ability", "Mighty Bandit, Ace of Thieves")
    duel.pick("Burning Mane")
    assert not duel.offers("attack", "Burning Mane")


def diamond_cutter(you: list[str], opp: list[str], **more: list[str]) -> Scenario:
    duel = Scenario(you={"battle": you, "hand": ["Diamond Cutter"], "mana": [*MANA], **more}, opp={"battle": opp})
    duel.play("Diamond Cutter")
    return duel


@pytest.mark.case("B067")
@pytest.mark.rule("DM-8.18")
def test_diamond_cutter_beats_all_that_bars_from_the_player() -> None:
    guard = "Gran Gure, Space Guardian"
    duel = diamond_cutter([GRIM_SOUL, guard, "!Burning Mane", "Aqua Guard"], [NARIEL, "~Fear Fang"])
    for name in (GRIM_SOUL, guard, "Burning Mane", "Aqua Guard"):
        assert duel.offers("attack", name, "player"), name
        assert not duel.offers("attack", name, "Fear Fang"), name
    assert not duel.offers("tap ability", GRIM_SOUL)
    duel.attack(GRIM_SOUL)
    assert duel.prompt == "break"


@pytest.mark.case("B067", "B139")
def test_diamond_cutter_is_for_its_player_and_for_the_turn() -> None:
    duel = diamond_cutter(["!Burning Mane"], ["Aqua Guard", NARIEL])
    duel.end()
    assert not duel.offers("attack", "Aqua Guard")
    duel.end()
    assert duel.offers("attack", "Burning Mane", "player")


@pytest.mark.case("B069")
@pytest.mark.rule("DM-9.13")
def test_diamond_cutter_covers_who_comes_later() -> None:
    duel = diamond_cutter([], [], hand=["Diamond Cutter", "Burning Mane"])
    duel.play("Burning Mane")
    assert duel.offers("attack", "Burning Mane", "player")


@pytest.mark.case("B070")
@pytest.mark.rule("DM-9.13")
def test_a_standing_rule_covers_later_creatures_for_the_turn() -> None:
    runner = creature("Runner", "speed attacker", civ="water")
    duel = Scenario(
        you={"battle": ["Aqua Vehicle"], "hand": ["Marine Scramble", "Runner"], "mana": list(MANA)},
        opp={"battle": ["Seamine"]},
        made=[runner],
    )
    duel.play("Marine Scramble")
    duel.play("Runner")
    for name in ("Runner", "Aqua Vehicle"):
        duel.attack(name)
        assert duel.prompt == "break"
        duel.run_until("act")
    duel.end()
    duel.end()
    duel.attack("Runner")
    assert duel.prompt == "block"


@pytest.mark.case("B070", "B084")
@pytest.mark.rule("DM-9.13")
def test_a_changed_set_of_creatures_leaves_later_ones_out() -> None:
    """Full Defensor gives blocker to each of your creatures: those there are."""
    duel = Scenario(
        you={"battle": ["Fear Fang"], "hand": ["Full Defensor", "Burning Mane"], "mana": list(MANA)},
        opp={"battle": ["Aqua Vehicle"]},
    )
    duel.play("Full Defensor")
    duel.play("Burning Mane")
    duel.end()
    duel.attack("Aqua Vehicle")
    assert (duel.prompt, duel.options()) == ("block", ["Fear Fang"])


@pytest.mark.case("B072")
@pytest.mark.rule("DM-6.3", "DM-6.6", "DM-6.8")
def test_the_shield_is_asked_for_last_and_only_if_there_is_one() -> None:
    duel = Scenario(you={"battle": ["Silver Axe"]}, opp={"battle": ["Seamine"]})
    assert [option for option in duel.options() if "attack" in option] == ["attack Silver Axe player"]
    duel.attack("Silver Axe")
    seen = []
    while duel.prompt != "act":
        seen.append(duel.prompt)
        duel.send([] if duel.prompt == "block" else duel.asked.options[0] if duel.prompt == "shield" else answer(duel))
    assert seen == ["may", "block", "break", "shield"]
    bare = Scenario(you={"battle": ["Fear Fang"]}, opp={"shields": []})
    bare.attack("Fear Fang")
    assert (bare.prompt, bare.winner) == ("over", "you")


def answer(duel: Scenario) -> object:
    """No to a may; the first shield."""
    return False if duel.prompt == "may" else [duel.asked.options[0]]


@pytest.mark.case("B073")
@pytest.mark.rule("DM-8.6")
@pytest.mark.parametrize(("crew", "broken"), [([], 1), (["Promephius Q"], 2), (["Promephius Q", "Rumblesaur Q"], 3)])
def test_a_crew_breaker_attacks_alone_too(crew: list[str], broken: int) -> None:
    duel = Scenario(you={"battle": [["Q-tronic Gargantua", "Promephius Q"], *crew]})
    duel.attack("Q-tronic Gargantua")
    duel.run_until("act")
    assert len(duel.zone("opp", "shields")) == 5 - broken


@pytest.mark.case("B073")
def test_one_more_shield_is_added_to_what_it_breaks() -> None:
    mantis = ["Dyno Mantis, the Mightspinner", "Forest Hornet"]
    duel = Scenario(
        you={"battle": [mantis, FILLER, "Fear Fang", "Hanusa, Radiance Elemental"]}, opp={"shields": [FILLER] * 9}
    )
    left = 9
    for name, breaks in ((FILLER, 2), ("Fear Fang", 1), (mantis[0], 2), ("Hanusa, Radiance Elemental", 3)):
        duel.attack(name)
        duel.run_until("act")
        left -= breaks
        assert len(duel.zone("opp", "shields")) == left, name


@pytest.mark.case("B075")
@pytest.mark.rule("DM-4.7")
@pytest.mark.parametrize("seat", ["you", "opp"])
def test_sickness_is_for_both_players(seat: str) -> None:
    zones = {"hand": ["Burning Mane"], "mana": ["Fear Fang"] * 2, "battle": ["Fear Fang"]}
    duel = Scenario(**{seat: zones}, turn=seat)
    duel.play("Burning Mane")
    assert not duel.offers("attack", "Burning Mane")
    duel.attack("Fear Fang")
    duel.run_until("act")
    assert not duel.offers("attack", "Burning Mane")
    duel.end()
    duel.end()
    assert duel.offers("attack", "Burning Mane")


@pytest.mark.case("B075")
@pytest.mark.rule("DM-4.7", "DM-3.12")
@pytest.mark.parametrize("turn", ["you", "opp"])
def test_put_in_on_the_opponents_turn_it_is_fit_in_its_own_next_turn(turn: str) -> None:
    other = "opp" if turn == "you" else "you"
    duel = Scenario(**{turn: {"battle": ["Fear Fang"]}, other: {"shields": ["Torcon", FILLER, FILLER]}}, turn=turn)
    duel.attack("Fear Fang")
    duel.break_shield(1)
    duel.use("Torcon")
    assert duel.card(other, "battle", "Torcon").fresh
    duel.end()
    assert duel.who == other
    assert duel.offers("attack", "Torcon", "player")


VEIL = "{do: {static: {modify: {side: opp}, must: attack}, lasts: {during: next turn, of: opp}}}"


def must(duel: Scenario) -> bool:
    """Whether the turn player is bound to attack, this turn being one to start."""
    return not duel.offers("end")


@pytest.mark.case("B076")
@pytest.mark.rule("DM-9.13", "DM-9.5")
def test_slime_veil_is_for_the_opponents_next_turn_and_all_who_come() -> None:
    duel = Scenario(
        you={"hand": ["Slime Veil"], "mana": ["Junkatz, Rabid Doll"], "battle": ["Fear Fang"]},
        opp={"battle": ["Burning Mane"], "hand": ["Rikabu, the Dismantler"], "mana": ["Immortal Baron, Vorg"] * 3},
    )
    duel.play("Slime Veil")
    assert not must(duel)
    duel.end()
    duel.play("Rikabu, the Dismantler")
    duel.attack("Burning Mane")
    duel.run_until("act")
    assert must(duel)
    duel.attack("Rikabu, the Dismantler")
    duel.run_until("act")
    duel.end()
    assert not must(duel)
    duel.end()
    assert not must(duel)


@pytest.mark.case("B076")
def test_cast_in_the_opponents_turn_it_waits_for_the_turn_after() -> None:
    veil = spell("Veil", "shield trigger", VEIL, civ="darkness")
    duel = Scenario(
        you={"shields": ["Veil", FILLER, FILLER, FILLER], "battle": ["Aqua Vehicle"]},
        opp={"battle": ["Fear Fang", "Burning Mane"]},
        turn="opp",
        made=[veil],
    )
    duel.attack("Fear Fang")
    duel.break_shield(1)
    duel.use("Veil")
    assert not must(duel)
    duel.end()
    assert not must(duel)
    duel.end()
    assert (duel.who, must(duel)) == ("opp", True)
    for name in ("Fear Fang", "Burning Mane"):
        duel.attack(name)
        duel.run_until("act")
    duel.end()
    duel.end()
    assert (duel.who, must(duel)) == ("opp", False)
