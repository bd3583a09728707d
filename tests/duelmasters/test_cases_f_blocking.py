"""Public cases, section F: blocking."""

import pytest

from duelterm.duelmasters.traits import has
from tests.duelmasters.scenario import FILLER, Scenario, creature

MANA = ["Fear Fang", "Aqua Vehicle", "Immortal Baron, Vorg", FILLER, "Junkatz, Rabid Doll"] * 3
BYLE, GRASS = "La Byle, Seeker of the Winds", "Spiral Grass"
WRANGLER = ["Storm Wrangler, the Furious", "Burning Mane"]


@pytest.mark.case("B078")
def test_la_byle_untaps_after_it_has_blocked() -> None:
    duel = Scenario(you={"battle": ["Fear Fang", "Burning Mane"]}, opp={"battle": [BYLE]})
    for name in ("Fear Fang", "Burning Mane"):
        duel.attack(name)
        duel.block(BYLE)
        assert duel.prompt == "act"
        assert duel.tapped("opp", "battle") == []
    assert duel.zone("you", "battle") == []


@pytest.mark.case("B078")
def test_la_byle_stays_tapped_after_other_battles() -> None:
    attacking = Scenario(you={"battle": [BYLE]}, opp={"battle": ["~Fear Fang"]})
    attacking.attack(BYLE, "Fear Fang")
    assert attacking.tapped("you", "battle") == [BYLE]
    attacked = Scenario(you={"battle": ["Fear Fang"]}, opp={"battle": [f"~{BYLE}"]})
    attacked.attack("Fear Fang", BYLE)
    assert attacked.tapped("opp", "battle") == [BYLE]
    other = Scenario(you={"battle": ["Fear Fang"]}, opp={"battle": [f"~{BYLE}", "Seamine"]})
    other.attack("Fear Fang")
    other.block("Seamine")
    assert other.tapped("opp", "battle") == [BYLE, "Seamine"]


@pytest.mark.case("B078", "B087")
def test_a_block_without_a_battle_untaps_nothing() -> None:
    """Choya lets no battle happen, so none ends."""
    duel = Scenario(you={"battle": ["Choya, the Unheeding"]}, opp={"battle": [BYLE]})
    duel.attack("Choya, the Unheeding")
    duel.block(BYLE)
    assert duel.tapped("opp", "battle") == [BYLE]
    assert duel.zone("you", "battle") == ["Choya, the Unheeding"]


@pytest.mark.case("B079")
@pytest.mark.parametrize(
    ("foe", "where"), [("Mighty Shouter", "mana"), ("Aqua Soldier", "hand"), ("Burning Mane", "graveyard")]
)
def test_spiral_grass_untaps_and_leaves_replacements_alone(foe: str, where: str) -> None:
    duel = Scenario(you={"battle": [foe]}, opp={"battle": [GRASS]})
    duel.attack(foe)
    duel.block(GRASS)
    assert duel.prompt == "act"
    assert duel.zone("you", where) == [foe]
    assert duel.zone("opp", "battle") == [GRASS]
    assert duel.tapped("opp", "battle") == []


@pytest.mark.case("B079")
def test_the_untap_comes_after_the_loser_has_gone() -> None:
    duel = Scenario(you={"battle": ["Burning Mane", "Mongrel Man"]}, opp={"battle": [GRASS]})
    duel.attack("Burning Mane")
    duel.block(GRASS)
    assert duel.prompt == "may"
    duel.no()
    kinds = duel.happened("destroyed", "untapped")
    assert kinds == ["destroyed", "untapped"]


@pytest.mark.case("B079")
def test_spiral_grass_that_loses_is_not_untapped_anywhere() -> None:
    duel = Scenario(you={"battle": ["Fear Fang"]}, opp={"battle": [GRASS]})
    duel.attack("Fear Fang")
    duel.block(GRASS)
    assert duel.zone("opp", "graveyard") == [GRASS]
    assert duel.happened("untapped") == []


@pytest.mark.case("B081", "B139")
def test_storm_wrangler_grows_on_every_turn() -> None:
    pile = WRANGLER[0]
    duel = Scenario(
        you={"battle": ["!Burning Mane"], "hand": [pile], "mana": ["Fear Fang"] * 4},
        opp={"battle": ["Gran Gure, Space Guardian", "Seamine", "Seamine"]},
    )
    duel.play(pile)
    for _ in range(2):
        duel.attack(pile)
        assert (duel.prompt, duel.asked.lo) == ("pick", 0)
        duel.pick()
        duel.block("Seamine")
        assert duel.prompt == "act"
        assert duel.power("you", pile) == 8000
        duel.end()
        assert duel.power("you", pile) == 5000
        duel.end()
    assert duel.zone("opp", "battle") == ["Gran Gure, Space Guardian"]


@pytest.mark.case("B081", "B085")
def test_storm_wranglers_chosen_blocker_must_block_and_no_other_can() -> None:
    duel = Scenario(you={"battle": [WRANGLER]}, opp={"battle": ["Seamine", "Aqua Guard"]})
    duel.attack(WRANGLER[0])
    duel.pick("Aqua Guard")
    assert duel.prompt == "act"
    assert duel.zone("opp", "battle") == ["Seamine"]
    assert len(duel.zone("opp", "shields")) == 5


@pytest.mark.case("B082", "B139")
def test_king_triumphant_loses_the_given_blocker_only() -> None:
    king = "King Triumphant"
    duel = Scenario(you={"battle": [king]}, opp={"hand": ["Faerie Life"] * 2, "mana": ["Fear Fang"] * 4}, turn="opp")
    card = duel.card("you", "battle", king)
    duel.play("Faerie Life")
    duel.play("Faerie Life")
    assert has(duel.state, card, "blocker")
    duel.end()
    assert not has(duel.state, card, "blocker")
    assert has(duel.state, card, "breaker")
    duel.attack(king)
    duel.run_until("act")
    assert len(duel.zone("opp", "shields")) == 3


@pytest.mark.case("B082", "B139")
def test_stagrandu_keeps_its_printed_abilities_when_the_bonus_ends() -> None:
    name = "Smash Warrior Stagrandu"
    duel = Scenario(you={"battle": [name]}, opp={"battle": ["Hanusa, Radiance Elemental", "Fear Fang"]})
    duel.attack(name, "Hanusa, Radiance Elemental")
    assert duel.zone("opp", "battle") == ["Fear Fang"]
    assert duel.power("you", name) == 10000
    duel.end()
    assert duel.power("you", name) == 1000
    duel.end()
    assert duel.offers("attack", name, "Fear Fang")
    duel.attack(name, "Fear Fang")
    assert duel.zone("you", "battle") == []


@pytest.mark.case("B084")
def test_full_defensor_from_a_shield_makes_blockers_for_the_next_attack() -> None:
    duel = Scenario(
        you={"battle": ["Fear Fang", "Burning Mane"]},
        opp={"battle": ["Aqua Vehicle", "~Scissor Eye"], "shields": ["Full Defensor", FILLER, FILLER]},
    )
    duel.attack("Fear Fang")
    duel.break_shield(1)
    duel.use("Full Defensor")
    duel.attack("Burning Mane")
    assert (duel.prompt, duel.who, duel.options()) == ("block", "opp", ["Aqua Vehicle"])


@pytest.mark.case("B084")
def test_blockers_are_counted_after_the_attack_triggers() -> None:
    herald = creature(
        "Herald", "{when: attacked, of: {side: you}, do: {modify: {all: true, side: you}, gains: [blocker]}}"
    )
    duel = Scenario(
        you={"battle": ["Fear Fang"]}, opp={"battle": ["Herald", "~Aqua Vehicle", "Scissor Eye"]}, made=[herald]
    )
    duel.attack("Fear Fang", "Aqua Vehicle")
    assert duel.options() == ["Herald", "Scissor Eye"]


@pytest.mark.case("B084", "B139")
def test_full_defensors_blockers_last_until_its_players_next_turn() -> None:
    duel = Scenario(you={"battle": ["Fear Fang"], "hand": ["Full Defensor"], "mana": list(MANA)})
    duel.play("Full Defensor")
    card = duel.card("you", "battle", "Fear Fang")
    assert has(duel.state, card, "blocker")
    duel.end()
    assert has(duel.state, card, "blocker")
    duel.end()
    assert not has(duel.state, card, "blocker")


@pytest.mark.case("B085")
@pytest.mark.parametrize("owner", ["you", "opp"])
def test_king_nautilus_makes_liquid_people_of_both_unblockable(owner: str) -> None:
    you, opp = ["Aqua Vehicle", "Scissor Eye"], ["Seamine"]
    (you if owner == "you" else opp).append("King Nautilus")
    duel = Scenario(you={"battle": you}, opp={"battle": opp})
    duel.attack("Aqua Vehicle")
    assert duel.prompt == "break"
    duel.run_until("act")
    duel.attack("Scissor Eye")
    assert duel.prompt == "block"


@pytest.mark.case("B085")
def test_each_source_of_unblockable_counts_for_each_blocker() -> None:
    mantis = "Ultra Mantis, Scourge of Fate"
    blockers = ["Seamine", "Gran Gure, Space Guardian"]
    duel = Scenario(you={"battle": [[mantis, "Forest Hornet"]]}, opp={"battle": blockers})
    duel.attack(mantis)
    assert duel.options() == ["Gran Gure, Space Guardian"]
    granted = Scenario(
        you={"battle": [[mantis, "Forest Hornet"], "Fear Fang"], "hand": ["Sonic Wing"], "mana": list(MANA)},
        opp={"battle": blockers},
    )
    granted.play("Sonic Wing")
    granted.pick(mantis)
    granted.attack(mantis)
    assert granted.prompt == "break"
    granted.run_until("act")
    granted.attack("Fear Fang")
    assert granted.options() == blockers


@pytest.mark.case("B085")
@pytest.mark.rule("DM-8.15")
@pytest.mark.parametrize(("mana", "asks"), [([FILLER], True), (["Immortal Baron, Vorg"], False)])
def test_stealth_counts_too(mana: list[str], asks: bool) -> None:
    kizar = ["Kizar Basiku, the Outrageous", "Lok, Vizier of Hunting"]
    duel = Scenario(
        you={"battle": [kizar], "mana": ["Immortal Baron, Vorg"]}, opp={"battle": ["Seamine"], "mana": mana}
    )
    duel.attack(kizar[0])
    assert (duel.prompt == "block") is asks


@pytest.mark.case("B085")
def test_a_shared_survivor_ability_makes_unblockable() -> None:
    battle = ["Spikestrike Ichthys Q", "Promephius Q"]
    duel = Scenario(you={"battle": battle}, opp={"battle": ["Seamine"]})
    duel.attack("Promephius Q")
    assert duel.prompt == "break"


@pytest.mark.case("B087")
@pytest.mark.rule("DM-6.4", "DM-6.12")
def test_chekicul_alone_stops_the_battle() -> None:
    name = "Chekicul, Vizier of Endurance"
    duel = Scenario(you={"battle": ["Fear Fang", "Burning Mane"]}, opp={"battle": [name, "Seamine"]})
    duel.attack("Fear Fang")
    duel.block(name)
    assert duel.prompt == "act"
    assert duel.zone("opp", "battle") == [name, "Seamine"]
    assert "Fear Fang" in duel.zone("you", "battle")
    assert len(duel.zone("opp", "shields")) == 5
    duel.attack("Burning Mane")
    duel.block("Seamine")
    assert duel.zone("you", "graveyard") == ["Burning Mane"]


@pytest.mark.case("B087")
def test_chekicul_attacked_itself_fights() -> None:
    duel = Scenario(you={"battle": ["Fear Fang"]}, opp={"battle": ["~Chekicul, Vizier of Endurance"]})
    duel.attack("Fear Fang", "Chekicul, Vizier of Endurance")
    assert duel.zone("opp", "battle") == []


BALESK = ["Balesk Baj, the Timeburner", "Scarlet Skyterror"]


@pytest.mark.case("B088")
@pytest.mark.rule("DM-6.3")
def test_not_blocked_is_only_for_attacks_on_the_player() -> None:
    duel = Scenario(you={"battle": [BALESK, "Cavern Raider"]}, opp={"battle": ["~Aqua Vehicle", "~Steam Star"]})
    duel.attack(BALESK[0], "Aqua Vehicle")
    duel.attack("Cavern Raider", "Steam Star")
    assert duel.prompt == "act"
    assert duel.state.extra == []
    assert duel.happened("shuffled") == []


@pytest.mark.case("B088")
@pytest.mark.parametrize("blocks", [True, False])
def test_an_attack_on_the_player_counts_if_nobody_blocks(blocks: bool) -> None:
    duel = Scenario(you={"battle": [BALESK]}, opp={"battle": ["Seamine"]})
    duel.attack(BALESK[0])
    if blocks:
        duel.block("Seamine")
        assert duel.state.extra == []
        return
    duel.no_block()
    assert duel.prompt == "break"  # it waits for the shields no longer
    assert [seat for seat, _ in duel.state.extra] == [0]


SCARAB = "Bubble Scarab"


def scarab(target: str, answer: list[str]) -> Scenario:
    duel = Scenario(
        you={"battle": ["Forest Hornet"]},
        opp={"battle": [SCARAB, "~Fear Fang", "~Burning Mane"], "hand": ["Aqua Vehicle", "Scissor Eye"]},
    )
    duel.attack("Forest Hornet", target)
    assert (duel.prompt, duel.who) == ("discard", "opp")
    duel.pick(*answer)
    return duel


@pytest.mark.case("B090")
def test_bubble_scarab_helps_the_attacked_creature_for_the_turn() -> None:
    duel = scarab("Fear Fang", ["Aqua Vehicle"])
    assert duel.zone("you", "battle") == []
    assert duel.zone("opp", "hand") == ["Scissor Eye"]
    assert [duel.power("opp", name) for name in ("Fear Fang", "Burning Mane", SCARAB)] == [6000, 2000, 4000]
    duel.end()
    assert duel.power("opp", "Fear Fang") == 3000


@pytest.mark.case("B090")
def test_bubble_scarab_may_be_declined_and_helps_each_attacked_creature() -> None:
    duel = scarab("Fear Fang", [])
    assert duel.zone("opp", "battle") == [SCARAB, "Burning Mane"]
    assert len(duel.zone("opp", "hand")) == 2
    assert scarab("Burning Mane", ["Scissor Eye"]).power("opp", "Burning Mane") == 5000


@pytest.mark.case("B090")
@pytest.mark.parametrize(
    ("you", "opp", "hand"),
    [("Forest Hornet", ["~Fear Fang"], ["Scissor Eye"]), (SCARAB, ["~Fear Fang"], ["Scissor Eye"])],
)
def test_bubble_scarab_asks_for_its_owners_creatures_only(you: str, opp: list[str], hand: list[str]) -> None:
    duel = Scenario(you={"battle": [you], "hand": hand}, opp={"battle": opp, "hand": hand})
    duel.attack(you, "Fear Fang")
    assert duel.prompt == "act"


@pytest.mark.case("B090")
def test_bubble_scarab_with_no_card_or_an_attack_on_the_player_asks_nothing() -> None:
    bare = Scenario(you={"battle": ["Forest Hornet"]}, opp={"battle": [SCARAB, "~Fear Fang"]})
    bare.attack("Forest Hornet", "Fear Fang")
    assert bare.prompt == "act"
    player = Scenario(you={"battle": ["Forest Hornet"]}, opp={"battle": [SCARAB], "hand": ["Fear Fang"]})
    player.attack("Forest Hornet")
    assert player.prompt == "break"
