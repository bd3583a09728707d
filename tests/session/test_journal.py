"""The journal: its form, what it survives, and what it refuses."""

import json
import os
import stat
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from duelterm.lang.untrusted import clean
from duelterm.session.journal import (
    DIGEST_EVERY,
    MOST_BYTES,
    JournalFault,
    answers_in,
    is_over,
    read_journal,
)
from duelterm.session.matchfile import unfinished_matches
from duelterm.session.saved import is_name
from duelterm.session.unfinished import damaged, unfinished
from tests.session.conftest import Again, Sit
from tests.session.sitting import entry_of, give, play, play_out, rewrite, sealed


def lines_of(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True)


def test_every_line_is_json_a_tab_and_its_checksum(sit: Sit, path: Path) -> None:
    session = sit()
    given = list(play(session, 1, most=25))
    lines = lines_of(path)
    for line in lines:
        text, tab, checksum = line.rstrip(b"\n").rpartition(b"\t")
        assert (tab, checksum) == (b"\t", f"{zlib.crc32(text):08x}".encode())
        assert line.endswith(b"\n")
        json.loads(text)
    assert [entry_of(line)["a"] for line in lines[1:]] == given
    digests = [number for number, line in enumerate(lines[1:]) if "d" in entry_of(line)]
    assert digests == list(range(0, 25, DIGEST_EVERY))


def test_the_header_holds_all_that_the_duel_needs_to_be_played_again(sit: Sit, path: Path) -> None:
    session = sit(seed=9, first="seat:1", privacy="peek", switches={"slayer": "every_battle"})
    header = read_journal(path).header
    assert header == session.header
    assert (header.format, header.game, header.names, header.seed) == (1, "duelmasters", ("Ann", "Ben"), 9)
    assert (header.first, header.privacy, header.deck_names) == (1, "peek", ("deck-0", "deck-1"))
    assert header.switches == {"slayer": "every_battle", "first": "agreement"}
    assert [sum(deck.values()) for deck in header.decks] == [40, 40]
    assert len(header.definitions) == 16


def test_nobody_else_may_read_it(sit: Sit, path: Path) -> None:
    old = os.umask(0)
    try:
        sit()
    finally:
        os.umask(old)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_every_answer_is_on_disk_before_the_next_question(
    sit: Sit, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    really = os.fsync

    def fsync(descriptor: int) -> None:
        synced.append(len(lines_of(path)))
        really(descriptor)

    monkeypatch.setattr(os, "fsync", fsync)
    session = sit()
    assert synced == [1, 1], "the header, and the folder that names the file"
    for number in range(5):
        give(session, number)
        assert synced[-1] == len(lines_of(path)) == number + 2
    session.concede(0)
    assert synced[-1] == len(lines_of(path)) == 8
    assert len(synced) == 9


def test_a_file_is_never_written_over(sit: Sit, path: Path) -> None:
    path.write_text("something of value")
    with pytest.raises(FileExistsError):
        sit()
    assert path.read_text() == "something of value"


def test_a_torn_last_line_is_left_out_and_written_over(sit: Sit, again: Again, path: Path) -> None:
    session = sit()
    list(play(session, 1, most=12))
    digest = session.duel.state.digest()
    session.close()
    whole = path.read_bytes()
    for torn in (whole + b'{"a":["ch', whole + b"\n", whole + b'{"a":["end"]}\t00000000\n', whole + b"\xff\x00"):
        path.write_bytes(torn)
        record = read_journal(path)
        assert (record.torn, record.length, len(record.entries)) == (len(torn) - len(whole), len(whole), 12)
        resumed = again()
        assert resumed.duel.state.digest() == digest
        assert path.read_bytes() == whole
        resumed.close()


def test_losing_the_end_of_the_last_line_loses_that_answer_alone(sit: Sit, again: Again, path: Path) -> None:
    session = sit()
    list(play(session, 1, most=11))
    digest = session.duel.state.digest()
    give(session, 3)
    session.close()
    path.write_bytes(path.read_bytes()[:-2])
    resumed = again()
    assert resumed.duel.answers == 11
    assert resumed.duel.state.digest() == digest


@pytest.mark.parametrize("number", [3, 7])
def test_a_damaged_line_in_the_middle_is_refused_by_its_number(sit: Sit, again: Again, path: Path, number: int) -> None:
    session = sit()
    list(play(session, 1, most=12))
    session.close()
    lines = lines_of(path)
    lines[number - 1] = lines[number - 1].replace(b'"a"', b'"b"')
    damaged = b"".join(lines)
    path.write_bytes(damaged)
    with pytest.raises(JournalFault, match=f"one.duel, line {number}: damaged; the {number - 2} entries before it"):
        again()
    assert path.read_bytes() == damaged


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "empty, this is no duel"),
        (b"hello\n", "line 1: this is no duel"),
        (b"\x00\xff\xfe" * 50, "line 1: this is no duel"),
        (sealed([1, 2]), "line 1: this is no duel"),
        (sealed({"no": "format"}), "line 1: this is no duel"),
        (b"{\t" + f"{zlib.crc32(b'{'):08x}".encode() + b"\n", "line 1: this is no duel"),
        (sealed({"format": 2}), "format 2; this duelterm reads format 1"),
        (sealed({"format": 1, "game": "duelmasters"}), "line 1: the header is not complete"),
    ],
)
def test_what_is_no_duel_is_refused_with_a_message(again: Again, path: Path, content: bytes, message: str) -> None:
    path.write_bytes(content)
    with pytest.raises(JournalFault, match=message):
        again()
    assert path.read_bytes() == content


def test_a_file_too_large_to_be_a_duel_is_not_read(again: Again, path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    with pytest.raises(JournalFault, match="bytes at most"):
        again()


@pytest.mark.parametrize(
    "entry",
    [
        {"a": "end"},
        {"a": [7]},
        {"a": []},
        {"a": None},
        {},
        {"concede": 9},
        {"concede": "me"},
        {"back": "far"},
        {"back": -3},
        {"over": 1},
        {"d": "0"},
        {"a": ["end"], "d": 0},
        {"policy": 3},
        {"policy": [0, "nothing"], "turn": "last"},
        [],
    ],
)
def test_a_line_that_says_nothing_possible_is_refused_and_named(
    sit: Sit, again: Again, path: Path, entry: object
) -> None:
    session = sit()
    list(play(session, 1, most=4))
    session.close()
    content = path.read_bytes() + sealed(entry) + sealed({"a": ["end"]})
    path.write_bytes(content)
    with pytest.raises(JournalFault, match=r"entry 5|line 6"):
        again()
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"names": ["\x1b]0;x\x07", "Ben"]}, r"nobody can be called '\\x1b\]0;x"),
        ({"names": ["A\nB", "Ben"]}, "nobody can be called"),
        ({"names": ["a\u202eb", "Ben"]}, "nobody can be called"),
        ({"names": ["", "Ben"]}, "nobody can be called ''"),
        ({"names": ["A" * 300, "Ben"]}, "nobody can be called"),
        ({"privacy": "solo"}, "hands are hidden by curtain, peek, open, not 'solo'"),
        ({"first": 99}, "seat 99 can't go first among 2"),
        ({"first": -1}, "seat -1 can't go first"),
        ({"decks": [{}, {"Aqua Hulcus": 40}]}, "a deck has at least 10 cards"),
        ({"decks": [{"Aqua Hulcus": -3}, {"Aqua Hulcus": 40}]}, "1 to 999 copies"),
        ({"decks": [{"Aqua Hulcus": 10**9}, {"Aqua Hulcus": 40}]}, "1 to 999 copies"),
        ({"deck_names": []}, "2 decks, and not as many names"),
        ({"side": [1]}, "2 decks, and not as many names"),
        ({"format": "\x1b[2J"}, r"format '\\x1b\[2J'"),
    ],
    ids=repr,
)
def test_a_header_that_says_something_impossible_is_refused(
    sit: Sit, again: Again, path: Path, change: dict[str, object], message: str
) -> None:
    sit().close()
    rewrite(path, 1, lambda header: header.update(change))
    content = path.read_bytes()
    with pytest.raises(JournalFault, match=message):
        again()
    assert path.read_bytes() == content
    assert unfinished(path.parent) == []


@pytest.mark.parametrize("name", ["Åsa", "山田 太郎", "[b]Ann[/b]", "n" * 60, "e\u0301" * 60, "a\xa0b"])
def test_every_name_that_can_be_given_can_be_read_again(name: str) -> None:
    assert is_name(clean(name))


@pytest.mark.case("Y09")
def test_a_newer_format_is_not_guessed_at(sit: Sit, again: Again, path: Path) -> None:
    sit().close()
    rewrite(path, 1, lambda header: header.update(format=2, extra="new"))
    with pytest.raises(JournalFault, match="format 2; this duelterm reads format 1"):
        again()


OTHER = """
import sys
from pathlib import Path
from duelterm.session.journal import Journal, JournalFault
try:
    Journal.reopen(Path(sys.argv[1]), Path(sys.argv[1]).stat().st_size)
except JournalFault as fault:
    print(fault)
else:
    print("open")
"""


def opened_elsewhere(path: Path) -> str:
    """What another process says that opens the same duel."""
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", OTHER, str(path)], capture_output=True, check=True)
    return done.stdout.decode().strip()


def test_a_duel_is_open_in_one_process_at_a_time(sit: Sit, path: Path) -> None:
    session = sit()
    before = path.read_bytes()
    assert opened_elsewhere(path) == "one.duel: this duel is open in another duelterm"
    assert path.read_bytes() == before
    session.close()
    assert opened_elsewhere(path) == "open"


def test_unfinished_duels_are_listed_the_latest_first_and_others_left_out(sit: Sit, path: Path) -> None:
    session = sit()
    list(play(session, 1, most=7))
    folder = path.parent
    content = path.read_bytes()
    for name, age in (("older.duel", 50), ("newer.duel", -50)):
        (folder / name).write_bytes(content)
        when = path.stat().st_mtime - age
        os.utime(folder / name, (when, when))
    (folder / "damaged.duel").write_bytes(b"what?\n")
    (folder / "other.txt").write_bytes(content)
    assert [found.path.name for found in unfinished(folder)] == ["newer.duel", "one.duel", "older.duel"]
    assert {found.text for found in unfinished(folder)} == {"Ann vs Ben, 7 answers"}
    session.concede(1)
    assert [found.path.name for found in unfinished(folder)] == ["newer.duel", "older.duel"]
    assert unfinished(folder / "nowhere") == []


def test_a_duel_or_match_that_is_gone_meanwhile_is_left_out(sit: Sit, path: Path) -> None:
    sit()
    for name in ("gone.duel", "gone.match"):
        (path.parent / name).symlink_to(path.parent / "nowhere")
    assert [found.path.name for found in unfinished(path.parent)] == ["one.duel"]
    assert list(unfinished_matches(path.parent)) == []


def test_what_cannot_be_read_is_said_of_duels_and_matches(tmp_path: Path) -> None:
    for name in ("one.duel", "two.match"):
        (tmp_path / name).write_bytes(b"what?\nwhat?\n")
    (tmp_path / "gone.duel").symlink_to(tmp_path / "nowhere")
    assert damaged(tmp_path) == [
        f"{tmp_path / 'gone.duel'}: No such file or directory",
        "one.duel, line 1: this is no duel",
        "two.match, line 1: damaged; this match can't be read",
    ]


def test_steps_back_take_away_what_they_went_back_over() -> None:
    one, two, three = ({"a": [key]} for key in "123")
    assert answers_in([one, two, {"back": 1}, three]) == [(1, one), (4, three)]
    assert answers_in([one, two, {"back": 0}, three]) == [(4, three)]
    assert answers_in([one, two, three, {"back": 2}, {"back": 1}]) == [(1, one)]
    assert not is_over([one])
    assert is_over([one, {"over": [0], "d": "x"}])


def test_a_full_disk_leaves_what_was_there(sit: Sit, again: Again, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = sit()
    list(play(session, 1, most=6))
    before = path.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        give(session, 1)
    monkeypatch.undo()
    with pytest.raises(ValueError, match="closed"):
        give(session, 1)
    assert path.read_bytes().startswith(before)
    assert again().duel.answers in (6, 7)


def test_a_finished_duel_ends_with_who_won(sit: Sit, path: Path) -> None:
    session = sit(seed=4)
    play_out(session, 4)
    record = read_journal(path)
    result = session.duel.state.result
    assert result is not None
    assert record.entries[-1] == {"over": list(result.winners), "d": session.duel.state.digest()}
    assert is_over(record.entries)
