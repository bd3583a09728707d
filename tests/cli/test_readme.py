"""Every command that README names: each can be typed as it is printed, and does what it is told to."""

import re
import shlex
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from duelterm.cli import build_parser
from duelterm.commands.guard import DONE
from tests.cli.test_config import table
from tests.conftest import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
ROWS = {row[0].strip("`"): row[1] for row in table(README, "| command | what it does |")}
NAMES = {"cards": "Dark Hole", "decks": "starter-deck-yugi"}
TYPED = {"DECK": "starter-deck-kaiba", "LIST": "none", "N": "1", "S": "1"}
"""What is typed for the words in capitals; what may be left out is."""
WAITING = {"resume", "replay"}
"""They need a duel that was played."""


def words_of(printed: str, file: str = "x.ydk") -> list[str]:
    """A printed command as it is typed, without its first word."""
    _, *words = re.sub(r"\[[^]-]*\]", "", printed).replace("[", "").replace("]", "").split()
    typed = TYPED | {"FILE": file, "NAME": NAMES.get(words[0], "") if words else ""}
    return shlex.split(" ".join(shlex.quote(typed[word]) if word in typed else word for word in words))


def test_the_table_names_every_command() -> None:
    commands = {"", *(words[1] for words in (printed.split() for printed in ROWS) if len(words) > 1)}
    helped = re.findall(r"^    ([a-z]+) ", build_parser().format_help(), re.MULTILINE)
    assert commands == {"", "--version", *helped}


@pytest.mark.parametrize(
    "printed", sorted(set(re.findall(r"`(duelterm(?: [^`]*)?)`", README)) - {"duelterm --version"})
)
def test_a_printed_command_can_be_typed(printed: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = words_of(printed)
    assert build_parser().parse_args(words).command == (words[0] if words else "menu")
    with pytest.raises(SystemExit):
        build_parser().parse_args([*words[:1], "--help"])
    told = capsys.readouterr().out
    missing = [flag for flag in re.findall(r"`(--[\w-]+)", ROWS.get(printed, "")) if flag not in told]
    assert missing == []


@pytest.mark.slow
def test_every_printed_command_does_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []

    def show(*_: Any) -> int:
        shown.append("a screen")
        return DONE

    for command, screen in (("menu", "show_menu"), ("play", "show_menu")):
        monkeypatch.setattr(f"duelterm.commands.{command}.require_terminal", lambda: None)
        monkeypatch.setattr(f"duelterm.commands.{command}.{screen}", show)
    monkeypatch.setattr("duelterm.commands.tutorial.require_terminal", lambda: None)
    monkeypatch.setattr("duelterm.tui.app.play_duel", show)
    done = []
    for printed in ROWS:
        words = words_of(printed, str(tmp_path / "deck.ydk"))
        arguments = build_parser().parse_args(words) if words != ["--version"] else None
        if arguments is not None and arguments.command not in WAITING:
            assert import_module(f"duelterm.commands.{arguments.command}").run(arguments) == DONE, printed
            assert shown or capsys.readouterr().out, printed
            shown.clear()
            done.append(printed)
    assert len(done) == len(ROWS) - len(WAITING) - 1
