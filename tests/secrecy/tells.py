"""Two duels that differ in nothing that the watcher can know, played with the same keys on two screens."""

import random
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path

from duelterm.core.card import Card
from duelterm.core.rng import Chance
from duelterm.session.duel import Duel
from duelterm.session.games import GAMES
from duelterm.session.journal import Header, Journal
from duelterm.session.session import Session
from duelterm.tui.answering.base import LISTED
from duelterm.tui.screens.curtain import Curtain
from tests.properties.observing import hidden_from
from tests.properties.playing import is_act
from tests.properties.test_seeing import secretive
from tests.secrecy.audience import Audience
from tests.secrecy.fingers import some_keys
from tests.secrecy.recorded import Keys, recorded
from tests.secrecy.tables import EVERY, exchanged, sit_anyhow
from tests.session.sitting import play

Action = tuple[str, ...]
"""Keys; or `label` and a spot: the keys of that spot's label."""
LABEL = "label"
SIZES = ((80, 24), (80, 24), (120, 40))
GLANCES: tuple[Action, ...] = (("down",), ("left",), ("tab",), ("L", "escape"), ("G", "escape"), ("M", "escape"))


@dataclass(slots=True)
class Scene:
    """A key was pressed, and what the watcher could see then; `picture` is empty on another's private screen."""

    action: Action
    audience: int | None
    page: str
    picture: str


@dataclass(slots=True)
class Pair:
    """A duel, and the same with other hidden cards of the seats that the watchers (none: anybody) can't look at."""

    header: Header
    duels: tuple[Duel, Duel]
    watchers: Sequence[int]
    uids: set[int]
    began: int = field(init=False)

    def __post_init__(self) -> None:
        self.began = len(self.duels[0].state.events)

    @property
    def differs(self) -> bool:
        """Whether anything was exchanged at all."""
        one, other = (str(duel.state.digest()) for duel in self.duels)
        return one != other

    def is_told(self, duel: Duel) -> bool:
        """Whether a watcher has been shown a card that was exchanged, or is looking at one now."""
        decision = duel.decision
        if decision is not None and decision.shown and self.may_read(decision.seat, decision.private):
            return True
        new = duel.state.events[self.began :]
        return any(event.card in self.uids for event in new if self.may_know(event.names))

    def may_know(self, names: int) -> bool:
        """Whether one of the watchers, or everybody, is told what the seats of this bit mask are."""
        if self.watchers:
            return any(names & 1 << seat for seat in self.watchers)
        return all(names & 1 << seat for seat in self.duels[0].state.seats)

    def may_read(self, seat: int, private: bool) -> bool:
        """Whether one of the watchers may read a question."""
        return not private or seat in self.watchers

    def may_sit(self, person: int | None) -> bool:
        """Whether this is one of the watchers before the screen, or nobody."""
        return person is None or person in (self.header.seated[seat] for seat in self.watchers)


def pairs(path: Path, seed: int) -> Iterator[Pair]:
    """Pairs from random acts of one random duel."""
    chance = Chance(seed)
    with closing(sit_anyhow(path, seed, EVERY)) as table:
        teams = GAMES[table.header.rules].teams()
        for _ in play(table, seed):
            if not is_act(table.duel) or chance.below(5):
                continue
            watchers = (*teams, ())[chance.below(3)]
            owners = [seat for team in teams if team != watchers for seat in team]
            hidden = unknown_to(table.duel, watchers, owners)
            other = exchanged(table.duel, hidden, chance.below(1 << 16))
            yield Pair(table.header, (table.duel.fork(), other), watchers, {card.uid for card in hidden})


def unknown_to(duel: Duel, watchers: Sequence[int], owners: Sequence[int]) -> list[Card]:
    """The cards of these owners that none of the watchers, or the public, can look at."""
    first, *others = [hidden_from(duel, seat, owners) for seat in watchers or (None,)]
    return [card for card in first if all(card in hidden for hidden in others)]


class Show:
    """One of the two duels on a screen."""

    def __init__(self, pair: Pair, table: Session, keys: Keys) -> None:
        self.pair, self.table, self.keys = pair, table, keys
        self.audience = Audience(tuple(dict.fromkeys(pair.header.names)))

    @property
    def is_secret(self) -> bool:
        """Whether somebody looks at what the watchers may not see."""
        return not self.pair.may_sit(self.audience.person)

    def is_over(self) -> bool:
        """Whether no more can be compared."""
        return self.table.question is None or self.pair.is_told(self.table.duel)

    def next_action(self, chance: random.Random) -> Action | None:
        """Something at random, on a private screen of another's something that gives no card away. None: it has to."""
        app, decision = self.keys.app, self.table.duel.decision
        assert decision is not None
        if not self.is_secret or isinstance(app.screen, Curtain) or app.screen is not app.duel:
            return some_keys(app, chance)
        if chance.random() < 0.3:
            return chance.choice(GLANCES)
        attackers = [act.card for act in decision.options if getattr(act, "verb", "") == "attack"]
        if attackers and chance.random() < 0.7:
            return (LABEL, f"c{chance.choice(attackers).mark}", "enter")
        if secretive(decision) is None:
            return None
        verbs = {getattr(act, "verb", "") for act in decision.options}
        if "end" in verbs:
            return ("E", "enter")
        if "end battle" in verbs:
            return (LABEL, f"{LISTED}end battle")
        return ("escape",) if decision.kind == "confirm" else ("enter",)

    async def do(self, action: Action) -> list[Scene]:
        """Carry it out; what can be seen after each key."""
        return [await self.press(action, key) for key in self.typed(action)]

    async def press(self, action: Action, key: str) -> Scene:
        """Press a key of an action."""
        before = self.keys.text
        await self.keys.press(key)
        self.audience.follow(before, (key,), self.keys.text)
        page = type(self.keys.app.screen).__name__
        return Scene(action, self.audience.person, page, "" if self.is_secret else self.keys.text)

    def typed(self, action: Action) -> tuple[str, ...]:
        """The keys of an action."""
        if action[0] != LABEL:
            return action
        duel = self.keys.app.duel
        assert duel is not None
        assert action[1] in duel.desk.typed.labels, f"no {action[1]} here:\n{self.keys.text}"
        return (*duel.desk.typed.labels[action[1]], *action[2:])


@asynccontextmanager
async def showing(pair: Pair, which: int, path: Path, seed: int) -> AsyncIterator[Show]:
    """One of the two on a screen of its own, up to the first curtain."""
    header = pair.header
    with closing(Session(header, pair.duels[which], Journal.create(path, header), path.name)) as table:
        async with recorded(table, SIZES[seed // 4 % len(SIZES)], seed) as keys:
            keys.taken()
            yield Show(pair, table, keys)


async def watch(pair: Pair, path: Path, seed: int, most: int) -> int:
    """Play both with the same keys; how many screens the watcher saw, all of them alike."""
    actions: list[Action] = []
    scenes = await play_first(pair, path / "first.duel", seed, most, actions)
    others = await play_again(pair, path / "again.duel", seed, actions)
    for one, other in zip(scenes, others, strict=False):
        assert one == other, f"watched by {pair.watchers}: {one.action}\n{one.picture}\n{other.picture}"
    return sum(bool(scene.picture) for scene, _ in zip(scenes, others, strict=False))


async def play_first(pair: Pair, path: Path, seed: int, most: int, actions: list[Action]) -> list[Scene]:
    """Choose keys and note them."""
    chance = random.Random(seed)
    scenes: list[Scene] = []
    async with showing(pair, 0, path, seed) as show:
        while len(scenes) < most and (action := show.next_action(chance)) is not None:
            actions.append(action)
            done = await show.do(action)
            if show.is_over():
                break
            scenes += done
    return scenes


async def play_again(pair: Pair, path: Path, seed: int, actions: list[Action]) -> list[Scene]:
    """Press the same keys."""
    scenes: list[Scene] = []
    async with showing(pair, 1, path, seed) as show:
        for action in actions:
            done = await show.do(action)
            if show.is_over():
                break
            scenes += done
    return scenes
