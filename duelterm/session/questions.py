"""Decisions become questions that may leave the rules: worded, keyed, and named by what the asked seat may know."""

from typing import Any

from duelterm.core.ask import ACT, CONFIRM, NAME, NUMBER, Act, Decision
from duelterm.core.card import Card
from duelterm.core.looking import Eyes, asker_eyes, option_face, option_handle, option_name, target_handle
from duelterm.session.api import Choice, Question
from duelterm.session.duel import Duel


def question_of(duel: Duel, names: tuple[str, ...]) -> Question | None:
    """The open question; None when the duel has ended."""
    decision = duel.decision
    if decision is None:
        return None
    words, keys = duel.rules.words, duel.keys(decision)
    choices = () if decision.kind == NUMBER else choices_of(duel, decision, keys, names)
    source = decision.why.source
    return Question(
        number=duel.answers,
        seat=decision.seat,
        kind=decision.kind,
        prompt=decision.why.prompt,
        text=words.prompt(duel.state, decision, names),
        choices=choices,
        lo=decision.lo,
        hi=decision.hi,
        proposal=proposal_of(decision, keys),
        private=decision.private,
        source=None if source is None else duel.rules.face(source),
    )


def proposal_of(decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """The keys of the proposed answer."""
    if decision.proposal is None:
        return (keys[0],) if decision.kind == NUMBER else ()
    places = {id(option): key for option, key in zip(decision.options, keys, strict=True)}
    return tuple(places[id(option)] for option in decision.proposal)


def choices_of(duel: Duel, decision: Decision, keys: list[str], names: tuple[str, ...]) -> tuple[Choice, ...]:
    """Each option as a choice."""
    eyes = asker_eyes(duel.state, decision, duel.open_hands)
    return tuple(
        choice_of(duel, decision, option, key, eyes, names) for option, key in zip(decision.options, keys, strict=True)
    )


def choice_of(duel: Duel, decision: Decision, option: Any, key: str, eyes: Eyes, names: tuple[str, ...]) -> Choice:
    """One option."""
    state = duel.state
    card = option if isinstance(option, Card) else getattr(option, "card", None)
    name = "" if card is None else option_name(state, decision, card, eyes)
    text, consequence = duel.rules.words.choice(state, decision, option, name, names)
    target = getattr(option, "target", None)
    return Choice(
        key=key,
        verb=option.verb if isinstance(option, Act) else verb_of(decision),
        text=text,
        consequence=consequence,
        card="" if card is None else option_handle(state, decision, card, eyes),
        target="" if target is None else target_handle(state, target, eyes),
        face=None if card is None else option_face(state, duel.rules, decision, card, eyes),
    )


def verb_of(decision: Decision) -> str:
    """What choosing an option does, where it is no act."""
    return decision.kind if decision.kind in (CONFIRM, NAME, ACT) else "pick"
