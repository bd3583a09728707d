"""The coach: what the asked person could do now and why, in plain words.

It reads what everybody sees and, for a question that is asked privately, the asked seat's own cards and those that the
question shows. It never reads a deck, another's hand, or what another has face-down.
"""

from collections.abc import Callable
from typing import Any

from duelterm.core.advice import Advice
from duelterm.core.ask import ACT, CONFIRM, NAME, NUMBER, ORDER, Decision
from duelterm.core.card import Card
from duelterm.duelmonsters.coach_cards import HIDDEN, is_hostile
from duelterm.duelmonsters.definition import MONSTER
from duelterm.duelmonsters.naming import known, named
from duelterm.duelmonsters.rulebook3.coach_acts import advise_act
from duelterm.duelmonsters.rulebook3.coach_fights import stands_well, threat_words
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.traits import attack
from duelterm.duelmonsters.zones import DECK, FUSION, GRAVEYARD, MONSTERS
from duelterm.lang.saying import paragraph

SPARE = 4
"""With fewer cards in the deck nobody should draw more than they must (R3-4.3)."""

HARMS = ("destroy", "control", "change", "flip", "move to hand", "move to graveyard", "move to deck top")
"""Picks that are good to make among the opponent's cards, and costly among one's own."""

GIVES = ("cost", "tribute", "tribute for a summon", "discard", "material", "ritual")
"""Picks of what one gives up."""

TEXTS = {
    "greet": ("Before a duel you greet each other and shake hands. Then the decks are shuffled and cut.",),
    "cut": ("You cut your opponent's deck: any number will do, nobody knows what lies where.",),
    "rock paper scissors": (
        "Rock beats scissors, scissors beat paper, paper beats rock: the winner says who goes first.",
        "Nobody can know what is best.",
    ),
    "who starts": (
        "Who goes first neither draws nor attacks in the first turn, but has a monster on the field first.",
        "Going second is mostly better: you may attack at once.",
    ),
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
    "trigger order": (
        "Several effects wait at once, and you choose which comes first.",
        "Each is carried out to its end before the next. If in doubt, take the proposed one.",
    ),
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
    "draw more": ("Another card is another choice, but whoever can't draw from an empty deck ends the duel.",),
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
"""By prompt id, where the same holds in every position. Others are in ADVISERS."""

ANY_PICK = ("Choose what the card asks for: the strongest of theirs where it harms, the least useful of your own.",)
"""For verbs that card files bring along."""


def advise(state: DuelState, decision: Decision) -> Advice:
    """What the asked seat could answer, and why."""
    adviser = ADVISERS.get(decision.why.prompt)
    if adviser is not None:
        return adviser(state, decision)
    told = TEXTS.get(decision.why.prompt, ANY_PICK)
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
        return value if wanted(decision, card, harms) else -value

    ranked = sorted(cards, key=wish, reverse=True)
    good = sum(wish(card) > 0 for card in ranked)
    picked = ranked[: max(decision.lo, min(decision.hi, good))]
    if decision.legal is not None and not decision.legal(picked):
        return list(decision.proposal or ())
    return picked


def wanted(decision: Decision, card: Card, harms: bool) -> bool:
    """Whether more of it is better: theirs to harm, one's own to help, any that may be brought back."""
    if decision.why.prompt in GIVES:
        return card.seat != decision.seat
    if card.zone in (GRAVEYARD, FUSION):
        return True
    return (card.seat != decision.seat) == harms


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
    """R3-6.17: attack where nothing that is seen is stronger."""
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


def advise_answer(state: DuelState, decision: Decision) -> Advice:
    """R3-6.12: answer what the other side does, with what is made for it, or an attack with anything."""
    passing = next(act for act in decision.options if act.verb == "pass")
    able = [act for act in decision.options if act.verb == "turn up"]
    card, kind = decision.why.about, decision.why.told[0] if decision.why.told else ""
    if card is None or card.seat == decision.seat:
        return Advice(paragraph("This is your own doing: keep your traps for what your opponent does."), passing)
    fitting = [act for act in able if kind == "attacks" or made_for(act)]
    happening = what_happens(state, decision, card, kind)
    if not fitting:
        why = "Nothing that you have set answers this." if not able else "Keep your trap for an attack."
        return Advice(paragraph(happening, why), passing)
    name = named(state, decision, fitting[0].card)
    lines = paragraph(happening, f"Turn up {name}: it works before what it answers.", "It may be answered in turn.")
    return Advice(lines, fitting[0])


def made_for(act: Any) -> bool:
    """Whether a trap names what it answers."""
    return bool(act.card.definition.played[int(act.detail or "1") - 1].kinds)


def what_happens(state: DuelState, decision: Decision, card: Card, kind: str) -> str:
    """What is to be answered."""
    if kind == "attacks" and state.attack is not None:
        aim = state.attack.target
        return threat_words(state, decision.seat, card, aim if isinstance(aim, int) else state.cards[aim[0]])
    if not known(state, decision, card):
        return "Your opponent has set a monster face-down."
    done = "is summoned" if kind == "summoned" else "is used"
    return f"{named(state, decision, card)} {done} by your opponent."


ADVISERS: dict[str, Callable[[DuelState, Decision], Advice]] = {
    "act": advise_act,
    "position": advise_position,
    "answer": advise_answer,
    "answer attack": advise_answer,
}
