"""The zones of Duel Masters and who sees what lies in them."""

from collections.abc import Iterable

from duelterm.core.zones import EVERYBODY, NOBODY, OWNER, ZoneKind

DECK, HAND, MANA, BATTLE, SHIELDS, GRAVEYARD = range(6)

KINDS = (
    ZoneKind(DECK, "deck", NOBODY),
    ZoneKind(HAND, "hand", OWNER),
    ZoneKind(MANA, "mana", EVERYBODY),  # DM-3.7
    ZoneKind(BATTLE, "battle", EVERYBODY),
    ZoneKind(SHIELDS, "shields", NOBODY, places=True),  # DM-2.2
    ZoneKind(GRAVEYARD, "graveyard", EVERYBODY),  # DM-4.8
)

BY_WORD = {
    "deck": (DECK,),
    "hand": (HAND,),
    "mana": (MANA,),
    "battle zone": (BATTLE,),
    "shields": (SHIELDS,),
    "graveyard": (GRAVEYARD,),
}
"""The card language's words for zones."""

CIVILIZATIONS = ("light", "water", "darkness", "fire", "nature")
BITS = {civ: 1 << index for index, civ in enumerate(CIVILIZATIONS)}


def bits(civs: Iterable[str]) -> int:
    """Civilizations as a bit mask."""
    return sum(BITS[civ] for civ in civs)
