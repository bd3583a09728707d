"""Examples of the rulebook of Duel Masters, played out: the cards do what it says of them."""

import pytest

from duelterm.duelmasters.mana import cost
from duelterm.duelmasters.traits import breaks
from tests.duelmasters.scenario import Scenario

MANE, BARON, AQUA = "Burning Mane", "Immortal Baron, Vorg", "Aqua Soldier"
ANY_MANA = ["Lok, Vizier of Hunting", "Aqua Vehicle", "Writhing Bone Ghoul", BARON, MANE] * 2


def price(duel: Scenario, name: str) -> int:
    return cost(duel.state, duel.card("you", "hand", name))


@pytest.mark.parametrize(("helpers", "dragon"), [(0, 6), (1, 4), (2, 2), (3, 2)])
def test_4_3_cocco_lupia_stops_at_two(helpers: int, dragon: int) -> None:
    duel = Scenario(you={"hand": ["Bolshack Dragon"], "battle": ["Cocco Lupia"] * helpers})
    assert price(duel, "Bolshack Dragon") == dragon


def test_4_3_no_cost_falls_below_the_number_of_civilizations() -> None:
    duel = Scenario(you={"hand": ["Melnia, the Aqua Shadow", MANE], "battle": ["Elf-X"] * 2})
    assert (price(duel, "Melnia, the Aqua Shadow"), price(duel, MANE)) == (2, 1)


def test_4_5_death_smoke_without_a_target() -> None:
    duel = Scenario(you={"hand": ["Death Smoke"], "mana": ANY_MANA}, opp={"battle": [f"~{MANE}"]})
    duel.play("Death Smoke")
    assert (duel.zone("you", "graveyard"), duel.zone("opp", "battle")) == (["Death Smoke"], [MANE])


@pytest.mark.parametrize(
    ("spell", "left", "mana"), [("Natural Snare", [], 2), ("Pangaea's Will", ["Bronze-Arm Tribe"], 1)]
)
def test_5_5_whole_stack_or_top_card(spell: str, left: list[str], mana: int) -> None:
    stack = ["Fighter Dual Fang", "Bronze-Arm Tribe"]
    duel = Scenario(you={"hand": [spell], "mana": ANY_MANA}, opp={"battle": [stack]})
    duel.play(spell)
    if duel.prompt != "act":
        duel.pick("Fighter Dual Fang")
    assert duel.zone("opp", "battle") == left
    assert len(duel.zone("opp", "mana")) == mana


def test_6_9_the_shield_of_dracobarrier_is_broken_too() -> None:
    duel = Scenario(you={"battle": ["Bolshack Dragon"]}, opp={"shields": ["Dracobarrier"], "deck": [MANE] * 5})
    duel.attack("Bolshack Dragon")
    duel.use("Dracobarrier")
    duel.run_until("act")
    assert duel.zone("opp", "shields") == []
    assert duel.zone("opp", "hand") == [MANE]
    assert duel.winner is None


def test_6_12_no_second_break_after_terror_pit() -> None:
    duel = Scenario(you={"battle": ["Hanusa, Radiance Elemental"]}, opp={"shields": ["Terror Pit", MANE]})
    duel.attack("Hanusa, Radiance Elemental")
    duel.break_shield(1)
    duel.use("Terror Pit")
    duel.run_until("act")
    assert (duel.zone("you", "battle"), duel.zone("opp", "shields")) == ([], [MANE])


def test_8_6_a_crew_of_three() -> None:
    duel = Scenario(you={"battle": [["Q-tronic Gargantua", "Blazosaur Q"], "Smash Horn Q", "Rumblesaur Q"]})
    assert breaks(duel.state, duel.card("you", "battle", "Q-tronic Gargantua")) == 3


def test_8_8_a_slayer_takes_the_winner_down() -> None:
    duel = Scenario(you={"battle": ["Bone Assassin, the Ripper"]}, opp={"battle": ["~Gran Gure, Space Guardian"]})
    duel.attack("Bone Assassin, the Ripper", "Gran Gure, Space Guardian")
    assert (duel.zone("you", "battle"), duel.zone("opp", "battle")) == ([], [])


def test_8_13_wave_strikers_need_three() -> None:
    duel = Scenario(you={"battle": ["Macho Melon", "Merlee, the Oracle", "Aqua Trickster"]})
    assert duel.power("you", "Macho Melon") == 2000
    assert Scenario(you={"battle": ["Macho Melon", "Merlee, the Oracle"]}).power("you", "Macho Melon") == 1000


def test_8_16_gigaclaws_after_another_has_broken_a_shield() -> None:
    duel = Scenario(you={"battle": [BARON, "Gigaclaws"]}, opp={"hand": [MANE] * 2})
    duel.attack(BARON)
    duel.run_until("act")
    duel.attack("Gigaclaws")
    assert duel.zone("opp", "graveyard")[:2] == [MANE] * 2


def test_8_18_what_forbids_wins_but_for_diamond_cutter() -> None:
    duel = Scenario(
        you={"hand": ["Diamond Cutter"], "mana": ANY_MANA, "battle": ["Gatling Skyterror", "!Emerald Grass"]},
        opp={"battle": ["Kooc Pollon", MANE]},
    )
    assert duel.offers("attack", "Gatling Skyterror", MANE)
    assert not duel.offers("attack", "Gatling Skyterror", "Kooc Pollon")
    assert not duel.offers("attack", "Emerald Grass")
    duel.play("Diamond Cutter")
    assert duel.offers("attack", "Emerald Grass", "player")
    assert not duel.offers("attack", "Gatling Skyterror", "Kooc Pollon")


def test_9_6_boomerang_comet_cannot_return_itself() -> None:
    duel = Scenario(you={"hand": ["Boomerang Comet"], "mana": ["Lok, Vizier of Hunting"] * 6})
    duel.play("Boomerang Comet")
    assert duel.options() == ["Lok, Vizier of Hunting"] * 6
    duel.pick("Lok, Vizier of Hunting")
    assert duel.zone("you", "mana") == ["Lok, Vizier of Hunting"] * 5 + ["Boomerang Comet"]


@pytest.mark.parametrize(("value", "zone"), [("no", "graveyard"), ("yes", "hand")])
def test_9_11_crisis_boulder_on_aqua_soldier(value: str, zone: str) -> None:
    duel = Scenario(
        you={"hand": ["Crisis Boulder"], "mana": ANY_MANA},
        opp={"battle": [AQUA], "mana": []},
        graveyard_is_destroyed=value,
    )
    duel.play("Crisis Boulder")
    assert duel.zone("opp", zone) == [AQUA]


def test_9_14_gonta_is_fire_enough_for_blaze_cannon() -> None:
    fire = [BARON] * 6
    assert Scenario(you={"hand": ["Blaze Cannon"], "mana": [*fire, "Gonta, the Warrior Savage"]}).offers("play")
    assert not Scenario(you={"hand": ["Blaze Cannon"], "mana": [*fire, MANE]}).offers("play")


def test_9_15_critical_blade_finds_sasha() -> None:
    duel = Scenario(you={"hand": ["Critical Blade"], "mana": ANY_MANA}, opp={"battle": ["Sasha, Channeler of Suns"]})
    duel.play("Critical Blade")
    assert duel.zone("opp", "graveyard") == ["Sasha, Channeler of Suns"]


def test_9_18_vampire_silphy_needs_no_choice() -> None:
    duel = Scenario(you={"hand": ["Vampire Silphy"], "mana": ANY_MANA}, opp={"battle": ["Yuliana, Channeler of Suns"]})
    duel.play("Vampire Silphy")
    assert duel.zone("opp", "battle") == []
