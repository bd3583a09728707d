"""A scenario builder: lay any cards anywhere, then play by names.

    duel = Scenario(you={"hand": ["Holy Awe"], "mana": ["Lightning Grass"] * 6}, opp={"battle": ["Aqua Vehicle"]})
    duel.play("Holy Awe")
    assert duel.card("opp", "battle", "Aqua Vehicle").tapped

`you` is seat 0 and has the turn, at the charge step of its second turn, unless `turn="opp"`. A zone that isn't given is
filled with vanilla cards (deck 20, shields 5) or empty. In the battle zone a list `["Top", "Base", …]` inside the list
is a stack. Names with a `~` before them are tapped, with a `!` put there this turn (summoning sick).
"""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import yaml

from duelterm.core.ask import Decision
from duelterm.core.card import Card
from duelterm.core.flow import Flow
from duelterm.core.operations import arrive, leave, stack
from duelterm.duelmasters.cards import compile_card, compile_pool, known_races
from duelterm.duelmasters.definition import CardDefinition
from duelterm.duelmasters.game import DuelMasters
from duelterm.duelmasters.state import CHARGE, DuelState
from duelterm.duelmasters.switches import read_switches
from duelterm.duelmasters.traits import power
from duelterm.duelmasters.turn import duel, lay_decks
from duelterm.duelmasters.zones import BY_WORD, DECK
from duelterm.lang.cards import DuelMastersCard as LanguageCard
from duelterm.lang.load import load_cards

SEATS = {"you": 0, "opp": 1}
WORDS = BY_WORD | {"battle": BY_WORD["battle zone"]}
ZONES = {word: zone for word, (zone,) in WORDS.items()}
FILLER = "Lah, Purification Enforcer"


@cache
def pool() -> dict[str, CardDefinition]:
    """Every card of the pool, compiled."""
    cards = {card.name: card for card in load_cards(sorted(Path("cards/duelmasters").glob("*.yaml")))}
    return compile_pool(cards.values(), known_races(cards))


def made_up(text: str) -> CardDefinition:
    """A card of a test's own, written as in a card file: `{name: X, kind: creature, civ: fire, …}`."""
    facts: dict[str, Any] = {"game": "duelmasters", "set": "TEST"} | yaml.safe_load(text)
    card = LanguageCard.model_validate(facts)
    return compile_card(DuelMasters(("Human", "Beast Folk", "Armored Dragon", "Survivor")), card)


def creature(name: str, *abilities: str, **facts: Any) -> CardDefinition:
    """A made-up creature: a fire Human of cost 1 and power 3000 unless said; abilities as in a card file."""
    shape: dict[str, Any] = {"name": name, "kind": "creature", "civ": "fire", "race": "Human", "cost": 1, "power": 3000}
    return _made_of(shape | facts, abilities)


def spell(name: str, *abilities: str, **facts: Any) -> CardDefinition:
    """A made-up spell of fire that costs 1 unless said; abilities as in a card file."""
    shape: dict[str, Any] = {"name": name, "kind": "spell", "civ": "fire", "cost": 1}
    return _made_of(shape | facts, abilities)


def _made_of(facts: dict[str, Any], abilities: Sequence[str]) -> CardDefinition:
    return made_up(yaml.safe_dump(facts | {"abilities": [yaml.safe_load(text) for text in abilities]}, sort_keys=False))


class Scenario:
    """A duel laid out by hand."""

    def __init__(
        self,
        you: dict[str, list[Any]] | None = None,
        opp: dict[str, list[Any]] | None = None,
        turn: str = "you",
        seed: int = 1,
        made: Sequence[CardDefinition] = (),
        **switches: str,
    ) -> None:
        self.made = {card.name: card for card in made}
        self.state = DuelState(2, seed, read_switches(switches))
        for who, zones in (("you", you or {}), ("opp", opp or {})):
            self._lay(SEATS[who], {"deck": [FILLER] * 20, "shields": [FILLER] * 5} | zones)
        self.state.step = CHARGE
        self.state.active = SEATS[turn]
        self.state.turn = 4
        self.state.begun = [2, 2]
        self.state.events.clear()
        self.flow = Flow(duel(self.state))

    def _lay(self, seat: int, zones: dict[str, list[Any]]) -> None:
        for word, names in zones.items():
            for entry in names:
                if isinstance(entry, list):
                    under = [self._put(seat, ZONES[word], name) for name in reversed(entry)]
                    for base, top in pairwise(under):
                        stack(self.state, top, [base])
                        top.fresh = False
                else:
                    self._put(seat, ZONES[word], entry)

    def _put(self, seat: int, zone: int, name: str) -> Card:
        bare = name.lstrip("~!")
        marks = name[: len(name) - len(bare)]
        card = self.state.add(self.made.get(bare) or pool()[bare], seat, DECK)
        leave(self.state, card)
        arrive(self.state, card, seat, zone)
        card.tapped = "~" in marks
        card.fresh = "!" in marks
        return card

    @classmethod
    def opening(
        cls, you: Sequence[str], opp: Sequence[str], seed: int = 1, agreed: int | None = None, **switches: str
    ) -> "Scenario":
        """A duel from its set-up on, with these decks (bottom first); `agreed` is the seat that is to go first."""
        duel_ = cls.__new__(cls)
        duel_.made = {}
        duel_.state = DuelState(2, seed, read_switches(switches), agreed)
        lay_decks(duel_.state, [[pool()[name] for name in deck] for deck in (you, opp)])
        duel_.flow = Flow(duel(duel_.state))
        return duel_

    # what is there

    def zone(self, who: str, zone: str) -> list[str]:
        """The names of the cards in a zone, bottom first."""
        return [card.definition.name for card in self.state.zones[SEATS[who]][ZONES[zone]]]

    def card(self, who: str, zone: str, name: str) -> Card:
        """The first card of this name in a zone. Raises AssertionError without one."""
        found = [card for card in self.state.zones[SEATS[who]][ZONES[zone]] if card.definition.name == name]
        assert found, f"no {name} in {who}'s {zone}: {self.zone(who, zone)}"
        return found[0]

    def power(self, who: str, name: str) -> int:
        """A creature's power now."""
        return power(self.state, self.card(who, "battle", name))

    def tapped(self, who: str, zone: str) -> list[str]:
        """The names of the tapped cards in a zone."""
        return [card.definition.name for card in self.state.zones[SEATS[who]][ZONES[zone]] if card.tapped]

    def places(self, who: str) -> list[int]:
        """The places of the shields."""
        return [card.place for card in self.state.zones[SEATS[who]][ZONES["shields"]]]

    def happened(self, *kinds: str) -> list[str]:
        """The kinds of all events so far, in order; only these kinds where some are given."""
        return [event.kind for event in self.state.events if not kinds or event.kind in kinds]

    @property
    def asked(self) -> Decision:
        """The open decision. Raises AssertionError when the duel has ended."""
        assert self.flow.decision is not None, "the duel has ended"
        return self.flow.decision

    @property
    def prompt(self) -> str:
        """What is asked, by prompt id; `over` when the duel has ended."""
        return "over" if self.flow.decision is None else self.flow.decision.why.prompt

    @property
    def who(self) -> str:
        """Who is asked."""
        return "you" if self.asked.seat == 0 else "opp"

    @property
    def winner(self) -> str | None:
        """Who has won; None while it goes on; `draw`."""
        result = self.state.result
        if result is None:
            return None
        return "draw" if len(result.winners) != 1 else ("you", "opp")[result.winners[0]]

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
        """An act of the turn player (or of a shield's owner): `attack`, `Bolshack Dragon`, `player` or a creature."""
        text = " ".join(part for part in (verb, name, target) if part)
        for option in self.asked.options:
            if describe(option) == text:
                self.send(option)
                return
        raise AssertionError(f"{text!r} is not offered; there is {self.options()}")

    def play(self, name: str) -> None:
        """Play a card from hand, paid as proposed."""
        self.act("play", name)
        if self.prompt == "pay":
            self.send(list(self.asked.proposal or ()))

    def attack(self, name: str, target: str = "player") -> None:
        """Attack with a creature."""
        self.act("attack", name, target)

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

    def block(self, name: str) -> None:
        """Block with a creature."""
        assert self.prompt == "block", self.prompt
        self.pick(name)

    def no_block(self) -> None:
        """Decline to block."""
        assert self.prompt == "block", self.prompt
        self.send([])

    def yes(self) -> None:
        """Say yes."""
        assert self.asked.kind == "confirm", self.prompt
        self.send(True)

    def no(self) -> None:
        """Say no."""
        assert self.asked.kind == "confirm", self.prompt
        self.send(False)

    def break_shield(self, place: int = 1) -> None:
        """Pick a shield by its place."""
        assert self.prompt == "break", self.prompt
        self.send([card for card in self.asked.options if card.place == place])

    def take(self) -> None:
        """Take the broken shield to hand."""
        self.act("take")

    def use(self, name: str) -> None:
        """Use the broken shield's trigger."""
        self.act("use", name)

    def end(self) -> None:
        """End the turn."""
        self.act("end")

    def run_until(self, prompt: str) -> None:
        """Answer as proposed (no, none, take, end) until this is asked."""
        for _ in range(200):
            if self.prompt in (prompt, "over"):
                return
            self.send(plain_answer(self.asked))
        raise AssertionError(f"{prompt!r} was never asked")


def describe(option: Any) -> str:
    """An option in words."""
    if isinstance(option, Card):
        return str(option.definition.name)
    if hasattr(option, "verb"):
        name = option.card.definition.name if option.card is not None else ""
        if option.verb == "take":
            name = ""
        target = "player" if isinstance(option.target, int) else option.target and option.target.definition.name
        return " ".join(part for part in (option.verb, name, target) if part)
    if hasattr(option, "frame"):
        return str(option.frame.definition.name)
    return str(option)


def plain_answer(asked: Decision) -> Any:
    """The answer that does least."""
    if asked.kind == "act":
        return asked.options[-1] if asked.why.prompt == "act" else asked.options[0]
    if asked.kind == "confirm":
        return False
    if asked.kind == "number":
        return asked.lo
    if asked.kind == "name":
        return asked.options[0]
    if asked.proposal is not None and len(asked.proposal) >= asked.lo:
        return list(asked.proposal)
    return list(asked.options[: asked.lo])
