"""The zones of Duel Masters and who sees what lies in them."""

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
    "deck": DECK,
    "hand": HAND,
    "mana": MANA,
    "battle zone": BATTLE,
    "shields": SHIELDS,
    "graveyard": GRAVEYARD,
}
"""The card language's words for zones."""

CIVILIZATIONS = ("light", "water", "darkness", "fire", "nature")
