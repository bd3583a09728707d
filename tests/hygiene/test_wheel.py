"""The wheel is the whole program: built, installed into an empty environment, it plays from anywhere."""

import json
import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from tests.conftest import ROOT

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(ROOT))
    (built,) = folder.glob("duelterm-*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program in an environment that has nothing else."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=True)
    run(str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", "--no-compile", str(wheel))
    return folder / "bin" / "duelterm"


def run(*command: str, folder: Path | None = None) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_wheel_holds_the_program_and_the_cards(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    cards = {path.relative_to(ROOT / "cards").as_posix() for path in (ROOT / "cards").rglob("*.yaml")}
    assert {f"duelterm/_cards/{name}" for name in cards} <= names
    assert {path.relative_to(ROOT).as_posix() for path in (ROOT / "duelterm").rglob("*.py")} <= names
    assert not [name for name in names if name.startswith(("tests/", ".ci/"))]


def test_the_installed_program_has_all_cards_and_decks(installed: Path, tmp_path: Path) -> None:
    cards = [json.loads(line)["name"] for line in run(str(installed), "cards", "--json", folder=tmp_path).splitlines()]
    assert "Bolshack Dragon" in cards
    assert "Starter Deck" in run(str(installed), "decks", folder=tmp_path)
    assert run(str(installed), "check", folder=tmp_path).endswith(" 0 problems\n")


def test_the_installed_program_plays_duels(installed: Path, tmp_path: Path) -> None:
    told = run(str(installed), "sim", "--game", "duel-masters", "--duels", "2", "--check", "--json", folder=tmp_path)
    report = json.loads(told.splitlines()[-1])
    assert report["duels"] == 2
    assert report["decisions"] > 50
    assert sum(report["results"].values()) == 2
