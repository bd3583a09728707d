"""The rules text that the player reads, made from the same data as the effects themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from duelterm.lang.actions import Equip
from duelterm.lang.cards import Card, DuelMastersCard, DuelMonstersCard
from duelterm.lang.changes import Turns
from duelterm.lang.grammar import capital, listed, quoted
from duelterm.lang.keywords import expansion
from duelterm.lang.node import Node
from duelterm.lang.unions import Ability, Action
from duelterm.lang.wording import abilities as abilities
from duelterm.lang.wording import actions as actions
from duelterm.lang.wording import changes as changes
from duelterm.lang.wording import conditions as conditions
from duelterm.lang.wording import deeds as deeds
from duelterm.lang.wording import gates as gates
from duelterm.lang.wording import moves as moves
from duelterm.lang.wording import permits as permits
from duelterm.lang.wording import played as played
from duelterm.lang.wording import triggers as triggers
from duelterm.lang.wording import values as values
from duelterm.lang.wording.keywords import mark, meaning
from duelterm.lang.wording.monsters import race_name
from duelterm.lang.wording.scope import WORDS, Memory, Scope, Thing
from duelterm.lang.wording.speak import ability, said
from duelterm.lang.wording.subjects import one_of
from duelterm.lang.wording.times import turn_end


def card_text(card: Card) -> tuple[str, ...]:
    """The card's text, one line for each ability, with reminders of what keywords mean.

    What else a Duel Monsters card says, such as what it is fused from, has lines of its own before them.
    """
    scope = _scope(card)
    lines = list(facts_text(card))
    for node in card.abilities:
        reminder = meaning(node, scope) or _expanded(node, card)
        lines.append(ability(node, _scope(card)) + (f" ({reminder}.)" if reminder else ""))
    if isinstance(card, DuelMastersCard) and len(card.civ) > 1:
        lines.append("(This card is put into the mana zone tapped.)")
    return tuple(lines)


def facts_text(card: Card) -> Iterator[str]:
    """Materials, what it can be put on, whether it stays, its series: what is no ability."""
    if not isinstance(card, DuelMonstersCard):
        return
    if card.materials:
        yield f"Fused from {listed([quoted(name) for name in card.materials], 'and')}."
    if card.equips:
        yield f"Only for {one_of(card.equips, _scope(card))}."
    if isinstance(card.stays, Turns):
        yield f"Stays on the field until {turn_end(card.stays, _scope(card))}, then it is destroyed."
    elif card.stays is not None:
        yield "Stays on the field." if card.stays else "Goes to the graveyard when it has worked."
    if card.series:
        yield f"Counts as a {listed([quoted(name) for name in card.series], 'and')} card."


def short_text(card: Card) -> tuple[str, ...]:
    """The card's text, one line for each ability, without reminders."""
    return tuple(ability(node, _scope(card)) for node in card.abilities)


def ability_text(node: Ability, card: Card | None = None) -> str:
    """The text of one ability, of a creature unless the card is given, without a reminder."""
    return ability(node, Scope() if card is None else _scope(card))


def actions_text(actions: Sequence[Action], me: str, card: Card | None = None) -> str:
    """What actions do, as a phrase: `draw a card`. `me` is what the card calls itself, such as `this spell`."""
    return "; ".join(said(actions, replace(Scope() if card is None else _scope(card), me=me)))


def condition_text(card: Card, ability: int, word: str) -> str:
    """The condition that an ability has after `if` or `while`, with that word; empty if it has none."""
    nodes = getattr(card.abilities[ability], f"{word}_", None)
    return f"{word} {conditions.conditions(nodes, _scope(card))}" if nodes else ""


def _expanded(node: object, card: Card) -> str:
    """The reminder of a keyword that stands for other abilities: their text."""
    parts = expansion(node) if isinstance(node, str) else ()
    return " ".join(ability(part, _scope(card)) for part in parts).removesuffix(".")


def tags(card: Card) -> tuple[str, ...]:
    """Short marks of the keywords, for the table."""
    return tuple(dict.fromkeys(found for node in card.abilities if (found := mark(node))))


def type_line(card: Card) -> str:
    """`Creature - Armored Dragon`, `Evolution creature - Human / Beast Folk`, `Spell`; `Continuous trap`."""
    if isinstance(card, DuelMastersCard):
        kind = "Evolution creature" if card.evolution else card.kind.capitalize()
        return f"{kind} - {' / '.join(card.race)}" if card.race else kind
    if not isinstance(card, DuelMonstersCard):
        return ""
    if card.race:
        return f"{(card.frame or '').capitalize()} monster - {race_name(card.race)}"
    icon = {"normal": "", "quick": "quick-play "}.get(card.icon or "", f"{card.icon} ")
    return f"{icon}{card.kind}".capitalize()


def civilizations(card: DuelMastersCard) -> str:
    """`Fire`, `Light and water`."""
    return capital(listed(card.civ, "and"))


def _scope(card: Card) -> Scope:
    if isinstance(card, DuelMastersCard):
        return Scope(me=f"this {card.kind}", name=card.name, races=card.race or ())
    return Scope(me="this card", name=card.name, words=WORDS[card.game], memory=Memory(dict(_kept(card.abilities))))


def _kept(part: object) -> Iterator[tuple[str, Thing]]:
    """What a card keeps from one ability to the others: the monster that an effect has equipped to it."""
    if isinstance(part, Equip) and part.to == "self" and part.as_:
        yield part.as_, Thing("equipped monster")
    if isinstance(part, tuple):
        for member in part:
            yield from _kept(member)
    elif isinstance(part, Node):
        for name in part.model_fields_set:
            yield from _kept(getattr(part, name))
