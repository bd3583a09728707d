"""Where the screen's duels come from: the decks of the library, the journals on disk, the session that runs them."""

import secrets
import time
from collections.abc import Sequence
from pathlib import Path

from duelterm.commands.guard import Refusal
from duelterm.commands.picking import playable_deck
from duelterm.lang.report import CardError
from duelterm.library.deckfile import deck_paths, read_deck
from duelterm.library.decks import Deck, Pool
from duelterm.library.paths import duels_dir
from duelterm.library.pool import load_pool
from duelterm.session.api import Table
from duelterm.session.games import GAMES, Game, of_cards
from duelterm.session.journal import JournalFault, unfinished
from duelterm.session.opening import Setup, resume, start
from duelterm.session.session import Session
from duelterm.tui.launcher import DeckEntry, LaunchRefused, NewDuel, ResumeEntry

ENDING = ".duel"


class Launch:
    """Starts and resumes duels; `rules` is the rule set of a form that names none, `table` the last duel."""

    def __init__(self, rules: str) -> None:
        self.rules = rules
        self.table: Session | None = None
        self._pools: dict[str, Pool] = {}

    def pool(self, game: str) -> Pool:
        """The cards of a game, read when they are first wanted. Raises CardError."""
        if game not in self._pools:
            self._pools[game] = load_pool(game)
        return self._pools[game]

    def decks(self, game: str) -> Sequence[DeckEntry]:
        """The decks of a game but for those of its tutorial; one that can't be played says why not in a word. Raises
        LaunchRefused.
        """
        try:
            self.pool(game)
        except CardError as error:
            raise LaunchRefused(str(error)) from error
        hidden = {key for rules in of_cards(game) for key in rules.hidden}
        entries = []
        for path in deck_paths():
            if path.stem in hidden:
                continue
            try:
                deck = read_deck(path)
            except CardError:
                entries.append(DeckEntry(path.stem, path.stem, "faulty file", legal=False))
                continue
            if deck.game == game:
                entries.append(self._entry(deck))
        return entries

    def resumable(self) -> Sequence[ResumeEntry]:
        """Unfinished duels, the latest first."""
        return [ResumeEntry(duel.path, duel.text) for duel in unfinished(duels_dir())]

    def start(self, form: NewDuel) -> Table:
        """Start a duel with a journal of its own. Raises LaunchRefused."""
        seed = secrets.randbits(63) if form.seed is None else form.seed
        game = self.game_of(form)
        try:
            pool = self.pool(game.cards)
            decks = tuple(playable_deck(key, game, pool) for key in form.decks)
        except (Refusal, CardError) as error:
            raise LaunchRefused(str(error)) from error
        setup = Setup(game.cards, form.names, decks, form.first, form.privacy, seed, rules=game.key)
        self._put_aside()
        journal = duels_dir() / f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}{ENDING}"
        try:
            self.table = start(setup, pool, journal)
        except OSError as error:
            raise LaunchRefused(f"the duel can't be saved: {error.strerror}") from error
        return self.table

    def game_of(self, form: NewDuel) -> Game:
        """The rule set that a form asks for: by its name, as the usual one of its game, or as the usual one of all."""
        return GAMES[form.rules] if form.rules else of_cards(form.game)[0] if form.game else GAMES[self.rules]

    def tutorial(self) -> Table:
        """Start the first duel for one person; it leaves nothing behind. Raises LaunchRefused."""
        from duelterm.session.tutorial import start_tutorial

        try:
            return start_tutorial(self.pool(GAMES[self.rules].cards))
        except (OSError, CardError) as error:
            raise LaunchRefused(str(error)) from error

    def resume(self, path: Path) -> Table:
        """Go on with a duel at the decision that was open. Raises LaunchRefused."""
        self._put_aside()
        try:
            self.table = resume(path)
        except (OSError, JournalFault, CardError) as error:
            raise LaunchRefused(str(error)) from error
        return self.table

    def _put_aside(self) -> None:
        """Let go of the last duel's journal, so that it can be resumed."""
        if self.table is not None:
            self.table.close()
            self.table = None

    def _entry(self, deck: Deck) -> DeckEntry:
        faults = len(of_cards(deck.game)[0].check(deck, self.pool(deck.game)).faults)
        status = f"{faults} fault{'s' * (faults > 1)}" if faults else f"{deck.size} cards"
        return DeckEntry(deck.key, deck.name, status, legal=not faults)
