"""Settings from the command line on: `duelterm config`, what wins over what, and what README says about it."""

import argparse
import re
import subprocess
import sys
from pathlib import Path

import pytest

from duelterm.commands.screen import screen_settings
from duelterm.library.config import KINDS, Config, load_config
from duelterm.tui.glyphs import ASCII, UNICODE
from duelterm.tui.keymap import COMMANDS, judge_keys
from duelterm.tui.keynames import sign_of
from tests.cli.running import duelterm

NOTHING_TYPED = argparse.Namespace(ascii=None, color=None, theme=None, mouse=None, animations=None)


@pytest.fixture(autouse=True)
def _plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("SSH_CONNECTION", "NO_COLOR", *(f"DUELTERM_{name.upper()}" for name in KINDS)):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("locale.getencoding", lambda: "utf-8")


def written(home: Path, text: str) -> Path:
    """The player's settings."""
    path = home / "config" / "config.toml"
    path.parent.mkdir(parents=True)
    path.write_text(text)
    return path


def test_path_is_said_and_nothing_is_created(player_dirs: Path) -> None:
    done = duelterm("config", "path")
    assert done.returncode == 0
    assert done.stdout.decode().strip() == str(player_dirs / "config" / "config.toml")
    assert not player_dirs.exists()


def test_check_of_no_file_and_of_a_right_one(player_dirs: Path) -> None:
    assert b"not there" in duelterm("config", "check").stdout
    path = written(player_dirs, 'theme = "light"\n')
    path.chmod(0o444)
    done = duelterm("config", "check")
    assert (done.returncode, done.stdout.decode()) == (0, f"{path}: no faults\n")


def test_every_fault_in_one_run_and_exit_code_3(player_dirs: Path) -> None:
    path = written(player_dirs, 'them = "dark"\n[keys]\nlog = "ctrl+i"\nhide = "L"\n')
    done = duelterm("config", "check", DUELTERM_PEEK="long")
    assert done.returncode == 3
    said = done.stderr.decode()
    assert f"{path}:1:1: unknown setting them (did you mean theme?)" in said
    assert f"{path}:3:7: Ctrl+I is Tab in disguise" in said
    assert "DUELTERM_PEEK: 'long' should be a number of seconds" in said
    assert said.count("\n") == 3


def test_what_is_typed_wins_over_the_settings(player_dirs: Path) -> None:
    config = Config(theme="light", mouse=False, ascii=True, animations="none", idle=2, names=("Amy", "Ben"))
    kept = screen_settings(NOTHING_TYPED, config)
    assert (kept.theme, kept.mouse, kept.glyphs, kept.animations) == ("light", False, ASCII, "none")
    assert (kept.idle, kept.names) == (120, ("Amy", "Ben"))
    typed = argparse.Namespace(ascii=False, color=None, theme="contrast", mouse=True, animations="full")
    won = screen_settings(typed, config)
    assert (won.theme, won.mouse, won.glyphs, won.animations) == ("contrast", True, UNICODE, "full")


@pytest.mark.case("T16")
def test_over_ssh_the_mouse_is_off_unless_it_is_wanted(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "is mended by `reset`" in (root / "README.md").read_text(encoding="utf-8")
    assert screen_settings(NOTHING_TYPED, Config()).mouse
    monkeypatch.setenv("SSH_CONNECTION", "192.0.2.1 5 192.0.2.2 22")
    assert not screen_settings(NOTHING_TYPED, Config()).mouse
    assert screen_settings(NOTHING_TYPED, Config(mouse=True)).mouse
    typed = argparse.Namespace(**{**vars(NOTHING_TYPED), "mouse": False})
    assert not screen_settings(typed, Config(mouse=True)).mouse


@pytest.mark.slow
def test_the_file_is_read_only_by_commands_that_need_it(player_dirs: Path) -> None:
    written(player_dirs, "not toml")
    for arguments in (["--help"], ["--version"], ["config", "path"]):
        assert duelterm(*arguments).returncode == 0
    importing = [sys.executable, "-X", "importtime", "-m", "duelterm", "schema"]
    imported = subprocess.run(importing, capture_output=True, text=True, check=True).stderr
    assert "duelterm.lang.schema" in imported
    assert "duelterm.library.config" not in imported
    assert "tomllib" not in imported


def test_a_check_of_the_settings_imports_nothing_heavy(player_dirs: Path) -> None:
    written(player_dirs, 'theme = "light"\n[keys]\nlog = "V"\n')
    importing = [sys.executable, "-X", "importtime", "-m", "duelterm", "config", "check"]
    imported = subprocess.run(importing, capture_output=True, text=True, check=True).stderr
    modules = {line.rpartition("|")[2].strip() for line in imported.splitlines()}
    assert "duelterm.library.config" in modules
    assert not modules & {"pydantic", "rich", "textual", "yaml"}


# README


def table(readme: str, head: str) -> list[tuple[str, ...]]:
    """The rows of the table with this head line."""
    body = readme.partition(f"\n{head}\n")[2].partition("\n\n")[0].splitlines()[1:]
    return [tuple(cell.strip() for cell in line.strip("|").split(" | ")) for line in body]


@pytest.mark.case("T45")
def test_readme_names_every_command_with_its_keys(root: Path) -> None:
    readme = (root / "README.md").read_text(encoding="utf-8")
    rows: dict[str, tuple[list[str], list[str]]] = {}
    for command in COMMANDS:
        signs, names = rows.setdefault(command.words, ([], []))
        signs += [f"`{sign}`" for sign in map(sign_of, command.keys) if f"`{sign}`" not in signs]
        names += [] if command.fixed else [f"`{command.id}`"]
    told = [(", ".join(signs), ", ".join(names), words) for words, (signs, names) in rows.items()]
    assert table(readme, "| keys | command | what it does |") == told


def test_readme_names_every_setting_with_its_values(root: Path) -> None:
    readme = (root / "README.md").read_text(encoding="utf-8")
    told = [(f"`{name}`", kind.words, at_first(name)) for name, kind in KINDS.items()]
    assert table(readme, "| setting | what it may be | from the start |") == told


def at_first(name: str) -> str:
    """A setting's value while nobody has chosen one."""
    left = {"ascii": "only without UTF-8", "mouse": "not over SSH", "animations": "`full`; over SSH always `none`"}
    value = getattr(Config(), name)
    if name in left:
        assert value is None
        return left[name]
    return f"`{value:g}`" if isinstance(value, float) else f"`{', '.join(value) if name == 'names' else value}`"


def test_readmes_example_is_right(root: Path, tmp_path: Path) -> None:
    readme = (root / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", readme, re.DOTALL)
    path = tmp_path / "config.toml"
    path.write_text(example)
    found = load_config(path, judge_keys, {})
    assert found.keys == {"end": "f2", "log": "V"}
    assert found.names == ("Amy", "Ben")
