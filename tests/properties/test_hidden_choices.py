"""DM-9.18: where nothing can be chosen, and that depends on cards which the other can't see, the question is put."""

import pytest

from duelterm.core.looking import view_of
from duelterm.session.duel import Duel
from tests.duelmasters.scenario import Scenario, spell
from tests.properties.observing import asked
from tests.properties.playing import rules

CREATURES, SPELLS = ["Aqua Vehicle", "Hunter Fish"], ["Ghost Touch", "Spiral Gate"]
MADE = (
    spell("Planter", "{do: {move: {zone: hand, side: you, kind: creature, up_to: 1}, to: mana}}"),
    spell("Giver", "{do: {discard: {side: you, kind: creature, choose: 1}}}"),
    spell("Seeker", "{do: {search: {kind: creature}}}"),
)


def watched(name: str, hand: list[str], deck: list[str]) -> tuple[list[object], int]:
    """What the other seat observes of a spell whose player takes nothing, and how many cards could be taken."""
    duel = Scenario(
        you={"hand": [name, *hand], "mana": ["Aqua Vehicle", "Deadly Fighter Braid Claw"], "deck": deck}, made=MADE
    )
    duel.play(name)
    question = duel.asked
    table = Duel(rules(), duel.state)
    table.flow = duel.flow
    seen: list[object] = [asked(table, 1), asked(table, None), view_of(duel.state, rules(), table.eyes(1))]
    return seen, len(question.options)


@pytest.mark.rule("DM-9.18")
@pytest.mark.parametrize("name", [made.name for made in MADE])
def test_whether_it_is_asked_tells_nothing_of_what_is_hidden(name: str) -> None:
    with_some, some = watched(name, CREATURES, CREATURES * 5)
    without, none = watched(name, SPELLS, SPELLS * 5)
    assert (some > 0, none) == (True, 0)
    assert with_some == without
