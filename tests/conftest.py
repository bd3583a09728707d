"""What every test stands on: own folders for the player's files, never the real ones.

The card cache is named after what the cards say, so the tests of a run share one and don't read all card files anew.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def card_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the card cache of all tests lies."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Homes that aren't there yet: most tests write nothing, and need no folder made."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def player_dirs(homes: Iterator[Path], card_cache: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of the test's own for everything that the program writes, but for the card cache."""
    home = next(homes)
    for name in ("CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"DUELTERM_{name}_DIR", str(home / name.lower()))
    monkeypatch.setenv("DUELTERM_CACHE_DIR", str(card_cache))
    monkeypatch.delenv("DUELTERM_CARDS_DIR", raising=False)
    return home


@pytest.fixture(scope="session")
def root() -> Path:
    """The top of the checkout."""
    return ROOT
