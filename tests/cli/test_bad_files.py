"""Faulty files of every kind: each has its message with a place, exit code 3, and no traceback."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from duelterm.cli import main
from tests.cli.running import TRACE, duelterm

pytestmark = pytest.mark.slow

STARTER = (Path(__file__).parents[2] / "cards" / "decks" / "starter.yaml").read_text(encoding="utf-8")
HEAD = "game: duelmasters\nname: Mine\n"
TEN = "cards: {Aqua Hulcus: 4, Aqua Vehicle: 4, King Coral: 2}\n"
BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{name}: &{name} [{', '.join(['*' + before] * 9)}]\n" for before, name in zip("abcdefgh", "bcdefghi", strict=True)
)


def starter(old: str, new: str) -> bytes:
    """The starter deck with one change."""
    assert old in STARTER
    return STARTER.replace(old, new, 1).encode()


DECKS: dict[str, tuple[bytes, str]] = {
    "39 cards": (starter("  Aura Blast: 1\n", ""), ":1:1: 39 cards; a deck has at least 40 (DM-1.1)"),
    "ten cards": ((HEAD + TEN).encode(), ":1:1: 10 cards; a deck has at least 40 (DM-1.1)"),
    "five copies": (
        starter("Aura Blast: 1", "Aura Blast: 5"),
        ":4:3: Aura Blast: 5 copies; at most 4 of one name (DM-1.2)",
    ),
    "unknown card": (
        starter("Aura Blast", "Aura Blats"),
        ":4:3: Aura Blats: there is no such card (did you mean Aura Blast?)",
    ),
    "wrong case": (
        starter("Aura Blast", "aura blast"),
        ":4:3: aura blast: there is no such card (did you mean Aura Blast?)",
    ),
    "nothing like a card": (starter("Aura Blast", "Xyzzy"), ":4:3: Xyzzy: there is no such card\n"),
    "unknown key": (STARTER.encode() + b"author: me\n", ": unknown key author"),
    "near key": (starter("cards:", "card:"), ":3:1: unknown key card (did you mean cards?)"),
    "no name": (starter("name: Starter Deck\n", ""), "name is missing"),
    "no game": (starter("game: duelmasters\n", ""), "game is missing"),
    "no cards": (HEAD.encode(), "cards is missing"),
    "empty cards": ((HEAD + "cards: {}\n").encode(), ":3:8: "),
    "null cards": ((HEAD + "cards:\n").encode(), ":3:7: null should be a mapping of keys"),
    "list of cards": ((HEAD + "cards: [Aqua Hulcus]\n").encode(), ":3:8: "),
    "unknown game": (
        starter("duelmasters", "chess"),
        ":1:7: chess is not a word for this (one of duelmasters, duelmonsters)",
    ),
    "near game": (starter("duelmasters", "duelmaster"), "(did you mean duelmasters?)"),
    "list for a name": (starter("Starter Deck", "[a, b]"), ":2:7: "),
    "number for a name": (starter("Starter Deck", "12"), ":2:7: 12 should be text"),
    "empty name": (starter("Starter Deck", '""'), ":2:7: text must not be empty"),
    "long name": (starter("Starter Deck", "x" * 61), ":2:7: text of 61 cells; at most 60"),
    "text for a number": (
        starter("Aura Blast: 1", "Aura Blast: one"),
        ":4:15: Aura Blast: one should be a whole number",
    ),
    "yes for a number": (
        starter("Aura Blast: 1", "Aura Blast: true"),
        ":4:15: Aura Blast: true should be a whole number",
    ),
    "half a card": (starter("Aura Blast: 1", "Aura Blast: 1.5"), ":4:15: Aura Blast: 1.5 should be a whole number"),
    "no copies": (starter("Aura Blast: 1", "Aura Blast: 0"), ":4:15: Aura Blast: "),
    "less than nothing": (starter("Aura Blast: 1", "Aura Blast: -3"), ":4:15: Aura Blast: "),
    "very many copies": (starter("Aura Blast: 1", "Aura Blast: 99999"), ":4:15: Aura Blast: "),
    "a card twice": (starter("cards:\n", "cards:\n  Aura Blast: 1\n"), "Aura Blast stands here twice"),
    "a key twice": (starter("name:", "name: A\nname:"), "name stands here twice"),
    "bomb": (BOMB.encode(), "aliases are not allowed"),
    "endless": (b"&a [*a]\n", "aliases are not allowed"),
    "deep": (b"[" * 100_000, "maximum nesting depth"),
    "tag": (starter("Starter Deck", "!mine x"), "tags are not allowed"),
    "python's tag": (starter("Starter Deck", "!!python/object/apply:os.system [ls]"), ":2:7: "),
    "binary": (bytes(range(256)) * 8, "not UTF-8 text"),
    "zero bytes": (b"\0" * 100, "control character U+0000"),
    "empty": (b"", "the file is empty"),
    "comment only": (b"# my deck\n", "the file is empty"),
    "ten megabytes": (b"# deck\n" + b"x" * 10_000_000, "larger than 4 MB"),
    "utf-16": (STARTER.encode("utf-16"), "not UTF-8 text"),
    "latin-1": (starter("Starter Deck", "Grüne").decode().encode("latin-1"), ":2:9: not UTF-8 text"),
    "no yaml": (b"game: [duelmasters\nname: x", "not YAML"),
    "tabs": (b"game: duelmasters\n\tname: x\n", "not YAML"),
    "two documents": (STARTER.encode() + b"---\n" + STARTER.encode(), "not YAML"),
    "only a word": (b"deck\n", ": "),
    "only a list": (b"[a, b]\n", ": "),
    "escape bytes": (starter("Starter Deck", "\x1b]0;x\x07"), ":2:7: control character U+001B"),
    "escaped escape": (starter("Starter Deck", r'"\e]52;c;eA==\a"'), "control character (U+001B) at place 1"),
    "escaped escape in a card": (starter("  Aura Blast", r'  "\e[2J"'), "control character (U+001B)"),
    "markup in a card": (starter("Aura Blast", "'[/b][@click=x]'"), ":4:3: [/b][@click=x]: there is no such card"),
    "right to left": (starter("Starter Deck", '"a\\u202Eb"'), "format character (U+202E)"),
}


@pytest.fixture(autouse=True)
def own_signals() -> Iterator[None]:
    """The program's signal handlers end with the test."""
    numbers = (signal.SIGTERM, signal.SIGHUP)
    before = [signal.getsignal(number) for number in numbers]
    yield
    for number, handler in zip(numbers, before, strict=True):
        signal.signal(number, handler)


@pytest.mark.parametrize("kind", DECKS)
@pytest.mark.parametrize("command", ["check", "decks"])
def test_a_faulty_deck_has_its_message(
    command: str, kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content, message = DECKS[kind]
    path = tmp_path / "mine.yaml"
    path.write_bytes(content)
    code = main([command, str(path)])
    said = "".join(capsys.readouterr())
    assert code == 3
    assert f"{path}:" in said
    assert message in said
    assert all(letter.isprintable() or letter == "\n" for letter in said)
    assert len(said) < 2000


def test_all_faults_are_told_in_one_run_of_the_real_program(tmp_path: Path) -> None:
    for kind, (content, _) in DECKS.items():
        (tmp_path / f"{kind}.yaml").write_bytes(content)
    done = duelterm("check", str(tmp_path))
    assert done.returncode == 3
    assert TRACE.encode() not in done.stdout + done.stderr
    for kind, (_, message) in DECKS.items():
        told = [line + "\n" for line in done.stdout.decode().splitlines() if f"/{kind}.yaml:" in line]
        assert any(message in line for line in told), kind


def test_markup_in_a_decks_name_is_just_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.yaml"
    path.write_bytes(starter("Starter Deck", "'[/b] [red]Deck[/]'"))
    assert main(["decks", str(path)]) == 0
    assert capsys.readouterr().out.startswith("[/b] [red]Deck[/] (40 cards)\n")


@pytest.mark.parametrize(
    ("place", "message"),
    [("missing.yaml", "can't be read: No such file or directory"), ("", "is no file"), ("fifo.yaml", "is no file")],
)
def test_a_deck_that_is_no_file(place: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "fifo.yaml")
    assert main(["decks", f"{tmp_path}/{place}"]) == 3
    assert message in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "code", "message"),
    [
        (["check"], 2, "can't be read: File name too long"),
        (["decks"], 3, "can't be read: File name too long"),
    ],
    ids=repr,
)
def test_a_path_that_cannot_be_looked_at(
    command: list[str], code: int, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, f"{tmp_path}/{'x' * 300}.yaml"]) == code
    assert message in capsys.readouterr().err


def test_a_decks_file_name_is_not_obeyed(player_dirs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = player_dirs / "data" / "decks"
    own.mkdir(parents=True)
    (own / "a\x1b[31mred.yaml").write_bytes(DECKS["39 cards"][0])
    for command in (["decks"], ["decks", "a\x1b[31mred"], ["check", str(own)]):
        assert main(command) in (0, 3)
        said = "".join(capsys.readouterr())
        assert "[31mred" in said
        assert "\x1b" not in said


def test_faulty_decks_of_the_player_leave_the_others_usable(
    player_dirs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = player_dirs / "data" / "decks"
    own.mkdir(parents=True)
    (own / "broken.yaml").write_bytes(b"deck")
    (own / "short.yaml").write_bytes(DECKS["39 cards"][0])
    (own / "starter.yaml").write_bytes(starter("Starter Deck", "My Starter"))
    assert main(["decks"]) == 3
    said = capsys.readouterr()
    assert "broken.yaml" in said.err
    assert "(39 cards, 1 fault)" in said.out
    assert "My Starter (40 cards)" in said.out
    assert "Bolshack (40 cards)" in said.out
    assert main(["decks", "bolshack"]) == 0


CARD_FILES = {
    "unknown key": (b"powr: 2000", "unknown key powr (did you mean power?)"),
    "wrong type": (b"cost: many", "many should be a whole number"),
    "unknown word": (b"civ: wood", "wood is not a word for this"),
    "control in a name": (b'race: "\\e[2J"', "control character (U+001B)"),
}


@pytest.mark.parametrize("kind", CARD_FILES)
def test_a_faulty_card_file_has_its_message(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line, message = CARD_FILES[kind]
    facts = {b"civ": b"fire", b"race": b"Human", b"cost": b"2", b"power": b"1000"}
    key, _, value = line.partition(b": ")
    entry = b"\n  ".join(b"%s: %s" % pair for pair in (facts | {key: value}).items())
    path = tmp_path / "mine.yaml"
    path.write_bytes(b"game: duelmasters\nset: MINE\ncards:\n- name: Mine\n  kind: creature\n  " + entry + b"\n")
    assert main(["check", str(path)]) == 3
    said = capsys.readouterr().out
    assert message in said
    assert f"{path}:" in said


def test_faulty_card_files_stop_every_command_with_their_problems(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "duelmasters").mkdir()
    (tmp_path / "duelmasters" / "odd.yaml").write_bytes(b"game: duelmasters\nset: X\ncards: 3\n")
    monkeypatch.setenv("DUELTERM_CARDS_DIR", str(tmp_path))
    assert main(["cards"]) == 3
    assert "odd.yaml:3:8: 3 should be a list" in capsys.readouterr().err
