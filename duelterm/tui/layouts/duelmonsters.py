"""The table of Duel Monsters by the third edition: five places for monsters, five for spells and traps, the hand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from duelterm.core.view import CardView, SeatView
from duelterm.tui.layouts.monsters import MonsterWords
from duelterm.tui.layouts.sizes import TALL, TALLER, TALLEST, Window, Zoning, row
from duelterm.tui.layouts.table import NO_PARTNERS, GameTable, Key, Pile, ZoneShape

PLACES = 5
"""R3-6.3, R3-6.4."""
BROAD, LONG_HEAD, SHORT_HEAD, BROADEST = 100, 11, 4, 22
HEADS = {"monsters": ("MONSTERS", "MON"), "spells": ("SPELL/TRAP", "S/T")}


@dataclass(slots=True, frozen=True)
class Heights:
    """What a window's height decides: lines of a card in each zone, and rows of cards in hand."""

    monsters: int
    spells: int
    hand: int
    hand_rows: int
    strip: int
    keys: int


LOW = Heights(monsters=2, spells=2, hand=2, hand_rows=2, strip=3, keys=1)
NARROW = Heights(monsters=5, spells=4, hand=2, hand_rows=2, strip=6, keys=1)
MIDDLE = Heights(monsters=6, spells=4, hand=4, hand_rows=2, strip=0, keys=2)
ART = Heights(monsters=9, spells=5, hand=5, hand_rows=2, strip=3, keys=1)
TOWER = Heights(monsters=9, spells=5, hand=8, hand_rows=2, strip=4, keys=1)

CARDS = MonsterWords()


def monsters(side: str, row: str, down: str = "face-down", after: int = 0) -> ZoneShape:
    """The places for monsters; so many columns of their line stand before them."""
    return ZoneShape(side, "monsters", row, CARDS, True, PLACES, True, True, "face-down monster", down, after=after)


def spells(side: str, row: str, after: int = 0) -> ZoneShape:
    """The places for spells and traps."""
    return ZoneShape(side, "spells", row, CARDS, True, PLACES, True, False, "set card", "set", after=after)


def hand() -> ZoneShape:
    """The hand of the side at the bottom."""
    return ZoneShape("bottom", "hand", "hand", CARDS, always=True)


class DuelMonstersTable(GameTable):
    """Each side's spells and traps lie behind its monsters."""

    rulebook = "rulebook3"
    cards = CARDS
    shapes: ClassVar[tuple[ZoneShape, ...]] = (
        spells("top", "theirs"),
        monsters("top", "theirs"),
        monsters("bottom", "battle"),
        spells("bottom", "battle"),
        hand(),
    )
    steps: ClassVar[tuple[str, ...]] = ("draw", "standby", "main", "battle", "end")
    counted = (
        ("hand", "hand"),
        ("deck", "deck"),
        ("fusion deck", "fusion"),
        ("aside", "aside"),
        ("graveyard", "grave"),
    )
    arena: ClassVar[tuple[str, ...]] = ("monsters", "spells")
    pile = Pile("FUSION DECKS AND CARDS SET ASIDE", "fusion", ("fusion deck", "aside"))
    acts: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "hand": ("use", "set"),
        "monsters": ("attack", "change"),
        "spells": ("turn up",),
    }
    verbs: ClassVar[Mapping[str, str]] = {
        "use": "put it out",
        "set": "set it",
        "turn up": "turn it up",
        "attack": "attack with it",
        "change": "change its position",
    }
    wished = "use"
    unit = "a monster"
    signs: ClassVar[tuple[tuple[str, str], ...]] = (
        ("D7 L E F WA WI", "dark, level 7; light, earth, fire, water, wind"),
        ("SP TR", "a spell, a trap"),
        ("{upright0}ATK{upright1}", "a monster in attack position, or a spell or trap"),
        ("{tapped0}DEF{tapped1}", "a monster in defence position"),
        ("{tapped0}{back}3{back}{tapped1}", "a face-down monster at place 3"),
        ("{upright0}{back}3{back}{upright1}", "a set spell or trap at place 3"),
        ("{gap}", "an empty place"),
        ("{attack}atk {attack}tgt", "attacks; is attacked"),
    )

    key_words: ClassVar[Mapping[str, str]] = {
        "mana": "fusion decks, cards set aside; in an open duel hands",
        **NO_PARTNERS,
    }
    answering: ClassVar[tuple[str, ...]] = ("answer", "answer attack")
    scored = True

    def counts(self, seat: SeatView) -> list[tuple[str, str]]:
        """Piles that few decks have are named only where there is anything in them."""
        usual = ("hand", "deck", "graveyard")
        return [(zone, word) for zone, word in super().counts(seat) if zone in usual or seat.zones[zone].count]

    def head(self, shape: ZoneShape, cards: Sequence[CardView], width: int) -> str:
        long, short = HEADS.get(shape.name, ("", ""))
        return long if width > len(long) else short

    def beside(self, seat: SeatView) -> str:
        return ""

    def public(self, seat: SeatView) -> tuple[str, str]:
        name, value = next(iter(seat.figures), ("", 0))
        return name, str(value)

    def zonings(self, window: Window) -> dict[Key, Zoning]:
        rows, board = heights(window), window.board
        head = LONG_HEAD if board >= BROAD else SHORT_HEAD
        place = min((board - head) // PLACES, BROADEST)
        zones: dict[Key, Zoning] = {}
        for side in ("top", "bottom"):
            zones[side, "monsters"] = Zoning(place, rows.monsters, PLACES, 1, head, 0)
            zones[side, "spells"] = Zoning(place, rows.spells, PLACES, 1, head, 0)
        zones["bottom", "hand"] = held(window)
        return zones

    def rows(self, window: Window) -> tuple[int, int]:
        rows = heights(window)
        return rows.strip, rows.keys


def held(window: Window) -> Zoning:
    """The slots of the hand."""
    rows = heights(window)
    card = 19 if rows.hand == LOW.hand else 18 if window.roomy else 15
    return row(card, rows.hand, window.board, rows.hand_rows)


def heights(window: Window) -> Heights:
    """What the height of a window decides."""
    if window.height >= TALLER:
        return TOWER if window.height >= TALLEST else ART
    if window.height >= TALL:
        return MIDDLE if window.wide else NARROW
    return LOW


DUEL_MONSTERS = DuelMonstersTable()
