"""Where things lie: the cards that came with the program, and the player's own files.

The player's folders follow the XDG rules (a relative value is ignored); `DUELTERM_CONFIG_DIR`, `DUELTERM_DATA_DIR`,
`DUELTERM_STATE_DIR` and `DUELTERM_CACHE_DIR` override them one by one, `DUELTERM_CARDS_DIR` the cards. Nothing is
created until something is written.
"""

import os
import tempfile
from pathlib import Path

from platformdirs import PlatformDirs

_DIRS = PlatformDirs("duelterm", appauthor=False)
PACKAGE = Path(__file__).resolve().parent.parent
PASSCODES = "passcodes.yaml"
"""The file beside the cards of Duel Monsters that gives their further passcodes; it has no cards."""


def cards_dir() -> Path:
    """The card files: inside the installed package, or beside it in a checkout."""
    override = _override("CARDS")
    if override is not None:
        return override
    packaged = PACKAGE / "_cards"
    return packaged if packaged.is_dir() else PACKAGE.parent / "cards"


def config_dir() -> Path:
    """The player's settings."""
    return _override("CONFIG") or _DIRS.user_config_path


def data_dir() -> Path:
    """Duels, own decks and figures."""
    return _override("DATA") or _DIRS.user_data_path


def state_dir() -> Path:
    """Crash reports."""
    return _override("STATE") or _DIRS.user_state_path


def cache_dir() -> Path:
    """What can be made again at any time."""
    return _override("CACHE") or _DIRS.user_cache_path


def duels_dir() -> Path:
    """The journals of duels, unfinished and finished."""
    return data_dir() / "duels"


def deck_dirs() -> tuple[Path, ...]:
    """The folders with decks; a deck of the first hides one of the same key in the second."""
    return data_dir() / "decks", cards_dir() / "decks"


def list_dirs() -> tuple[Path, ...]:
    """The folders with limited lists; a list of the first hides one of the same key in the second."""
    return data_dir() / "lists", cards_dir() / "lists"


def write_private(path: Path, content: bytes) -> None:
    """Write beside and rename, so that a reader finds the old file or the new one; mode 0600. Raises OSError."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")  # mkstemp gives 0600
    beside = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def _override(name: str) -> Path | None:
    value = os.environ.get(f"DUELTERM_{name}_DIR", "")
    return Path(value).expanduser().absolute() if value else None


def in_words(error: Exception) -> str:
    """An error in words; of the system's the file and what is wrong with it, without its number."""
    named = isinstance(error, OSError) and error.filename and error.strerror
    return f"{error.filename}: {error.strerror}" if isinstance(error, OSError) and named else str(error)
