"""Cards whose effect is a figure, by the standard rules in both seats: field and equip spells, monsters that raise
others or themselves.
"""

import pytest

from tests.standard.playing import activate, attack, next_turn, play
from tests.standard.scenario import Lay, monster, pool

ELF = "Mystical Elf"


def of_race(race: str) -> str:
    return f"One {race}"


RACES = ("beast", "beast-warrior", "dinosaur", "dragon", "fairy", "fiend", "fish", "insect", "machine", "plant", "pyro")
RACES += ("reptile", "rock", "sea-serpent", "spellcaster", "thunder", "warrior", "winged-beast", "zombie", "aqua")
ATTRIBUTES = ("dark", "earth", "fire", "light", "water", "wind")
MADE = [monster(of_race(race), race=race, atk=1000, **{"def": 1000}) for race in RACES]
COLOURED = [monster(f"One {attribute}", attribute=attribute, atk=1000, **{"def": 1000}) for attribute in ATTRIBUTES]

FIELDS = {
    "Forest": ({"insect", "beast", "plant", "beast-warrior"}, set()),
    "Mountain": ({"dragon", "winged-beast", "thunder"}, set()),
    "Sogen": ({"warrior", "beast-warrior"}, set()),
    "Umi": ({"fish", "sea-serpent", "thunder", "aqua"}, {"machine", "pyro"}),
    "Wasteland": ({"dinosaur", "zombie", "rock"}, set()),
    "Yami": ({"fiend", "spellcaster"}, {"fairy"}),
}


@pytest.mark.rule("STD-2.5", "STD-6.1")
@pytest.mark.case("Y38")
@pytest.mark.parametrize("name", FIELDS)
def test_a_field_spell_changes_the_races_it_names_on_both_sides_and_no_other(lay: Lay, name: str) -> None:
    raised, lowered = FIELDS[name]
    for group in (RACES[:5], RACES[5:10], RACES[10:15], RACES[15:]):
        mine, theirs = group[:3], group[3:]
        you = {"hand": [name], "monsters": [of_race(race) for race in mine]}
        duel = lay(you=you, opp={"monsters": [of_race(race) for race in theirs]}, made=MADE)
        play(duel, name)
        assert duel.zone("you", "field spell") == [name]
        for race in group:
            wanted = 1200 if race in raised else 800 if race in lowered else 1000
            assert (duel.atk(of_race(race)), duel.def_(of_race(race))) == (wanted, wanted), race


@pytest.mark.rule("STD-5.6")
def test_a_field_spell_doesnt_change_a_face_down_monster(lay: Lay) -> None:
    duel = lay(you={"hand": ["Yami"], "monsters": ["?One fiend"]}, made=MADE)
    play(duel, "Yami")
    assert duel.atk("One fiend") is None


RACIAL = {
    "Beast Fangs": "beast",
    "Book of Secret Arts": "spellcaster",
    "Dark Energy": "fiend",
    "Dragon Treasure": "dragon",
    "Electro-Whip": "thunder",
    "Follow Wind": "winged-beast",
    "Laser Cannon Armor": "insect",
    "Legendary Sword": "warrior",
    "Machine Conversion Factory": "machine",
    "Mystical Moon": "beast-warrior",
    "Power of Kaishin": "aqua",
    "Raise Body Heat": "dinosaur",
    "Silver Bow and Arrow": "fairy",
    "Vile Germs": "plant",
    "Violet Crystal": "zombie",
}


@pytest.mark.rule("STD-5.7")
@pytest.mark.parametrize("name", RACIAL)
def test_an_equip_spell_raises_one_monster_of_its_race_on_either_side(lay: Lay, name: str) -> None:
    fits, other = of_race(RACIAL[name]), of_race("rock")
    for side in ("you", "opp"):
        laid = {"monsters": [fits, fits, other]}
        hand = {"hand": [name]}
        duel = lay(you=hand | (laid if side == "you" else {}), opp=laid if side == "opp" else {}, made=MADE)
        duel.use(name)
        assert duel.options() == [fits, fits]
        duel.pick(fits)
        duel.pass_all()
        assert (duel.atk(fits), duel.def_(fits), duel.atk(other)) == (1300, 1300, 1000)
        assert duel.zone("you", "spells") == [name]
    assert not lay(you={"hand": [name], "monsters": [other, "?" + fits]}, made=MADE).offers("use", name)


@pytest.mark.parametrize(
    ("name", "attribute", "atk", "def_"),
    [("Invigoration", "earth", 1400, 800), ("Sword of Dark Destruction", "dark", 1400, 800)],
)
def test_an_equip_spell_for_an_attribute(lay: Lay, name: str, attribute: str, atk: int, def_: int) -> None:
    fits = f"One {attribute}"
    duel = lay(you={"hand": [name], "monsters": [fits, "One light"]}, opp={"monsters": [fits]}, made=COLOURED)
    duel.use(name)
    assert duel.options() == [fits, fits]
    duel.pick(fits)
    duel.pass_all()
    assert (duel.atk(fits), duel.def_(fits)) == (atk, def_)


AURAS = {
    "Bladefly": ("wind", "earth"),
    "Hoshiningen": ("light", "dark"),
    "Little Chimera": ("fire", "water"),
    "Milus Radiant": ("earth", "wind"),
    "Star Boy": ("water", "fire"),
    "Witch's Apprentice": ("dark", "light"),
}


@pytest.mark.rule("STD-6.1")
@pytest.mark.parametrize("name", AURAS)
def test_a_monster_that_raises_one_attribute_and_lowers_another(lay: Lay, name: str) -> None:
    raised, lowered = AURAS[name]
    names = [f"One {attribute}" for attribute in ATTRIBUTES]
    duel = lay(you={"monsters": [name, *names[:3]]}, opp={"monsters": names[3:]}, made=COLOURED)
    for attribute in ATTRIBUTES:
        wanted = 1500 if attribute == raised else 600 if attribute == lowered else 1000
        assert (duel.atk(f"One {attribute}"), duel.def_(f"One {attribute}")) == (wanted, 1000), attribute
    assert duel.atk(name) == pool(name).attack + 500
    down = lay(you={"monsters": ["?" + name, names[0]]}, made=COLOURED)
    assert down.atk(names[0]) == 1000


@pytest.mark.parametrize(
    ("name", "other", "atk"),
    [("Lava Battleguard", "Swamp Battleguard", 1550), ("Swamp Battleguard", "Lava Battleguard", 1800)],
)
def test_a_battleguard_grows_with_the_others_of_ones_own(lay: Lay, name: str, other: str, atk: int) -> None:
    duel = lay(you={"monsters": [name, other, other, "?" + other]}, opp={"monsters": [other]})
    assert duel.atk(name) == atk + 2 * 500
    assert lay(you={"monsters": [name]}, opp={"monsters": [other]}).atk(name) == atk


def test_muka_muka_grows_with_the_own_hand(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Muka Muka"], "hand": [ELF, ELF]}, opp={"hand": [ELF] * 3})
    assert (duel.atk("Muka Muka"), duel.def_("Muka Muka")) == (600 + 600, 300 + 600)
    duel.set(ELF)
    duel.pass_all()
    assert (duel.atk("Muka Muka"), duel.def_("Muka Muka")) == (600 + 300, 300 + 300)


def test_shadow_ghoul_grows_with_the_monsters_in_the_own_graveyard(lay: Lay) -> None:
    you = {"monsters": ["Shadow Ghoul"], "graveyard": [ELF, ELF, "Dark Hole"]}
    duel = lay(you=you, opp={"graveyard": [ELF]})
    assert (duel.atk("Shadow Ghoul"), duel.def_("Shadow Ghoul")) == (1800, 1300)


def test_maha_vailo_counts_the_equip_cards_on_it(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Maha Vailo", ELF], "hand": ["Black Pendant", "Book of Secret Arts"]})
    play(duel, "Black Pendant", "Maha Vailo")
    assert duel.atk("Maha Vailo") == 1550 + 500 + 500
    play(duel, "Book of Secret Arts", "Maha Vailo")
    assert duel.atk("Maha Vailo") == 1550 + 500 + 300 + 2 * 500
    assert duel.atk(ELF) == 800


def test_insect_soldiers_of_the_sky_grow_while_they_attack_a_wind_monster(lay: Lay) -> None:
    name = "Insect Soldiers of the Sky"
    duel = lay(you={"monsters": [name]}, opp={"monsters": ["One wind"]}, made=COLOURED)
    assert duel.atk(name) == 1000
    attack(duel, name, "One wind")
    duel.pass_all()
    assert duel.life == (8000, 7000)
    other = lay(you={"monsters": [name]}, opp={"monsters": ["One fire"]}, made=COLOURED)
    attack(other, name, "One fire")
    other.pass_all()
    assert other.life == (8000, 8000)
    back = lay(turn="opp", you={"monsters": [name]}, opp={"monsters": ["One wind"]}, made=COLOURED)
    attack(back, "One wind", name)
    back.pass_all()
    assert back.life == (8000, 8000)


@pytest.mark.rule("STD-6.2", "STD-6.4")
@pytest.mark.parametrize(
    ("name", "atk", "def_"),
    [
        ("Rush Recklessly", 1700, 1000),
        ("Reinforcements", 1500, 1000),
        ("The Reliable Guardian", 1000, 1700),
        ("Castle Walls", 1000, 1500),
    ],
)
def test_a_rise_to_the_end_of_the_turn(lay: Lay, name: str, atk: int, def_: int) -> None:
    you = {"spells": ["?" + name], "monsters": ["One fire", "?" + ELF]}
    duel = lay(you=you, opp={"monsters": ["One wind"]}, made=COLOURED)
    duel.turn_up(name)
    assert duel.options() == ["One fire", "One wind"]
    duel.pick("One fire")
    duel.pass_all()
    assert (duel.atk("One fire"), duel.def_("One fire")) == (atk, def_)
    assert duel.zone("you", "graveyard") == [name]
    next_turn(duel)
    assert (duel.atk("One fire"), duel.def_("One fire")) == (1000, 1000)


@pytest.mark.rule("STD-2.6")
def test_a_trap_waits_a_turn_and_so_does_a_set_quick_play_spell(lay: Lay) -> None:
    duel = lay(you={"spells": ["!?Reinforcements", "!?Rush Recklessly"], "monsters": [ELF]})
    assert not duel.offers("turn up")


@pytest.mark.rule("STD-6.2")
def test_shield_and_sword_swaps_original_values_beneath_the_changes(lay: Lay) -> None:
    duel = lay(you={"hand": ["Shield & Sword"], "monsters": [ELF], "spells": ["Book of Secret Arts"]})
    duel.equip("you", "Book of Secret Arts", ELF)
    play(duel, "Shield & Sword")
    assert (duel.atk(ELF), duel.def_(ELF)) == (2300, 1100)
    next_turn(duel)
    assert (duel.atk(ELF), duel.def_(ELF)) == (1100, 2300)


def test_reverse_trap_turns_what_is_added_round_until_the_end_of_the_turn(lay: Lay) -> None:
    you = {"spells": ["?Reverse Trap", "Book of Secret Arts"], "monsters": [ELF]}
    duel = lay(you=you)
    duel.equip("you", "Book of Secret Arts", ELF)
    play(duel, "Reverse Trap")
    assert (duel.atk(ELF), duel.def_(ELF)) == (500, 1700)
    next_turn(duel)
    assert (duel.atk(ELF), duel.def_(ELF)) == (1100, 2300)


def test_karate_man_doubles_and_is_destroyed(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Karate Man"]})
    activate(duel, "Karate Man")
    assert duel.atk("Karate Man") == 2000
    assert not duel.offers("activate")
    next_turn(duel)
    assert duel.zone("you", "graveyard") == ["Karate Man"]


def test_the_little_swordsman_of_aile_grows_for_another_monster(lay: Lay) -> None:
    name = "The Little Swordsman of Aile"
    duel = lay(you={"monsters": [name, ELF, ELF]})
    duel.act("activate", name)
    assert duel.options() == [ELF, ELF]
    duel.pick(ELF)
    duel.pass_all()
    assert duel.atk(name) == 1500
    activate(duel, name)
    assert (duel.atk(name), duel.offers("activate")) == (2200, False)
