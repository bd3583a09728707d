"""Public cases, section M: facts of cards that were wrong elsewhere."""

import pytest

from duelterm.duelmasters.traits import breaks
from tests.duelmasters.scenario import FILLER, Scenario, pool

MANA = ["Fear Fang", "Aqua Vehicle", "Immortal Baron, Vorg", FILLER, "Junkatz, Rabid Doll"] * 3
MOONTEAR = "Moontear, Spectral Knight"


@pytest.mark.case("B156")
@pytest.mark.rule("DM-8.4")
def test_moontear_needs_a_spell_of_yours_in_this_turn() -> None:
    duel = Scenario(
        you={"hand": [MOONTEAR, "Faerie Life"], "mana": list(MANA)},
        opp={"hand": ["Faerie Life"], "mana": ["Fear Fang"] * 2},
        turn="opp",
    )
    duel.play("Faerie Life")
    duel.end()
    assert not duel.offers("play", MOONTEAR)
    duel.play("Faerie Life")
    assert duel.offers("play", MOONTEAR)
    duel.play(MOONTEAR)
    assert breaks(duel.state, duel.card("you", "battle", MOONTEAR)) == 1


@pytest.mark.case("B156")
def test_moontear_forgets_the_spell_of_an_earlier_turn() -> None:
    duel = Scenario(you={"hand": [MOONTEAR, "Faerie Life"], "mana": list(MANA)})
    duel.play("Faerie Life")
    duel.end()
    duel.end()
    assert not duel.offers("play", MOONTEAR)


FACTS = {
    "Bingole, the Explorer": (4, 3000),
    "Masked Pomegranate": (5, 1000),
    "Muramasa, Duke of Blades": (6, 3000),
    "Armored Decimator Valkaizer": (5, 5000),
    "Supporting Tulip": (5, 4000),
    "Sea Slug": (8, 6000),
    "Skeleton Soldier, the Defiled": (4, 3000),
    "Chaotic Skyterror": (5, 4000),
    MOONTEAR: (2, 3500),
}


@pytest.mark.case("B157", "B159", "B160")
@pytest.mark.parametrize("name", sorted(FACTS))
def test_costs_and_powers(name: str) -> None:
    assert (pool()[name].cost, pool()[name].power) == FACTS[name]


@pytest.mark.case("B157")
def test_bingole_comes_into_play_from_a_discard_in_the_opponents_turn() -> None:
    name = "Bingole, the Explorer"
    duel = Scenario(you={"battle": ["Horrid Worm"]}, opp={"hand": [name]})
    duel.attack("Horrid Worm")
    assert (duel.prompt, duel.who) == ("replace", "opp")
    duel.yes()
    assert duel.power("opp", name) == 3000


@pytest.mark.case("B159")
def test_masked_pomegranate_costs_five_and_grows() -> None:
    name = "Masked Pomegranate"
    for mana, payable in ((4, False), (5, True)):
        assert Scenario(you={"hand": [name], "mana": ["Fear Fang"] * mana}).offers("play", name) is payable
    duel = Scenario(you={"battle": [name, "Fear Fang", "Aqua Vehicle"]}, opp={"battle": ["Seamine", "Fear Fang"]})
    assert duel.power("you", name) == 2000
    duel.attack(name)
    assert duel.prompt == "break"


@pytest.mark.case("B162", "B163", "B166")
@pytest.mark.rule("DM-8.4")
@pytest.mark.parametrize(
    "entry",
    [
        ["Armored Decimator Valkaizer", "Immortal Baron, Vorg"],
        "Supporting Tulip",
        MOONTEAR,
        "Skeleton Soldier, the Defiled",
    ],
)
def test_these_break_one_shield(entry: list[str] | str) -> None:
    name = entry if isinstance(entry, str) else entry[0]
    duel = Scenario(you={"battle": [entry]})
    duel.attack(name)
    duel.run_until("act")
    assert len(duel.zone("opp", "shields")) == 4


@pytest.mark.case("B162")
def test_valkaizer_destroys_one_weak_creature_if_it_likes() -> None:
    name = "Armored Decimator Valkaizer"
    duel = Scenario(
        you={"battle": ["Immortal Baron, Vorg"], "hand": [name], "mana": ["Immortal Baron, Vorg"] * 5},
        opp={"battle": [FILLER, "Forest Hornet"]},
    )
    duel.play(name)
    assert (duel.options(), duel.asked.lo) == (["Forest Hornet"], 0)


@pytest.mark.case("B163")
@pytest.mark.rule("DM-8.7")
def test_supporting_tulip_helps_attacking_angel_commands_of_both() -> None:
    angel, tulip = "Hanusa, Radiance Elemental", "Supporting Tulip"
    for side in ("you", "opp"):
        extra = {side: {"battle": [tulip]}}
        you, opp = extra.get("you", {"battle": []}), extra.get("opp", {"battle": []})
        duel = Scenario(you={"battle": [angel, *you["battle"]]}, opp=opp)
        assert duel.power("you", angel) == 9500
        duel.attack(angel)
        assert duel.power("you", angel) == 13500
        duel.run_until("act")
        assert len(duel.zone("opp", "shields")) == 3
        assert duel.power("you", angel) == 9500


@pytest.mark.case("B165")
def test_sea_slug_is_unblockable_and_a_blocker() -> None:
    duel = Scenario(you={"battle": ["Sea Slug"]}, opp={"battle": ["Seamine", "Sea Slug"]})
    duel.attack("Sea Slug")
    assert duel.prompt == "break"
    duel.run_until("act")
    duel.end()
    duel.attack("Seamine")
    assert duel.prompt == "break"  # yours is tapped
    blocks = Scenario(you={"battle": ["Fear Fang"]}, opp={"battle": ["Sea Slug"]})
    blocks.attack("Fear Fang")
    assert blocks.options() == ["Sea Slug"]


@pytest.mark.case("B166")
def test_skeleton_soldier_has_no_ability() -> None:
    assert pool()["Skeleton Soldier, the Defiled"].printed.abilities == ()
    duel = Scenario(you={"battle": ["Skeleton Soldier, the Defiled"]}, opp={"battle": ["~Aqua Vehicle"]})
    duel.attack("Skeleton Soldier, the Defiled", "Aqua Vehicle")
    duel.end()
    duel.end()
    assert duel.zone("you", "battle") == ["Skeleton Soldier, the Defiled"]


@pytest.mark.case("B168")
@pytest.mark.rule("DM-8.4", "DM-8.7")
@pytest.mark.parametrize("owner", ["you", "opp"])
def test_chaotic_skyterror_gives_to_every_demon_command_and_not_itself(owner: str) -> None:
    sky, demon = "Chaotic Skyterror", "Gamil, Knight of Hatred"
    you = {"battle": [demon, "Fear Fang", *([sky] if owner == "you" else [])]}
    duel = Scenario(you=you, opp={"battle": [sky] if owner == "opp" else []})
    assert breaks(duel.state, duel.card(owner, "battle", sky)) == 1
    assert breaks(duel.state, duel.card("you", "battle", demon)) == 2
    assert breaks(duel.state, duel.card("you", "battle", "Fear Fang")) == 1
    duel.attack(demon)
    assert duel.power("you", demon) == 8000
    assert duel.power(owner, sky) == 4000
    duel.run_until("act")
    assert len(duel.zone("opp", "shields")) == 3
