"""How fast it is, as ratios that hold on any machine: `python -m tests.bench.speed`.

- a question of a random duel of DM-01 decks, against a question of the yardstick's
- a fork of a duel at an act, in questions of the yardstick's
- `duelterm --version` against `python -c pass`

Short slices of both sides in turn within one process; the median of the ratios.
"""

import importlib.util
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

from duelterm.core.flow import Flow
from duelterm.core.rng import Chance
from duelterm.duelmasters.ruleset import DuelMastersRules
from duelterm.duelmasters.switches import DEFAULT
from duelterm.library.decks import Deck
from duelterm.session.bots import RandomBot
from duelterm.session.duel import Duel
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


def first_set_decks() -> list[Deck]:
    """The decks that need nothing but DM-01."""
    return [deck for deck in decks() if all(pool()[name].set == "DM-01" for name in deck.cards)]


def play_slice(duels: int, seed: int) -> int:
    """So many random duels. How many questions were asked."""
    chance, choice, asked = Chance(seed), first_set_decks(), 0
    for _ in range(duels):
        cards = [choice[chance.below(len(choice))].cards for _ in range(2)]
        asked += play_duel(rules(), cards, chance.below(1 << 63))
    return asked


def play_duel(game: DuelMastersRules, cards: Sequence[Any], seed: int) -> int:
    """One random duel, as the simulator plays it."""
    flow, bot = Flow(game.run(game.begin(cards, seed, DEFAULT, None))), RandomBot(seed)
    asked = 0
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


def question_ratios(yardstick: Any, pairs: int, duels: int) -> list[float]:
    """Our cost of a question against the yardstick's, slice by slice."""
    return [
        per_question(partial(play_slice, duels, n)) / per_question(partial(measured, yardstick, duels, n))
        for n in range(pairs)
    ]


def duels_at_acts(count: int) -> list[Duel]:
    """Duels somewhere in their middle, each at an act."""
    game, choice, found = rules(), first_set_decks(), []
    for seed in range(count):
        chance = Chance(seed)
        cards = [choice[chance.below(len(choice))].cards for _ in range(2)]
        duel, bot = Duel(game, game.begin(cards, seed, DEFAULT, None)), RandomBot(seed)
        for _ in range(20 + chance.below(60)):
            forward = None if duel.decision is None else duel.flow.send(bot.answer(duel.decision))
            if forward is not None and game.is_quiescent(duel.state, forward):
                found.append(duel.fork())
    return found[:: max(1, len(found) // count)][:count]


def fork_ratios(yardstick: Any, pairs: int, duels: int) -> list[float]:
    """What a fork costs, in questions of the yardstick's."""
    there = duels_at_acts(2 * duels)

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


def measure(pairs: int, duels: int, starts: int) -> dict[str, float]:
    """The three medians."""
    yardstick = load_yardstick()
    play_slice(2, 0)
    yardstick.bench(2, 90_000, False, False)
    return {
        "question": median(question_ratios(yardstick, pairs, duels)),
        "fork": median(fork_ratios(yardstick, pairs, duels)),
        "version": median(start_ratios(starts)),
    }


LIMITS = {"question": 10.0, "fork": 15.0, "version": 3.0}
WORDS = {
    "question": "a question, in questions of the yardstick",
    "fork": "a fork at an act, in questions of the yardstick",
    "version": "--version, in starts of a bare interpreter",
}


def main() -> int:
    """Print the ratios beside their limits; 1 if one is over."""
    found = measure(PAIRS, SLICE, STARTS)
    for name, ratio in found.items():
        print(f"{WORDS[name]}: {ratio:.2f} (at most {LIMITS[name]:g})")
    return int(any(ratio > LIMITS[name] for name, ratio in found.items()))


if __name__ == "__main__":
    sys.exit(main())
