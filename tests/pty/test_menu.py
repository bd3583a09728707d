"""The menu stands before anything heavy is imported."""

from pathlib import Path

import pytest

from tests.pty.conftest import Launch
from tests.pty.terminal import Terminal

pytestmark = pytest.mark.slow

WATCHED = """
import atexit, sys
from duelterm.__main__ import main
found = lambda: " ".join(name for name in ("yaml", "pydantic", "textual") if name in sys.modules)
atexit.register(lambda: open({path!r}, "w").write(found()))
sys.argv = ["duelterm"]
sys.exit(main())
"""


@pytest.mark.slow
@pytest.mark.parametrize(("keys", "imported"), [((), "textual"), (("n", "Esc"), "yaml pydantic textual")])
def test_neither_pydantic_nor_yaml_is_imported_before_a_duel_is_wanted(
    launch: Launch, tmp_path: Path, keys: tuple[str, ...], imported: str
) -> None:
    save_a_duel(launch)
    path = tmp_path / "imported"
    terminal = launch(program=("-c", WATCHED.format(path=str(path))))
    terminal.wait(lambda text: "resume" in text and "new duel" in text)
    for key in keys:
        change(terminal, key)
    terminal.press("Ctrl+Q")
    terminal.finish()
    assert path.read_text() == imported


def change(terminal: Terminal, key: str) -> None:
    """Press a key that leads to another page."""
    before = terminal.text
    terminal.press(key)
    terminal.wait(lambda text: text != before)


def save_a_duel(launch: Launch) -> None:
    """Leave an unfinished duel behind, for the menu to list."""
    terminal = launch("play", "--deck1", "starter", "--deck2", "starter")
    terminal.wait(lambda text: "PASS THE KEYBOARD" in text)
    terminal.press("Ctrl+Q")
    assert terminal.finish() == 0
