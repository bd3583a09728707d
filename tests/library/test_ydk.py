"""Decks from and to `.ydk` files, and the passcodes in them."""

import argparse
import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from duelterm.commands import check
from duelterm.commands import decks as command
from duelterm.commands.deckcheck import check_deck
from duelterm.commands.guard import DONE, FAULTY_FILE, Refusal
from duelterm.lang.cards import DuelMonstersCard
from duelterm.lang.report import CardError
from duelterm.library.deckfile import deck_paths, find_deck, read_deck
from duelterm.library.decks import Deck
from duelterm.library.passcodes import cards_by_passcode, check_passcodes, passcodes_path
from duelterm.library.pool import load_pool
from duelterm.library.ydk import read_ydk, ydk_text
from tests.conftest import ROOT

Monsters = Mapping[str, DuelMonstersCard]
FACTS = ROOT.parent / "shared" / "reference" / "duelmonsters-cards.json"
MAGICIAN, OTHER_MAGICIAN, THIRD_MAGICIAN = "46986414", "46986421", "36996508"
GAIA, SWORDSMAN, HOLE = "6368038", "45231177", "53129443"


@pytest.fixture(scope="module")
def pool() -> Monsters:
    return load_pool("duelmonsters")


@pytest.fixture(autouse=True)
def cards_at_hand(pool: Monsters, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has an empty cache of its own, and the commands would read the card files anew."""
    for module in (command, check):
        monkeypatch.setattr(module, "load_pool", lambda game: {"duelmonsters": pool}[game])


def written(folder: Path, text: str | bytes, name: str = "mine.ydk") -> Path:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def problems(path: Path, pool: Monsters) -> list[str]:
    with pytest.raises(CardError) as caught:
        read_ydk(path, pool)
    return [str(problem).removeprefix(f"{path}:") for problem in caught.value.problems]


def test_a_file_is_read_by_its_sections(tmp_path: Path, pool: Monsters) -> None:
    lines = ["\ufeff#created by Ann", "#main", MAGICIAN, GAIA, MAGICIAN, "", "#extra", SWORDSMAN, "!side", f"0{GAIA}"]
    deck = read_ydk(written(tmp_path, "\r\n".join(lines), "My Deck.ydk"), pool)
    assert (deck.key, deck.name, deck.game) == ("my-deck", "My Deck", "duelmonsters")
    assert deck.cards == {"Dark Magician": 2, "Gaia The Fierce Knight": 1}
    assert (deck.fusion, deck.side) == ({"Flame Swordsman": 1}, {"Gaia The Fierce Knight": 1})


def test_every_deck_survives_the_round_trip(tmp_path: Path, pool: Monsters) -> None:
    decks = [found for path in deck_paths() if (found := read_deck(path)).game == "duelmonsters"]
    assert decks
    for deck in decks:
        back = read_ydk(written(tmp_path, ydk_text(deck, pool)), pool)
        assert back.parts == deck.parts
        assert [list(part) for part in back.parts.values()] == [list(part) for part in deck.parts.values()]


def test_a_file_is_written_as_other_programs_do(pool: Monsters) -> None:
    deck = Deck("mine", "Mine", "duelmonsters", {"Gaia The Fierce Knight": 2}, fusion={"Flame Swordsman": 1})
    assert ydk_text(deck, pool) == f"#main\n{GAIA}\n{GAIA}\n#extra\n{SWORDSMAN}\n!side\n"


@pytest.mark.case("Y73")
@pytest.mark.rule("R3-1.3")
def test_another_picture_is_the_same_card(tmp_path: Path, pool: Monsters) -> None:
    filling = "\n".join(str(card.passcode) for card in [card for card in pool.values() if card.frame == "normal"][:40])
    text = f"#main\n{filling}\n{MAGICIAN}\n{OTHER_MAGICIAN}\n{THIRD_MAGICIAN}\n!side\n{OTHER_MAGICIAN}\n"
    deck = read_ydk(written(tmp_path, text), pool)
    assert (deck.cards["Dark Magician"], deck.side["Dark Magician"]) == (3, 1)
    told = "4 copies in deck and side deck; at most 3 of one card (R3-1.3)"
    assert told in {fault.message for fault in check_deck(deck, pool).faults if fault.card == "Dark Magician"}


def test_every_faulty_line_has_one_message_with_its_number(tmp_path: Path, pool: Monsters) -> None:
    path = written(tmp_path, f"{HOLE}\n#main\n99\n{SWORDSMAN}\nDark Hole\n-5\n#extra\n{HOLE}\n!side\n{'9' * 400}\n")
    assert problems(path, pool) == [
        f"1:1: Dark Hole: {HOLE} stands above all of #main, #extra, !side",
        "3:1: no card here has the passcode 99",
        "4:1: Flame Swordsman: a fusion monster stands below #extra, not #main",
        "5:1: Dark Hole is no passcode (a number, or one of #main, #extra, !side)",
        "6:1: -5 is no passcode (a number, or one of #main, #extra, !side)",
        "8:1: Dark Hole: below #extra stand fusion monsters only",
        f"10:1: {'9' * 39}… is no passcode (a number, or one of #main, #extra, !side)",
    ]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "1:1: no cards below #main"),
        (b"#main\n!side\n", "1:1: no cards below #main"),
        (
            b"#main\n" + b"\xff\x1b[2J\n",
            "2:1: \ufffd\ufffd[2J is no passcode (a number, or one of #main, #extra, !side)",
        ),
        ("#main\n٣٣".encode(), "2:1: ٣٣ is no passcode (a number, or one of #main, #extra, !side)"),
        (b"1" * 100_001, "1:1: larger than 100 kB"),
    ],
)
def test_odd_content_is_told_in_one_line(content: bytes, message: str, tmp_path: Path, pool: Monsters) -> None:
    assert problems(written(tmp_path, content), pool) == [message]


def test_a_file_that_is_none_or_has_an_odd_name_is_told(tmp_path: Path, pool: Monsters) -> None:
    assert problems(tmp_path / "nix.ydk", pool) == ["1:1: can't be read: No such file or directory"]
    odd = written(tmp_path, f"#main\n{HOLE}\n", "a\x1bb.ydk")
    assert [told for told in problems(odd, pool) if "the file's name can't be a deck's name" in told]
    assert read_ydk(written(tmp_path, f"#main\n{HOLE}\n", "闇.ydk"), pool).key == "deck"


def test_further_passcodes_are_those_of_the_reference(pool: Monsters) -> None:
    if not FACTS.exists():
        pytest.skip("the reference data is not beside the project")
    known = {
        int(code): card["name"]
        for card in json.loads(FACTS.read_text())["cards"]
        if card["name"] in pool
        for code in (card["passcode"], *card["alt_passcodes"])
    }
    assert cards_by_passcode(pool) == known


def test_a_faulty_file_of_passcodes_is_told_with_its_places(tmp_path: Path, pool: Monsters) -> None:
    path = written(tmp_path, f"game: duelmonsters\npasscodes:\n  Dark Hol: ['00000001']\n  Fissure: ['{HOLE}', '1']\n")
    assert [(told.line, told.column) for told in check_passcodes(path, pool)] == [(4, 25)]
    path = written(tmp_path, f"game: duelmonsters\npasscodes:\n  Dark Hol: ['00000001']\n  Fissure: ['{HOLE}']\n")
    assert [str(told).partition(": ")[2] for told in check_passcodes(path, pool)] == [
        "Dark Hol: there is no such card (did you mean Dark Hole?)",
        f"Fissure: {HOLE} is a passcode of Dark Hole already",
    ]
    assert check_passcodes(passcodes_path(), pool) == ()


@pytest.mark.slow
def test_check_covers_the_passcodes_beside_the_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check.run(argparse.Namespace(paths=[str(passcodes_path().parent)])) == DONE
    files = len(list(passcodes_path().parent.glob("*.yaml"))) - 1
    assert capsys.readouterr().out == f"{files} card files, 0 decks, 0 limited lists, 0 problems\n"
    faulty = written(tmp_path, f"game: duelmonsters\npasscodes:\n  Fissure: ['{HOLE}']\n", "passcodes.yaml")
    assert check.run(argparse.Namespace(paths=[str(tmp_path)])) == FAULTY_FILE
    assert f"{faulty}:3:13: Fissure: " in capsys.readouterr().out


def call(name: str | None = None, taken: Path | None = None, given: Path | None = None) -> int:
    """`duelterm decks` with these arguments."""
    files = {"import_file": taken and str(taken), "export_file": given and str(given)}
    return command.run(argparse.Namespace(name=name, list=None, lists=False, partner=None, **files))


def test_the_command_exports_and_imports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "Joey again.ydk"
    assert call("starter-deck-joey", given=path) == DONE
    assert call(taken=path) == DONE
    assert "it is the deck joey-again" in capsys.readouterr().out
    assert find_deck("joey-again").parts == find_deck("starter-deck-joey").parts
    with pytest.raises(Refusal, match="is there already"):
        call("starter-deck-joey", given=path)
    with pytest.raises(Refusal, match="there is a deck joey-again already"):
        call(taken=path)


def test_a_deck_that_breaks_a_rule_is_kept_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(taken=written(tmp_path, f"#main\n{HOLE}\n")) == FAULTY_FILE
    assert "1 cards; a deck has at least 40 (R3-1.1)" in capsys.readouterr().out
    assert find_deck("mine").cards == {"Dark Hole": 1}


def test_nothing_is_kept_of_a_faulty_file(tmp_path: Path, player_dirs: Path) -> None:
    with pytest.raises(CardError):
        call(taken=written(tmp_path, f"#main\n{HOLE}\nnix\n"))
    assert not (player_dirs / "data" / "decks").exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"name": "starter", "given": "x.ydk"}, "starter is no deck of Duel Monsters"),
        ({"given": "x.ydk"}, "--export needs the deck as well"),
        ({"name": "ex-yugi", "taken": "x.ydk"}, "--import takes a file and no deck besides"),
        ({"name": "ex-yugi", "given": "nowhere/x.ydk"}, "can't be written: No such file"),
    ],
)
def test_wrong_use_is_refused(arguments: dict[str, str], message: str, tmp_path: Path) -> None:
    places = {key: tmp_path / value for key, value in arguments.items() if key != "name"}
    with pytest.raises(Refusal, match=message):
        call(arguments.get("name"), **places)
    assert not any(tmp_path.glob("*.ydk"))
