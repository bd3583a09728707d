"""Public cases, section H: evolution piles."""

import pytest

from duelterm.core.operations import relocate
from duelterm.duelmasters.state import ATTACK
from tests.duelmasters.scenario import FILLER, Scenario

MANA = ["Fear Fang", "Aqua Vehicle", "Immortal Baron, Vorg", FILLER, "Junkatz, Rabid Doll"] * 3
KYRSTRON, KACHUA = "Kyrstron, Lair Delver", "Kachua, Keeper of the Icegate"
JABAHA, BOLSHACK, MELGARS = "Überdragon Jabaha", "Bolshack Dragon", "Magmadragon Melgars"


@pytest.mark.case("B108")
@pytest.mark.rule("DM-5.1")
@pytest.mark.parametrize(
    ("dragon", "base", "enters"), [(JABAHA, None, False), (JABAHA, BOLSHACK, True), (MELGARS, None, True)]
)
def test_kyrstron_needs_a_base_for_an_evolution_dragon(dragon: str, base: str | None, enters: bool) -> None:
    """A base of the opponent's doesn't serve."""
    duel = Scenario(
        you={"hand": ["Terror Pit"], "mana": list(MANA), "battle": [BOLSHACK]},
        opp={"battle": [KYRSTRON, *([base] if base else [])], "hand": [dragon, "Fear Fang", "Terror Pit"]},
    )
    duel.play("Terror Pit")
    if duel.prompt == "destroy":
        duel.pick(KYRSTRON)
    assert (duel.who, duel.asked.lo) == ("opp", 0)
    assert "Fear Fang" not in duel.options()
    if enters:
        duel.pick(dragon)
        assert dragon in duel.zone("opp", "battle")
        assert base not in duel.zone("opp", "battle")
    else:
        assert dragon not in duel.options()
        duel.pick()
        assert dragon in duel.zone("opp", "hand")
    assert duel.prompt == "act"


@pytest.mark.case("B108", "B109")
@pytest.mark.rule("DM-5.1", "DM-9.18")
def test_an_evolution_without_a_base_is_not_offered_by_a_search_either() -> None:
    duel = Scenario(you={"battle": [KACHUA], "deck": [JABAHA, MELGARS, "Fear Fang", FILLER]})
    duel.act("tap ability", KACHUA)
    assert duel.options() == [MELGARS]
    only = Scenario(you={"battle": [KACHUA], "deck": [JABAHA, FILLER]})
    only.act("tap ability", KACHUA)
    assert (only.prompt, only.options()) == ("search", [])
    only.send([])
    assert only.prompt == "act"


def kachua(picked: str, battle: list[object]) -> Scenario:
    deck = [JABAHA, MELGARS, "Fear Fang", "Kyrstron, Lair Delver", *[FILLER] * 12]
    duel = Scenario(you={"battle": [KACHUA, *battle], "deck": deck})
    duel.act("tap ability", KACHUA)
    assert "Kyrstron, Lair Delver" not in duel.options()
    duel.pick(picked)
    return duel


@pytest.mark.case("B109")
@pytest.mark.parametrize(("picked", "battle"), [(MELGARS, []), (JABAHA, [f"!{BOLSHACK}"])])
def test_kachuas_dragon_attacks_at_once_and_dies_at_the_end(picked: str, battle: list[object]) -> None:
    duel = kachua(picked, battle)
    assert "shuffled" in duel.happened()
    assert len(duel.zone("you", "deck")) == 15
    assert duel.offers("attack", picked, "player")
    duel.attack(picked)
    duel.run_until("act")
    duel.end()
    assert duel.zone("you", "battle") == [KACHUA]
    assert picked in duel.zone("you", "graveyard")
    if battle:
        assert BOLSHACK in duel.zone("you", "graveyard")


@pytest.mark.case("B109")
def test_kachuas_dragon_that_left_and_came_back_is_another_creature() -> None:
    duel = kachua(MELGARS, [])
    card = duel.card("you", "battle", MELGARS)
    relocate(duel.state, card, 0, 1)
    relocate(duel.state, card, 0, 3)
    duel.end()
    assert MELGARS in duel.zone("you", "battle")


@pytest.mark.case("B109")
def test_kachua_may_find_nothing_and_other_dragons_stay() -> None:
    duel = Scenario(you={"battle": [KACHUA, MELGARS], "deck": [BOLSHACK, *[FILLER] * 9]})
    duel.act("tap ability", KACHUA)
    assert duel.asked.lo == 0
    duel.pick()
    assert "shuffled" in duel.happened()
    duel.end()
    assert duel.zone("you", "battle") == [KACHUA, MELGARS]


@pytest.mark.case("B111")
@pytest.mark.rule("DM-5.5")
@pytest.mark.parametrize("tapped", [True, False])
def test_pouch_shell_leaves_the_base_as_it_was(tapped: bool) -> None:
    pile = ["Fighter Dual Fang", "Barkwhip, the Smasher", "Burning Mane"]
    duel = Scenario(you={"hand": ["Pouch Shell"], "mana": list(MANA)}, opp={"battle": [pile, "Fear Fang"]})
    duel.card("opp", "battle", pile[0]).tapped = tapped
    duel.play("Pouch Shell")
    assert (duel.options(), duel.asked.lo) == ([pile[0]], 0)
    duel.pick(pile[0])
    assert duel.zone("opp", "graveyard") == [pile[0]]
    assert duel.zone("opp", "battle") == [pile[1], "Fear Fang"]
    below = duel.card("opp", "battle", pile[1])
    assert below.tapped is tapped
    assert [card.definition.name for card in below.beneath] == ["Burning Mane"]
    assert duel.happened("enters", "summoned") == ["summoned"]


@pytest.mark.case("B111")
def test_pouch_shell_takes_opposing_evolutions_only_and_may_be_declined() -> None:
    pile = ["Fighter Dual Fang", "Burning Mane"]
    none = Scenario(you={"hand": ["Pouch Shell"], "mana": list(MANA), "battle": [pile]}, opp={"battle": ["Fear Fang"]})
    none.play("Pouch Shell")
    assert none.prompt == "act"
    duel = Scenario(you={"hand": ["Pouch Shell"], "mana": list(MANA)}, opp={"battle": [pile]})
    duel.play("Pouch Shell")
    duel.pick()
    assert duel.zone("opp", "battle") == [pile[0]]


@pytest.mark.case("B112")
@pytest.mark.rule("DM-3.6", "DM-5.1")
def test_evolving_takes_nothing_but_its_cost() -> None:
    """Without a base it isn't offered and the charge is still there; with one nothing changes before it is paid."""
    name = "Fighter Dual Fang"
    none = Scenario(you={"hand": [name, "Fear Fang"], "mana": ["Fear Fang"] * 6, "battle": ["Forest Hornet"]})
    assert not none.offers("play", name)
    assert none.offers("charge", name)
    duel = Scenario(
        you={"hand": [name, "Fear Fang"], "mana": ["Fear Fang"] * 7, "battle": ["Burning Mane", "Fear Fang"]}
    )
    before = duel.state.digest()
    duel.act("play", name)
    assert duel.prompt == "evolve"
    assert duel.state.digest() == before
    duel.pick("Fear Fang")
    assert duel.prompt == "pay"
    assert duel.state.digest() == before
    duel.send(list(duel.asked.proposal or ()))
    assert sum(card.tapped for card in duel.state.zones[0][2]) == 6
    assert not duel.offers("charge")


@pytest.mark.case("B114")
@pytest.mark.rule("DM-5.2", "DM-5.5")
@pytest.mark.parametrize("spell_card", ["Spiral Gate", "Terror Pit", "Natural Snare", "Solar Ray"])
def test_only_the_top_card_can_be_chosen(spell_card: str) -> None:
    pile = ["Fighter Dual Fang", "Barkwhip, the Smasher", "Burning Mane"]
    duel = Scenario(you={"hand": [spell_card], "mana": list(MANA)}, opp={"battle": [pile, "Seamine"]})
    duel.play(spell_card)
    assert duel.options() == [pile[0], "Seamine"]


@pytest.mark.case("B114")
@pytest.mark.rule("DM-5.2")
def test_cards_beneath_neither_attack_block_count_nor_serve_as_a_base() -> None:
    covered = ["Larba Geer, the Immaculate", "Gran Gure, Space Guardian"]
    duel = Scenario(
        you={"battle": ["Fear Fang", ["Zero Nemesis, Shadow of Panic", "Dark Raven, Shadow of Grief"]]},
        opp={"battle": [covered], "hand": ["Fear Fang"] * 3},
    )
    assert not duel.offers("attack", "Dark Raven, Shadow of Grief")
    duel.attack("Fear Fang")
    assert duel.prompt == "break"
    plasma = Scenario(you={"battle": ["Plasma Chaser"]}, opp={"battle": [covered, "Fear Fang"]})
    plasma.attack("Plasma Chaser")
    plasma.yes()
    assert len(plasma.zone("you", "hand")) == 2
    ghost = Scenario(
        you={
            "battle": [["Jack Viper, Shadow of Doom", "Dark Raven, Shadow of Grief"]],
            "hand": ["Zero Nemesis, Shadow of Panic"],
            "mana": list(MANA),
        }
    )
    ghost.play("Zero Nemesis, Shadow of Panic")
    assert len(ghost.card("you", "battle", "Zero Nemesis, Shadow of Panic").beneath) == 2


@pytest.mark.case("B115")
@pytest.mark.rule("DM-8.1", "DM-5.1")
def test_a_shield_trigger_creature_enters_by_itself() -> None:
    duel = Scenario(you={"battle": ["Fear Fang"]}, opp={"shields": ["Torcon", FILLER], "battle": ["~Burning Mane"]})
    duel.attack("Fear Fang")
    duel.break_shield(1)
    duel.use("Torcon")
    assert duel.state.step == ATTACK
    assert duel.zone("opp", "battle") == ["Burning Mane", "Torcon"]
    assert duel.card("opp", "battle", "Torcon").beneath == []
    assert not duel.card("opp", "battle", "Torcon").tapped


@pytest.mark.case("B115")
@pytest.mark.rule("DM-5.1", "DM-8.1")
@pytest.mark.parametrize(("battle", "usable"), [([], False), (["Fear Fang"], False), (["Promephius Q"], True)])
def test_a_shield_trigger_evolution_needs_its_base(battle: list[str], usable: bool) -> None:
    name = "Q-tronic Omnistrain"
    duel = Scenario(you={"battle": ["Fear Fang"]}, opp={"shields": [name, FILLER], "battle": battle})
    duel.attack("Fear Fang")
    duel.break_shield(1)
    assert duel.options() == (["take", f"use {name}"] if usable else ["take"])
    if usable:
        duel.use(name)
        assert duel.zone("opp", "battle") == [name]
        assert [card.definition.name for card in duel.card("opp", "battle", name).beneath] == battle
