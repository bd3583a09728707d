"""The text of every card, compared with the files under tests/golden.

After a wanted change of the wording: `DUELTERM_BLESS=1 python -m pytest tests/lang/test_text_golden.py`, then read the
difference.
"""

import os
from collections.abc import Iterable
from pathlib import Path

import pytest

from duelterm.lang.cards import Card, DuelMastersCard
from duelterm.lang.load import load_cards
from duelterm.lang.text import card_text, civilizations, facts_text, short_text, tags, type_line

CARDS = Path(__file__).parents[2] / "cards"
MASTERS = sorted((CARDS / "duelmasters").glob("*.yaml"))
MONSTERS = [path for path in sorted((CARDS / "duelmonsters").glob("*.yaml")) if path.name != "passcodes.yaml"]
FILES = [*MASTERS, *MONSTERS]
GOLDEN = Path(__file__).parents[1] / "golden"
BARE = {"Blocker", "Slayer", "Charger", "Shield trigger", "Speed attacker", "Double breaker", "Triple breaker", "Toon"}
BARE_STARTS = ("Power attacker +", "Blocker against ", "Slayer against ", "Crew breaker: ")


def written(cards: Iterable[Card]) -> str:
    """The cards as a golden file has them."""
    parts = []
    for card in cards:
        marks = f" [{' '.join(tags(card))}]" if tags(card) else ""
        before = f"{civilizations(card)} - " if isinstance(card, DuelMastersCard) else ""
        head = f"{card.name}\n  {before}{type_line(card)}{marks}\n"
        parts.append(head + "".join(f"    {line}\n" for line in card_text(card)))
    return "\n".join(parts)


def golden_file(path: Path) -> Path:
    """Where the text of a card file's cards stands."""
    return (GOLDEN if path in MASTERS else GOLDEN / "duelmonsters") / f"{path.stem}.txt"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_text(path: Path) -> None:
    text, golden = written(load_cards([path])), golden_file(path)
    if os.environ.get("DUELTERM_BLESS"):
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


def test_every_set_has_a_golden_file() -> None:
    assert set(GOLDEN.rglob("*.txt")) == {golden_file(path) for path in FILES}
    assert len(MASTERS) == 13


@pytest.mark.slow
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_lines_are_whole_sentences(path: Path) -> None:
    for card in load_cards([path]):
        for line in short_text(card):
            assert line[0].isupper(), (card.name, line)
            named = line in BARE or line.endswith(" stealth") or line.startswith(BARE_STARTS)
            assert named or line.endswith((".", '."', '".')), (card.name, line)
            assert not any(wrong in line for wrong in ("  ", "$", "None", "..", "{", " ,", " a a", " his ")), line
            assert line.count('"') % 2 == 0, line


@pytest.mark.slow
def test_one_line_for_each_ability() -> None:
    for card in load_cards(MASTERS):
        assert isinstance(card, DuelMastersCard)
        assert len(short_text(card)) == len(card.abilities)
        assert len(card_text(card)) == len(card.abilities) + (len(card.civ) > 1)
    for card in load_cards(MONSTERS):
        assert len(short_text(card)) == len(card.abilities)
        assert len(card_text(card)) == len(card.abilities) + len(list(facts_text(card)))
