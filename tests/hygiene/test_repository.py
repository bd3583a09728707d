"""What is tracked: the places, no traces of a machine or a person, no official text; README and CI agree."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml

from tests.conftest import ROOT

TOP_LEVEL = {".ci", ".gitignore", "README.md", "cards", "duelterm", "pyproject.toml", "screenshots", "tests"}
TRACES = {
    "a machine's path": re.compile(r"(?<![\w.$/~-])/(?:home|root|work|Users|opt|mnt|srv)/[\w.-]"),
    "an address of a registry": re.compile(
        "|".join((r"pypi\.o" + "rg", r"pythonhost" + "ed", r"index" + "-url", r"registry\.np" + "mjs"))
    ),
    "a mail address": re.compile(r"[\w.+-]+@[\w-]+\.(?:com|org|net|io|de|jp)\b"),
    "a secret": re.compile(r"BEGIN [A-Z ]*PRIVATE KEY|gh[pousr]_\w{30}|AKIA[0-9A-Z]{16}"),
}
PICTURES = {".png", ".svg"}


def tracked() -> list[Path]:
    """The files that git tracks or would add."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    return [ROOT / name for name in listed.decode().split("\0") if name and (ROOT / name).is_file()]


def lines(pattern: str, text: str) -> list[str]:
    return re.findall(pattern, text, re.MULTILINE)


def test_top_level_holds_only_what_it_may() -> None:
    assert {path.relative_to(ROOT).parts[0] for path in tracked()} <= TOP_LEVEL


@pytest.mark.parametrize("trace", TRACES)
def test_no_file_bears_a_trace(trace: str) -> None:
    found = []
    for path in tracked():
        if path.suffix not in PICTURES:
            text = path.read_text(encoding="utf-8", errors="replace")
            found += [f"{path.relative_to(ROOT)}: {match.group()}" for match in TRACES[trace].finditer(text)]
    assert found == []


@pytest.mark.parametrize(
    ("trace", "text"),
    [
        ("a machine's path", "see /ho" + "me/ann/cards"),
        ("an address of a registry", "https://py" + "pi.org/simple"),
        ("a mail address", "ann" + "@example.org"),
        ("a secret", "BEGIN RSA PRIV" + "ATE KEY"),
    ],
)
def test_a_trace_is_found(trace: str, text: str) -> None:
    assert TRACES[trace].search(text)


def test_constraints_are_names_and_versions() -> None:
    listed = (ROOT / ".ci" / "constraints.txt").read_text().splitlines()
    assert [line for line in listed if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []
    names = {re.sub(r"[_.-]+", "-", line.partition("==")[0]).lower() for line in listed}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = project["dependencies"] + project["optional-dependencies"]["test"]
    assert {re.split(r"[<>=~!]", need)[0].lower() for need in wanted} <= names


def test_readme_has_two_set_up_commands_and_ci_calls_the_second() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    set_up = readme.partition("\n## Set up\n")[2].partition("\n## ")[0]
    commands = [line for block in re.findall(r"```sh\n(.*?)```", set_up, re.DOTALL) for line in block.splitlines()]
    assert len(commands) == 2
    assert commands[0].endswith(".venv/bin/duelterm")
    assert "-m pytest" in commands[1]
    assert all(line.startswith("python3 -m venv .venv && ") for line in commands)
    assert "```sh" not in readme.replace(set_up, "")
    again = set_up.partition("```sh\n")[2].partition("\n```\n")[2].partition("```sh")[0]
    assert "`.venv/bin/duelterm` starts it again" in again
    assert "`. .venv/bin/activate`" in again
    found = lines(r"^readme_tests=\$\(grep -m 1 \"(.*)\" README.md\)$", (ROOT / ".ci" / "run").read_text())
    assert len(found) == 1
    assert lines(f"{found[0]}.*$", readme)[0] in commands[1]
    assert lines(r"^bash -euo pipefail -c \"\$readme_tests\"$", (ROOT / ".ci" / "run").read_text())


def test_readme_ends_with_the_licence() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "Permission is hereby granted, free of charge" in readme.partition("\n## Licence\n")[2]
    assert "unofficial" in readme
    assert tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["license"] == "MIT"


def keys_of(node: object) -> set[str]:
    """Every key at any depth of a parsed file."""
    if isinstance(node, dict):
        return {str(key) for key in node}.union(*map(keys_of, node.values()))
    return set().union(*map(keys_of, node)) if isinstance(node, list) else set()


def test_card_files_hold_no_official_text() -> None:
    files = sorted((ROOT / "cards").rglob("*.yaml"))
    assert len(files) > 20
    for path in files:
        found = keys_of(yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader))
        assert not found & {"source", "text", "flavor", "flavour", "image", "illustrator"}, path
