"""The way from a filled-in form to a duel or a match, and back to it."""

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from duelterm.cli import build_parser
from duelterm.commands import play, replay, resume
from duelterm.commands.guard import DAMAGED_SAVE, DONE, USAGE, Refusal
from duelterm.commands.late import LateLaunch
from duelterm.commands.launch import Launch
from duelterm.library.chips import Chips, read_chips
from duelterm.library.paths import data_dir, duels_dir
from duelterm.library.people import Tally, count_match
from duelterm.session.journal import Header, read_journal
from duelterm.tui.launcher import PARTNERS, LaunchRefused, ListEntry, NewDuel, PersonEntry, Wishes

pytestmark = pytest.mark.slow

MASTERS = NewDuel(("AMY", "BEN"), ("starter", "bolshack"), "chance", "curtain", 7)
MONSTERS = NewDuel(("AMY", "BEN"), ("ex-yugi", "ex-kaiba"), "rock-paper-scissors", "curtain", 7, "duelmonsters")
DECKS = ("--deck1", "starter")
STANDARD_DECKS = ("--game", "standard", "--deck1", "starter-deck-yugi", "--deck2", "starter-deck-kaiba")
STANDARD = NewDuel(
    ("AMY", "BEN"),
    ("starter-deck-yugi", "starter-deck-kaiba"),
    "rock-paper-scissors",
    "curtain",
    7,
    "duelmonsters",
    "standard",
)
USUAL = ("Player 1", "Player 2")
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
    match.duel.answer([match.duel.question.choices[0].key])
    asked = match.duel.question
    (entry,) = launch.resumable()
    assert (entry.text, entry.match) == ("AMY vs BEN, match, duel 1", True)
    again = launch.resume_match(entry.path)
    assert again.duel is not None
    assert again.duel.question == asked
    with pytest.raises(LaunchRefused, match=r"is a duel of a match, which is gone on with as a whole: .*\.match"):
        launch.resume(next(duels_dir().glob("*.duel")))


@pytest.mark.rule("STD-1.2")
def test_a_duel_remembers_the_limited_list_that_its_decks_were_judged_by(launch: Launch) -> None:
    assert launch.start(STANDARD).rulebook == "standard"
    launch.start(replace(STANDARD, limits="tcg-2002-05"))
    found = {read_journal(path).header.limits for path in duels_dir().glob("*.duel")}
    assert found == {"none", "tcg-2002-05"}


@pytest.mark.rule("STD-1.2")
@pytest.mark.parametrize("match", [False, True])
def test_a_deck_that_a_limited_list_forbids_is_refused_with_the_list_and_each_card(launch: Launch, match: bool) -> None:
    form = replace(STANDARD, decks=("ex-yugi", "starter-deck-kaiba"), limits="tcg-2005-04")
    with pytest.raises(LaunchRefused) as caught:
        launch.start_match(form, False, NO_STAKES) if match else launch.start(form)
    told = "1 copy; forbidden by TCG April 2005 (2005-04-01), so none (STD-1.2)"
    lines = str(caught.value).splitlines()
    assert [line.partition(": ")[2] for line in lines] == [
        f"{card}: {told}" for card in ("Monster Reborn", "Dark Hole", "Change of Heart")
    ]
    assert not duels_dir().exists()


@pytest.mark.rule("STD-1.2")
def test_the_form_shows_decks_as_its_rule_set_and_limited_list_judge_them(launch: Launch) -> None:
    def status(*by: str) -> str:
        return next(entry.status for entry in launch.decks("duelmonsters", *by) if entry.key == "ex-yugi")

    assert status() == status("standard") == "40 cards, side deck 10"
    assert status("standard", "tcg-2005-04") == "3 faults"
    with pytest.raises(LaunchRefused, match="third edition has no limited lists"):
        status("rulebook3", "tcg-2005-04")
    lists = launch.lists("duelmonsters")
    assert lists[0].key == "none"
    assert "tcg-2005-04" in [entry.key for entry in lists]
    assert [entry.key for entry in launch.lists("duelmasters")] == ["none"]


@pytest.mark.rule("R3-2.6", "R3-2.7")
def test_why_a_match_cannot_be_is_said(launch: Launch) -> None:
    assert launch.no_ante(MONSTERS) == ""
    with pytest.raises(LaunchRefused, match="Duel Masters has no matches"):
        launch.start_match(MASTERS, ante=False, stakes=NO_STAKES)
    with pytest.raises(LaunchRefused, match="AMY has 1 gold, 2 silver, 10 bronze star chips and can't stake 2 gold"):
        launch.start_match(MONSTERS, ante=False, stakes=(Chips(2), Chips()))
    assert not duels_dir().exists()


@pytest.mark.parametrize("words", ["1 gold, 3 bronze", "3 BRONZE 1 gold"])
def test_star_chips_are_read_from_words(words: str) -> None:
    assert read_chips(words) == Chips(1, 0, 3)
    assert read_chips(str(Chips(1, 0, 3))) == Chips(1, 0, 3)


@pytest.mark.parametrize(
    "words", ["", "3", "gold", "1 gold 2 gold", "-1 gold", "1 iron", "1 gold 2", "1234567 gold", "² gold"]
)
def test_what_are_no_star_chips_is_said(words: str) -> None:
    with pytest.raises(ValueError, match="are no star chips; write them as"):
        read_chips(words)


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (["--ante"], "--ante belongs to a match: name --match too"),
        (["--stake2", "1 gold"], "--stake2 belongs to a match"),
        (["--match"], "Duel Masters has no matches"),
        (["--match", *DECKS], "name both decks"),
        (["--names", "Ann", "Ben", "Cid"], "--names with 3 names: Duel Masters is for 2 people"),
        (["--names", "Ann", "ann"], "two people need two names"),
        (["--list", "tcg-2005-04"], "Duel Masters has no limited lists"),
        (["--game", "standard", "--list", "tgc-2005-04"], "no limited list is of tgc-2005-04"),
        (["--game", "standard", "--list", "tcg-2005-04", "--shared-list"], "no teams that could share"),
        (["--game", "standard", "--match", "--ante"], r"a match is played for neither ante nor star chips"),
        (["--game", "rulebook3", "--match", "--stake1", "9 gold"], "Player 1 has .* star chips and can't stake 9 gold"),
        (["--game", "rulebook3", "--match", "--stake2", "gold"], "are no star chips"),
        (["--match", *DECKS, "--deck2", "bolshack"], "Duel Masters has no matches"),
        (["--list", "tcg-2005-04", *DECKS, "--deck2", "bolshack"], "Duel Masters has no limited lists"),
        ([*STANDARD_DECKS, "--list", "tgc-2005-04"], "no limited list is of tgc-2005-04"),
        (["--match", "--ante", *STANDARD_DECKS], r"a match is played for neither ante nor star chips \(STD-1.3\)"),
    ],
)
def test_what_a_match_cannot_be_is_refused_before_the_screen(
    flags: list[str], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "require_terminal", lambda: None)
    with pytest.raises(Refusal, match=message):
        play.run(build_parser().parse_args(["play", *flags]))


@pytest.mark.parametrize(
    ("flags", "wishes"),
    [
        ([], Wishes([*USUAL, *PARTNERS], "curtain")),
        (
            ["--names", "Amy", "Ben", "--seed", "0", "--privacy", "open"],
            Wishes(["Amy", "Ben", *PARTNERS], "open", 0),
        ),
        (
            ["--game", "rulebook3", "--match", "--ante", "--stake2", "3 bronze"],
            Wishes([*USUAL, *PARTNERS], "curtain", match=True, ante=True, stakes=(Chips(), Chips(0, 0, 3))),
        ),
        (
            ["--game", "tag", "--names", "Amy", "Ben", "--list", "tcg-2005-04", "--shared-list"],
            Wishes(
                ["Amy", "Ben", *PARTNERS],
                "curtain",
                limits=ListEntry("tcg-2005-04", "TCG April 2005 (2005-04-01)"),
                switches={"limits": "per_team"},
                pairs=True,
            ),
        ),
        (["--game", "tag", "--names", *"ABCD"], Wishes([*"ABCD"], "curtain")),
    ],
)
def test_without_decks_the_form_begins_with_what_was_said(
    flags: list[str], wishes: Wishes, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[tuple[str, Wishes]] = []

    def show(launch: LateLaunch, arguments: object, config: object, wanted: Wishes) -> int:
        found.append((launch.games()[0].rule_sets[0][0], wanted))
        return DONE

    monkeypatch.setattr(play, "require_terminal", lambda: None)
    monkeypatch.setattr(play, "show_menu", show)
    assert play.run(build_parser().parse_args(["play", *flags])) == DONE
    game = flags[flags.index("--game") + 1] if "--game" in flags else "duel-masters"
    assert found == [(game, wishes)]


@pytest.mark.parametrize("name", ["nowhere.duel", "nowhere.match", "x" * 300, "."])
def test_to_resume_a_file_that_cannot_be_opened_is_wrong_use(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resume, "require_terminal", lambda: None)
    path = tmp_path / name
    with pytest.raises(Refusal, match=rf"{path}: \w+") as refused:
        resume.run(build_parser().parse_args(["resume", str(path)]))
    assert refused.value.code == USAGE
    assert "Errno" not in str(refused.value)


@pytest.mark.rule("R3-2.8")
def test_of_a_match_its_duels_are_told_when_it_is_over(launch: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    match = launch.start_match(MONSTERS, ante=False, stakes=NO_STAKES)
    (path,), (duel,) = (list(duels_dir().glob(f"*.{kind}")) for kind in ("match", "duel"))

    def refused(command: str, file: Path) -> Refusal:
        with pytest.raises(Refusal) as caught:
            (replay if command == "replay" else resume).run(build_parser().parse_args([command, str(file)]))
        assert caught.value.code == USAGE
        return caught.value

    assert str(refused("replay", path)) == f"{path.name}: this match isn't over; only `duelterm resume` reads it"
    assert "this duel isn't over" in str(refused("replay", duel))
    monkeypatch.setattr(resume, "require_terminal", lambda: None)
    assert "gone on with as a whole" in str(refused("resume", duel))
    match.concede(0)
    match.close()
    assert str(refused("replay", path)) == f"{path.name}: this is a match; name one of its duels: {duel.name}"
    path.write_bytes(b"no match")
    with pytest.raises(Refusal, match="this is no match") as caught:
        replay.run(build_parser().parse_args(["replay", str(path)]))
    assert caught.value.code == DAMAGED_SAVE


def test_a_duel_that_is_gone_since_the_menu_was_drawn_is_said(launch: Launch, tmp_path: Path) -> None:
    for go_on in (launch.resume, launch.resume_match):
        with pytest.raises(LaunchRefused, match=f"^{tmp_path / 'gone'}: No such file or directory$"):
            go_on(tmp_path / "gone")


def test_what_was_played_last_is_the_first_to_go_on_with(launch: Launch) -> None:
    launch.start_match(MONSTERS, ante=False, stakes=NO_STAKES)
    launch.start(MASTERS)
    (match,) = duels_dir().glob("*.match")
    (duel_of_match,) = duels_dir().glob(f"{match.stem}-*.duel")
    (duel,) = set(duels_dir().glob("*.duel")) - {duel_of_match}
    for path, age in ((match, 100), (duel, 200), (duel_of_match, 300)):
        os.utime(path, (age, age))
    assert [entry.match for entry in launch.resumable()] == [True, False]
    os.utime(duel, (400, 400))
    assert [entry.match for entry in launch.resumable()] == [False, True]


@pytest.mark.rule("R3-2.7")
def test_known_people_come_with_their_chips(launch: Launch) -> None:
    assert launch.people() == []
    count_match(Tally("one", ("AMY", "BEN"), 0, (Chips(), Chips(0, 1)), ([], [])))
    assert launch.people() == [PersonEntry("AMY", Chips(1, 3, 10)), PersonEntry("BEN", Chips(1, 1, 10))]
    (data_dir() / "people.sqlite").write_bytes(b"no store at all" * 50)
    with pytest.raises(LaunchRefused, match="can't be read"):
        launch.people()
