"""The one module that decides what may be seen: views, keys and names, built by allow-list."""

from collections.abc import Sequence
from typing import Any

from duelterm.core.ask import Act, Decision
from duelterm.core.card import Card
from duelterm.core.ruleset import RuleSet
from duelterm.core.state import Pending, State
from duelterm.core.view import CardView, Face, LinkView, SeatView, View, ZoneView
from duelterm.core.waiting import Waiting
from duelterm.core.zones import BENEATH, NOBODY


class Eyes:
    """Who looks: one seat, or the public (None). With `open_hands` everybody sees what any one seat sees."""

    __slots__ = ("mask", "open_hands", "seat", "seats")

    def __init__(self, seat: int | None, seats: int, open_hands: bool) -> None:
        self.seat = seat
        self.seats = seats
        self.open_hands = open_hands
        self.mask = (1 << seats) - 1 if seat is None else 1 << seat

    def may_know(self, known: int) -> bool:
        """Whether a card that the seats of this bit mask know may be named."""
        return known & self.mask == self.mask or (self.open_hands and known != 0)


def sees(state: State, card: Card, eyes: Eyes) -> bool:
    """Whether the card's face may be shown where it lies."""
    if card.zone == BENEATH:
        return True
    return eyes.may_know(state.sight(card))


def handle(state: State, card: Card, eyes: Eyes) -> str:
    """How outsiders name a card: by its mark if its face may be seen, by its place if that is public, else not."""
    if sees(state, card, eyes):
        return f"c{card.mark}"
    kind = state.kinds[card.zone]
    return f"{kind.name}:{card.seat}:{card.place}" if kind.places else ""


def asker_eyes(state: State, decision: Decision, open_hands: bool) -> Eyes:
    """Whose eyes a question is made for: the asked seat's if it looks in private, else everybody's."""
    return Eyes(decision.seat if decision.private else None, len(state.zones), open_hands)


def option_handle(state: State, decision: Decision, card: Card, eyes: Eyes) -> str:
    """The handle of a card in an option: what was shown for the question counts as seen."""
    return f"c{card.mark}" if decision.shown and decision.private else handle(state, card, eyes)


def option_key(state: State, decision: Decision, option: Any, index: int, eyes: Eyes) -> str:
    """The stable key of an option."""
    if isinstance(option, Card):
        found = option_handle(state, decision, option, eyes)
        return found if found.startswith("c") else f"slot:{found or index + 1}"
    if isinstance(option, Act):
        return act_key(state, decision, option, eyes)
    if isinstance(option, Pending):
        return f"effect:{index + 1}"
    return option if isinstance(option, str) else ("yes" if option else "no")


def act_key(state: State, decision: Decision, act: Act, eyes: Eyes) -> str:
    """The key of an act, such as `attack:c12>c30`."""
    key = act.verb + (f" {act.detail}" if act.detail else "")
    if act.card is not None:
        key += ":" + option_handle(state, decision, act.card, eyes)
    if act.target is None:
        return key
    return f"{key}>{target_handle(state, act.target, eyes)}"


def target_handle(state: State, target: Card | int, eyes: Eyes) -> str:
    """A card's handle, or a seat's."""
    return handle(state, target, eyes) if isinstance(target, Card) else f"seat:{target}"


def view_of(state: State, rules: RuleSet, eyes: Eyes, waiting: Sequence[str] = ()) -> View:
    """The whole table as these eyes may see it."""
    turn, active, step = rules.moment(state)
    seats = tuple(
        SeatView(
            seat,
            {kind.name: zone_view(state, rules, eyes, seat, kind.index) for kind in state.kinds},
            rules.standing(state, seat),
        )
        for seat in state.seats
    )
    attack = rules.attack(state)
    arrow = None
    if attack is not None:
        attacker, target = attack
        arrow = (handle(state, attacker, eyes), target_handle(state, target, eyes))
    chain = tuple(link_view(state, eyes, link, number) for number, link in enumerate(rules.chain(state), 1))
    return View(eyes.seat, turn, active, step, seats, arrow, tuple(waiting), chain)


def link_view(state: State, eyes: Eyes, link: Waiting, number: int) -> LinkView:
    """A link of a chain: its card and what it is aimed at, as these eyes may know them where they lie now."""
    everybody = (1 << eyes.seats) - 1
    name = str(link.definition.name) if eyes.may_know(link.names & everybody) else ""
    card = state.find(link.ref)
    aims = (aim if isinstance(aim, int) else state.find(aim) for aim in link.aims)
    found = (target_handle(state, aim, eyes) for aim in aims if aim is not None)
    return LinkView(
        number,
        link.seat,
        name,
        "" if card is None else handle(state, card, eyes),
        tuple(aim for aim in found if aim),
        link.idle,
    )


def zone_view(state: State, rules: RuleSet, eyes: Eyes, seat: int, zone: int) -> ZoneView:
    """One zone; of a pile that nobody sees only the count, unless its places are public."""
    kind, cards = state.kinds[zone], state.zones[seat][zone]
    if kind.sight == NOBODY and not kind.places:
        return ZoneView(kind.name, len(cards))
    shown = tuple(card_view(state, rules, eyes, card, index) for index, card in enumerate(cards, 1))
    return ZoneView(kind.name, len(cards), shown)


def card_view(state: State, rules: RuleSet, eyes: Eyes, card: Card, index: int) -> CardView:
    """One card: its identity and what it is now only for those who see it."""
    place = card.place if state.kinds[card.zone].places else index
    if not sees(state, card, eyes):
        return CardView(handle(state, card, eyes), place, None)
    power, tags, sick = rules.now(state, card)
    beneath = tuple(rules.face(under.definition) for under in card.beneath)
    face = rules.face(card.definition)
    figures = rules.figures(state, card)
    return CardView(f"c{card.mark}", place, face, card.tapped, sick, card.face_up, power, tags, beneath, figures)


def option_face(state: State, rules: RuleSet, decision: Decision, card: Card, eyes: Eyes) -> Face | None:
    """The face of an option's card, if the asked seat was shown it but it lies in no zone that its view shows."""
    if decision.shown and decision.private and not (card.zone != BENEATH and sees(state, card, eyes)):
        return rules.face(card.definition)
    return None


def option_name(state: State, decision: Decision, card: Card, eyes: Eyes) -> str:
    """A card's name as the question's readers may know it, else its place."""
    if (decision.shown and decision.private) or sees(state, card, eyes):
        return str(card.definition.name)
    kind = state.kinds[card.zone]
    number = card.place if kind.places else state.zones[card.seat][card.zone].index(card) + 1
    return f"{kind.one} {number}"
