"""The zones of Duel Monsters and who sees what lies in them."""

from duelterm.core.zones import EVERYBODY, NOBODY, OWNER, ZoneKind

DECK, HAND, MONSTERS, SPELLS, GRAVEYARD, FUSION, ASIDE, FIELD_PLACE, ANTE = range(9)

PLACES = 5
"""R3-6.3, R3-6.4: so many monsters, and so many spells and traps, on a side."""

KINDS = (
    ZoneKind(DECK, "deck", NOBODY),
    ZoneKind(HAND, "hand", OWNER, one="card in hand"),
    ZoneKind(MONSTERS, "monsters", OWNER, places=True, size=PLACES, faces=True, one="face-down monster"),
    ZoneKind(SPELLS, "spells", OWNER, places=True, size=PLACES, faces=True, one="set card"),
    ZoneKind(GRAVEYARD, "graveyard", EVERYBODY),
    ZoneKind(FUSION, "fusion deck", OWNER),
    ZoneKind(ASIDE, "aside", EVERYBODY),
    ZoneKind(FIELD_PLACE, "field spell", OWNER, places=True, size=1, faces=True, one="set field spell"),  # STD-2.5
    ZoneKind(ANTE, "ante", EVERYBODY),  # R3-2.5
)

FIELD = (MONSTERS, SPELLS, FIELD_PLACE)
"""A field spell has a place of its own only where the rules give it one (STD-2.5); else that place stays empty."""

BY_WORD: dict[str, tuple[int, ...]] = {
    "field": FIELD,
    "hand": (HAND,),
    "deck": (DECK,),
    "graveyard": (GRAVEYARD,),
    "extra deck": (FUSION,),
    "banished": (ASIDE,),
}
"""The card language's words for zones."""
