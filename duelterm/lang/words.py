"""The closed sets of words: zones, kinds, civilizations, events, keywords, permissions, durations."""

from __future__ import annotations

from typing import Literal

Game = Literal["duelmasters"]
Zone = Literal["battle zone", "hand", "mana", "shields", "graveyard", "deck"]
Destination = Literal["battle zone", "hand", "mana", "shields", "graveyard", "deck", "deck top", "deck bottom", "same"]
Kind = Literal["creature", "spell", "evolution"]
Civilization = Literal["light", "water", "darkness", "fire", "nature"]
Keyword = Literal[
    "blocker",
    "guard",
    "shield trigger",
    "double breaker",
    "triple breaker",
    "slayer",
    "speed attacker",
    "evolution",
    "charger",
]
Had = Literal["blocker", "shield trigger", "silent skill", "wave striker"]
Event = Literal[
    "enters",
    "leaves",
    "moved",
    "destroyed",
    "summoned",
    "evolves",
    "spell cast",
    "shield trigger used",
    "attacks",
    "attacked",
    "blocks",
    "becomes blocked",
    "unblocked",
    "attack ends",
    "wins battle",
    "battle ends",
    "turn starts",
    "turn untaps",
    "turn draw",
    "turn ends",
]
Proposal = Literal[
    "would be destroyed",
    "would be put into graveyard",
    "would be discarded",
    "would leave",
    "would break a shield",
    "broken shield would go to hand",
    "cast spell would go to graveyard",
]
Past = Literal["break", "spell cast", "attacked", "drawn"]
Moment = Literal["end of turn", "end of battle"]
ActWord = Literal[
    "attack",
    "attack players",
    "attack creatures",
    "attack untapped",
    "be attacked",
    "be attacked untapped",
    "block",
    "be blocked",
    "cast",
    "use shield trigger",
    "use tap ability",
    "untap at turn start",
]
