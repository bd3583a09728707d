"""The lessons of the first duel: when each is due, what it says, and how far the person is bound to it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from duelterm.core.view import CardView, View
from duelterm.session.api import Choice, Question

ANY, SAME_VERB, SAME_ANSWER = "any answer", "an answer of the same kind", "just this answer"


@dataclass(slots=True, frozen=True)
class Moment:
    """A question to the person, the answer that is advised, and what the person sees. `triggered` says that a shield
    trigger of the opponent was used since the last answer.
    """

    question: Question
    view: View
    advised: Choice | None
    triggered: bool

    @property
    def verb(self) -> str:
        """What is advised."""
        return "" if self.advised is None else self.advised.verb

    @property
    def turn(self) -> int:
        """The duel's turn."""
        return self.view.turn

    @property
    def card(self) -> CardView | None:
        """The card that is advised."""
        handle = "" if self.advised is None else self.advised.card
        zones = [zone for seat in self.view.seats for zone in seat.zones.values()]
        found = (card for zone in zones for card in zone.cards if handle and card.handle == handle)
        return next(found, None)

    def count(self, seat: int, zone: str) -> int:
        """How many cards lie there."""
        return self.view.seats[seat].zones[zone].count


@dataclass(slots=True, frozen=True)
class Lesson:
    """Something to learn, told once, at the first moment for it."""

    key: str
    due: Callable[[Moment], bool]
    text: str
    bound: str = ANY


def plays(moment: Moment, *kinds: str) -> bool:
    """Whether playing such a card is advised."""
    face = None if moment.card is None else moment.card.face
    return moment.verb == "play" and face is not None and face.kind in kinds


def attacks_player(moment: Moment) -> bool:
    """Whether an attack on the opponent is advised."""
    return moment.verb == "attack" and moment.advised is not None and moment.advised.target.startswith("seat:")


def has_mark(moment: Moment, mark: str) -> bool:
    """Whether the advised card has a tag that begins so."""
    return moment.card is not None and any(tag.startswith(mark) for tag in moment.card.tags)


def can_fight(moment: Moment) -> bool:
    """Whether a creature could be attacked."""
    return any(choice.verb == "attack" and choice.target.startswith("c") for choice in moment.question.choices)


def waits(moment: Moment) -> bool:
    """Whether the turn ends with a creature that has just come."""
    own = moment.view.seats[moment.question.seat].zones["battle"].cards
    return moment.verb == "end" and any(card.sick for card in own)


def is_open(moment: Moment) -> bool:
    """Whether the opponent has no shield left."""
    return moment.count(1 - moment.question.seat, "shields") == 0


LESSONS: Sequence[Lesson] = (
    Lesson(
        "the opponent's shield trigger",
        lambda moment: moment.triggered,
        "The shield you broke was a shield trigger: your opponent used it at once, for nothing.",
    ),
    Lesson(
        "opening",
        lambda moment: moment.turn == 1 and moment.verb == "charge",
        "You each have five shields. Break your opponent's five, then hit once more. First, a card becomes mana.",
        SAME_VERB,
    ),
    Lesson(
        "ending the turn",
        lambda moment: moment.turn == 1 and moment.verb == "end",
        "One mana pays for nothing in your hand yet. A turn ends only when you say so.",
    ),
    Lesson(
        "charging mana",
        lambda moment: moment.verb == "charge",
        "Each turn you draw and may charge a card. To pay, tap mana: at least one of the card's own civilization.",
        SAME_VERB,
    ),
    Lesson(
        "evolution",
        lambda moment: plays(moment, "evolution creature"),
        "An evolution creature is put on one of yours, here a Beast Folk, and it can attack at once.",
        SAME_ANSWER,
    ),
    Lesson(
        "summoning",
        lambda moment: plays(moment, "creature"),
        "Creatures win the duel. Tap mana to summon one into the battle zone; the mana untaps in your next turn.",
        SAME_VERB,
    ),
    Lesson(
        "summoning sickness",
        waits,
        "A creature can't attack in the turn in which it came. Yours has to wait until your next turn.",
    ),
    Lesson(
        "the final strike",
        lambda moment: attacks_player(moment) and is_open(moment),
        "Your opponent has no shield left: one more attack that isn't blocked wins!",
        SAME_VERB,
    ),
    Lesson(
        "double breaker",
        lambda moment: attacks_player(moment) and has_mark(moment, "W"),
        "A double breaker breaks two shields in one attack.",
        SAME_ANSWER,
    ),
    Lesson(
        "attacking shields",
        attacks_player,
        "Tap a creature to attack. Who isn't blocked breaks a shield; after the first attack no card is played.",
        SAME_VERB,
    ),
    Lesson(
        "attacking a creature",
        lambda moment: moment.verb == "attack" and can_fight(moment),
        "A tapped creature can be attacked, too: the lower power is destroyed, of equals both. Compare them first.",
    ),
    Lesson(
        "breaking a shield",
        lambda moment: moment.question.prompt == "break",
        "You choose the shield unseen. Its owner takes it into the hand: that helps them, too.",
    ),
    Lesson(
        "blocking",
        lambda moment: moment.question.prompt == "block" and moment.advised is not None,
        "Your opponent attacks, and you have an untapped blocker: it can fight in place of your shield.",
        SAME_ANSWER,
    ),
    Lesson(
        "your shield trigger",
        lambda moment: moment.question.prompt == "shield" and moment.verb == "use",
        "Your shield was broken, and it is a shield trigger: use it now, without paying.",
        SAME_ANSWER,
    ),
    Lesson(
        "your broken shield",
        lambda moment: moment.question.prompt == "shield",
        "A broken shield comes to your hand, so it isn't lost: it is one more card to play.",
    ),
)
"""In the order in which they are looked through; each is told once."""
