"""Keywords: their names and what each of them means."""

from __future__ import annotations

from duelterm.lang.abilities import (
    Activate,
    BlockerOf,
    CrewBreaker,
    Evolution,
    PowerAttacker,
    SilentSkill,
    SlayerOf,
    Stealth,
    Survivor,
    TurboRush,
    WaveStriker,
    When,
)
from duelterm.lang.wording.nouns import noun
from duelterm.lang.wording.scope import Scope

_MEANINGS = {
    "blocker": "You may tap it when an opponent's creature attacks: the two battle, and the attack ends there",
    "guard": "You may tap this creature to make a creature that attacks another of your creatures battle it instead",
    "double breaker": "It breaks 2 shields",
    "triple breaker": "It breaks 3 shields",
    "slayer": "When it loses a battle, the other creature is destroyed too",
    "speed attacker": "It can attack as soon as it is in the battle zone",
    "evolution": "It can attack as soon as it is in the battle zone",
    "charger": "After it is cast, it goes to your mana zone instead of your graveyard",
}
_LED: dict[type, tuple[str, str]] = {
    Activate: ("Tap ability", "Instead of attacking, you may tap this creature to use this"),
    Survivor: ("Survivor", "Each of your Survivors has this"),
    WaveStriker: ("Wave striker", "Works only while enough creatures have wave striker"),
    TurboRush: ("Turbo rush", "Works in a turn in which another of your creatures has broken a shield"),
    SilentSkill: ("Silent skill", "At the start of your turn, you may keep this creature tapped to use this"),
}
_MARKS = {
    "blocker": "blocker",
    "guard": "guard",
    "shield trigger": "ST",
    "double breaker": "W2",
    "triple breaker": "W3",
    "slayer": "slayer",
    "speed attacker": "speed",
    "evolution": "evo",
    "charger": "charger",
    "toon": "toon",
}
_NODE_MARKS: dict[type, str] = {
    BlockerOf: "blocker",
    SlayerOf: "slayer",
    Evolution: "evo",
    Activate: "tap",
    SilentSkill: "skill",
    TurboRush: "turbo",
    WaveStriker: "wave",
    Stealth: "stealth",
}


def label(node: object, scope: Scope) -> str:
    """The name of a keyword that needs no more words; nothing for any other ability."""
    if isinstance(node, str):
        return node.capitalize()
    if isinstance(node, PowerAttacker):
        return f"Power attacker +{node.power_attacker}"
    if isinstance(node, Stealth):
        return f"{node.stealth.capitalize()} stealth"
    if isinstance(node, BlockerOf):
        return f"Blocker against {noun(node.blocker, scope).several()}"
    if isinstance(node, SlayerOf):
        return f"Slayer against {noun(node.slayer, scope).several()}"
    if isinstance(node, CrewBreaker):
        return f"Crew breaker: {noun(node.crew_breaker, scope).several()}"
    return ""


def lead(node: object) -> str:
    """The name before the abilities that a keyword carries."""
    return _LED[type(node)][0] if type(node) in _LED else ""


def meaning(node: object, scope: Scope) -> str:
    """A reminder of what the keyword means; nothing for any other ability."""
    if isinstance(node, str):
        if node == "shield trigger":
            use = "cast" if scope.me == "this spell" else "summon"
            return f"When it goes from your shields to your hand, you may {use} it at once for no cost"
        return _MEANINGS.get(node, "")
    if isinstance(node, PowerAttacker):
        return f"While attacking, it gets +{node.power_attacker} power"
    if isinstance(node, Stealth):
        return f"It can't be blocked while your opponent has a {node.stealth} card in their mana zone"
    if isinstance(node, BlockerOf):
        attacker = noun(node.blocker, scope).single()
        return f"You may tap it when {attacker} of your opponent attacks: the two battle, and the attack ends there"
    if isinstance(node, SlayerOf):
        return f"When it loses a battle against {noun(node.slayer, scope).single()}, that creature is destroyed too"
    if isinstance(node, CrewBreaker):
        return f"It breaks one more shield for each of your other {noun(node.crew_breaker, scope).several()}"
    if isinstance(node, Evolution):
        return _MEANINGS["evolution"]
    if isinstance(node, Activate) and node.activate != "tap":
        return ""
    return _LED[type(node)][1] if type(node) in _LED else ""


def mark(node: object) -> str:
    """The short mark of a keyword, for the table; nothing for any other ability."""
    if isinstance(node, str):
        return _MARKS[node]
    if isinstance(node, When):
        return "flip" if node.when == ("flipped",) and node.of is None else ""
    if isinstance(node, PowerAttacker):
        return f"+{node.power_attacker}"
    if isinstance(node, Activate) and node.activate != "tap":
        return ""
    return _NODE_MARKS.get(type(node), "")
