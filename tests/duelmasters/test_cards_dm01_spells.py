"""Every spell of DM-01 does what it says."""

import pytest

from duelterm.duelmasters.traits import breaks, power
from tests.duelmasters.scenario import Scenario

VORG, GRASS, LAH, FISH = "Immortal Baron, Vorg", "Emerald Grass", "Lah, Purification Enforcer", "Aqua Vehicle"
MANA = ["Lah, Purification Enforcer", "Aqua Vehicle", "Gigagiele", "Immortal Baron, Vorg", "Fear Fang"] * 2
THREE = {"battle": [VORG, LAH, FISH]}


def cast(name: str, opp: dict[str, list[object]] | None = None, **mine: list[object]) -> Scenario:
    duel = Scenario(you={"hand": [name], "mana": MANA} | mine, opp=opp)
    duel.play(name)
    return duel


def test_holy_awe() -> None:
    duel = cast("Holy Awe", THREE, battle=[VORG])
    assert (duel.tapped("opp", "battle"), duel.tapped("you", "battle")) == ([VORG, LAH, FISH], [])


@pytest.mark.parametrize("name", ["Solar Ray", "Virtual Tripwire"])
def test_spells_that_tap_one(name: str) -> None:
    duel = cast(name, THREE, battle=[VORG])
    assert duel.options() == [VORG, LAH, FISH]
    duel.pick(LAH)
    assert (duel.tapped("opp", "battle"), duel.tapped("you", "battle")) == ([LAH], [])


def test_moonlight_flash_taps_up_to_two() -> None:
    duel = cast("Moonlight Flash", THREE)
    assert (duel.asked.lo, duel.asked.hi) == (0, 2)
    duel.pick(VORG, FISH)
    assert duel.tapped("opp", "battle") == [VORG, FISH]


@pytest.mark.parametrize(("name", "hi"), [("Sonic Wing", 1), ("Laser Wing", 2)])
def test_wings_make_creatures_unblockable_for_a_turn(name: str, hi: int) -> None:
    duel = cast(name, {"battle": [GRASS]}, battle=[VORG, LAH])
    assert duel.asked.hi == hi
    duel.pick(VORG)
    duel.attack(LAH)
    assert duel.prompt == "block"
    duel.no_block()
    duel.run_until("act")
    duel.attack(VORG)
    assert duel.prompt == "break"
    duel.run_until("act")
    duel.end()
    duel.end()
    duel.attack(VORG)
    assert duel.prompt == "block"


def test_brain_serum_draws_up_to_two_and_may_stop() -> None:
    duel = cast("Brain Serum")
    duel.yes()
    duel.no()
    assert (duel.prompt, len(duel.zone("you", "hand"))) == ("act", 1)


def test_crystal_memory_takes_any_card_unshown() -> None:
    duel = cast("Crystal Memory", deck=[LAH, VORG, "Solar Ray"])
    assert (sorted(duel.options()), duel.asked.private) == ([VORG, LAH, "Solar Ray"], True)
    duel.pick("Solar Ray")
    assert (duel.zone("you", "hand"), duel.happened("revealed"), duel.happened("shuffled")) == (
        ["Solar Ray"],
        [],
        ["shuffled"],
    )


def test_dimension_gate_takes_a_creature_and_shows_it() -> None:
    duel = cast("Dimension Gate", deck=[LAH, VORG, "Solar Ray"])
    assert sorted(duel.options()) == [VORG, LAH]
    duel.pick(VORG)
    assert (duel.zone("you", "hand"), duel.happened("revealed")) == ([VORG], ["revealed"])


def test_spiral_gate_returns_a_creature_of_either_side() -> None:
    duel = cast("Spiral Gate", THREE, battle=[GRASS])
    assert sorted(duel.options()) == [FISH, GRASS, VORG, LAH]
    duel.pick(FISH)
    assert duel.zone("opp", "hand") == [FISH]
    duel = cast("Spiral Gate", THREE, battle=[GRASS])
    duel.pick(GRASS)
    assert duel.zone("you", "hand") == [GRASS]


def test_teleportation_returns_up_to_two() -> None:
    duel = cast("Teleportation", THREE, battle=[GRASS])
    duel.pick(FISH, GRASS)
    assert (duel.zone("opp", "hand"), duel.zone("you", "hand")) == ([FISH], [GRASS])


def test_dark_reversal_returns_a_creature_from_the_graveyard() -> None:
    duel = cast("Dark Reversal", graveyard=["Solar Ray", VORG, LAH])
    assert duel.options() == [VORG, LAH]
    duel.pick(LAH)
    assert duel.zone("you", "hand") == [LAH]


def test_death_smoke_destroys_untapped_creatures_only() -> None:
    duel = cast("Death Smoke", {"battle": ["~" + VORG, LAH, FISH]})
    assert duel.options() == [LAH, FISH]
    duel.pick(LAH)
    assert duel.zone("opp", "graveyard") == [LAH]


def test_ghost_touch_discards_by_chance() -> None:
    taken = set()
    for seed in range(6):
        duel = Scenario(you={"hand": ["Ghost Touch"], "mana": MANA}, opp={"hand": [VORG, LAH, FISH]}, seed=seed)
        duel.play("Ghost Touch")
        assert (duel.prompt, len(duel.zone("opp", "hand"))) == ("act", 2)
        taken.update(duel.zone("opp", "graveyard"))
    assert len(taken) > 1


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("Terror Pit", [VORG, LAH, FISH, "Forest Hornet"]),
        ("Crimson Hammer", [VORG, FISH]),
        ("Tornado Flame", [VORG, FISH, "Forest Hornet"]),
    ],
)
def test_spells_that_destroy_one(name: str, options: list[str]) -> None:
    duel = cast(name, {"battle": [VORG, LAH, FISH, "Forest Hornet"]}, battle=[VORG])
    assert (duel.who, duel.options()) == ("you", options)
    duel.pick(FISH)
    assert (duel.zone("opp", "graveyard"), duel.zone("you", "battle")) == ([FISH], [VORG])


@pytest.mark.parametrize(
    ("name", "attacking", "shields"), [("Burning Power", 4000, 4), ("Magma Gazer", 6000, 3), ("Aura Blast", 4000, 4)]
)
def test_spells_that_give_power_while_attacking(name: str, attacking: int, shields: int) -> None:
    duel = cast(name, {"battle": [GRASS]}, battle=[VORG, LAH])
    if duel.prompt != "act":
        duel.pick(VORG)
    assert duel.power("you", VORG) == 2000
    duel.attack(VORG)
    assert duel.power("you", VORG) == attacking
    duel.no_block()
    duel.run_until("act")
    assert len(duel.zone("opp", "shields")) == shields
    duel.attack(LAH)
    assert duel.power("you", LAH) == (7500 if name == "Aura Blast" else 5500)
    duel.run_until("act")
    duel.end()
    duel.end()
    duel.attack(VORG)
    assert (duel.power("you", VORG), breaks(duel.state, duel.card("you", "battle", VORG))) == (2000, 1)


def test_chaos_strike_exposes_one_untapped_creature_for_a_turn() -> None:
    duel = cast("Chaos Strike", {"battle": ["~" + VORG, LAH, FISH]}, battle=[GRASS, LAH])
    assert duel.options() == [LAH, FISH]
    duel.pick(FISH)
    assert duel.offers("attack", LAH, FISH)
    assert not duel.offers("attack", LAH, LAH)
    duel.attack(LAH, FISH)
    assert duel.zone("opp", "graveyard") == [FISH]


def test_natural_snare_puts_one_into_its_owners_mana() -> None:
    duel = cast("Natural Snare", THREE)
    duel.pick(LAH)
    assert (duel.zone("opp", "mana"), duel.tapped("opp", "mana")) == ([LAH], [])


def test_pangaeas_song_puts_my_own_into_mana() -> None:
    duel = cast("Pangaea's Song", THREE, battle=[VORG, GRASS])
    assert duel.options() == [VORG, GRASS]
    duel.pick(GRASS)
    assert duel.zone("you", "mana")[-1] == GRASS


def test_ultimate_force_puts_two_from_the_deck_into_mana() -> None:
    duel = cast("Ultimate Force", deck=[LAH, VORG, FISH])
    assert (duel.zone("you", "mana")[-2:], duel.zone("you", "deck")) == ([FISH, VORG], [LAH])


def test_power_is_memoised_no_longer_than_it_holds() -> None:
    duel = cast("Burning Power", {"battle": ["~" + LAH]}, battle=[VORG])
    card = duel.card("you", "battle", VORG)
    assert power(duel.state, card) == 2000
    duel.attack(VORG, LAH)
    assert duel.zone("you", "battle") == []
