"""What people are asked between the duels of a match, and what becomes of their answers.

A choice of cards is private: nobody but its player learns more of a side deck than its count (R3-3.3).
"""

from collections.abc import Callable, Iterator, Sequence

from duelterm.core.ask import CONFIRM, PICK
from duelterm.core.view import Face
from duelterm.library.chips import Chips
from duelterm.session.api import Choice, Question, RefusedAnswer
from duelterm.session.matchrules import ANTE, EXCHANGE, REFILL, SMALLEST, STAKES, Holding, MatchState

FaceOf = Callable[[str], Face]
Fits = Callable[[str], bool]
"""Whether a card may be in a deck at all (R3-1.4)."""
Check = Callable[[Holding, Holding], str]
"""What is wrong with a deck after an exchange that wasn't before; empty if nothing."""

IN, OUT = "in", "out"


def question_of(state: MatchState, face_of: FaceOf, fits: Fits) -> Question:
    """The first of the questions to be asked."""
    prompt, seat = state.todo[0]
    name, holding = state.names[seat], state.holdings[seat]
    if prompt in (ANTE, STAKES):
        text = f"{name}: play for an ante?" if prompt == ANTE else f"{name}: play for star chips?"
        return Question(state.answers, seat, CONFIRM, prompt, text, agreeing(state, prompt), proposal=("yes",))
    if prompt == REFILL:
        choices = tuple(choices_of(IN, holding.side, face_of, fits))
        most = min(holding.missing, len(choices))
        least = most if holding.count < SMALLEST else 0  # R3-2.6: one that still has 40 may stay short
        text = f"{name}: fill up your deck from the side deck."
        proposal = tuple(choice.key for choice in choices[:least])
        return Question(state.answers, seat, PICK, prompt, text, choices, least, most, proposal, private=True)
    into = tuple(choices_of(IN, holding.side, face_of, fits))
    choices = (*choices_of(OUT, holding.cards, face_of, fits), *into)
    text = f"{name}: exchange cards of your deck and your side deck?"
    most = 2 * min(holding.count, len(into))
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


def choices_of(verb: str, cards: dict[str, int], face_of: FaceOf, fits: Fits) -> Iterator[Choice]:
    """Each copy of each card that may be in a deck, by name."""
    for number, name in enumerate(filter(fits, copies(cards)), 1):
        yield Choice(f"{verb}:{number}", verb, name, face=face_of(name))


def copies(cards: dict[str, int]) -> list[str]:
    """The name of each copy, in the order of the names."""
    return [name for name in sorted(cards) for _ in range(cards[name])]


def take(state: MatchState, question: Question, keys: Sequence[str], check: Check) -> None:
    """Do what the answer to the first question says. Raises RefusedAnswer and changes nothing if it isn't legal."""
    offered = {choice.key: choice for choice in question.choices}
    unknown = [key for key in keys if key not in offered]
    if unknown:
        raise RefusedAnswer(f"{unknown[0]!r} is not offered")
    if len(set(keys)) != len(keys):
        raise RefusedAnswer("each may be chosen once")
    TAKING[question.prompt](state, question, [offered[key] for key in keys], check)
    state.answers += 1


def agree(state: MatchState, question: Question, chosen: list[Choice], check: Check) -> None:
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


def refill(state: MatchState, question: Question, chosen: list[Choice], check: Check) -> None:
    """R3-2.6: who fills a deck fills it to its first count."""
    if len(chosen) not in (question.lo, question.hi):
        least = "" if question.lo == question.hi else "none or "
        raise RefusedAnswer(f"choose {least}{question.hi}, not {len(chosen)} (R3-2.6)")
    change(state, question.seat, [], [choice.text for choice in chosen], check)


def exchange(state: MatchState, question: Question, chosen: list[Choice], check: Check) -> None:
    """R3-2.3: the deck keeps its count."""
    out, into = ([choice.text for choice in chosen if choice.verb == verb] for verb in (OUT, IN))
    if len(out) != len(into):
        raise RefusedAnswer(f"{len(out)} out and {len(into)} in: the deck keeps its count (R3-2.3)")
    change(state, question.seat, out, into, check)


def change(state: MatchState, seat: int, out: Sequence[str], into: Sequence[str], check: Check) -> None:
    """Swap cards of a seat, if the deck may be so. Raises RefusedAnswer."""
    before = state.holdings[seat]
    after = before.swap(out, into)
    if fault := check(before, after):
        raise RefusedAnswer(fault)
    state.holdings[seat] = after
    state.todo = state.todo[1:]


TAKING: dict[str, Callable[[MatchState, Question, list[Choice], Check], None]] = {
    ANTE: agree,
    STAKES: agree,
    REFILL: refill,
    EXCHANGE: exchange,
}
