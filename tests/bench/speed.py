"""How fast it is, as ratios that hold on any machine: `python -m tests.bench.speed`.

- a question of a random duel, against a question of the yardstick's: of Duel Masters with DM-01 decks, of Duel Monsters
  by each rule set with the EX decks and decks of the whole pool in turn
- a fork of a duel at an act, in questions of the yardstick's
- `duelterm --version` against `python -c pass`

Short slices of both sides in turn within one process; the median of the ratios, and the middle half of them.
"""

import importlib.util
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Any

from duelterm.core.flow import Flow
from duelterm.core.rng import Chance
from duelterm.core.ruleset import RuleSet
from duelterm.library.decks import Deck
from duelterm.session.bots import RandomBot
from duelterm.session.duel import Duel
from duelterm.session.games import GAMES, Laid
from tests.properties import monsters, standard, tag
from tests.properties.playing import decks, pool, rules

YARDSTICK = Path(__file__).resolve().parents[3] / "shared" / "tools" / "yardstick.py"
SLICE = 30
PAIRS = 25
STARTS = 15


def load_yardstick() -> Any:
    """The yardstick's module. Raises OSError where it isn't there."""
    name = "yardstick"
    spec = importlib.util.spec_from_file_location(name, YARDSTICK)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@cache
def first_set_decks() -> list[Deck]:
    """The decks that need nothing but DM-01."""
    return [deck for deck in decks() if all(pool()[name].set == "DM-01" for name in deck.cards)]


@cache
def first_decks() -> list[Deck]:
    """The two decks of the box that the third edition came in."""
    return [deck for deck in monsters.decks() if deck.key.startswith("ex-")]


def first_set_deck(chance: Chance) -> Laid:
    """Any deck that needs nothing but DM-01."""
    return Laid(first_set_decks()[chance.below(len(first_set_decks()))].cards, {}, 0)


def any_monster_deck(chance: Chance, of_pool: Callable[[Chance], dict[str, Any]] = monsters.any_deck) -> Laid:
    """One of the EX decks, or a deck of the whole pool."""
    if chance.below(2):
        return Laid(**of_pool(chance))
    found = first_decks()[chance.below(len(first_decks()))]
    return Laid(found.cards, found.fusion, sum(found.side.values()))


@dataclass(slots=True, frozen=True)
class Played:
    """A game that is measured: its key, its rules over all cards, and decks by chance. A duel of it counts for `length`
    of a slice's.
    """

    key: str
    rules: Callable[[], RuleSet]
    deck: Callable[[Chance], Laid]
    length: int = 1

    def begin(self, chance: Chance) -> Any:
        """A new duel's state, by chance."""
        game = GAMES[self.key]
        decks = [self.deck(chance) for _ in game.sides]
        return game.begin(self.rules(), decks, chance.below(1 << 63), {}, None)


PLAYED = (
    Played("duel-masters", rules, first_set_deck),
    Played("rulebook3", monsters.rules, any_monster_deck),
    Played("standard", standard.rules, partial(any_monster_deck, of_pool=standard.any_deck)),
    Played("tag", tag.rules, partial(any_monster_deck, of_pool=standard.any_deck), length=10),
)


def play_slice(game: Played, duels: int, seed: int) -> int:
    """So many random duels. How many questions were asked."""
    chance = Chance(seed)
    return sum(play_duel(game, chance) for _ in range(max(1, duels // game.length)))


def play_duel(game: Played, chance: Chance) -> int:
    """One random duel, as the simulator plays it."""
    flow = Flow(game.rules().run(game.begin(chance)))
    bot, asked = RandomBot(chance.below(1 << 63)), 0
    while flow.decision is not None:
        flow.send(bot.answer(flow.decision))
        asked += 1
    return asked


def per_question(work: Callable[[], int]) -> float:
    """CPU seconds for each question of some work that tells how many it asked."""
    began = process_time()
    asked = work()
    return (process_time() - began) / asked


def measured(yardstick: Any, duels: int, number: int) -> int:
    """A slice of the yardstick's duels. How many questions were asked."""
    asked: int = yardstick.bench(duels, number * duels, False, False)[0]
    return asked


def question_ratios(yardstick: Any, game: Played, pairs: int, duels: int) -> list[float]:
    """Our cost of a question against the yardstick's, slice by slice."""
    return [
        per_question(partial(play_slice, game, duels, n)) / per_question(partial(measured, yardstick, duels, n))
        for n in range(pairs)
    ]


def duels_at_acts(game: Played, count: int) -> list[Duel]:
    """Duels somewhere in their middle, each at an act."""
    found: list[Duel] = []
    for seed in range(count):
        chance = Chance(seed)
        duel, bot = Duel(game.rules(), game.begin(chance)), RandomBot(seed)
        for _ in range(20 + chance.below(60)):
            forward = None if duel.decision is None else duel.flow.send(bot.answer(duel.decision))
            if forward is not None and duel.rules.is_quiescent(duel.state, forward):
                found.append(duel.fork())
    return found[:: max(1, len(found) // count)][:count]


def fork_ratios(yardstick: Any, game: Played, pairs: int, duels: int) -> list[float]:
    """What a fork costs, in questions of the yardstick's."""
    there = duels_at_acts(game, 2 * duels)

    def fork_all() -> int:
        for duel in there:
            duel.fork()
        return len(there)

    return [per_question(fork_all) / per_question(partial(measured, yardstick, duels, n)) for n in range(pairs)]


def start_ratios(starts: int) -> list[float]:
    """How long `--version` takes against a bare interpreter."""
    version, bare = [sys.executable, "-m", "duelterm", "--version"], [sys.executable, "-c", "pass"]
    return [seconds(version) / seconds(bare) for _ in range(starts)]


def seconds(command: list[str]) -> float:
    """The time of one run of a program."""
    began = perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - began


def measure(pairs: int, duels: int, starts: int) -> dict[str, list[float]]:
    """All ratios, in order of size."""
    yardstick = load_yardstick()
    yardstick.bench(2, 90_000, False, False)
    found: dict[str, list[float]] = {}
    for game in PLAYED:
        play_slice(game, 2, 0)
        found[f"question {game.key}"] = question_ratios(yardstick, game, pairs, duels)
        found[f"fork {game.key}"] = fork_ratios(yardstick, game, pairs, duels)
    return {name: sorted(ratios) for name, ratios in (found | {"version": start_ratios(starts)}).items()}


LIMITS = {
    "question duel-masters": 10.0,
    "question rulebook3": 10.0,
    "question standard": 12.0,
    "question tag": 14.0,
    "fork duel-masters": 15.0,
    "fork rulebook3": 15.0,
    "fork standard": 20.0,
    "fork tag": 40.0,
    "version": 3.0,
}
WORDS = {
    "question duel-masters": "a question of Duel Masters, in questions of the yardstick",
    "question rulebook3": "a question of Duel Monsters, third edition, in questions of the yardstick",
    "question standard": "a question of Duel Monsters, standard rules, in questions of the yardstick",
    "question tag": "a question of a tag duel, in questions of the yardstick",
    "fork duel-masters": "a fork of Duel Masters at an act, in questions of the yardstick",
    "fork rulebook3": "a fork of Duel Monsters, third edition, at an act, in questions of the yardstick",
    "fork standard": "a fork of Duel Monsters, standard rules, at an act, in questions of the yardstick",
    "fork tag": "a fork of a tag duel at an act, in questions of the yardstick",
    "version": "--version, in starts of a bare interpreter",
}


def spread(ratios: list[float]) -> str:
    """Between which two the middle half of them lies."""
    if len(ratios) < 4:
        return f"{ratios[0]:.2f} to {ratios[-1]:.2f}"
    low, _, high = quantiles(ratios, n=4)
    return f"{low:.2f} to {high:.2f}"


def main() -> int:
    """Print the medians and how they spread beside their limits; 1 if one is over."""
    found = measure(PAIRS, SLICE, STARTS)
    for name, ratios in found.items():
        print(f"{WORDS[name]}: {median(ratios):.2f} ({spread(ratios)}; at most {LIMITS[name]:g})")
    return int(any(median(ratios) > LIMITS[name] for name, ratios in found.items()))


if __name__ == "__main__":
    sys.exit(main())
