"""The rows of the form for a new duel or match, as they are at first."""

from collections.abc import Iterator, Sequence

from textual.containers import Horizontal
from textual.suggester import SuggestFromList
from textual.widgets import Input

from duelterm.tui.launcher import PRIVACY, GameEntry, Wishes
from duelterm.tui.screens import form
from duelterm.tui.screens.form_decks import DeckChoice
from duelterm.tui.widgets.cycle import Cycle, Opener
from duelterm.tui.widgets.stake import StakeField

BY_TEAM, TEAMS = (1, 3, 2, 4), 2
"""The seats in the order of the form, each before its partner, and how many teams they make."""


def form_rows(
    games: Sequence[GameEntry], decks: DeckChoice, known: form.Known, wishes: Wishes, rulings: str
) -> Iterator[Horizontal]:
    """All of them; the form shows those that leave a choice. `rulings` says how many were turned."""
    game = decks.game
    yield form.row("GAME", Cycle("game", [(each.key, each.name) for each in games]), begins=True)
    yield form.row("RULES", Cycle("rules", game.rule_sets))
    yield form.row("LIMITED LIST", Opener("limits", wishes.limits.text))
    yield form.row("RULINGS", Opener("rulings", rulings))
    yield form.row("PLAYING", Cycle("playing", form.PLAYING, wishes.match))
    suggester = SuggestFromList(known.names, case_sensitive=False)
    yield form.row("PEOPLE", Cycle("people", form.PEOPLE, wishes.pairs))
    for seat in BY_TEAM:
        name, first = wishes.names[seat - 1], seat <= TEAMS
        field = Input(name, max_length=20, compact=True, select_on_focus=True, suggester=suggester, id=f"name-{seat}")
        yield form.row(f"PLAYER {seat}" if first else "partner", field, begins=first)
        yield form.row("deck" if first else "partner's", Opener(f"deck-{seat}", decks.words(seat)))
        if first:
            yield form.row("stake", StakeField(f"stake-{seat}", known.chips(name), wishes.stakes[seat - 1]))
    yield form.row("ANTE", Cycle("ante", form.ANTE, wishes.ante), begins=True)
    yield form.row("FIRST", Cycle("first", form.firsts(game)), begins=True)
    yield form.row("PRIVACY", Cycle("privacy", PRIVACY, at=[key for key, _ in PRIVACY].index(wishes.privacy)))
    seed = "" if wishes.seed is None else str(wishes.seed)
    yield form.row("SEED", Input(seed, placeholder="drawn by chance", max_length=18, compact=True, id="seed"))
    yield form.row("", Opener("start", form.START[form.DUEL]), begins=True)
