"""How much of each zone fits a window. Layouts are made for size classes, not stretched from one another."""

from dataclasses import dataclass

SMALLEST = (80, 24)
SIDE_WIDTH = 40
WIDE = 120
TALL = 40


@dataclass(slots=True, frozen=True)
class Zoning:
    """One zone's slots: their size in cells, and how many rows and columns of them are shown."""

    width: int
    height: int
    columns: int
    rows: int = 1

    @property
    def shown(self) -> int:
        """How many cards are seen at once."""
        return self.columns * self.rows


@dataclass(slots=True, frozen=True)
class Layout:
    """The arrangement for one window size. `zones` is keyed by (`top` or `bottom`, zone name)."""

    wide: bool
    tall: bool
    board: int
    zones: dict[tuple[str, str], Zoning]


def is_too_small(width: int, height: int) -> bool:
    """Whether the window is below what the table needs."""
    return width < SMALLEST[0] or height < SMALLEST[1]


def layout_for(width: int, height: int) -> Layout:
    """The arrangement for a window of this size."""
    wide, tall = width >= WIDE, height >= TALL
    board = width - SIDE_WIDTH if wide else width
    card = (15, 5) if tall else (19, 2)
    hand = (15, 4) if tall else (19, 2)
    zones: dict[tuple[str, str], Zoning] = {}
    for side in ("top", "bottom"):
        zones[side, "battle"] = _row(card, board - 4)
        zones[side, "shields"] = _row((7, 1), board - 12)
        zones[side, "mana"] = _row((8, 1), board - 12)
    zones["bottom", "hand"] = _row(hand, board - 4, rows=2)
    return Layout(wide, tall, board, zones)


def _row(slot: tuple[int, int], room: int, rows: int = 1) -> Zoning:
    return Zoning(*slot, columns=max(room // slot[0], 1), rows=rows)
