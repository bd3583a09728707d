"""A scripted table of Duel Monsters: positions that show everything the second game has."""

from dataclasses import dataclass, field, replace

from duelterm.core.view import CardView, Face, LifeLine, SeatView, View, ZoneView
from duelterm.session.api import Choice, Question
from tests.tui.fake_table import AMY, BEN, FakeTable, hidden


def monster(
    name: str, attribute: str, level: int, attack: int, defence: int, frame: str = "normal", race: str = "dragon"
) -> Face:
    """A made-up monster."""
    stats = (
        ("level", str(level)),
        ("attribute", attribute),
        ("race", race),
        ("ATK", str(attack)),
        ("DEF", str(defence)),
    )
    text = (f"The printed words of {name}.", "A second line that says a little more.") if frame != "normal" else ()
    return Face(name, f"{frame} monster", (frame,), level, attack, stats, (), text)


def spell(name: str, kind: str = "normal spell") -> Face:
    """A made-up spell or trap."""
    words = (f"The printed words of {name}.", "A second line that says a little more.")
    return Face(name, kind, (kind.split()[-1],), 0, None, (), (), words)


def laid(handle: str, place: int, face: Face, **state: object) -> CardView:
    """A card on the field, face up unless it is said."""
    figures = tuple((key, int(value)) for key, value in face.stats if key in ("ATK", "DEF"))
    card = CardView(handle, place, face, face_up=True, power=face.power, figures=figures)
    return replace(card, **state)


def down(handle: str, place: int, face: Face, sideways: bool = False) -> CardView:
    """An own face-down card on the field: the rules say nothing of what it is now."""
    return CardView(handle, place, face, tapped=sideways)


def held(handle: str, face: Face) -> CardView:
    """A card in hand."""
    return CardView(handle, 0, face)


def zone(name: str, *cards: CardView, count: int = 0) -> ZoneView:
    """A zone with these cards."""
    return ZoneView(name, count or len(cards), cards)


KNIGHT = monster("Gaia Test Knight", "earth", 7, 2300, 2100, race="warrior")
SOLDIER = monster("Giant Soldier of Trial", "earth", 3, 1300, 2000, race="rock")
WIZARD = monster("Dark Test Magician", "dark", 7, 2500, 2100, race="spellcaster")
BUG = monster("Man-Trying Bug", "earth", 2, 450, 600, "effect", "insect")
FUSED = monster("Three-Headed Trial", "light", 12, 4500, 3800, "fusion")
SHADOW = monster("Amydown Shadow", "water", 4, 1000, 1800, "effect", "aqua")
AMY_HAND = (
    monster("Amyhand Drake", "wind", 4, 1400, 1200),
    monster("Amyhand Ritualist", "fire", 6, 1850, 1700, "ritual", "pyro"),
    spell("Amyhand Fusion", "normal spell"),
    spell("Amyhand Chalice", "equip spell"),
    spell("Amyhand Pitfall", "normal trap"),
    spell("Amyhand Counterblow", "counter trap"),
)
BEN_HAND = tuple(monster(f"Benhand {at}", "dark", at + 1, 1000, 1000) for at in range(4))


def seats() -> tuple[dict[str, ZoneView], dict[str, ZoneView]]:
    """The zones of two seats in the middle of a duel, as their owners see them."""
    return (
        {
            "deck": zone("deck", count=28),
            "hand": zone("hand", *(held(f"c1{at}", face) for at, face in enumerate(AMY_HAND))),
            "monsters": zone(
                "monsters",
                laid("m10", 2, WIZARD, power=3000, figures=(("ATK", 3000), ("DEF", 2100)), tags=("equip+1",)),
                down("m11", 3, SHADOW, sideways=True),
                laid("m12", 5, BUG, tapped=True),
            ),
            "spells": zone(
                "spells",
                laid("s10", 1, spell("Book of Trial Arts", "equip spell"), tags=("on Dark Test Magician",)),
                down("s11", 2, spell("Amydown Mirror", "normal trap")),
                down("s12", 4, spell("Amydown Storm", "quick spell")),
                laid("s13", 5, spell("Endless Trial", "continuous trap")),
            ),
            "graveyard": zone("graveyard", held("g10", KNIGHT), held("g11", BUG)),
            "fusion deck": zone("fusion deck", held("f10", FUSED)),
            "aside": zone("aside"),
        },
        {
            "deck": zone("deck", count=25),
            "hand": zone("hand", *(held(f"c2{at}", face) for at, face in enumerate(BEN_HAND))),
            "monsters": zone(
                "monsters",
                laid("m20", 1, KNIGHT),
                down("m21", 2, replace(BUG, name="Bendown Bug"), sideways=True),
                laid("m22", 4, SOLDIER, tapped=True),
                laid("m23", 5, FUSED, power=3900, figures=(("ATK", 3900), ("DEF", 3800))),
            ),
            "spells": zone(
                "spells",
                down("s20", 1, spell("Bendown Cylinder", "normal trap")),
                laid("s21", 3, spell("Swords of Trial Light", "continuous spell")),
                laid("s22", 4, spell("Trial Umi", "field spell")),
            ),
            "graveyard": zone("graveyard", held("g20", SOLDIER)),
            "fusion deck": zone("fusion deck", held("f20", replace(FUSED, name="Benfusion"))),
            "aside": zone("aside", held("a20", KNIGHT)),
        },
    )


SHEET = (
    LifeLine(2, BEN, 8000, -1200, 6800, "battle with Dark Test Magician"),
    LifeLine(3, AMY, 8000, -500, 7500, "pays for Endless Trial"),
    LifeLine(4, BEN, 6800, 1000, 7800, "gains by Trial Umi"),
    LifeLine(5, AMY, 7500, -2600, 4900, "battle with Three-Headed Trial"),
    LifeLine(7, BEN, 7800, -400, 7400, "damage by Book of Trial Arts"),
)
LOST = (*SHEET, LifeLine(9, AMY, 4900, -4900, 0, "battle with Three-Headed Trial"))
SECRETS = ("Amyhand", "Benhand", "Amydown", "Bendown", "Benfusion")


@dataclass
class FakeMonsters(FakeTable):
    """The same protocol with the zones of Duel Monsters."""

    step: str = "main"
    turn: int = 9
    zones: tuple[dict[str, ZoneView], dict[str, ZoneView]] = field(default_factory=seats)
    rulebook: str = "rulebook3"
    life: tuple[int, int] = (4900, 7400)
    lines: tuple[LifeLine, ...] = SHEET

    def view(self, seat: int | None) -> View:
        shown = []
        for number, zones in enumerate(self.zones):
            seen = zones if seat == number else {name: concealed(number, each) for name, each in zones.items()}
            shown.append(SeatView(number, dict(seen), (("LP", self.life[number]),)))
        return View(seat, self.turn, self.active, self.step, tuple(shown), self.attack, self.waiting)

    def sheet(self) -> tuple[LifeLine, ...]:
        return self.lines


def concealed(seat: int, zone: ZoneView) -> ZoneView:
    """A zone as everybody but its owner sees it."""
    if zone.name in ("hand", "fusion deck"):
        return hidden(seat, zone.name, zone.count)
    if zone.name not in ("monsters", "spells"):
        return zone
    cards = (
        card if card.face_up else CardView(f"{zone.name}:{seat}:{card.place}", card.place, None) for card in zone.cards
    )
    return replace(zone, cards=tuple(cards))


def act(number: int = 1, seat: int = AMY) -> Question:
    """The acts of the main phase."""
    choices = (
        Choice("summon:c10", "summon", "summon Amyhand Drake", "attack position", "c10"),
        Choice("set:c10", "set", "set Amyhand Drake face-down", "defence position", "c10"),
        Choice("use:c12", "use", "use Amyhand Fusion", "fuses", "c12"),
        Choice("set:c14", "set", "set Amyhand Pitfall", "", "c14"),
        Choice("change:m11", "change", "turn Amydown Shadow up", "to attack position", "m11"),
        Choice("turn up:s12", "turn up", "turn up Amydown Storm", "", "s12"),
        Choice("battle", "battle", "start the battle phase", "once a turn"),
        Choice("end", "end", "end the turn"),
    )
    return Question(
        number,
        seat,
        "act",
        "act",
        "summon, set, use cards, start the battle phase, or end the turn.",
        choices,
        private=True,
    )


def fight(number: int = 2) -> Question:
    """The attacks of the battle phase: public."""
    choices = (
        Choice(
            "attack:m10>m20",
            "attack",
            "Dark Test Magician attacks Gaia Test Knight",
            "3000 against 2300: destroyed, they lose 700",
            "m10",
            "m20",
        ),
        Choice(
            "attack:m10>monsters:1:2",
            "attack",
            "Dark Test Magician attacks face-down monster 2",
            "",
            "m10",
            "monsters:1:2",
        ),
        Choice(
            "attack:m10>m22",
            "attack",
            "Dark Test Magician attacks Giant Soldier of Trial",
            "3000 against 2000 defence: destroyed",
            "m10",
            "m22",
        ),
        Choice(
            "attack:m10>m23",
            "attack",
            "Dark Test Magician attacks Three-Headed Trial",
            "3000 against 3900: yours is destroyed",
            "m10",
            "m23",
        ),
        Choice("end battle", "end battle", "end the battle phase"),
    )
    return Question(number, AMY, "act", "act", "attack, or end the battle phase.", choices, private=False)


def answer(number: int = 3) -> Question:
    """BEN may answer an attack with a set trap."""
    choices = (
        Choice("turn up:s20", "turn up", "turn up Bendown Cylinder", "", "s20"),
        Choice("pass", "pass", "don't answer"),
    )
    return Question(
        number,
        BEN,
        "act",
        "answer attack",
        "Dark Test Magician attacks Gaia Test Knight: answer it?",
        choices,
        proposal=("pass",),
        private=True,
    )


def bearer(number: int = 4) -> Question:
    """Which monster an equip card is put on."""
    choices = tuple(
        Choice(handle, "pick", name, card=handle)
        for handle, name in (("m10", WIZARD.name), ("m12", BUG.name), ("m20", KNIGHT.name))
    )
    return Question(
        number,
        AMY,
        "pick",
        "bearer",
        "Amyhand Chalice: choose the monster to put it on.",
        choices,
        1,
        1,
        ("m10",),
        private=True,
        source=AMY_HAND[3],
    )
