"""Decisions become questions that may leave the rules: worded, keyed, and named by what the asked seat may know."""

from collections.abc import Sequence
from typing import Any

from duelterm.core.ask import ACT, CONFIRM, NAME, NUMBER, Act, Decision
from duelterm.core.card import Card
from duelterm.core.looking import Eyes, asker_eyes, option_face, option_handle, option_name, target_handle
from duelterm.core.ruleset import Words
from duelterm.session.api import Choice, Question
from duelterm.session.duel import Duel


def question_of(duel: Duel, names: tuple[str, ...], answers: Sequence[str] = ()) -> Question | None:
    """The open question; None when the duel has ended. `answers` are the prompts that all may be told of."""
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
        told=told_of(words, duel.state, decision, names) if decision.private and decision.why.prompt in answers else "",
    )


def told_of(words: Words, state: Any, decision: Decision, names: Sequence[str]) -> str:
    """What a private question asks, as it would be asked of the same seat openly, and with nothing to choose from."""
    opened = Decision(decision.kind, decision.seat, (), decision.lo, decision.hi, decision.why)
    return words.prompt(state, opened, names)


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
