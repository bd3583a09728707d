"""The coach on the screen: for whom it speaks, and who has had a duel already."""

import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from duelterm.library.paths import write_private
from duelterm.session.api import Question, Table
from duelterm.tui.desk import Desk

COACH = ("first", "on", "off")
"""In a person's first duel by a rule set, always, or never, until the key says otherwise."""
ALONE = "solo"
"""The privacy of a duel for one person, which is there to teach."""


@dataclass(slots=True)
class People:
    """The names of those who have had a duel by a rule set, in a small file; without a file nobody is remembered.

    A file that can't be read or written is as good as none: nothing but the coach depends on it.
    """

    path: Path | None = None

    def known(self, rulebook: str) -> frozenset[str]:
        """Those who have had one by this rulebook, in small letters."""
        return self._all().get(rulebook, frozenset())

    def _all(self) -> dict[str, frozenset[str]]:
        """Everybody's name in small letters, by rulebook."""
        if self.path is None:
            return {}
        try:
            content = json.loads(self.path.read_bytes())
        except (OSError, ValueError):
            return {}
        duels = content.get("had a duel") if isinstance(content, dict) else None
        listed = duels.items() if isinstance(duels, dict) else ()
        return {
            rulebook: frozenset(name for name in names if isinstance(name, str))
            for rulebook, names in listed
            if isinstance(names, list)
        }

    def note(self, rulebook: str, names: Iterable[str]) -> None:
        """These people have had a duel by this rulebook now."""
        if self.path is None:
            return
        known = self._all()
        known[rulebook] = self.known(rulebook) | {name.casefold() for name in names}
        told = {each: sorted(people) for each, people in known.items()}
        with suppress(OSError):
            write_private(self.path, json.dumps({"had a duel": told}, ensure_ascii=False).encode())


@dataclass(slots=True)
class Coaching:
    """Whether the coach speaks, seat by seat: who knows one rule set is new to another. What it says comes from the
    rules, and only where the question may be read, so that it tells no more than the question does.
    """

    table: Table
    people: People
    setting: str
    _on: dict[int, bool] = field(init=False)
    _told: tuple[Question | None, tuple[str, ...]] = field(init=False, default=(None, ()))

    def __post_init__(self) -> None:
        known = self.people.known(self.table.rulebook) if self.setting == "first" else frozenset()
        alone = self.table.privacy == ALONE
        self._on = {
            seat: alone or self.setting == "on" or (self.setting == "first" and name.casefold() not in known)
            for seat, name in enumerate(map(self.table.person, range(len(self.table.names))))
        }

    def speaks_to(self, seat: int) -> bool:
        """Whether it speaks to this person."""
        return self._on[seat]

    def switch(self, seat: int) -> bool:
        """On or off for this person; whether it is on now."""
        self._on[seat] = not self._on[seat]
        return self._on[seat]

    def lines(self, desk: Desk) -> tuple[str, ...]:
        """What it says now."""
        question = desk.question
        if question is None or desk.answer is None or not self._on[question.seat]:
            return ()
        if self._told[0] is not question:
            self._told = (question, self.table.coach())
        return self._told[1]

    def farewell(self) -> tuple[str, ...]:
        """What it says when the duel has ended. The people are remembered now."""
        if self.table.privacy == ALONE:
            return self.table.coach()
        self.people.note(self.table.rulebook, map(self.table.person, range(len(self.table.names))))
        return ()
