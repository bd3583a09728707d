"""The acts of the standard rules in words, with what each leads to."""

from collections.abc import Sequence

from duelterm.core.ask import Act, Decision
from duelterm.core.card import Card
from duelterm.duelmonsters import choosing as common
from duelterm.duelmonsters.choosing import laid, plain, turned_up, used, with_card
from duelterm.duelmonsters.costs import paid_by_effect, paying
from duelterm.duelmonsters.definition import FIELD_ICON, MONSTER, TRAP
from duelterm.duelmonsters.naming import effect_text, known
from duelterm.duelmonsters.standard.phases import HAND_LIMIT
from duelterm.duelmonsters.standard.speeds import is_quick_play
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.standard.tributes import choices, needed
from duelterm.duelmonsters.standard.using import WOULD_COME, meant
from duelterm.duelmonsters.vocabulary import Choice
from duelterm.duelmonsters.zones import FIELD_PLACE, HAND
from duelterm.lang.saying import WIDTH, cut, short

DECLINED: dict[str, tuple[str, str]] = {
    "chain": ("no answer", "the chain goes on"),
    "answer": ("no answer", "the turn goes on"),
    "answer attack": ("no answer", "the attack goes on"),
    "phase end": ("nothing", "the phase is over"),
    "damage step": ("nothing", "the damage step goes on"),
    "replay": ("attack nothing", "its attack of this turn is used up"),
}
"""What declining is called and what comes of it, by prompt id."""


def declined(state: StandardState, decision: Decision, act: Act, name: str, names: Sequence[str]) -> tuple[str, str]:
    """STD-3.2, STD-3.13, STD-4.2."""
    if WOULD_COME in decision.why.told:
        return "no answer", "it is summoned"
    return DECLINED.get(decision.why.prompt, DECLINED["answer"])


def sole_tributes(state: StandardState, act: Act, seat: int) -> Sequence[Card]:
    """STD-2.3: the only monsters that can be tributed to put this one out. Those of a partner are among them, who isn't
    asked (TAG-4.1, TAG-4.2).
    """
    if act.card.definition.kind != MONSTER:
        return ()
    found = choices(state, act.card)
    return found[0] if len(found) == 1 else ()


def tributing(choice: Choice) -> Choice:
    """The turn's own summon or set, with what is tributed or how many."""
    named = paying(choice, sole_tributes)

    def told(state: StandardState, decision: Decision, act: Act, name: str, names: Sequence[str]) -> tuple[str, str]:
        text, consequence = named(state, decision, act, name, names)
        several = consequence and not sole_tributes(state, act, decision.seat)
        return text, consequence + (cost_of(act.card) if several else "")

    return told


def cost_of(card: Card) -> str:
    """STD-2.3: what it costs to put a monster out."""
    count = needed(card) if card.definition.kind == MONSTER else 0
    return f", for {count} tribute{'s' * (count > 1)}" if count else ""


def summoned(state: StandardState, act: Act) -> str:
    return f"face-up in attack position, {act.card.definition.attack} attack"


def set_down(state: StandardState, act: Act) -> str:
    """STD-2.3, STD-2.5 to STD-2.7: when it can be used."""
    definition = act.card.definition
    if definition.kind == MONSTER:
        return laid(definition)
    if definition.kind == TRAP or is_quick_play(act.card):
        return "face-down, ready from the next turn on"
    return "face-down, for a main phase of yours" + replaced(state, act.card)


def replaced(state: StandardState, card: Card) -> str:
    """STD-2.5: the field spell that goes when another is put on its place."""
    lying = state.zones[card.seat][FIELD_PLACE] if card.definition.icon == FIELD_ICON else []
    return "".join(f"; your {short(other.definition.name)} is destroyed" for other in lying if other is not card)


def activated(state: StandardState, act: Act) -> str:
    """What a spell or trap does, and what must go for it."""
    return cut(used(state, act) + replaced(state, act.card), WIDTH)


def effect(state: StandardState, act: Act) -> str:
    """What an effect does that is activated where its card lies."""
    return effect_text(act.card.definition, meant(act).ability)


def as_link(choice: Choice) -> Choice:
    """STD-3.2: an activation that answers is the next link of the chain."""

    def numbered(
        state: StandardState, decision: Decision, act: Act, name: str, names: Sequence[str]
    ) -> tuple[str, str]:
        text, told = choice(state, decision, act, name, names)
        return text + (f", link {len(state.chain) + 1}" if state.chain else ""), told

    return numbered


def change(state: StandardState, decision: Decision, act: Act, name: str, names: Sequence[str]) -> tuple[str, str]:
    """STD-2.4: the other position; turned up it is summoned."""
    if act.card.face_up:
        return common.change(state, decision, act, name, names)
    told = turned_up(state, act.card) if known(state, decision, act.card) else "to attack position"
    return f"flip summon {name}", told


def end(state: StandardState, decision: Decision, act: Act, name: str, names: Sequence[str]) -> tuple[str, str]:
    """STD-2.1: the hand limit comes at the end of the turn."""
    over = len(state.zones[decision.seat][HAND]) - HAND_LIMIT
    return "end the turn", f"you discard {over} card{'s' * (over > 1)}, down to {HAND_LIMIT}" if over > 0 else ""


ACTS: dict[str, Choice] = common.ACTS | {
    "first": plain("go first", "you draw as well, but have no battle phase in your first turn"),
    "second": plain("let the other go first", "you may attack in your first turn"),
    "summon": tributing(with_card("summon {name}", summoned)),
    "set": tributing(with_card("set {name}", set_down)),
    "use": as_link(paying(with_card("activate {name}", activated), paid_by_effect)),
    "turn up": as_link(paying(with_card("activate {name}", activated), paid_by_effect)),
    "activate": as_link(paying(with_card("activate the effect of {name}", effect), paid_by_effect)),
    "change": change,
    "battle": plain("start the battle phase", "once a turn; main phase 2 comes after it"),
    "end battle": plain("end the battle phase", "on to main phase 2"),
    "end": end,
    "pass": declined,
}
"""By verb."""
