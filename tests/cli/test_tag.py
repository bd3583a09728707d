"""The tag duel from the command line: four decks, four people or two who play a team, a list that partners share."""

from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from duelterm.cli import build_parser
from duelterm.commands import play, resume, screen, sim
from duelterm.commands.guard import DONE, FAULTY_FILE, USAGE, Refusal
from duelterm.commands.launch import Launch
from duelterm.commands.replay import run as replay
from duelterm.lang.cards import DuelMonstersCard
from duelterm.lang.report import CardError
from duelterm.library.config import Config
from duelterm.library.paths import duels_dir
from duelterm.library.pool import load_pool
from duelterm.session.journal import read_journal
from duelterm.session.session import Session
from duelterm.tui import app
from duelterm.tui.launcher import NewDuel
from tests.cli.test_lists import call, own_list

pytestmark = pytest.mark.slow

YUGI, KAIBA, JOEY, PEGASUS = (f"starter-deck-{name}" for name in ("yugi", "kaiba", "joey", "pegasus"))
TEAMS = ("--deck1", YUGI, "--deck2", KAIBA)
HOUSE = "game: duelmonsters\nname: House\nformat: House\ndate: 2005-05-05\nlimited: [{limited}]\n"


@pytest.fixture(scope="module")
def pool() -> Mapping[str, DuelMonstersCard]:
    return load_pool("duelmonsters")


@pytest.fixture(autouse=True)
def cards_at_hand(pool: Mapping[str, DuelMonstersCard], monkeypatch: pytest.MonkeyPatch) -> None:
    """The card files are read once."""
    for module in ("launch", "sim", "decks"):
        monkeypatch.setattr(f"duelterm.commands.{module}.load_pool", lambda game: {"duelmonsters": pool}[game])


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """What would be shown on the screen."""
    found: list[Session] = []

    def show(table: Session, *_: Any) -> int:
        found.append(table)
        table.close()
        return DONE

    for module in (play, resume):
        monkeypatch.setattr(module, "require_terminal", lambda: None)
        monkeypatch.setattr(module, "show_duel", show)
    return found


def start(*arguments: str) -> int:
    return play.run(build_parser().parse_args(["play", "--game", "tag", *arguments]))


def own_deck(player_dirs: Path, key: str, names: list[str]) -> str:
    """A deck of one copy of each of these."""
    path = player_dirs / "data" / "decks" / f"{key}.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [f"  {name!r}: 1" for name in names]
    path.write_text("\n".join(["game: duelmonsters", f"name: {key}", "cards:", *lines, ""]))
    return key


@pytest.mark.rule("TAG-1.6")
@pytest.mark.parametrize(
    ("arguments", "names", "people"),
    [
        ((), ["Player 1", "Player 2", "Player 3", "Player 4"], [0, 1, 2, 3]),
        (("--names", "Ann", "Ben", "Cid", "Dot"), ["Ann", "Ben", "Cid", "Dot"], [0, 1, 2, 3]),
        (("--names", "Ann", "Ben"), ["Ann 1", "Ben 1", "Ann 2", "Ben 2"], [0, 1, 0, 1]),
        (("--people", "2"), ["Player 1 1", "Player 2 1", "Player 1 2", "Player 2 2"], [0, 1, 0, 1]),
        (("--people", "4"), ["Player 1", "Player 2", "Player 3", "Player 4"], [0, 1, 2, 3]),
    ],
)
def test_four_people_or_two_sit_down(
    arguments: tuple[str, ...], names: list[str], people: list[int], shown: list[Session]
) -> None:
    assert start(*TEAMS, *arguments) == DONE
    (table,) = shown
    assert (list(table.names), list(table.people)) == (names, people)
    assert table.header.deck_names == (YUGI, KAIBA, YUGI, KAIBA)
    assert resume.run(build_parser().parse_args(["resume"])) == DONE
    assert (shown[1].rulebook, list(shown[1].names), list(shown[1].people)) == ("tag", names, people)


@pytest.mark.rule("TAG-1.3")
def test_each_seat_has_the_deck_that_is_named_for_it(shown: list[Session]) -> None:
    assert start(*TEAMS, "--deck3", JOEY, "--deck4", PEGASUS) == DONE
    assert start(*TEAMS, "--deck4", PEGASUS) == DONE
    assert [table.header.deck_names for table in shown] == [(YUGI, KAIBA, JOEY, PEGASUS), (YUGI, KAIBA, YUGI, PEGASUS)]


@pytest.mark.rule("TAG-6.2")
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--game", "tag", "--deck1", YUGI], "name both teams' decks, or none"),
        (["--game", "tag", "--deck3", YUGI], "name both teams' decks, or none"),
        (["--game", "standard", *TEAMS, "--deck3", JOEY], "--deck3: Duel Monsters, standard rules is played with 2"),
        (["--game", "tag", *TEAMS, "--names", "Ann", "Ben", "Cid"], "--names with 3 names: .* 4 people, or 2 who play"),
        (["--game", "tag", *TEAMS, "--people", "2", "--names", "A", "B", "C", "D"], "--people 2 needs 2 names, not 4"),
        (["--game", "tag", *TEAMS, "--people", "4", "--names", "A", "B"], "--people 4 needs 4 names, not 2"),
        (["--game", "tag", *TEAMS, "--names", "Ann", "Ben", "ann", "Cid"], "two people need two names"),
        (["--game", "tag", *TEAMS, "--names", "A" * 21, "Ben"], "at most 20 letters, .*: A{21}$"),
        (["--game", "tag", *TEAMS, "--names", "山" * 11, "Ben"], "at most 20 letters, of Chinese ones half as many"),
        (["--game", "standard", *TEAMS, "--people", "4"], "--people 4: .* standard rules is for 2 people"),
        (["--game", "standard", *TEAMS, "--names", "Ann"], "--names with 1 name: .* is for 2 people"),
        (["--game", "tag", "--people", "2", "--names", "A", "B", "C"], "--people 2 needs 2 names, not 3"),
        (["--game", "tag", "--names", "Ann", "Ben", "Cid"], "--names with 3 names: .* 4 people, or 2 who play"),
        (["--game", "tag", "--match"], "Duel Monsters, tag duel has no matches"),
        (["--game", "tag", *TEAMS, "--shared-list"], "--shared-list needs the limited list: name --list too"),
        (["--game", "standard", *TEAMS, "--shared-list", "--list", "tcg-2002-05"], "has no teams that could share"),
        (["--game", "tag", *TEAMS, "--match"], "Duel Monsters, tag duel has no matches"),
    ],
)
def test_what_a_tag_duel_cannot_be_is_said_in_one_line(
    arguments: list[str], message: str, shown: list[Session]
) -> None:
    with pytest.raises(Refusal, match=message) as refused:
        play.run(build_parser().parse_args(["play", *arguments]))
    assert refused.value.code == USAGE
    assert "\n" not in str(refused.value)
    assert shown == []
    assert not duels_dir().exists()


@pytest.mark.rule("TAG-1.3")
def test_a_form_shows_decks_without_the_side_deck_that_is_unused() -> None:
    def status(rules: str) -> str:
        return next(entry.status for entry in Launch("tag").decks("duelmonsters", rules) if entry.key == "ex-yugi")

    assert (status("standard"), status("tag")) == ("40 cards, side deck 10", "40 cards")


@pytest.mark.rule("TAG-2.1")
def test_a_list_is_for_each_deck_or_shared_by_a_team(
    pool: Mapping[str, DuelMonstersCard],
    player_dirs: Path,
    shown: list[Session],
    capsys: pytest.CaptureFixture[str],
) -> None:
    plain = [name for name, card in sorted(pool.items()) if card.frame == "normal" and "'" not in name]
    limited, others = plain[0], plain[1:]
    one, two = (own_deck(player_dirs, f"d{at}", [limited, *others[at * 39 : at * 39 + 39]]) for at in (0, 1))
    free = own_deck(player_dirs, "free", others[100:140])
    own_list(player_dirs, HOUSE.format(limited=f"{limited!r}"))

    assert start("--deck1", one, "--deck2", free, "--deck3", two, "--list", "house") == DONE
    assert (
        start("--deck1", one, "--deck2", two, "--deck3", free, "--deck4", free, "--list", "house", "--shared-list")
        == DONE
    )
    assert [dict(table.header.switches).get("limits") for table in shown] == [None, "per_team"]
    with pytest.raises(CardError) as caught:
        start("--deck1", one, "--deck2", free, "--deck3", two, "--list", "house", "--shared-list")
    told = f"{limited}: 2 copies in the team's decks together; limited by House (2005-05-05), so at most 1 (TAG-2.1)"
    assert [line.partition(": ")[2] for line in str(caught.value).splitlines()] == [told, told]

    assert call(one, "--partner", free, "--list", "house") == DONE
    assert capsys.readouterr().out.count("tag duel, and House (2005-05-05) for the team:\nno faults") == 2
    assert call(one, "--partner", two, "--list", "house") == FAULTY_FILE
    assert capsys.readouterr().out.count(f": {told}\n") == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((YUGI, "--partner", JOEY), "--partner needs the deck and the list"),
        (("--partner", JOEY, "--list", "2005-04"), "--partner needs the deck and the list"),
        ((YUGI, "--partner", "starter", "--list", "2005-04"), "starter is a deck of Duel Masters"),
        ((YUGI, "--partner", "no such", "--list", "2005-04"), "no such"),
    ],
)
def test_what_a_team_check_cannot_be_is_said(arguments: tuple[str, ...], message: str) -> None:
    with pytest.raises(Refusal, match=message) as refused:
        call(*arguments)
    assert refused.value.code == USAGE


def form(names: tuple[str, ...], people: tuple[int, ...]) -> NewDuel:
    decks = (YUGI, KAIBA, JOEY, PEGASUS)
    return NewDuel(names, decks, "chance", "curtain", 7, "duelmonsters", "tag", people=people)


@pytest.mark.rule("TAG-7.14")
@pytest.mark.parametrize(
    ("names", "people", "won"),
    [(("Ann", "Ben", "Cid", "Dot"), (), "Ben and Dot"), (("Ann", "Ben", "Ann", "Ben"), (0, 1, 0, 1), "Ben")],
)
def test_a_team_that_has_won_is_named_and_the_duel_can_be_told(
    names: tuple[str, ...],
    people: tuple[int, ...],
    won: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(app, "play_duel", lambda table, settings: DONE)
    with closing(Launch("tag").start(form(names, people))) as table:
        table.concede(2)
        assert screen.show_duel(table, build_parser().parse_args(["play"]), Config()) == DONE
    assert capsys.readouterr().out == f"{won} won: TAG-7.14: a player gave up for the team\n"
    (path,) = duels_dir().glob("*.duel")
    assert read_journal(path).header.people == people
    assert replay(build_parser().parse_args(["replay", str(path)])) == DONE
    assert replay(build_parser().parse_args(["replay", "--check", str(path)])) == DONE
    assert capsys.readouterr().out.endswith("the same duel\n")


@pytest.mark.parametrize(
    ("decks", "wanted"),
    [
        ((), (YUGI, KAIBA, JOEY, PEGASUS)),
        (("--deck1", PEGASUS), (PEGASUS, KAIBA, PEGASUS, PEGASUS)),
        (("--deck3", PEGASUS, "--deck2", YUGI), (YUGI, YUGI, PEGASUS, YUGI)),
    ],
)
def test_a_simulation_has_the_usual_decks_where_none_is_named(
    decks: tuple[str, ...], wanted: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = []
    simulate = sim.simulate

    def keep(game: Any, pool: Any, laid: Any, **how: Any) -> Any:
        played.append(tuple(deck.key for deck in laid))
        return simulate(game, pool, laid, **how)

    monkeypatch.setattr(sim, "simulate", keep)
    assert sim.run(build_parser().parse_args(["sim", "--game", "tag", "--duels", "0", *decks])) == DONE
    assert played == [wanted]
    assert "results: team 1 won 0, team 2 won 0, drawn 0" in capsys.readouterr().out
