"""The table of the tag duel: the fields of two teams of two, those of the partners a line each where room is short."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from duelterm.core.view import CardView
from duelterm.tui.layouts.duelmonsters import BROADEST, PLACES, hand, monsters, spells
from duelterm.tui.layouts.sizes import TALL, TALLER, TALLEST, Layout, Window, Zoning, row
from duelterm.tui.layouts.standard import FIELD, STANDARD, WIDER, StandardTable, field, laid_out
from duelterm.tui.layouts.table import NO_PARTNERS, PARTNERS, Key, ZoneShape

SIGN, NAMED, TITLED = 6, 11, 1
"""Cells in a partner's line: of a card at least, of the name, of the letter before each row."""
LETTERS = {"monsters": "M", "spells": "S", FIELD: "F"}
ROOMY = 27
"""Lines of a window from which on the hand has two rows."""


@dataclass(slots=True, frozen=True)
class Heights:
    """What a window's height decides: lines of a card in front, of a partner's, in hand, and rows of cards in hand."""

    monsters: int
    spells: int
    partners: tuple[int, int]
    hand: int
    hand_rows: int
    strip: int
    keys: int


LOW = Heights(monsters=2, spells=2, partners=(1, 1), hand=2, hand_rows=1, strip=3, keys=1)
NARROW = Heights(monsters=2, spells=2, partners=(2, 2), hand=2, hand_rows=2, strip=6, keys=1)
MIDDLE = Heights(monsters=5, spells=2, partners=(2, 2), hand=2, hand_rows=2, strip=0, keys=2)
ART = Heights(monsters=6, spells=4, partners=(2, 2), hand=4, hand_rows=2, strip=3, keys=1)
TOWER = Heights(monsters=7, spells=5, partners=(4, 2), hand=4, hand_rows=2, strip=4, keys=1)


def partner(shape: ZoneShape) -> ZoneShape:
    """A zone of somebody who has no field in front: its cards are labelled last."""
    return replace(shape, always=False)


class TagTable(StandardTable):
    """Each side has the field of one in front, and that of the partner behind it."""

    rulebook = "tag"
    shapes = (
        partner(spells("far", "theirs", after=1)),
        partner(field("far", "theirs")),
        partner(monsters("far", "theirs", "down", after=1)),
        *(shape for shape in STANDARD.shapes if shape.side == "top"),
        *(shape for shape in STANDARD.shapes if shape.side == "bottom" and shape.name != "hand"),
        partner(field("near", "battle")),
        partner(monsters("near", "battle", "down", after=1)),
        partner(spells("near", "battle", after=1)),
        hand(),
    )
    shared = ("banished", "graveyard")  # TAG-4.3
    signs = (
        *STANDARD.signs,
        ("M S F", "a partner's line: monsters, spells, field spell"),
        ("{back}5", "there: a hand of 5 cards"),
    )
    key_words: ClassVar[Mapping[str, str]] = {
        word: said for word, said in STANDARD.key_words.items() if word not in NO_PARTNERS
    }

    def head(self, shape: ZoneShape, cards: Sequence[CardView], width: int) -> str:
        if width == TITLED:
            return LETTERS[shape.name]
        return super().head(shape, cards, width)

    def zonings(self, window: Window) -> dict[Key, Zoning]:
        rows, board = heights(window), window.board
        place = min((board - WIDER) // (PLACES + 1), BROADEST)
        beside = min(board - place * PLACES, place + WIDER)
        zones: dict[Key, Zoning] = {}
        for side in ("top", "bottom"):
            zones |= laid_out(side, place, beside, rows.monsters, rows.spells)
        for side in PARTNERS:
            zones |= folded(side, board) if is_folded(window) else laid_out(side, place, beside, *rows.partners)
        card = 18 if window.roomy else 15 if rows.hand_rows == 1 or rows.hand > LOW.hand else 19
        zones["bottom", "hand"] = row(card, rows.hand, board, rows.hand_rows)
        return zones

    def rows(self, window: Window) -> tuple[int, int]:
        rows = heights(window)
        return rows.strip, rows.keys

    def layout(self, width: int, height: int) -> Layout:
        """A partner's field is one line, or two rows under a title."""
        laid, folds = super().layout(width, height), height < TALL
        lines = sum(-1 if folds else 1 for _ in PARTNERS)
        return replace(laid, field=laid.field + lines, folded=folds)


def is_folded(window: Window) -> bool:
    """Whether a partner's field is a line."""
    return window.height < TALL


def folded(side: str, board: int) -> dict[Key, Zoning]:
    """The places of a field in one line, with a letter before each row."""
    card = max((board - NAMED - len(LETTERS) * TITLED) // (2 * PLACES + 1), SIGN)
    return {
        (side, FIELD): Zoning(card, 1, 1, 1, TITLED, 0),
        (side, "monsters"): Zoning(card, 1, PLACES, 1, TITLED, 0),
        (side, "spells"): Zoning(card, 1, PLACES, 1, TITLED, 0),
    }


def heights(window: Window) -> Heights:
    """What the height of a window decides."""
    if window.height >= TALLER:
        return TOWER if window.height >= TALLEST else ART
    if window.height >= TALL:
        return MIDDLE if window.wide else NARROW
    return replace(LOW, hand_rows=2) if window.height >= ROOMY else LOW


TAG = TagTable()
