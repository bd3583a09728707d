"""Loading card files, and the form in which they are cached."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from duelterm.lang.abilities import Cannot, Do, When
from duelterm.lang.actions import Destroy
from duelterm.lang.cards import Power
from duelterm.lang.filters import Selector
from duelterm.lang.load import cards_from_json, cards_to_json, check_cards, load_cards
from duelterm.lang.report import CardError
from duelterm.lang.values import Comparison

CARDS = sorted((Path(__file__).parents[2] / "cards" / "duelmasters").glob("*.yaml"))
HEAD = "game: duelmasters\nset: DM-99\ncards:\n"


def written(tmp_path: Path, text: str | bytes, name: str = "set.yaml") -> Path:
    path = tmp_path / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


@pytest.mark.slow
def test_the_card_files_load_and_come_back_the_same_from_their_cached_form() -> None:
    cards = load_cards(CARDS)
    assert len(cards) == 906
    assert cards_from_json(cards_to_json(cards)) == cards


def test_a_card_is_typed_and_normalised(tmp_path: Path) -> None:
    text = HEAD + (
        "- {name: '[b]Bold[/b]', kind: creature, civ: fire, race: [Human, Ghost], cost: 3, power: 2000+, abilities: ["
        "blocker, {cannot: attack players}, {when: enters, do: {destroy: {choose: 1, power: '<=2000'}}}]}\n"
    )
    (card,) = load_cards([written(tmp_path, text)])
    assert (card.name, card.set, card.game, card.evolution) == ("[b]Bold[/b]", "DM-99", "duelmasters", False)
    assert (card.civ, card.race, card.power) == (("fire",), ("Human", "Ghost"), Power.model_validate("2000+"))
    blocker, cannot, when = card.abilities
    assert blocker == "blocker"
    assert isinstance(cannot, Cannot)
    assert cannot.cannot == ("attack players",)
    assert isinstance(when, When)
    assert when.when == ("enters",)
    (destroy,) = when.do
    assert isinstance(destroy, Destroy)
    assert isinstance(destroy.destroy, Selector)
    assert destroy.destroy.quantity == "choose"
    assert destroy.destroy.power == Comparison.model_validate("<=2000")


def test_yaml_1_2_words_are_text(tmp_path: Path) -> None:
    spells = "".join(
        f"- {{name: {name}, kind: spell, civ: fire, cost: 1}}\n" for name in ("yes", "On", "off", "~", "0x1F", "1_000")
    )
    cards = load_cards([written(tmp_path, HEAD + spells)])
    assert [card.name for card in cards] == ["yes", "On", "off", "~", "0x1F", "1_000"]


def test_names_are_normalised_and_told_apart_without_case(tmp_path: Path) -> None:
    one = written(tmp_path, HEAD + '- {name: "E\\u0301cho", kind: spell, civ: fire, cost: 1}\n', "one.yaml")
    two = written(tmp_path, HEAD + "- {name: ÉCHO, kind: spell, civ: fire, cost: 1}\n", "two.yaml")
    assert [card.name for card in load_cards([one])] == ["Écho"]
    assert [str(p).replace(str(tmp_path), "") for p in check_cards([one, two])] == [
        "/two.yaml:4:10: ÉCHO: there is a card of this name already (one.yaml:4)"
    ]


def test_a_byte_order_mark_and_windows_line_ends_are_no_matter(tmp_path: Path) -> None:
    text = HEAD + "- {name: A, kind: spell, civ: fire, cost: 1}\n"
    path = written(tmp_path, b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert [card.name for card in load_cards([path])] == ["A"]


@pytest.mark.parametrize("opening", ["[", "{a: ", "- ", "? "])
def test_a_file_nested_without_end_is_refused(tmp_path: Path, opening: str) -> None:
    (problem,) = check_cards([written(tmp_path, opening * 200_000)])
    assert "nesting depth" in problem.message


def test_a_file_over_the_limit_is_refused_unread(tmp_path: Path) -> None:
    path = written(tmp_path, b"#" * (4 * 1024 * 1024 + 1))
    assert [(p.line, p.column, p.message) for p in check_cards([path])] == [(1, 1, "larger than 4 MB")]


def test_a_missing_file_and_a_directory_are_problems_not_crashes(tmp_path: Path) -> None:
    messages = [p.message for p in check_cards([tmp_path / "none.yaml", tmp_path])]
    assert messages == ["can't be read: No such file or directory", f"can't be read: {os.strerror(21)}"]


def test_the_error_carries_and_prints_every_problem(tmp_path: Path) -> None:
    one, two = written(tmp_path, "", "one.yaml"), written(tmp_path, "game: x\n", "two.yaml")
    with pytest.raises(CardError) as raised:
        load_cards([one, two])
    assert len(raised.value.problems) == 4
    assert str(raised.value).splitlines()[0] == f"{one}:1:1: the file is empty"


def test_the_cached_form_needs_no_yaml() -> None:
    code = (
        "import sys; from duelterm.lang.load import cards_from_json; "
        "assert cards_from_json(b'[]') == []; assert 'yaml' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_spell_may_do_nothing_but_what_its_do_says(tmp_path: Path) -> None:
    path = written(tmp_path, HEAD + "- {name: A, kind: spell, civ: fire, cost: 1, abilities: [{do: {draw: 2}}]}\n")
    (card,) = load_cards([path])
    assert isinstance(card.abilities[0], Do)
