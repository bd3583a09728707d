"""Where the screen's duels come from: the decks of the library, the journals on disk, the session that runs them."""

import secrets
import time
from collections.abc import Sequence
from pathlib import Path

from duelterm.commands.decks import legal_deck
from duelterm.commands.guard import Refusal
from duelterm.lang.report import CardError
from duelterm.library.deckfile import deck_paths, read_deck
from duelterm.library.decks import Deck, Pool, check_deck
from duelterm.library.paths import duels_dir
from duelterm.library.pool import load_pool
from duelterm.session.api import Table
from duelterm.session.journal import JournalFault, unfinished
from duelterm.session.opening import Setup, resume, start
from duelterm.session.session import Session
from duelterm.session.tutorial import DECKS as TUTORIAL_DECKS
from duelterm.tui.launcher import DeckEntry, LaunchRefused, NewDuel, ResumeEntry

ENDING = ".duel"


class Launch:
    """Starts and resumes duels of one game; `table` is the last of them."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.pool: Pool = load_pool(game)
        self.table: Session | None = None

    def decks(self) -> Sequence[DeckEntry]:
        """The decks of the game but for those of the tutorial; one that can't be played says why not in a word."""
        entries = []
        for path in deck_paths():
            if path.stem in TUTORIAL_DECKS:
                continue
            try:
                deck = read_deck(path)
            except CardError:
                entries.append(DeckEntry(path.stem, path.stem, "faulty file", legal=False))
                continue
            if deck.game == self.game:
                entries.append(self._entry(deck))
        return entries

    def resumable(self) -> Sequence[ResumeEntry]:
        """Unfinished duels, the latest first."""
        return [ResumeEntry(duel.path, duel.text) for duel in unfinished(duels_dir())]

    def start(self, form: NewDuel) -> Table:
        """Start a duel with a journal of its own. Raises LaunchRefused."""
        seed = secrets.randbits(63) if form.seed is None else form.seed
        decks = tuple(self._legal(key) for key in form.decks)
        setup = Setup(self.game, form.names, decks, form.first, form.privacy, seed)
        self._put_aside()
        journal = duels_dir() / f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}{ENDING}"
        try:
            self.table = start(setup, self.pool, journal)
        except OSError as error:
            raise LaunchRefused(f"the duel can't be saved: {error.strerror}") from error
        return self.table

    def tutorial(self) -> Table:
        """Start the first duel for one person; it leaves nothing behind. Raises LaunchRefused."""
        from duelterm.session.tutorial import start_tutorial

        try:
            return start_tutorial(self.pool)
        except (OSError, CardError) as error:
            raise LaunchRefused(str(error)) from error

    def resume(self, path: Path) -> Table:
        """Go on with a duel at the decision that was open. Raises LaunchRefused."""
        self._put_aside()
        try:
            self.table = resume(path, self.pool)
        except (OSError, JournalFault) as error:
            raise LaunchRefused(str(error)) from error
        return self.table

    def _put_aside(self) -> None:
        """Let go of the last duel's journal, so that it can be resumed."""
        if self.table is not None:
            self.table.close()
            self.table = None

    def _entry(self, deck: Deck) -> DeckEntry:
        faults = len(check_deck(deck, self.pool).faults)
        status = f"{faults} fault{'s' * (faults > 1)}" if faults else f"{deck.size} cards"
        return DeckEntry(deck.key, deck.name, status, legal=not faults)

    def _legal(self, key: str) -> Deck:

        try:
            return legal_deck(key, self.pool)
        except (Refusal, CardError) as error:
            raise LaunchRefused(str(error)) from error
