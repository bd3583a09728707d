"""The coach: what the asked person could do now and why, in plain words.

It reads what everybody sees and, for a question that is asked privately, the asked seat's own hand and the cards that
the question shows. It never reads a deck, a shield that lies face down, or another's hand.
"""

from collections.abc import Callable
from typing import Any

from duelterm.core.advice import Advice
from duelterm.core.ask import ACT, CONFIRM, NAME, NUMBER, ORDER, Decision
from duelterm.core.card import Card
from duelterm.core.looking import asker_eyes, sees
from duelterm.duelmasters.coach_acts import advise_act
from duelterm.duelmasters.coach_fights import advise_block
from duelterm.duelmasters.state import DuelState
from duelterm.duelmasters.traits import power
from duelterm.duelmasters.zones import BATTLE, DECK
from duelterm.lang.saying import paragraph, short

SPARE = 4
"""With fewer cards in the deck nobody should draw more than they must (DM-3.5)."""

HARMS = ("destroy", "tap", "discard", "move to graveyard", "move to hand", "move to mana", "move to deck bottom")
"""Picks that are good to make among the opponent's cards, and costly among one's own."""

TEXTS = {
    "break": (
        "Choose which shield your attacker breaks: the opponent takes it into the hand.",
        "Face down they are all alike, and any of them may be a shield trigger.",
    ),
    "deck order": ("You draw these later, the top one first: put on top what you need soonest.",),
    "trigger order": (
        "Several effects wait at once, and you choose which comes first.",
        "Each is carried out to its end before the next. If in doubt, take the proposed one.",
    ),
    "replacement order": (
        "Two effects want to take the place of the same event: only one can.",
        "Choose the one that costs you least.",
    ),
    "replace": ("This effect happens instead of what would happen. Mostly that is good for you: it saves a card.",),
    "silent skill": (
        "If you keep this creature tapped, it does what its silent skill says, but can't attack this turn.",
        "Leave it tapped where you wouldn't have attacked with it.",
    ),
    "rock paper scissors": (
        "Rock beats scissors, scissors beat paper, paper beats rock: the winner goes first.",
        "Nobody can know what is best.",
    ),
    "search": ("Look through the deck and take what helps you soonest. You may take none.",),
    "look": ("These cards are for your eyes alone. Remember them, then go on.",),
    "reveal": ("Choose what is shown to both players.",),
    "may": ("You may use this ability or not. Mostly it helps you: say no if it would hurt you now.",),
    "draw more": ("Another card is another choice, but who has no card left in the deck loses at once.",),
    "how many": ("Say how many. More is mostly better, unless they are cards of your own that you lose.",),
    "choose one": ("The card offers several effects and you get one: take the one that helps you most now.",),
    "declare": ("Say a number. Think of the cards that you have seen: which number is most common?",),
    "declare race": ("Say a race. Look at the battle zone: which race do most of the creatures have that matter?",),
    "declare civ": ("Say a civilization. Look at the mana zones: which one do most of the cards have?",),
    "pick": ("Choose what the effect goes on with: where it helps you pick your best, where it harms theirs.",),
    "modify": ("Choose whom the effect changes. Help your strongest attacker, or hinder the strongest of theirs.",),
    "destroy": ("What is destroyed goes to the graveyard. Choose the strongest of theirs, the least of your own.",),
    "tap": ("A tapped creature can't block, and in your turn it can be attacked. Tap what stands in your way.",),
    "untap": ("An untapped creature can attack or block again: untap your strongest.",),
    "discard": ("What is discarded goes to the graveyard. Give up what you could use last.",),
    "flip": ("Turn up the shield that you want to know about. It stays a shield, seen by both.",),
    "move": ("Choose what goes. Give up what you could use last.",),
    "move to hand": ("In the hand a card has to be paid for again. Take back a good card, send away a strong one.",),
    "move to mana": ("In the mana zone a card gives mana and does nothing else.",),
    "move to graveyard": ("Choose the strongest of theirs, the least useful of your own.",),
    "move to shields": ("One more shield is one more attack that you withstand.",),
    "move to deck top": ("On top of the deck it is drawn next.",),
    "move to deck bottom": ("At the bottom of the deck a card is as good as gone.",),
    "move to battle zone": ("It comes into play without being paid for: choose your best.",),
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
        return decision.hi
    if decision.kind in (NAME, ACT):
        return decision.options[0]
    if decision.kind == ORDER:
        return list(decision.options)
    return pick_well(state, decision)


def pick_well(state: DuelState, decision: Decision) -> list[Any]:
    """As many of the best options as are good to pick; the proposal where that isn't legal."""
    seat, harms, eyes = decision.seat, decision.why.prompt in HARMS, asker_eyes(state, decision, open_hands=False)
    cards = [
        option
        for option in decision.options
        if isinstance(option, Card) and (decision.shown or sees(state, option, eyes))
    ]
    if len(cards) < len(decision.options):
        return list(decision.proposal or decision.options[: decision.lo])

    def worth(card: Card) -> int:
        value = (power(state, card) if card.zone == BATTLE else card.definition.power) + 1
        return value if (card.seat != seat) == harms else -value

    ranked = sorted(cards, key=worth, reverse=True)
    good = sum(worth(card) > 0 for card in ranked)
    picked = ranked[: max(decision.lo, min(decision.hi, good))]
    if decision.legal is not None and not decision.legal(picked):
        return list(decision.proposal or ())
    return picked


def advise_pay(state: DuelState, decision: Decision) -> Advice:
    """DM-4.1, DM-4.4."""
    count = decision.why.amount
    about = short(decision.why.about.definition.name) if decision.why.about is not None else "it"
    lines = paragraph(
        f"Tap {count} mana to pay for {about}: one of each of its civilizations, the rest of any.",
        "The proposal keeps as many civilizations untapped as it can: take it if in doubt.",
    )
    return Advice(lines, list(decision.proposal or ()))


def advise_evolve(state: DuelState, decision: Decision) -> Advice:
    """DM-5.3: an untapped base, the weakest of them."""
    ranked = sorted(decision.options, key=lambda card: (card.tapped, card.definition.power))
    picked = ranked[: decision.lo]
    if decision.legal is not None and not decision.legal(picked):
        picked = list(decision.proposal or ())
    lines = paragraph(
        "The evolution creature lies on top of this one: only the top card counts.",
        "On an untapped creature it can attack at once, so choose a weak untapped one.",
    )
    return Advice(lines, picked)


def advise_shield(state: DuelState, decision: Decision) -> Advice:
    """DM-8.1."""
    useful = [act for act in decision.options if act.verb == "use"]
    if not useful:
        lines = paragraph(
            "This card was your shield. A broken shield isn't lost: it comes to your hand.",
            "It has no shield trigger that you can use now.",
        )
        return Advice(lines, decision.options[0])
    lines = paragraph(
        f"{short(useful[0].card.definition.name)} has shield trigger: you may use it now, for nothing.",
        "Kept in the hand it has to be paid for later. Use it if it does something useful now.",
    )
    return Advice(lines, useful[0])


ADVISERS: dict[str, Callable[[DuelState, Decision], Advice]] = {
    "act": advise_act,
    "block": advise_block,
    "pay": advise_pay,
    "evolve": advise_evolve,
    "shield": advise_shield,
}
