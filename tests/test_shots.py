"""The pictures of README are those that the program draws today."""

import re
from pathlib import Path

import pytest

from tests.shots import FOLDER, SCENES, write

README = FOLDER.parent / "README.md"


@pytest.mark.slow
def test_the_screenshots_are_fresh(tmp_path: Path) -> None:
    write(tmp_path)
    for scene in SCENES:
        drawn = (tmp_path / f"{scene.name}.svg").read_text(encoding="utf-8")
        kept = (FOLDER / f"{scene.name}.svg").read_text(encoding="utf-8")
        assert drawn == kept, f"{scene.name} is stale: python -m tests.shots"


def test_there_is_no_other_picture_and_none_loads_from_the_network() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {scene.name for scene in SCENES}
    for path in FOLDER.iterdir():
        assert not re.search(r"(href|src|url)\s*[=(]\s*[\"']?https?:", path.read_text(encoding="utf-8"))


def test_readme_shows_pictures_that_exist() -> None:
    shown = re.findall(r"\]\((screenshots/[^)]+)\)", README.read_text(encoding="utf-8"))
    assert len(shown) >= 2
    assert all((FOLDER.parent / name).is_file() for name in shown)
