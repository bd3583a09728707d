"""What every test stands on: own folders for the player's files, never the real ones."""

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def player_dirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of the test's own for everything that the program writes."""
    home = tmp_path / "home"
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"DUELTERM_{name}_DIR", str(home / name.lower()))
    monkeypatch.delenv("DUELTERM_CARDS_DIR", raising=False)
    return home


@pytest.fixture(scope="session")
def root() -> Path:
    """The top of the checkout."""
    return ROOT
