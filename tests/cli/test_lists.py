"""`duelterm decks --list` and `--lists`, and limited lists in `duelterm check`."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from duelterm.cli import build_parser
from duelterm.commands import check, decks
from duelterm.commands.deckcheck import check_deck
from duelterm.commands.guard import DONE, FAULTY_FILE, USAGE, Refusal
from duelterm.lang.cards import DuelMonstersCard
from duelterm.library.deckfile import read_deck
from duelterm.library.listfile import check_list, read_list
from duelterm.library.paths import cards_dir
from duelterm.library.pool import load_pool
from duelterm.session.games import of_cards

HEAD = "game: duelmonsters\nname: House\nformat: House\ndate: 2005-05-05\n"


@pytest.fixture(scope="module")
def pool() -> Mapping[str, DuelMonstersCard]:
    return load_pool("duelmonsters")


def call(*arguments: str) -> int:
    return decks.run(build_parser().parse_args(["decks", *arguments]))


def own_list(player_dirs: Path, text: str, name: str = "house.yaml") -> Path:
    path = player_dirs / "data" / "lists" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def test_a_deck_is_judged_by_the_standard_rules_and_a_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("ex-yugi", "--list", "2005-04") == FAULTY_FILE
    lines = capsys.readouterr().out.splitlines()
    begin = lines.index("by Duel Monsters, standard rules, and TCG April 2005 (2005-04-01):")
    place = f"fault: {cards_dir() / 'decks' / 'ex-yugi.yaml'}"
    told = "1 copy; forbidden by TCG April 2005 (2005-04-01), so none (STD-1.2)"
    assert lines[begin + 1 :] == [
        f"{place}:38:3: Monster Reborn: {told}",
        f"{place}:40:3: Dark Hole: {told}",
        f"{place}:44:3: Change of Heart: {told}",
    ]
    assert lines[0] == "EX Yugi (40 cards, side 10)"


def test_a_deck_is_judged_by_no_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("ex-yugi", "--list", "none") == DONE
    assert capsys.readouterr().out.endswith("by Duel Monsters, standard rules, and no limited list:\nno faults\n")


def large_deck(player_dirs: Path, pool: Mapping[str, DuelMonstersCard], count: int = 1) -> Path:
    """A deck with a side deck that the third edition doesn't know, with so many copies of each card."""
    names = [name for name, card in pool.items() if card.frame == "normal"]
    path = player_dirs / "data" / "decks" / "large.yaml"
    path.parent.mkdir(parents=True)
    lines = [f"  {name!r}: {count}" for name in names[:55]]
    lines[40:40] = ["side:"]
    path.write_text("\n".join(["game: duelmonsters", "name: Large", "cards:", *lines, ""]))
    return path


@pytest.mark.rule("STD-1.1", "R3-1.2")
def test_a_deck_that_one_rule_set_accepts_has_no_fault(
    player_dirs: Path, pool: Mapping[str, DuelMonstersCard], capsys: pytest.CaptureFixture[str]
) -> None:
    path = large_deck(player_dirs, pool)
    assert [len(game.check(read_deck(path), pool).faults) for game in of_cards("duelmonsters")][:2] == [1, 0]
    assert call("large") == DONE
    assert capsys.readouterr().out.endswith("no faults\n")
    assert check_deck(read_deck(path), pool).faults == ()


def test_a_deck_that_no_rule_set_accepts_is_judged_by_the_usual_one(
    player_dirs: Path, pool: Mapping[str, DuelMonstersCard], capsys: pytest.CaptureFixture[str]
) -> None:
    large_deck(player_dirs, pool, count=4)
    assert call("large") == FAULTY_FILE
    told = capsys.readouterr().out
    assert "(R3-1.3)" in told
    assert "(STD-1.2)" not in told


def test_the_usual_rules_name_no_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("ex-yugi") == DONE
    assert "standard" not in capsys.readouterr().out


def test_the_lists_are_named_with_their_dates(player_dirs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own_list(player_dirs, HEAD)
    assert call("--lists") == DONE
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 46
    assert "tcg-2005-04 2005-04-01 TCG April 2005 (17 forbidden, 41 limited, 15 semi-limited)" in lines
    assert "ocg-1999-07 1999-07-08 OCG July 1999 (3 limited)" in lines
    assert "house       2005-05-05 House (no cards)" in lines
    assert lines[-1] == "none        three of every card"


def test_a_faulty_list_is_told_and_the_others_are_named(player_dirs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = own_list(player_dirs, f"{HEAD}limitd: [Raigeki]\n")
    assert call("--lists") == FAULTY_FILE
    said = capsys.readouterr()
    assert len(said.out.splitlines()) == 45
    assert said.err == f"duelterm: {path}:5:1: unknown key limitd (did you mean limited?)\n"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["starter", "--list", "2005-04"], "starter is no deck of Duel Monsters"),
        (["--list", "2005-04"], "--list needs the deck as well"),
        (["ex-yugi", "--lists"], "--lists names all limited lists and takes no deck"),
        (["ex-yugi", "--list", "2006-09"], r"ocg-2006-09, tcg-2006-09; say one of these \(duelterm decks --lists"),
        (["ex-yugi", "--list", "tgc-2005-04"], "no limited list is .*tgc-2005-04"),
    ],
)
def test_wrong_use_is_refused(arguments: list[str], told: str) -> None:
    with pytest.raises(Refusal, match=told) as caught:
        call(*arguments)
    assert caught.value.code == USAGE


def test_check_covers_the_lists(player_dirs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = cards_dir() / "lists"
    assert check.run(build_parser().parse_args(["check", str(folder)])) == DONE
    assert capsys.readouterr().out == "0 card files, 0 decks, 44 limited lists, 0 problems\n"
    path = own_list(player_dirs, f"{HEAD}forbidden:\n- dark hole\n- Raigeki\n- Raigeki\n")
    assert check.run(build_parser().parse_args(["check", str(path)])) == FAULTY_FILE
    assert capsys.readouterr().out.startswith(f"{path}:8:3: Raigeki: stands below forbidden already\n")
    path.write_text(f"{HEAD}forbidden:\n- dark hole\n")
    assert check.run(build_parser().parse_args(["check", str(path)])) == FAULTY_FILE
    hint = "there is no such card (did you mean Dark Hole?)"
    assert capsys.readouterr().out.startswith(f"{path}:6:3: dark hole: {hint}\n0 card files, 0 decks, 1 limited lists,")


def test_readmes_example_is_right(root: Path, tmp_path: Path, pool: Mapping[str, DuelMonstersCard]) -> None:
    blocks = re.findall(r"```yaml\n(.*?)```", (root / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    (example,) = [block for block in blocks if "forbidden:" in block]
    path = tmp_path / "our-house.yaml"
    path.write_text(example)
    assert check_list(path, pool) == ()
    assert read_list(path).copies == {"Dark Hole": 0, "Change of Heart": 1, "Raigeki": 1}
