"""A scripted table of the tag duel: two teams of two, AMY and CAL against BEN and DAN, in the middle of a duel."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from duelterm.core.view import CardView, Face, LifeLine, LinkView, SeatView, View, ZoneView
from duelterm.session.api import Choice, Question
from tests.tui import fake_monsters, fake_standard
from tests.tui.fake_monsters import concealed, down, held, laid, monster, spell, zone
from tests.tui.fake_standard import unseen
from tests.tui.fake_table import hidden

AMY, BEN, CAL, DAN = range(4)
NAMES = ("AMY", "BEN", "CAL", "DAN")
GOLEM = monster("Clay Test Golem", "earth", 3, 800, 2000, race="rock")
HARPY = monster("Trial Harpy", "wind", 4, 1300, 1400, "effect", "winged beast")
CAL_HAND = tuple(monster(f"Calhand {at}", "water", at + 1, 500, 500) for at in range(3))
DAN_HAND = tuple(spell(f"Danhand {at}", "quick spell") for at in range(5))
SECRETS = (*fake_monsters.SECRETS, "Calhand", "Danhand", "Caldown", "Dandown")


def partner_zones(number: int, hand: Sequence[Face], name: str) -> dict[str, ZoneView]:
    """The zones of the third or the fourth seat."""
    return {
        "deck": zone("deck", count=29),
        "hand": zone("hand", *(held(f"c{number}{at}", face) for at, face in enumerate(hand))),
        "monsters": zone(
            "monsters",
            laid(f"m{number}0", 1, HARPY),
            laid(f"m{number}1", 2, GOLEM, tapped=True),
            down(f"m{number}2", 4, replace(GOLEM, name=f"{name}down Golem"), sideways=True),
        ),
        "spells": zone("spells", down(f"s{number}0", 3, spell(f"{name}down Trap", "normal trap"))),
        "field spell": zone("field spell"),
        "graveyard": zone("graveyard", held(f"g{number}0", HARPY)),
        "extra deck": zone("extra deck"),
        "banished": zone("banished"),
    }


def seats() -> tuple[dict[str, ZoneView], ...]:
    """Those of the standard rules, and those of their partners."""
    return (*fake_standard.seats(), partner_zones(3, CAL_HAND, "Cal"), partner_zones(4, DAN_HAND, "Dan"))


CHAIN = (
    LinkView(1, AMY, "Book of Trial Arts", "s10", ("m40",)),
    LinkView(2, DAN, "Trial Pitfall", "s40", ("m10",)),
    LinkView(3, CAL, "Trial Warning", "s30", ("spells:3:3",)),
    LinkView(4, BEN, "Swords of Trial Light", "s21", ("seat:2",)),
)


@dataclass
class FakeTag(fake_standard.FakeStandard):
    """The same protocol for four seats; `persons` are the names of those at the keyboard, one a seat or one a team."""

    zones: tuple[dict[str, ZoneView], ...] = field(default_factory=seats)
    rulebook: str = "tag"
    persons: Sequence[str] = NAMES
    names: Sequence[str] = NAMES
    life: tuple[int, ...] = (15200, 12400)

    @property
    def people(self) -> Sequence[int]:
        return [seat % len(self.persons) for seat in range(4)]

    def person(self, seat: int) -> str:
        return self.persons[seat % len(self.persons)]

    def view(self, seat: int | None) -> View:
        """Partners see what either sees (TAG-1.4)."""
        shown = []
        for number, zones in enumerate(self.zones):
            seen = dict(zones) if seat is not None and seat % 2 == number % 2 else self._unseen(number, zones)
            shown.append(SeatView(number, seen, (("LP", self.life[number % 2]),)))
        return View(seat, self.turn, self.active, self.step, tuple(shown), self.attack, self.waiting, self.chain)

    def _unseen(self, number: int, zones: dict[str, ZoneView]) -> dict[str, ZoneView]:
        seen = {name: concealed(number, each) for name, each in zones.items()}
        cards: tuple[CardView, ...] = tuple(unseen(number, card) for card in zones["field spell"].cards)
        seen["field spell"] = replace(zones["field spell"], cards=cards)
        seen["extra deck"] = hidden(number, "extra deck", zones["extra deck"].count)
        return seen

    def sheet(self) -> tuple[LifeLine, ...]:
        return (
            LifeLine(2, BEN, 16000, -1200, 14800, "battle with Dark Test Magician"),
            LifeLine(3, AMY, 16000, -800, 15200, "paid for Endless Trial"),
            LifeLine(7, BEN, 14800, -2400, 12400, "battle with Trial Harpy"),
        )


def pair() -> FakeTag:
    """Two people who play a team each."""
    return FakeTag([], persons=("AMY", "BEN"), names=("AMY 1", "BEN 1", "AMY 2", "BEN 2"))


def attack(number: int = 2) -> Question:
    """The battle phase of AMY: monsters of both opponents can be attacked."""
    targets = (("m20", "Gaia Test Knight"), ("monsters:1:2", "face-down monster 2"), ("m40", HARPY.name))
    choices = [
        Choice(f"attack:m10>{spot}", "attack", f"Dark Test Magician attacks {name}", "", "m10", spot)
        for spot, name in targets
    ]
    return Question(number, AMY, "act", "act", "attack, or end the battle phase.", (*choices, END_BATTLE))


END_BATTLE = Choice("end battle", "end battle", "end the battle phase")


def destroy(number: int = 3, seat: int = AMY) -> Question:
    """A choice among cards of one opponent alone, who isn't in front."""
    choices = (Choice("m40", "pick", HARPY.name, "", "m40"), Choice("m41", "pick", GOLEM.name, "", "m41"))
    return Question(number, seat, "pick", "targets", "choose a monster to destroy.", choices, private=True)


def player(number: int = 4) -> Question:
    """TAG-5.1: whom an effect means."""
    choices = (
        Choice("player>seat:1", "player", "BEN", "of the other team", "", "seat:1"),
        Choice("player>seat:3", "player", "DAN", "of the other team", "", "seat:3"),
    )
    source = spell("Trial Exchange")
    return Question(number, AMY, "act", "player", "Trial Exchange: which player does it mean?", choices, source=source)


def order(number: int = 5) -> Question:
    """TAG-7.11: who of a team has its first turn."""
    told = "the other has the team's second turn"
    choices = (
        Choice("starts>seat:1", "starts", "you", told, "", "seat:1"),
        Choice("starts>seat:3", "starts", "DAN", told, "", "seat:3"),
    )
    return Question(number, BEN, "act", "team order", "who of your team has its first turn?", choices)


def answer(seat: int, number: int = 6, prompt: str = "chain") -> Question:
    """A seat may answer what was done."""
    place = {AMY: "s11", BEN: "s20", CAL: "s30", DAN: "s40"}[seat]
    choices = (
        Choice(f"turn up:{place}", "turn up", "turn up the trap", "", place),
        Choice("pass", "pass", "no answer"),
    )
    return Question(
        number,
        seat,
        "act",
        prompt,
        "AMY uses Book of Trial Arts: answer it?",
        choices,
        proposal=("pass",),
        private=True,
    )


def act(seat: int = AMY, number: int = 1) -> Question:
    """The acts of the main phase."""
    return fake_monsters.act(number, seat)
