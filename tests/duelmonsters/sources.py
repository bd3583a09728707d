"""What the modules of Duel Monsters ask for and refuse by, read off their text."""

import re
from functools import cache
from pathlib import Path

FOLDER = Path("duelterm/duelmonsters")


@cache
def texts_of(rule_set: str) -> tuple[str, ...]:
    """The modules that a rule set runs on: the shared ones and its own."""
    paths = [*FOLDER.glob("*.py"), *(FOLDER / rule_set).glob("*.py"), Path("duelterm/session/games.py")]
    return tuple(without_table(path) for path in sorted(paths))


def without_table(path: Path) -> str:
    """A module's text; of a table of reasons only what it doesn't explain itself."""
    text = path.read_text(encoding="utf-8")
    return text.partition("ASKED = ")[2] if path.name == "reasons.py" and path.parent != FOLDER else text


def numbers(rule_set: str, prefix: str) -> set[str]:
    """The numbers of rules that the modules name as values."""
    return {rule for text in texts_of(rule_set) for rule in re.findall(rf'"({prefix}-\d+\.\d+)"', text)}


def prompts(rule_set: str) -> set[str]:
    """The prompt ids that the modules write out."""
    return {prompt for text in texts_of(rule_set) for prompt in re.findall(r'Why\(\s*"([^"]+)"', text)}


def verbs(rule_set: str) -> set[str]:
    """The verbs of acts that the modules write out."""
    return {verb for text in texts_of(rule_set) for verb in re.findall(r'Act\("([^"]+)"', text)}


@cache
def prompts_of_effects() -> set[str]:
    """The prompt ids that the compiler of the card language writes out for Duel Monsters."""
    found = set()
    for path in Path("duelterm/effects").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        if not path.stem.startswith("creature"):
            found |= set(re.findall(r'Why\("([^"]+)"', text))
            found |= set(re.findall(r'compile_(?:selection|narrowed)\(scope, [\w.]+, "([^"]+)"', text))
    return found
