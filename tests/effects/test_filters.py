"""Filters of Duel Monsters: what each key asks, what a face-down card answers, where a filter looks."""

import pytest

from duelterm.effects import filters
from duelterm.effects.game import NotInThisGame
from duelterm.lang.filters import Filter
from tests.duelmonsters.scenario import Scenario, monster, spell, trap
from tests.effects.parts import creature_scope, find, meets, read, scope, select

MAGE = monster("Mage", race="spellcaster", level=7, atk=2500)
WALL = monster("Wall", attribute="earth", atk=800, **{"def": 2000})
IMP = monster("Imp", "{can: attack directly}", race="fiend", atk=1300)
PIXIE = monster("Pixie", attribute="light", race="fairy", level=1, atk=300, series=["toon"])
RITE = monster("Rite", frame="ritual", level=8)
BLADE = spell("Blade", icon="equip")
MARSH = spell("Marsh", icon="field")
BOLT = spell("Bolt")
PIT = trap("Pit")
MADE = (MAGE, WALL, IMP, PIXIE, RITE, BLADE, MARSH, BOLT, PIT)


def table() -> Scenario:
    """Mage and Wall, a face-down Imp and two set cards against Pixie, a face-down Rite, Marsh and a set Pit."""
    duel = Scenario(
        you={
            "monsters": ["Mage", "=Wall", "?Imp"],
            "spells": ["Blade", "?Bolt", "?Pit"],
            "graveyard": ["Rite", "Bolt"],
        },
        opp={"monsters": ["Pixie", "?Rite"], "spells": ["Marsh", "?Pit"], "graveyard": ["Mage"], "hand": ["Imp"]},
        made=MADE,
    )
    duel.equip("you", "Blade", "Mage")
    return duel


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("{}", ["Mage", "Wall", "Imp", "Pixie", "Rite"]),
        ("{side: you}", ["Mage", "Wall", "Imp"]),
        ("{side: opp}", ["Pixie", "Rite"]),
        ("{kind: any}", ["Mage", "Wall", "Imp", "Blade", "Bolt", "Pit", "Pixie", "Rite", "Marsh", "Pit"]),
        ("{kind: monster, zone: graveyard}", ["Rite"]),
        ("{kind: monster, zone: graveyard, side: any}", ["Rite", "Mage"]),
        ("{zone: graveyard}", ["Rite", "Bolt"]),
        ("{kind: [spell, trap]}", ["Blade", "Bolt", "Pit", "Marsh", "Pit"]),
        ("{zone: [field, graveyard], kind: spell, side: you}", ["Blade", "Bolt", "Bolt"]),
        ("{icon: equip}", ["Blade"]),
        ("{icon: [field, equip]}", ["Blade", "Marsh"]),
        ("{icon: normal}", []),
        ("{name: Marsh}", ["Marsh"]),
        ("{name: Mage}", ["Mage"]),
        ("{race: [fairy, spellcaster]}", ["Mage", "Pixie"]),
        ("{attribute: earth}", ["Wall"]),
        ("{level: 4}", ["Wall"]),
        ("{level: '<=4'}", ["Wall", "Pixie"]),
        ("{atk: '>=1000'}", ["Mage"]),
        ("{atk: 800}", ["Wall"]),
        ("{def: '>=2000'}", ["Wall"]),
        ("{frame: normal}", ["Mage", "Wall", "Pixie"]),
        ("{frame: ritual}", []),
        ("{frame: ritual, zone: graveyard}", ["Rite"]),
        ("{series: toon}", ["Pixie"]),
        ("{face: up}", ["Mage", "Wall", "Pixie"]),
        ("{face: down}", ["Imp", "Rite"]),
        ("{kind: any, face: down, side: opp}", ["Rite", "Pit"]),
        ("{position: attack}", ["Mage", "Pixie"]),
        ("{position: defense}", ["Wall", "Imp", "Rite"]),
        ("{equipped: true}", ["Mage"]),
        ("{equipped: false, side: you}", ["Wall", "Imp"]),
        ("{not: {race: spellcaster}, side: you}", ["Wall", "Imp"]),
        ("{any: [{race: fairy}, {level: 7}]}", ["Mage", "Pixie"]),
        ("{least: atk}", ["Pixie"]),
        ("{side: you, least: atk}", ["Wall"]),
    ],
)
def test_a_filter_finds(text: str, names: list[str]) -> None:
    assert find(table(), text) == names


@pytest.mark.rule("R3-6.19")
@pytest.mark.parametrize(
    "text",
    [
        "{race: fiend}",
        "{attribute: dark}",
        "{level: 4}",
        "{atk: '>=0'}",
        "{def: '<=9000'}",
        "{name: Imp}",
        "{frame: effect}",
        "{face: up}",
    ],
)
def test_a_face_down_monster_meets_no_property_not_even_for_its_player(text: str) -> None:
    duel = Scenario(you={"monsters": ["?Imp"]}, made=MADE)
    assert find(duel, text) == []
    duel = Scenario(you={"monsters": ["Imp"]}, made=MADE)
    assert find(duel, text) == ["Imp"]


@pytest.mark.rule("R3-6.19")
def test_elsewhere_a_card_has_what_is_printed_on_it() -> None:
    duel = Scenario(you={"graveyard": ["Imp"]}, made=MADE)
    assert find(duel, "{zone: graveyard, race: fiend, attribute: dark, level: 4, atk: 1300, name: Imp}") == ["Imp"]


@pytest.mark.case("Y40")
def test_whether_a_set_card_is_a_trap_only_its_own_side_knows() -> None:
    duel = table()
    assert find(duel, "{kind: trap}") == ["Pit"]
    assert find(duel, "{kind: trap, side: opp}") == []
    assert find(duel, "{kind: spell, side: opp}") == ["Marsh"]


@pytest.mark.case("Y40")
def test_a_blind_pick_may_be_any_face_down_card_of_such_places() -> None:
    duel = table()
    assert find(duel, "{kind: trap, blind: true}") == ["Bolt", "Pit", "Pit"]
    assert find(duel, "{kind: spell, blind: true}") == ["Blade", "Bolt", "Pit", "Marsh", "Pit"]


def test_other_and_self_are_told_by_the_card_that_asks() -> None:
    duel = Scenario(you={"monsters": ["Mage", "Mage", "Wall"]}, made=MADE)
    first = duel.cards("you", "monsters")[0]
    assert find(duel, "{other: true}", first) == ["Mage", "Wall"]
    assert find(duel, "{name: self}", first) == ["Mage", "Mage"]
    assert find(duel, "{name: self, other: true}", first) == ["Mage"]
    assert find(duel, "{not: self}", first) == ["Mage", "Wall"]


def test_attached_are_the_equip_cards_on_one_monster() -> None:
    duel = table()
    assert find(duel, "{attached: self}", duel.monster("Mage")) == ["Blade"]
    assert find(duel, "{icon: equip, attached: self}", duel.monster("Wall")) == []


def test_equipped_is_the_bearer_of_the_card_that_asks() -> None:
    duel = table()
    blade = duel.card("you", "spells", "Blade")
    assert find(duel, "{not: equipped, side: you}", blade) == ["Wall", "Imp"]


def test_a_monster_borne_as_an_equip_card_is_an_equip_spell() -> None:
    duel = Scenario(you={"monsters": ["Mage"]}, opp={"spells": ["Wall"]}, made=MADE)
    duel.equip("opp", "Wall", "Mage")
    assert find(duel, "{}") == ["Mage"]
    assert find(duel, "{kind: spell}") == ["Wall"]
    assert find(duel, "{icon: equip}") == ["Wall"]
    assert find(duel, "{equipped: true}") == ["Mage"]


def test_among_remembered_cards_only_those_still_where_they_were() -> None:
    duel = table()
    mage, wall = duel.monster("Mage"), duel.monster("Wall")
    assert find(duel, "{among: $seen, race: spellcaster}", seen=[mage, wall]) == ["Mage"]
    mage.mark += 1000
    assert find(duel, "{among: $seen}", seen=[wall]) == ["Wall"]
    assert find(duel, "{among: $none}") == []


@pytest.mark.case("Y47")
def test_a_spell_that_picks_never_finds_itself_and_a_monster_may() -> None:
    duel = table()
    marsh = duel.card("opp", "spells", "Marsh")
    assert select(duel, "{all: true, kind: [spell, trap], side: any}", marsh) == ["Pit", "Blade", "Bolt", "Pit"]
    assert find(duel, "{kind: spell, side: you}", marsh) == ["Marsh"]
    assert "Mage" in select(duel, "{choose: 1}", duel.monster("Mage"))


def test_as_a_predicate_a_filter_says_nothing_of_the_place_it_does_not_name() -> None:
    duel = table()
    (rite,) = [card for card in duel.cards("you", "graveyard") if card.definition.name == "Rite"]
    assert meets(duel, rite, "{kind: monster, side: you}")
    assert not meets(duel, rite, "{kind: monster, zone: field}")
    assert not meets(duel, rite, "{kind: monster, side: opp}")
    assert meets(duel, duel.card("you", "spells", "Blade"), "{zone: field, icon: equip}")
    assert not meets(duel, duel.card("you", "spells", "Blade"), "{zone: field}")


@pytest.mark.parametrize(
    "text", ["{civ: fire}", "{kind: creature}", "{power: 1000}", "{tapped: true}", "{cost: 3}", "{can: attack}"]
)
def test_a_word_of_creatures_is_an_error_in_the_other_game(text: str) -> None:
    with pytest.raises(NotInThisGame, match="Probe: '"):
        filters.compile_filter(scope(), read(text, Filter))
    filters.compile_filter(creature_scope(), read(text, Filter))


@pytest.mark.parametrize(
    "text",
    [
        "{attribute: dark}",
        "{level: 4}",
        "{atk: 0}",
        "{def: 0}",
        "{frame: normal}",
        "{icon: equip}",
        "{series: toon}",
        "{face: up}",
        "{position: attack}",
        "{equipped: true}",
        "{attached: self}",
        "{kind: trap, blind: true}",
        "{zone: banished}",
    ],
)
def test_a_word_of_monsters_is_an_error_in_the_other_game(text: str) -> None:
    with pytest.raises(NotInThisGame, match="Probe: '"):
        filters.compile_find(creature_scope(), read(text, Filter))
    filters.compile_find(scope(), read(text, Filter))


@pytest.mark.parametrize("text", ["{one_each: [Mage, Wall]}", "{blind: true}", "{name: {same_as: target}}"])
def test_what_is_not_compiled_is_an_error(text: str) -> None:
    with pytest.raises(NotInThisGame):
        filters.compile_find(scope(), read(text, Filter))


def test_every_key_of_a_filter_is_compiled() -> None:
    elsewhere = {"zone", "side", "kind", "blind", "one_each", "least", "most"}
    assert set(Filter.model_fields) == set(filters.BUILDERS) | elsewhere
