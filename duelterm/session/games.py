"""The games by key: what opens a duel of each, and which words of it a session must know.

Nothing of a game is imported before somebody wants to play it, and then nothing of another. The key names a rule set:
on the command line, in journals, and as rulebook; several may share their cards.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from duelterm.session.deckrules import (
    Check,
    TeamCheck,
    check_duel_masters,
    check_rulebook3,
    check_standard,
    check_tag,
    check_tag_team,
)
from duelterm.session.matchkinds import RULEBOOK3, STANDARD, MatchKind

if TYPE_CHECKING:
    from duelterm.core.ruleset import RuleSet
    from duelterm.library.decks import Deck, Pool


class Laid(NamedTuple):
    """What a seat brings to the table: deck and fusion deck by name and number, and the count of its side deck."""

    cards: Mapping[str, int]
    fusion: Mapping[str, int]
    side: int


Begin = Callable[[Any, Sequence[Laid], int, Mapping[str, str], int | None], Any]
"""The state of a new duel: of a rule set, the decks, a seed, switches in words, and a seat for who goes first. Raises
ValueError for an unknown switch, KeyError for a card that isn't in the pool.
"""


@dataclass(slots=True, frozen=True)
class Game:
    """A rule set. `cards` is the game whose cards it is played with; `usual` are the decks that a form begins with,
    `hidden` those that it doesn't offer, `first` is how it is usually settled who begins. `conceding` is the rule by
    which one gives up, `played` the kinds of events that use a card of one's deck. `unseen` has for a zone why nothing
    can be done with a face-down card there: with one's own, and with another's. `match` is what its matches of several
    duels are like, none if it has none; `lists` says that its decks may be judged by a limited list, `check_team` is by
    one that partners share. `sides` has the team of each seat; `aside` says that side decks are brought. `answers` are
    the prompts by which something that all can see may be answered: of a private question they alone are told to
    others, as everybody may know them. Of answer policies: `attacks` are the prompts about attacks, `summons` the kinds
    of events that are asked about with them, `least` has the verb of the act that does least, by prompt, `declined` are
    the prompts that are declined, none if all that can be are, and `own` those that are left out after one's own acts.
    """

    key: str
    title: str
    cards: str
    conceding: str
    rules: Callable[["Pool"], "RuleSet"]
    begin: Begin
    check: Check
    usual: tuple[str, ...]
    first: str = "chance"
    hidden: tuple[str, ...] = ()
    played: frozenset[str] = frozenset()
    unseen: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    match: MatchKind | None = None
    lists: bool = False
    check_team: TeamCheck | None = None
    sides: tuple[int, ...] = (0, 1)
    aside: bool = True
    answers: tuple[str, ...] = ()
    attacks: tuple[str, ...] = ()
    least: Mapping[str, str] = field(default_factory=dict)
    declined: tuple[str, ...] = ()
    summons: tuple[str, ...] = ()
    own: tuple[str, ...] = ()

    @property
    def seats(self) -> int:
        """How many duelists there are."""
        return len(self.sides)

    def teams(self) -> list[list[int]]:
        """The seats of each team."""
        return [[seat for seat, side in enumerate(self.sides) if side == team] for team in sorted(set(self.sides))]

    def laid(self, deck: "Deck") -> Laid:
        """What of a deck comes to the table."""
        return Laid(deck.cards, deck.fusion, sum(deck.side.values()) if self.aside else 0)


def _duel_masters(pool: "Pool") -> "RuleSet":
    from duelterm.duelmasters.ruleset import DuelMastersRules

    return DuelMastersRules(pool)


def _begin_duel_masters(
    rules: Any, decks: Sequence[Laid], seed: int, switches: Mapping[str, str], first: int | None
) -> Any:
    from duelterm.duelmasters.switches import read_switches

    return rules.begin([deck.cards for deck in decks], seed, read_switches(dict(switches)), first)


def _rulebook3(pool: "Pool") -> "RuleSet":
    from duelterm.duelmonsters.rulebook3.ruleset import Rulebook3Rules

    return Rulebook3Rules(pool)


def _begin_rulebook3(
    rules: Any, decks: Sequence[Laid], seed: int, switches: Mapping[str, str], first: int | None
) -> Any:
    from duelterm.duelmonsters.rulebook3.switches import read_switches

    return rules.begin([deck._asdict() for deck in decks], seed, read_switches(dict(switches)), first)


def _standard(pool: "Pool") -> "RuleSet":
    from duelterm.duelmonsters.standard.ruleset import StandardRules

    return StandardRules(pool)


def _begin_standard(
    rules: Any, decks: Sequence[Laid], seed: int, switches: Mapping[str, str], first: int | None
) -> Any:
    from duelterm.duelmonsters.standard.switches import read_switches

    return rules.begin([deck._asdict() for deck in decks], seed, read_switches(dict(switches)), first)


def _tag(pool: "Pool") -> "RuleSet":
    from duelterm.duelmonsters.tag.ruleset import TagRules

    return TagRules(pool)


def _begin_tag(rules: Any, decks: Sequence[Laid], seed: int, switches: Mapping[str, str], first: int | None) -> Any:
    from duelterm.duelmonsters.tag.switches import read_switches

    return rules.begin([deck._asdict() for deck in decks], seed, read_switches(dict(switches)), first)


ANSWERS = ("chain", "answer", "answer attack", "phase end", "damage step")
"""The prompts of the standard rules that offer to start or answer a chain (STD-3.2, STD-3.3)."""

GAMES: dict[str, Game] = {
    game.key: game
    for game in (
        Game(
            key="duel-masters",
            title="Duel Masters",
            cards="duelmasters",
            conceding="DM-9.12",
            rules=_duel_masters,
            begin=_begin_duel_masters,
            check=check_duel_masters,
            usual=("starter", "starter"),
            hidden=("tutorial-apprentice", "tutorial-master"),
            played=frozenset({"summoned", "cast"}),
            unseen={"shields": ("DM-2.2", "DM-6.1")},
            attacks=("block", "shield"),
            least={"shield": "take"},
        ),
        Game(
            key="rulebook3",
            title="Duel Monsters, third edition",
            cards="duelmonsters",
            conceding="R3-4.6",
            rules=_rulebook3,
            begin=_begin_rulebook3,
            check=check_rulebook3,
            usual=("ex-yugi", "ex-kaiba"),
            first="rock-paper-scissors",  # R3-3.4
            played=frozenset({"summoned", "activated"}),
            unseen={"monsters": ("R3-5.1", "R3-5.1"), "spells": ("R3-5.1", "R3-5.1")},
            match=RULEBOOK3,
            answers=("answer", "answer attack"),  # R3-6.12
            attacks=("answer attack",),
            least={"answer": "pass", "answer attack": "pass"},
            declined=("answer", "answer attack", "stand in"),  # R3-6.12
        ),
        Game(
            key="standard",
            title="Duel Monsters, standard rules",
            cards="duelmonsters",
            conceding="STD-1.4",
            rules=_standard,
            begin=_begin_standard,
            check=check_standard,
            usual=("throne-room", "trapdoors"),
            first="rock-paper-scissors",  # STD-1.3
            played=frozenset({"summoned", "activated"}),
            unseen={"monsters": ("STD-2.4", "STD-7.1"), "spells": ("STD-2.6", "STD-7.1")},
            match=STANDARD,
            lists=True,
            answers=ANSWERS,
            attacks=("answer attack",),
            least=dict.fromkeys(ANSWERS, "pass"),
            declined=ANSWERS,
            summons=("summoned", "would be summoned"),
            own=ANSWERS,
        ),
        Game(
            key="tag",
            title="Duel Monsters, tag duel",
            cards="duelmonsters",
            conceding="TAG-7.14",
            rules=_tag,
            begin=_begin_tag,
            check=check_tag,
            usual=("starter-deck-yugi", "starter-deck-kaiba", "starter-deck-joey", "starter-deck-pegasus"),
            first="rock-paper-scissors",  # TAG-7.11
            played=frozenset({"summoned", "activated"}),
            unseen={"monsters": ("STD-2.4", "STD-7.1"), "spells": ("STD-2.6", "STD-7.1")},
            lists=True,
            check_team=check_tag_team,
            sides=(0, 1, 0, 1),  # TAG-1.1
            aside=False,  # TAG-1.3, TAG-6.2
            answers=ANSWERS,
            attacks=("answer attack",),
            least=dict.fromkeys(ANSWERS, "pass"),
            declined=ANSWERS,
            summons=("summoned", "would be summoned"),
            own=ANSWERS,
        ),
    )
}
"""All that can be played, the first one unless another is asked for."""

CARD_GAMES: dict[str, str] = {"duelmasters": "Duel Masters", "duelmonsters": "Duel Monsters"}
"""The titles of the games that there are cards of."""


def of_cards(cards: str) -> Sequence[Game]:
    """The rule sets that these cards are played by, the usual one first."""
    return [game for game in GAMES.values() if game.cards == cards]
