"""However it ends, the terminal is as it was, no card is left on it, and the duel goes on from where it was."""

import signal
from pathlib import Path

import pytest

from tests.properties.playing import deck
from tests.pty.conftest import UNGUARDED, Launch
from tests.pty.player import Player
from tests.pty.terminal import Terminal

DUEL = ("play", "--deck1", "starter", "--deck2", "starter", "--seed", "14")
LEFT = b"\x1b[?1049l"
MODES = ("1049", "1000", "1004", "2004")
"""Other screen, mouse, focus, paste."""
PROMPTS = 12
CRASHING = """
import sys
from duelterm.__main__ import main
from duelterm.session.session import Session
whole = Session.answer
def answer(table, keys):
    if table.duel.answers == {number}:
        raise RuntimeError(str([card.definition.name for card in table.duel.state.cards]))
    whole(table, keys)
Session.answer = answer
sys.exit(main())
"""
pytestmark = pytest.mark.slow()


def play_on(terminal: Terminal, prompts: int) -> Terminal:
    """Pass curtains and answer some prompts, until a private screen is there."""
    terminal.wait(lambda text: "PASS THE KEYBOARD" in text)
    player = Player(terminal, guard=0.0)
    player.play(until=prompts)
    while not player.over() and "may look" not in terminal.text:
        player.step()
    return terminal


def answers_in(tmp_path: Path) -> list[bytes]:
    """The lines of the only journal."""
    (path,) = (tmp_path / "data" / "duels").glob("*.duel")
    return path.read_bytes().splitlines()


def check_restored(written: bytes) -> None:
    """All modes are off, and the cursor is there."""
    for mode in MODES:
        assert written.rindex(f"\x1b[?{mode}l".encode()) > written.rindex(f"\x1b[?{mode}h".encode())
    assert written.rindex(b"\x1b[?25h") > written.rindex(b"\x1b[?25l")


def check_covered(written: bytes) -> None:
    """Nothing was drawn but a cover."""
    assert b"\x1b[24;1H" in written[: written.index(LEFT)], "the whole screen was covered"
    names = [name for name in deck("starter").cards if name.encode() in written]
    assert not names


def check_resumed(launch: Launch) -> None:
    """The duel is there again, behind the curtain, and goes on."""
    terminal = launch("resume")
    terminal.wait(lambda text: "PASS THE KEYBOARD" in text)
    player = Player(terminal)
    player.play(until=3)
    assert "ASKS" in terminal.text or "PASS" in terminal.text


@pytest.mark.case("T14", "T21", "T38")
@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_signal_saves_covers_and_restores(launch: Launch, tmp_path: Path, number: signal.Signals) -> None:
    terminal = play_on(launch(*DUEL, program=UNGUARDED), PROMPTS)
    before, saved = len(terminal.raw), answers_in(tmp_path)
    terminal.signal(number)
    assert terminal.finish() == 128 + number
    check_restored(bytes(terminal.raw))
    check_covered(bytes(terminal.raw[before:]))
    assert answers_in(tmp_path) == saved
    assert len(saved) > 3
    check_resumed(launch)


@pytest.mark.case("T03", "T15")
def test_without_its_terminal_it_ends_and_the_duel_goes_on_later(launch: Launch, tmp_path: Path) -> None:
    terminal = play_on(launch(*DUEL, program=UNGUARDED), PROMPTS)
    saved = answers_in(tmp_path)
    assert terminal.hang_up() < 5
    assert terminal.exit_code in (1, 129)
    assert answers_in(tmp_path) == saved
    check_resumed(launch)


@pytest.mark.case("T17")
def test_a_crash_covers_restores_and_tells_no_name(launch: Launch, tmp_path: Path) -> None:
    terminal = launch(*DUEL, program=("-c", CRASHING.format(number=4)))
    terminal.wait(lambda text: "PASS THE KEYBOARD" in text)
    player, written = Player(terminal), terminal.raw
    while terminal.exit_code is None:
        player.step()
    assert terminal.exit_code == 1
    check_restored(bytes(written))
    assert not [name for name in deck("starter").cards if name.encode() in written[written.index(LEFT) :]]
    assert "an internal error ended the program" in terminal.text
    (report,) = (tmp_path / "state").glob("crash-*.txt")
    assert report.stat().st_mode & 0o077 == 0
    check_resumed(launch)


@pytest.mark.case("T50")
def test_a_broken_newest_save_is_left_out_with_a_message(launch: Launch, tmp_path: Path) -> None:
    play_on(launch(*DUEL, program=UNGUARDED), PROMPTS).kill()
    folder = tmp_path / "data" / "duels"
    (older,) = folder.glob("*.duel")
    lines = older.read_bytes().splitlines(keepends=True)
    newest = folder / "99999999-broken.duel"
    newest.write_bytes(b"".join([lines[0], b"torn\n", *lines[2:]]))
    older.write_bytes(b"".join(lines) + b'{"a":["en')

    named = launch("resume", str(newest))
    assert named.finish() == 4
    assert "line 2: damaged; the 0 entries before it are good" in named.text.replace("\n", "")

    terminal = launch("resume")
    terminal.wait(lambda text: "PASS THE KEYBOARD" in text)
    assert b"left out: 99999999-broken.duel, line 2: damaged" in terminal.raw.replace(b"\r\n", b"")
    terminal.press("Ctrl+Q")
    assert terminal.finish() == 0
    assert older.read_bytes() == b"".join(lines), "all answers are there, the torn line is gone"
