"""The decks of a form: those of its game, judged by its rule set and limited list, and which of them are chosen."""

from collections.abc import Sequence

from duelterm.session.games import GAMES
from duelterm.tui.launcher import NO_LIST, GameEntry, Launcher
from duelterm.tui.screens import form
from duelterm.tui.screens.finder import Item

SEATS = (1, 2, 3, 4)
"""The most that a form has."""
TWO = (0, 1)


class DeckChoice:
    """`chosen` has the key of each seat's deck, none where there are no decks; `limits` is the limited list."""

    def __init__(self, launcher: Launcher, game: GameEntry) -> None:
        self._launcher = launcher
        self.take_game(game)

    def take_game(self, game: GameEntry) -> None:
        """Offer this game's decks, by its usual rules. Raises LaunchRefused."""
        self._judge(game, next((key for key, _ in game.rule_sets), ""), NO_LIST)
        self.chosen: dict[int, str] = {}
        self._choose(game.usual)

    def take_rules(self, rules: str) -> None:
        """Judge the decks by this rule set and no limited list. Raises LaunchRefused."""
        self._judge(self.game, rules, NO_LIST)
        self._choose(GAMES[rules].usual if rules in GAMES else self.game.usual)

    def take_list(self, limits: str) -> None:
        """Judge the decks by this limited list. Raises LaunchRefused."""
        self._judge(self.game, self.rules, limits)

    def _judge(self, game: GameEntry, rules: str, limits: str) -> None:
        self._decks = {deck.key: deck for deck in self._launcher.decks(game.key, rules, limits)}
        self.game, self.rules, self.limits = game, rules, limits

    def _choose(self, wanted: Sequence[str]) -> None:
        """These decks for the seats that have none which can be played."""
        usual = [deck for deck in wanted if deck in self._decks] or list(self._decks)[:1]
        for seat in self.seats if usual else ():
            deck = self._decks.get(self.chosen.get(seat, ""))
            if deck is None or not deck.legal:
                self.chosen[seat] = usual[min(seat, len(usual)) - 1]

    @property
    def sides(self) -> Sequence[int]:
        """The team of each seat by this rule set."""
        return GAMES[self.rules].sides if self.rules in GAMES else TWO

    @property
    def seats(self) -> Sequence[int]:
        """The numbers of the seats by this rule set."""
        return SEATS[: len(self.sides)]

    @property
    def has_teams(self) -> bool:
        """Whether there are more seats than teams."""
        return len(self.sides) > len({*self.sides})

    @property
    def items(self) -> Sequence[Item]:
        """All decks, to choose from."""
        return [Item(deck.key, form.deck_text(deck), form.refusal(deck, self.limits)) for deck in self._decks.values()]

    def words(self, seat: int) -> str:
        """The deck of a seat."""
        return form.deck_text(self._decks[self.chosen[seat]]) if seat in self.chosen else "none"

    @property
    def has_lists(self) -> bool:
        """Whether the rule set knows limited lists."""
        return self.rules in self.game.lists

    @property
    def lists(self) -> Sequence[Item]:
        """The limited lists, to choose from. Raises LaunchRefused."""
        return [Item(each.key, each.text) for each in self._launcher.lists(self.game.key)]
