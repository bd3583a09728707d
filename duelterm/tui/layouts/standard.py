"""The table of Duel Monsters by the standard rules: two main phases, and a place of its own for the field spell."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from duelterm.core.view import CardView
from duelterm.tui.layouts.duelmonsters import (
    BROADEST,
    CARDS,
    DUEL_MONSTERS,
    PLACES,
    DuelMonstersTable,
    hand,
    heights,
    held,
    monsters,
    spells,
)
from duelterm.tui.layouts.sizes import Window, Zoning
from duelterm.tui.layouts.table import NO_PARTNERS, Key, Pile, ZoneShape

FIELD = "field spell"
EXTRA = ("extra deck", "banished")
WIDER = 2
"""So many cells more than other places the field spell's has at most."""


def field(side: str, row: str) -> ZoneShape:
    """The place for the field spell."""
    return ZoneShape(
        side, FIELD, row, CARDS, True, 1, True, False, "set field spell", "set", gap="field", beside=True
    )  # STD-2.5


class StandardTable(DuelMonstersTable):
    """The field spell lies beside the monsters, its place over the name of the row of spells and traps."""

    rulebook = "standard"
    shapes: ClassVar[tuple[ZoneShape, ...]] = (
        spells("top", "theirs", after=1),
        field("top", "theirs"),
        monsters("top", "theirs", "down", after=1),
        field("bottom", "battle"),
        monsters("bottom", "battle", "down", after=1),
        spells("bottom", "battle", after=1),
        hand(),
    )
    steps = ("draw", "standby", "main 1", "battle", "main 2", "end")  # STD-2.1
    counted = (
        ("hand", "hand"),
        ("deck", "deck"),
        ("extra deck", "extra"),
        ("banished", "banished"),
        ("graveyard", "grave"),
    )
    arena = ("monsters", "spells", FIELD)
    pile = Pile("EXTRA DECKS AND BANISHED CARDS", "extra", EXTRA)
    acts: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "hand": ("summon", "set", "special", "use", "activate"),
        "monsters": ("attack", "change", "activate"),
        "spells": ("turn up", "activate"),
        FIELD: ("turn up", "activate"),
    }
    verbs: ClassVar[Mapping[str, str]] = {
        **DUEL_MONSTERS.verbs,
        "summon": "summon it",
        "special": "summon it in its own way",
        "use": "use it",
        "activate": "use its effect",
    }
    signs = (
        *DUEL_MONSTERS.signs,
        ("{gap} field", "the place of the field spell"),
        ("2{attack} {attack}2", "link 2 of the chain; what it is aimed at"),
    )
    answering = ("chain", "answer", "answer attack", "phase end", "damage step")  # STD-3.2, STD-3.3
    key_words: ClassVar[Mapping[str, str]] = {
        "mana": "extra decks, banished cards; in an open duel hands",
        **NO_PARTNERS,
    }

    def head(self, shape: ZoneShape, cards: Sequence[CardView], width: int) -> str:
        return "SPELL/TRAP" if shape.name == "spells" else ""

    def zonings(self, window: Window) -> dict[Key, Zoning]:
        rows, board = heights(window), window.board
        place = min((board - WIDER) // (PLACES + 1), BROADEST)
        beside = min(board - place * PLACES, place + WIDER)
        zones: dict[Key, Zoning] = {}
        for side in ("top", "bottom"):
            zones |= laid_out(side, place, beside, rows.monsters, rows.spells)
        zones["bottom", "hand"] = held(window)
        return zones


def laid_out(side: str, place: int, beside: int, monsters: int, spells: int) -> dict[Key, Zoning]:
    """The places of one field: so many cells wide, that of the field spell, lines of monsters, of spells and traps."""
    return {
        (side, FIELD): Zoning(beside, monsters, 1, 1, 0, 0),
        (side, "monsters"): Zoning(place, monsters, PLACES, 1, 0, 0),
        (side, "spells"): Zoning(place, spells, PLACES, 1, beside, 0),
    }


STANDARD = StandardTable()
