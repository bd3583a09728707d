"""Duel Masters as the compiler of the card language knows it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from duelterm.core.card import Card, Ref
from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.core.operations import shuffle, turn_over
from duelterm.core.triggers import announce
from duelterm.duelmasters import combat, ops, traits
from duelterm.duelmasters.chooser import who_chooses
from duelterm.duelmasters.definition import CREATURE
from duelterm.duelmasters.evolution import enter, servants
from duelterm.duelmasters.play import cast, forbids_use
from duelterm.duelmasters.shields import break_shield, choose_shields, take_to_hand
from duelterm.duelmasters.state import DuelState
from duelterm.duelmasters.zones import BATTLE, BY_WORD, DECK, GRAVEYARD, HAND, SHIELDS
from duelterm.effects.game import Destination
from duelterm.effects.seats import Players

LIES = {CREATURE: (BATTLE,)}

WAVE = 3
"""DM-8.13: so many wave strikers switch them on."""


class DuelMasters:
    """Words, traits, moments and operations; see `effects.game.Creatures`."""

    pieces: Literal["creatures", "monsters"] = "creatures"
    zones: Mapping[str, tuple[int, ...]] = BY_WORD
    field: tuple[int, ...] = (BATTLE,)
    lies: Mapping[str, tuple[int, ...]] = LIES
    deck = DECK
    hand = HAND
    held: tuple[int, ...] = ()
    players = Players(DuelState.opponents)

    def __init__(self, races_known: tuple[str, ...]) -> None:
        self.races_known = races_known

    races = staticmethod(traits.races)
    civs = staticmethod(traits.civs)
    power = staticmethod(traits.power)
    has = staticmethod(traits.has)
    who_chooses = staticmethod(who_chooses)

    def is_kind(self, card: Card, kind: str) -> bool:
        """`creature`, `spell` or `evolution`."""
        if kind == "evolution":
            return traits.is_evolution(card)
        return bool(card.definition.kind == kind)

    def can(self, state: DuelState, card: Card, word: str) -> bool:
        """Whether a creature could now do this, as far as the rules and effects about itself go."""
        if word == "attack":
            return combat.cannot_attack(state, card) is None
        return (
            traits.rules(state, "cannot attack", card) is None and traits.rules(state, f"cannot {word}", card) is None
        )

    def may_be_chosen(self, state: DuelState, card: Card, seat: int) -> bool:
        """DM-9.18."""
        return card.zone != BATTLE or traits.rules(state, "cannot be chosen", card, seat) is None

    def can_enter(self, state: DuelState, card: Card) -> bool:
        """DM-5.1: a creature, and an evolution creature only where it has a base."""
        if card.definition.kind != CREATURE:
            return False
        return not card.definition.bases or bool(servants(state, card, card.owner))

    def active(self, state: DuelState) -> int:
        return state.active

    def opponents(self, state: DuelState, seat: int) -> Sequence[int]:
        return state.opponents(seat)

    def attacker(self, state: DuelState) -> Ref | None:
        return None if state.attack is None else state.attack.attacker

    def blocker(self, state: DuelState) -> Ref | None:
        return None if state.attack is None else state.attack.blocker

    def attacked(self, state: DuelState) -> Ref | int | None:
        return None if state.attack is None else state.attack.target

    def battle_opponent(self, state: DuelState, ref: Ref) -> Card | None:
        """The creature that this one is in battle with."""
        if state.battle is None or ref not in state.battle:
            return None
        other = state.battle[1 - state.battle.index(ref)]
        return state.cards[other[0]]

    def since(self, state: DuelState, span: str) -> int:
        """The index of the first event of this turn or attack."""
        return state.turn_began if span == "turn" or state.attack is None else state.attack.began

    def creatures(self, state: DuelState) -> list[Card]:
        return state.creatures()

    def token(self, state: DuelState) -> int:
        return state.token

    def wave_striker_on(self, state: DuelState, frame: Frame) -> bool:
        """DM-8.13, by the switch."""
        all_count = state.switches.wave_striker_counts == "all"
        seats = state.seats if all_count else (frame.you,)
        strikers = [card for seat in seats for card in state.zones[seat][BATTLE] if "wave striker" in printed(card)]
        return len(strikers) >= WAVE

    def turbo_rush_on(self, state: DuelState, frame: Frame) -> bool:
        """DM-8.16: another creature of yours has broken a shield of the opponent's in this turn."""
        return any(
            event.kind == "break" and event.by == frame.you and event.seat != frame.you and event.other != frame.source
            for event in state.events[state.turn_began :]
        )

    def turn_after(self, state: DuelState, seat: int) -> tuple[Callable[[DuelState], bool], tuple[str, int]]:
        """That seat's next turn (B076): whether it is now, and the moment that ends it."""
        number = state.begun[seat] + 1

        def is_now(later: DuelState) -> bool:
            return later.active == seat and later.begun[seat] == number

        return is_now, (f"end of turn {number}", seat)

    async def destroy(self, state: DuelState, cards: Sequence[Card], by: int, source: Any) -> list[Card]:
        return await ops.destroy(state, cards, by, source)

    async def discard(self, state: DuelState, cards: Sequence[Card], by: int, source: Any) -> list[Card]:
        return await ops.discard(state, cards, by, source)

    async def draw(self, state: DuelState, seat: int, by: int, source: Any) -> Card | None:
        return ops.draw(state, seat, by, source)

    async def tap(self, state: DuelState, cards: Sequence[Card], by: int, source: Any) -> list[Card]:
        return ops.tap(state, cards, by, source)

    async def untap(self, state: DuelState, cards: Sequence[Card], by: int, source: Any) -> list[Card]:
        return ops.untap(state, cards, by, source)

    async def move(self, state: DuelState, cards: Sequence[Card], where: Destination, by: int) -> list[Card]:
        """Cards to where the language says."""
        if where.to == "battle zone":
            entered = [card for card in cards if card.definition.kind == CREATURE and await enter(state, card, by)]
            ops.check_decks(state)
            return entered
        shields = [card for card in cards if card.zone == SHIELDS]
        if where.to == "hand" and shields:
            others = [card for card in cards if card not in shields]
            taken = await take_to_hand(state, shields, by, where.source, where.shield_trigger)
            return taken + (await ops.move(state, others, ops.Move(HAND, by, source=where.source)) if others else [])
        how = movement(state, cards, where, by)
        return await (ops.move_top if where.part_top else ops.move)(state, cards, how)

    async def break_shields(self, state: DuelState, breaker: Card, count: int) -> bool:
        """Shields broken by a creature outside an attack's hit; the attacker's side picks."""
        done = False
        for defender in state.opponents(breaker.seat):
            for _ in range(count):
                for shield in await choose_shields(state, breaker.seat, defender, 1):
                    await break_shield(state, shield, breaker)
                    done = True
        return done

    async def prevent_battle(self, state: DuelState) -> bool:
        """DM-6.12: the attack ends, blocked, without a battle."""
        if state.attack is None:
            return False
        state.attack.prevented = True
        return True

    async def flip(self, state: DuelState, cards: Sequence[Card], by: int, source: Any) -> list[Card]:
        """Shields face up: seen by both from then on."""
        turned = [card for card in cards if not card.face_up]
        for card in turned:
            turn_over(state, card, face_up=True)
            names = (1 << len(state.zones)) - 1
            announce(state, Event("turned up", card.seat, card, by=by, names=names, source=source))
        return turned

    async def cast_free(self, state: DuelState, card: Card, by: int) -> bool:
        """Cast a spell for no cost; an opponent's card still goes to its owner's graveyard."""
        if card.definition.kind == CREATURE or forbids_use(state, card) is not None:
            return False
        await cast(state, card, by)
        return True

    async def search_ends(self, state: DuelState, seat: int) -> None:
        """DM-9.4."""
        shuffle(state, seat, DECK)
        announce(state, Event("shuffled", seat))

    async def steady(self, state: DuelState) -> None:
        await ops.check_power(state)

    def extra_turn(self, state: DuelState, seat: int) -> int:
        """DM-3.12."""
        token = max([state.token, *(token for _, token in state.extra)]) + 1
        state.extra.append((seat, token))
        announce(state, Event("extra turn", seat))
        return token

    def win(self, state: DuelState, seat: int, source: Any) -> None:
        """A card says that this player wins."""
        announce(state, Event("wins", seat, source=source, by=seat))
        state.end((seat,), "card")


def printed(card: Card) -> Any:
    """The keywords printed on a card."""
    return card.definition.bundle.keywords


def movement(state: DuelState, cards: Sequence[Card], where: Destination, by: int) -> ops.Move:
    """A move to a zone that isn't the battle zone."""
    to: Any = where.to
    if to == "graveyard":
        zones = {card.zone for card in cards}
        if BATTLE in zones:
            return ops.put_into_graveyard(state, next(card for card in cards if card.zone == BATTLE), by, where.source)
        return ops.Move(GRAVEYARD, by, "moved", where.source)
    if isinstance(to, int):
        return ops.Move(to, by, "moved", where.source)
    bottom = to == "deck bottom"
    (zone,) = BY_WORD["deck" if to.startswith("deck") else to]
    return ops.Move(zone, by, "moved", where.source, bottom, where.shuffle, where.tapped)
