"""Conditions of Duel Monsters, and what the record says of earlier."""

import pytest

from duelterm.core.events import Event
from duelterm.duelmonsters.state import BATTLE, MAIN, STANDBY, Attack
from duelterm.duelmonsters.traits import ref_of
from duelterm.duelmonsters.zones import GRAVEYARD, HAND, MONSTERS
from duelterm.effects.conditions import DONE, compile_conditions
from duelterm.effects.game import NotInThisGame
from duelterm.lang.unions import Condition
from tests.duelmonsters.scenario import Scenario, monster
from tests.effects.parts import creature_scope, frame_of, holds, read, scope

MAGE = monster("Mage", race="spellcaster", atk=2500)
IMP = monster("Imp", race="fiend", atk=1300)
PARTS = [monster(f"Part {number}") for number in range(5)]
MADE = (MAGE, IMP, *PARTS)
ALL_PARTS = "{count: {one_each: [Part 0, Part 1, Part 2, Part 3, Part 4], zone: hand}}"


def table() -> Scenario:
    return Scenario(you={"monsters": ["Mage", "?Imp"]}, opp={"monsters": ["Imp"]}, made=MADE)


@pytest.mark.parametrize(
    ("text", "true"),
    [
        ("{count: {name: Mage, face: up}}", True),
        ("{count: {name: Mage, side: opp}}", False),
        ("{count: {side: you}, is: '>=2'}", True),
        ("{count: {side: you}, is: '>=3'}", False),
        ("{count: {race: fiend}, is: 1}", True),
        ("{count: $nothing}", False),
        ("{not: {count: $nothing}}", True),
        ("{any: [{count: $nothing}, {turn: you}]}", True),
        ("{any: [{count: $nothing}, {turn: opp}]}", False),
        ("{turn: you}", True),
        ("{turn: opp}", False),
        ("{match: $mage, race: spellcaster}", True),
        ("{match: $mage, face: down}", False),
        ("{compare: [{count: {side: you}}, '>', {count: {side: opp}}]}", True),
    ],
)
def test_a_condition(text: str, true: bool) -> None:
    duel = table()
    assert holds(duel, text, mage=[duel.monster("Mage")]) is true


@pytest.mark.rule("R3-4.4")
def test_five_different_pieces_are_one_each_and_five_copies_are_not() -> None:
    complete = Scenario(you={"hand": [part.name for part in PARTS] + ["Part 0"]}, made=MADE)
    assert holds(complete, ALL_PARTS)
    lacking = Scenario(you={"hand": ["Part 0", "Part 1", "Part 2", "Part 3", "Part 3"]}, made=MADE)
    assert not holds(lacking, ALL_PARTS)
    split = Scenario(you={"hand": ["Part 0", "Part 1"]}, opp={"hand": ["Part 2", "Part 3", "Part 4"]}, made=MADE)
    assert not holds(split, ALL_PARTS)


def test_what_was_remembered_counts_only_while_it_is_there() -> None:
    duel = table()
    mage = duel.monster("Mage")
    assert holds(duel, "{count: $held}", held=[mage])
    frame = frame_of(duel, held=[mage])
    mage.mark += 1000
    condition = compile_conditions(scope(), [read("{count: $held}", Condition)])
    assert condition is not None
    assert not condition(duel.state, frame)


@pytest.mark.rule("R3-5.1")
@pytest.mark.parametrize(
    ("step", "active", "main", "battle"),
    [(MAIN, 0, True, False), (BATTLE, 1, False, True), (BATTLE, 0, False, False), (STANDBY, 0, False, False)],
)
def test_a_phase_is_of_a_player(step: str, active: int, main: bool, battle: bool) -> None:
    duel = table()
    duel.state.step, duel.state.active = step, active
    assert holds(duel, "{phase: main, of: you}") is main
    assert holds(duel, "{phase: battle, of: opp}") is battle


def test_attacking_attacked_and_battling() -> None:
    duel = table()
    mage, imp = duel.monster("Mage"), duel.cards("opp", "monsters")[0]
    assert not holds(duel, "{attacking: self}", mage)
    duel.state.attack = Attack(ref_of(mage), ref_of(imp), 0)
    assert holds(duel, "{attacking: self}", mage)
    assert not holds(duel, "{attacked: self}", mage)
    assert holds(duel, "{attacked: self}", imp)
    assert not holds(duel, "{battling: self}", imp)
    duel.state.battle = (ref_of(mage), ref_of(imp))
    assert holds(duel, "{battling: self}", imp)
    assert holds(duel, "{battling: self, against: {race: fiend}}", mage)
    assert not holds(duel, "{battling: self, against: {race: fiend}}", imp)
    duel.state.attack = Attack(ref_of(mage), 1, 0)
    assert not holds(duel, "{attacked: self}", imp)


def test_done_is_what_the_step_before_left_in_the_frame() -> None:
    duel = table()
    condition = compile_conditions(scope(), ["done"])
    assert condition is not None
    frame = frame_of(duel)
    assert not condition(duel.state, frame)
    frame.names[DONE] = True
    assert condition(duel.state, frame)


SENT = "{happened: sent to graveyard, of: {kind: monster, side: you}, from: field, this: turn}"


@pytest.mark.case("Y54")
@pytest.mark.parametrize(
    ("seat", "origin", "also", "true"),
    [(0, MONSTERS, False, True), (0, MONSTERS, True, True), (1, MONSTERS, False, False), (0, HAND, False, False)],
)
def test_a_monster_of_yours_went_from_the_field_to_the_graveyard(
    seat: int, origin: int, also: bool, true: bool
) -> None:
    duel = Scenario(you={"graveyard": ["Imp"]}, opp={"graveyard": ["Imp"]}, made=MADE)
    assert not holds(duel, SENT)
    card = duel.cards(("you", "opp")[seat], "graveyard")[0]
    event = Event("destroyed" if also else "sent to graveyard", seat, card)
    event.also = ("sent to graveyard",) if also else ()
    event.origin, event.to = origin, GRAVEYARD
    duel.state.events.append(event)
    assert holds(duel, SENT) is true
    duel.state.turn_began = len(duel.state.events)
    assert not holds(duel, SENT)


def test_you_have_summoned_this_turn() -> None:
    duel = table()
    text = "{happened: summoned, by: you, this: turn}"
    duel.state.events.append(Event("summoned", 1, duel.cards("opp", "monsters")[0], cause="normal"))
    assert not holds(duel, text)
    duel.state.events.append(Event("summoned", 0, duel.monster("Mage"), cause="special"))
    assert holds(duel, text)


def test_this_turns_battle_phase_has_begun() -> None:
    duel = table()
    text = "{happened: battle phase starts, of: you, this: turn}"
    assert not holds(duel, text)
    duel.act("battle")
    assert holds(duel, text)


def test_flipped_in_this_stay() -> None:
    duel = table()
    mage = duel.monster("Mage")
    text = "{happened: flipped, of: self, this: stay}"
    assert not holds(duel, text, mage)
    duel.state.events.append(Event("flipped", 0, mage))
    duel.state.turn_began = len(duel.state.events)
    assert holds(duel, text, mage)
    mage.mark += 1000
    assert not holds(duel, text, mage)


def test_a_stay_is_the_cards_own() -> None:
    with pytest.raises(NotInThisGame, match="stay"):
        compile_conditions(scope(), [read("{happened: flipped, of: {side: you}, this: stay}", Condition)])


@pytest.mark.parametrize("text", ["{attacked: self}", "{phase: main, of: you}", "done"])
def test_a_condition_of_monsters_is_an_error_in_the_other_game(text: str) -> None:
    with pytest.raises(NotInThisGame):
        compile_conditions(creature_scope(), [read(text, Condition)])


def test_a_condition_of_creatures_is_an_error() -> None:
    with pytest.raises(NotInThisGame):
        compile_conditions(scope(), [read("{blocking: self}", Condition)])
