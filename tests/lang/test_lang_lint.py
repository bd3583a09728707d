"""The linter's remarks: each with its place and what to write instead."""

from pathlib import Path

import pytest

from duelterm.lang.lint import lint_cards

HEAD = (
    "game: duelmasters\nset: DM-99\ncards:\n"
    "- {name: Wyvern, kind: creature, civ: fire, race: Armored Dragon, cost: 3, power: 1000}\n"
    "- name: A\n  kind: creature\n  civ: fire\n  race: Human\n  cost: 3\n  power: 2000\n  abilities:\n"
)
CASES = [
    (
        "{when: enters, do: {discard: {choose: 1, side: opp, by: opp}}}",
        "opp}}}",
        "the owner of a hand chooses anyway",
        "leave by out",
    ),
    (
        "{when: enters, do: {destroy: {choose: 1, side: any}}}",
        "any}",
        "side: any is the default here",
        "leave side out",
    ),
    (
        "{when: enters, do: {move: {choose: 1, zone: mana, side: you}, to: hand}}",
        "you}",
        "side: you is the default here",
        "leave side out",
    ),
    (
        "{when: enters, do: {destroy: {choose: 1, zone: battle zone}}}",
        "battle zone}",
        "the battle zone is the default",
        "leave zone out",
    ),
    ("{when: turn ends, of: you, do: {draw: 1}}", "you,", "of: you is the default here", "leave of out"),
    ("{when: attacks, of: self, do: {draw: 1}}", "self,", "of: self is the default here", "leave of out"),
    ("{when: enters, do: {draw: {per: {side: you}, each: 1}}}", "1}}}", "each: 1 is the default", "leave each out"),
    ("{when: enters, do: {search: {up_to: 1}}}", "1}}}", "a search takes up to 1 card anyway", "leave up_to out"),
    ("{when: enters, do: {search: {}, to: hand}}", "hand}}", "a search takes to hand anyway", "leave to out"),
    (
        "{when: enters, do: {search: {kind: spell}, show: true}}",
        "true}}",
        "show: true is the default here",
        "leave show out",
    ),
    ("{when: enters, do: {tap: {up_to: 1}}}", "1}}}", "up to one", "write may with choose: 1"),
    (
        "{when: enters, do: {move: {choose: 1, zone: shields}, to: mana, shield_trigger: false}}",
        "false",
        "a shield trigger is only used from hand",
        "leave shield_trigger out",
    ),
    ("{cannot: {attack: players}}", "players", "attack: players with nothing beside it", "write attack players"),
    ("{evolution: [{race: Human}]}", "{evolution", "a list of the card's own race", "write evolution"),
    (
        "{when: enters, do: {destroy: {all: true, race: Armored Dragn}}}",
        "Armored",
        "no card has the race Armored Dragn",
        "did you mean Armored Dragon?",
    ),
    (
        "{when: enters, do: {destroy: {all: true, race_has: Dragons}}}",
        "Dragons",
        "no card has the race Dragons",
        "did you mean Dragon?",
    ),
    (
        "{when: enters, do: [{pick: {choose: 1}, as: $one}, {destroy: $once}]}",
        "$once",
        "$once is used before a step gives it by as",
        "did you mean $one?",
    ),
    (
        "{when: enters, do: [{destroy: $two}, {pick: {choose: 1}, as: $two}]}",
        "$two}",
        "$two is used before a step gives it by as",
        "",
    ),
]


@pytest.mark.parametrize(("ability", "there", "message", "hint"), CASES, ids=[case[2] for case in CASES])
def test_a_remark_names_its_place_and_what_to_write(
    tmp_path: Path, ability: str, there: str, message: str, hint: str
) -> None:
    path = tmp_path / "set.yaml"
    path.write_text(f"{HEAD}  - {ability}\n")
    found = [(r.line, r.column, r.card, r.message, r.hint) for r in lint_cards([path])]
    assert found == [(12, 5 + ability.index(there), "A", message, hint)]


@pytest.mark.parametrize(
    "ability",
    [
        "{when: enters, do: [{pick: {choose: 1}, as: $one}, {destroy: $one}]}",
        "{static: {modify: self, power: 1}, while: {compare: [{count: {side: any}}, '>', {count: {side: you}}]}}",
        "{when: enters, do: {search: {}, show: true}}",
        "{when: turn ends, of: any, do: {draw: 1}}",
        "{when: enters, do: {discard: {choose: 1, side: opp, by: you}}}",
        "{when: enters, do: [{declare: race, as: $race}, {destroy: {all: true, race: $race}}]}",
    ],
)
def test_what_is_right_is_left_alone(tmp_path: Path, ability: str) -> None:
    path = tmp_path / "set.yaml"
    path.write_text(f"{HEAD}  - {ability}\n")
    assert lint_cards([path]) == []


def test_a_file_with_problems_gets_those_instead(tmp_path: Path) -> None:
    path = tmp_path / "set.yaml"
    path.write_text(f"{HEAD}  - bloker\n")
    assert [problem.hint for problem in lint_cards([path])] == ["did you mean blocker?"]
