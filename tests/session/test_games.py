"""The games by key: imported when one is played, and then nothing of another."""

import ast
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from duelterm import commands
from duelterm.lang.words import Game as CardGame
from duelterm.rulebooks import reading
from duelterm.session.games import CARD_GAMES, GAMES, of_cards
from duelterm.session.journal import JournalFault, read_journal
from duelterm.session.session import Session
from tests.session.conftest import Sit
from tests.session.sitting import play, rewrite

PACKAGES = {"duel-masters": "duelterm.duelmasters", "rulebook3": "duelterm.duelmonsters"}


def modules(statement: str, root: Path) -> set[str]:
    """What is imported once this has been done."""
    told = f"{statement}\nimport sys; sys.stdout.write(' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", told], cwd=root, capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.slow
@pytest.mark.parametrize("key", PACKAGES)
def test_opening_a_duel_of_one_game_imports_nothing_of_another(key: str, root: Path) -> None:
    opening = f"""
from duelterm.commands.launch import Launch
from duelterm.session.games import GAMES
game = GAMES[{key!r}]
launch = Launch({key!r})
assert launch.decks(game.cards)
game.rules(launch.pool(game.cards))"""
    found = modules(opening, root)
    packages = {other for other, package in PACKAGES.items() if package in found}
    assert packages == {key}


def test_the_menu_imports_no_game_and_no_store(root: Path) -> None:
    starting = "from duelterm.commands.late import LateLaunch\nlaunch = LateLaunch('rulebook3')\n"
    found = modules(starting + "launch.games(), launch.resumable()", root)
    assert not found & {*PACKAGES.values(), "sqlite3", "pydantic", "yaml", "duelterm.library.people"}


def test_each_game_is_whole() -> None:
    assert tuple(GAMES) == commands.GAMES
    assert set(CARD_GAMES) == set(CardGame.__args__)
    for key, game in GAMES.items():
        assert game.key == key
        assert game in of_cards(game.cards)
        assert key in reading.games(), "the key is that of its rulebook"
        assert reading.load(key).rule(game.conceding)


def test_the_wanted_rule_set_is_offered_first() -> None:
    from duelterm.commands.late import LateLaunch

    for key, game in GAMES.items():
        entries = LateLaunch(key).games()
        assert entries[0].key == game.cards
        assert entries[0].rule_sets[0] == (key, game.title)
        assert entries[0].usual == game.usual
        assert {entry.key for entry in entries} == set(CARD_GAMES)


def test_a_journal_from_before_there_were_several_games_is_read(
    sit: Sit, again: Callable[[], Session], path: Path
) -> None:
    session = sit()
    list(play(session, 1, most=12))
    digest = session.duel.state.digest()
    session.close()

    def older(header: dict[str, object]) -> None:
        for name in ("rules", "fusion", "side", "match"):
            del header[name]

    rewrite(path, 1, older)
    resumed = again()
    assert resumed.duel.state.digest() == digest
    assert resumed.rulebook == "duel-masters"


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("rules", "chess", "there are no rules 'chess'; there are duel-masters, rulebook3"),
        ("rules", 3, "the header is not complete"),
        ("fusion", [{"Aqua Hulcus": "many"}], "the header is not complete"),
        ("fusion", "none", "the header is not complete"),
        ("side", ["ten", 10], "the header is not complete"),
        ("match", None, "the header is not complete"),
    ],
)
def test_a_header_that_says_odd_things_is_refused(sit: Sit, path: Path, name: str, value: object, message: str) -> None:
    from duelterm.session.opening import resume

    sit().close()
    rewrite(path, 1, lambda header: header.update({name: value}))
    with pytest.raises(JournalFault, match=message):
        resume(path)


def test_a_header_has_the_parts_of_each_deck(sit: Sit, path: Path) -> None:
    sit().close()
    header = read_journal(path).header
    assert (header.rules, header.fusion, header.side, header.match) == ("duel-masters", ({}, {}), (0, 0), "")


def compared(tree: ast.AST) -> list[str]:
    """The names of games that something is compared with."""
    names = {*GAMES, *CARD_GAMES}
    compares = (node for node in ast.walk(tree) if isinstance(node, ast.Compare))
    parts = (part for node in compares for part in ast.walk(node) if isinstance(part, ast.Constant))
    return [str(part.value) for part in parts if part.value in names]


@pytest.mark.slow
def test_nobody_asks_which_game_it_is(root: Path) -> None:
    assert compared(ast.parse("if game != 'duelmonsters': pass")) == ["duelmonsters"]
    assert compared(ast.parse("found = GAMES['rulebook3']")) == []
    for package in ("session", "tui", "commands"):
        for path in (root / "duelterm" / package).rglob("*.py"):
            assert compared(ast.parse(path.read_text(encoding="utf-8"))) == [], path
