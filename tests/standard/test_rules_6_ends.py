"""Section 6: when what lasts for a time ends (STD-6.4), and which turns and phases are counted (STD-6.5)."""

import pytest

from duelterm.duelmonsters.control import take_control
from duelterm.duelmonsters.phases import STANDBY_PHASE, skip
from duelterm.duelmonsters.standard.clock import END_OF_TURN, END_PHASE, phase_start
from duelterm.duelmonsters.zones import MONSTERS
from tests.standard.playing import next_turn, play
from tests.standard.scenario import Lay, Scenario, monster, spell, trap

ELF, SKULL = "Mystical Elf", "Summoned Skull"
SNARE = trap("Snare", "{do: {damage: 500}}")
BORROW = spell("Borrow", "{target: {choose: 1, side: opp, kind: monster}, do: {control: target}}")
PUFF = spell("Puff", "{target: {choose: 1, kind: monster}, do: {modify: target, atk: 500}}")
SWORDS = spell(
    "Swords", "{do: {static: {modify: {side: opp, kind: monster}, cannot: attack}}}", stays={"turns": 3, "of": "opp"}
)
LOCK = trap("Lock", "{do: {static: {modify: {side: opp, kind: monster}, cannot: attack}, lasts: {turns: 1, of: opp}}}")
TWO_TURNS = spell("Two", "{do: {modify: {all: true, kind: monster}, atk: 500, lasts: {turns: 2}}}")
MADE = (SNARE, BORROW, PUFF, SWORDS, LOCK, TWO_TURNS, monster("Weak"))


def lend(duel: Scenario, name: str, moment: tuple[str, int]) -> None:
    """A monster of the opponent's is yours until this moment; it has been answered."""
    take_control(duel.state, [duel.monster(name)], duel.seat, moment, duel.seat, None)
    duel.state.closed = len(duel.state.events)


def at_end_phase(duel: Scenario) -> None:
    """End the turn as far as to the first question of its end phase."""
    duel.act("end")
    while duel.state.step != "end":
        duel.pass_()


@pytest.mark.rule("STD-6.4")
def test_until_the_end_phase_ends_as_it_begins_whatever_is_activated_there(lay: Lay) -> None:
    duel = lay(opp={"monsters": [SKULL], "spells": ["?Snare"]}, made=MADE)
    lend(duel, SKULL, (END_PHASE, -1))
    assert duel.zone("you", "monsters") == [SKULL]
    at_end_phase(duel)
    assert (duel.prompt, duel.who) == ("answer", "opp")
    assert duel.zone("opp", "monsters") == [SKULL]


@pytest.mark.rule("STD-6.4")
def test_until_the_end_of_the_turn_ends_after_the_hand_limit(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Borrow", "Puff", *[ELF] * 7]},
        opp={"monsters": [SKULL], "spells": ["?Snare"]},
        made=MADE,
    )
    play(duel, "Borrow", SKULL)
    play(duel, "Puff")
    at_end_phase(duel)
    assert (duel.zone("you", "monsters"), duel.atk(SKULL)) == ([SKULL], 3000)
    duel.pass_all()
    assert duel.prompt == "hand limit"
    assert (duel.zone("you", "monsters"), duel.atk(SKULL)) == ([SKULL], 3000)
    duel.pick(ELF)
    duel.pass_all()
    assert (duel.zone("opp", "monsters"), duel.atk(SKULL)) == ([SKULL], 2500)
    back = [event.kind for event in duel.state.events if event.kind in ("discarded", "control changes", "turn begins")]
    assert back == ["control changes", "discarded", "control changes", "turn begins"]


@pytest.mark.rule("STD-5.8")
@pytest.mark.parametrize("moment", [END_PHASE, END_OF_TURN])
def test_a_monster_that_goes_back_without_room_is_destroyed(lay: Lay, moment: str) -> None:
    duel = lay(opp={"monsters": [ELF] * 4 + ["Weak"]}, made=MADE)
    lend(duel, "Weak", (moment, -1))
    duel._put(duel.seat_of("opp"), MONSTERS, ELF)
    next_turn(duel)
    assert duel.zone("opp", "monsters") == [ELF] * 5
    assert duel.zone("opp", "graveyard") == ["Weak"]
    assert "destroyed" in duel.happened()


@pytest.mark.rule("STD-6.5")
def test_swords_are_destroyed_in_the_end_phase_of_the_third_opposing_turn(lay: Lay) -> None:
    duel = lay(you={"hand": ["Swords"]}, opp={"monsters": [SKULL], "spells": ["?Snare"]}, made=MADE)
    play(duel, "Swords")
    for _ in range(2):
        next_turn(duel)
        assert duel.who == "opp"
        next_turn(duel)
        assert duel.zone("you", "spells") == ["Swords"]
    next_turn(duel)
    assert duel.zone("you", "spells") == ["Swords"]
    at_end_phase(duel)
    duel.pass_all()
    assert duel.zone("you", "spells") == []
    told = duel.happened("destroyed", "end phase", "turn begins")
    assert told[-3:] == ["end phase", "destroyed", "turn begins"]


@pytest.mark.rule("STD-6.5")
def test_the_turn_going_on_isnt_counted(lay: Lay) -> None:
    duel = lay(you={"spells": ["?Lock"]}, opp={"monsters": [SKULL], "hand": [ELF]}, turn="opp", made=MADE)
    duel.act("battle")
    while duel.who != "you":
        duel.pass_()
    duel.turn_up("Lock")
    duel.pass_all()
    assert not duel.offers("attack")
    next_turn(duel)
    next_turn(duel)
    duel.act("battle")
    duel.pass_all()
    assert not duel.offers("attack")
    next_turn(duel)
    next_turn(duel)
    duel.act("battle")
    duel.pass_all()
    assert duel.offers("attack", SKULL)


@pytest.mark.rule("STD-6.5")
def test_turns_of_anybody_are_counted_where_nobody_is_named(lay: Lay) -> None:
    duel = lay(you={"hand": ["Two"], "monsters": ["Weak"]}, made=MADE)
    play(duel, "Two")
    for figure in (2000, 2000, 1500):
        next_turn(duel)
        assert duel.atk("Weak") == figure


@pytest.mark.rule("STD-6.5")
def test_phases_are_counted_as_they_begin_and_a_skipped_one_doesnt(lay: Lay) -> None:
    duel = lay(opp={"monsters": ["Weak"]}, made=MADE)
    opp = duel.seat_of("opp")
    moment = phase_start(duel.state, opp, STANDBY_PHASE, 2)
    lend(duel, "Weak", moment)
    skip(duel.state, opp, STANDBY_PHASE)
    for holder in ("you", "you", "you", "you", "opp"):
        next_turn(duel)
        assert duel.zone(holder, "monsters") == ["Weak"]
    assert duel.state.counted[STANDBY_PHASE, duel.state.sides[opp]] == 2
