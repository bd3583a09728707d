"""A scenario builder: lay any cards anywhere, then play by names.

    duel = Scenario(you={"monsters": ["Dark Magician"]}, opp={"monsters": ["?Man-Eater Bug"], "spells": ["?Trap Hole"]})
    duel.attack("Dark Magician", "Man-Eater Bug")
    assert duel.zone("opp", "graveyard") == ["Man-Eater Bug"]

`you` has the turn, in the main phase of its second turn, unless `turn="opp"`. A zone that isn't given is empty, but for
a deck of 20. Names with a `?` before them lie face down (a monster sideways), with a `=` in face-up defence position,
with a `!` put there this turn. `you` is seat 0 unless `seat=1`; a test that takes the fixture `lay` of `conftest.py`
for `Scenario` runs in both seats (case Y51).
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import yaml

from duelterm.core.ask import Decision
from duelterm.core.card import Card
from duelterm.core.flow import Flow
from duelterm.core.operations import arrive, leave
from duelterm.duelmonsters.cards import compile_card
from duelterm.duelmonsters.definition import CardDefinition
from duelterm.duelmonsters.equips import attach
from duelterm.duelmonsters.game import DuelMonsters
from duelterm.duelmonsters.opening import lay_decks
from duelterm.duelmonsters.rulebook3.game import Rulebook3
from duelterm.duelmonsters.rulebook3.switches import read_switches
from duelterm.duelmonsters.rulebook3.turn import duel
from duelterm.duelmonsters.state import MAIN, DuelState
from duelterm.duelmonsters.traits import attack, defence, position
from duelterm.duelmonsters.zones import ANTE, ASIDE, DECK, FIELD, FIELD_PLACE, FUSION, GRAVEYARD, HAND, MONSTERS, SPELLS
from duelterm.lang.cards import DuelMonstersCard as LanguageCard
from duelterm.library.pool import load_pool

WHO = ("you", "opp")
ZONES = {
    "deck": DECK,
    "hand": HAND,
    "monsters": MONSTERS,
    "spells": SPELLS,
    "graveyard": GRAVEYARD,
    "fusion deck": FUSION,
    "extra deck": FUSION,
    "aside": ASIDE,
    "banished": ASIDE,
    "field spell": FIELD_PLACE,
    "ante": ANTE,
}
FILLER = "Mystical Elf"
EXODIA = [
    "Exodia the Forbidden One",
    "Left Arm of the Forbidden One",
    "Left Leg of the Forbidden One",
    "Right Arm of the Forbidden One",
    "Right Leg of the Forbidden One",
]
"""The five pieces."""
GAME = Rulebook3()


@cache
def language_pool() -> Mapping[str, LanguageCard]:
    """Every card of the pool as its file has it."""
    return load_pool("duelmonsters")


@cache
def pool(name: str) -> CardDefinition:
    """A card of the pool, compiled. Raises KeyError."""
    return compile_card(GAME, language_pool()[name])


def made_up(text: str, game: DuelMonsters = GAME, rule_set: str = "rulebook3") -> CardDefinition:
    """A card of a test's own, written as in a card file: `{name: X, kind: spell, icon: normal, …}`."""
    facts: dict[str, Any] = {"game": "duelmonsters", "set": "TEST", "passcode": "00000000"} | yaml.safe_load(text)
    return compile_card(game, LanguageCard.model_validate(facts), rule_set)


def monster(name: str, *abilities: str, **facts: Any) -> CardDefinition:
    """A made-up monster: a dark warrior of level 4 with 1500/1000 unless said; abilities as in a card file."""
    return made_up(as_text(monster_facts(name, abilities) | facts, abilities))


def monster_facts(name: str, abilities: Sequence[str]) -> dict[str, Any]:
    """The facts of a made-up monster unless a test says otherwise."""
    shape: dict[str, Any] = {"name": name, "kind": "monster", "frame": "effect" if abilities else "normal"}
    return shape | {"level": 4, "race": "warrior", "attribute": "dark", "atk": 1500, "def": 1000}


def spell(name: str, *abilities: str, **facts: Any) -> CardDefinition:
    """A made-up normal spell; abilities as in a card file."""
    return made_up(as_text({"name": name, "kind": "spell", "icon": "normal"} | facts, abilities))


def trap(name: str, *abilities: str, **facts: Any) -> CardDefinition:
    """A made-up normal trap; abilities as in a card file."""
    return made_up(as_text({"name": name, "kind": "trap", "icon": "normal"} | facts, abilities))


def as_text(facts: dict[str, Any], abilities: Sequence[str]) -> str:
    """A card as a card file has it."""
    return yaml.safe_dump(facts | {"abilities": [yaml.safe_load(text) for text in abilities]}, sort_keys=False)


class Scenario:
    """A duel laid out by hand. `seat` is yours."""

    seat = 0
    main = MAIN
    """The step in which a duel laid out begins."""
    answering = ("answer", "answer attack")
    """The prompts that ask for answers."""
    read_switches = staticmethod(read_switches)
    card_of = staticmethod(pool)

    @staticmethod
    def table(switches: Any, seed: int, first: int | None = None) -> Any:
        """An empty table for two."""
        return DuelState(2, seed, switches, first)

    @staticmethod
    def rules(state: Any) -> Any:
        """The rules from where the state stands."""
        return duel(state)

    def __init__(
        self,
        you: Mapping[str, Sequence[str]] | None = None,
        opp: Mapping[str, Sequence[str]] | None = None,
        turn: str = "you",
        seed: int = 1,
        made: Sequence[CardDefinition] = (),
        life: tuple[int, int] = (8000, 8000),
        seat: int = 0,
        **switches: str,
    ) -> None:
        self.seat = seat
        self.made = {card.name: card for card in made}
        self.state = self.table(self.read_switches(switches), seed)
        for who, zones in (("you", you or {}), ("opp", opp or {})):
            for zone, names in ({"deck": [FILLER] * 20} | dict(zones)).items():
                for name in names:
                    self._put(self.seat_of(who), ZONES[zone], name)
        self.state.step = self.main
        self.state.active = self.seat_of(turn)
        self.state.turn = 4
        self.state.begun = [2, 2]
        self.state.life = list(life if seat == 0 else life[::-1])
        self.state.events.clear()
        self.flow = Flow(self.rules(self.state))

    def _put(self, seat: int, zone: int, name: str) -> Card:
        bare = name.lstrip("?=!")
        marks = name[: len(name) - len(bare)]
        card = self.state.add(self.made.get(bare) or self.card_of(bare), seat, DECK)
        leave(self.state, card)
        down = "?" in marks
        sideways = zone == MONSTERS and (down or "=" in marks)
        arrive(self.state, card, seat, zone, face_up=zone in FIELD and not down, tapped=sideways)
        card.fresh = "!" in marks
        return card

    @classmethod
    def opening(
        cls,
        you: Sequence[CardDefinition | str],
        opp: Sequence[CardDefinition | str],
        seed: int = 1,
        agreed: int | None = None,
        side: tuple[int, int] = (0, 0),
        **switches: str,
    ) -> "Scenario":
        """A duel from before its start on, with these decks (bottom first); `agreed` is `DuelState.first`."""
        duel_ = cls.__new__(cls)
        duel_.made = {}
        duel_.state = cls.table(cls.read_switches(switches), seed, agreed)
        duel_.state.side_counts = list(side)
        decks = [
            [card if isinstance(card, CardDefinition) else cls.card_of(card) for card in deck] for deck in (you, opp)
        ]
        lay_decks(duel_.state, decks, [[], []])
        duel_.flow = Flow(cls.rules(duel_.state))
        return duel_

    # what is there

    def seat_of(self, who: str) -> int:
        """The seat of `you` or `opp`."""
        return self.seat if who == "you" else 1 - self.seat

    def who_is(self, seat: int) -> str:
        """Who sits there."""
        return "you" if seat == self.seat else "opp"

    def cards(self, who: str, zone: str) -> list[Card]:
        """The cards in a zone."""
        return self.state.zones[self.seat_of(who)][ZONES[zone]]

    def zone(self, who: str, zone: str) -> list[str]:
        """The names of the cards in a zone, bottom first."""
        return [card.definition.name for card in self.cards(who, zone)]

    def card(self, who: str, zone: str, name: str) -> Card:
        """The first card of this name in a zone. Raises AssertionError without one."""
        found = [card for card in self.cards(who, zone) if card.definition.name == name]
        assert found, f"no {name} in {who}'s {zone}: {self.zone(who, zone)}"
        return found[0]

    def monster(self, name: str) -> Card:
        """The first monster of this name on either side of the field. Raises AssertionError without one."""
        found = [card for card in self.state.monsters() if card.definition.name == name]
        assert found, f"no {name} on the field"
        return found[0]

    def atk(self, name: str) -> int | None:
        """A monster's attack now, None while it lies face down."""
        return attack(self.state, self.monster(name))

    def def_(self, name: str) -> int | None:
        """A monster's defence now, None while it lies face down."""
        return defence(self.state, self.monster(name))

    def position(self, name: str) -> str:
        """`attack`, `defense` or `face-down`."""
        card = self.monster(name)
        return position(card) if card.face_up else "face-down"

    def equip(self, who: str, card: str, on: str) -> None:
        """Lay an equip card that is on the field on a monster; what may be done then is asked anew."""
        assert attach(self.state, self.card(who, "spells", card), self.monster(on))
        self.flow = Flow(self.rules(self.state))

    @property
    def life(self) -> tuple[int, ...]:
        """The life points, yours first."""
        return tuple(self.state.life[self.seat_of(who)] for who in WHO)

    def happened(self, *kinds: str) -> list[str]:
        """The kinds of all events so far, in order; only these kinds where some are given."""
        return [event.kind for event in self.state.events if not kinds or event.kind in kinds]

    @property
    def asked(self) -> Decision:
        """The open decision. Raises AssertionError when the duel has ended."""
        assert self.flow.decision is not None, f"the duel has ended: {self.state.result and self.state.result.rule}"
        return self.flow.decision

    @property
    def prompt(self) -> str:
        """What is asked, by prompt id; `over` when the duel has ended."""
        return "over" if self.flow.decision is None else self.flow.decision.why.prompt

    @property
    def who(self) -> str:
        """Who is asked."""
        return self.who_is(self.asked.seat)

    @property
    def winner(self) -> str | None:
        """Who has won; None while it goes on; `draw`."""
        result = self.state.result
        if result is None:
            return None
        return "draw" if len(result.winners) != 1 else self.who_is(result.winners[0])

    @property
    def rule(self) -> str:
        """The rule by which the duel ended. Raises AssertionError while it goes on."""
        assert self.state.result is not None
        return self.state.result.rule

    def options(self) -> list[str]:
        """What may be answered: card names, or for acts the verb, the card and the target."""
        return [describe(option) for option in self.asked.options]

    def offers(self, verb: str, name: str = "", target: str = "") -> bool:
        """Whether an act, or any act that begins so, is offered."""
        text = " ".join(part for part in (verb, name, target) if part)
        return any(option == text or option.startswith(text + " ") for option in self.options())

    # answers

    def send(self, answer: Any) -> None:
        """Any answer."""
        self.flow.send(answer)

    def act(self, verb: str, name: str = "", target: str = "") -> None:
        """An act: `attack`, `Dark Magician`, `player` or a monster. Raises AssertionError unless it is offered."""
        text = " ".join(part for part in (verb, name, target) if part)
        for option in self.asked.options:
            if describe(option) == text:
                self.send(option)
                return
        raise AssertionError(f"{text!r} is not offered by {self.prompt!r}; there is {self.options()}")

    def summon(self, name: str) -> None:
        """Put a monster out face up."""
        self.act("summon", name)

    def set(self, name: str) -> None:
        """Put a card out face down."""
        self.act("set", name)

    def use(self, name: str) -> None:
        """Use a spell or trap of the hand."""
        self.act("use", name)

    def turn_up(self, name: str) -> None:
        """Turn up a set card, as an act or as an answer."""
        self.act("turn up", name)

    def attack(self, name: str, target: str = "player") -> None:
        """Attack, in the battle phase, which is begun if it hasn't been."""
        if self.state.step == self.main:
            self.act("battle")
        self.act("attack", name, target)

    def pass_(self) -> None:
        """Give no answer."""
        assert self.prompt in self.answering, self.prompt
        self.act("pass")

    def pass_all(self) -> None:
        """Give no answer as long as somebody is asked for one."""
        while self.prompt in self.answering:
            self.act("pass")

    def pick(self, *names: str) -> None:
        """Answer a pick (or an order) by names; twice the same name picks two."""
        left, picked = list(self.asked.options), []
        for name in names:
            found = [option for option in left if describe(option) == name]
            assert found, f"{name!r} is not offered by {self.prompt!r}; there is {self.options()}"
            picked.append(found[0])
            left.remove(found[0])
        lo, hi = self.asked.lo, self.asked.hi
        assert lo <= len(picked) <= hi, f"{self.prompt!r} wants {lo} to {hi} cards"
        self.send(picked)

    def yes(self) -> None:
        """Say yes."""
        assert self.asked.kind == "confirm", self.prompt
        self.send(True)

    def no(self) -> None:
        """Say no."""
        assert self.asked.kind == "confirm", self.prompt
        self.send(False)

    def upright(self, name: str) -> None:
        """A monster that an effect summons comes in attack position."""
        assert self.prompt == "position", self.prompt
        self.act("upright", name)

    def sideways(self, name: str) -> None:
        """A monster that an effect summons comes in face-up defence position."""
        assert self.prompt == "position", self.prompt
        self.act("sideways", name)

    def end(self) -> None:
        """End the battle phase, if it goes on, and the turn."""
        if self.offers("end battle"):
            self.act("end battle")
        self.act("end")

    def run_until(self, prompt: str) -> None:
        """Answer with what does least until this is asked."""
        for _ in range(300):
            if self.prompt in (prompt, "over"):
                return
            self.send(plain_answer(self.asked))
        raise AssertionError(f"{prompt!r} was never asked")


Lay = Callable[..., Scenario]
"""`Scenario` with a seat chosen."""


def describe(option: Any) -> str:
    """An option in words."""
    if isinstance(option, Card):
        return str(option.definition.name)
    if hasattr(option, "verb"):
        name = option.card.definition.name if option.card is not None else ""
        target = "player" if isinstance(option.target, int) else option.target and option.target.definition.name
        return " ".join(part for part in (option.verb, name, target) if part)
    if hasattr(option, "frame"):
        return str(option.frame.definition.name)
    return str(option)


LAST = ("act", "answer", "answer attack", "chain", "phase end", "damage step")
"""The prompts of which the last option does least."""


def plain_answer(asked: Decision) -> Any:
    """The answer that does least."""
    if asked.kind == "act":
        return asked.options[-1] if asked.why.prompt in LAST else asked.options[0]
    if asked.kind == "confirm":
        return False
    if asked.kind == "number":
        return asked.lo
    if asked.kind == "name":
        return asked.options[asked.seat % len(asked.options)]
    if asked.proposal is not None and len(asked.proposal) >= asked.lo:
        return list(asked.proposal)
    return list(asked.options[: asked.lo])
