"""What Duel Masters asks, in words: prompts, choices and their consequences."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.ask import Act, Decision, Why
from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.state import Pending
from duelterm.duelmasters.acts import ATTACKS, CHARGE, END_TURN, PLAY, TAP_ABILITY
from duelterm.duelmasters.news import line
from duelterm.duelmasters.outlook import as_blocker, outlook
from duelterm.duelmasters.reasons import RULES, explain
from duelterm.duelmasters.state import DuelState
from duelterm.lang.abilities import Activate
from duelterm.lang.text import ability_text, actions_text

PROMPTS = {
    "pay": "tap {n} mana for {about}.",
    "evolve": "choose what to put {about} on.",
    "block": "block {about}?",
    "break": "choose {cards} to break.",
    "shield": "look at the card just taken from your shields.",
    "trigger order": "choose which waiting effect comes first.",
    "replacement order": "choose what happens instead.",
    "replace": "{source}: do this instead? {told}",
    "silent skill": "keep {about} tapped to use its silent skill?",
    "rock paper scissors": "choose rock, paper or scissors.",
    "search": "{source}: take up to {n} from the deck.",
    "look": "{source}: these are the cards you may look at.",
    "may": "{source}: {told}?",
    "draw more": "{source}: draw a card? Up to {n} more.",
    "how many": "{source}: how many cards?",
    "choose one": "{source}: choose one.",
    "deck order": "put these cards in order, the top one first.",
    "declare": "{source}: name a number.",
    "declare race": "{source}: name a race.",
    "declare civ": "{source}: name a civilization.",
    "pick": "{source}: choose {cards}.",
    "modify": "{source}: choose {cards}.",
}
"""By prompt id; others are verbs: `destroy` reads "choose … to destroy"."""

CHOICES = {
    "charge": "charge {name} to mana",
    "play": "play {name}",
    "attack": "{name} attacks {target}",
    "tap ability": "tap {name} for its ability",
    "take": "take it to hand",
    "use": "use {name} now, free",
    "end": "end the turn",
}

ABLE = {CHARGE: "charge a card", PLAY: "play a card", ATTACKS: "attack", TAP_ABILITY: "use a tap ability"}
"""What can be done in a turn, by verb."""


def cards_word(lo: int, hi: int) -> str:
    """How many cards are to be picked."""
    if lo == hi:
        return "a card" if hi == 1 else f"{hi} cards"
    return f"up to {hi} card{'s' * (hi > 1)}"


class DuelWords:
    """The words of Duel Masters; see `core.ruleset.Words`."""

    def prompt(self, state: DuelState, decision: Decision, names: Sequence[str]) -> str:
        """What is asked; by whom the screen says."""
        why = decision.why
        if why.prompt == "act":
            return act_prompt(decision)
        about = why.about.definition.name if why.about is not None else ""
        template = PROMPTS.get(why.prompt, "{source}: choose {cards} to " + why.prompt + ".")
        source = why.source.name if why.source is not None else "choice"
        words = template.format(
            n=why.amount or decision.hi,
            about=about,
            source=source,
            cards=cards_word(decision.lo, decision.hi),
            told=TOLD.get(why.prompt, nothing_told)(why),
        )
        return words.strip()

    def choice(
        self, state: DuelState, decision: Decision, option: Any, name: str, names: Sequence[str]
    ) -> tuple[str, str]:
        """An option and its consequence."""
        if isinstance(option, Act):
            return act_choice(decision, option, name, names), act_outlook(state, option)
        if isinstance(option, Pending):
            return f"{option.frame.definition.name}: {effect_text(option)}", ""
        if isinstance(option, Card):
            return picking(state, decision, option, name)
        if isinstance(option, bool):
            return ("yes" if option else "no"), ""
        return str(option), ""

    def line(self, event: Event, name: str | None, names: Sequence[str], other: str | None) -> str:
        """An event in words."""
        return line(event, name, names, other)

    def reason(self, reason: Any) -> str:
        """A rule's number and words, or the card that forbids."""
        return explain(reason)

    def ending(self, rule: str) -> str:
        """How a duel ended: a rule's number and words, or that a card said so."""
        return explain(rule) if rule in RULES else "a card's effect"


def act_prompt(decision: Decision) -> str:
    """What can be done. Acts with cards of the hand are offered by private questions only, so this tells no more than
    the answers do.
    """
    verbs = {act.verb for act in decision.options}
    able = ", ".join(words for verb, words in ABLE.items() if verb in verbs)
    if END_TURN not in verbs:
        return f"{able}: the turn can't end without the attack."
    return f"{able}, or end the turn." if able else "nothing is left to do but end the turn."


def act_choice(decision: Decision, act: Act, name: str, names: Sequence[str]) -> str:
    """An act in words."""
    if act.verb == "mode":
        return mode_text(decision, act)
    target = act.target.definition.name if isinstance(act.target, Card) else ""
    if isinstance(act.target, int):
        target = names[act.target]
    return CHOICES[act.verb].format(name=name, target=target)


def act_outlook(state: DuelState, act: Act) -> str:
    """What an act leads to; of a tap ability its text."""
    if act.verb != "tap ability":
        return outlook(state, act)
    texts = [ability_text(node) for node in abilities_of(act.card.definition) if isinstance(node, Activate)]
    return "".join(texts[int(act.detail) - 1 :][:1])


def picking(state: DuelState, decision: Decision, card: Card, name: str) -> tuple[str, str]:
    """Choosing a card, and what that leads to."""
    if decision.why.prompt == "block" and decision.why.about is not None:
        return f"block with {name}", as_blocker(state, card, decision.why.about)
    return name, ""


def mode_text(decision: Decision, act: Act) -> str:
    """One of several modes, by the words of the card."""
    return actions_text(decision.why.told[int(act.detail) - 1 :][:1], myself(decision.why))


def myself(why: Why) -> str:
    """What the asking card calls itself."""
    return f"this {why.source.kind}"


def abilities_of(definition: Any) -> Sequence[Any]:
    """The abilities of a card as its file has them."""
    return definition.printed.abilities if definition is not None and definition.printed is not None else ()


def offered(why: Why) -> str:
    """What may be done."""
    return actions_text(why.told, myself(why)) if why.told else "use this ability"


def instead(why: Why) -> str:
    """The ability that would replace what happens."""
    abilities = abilities_of(why.source)
    return ability_text(abilities[why.amount]) if why.amount < len(abilities) else ""


def nothing_told(why: Why) -> str:
    """Most questions need none of the card's text."""
    return ""


TOLD: dict[str, Callable[[Why], str]] = {"may": offered, "replace": instead}
"""What of the card's text stands in the question, by prompt id."""


def effect_text(pending: Pending) -> str:
    """The words of a waiting effect."""
    abilities = abilities_of(pending.frame.definition)
    number = pending.spec.ability
    return ability_text(abilities[number]) if number < len(abilities) else ""
