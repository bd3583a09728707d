"""The people: what is counted is counted once, two programs lose nothing, and a bad file is left as it is."""

import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from duelterm.commands.people import run
from duelterm.library import people as store
from duelterm.library.chips import FIRST_CHIPS, Chips
from duelterm.library.people import PeopleFault, Tally, count_duel, count_match, people, person
from tests.cli.running import duelterm


def tally(match: str = "one", winner: int | None = 0, names: tuple[str, str] = ("AMY", "BEN")) -> Tally:
    """A match with stakes, in which BEN lost two cards and AMY one."""
    return Tally(match, names, winner, (Chips(1), Chips(0, 2, 1)), (["Kuriboh"], ["Dark Hole", "Dark Hole"]))


@pytest.fixture
def place(player_dirs: Path) -> Path:
    """Their file."""
    return player_dirs / "data" / store.FILE


def test_who_is_not_known_has_the_first_chips_and_makes_no_file(place: Path) -> None:
    assert person("AMY") == store.Person("AMY", FIRST_CHIPS, {}, {}, 0)
    assert people() == []
    assert not place.exists()


@pytest.mark.rule("R3-2.5", "R3-2.7")
def test_a_match_moves_chips_and_cards_at_once(place: Path) -> None:
    count_match(tally())
    amy, ben = people()
    assert (amy.chips, ben.chips) == (Chips(1, 4, 11), Chips(1, 0, 9))
    assert (amy.won, amy.lost) == ({"Dark Hole": 2}, {"Kuriboh": 1})
    assert (ben.won, ben.lost) == ({"Kuriboh": 1}, {"Dark Hole": 2})
    assert stat.S_IMODE(place.stat().st_mode) == 0o600


def test_what_is_counted_again_changes_nothing() -> None:
    for _ in range(3):
        count_match(tally())
        count_duel("one.duel", ("AMY", "BEN"))
    before = people()
    assert [each.duels for each in before] == [1, 1]
    assert before[0].chips == Chips(1, 4, 11)
    count_match(tally("two", winner=None))
    assert [each.chips for each in people()] == [each.chips for each in before]
    assert people()[0].won == {"Dark Hole": 4}


def test_people_are_told_apart_without_regard_to_case() -> None:
    count_duel("one", ("Amy", "BEN"))
    count_duel("two", ("AMY", "ben"))
    assert [(each.name, each.duels) for each in people()] == [("Amy", 2), ("BEN", 2)]
    assert person("aMY").duels == 2


@pytest.mark.rule("R3-2.7")
def test_nobody_has_less_than_nothing_and_no_chip_comes_from_nowhere() -> None:
    """Somebody who staked the same chips in two matches at once has them only once."""
    for match in ("one", "two"):
        count_match(Tally(match, ("AMY", "BEN"), 0, (Chips(), FIRST_CHIPS), ([], [])))
    amy, ben = people()
    assert ben.chips == Chips()
    assert amy.chips == Chips(*(2 * count for count in FIRST_CHIPS))


WORK = """
import sys
from duelterm.library.chips import Chips
from duelterm.library.people import Tally, count_duel, count_match
mine = sys.argv[1]
for number in range(25):
    count_duel(f"{mine}-{number}", ("AMY", "BEN", mine))
    winner = number % 2
    count_match(Tally(f"{mine}-{number}", ("AMY", "BEN"), winner, (Chips(0, 0, 1),) * 2, (["Kuriboh"], [])))
    count_match(Tally(f"shared-{number}", ("AMY", "BEN"), 0, (Chips(),) * 2, ([], ["Dark Hole"])))
"""


@pytest.mark.slow
def test_two_programs_at_once_lose_nothing(root: Path) -> None:
    programs = [subprocess.Popen([sys.executable, "-c", WORK, mine], cwd=root) for mine in ("CAI", "DEE")]
    assert [program.wait(timeout=120) for program in programs] == [0, 0]
    known = {each.name: each for each in people()}
    assert {name: each.duels for name, each in known.items()} == {"AMY": 50, "BEN": 50, "CAI": 25, "DEE": 25}
    assert known["BEN"].won == {"Kuriboh": 50}
    assert known["BEN"].lost == {"Dark Hole": 25}, "both counted the same 25 matches"
    assert known["AMY"].won == {"Dark Hole": 25}
    assert known["AMY"].chips.worth + known["BEN"].chips.worth == 2 * FIRST_CHIPS.worth
    assert known["AMY"].chips.bronze - known["BEN"].chips.bronze == 4, "26 won, 24 lost, each of a bronze chip"


DYING = """
import os
from duelterm.library import people
really = people._move_chips
people._move_chips = lambda *what: (really(*what), os.kill(os.getpid(), 9))
people.count_match(people.Tally("one", ("AMY", "BEN"), 0, (people.Chips(1),) * 2, (["Kuriboh"], [])))
"""


@pytest.mark.slow
def test_a_program_killed_within_a_change_has_changed_nothing(root: Path) -> None:
    count_duel("before", ("AMY", "BEN"))
    before = people()
    done = subprocess.run([sys.executable, "-c", DYING], cwd=root, timeout=60, check=False)
    assert done.returncode == -9
    assert people() == before
    count_match(tally())
    assert people() != before


@pytest.mark.parametrize("name", ["", " AMY", "A\x1b]0;x\x07Y", "A\nY", "A\u202eY", "W" * 61], ids=ascii)
def test_a_name_that_can_do_more_than_stand_there_is_refused_and_nothing_is_counted(name: str) -> None:
    count_duel("before", ("AMY", "BEN"))
    before = people()
    with pytest.raises(ValueError, match=r"character|empty|cells"):
        count_duel("one", ("CAI", name))
    with pytest.raises(ValueError, match=r"character|empty|cells"):
        count_match(tally(names=("AMY", name)))
    assert people() == before


@pytest.mark.case("T02", "T44")
@pytest.mark.parametrize("name", ["[b]AMY[/b]", "[/", "[@click=app.quit]AMY"])
def test_brackets_are_just_letters(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    count_duel("one", (name, "BEN"))
    assert told(None, capsys)[0].startswith(f"{name:<3}  1 duel, ")


@pytest.mark.case("T44")
def test_what_somebody_else_wrote_into_the_file_does_nothing_to_the_terminal(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    count_match(tally())
    with closing(sqlite3.connect(place)) as file, file:
        file.execute("UPDATE people SET name = ? WHERE key = 'amy'", ("A\x1b[2J\nMY" + "漢" * 99,))
        file.execute("UPDATE cards SET card = ? WHERE card = 'Kuriboh'", ("K\x07\u009b",))
    lines = told(None, capsys)
    assert len(lines) == 2
    assert max(map(len, lines)) < 110
    lines += told("A\x1b[2J\nMY" + "漢" * 99, capsys)
    assert all(letter.isprintable() for line in lines for letter in line)


def told(name: str | None, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What the command prints."""
    from argparse import Namespace

    assert run(Namespace(name=name)) == 0
    return capsys.readouterr().out.splitlines()


def test_the_command_lists_them_and_shows_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(None, capsys) == ["nobody has played yet"]
    count_match(tally())
    count_duel("one", ("AMY", "Benjamin"))
    assert told(None, capsys) == [
        "AMY       1 duel, chips worth 41, cards won 2, lost 1",
        "BEN       0 duels, chips worth 19, cards won 1, lost 2",
        "Benjamin  1 duel, chips worth 30, cards won 0, lost 0",
    ]
    assert told("amy", capsys) == [
        "AMY",
        "played: 1 duel",
        "star chips: 1 gold, 4 silver, 11 bronze (worth 41 bronze)",
        "won: 2 Dark Hole",
        "lost: 1 Kuriboh",
    ]


@pytest.mark.parametrize("content", [b"broken" * 300, b"SQLite format 3\x00" + b"\x07" * 2000])
def test_a_damaged_file_is_said_once_and_left_as_it_is(place: Path, content: bytes) -> None:
    place.parent.mkdir(parents=True)
    place.write_bytes(content)
    for attempt in (people, lambda: count_duel("one", ("AMY", "BEN")), lambda: count_match(tally())):
        with pytest.raises(PeopleFault, match=r"people\.sqlite: .*move it away to begin anew"):
            attempt()
    assert place.read_bytes() == content
    assert [each.name for each in place.parent.iterdir()] == [store.FILE]


def test_a_folder_that_cannot_be_looked_at_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUELTERM_DATA_DIR", str(tmp_path / ("x" * 300)))
    with pytest.raises(PeopleFault, match=r"the people can't be read or written \(File name too long\)"):
        people()


def test_a_file_of_a_later_program_is_left_alone(place: Path) -> None:
    count_duel("one", ("AMY", "BEN"))
    with closing(sqlite3.connect(place)) as file:
        file.execute("PRAGMA user_version = 2")
    with pytest.raises(PeopleFault, match="format 2; this duelterm reads format 1"):
        people()


@pytest.mark.slow
def test_the_command_exits_as_it_should(place: Path) -> None:
    count_duel("one", ("AMY", "BEN"))
    assert duelterm("people").stdout.startswith(b"AMY  1 duel, ")
    done = duelterm("people", "AMI")
    assert (done.returncode, done.stderr) == (2, b"duelterm: no person is called AMI; did you mean AMY?\n")
    place.write_bytes(b"broken" * 300)
    done = duelterm("people")
    assert (done.returncode, done.stdout) == (3, b"")
    assert done.stderr.count(b"\n") == 1
    assert b"move it away to begin anew" in done.stderr
