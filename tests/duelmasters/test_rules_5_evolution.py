"""DM-5: evolution."""

import pytest

from duelterm.duelmasters.traits import races
from tests.duelmasters.scenario import Scenario, creature, spell

BARON, JOE, MANE, FANG, GONTA = (
    "Immortal Baron, Vorg",
    "Explosive Dude Joe",
    "Burning Mane",
    "Fear Fang",
    "Gonta, the Warrior Savage",
)
BARKWHIP, PHOENIX = "Barkwhip, the Smasher", "Soul Phoenix, Avatar of Unity"
BIRD, EARTH, BAILAS = "Kip Chippotto", "Terradragon Gamiratar", "Super Terradragon Bailas Gale"
RECALL = spell("Recall", "{do: {move: {choose: 1}, to: hand}}")
DEPLOY = spell("Deploy", "{do: {move: {zone: hand, choose: 1, kind: creature}, to: battle zone}}")


@pytest.mark.rule("DM-5.1", "DM-8.10")
def test_an_evolution_creature_goes_on_a_creature_of_its_race() -> None:
    duel = Scenario(you={"hand": [BARKWHIP], "mana": [MANE] * 2, "battle": [JOE, MANE, FANG]})
    duel.act("play", BARKWHIP)
    assert (duel.prompt, duel.options()) == ("evolve", [MANE, FANG])
    duel.pick(FANG)
    assert duel.zone("you", "battle") == [JOE, MANE, BARKWHIP]
    assert [card.definition.name for card in duel.card("you", "battle", BARKWHIP).beneath] == [FANG]


@pytest.mark.rule("DM-5.1", "DM-8.10")
def test_without_a_creature_of_your_own_it_cannot_be_played() -> None:
    hand = {"hand": [BARKWHIP], "mana": [MANE] * 2}
    assert not Scenario(you=hand | {"battle": [JOE]}).offers("play")
    assert not Scenario(you=hand, opp={"battle": [MANE]}).offers("play")
    assert not Scenario(you=hand | {"graveyard": [MANE]}).offers("play")
    assert Scenario(you=hand | {"battle": [GONTA]}).offers("play", BARKWHIP)


@pytest.mark.rule("DM-5.1")
@pytest.mark.parametrize(("battle", "stays"), [([JOE], True), ([MANE], False)])
def test_an_effect_cannot_put_it_into_the_battle_zone_without_one_either(battle: list[str], stays: bool) -> None:
    duel = Scenario(you={"hand": [DEPLOY.name, BARKWHIP], "mana": [BARON], "battle": battle}, made=[DEPLOY])
    duel.play(DEPLOY.name)
    assert (duel.prompt, duel.options()) == ("move to battle zone", [] if stays else [BARKWHIP])
    duel.pick(*duel.options())
    assert (BARKWHIP in duel.zone("you", "hand")) == stays
    assert (duel.zone("you", "battle") == [BARKWHIP]) != stays


@pytest.mark.rule("DM-5.1")
def test_it_says_itself_what_it_evolves_from() -> None:
    picky = creature("Picky", "{evolution: [{civ: water, power: '>=2000'}]}")
    hand = {"hand": [picky.name], "mana": [BARON]}
    assert not Scenario(you=hand | {"battle": [JOE, "Aqua Vehicle"]}, made=[picky]).offers("play")
    assert Scenario(you=hand | {"battle": ["Scissor Eye"]}, made=[picky]).offers("play", "Picky")


@pytest.mark.rule("DM-5.2")
def test_the_card_beneath_keeps_its_place_but_only_the_top_card_counts() -> None:
    lord = creature(
        "Lord", "{static: {modify: {side: you, other: true}, power: 1000}}", "blocker", civ="nature", race="Beast Folk"
    )
    counting = spell("Muster", "{do: {draw: {count: {side: you, any: [{race: Human}, {civ: fire}]}}}}")
    duel = Scenario(
        you={
            "battle": [lord.name, MANE, GONTA],
            "hand": [BARKWHIP, BARKWHIP, counting.name],
            "mana": [MANE] * 4 + [BARON],
        },
        made=[lord, counting],
    )
    assert duel.power("you", MANE) == 3000
    for base in (lord.name, GONTA):
        duel.act("play", BARKWHIP)
        duel.pick(base)
        if duel.prompt == "pay":
            duel.pick(MANE, MANE)
    assert duel.zone("you", "battle") == [BARKWHIP, MANE, BARKWHIP]
    assert duel.power("you", MANE) == 2000
    assert duel.power("you", BARKWHIP) == 5000
    assert races(duel.state, duel.state.zones[0][3][2]) == ("Beast Folk",)
    duel.play(counting.name)
    assert duel.zone("you", "hand") == []


@pytest.mark.rule("DM-5.2")
def test_the_cost_is_that_of_the_top_card() -> None:
    duel = Scenario(
        you={"hand": ["Expensive"], "mana": [BARON], "battle": [[BARKWHIP, FANG], FANG]},
        made=[spell("Expensive", "{do: {move: {side: you, cost: '>=3', all: true}, to: hand}}")],
    )
    duel.play("Expensive")
    assert duel.zone("you", "battle") == [BARKWHIP]


@pytest.mark.rule("DM-5.3", "DM-8.10")
@pytest.mark.parametrize(("base", "attacks"), [(f"!{MANE}", True), (f"!~{MANE}", False), (f"~{MANE}", False)])
def test_it_has_no_summoning_sickness_but_stays_tapped(base: str, attacks: bool) -> None:
    duel = Scenario(you={"hand": [BARKWHIP], "mana": [MANE] * 2, "battle": [base]})
    duel.play(BARKWHIP)
    assert duel.zone("you", "battle") == [BARKWHIP]
    assert duel.card("you", "battle", BARKWHIP).tapped != attacks
    assert duel.offers("attack", BARKWHIP) == attacks


@pytest.mark.rule("DM-5.3", "DM-5.6", "DM-8.11")
@pytest.mark.parametrize("bird", [BIRD, f"~{BIRD}"])
@pytest.mark.parametrize("dragon", [EARTH, f"~{EARTH}"])
def test_on_two_it_is_tapped_if_either_was(bird: str, dragon: str) -> None:
    duel = Scenario(you={"hand": [PHOENIX], "mana": [GONTA] * 4, "battle": [bird, dragon]})
    duel.play(PHOENIX)
    assert duel.zone("you", "battle") == [PHOENIX]
    assert duel.card("you", "battle", PHOENIX).tapped == ("~" in bird + dragon)


@pytest.mark.rule("DM-5.4")
def test_evolution_creatures_stack_without_limit() -> None:
    duel = Scenario(you={"hand": [BARKWHIP] * 4, "mana": [MANE] * 8, "battle": [MANE]})
    for _ in range(4):
        duel.play(BARKWHIP)
    assert duel.zone("you", "battle") == [BARKWHIP]
    assert len(duel.card("you", "battle", BARKWHIP).beneath) == 4


@pytest.mark.rule("DM-5.5")
def test_in_the_battle_zone_the_stack_is_one_card() -> None:
    counting = spell("Count", "{do: {draw: {count: {side: you}}}}")
    duel = Scenario(
        you={"hand": [counting.name], "mana": [BARON], "battle": [[BARKWHIP, BARKWHIP, MANE]]}, made=[counting]
    )
    duel.play(counting.name)
    assert len(duel.zone("you", "hand")) == 1


@pytest.mark.rule("DM-5.5")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "mana", "shields"])
def test_the_whole_stack_goes_to_the_same_zone_as_separate_cards(zone: str) -> None:
    away = spell("Away", f"{{do: {{move: {{side: opp, all: true}}, to: {zone}}}}}")
    duel = Scenario(
        you={"hand": [away.name], "mana": [BARON]},
        opp={"battle": [[BARKWHIP, FANG, MANE]], "shields": []},
        made=[away],
    )
    duel.play(away.name)
    assert duel.zone("opp", "battle") == []
    assert sorted(duel.zone("opp", zone)) == sorted([BARKWHIP, FANG, MANE])
    assert all(not card.beneath for card in duel.state.cards)


@pytest.mark.rule("DM-5.5")
def test_put_on_a_deck_their_owner_orders_them() -> None:
    duel = Scenario(
        you={"hand": ["Corile"], "mana": ["Aqua Vehicle"] * 5},
        opp={"battle": [[BARKWHIP, FANG, MANE]], "deck": [BARON] * 3},
    )
    duel.play("Corile")
    assert (duel.prompt, duel.who) == ("deck order", "opp")
    duel.pick(MANE, BARKWHIP, FANG)
    assert duel.zone("opp", "deck")[::-1][:3] == [MANE, BARKWHIP, FANG]


@pytest.mark.rule("DM-5.5")
@pytest.mark.parametrize("mark", ["", "~"])
def test_where_only_the_top_card_leaves_what_is_beneath_stays_as_it_was(mark: str) -> None:
    base = creature("Arriver", "{when: enters, do: {draw: 1}}", race="Beast Folk")
    duel = Scenario(
        you={"hand": ["Pouch Shell"], "mana": [MANE] * 4},
        opp={"battle": [[f"{mark}{BARKWHIP}", base.name]]},
        made=[base],
    )
    duel.card("opp", "battle", BARKWHIP).tapped = bool(mark)
    duel.play("Pouch Shell")
    duel.pick(BARKWHIP)
    assert duel.zone("opp", "battle") == [base.name]
    assert duel.zone("opp", "graveyard") == [BARKWHIP]
    assert duel.card("opp", "battle", base.name).tapped == bool(mark)
    assert duel.zone("opp", "hand") == []
    duel.end()
    assert duel.offers("attack", base.name)


@pytest.mark.rule("DM-5.5")
def test_an_effect_may_take_the_top_card_only_instead() -> None:
    duel = Scenario(
        you={"hand": [RECALL.name], "mana": [BARON], "battle": [[PHOENIX, BIRD, EARTH]]},
        made=[RECALL],
    )
    duel.play(RECALL.name)
    assert duel.zone("you", "hand") == [PHOENIX]
    assert duel.zone("you", "battle") == [BIRD, EARTH]


@pytest.mark.rule("DM-5.5")
def test_what_stays_is_each_creature_with_what_lies_beneath_it() -> None:
    duel = Scenario(
        you={"hand": [RECALL.name], "mana": [BARON], "battle": [[PHOENIX, BAILAS, EARTH, BIRD]]}, made=[RECALL]
    )
    duel.play(RECALL.name)
    assert duel.zone("you", "battle") == [BAILAS, BIRD]
    assert [card.definition.name for card in duel.card("you", "battle", BAILAS).beneath] == [EARTH]


@pytest.mark.rule("DM-5.6", "DM-8.11")
def test_vortex_evolution_needs_two_creatures_of_the_stated_kinds() -> None:
    hand = {"hand": [PHOENIX], "mana": [GONTA] * 4}
    for battle in ([BIRD], [EARTH], [BIRD, BIRD], [EARTH, JOE], ["Bombazar, Dragon of Destiny"]):
        assert not Scenario(you=hand | {"battle": battle}).offers("play")
    duel = Scenario(you=hand | {"battle": [BIRD, EARTH, BIRD, JOE]})
    duel.act("play", PHOENIX)
    assert (duel.prompt, duel.options(), duel.asked.lo, duel.asked.hi) == ("evolve", [BIRD, EARTH, BIRD], 2, 2)
    first, dragon, second = duel.asked.options
    legal = duel.asked.legal
    assert legal is not None
    assert legal([dragon, second])
    assert not legal([first, second])
    duel.send([second, dragon])
    assert duel.zone("you", "battle") == [BIRD, PHOENIX, JOE]
    assert len(duel.card("you", "battle", PHOENIX).beneath) == 2
    assert duel.offers("attack", PHOENIX, "player")


@pytest.mark.rule("DM-5.6")
def test_an_evolution_needs_as_many_cards_as_it_has_marks_from_the_zones_it_names() -> None:
    grave = creature("Grave Riser", "{evolution: [{zone: graveyard, race: Human}, {race: Beast Folk}]}")
    hand = {"hand": [grave.name], "mana": [BARON]}
    assert not Scenario(you=hand | {"battle": [BARON, MANE]}, made=[grave]).offers("play")
    assert not Scenario(you=hand | {"graveyard": [BARON, MANE]}, made=[grave]).offers("play")
    assert not Scenario(you=hand | {"battle": [MANE]}, opp={"graveyard": [BARON]}, made=[grave]).offers("play")
    duel = Scenario(you=hand | {"battle": [JOE, MANE, JOE], "graveyard": ["Terror Pit", BARON]}, made=[grave])
    duel.play(grave.name)
    assert duel.zone("you", "battle") == [JOE, grave.name, JOE]
    assert duel.zone("you", "graveyard") == ["Terror Pit"]
    assert len(duel.card("you", "battle", grave.name).beneath) == 2


@pytest.mark.rule("DM-5.6")
def test_an_evolution_from_the_graveyard_alone_enters_at_the_end_of_the_row() -> None:
    grave = creature("Revenant", "{evolution: [{zone: graveyard, race: Human}]}")
    duel = Scenario(you={"hand": [grave.name], "mana": [BARON], "battle": [JOE], "graveyard": [BARON]}, made=[grave])
    duel.play(grave.name)
    assert duel.zone("you", "battle") == [JOE, grave.name]
    assert duel.zone("you", "graveyard") == []
    assert duel.offers("attack", grave.name, "player")
