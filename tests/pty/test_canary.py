"""Canary in a real terminal: the bytes hold no name that whoever sits there may not know."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
import yaml

from duelterm.core.rng import Chance
from duelterm.lang.load import load_cards
from duelterm.library.decks import Pool
from duelterm.session.duel import Duel
from duelterm.session.games import GAMES
from duelterm.session.journal import answers_in, read_journal
from duelterm.session.opening import open_duel, repeat
from tests.properties.playing import is_act
from tests.pty.conftest import UNGUARDED, Launch
from tests.pty.player import Player
from tests.secrecy.audience import Audience, curtain_is_drawn
from tests.secrecy.canaries import Known, canaries_in, canary
from tests.secrecy.tables import LAID

PROMPTS = 40


def write_cards(folder: Path, game: str, seed: int) -> Path:
    """A folder of cards in which every card of two random decks has a name of its own, and the decks."""
    chance, number, cards = Chance(seed), 0, GAMES[game].cards
    wanted: dict[str, list[str]] = {}
    for seat in range(2):
        laid = LAID[game](chance)
        deck: dict[str, Any] = {"game": cards, "name": f"Own {seat}"}
        for part, counts in (("cards", laid.cards), ("fusion", laid.fusion)):
            for name in [name for name, count in counts.items() for _ in range(count)]:
                unique = f"{canary(number)} {name}"
                wanted.setdefault(name, []).append(unique)
                deck.setdefault(part, {})[unique] = 1
                number += 1
        write(folder / "decks" / f"own-{seat}.yaml", deck)
    for path in sorted(Path("cards", cards).glob("*.yaml")):
        file = with_on(yaml.load(path.read_text(), yaml.CSafeLoader))
        write(folder / cards / path.name, renamed(file, wanted))
    return folder


def with_on(node: Any) -> Any:
    """The same with `on` as a key, which this reader of YAML takes for yes."""
    if isinstance(node, dict):
        return {"on" if key is True else key: with_on(value) for key, value in node.items()}
    return [with_on(part) for part in node] if isinstance(node, list) else node


def renamed(file: dict[str, Any], wanted: dict[str, list[str]]) -> dict[str, Any]:
    """A card file with a card for every name that is wanted of one of its cards."""
    entries = file.get("cards", ())
    cards = [entry | {"name": unique} for entry in entries for unique in wanted.get(entry["name"], ())]
    return file | {"cards": cards}


def write(path: Path, content: Any) -> None:
    """A YAML file, unless it would hold no card. (In JSON, which is YAML too: aliases are refused.)"""
    if content["cards"]:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(content, ensure_ascii=False))


class Followed:
    """The duel as its journal tells it, answer by answer."""

    def __init__(self, journals: Iterable[Path], pool: Pool) -> None:
        (self._path,) = journals
        self.duel: Duel = open_duel(read_journal(self._path).header, pool)

    def catch_up(self) -> None:
        """Give the answers that are new on disk."""
        held = answers_in(read_journal(self._path).entries)
        for number, entry in held[self.duel.answers :]:
            repeat(self.duel, entry, number, 0)


@pytest.mark.slow
@pytest.mark.case("T28", "T33")
@pytest.mark.parametrize(("game", "seed"), [("duel-masters", 1), ("rulebook3", 2), ("duel-masters", 3)])
def test_no_byte_tells_a_name_that_is_not_for_whoever_sits_there(
    launch: Launch, tmp_path: Path, game: str, seed: int
) -> None:
    cards = write_cards(tmp_path / "cards", game, seed)
    pool = {card.name: card for card in load_cards(sorted((cards / GAMES[game].cards).glob("*.yaml")))}
    decks = [str(cards / "decks" / f"own-{seat}.yaml") for seat in range(2)]
    chosen = [word for seat, deck in enumerate(decks) for word in (f"--deck{seat + 1}", deck)]
    words = ("play", "--game", game, *chosen, "--names", "Ann", "Ben", "--seed", str(seed))
    terminal = launch(*words, program=UNGUARDED, DUELTERM_CARDS_DIR=str(cards))
    terminal.wait(lambda text: "PASS THE KEYBOARD" in text or "ASKS" in text)
    assert not canaries_in(terminal.raw.decode())

    followed = Followed((tmp_path / "data" / "duels").glob("*.duel"), pool)
    player, audience, known = Player(terminal, guard=0.0), Audience(), Known(followed)
    shown: set[str] = set()
    opening = looks = 0
    while not player.over() and player.steps < PROMPTS + opening:
        before, begun, looks = terminal.text, len(terminal.raw), looks + 1
        assert looks < 8 * PROMPTS, f"nothing is asked any more:\n{before}"
        player.step()
        terminal.settle(0.15)
        audience.follow(before, player.pressed, terminal.text)
        followed.catch_up()
        opening = opening or player.steps * is_act(followed.duel)
        known.learn()
        found = canaries_in(terminal.raw[begun:].decode(errors="replace"))
        secret = found - known.of(audience.person)
        assert not secret, f"{secret} for {audience.person} after {player.pressed}:\n{before}\n{terminal.text}"
        assert not (found and curtain_is_drawn(before) and curtain_is_drawn(terminal.text))
        shown |= found - known.of(None)
    assert audience.changes > 3
    assert len(shown) > 5, "the private screens were never shown"
