"""The limited list of a duel, as its journal keeps it (STD-1.2)."""

from pathlib import Path

import pytest

from duelterm.session.journal import JournalFault, read_journal
from duelterm.session.limited import NO_LIST, Limited, limited_by
from tests.session.conftest import Sit
from tests.session.sitting import rewrite

pytestmark = pytest.mark.rule("STD-1.2")


def test_what_a_list_says_of_some_cards_alone() -> None:
    house = Limited("house", "House (2005-05-05)", {"Dark Hole": 0, "Raigeki": 1})
    assert house.of(["Raigeki", "Fissure"]) == Limited("house", "House (2005-05-05)", {"Raigeki": 1})
    assert NO_LIST.of(["Raigeki"]) == NO_LIST == limited_by(None)


def test_a_journal_has_the_key_of_the_list_and_an_older_one_had_none(sit: Sit, path: Path) -> None:
    sit(limits="tcg-2005-04").close()
    assert read_journal(path).header.limits == "tcg-2005-04"
    rewrite(path, 1, lambda header: header.pop("limits"))
    assert read_journal(path).header.limits == "none"


@pytest.mark.parametrize("odd", [3, None, ["none"]])
def test_a_header_that_says_odd_things_of_it_is_refused(sit: Sit, path: Path, odd: object) -> None:
    sit().close()
    rewrite(path, 1, lambda header: header.update(limits=odd))
    with pytest.raises(JournalFault, match="the header is not complete"):
        read_journal(path)
