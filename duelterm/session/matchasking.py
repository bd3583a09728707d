"""What people are asked between the duels of a match, and what becomes of their answers.

A choice of cards is private: nobody but its player learns more of a side deck than its count (R3-3.3, STD-7.1).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from duelterm.core.ask import CONFIRM, PICK
from duelterm.core.view import Face
from duelterm.library.chips import Chips
from duelterm.session.api import Choice, Question, RefusedAnswer
from duelterm.session.matchrules import ANTE, EXCHANGE, REFILL, SMALLEST, STAKES, Holding, MatchState, kind_of

FaceOf = Callable[[str], Face]
PartOf = Callable[[str], str]
"""The part of a deck, of those that the side deck changes with, that a card may be in; empty if none (R3-1.4)."""
Check = Callable[[Holding, Holding], str]
"""What is wrong with a deck after an exchange that wasn't before; empty if nothing."""

IN, OUT = "in", "out"


def question_of(state: MatchState, face_of: FaceOf, part_of: PartOf) -> Question:
    """The first of the questions to be asked."""
    prompt, seat = state.todo[0]
    name, holding = state.names[seat], state.holdings[seat]
    if prompt in (ANTE, STAKES):
        text = f"{name}: play for an ante?" if prompt == ANTE else f"{name}: play for star chips?"
        return Question(state.answers, seat, CONFIRM, prompt, text, agreeing(state, prompt), proposal=("yes",))
    into = [card for card in copies(holding.side) if part_of(card)]
    if prompt == REFILL:
        choices = tuple(choices_of(IN, into, face_of))
        most = min(holding.missing, len(choices))
        least = most if holding.count < SMALLEST else 0  # R3-2.6: one that still has 40 may stay short
        text = f"{name}: fill up your deck from the side deck."
        proposal = tuple(choice.key for choice in choices[:least])
        return Question(state.answers, seat, PICK, prompt, text, choices, least, most, proposal, private=True)
    parts = list(kind_of(state).exchanged)
    out = [card for part in parts for card in copies(holding.part(part)) if part_of(card) == part]
    choices = (*choices_of(OUT, out, face_of), *choices_of(IN, into, face_of))
    text = f"{name}: exchange cards of your deck and your side deck?"
    most = 2 * min(len(out), len(into))
    return Question(state.answers, seat, PICK, prompt, text, choices, 0, most, private=True)


def agreeing(state: MatchState, prompt: str) -> tuple[Choice, Choice]:
    """Yes and no, with what they mean."""
    if prompt == ANTE:
        meaning = "each duel's winner gets the card that the loser's deck turns up; it can't be used in this match"
    else:
        offered = (f"{name} stakes {stake}" for name, stake in zip(state.names, state.stakes, strict=True))
        meaning = f"{', '.join(offered)}; the match's winner gets what the other staked"
    no = "the match is played without it"
    return Choice("yes", CONFIRM, "agree", meaning), Choice("no", CONFIRM, "decline", no)


def choices_of(verb: str, cards: Iterable[str], face_of: FaceOf) -> Iterator[Choice]:
    """Each of these cards."""
    for number, name in enumerate(cards, 1):
        yield Choice(f"{verb}:{number}", verb, name, face=face_of(name))


def copies(cards: dict[str, int]) -> list[str]:
    """The name of each copy, in the order of the names."""
    return [name for name in sorted(cards) for _ in range(cards[name])]


def take(state: MatchState, question: Question, keys: Sequence[str], part_of: PartOf, check: Check) -> None:
    """Do what the answer to the first question says. Raises RefusedAnswer and changes nothing if it isn't legal."""
    offered = {choice.key: choice for choice in question.choices}
    unknown = [key for key in keys if key not in offered]
    if unknown:
        raise RefusedAnswer(f"{unknown[0]!r} is not offered")
    if len(set(keys)) != len(keys):
        raise RefusedAnswer("each may be chosen once")
    chosen = [offered[key] for key in keys]
    if question.prompt in (ANTE, STAKES):
        agree(state, question, chosen)
    else:
        change(state, question.seat, swapped(state, question, chosen, part_of), check)
    state.answers += 1


def agree(state: MatchState, question: Question, chosen: list[Choice]) -> None:
    """R3-2.5, R3-2.7: only if both agree."""
    if len(chosen) != 1:
        raise RefusedAnswer("answer yes or no")
    if chosen[0].key == "yes":
        state.todo = state.todo[1:]
        return
    state.todo = [(prompt, seat) for prompt, seat in state.todo if prompt != question.prompt]
    if question.prompt == ANTE:
        state.ante = False
    else:
        state.stakes = [Chips() for _ in state.stakes]


def swapped(state: MatchState, question: Question, chosen: list[Choice], part_of: PartOf) -> Holding:
    """What a seat has once it has changed these cards. Raises RefusedAnswer for the wrong number of them."""
    found, kind = state.holdings[question.seat], kind_of(state)
    if question.prompt == REFILL and len(chosen) not in (question.lo, question.hi):
        least = "" if question.lo == question.hi else "none or "
        raise RefusedAnswer(f"choose {least}{question.hi}, not {len(chosen)} (R3-2.6)")
    for part, keeps in kind.exchanged.items():
        moved = [choice for choice in chosen if part_of(choice.text) == part]
        out, into = ([choice.text for choice in moved if choice.verb == verb] for verb in (OUT, IN))
        if question.prompt == EXCHANGE and len(out) != len(into):
            raise RefusedAnswer(f"{len(out)} out and {len(into)} in: {keeps}")
        found = found.swap(part, out, into)
    return found


def change(state: MatchState, seat: int, after: Holding, check: Check) -> None:
    """Give a seat these cards, if its deck may be so. Raises RefusedAnswer."""
    if fault := check(state.holdings[seat], after):
        raise RefusedAnswer(fault)
    state.holdings[seat] = after
    state.todo = state.todo[1:]
