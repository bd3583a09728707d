"""The match (R3-2, STD-1.3): what is known of it between its duels, and what follows from that. Nothing here asks or
writes; what the rule sets have each in their way says `matchkinds`.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from duelterm.core.rng import Chance
from duelterm.library.chips import Chips
from duelterm.library.decks import Deck
from duelterm.session.games import GAMES
from duelterm.session.limited import Limited
from duelterm.session.matchkinds import DUELS, ENOUGH, MatchKind

SMALLEST = 40
"""R3-1.1."""
ANTE, STAKES, REFILL, EXCHANGE = PROMPTS = "ante", "stakes", "refill", "exchange"
FORMAT = 1


@dataclass(slots=True)
class Holding:
    """The cards of one seat as they are in this match, by name and number. `size` is what its deck had at first."""

    deck: str
    cards: dict[str, int]
    side: dict[str, int]
    fusion: dict[str, int]
    size: int

    @property
    def count(self) -> int:
        """How many cards the deck has now."""
        return sum(self.cards.values())

    @property
    def aside(self) -> int:
        """How many the side deck has now."""
        return sum(self.side.values())

    @property
    def missing(self) -> int:
        """R3-2.6: how many the deck lacks of its first count, as far as the side deck can fill it."""
        return min(self.size - self.count, self.aside)

    def part(self, name: str) -> dict[str, int]:
        """The cards of a part of the deck."""
        found: dict[str, int] = getattr(self, name)
        return found

    def swap(self, part: str, out: Sequence[str], into: Sequence[str]) -> "Holding":
        """The same with these cards of a part of the deck laid aside and those of the side deck taken in."""
        cards, side = Counter(self.part(part)), Counter(self.side)
        cards.subtract(out)
        side.subtract(into)
        changed: dict[str, Any] = {part: dict(+(cards + Counter(into))), "side": dict(+(side + Counter(out)))}
        return replace(self, **changed)


@dataclass(slots=True)
class Round:
    """A duel of the match. `journal` is its file; `ante` has by seat the card that lay there for it, if one did."""

    journal: str
    over: bool = False
    winner: int | None = None
    reason: str = ""
    ante: list[str] = field(default_factory=list)


@dataclass(slots=True)
class MatchState:
    """All that is known of a match. `todo` are the questions to be asked next: prompt and seat. `ante` and `stakes` are
    what was proposed, until both have agreed or one has not. `gave_up` is the seat that conceded the match,
    `answers` how many questions have been answered; `counted` says that the people have what they won. `limited` is
    what the limited list says of its cards.
    """

    key: str
    rules: str
    names: list[str]
    privacy: str
    seed: int
    ante: bool
    stakes: list[Chips]
    holdings: list[Holding]
    todo: list[tuple[str, int]]
    rounds: list[Round] = field(default_factory=list)
    answers: int = 0
    gave_up: int | None = None
    counted: bool = False
    limited: Limited = field(default_factory=Limited)
    format: int = FORMAT

    @property
    def played(self) -> list[Round]:
        """The duels that are over."""
        return [each for each in self.rounds if each.over]


def holding_of(deck: Deck) -> Holding:
    """What a seat brings to the match."""
    return Holding(deck.key, dict(deck.cards), dict(deck.side), dict(deck.fusion), deck.size)


def first_questions(ante: bool, stakes: Sequence[Chips]) -> list[tuple[str, int]]:
    """R3-2.5, R3-2.7: both must agree before the match."""
    proposed = [ANTE] * ante + [STAKES] * any(stake.worth for stake in stakes)
    return [(prompt, seat) for prompt in proposed for seat in range(len(stakes))]


def later_questions(state: MatchState) -> list[tuple[str, int]]:
    """R3-2.3, R3-2.6, STD-1.3: who is asked what between two duels; it hangs on what everybody knows, the counts."""
    return [question for seat, holding in enumerate(state.holdings) for question in _of_seat(seat, holding)]


def _of_seat(seat: int, holding: Holding) -> Iterator[tuple[str, int]]:
    if holding.missing > 0:
        yield REFILL, seat
    if holding.aside:
        yield EXCHANGE, seat


def kind_of(state: MatchState) -> MatchKind:
    """What the matches of its rule set are like. Raises ValueError if there are none."""
    found = GAMES[state.rules].match
    if found is None:
        raise ValueError(f"{GAMES[state.rules].title} has no matches")
    return found


def wins(state: MatchState, seat: int) -> int:
    """How many duels this seat has won."""
    return sum(each.winner == seat for each in state.played)


def is_over(state: MatchState) -> bool:
    """R3-2.1, STD-1.3: after two duels won by one, or three duels; or somebody gave up."""
    return state.gave_up is not None or max(_counts(state)) >= ENOUGH or len(state.played) == DUELS


def _counts(state: MatchState) -> list[int]:
    """By seat how many duels are won."""
    return [wins(state, seat) for seat in range(len(state.names))]


def winner(state: MatchState) -> int | None:
    """Who has won a match that is over; none for a drawn one (R3-2.2, STD-1.3)."""
    if state.gave_up is not None:
        return 1 - state.gave_up
    counts = _counts(state)
    best = max(counts)
    wins_it = best >= ENOUGH or (kind_of(state).ahead and counts.count(best) == 1)
    return counts.index(best) if wins_it else None


def ending(state: MatchState) -> str:
    """The rule by which it ended."""
    kind = kind_of(state)
    if state.gave_up is not None:
        return kind.given_up
    if winner(state) is None:
        return kind.drawn
    return kind.won if max(_counts(state)) >= ENOUGH else kind.ahead


def beginner(state: MatchState) -> int | None:
    """R3-2.4, STD-1.3: the loser of the last duel decides who goes first; none if it was drawn, or there was none."""
    last = state.played[-1].winner if state.played else None
    return None if last is None else 1 - last


def seed_of(state: MatchState, number: int) -> int:
    """The chance of the duel of that number, each its own (Y16)."""
    chance = Chance(state.seed)
    return [chance.below(1 << 63) for _ in range(number)][-1]


def won_in(each: Round) -> str:
    """R3-2.5: the card that changes hands by a duel, if one does."""
    return "" if each.winner is None or not each.ante else each.ante[1 - each.winner]


def pay_ante(state: MatchState, each: Round) -> None:
    """R3-2.5, R3-2.6: the loser's card leaves the deck, and comes into no deck of this match."""
    card = won_in(each)
    if card and each.winner is not None:
        holding = state.holdings[1 - each.winner]
        holding.cards = dict(+(Counter(holding.cards) - Counter([card])))


def lost_cards(state: MatchState) -> list[list[str]]:
    """By seat the cards that the opponent has won."""
    lost: list[list[str]] = [[] for _ in state.names]
    for each in state.played:
        card = won_in(each)
        if card and each.winner is not None:
            lost[1 - each.winner].append(card)
    return lost


def no_ante(names: Sequence[str], sizes: Sequence[int], filling: Sequence[bool]) -> str:
    """R3-2.6: why an ante can't be offered, empty if it can: by each deck's count, and whether its side deck has a card
    that could fill it.
    """
    for name, size, filled in zip(names, sizes, filling, strict=True):
        if size <= SMALLEST and not filled:
            lost = "so it couldn't be played after losing a card (R3-2.6)"
            return f"no ante: {name}'s deck has {size} cards and no side deck to fill it from, {lost}"
    return ""


def no_stake(name: str, stake: Chips, has: Chips) -> str:
    """R3-2.7: why that can't be staked, empty if it can."""
    if any(count < 0 for count in stake):
        return f"{name} can't stake less than nothing"
    if any(count > own for count, own in zip(stake, has, strict=True)):
        return f"{name} has {has} star chips and can't stake {stake} (R3-2.7)"
    return ""
