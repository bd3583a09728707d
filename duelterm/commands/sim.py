"""`duelterm sim`: random players play many duels."""

import argparse
import json
from collections import Counter
from typing import Any

from duelterm.commands.guard import DONE, INTERNAL, say
from duelterm.commands.picking import playable_decks
from duelterm.commands.seats import named_decks
from duelterm.library.pool import load_pool
from duelterm.session.games import GAMES, Game
from duelterm.session.simulate import simulate


def run(arguments: argparse.Namespace) -> int:
    """Play, print what came of it, and fail if the watch found a violation."""
    game = GAMES[arguments.game]
    pool = load_pool(game.cards)
    wanted = zip(named_decks(arguments, game), game.usual, strict=True)
    decks = playable_decks([named or usual for named, usual in wanted], game, pool)
    report = simulate(game, pool, decks, duels=arguments.duels, seed=arguments.seed, check=arguments.check)
    for violation in report.violations:
        say(violation)
    found: dict[str, Any] = {
        "duels": report.duels,
        "decisions": report.decisions,
        "choices": report.choices,
        "cpu_seconds": round(report.cpu_seconds, 3),
        "results": dict(report.results),
    }
    if arguments.check:
        found["violations"] = len(report.violations)
    if arguments.json:
        print(json.dumps(found))
    else:
        for name, value in (found | {"results": _in_words(report.results, game)}).items():
            print(f"{name.replace('_', ' ')}: {value}")
    return INTERNAL if report.violations else DONE


def _in_words(results: Counter[str], game: Game) -> str:
    who = "deck" if game.check_team is None else "team"
    return f"{who} 1 won {results['1']}, {who} 2 won {results['2']}, drawn {results['draw']}"
