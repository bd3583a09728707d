"""Limited lists: the reference's come along, every fault of a file has its place, a list is found by key or date."""

import datetime
import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from duelterm.lang.cards import DuelMonstersCard
from duelterm.lang.report import CardError
from duelterm.library.listfile import COPIES, LimitedList, check_list, read_list
from duelterm.library.lists import UnknownList, find_list, in_force, list_paths
from duelterm.library.passcodes import cards_by_passcode
from duelterm.library.pool import load_pool
from tests.conftest import ROOT

Monsters = Mapping[str, DuelMonstersCard]
FACTS = ROOT.parent / "shared" / "reference" / "duelmonsters-limited-lists.json"
HEAD = "game: duelmonsters\nname: Mine\nformat: House\ndate: 2005-04-02\n"
needs_facts = pytest.mark.skipif(not FACTS.exists(), reason="the reference data is not beside the project: ../shared")


@pytest.fixture(scope="module")
def pool() -> Monsters:
    return load_pool("duelmonsters")


@pytest.fixture(scope="module")
def lists() -> dict[str, LimitedList]:
    return {key: read_list(path) for key, path in list_paths().items()}


def written(folder: Path, text: str, name: str = "mine.yaml") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def problems(path: Path, pool: Monsters) -> list[str]:
    with pytest.raises(CardError):
        read_list(path)
    return [str(problem).removeprefix(f"{path}:") for problem in check_list(path, pool)]


@needs_facts
def test_the_lists_that_come_along_are_those_of_the_reference(lists: dict[str, LimitedList]) -> None:
    facts = json.loads(FACTS.read_text(encoding="utf-8"))["lists"]
    wanted = {
        f"{each['format'].lower()}-{each['date'][:7]}": (
            each["format"],
            each["date"],
            *([card["name"] for card in each[heading]] for heading in COPIES),
        )
        for each in facts
    }
    assert len(wanted) == len(facts) == 44
    assert not any(each["other"] for each in facts)
    found = {
        key: (each.format, str(each.date), *(each.of(heading) for heading in COPIES)) for key, each in lists.items()
    }
    assert found == wanted


@needs_facts
def test_the_reference_means_the_cards_of_that_name(pool: Monsters) -> None:
    facts = json.loads(FACTS.read_text(encoding="utf-8"))["lists"]
    cards = {card["name"]: card for each in facts for heading in COPIES for card in each[heading]}
    known, here = cards_by_passcode(pool), [name for name in cards if name in pool]
    assert len(here) >= 20
    assert {name: known[int(cards[name]["passcode"])] for name in here} == {name: name for name in here}


def test_names_say_format_month_and_year(lists: dict[str, LimitedList], pool: Monsters) -> None:
    assert {key: each.name for key, each in lists.items()} == {
        key: f"{each.format} {each.date:%B %Y}" for key, each in lists.items()
    }
    assert lists["tcg-2005-04"].title == "TCG April 2005 (2005-04-01)"
    assert [problem for each in lists.values() for problem in check_list(each.path, pool)] == []


def test_a_list_is_read_with_the_places_of_its_cards(tmp_path: Path) -> None:
    path = written(tmp_path, f"{HEAD}forbidden:\n- Dark Hole\nsemi_limited: [Raigeki, No Such Card At All]\n")
    found = read_list(path)
    assert (found.key, found.name, found.format, found.date) == ("mine", "Mine", "House", datetime.date(2005, 4, 2))
    assert found.copies == {"Dark Hole": 0, "Raigeki": 2, "No Such Card At All": 2}
    assert found.places == {"Dark Hole": (6, 3), "Raigeki": (7, 16), "No Such Card At All": (7, 25)}
    assert found.of("limited") == []


def test_a_changed_file_is_read_anew(tmp_path: Path) -> None:
    assert read_list(written(tmp_path, HEAD)).copies == {}
    assert read_list(written(tmp_path, f"{HEAD}limited: [Raigeki]\n")).copies == {"Raigeki": 1}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", ["1:1: the file is empty"]),
        ("- Dark Hole\n", ['1:1: ["Dark Hole"] should be a mapping of keys']),
        (f"{HEAD}limitd: [Raigeki]\n", ["5:1: unknown key limitd (did you mean limited?)"]),
        (f"{HEAD}semi-limited: [Raigeki]\n", ["5:1: unknown key semi-limited (did you mean semi_limited?)"]),
        (f"{HEAD}limited: Raigeki\n", ["5:10: Raigeki should be a list"]),
        (f"{HEAD}limited:\n", ["5:9: null should be a list"]),
        (f"{HEAD}limited: [12, Raigeki]\n", ["5:11: 12 should be text"]),
        (f'{HEAD}limited: ["Rai\\egeki"]\n', ["5:11: Rai\ufffdgeki: a control character (U+001B) at place 4"]),
        (
            f"{HEAD}forbidden:\n- Raigeki\nlimited:\n- Jinzo\n- Raigeki\n- Jinzo\n",
            ["9:3: Raigeki: stands below forbidden already", "10:3: Jinzo: stands below limited already"],
        ),
        (
            "game: duelmasters\nname: Mine\ndate: 2005\n",
            [
                "1:7: duelmasters is not a word for this (limited lists are of duelmonsters)",
                "1:1: format is missing",
                "3:7: 2005: this should be a day, written as 2005-04-01",
            ],
        ),
    ],
)
def test_every_fault_is_told_with_its_place(text: str, told: list[str], tmp_path: Path, pool: Monsters) -> None:
    assert problems(written(tmp_path, text), pool) == told


@pytest.mark.parametrize(
    "day", ["2005-13-01", "2005-02-29", "2005-4-1", "20050401", "2005-W01-1", "true", "1112313600"]
)
def test_a_day_is_written_in_one_way(day: str, tmp_path: Path, pool: Monsters) -> None:
    (told,) = problems(written(tmp_path, HEAD.replace("2005-04-02", day)), pool)
    assert told == f"4:7: {day}: this should be a day, written as 2005-04-01"


def test_what_is_no_file_is_told(tmp_path: Path, pool: Monsters) -> None:
    assert problems(tmp_path / "nix.yaml", pool) == ["1:1: can't be read: No such file or directory"]
    assert problems(tmp_path, pool) == ["1:1: is no file"]


@pytest.mark.parametrize(
    ("slip", "card"),
    [
        ("dark hole", "Dark Hole"),
        ("Change of Hart", "Change of Heart"),
        ("Fissurre", "Fissure"),
        ("Dark Magicain", "Dark Magician"),
        ("Relinquishd", "Relinquished"),
    ],
)
def test_a_slip_of_the_pen_is_told(slip: str, card: str, tmp_path: Path, pool: Monsters) -> None:
    path = written(tmp_path, f"{HEAD}limited:\n- {slip}\n")
    told = f"{path}:6:3: {slip}: there is no such card (did you mean {card}?)"
    assert [str(problem) for problem in check_list(path, pool)] == [told]
    assert read_list(path).copies == {slip: 1}


@pytest.mark.parametrize(
    "name",
    ["Pot of Avarice", "Dark Magician 2", "Dark Magicians All", "Karvas", "Nekogal #3", "Gravekeeper's Spy"],
)
def test_a_card_that_the_pool_lacks_is_let_be(name: str, tmp_path: Path, pool: Monsters) -> None:
    assert name not in pool
    assert check_list(written(tmp_path, f'{HEAD}limited: ["{name}"]\n'), pool) == ()


@pytest.mark.rule("STD-1.2")
@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ("tcg-2005-04", "tcg-2005-04"),
        ("2005-04", "tcg-2005-04"),
        ("2005-03", "ocg-2005-03"),
        ("TCG-2005-04", "tcg-2005-04"),
        ("tcg april 2005", "tcg-2005-04"),
        ("tcg-2005-04-01", "tcg-2005-04"),
        ("tcg-2005-03-31", "tcg-2004-10"),
        ("ocg-2030-01-01", "ocg-2008-03"),
        ("2005-04-01", "tcg-2005-04"),
        ("2001-05-31", "ocg-2001-05"),
    ],
)
def test_a_list_is_found_by_key_name_month_or_day(wanted: str, key: str) -> None:
    found = find_list(wanted)
    assert found is not None
    assert found.key == key


@pytest.mark.rule("STD-1.2")
def test_none_is_a_choice() -> None:
    assert find_list("none") is None


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ("2006-09", "several lists are meant by 2006-09: ocg-2006-09, tcg-2006-09; say one of these"),
        ("2005-06-15", "several lists are meant by 2005-06-15: ocg-2005-03, tcg-2005-04; say one of these"),
        ("2005-06", "no limited list is of 2005-06; a day, as 2005-06-01, means the list in force then"),
        ("tcg-2002-05-06", "no limited list is in force on tcg-2002-05-06"),
        ("tcg-2005-02-30", "no limited list is in force on tcg-2005-02-30"),
        ("goat-2005-04-01", "no limited list is in force on goat-2005-04-01"),
        ("non", "no limited list is called non; did you mean none?"),
        ("TCG April 2050", "no limited list is called TCG April 2050"),
    ],
)
def test_what_no_list_is_called_is_told(wanted: str, told: str) -> None:
    with pytest.raises(UnknownList) as caught:
        find_list(wanted)
    assert str(caught.value) == told


def test_in_force_is_the_newest_of_each_format(lists: dict[str, LimitedList]) -> None:
    def keys(day: str) -> list[str]:
        return sorted(each.key for each in in_force(datetime.date.fromisoformat(day), lists.values()))

    assert keys("1999-07-07") == []
    assert keys("1999-07-08") == ["ocg-1999-07"]
    assert keys("2004-08-31") == ["ocg-2004-03", "tcg-2004-08"]


def test_own_lists_lie_beside_the_own_decks(player_dirs: Path) -> None:
    own = player_dirs / "data" / "lists"
    written(own, HEAD)
    written(own, HEAD.replace("Mine", "My April"), "tcg-2005-04.yaml")
    written(own, "broken: [", "broken.yaml")
    for wanted, name in {"mine": "Mine", "tcg-2005-04": "My April", str(own / "mine.yaml"): "Mine"}.items():
        found = find_list(wanted)
        assert found is not None
        assert found.name == name
    with pytest.raises(UnknownList, match="house-2005-04: mine, tcg-2005-04; say one of these"):
        find_list("house-2005-04")
    with pytest.raises(CardError, match="not YAML"):
        find_list("broken")
