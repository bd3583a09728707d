"""The rulings that a form offers are the switches of the rule sets, with what is usual first."""

from dataclasses import fields
from typing import get_args, get_type_hints

import pytest

from duelterm.duelmasters import switches as duelmasters
from duelterm.duelmonsters.rulebook3 import switches as rulebook3
from duelterm.duelmonsters.standard import switches as standard
from duelterm.duelmonsters.tag import switches as tag
from duelterm.session.games import GAMES
from duelterm.session.rulings import RULINGS

KINDS = {"duel-masters": duelmasters, "rulebook3": rulebook3, "standard": standard, "tag": tag}
ASKED_ELSEWHERE = {"first", "ante"}


def test_every_rule_set_has_its_rulings() -> None:
    assert set(RULINGS) == set(GAMES) == set(KINDS)


@pytest.mark.parametrize("rules", KINDS)
def test_they_are_its_switches_with_the_default_first(rules: str) -> None:
    kind = KINDS[rules].Switches
    hints = get_type_hints(kind)
    found = {field.name: {*get_args(hints[field.name])} for field in fields(kind) if field.name not in ASKED_ELSEWHERE}
    assert {ruling.switch: {value for value, _ in ruling.values} for ruling in RULINGS[rules]} == found
    usual = {ruling.switch: ruling.values[0][0] for ruling in RULINGS[rules]}
    assert usual == {name: getattr(KINDS[rules].DEFAULT, name) for name in found}
    assert all(KINDS[rules].read_switches({each.switch: each.values[1][0]}) for each in RULINGS[rules])
