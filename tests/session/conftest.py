"""Sessions that tests open are closed after them."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from duelterm.session.games import GAMES
from duelterm.session.opening import resume
from duelterm.session.session import Session
from tests.properties.playing import pool
from tests.session import sitting
from tests.session import standin as standin_game

Sit = Callable[..., Session]
Again = Callable[[], Session]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the test's duel is kept."""
    return tmp_path / "one.duel"


@pytest.fixture
def standin(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of the tests' own can be played, and nobody waits for the disk."""
    for game in (standin_game.GAME, standin_game.STANDARD_GAME):
        monkeypatch.setitem(GAMES, game.key, game)
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)
    connect = sqlite3.connect

    def hurried(*where: Any, **how: Any) -> sqlite3.Connection:
        store = connect(*where, **how)
        store.execute("PRAGMA synchronous = OFF")
        return store

    monkeypatch.setattr(sqlite3, "connect", hurried)


@pytest.fixture
def sit(path: Path) -> Iterator[Sit]:
    """`sitting.sit` at `path`."""
    opened: list[Session] = []

    def begin(*args: object, **how: object) -> Session:
        opened.append(sitting.sit(path, *args, **how))
        return opened[-1]

    yield begin
    for session in opened:
        session.close()


@pytest.fixture
def again(path: Path) -> Iterator[Again]:
    """Resume the duel at `path`."""
    opened: list[Session] = []

    def begin() -> Session:
        opened.append(resume(path, pool()))
        return opened[-1]

    yield begin
    for session in opened:
        session.close()
