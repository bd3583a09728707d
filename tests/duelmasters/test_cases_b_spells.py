"""Public cases, section B: the resolving spell, and what waits for a spell to be cast."""

import pytest

from tests.duelmasters.scenario import FILLER, Scenario, pool

SHIELD = "Lok, Vizier of Hunting"


def broken(name: str, you: dict[str, list[str]], opp: dict[str, list[str]] | None = None) -> Scenario:
    """Your shield of this name has just been broken in the opponent's turn."""
    duel = Scenario(
        you={"shields": [name, SHIELD]} | you,
        opp={"battle": ["Fear Fang"]} | (opp or {}),
        turn="opp",
    )
    duel.attack("Fear Fang")
    duel.run_until("break")
    duel.break_shield(1)
    return duel


@pytest.mark.case("B010")
@pytest.mark.rule("DM-9.6")
def test_siren_concerto_is_in_no_zone_while_it_resolves() -> None:
    duel = Scenario(you={"hand": ["Siren Concerto", "Fear Fang"], "mana": ["Aqua Vehicle", "Lok, Vizier of Hunting"]})
    duel.play("Siren Concerto")
    assert duel.options() == ["Aqua Vehicle", "Lok, Vizier of Hunting"]
    duel.pick("Lok, Vizier of Hunting")
    assert sorted(duel.options()) == ["Fear Fang", "Lok, Vizier of Hunting"]
    duel.pick("Fear Fang")
    assert duel.zone("you", "mana") == ["Aqua Vehicle", "Fear Fang"]
    assert duel.zone("you", "hand") == ["Lok, Vizier of Hunting"]
    assert duel.zone("you", "graveyard") == ["Siren Concerto"]


@pytest.mark.case("B010")
def test_siren_concerto_as_a_shield_trigger() -> None:
    duel = broken("Siren Concerto", {"mana": ["Aqua Vehicle"]})
    assert duel.options() == ["take", "use Siren Concerto"]
    duel.use("Siren Concerto")
    assert duel.zone("you", "mana") == ["Aqua Vehicle"]
    assert duel.zone("you", "hand") == []
    assert duel.zone("you", "graveyard") == ["Siren Concerto"]


@pytest.mark.case("B010")
@pytest.mark.rule("DM-9.6")
@pytest.mark.parametrize("name", sorted(name for name, card in pool().items() if card.kind == "spell"))
def test_no_spell_is_offered_or_moved_by_itself(name: str) -> None:
    """Whatever it asks on the way, the spell is never among the choices and ends where spells end, once."""
    rich = {"hand": [FILLER] * 2, "graveyard": ["Fear Fang"], "battle": ["Fear Fang", "~Aqua Vehicle"]}
    mana = ["Fear Fang", "Aqua Vehicle", "Immortal Baron, Vorg", FILLER, "Junkatz, Rabid Doll"] * 3
    duel = Scenario(you={**rich, "hand": [name, FILLER], "mana": mana}, opp={**rich, "mana": mana})
    spell = duel.card("you", "hand", name)
    if f"play {name}" not in duel.options():
        assert pool()[name].playable is not None
        return
    duel.play(name)
    while duel.prompt not in ("act", "over"):
        assert spell not in duel.asked.options
        duel.send(richest_answer(duel))
    if duel.prompt == "over":  # it took the whole deck
        assert name == "Invincible Technology"
        return
    charger = "charger" in pool()[name].bundle.keywords
    assert duel.zone("you", "mana" if charger else "graveyard").count(name) == 1


def richest_answer(duel: Scenario) -> object:
    """The answer that does most."""
    asked = duel.asked
    if asked.kind == "confirm":
        return True
    if asked.kind == "number":
        return asked.hi
    if asked.kind in ("act", "name"):
        return asked.options[0]
    if asked.legal is not None:
        return list(asked.proposal or ())
    return list(asked.options[: asked.hi])


@pytest.mark.case("B012")
def test_cyclone_panic_counts_the_cards_really_in_hand() -> None:
    duel = Scenario(
        you={"hand": ["Cyclone Panic", "Fear Fang", "Aqua Vehicle"], "mana": ["Immortal Baron, Vorg"] * 3},
        opp={"hand": ["Fear Fang"] * 4},
    )
    duel.play("Cyclone Panic")
    assert duel.prompt == "act"
    assert duel.zone("you", "graveyard") == ["Cyclone Panic"]
    assert (len(duel.zone("you", "hand")), len(duel.zone("opp", "hand"))) == (2, 4)
    assert (len(duel.zone("you", "deck")), len(duel.zone("opp", "deck"))) == (20, 20)
    assert "Cyclone Panic" not in duel.zone("you", "deck") + duel.zone("you", "hand")


@pytest.mark.case("B012")
def test_cyclone_panic_from_a_shield_does_not_count_itself() -> None:
    duel = broken("Cyclone Panic", {"hand": []}, {"hand": ["Fear Fang"]})
    duel.use("Cyclone Panic")
    assert duel.zone("you", "hand") == []
    assert len(duel.zone("opp", "hand")) == 1
    assert duel.zone("you", "graveyard") == ["Cyclone Panic"]


@pytest.mark.case("B013")
def test_upheaval_swaps_at_once_without_itself() -> None:
    duel = Scenario(
        you={"hand": ["Upheaval", "Fear Fang", "Aqua Vehicle"], "mana": ["Junkatz, Rabid Doll"] * 6},
        opp={"hand": ["Fear Fang"], "mana": ["~Aqua Vehicle", "Scissor Eye"]},
    )
    duel.play("Upheaval")
    assert sorted(duel.zone("you", "mana")) == ["Aqua Vehicle", "Fear Fang"]
    assert duel.zone("you", "hand") == ["Junkatz, Rabid Doll"] * 6
    assert sorted(duel.zone("opp", "hand")) == ["Aqua Vehicle", "Scissor Eye"]
    assert duel.zone("opp", "mana") == ["Fear Fang"]
    assert duel.zone("you", "graveyard") == ["Upheaval"]
    for who in ("you", "opp"):
        for name in duel.zone(who, "mana"):
            assert duel.card(who, "mana", name).tapped


@pytest.mark.case("B013")
@pytest.mark.parametrize(("hand", "mana"), [([], ["Fear Fang"]), (["Fear Fang"], [])])
def test_upheaval_with_nothing_on_one_side(hand: list[str], mana: list[str]) -> None:
    duel = broken("Upheaval", {"hand": hand, "mana": mana})
    duel.use("Upheaval")
    assert duel.zone("you", "mana") == hand
    assert duel.zone("you", "hand") == mana


ICE_VAPOR = "Ice Vapor, Shadow of Anguish"


@pytest.mark.case("B015")
@pytest.mark.rule("DM-9.2")
def test_ice_vapor_punishes_after_the_spell() -> None:
    duel = Scenario(
        you={"battle": [ICE_VAPOR]},
        opp={"hand": ["Brain Serum", "Fear Fang"], "mana": ["Aqua Vehicle"] * 4 + ["Scissor Eye"]},
        turn="opp",
    )
    duel.play("Brain Serum")
    assert (duel.prompt, duel.who) == ("draw more", "opp")
    duel.yes()
    duel.yes()
    assert (duel.prompt, duel.who) == ("discard", "opp")
    assert duel.zone("opp", "graveyard") == ["Brain Serum"]
    assert duel.options() == ["Fear Fang", FILLER, FILLER]
    duel.pick("Fear Fang")
    assert duel.who == "opp"
    duel.pick("Scissor Eye")
    assert duel.zone("opp", "graveyard") == ["Brain Serum", "Fear Fang", "Scissor Eye"]
    assert duel.prompt == "act"


@pytest.mark.case("B015")
@pytest.mark.parametrize(("hand", "mana"), [([], ["Scissor Eye"]), (["Fear Fang"], []), ([], [])])
def test_ice_vapor_takes_what_there_is(hand: list[str], mana: list[str]) -> None:
    duel = Scenario(
        you={"battle": [ICE_VAPOR, "Fear Fang"]}, opp={"shields": ["Holy Awe", SHIELD], "hand": hand, "mana": mana}
    )
    duel.attack("Fear Fang")
    duel.break_shield(1)
    duel.use("Holy Awe")
    assert duel.card("you", "battle", ICE_VAPOR).tapped
    assert duel.prompt == "act"
    assert sorted(duel.zone("opp", "graveyard")) == sorted(["Holy Awe", *hand, *mana])


@pytest.mark.case("B015")
def test_ice_vapor_leaves_its_own_player_alone() -> None:
    duel = Scenario(
        you={"battle": [ICE_VAPOR], "hand": ["Faerie Life", "Fear Fang"], "mana": ["Fear Fang"] * 2},
        opp={"hand": ["Fear Fang"], "mana": ["Fear Fang"]},
    )
    duel.play("Faerie Life")
    assert duel.prompt == "act"
    assert duel.zone("you", "graveyard") == ["Faerie Life"]
    assert duel.zone("opp", "graveyard") == []


SOL_GALLA = "Sol Galla, Halo Guardian"


@pytest.mark.case("B016")
@pytest.mark.parametrize(("caster", "owner"), [("you", "you"), ("you", "opp")])
def test_sol_gallas_bonus_comes_after_the_spell(caster: str, owner: str) -> None:
    """A spell that destroys the weak finds it at 1000, whoever casts it."""
    zones = {"hand": ["Burst Shot"], "mana": ["Immortal Baron, Vorg"] * 6}
    if caster == owner:
        duel = Scenario(you=zones | {"battle": [SOL_GALLA]})
    else:
        duel = Scenario(you=zones, opp={"battle": [SOL_GALLA]})
    duel.play("Burst Shot")
    assert duel.zone(owner, "battle") == []
    assert SOL_GALLA in duel.zone(owner, "graveyard")


@pytest.mark.case("B016", "B139")
def test_sol_gallas_bonus_adds_up_and_ends_with_the_turn() -> None:
    duel = Scenario(
        you={"battle": [SOL_GALLA], "hand": ["Faerie Life"] * 2, "mana": ["Fear Fang"] * 4},
        opp={"hand": ["Faerie Life"], "mana": ["Fear Fang"] * 2},
    )
    duel.play("Faerie Life")
    assert duel.power("you", SOL_GALLA) == 4000
    duel.play("Faerie Life")
    assert duel.power("you", SOL_GALLA) == 7000
    duel.end()
    assert duel.power("you", SOL_GALLA) == 1000
    duel.play("Faerie Life")
    assert duel.power("you", SOL_GALLA) == 4000
