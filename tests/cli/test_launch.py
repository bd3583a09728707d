"""The way from a filled-in form to a duel or a match, and back to it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from duelterm.commands.launch import Launch
from duelterm.library.chips import Chips
from duelterm.library.paths import duels_dir
from duelterm.session.journal import Header, read_journal
from duelterm.tui.launcher import LaunchRefused, NewDuel

MASTERS = NewDuel(("AMY", "BEN"), ("starter", "bolshack"), "chance", "curtain", 7)
MONSTERS = NewDuel(("AMY", "BEN"), ("ex-yugi", "ex-kaiba"), "rock-paper-scissors", "curtain", 7, "duelmonsters")
NO_STAKES = (Chips(), Chips())


@pytest.fixture
def launch() -> Iterator[Launch]:
    """What starts duels, of Duel Masters unless the form says otherwise."""
    found = Launch("duel-masters")
    yield found
    found.close()


def header_in(folder: Path) -> Header:
    """What the one journal there begins with."""
    (path,) = folder.glob("*.duel")
    return read_journal(path).header


def test_a_form_without_a_game_is_of_the_usual_one(launch: Launch) -> None:
    table = launch.start(MASTERS)
    assert table.rulebook == "duel-masters"
    assert header_in(duels_dir()).rules == "duel-masters"


def test_a_form_of_the_other_game_is_resumed_by_its_own_rules(launch: Launch) -> None:
    assert launch.start(MONSTERS).rulebook == "rulebook3"
    header = header_in(duels_dir())
    assert (header.rules, header.game, header.side) == ("rulebook3", "duelmonsters", (10, 10))
    (entry,) = launch.resumable()
    assert launch.resume(entry.path).rulebook == "rulebook3"


def test_a_deck_of_the_other_game_is_refused(launch: Launch) -> None:
    wrong = NewDuel(("AMY", "BEN"), ("starter", "ex-kaiba"), "chance", "curtain", 7)
    with pytest.raises(LaunchRefused, match="ex-kaiba is a deck of Duel Monsters; Duel Masters needs another"):
        launch.start(wrong)
    assert not duels_dir().exists()


@pytest.mark.rule("R3-2.8")
def test_a_match_is_started_listed_and_gone_on_with(launch: Launch) -> None:
    match = launch.start_match(MONSTERS, ante=True, stakes=NO_STAKES)
    assert match.question is not None
    match.answer(["no"])
    assert match.duel is not None
    match.duel.answer([match.duel.question.choices[0].key])  # type: ignore[union-attr]
    asked = match.duel.question
    (entry,) = launch.resumable()
    assert (entry.text, entry.match) == ("AMY vs BEN, match, duel 1", True)
    again = launch.resume_match(entry.path)
    assert again.duel is not None
    assert again.duel.question == asked
    with pytest.raises(LaunchRefused, match=r"is a duel of a match, which is gone on with as a whole: .*\.match"):
        launch.resume(next(duels_dir().glob("*.duel")))


@pytest.mark.rule("R3-2.6", "R3-2.7")
def test_why_a_match_cannot_be_is_said(launch: Launch) -> None:
    assert launch.no_ante(MONSTERS) == ""
    with pytest.raises(LaunchRefused, match="Duel Masters has no matches"):
        launch.start_match(MASTERS, ante=False, stakes=NO_STAKES)
    with pytest.raises(LaunchRefused, match="AMY has 1 gold, 2 silver, 10 bronze star chips and can't stake 2 gold"):
        launch.start_match(MONSTERS, ante=False, stakes=(Chips(2), Chips()))
    assert not duels_dir().exists()
