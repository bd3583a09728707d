"""Public cases, section C, continued: whose cards an effect is about."""

import pytest

from tests.duelmasters.scenario import FILLER, Scenario

MANA = ["Fear Fang", "Aqua Vehicle", "Immortal Baron, Vorg", FILLER, "Junkatz, Rabid Doll"] * 3


def plays(name: str, you: dict[str, list[object]], opp: dict[str, list[object]] | None = None) -> Scenario:
    """You have just played this card from your hand, with any mana."""
    duel = Scenario(you={"mana": list(MANA)} | you | {"hand": [name, *you.get("hand", [])]}, opp=opp)
    duel.play(name)
    return duel


SNORK = "Snork La, Shrine Guardian"


@pytest.mark.case("B037")
def test_snork_la_answers_an_opponents_effect() -> None:
    duel = plays("Mana Crisis", {}, {"battle": [SNORK], "mana": ["Fear Fang", "Aqua Vehicle"]})
    duel.pick("Aqua Vehicle")
    assert (duel.prompt, duel.who) == ("may", "opp")
    assert duel.zone("opp", "graveyard") == ["Aqua Vehicle"]
    duel.yes()
    assert duel.zone("opp", "mana") == ["Fear Fang", "Aqua Vehicle"]
    assert duel.zone("opp", "graveyard") == []


@pytest.mark.case("B037")
def test_snork_la_ignores_its_owners_effects_and_the_others_mana() -> None:
    duel = plays("Mana Crisis", {"battle": [SNORK]}, {"mana": ["Fear Fang"]})
    assert duel.prompt == "act"
    assert duel.zone("opp", "graveyard") == ["Fear Fang"]


@pytest.mark.case("B037")
def test_snork_la_asks_whose_effect_it_was_not_whose_spell_started_it() -> None:
    own = plays("Artisan Picora", {"battle": [SNORK]})
    own.pick("Fear Fang")
    assert own.prompt == "act"
    assert own.zone("you", "graveyard") == ["Fear Fang"]
    vapor = plays("Faerie Life", {"battle": [SNORK]}, {"battle": ["Ice Vapor, Shadow of Anguish"]})
    assert (vapor.prompt, vapor.who) == ("move to graveyard", "you")
    vapor.pick("Fear Fang")
    assert (vapor.prompt, vapor.who) == ("may", "you")


@pytest.mark.case("B039")
def test_liquid_scope_shows_hand_and_shields_and_moves_nothing() -> None:
    shields = ["Fear Fang", "Aqua Vehicle", "Scissor Eye"]
    duel = plays("Liquid Scope", {"shields": [FILLER]}, {"hand": ["Terror Pit"], "shields": list(shields)})
    marks = [card.mark for card in duel.state.zones[1][4]]
    assert (duel.prompt, duel.who, duel.asked.private, duel.asked.shown) == ("look", "you", True, True)
    assert sorted(duel.options()) == sorted(["Terror Pit", *shields])
    duel.send([])
    assert duel.prompt == "act"
    assert duel.zone("opp", "shields") == shields
    assert duel.zone("opp", "hand") == ["Terror Pit"]
    assert duel.places("opp") == [1, 2, 3]
    assert [card.mark for card in duel.state.zones[1][4]] == marks
    assert not any(card.face_up for card in duel.state.zones[1][4])


@pytest.mark.case("B040")
@pytest.mark.parametrize("count", [0, 1, 2, 3, 5])
def test_recon_operation_looks_at_up_to_three_of_what_there_is(count: int) -> None:
    duel = plays("Recon Operation", {}, {"shields": ["Fear Fang"] * count})
    if count:
        assert duel.prompt == "look"
        assert (duel.asked.lo, duel.asked.hi, len(duel.asked.options)) == (0, min(count, 3), count)
        duel.send(list(duel.asked.options[: duel.asked.hi]))
        duel.send([])
    assert duel.prompt == "act"
    assert len(duel.zone("opp", "shields")) == count


@pytest.mark.case("B040")
def test_recon_operation_is_no_shield_trigger() -> None:
    duel = Scenario(you={"battle": ["Fear Fang"]}, opp={"shields": ["Recon Operation", FILLER]})
    duel.attack("Fear Fang")
    duel.break_shield(1)
    assert duel.options() == ["take"]


@pytest.mark.case("B042")
def test_chaos_strike_asks_for_an_opposing_untapped_creature() -> None:
    duel = plays(
        "Chaos Strike", {"battle": ["Fear Fang"]}, {"battle": ["Aqua Vehicle", "Scissor Eye", "~Burning Mane"]}
    )
    assert duel.options() == ["Aqua Vehicle", "Scissor Eye"]
    duel.pick("Aqua Vehicle")
    assert duel.offers("attack", "Fear Fang", "Aqua Vehicle")
    assert not duel.offers("attack", "Fear Fang", "Scissor Eye")
    duel.end()
    duel.end()
    assert not duel.offers("attack", "Fear Fang", "Aqua Vehicle")


@pytest.mark.case("B043")
def test_king_tsunami_stays_and_all_others_go() -> None:
    tsunami = "King Tsunami"
    duel = plays(
        tsunami,
        {"battle": ["Fear Fang", tsunami]},
        {"battle": [["Crystal Paladin", "Aqua Vehicle"], "Scissor Eye"]},
    )
    assert duel.prompt == "act"
    assert duel.zone("you", "battle") == [tsunami]
    assert sorted(duel.zone("you", "hand")) == ["Fear Fang", tsunami]
    assert sorted(duel.zone("opp", "hand")) == ["Aqua Vehicle", "Crystal Paladin", "Scissor Eye"]


ULEX = "Ulex, the Dauntless"


@pytest.mark.case("B045")
def test_ulex_is_tapped_by_its_owner_only() -> None:
    duel = plays("Holy Awe", {}, {"battle": [ULEX, "Fear Fang"]})
    assert duel.tapped("opp", "battle") == ["Fear Fang"]
    chosen = plays("Solar Ray", {}, {"battle": [ULEX, "Fear Fang"]})
    chosen.pick(ULEX)
    assert chosen.tapped("opp", "battle") == []
    own = Scenario(
        you={"battle": [ULEX, ["Phantasmal Horror Gigazald", "Skeleton Soldier, the Defiled"]]},
        opp={"hand": [FILLER]},
    )
    own.act("tap ability", ULEX)
    assert ULEX in own.tapped("you", "battle")
    assert own.zone("opp", "hand") == []


@pytest.mark.case("B045")
def test_ulex_still_attacks_and_blocks() -> None:
    duel = Scenario(you={"battle": [ULEX]})
    duel.attack(ULEX)
    assert duel.tapped("you", "battle") == [ULEX]
    blocking = Scenario(
        you={"battle": ["Fear Fang"]},
        opp={"battle": [ULEX], "hand": ["Full Defensor"], "mana": [FILLER] * 2},
        turn="opp",
    )
    blocking.play("Full Defensor")
    blocking.end()
    blocking.attack("Fear Fang")
    blocking.block(ULEX)
    assert blocking.zone("opp", "battle") == []
    assert blocking.zone("you", "battle") == []


AMNIS = "Amnis, Holy Elemental"


@pytest.mark.case("B046")
@pytest.mark.parametrize(
    ("foe", "stays"),
    [
        ("Deathliger, Lion of Chaos", True),
        ("Hanusa, Radiance Elemental", False),
        ("Bolshack Dragon", False),
        ("Death Phoenix, Avatar of Doom", True),
    ],
)
def test_amnis_survives_darkness_only(foe: str, stays: bool) -> None:
    duel = Scenario(you={"battle": [foe]}, opp={"battle": [f"~{AMNIS}"]})
    duel.attack(foe, AMNIS)
    duel.run_until("act")
    assert (AMNIS in duel.zone("opp", "battle")) is stays


@pytest.mark.case("B046")
def test_amnis_dies_to_effects_of_darkness_and_to_slayers_of_it() -> None:
    duel = plays("Terror Pit", {}, {"battle": [AMNIS]})
    assert duel.zone("opp", "battle") == []


@pytest.mark.case("B046")
def test_amnis_survives_a_tie_with_darkness_and_may_block_it_only() -> None:
    duel = Scenario(you={"battle": ["Gregoria, Princess of War", FILLER]}, opp={"battle": [AMNIS]})
    duel.attack("Gregoria, Princess of War")
    duel.block(AMNIS)
    duel.run_until("act")
    assert duel.zone("you", "battle") == [FILLER]
    assert duel.zone("opp", "battle") == [AMNIS]
    other = Scenario(you={"battle": [FILLER]}, opp={"battle": [AMNIS]})
    other.attack(FILLER)
    assert other.prompt == "break"
