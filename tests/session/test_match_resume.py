"""A match survives a kill at any point, between duels and inside of them, and nothing is counted twice."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from duelterm.core.rng import Chance
from duelterm.library import people as people_file
from duelterm.library.chips import Chips
from duelterm.library.people import people
from duelterm.session import match as match_module
from duelterm.session.journal import Journal, JournalFault
from duelterm.session.match import Match, resume_match
from duelterm.session.matchfile import MatchFile, unfinished_matches
from duelterm.session.replay import finished
from duelterm.session.unfinished import unfinished
from tests.session import sitting
from tests.session.standin import answer, begin_match, deck_of, keep, pool, win

pytestmark = pytest.mark.usefixtures("standin")


class Killed(BaseException):
    """The program ends here."""


def told(match: Match) -> Any:
    """All that can be told of a match."""
    duel = None if match.duel is None else (match.duel.duel.state.digest(), match.duel.question, match.duel.result)
    return match.question, match.score, match.result, duel


def again(match: Match) -> Match:
    """The same match in another process."""
    match.close()
    return resume_match(match.path, pool())


def step(match: Match, chance: Chance) -> None:
    """One answer, or on from the end of a duel."""
    if match.question is not None:
        answer(match, sitting.keys_for(match.question, chance.below(1 << 16)))
    elif match.duel is not None and match.duel.question is not None:
        answer(match.duel, sitting.keys_for(match.duel.question, chance.below(1 << 16)))
    else:
        match.go_on()


@pytest.mark.case("T38")
@pytest.mark.rule("R3-2.1")
def test_a_match_is_gone_on_with_from_every_step(tmp_path: Path) -> None:
    chance = Chance(4)
    decks = deck_of(41, 10), deck_of(42, 10, start=60)
    match = begin_match(tmp_path / "one.match", decks, ante=True, stakes=(Chips(1), Chips(0, 1)))
    steps = 0
    while match.result is None:
        before = told(match)
        match = again(match)
        assert told(match) == before, f"after {steps} steps"
        step(match, chance)
        steps += 1
    assert steps > 15
    before = told(match), people()
    match = again(match)
    assert (told(match), people()) == before
    match.close()


def test_the_file_is_private_and_each_step_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = os.umask(0)
    try:
        match = begin_match(tmp_path / "one.match", ante=True)
    finally:
        os.umask(old)
    assert stat.S_IMODE(match.path.stat().st_mode) == 0o600
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda descriptor: synced.append(os.fstat(descriptor).st_size))
    match.answer(["yes"])
    assert synced[-1] == match.path.stat().st_size
    match.close()


@pytest.fixture
def killing(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Kill the program before, within or after the write number `killing[0]`, by `killing[1]`; [0] counts down."""
    count: list[int] = [-1, 0]
    really = Journal.write

    def write(journal: Journal, content: Any) -> None:
        count[0] -= 1
        if count[0] == 0 and count[1] == 0:
            raise Killed
        really(journal, content)
        if count[0] == 0:
            if count[1] == 1:
                os.truncate(journal.path, journal.path.stat().st_size - 7)
            raise Killed

    monkeypatch.setattr(Journal, "write", write)
    yield count
    count[0] = -1


def run(path: Path, seed: int) -> Match:
    """Go on with the match at `path`, or begin it, to its end."""
    chance = Chance(seed)
    decks = deck_of(41, 10), deck_of(40, 10, start=60)
    if path.exists() and b"\n" in path.read_bytes():
        match = resume_match(path, pool())
    else:
        path.unlink(missing_ok=True)
        match = begin_match(path, decks, ante=True, stakes=(Chips(1), Chips(0, 1)))
    try:
        while match.result is None:
            step(match, chance)
    finally:
        match.close()
    return match


@pytest.mark.case("T50")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # what is killed closes nothing
@pytest.mark.parametrize("how", [0, 1, 2], ids=["before", "within", "after"])
@pytest.mark.parametrize("every", [9, pytest.param(1, marks=pytest.mark.slow)])
def test_killed_at_every_write_it_still_comes_to_its_end_and_counts_once(
    tmp_path: Path, killing: list[int], every: int, how: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    kills = 0
    for number in range(1 + how, 45, every):
        place = tmp_path / str(number)
        monkeypatch.setenv("DUELTERM_DATA_DIR", str(place / "data"))
        place.mkdir()
        killing[:] = [number, how]
        try:
            run(place / "one.match", number)
        except Killed:
            kills += 1
        killing[0] = -1
        match = run(place / "one.match", number + 1)
        assert match.result is not None
        known = {person.name: person for person in people()}
        assert sum(person.chips.worth for person in known.values()) == 60
        if match.result.winner is not None:
            moved = match.score.stakes[1 - match.result.winner].worth
            assert known[match.names[match.result.winner]].chips.worth == 30 + moved
        won = [line.won for line in match.score.duels if line.won]
        assert sum(sum(person.won.values()) for person in known.values()) == len(won)
        assert {person.duels for person in known.values()} == {len(match.score.duels)}
    assert kills > 20 // every


def test_killed_between_the_people_and_the_match_file_nothing_is_counted_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, player_dirs: Path
) -> None:
    match = begin_match(tmp_path / "one.match", ante=True, stakes=(Chips(1), Chips(1)))
    keep(match)
    win(match, 0)
    keep(match)
    really = match_module.count_match

    def count_and_die(tally: Any) -> None:
        really(tally)
        raise Killed

    monkeypatch.setattr(match_module, "count_match", count_and_die)
    with pytest.raises(Killed):
        win(match, 0)
    before = people()
    assert sum(sum(person.won.values()) for person in before) == 2
    monkeypatch.undo()
    monkeypatch.setenv("DUELTERM_DATA_DIR", str(player_dirs / "data"))
    monkeypatch.setitem(match_module.GAMES, "stand-in", match._game)
    assert [path for path, _ in unfinished_matches(tmp_path)] == [match.path]
    match = again(match)
    assert match.result is not None
    assert people() == before
    assert list(unfinished_matches(tmp_path)) == []
    match.close()


def test_a_damaged_file_of_the_people_is_said_and_made_up_for_later(tmp_path: Path, player_dirs: Path) -> None:
    match = begin_match(tmp_path / "one.match", stakes=(Chips(1), Chips(1)))
    keep(match)
    match.concede(0)
    place = player_dirs / "data" / people_file.FILE
    assert match.result is not None
    assert match.result.trouble == ""
    match.close()

    match = begin_match(tmp_path / "two.match", stakes=(Chips(), Chips(1)))
    keep(match)
    whole = place.read_bytes()
    place.write_bytes(b"broken" * 300)
    match.concede(1)
    assert match.result is not None
    assert (match.result.winner, "move it away" in match.result.trouble) == (0, True)
    assert place.read_bytes() == b"broken" * 300
    match = again(match)
    assert match.result is not None
    assert match.result.trouble
    place.write_bytes(whole)
    match.go_on()
    assert match.result is not None
    assert match.result.trouble == ""
    assert {person.name: person.chips.gold for person in people()} == {"AMY": 1, "BEN": 1}
    match.close()


def test_two_programs_never_have_the_same_match(tmp_path: Path) -> None:
    match = begin_match(tmp_path / "one.match")
    with pytest.raises(JournalFault, match="open in another duelterm"):
        resume_match(match.path, pool())
    match.close()


def test_a_duel_of_a_match_is_not_listed_by_itself_and_not_replayed_before_the_end(tmp_path: Path) -> None:
    match = begin_match(tmp_path / "one.match")
    assert unfinished(tmp_path) == []
    assert [text for _, text in unfinished_matches(tmp_path)] == ["AMY vs BEN, match, duel 1"]
    win(match, 0)
    with pytest.raises(JournalFault, match="the match of this duel isn't over"):
        finished(tmp_path / "one-1.duel")
    keep(match)
    win(match, 0)
    assert finished(tmp_path / "one-1.duel").entries
    match.close()
    match.path.unlink()
    assert finished(tmp_path / "one-1.duel").entries


BROKEN = [
    (b"", "this is no match"),
    (b"nonsense\n", "this is no match"),
    (sitting.sealed({"format": 9}), "format 9; this duelterm reads format 1"),
    (sitting.sealed({"format": 1, "names": "AMY"}), "not the state of a match, wrong at key"),
]


@pytest.mark.parametrize(("content", "message"), BROKEN, ids=[message for _, message in BROKEN])
def test_a_file_that_is_no_match_is_refused(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "one.match"
    path.write_bytes(content)
    with pytest.raises(JournalFault, match=message):
        MatchFile.reopen(path)
    assert list(unfinished_matches(tmp_path)) == []
    assert path.read_bytes() == content


ROUND = {"journal": "one-1.duel", "over": True, "winner": 0, "reason": "", "ante": []}
IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"names": ["\x1b[31mA", "BEN"]}, "nobody can be called"),
    ({"privacy": "solo"}, "hands are hidden by"),
    ({"gave_up": 9}, "no other seats"),
    ({"rounds": [ROUND | {"winner": 7}]}, "no other seats"),
    ({"rounds": [ROUND | {"ante": ["x"]}]}, "no other seats"),
    ({"todo": [["nonsense", 0]]}, "asked or staked"),
    ({"stakes": [[-1, 0, 0], [0, 0, 0]]}, "asked or staked"),
]


@pytest.mark.parametrize(("change", "message"), IMPOSSIBLE, ids=repr)
def test_a_match_that_says_something_impossible_is_refused(
    tmp_path: Path, change: dict[str, Any], message: str
) -> None:
    match = begin_match(tmp_path / "one.match")
    match.close()
    content = sitting.sealed(sitting.entry_of(match.path.read_bytes().splitlines()[-1]) | change)
    match.path.write_bytes(content)
    with pytest.raises(JournalFault, match=message):
        resume_match(match.path, pool())
    assert match.path.read_bytes() == content


@pytest.mark.parametrize("place", ["../precious.txt", "/tmp/precious.txt", "", "..", "a/b.duel"])
def test_the_duels_of_a_match_lie_beside_it_alone(tmp_path: Path, place: str) -> None:
    folder = tmp_path / "duels"
    match = begin_match(folder / "one.match")
    match.close()
    precious = tmp_path / "precious.txt"
    precious.write_text("not a line")
    state = sitting.entry_of(match.path.read_bytes().splitlines()[-1])
    match.path.write_bytes(sitting.sealed(state | {"rounds": [ROUND | {"journal": place, "over": False}]}))
    with pytest.raises(JournalFault, match="the duels of a match lie beside it"):
        resume_match(match.path, pool())
    assert precious.read_text() == "not a line"


def test_a_match_whose_file_is_gone_can_be_called_off(tmp_path: Path) -> None:
    match = begin_match(tmp_path / "one.match", ante=True)
    match.path.unlink()
    match.abandon()
    assert match.question is None


def test_a_damaged_line_in_the_middle_is_said(tmp_path: Path) -> None:
    match = begin_match(tmp_path / "one.match", ante=True)
    keep(match)
    match.close()
    lines = match.path.read_bytes().splitlines(keepends=True)
    match.path.write_bytes(lines[0].replace(b"AMY", b"ANN") + b"".join(lines[1:]))
    with pytest.raises(JournalFault, match=r"one\.match, line 1: damaged"):
        resume_match(match.path, pool())


def test_rules_and_cards_that_are_gone_are_said(tmp_path: Path) -> None:
    match = begin_match(tmp_path / "one.match")
    match.close()
    fewer = {name: card for name, card in pool().items() if name != "Dark Magician"}
    with pytest.raises(JournalFault, match="the card 'Dark Magician' is no longer in the card files"):
        resume_match(match.path, fewer)
    sitting.rewrite(match.path, 1, lambda content: content.update(rules="chess"))
    match.path.write_bytes(match.path.read_bytes().splitlines(keepends=True)[0])
    with pytest.raises(JournalFault, match="there are no rules 'chess'"):
        resume_match(match.path, pool())


@pytest.mark.rule("R3-4.6")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("how", [0, 1, 2], ids=["before", "within", "after"])
@pytest.mark.parametrize("write", range(1, 6))
def test_killed_while_giving_up_it_is_given_up_or_goes_on(
    tmp_path: Path, killing: list[int], write: int, how: int
) -> None:
    match = begin_match(tmp_path / "one.match", stakes=(Chips(1), Chips(1)))
    keep(match)
    killing[:] = [write, how]
    died = False
    try:
        match.concede(0)
    except Killed:
        died = True
    killing[0] = -1
    match = again(match)
    if match.result is None:
        assert (write, how < 2) == (1, True), "nothing of it was on disk"
        match.concede(0)
    assert died or write == 5
    assert match.result is not None
    assert (match.result.winner, match.result.reason[:6]) == (1, "R3-4.6")
    assert {person.name: (person.chips.gold, person.duels) for person in people()} == {"AMY": (0, 1), "BEN": (2, 1)}
    assert unfinished(tmp_path) == []
    match.close()
