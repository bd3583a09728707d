"""What the rules skip because nothing in force can matter is what asking every question would skip."""

import pytest

from duelterm.core.card import Card
from duelterm.duelmasters import combat, ops
from duelterm.duelmasters.acts import cannot_play, playable
from duelterm.duelmasters.state import OF_THE_HAND, DuelState
from duelterm.duelmasters.traits import bundles, has, keyword, power
from duelterm.duelmasters.zones import BATTLE, HAND
from duelterm.session.bots import RandomBot
from tests.properties.playing import new_duel

WORDS = ("blocker", "breaker", "slayer", "speed attacker", "shield trigger")


def attackable(state: DuelState, attacker: Card) -> list[Card | int]:
    """All that an attacker may attack, asked one by one."""
    found: list[Card | int] = []
    for defender in state.opponents(attacker.seat):
        if combat.cannot_attack_player(state, attacker, defender) is None:
            found.append(defender)
        found += [
            target
            for target in state.zones[defender][BATTLE]
            if combat.cannot_attack_creature(state, attacker, target) is None
        ]
    return found


def check(state: DuelState) -> None:
    """Compare each short way with the long one."""
    creatures = state.creatures()
    assert ops.weak_creatures(state) == [card for card in creatures if power(state, card) <= 0]
    assert all(state.statics.values())
    for card in creatures:
        if not card.tapped and "must aim at" not in state.statics:
            assert combat.targets(state, card) == attackable(state, card)
        for word in WORDS:
            parameters = [found for bundle in bundles(state, card) for found in bundle.keywords.get(word, ())]
            assert list(keyword(state, card, word)) == parameters
            assert has(state, card, word) == bool(parameters)
    if state.step in OF_THE_HAND:
        hand = state.zones[state.active][HAND]
        assert playable(state, state.active) == [card for card in hand if cannot_play(state, card) is None]


@pytest.mark.parametrize("seed", range(20))
def test_short_ways_lead_where_long_ways_do(seed: int) -> None:
    duel, bot = new_duel(seed), RandomBot(seed)
    while duel.decision is not None:
        check(duel.state)
        duel.flow.send(bot.answer(duel.decision))
