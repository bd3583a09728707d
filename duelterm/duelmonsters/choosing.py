"""What can be chosen, in words: each act and each card with what it leads to."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.ask import Act, Decision
from duelterm.core.card import Card
from duelterm.duelmonsters.costs import paid_by_effect, paid_by_way, paying
from duelterm.duelmonsters.definition import EFFECT_FRAME, MONSTER, CardDefinition
from duelterm.duelmonsters.naming import effect_text, known, mode_text, named, told_text, use_text
from duelterm.duelmonsters.outlook import attack_outlook
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.traits import ATTACK, attack, defence, position
from duelterm.duelmonsters.vocabulary import Choice
from duelterm.duelmonsters.zones import GRAVEYARD, HAND, MONSTERS, SPELLS

Outlook = Callable[[Any, Act], str]
"""What an act leads to, for those who may know its card."""

ABLE = {
    "summon": ("summon", "special"),
    "set": ("set",),
    "use cards": ("use", "turn up", "activate"),
    "change positions": ("change",),
    "attack": ("attack",),
    "battle": ("battle",),
}
"""What can be done in a phase, and by which verbs."""

CONFIRMED = {
    "replace": ("do this instead", "let it happen"),
    "draw more": ("draw another card", "draw no more"),
    "may": ("use it", "leave it"),
}
"""What saying yes and saying no come to, by prompt id; a card's own words say better what yes does (Y58)."""


def phase_prompt(decision: Decision, ending: str) -> str:
    """What can be done in this phase. Acts with cards that not all see are offered by private questions only, so this
    tells no more than the answers do.
    """
    verbs = {act.verb for act in decision.options}
    able = ", ".join(words for words, acts in ABLE.items() if verbs.intersection(acts))
    return f"{able}, or {ending}." if able else f"nothing is left to do but {ending}."


def plain(text: str, consequence: str = "") -> Choice:
    """An act without a card."""
    return lambda state, decision, act, name, names: (text, consequence)


def with_card(text: str, outlook: Outlook | None = None) -> Choice:
    """What is done with a card, and what comes of it."""

    def choice(state: DuelState, decision: Decision, act: Act, name: str, names: Sequence[str]) -> tuple[str, str]:
        target = names[act.target] if isinstance(act.target, int) else ""
        if isinstance(act.target, Card):
            target = named(state, decision, act.target)
        told = outlook is not None and known(state, decision, act.card)
        return text.format(name=name, target=target), outlook(state, act) if outlook is not None and told else ""

    return choice


def mode(state: DuelState, decision: Decision, act: Act, name: str, names: Sequence[str]) -> tuple[str, str]:
    """One of several effects of a card."""
    return mode_text(decision.why, decision.why.told[int(act.detail) - 1 :][:1]), ""


def change(state: DuelState, decision: Decision, act: Act, name: str, names: Sequence[str]) -> tuple[str, str]:
    """R3-6.5, R3-6.15: the other position, and the figure that counts there."""
    card = act.card
    if position(card) == ATTACK:
        return f"turn {name} to defence", f"{defence(state, card)} defence counts, and it can't attack"
    if card.face_up:
        return f"turn {name} to attack", f"{attack(state, card)} attack counts"
    return f"turn up {name}", turned_up(state, card) if known(state, decision, card) else "to attack position"


def turned_up(state: DuelState, card: Card) -> str:
    """A face-down monster comes to attack position by hand."""
    effect = "; its effect may happen" if card.definition.frame == EFFECT_FRAME else ""
    return f"to attack position, {card.definition.attack} attack{effect}"


def summoned(state: DuelState, act: Act) -> str:
    return f"face-up in attack position, {act.card.definition.attack} attack"


def laid(definition: CardDefinition) -> str:
    """A monster that is set."""
    return f"face-down in defence position, {definition.defence} defence"


def own_way(state: DuelState, act: Act) -> str:
    definition = act.card.definition
    return effect_text(definition, definition.ways[int(act.detail or "1") - 1].ability)


def used(state: DuelState, act: Act) -> str:
    return use_text(act.card.definition, act.detail)


def activated(state: DuelState, act: Act) -> str:
    definition = act.card.definition
    return effect_text(definition, definition.activated[int(act.detail or "1") - 1].ability)


ACTS: dict[str, Choice] = {
    "end": plain("end the turn"),
    "pass": plain("no answer", "what was done goes on"),
    "mode": mode,
    "change": change,
    "summon": with_card("summon {name}", summoned),
    "special": paying(with_card("summon {name} in its own way", own_way), paid_by_way),
    "use": paying(with_card("use {name}", used), paid_by_effect),
    "turn up": paying(with_card("turn up {name}", used), paid_by_effect),
    "activate": paying(with_card("use what {name} can do", activated), paid_by_effect),
    "attack": with_card("{name} attacks {target}", lambda state, act: attack_outlook(state, act.card, act.target)),
    "upright": with_card("attack position", lambda state, act: f"{act.card.definition.attack} attack"),
    "sideways": with_card("face-up defence position", lambda state, act: f"{act.card.definition.defence} defence"),
    "face-down": with_card("face-down defence position", lambda state, act: "nobody else sees what it is"),
}
"""By verb, where rule sets don't differ."""


def confirmed(decision: Decision, yes: bool) -> str:
    """The outcome, never a bare yes or no (Y58)."""
    agreed, refused = CONFIRMED.get(decision.why.prompt, CONFIRMED["may"])
    return (told_text(decision.why) or agreed) if yes else refused


def whose_it_is(state: DuelState, seat: int, card: Card, names: Sequence[str]) -> str:
    """Whose a card is, for this seat; where several play against it, by name."""
    if card.seat == seat:
        return "yours"
    foes = state.opponents(seat)
    if card.seat not in foes:
        return "your partner's"
    return "theirs" if len(foes) == 1 else f"{names[card.seat]}'s"


def picked(state: DuelState, decision: Decision, card: Card, name: str, names: Sequence[str]) -> tuple[str, str]:
    """A card to be chosen: whose it is and what it is now."""
    whose = whose_it_is(state, decision.seat, card, names)
    if not known(state, decision, card):
        return name, whose
    if card.zone == MONSTERS:
        return name, f"{whose}, {figures(state, card)}"
    if card.zone == SPELLS:
        return name, f"{whose}, {'face-up' if card.face_up else 'set'}"
    printed = f"{card.definition.attack}/{card.definition.defence}" if card.definition.kind == MONSTER else ""
    where = {GRAVEYARD: f"{whose}, in the graveyard", HAND: "in hand"}.get(card.zone, "")
    return name, ", ".join(part for part in (where, printed) if part)


def figures(state: DuelState, card: Card) -> str:
    """A monster on the field, as who may know it sees it: attack/defence and position."""
    definition = card.definition
    if not card.face_up:
        return f"{definition.attack}/{definition.defence}, face-down"
    standing = "attack" if position(card) == ATTACK else "defence"
    return f"{attack(state, card)}/{defence(state, card)} in {standing}"
