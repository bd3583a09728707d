"""The coach: what the asked person could do now and why, in plain words.

It reads what everybody sees and, for a question that is asked privately, the asked seat's own cards and those that the
question shows. It never reads a deck, another's hand, or what another has face-down.
"""

from collections.abc import Callable, Mapping
from typing import Any

from duelterm.core.advice import Advice
from duelterm.core.ask import ACT, CONFIRM, NAME, NUMBER, ORDER, Decision
from duelterm.core.card import Card
from duelterm.duelmonsters.coach_cards import HIDDEN, is_hostile
from duelterm.duelmonsters.coach_fights import stands_well
from duelterm.duelmonsters.definition import MONSTER
from duelterm.duelmonsters.naming import known
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.traits import attack
from duelterm.duelmonsters.zones import DECK, FUSION, GRAVEYARD, MONSTERS
from duelterm.lang.saying import paragraph

SPARE = 4
"""With fewer cards in the deck nobody should draw more than they must (R3-4.3, STD-1.4)."""

HARMS = ("destroy", "control", "change", "flip", "move to hand", "move to graveyard", "move to deck top")
"""Picks that are good to make among the opponent's cards, and costly among one's own."""

GIVES = ("cost", "tribute", "tribute for a summon", "tribute summon", "hand limit", "discard", "material", "ritual")
"""Picks of what one gives up."""

TEXTS = {
    "cut": ("You cut your opponent's deck: any number will do, nobody knows what lies where.",),
    "target": ("Choose what the effect goes at: theirs where it harms, your own where it helps.",),
    "cost": ("This is what the effect costs. Give up what you could use last.",),
    "tribute": ("A tribute goes to the graveyard. Give up your weakest monster.",),
    "tribute for a summon": ("What you tribute goes to the graveyard, and the stronger monster comes.",),
    "discard": ("What is discarded goes to the graveyard. Give up what you could use last.",),
    "material": ("The materials go to the graveyard, and the fusion monster comes out for them.",),
    "fusion": ("Choose which fusion monster comes out: mostly the one with the highest attack.",),
    "ritual": ("The levels of the monsters that you tribute must reach the number. Give up no more than that takes.",),
    "bearer": ("The equip card stays on this monster as long as both are there: choose your strongest.",),
    "call": ("Heads or tails, each comes up half of the time. Nobody can know what is best.",),
    "order": ("Put them in the order you like, the first one first.",),
    "replacement order": (
        "Two effects want to take the place of the same event: only one can.",
        "Choose the one that costs you least.",
    ),
    "replace": ("This effect happens instead of what would happen. Mostly that is good for you: it saves a card.",),
    "stand in": (
        "One of your set cards is about to be destroyed. A trap made for it can be destroyed in its place.",
        "If you have none, or want to keep it, choose nothing.",
    ),
    "deck order": ("You draw these later, the top one first: put on top what you need soonest.",),
    "search": ("Look through the deck and take what helps you soonest. You may take none.",),
    "look": ("These cards are for your eyes alone. Remember them, then go on.",),
    "reveal": ("Choose what is shown to both players.",),
    "may": ("You may use this effect or not. Mostly it helps you: leave it if it would hurt you now.",),
    "how many": ("Say how many. More is mostly better, unless they are cards of your own that you lose.",),
    "choose one": ("The card offers several effects and you get one: take the one that helps you most now.",),
    "declare": ("Say a number. Think of the cards that you have seen: which number is most common?",),
    "declare race": ("Say a type. Look at the field: which type do most of the monsters have that matter?",),
    "pick": ("Choose what the effect goes on with: where it helps you pick your best, where it harms theirs.",),
    "modify": ("Choose whom the effect changes. Help your strongest attacker, or hinder the strongest of theirs.",),
    "destroy": ("What is destroyed goes to the graveyard. Choose the strongest of theirs, the least of your own.",),
    "change": ("A monster in defence can't attack, one in attack is beaten by more attack. Choose theirs if you can.",),
    "control": ("Choose the strongest of theirs: it fights for you as long as you control it.",),
    "equip": ("The card stays on this monster as long as both are there: choose your strongest.",),
    "flip": ("Choose what is turned over. Face-down a monster loses its equip cards and changes.",),
    "summon": ("It comes without using up your one monster of the turn: choose your best.",),
    "move": ("Choose what goes. Give up what you could use last.",),
    "move to hand": ("In the hand a card can be used once more. Take back a good card, send away a strong one.",),
    "move to graveyard": ("Choose the strongest of theirs, the least useful of your own.",),
    "move to deck top": ("On top of the deck it is drawn next.",),
    "move to deck bottom": ("At the bottom of the deck a card is as good as gone.",),
    "move to deck": ("It is shuffled into the deck: give away what you need least now.",),
    "move to banished": ("What is set aside is out of this duel. Choose what they could still use.",),
}
"""By prompt id, where the same holds in every position and by all rules."""

ANY_PICK = ("Choose what the card asks for: the strongest of theirs where it harms, the least useful of your own.",)
"""For verbs that card files bring along."""


Adviser = Callable[[Any, Decision], Advice]


class Coach:
    """The coach of a rule set: `texts` where the prompt alone says what is good, `advisers` where it takes a look."""

    def __init__(self, texts: Mapping[str, tuple[str, ...]], advisers: Mapping[str, Adviser]) -> None:
        self.texts: dict[str, tuple[str, ...]] = {**TEXTS, **texts}
        self.advisers: dict[str, Adviser] = {"position": advise_position, **advisers}

    def advise(self, state: DuelState, decision: Decision) -> Advice:
        """What the asked seat could answer, and why."""
        adviser = self.advisers.get(decision.why.prompt)
        if adviser is not None:
            return adviser(state, decision)
        told = self.texts.get(decision.why.prompt, ANY_PICK)
        return Advice(paragraph(*told), plain_answer(state, decision))


def plain_answer(state: DuelState, decision: Decision) -> Any:
    """A sound answer where the prompt alone says what is good."""
    if decision.kind == CONFIRM:
        return decision.why.prompt != "draw more" or len(state.zones[decision.seat][DECK]) > SPARE
    if decision.kind == NUMBER:
        return (decision.lo + decision.hi) // 2 if decision.why.prompt == "cut" else decision.hi
    if decision.kind == ACT:
        return decision.options[-1] if decision.why.prompt == "who starts" else decision.options[0]
    if decision.kind == NAME:  # two who follow it don't tie for ever
        return decision.options[decision.seat % len(decision.options)]
    if decision.kind == ORDER:
        return list(decision.options)
    return pick_well(state, decision)


def pick_well(state: DuelState, decision: Decision) -> list[Any]:
    """As many of the best options as are good to pick; the proposal where that isn't legal."""
    cards = [option for option in decision.options if isinstance(option, Card)]
    if len(cards) < len(decision.options) or decision.why.prompt == "stand in":
        return list(decision.proposal or decision.options[: decision.lo])
    harms = decision.why.prompt in HARMS or (decision.why.prompt == "target" and is_hostile(decision.why.source))

    def wish(card: Card) -> int:
        value = worth(state, decision, card)
        return value if wanted(state, decision, card, harms) else -value

    ranked = sorted(cards, key=wish, reverse=True)
    good = sum(wish(card) > 0 for card in ranked)
    picked = ranked[: max(decision.lo, min(decision.hi, good))]
    if decision.legal is not None and not decision.legal(picked):
        return list(decision.proposal or ())
    return picked


def wanted(state: DuelState, decision: Decision, card: Card, harms: bool) -> bool:
    """Whether more of it is better: theirs to harm, one's own to help, any that may be brought back."""
    theirs = card.seat in state.opponents(decision.seat)
    if decision.why.prompt in GIVES:
        return theirs
    return card.zone in (GRAVEYARD, FUSION) or theirs == harms


def worth(state: DuelState, decision: Decision, card: Card) -> int:
    """What a card counts for those who may read the question, at least 1."""
    if not known(state, decision, card):
        return HIDDEN
    if card.definition.kind != MONSTER:
        return HIDDEN // 2
    if card.zone == MONSTERS and card.face_up:
        return (attack(state, card) or 0) + 1
    return int(max(card.definition.attack, card.definition.defence)) + 1


def advise_position(state: DuelState, decision: Decision) -> Advice:
    """R3-6.17, STD-5.4: attack where nothing that is seen is stronger."""
    upright, sideways = decision.options[0], decision.options[-1]
    card = decision.why.about
    if card is None or not known(state, decision, card):
        return Advice(paragraph("In attack position it can attack, in defence you lose no life points."), upright)
    figure, wall = card.definition.attack, card.definition.defence
    if stands_well(state, decision.seat, figure):
        lines = paragraph(f"Attack position: with {figure} attack it stands up to all that you can see.")
        return Advice(lines, upright)
    lines = paragraph(
        f"Defence position: something of theirs has more than its {figure} attack.",
        f"In defence ({wall}) you lose no life points when it is destroyed.",
    )
    return Advice(lines, sideways)
