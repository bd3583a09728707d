"""Where files lie, how they are written, and what a cache may do."""

import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from duelterm.lang.report import CardError
from duelterm.library import paths
from duelterm.library.decks import Deck
from duelterm.library.pool import card_files, load_pool
from duelterm.library.stats import CardFigure, figures, record
from tests.conftest import ROOT

FOLDERS = {"CONFIG": paths.config_dir, "DATA": paths.data_dir, "STATE": paths.state_dir, "CACHE": paths.cache_dir}
XDG = {"CONFIG": "XDG_CONFIG_HOME", "DATA": "XDG_DATA_HOME", "STATE": "XDG_STATE_HOME", "CACHE": "XDG_CACHE_HOME"}
DEFAULT = {"CONFIG": ".config", "DATA": ".local/share", "STATE": ".local/state", "CACHE": ".cache"}


@pytest.mark.parametrize("kind", FOLDERS)
def test_folders_follow_xdg_and_our_own_variables(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv(f"DUELTERM_{kind}_DIR")
    monkeypatch.delenv(XDG[kind], raising=False)
    assert FOLDERS[kind]() == tmp_path / DEFAULT[kind] / "duelterm"
    monkeypatch.setenv(XDG[kind], "relative/place")
    assert FOLDERS[kind]() == tmp_path / DEFAULT[kind] / "duelterm"
    monkeypatch.setenv(XDG[kind], str(tmp_path / "xdg"))
    assert FOLDERS[kind]() == tmp_path / "xdg" / "duelterm"
    monkeypatch.setenv(f"DUELTERM_{kind}_DIR", str(tmp_path / "own"))
    assert FOLDERS[kind]() == tmp_path / "own"
    assert not any(tmp_path.iterdir())


def test_cards_come_from_the_checkout_unless_they_are_packaged(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert paths.cards_dir() == ROOT / "cards"
    (tmp_path / "_cards").mkdir()
    monkeypatch.setattr(paths, "PACKAGE", tmp_path)
    assert paths.cards_dir() == tmp_path / "_cards"


def test_a_file_is_written_beside_and_private(tmp_path: Path) -> None:
    place = tmp_path / "new" / "file"
    paths.write_private(place, b"one")
    paths.write_private(place, b"two")
    assert place.read_bytes() == b"two"
    assert stat.S_IMODE(place.stat().st_mode) == 0o600
    assert stat.S_IMODE(place.parent.stat().st_mode) == 0o700
    assert [path.name for path in place.parent.iterdir()] == ["file"]


def test_a_failed_write_leaves_the_old_file_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "file"
    paths.write_private(place, b"old")

    def full(_handle: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space left"):
        paths.write_private(place, b"new")
    assert place.read_bytes() == b"old"
    assert [path.name for path in tmp_path.glob("*file*")] == ["file"]


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No other test's cards are in it."""
    monkeypatch.setenv("DUELTERM_CACHE_DIR", str(tmp_path / "cache"))


def cached() -> Path:
    (place,) = paths.cache_dir().glob("*.json")
    return place


@pytest.mark.slow
@pytest.mark.usefixtures("own_cache")
def test_the_cache_gives_the_same_cards_without_yaml() -> None:
    first = load_pool("duelmasters")
    assert stat.S_IMODE(cached().stat().st_mode) == 0o600
    assert load_pool("duelmasters") == first
    code = "import sys; from duelterm.library import pool; pool.load_pool('duelmasters'); print('yaml' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


@pytest.mark.slow
@pytest.mark.usefixtures("own_cache")
@pytest.mark.parametrize("content", [b"", b"[", b"{}", b'[{"name": "x"}]', b"\xff\x00", b"null"])
def test_a_broken_cache_is_made_anew(content: bytes) -> None:
    first = load_pool("duelmasters")
    whole = cached().read_bytes()
    cached().write_bytes(content)
    assert load_pool("duelmasters") == first
    assert cached().read_bytes() == whole


@pytest.mark.usefixtures("own_cache")
def test_an_edited_card_file_is_read_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "duelmasters" / "own.yaml"
    file.parent.mkdir()
    monkeypatch.setenv("DUELTERM_CARDS_DIR", str(tmp_path))
    text = "game: duelmasters\nset: OWN\ncards:\n- {name: Mine, kind: spell, civ: fire, cost: 2}\n"
    file.write_text(text)
    assert load_pool("duelmasters")["Mine"].cost == 2
    first = cached()
    file.write_text(text.replace("cost: 2", "cost: 3"))
    assert load_pool("duelmasters")["Mine"].cost == 3
    assert cached() != first
    file.write_text(text.replace("cost: 2", "cost: x"))
    with pytest.raises(CardError, match=r"own\.yaml:4:"):
        load_pool("duelmasters")


@pytest.mark.slow
def test_a_home_that_cannot_be_written_is_no_hindrance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("DUELTERM_CACHE_DIR", str(tmp_path / "file" / "cache"))
    assert len(load_pool("duelmasters")) >= 220


def test_card_files_have_a_fixed_order() -> None:
    assert [path.name for path in card_files("duelmasters")][:2] == ["dm-01.yaml", "dm-02.yaml"]
    assert "passcodes.yaml" not in [path.name for path in card_files("duelmonsters")]


@pytest.mark.usefixtures("own_cache")
def test_duel_masters_starts_without_the_other_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A faulty file of the other game would be told if it were read."""
    for game, text in (
        ("duelmasters", "game: duelmasters\nset: OWN\ncards:\n- {name: Mine, kind: spell, civ: fire, cost: 2}\n"),
        ("duelmonsters", "no cards at all: ["),
    ):
        (tmp_path / game).mkdir()
        (tmp_path / game / "own.yaml").write_text(text)
    monkeypatch.setenv("DUELTERM_CARDS_DIR", str(tmp_path))
    assert list(load_pool("duelmasters")) == ["Mine"]


MINE = Deck("mine", "Mine", "duelmasters", {"Aqua Hulcus": 4, "Aqua Knight": 2, "Spiral Gate": 1})


@pytest.mark.rule("DM-1.5")
def test_figures_say_which_cards_were_played_least_and_most() -> None:
    assert figures(MINE).duels == 0
    record("one", MINE, {"Aqua Hulcus": 2, "Aqua Knight": 4})
    record("two", MINE, {"Aqua Hulcus": 2, "Gone": 9})
    record("two", Deck("other", "Mine", "duelmasters", {}), {"Aqua Hulcus": 50})
    assert figures(MINE).duels == 2
    assert figures(MINE).cards == (
        CardFigure("Spiral Gate", 1, 0),
        CardFigure("Aqua Hulcus", 4, 4),
        CardFigure("Aqua Knight", 2, 4),
    )


@pytest.mark.rule("DM-1.5")
def test_a_duel_counts_once() -> None:
    record("one", MINE, {"Aqua Hulcus": 1})
    record("one", MINE, {"Aqua Hulcus": 3})
    found = figures(MINE)
    assert (found.duels, found.cards[-1].played) == (1, 3)


def test_a_store_is_private_and_a_broken_one_is_told(player_dirs: Path) -> None:
    record("one", MINE, {})
    (place,) = (player_dirs / "data").iterdir()
    assert stat.S_IMODE(place.stat().st_mode) == 0o600
    place.write_bytes(b"no database" * 100)
    with pytest.raises(OSError, match=r"figures\.sqlite"):
        figures(MINE)


def test_two_programs_may_record_at_once() -> None:
    def one(number: int) -> None:
        record(str(number), MINE, {"Aqua Hulcus": 1})

    threads = [threading.Thread(target=one, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert figures(MINE).duels == 8
