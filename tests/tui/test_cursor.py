"""The cursor's walk and the windows of long rows."""

import pytest

from duelterm.tui.cursor import Cursor, Row, Windows, hidden_counts

ROWS = [
    Row("top", ("t1", "t2", "t3", "t4"), 4),
    Row("empty", (), 4),
    Row("hand", ("h1", "h2", "h3", "h4", "h5", "h6"), 4),
]


def test_it_walks_along_a_row_and_stops_at_the_ends() -> None:
    cursor = Cursor()
    cursor.put("t1", ROWS)
    cursor.step(ROWS, -1)
    assert cursor.spot == "t1"
    for _ in range(9):
        cursor.step(ROWS, 1)
    assert cursor.spot == "t4"


def test_it_climbs_over_empty_zones_and_within_a_zone_of_two_lines() -> None:
    cursor = Cursor()
    cursor.put("t2", ROWS)
    cursor.climb(ROWS, 1)
    assert cursor.spot == "h2"
    cursor.climb(ROWS, 1)
    assert cursor.spot == "h6"
    cursor.climb(ROWS, -1)
    cursor.climb(ROWS, -1)
    assert cursor.spot == "t2"


def test_tab_goes_round_the_zones_that_have_cards() -> None:
    cursor = Cursor()
    cursor.put("t3", ROWS)
    cursor.next_zone(ROWS, 1)
    assert cursor.spot == "h1"
    cursor.next_zone(ROWS, 1)
    assert cursor.spot == "t1"


@pytest.mark.case("T10")
def test_after_a_change_it_stays_on_its_card_or_goes_to_the_nearest() -> None:
    cursor = Cursor()
    cursor.put("h3", ROWS)
    moved = [ROWS[0], Row("hand", ("h3", "h1"), 4)]
    cursor.settle(moved, ["t1"])
    assert cursor.spot == "h3"
    cursor.settle([ROWS[0], Row("hand", ("h1", "h2"), 4)], ["t1"])
    assert cursor.spot == "h1"


def test_a_cursor_that_nobody_holds_goes_to_what_can_be_chosen() -> None:
    cursor = Cursor()
    cursor.settle(ROWS, ["h4"])
    assert cursor.spot == "h4"
    assert not cursor.pointed
    cursor.settle([], [])
    assert cursor.spot == ""


def test_a_window_follows_the_cursor_and_counts_what_it_hides() -> None:
    windows = Windows()
    windows.follow("mana", 12, 5, 7)
    assert windows.start("mana", 12, 5) == 3
    assert hidden_counts(3, 12, 5) == {"left": 3, "right": 4}
    windows.roll("mana", 12, 5, 99)
    assert windows.start("mana", 12, 5) == 7
    assert windows.start("mana", 4, 5) == 0
