"""Nobody learns what they can't know: neither from views, news and questions, nor from who is asked what."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from duelterm.core.ask import ACT, CONFIRM, ORDER, PICK, Decision
from duelterm.core.looking import view_of
from duelterm.core.rng import Chance
from duelterm.core.zones import EVERYBODY
from duelterm.duelmasters.ruleset import DuelMastersRules
from duelterm.duelmasters.switches import DEFAULT
from duelterm.duelmasters.zones import HAND
from duelterm.lang.cards import Card as LanguageCard
from duelterm.session.duel import Duel
from duelterm.session.lines import lines_of
from tests.properties.games import GAMES, ONE_FAST
from tests.properties.observing import NAMES, asked, hidden_from, observed, permuted, texts
from tests.properties.playing import MOST, any_deck, is_act, keys_of, numbers, play, pool, value_of

SEEDS, MORE_SEEDS = range(30, 31), range(31, 33)
EVERY = (0, 1, None)
FEWER = {"tag": 400}
"""The answers after which the fast tests leave a long duel, and after three times as many a slow one."""


def looking(duel: Duel) -> tuple[int | None, ...]:
    """All who look: each seat, and the public."""
    return (*duel.state.seats, None)


@pytest.mark.parametrize("game", ONE_FAST)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(game: str, seed: int) -> None:
    look_at_others(game, seed, FEWER.get(game, MOST))


def look_at_others(game: str, seed: int, most: int) -> None:
    """A duel at some of its acts beside others that differ in what one seat, or the public, can't know."""
    duel = GAMES[game](seed)
    chance, looked_at = Chance(seed), 0
    for _ in play(duel, numbers(seed, most)):
        if is_act(duel) and chance.below(5) == 0:
            for seat in looking(duel):
                other = permuted(duel, hidden_from(duel, seat), chance.below(1 << 16))
                assert observed(other, seat) == observed(duel, seat)
                looked_at += other.state.digest() != duel.state.digest()
    assert looked_at


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", MORE_SEEDS)
def test_what_a_seat_cannot_know_changes_nothing_in_more_duels(game: str, seed: int) -> None:
    look_at_others(game, seed, MOST)


# what a seat could learn from being shown what happens, and from who is asked what


class Pair:
    """A duel, and another in which the hidden cards of `owner` are each other; an opposing seat watches both."""

    def __init__(self, duel: Duel, owner: int, chance: Chance) -> None:
        state = duel.state
        foes = [seat for seat in state.seats if seat not in state.team(owner)]
        self.watcher, self.owner, self.chance = foes[chance.below(len(foes))], owner, chance
        hidden = hidden_from(duel, self.watcher, (owner,))
        self.uids = {card.uid for card in hidden}
        self.duels = (duel.fork(), permuted(duel, hidden, chance.below(1 << 16)))
        self.began = len(duel.state.events)

    def look_alike(self) -> None:
        """The watcher, its partner and the public see and read the same in both."""
        for seat in (*self.duels[0].state.team(self.watcher), None):
            one, other = (observed(duel, seat, self.began) for duel in self.duels)
            assert one == other

    def is_told(self) -> bool:
        """Whether a card that was exchanged has come to light in either."""
        return any(self.is_shown(duel) for duel in self.duels)

    def is_shown(self, duel: Duel) -> bool:
        """Whether the watcher has been shown such a card, or is looking at one now."""
        decision = duel.decision
        if decision is not None and decision.shown and decision.seat == self.watcher:
            return True
        known = (event for event in duel.state.events[self.began :] if event.names & (1 << self.watcher))
        return any(event.card in self.uids for event in known)

    def go_on(self) -> bool:
        """Answer in both alike, the owner of hidden cards, and who sees them too, by what it does with none of them.
        False: it must in one.
        """
        decision = self.duels[0].decision
        if decision is None:
            return False
        value = value_of(decision, self.chance.below(1 << 16))
        if decision.seat in self.duels[0].state.team(self.owner) and decision.private and decision.why.prompt != "pay":
            value = secretive(decision)
            if secretive(self.duels[1].decision) is None:
                return False
        if value is None:
            return False
        keys = keys_of(self.duels[0], value)
        for duel in self.duels:
            duel.answer(keys)
        return True


PLAIN = ("end", "attack", "take", "pass", "end battle")
"""Verbs of acts that need no hidden card."""


def secretive(decision: Decision | None) -> Any:
    """An answer that gives no hidden card away; None without one."""
    if decision is None:
        return None
    if decision.kind == ACT:
        plain = [act for act in decision.options if act.verb in PLAIN]
        return plain[0] if plain else None
    if decision.kind == CONFIRM:
        return False
    return [] if decision.kind in (PICK, ORDER) and decision.lo == 0 else None


def pairs(game: str, seed: int, most: int) -> Iterator[Pair]:
    """Pairs of duels from acts of one duel."""
    duel, chance = GAMES[game](seed), Chance(seed)
    for _ in play(duel, numbers(seed, most)):
        if is_act(duel) and chance.below(6) == 0:
            yield Pair(duel, chance.below(len(duel.state.seats)), chance)


def watch_pairs(game: str, seed: int, steps: int, most: int = MOST) -> int:
    """Play pairs on; how many questions they lasted."""
    lasted = 0
    for pair in pairs(game, seed, most):
        for _ in range(steps):
            if pair.is_told():
                break
            pair.look_alike()
            if not pair.go_on():
                break
            lasted += 1
    return lasted


@pytest.mark.parametrize("game", ONE_FAST)
@pytest.mark.parametrize("seed", SEEDS)
def test_who_is_asked_what_does_not_depend_on_hidden_cards(game: str, seed: int) -> None:
    """DM-9.18, R3-6.12; and the shield question, which is put whether there is a shield trigger or not."""
    assert watch_pairs(game, seed, 12, FEWER.get(game, MOST)) > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", MORE_SEEDS)
def test_who_is_asked_what_does_not_depend_on_hidden_cards_in_more_duels(game: str, seed: int) -> None:
    watch_pairs(game, seed, 60, 3 * FEWER.get(game, MOST))


# canary: every card has a name of its own


MARK = re.compile(r"«\d+»")
SHOWING = ("revealed", "turned up", "cast")


def marked_duel(seed: int) -> Duel:
    """A duel of two random decks in which no two cards have the same name."""
    chance = Chance(seed)
    decks: list[dict[str, int]] = []
    cards: dict[str, LanguageCard] = {}
    for _ in range(2):
        named = {}
        for name, count in any_deck(chance).items():
            for _ in range(count):
                unique = f"{name} «{len(cards)}»"
                cards[unique] = pool()[name].model_copy(update={"name": unique})
                named[unique] = 1
        decks.append(named)
    rules = DuelMastersRules(cards)
    return Duel(rules, rules.begin(decks, seed, DEFAULT, None))


class Knowledge:
    """What each seat has had a right to know so far, told by where cards lay and what was openly shown."""

    def __init__(self, duel: Duel) -> None:
        self.duel, self.read = duel, 0
        self.names: tuple[set[str], ...] = tuple(set() for _ in duel.state.seats)

    def learn(self) -> None:
        """Look around, and read on."""
        state, decision = self.duel.state, self.duel.decision
        for card in state.cards:
            if card.zone < 0 or state.kinds[card.zone].sight == EVERYBODY or card.face_up:
                self.add(card.definition, *state.seats)
            elif card.zone == HAND:
                self.add(card.definition, *self.beside(card.seat))
        for event in state.events[self.read :]:
            open_zones = [zone for zone in (event.origin, event.to) if zone >= 0]
            openly = event.kind in SHOWING or any(state.kinds[zone].sight == EVERYBODY for zone in open_zones)
            if openly:
                self.add(event.definition, *state.seats)
            elif event.kind == "looked":
                self.add(event.definition, *(seat for seat in state.seats if event.names & 1 << seat))
            elif event.to == HAND:
                self.add(event.definition, *self.beside(event.seat))
        self.read = len(state.events)
        if decision is not None and decision.shown:
            for card in decision.options:
                self.add(card.definition, decision.seat)

    def beside(self, seat: int) -> Sequence[int]:
        """Who sees what this seat holds."""
        return (seat,)

    def add(self, definition: Any, *seats: int) -> None:
        """These seats know a card."""
        for seat in seats if definition is not None else ():
            self.names[seat].add(MARK.findall(definition.name)[0])

    def of(self, seat: int | None) -> set[str]:
        """What a seat, or everybody, knows."""
        return set.intersection(*self.names) if seat is None else self.names[seat]


def check_canaries(seed: int, every: int) -> int:
    """How many names were found where they may be; no other is anywhere."""
    duel = marked_duel(seed)
    knowledge, found, since = Knowledge(duel), 0, 0
    for number, _ in enumerate(play(duel, numbers(seed))):
        knowledge.learn()
        if number % every:
            continue
        for seat in EVERY:
            shown = view_of(duel.state, duel.rules, duel.eyes(seat)), asked(duel, seat)
            news = lines_of(duel, NAMES, duel.eyes(seat), since)
            names = {mark for text in texts((shown, news)) for mark in MARK.findall(text)}
            assert names <= knowledge.of(seat)
            found += len(names)
        since = len(duel.state.events)
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_no_name_of_a_card_comes_to_a_seat_that_may_not_know_it(seed: int) -> None:
    assert check_canaries(seed, every=3) > 200


@pytest.mark.slow
@pytest.mark.parametrize("seed", MORE_SEEDS)
def test_no_name_comes_to_a_seat_that_may_not_know_it_in_more_duels(seed: int) -> None:
    check_canaries(seed, every=1)


def test_the_public_view_is_the_same_whoever_could_look() -> None:
    """The public sees no hand; each seat sees the public's cards and its own hand, nothing else."""
    duel = GAMES["duel-masters"](44)
    list(play(duel, numbers(44, 60)))
    public = view_of(duel.state, duel.rules, duel.eyes(None))
    for seat in (0, 1):
        own = view_of(duel.state, duel.rules, duel.eyes(seat))
        for zones, open_zones in zip(own.seats, public.seats, strict=True):
            differ = [name for name in zones.zones if zones.zones[name] != open_zones.zones[name]]
            assert differ == (["hand"] if zones.seat == seat and zones.zones["hand"].cards else [])
        assert all(card.face is None for card in public.seats[seat].zones["hand"].cards)
