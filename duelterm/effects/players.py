"""Which seats a card's words for players mean: `you`, `opp`, `any`, `both`, `them`, an owner, a controller.

In a duel of two there is one opponent. Where seats play in teams it hangs on what is spoken of (TAG-5): hands and decks
are a player's own, and of two opponents one is picked; the field, graveyards, turns and prohibitions are the team's; of
life points each side has one total.
"""

from typing import Any

from duelterm.effects.game import Scope
from duelterm.effects.refs import compile_reference, compile_refs
from duelterm.effects.seats import MEANT, PICKED, Seats
from duelterm.lang.filters import Controller, Owner

HELD, SHARED, LIFE = "held", "shared", "life"
"""What is spoken of: a hand, a deck, or who does something; what a team has in common; life points."""


def compile_players(scope: Scope, side: Any, reading: str = HELD) -> Seats:
    """The seats behind a word."""
    if isinstance(side, Controller | Owner):
        return of_a_card(compile_player_of(scope, side), reading)
    if side == "them":
        return lambda state, frame: (frame.them,)
    if side == "you":
        return scope.game.players.team if reading == SHARED else scope.game.players.you
    return opponents_meant(scope, reading) if side == "opp" else all_meant(scope, reading)


def compile_player_of(scope: Scope, side: Controller | Owner) -> Seats:
    """The player who controls a card, or owns it."""
    if isinstance(side, Controller):
        found = compile_reference(scope, side.controller)
        return lambda state, frame: tuple(card.seat for card in found(state, frame)[:1])
    refs = compile_refs(scope, side.owner)
    return lambda state, frame: tuple(state.cards[uid].owner for uid, _ in refs(state, frame)[:1])


def of_a_card(player: Seats, reading: str) -> Seats:
    """TAG-7.4: that player, or where the team is meant its members."""
    if reading != SHARED:
        return player
    return lambda state, frame: tuple(seat for one in player(state, frame) for seat in state.team(one))


def opponents_meant(scope: Scope, reading: str) -> Seats:
    """TAG-5.1, TAG-5.3: one opponent or all of them; one of each side for life points."""
    players = scope.game.players
    if reading == HELD:
        scope.picks.add(PICKED)
        return players.opponent
    return players.opponents if reading == SHARED else players.opposing


def all_meant(scope: Scope, reading: str) -> Seats:
    """TAG-5.5, TAG-5.9: those that are picked, or everybody; each side once for life points."""
    players = scope.game.players
    if reading == HELD:
        scope.picks.add(MEANT)
        return players.each
    if reading == SHARED:
        return players.everybody
    return lambda state, frame: (frame.you, *players.opposing(state, frame))
