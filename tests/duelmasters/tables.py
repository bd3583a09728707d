"""Tables over laid-out duels: a scenario as the session gives it to a screen."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path

from duelterm.duelmasters.ruleset import DuelMastersRules
from duelterm.session.duel import Duel
from duelterm.session.journal import Header, Journal
from duelterm.session.session import Session
from tests.duelmasters.scenario import Scenario, pool


@cache
def rules() -> DuelMastersRules:
    """The rule set over the whole pool."""
    return DuelMastersRules({name: card.printed for name, card in pool().items()})


def table(laid: Scenario) -> Duel:
    """A duel that goes on from the scenario's state, which must stand at an act."""
    return Duel(rules(), laid.state)


@contextmanager
def session(laid: Scenario, folder: Path) -> Iterator[Session]:
    """The same as a session with a journal."""
    header = Header("duelmasters", ("AMY", "BEN"), ({}, {}), ("a", "b"), {}, None, "curtain", 1, "")
    with closing(Session(header, table(laid), Journal.create(folder / "duel", header), "duel")) as open_table:
        yield open_table
