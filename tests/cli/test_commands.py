"""Every command, rightly and wrongly used: what it prints and how it exits."""

import json
import os
import pty
import re
import signal
import stat
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from duelterm import __version__
from duelterm.cli import build_parser
from duelterm.commands import GAMES
from duelterm.commands.launch import Launch
from duelterm.lang.text import card_text
from duelterm.library.deckfile import find_deck
from duelterm.library.paths import duels_dir
from duelterm.library.pool import load_pool
from duelterm.library.stats import record
from duelterm.tui.launcher import NewDuel
from tests.cli.running import TRACE, duelterm

pytestmark = pytest.mark.slow


def test_version_is_a_literal() -> None:
    done = duelterm("--version")
    assert (done.returncode, done.stdout) == (0, f"duelterm {__version__}\n".encode())
    assert duelterm("--ascii", "--version").stdout == done.stdout
    importing = [sys.executable, "-X", "importtime", "-m", "duelterm", "--version"]
    imported = subprocess.run(importing, capture_output=True, text=True, check=True).stderr
    modules = {line.rpartition("|")[2].strip() for line in imported.splitlines()}
    assert {module for module in modules if module.startswith("duelterm")} == {"duelterm"}
    assert not modules & {"argparse", "importlib.metadata", "json", "pydantic", "textual", "yaml"}


def test_help_and_wrong_use_import_nothing_heavy() -> None:
    importing = [sys.executable, "-X", "importtime", "-m", "duelterm"]
    for argument in ("--help", "--nix"):
        imported = subprocess.run([*importing, argument], capture_output=True, text=True, check=False).stderr
        modules = {line.rpartition("|")[2].strip() for line in imported.splitlines()}
        assert "argparse" in modules
        assert not modules & {"asyncio", "importlib.metadata", "json", "pydantic", "rich", "sqlite3", "textual", "yaml"}


def test_help_fits_a_screen() -> None:
    done = duelterm("--help")
    lines = done.stdout.decode().splitlines()
    assert done.returncode == 0
    assert len(lines) <= 24
    assert max(map(len, lines)) < 80
    for command in ("play", "resume", "replay", "sim", "cards", "decks", "check", "schema"):
        assert any(line.split()[:1] == [command] for line in lines)
        assert duelterm(command, "--help").returncode == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["nix"],
        ["--nix"],
        ["replay"],
        ["sim", "--duels", "many"],
        ["sim", "--duels", "-1"],
        ["sim", "--game", "chess"],
        ["play", "--privacy", "none"],
        ["cards", "one", "two"],
        ["cards", "--game", "chess"],
        ["decks", "--import", "x.ydk", "--export", "y.ydk"],
        ["schema", "x"],
    ],
    ids=" ".join,
)
def test_wrong_use_exits_2(arguments: list[str]) -> None:
    done = duelterm(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith(b"usage: duelterm")
    assert done.stdout == b""


@pytest.mark.parametrize("arguments", [[], ["play"], ["resume"]], ids=repr)
def test_without_a_terminal_the_screen_is_refused_at_once(arguments: list[str]) -> None:
    done = duelterm(*arguments)
    assert done.returncode == 2
    assert b"needs a terminal (stdin is not a tty)" in done.stderr


def test_a_dumb_terminal_is_refused_before_textual_is_imported() -> None:
    ours, theirs = pty.openpty()
    try:
        done = subprocess.run(
            [sys.executable, "-X", "importtime", "-m", "duelterm"],
            env=os.environ | {"TERM": "dumb"},
            stdin=theirs,
            stderr=theirs,
            stdout=subprocess.DEVNULL,
            timeout=60,
        )
        said = os.read(ours, 1 << 20).decode()
    finally:
        os.close(ours)
        os.close(theirs)
    assert done.returncode == 2
    assert "TERM is dumb" in said
    assert "textual" not in said
    assert "pydantic" not in said


def test_cards_are_listed() -> None:
    listed = duelterm("cards").stdout.decode().splitlines()
    assert "Bolshack Dragon: Fire, Creature - Armored Dragon, cost 6, power 6000+ [DM-01]" in listed
    assert "Holy Awe: Light, Spell, cost 6 [DM-01]" in listed


def test_cards_as_json_have_the_facts() -> None:
    cards = [json.loads(line) for line in duelterm("cards", "--json").stdout.splitlines()]
    named = {card["name"]: card for card in cards}
    assert len(named) == len(cards) >= 220
    assert named["Aqua Knight"] == {
        "game": "duelmasters",
        "set": "DM-01",
        "name": "Aqua Knight",
        "kind": "creature",
        "civilizations": ["water"],
        "cost": 5,
        "power": 4000,
        "power_plus": False,
        "races": ["Liquid People"],
        "keywords": [],
        "text": list(card_text(load_pool("duelmasters")["Aqua Knight"])),
    }
    assert named["Aqua Knight"]["text"]
    assert named["Bolshack Dragon"]["keywords"] == ["double breaker"]
    assert "shield trigger" in named["Holy Awe"]["keywords"]
    assert "power" not in named["Holy Awe"]


@pytest.mark.parametrize("game", ["duelmonsters", "duel-monsters"])
def test_the_cards_of_one_game_alone(game: str) -> None:
    cards = [json.loads(line) for line in duelterm("cards", "--game", game, "--json").stdout.splitlines()]
    assert {card["game"] for card in cards} == {"duelmonsters"}
    named = {card["name"]: card for card in cards}
    assert named["Dark Hole"] == {
        "game": "duelmonsters",
        "set": "OCG-V1",
        "name": "Dark Hole",
        "kind": "spell",
        "subtype": "normal",
        "passcode": "53129443",
        "keywords": [],
        "text": ["Destroy all monsters on the field."],
    }
    assert named["Flame Swordsman"]["materials"] == ["Flame Manipulator", "Masaki the Legendary Swordsman"]


def test_a_card_is_shown_as_a_rule_set_has_it() -> None:
    standard, third, plain = (
        duelterm("cards", "Horn of Heaven", *by).stdout for by in (["--game", "standard"], ["--game", "rulebook3"], [])
    )
    assert standard == plain
    assert third != standard
    assert all(told.startswith(b"Horn of Heaven: Counter trap [OCG-V6]\n") for told in (standard, third))
    assert b"Bolshack Dragon" not in duelterm("cards", "--game", "standard").stdout


def test_one_card_is_found_in_any_case() -> None:
    done = duelterm("cards", "HOLY awe", "--json")
    assert json.loads(done.stdout)["name"] == "Holy Awe"


def test_one_card_is_shown_with_its_text() -> None:
    facts, *text = duelterm("cards", "Aqua Hulcus").stdout.decode().splitlines()
    assert facts == "Aqua Hulcus: Water, Creature - Liquid People, cost 3, power 2000 [DM-01]"
    assert len(text) == 1
    assert "draw" in text[0]


def test_an_unknown_card_names_the_nearest() -> None:
    done = duelterm("cards", "Bolshak Dragon")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"duelterm: no card is called Bolshak Dragon; did you mean Bolshack Dragon?\n"


def test_decks_are_listed() -> None:
    listed = duelterm("decks").stdout.decode()
    assert any(line.split(maxsplit=1) == ["starter", "Starter Deck (40 cards)"] for line in listed.splitlines())
    assert "fault" not in listed
    assert "ex-yugi EX Yugi (40 cards, side 10)" in re.sub(" +", " ", listed.partition("\nDuel Monsters:\n")[2])


@pytest.mark.parametrize("name", ["starter", "Starter Deck", "STARTER DECK"])
def test_one_deck_is_shown_with_its_advice(name: str) -> None:
    done = duelterm("decks", name)
    assert done.returncode == 0
    assert b"Starter Deck (40 cards)" in done.stdout
    assert b"\nno faults\n" in done.stdout
    assert b"advice: 3 civilizations" in done.stdout
    assert b"played" not in done.stdout


@pytest.mark.rule("DM-1.5")
def test_a_deck_is_shown_with_its_figures(player_dirs: Path) -> None:
    deck = find_deck("starter")
    record("one", deck, {"Aura Blast": 3})
    told = duelterm("decks", "starter").stdout.decode().splitlines()
    assert "  1 Aura Blast  played 3 times" in told
    assert told.index("  1 Aura Blast  played 3 times") == len(deck.cards)
    assert any(line.startswith("in 1 recorded duel,") for line in told)
    (player_dirs / "data" / "figures.sqlite").write_bytes(b"broken" * 200)
    done = duelterm("decks", "starter")
    assert done.returncode == 0
    assert b"no figures: " in done.stderr


def test_an_unknown_deck_names_the_nearest() -> None:
    done = duelterm("decks", "startr")
    assert done.returncode == 2
    assert done.stderr == b"duelterm: no deck is called startr; did you mean starter?\n"


def test_everything_that_comes_along_is_faultless() -> None:
    done = duelterm("check")
    assert done.stdout.endswith(b" 0 problems\n")
    assert done.returncode == 0


def test_check_of_a_missing_path_exits_2() -> None:
    done = duelterm("check", "no-such-folder")
    assert done.returncode == 2
    assert done.stderr == b"duelterm: there is no no-such-folder\n"


def test_the_schema_is_json() -> None:
    schema = json.loads(duelterm("schema").stdout)
    assert schema["$schema"].startswith("http://json-schema.org/draft-07")


def test_a_fault_of_the_program_is_one_line_and_a_private_report(tmp_path: Path) -> None:
    """A folder where the card files should be is nothing a player did."""
    (tmp_path / "cards" / "duelmasters" / "odd.yaml").mkdir(parents=True)
    state = tmp_path / "state"
    done = duelterm("cards", DUELTERM_CARDS_DIR=str(tmp_path / "cards"), DUELTERM_STATE_DIR=str(state))
    (report,) = state.iterdir()
    assert done.returncode == 1
    assert done.stderr.decode() == f"duelterm: a fault of the program, sorry. The report is in {report}\n"
    assert stat.S_IMODE(report.stat().st_mode) == 0o600
    assert TRACE in report.read_text()


def test_a_fault_without_a_place_for_its_report_is_still_one_line(tmp_path: Path) -> None:
    (tmp_path / "cards" / "duelmasters" / "odd.yaml").mkdir(parents=True)
    (tmp_path / "file").touch()
    places = {"DUELTERM_CARDS_DIR": str(tmp_path / "cards"), "DUELTERM_STATE_DIR": str(tmp_path / "file")}
    done = duelterm("cards", **places)
    assert done.returncode == 1
    assert done.stderr.count(b"\n") == 1
    assert b"could not be written" in done.stderr


def test_a_full_disk_is_no_fault_of_the_program() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "duelterm", "cards"], stdout=full, stderr=subprocess.PIPE, timeout=60
        )
    assert done.stderr == b"duelterm: it can't be written: No space left on device\n"
    assert done.returncode == 1


def test_a_reader_that_has_seen_enough_is_no_fault() -> None:
    command = f"{sys.executable} -m duelterm cards --json | head -n 1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines()[-1] == "0"
    assert done.stderr == ""


def test_a_reader_that_has_seen_enough_of_a_duel_is_no_fault() -> None:
    """The reader of the pipe is gone before the first line."""
    with closing(Launch("duel-masters")) as launch:
        launch.start(NewDuel(("AMY", "BEN"), ("starter", "bolshack"), "chance", "curtain", 7)).concede(0)
    (path,) = duels_dir().glob("*.duel")
    ours, theirs = os.pipe()
    os.close(ours)
    command = [sys.executable, "-m", "duelterm", "replay", str(path)]
    done = subprocess.run(command, stdout=theirs, stderr=subprocess.PIPE, timeout=60, check=False)
    os.close(theirs)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("duels", "words"),
    [
        ("9" * 18, ""),
        ("9" * 19, f"{'9' * 18}... is too large; it may be 0 to {'9' * 18}"),
        ("1_000", "'1_000' is not a whole number from 0 on"),
    ],
)
def test_a_number_that_is_too_large_is_told_its_range(
    duels: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    parsed = ["sim", "--seed", duels]
    if not words:
        assert build_parser().parse_args(parsed).seed == int(duels)
        return
    with pytest.raises(SystemExit):
        build_parser().parse_args(parsed)
    assert capsys.readouterr().err.endswith(f"argument --seed: {words}\n")


def test_names_are_printed_where_only_ascii_can_be() -> None:
    assert duelterm("cards", PYTHONIOENCODING="ascii:strict").returncode == 0


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)])
def test_a_signal_ends_a_command_with_its_code(number: signal.Signals, code: int, tmp_path: Path) -> None:
    """The command is held up by a card file that never ends. It hears signals that whoever runs this ignores."""
    cards = tmp_path / "cards" / "duelmasters"
    cards.mkdir(parents=True)
    os.mkfifo(cards / "held.yaml")
    environment = os.environ | {"DUELTERM_CARDS_DIR": str(tmp_path / "cards")}
    hear = "import signal as s; s.signal(s.SIGINT, s.default_int_handler); s.signal(s.SIGHUP, s.SIG_DFL)"
    command = [sys.executable, "-c", f"{hear}; from duelterm.cli import main; raise SystemExit(main(['cards']))"]
    program = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    with program:
        writer = os.open(cards / "held.yaml", os.O_WRONLY)  # returns once the program reads
        time.sleep(0.1)
        program.send_signal(number)
        said = program.communicate(timeout=20)[1]
        os.close(writer)
    assert program.returncode == code
    assert TRACE.encode() not in said


@pytest.mark.parametrize("game", GAMES)
def test_a_simulation_says_in_words_who_won(game: str) -> None:
    done = duelterm("sim", "--game", game, "--duels", "3", "--check")
    assert done.returncode == 0, done.stderr
    told = done.stdout.decode()
    assert "violations: 0" in told
    who = "team" if game == "tag" else "deck"
    found = re.findall(rf"results: {who} 1 won (\d), {who} 2 won (\d), drawn (\d)", told)[0]
    counts = [int(number) for number in found]
    assert sum(counts) == 3
