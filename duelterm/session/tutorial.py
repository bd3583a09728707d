"""The tutorial: a first duel for one person, with fixed decks and chance, against an opponent who answers by itself.

Its privacy is `solo`: one person sits at the table, who is seat 0 and sees that seat's hand at all times. There is
nobody to pass the keyboard to, so there is no curtain, and the other hand stays face down.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from duelterm.core.ask import NUMBER, Decision
from duelterm.core.view import View
from duelterm.lang.cards import Card
from duelterm.lang.saying import paragraph
from duelterm.library.deckfile import read_deck
from duelterm.library.decks import Deck
from duelterm.library.paths import cards_dir
from duelterm.session.api import Choice, Line, Question, RefusedAnswer
from duelterm.session.duel import Duel
from duelterm.session.games import GAMES
from duelterm.session.journal import RULES, Header, Journal
from duelterm.session.lessons import ANY, LESSONS, SAME_VERB, Lesson, Moment
from duelterm.session.opening import definitions_digest, open_duel
from duelterm.session.session import Session

PERSON, OPPONENT = 0, 1
NAMES = ("Apprentice", "Master")
DECKS = GAMES[RULES].hidden
SEED = 834
"""The chance of a duel in which every lesson comes up if the advice is followed; the tests say so."""

MOST_ATTACKS = 2
"""The opponent attacks no more often than this in a turn."""

SPARED = 2
"""The opponent attacks no more once the person has so few shields: nobody loses a first duel."""

FAREWELL = (
    "You have won your first duel.",
    "You know enough for a real one: start a new duel from the menu.",
    "The rulebook has the rest.",
)
LOST = ("The tutorial has ended. Start it again whenever you like.",)


def start_tutorial(pool: Mapping[str, Card]) -> "Tutorial":
    """Begin the tutorial. Raises CardError or OSError if its decks can't be read."""
    decks = tuple(read_deck(cards_dir() / "decks" / f"{key}.yaml") for key in DECKS)
    return tutorial_of(decks, pool, SEED)


def tutorial_of(decks: Sequence[Deck], pool: Mapping[str, Card], seed: int) -> "Tutorial":
    """The tutorial with these decks and this chance."""
    header = Header(
        game="duelmasters",
        names=NAMES,
        decks=tuple(dict(deck.cards) for deck in decks),
        deck_names=tuple(deck.key for deck in decks),
        switches={"first": "agreement"},
        first=PERSON,
        privacy="solo",
        seed=seed,
        definitions=definitions_digest([deck.cards for deck in decks], pool),
    )
    return Tutorial(header, open_duel(header, pool))


class Unwritten(Journal):
    """A journal that keeps nothing."""

    def __init__(self) -> None:
        """There is no file."""

    def write(self, content: Mapping[str, Any]) -> None:
        """Nothing is kept."""

    def close(self) -> None:
        """There is nothing to let go of."""


class Tutorial(Session):
    """A duel with lessons, kept in memory alone; see `session.api.Table`. What seat 1 may see nobody is shown."""

    def __init__(self, header: Header, duel: Duel) -> None:
        super().__init__(header, duel, Unwritten(), "tutorial")
        self._told: dict[str, int] = {}
        self._seen = 0
        self._go_on()

    @property
    def hint(self) -> tuple[str, ...]:
        """The keys of the answer that is advised; empty once the duel has ended, and where none is the best pick."""
        decision = self.duel.decision
        return () if decision is None else keys_of(self.duel, decision, advised_answer(self.duel, decision))

    @property
    def lesson(self) -> str:
        """The lesson that the open question belongs to, empty if it only repeats one."""
        found = self._lesson()
        return "" if found is None else found.key

    def view(self, seat: int | None) -> View:
        return super().view(None if seat == OPPONENT else seat)

    def news(self, seat: int | None, since: int = 0) -> Sequence[Line]:
        return super().news(None if seat == OPPONENT else seat, since)

    def coach(self) -> tuple[str, ...]:
        if self.result is not None:
            return FAREWELL if self.result.winner == PERSON else LOST
        lesson = self._lesson()
        if lesson is None:
            return super().coach()
        number = list(self._told).index(lesson.key) + 1
        return paragraph(f"Lesson {number}/{len(LESSONS)}: {lesson.key}.", lesson.text, self._advice())

    def answer(self, keys: Sequence[str]) -> None:
        question, seen = self.question, len(self.duel.state.events)
        if question is not None:
            self._check(question, tuple(keys))
        super().answer(keys)
        self._seen = seen
        self._go_on()

    def undo(self) -> None:
        super().undo()
        self._seen = len(self.duel.state.events)

    def _advised(self) -> list[Choice]:
        """The advised choices."""
        question, hint = self.question, self.hint
        return [] if question is None else [choice for choice in question.choices if choice.key in hint]

    def _advice(self) -> str:
        """The advised answer in words."""
        texts = ", ".join(choice.text for choice in self._advised()) or "none"
        picking = self.question is not None and self.question.kind == "pick"
        return f"Now: {'choose ' * picking}{texts}."

    def _check(self, question: Question, keys: tuple[str, ...]) -> None:
        """Let harmless answers pass. Raises RefusedAnswer for one that would skip the lesson."""
        lesson = self._lesson()
        if lesson is None or lesson.bound == ANY:
            return
        advised = self._advised()
        if set(keys) == {choice.key for choice in advised}:
            return
        verbs = {choice.verb for choice in question.choices if choice.key in keys}
        if lesson.bound != SAME_VERB or verbs != {choice.verb for choice in advised}:
            raise RefusedAnswer(f"The tutorial wants to show you {lesson.key} first. {self._advice()}")

    def _lesson(self) -> Lesson | None:
        """The lesson of the open question, by its key and number in `_told`."""
        number = self.duel.answers
        return next((lesson for lesson in LESSONS if self._told.get(lesson.key) == number), None)

    def _go_on(self) -> None:
        """Answer for the opponent until the person is asked, and find the lesson that is due then."""
        while (decision := self.duel.decision) is not None and decision.seat == OPPONENT:
            super().answer(keys_of(self.duel, decision, opponents_answer(self.duel, decision)))
        question = self.question
        if question is None:
            return
        moment = Moment(question, self.view(PERSON), next(iter(self._advised()), None), self._was_triggered())
        for lesson in LESSONS:
            if lesson.key not in self._told and lesson.due(moment):
                self._told[lesson.key] = self.duel.answers
                return

    def _was_triggered(self) -> bool:
        """Whether the opponent has used a shield trigger since the person's last answer."""
        since = self.duel.state.events[self._seen :]
        return any(event.kind == "shield trigger used" and event.seat == OPPONENT for event in since)

    def _keep_figures(self) -> None:
        """A tutorial says nothing about decks."""


def advised_answer(duel: Duel, decision: Decision) -> Any:
    """What the coach would answer."""
    return duel.rules.coach(duel.state, decision).answer


def opponents_answer(duel: Duel, decision: Decision) -> Any:
    """The opponent follows the coach too, but attacks the person alone, seldom, and lets the last shields be."""
    if decision.why.prompt != "act":
        return advised_answer(duel, decision)
    answer = advised_answer(duel, decision)
    if answer.verb not in ("attack", "end"):
        return answer
    return gentle_attack(duel, decision)


def gentle_attack(duel: Duel, decision: Decision) -> Any:
    """An attack on the person, by the weakest creature that can; the end of the turn once it is enough."""
    end = decision.options[-1]
    if attacks_of(duel) >= MOST_ATTACKS or shields_of(duel) <= SPARED:
        return end
    able = [act for act in decision.options if act.verb == "attack" and act.target == PERSON]
    return min(able, key=lambda act: act.card.definition.power, default=end)


def attacks_of(duel: Duel) -> int:
    """How many attacks there have been in this turn."""
    kinds = [event.kind for event in duel.state.events]
    return kinds[-1 - kinds[::-1].index("turn begins") :].count("attacks")


def shields_of(duel: Duel) -> int:
    """How many shields the person has."""
    kind = next(kind for kind in duel.state.kinds if kind.name == "shields")
    return len(duel.state.zones[PERSON][kind.index])


def keys_of(duel: Duel, decision: Decision, answer: Any) -> tuple[str, ...]:
    """The keys that mean this answer."""
    if decision.kind == NUMBER:
        return (str(answer),)
    keys = {id(option): key for option, key in zip(decision.options, duel.keys(decision), strict=True)}
    return tuple(keys[id(option)] for option in (answer if isinstance(answer, list) else [answer]))
