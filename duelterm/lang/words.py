"""The closed sets of words: zones, kinds, civilizations, events, keywords, permissions, durations."""

from __future__ import annotations

from typing import Literal

Game = Literal["duelmasters", "duelmonsters"]
Zone = Literal["battle zone", "hand", "mana", "shields", "graveyard", "deck", "field", "extra deck", "banished"]
Destination = Literal[
    "battle zone", "hand", "mana", "shields", "graveyard", "deck", "deck top", "deck bottom", "same", "banished"
]
Kind = Literal["creature", "spell", "evolution", "monster", "trap", "any"]
Civilization = Literal["light", "water", "darkness", "fire", "nature"]
Frame = Literal["normal", "effect", "fusion", "ritual"]
Icon = Literal["normal", "equip", "field", "quick", "ritual", "continuous", "counter"]
Attribute = Literal["light", "dark", "earth", "water", "fire", "wind"]
Race = Literal[
    "aqua",
    "beast",
    "beast-warrior",
    "dinosaur",
    "dragon",
    "fairy",
    "fiend",
    "fish",
    "insect",
    "machine",
    "plant",
    "pyro",
    "reptile",
    "rock",
    "sea-serpent",
    "spellcaster",
    "thunder",
    "warrior",
    "winged-beast",
    "zombie",
]
Position = Literal["attack", "defense"]
Face = Literal["up", "down"]
Stat = Literal["atk", "def"]
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
    "toon",
]
Had = Literal["blocker", "shield trigger", "silent skill", "wave striker", "toon"]
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
    "flipped",
    "changed",
    "equips",
    "activated",
    "drawn",
    "would be summoned",
    "before damage calculation",
    "damage calculation",
    "battle damage",
    "damaged",
    "sent to graveyard",
    "standby phase",
    "end phase",
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
Past = Literal[
    "break", "spell cast", "attacked", "drawn", "summoned", "flipped", "sent to graveyard", "battle phase starts"
]
How = Literal["normal", "flip"]
From = Literal["field", "attack", "defense"]
To = Literal["graveyard", "mana", "hand", "attack", "defense", "you", "opp", "self"]
Moment = Literal["end of turn", "end of battle"]
Span = Literal["your next turn", "while in play", "this battle", "forever"]
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
    "attack directly",
    "change position",
    "be targeted",
    "be destroyed by battle",
    "be activated",
    "be set",
    "be summoned",
    "activate",
    "be tributed",
    "be tributed for a summon",
    "take battle damage",
    "summon",
    "conduct battle phase",
]
