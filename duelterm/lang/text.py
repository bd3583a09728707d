"""The rules text that the player reads, made from the same data as the effects themselves."""

from __future__ import annotations

from collections.abc import Sequence

from duelterm.lang.cards import Card, DuelMastersCard, DuelMonstersCard
from duelterm.lang.grammar import capital, listed
from duelterm.lang.unions import Ability, Action
from duelterm.lang.wording import abilities as abilities
from duelterm.lang.wording import actions as actions
from duelterm.lang.wording import changes as changes
from duelterm.lang.wording import conditions as conditions
from duelterm.lang.wording import gates as gates
from duelterm.lang.wording import moves as moves
from duelterm.lang.wording import permits as permits
from duelterm.lang.wording import triggers as triggers
from duelterm.lang.wording import values as values
from duelterm.lang.wording.keywords import mark, meaning
from duelterm.lang.wording.scope import Scope
from duelterm.lang.wording.speak import ability, said


def card_text(card: Card) -> tuple[str, ...]:
    """The card's text, one line for each ability, with reminders of what keywords mean."""
    scope = _scope(card)
    lines = []
    for node in card.abilities:
        reminder = meaning(node, scope)
        lines.append(ability(node, _scope(card)) + (f" ({reminder}.)" if reminder else ""))
    if isinstance(card, DuelMastersCard) and len(card.civ) > 1:
        lines.append("(This card is put into the mana zone tapped.)")
    return tuple(lines)


def short_text(card: Card) -> tuple[str, ...]:
    """The card's text, one line for each ability, without reminders."""
    return tuple(ability(node, _scope(card)) for node in card.abilities)


def ability_text(node: Ability) -> str:
    """The text of one ability of a creature, without a reminder."""
    return ability(node, Scope())


def actions_text(actions: Sequence[Action], me: str) -> str:
    """What actions do, as a phrase: `draw a card`. `me` is what the card calls itself, such as `this spell`."""
    return "; ".join(said(actions, Scope(me=me)))


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
    return card.kind.capitalize() if card.icon == "normal" else f"{(card.icon or '').capitalize()} {card.kind}"


def race_name(race: str) -> str:
    """A race of Duel Monsters as it is printed: `Winged-Beast`."""
    return "-".join(part.capitalize() for part in race.split("-"))


def civilizations(card: DuelMastersCard) -> str:
    """`Fire`, `Light and water`."""
    return capital(listed(card.civ, "and"))


def _scope(card: Card) -> Scope:
    if isinstance(card, DuelMastersCard):
        return Scope(me=f"this {card.kind}", name=card.name, races=card.race or ())
    return Scope(me="this card", name=card.name)
