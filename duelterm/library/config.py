"""The player's settings: `config.toml`, over it the variables `DUELTERM_…`; what was typed as a flag wins over both.

All faults are found in one run. The file is only read, so it may be missing or protected. Which keys the commands of
the screen may have is judged by whoever reads the settings: the screen stands above this package.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from duelterm.library.values import FLAG, MINUTES, NAMES, SECONDS, Kind, Wrong, word

FILE = "config.toml"
KINDS: dict[str, Kind] = {
    "theme": word("dark", "light", "contrast", "terminal"),
    "color": word("auto", "always", "never"),
    "ascii": FLAG,
    "mouse": FLAG,
    "animations": word("none", "basic", "full"),
    "coach": word("first", "on", "off"),
    "idle": MINUTES,
    "peek": SECONDS,
    "names": NAMES,
    "privacy": word("curtain", "peek", "open"),
    "moves": word("arrows", "hjkl"),
}
"""What each setting may be."""


class Config(NamedTuple):
    """What the player wants. None is left to the program: letters by the locale, no mouse over SSH, calm on slow lines.

    `idle` are minutes, `peek` seconds, `keys` the chosen keys by command.
    """

    theme: str = "dark"
    color: str = "auto"
    ascii: bool | None = None
    mouse: bool | None = None
    animations: str | None = None
    coach: str = "first"
    idle: float = 3.0
    peek: float = 10.0
    names: tuple[str, str] = ("Player 1", "Player 2")
    privacy: str = "curtain"
    moves: str = "arrows"
    keys: Mapping[str, str] = MappingProxyType({})


class ConfigError(Exception):
    """Settings that can't be used, with every fault that they have: `file:line:column: …`, or a variable's name."""

    def __init__(self, faults: Sequence[str]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(self.faults))


Judge = Callable[[Mapping[str, object]], tuple[Mapping[str, str], Mapping[str, Wrong]]]
"""From the `[keys]` of the file to keys as the program names them, and what is wrong with them, by command."""


def load_config(path: Path, judge: Judge, environment: Mapping[str, str] = os.environ) -> Config:
    """The settings that hold. Raises ConfigError."""
    told: dict[str, Any] = {}
    faults = [*_from_file(path, judge, told), *_from_environment(environment, told)]
    if faults:
        raise ConfigError(faults)
    return Config(**told)


def _from_file(path: Path, judge: Judge, told: dict[str, Any]) -> list[str]:
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return []
    except OSError as error:
        return [f"{path}: can't be read: {error.strerror}"]
    from duelterm.library.tomlfile import NotToml, decoded, read_toml  # only who has a file waits for it

    try:
        text = decoded(content)
        wrong = _take(read_toml(text), judge, told)
    except NotToml as error:
        return [_at(path, error.place, str(error))]
    return _placed(path, text, wrong) if wrong else []


def _placed(path: Path, text: str, wrong: Mapping[tuple[str, ...], Wrong]) -> list[str]:
    from duelterm.library.tomlplaces import place_of, places_in

    places = places_in(text)
    found = sorted((place_of(places, key, why.of_name), str(why)) for key, why in wrong.items())
    return [_at(path, place, message) for place, message in found]


def _at(path: Path, place: tuple[int, int], message: str) -> str:
    return f"{path}:{place[0]}:{place[1]}: {message}"


def _take(values: Mapping[str, object], judge: Judge, told: dict[str, Any]) -> dict[tuple[str, ...], Wrong]:
    """Take over what is right, and give what is wrong."""
    wrong: dict[tuple[str, ...], Wrong] = {}
    for name, value in values.items():
        if name == "keys" and isinstance(value, dict):
            told[name], faults = judge(value)
            wrong |= {(name, command): why for command, why in faults.items()}
        elif isinstance(found := _judged(name, value), Wrong):
            wrong[name,] = found
        else:
            told[name] = found
    return wrong


def _judged(name: str, value: object) -> object:
    if name == "keys":
        return Wrong("should be a table: [keys]")
    if name not in KINDS:
        return Wrong(f"unknown setting {name}", (*KINDS, "keys"), of_name=True)
    return KINDS[name].judge(value)


def _from_environment(environment: Mapping[str, str], told: dict[str, Any]) -> list[str]:
    faults = []
    for name, kind in KINDS.items():
        variable = f"DUELTERM_{name.upper()}"
        if text := environment.get(variable):
            found = kind.judge(kind.read(text))
            if isinstance(found, Wrong):
                faults.append(f"{variable}: {found}")
            else:
                told[name] = found
    return faults
