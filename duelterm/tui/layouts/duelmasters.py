"""The table of Duel Masters: shields, mana, the battle zone, the hand."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from duelterm.core.view import CardView, SeatView
from duelterm.tui.glyphs import civilization_letters
from duelterm.tui.layouts.creatures import CreatureWords
from duelterm.tui.layouts.sizes import TALL, TALLER, TALLEST, Window, Zoning, row
from duelterm.tui.layouts.table import ANY, NO_PARTNERS, GameTable, Key, Pile, ZoneShape

HEAD_WIDTH = 10
BEYOND = 3


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

CARDS = CreatureWords()


class DuelMastersTable(GameTable):
    """Shields keep their places; mana and creatures lie in rows."""

    rulebook = "duel-masters"
    cards = CARDS
    shapes = (
        ZoneShape("top", "shields", "theirs", CARDS, places=ANY),
        ZoneShape("top", "mana", "mana", CARDS),
        ZoneShape("top", "battle", "theirs", CARDS, always=True),
        ZoneShape("bottom", "battle", "battle", CARDS, always=True),
        ZoneShape("bottom", "shields", "theirs", CARDS, places=ANY),
        ZoneShape("bottom", "mana", "mana", CARDS),
        ZoneShape("bottom", "hand", "hand", CARDS, always=True),
    )
    steps = ("untap", "draw", "charge", "main", "attack", "end")
    counted = (("hand", "hand"), ("deck", "deck"), ("graveyard", "grave"))
    arena = ("battle",)
    walls = "shields"
    pile = Pile("MANA", "mana", ("mana",))
    acts: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "hand": ("play", "charge"),
        "battle": ("attack", "tap ability"),
        "mana": ("attack",),
        "shields": ("attack",),
    }
    verbs: ClassVar[Mapping[str, str]] = {
        "play": "play it",
        "charge": "charge it",
        "attack": "attack with it",
        "tap ability": "use a tap ability",
    }
    wished = "play"
    unit = "a creature"
    signs = (
        ("{upright0}F{upright1}", "an untapped card; the letter is its civilization: L W D F N"),
        ("{tapped0}F{tapped1}", "a tapped card"),
        ("{back}3{back}", "a face-down card: shield 3"),
        ("{gap}", "a shield that is gone; x3x: shield 3, just broken"),
        ("{attack}atk {attack}tgt {attack}blk", "attacks; is attacked; blocks"),
        ("MANA 2/5", "2 untapped of 5 cards"),
    )

    key_words: ClassVar[Mapping[str, str]] = {
        "sheet": "",
        **NO_PARTNERS,
        "mana": "both mana zones; in an open duel both hands too",
    }

    def head(self, shape: ZoneShape, cards: Sequence[CardView], width: int) -> str:
        """Its name and its count; of mana, how much is untapped."""
        if shape.name == "mana":
            return f"MANA {sum(not card.tapped for card in cards)}/{len(cards)}"
        return f"{shape.name.upper()} {len(cards)}"

    def beside(self, seat: SeatView) -> str:
        zone = seat.zones.get("mana")
        if zone is None or not zone.cards:
            return "no mana"
        letters = Counter(civilization_letters(card.face.colours) for card in zone.cards if card.face is not None)
        kinds = " ".join(f"{letter}{count}" for letter, count in letters.items())
        untapped = sum(not card.tapped for card in zone.cards)
        return f"mana {zone.count} ({kinds})  {untapped} untapped"

    def public(self, seat: SeatView) -> tuple[str, str]:
        shields = seat.zones.get("shields")
        return ("Shields", str(shields.count)) if shields is not None else ("", "")

    def zonings(self, window: Window) -> dict[Key, Zoning]:
        rows, board = _heights(window), window.board
        boxed, art = rows.battle > LOW.battle, rows.battle >= ART.battle
        card = (18 if art and window.roomy else 15) if boxed else 19
        shield = 10 if rows.shields > 1 else 8
        mana = 16 if art and window.roomy else 8
        zones: dict[Key, Zoning] = {}
        for place in ("top", "bottom"):
            zones[place, "battle"] = row(card, rows.battle, board)
            zones[place, "shields"] = row(shield, rows.shields, board, 1, HEAD_WIDTH, BEYOND)
            zones[place, "mana"] = row(mana, 1, board, rows.mana_rows, HEAD_WIDTH, BEYOND)
        zones["bottom", "hand"] = row(card, rows.hand, board, rows.hand_rows)
        return zones

    def rows(self, window: Window) -> tuple[int, int]:
        rows = _heights(window)
        return rows.strip, rows.keys


def _heights(window: Window) -> Heights:
    if window.height >= TALLER:
        return TOWER if window.height >= TALLEST else ART
    if window.height >= TALL:
        return MIDDLE if window.wide else NARROW
    return LOW


DUEL_MASTERS = DuelMastersTable()
