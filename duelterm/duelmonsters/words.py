"""What Duel Monsters says to people: prompts, and the way to the words of choices and news."""

from collections.abc import Sequence
from typing import Any

from duelterm.core.ask import Act, Decision
from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.state import Pending
from duelterm.duelmonsters.choosing import confirmed, picked
from duelterm.duelmonsters.naming import named, purpose_text, waiting_text
from duelterm.duelmonsters.news import line
from duelterm.duelmonsters.reasons import ending, explain
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.vocabulary import Question, Vocabulary
from duelterm.lang.saying import cut

PROMPTS = {
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
"""By prompt id, where rule sets don't differ; others are verbs: `destroy` reads "choose … to destroy"."""

ASKED = 140
"""The room for a question: two rows, beside which the screen writes how many cards are chosen."""


def cards_word(lo: int, hi: int) -> str:
    """How many cards are to be picked."""
    if hi == 0:
        return "no card"
    if lo == hi:
        return "a card" if hi == 1 else f"{hi} cards"
    return f"up to {hi} card{'s' * (hi > 1)}"


class DuelWords:
    """The words of Duel Monsters, some of them a rule set's own; see `core.ruleset.Words`."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary

    def prompt(self, state: DuelState, decision: Decision, names: Sequence[str]) -> str:
        """What is asked; by whom the screen says."""
        why = decision.why
        question = self.vocabulary.questions.get(why.prompt)
        if question is not None:
            return question(state, decision, names)
        template = self.vocabulary.prompts.get(why.prompt, "{source}: choose {cards} to " + why.prompt + ".")
        return template.format(
            n=why.amount or decision.hi,
            source="Choice" if why.source is None else why.source.name,
            cards=cards_word(decision.lo, decision.hi),
            card="" if why.about is None else named(state, decision, why.about),
        ).strip()

    def choice(
        self, state: DuelState, decision: Decision, option: Any, name: str, names: Sequence[str]
    ) -> tuple[str, str]:
        """An option and its consequence."""
        if isinstance(option, Act):
            act = self.vocabulary.acts.get(option.verb)
            return (f"{option.verb} {name}".strip(), "") if act is None else act(state, decision, option, name, names)
        if isinstance(option, Pending):
            return waiting_text(option), ""
        if isinstance(option, Card):
            return picked(state, decision, option, name, names)
        if isinstance(option, bool):
            return confirmed(decision, option), ""
        return str(option), ""

    def line(self, event: Event, name: str | None, names: Sequence[str], other: str | None) -> str:
        """An event in words."""
        return line(self.vocabulary.lines, event, name, names, other)

    def reason(self, reason: Any) -> str:
        """A rule's number and words, or the card that forbids."""
        return explain(reason, self.vocabulary.rules)

    def ending(self, rule: str) -> str:
        """How a duel ended: a rule's number and words, or that a card said so."""
        return ending(rule, self.vocabulary.endings)


def aim(state: DuelState, decision: Decision, names: Sequence[str]) -> str:
    """What the attack going on is aimed at, as the asked seat may know it."""
    if state.attack is None:
        return "now"
    target = state.attack.target
    if isinstance(target, int):
        return "you directly" if target in state.team(decision.seat) else f"{names[target]} directly"
    return named(state, decision, state.cards[target[0]])


def target_prompt(state: DuelState, decision: Decision, names: Sequence[str]) -> str:
    """What will be done with the target, as far as there is room."""
    source = decision.why.source
    name = "Choice" if source is None else source.name
    return cut(f"{name}: choose {purpose_text(source, cards_word(decision.lo, decision.hi))}.", ASKED)


QUESTIONS: dict[str, Question] = {"target": target_prompt}
"""Those that look at more than the question, where rule sets don't differ."""
