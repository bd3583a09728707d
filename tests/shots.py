"""Pictures of the program, drawn by itself, always the same ones: `python -m tests.shots` writes them."""

import asyncio
import os
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from duelterm.lang.cards import Card
from duelterm.library.deckfile import find_deck
from duelterm.library.pool import load_pool
from duelterm.session.games import GAMES
from duelterm.session.opening import Setup, start
from duelterm.session.session import Session
from duelterm.session.tutorial import advised_answer, keys_of
from duelterm.tui.app import DuelApp
from duelterm.tui.settings import Settings
from duelterm.tui.shots import save_svg

LETTERS = "ab"
MOST_ANSWERS = 600


@dataclass(slots=True, frozen=True)
class Scene:
    """One picture: a duel of advised players up to the first question that `wanted` accepts, then some keys."""

    name: str
    size: tuple[int, int]
    wanted: Callable[[Session], bool]
    keys: tuple[str, ...] = ()
    seed: int = 16
    rules: str = "duel-masters"
    decks: tuple[str, ...] = ("starter", "shobu-fire")


def asks(prompt: str, turn: int) -> Callable[[Session], bool]:
    """A question of this kind, from this turn on."""

    def wanted(session: Session) -> bool:
        question = session.question
        return question is not None and question.prompt == prompt and session.view(None).turn >= turn

    return wanted


def chained(links: int, turn: int) -> Callable[[Session], bool]:
    """A chain of so many links that may be answered, from this turn on."""

    def wanted(session: Session) -> bool:
        question, view = session.question, session.view(None)
        return question is not None and question.prompt == "chain" and len(view.chain) >= links and view.turn >= turn

    return wanted


STANDARD = ("standard", ("trapdoors", "throne-room"))
TAG = ("tag", ("throne-room", "trapdoors", "armoury", "starter-deck-pegasus"))
NAMES = ("AMY", "BEN", "CAL", "DAN")
SCENES = (
    Scene("curtain-80x24", (80, 24), asks("act", 1)),
    Scene("main-80x24", (80, 24), asks("act", 9), (*LETTERS,)),
    Scene("main-120x40", (120, 40), asks("act", 9), (*LETTERS,)),
    Scene("block-120x40", (120, 40), asks("block", 10), (*LETTERS,)),
    Scene("main-160x50", (160, 50), asks("act", 11), (*LETTERS,)),
    Scene("monsters-120x40", (120, 40), asks("act", 14), (*LETTERS,), 10, "rulebook3", ("ex-yugi", "ex-kaiba")),
    Scene("monsters-80x24", (80, 24), asks("act", 14), (*LETTERS,), 10, "rulebook3", ("ex-yugi", "ex-kaiba")),
    Scene("standard-120x40", (120, 40), chained(2, 5), (*LETTERS,), 6, *STANDARD),
    Scene("standard-80x24", (80, 24), chained(2, 5), (*LETTERS,), 6, *STANDARD),
    Scene("tag-120x40", (120, 40), asks("answer attack", 27), (*LETTERS,), 2, *TAG),
    Scene("tag-80x24", (80, 24), asks("answer attack", 27), (*LETTERS,), 2, *TAG),
)


FOLDER = Path(__file__).parents[1] / "screenshots"


def write(folder: Path) -> None:
    """Draw all of them into a folder."""
    pools = {game.cards: load_pool(game.cards) for game in GAMES.values()}
    for scene in SCENES:
        draw(scene, pools[GAMES[scene.rules].cards], folder / f"{scene.name}.svg")


def draw(scene: Scene, pool: Mapping[str, Card], path: Path) -> None:
    """Play a duel to the scene and draw it."""
    with tempfile.TemporaryDirectory() as place:
        decks = tuple(find_deck(key) for key in scene.decks)
        game = GAMES[scene.rules].cards
        names = NAMES[: len(decks)]
        setup = Setup(game, names, decks, "seat:0", "curtain", scene.seed, rules=scene.rules)
        session = start(setup, pool, Path(place) / "scene.duel")
        try:
            for _ in range(MOST_ANSWERS):
                decision = session.duel.decision
                if decision is None or scene.wanted(session):
                    break
                session.answer(keys_of(session.duel, decision, advised_answer(session.duel, decision)))
            asyncio.run(shoot(session, scene, path))
        finally:
            session.close()


async def shoot(session: Session, scene: Scene, path: Path) -> None:
    """Show the duel on a screen of the scene's size, press its keys, keep the picture."""
    os.environ.pop("NO_COLOR", None)
    app = DuelApp(table=session, settings=Settings(guard=0.0, rest=0.0, letters=lambda: LETTERS, coach="off"))
    async with app.run_test(size=scene.size) as pilot:
        await pilot.pause()
        await pilot.press(*scene.keys)
        await pilot.pause()
        save_svg(app, path)
        app.exit(0)


if __name__ == "__main__":
    write(FOLDER)
