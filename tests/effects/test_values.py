"""Values of Duel Monsters, and the references that they speak of."""

import pytest

from duelterm.core.events import Event
from duelterm.duelmonsters import ops
from duelterm.duelmonsters.state import Attack
from duelterm.duelmonsters.traits import ref_of
from duelterm.effects.game import NotInThisGame
from duelterm.effects.refs import compile_reference
from duelterm.effects.values import compile_value
from duelterm.lang.unions import Value
from tests.duelmonsters.scenario import Scenario, monster, spell
from tests.effects.parts import creature_scope, frame_of, read, scope, value

MAGE = monster("Mage", race="spellcaster", atk=2500, **{"def": 2100})
IMP = monster("Imp", race="fiend", atk=1300, **{"def": 700})
GLADE = spell("Glade", "{static: {modify: {race: spellcaster}, atk: 200}}", icon="continuous")
BLADE = spell("Blade", icon="equip")
MADE = (MAGE, IMP, GLADE, BLADE)


def table() -> Scenario:
    return Scenario(
        you={"monsters": ["Mage", "?Imp"], "spells": ["Glade", "Blade"], "hand": ["Imp", "Blade", "Mage"]},
        opp={"monsters": ["Imp", "?Mage"], "hand": ["Imp"]},
        made=MADE,
    )


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("300", 300),
        ("{per: {side: opp}, each: 500}", 1000),
        ("{per: {zone: hand}, each: 300}", 900),
        ("{per: {side: you, kind: [spell, trap]}, each: 500}", 1000),
        ("{count: {}}", 4),
        ("{count: {zone: hand, side: any}, every: 3}", 1),
        ("{sum: atk, of: {}}", 2700 + 1300),
        ("{half: {sum: atk, of: {side: opp}}}", 650),
        ("{half: 1001}", 500),
        ("{count: {one_each: [Mage, Imp], zone: hand}}", 1),
        ("{count: {one_each: [Mage, Imp, Glade], zone: hand}}", 0),
        ("{count: {one_each: [Imp], zone: hand, side: any}}", 2),
    ],
)
def test_a_value(text: str, number: int) -> None:
    assert value(table(), text) == number


def test_the_attack_and_defence_of_a_known_monster_are_those_it_has_now() -> None:
    duel = table()
    mage = duel.monster("Mage")
    assert value(duel, "{stat: atk, of: $seen}", seen=[mage]) == 2700
    assert value(duel, "{stat: def, of: self}", mage) == 2100


@pytest.mark.case("Y33")
@pytest.mark.rule("R3-6.19")
def test_a_face_down_monster_counts_nothing() -> None:
    duel = table()
    imp = duel.cards("you", "monsters")[1]
    assert value(duel, "{stat: atk, of: $seen}", seen=[imp]) == 0
    assert value(duel, "{sum: atk, of: $seen}", seen=[imp, duel.monster("Mage")]) == 2700


@pytest.mark.case("Y33")
def test_of_destroyed_monsters_the_attack_they_had_there_counts() -> None:
    duel = table()
    lost = [*duel.cards("you", "monsters")]
    run(ops.destroy(duel.state, lost, 0, None))
    assert duel.zone("you", "graveyard") == ["Mage", "Imp"]
    assert value(duel, "{sum: atk, of: $lost}", lost=lost) == 2700
    assert value(duel, "{half: {sum: atk, of: $lost}}", lost=lost) == 1350


def test_of_a_monster_borne_as_an_equip_card_what_is_printed_counts() -> None:
    duel = Scenario(you={"monsters": ["Imp"], "spells": ["Mage", "Glade"]}, made=MADE)
    duel.equip("you", "Mage", "Imp")
    eaten = duel.card("you", "spells", "Mage")
    assert value(duel, "{stat: atk, of: $eaten}", eaten=[eaten]) == 2500
    assert value(duel, "{stat: def, of: $eaten}", eaten=[eaten]) == 2100
    assert value(duel, "{stat: atk, of: $eaten}") == 0


def test_the_amount_is_the_number_of_the_event() -> None:
    duel = table()
    frame = frame_of(duel).answering(Event("damaged", 0, amount=450))
    assert compile_value(scope(), read("amount", Value))(duel.state, frame) == 450


def run(coroutine: object) -> object:
    """Run rules that ask nothing."""
    try:
        coroutine.send(None)
    except StopIteration as ended:
        return ended.value
    raise AssertionError("it asked something")


def names(duel: Scenario, word: str, frame: object, *kept: str) -> list[str]:
    """The cards behind a reference."""
    return [card.definition.name for card in compile_reference(scope(*kept), word)(duel.state, frame)]


def test_target_is_what_was_targeted_and_is_still_that() -> None:
    duel = table()
    mage, imp = duel.monster("Mage"), duel.cards("opp", "monsters")[0]
    frame = frame_of(duel, target=[mage, imp])
    assert names(duel, "target", frame) == ["Mage", "Imp"]
    run(ops.destroy(duel.state, [imp], 0, None))
    assert names(duel, "target", frame) == ["Mage"]


def test_equipped_is_the_monster_that_the_card_is_on() -> None:
    duel = table()
    blade = duel.card("you", "spells", "Blade")
    assert names(duel, "equipped", frame_of(duel, blade)) == []
    duel.equip("you", "Blade", "Mage")
    assert names(duel, "equipped", frame_of(duel, blade)) == ["Mage"]


def test_attacker_and_foe() -> None:
    duel = table()
    mage, imp = duel.monster("Mage"), duel.cards("opp", "monsters")[0]
    frame = frame_of(duel, imp).answering(Event("battle ends", 1, imp, mage))
    assert names(duel, "foe", frame) == ["Mage"]
    assert names(duel, "it", frame) == ["Imp"]
    assert names(duel, "attacker", frame) == []
    duel.state.attack = Attack(ref_of(mage), ref_of(imp), 0)
    assert names(duel, "attacker", frame) == ["Mage"]


def test_a_name_that_another_ability_gave_is_read_from_the_card_while_it_stays() -> None:
    duel = table()
    mage, blade = duel.monster("Mage"), duel.card("you", "spells", "Blade")
    duel.state.memory[(blade.uid, blade.mark)] = {"$held": ((mage.uid, mage.mark),)}
    frame = frame_of(duel, blade)
    assert names(duel, "$held", frame, "$held") == ["Mage"]
    assert names(duel, "$held", frame) == []
    frame.names["$held"] = ()
    assert names(duel, "$held", frame, "$held") == []
    run(ops.destroy(duel.state, [blade], 0, None))
    assert names(duel, "$held", frame_of(duel, blade), "$held") == []


@pytest.mark.parametrize("text", ["{sum: power, of: self}", "{cost: self}", "{distinct: civ, of: {}}"])
def test_a_value_of_creatures_is_an_error(text: str) -> None:
    with pytest.raises(NotInThisGame):
        compile_value(scope(), read(text, Value))


@pytest.mark.parametrize("text", ["amount", "{half: 3}", "{stat: atk, of: self}", "{sum: atk, of: self}"])
def test_a_value_of_monsters_is_an_error_in_the_other_game(text: str) -> None:
    with pytest.raises(NotInThisGame):
        compile_value(creature_scope(), read(text, Value))


@pytest.mark.parametrize("word", ["foe", "equipped"])
def test_a_reference_of_monsters_is_an_error_in_the_other_game(word: str) -> None:
    with pytest.raises(NotInThisGame, match=word):
        compile_reference(creature_scope(), word)
    with pytest.raises(NotInThisGame, match="blocker"):
        compile_reference(scope(), "blocker")
