"""Scenarios of the tag duel; see `tests.duelmonsters.scenario`.

    duel = Scenario(you={"hand": ["Summoned Skull"]}, partner={"monsters": ["Mystical Elf"]})
    duel.summon("Summoned Skull")
    duel.pick("Mystical Elf")

Turns go `you`, `opp`, `partner`, `other`; `opp` and `other` are a team. `you` has the turn, in the first main phase of
its second turn, unless `turn` says who.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from duelterm.core.flow import Flow
from duelterm.duelmonsters.cards import compile_card
from duelterm.duelmonsters.definition import CardDefinition
from duelterm.duelmonsters.opening import lay_decks
from duelterm.duelmonsters.standard.turn import duel
from duelterm.duelmonsters.tag.game import Tag
from duelterm.duelmonsters.tag.opening import who_goes_first
from duelterm.duelmonsters.tag.state import LIFE, TagState
from duelterm.duelmonsters.tag.switches import read_switches
from tests.duelmonsters import scenario as common
from tests.standard import scenario as standard

GAME, RULES = Tag(), "tag"
WHO = ("you", "opp", "partner", "other")


@cache
def pool(name: str) -> CardDefinition:
    """A card of the pool, compiled. Raises KeyError."""
    return compile_card(GAME, common.language_pool()[name], RULES)


def monster(name: str, *abilities: str, **facts: Any) -> CardDefinition:
    """A made-up monster: a dark warrior of level 4 with 1500/1000 unless said; abilities as in a card file."""
    return common.made_up(common.as_text(common.monster_facts(name, abilities) | facts, abilities), GAME, RULES)


def spell(name: str, *abilities: str, **facts: Any) -> CardDefinition:
    """A made-up normal spell; abilities as in a card file."""
    shape = {"name": name, "kind": "spell", "icon": "normal"} | facts
    return common.made_up(common.as_text(shape, abilities), GAME, RULES)


def trap(name: str, *abilities: str, **facts: Any) -> CardDefinition:
    """A made-up normal trap; abilities as in a card file."""
    shape = {"name": name, "kind": "trap", "icon": "normal"} | facts
    return common.made_up(common.as_text(shape, abilities), GAME, RULES)


class Scenario(standard.Scenario):
    """A duel of four laid out by hand. `seat` is yours."""

    card_of = staticmethod(pool)
    read_switches = staticmethod(read_switches)

    def __init__(
        self,
        you: Mapping[str, Sequence[str]] | None = None,
        opp: Mapping[str, Sequence[str]] | None = None,
        partner: Mapping[str, Sequence[str]] | None = None,
        other: Mapping[str, Sequence[str]] | None = None,
        turn: str = "you",
        seed: int = 1,
        made: Sequence[CardDefinition] = (),
        life: tuple[int, int] = (LIFE, LIFE),
        seat: int = 0,
        round_: int = 2,
        **switches: str,
    ) -> None:
        self.seat = seat
        self.made = {card.name: card for card in made}
        self.state = self.table(self.read_switches(switches), seed)
        for who, zones in zip(WHO, (you, opp, partner, other), strict=True):
            for zone, names in ({"deck": [common.FILLER] * 20} | dict(zones or {})).items():
                for name in names:
                    self._put(self.seat_of(who), common.ZONES[zone], name)
        self.state.step = self.main
        self.state.active = self.seat_of(turn)
        self.state.turn = 4 * (round_ - 1) + 1 + WHO.index(turn)
        self.state.begun = [round_] * 4
        self.state.life = list(life if seat % 2 == 0 else life[::-1])
        self.state.events.clear()
        self.flow = Flow(self.rules(self.state))

    @staticmethod
    def table(switches: Any, seed: int, first: int | None = None) -> TagState:
        return TagState(seed, switches, first)

    @staticmethod
    def rules(state: Any) -> Any:
        return duel(state, who_goes_first)

    @classmethod
    def from_start(
        cls,
        *decks: Sequence[str],
        extra: Sequence[Sequence[str]] = ((), (), (), ()),
        seat: int = 0,
        seed: int = 1,
        agreed: int | None = None,
        **switches: str,
    ) -> "Scenario":
        """A duel from before its start on: four decks (bottom first) and extra decks, yours first; `agreed` is
        `DuelState.first`.
        """
        duel_ = cls.__new__(cls)
        duel_.made, duel_.seat = {}, seat
        duel_.state = cls.table(cls.read_switches(switches), seed, agreed)
        parts = [[[pool(name) for name in part] for part in group] for group in (decks, extra)]
        lay_decks(duel_.state, *([group[(place - seat) % 4] for place in range(4)] for group in parts))
        duel_.flow = Flow(cls.rules(duel_.state))
        return duel_

    def seat_of(self, who: str) -> int:
        """The seat of one of the four."""
        return (self.seat + WHO.index(who)) % 4

    def who_is(self, seat: int) -> str:
        """Who sits there."""
        return WHO[(seat - self.seat) % 4]

    @property
    def life(self) -> tuple[int, ...]:
        """The life points of both teams, yours first."""
        return tuple(self.state.life[self.state.sides[self.seat_of(who)]] for who in ("you", "opp"))

    @property
    def winner(self) -> str | None:
        """`you` or `opp` for the team that has won; None while it goes on; `draw`."""
        result = self.state.result
        if result is None:
            return None
        if not result.winners:
            return "draw"
        return "you" if self.seat in result.winners else "opp"

    def choose_player(self, who: str) -> None:
        """Pick whom an effect means, or who has the team's first turn."""
        assert self.prompt in ("player", "team order"), self.prompt
        self.send(next(act for act in self.asked.options if act.target == self.seat_of(who)))


Lay = Callable[..., Scenario]
