"""A scripted table: plausible cards, questions in a row, and a record of what was answered."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from duelterm.core.view import CardView, Face, LifeLine, SeatView, View, ZoneView
from duelterm.session.api import Choice, Line, Question, RefusedAnswer, Result

AMY, BEN = 0, 1


def face(name: str, colour: str = "fire", cost: int = 3, power: int | None = 3000, *tags: str) -> Face:
    """A made-up card."""
    kind = "spell" if power is None else "creature"
    stats = (("cost", str(cost)), ("power", str(power)), ("race", "Test Beast"))
    text = (f"The printed words of {name}.", "A second line that says a little more about what it does.")
    return Face(name, kind, (colour,), cost, power, stats if power is not None else stats[:1], tags, text)


def hidden(seat: int, zone: str, count: int) -> ZoneView:
    """Face-down cards without identity."""
    return ZoneView(zone, count, tuple(CardView("", at, None) for at in range(1, count + 1)))


def up(handle: str, what: Face, **state: object) -> CardView:
    """A card in sight, with its current power and tags."""
    return replace(CardView(handle, 0, what, power=what.power, tags=what.tags), **state)


AMY_HAND = ("Amyhand Manewolf", "Amyhand Spider", "Amyhand Halo", "Amyhand Drake", "Amyhand Hulk")
BEN_HAND = ("Benhand Rat", "Benhand Gull", "Benhand Oak", "Benhand Imp")


def plain_seats() -> tuple[dict[str, ZoneView], dict[str, ZoneView]]:
    """The zones of two seats in the middle of a duel, with open hands."""
    colours = ("fire", "nature", "light", "fire", "water")
    amy_hand = [up(f"c1{at}", face(name, colours[at], at + 2)) for at, name in enumerate(AMY_HAND)]
    amy_hand[2] = replace(amy_hand[2], face=face(AMY_HAND[2], "light", 5, None, "ST"), power=None, tags=("ST",))
    ben_hand = [up(f"c2{at}", face(name, "darkness", at + 1)) for at, name in enumerate(BEN_HAND)]
    return (
        {
            "deck": ZoneView("deck", 19),
            "hand": ZoneView("hand", 5, tuple(amy_hand)),
            "mana": ZoneView(
                "mana",
                6,
                tuple(
                    up(f"m1{at}", face(f"Amymana {at}", colour), tapped=at > 4)
                    for at, colour in enumerate(("fire", "fire", "fire", "nature", "nature", "water"))
                ),
            ),
            "battle": ZoneView(
                "battle",
                4,
                (
                    up("b10", face("Boulder Dragon", "fire", 6, 6000, "W2")),
                    up("b11", face("Rumbling Tusk", "fire", 4, 3000), tapped=True),
                    up("b12", face("Twin Fighter", "nature", 5, 7000, "W2", "evo"), beneath=(face("Small Fighter"),)),
                    up("b13", face("Hunter Fish", "fire", 2, 1000), sick=True),
                ),
            ),
            "shields": hidden_shields(AMY, (1, 2, 3, 4, 5)),
            "graveyard": ZoneView("graveyard", 2, (up("g10", face("Amygrave One")), up("g11", face("Amygrave Two")))),
        },
        {
            "deck": ZoneView("deck", 21),
            "hand": ZoneView("hand", 4, tuple(ben_hand)),
            "mana": ZoneView(
                "mana", 3, tuple(up(f"m2{at}", face(f"Benmana {at}", "darkness"), tapped=at > 1) for at in range(3))
            ),
            "battle": ZoneView(
                "battle",
                3,
                (
                    up("b20", face("Brawler Stout", "fire", 3, 2000)),
                    up("b21", face("Skull Thrower", "darkness", 4, 4000), tapped=True),
                    up("b22", face("Chaser Elf", "nature", 2, 1000, "blocker")),
                ),
            ),
            "shields": hidden_shields(BEN, (1, 2, 3, 5)),
            "graveyard": ZoneView("graveyard", 1, (up("g20", face("Bengrave One")),)),
        },
    )


def hidden_shields(seat: int, places: Sequence[int]) -> ZoneView:
    """Face-down shields at their places."""
    cards = tuple(CardView(f"shields:{seat}:{place}", place, None) for place in places)
    return ZoneView("shields", len(cards), cards)


@dataclass
class FakeTable:
    """Implements the table protocol from a script of questions."""

    script: list[Question]
    names: Sequence[str] = ("AMY", "BEN")
    privacy: str = "curtain"
    active: int = AMY
    step: str = "main"
    turn: int = 7
    zones: tuple[dict[str, ZoneView], dict[str, ZoneView]] = field(default_factory=plain_seats)
    answers: list[tuple[str, ...]] = field(default_factory=list)
    attack: tuple[str, str] | None = None
    waiting: tuple[str, ...] = ()
    result: Result | None = None
    undone: int = 0
    undoable: bool = False
    refuse: str = ""
    after: Callable[["FakeTable"], None] | None = None
    conceded: list[int] = field(default_factory=list)
    rulebook: str = "duel-masters"
    coached: tuple[str, ...] = ()
    policies: dict[int, str] = field(default_factory=dict)

    @property
    def sides(self) -> Sequence[int]:
        return [seat % 2 for seat in range(len(self.names))]

    @property
    def people(self) -> Sequence[int]:
        return range(len(self.names))

    def person(self, seat: int) -> str:
        return self.names[seat]

    @property
    def question(self) -> Question | None:
        return self.script[0] if self.script and self.result is None else None

    def view(self, seat: int | None) -> View:
        seats = []
        for number, zones in enumerate(self.zones):
            shown = dict(zones)
            if seat != number:
                shown["hand"] = hidden(number, "hand", zones["hand"].count)
            seats.append(SeatView(number, shown))
        return View(seat, self.turn, self.active, self.step, tuple(seats), self.attack, self.waiting)

    def news(self, seat: int | None, since: int = 0) -> Sequence[Line]:
        lines = [
            Line(0, self.turn - 1, "BEN ends the turn."),
            Line(1, self.turn, "AMY untaps 5 cards."),
            Line(2, self.turn, f"AMY draws {AMY_HAND[4]}." if seat == AMY else "AMY draws a card."),
        ]
        lines += [Line(3 + at, self.turn, f"answered {' '.join(keys)}", 1) for at, keys in enumerate(self.answers)]
        return lines[since:]

    def sheet(self) -> Sequence[LifeLine]:
        return ()

    def answer(self, keys: Sequence[str]) -> None:
        if self.refuse:
            message, self.refuse = self.refuse, ""
            raise RefusedAnswer(message)
        self.answers.append(tuple(keys))
        self.script.pop(0)
        if self.after is not None:
            self.after(self)

    def why_not(self, verb: str, card: str, target: str = "") -> str:
        return f"DM-4.3 no {verb} with {card}{' on ' + target if target else ''} now"

    def can_undo(self) -> bool:
        return self.undoable

    def undo_refusal(self) -> str:
        return "" if self.undoable else "somebody else has been asked since"

    def undo(self) -> None:
        self.undone += 1

    def coach(self) -> tuple[str, ...]:
        return self.coached

    def policy(self, seat: int) -> str:
        return self.policies.get(seat, "always")

    def own_policy(self, seat: int) -> str:
        return ""

    def announce_policy(self, seat: int, policy: str) -> None:
        self.policies[seat] = policy

    def concede(self, seat: int) -> None:
        self.conceded.append(seat)
        self.result = Result(1 - seat, "DM-9.12 the other player gave up")


def act(seat: int = AMY, private: bool = True, number: int = 1, opponents: str = "seat:1") -> Question:
    """An act question of the main step, or of the attack step if it is public."""
    hand = (
        Choice("charge:c10", "charge", "charge Amyhand Manewolf", "1 more mana", "c10"),
        Choice("play:c10", "play", "play Amyhand Manewolf", "pays 2", "c10"),
        Choice("charge:c11", "charge", "charge Amyhand Spider", "1 more mana", "c11"),
    )
    fights = (
        Choice(f"attack:b10>{opponents}", "attack", "attack BEN", "breaks 2 shields", "b10", opponents),
        Choice("attack:b10>b21", "attack", "attack Skull Thrower", "6000 against 4000", "b10", "b21"),
        Choice("attack:b12>seat:1", "attack", "attack BEN", "breaks 2 shields", "b12", "seat:1"),
    )
    choices = (*(hand if private else ()), *fights, Choice("end", "end", "end the turn"))
    return Question(number, seat, "act", "act", "choose what to do.", choices, private=private)


def pay(number: int = 2) -> Question:
    """Pay 3 mana."""
    choices = tuple(Choice(f"m1{at}", "pay", f"Amymana {at}", card=f"m1{at}") for at in range(5))
    return Question(
        number, AMY, "pick", "pay", "pay 3 for Amyhand Manewolf.", choices, 3, 3, ("m10", "m11", "m13"), private=True
    )


def block(number: int = 3) -> Question:
    """BEN may block, openly."""
    choices = (Choice("block:b22", "block", "block with Chaser Elf", "it is tapped", "b22"),)
    source = face("Boulder Dragon", "fire", 6, 6000, "W2")
    return Question(number, BEN, "pick", "block", "block the attack?", choices, 0, 1, (), False, source)


def break_shield(number: int = 4) -> Question:
    """Which shield is broken, openly."""
    choices = tuple(
        Choice(f"slot:shields:1:{place}", "break", f"shield {place}", card=f"shields:1:{place}")
        for place in (1, 2, 3, 5)
    )
    return Question(
        number, AMY, "pick", "break", "which shield of BEN?", choices, 1, 1, ("slot:shields:1:1",), private=False
    )


def look_at_shield(number: int = 5) -> Question:
    """BEN looks at the broken shield."""
    shield = face("Benshield Trap", "light", 5, None, "ST")
    choices = (
        Choice("take:c29", "take", "take Benshield Trap to hand", "", "c29", face=shield),
        Choice("use:c29", "use", "use Benshield Trap now", "free of charge", "c29", face=shield),
    )
    return Question(number, BEN, "act", "shield", "look at your broken shield.", choices, private=True)


def confirm(number: int = 6, seat: int = AMY, private: bool = True) -> Question:
    """Yes or no."""
    choices = (Choice("yes", "yes", "draw a card", "deck 19 to 18"), Choice("no", "no", "don't draw"))
    return Question(number, seat, "confirm", "may", "draw a card?", choices, private=private)


def order(number: int = 7) -> Question:
    """Three effects in an order."""
    choices = tuple(Choice(f"e{at}", "resolve", f"effect {at}") for at in range(3))
    return Question(number, AMY, "order", "trigger order", "in which order?", choices, 3, 3, private=True)


def number_question(number: int = 8) -> Question:
    """A number from 0 to 12."""
    return Question(number, AMY, "number", "declare", "say a number.", (), 0, 12, ("3",), private=True)


def race(number: int = 9, count: int = 60) -> Question:
    """One of many races."""
    choices = tuple(Choice(f"race{at}", "name", f"Race Number {at}") for at in range(count))
    return Question(number, AMY, "name", "race", "name a race.", choices, private=True)


def search(number: int = 10) -> Question:
    """Up to two cards of a searched deck."""
    choices = tuple(
        Choice(f"take:{at}", "take", f"Amydeck Card {at}", face=face(f"Amydeck Card {at}")) for at in range(14)
    )
    return Question(number, AMY, "pick", "search", "take up to two cards.", choices, 0, 2, private=True)


def demo() -> FakeTable:
    """A walk through every kind of question, in the order of a turn."""

    def change(table: FakeTable) -> None:
        if len(table.answers) >= 3:
            table.step, table.attack = "attack", ("b10", "seat:1")
        table.active, table.undoable = AMY, len(table.answers) < 3

    questions = [
        act(),
        pay(),
        act(number=11),
        block(),
        break_shield(),
        look_at_shield(),
        act(private=False, number=12),
        confirm(),
        order(),
        number_question(),
        race(),
        search(),
    ]
    return FakeTable(questions * 5, after=change, waiting=("AMY: Boulder Dragon, when it attacks",))
