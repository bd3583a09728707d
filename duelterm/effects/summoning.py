"""Summoning by effects: monsters from wherever they are, and tokens."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.effects.actions import acting, keeper
from duelterm.effects.filters import zones_of
from duelterm.effects.game import Monsters, Scope, Summoning, monsters, refused
from duelterm.effects.grants import compile_bundle
from duelterm.effects.monsters import free_places
from duelterm.effects.narrowing import compile_narrowed, no_limit
from duelterm.effects.players import compile_players
from duelterm.effects.refs import LOOKED
from duelterm.effects.seats import Seats
from duelterm.effects.steps import Run, Step
from duelterm.lang import abilities as ab
from duelterm.lang import actions as ac
from duelterm.lang.filters import Selector

SPECIAL, NORMAL = "special", "normal"


def summon(scope: Scope, node: ac.Summon) -> Step:
    """R3-6.17: in attack or face-up defence position unless said; as many as there is room for (R3-6.3)."""
    game = monsters(scope, "summon")
    if isinstance(node.summon, ac.Token):
        return tokens(scope, game, node, node.summon)
    if node.times is not None:
        raise refused(scope, "times with a monster that is no token")
    picked: Any = node.summon
    if isinstance(picked, Selector) and picked.kind is None:
        picked = picked.model_copy(update={"kind": ("monster",)})
    way, position = manner(scope, node)
    free, counts, yours = node.tributes is not None, node.counts is not None, compile_players(scope, "you")

    def fit(state: Any, frame: Frame, card: Card) -> bool:
        if counts and not game.may_normal_summon(state, frame.you):
            return False
        if way == NORMAL:
            return game.normally_summonable(state, card, frame.you, free, not position)
        return game.summonable(state, card, frame.you, way, frame.definition)

    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        how = Summoning(position, way, frame.you, free, counts)
        return await game.summon(state, cards, how, frame.cause, frame.definition)

    limit = free_places(game, yours) if way == SPECIAL else no_limit
    selection = compile_narrowed(scope, picked, "summon", fit, limit)
    step = acting(scope, selection, change, node.as_, known=selection.known)
    if isinstance(picked, Selector) and game.deck in zones_of(scope, picked) and picked.top is None:
        return through_deck(game, compile_players(scope, picked.side or "you"), step)
    return step


def manner(scope: Scope, node: ac.Summon) -> tuple[str, str]:
    """The way, and the position; `how: [normal, set]` is one more summon such as the turn's own (R3-6.2)."""
    ways = set(node.how or ())
    if not ways and (node.tributes is not None or node.counts is not None):
        raise refused(scope, "tributes, counts without how")
    if not ways:
        return SPECIAL, node.position or ""
    if NORMAL not in ways or node.position is not None:
        raise refused(scope, "how: set alone, or with a position")
    return NORMAL, "" if "set" in ways else "attack"


def through_deck(game: Monsters, seats: Seats, step: Step) -> Step:
    """Its player looks through the deck first, and shuffles it then, whether anything was taken or not."""

    def searching(run: Run) -> Run:
        async def searched(state: Any, frame: Frame) -> bool:
            cards = [card for seat in seats(state, frame) for card in state.zones[seat][game.deck]]
            frame.names[LOOKED] = frame.names.get(LOOKED, ()) + tuple((card.uid, card.mark) for card in cards)
            done = await run(state, frame)
            for seat in seats(state, frame):
                await game.search_ends(state, seat)
            return done

        return searched

    one = None if step.one is None else searching(step.one)
    return Step(searching(step.run), step.able, step.full, one, step.known)


def tokens(scope: Scope, game: Monsters, node: ac.Summon, token: ac.Token) -> Step:
    """All of them or none: there must be room."""
    if node.how is not None:
        raise refused(scope, "how with a token")
    cannot = [] if token.cannot is None else [ab.Cannot(cannot=token.cannot)]
    definition = game.token_definition(
        token.token,
        race=token.race,
        attribute=token.attribute,
        level=token.level,
        attack=token.atk,
        defence=token.def_,
        bundle=compile_bundle(scope, cannot),
    )
    times, position, keep = node.times or 1, node.position or "", keeper(scope, node.as_)

    async def run(state: Any, frame: Frame) -> bool:
        done = await game.summon_tokens(state, definition, times, position, frame.you, frame.definition)
        keep(state, frame, done)
        return bool(done)

    return Step(run, lambda state, frame: game.room(state, frame.you) >= times)


VERBS: dict[type, Callable[[Scope, Any], Step]] = {ac.Summon: summon}
