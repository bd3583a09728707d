"""A Duel Monsters card, compiled."""

from collections.abc import Callable
from typing import Any

from duelterm.core.abilities import Bundle
from duelterm.core.card import Card, Definition
from duelterm.core.frame import Frame

MONSTER, SPELL, TRAP = "monster", "spell", "trap"
FUSION_FRAME, RITUAL_FRAME, TOKEN_FRAME, EFFECT_FRAME = "fusion", "ritual", "token", "effect"
EQUIP, FIELD_ICON, CONTINUOUS = "equip", "field", "continuous"


class CardDefinition(Definition):
    """Facts and abilities. `level`, `attack` and `defence` are 0 and `race` and `attribute` empty for spells and traps,
    `frame` is empty for them and `icon` for monsters. `played` are a spell's or trap's own effects (several are
    alternatives), `activated` what a card can do on the field when its player likes, `in_hand` what it can do from the
    hand, `checks` what happens as soon as
    something is so, `ways` a monster's own ways to be summoned. `bears` tells which monster an equip card fits,
    `keeps` which one it stays on. `lasts` says that a spell or trap stays when its effect is done (R3-6.7, R3-6.18).
    `departing` are triggers about the card's own going, which work whatever its face; `from_set` are replacements, by
    moment, that it can act with while it lies set. `printed` is the card as its file has it for the rule set.
    """

    __slots__ = (
        "activated",
        "attack",
        "attribute",
        "bears",
        "bundle",
        "checks",
        "defence",
        "departing",
        "frame",
        "from_set",
        "icon",
        "in_hand",
        "keeps",
        "kind",
        "lasts",
        "level",
        "materials",
        "passcode",
        "played",
        "printed",
        "race",
        "series",
        "ways",
    )

    def __init__(self, name: str, kind: str) -> None:
        super().__init__(name)
        self.kind = kind
        self.frame = ""
        self.icon = ""
        self.level = 0
        self.race = ""
        self.attribute = ""
        self.attack = 0
        self.defence = 0
        self.passcode = ""
        self.series: tuple[str, ...] = ()
        self.materials: tuple[str, ...] = ()
        self.bundle = Bundle()
        self.played: tuple[Any, ...] = ()
        self.activated: tuple[Any, ...] = ()
        self.in_hand: tuple[Any, ...] = ()
        self.checks: tuple[Any, ...] = ()
        self.ways: tuple[Any, ...] = ()
        self.bears: Callable[[Any, Frame, Card], bool] | None = None
        self.keeps: Callable[[Any, Frame, Card], bool] | None = None
        self.departing: tuple[Any, ...] = ()
        self.from_set: dict[str, tuple[Any, ...]] = {}
        self.lasts = False
        self.printed: Any = None
