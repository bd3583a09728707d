"""What Duel Monsters says to people: prompts, and the way to the words of choices and news."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.ask import Act, Decision
from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.state import Pending
from duelterm.duelmonsters.choosing import act_choice, confirmed, picked
from duelterm.duelmonsters.naming import known, named, purpose_text, waiting_text
from duelterm.duelmonsters.news import line
from duelterm.duelmonsters.reasons import ending, explain
from duelterm.duelmonsters.state import BATTLE, DuelState
from duelterm.lang.saying import cut, short

PROMPTS = {
    "greet": "greet each other and shake hands.",
    "cut": "cut the other deck: how many of its {n} cards go beneath?",
    "rock paper scissors": "choose rock, paper or scissors.",
    "who starts": "who goes first?",
    "position": "how does it stand?",
    "cost": "{source}: choose {cards} to pay with.",
    "tribute": "{source}: choose {cards} to tribute.",
    "discard": "{source}: choose {cards} to discard.",
    "material": "{source}: choose {cards} as material.",
    "fusion": "{source}: choose the fusion monster.",
    "ritual": "{source}: tribute monsters of {n} levels together.",
    "bearer": "{source}: choose the monster to put it on.",
    "call": "a coin is tossed: heads or tails?",
    "order": "put these in order, the first one first.",
    "stand in": "{card} is to be destroyed: another one instead?",
    "trigger order": "choose which waiting effect comes first.",
    "replacement order": "choose what happens instead.",
    "replace": "{source}: do this instead?",
    "deck order": "put these cards in order, the top one first.",
    "search": "{source}: take up to {n} from the deck.",
    "look": "{source}: these are the cards you may look at.",
    "reveal": "{source}: choose {cards} to show.",
    "may": "{source}: use this?",
    "draw more": "{source}: draw a card? Up to {n} more.",
    "how many": "{source}: how many cards?",
    "choose one": "{source}: choose one.",
    "declare": "{source}: name a number.",
    "declare race": "{source}: name a type.",
    "pick": "{source}: choose {cards}.",
    "modify": "{source}: choose {cards}.",
    "change": "{source}: choose {cards} to change position.",
    "control": "{source}: choose {cards} to take control of.",
    "equip": "{source}: choose {cards} to equip.",
    "flip": "{source}: choose {cards} to turn over.",
}
"""By prompt id; others are verbs: `destroy` reads "choose … to destroy"."""

ASKED = 70
"""The room for a question; the screen writes beside it how many cards are chosen."""

ANSWERED = 22
"""The room for each name in the question whether to answer."""


def cards_word(lo: int, hi: int) -> str:
    """How many cards are to be picked."""
    if lo == hi:
        return "a card" if hi == 1 else f"{hi} cards"
    return f"up to {hi} card{'s' * (hi > 1)}"


class DuelWords:
    """The words of Duel Monsters; see `core.ruleset.Words`."""

    def prompt(self, state: DuelState, decision: Decision, names: Sequence[str]) -> str:
        """What is asked; by whom the screen says."""
        why = decision.why
        asked = OWN_PROMPTS.get(why.prompt)
        if asked is not None:
            return asked(state, decision, names)
        template = PROMPTS.get(why.prompt, "{source}: choose {cards} to " + why.prompt + ".")
        return template.format(
            n=why.amount or decision.hi,
            source="Choice" if why.source is None else short(why.source.name),
            cards=cards_word(decision.lo, decision.hi),
            card="" if why.about is None else named(state, decision, why.about),
        ).strip()

    def choice(
        self, state: DuelState, decision: Decision, option: Any, name: str, names: Sequence[str]
    ) -> tuple[str, str]:
        """An option and its consequence."""
        if isinstance(option, Act):
            return act_choice(state, decision, option, name, names)
        if isinstance(option, Pending):
            return waiting_text(option), ""
        if isinstance(option, Card):
            return picked(state, decision, option, name)
        if isinstance(option, bool):
            return confirmed(decision, option), ""
        return str(option), ""

    def line(self, event: Event, name: str | None, names: Sequence[str], other: str | None) -> str:
        """An event in words."""
        return line(event, name, names, other)

    def reason(self, reason: Any) -> str:
        """A rule's number and words, or the card that forbids."""
        return explain(reason)

    def ending(self, rule: str) -> str:
        """How a duel ended: a rule's number and words, or that a card said so."""
        return ending(rule)


def act_prompt(state: DuelState, decision: Decision, names: Sequence[str]) -> str:
    """What can be done in this phase."""
    if state.step == BATTLE:
        return "attack, or end the battle phase."
    verbs = {act.verb for act in decision.options}
    battle = "start the battle phase, " if "battle" in verbs else ""
    return f"summon, set, use cards, {battle}or end the turn."


def answer_prompt(state: DuelState, decision: Decision, names: Sequence[str]) -> str:
    """R3-6.12: what is to be answered."""
    why = decision.why
    card, kind = why.about, why.told[0] if why.told else ""
    if card is None:
        return "answer this?"
    name = cut(named(state, decision, card), ANSWERED)
    if kind == "attacks":
        return f"{name} attacks {aim(state, decision, names)}: answer it?"
    if not known(state, decision, card):
        return "a monster is set face-down: answer it?"
    done = {"summoned": "is summoned" if card.face_up else "is set", "activated": "is used"}.get(kind, "acts")
    return f"{name} {done}: answer it?"


def aim(state: DuelState, decision: Decision, names: Sequence[str]) -> str:
    """What the attack going on is aimed at, as the asked seat may know it."""
    if state.attack is None:
        return "now"
    target = state.attack.target
    if isinstance(target, int):
        return "you directly" if target == decision.seat else f"{names[target]} directly"
    return cut(named(state, decision, state.cards[target[0]]), ANSWERED)


def target_prompt(state: DuelState, decision: Decision, names: Sequence[str]) -> str:
    """What will be done with the target, as far as there is room."""
    source = decision.why.source
    name = "Choice" if source is None else short(source.name)
    return cut(f"{name}: choose {purpose_text(source, cards_word(decision.lo, decision.hi))}.", ASKED)


OWN_PROMPTS: dict[str, Callable[[DuelState, Decision, Sequence[str]], str]] = {
    "act": act_prompt,
    "answer": answer_prompt,
    "answer attack": answer_prompt,
    "target": target_prompt,
}
"""Those that look at more than the question."""
