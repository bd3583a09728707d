"""The lines of the prompt bar: long ones go on in the rows that are free, and are cut only where there is none."""

from dataclasses import replace

import pytest

from duelterm.tui.prompting import LaidOut, Offer, Prompt, key_lines, lay_out

LONG = " ".join(["a face-down monster may be stronger, and then it is yours that is destroyed"] * 2)
ATTACK = Offer("Enter", "Gemini Elf attacks face-down monster 1", LONG, "m1")
NAME = "Miele, Vizier of Lightning"
ASKED = f"{NAME}: choose up to 1 card to tap until the end of the turn."
PROMPT = Prompt(f"ASKS AMY {NAME}", "", f"AMY: {ASKED}", "picked 0 of at most 1", (Offer("Enter", "none"),), named=NAME)


def rows(laid: LaidOut) -> list[str]:
    """The lines without the blanks at their ends."""
    return [line.plain.rstrip() for line in laid.lines]


def words(laid: LaidOut) -> str:
    """All that is said, as if it stood in one line."""
    return " ".join(" ".join(rows(laid)).split())


@pytest.mark.parametrize("height", [5, 6, 12])
def test_a_long_answer_goes_on_in_the_next_row_under_its_words(height: int) -> None:
    laid = lay_out(Prompt("ASKS AMY", "", "attack?", "", (ATTACK, Offer("Esc", "back"))), 80, height, "-")
    assert len(laid.lines) == height
    assert all(line.cell_length <= 80 for line in laid.lines)
    assert rows(laid)[3].startswith(" " * len(" Enter ") + "stronger")
    assert ("…" in words(laid)) == (height == 5)
    assert rows(laid)[4 + (height > 5)].startswith(" Esc back")
    assert {mark.line for mark in laid.marks if mark.key == "enter"} == {2, 3, *([4] if height > 5 else [])}


def test_the_first_answers_get_the_rows_that_are_left() -> None:
    offers = (ATTACK, replace(ATTACK, sign="a", text="Gemini Elf attacks face-down monster 2"), Offer("Esc", "back"))
    shown = rows(lay_out(Prompt("ASKS AMY", "", "attack?", "", offers), 80, 7, "-"))
    assert "…" not in " ".join(shown[2:5])
    assert shown[5].startswith(" a ")
    assert shown[5].endswith("…")
    assert shown[6].startswith(" Esc back")


def test_a_question_keeps_its_verb_and_its_cards_name_is_cut_first() -> None:
    shown = rows(lay_out(replace(PROMPT, text=f"AMY: {NAME}: choose up to 1 card to tap."), 80, 5, "-"))
    assert shown[1].startswith(" AMY: Miele,")
    assert "…: choose up to 1 card to tap.  picked 0 of at most 1" in shown[1]
    assert len(shown[1]) <= 80


def test_a_question_that_is_longer_still_goes_on_in_the_next_row() -> None:
    laid = lay_out(PROMPT, 80, 5, "-")
    assert words(laid).replace(" picked 0 of at most 1", "").endswith(f"AMY: {ASKED} Enter none")
    assert rows(laid)[1].endswith("picked 0 of at most 1")
    assert [mark.line for mark in laid.marks] == [3]


def test_where_only_one_row_is_left_for_answers_the_question_is_cut() -> None:
    laid = lay_out(PROMPT, 80, 3, "-")
    assert "…" in rows(laid)[1]
    assert rows(laid)[2] == " Enter none"


@pytest.mark.parametrize(
    "text", ["choose", "Bronze-Arm Tribe, who has got a very long name indeed: summoned from the deck"]
)
def test_the_hint_to_all_answers_is_never_cut(text: str) -> None:
    offers = tuple(Offer(letter, f"{text} {letter}") for letter in "abcdefghijklmnopqrstuvwxyz")
    for width in (80, 96):
        laid = lay_out(Prompt("ASKS AMY", "", "which?", "", offers), width, 5, "-")
        assert rows(laid)[-1].endswith(("A all 26", "A all 26 answers"))
        assert all(line.cell_length <= width for line in laid.lines)
        shown = [mark.key for mark in laid.marks[:-1]]
        assert [*shown, *(offer.key for offer in laid.left_out)] == [offer.key for offer in offers]


@pytest.mark.parametrize("width", [20, 40, 80, 200])
def test_the_key_line_always_tells_how_to_leave(width: int) -> None:
    commands = [Offer(letter, f"command {letter}") for letter in "ABCDEFG"]
    commands.insert(5, Offer("Ctrl+Q", "quit"))
    for height in (1, 2):
        shown = rows(key_lines(commands, width, height))
        assert len(shown) <= height
        assert "Ctrl+Q quit" in " ".join(shown)
        assert all(len(row) <= width for row in shown)
    assert shown[0].startswith(" A command A")
