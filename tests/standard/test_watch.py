"""The simulator's watch over duels by the standard rules finds what must never be."""

from collections.abc import Callable
from typing import Any

import pytest

from duelterm.core.ask import ACT, Act, Decision, Why
from duelterm.core.events import Event
from duelterm.core.operations import arrive, leave
from duelterm.duelmonsters.standard.ruleset import StandardRules
from duelterm.duelmonsters.state import DRAW, Attack
from duelterm.duelmonsters.traits import ref_of
from duelterm.duelmonsters.zones import DECK, FIELD_PLACE, FUSION, GRAVEYARD, HAND, MONSTERS, SPELLS
from duelterm.session.simulate import Watch
from tests.standard.scenario import Scenario

AT_REST = Decision(ACT, 0, [Act("end")], 1, 1, Why("act"))
ELSEWHERE = Decision(ACT, 0, [Act("pass")], 1, 1, Why("chain"))


def laid_out() -> Any:
    """A table with something on it, as it should be."""
    return Scenario(
        you={"monsters": ["Mystical Elf"], "hand": ["Dark Hole", "Black Pendant", "Forest"] + ["Feral Imp"] * 5},
        opp={"hand": ["Feral Imp"] * 7},
    ).state


def found(state: Any, decision: Decision = AT_REST) -> list[str]:
    """What the watch says."""
    rules = StandardRules({})
    return list(Watch(state).faults(rules, state, decision))


def put(state: Any, name: str, zone: int, seat: int = 0) -> Any:
    """Move a card of the hand to a seat's zone, face up."""
    card = next(card for card in state.zones[0][HAND] if card.definition.name == name)
    leave(state, card)
    arrive(state, card, seat, zone, face_up=True)
    return card


def crowd(state: Any) -> None:
    for _ in range(4):
        put(state, "Feral Imp", MONSTERS)
    card = state.zones[0][HAND].pop()
    card.zone, card.place = MONSTERS, 6
    state.zones[0][MONSTERS].append(card)


def forget_chain(state: Any) -> None:
    state.chain.append(object())


def forget_attack(state: Any) -> None:
    state.attack = Attack(ref_of(state.zones[0][MONSTERS][0]), 1, 0)


def lose_bearer(state: Any) -> None:
    equip = put(state, "Black Pendant", SPELLS)
    elf = state.zones[0][MONSTERS][0]
    state.bearers[ref_of(equip)] = ref_of(elf)
    leave(state, elf)
    arrive(state, elf, 0, GRAVEYARD)


def second_field(state: Any) -> None:
    put(state, "Forest", FIELD_PLACE)
    put(state, "Dark Hole", FIELD_PLACE, seat=1)


def keep_seven(state: Any) -> None:
    state.step, state.turn = DRAW, 4
    state.events.append(Event("turn begins", 1))
    state.turn_began = len(state.events)


FAULTS: list[tuple[str, Callable[[Any], Any]]] = [
    ("seat 0 has 6 cards in its monsters", crowd),
    ("lies in the wrong zone", lambda state: put(state, "Dark Hole", FUSION)),
    ("-100 life points", lambda state: state.life.__setitem__(0, -100)),
    ("nobody has noticed that life points are 0", lambda state: state.life.__setitem__(1, 0)),
    ("has been used and still lies there", lambda state: put(state, "Dark Hole", SPELLS)),
    ("is on no monster", lambda state: put(state, "Black Pendant", SPELLS)),
    ("is on a monster that isn't there", lose_bearer),
    ("1 links of a chain are left", forget_chain),
    ("the damage step's stage 'start' is left", lambda state: setattr(state, "stage", "start")),
    ("an attack is left", forget_attack),
    ("2 field spells are active", second_field),
    ("is no field spell", second_field),
    ("lies among spells", lambda state: put(state, "Forest", SPELLS)),
    ("seat 1 has ended its turn with more than 6 cards in hand", keep_seven),
]


@pytest.mark.rule("STD-2.1", "STD-2.5", "STD-3.12", "STD-5.7")
@pytest.mark.parametrize(("told", "fault"), FAULTS, ids=[told for told, _ in FAULTS])
def test_what_must_never_be_is_found(told: str, fault: Callable[[Any], Any]) -> None:
    state = laid_out()
    assert found(state) == []
    fault(state)
    assert any(told in each for each in found(state)), found(state)


@pytest.mark.rule("STD-5.9")
def test_a_token_may_be_an_equip_card_and_vanishes_with_its_monster() -> None:
    duel = Scenario(turn="opp", you={"monsters": ["Relinquished"], "hand": ["Dark Hole"]}, opp={"hand": ["Scapegoat"]})
    duel.act("use", "Scapegoat")
    duel.run_until("act")
    duel.end()
    duel.run_until("act")
    duel.act("activate", "Relinquished")
    duel.pick("Sheep Token")
    duel.run_until("act")
    assert (duel.zone("you", "spells"), duel.zone("opp", "monsters")) == (["Sheep Token"], ["Sheep Token"] * 3)
    assert found(duel.state) == []
    duel.act("use", "Dark Hole")
    duel.run_until("act")
    assert (duel.zone("you", "spells"), duel.zone("opp", "monsters")) == ([], [])
    assert (duel.zone("you", "graveyard"), duel.zone("opp", "graveyard")) == (
        ["Relinquished", "Dark Hole"],
        ["Scapegoat"],
    )
    assert found(duel.state) == []


@pytest.mark.rule("STD-5.9")
def test_a_token_off_the_field_is_found() -> None:
    duel = Scenario(you={"hand": ["Scapegoat"]})
    duel.act("use", "Scapegoat")
    duel.run_until("act")
    token = duel.card("you", "monsters", "Sheep Token")
    leave(duel.state, token)
    arrive(duel.state, token, token.seat, GRAVEYARD, face_up=True)
    assert any("Sheep Token" in told and "wrong zone" in told for told in found(duel.state))


def test_what_is_open_is_no_fault_elsewhere() -> None:
    state = laid_out()
    put(state, "Dark Hole", SPELLS)
    forget_chain(state)
    forget_attack(state)
    assert found(state, ELSEWHERE) == []
    assert len(found(state)) == 3
    assert len(state.zones[0][DECK]) > 0
