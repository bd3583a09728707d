"""What is printed on a card, and what can be seen of it now."""

from duelterm.core.card import Card
from duelterm.core.view import Face
from duelterm.duelmonsters import traits
from duelterm.duelmonsters.definition import MONSTER, CardDefinition
from duelterm.duelmonsters.state import DuelState
from duelterm.lang.text import card_text, tags


def make_face(definition: CardDefinition) -> Face:
    """What is printed on a card, with the generated text. `cost` is a monster's level, `power` its attack."""
    stats = []
    if definition.kind == MONSTER:
        stats = [
            ("level", str(definition.level)),
            ("attribute", definition.attribute),
            ("race", definition.race),
            ("ATK", str(definition.attack)),
            ("DEF", str(definition.defence)),
        ]
    kind = f"{definition.frame} monster" if definition.kind == MONSTER else f"{definition.icon} {definition.kind}"
    colours = (definition.frame or definition.kind,)
    power = definition.attack if definition.kind == MONSTER else None
    printed = definition.printed
    marks, text = (tags(printed), card_text(printed)) if printed is not None else ((), ())
    return Face(definition.name, kind, colours, definition.level, power, tuple(stats), marks, text)


def tags_of(state: DuelState, card: Card) -> tuple[str, ...]:
    """Short marks of what an open card on the field is now."""
    found = []
    bearer = traits.bearer(state, card)
    if bearer is not None:
        found.append(f"on {bearer.definition.name}")
    equips = traits.attached(state, card)
    if equips:
        found.append(f"equip+{len(equips)}")
    if traits.rules(state, "can attack directly", card) is not None:
        found.append("direct")
    return tuple(found)
