"""Each faulty file: what is said of it, and where."""

from pathlib import Path

import pytest

from duelterm.lang.load import check_cards

FILES = Path(__file__).parent / "faulty"
NOT_ONE = "a selector needs exactly one of choose, up_to, all, random, top, rest, until, one_each, this has"

EXPECTED = {
    "alias": [(9, 3, "", "aliases are not allowed", "")],
    "bad-comparison": [
        (11, 53, "Test Beast", "=<2000: a comparison is a number, '<=2000', '>=4' or at_most with a value", "")
    ],
    "bad-name": [(11, 48, "Test Beast", "a name is a dollar sign and a word in small letters, such as $seen", "")],
    "bad-player": [(11, 40, "Test Beast", "oponent: this is no player", "one of you, opp, any, both, them")],
    "bad-power": [(9, 10, "A", "a power is a number such as 3000, or 3000+", "")],
    "bad-reference": [(11, 34, "Test Beast", "slef: this is no card that is known here", "did you mean self?")],
    "bell": [(4, 10, "", "control character U+0007", "")],
    "binary": [(2, 6, "", "control character U+0000", "")],
    "bomb": [(2, 8, "", "aliases are not allowed", "")],
    "cards-is-text": [(3, 8, "", "none should be a list", "")],
    "cost-is-text": [(7, 9, "A", "3 should be a whole number", "")],
    "cost-is-true": [(7, 9, "A", "true should be a whole number", "")],
    "cost-is-zero": [(7, 9, "A", "0 should be at least 1", "")],
    "creature-without-race": [(4, 3, "A", "a creature has a race and a power", "")],
    "deep": [(5, 52, "", "nested too deeply", "")],
    "duplicate-key": [(8, 3, "", "cost stands here twice", "")],
    "empty": [(1, 1, "", "the file is empty", "")],
    "empty-do": [(11, 24, "Test Beast", "a list needs at least one entry", "")],
    "key-is-list": [(4, 3, "", "a key must be a word", "")],
    "latin1": [(4, 9, "", "not UTF-8 text", "")],
    "masters-damage": [(4, 64, "A", "damage is a word of Duel Monsters", "")],
    "masters-icon": [(4, 46, "A", "icon is a word of Duel Monsters", "")],
    "masters-position": [(4, 85, "A", "position is a word of Duel Monsters", "")],
    "monster-without-level": [(4, 3, "A", "a monster has frame, level, race, attribute, atk and def, and no icon", "")],
    "monsters-civ": [(4, 40, "A", "civ is a word of Duel Masters", "")],
    "monsters-tapped": [(4, 79, "A", "tapped is a word of Duel Masters", "")],
    "monsters-zone": [(4, 82, "A", "mana is a word of Duel Masters", "")],
    "name-bidi": [(4, 9, "A\N{REPLACEMENT CHARACTER}B", "a format character (U+202E) at place 2", "")],
    "name-blank": [(4, 9, " ", "text must not be empty and must not begin or end with a space", "")],
    "name-escape": [(4, 9, "A\N{REPLACEMENT CHARACTER}[31m", "a control character (U+001B) at place 2", "")],
    "name-is-number": [(4, 9, "card 1", "1984 should be text", "")],
    "name-too-wide": [(4, 9, "龍" * 31, "text of 62 cells; at most 60", "")],
    "no-do": [(11, 5, "Test Beast", "do is missing", "")],
    "no-quantity": [(11, 34, "Test Beast", f"{NOT_ONE} none", "")],
    "no-set": [(1, 1, "", "set is missing", "")],
    "not-yaml": [(3, 6, "", "not YAML: did not find expected ',' or ']'", "")],
    "null-file": [(1, 1, "", "null should be a mapping of keys", "")],
    "only-comment": [(1, 1, "", "the file is empty", "")],
    "passcode-is-number": [(4, 50, "A", "1861629 should be text", "")],
    "played-does-nothing": [(4, 52, "A", "do is missing", "")],
    "quantity-is-true": [(11, 31, "Test Beast", "true should be a whole number", "")],
    "same-name": [(5, 10, "écho", "there is a card of this name already (same-name.yaml:4)", "")],
    "spell-with-power": [(4, 3, "A", "a spell has neither race nor power", "")],
    "tab-indent": [(4, 1, "", "not YAML: found character that cannot start any token", "")],
    "tag": [(4, 9, "", "tags are not allowed", "")],
    "trap-quick": [(4, 3, "A", "a trap has an icon (normal, continuous, counter) and no facts of monsters", "")],
    "two-documents": [(4, 1, "", "not YAML: but found another document", "")],
    "two-errors-one-file": [
        (7, 9, "A", "x should be a whole number", ""),
        (10, 8, "B", "fre is not a word for this", "did you mean fire?"),
    ],
    "two-quantities": [(11, 34, "Test Beast", f"{NOT_ONE} choose and all", "")],
    "unknown-ability": [(11, 6, "Test Beast", "unknown key wen", "did you mean when?")],
    "unknown-act": [(11, 14, "Test Beast", "be bloked is not a word for this", "did you mean be blocked?")],
    "unknown-action": [(11, 24, "Test Beast", "destory is not an action", "did you mean destroy?")],
    "unknown-card-key": [(8, 3, "A", "unknown key abilites", "did you mean abilities?")],
    "unknown-civ": [(6, 15, "A", "watter is not a word for this", "did you mean water?")],
    "unknown-condition": [(11, 24, "Test Beast", "cuont is not a condition", "did you mean count?")],
    "unknown-event": [(11, 12, "Test Beast", "enter is not a word for this", "did you mean enters?")],
    "unknown-filter-key": [(11, 46, "Test Beast", "unknown key sied", "did you mean side?")],
    "unknown-keyword": [(11, 5, "Test Beast", "bloker is not a word for this", "did you mean blocker?")],
    "unknown-kind": [(5, 9, "A", "spel is not a word for this", "did you mean spell?")],
    "unknown-monster-race": [(4, 59, "A", "dragoon is not a word for this", "did you mean dragon?")],
    "unknown-zone": [(11, 49, "Test Beast", "graveyrd is not a word for this", "did you mean graveyard?")],
    "wrong-game": [(1, 7, "", "duelmaster is not a word for this", "did you mean duelmasters?")],
}


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_each_faulty_file_is_told_where_and_what(name: str) -> None:
    found = check_cards([FILES / f"{name}.yaml"])
    assert [(p.line, p.column, p.card, p.message, p.hint) for p in found] == EXPECTED[name]


def test_every_faulty_file_is_expected() -> None:
    assert {path.stem for path in FILES.glob("*.yaml")} == EXPECTED.keys()


def test_all_problems_of_all_files_come_in_one_run() -> None:
    paths = sorted(FILES.glob("*.yaml"))
    found = check_cards(paths)
    assert len(found) >= sum(len(problems) for problems in EXPECTED.values())
    assert {problem.path for problem in found} == set(paths)
