"""Triggers and replacements: what happens, or would."""

from __future__ import annotations

from dataclasses import replace

from duelterm.lang import grammar
from duelterm.lang.abilities import InsteadOf, When
from duelterm.lang.conditions import Blocking
from duelterm.lang.filters import Filter
from duelterm.lang.node import PLAYERS
from duelterm.lang.wording.conditions import against, conditions
from duelterm.lang.wording.played import triggered, waiting
from duelterm.lang.wording.scope import Clause, Scope, Thing, paragraph, sentences
from duelterm.lang.wording.speak import ability, action, clauses, said
from duelterm.lang.wording.subjects import one_of

_TURNS = ("turn starts", "turn untaps", "turn draw", "turn ends")
_PLAYED = ("summoned", "spell cast", "shield trigger used")
_ONCE = ("enters", "leaves", "destroyed", "moved")
_ENDED = ("attack ends", "battle ends")
_CARD_EVENTS = {
    "enters": "enters the battle zone",
    "leaves": "leaves the battle zone",
    "destroyed": "is destroyed",
    "evolves": "evolves",
    "attacks": "attacks",
    "attacked": "is attacked",
    "blocks": "blocks",
    "becomes blocked": "becomes blocked",
    "unblocked": "attacks and isn't blocked",
    "attack ends": "attacks",
    "wins battle": "wins a battle",
    "battle ends": "battles",
}
_AGAINST = {
    "attacks": "attacks {}",
    "becomes blocked": "attacks {} and becomes blocked",
    "unblocked": "attacks {} and isn't blocked",
    "attack ends": "attacks {}",
}


@ability.register
def _when_ability(node: When, scope: Scope) -> str:
    scope = replace(scope, delayed=False)
    if scope.monsters:
        return triggered(node, scope)
    before = _before(node, scope)
    return paragraph(said(node.do, scope), before)


@action.register
def _when_action(node: When, scope: Scope) -> list[Clause]:
    scope = replace(scope, delayed=True)
    if scope.monsters:
        first, *rest = waiting(node, scope)
        return [Clause(first, after=tuple(rest))]
    before = _before(node, scope)
    first, *rest = said(node.do, replace(scope, bare=False))
    return [Clause(before + first, after=tuple(rest))]


def _before(node: When, scope: Scope) -> str:
    """All that stands before what is done: `whenever this creature attacks, if …, `."""
    event = _event(node, scope)
    if not node.if_ or _as_blocker(node):
        return f"{event}, "
    return f"{event}, if {conditions(node.if_, scope)}, "


def _as_blocker(node: When) -> bool:
    return node.when == ("battle ends",) and node.if_ is not None and isinstance(node.if_[0], Blocking)


def _event(node: When, scope: Scope) -> str:
    first = node.when[0]
    today = " this turn" if scope.delayed else ""
    if first in _TURNS:
        return _turn_event(node, scope)
    if first in _PLAYED:
        return _play_event(node, scope) + today
    if first == "moved":
        return _moved(node, scope) + today
    subject, plain = _subject(node.of, scope)
    word = "when" if plain and set(node.when) <= set(_ONCE) else "after" if first in _ENDED else "whenever"
    event = grammar.listed([_card_event(name, node, scope) for name in node.when], "or")
    if _as_blocker(node):
        event += " as a blocker"
    return f"{word} {subject} {event}{today}"


def _subject(of: object, scope: Scope) -> tuple[str, bool]:
    """To what it happens, and whether that is the card itself."""
    if of is None:
        scope.about("self")
        return scope.me, True
    if isinstance(of, Filter):
        subject = one_of(of, scope)
        scope.remember("it", Thing(scope.words.creature, owner=scope.person(of.side) if of.side else None))
        return subject, False
    thing = scope.thing(str(of))
    subject = f"one of {scope.mention(str(of)).object}" if thing.many else scope.mention(str(of)).subject
    scope.remember("it", Thing(thing.noun, owner=thing.owner))
    return subject, False


def _card_event(name: str, node: When, scope: Scope) -> str:
    if node.against is None:
        return _CARD_EVENTS[name]
    return _AGAINST[name].format(against(node.against, scope))


def _turn_event(node: When, scope: Scope) -> str:
    side = node.of if isinstance(node.of, str) else "you"
    scope.about("")
    name = node.when[0]
    if name == "turn draw":
        return "whenever you draw the card of your draw step"
    if name == "turn untaps":
        return "whenever a player untaps their cards at the start of their turn"
    moment = "start" if name == "turn starts" else "end"
    whose = {"you": "each of your turns", "opp": "each of your opponent's turns"}.get(side, "each player's turn")
    return f"at the {moment} of {whose}"


def _play_event(node: When, scope: Scope) -> str:
    person = scope.person(node.by or "you")
    noun = "creature" if node.when == ("summoned",) else "card"
    scope.remember("it", Thing(noun, owner=person))
    third = person.third
    deeds = []
    for name in node.when:
        verb, thing = {"summoned": ("summon", "a creature"), "spell cast": ("cast", "a spell")}.get(
            name, ("use", 'a "shield trigger"')
        )
        if name == "shield trigger used" and isinstance(node.of, Filter) and node.of.broken_by:
            thing = f'the "shield trigger" of a shield that {scope.me} broke'
        deeds.append(f"{grammar.third(verb) if third else verb} {thing}")
    return f"whenever {person.name} {' or '.join(deeds)}"


def _moved(node: When, scope: Scope) -> str:
    """A card changes its zone."""
    place = {"graveyard": "graveyard", "mana": "mana zone"}.get(node.to or "", node.to or "")
    if node.of is None:
        scope.about("self")
        return f"when {scope.me} is put into your {place} from the battle zone"
    what = one_of(node.of, scope, "from") if isinstance(node.of, Filter) else scope.mention(str(node.of)).object
    scope.remember("it", Thing("card", owner=scope.you))
    if node.cause:
        return f"whenever {scope.person(node.cause).genitive} spell or ability puts {what} into your {place}"
    return f"whenever {what} is put into your {place}"


@ability.register
def _instead_ability(node: InsteadOf, scope: Scope) -> str:
    scope = replace(scope, delayed=False)
    first, *rest = _replaced(node, scope)
    return paragraph([first, *rest])


@action.register
def _instead_action(node: InsteadOf, scope: Scope) -> list[Clause]:
    first, *rest = _replaced(node, replace(scope, delayed=True))
    return [Clause(first, after=tuple(rest))]


def _replaced(node: InsteadOf, scope: Scope) -> list[str]:
    before = _proposal(node, scope)
    if node.in_:
        before = f"while {scope.me} is set, {before}"
    if node.if_:
        before = f"{before}, if {conditions(node.if_, scope)}"
    inner = replace(scope, bare=bool(node.optional))
    if isinstance(node.do, str):
        return [f"{before}, {_stay(node, inner)}"]
    first, *rest = clauses(node.do, inner)
    first = replace(first, text=f"{first.text} instead")
    head, *more = sentences([first, *rest])
    may = "you may " if node.optional else ""
    return [f"{before}, {may}{head}", *more]


def _stay(node: InsteadOf, scope: Scope) -> str:
    if node.cost:
        head, *_ = sentences(clauses(node.cost, scope))
        return f"you may {head} instead"
    if node.instead_of == "would break a shield":
        return "it isn't broken"
    return f"{scope.mention('self' if node.of is None else 'it').subject} isn't destroyed"


def _proposal(node: InsteadOf, scope: Scope) -> str:
    today = " this turn" if scope.delayed else ""
    if node.instead_of in ("would break a shield", "broken shield would go to hand"):
        return _shield_proposal(node, scope) + today
    if node.instead_of == "cast spell would go to graveyard":
        means = ' for its "shield trigger"' if node.via else ""
        scope.remember("it", Thing("spell", owner=scope.you))
        return f"whenever a spell that you cast{means} would go to your graveyard{today}"
    subject, plain = _subject(node.of, scope)
    word = "when" if plain else "whenever"
    whose = "your" if plain or (isinstance(node.of, Filter) and node.of.side == "you") else "its owner's"
    event = {
        "would be destroyed": "would be destroyed",
        "would be put into graveyard": f"would be put into {whose} graveyard from the battle zone",
        "would be discarded": f"would be discarded from {whose} hand",
        "would leave": "would leave the battle zone",
    }[node.instead_of]
    if node.cause in PLAYERS:
        event += f" by {scope.person(str(node.cause)).genitive} effects"
    elif node.cause:
        event += f" in a battle with {one_of(node.against, scope)}" if node.against else " in a battle"
        scope.about("self" if plain else "it")
    return f"{word} {subject} {event}{today}"


def _shield_proposal(node: InsteadOf, scope: Scope) -> str:
    shields = node.of if isinstance(node.of, Filter) else None
    by = None
    if isinstance(node.by, Filter):
        by = one_of(node.by, scope)
    elif node.by is not None and node.by not in PLAYERS:
        by = scope.mention(node.by).object
    owner = scope.person(shields.side) if shields and shields.side else None
    scope.remember("it", Thing("shield", owner=owner))
    if node.instead_of == "broken shield would go to hand":
        return f"whenever a shield broken by {by or 'a creature'} would go to its owner's hand"
    if owner:
        return f"whenever one of {owner.genitive} shields would be broken{f' by {by}' if by else ''}"
    scope.about("")
    return f"whenever {by or 'a creature'} would break a shield"
