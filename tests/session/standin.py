"""A game of the tests' own for matches: who has won is said by a question. Its cards are real, its duels are short."""

from collections import Counter
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from duelterm.core.ask import ACT, NAME, Act, Decision, Why
from duelterm.core.card import Card, Definition
from duelterm.core.events import Event
from duelterm.core.operations import arrive, leave, shuffle
from duelterm.core.state import Over, State
from duelterm.core.zones import EVERYBODY, NOBODY, OWNER, ZoneKind
from duelterm.lang.cards import Card as LanguageCard
from duelterm.lang.load import load_cards
from duelterm.library.chips import Chips
from duelterm.library.deckfile import read_deck
from duelterm.library.decks import Deck
from duelterm.session.api import Question, RefusedAnswer
from duelterm.session.games import GAMES, Game, Laid
from duelterm.session.match import Match, start_match
from duelterm.session.matchkinds import RULEBOOK3, STANDARD
from duelterm.session.matchsetup import MatchSetup
from tests.core.toy import Toy

KEY = "stand-in"
DECK, HAND, ANTE = range(3)
KINDS = (ZoneKind(DECK, "deck", NOBODY), ZoneKind(HAND, "hand", OWNER), ZoneKind(ANTE, "ante", EVERYBODY))
NAMES = ("AMY", "BEN")
OUTCOMES = {"first wins": (0,), "second wins": (1,), "nobody wins": ()}


class StandinState(State):
    """`starter` is who began, by whose word `chooser` (-1: by hands shown)."""

    __slots__ = ("ante", "chooser", "first", "started", "starter")

    def __init__(self, decks: Sequence[Laid], seed: int, switches: Mapping[str, str], first: int | None) -> None:
        super().__init__(KINDS, len(decks), seed)
        self.ante = switches.get("ante") == "yes"
        self.first = first if switches["first"] == "loser" else None
        self.chooser, self.starter, self.started = -1, 0, False
        for seat, deck in enumerate(decks):
            for name in sorted(deck.cards):
                for _ in range(deck.cards[name]):
                    self.add(Definition(name), seat, DECK)

    def clone(self) -> "StandinState":
        new = super().clone()
        new.ante, new.first, new.started = self.ante, self.first, self.started
        new.chooser, new.starter = self.chooser, self.starter
        return new


async def duel(state: StandinState) -> None:
    try:
        if not state.started:
            await set_up(state)
        act = await Decision(ACT, state.starter, [Act(word) for word in OUTCOMES], 1, 1, Why("act"))
        state.end(OUTCOMES[act.verb], "R3-4.1")
    except Over:
        state.events.append(Event("over", -1))


async def set_up(state: StandinState) -> None:
    for seat in state.seats:
        await Decision(ACT, seat, [Act("greet")], 1, 1, Why("greet"))
    for seat in state.seats:
        shuffle(state, seat, DECK)
    if state.first is None:
        hands = [await Decision(NAME, seat, ("rock", "paper"), 1, 1, Why("rock"), private=True) for seat in state.seats]
        state.starter = int(hands[0] == hands[1])
    else:
        state.chooser = state.first
        act = await Decision(ACT, state.first, [Act("first"), Act("second")], 1, 1, Why("who starts"))
        state.starter = state.first if act.verb == "first" else 1 - state.first
    for seat in state.seats:
        for zone in [ANTE] * state.ante + [HAND] * 5:
            card = state.zones[seat][DECK][-1]
            leave(state, card)
            arrive(state, card, seat, zone)
    state.started = True


class Standin(Toy):
    name = KEY

    def __init__(self, pool: Mapping[str, LanguageCard]) -> None:
        self.pool = pool

    def run(self, state: Any) -> Coroutine[Decision, Any, None]:
        return duel(state)

    def now(self, state: Any, card: Card) -> tuple[int | None, tuple[str, ...], bool]:
        return None, (), False

    def moment(self, state: Any) -> tuple[int, int, str]:
        return 1, state.starter, "only"

    def definition(self, name: str) -> Definition:
        return Definition(self.pool[name].name)


def begin(rules: Any, decks: Sequence[Laid], seed: int, switches: Mapping[str, str], first: int | None) -> StandinState:
    return StandinState(decks, seed, switches, first)


GAME = Game(
    key=KEY,
    title="Stand-in",
    cards="duelmonsters",
    conceding="R3-4.6",
    rules=Standin,
    begin=begin,
    check=GAMES["rulebook3"].check,
    usual=("ex-yugi", "ex-kaiba"),
    first="rock-paper-scissors",
    match=RULEBOOK3,
)
STANDARD_KEY = "stand-in by the standard rules"
STANDARD_GAME = replace(GAME, key=STANDARD_KEY, check=GAMES["standard"].check, match=STANDARD, lists=True)
"""The same with decks and matches as the standard rules have them (STD-1.1, STD-1.3)."""


@cache
def pool() -> dict[str, LanguageCard]:
    """The cards of the game, as their files say them."""
    paths = [path for path in Path("cards/duelmonsters").glob("*.yaml") if path.name != "passcodes.yaml"]
    return {card.name: card for card in load_cards(sorted(paths))}


@cache
def deck(key: str) -> Deck:
    """A deck that comes with the program."""
    return read_deck(Path("cards/decks") / f"{key}.yaml")


def deck_of(size: int, side: int = 0, start: int = 0) -> Deck:
    """A deck of so many different cards of the pool, none of them a fusion monster, and a side deck."""
    names = sorted(name for name, card in pool().items() if getattr(card, "frame", "") != "fusion")
    names = names[start:] + names[:start]
    cards, aside = names[:size], names[size : size + side]
    return Deck(f"deck-{size}-{side}", "Deck", "duelmonsters", dict.fromkeys(cards, 1), side=dict.fromkeys(aside, 1))


def begin_match(path: Path, decks: Sequence[Deck] = (), **how: Any) -> Match:
    """A new match; of the EX decks unless others are given, by the stand-in's rules unless `rules` says others."""
    chosen = tuple(decks) or (deck("ex-yugi"), deck("ex-kaiba"))
    setup = MatchSetup(how.pop("rules", KEY), NAMES, chosen, **({"seed": 5} | how))
    return start_match(setup, pool(), path)


def win(match: Match, seat: int | None) -> None:
    """Play the duel that is on so that this seat wins it, nobody if None; then on with the match."""
    assert match.duel is not None
    wanted = {0: "first wins", 1: "second wins", None: "nobody wins"}[seat]
    while match.duel.result is None:
        question = match.duel.question
        assert question is not None
        keys = [choice.key for choice in question.choices]
        match.duel.answer([wanted if wanted in keys else keys[0]])
    match.go_on()


def keep(match: Match) -> None:
    """Agree to all, fill decks that must be filled, exchange nothing, until the next duel or the end."""
    while match.question is not None:
        match.answer(match.question.proposal)


def answer(table: Any, keys: list[str]) -> None:
    """Answer, as proposed if that isn't legal."""
    question: Question = table.question
    try:
        table.answer(keys)
    except RefusedAnswer:
        table.answer(question.proposal)


def all_cards(match: Match) -> Counter[str]:
    """Every card that is anybody's: in decks, side decks and fusion decks, or won."""
    found = Counter(line.won for line in match.score.duels if line.won)
    for holding in match._state.holdings:
        for cards in (holding.cards, holding.side, holding.fusion):
            found.update(cards)
    return found


def chips_of(*worth: Chips) -> int:
    """What they are worth together."""
    return sum(chips.worth for chips in worth)
