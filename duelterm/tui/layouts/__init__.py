"""How much of each zone fits a window. Layouts are made for size classes, not stretched from one another."""

from dataclasses import dataclass

SMALLEST = (80, 24)
WIDE, WIDEST = 120, 160
TALL, TALLER, TALLEST = 40, 50, 60
HEAD_WIDTH = 10
FIXED_ROWS = 3  # the heads of both sides and the line between them


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

    @property
    def lines(self) -> int:
        """How many lines of the screen it takes."""
        return self.height * self.rows


@dataclass(slots=True, frozen=True)
class Layout:
    """The arrangement for one window size. `zones` is keyed by (`top` or `bottom`, zone name).

    `side` is the width of the column with card pane and log; where there is none, card, coach, waiting effects and
    news take turns in the `strip` lines above the prompt. `pane` is the card pane's share of the side column.
    """

    board: int
    side: int
    field: int
    strip: int
    keys: int
    pane: int
    zones: dict[tuple[str, str], Zoning]

    @property
    def wide(self) -> bool:
        """Whether card pane and log stand beside the board."""
        return self.side > 0


@dataclass(slots=True, frozen=True)
class Heights:
    """What a window's height decides: lines of a card in each zone, and rows of cards."""

    battle: int
    hand: int
    hand_rows: int
    shields: int
    mana_rows: int
    strip: int
    keys: int


LOW = Heights(battle=2, hand=2, hand_rows=2, shields=1, mana_rows=1, strip=3, keys=1)
NARROW = Heights(battle=5, hand=4, hand_rows=2, shields=1, mana_rows=1, strip=6, keys=1)
MIDDLE = Heights(battle=6, hand=5, hand_rows=2, shields=1, mana_rows=1, strip=0, keys=2)
ART = Heights(battle=9, hand=9, hand_rows=1, shields=3, mana_rows=2, strip=4, keys=1)
TOWER = Heights(battle=9, hand=9, hand_rows=2, shields=3, mana_rows=2, strip=4, keys=1)


def is_too_small(width: int, height: int) -> bool:
    """Whether the window is below what the table needs."""
    return width < SMALLEST[0] or height < SMALLEST[1]


def layout_for(width: int, height: int) -> Layout:
    """The arrangement for a window of this size."""
    side = 48 if width >= WIDEST else 40 if width >= WIDE else 0
    board, rows = width - side, _heights(side > 0, height)
    zones = _zones(board, rows, roomy=width >= WIDEST)
    field = FIXED_ROWS + sum(zoning.lines for zoning in zones.values())
    keys = 2 if side and height >= TALL else rows.keys
    return Layout(board, side, field, 0 if side else rows.strip, keys, height * 3 // 5, zones)


def _heights(wide: bool, height: int) -> Heights:
    if height >= TALLER:
        return TOWER if height >= TALLEST else ART
    if height >= TALL:
        return MIDDLE if wide else NARROW
    return LOW


def _zones(board: int, rows: Heights, roomy: bool) -> dict[tuple[str, str], Zoning]:
    boxed, art = rows.battle > LOW.battle, rows.battle >= ART.battle
    card = (18 if art and roomy else 15) if boxed else 19
    shield = 10 if rows.shields > 1 else 8
    mana = 16 if art and roomy else 8
    zones: dict[tuple[str, str], Zoning] = {}
    for place in ("top", "bottom"):
        zones[place, "battle"] = _row(card, rows.battle, board - 4)
        zones[place, "shields"] = _row(shield, rows.shields, board - HEAD_WIDTH - 6)
        zones[place, "mana"] = _row(mana, 1, board - HEAD_WIDTH - 6, rows.mana_rows)
    zones["bottom", "hand"] = _row(card, rows.hand, board - 4, rows.hand_rows)
    return zones


def _row(width: int, height: int, room: int, rows: int = 1) -> Zoning:
    return Zoning(width, height, max(room // width, 1), rows)
