"""What waits in a copy of a duel remembers for itself: effects of one never turn up in the other."""

from duelterm.duelmasters.state import DuelState
from duelterm.session.duel import Duel
from tests.duelmasters.scenario import Scenario, spell
from tests.properties.playing import rules

LATER = spell(
    "Later",
    "{do: {at: end of turn, do: [{pick: {side: opp, choose: 1}, as: $one}, {destroy: $one}]}}",
)
THERE = ["Aqua Vehicle", "Hunter Fish", "Aqua Hulcus"]


def destroyed(duel: Duel, number: int) -> list[str]:
    """End the turn and pick this creature; what was destroyed."""
    duel.answer(["end"])
    assert duel.decision is not None
    duel.answer([duel.keys(duel.decision)[number]])
    state: DuelState = duel.state
    return [event.definition.name for event in state.events if event.kind == "destroyed"]


def test_a_delayed_effect_of_a_copy_knows_nothing_of_the_originals() -> None:
    scenario = Scenario(
        you={"hand": ["Later"], "mana": ["Deadly Fighter Braid Claw"]}, opp={"battle": THERE}, made=[LATER]
    )
    scenario.play("Later")
    scenario.flow.close()
    duel = Duel(rules(), scenario.state)
    copies = [duel.fork() for _ in THERE]
    assert [destroyed(copy, number) for number, copy in enumerate(copies)] == [[name] for name in THERE]
    assert destroyed(duel, 1) == THERE[1:2]
