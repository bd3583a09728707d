"""The fields of the form for a new duel or match: which there are, how they hang together, what was filled in."""

from collections.abc import Callable, Sequence
from functools import partial

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input

from duelterm.library.chips import Chips
from duelterm.session.games import GAMES
from duelterm.session.seating import at_seats
from duelterm.tui.launcher import NO_LIST_TEXT, Launcher, LaunchRefused, NewDuel, Wishes
from duelterm.tui.screens import form
from duelterm.tui.screens.finder import Item
from duelterm.tui.screens.form_decks import SEATS, DeckChoice
from duelterm.tui.screens.form_rows import TEAMS, form_rows
from duelterm.tui.screens.form_rulings import RulingChoice
from duelterm.tui.widgets.cycle import Cycle, Opener
from duelterm.tui.widgets.stake import StakeField
from duelterm.tui.wording import clean_name


class FormFields(Vertical):
    """Game and rule set where there is a choice, limited list, rulings, duel or match, names, decks, stakes and ante,
    who goes first, privacy, seed.
    """

    class Noted(Message):
        """This is to be said under the fields."""

        def __init__(self, words: str) -> None:
            super().__init__()
            self.words = words

    class Refused(Message):
        """Something can't be taken."""

        def __init__(self, words: str) -> None:
            super().__init__()
            self.words = words

    def __init__(self, launcher: Launcher, wishes: Wishes) -> None:
        super().__init__(id="fields")
        self._launcher, self._wishes = launcher, wishes
        self._games = tuple(launcher.games())
        self._ante: tuple[object, str] = ((), "")
        self.known = form.Known(launcher)
        self.decks = DeckChoice(launcher, self._games[0])
        if self.decks.has_lists:
            self.decks.take_list(wishes.limits.key)
        self.rulings = RulingChoice(self.decks.rules, wishes.switches)

    def compose(self) -> ComposeResult:
        yield from form_rows(self._games, self.decks, self.known, self._wishes, self.rulings.words)

    def on_mount(self) -> None:
        self._show_rows()

    @property
    def playing(self) -> str:
        """A duel or a match; the latter only where the rule set knows them."""
        return self.query_one("#playing", Cycle).value if self._has_matches else form.DUEL

    @property
    def _has_matches(self) -> bool:
        return self.decks.rules in self.decks.game.matches

    @property
    def _has_wagers(self) -> bool:
        """Whether it is a match that may be played for something."""
        return self.playing == form.MATCH and self.decks.rules in self.decks.game.wagers

    def _show_rows(self) -> None:
        """Only what leaves a choice has a row."""
        shown = {
            "#game": len(self._games) > 1,
            "#rules": len(self.decks.game.rule_sets) > 1,
            "#limits": self.decks.has_lists,
            "#rulings": bool(self.rulings.rulings) and self.playing == form.DUEL,
            "#playing": self._has_matches,
            "#first": self.playing == form.DUEL,
            **dict.fromkeys(("#stake-1", "#stake-2", "#ante"), self._has_wagers),
            "#people": self.decks.has_teams,
            **dict.fromkeys(("#deck-3", "#deck-4"), self.decks.has_teams),
            **dict.fromkeys(("#name-3", "#name-4"), self.decks.has_teams and len(self._persons) > TEAMS),
        }
        for part, wanted in shown.items():
            row = self.query_one(part).parent
            if isinstance(row, Widget):
                row.display = wanted
        self._close_up()
        self.query_one("#start", Opener).show(form.START[self.playing])
        self.judge_ante()

    def _close_up(self) -> None:
        """With teams the form is long: no gap before who goes first, and no note."""
        row = self.query_one("#first").parent
        if isinstance(row, Widget):
            row.set_class(not self.decks.has_teams, "group")
        self.screen.query_one("#note").display = not self.decks.has_teams

    @property
    def _persons(self) -> Sequence[int]:
        """The seats whose names are those of the people: one a seat, or one a team (TAG-1.6)."""
        pairs = self.decks.has_teams and self.query_one("#people", Cycle).value == form.TEAMS
        return self.decks.seats[:TEAMS] if pairs else self.decks.seats

    def judge_ante(self) -> None:
        """Offer an ante, or say why it can't be (R3-2.6)."""
        if not self._has_wagers:
            self.post_message(self.Noted(form.NOTE))
            return
        try:
            filled = self.filled()
            if self._ante[0] != (filled.names, filled.decks):
                self._ante = ((filled.names, filled.decks), self._launcher.no_ante(filled))
        except (form.FormRefused, LaunchRefused):
            return  # it is said when the match is to start
        ante, reason = self.query_one("#ante", Cycle), self._ante[1]
        if bool(reason) != (ante.count == len(form.NO_ANTE)):
            ante.fill(form.NO_ANTE if reason else form.ANTE)
        self.post_message(self.Noted(f"{reason[:1].upper()}{reason[1:]}." if reason else form.PROPOSED))

    # What is taken

    def on_cycle_turned(self, message: Cycle.Turned) -> None:
        message.stop()
        take = {"game": self._take_game, "rules": self._take_rules}.get(message.part)
        if take is not None and not self._judged(take):
            return
        if message.part in ("game", "rules", "playing", "people"):
            self._show_rows()

    def _judged(self, take: Callable[[], None]) -> bool:
        """Take another game, rule set or limited list, and show the decks by it; whether that could be read."""
        try:
            take()
        except LaunchRefused as refusal:
            self.post_message(self.Refused(str(refusal)))
            return False
        for seat in SEATS:
            self.query_one(f"#deck-{seat}", Opener).show(self.decks.words(seat))
        return True

    def _take_game(self) -> None:
        key = self.query_one("#game", Cycle).value
        self.decks.take_game(next(game for game in self._games if game.key == key))
        self.query_one("#rules", Cycle).fill(self.decks.game.rule_sets)
        self._take_usual()

    def _take_rules(self) -> None:
        self.decks.take_rules(self.query_one("#rules", Cycle).value)
        self._take_usual()

    def _take_usual(self) -> None:
        """By other rules there is no limited list yet, and all rulings are the usual ones."""
        self.rulings.take_rules(self.decks.rules)
        self.query_one("#first", Cycle).fill(form.firsts(self.decks.game, self.decks.has_teams))
        self.show_rulings()
        self.query_one("#limits", Opener).show(NO_LIST_TEXT)

    def take_list(self, item: Item) -> bool:
        """Judge the decks by this limited list; whether it could be read."""
        taken = self._judged(partial(self.decks.take_list, item.key))
        if taken:
            self.query_one("#limits", Opener).show(item.text)
        return taken

    def take_deck(self, seat: int, key: str) -> None:
        """This is the deck of a seat."""
        self.decks.chosen[seat] = key
        self.query_one(f"#deck-{seat}", Opener).show(self.decks.words(seat))
        self.judge_ante()

    def show_rulings(self) -> None:
        """Show how many rulings were turned."""
        self.query_one("#rulings", Opener).show(self.rulings.words)

    def on_input_changed(self, message: Input.Changed) -> None:
        part = message.input.id or ""
        if part.startswith("name-"):
            seat = int(part.removeprefix("name-"))
            self._wishes.names[seat - 1] = clean_name(message.value) or self._wishes.names[seat - 1]
            if seat <= TEAMS:
                self.query_one(f"#stake-{seat}", StakeField).offer(self.known.chips(message.value))

    # What was filled in

    def person(self, seat: int) -> str:
        """What somebody is called so far."""
        seat = seat if seat in self._persons else seat - TEAMS
        return clean_name(self.query_one(f"#name-{seat}", Input).value) or f"PLAYER {seat}"

    @property
    def names_fault(self) -> str:
        """What is wrong with the names so far; empty if nothing is."""
        try:
            self._names()
        except form.FormRefused as refusal:
            return str(refusal)
        return ""

    def _names(self) -> tuple[str, ...]:
        """The people's names. Raises FormRefused."""
        return form.names_of([self.query_one(f"#name-{seat}", Input).value for seat in self._persons])

    def filled(self) -> NewDuel:
        """What was filled in. Raises FormRefused."""
        persons = self._names()
        names, people = persons, tuple[int, ...]()
        if len(persons) < len(self.decks.seats):
            names, people = at_seats(persons, GAMES[self.decks.rules])
        if not self.decks.chosen:
            raise form.FormRefused("There is no deck to play with.")
        return NewDuel(
            names,
            tuple(self.decks.chosen[seat] for seat in self.decks.seats),
            self.query_one("#first", Cycle).value,
            self.query_one("#privacy", Cycle).value,
            form.seed_of(self.query_one("#seed", Input).value),
            self.decks.game.key,
            self.decks.rules,
            self.decks.limits,
            self.rulings.switches if self.playing == form.DUEL else {},
            people,
        )

    @property
    def ante(self) -> bool:
        """Whether an ante is proposed."""
        return self._has_wagers and self.query_one("#ante", Cycle).value == "yes"

    @property
    def stakes(self) -> Sequence[Chips]:
        """The stakes that are proposed, by seat."""
        fields = [self.query_one(f"#stake-{seat}", StakeField) for seat in SEATS[:TEAMS]]
        return [field.stake if self._has_wagers else Chips() for field in fields]
