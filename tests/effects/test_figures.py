"""Changes of attack and defence: the layers, whom a change is about, how long it lasts."""

import pytest

from duelterm.effects.game import NotInThisGame
from tests.duelmonsters.scenario import Scenario, monster, spell, trap

MAGE = monster("Mage", race="spellcaster", atk=2500, **{"def": 2100})
IMP = monster("Imp", race="fiend", atk=1300, **{"def": 700})
PIXIE = monster("Pixie", race="fairy", attribute="light", atk=300, **{"def": 100})
TWICE = monster("Twice", "{activate: ignition, do: {modify: self, original: {atk: doubled}}}", atk=1000)
MUKA = monster("Muka", "{static: {modify: self, atk: {per: {zone: hand}, each: 300}}}", atk=600)
NIGHT = spell(
    "Night",
    "{static: [{modify: {race: [fiend, spellcaster]}, atk: 200, def: 200},"
    " {modify: {race: fairy}, atk: -200, def: -200}]}",
    icon="continuous",
)
BLADE = spell("Blade", "{static: {modify: equipped, atk: 700, def: -200}}", icon="equip")
DRUM = trap("Drum", "{static: {modify: {side: you}, atk: 500}, while: {turn: you}}", icon="continuous")
TURNED = spell("Turned", "{do: {static: {modify: {side: any}, changes: reversed}}}")
SWAP = spell("Swap", "{do: {modify: {all: true, face: up}, original: swapped}}")
PUSH = spell("Push", "{target: {choose: 1, face: up}, do: {modify: target, atk: 500}}")
TALLY = spell("Tally", "{do: {modify: {all: true, side: you}, atk: {per: {side: you}, each: 100}}}")
MADE = (MAGE, IMP, PIXIE, TWICE, MUKA, NIGHT, BLADE, DRUM, TURNED, SWAP, PUSH, TALLY)


def table(*spells: str, hand: tuple[str, ...] = (), monsters: tuple[str, ...] = ("Mage", "Imp")) -> Scenario:
    return Scenario(you={"monsters": monsters, "spells": spells, "hand": hand}, opp={"monsters": ["Pixie"]}, made=MADE)


@pytest.mark.case("Y38")
def test_a_class_change_is_for_those_of_the_class_alone() -> None:
    duel = table("Night")
    assert (duel.atk("Mage"), duel.def_("Mage")) == (2700, 2300)
    assert (duel.atk("Imp"), duel.def_("Imp")) == (1500, 900)
    assert (duel.atk("Pixie"), duel.def_("Pixie")) == (100, 0)


def test_a_figure_never_shows_below_zero_but_is_counted_there() -> None:
    duel = table("Night", "Night", hand=("Push",))
    assert (duel.atk("Pixie"), duel.def_("Pixie")) == (0, 0)
    duel.use("Push")
    duel.pick("Pixie")
    duel.pass_all()
    assert duel.atk("Pixie") == 400


@pytest.mark.rule("R3-6.19")
def test_face_down_nothing_is_changed_and_nothing_is_shown() -> None:
    duel = table("Night", monsters=("?Mage", "Imp"))
    assert duel.atk("Mage") is None
    assert duel.atk("Imp") == 1500
    assert table("?Night").atk("Mage") == 2500


def test_an_equip_card_changes_its_bearer() -> None:
    duel = table("Blade")
    assert duel.atk("Mage") == 2500
    duel.equip("you", "Blade", "Mage")
    assert (duel.atk("Mage"), duel.def_("Mage")) == (3200, 1900)
    assert duel.atk("Imp") == 1300


def test_a_static_follows_its_value_and_its_condition() -> None:
    duel = table(monsters=("Muka",), hand=("Imp", "Imp", "Imp"))
    assert duel.atk("Muka") == 1500
    duel.summon("Imp")
    assert duel.atk("Muka") == 1200
    duel = table("Drum")
    assert duel.atk("Imp") == 1800
    assert duel.atk("Pixie") == 300
    duel.state.active = 1
    duel.state.memo.clear()
    assert duel.atk("Imp") == 1300


def test_what_is_added_stays_until_the_end_of_the_turn_whatever_made_it() -> None:
    duel = table(hand=("Push",))
    duel.use("Push")
    duel.pick("Imp")
    duel.pass_all()
    assert duel.atk("Imp") == 1800
    assert duel.zone("you", "graveyard") == ["Push"]
    duel.end()
    assert duel.atk("Imp") == 1300


def test_found_cards_change_by_an_amount_worked_out_once() -> None:
    duel = table(hand=("Tally", "Imp"))
    duel.use("Tally")
    duel.pass_all()
    assert (duel.atk("Mage"), duel.atk("Imp")) == (2700, 1500)
    duel.summon("Imp")
    assert (duel.atk("Mage"), [card.definition.name for card in duel.state.monsters()].count("Imp")) == (2700, 2)


def test_the_sign_of_what_is_added_turns_and_nothing_else() -> None:
    duel = table("Night", "Blade", hand=("Turned",))
    duel.equip("you", "Blade", "Mage")
    assert duel.atk("Mage") == 3400
    duel.use("Turned")
    duel.pass_all()
    assert (duel.atk("Mage"), duel.def_("Mage")) == (1600, 2100)
    assert duel.atk("Pixie") == 500
    duel.end()
    assert duel.atk("Mage") == 3400


def test_originals_are_swapped_beneath_what_is_added() -> None:
    duel = table("Night", hand=("Swap",))
    duel.use("Swap")
    duel.pass_all()
    assert (duel.atk("Mage"), duel.def_("Mage")) == (2300, 2700)
    assert (duel.atk("Pixie"), duel.def_("Pixie")) == (0, 100)
    duel.end()
    assert (duel.atk("Mage"), duel.def_("Mage")) == (2700, 2300)


def test_originals_change_one_after_another() -> None:
    duel = table(monsters=("Twice",), hand=("Swap",))
    duel.act("activate", "Twice")
    duel.pass_all()
    assert (duel.atk("Twice"), duel.def_("Twice")) == (2000, 1000)
    duel.use("Swap")
    duel.pass_all()
    assert (duel.atk("Twice"), duel.def_("Twice")) == (1000, 2000)


def test_what_is_set_stands_above_the_original_and_beneath_what_is_added() -> None:
    held = monster(
        "Held",
        "{activate: ignition, target: {choose: 1, side: opp}, do: {equip: target, to: self, as: $held}}",
        "{static: {modify: self, atk: {set: {stat: atk, of: $held}}, def: {set: {stat: def, of: $held}}},"
        " while: {count: $held}}",
        race="spellcaster",
        atk=0,
        **{"def": 0},
    )
    duel = Scenario(you={"monsters": ["Held"], "spells": ["Night"]}, opp={"monsters": ["Pixie"]}, made=(*MADE, held))
    assert (duel.atk("Held"), duel.def_("Held")) == (200, 200)
    duel.act("activate", "Held")
    duel.pass_all()
    assert duel.zone("you", "spells") == ["Night", "Pixie"]
    assert (duel.atk("Held"), duel.def_("Held")) == (500, 300)


@pytest.mark.parametrize(
    "ability",
    [
        "{static: {modify: self, power: 500}}",
        "{static: {modify: self, race: fiend}}",
        "{static: {modify: self, atk: doubled}}",
        "{static: {modify: {side: you}, gains: [toon]}}",
        "{static: {modify: you, atk: 500}}",
        "{activate: ignition, do: {modify: self, atk: 100, lasts: your next turn}}",
    ],
)
def test_a_change_that_is_not_compiled_is_an_error(ability: str) -> None:
    with pytest.raises(NotInThisGame, match="Bad: "):
        monster("Bad", ability)
