"""Public cases, section I: shields and shield triggers."""

import pytest

from duelterm.duelmasters.zones import SHIELDS
from tests.duelmasters.scenario import FILLER, Scenario, creature

MANA = ["Fear Fang", "Aqua Vehicle", "Immortal Baron, Vorg", FILLER, "Junkatz, Rabid Doll"] * 3
SURFER, BOLMETEUS, ULTIMO = "Aqua Surfer", "Bolmeteus Steel Dragon", "Missile Soldier Ultimo"


def attacked(shields: list[str], attacker: str = "Fear Fang", opp: dict[str, list[object]] | None = None) -> Scenario:
    """Your creature has hit the first of the opponent's shields."""
    duel = Scenario(you={"battle": [attacker, "Burning Mane"]}, opp={"shields": shields} | (opp or {}))
    duel.attack(attacker)
    duel.run_until("break")
    duel.break_shield(1)
    return duel


@pytest.mark.case("B117")
@pytest.mark.rule("DM-8.1")
def test_a_trigger_that_returned_itself_is_not_free_again() -> None:
    duel = attacked([SURFER, FILLER, FILLER], opp={"mana": list(MANA)})
    duel.use(SURFER)
    assert SURFER in duel.options()
    duel.pick(SURFER)
    assert duel.prompt == "act"
    assert duel.who == "you"
    assert duel.zone("opp", "hand") == [SURFER]
    duel.attack("Burning Mane")
    duel.break_shield(2)
    assert duel.options() == ["take"]  # the hand's Aqua Surfer is not on offer
    duel.take()
    assert duel.zone("opp", "hand") == [SURFER, FILLER]


@pytest.mark.case("B117")
def test_a_trigger_kept_in_hand_costs_its_mana_later() -> None:
    duel = attacked(["Holy Awe", FILLER], opp={"mana": [FILLER] * 5})
    duel.take()
    duel.end()
    assert not duel.offers("play", "Holy Awe")
    duel.act("charge", duel.zone("opp", "hand")[-1])
    assert duel.offers("play", "Holy Awe")
    duel.play("Holy Awe")
    assert len(duel.tapped("opp", "mana")) == 6


@pytest.mark.case("B117")
def test_a_trigger_drawn_or_returned_from_elsewhere_is_no_shield() -> None:
    duel = Scenario(
        you={"hand": ["Brain Serum", "Spiral Gate"], "mana": list(MANA), "deck": [FILLER] * 4 + ["Holy Awe"] * 2},
        opp={"battle": [SURFER]},
    )
    duel.play("Brain Serum")
    duel.yes()
    duel.yes()
    assert duel.prompt == "act"
    duel.play("Spiral Gate")
    assert duel.prompt == "act"
    assert duel.zone("opp", "hand") == [SURFER]


@pytest.mark.case("B118")
@pytest.mark.rule("DM-9.17", "DM-8.16")
def test_bolmeteus_sends_shields_straight_to_the_graveyard() -> None:
    watcher = creature("Watcher", "{when: shield trigger used, by: opp, do: {draw: 1}}")
    duel = Scenario(
        you={"battle": [BOLMETEUS, ULTIMO, "Watcher"]},
        opp={"shields": ["Holy Awe", "Terror Pit", FILLER], "battle": ["Fear Fang"]},
        made=[watcher],
    )
    duel.attack(BOLMETEUS)
    duel.break_shield(1)
    assert duel.prompt == "break"
    duel.break_shield(2)
    assert duel.prompt == "act"
    assert duel.zone("opp", "graveyard") == ["Holy Awe", "Terror Pit"]
    assert duel.zone("opp", "hand") == []
    assert duel.happened("break", "taken", "shield trigger used") == []
    assert not duel.offers("attack", ULTIMO, "Fear Fang")
    duel.attack("Watcher")
    duel.run_until("act")
    assert duel.happened("break") == ["break"]
    assert duel.offers("attack", ULTIMO, "Fear Fang")


@pytest.mark.case("B118")
@pytest.mark.rule("DM-8.16")
def test_turbo_rush_is_for_another_creatures_break_in_this_turn() -> None:
    duel = Scenario(
        you={"battle": [ULTIMO, "Fear Fang"]},
        opp={"battle": ["Burning Mane", "~Aqua Vehicle"], "shields": [FILLER] * 5},
    )
    assert not duel.offers("attack", ULTIMO, "Burning Mane")
    duel.attack("Fear Fang")
    duel.run_until("act")
    assert duel.offers("attack", ULTIMO, "Burning Mane")
    duel.attack(ULTIMO, "Burning Mane")
    assert duel.zone("opp", "battle") == ["Aqua Vehicle"]
    duel.end()
    duel.end()
    own = duel.options()
    assert f"attack {ULTIMO} player" in own
    duel.attack(ULTIMO)
    duel.run_until("act")
    assert duel.power("you", ULTIMO) == 2000


@pytest.mark.case("B118")
def test_bolmeteus_wins_only_against_no_shields() -> None:
    duel = Scenario(you={"battle": [BOLMETEUS, BOLMETEUS]}, opp={"shields": [FILLER]})
    duel.attack(BOLMETEUS)
    assert (duel.prompt, duel.winner) == ("act", None)
    assert duel.zone("opp", "shields") == []
    duel.attack(BOLMETEUS)
    assert duel.winner == "you"


@pytest.mark.case("B120")
@pytest.mark.parametrize("blocked", [True, False])
def test_broken_shields_are_picked_unseen(blocked: bool) -> None:
    giant = "Avalanche Giant"
    duel = Scenario(you={"battle": [giant]}, opp={"battle": ["Seamine"], "shields": ["Holy Awe", "Terror Pit", FILLER]})
    duel.attack(giant)
    duel.pick("Seamine") if blocked else duel.no_block()
    assert (duel.prompt, duel.who) == ("break", "you")
    assert (duel.asked.shown, duel.asked.private) == (False, False)
    for shield in duel.asked.options:
        assert duel.state.sight(shield) == 0
    before = len(duel.state.events)
    duel.break_shield(2)
    for event in duel.state.events[before:]:
        if event.card >= 0 and event.definition.name == "Terror Pit":
            assert event.names in (0, 0b10)  # its owner alone, when it has been taken
    assert (duel.prompt, duel.who, duel.asked.private) == ("shield", "opp", True)


@pytest.mark.case("B120")
@pytest.mark.rule("DM-2.2")
@pytest.mark.parametrize("name", ["Invincible Cataclysm", "Core-Crash Lizard", "Ghastly Drain", "Mana Nexus"])
def test_effects_pick_shields_unseen_too(name: str) -> None:
    duel = Scenario(you={"hand": [name], "mana": [*MANA]}, opp={"shields": ["Holy Awe", "Terror Pit", FILLER, FILLER]})
    duel.play(name)
    if name == "Mana Nexus":
        duel.pick("Aqua Vehicle")
        card = duel.card("you", "shields", "Aqua Vehicle")
        assert duel.state.sight(card) == 0
        return
    assert {card.zone for card in duel.asked.options} == {SHIELDS}
    assert not duel.asked.shown


@pytest.mark.case("B121", "B123")
@pytest.mark.rule("DM-2.2")
def test_sundrop_armor_lays_the_card_face_down() -> None:
    duel = Scenario(you={"hand": ["Sundrop Armor", "Fear Fang", "Aqua Vehicle"], "mana": list(MANA)})
    before = len(duel.state.events)
    duel.play("Sundrop Armor")
    assert (duel.asked.seat, duel.asked.private) == (0, True)
    duel.pick("Fear Fang")
    assert duel.zone("you", "shields")[-1] == "Fear Fang"
    card = duel.card("you", "shields", "Fear Fang")
    assert (card.face_up, duel.state.sight(card), card.place) == (False, 0, 6)
    for event in duel.state.events[before:]:
        if event.definition is not None and event.definition.name == "Fear Fang":
            assert event.names & 0b10 == 0, event


@pytest.mark.case("B121")
def test_no_event_names_a_hidden_card_to_who_may_not_see_it() -> None:
    """Cards on their way from hidden zone to hidden zone are named to nobody but those who saw them."""
    duel = Scenario(
        you={"battle": ["Fear Fang"], "hand": ["Brain Serum", "Mystic Inscription"], "mana": list(MANA)},
        opp={"shields": ["Lok, Vizier of Hunting", FILLER]},
    )
    duel.play("Mystic Inscription")
    duel.play("Brain Serum")
    duel.yes()
    duel.no()
    duel.attack("Fear Fang")
    duel.break_shield(1)
    duel.take()
    moves = [(event.kind, event.names) for event in duel.state.events if event.kind in ("moved", "drawn", "taken")]
    assert ("moved", 0) in moves  # a shield from the deck
    assert ("drawn", 0b01) in moves
    assert ("taken", 0b10) in moves


HAND = ["Scissor Eye"] * 3


@pytest.mark.case("B124")
@pytest.mark.rule("DM-6.3")
@pytest.mark.parametrize("name", ["Horrid Worm", "Dark Titan Maginn"])
@pytest.mark.parametrize("blockers", [[], ["Seamine"], ["~Seamine"]])
def test_the_discard_comes_once_before_block_and_break(name: str, blockers: list[str]) -> None:
    duel = Scenario(you={"battle": [name]}, opp={"battle": blockers, "hand": list(HAND), "shields": ["Fear Fang"] * 2})
    duel.attack(name)
    assert duel.zone("opp", "graveyard") == ["Scissor Eye"]
    if blockers == ["Seamine"]:
        duel.no_block()
    assert duel.prompt == "break"
    assert len(duel.zone("opp", "hand")) == 2
    duel.break_shield(1)
    duel.take()
    assert duel.prompt == "act"
    assert sorted(duel.zone("opp", "hand")) == ["Fear Fang", "Scissor Eye", "Scissor Eye"]


@pytest.mark.case("B124")
def test_the_discard_needs_no_shield_and_works_against_creatures() -> None:
    duel = Scenario(you={"battle": ["Dark Titan Maginn"]}, opp={"battle": ["~Seamine"], "hand": ["Scissor Eye"]})
    duel.attack("Dark Titan Maginn", "Seamine")
    assert "Scissor Eye" in duel.zone("opp", "graveyard")
    empty = Scenario(you={"battle": ["Horrid Worm"]}, opp={"shields": ["Fear Fang"]})
    empty.attack("Horrid Worm")
    assert empty.prompt == "shield"
    empty.take()
    assert empty.zone("opp", "hand") == ["Fear Fang"]


@pytest.mark.case("B124")
def test_the_discard_is_by_chance() -> None:
    seen = set()
    for seed in range(12):
        hand = ["Scissor Eye", "Fear Fang", "Terror Pit"]
        duel = Scenario(you={"battle": ["Horrid Worm"]}, opp={"hand": hand}, seed=seed)
        duel.attack("Horrid Worm")
        seen.update(duel.zone("opp", "graveyard"))
    assert seen == {"Scissor Eye", "Fear Fang", "Terror Pit"}


ALCADEIAS = ["Alcadeias, Lord of Spirits", "Hanusa, Radiance Elemental"]


@pytest.mark.case("B126")
@pytest.mark.parametrize("side", ["you", "opp"])
def test_alcadeias_stops_spells_that_are_not_light_by_anyone(side: str) -> None:
    hand = ["Terror Pit", "Holy Awe", "Fear Fang", "Rise and Shine"]
    zones = {"hand": hand, "mana": [*MANA, *MANA]}
    if side == "you":
        duel = Scenario(you=zones | {"battle": [ALCADEIAS]})
    else:
        duel = Scenario(you=zones, opp={"battle": [ALCADEIAS]})
    assert [name for name in hand if duel.offers("play", name)] == hand[1:]


@pytest.mark.case("B126")
@pytest.mark.rule("DM-8.1", "DM-8.4")
def test_under_alcadeias_a_dark_trigger_goes_to_hand_and_the_second_shield_is_broken() -> None:
    duel = Scenario(
        you={"battle": [ALCADEIAS]},
        opp={"shields": ["Terror Pit", "Holy Awe", "Torcon", FILLER], "battle": [ALCADEIAS]},
    )
    duel.attack(ALCADEIAS[0])
    duel.break_shield(1)
    assert duel.options() == ["take"]
    duel.take()
    assert duel.zone("opp", "hand") == ["Terror Pit"]
    duel.break_shield(2)
    assert duel.options() == ["take", "use Holy Awe"]
    duel.take()
    assert len(duel.zone("opp", "shields")) == 2


@pytest.mark.case("B126")
def test_creatures_with_shield_trigger_are_no_spells() -> None:
    duel = attacked(["Torcon", FILLER], opp={"battle": [ALCADEIAS]})
    assert duel.options() == ["take", "use Torcon"]


MELOPPE = "Meloppe"


@pytest.mark.case("B127")
@pytest.mark.parametrize("owner", ["you", "opp"])
def test_meloppe_swaps_who_picks_the_broken_shield_both_ways(owner: str) -> None:
    """Attacks on her controller: she picks; attacks by her controller: the opponent picks."""
    extra = {"battle": ["Fear Fang", MELOPPE]}
    you, opp = (extra, {"battle": ["Fear Fang"]}) if owner == "you" else ({"battle": ["Fear Fang"]}, extra)
    duel = Scenario(you=you, opp=opp)
    duel.attack("Fear Fang")
    assert (duel.prompt, duel.who) == ("break", "opp")
    duel.run_until("act")
    duel.end()
    duel.attack("Fear Fang")
    assert (duel.prompt, duel.who) == ("break", "you")


@pytest.mark.case("B127")
def test_meloppe_swaps_choices_by_effects_too() -> None:
    mine = Scenario(you={"hand": ["Core-Crash Lizard"], "mana": list(MANA), "battle": [MELOPPE]})
    mine.play("Core-Crash Lizard")
    assert (mine.who, len(mine.asked.options)) == ("opp", 5)
    theirs = Scenario(you={"hand": ["Core-Crash Lizard"], "mana": list(MANA)}, opp={"battle": [MELOPPE]})
    theirs.play("Core-Crash Lizard")
    assert (theirs.who, len(theirs.asked.options)) == ("opp", 5)
    theirs.send([theirs.asked.options[2]])
    assert theirs.places("opp") == [1, 2, 4, 5]


@pytest.mark.case("B127")
@pytest.mark.parametrize("owner", ["you", "opp"])
def test_meloppe_leaves_choices_among_ones_own_shields_alone(owner: str) -> None:
    extra = {"battle": [MELOPPE]}
    name = "Baraga, Blade of Gloom"
    duel = Scenario(
        you={"hand": [name], "mana": list(MANA)} | (extra if owner == "you" else {}),
        opp=extra if owner == "opp" else None,
    )
    duel.play(name)
    assert duel.who == "you"


@pytest.mark.case("B127")
@pytest.mark.parametrize("owner", ["you", "opp"])
def test_meloppe_swaps_the_choice_not_the_may(owner: str) -> None:
    """Wyn's player says whether to look; the other picks the shield; Wyn's player looks."""
    extra = {"battle": ["Wyn, the Oracle", MELOPPE]}
    if owner == "you":
        duel = Scenario(you=extra)
    else:
        duel = Scenario(you={"battle": ["Wyn, the Oracle"]}, opp={"battle": [MELOPPE]})
    duel.attack("Wyn, the Oracle")
    assert (duel.prompt, duel.who) == ("may", "you")
    duel.yes()
    assert (duel.prompt, duel.who) == ("look", "opp")
    assert (duel.asked.lo, duel.asked.hi, duel.asked.shown) == (1, 1, False)
    duel.send([duel.asked.options[1]])
    assert (duel.prompt, duel.who, duel.asked.shown) == ("look", "you", True)


@pytest.mark.case("B127")
def test_two_meloppes_agree() -> None:
    duel = Scenario(you={"battle": ["Fear Fang", MELOPPE]}, opp={"battle": [MELOPPE]})
    duel.attack("Fear Fang")
    assert (duel.prompt, duel.who) == ("break", "opp")


@pytest.mark.case("B127")
def test_meloppe_and_up_to_some_shields() -> None:
    duel = Scenario(you={"hand": ["Recon Operation"], "mana": list(MANA), "battle": [MELOPPE]})
    duel.play("Recon Operation")
    assert (duel.asked.kind, duel.who, duel.asked.lo, duel.asked.hi) == ("number", "you", 0, 3)
    duel.send(2)
    assert (duel.who, duel.asked.lo, duel.asked.hi) == ("opp", 2, 2)
    duel.send(list(duel.asked.options[:2]))
    assert (duel.prompt, duel.who, len(duel.asked.options)) == ("look", "you", 2)
