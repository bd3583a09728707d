"""Sizes in cells. Layouts are made for size classes, not stretched from one another."""

from dataclasses import dataclass

SMALLEST = (80, 24)
WIDE, WIDEST = 120, 160
TALL, TALLER, TALLEST = 40, 50, 60
FIXED_ROWS = 3  # the heads of both sides and the line between them


@dataclass(slots=True, frozen=True)
class Zoning:
    """One zone's slots: their size in cells, and how many rows and columns of them are shown.

    `head` is the room for the zone's name before them, `beyond` that for the signs of what lies beyond either end.
    """

    width: int
    height: int
    columns: int
    rows: int = 1
    head: int = 0
    beyond: int = 2

    @property
    def shown(self) -> int:
        """How many cards are seen at once."""
        return self.columns * self.rows

    @property
    def lines(self) -> int:
        """How many lines of the screen it takes."""
        return self.height * self.rows

    @property
    def cells(self) -> int:
        """How many cells of a line it takes."""
        return self.head + 2 * self.beyond + self.width * self.columns


@dataclass(slots=True, frozen=True)
class Layout:
    """The arrangement for one window size. `zones` is keyed by (`top` or `bottom`, zone name).

    `side` is the width of the column with card pane and log; where there is none, card, coach, waiting effects and
    news take turns in the `strip` lines above the prompt. `pane` is the card pane's share of the side column. `folded`
    says that the fields of partners are a line each.
    """

    board: int
    side: int
    field: int
    strip: int
    keys: int
    pane: int
    zones: dict[tuple[str, str], Zoning]
    folded: bool = False

    @property
    def wide(self) -> bool:
        """Whether card pane and log stand beside the board."""
        return self.side > 0


@dataclass(slots=True, frozen=True)
class Window:
    """What a game's zones are laid out in: the board's width and the window's height.

    `wide` says that a column stands beside the board, `roomy` that the window is of the widest class.
    """

    board: int
    height: int
    wide: bool
    roomy: bool


def is_too_small(width: int, height: int) -> bool:
    """Whether the window is below what the table needs."""
    return width < SMALLEST[0] or height < SMALLEST[1]


def row(width: int, height: int, room: int, rows: int = 1, head: int = 0, beyond: int = 2) -> Zoning:
    """As many columns as there is room for."""
    return Zoning(width, height, max((room - head - 2 * beyond) // width, 1), rows, head, beyond)
