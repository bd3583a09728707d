"""Sessions that tests open are closed after them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from duelterm.session.opening import resume
from duelterm.session.session import Session
from tests.properties.playing import pool
from tests.session import sitting

Sit = Callable[..., Session]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the test's duel is kept."""
    return tmp_path / "one.duel"


@pytest.fixture
def sit(path: Path) -> Iterator[Sit]:
    """`sitting.sit` at `path`."""
    opened: list[Session] = []

    def begin(*args: object, **how: object) -> Session:
        opened.append(sitting.sit(path, *args, **how))  # type: ignore[arg-type]
        return opened[-1]

    yield begin
    for session in opened:
        session.close()


@pytest.fixture
def again(path: Path) -> Iterator[Callable[[], Session]]:
    """Resume the duel at `path`."""
    opened: list[Session] = []

    def begin() -> Session:
        opened.append(resume(path, pool()))
        return opened[-1]

    yield begin
    for session in opened:
        session.close()
