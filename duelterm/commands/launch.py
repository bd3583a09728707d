"""Where the screen's duels come from: the decks of the library, the journals on disk, the session that runs them."""

import secrets
import time
from collections.abc import Sequence
from pathlib import Path

from duelterm.commands.deckcheck import limited_list
from duelterm.commands.guard import Refusal
from duelterm.commands.picking import playable_decks
from duelterm.commands.waiting import waiting
from duelterm.lang.report import CardError
from duelterm.library.chips import Chips
from duelterm.library.deckfile import deck_paths, read_deck
from duelterm.library.decks import Deck, Pool
from duelterm.library.lists import readable_lists
from duelterm.library.paths import duels_dir, in_words
from duelterm.library.people import PeopleFault, people
from duelterm.library.pool import load_pool
from duelterm.session.api import Table
from duelterm.session.games import GAMES, Game, of_cards
from duelterm.session.journal import JournalFault, read_journal
from duelterm.session.limited import NONE, Limited
from duelterm.session.match import Match, resume_match, start_match
from duelterm.session.matchapi import MatchTable
from duelterm.session.matchfile import ENDING as MATCH
from duelterm.session.matchsetup import MatchRefused, MatchSetup, no_ante
from duelterm.session.opening import Setup, resume, start
from duelterm.session.session import Session
from duelterm.tui.launcher import NO_LIST_TEXT, DeckEntry, LaunchRefused, ListEntry, NewDuel, PersonEntry, ResumeEntry

ENDING = ".duel"


class Launch:
    """Starts and resumes duels and matches; `rules` is the rule set of a form without one, `last` is what was played
    last.
    """

    def __init__(self, rules: str) -> None:
        self.rules = rules
        self.last: Session | Match | None = None
        self._pools: dict[str, Pool] = {}

    def pool(self, game: str) -> Pool:
        """The cards of a game, read when they are first wanted. Raises CardError."""
        if game not in self._pools:
            self._pools[game] = load_pool(game)
        return self._pools[game]

    def decks(self, game: str, rules: str = "", limits: str = NONE) -> Sequence[DeckEntry]:
        """The decks of a game but for those of its tutorial; one that can't be played by this rule set (the usual one
        if none is named) and limited list says why not in a word. Raises LaunchRefused.
        """
        judge = GAMES[rules] if rules else of_cards(game)[0]
        try:
            self.pool(game)
            limited = limited_list(judge, limits)
        except (Refusal, CardError) as error:
            raise LaunchRefused(str(error)) from error
        hidden = {key for each in of_cards(game) for key in each.hidden}
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
                entries.append(self._entry(deck, judge, limited))
        return entries

    def lists(self, game: str) -> Sequence[ListEntry]:
        """No limited list, and those of a game, the newest first; files that can't be read are left out."""
        found = readable_lists() if any(each.lists for each in of_cards(game)) else []
        listed = sorted(found, key=lambda each: (each.format, each.date), reverse=True)
        return [ListEntry(NONE, NO_LIST_TEXT), *(ListEntry(each.key, each.title) for each in listed)]

    def people(self) -> Sequence[PersonEntry]:
        """Who has played before, by name. Raises LaunchRefused."""
        try:
            return [PersonEntry(person.name, person.chips) for person in people()]
        except PeopleFault as error:
            raise LaunchRefused(str(error)) from error

    def resumable(self) -> Sequence[ResumeEntry]:
        """Unfinished duels and matches, the latest first."""
        return waiting(duels_dir())

    def start(self, form: NewDuel) -> Table:
        """Start a duel with a journal of its own. Raises LaunchRefused."""
        game, limited = self.game_of(form), self._limited(form)
        decks = self._decks(form, limited)
        setup = Setup(
            game.cards,
            form.names,
            decks,
            form.first,
            form.privacy,
            seed_of(form),
            form.switches,
            rules=game.key,
            limits=limited.key,
            people=form.people,
        )
        self.close()
        try:
            table = start(setup, self.pool(game.cards), new_file(ENDING))
        except OSError as error:
            raise LaunchRefused(f"the duel can't be saved: {error.strerror}") from error
        self.last = table
        return table

    def start_match(self, form: NewDuel, ante: bool, stakes: tuple[Chips, ...]) -> MatchTable:
        """Start a match, in which an ante and stakes (by seat) are proposed. Raises LaunchRefused."""
        setup = self._match_setup(form, ante, stakes)
        self.close()
        try:
            match = start_match(setup, self.pool(GAMES[setup.rules].cards), new_file(MATCH))
        except (MatchRefused, PeopleFault) as error:
            raise LaunchRefused(str(error)) from error
        except OSError as error:
            raise LaunchRefused(f"the match can't be saved: {error.strerror}") from error
        self.last = match
        return match

    def no_ante(self, form: NewDuel) -> str:
        """Why a match of this form can't have an ante, empty if it can (R3-2.6). Raises LaunchRefused."""
        setup = self._match_setup(form, ante=True, stakes=())
        return no_ante(setup, self.pool(GAMES[setup.rules].cards))

    def resume_match(self, path: Path) -> MatchTable:
        """Go on with a match where it was. Raises LaunchRefused."""
        self.close()
        try:
            match = resume_match(path)
        except (OSError, JournalFault, CardError) as error:
            raise LaunchRefused(in_words(error)) from error
        self.last = match
        return match

    def _match_setup(self, form: NewDuel, ante: bool, stakes: tuple[Chips, ...]) -> MatchSetup:
        limited, rules = self._limited(form), self.game_of(form).key
        decks = self._decks(form, limited)
        return MatchSetup(rules, form.names, decks, form.privacy, seed_of(form), ante, stakes, limited)

    def _limited(self, form: NewDuel) -> Limited:
        """The limited list of a form. Raises LaunchRefused."""
        try:
            return limited_list(self.game_of(form), form.limits)
        except (Refusal, CardError) as error:
            raise LaunchRefused(str(error)) from error

    def _decks(self, form: NewDuel, limited: Limited) -> tuple[Deck, ...]:
        """The decks of a form, if they can be played. Raises LaunchRefused."""
        game = self.game_of(form)
        try:
            return playable_decks(form.decks, game, self.pool(game.cards), limited, form.switches)
        except (Refusal, CardError) as error:
            raise LaunchRefused(str(error)) from error

    def game_of(self, form: NewDuel) -> Game:
        """The rule set that a form asks for: by its name, as the usual one of its game, or as the usual one of all."""
        return GAMES[form.rules] if form.rules else of_cards(form.game)[0] if form.game else GAMES[self.rules]

    def tutorial(self) -> Table:
        """Start the first duel for one person; it leaves nothing behind. Raises LaunchRefused."""
        from duelterm.session.tutorial import start_tutorial

        try:
            return start_tutorial(self.pool(GAMES[self.rules].cards))
        except (OSError, CardError) as error:
            raise LaunchRefused(in_words(error)) from error

    def resume(self, path: Path) -> Table:
        """Go on with a duel at the decision that was open. Raises LaunchRefused."""
        self.close()
        try:
            match = Path(read_journal(path).header.match).name
            if match:
                raise LaunchRefused(f"{path.name} is a duel of a match, which is gone on with as a whole: {match}")
            table = resume(path)
        except (OSError, JournalFault, CardError) as error:
            raise LaunchRefused(in_words(error)) from error
        self.last = table
        return table

    def close(self) -> None:
        """Let go of the last duel's or match's files, so that it can be resumed."""
        if self.last is not None:
            self.last.close()
            self.last = None

    def _entry(self, deck: Deck, judge: Game, limited: Limited) -> DeckEntry:
        faults = len(judge.check(deck, self.pool(deck.game), limited).faults)
        status = f"{faults} fault{'s' * (faults > 1)}" if faults else f"{deck.size} cards"
        aside = judge.laid(deck).side
        if aside and not faults:
            status += f", side deck {aside}"
        return DeckEntry(deck.key, deck.name, status, legal=not faults)


def seed_of(form: NewDuel) -> int:
    """The chance of a form: its own, or drawn now."""
    return secrets.randbits(63) if form.seed is None else form.seed


def new_file(ending: str) -> Path:
    """Where the next duel or match is kept."""
    return duels_dir() / f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}{ending}"
