"""Many random duels, watched for what must never happen."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from duelterm.core.flow import Flow
from duelterm.core.rng import Chance
from duelterm.core.ruleset import RuleSet
from duelterm.library.decks import Deck, Pool
from duelterm.session.bots import RandomBot
from duelterm.session.games import Game

MOST_DECISIONS = 20_000
"""A duel of more decisions than this is reported as one that doesn't end."""


@dataclass(slots=True)
class Report:
    """What came of it. `decisions` counts all questions, `choices` those with more than one answer; `results` counts
    winners by deck or team (`1`, `2`, `draw`), `sides` has the team of each seat.
    """

    sides: Sequence[int] = (0, 1)
    duels: int = 0
    decisions: int = 0
    choices: int = 0
    cpu_seconds: float = 0.0
    results: Counter[str] = field(default_factory=Counter)
    violations: list[str] = field(default_factory=list)


def simulate(game: Game, pool: Pool, decks: Sequence[Deck], *, duels: int, seed: int, check: bool) -> Report:
    """Play so many random duels. With `check` the invariants are tested at every decision."""
    rules = game.rules(pool)
    laid = [game.laid(deck) for deck in decks]
    report = Report(game.sides)
    seeds = Chance(seed)
    began = time.process_time()
    for number in range(1, duels + 1):
        state = game.begin(rules, laid, seeds.below(1 << 63), {}, None)
        bot = RandomBot(seeds.below(1 << 63))
        play_out(rules, state, bot, report, f"duel {number} of seed {seed}", Watch(state) if check else None)
    report.cpu_seconds = time.process_time() - began
    return report


def play_out(rules: RuleSet, state: Any, bot: RandomBot, report: Report, label: str, watch: "Watch | None") -> None:
    """One duel to its end."""
    flow = Flow(rules.run(state))
    report.duels += 1
    asked = 0
    while flow.decision is not None and asked < MOST_DECISIONS:
        decision = flow.decision
        asked += 1
        report.choices += decision.kind == "confirm" or len(decision.options) > 1
        if watch is not None:
            faults = watch.faults(rules, state, decision)
            report.violations += [f"{label}, decision {asked}: {fault}" for fault in faults]
        flow.send(bot.answer(decision))
    report.decisions += asked
    result = state.result
    if result is None:
        report.violations.append(f"{label}: not over after {asked} decisions")
        return
    won = {report.sides[seat] for seat in result.winners}
    report.results[str(won.pop() + 1) if len(won) == 1 else "draw"] += 1


class Watch:
    """The invariants of a duel: cards conserved, none in two places, somebody can act, nothing waits at an act,
    and what the rule set says of its own.
    """

    __slots__ = ("count",)

    def __init__(self, state: Any) -> None:
        self.count = len(state.cards)

    def faults(self, rules: RuleSet, state: Any, decision: Any) -> Iterator[str]:
        """What is wrong now."""
        places = Counter(card.uid for card in cards_in_play(rules, state))
        if len(state.cards) < self.count:
            yield f"{self.count - len(state.cards)} cards are no longer counted"
        self.count = len(state.cards)  # tokens come into being
        if sorted(places.elements()) != list(range(self.count)):
            lost = set(range(self.count)) - set(places)
            twice = [uid for uid, number in places.items() if number > 1]
            yield f"cards lost {sorted(lost)}, in two places {twice}"
        if decision.kind == "act" and not decision.options:
            yield "nobody can act"
        if rules.is_quiescent(state, decision) and state.pending:
            yield "an effect waits while an act is asked"
        yield from rules.faults(state, decision)
        for seat, zones in enumerate(state.zones):
            for index, zone in enumerate(zones):
                if any(card.zone != index or card.seat != seat for card in zone):
                    yield f"a card in seat {seat}'s {state.kinds[index].name} thinks it lies elsewhere"


def cards_in_play(rules: RuleSet, state: Any) -> Iterator[Any]:
    """Every card, wherever it is."""
    for zones in state.zones:
        for zone in zones:
            for card in zone:
                yield card
                yield from card.beneath
    yield from rules.loose(state)
