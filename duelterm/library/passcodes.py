"""Passcodes of Duel Monsters cards: those on the cards, and others that printings with another picture bear.

The others stand in `passcodes.yaml` beside the card files: the name of a card and a list of passcodes. Such a printing
is the same card.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from duelterm.lang import source as sources
from duelterm.lang.cards import DuelMonstersCard
from duelterm.lang.names import meant
from duelterm.lang.report import CardError, Problem, shown
from duelterm.lang.source import Source
from duelterm.library.paths import PASSCODES, cards_dir

GAME: Final = "duelmonsters"
NO_CODE = 'a passcode is text of eight digits: "01234567"'

Monsters = Mapping[str, DuelMonstersCard]
Code = Annotated[str, Field(pattern=r"^[0-9]{8}$")]


class PasscodeFile(BaseModel):
    """The further passcodes of cards, by name."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: str = Field(pattern=f"^{GAME}$")
    passcodes: Mapping[str, Annotated[list[Code], Field(min_length=1)]]


def passcodes_path() -> Path:
    """The file of the further passcodes."""
    return cards_dir() / GAME / PASSCODES


def cards_by_passcode(pool: Monsters, path: Path | None = None) -> dict[int, str]:
    """The name of the card that each passcode means; leading zeros don't count. `path` is the file of the further ones.

    Raises CardError.
    """
    found = {int(card.passcode): card.name for card in pool.values() if card.passcode}
    path = path or passcodes_path()
    if not path.exists():
        return found
    source = sources.read(path)
    file = _read(source)
    problems = [*_unknown(source, file, pool), *_given_twice(source, file, found)]
    if problems:
        raise CardError(problems)
    return found | {int(code): name for name, codes in file.passcodes.items() for code in codes}


def check_passcodes(path: Path, pool: Monsters) -> tuple[Problem, ...]:
    """Every problem of a file of further passcodes."""
    try:
        cards_by_passcode(pool, path)
    except CardError as error:
        return error.problems
    return ()


def _read(source: Source) -> PasscodeFile:
    if source.faults:
        raise CardError(Problem(source.path, fault.line, fault.column, "", fault.message) for fault in source.faults)
    try:
        return PasscodeFile.model_validate(source.data)
    except ValidationError as error:
        raise CardError(
            Problem(
                source.path, *source.place(wrong["loc"]), "", NO_CODE if "passcodes" in wrong["loc"] else wrong["msg"]
            )
            for wrong in error.errors(include_url=False)
        ) from None


def _unknown(source: Source, file: PasscodeFile, pool: Monsters) -> Iterator[Problem]:
    for name in file.passcodes:
        if name not in pool:
            place = source.place(("passcodes", name), key=True)
            yield Problem(source.path, *place, shown(name), "there is no such card", meant(name, pool))


def _given_twice(source: Source, file: PasscodeFile, printed: Mapping[int, str]) -> Iterator[Problem]:
    given = dict(printed)
    for name, codes in file.passcodes.items():
        for number, code in enumerate(codes):
            if int(code) in given:
                place = source.place(("passcodes", name, number))
                yield Problem(source.path, *place, shown(name), f"{code} is a passcode of {given[int(code)]} already")
            given[int(code)] = name
