"""A scripted table of the standard rules: field spells at their place, an open chain, the questions around it."""

from dataclasses import dataclass, field, replace

from duelterm.core.view import CardView, LinkView, View, ZoneView
from duelterm.session.api import Choice, Question
from tests.tui import fake_monsters
from tests.tui.fake_monsters import AMY, BEN, FakeMonsters, down, laid, monster, spell, zone
from tests.tui.fake_table import hidden

BLAST = spell("Bendown Blast", "normal trap")
UMI = spell("Trial Umi", "field spell")
NECRO = spell("Valley of Trial Graves", "field spell")


def seats() -> tuple[dict[str, ZoneView], dict[str, ZoneView]]:
    """Those of the third edition, with the field spell at its own place and the names of their own time."""
    found = fake_monsters.seats()
    for zones in found:
        zones["extra deck"] = replace(zones.pop("fusion deck"), name="extra deck")
        zones["banished"] = replace(zones.pop("aside"), name="banished")
        spells = zones["spells"]
        cards = tuple(card for card in spells.cards if card.face is None or card.face.kind != "field spell")
        zones["spells"] = replace(spells, cards=cards, count=len(cards))
    found[AMY]["field spell"] = zone("field spell", down("f11", 1, replace(NECRO, name="Amydown Valley")))
    found[BEN]["field spell"] = zone("field spell", laid("f21", 1, UMI))
    return found


CHAIN = (
    LinkView(1, AMY, "Book of Trial Arts", "s10", ("m20",)),
    LinkView(2, BEN, "Swords of Trial Light", "s21", ("m10", "spells:0:4")),
    LinkView(3, AMY, "Endless Trial", "s13", ("s21",)),
)


@dataclass
class FakeStandard(FakeMonsters):
    """The same protocol by the standard rules."""

    step: str = "main 1"
    zones: tuple[dict[str, ZoneView], dict[str, ZoneView]] = field(default_factory=seats)
    rulebook: str = "standard"
    chain: tuple[LinkView, ...] = ()
    own: dict[int, str] = field(default_factory=dict)

    def own_policy(self, seat: int) -> str:
        return self.own.get(seat, "own acts no")

    def announce_policy(self, seat: int, policy: str) -> None:
        (self.own if policy.startswith("own acts") else self.policies)[seat] = policy

    def view(self, seat: int | None) -> View:
        shown = super().view(seat)
        sides = tuple(replace(side, zones=dict(side.zones)) for side in shown.seats)
        for side in sides:
            if seat != side.seat:
                extra, field_spell = side.zones["extra deck"], side.zones["field spell"]
                side.zones["extra deck"] = hidden(side.seat, "extra deck", extra.count)
                side.zones["field spell"] = replace(
                    field_spell, cards=tuple(unseen(side.seat, card) for card in field_spell.cards)
                )
        return replace(shown, seats=sides, chain=self.chain)


def unseen(seat: int, card: CardView) -> CardView:
    """A field spell as the others see it."""
    return card if card.face_up else CardView(f"field spell:{seat}:1", 1, None)


def answer(number: int = 5, prompt: str = "chain", seat: int = BEN) -> Question:
    """BEN may answer the last link."""
    choices = (
        Choice("turn up:s20", "turn up", "turn up Bendown Cylinder", "negates it and destroys the card", "s20"),
        Choice("pass", "pass", "no answer", "what was done goes on"),
    )
    return Question(
        number,
        seat,
        "act",
        prompt,
        "AMY uses Endless Trial: answer it?",
        choices,
        proposal=("pass",),
        private=True,
        source=spell("Endless Trial", "continuous trap"),
    )


def trigger_order(number: int = 6) -> Question:
    """AMY orders her own triggers."""
    texts = (
        "Man-Trying Bug: destroy a monster",
        "Amydown Shadow: draw a card",
        "Dark Test Magician: add a spell to the hand",
    )
    choices = tuple(Choice(f"effect:{at}", "pick", text) for at, text in enumerate(texts, 1))
    return Question(number, AMY, "order", "trigger order", "put your effects in order.", choices, 3, 3)


def may(number: int = 7) -> Question:
    """Whether AMY uses an effect."""
    choices = (Choice("yes", "confirm", "draw a card"), Choice("no", "confirm", "leave it"))
    question = Question(number, AMY, "confirm", "may", "Amydown Shadow: use this?", choices)
    return replace(question, source=fake_monsters.SHADOW)


def tribute(number: int = 8) -> Question:
    """The tributes for a summon."""
    names = (("m10", "Dark Test Magician"), ("m11", "Amydown Shadow"), ("m12", "Man-Trying Bug"))
    choices = tuple(Choice(handle, "pick", name, "yours", handle) for handle, name in names)
    text = "Amyhand Giant: choose 2 cards to tribute."
    return Question(number, AMY, "pick", "tribute summon", text, choices, 2, 2, private=True, source=MIGHTY)


def hand_limit(number: int = 9) -> Question:
    """AMY discards down to six."""
    cards = [(f"c1{at}", face.name) for at, face in enumerate(fake_monsters.AMY_HAND)]
    choices = tuple(Choice(handle, "pick", name, card=handle) for handle, name in cards)
    return Question(number, AMY, "pick", "hand limit", "discard down to 6 cards.", choices, 1, 1, private=True)


def replay(number: int = 10) -> Question:
    """The attack is chosen again."""
    choices = (
        Choice("attack:m10>m20", "attack", "Dark Test Magician attacks Gaia Test Knight", "destroyed", "m10", "m20"),
        Choice("attack:m10>m22", "attack", "Dark Test Magician attacks Giant Soldier of Trial", "", "m10", "m22"),
        Choice("pass", "pass", "no attack", "its attack is spent"),
    )
    return Question(number, AMY, "act", "replay", "Dark Test Magician attacks again: which?", choices)


MIGHTY = monster("Amyhand Giant", "dark", 8, 3000, 2500)
SECRETS = (*fake_monsters.SECRETS,)
