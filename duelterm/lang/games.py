"""Which words belong to one game alone, and the places in a card file where another game's word stands.

The nodes are shared; what is listed here is refused in the other game's cards. A key may be listed for one node alone
(`Filter.cost`), a value for one key alone (`this: stay`, with `$` for any name).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from duelterm.lang.node import Node

TITLES: Mapping[str, str] = {"duelmasters": "Duel Masters", "duelmonsters": "Duel Monsters"}

Where = tuple[int | str, ...]

_Listed = Mapping[str, tuple[tuple[str, ...], ...]]
_KEYS: _Listed = {
    "duelmasters": (
        ("civ", "multicolor", "race_has", "tapped", "power", "broken_by", "Filter.can", "Filter.cost", "Selector.more"),
        ("Selector.total", "except", "distinct", "max", "CostOf.cost", "Changes.cost", "at_least", "breaks", "enters"),
        ("chooser", "via", "play_if", "blocker", "slayer", "power attacker", "crew breaker", "stealth", "evolution"),
        ("survivor", "wave striker", "turbo rush", "silent skill", "shield_trigger", "tap", "untap", "break"),
        ("prevent", "cast", "extra_turn", "blocking", "attack untapped", "aim at", "block", "be blocked", "be chosen"),
        ("be tapped", "be evolved into"),
    ),
    "duelmonsters": (
        ("frame", "icon", "attribute", "level", "atk", "def", "series", "Filter.face", "position", "equipped"),
        ("attached", "blind", "one_each", "how", "original", "changes", "When.optional", "once", "When.cost", "target"),
        ("Activate.cost", "Activate.if", "on", "Do.of", "Do.if", "Do.while", "Do.cost", "unless"),
        ("as_soon_as", "way", "special only", "summon", "fuse", "ritual", "change", "equip", "control", "negate"),
        ("skip", "end", "Shuffle.shuffle", "turns", "age", "needs", "Move.side", "times", "heads", "EachPlayer.of"),
        ("Activate.in", "Activate.on", "Activate.of", "user", "with", "controller"),
        ("life", "damage", "pay", "tribute", "toss", "be tributed", "stat", "half", "phase", "attacked", "back"),
        ("Sought.choose", "InsteadOf.in", "from"),
    ),
}
_VALUES: _Listed = {
    "duelmasters": (
        ("battle zone", "mana", "shields", "same", "creature", "evolution", "blocker", "guard", "shield trigger"),
        ("double breaker", "triple breaker", "slayer", "speed attacker", "charger", "silent skill", "wave striker"),
        ("enters", "evolves", "spell cast", "shield trigger used", "blocks", "becomes blocked", "unblocked"),
        (
            "wins battle",
            "turn starts",
            "turn untaps",
            "turn draw",
            "turn ends",
            "would break a shield",
            "tap",
            "tapped",
        ),
        ("broken shield would go to hand", "cast spell would go to graveyard", "break", "power", "civ"),
        (
            "attack players",
            "attack creatures",
            "attack untapped",
            "be attacked untapped",
            "block",
            "be blocked",
            "cast",
        ),
        ("use shield trigger", "use tap ability", "untap at turn start"),
    ),
    "duelmonsters": (
        ("field", "extra deck", "banished", "monster", "trap", "toon", "flipped", "changed", "equips", "activated"),
        ("battle damage", "damaged", "sent to graveyard", "standby phase", "end phase", "battle phase starts"),
        ("ignition", "quick", "target", "foe", "equipped", "amount", "done", "doubled", "swapped", "reversed", "atk"),
        ("def", "attack directly", "change position", "be targeted", "be destroyed by battle", "take battle damage"),
        ("be tributed for a summon", "be tributed", "summon", "conduct battle phase", "this: stay", "any order"),
        ("be activated", "be set", "be summoned", "activate"),
        ("this battle", "forever", "would be summoned", "before damage calculation", "damage calculation"),
        ("when: drawn", "Flip.face: down"),
        ("Modify.modify: you", "Modify.modify: opp", "Modify.modify: both", "not: self", "not: it", "not: attacker"),
        ("not: $",),
    ),
}
_FREE = ("name", "race", "race_has", "except", "series", "token", "ritual", "one_each", "materials", "set")


def _table(listed: _Listed) -> dict[str, str]:
    return {word: game for game, rows in listed.items() for row in rows for word in row}


_GAME_OF_KEY = _table(_KEYS)
_GAME_OF_VALUE = _table(_VALUES)


def other_game(word: str, game: object) -> str:
    """The title of the other game that a key belongs to; empty if it belongs to none."""
    owner = _GAME_OF_KEY.get(word, game)
    return TITLES[str(owner)] if owner != game else ""


def words_of(game: str) -> list[str]:
    """Keys and values that this game alone has, in alphabetical order."""
    return sorted({word for table in (_GAME_OF_KEY, _GAME_OF_VALUE) for word, owner in table.items() if owner == game})


def strangers(
    part: object, game: str, where: Where = (), key: str = "", around: str = ""
) -> Iterator[tuple[Where, bool, str, str]]:
    """Each word of another game: its path, whether it is a key, the word, and the title of its game.

    `key` is what the part stands under, `around` the class of the node that has the key.
    """
    if isinstance(part, str):
        kind = "$" if part.startswith("$") else part
        listed = (part, f"{key}: {kind}", f"{around}.{key}: {kind}")
        owner = next((_GAME_OF_VALUE[word] for word in listed if word in _GAME_OF_VALUE), game)
        if owner != game and key not in _FREE:
            yield where, False, part if part in _GAME_OF_VALUE else f"{key}: {part}", TITLES[owner]
    elif isinstance(part, tuple):
        for number, member in enumerate(part):
            yield from strangers(member, game, (*where, number), key, around)
    elif isinstance(part, Node):
        yield from _in_node(part, game, where)


def _in_node(node: Node, game: str, where: Where) -> Iterator[tuple[Where, bool, str, str]]:
    kinds = [kind.__name__ for kind in type(node).__mro__ if issubclass(kind, Node)]
    facts = "name" in type(node).model_fields and "abilities" in type(node).model_fields
    for name in type(node).model_fields:
        if name not in node.model_fields_set or (facts and name not in ("abilities", "equips", "rulebook3")):
            continue
        word = type(node).model_fields[name].alias or name.rstrip("_")
        owners = {_GAME_OF_KEY.get(key, game) for key in (word, *(f"{kind}.{word}" for kind in kinds))}
        if not facts and (others := owners - {game}):
            yield (*where, word), True, word, TITLES[others.pop()]
        else:
            yield from strangers(getattr(node, name), game, (*where, word), word, kinds[0])
