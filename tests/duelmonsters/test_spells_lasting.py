"""Equip spells, field spells and Toon World: who fits, what is added, what leaves with what. In both seats."""

import pytest

from tests.duelmonsters.scenario import Lay, monster, spell, trap

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"  # light, dark fiend, light dragon
PENDANT, NUZZLER, RING = "Black Pendant", "Malevolent Nuzzler", "Ring of Magnetism"
MAGE = monster("Mage", race="spellcaster", attribute="water")
FIEND = monster("Fiend", race="fiend", attribute="water")
WYRM = monster("Wyrm", race="dragon", attribute="water")
CLOD = monster("Clod", race="rock", attribute="earth")
SHADE = monster("Shade", race="zombie", attribute="dark")
MADE = (MAGE, FIEND, WYRM, CLOD, SHADE)
EQUIPS = [  # name, whom it fits (all if empty), attack and defence added
    ("Book of Secret Arts", "Mage", 300, 300),
    ("Dark Energy", "Fiend", 300, 300),
    ("Dragon Treasure", "Wyrm", 300, 300),
    ("Invigoration", "Clod", 400, -200),
    ("Sword of Dark Destruction", "Shade", 400, -200),
    (PENDANT, "", 500, 0),
    (NUZZLER, "", 700, 0),
    (RING, "", -500, -500),
]
ALL = ["Mage", "Fiend", "Wyrm", "Clod", "Shade"]


@pytest.mark.rule("R3-6.9")
def test_an_equip_spell_goes_on_whom_it_fits_and_adds_its_figures(lay: Lay) -> None:
    for name, fits, atk, def_ in EQUIPS:
        duel = lay(you={"hand": [name], "monsters": ALL}, made=MADE)
        duel.use(name)
        assert duel.prompt == ("act" if fits else "target")
        if not fits:
            assert duel.options() == ALL
            duel.pick("Clod")
        bearer = fits or "Clod"
        assert (duel.atk(bearer), duel.def_(bearer)) == (1500 + atk, 1000 + def_)
        assert [duel.atk(other) for other in ALL if other != bearer] == [1500] * 4
        assert duel.zone("you", "spells") == [name]


def test_a_set_equip_spell_is_turned_up_onto_a_face_up_monster(lay: Lay) -> None:
    for name, fits, atk, def_ in EQUIPS:
        bearer = fits or "Mage"
        down = lay(you={"spells": ["?" + name], "monsters": ["?" + bearer]}, made=MADE)
        assert not down.offers("turn up", name)
        duel = lay(you={"spells": ["?" + name], "monsters": [bearer, "?" + bearer]}, made=MADE)
        duel.turn_up(name)
        assert (duel.atk(bearer), duel.def_(bearer)) == (1500 + atk, 1000 + def_)


def test_an_equip_spell_leaves_with_its_monster(lay: Lay) -> None:
    for name, fits, *_ in EQUIPS:
        bearer = fits or "Mage"
        duel = lay(you={"hand": ["Dark Hole"], "spells": [name], "monsters": [bearer]}, made=MADE)
        duel.equip("you", name, bearer)
        duel.use("Dark Hole")
        if duel.prompt == "may":
            duel.no()
        assert duel.zone("you", "spells") == []
        assert sorted(duel.zone("you", "graveyard")) == sorted([name, bearer, "Dark Hole"])
        assert duel.life == (8000, 7500 if name == PENDANT else 8000)


def test_an_equip_spell_may_lie_on_the_others_monster(lay: Lay) -> None:
    for name, fits, *_ in EQUIPS[:-1]:
        bearer = fits or "Mage"
        duel = lay(you={"hand": [name]}, opp={"monsters": [bearer]}, made=MADE)
        duel.use(name)
        assert duel.zone("you", "spells") == [name]
        assert duel.atk(bearer) != 1500


def test_ring_of_magnetism_lies_on_ones_own_monster_alone(lay: Lay) -> None:
    assert not lay(you={"hand": [RING]}, opp={"monsters": ["Mage"]}, made=MADE).offers("use", RING)
    assert not lay(you={"spells": ["?" + RING]}, opp={"monsters": ["Mage"]}, made=MADE).offers("turn up", RING)


def test_ring_of_magnetism_keeps_attacks_from_the_other_monsters_and_the_player(lay: Lay) -> None:
    sky = monster("Sky", "{can: attack directly}")
    duel = lay(
        you={"monsters": ["Mage", "Clod"], "hand": [RING]}, opp={"monsters": ["Sky", "Fiend"]}, made=(*MADE, sky)
    )
    duel.use(RING)
    duel.pick("Clod")
    duel.end()
    duel.act("battle")
    assert [option for option in duel.options() if "attack" in option] == ["attack Sky Clod", "attack Fiend Clod"]


def test_ring_of_magnetism_binds_nobody_on_its_own_side_and_nobody_when_it_is_gone(lay: Lay) -> None:
    duel = lay(
        you={"monsters": ["Mage", "Clod"], "spells": [RING], "hand": ["Mystical Space Typhoon"]},
        opp={"monsters": ["Fiend", "Wyrm"]},
        made=MADE,
    )
    duel.equip("you", RING, "Mage")
    duel.act("battle")
    assert duel.offers("attack", "Clod", "Wyrm")
    duel.act("end battle")
    duel.use("Mystical Space Typhoon")
    duel.end()
    duel.act("battle")
    assert duel.offers("attack", "Fiend", "Clod")


@pytest.mark.rule("R3-6.9")
def test_without_any_monster_that_fits_the_equip_spell_can_only_be_set(lay: Lay) -> None:
    duel = lay(you={"hand": ["Dragon Treasure"], "monsters": ["Mage"]}, made=MADE)
    assert not duel.offers("use", "Dragon Treasure")
    duel.set("Dragon Treasure")
    assert not duel.offers("turn up", "Dragon Treasure")


@pytest.mark.rule("R3-6.9")
@pytest.mark.case("Y57")
@pytest.mark.parametrize("answer", ["{destroy: {all: true, side: you}}", "{move: {all: true, side: you}, to: hand}"])
def test_an_equip_spell_whose_monster_left_in_between_goes_to_the_graveyard(lay: Lay, answer: str) -> None:
    gone = trap("Gone", "{do: " + answer + "}")
    duel = lay(you={"hand": ["Dark Energy"]}, opp={"monsters": ["Fiend"], "spells": ["?Gone"]}, made=(*MADE, gone))
    duel.use("Dark Energy")
    duel.turn_up("Gone")
    assert (duel.zone("you", "spells"), duel.zone("you", "graveyard")) == ([], ["Dark Energy"])
    assert duel.zone("opp", "monsters") == []


@pytest.mark.rule("R3-6.9", "R3-6.19")
@pytest.mark.case("Y57")
def test_an_equip_spell_stays_on_a_monster_that_changes_hands_and_works_on(lay: Lay) -> None:
    duel = lay(you={"hand": ["Change of Heart"]}, opp={"monsters": ["Fiend"], "spells": ["Dark Energy"]}, made=MADE)
    duel.equip("opp", "Dark Energy", "Fiend")
    duel.use("Change of Heart")
    assert duel.zone("you", "monsters") == ["Fiend"]
    assert duel.atk("Fiend") == 1800
    duel.end()
    assert (duel.zone("opp", "monsters"), duel.atk("Fiend")) == (["Fiend"], 1800)


def test_two_equip_spells_on_one_monster_add_up(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Shade"], "spells": [NUZZLER, PENDANT]}, made=MADE)
    duel.equip("you", NUZZLER, "Shade")
    duel.equip("you", PENDANT, "Shade")
    assert duel.atk("Shade") == 2700


def test_black_pendant_hurts_whoever_sits_opposite_its_player(lay: Lay) -> None:
    duel = lay(you={"monsters": [DRAGON]}, opp={"monsters": ["Fiend"], "spells": [PENDANT]}, made=MADE)
    duel.equip("opp", PENDANT, "Fiend")
    duel.attack(DRAGON, "Fiend")
    assert duel.life == (7500, 7000)
    assert duel.zone("opp", "graveyard") == ["Fiend", PENDANT]


def test_a_set_black_pendant_that_is_destroyed_hurts_too_but_a_discarded_one_does_not(lay: Lay) -> None:
    duel = lay(you={"hand": ["Mystical Space Typhoon"]}, opp={"spells": ["?" + PENDANT]})
    duel.use("Mystical Space Typhoon")
    duel.pass_all()
    assert duel.life == (7500, 8000)
    held = lay(you={"hand": ["Card Destruction"]}, opp={"hand": [PENDANT]})
    held.use("Card Destruction")
    assert (held.zone("opp", "graveyard"), held.life) == ([PENDANT], (8000, 8000))


@pytest.mark.case("Y45")
def test_black_pendant_that_comes_home_hurts_nobody(lay: Lay) -> None:
    duel = lay(you={"hand": ["Giant Trunade"], "monsters": [SKULL], "spells": [PENDANT]})
    duel.equip("you", PENDANT, SKULL)
    duel.use("Giant Trunade")
    assert (duel.zone("you", "hand"), duel.life) == ([PENDANT], (8000, 8000))


def test_malevolent_nuzzler_comes_back_onto_the_deck_for_500_life_points(lay: Lay) -> None:
    duel = lay(you={"hand": ["Dark Hole"], "monsters": [SKULL], "spells": [NUZZLER]})
    duel.equip("you", NUZZLER, SKULL)
    duel.use("Dark Hole")
    assert (duel.who, duel.prompt) == ("you", "may")
    duel.yes()
    assert (duel.life, duel.zone("you", "deck")[-1]) == ((7500, 8000), NUZZLER)
    duel.end()
    duel.end()
    assert duel.zone("you", "hand") == [NUZZLER]


def test_malevolent_nuzzler_may_lie_where_it_fell(lay: Lay) -> None:
    duel = lay(you={"hand": ["Mystical Space Typhoon"], "spells": ["?" + NUZZLER]})
    duel.use("Mystical Space Typhoon")
    duel.pass_all()
    assert duel.prompt == "may"
    duel.no()
    assert (duel.life, duel.zone("you", "graveyard")) == ((8000, 8000), [NUZZLER, "Mystical Space Typhoon"])


@pytest.mark.case("Y24", "Y42")
def test_malevolent_nuzzler_asks_nobody_who_has_too_few_life_points(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Mystical Space Typhoon"]}, opp={"spells": [NUZZLER], "monsters": [SKULL]}, life=(8000, 400)
    )
    duel.equip("opp", NUZZLER, SKULL)
    duel.use("Mystical Space Typhoon")
    assert (duel.prompt, duel.who, duel.life) == ("act", "you", (8000, 400))


def test_malevolent_nuzzler_that_was_never_on_the_field_stays_in_the_graveyard(lay: Lay) -> None:
    duel = lay(you={"hand": ["Card Destruction", NUZZLER]})
    duel.use("Card Destruction")
    assert duel.zone("you", "graveyard")[0] == NUZZLER
    assert duel.prompt == "act"


FIELDS = [
    ("Mountain", ["dragon", "winged-beast", "thunder"], []),
    ("Sogen", ["warrior", "beast-warrior"], []),
    ("Yami", ["fiend", "spellcaster"], ["fairy"]),
]
RACES = ["dragon", "winged-beast", "thunder", "warrior", "beast-warrior", "fiend", "spellcaster", "fairy", "insect"]
KINDRED = tuple(monster(race, race=race) for race in RACES)


@pytest.mark.rule("R3-6.10")
@pytest.mark.case("Y38")
@pytest.mark.parametrize("lies", ["hand", "set"])
@pytest.mark.parametrize(("name", "up", "down"), FIELDS)
def test_a_field_spell_raises_and_lowers_races_on_both_sides(
    lay: Lay, name: str, up: list[str], down: list[str], lies: str
) -> None:
    zone = {"hand": [name]} if lies == "hand" else {"spells": ["?" + name]}
    duel = lay(you=zone | {"monsters": RACES[:5]}, opp={"monsters": RACES[5:]}, made=KINDRED)
    assert {duel.atk(race) for race in RACES} == {1500}
    duel.act("use" if lies == "hand" else "turn up", name)
    for race in RACES:
        added = 200 if race in up else -200 if race in down else 0
        assert (duel.atk(race), duel.def_(race)) == (1500 + added, 1000 + added), race
    assert duel.zone("you", "spells") == [name]


@pytest.mark.rule("R3-6.10")
@pytest.mark.case("Y56")
@pytest.mark.parametrize("name", [name for name, *_ in FIELDS])
def test_a_field_spell_that_lies_face_down_changes_nothing(lay: Lay, name: str) -> None:
    duel = lay(you={"spells": ["?" + name, "Yami"], "monsters": ["dragon", "warrior", "fiend"]}, made=KINDRED)
    assert [duel.atk(race) for race in ("dragon", "warrior", "fiend")] == [1500, 1500, 1700]
    duel.turn_up(name)
    assert duel.zone("you", "spells") == [name]
    assert duel.zone("you", "graveyard") == ["Yami"]


@pytest.mark.rule("R3-6.10")
def test_a_field_spell_that_comes_to_nothing_leaves_the_other_where_it_is(lay: Lay) -> None:
    duel = lay(you={"hand": ["Sogen"]}, opp={"spells": ["Yami", "?Magic Jammer"], "hand": [ELF]})
    duel.use("Sogen")
    duel.turn_up("Magic Jammer")
    assert (duel.zone("opp", "spells"), duel.zone("you", "graveyard")) == (["Yami"], ["Sogen"])


@pytest.mark.rule("R3-6.4")
def test_with_five_spells_and_traps_not_even_a_field_spell_fits(lay: Lay) -> None:
    full = ["Yami", "?Ookazi", "?Ookazi", "?Waboku", "?Mountain"]
    duel = lay(you={"hand": ["Sogen"], "spells": full})
    assert not duel.offers("use", "Sogen")
    duel.turn_up("Mountain")
    duel.pass_all()
    assert duel.offers("use", "Sogen")


def test_toon_world_costs_1000_life_points_and_stays(lay: Lay) -> None:
    duel = lay(you={"hand": ["Toon World", "Toon World"]})
    duel.use("Toon World")
    assert (duel.life, duel.zone("you", "spells")) == ((7000, 8000), ["Toon World"])
    down = lay(you={"spells": ["?Toon World"]})
    down.turn_up("Toon World")
    assert (down.life, down.zone("you", "spells")) == ((7000, 8000), ["Toon World"])


@pytest.mark.case("Y24", "Y42")
def test_toon_world_needs_life_points_to_spare_and_what_is_paid_stays_paid(lay: Lay) -> None:
    assert not lay(you={"hand": ["Toon World"]}, life=(900, 8000)).offers("use", "Toon World")
    duel = lay(you={"hand": ["Toon World"]}, opp={"spells": ["?Magic Jammer"], "hand": [ELF]})
    duel.use("Toon World")
    duel.turn_up("Magic Jammer")
    assert (duel.life, duel.zone("you", "graveyard")) == ((7000, 8000), ["Toon World"])


def test_toons_fall_with_toon_world(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Toon Mermaid"], "spells": ["Toon World"]}, opp={"hand": ["De-Spell"]}, turn="opp")
    duel.use("De-Spell")
    duel.pass_all()
    assert sorted(duel.zone("you", "graveyard")) == ["Toon Mermaid", "Toon World"]


@pytest.mark.rule("R3-6.12")
def test_an_answer_that_is_not_given_changes_nothing_for_an_equip_spell(lay: Lay) -> None:
    veil = spell("Veil", "{static: {modify: equipped, atk: 100}}", icon="equip")
    duel = lay(you={"hand": ["Veil"], "monsters": ["Mage"]}, opp={"spells": ["?Trap Hole"]}, made=(*MADE, veil))
    duel.use("Veil")
    duel.pass_all()
    assert duel.atk("Mage") == 1600
