"""What answers have in common under any rules: the acts' words, which cards could be used, and the question itself."""

from collections.abc import Sequence

from duelterm.core.ask import ACT, Act, Decision, Why
from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.traits import is_borne
from duelterm.duelmonsters.zones import FIELD, SPELLS

TURN_UP, ACTIVATE, PASS = "turn up", "activate", "pass"


def detail_of(number: int) -> str:
    """How an act names one of several alternatives of a card: nothing for the first one."""
    return str(number + 1) if number else ""


def number_of(act: Act) -> int:
    """Which alternative an act means."""
    return int(act.detail or "1") - 1


def free_to_answer(state: DuelState, seat: int) -> list[Card]:
    """The spells and traps on a seat's side, but for those just used and monsters that are equip cards there."""
    return [card for card in state.zones[seat][SPELLS] if not state.in_use(card) and not is_borne(card)]


def quick(card: Card) -> bool:
    """Whether an open card can be used outside its player's own acts."""
    return any(activation.speed == "quick" for activation in card.definition.activated)


async def ask_for_answer(
    state: DuelState, seat: int, prompt: str, options: Sequence[Act], about: Event | None, told: Sequence[str]
) -> Act:
    """Ask a seat for an answer, or none, to what this event is about: its card is named only if everybody may know, and
    else meant only where all see it lie.
    """
    passing = Act(PASS)
    card = definition = None
    if about is not None and about.card >= 0:
        everybody = (1 << len(state.zones)) - 1
        known = about.names & everybody == everybody
        definition = about.definition if known else None
        there = state.cards[about.card]
        card = there if known or there.zone in FIELD else None
    why = Why(prompt, definition, card, told=tuple(told))
    act: Act = await Decision(ACT, seat, [*options, passing], 1, 1, why, private=True, proposal=[passing])
    return act
