"""The form for a new duel. What follows it is a curtain, never a hand."""

from collections.abc import Iterator
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static

from duelterm.tui.launcher import FIRST, PRIVACY, Launcher, LaunchRefused, NewDuel
from duelterm.tui.prompting import Offer, key_lines
from duelterm.tui.screens.duel import DuelScreen
from duelterm.tui.settings import Settings
from duelterm.tui.widgets.cycle import Cycle
from duelterm.tui.widgets.lines import Hints, KeyClicked, Lines
from duelterm.tui.wording import clean_name, clipped, title_line

NOTE = "A seed stays secret until the duel ends.\nThe first page after this one is a curtain."


class FormRefused(ValueError):
    """The form can't be sent; the message says what is wrong."""


class NewDuelForm(Screen[None]):
    """Names, decks, who goes first, privacy, seed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "app.focus_next", id="form.next"),
        Binding("up", "app.focus_previous", id="form.before"),
        Binding("enter", "start", id="form.start", priority=True),
        Binding("escape", "back", id="form.back"),
    ]

    def __init__(self, launcher: Launcher, settings: Settings) -> None:
        super().__init__()
        self._launcher, self._settings = launcher, settings
        self._decks = list(launcher.decks())

    def compose(self) -> ComposeResult:
        with Vertical(classes="calm"):
            yield Lines("page-title")
            yield from self._rows()
            yield Static(Content(NOTE), id="note")
            yield Lines("form-say")
            yield Hints("page-keys")

    def _rows(self) -> Iterator[Horizontal]:
        decks = [(deck.key, f"{deck.name}  ({deck.status})") for deck in self._decks]
        for seat, name in enumerate(self._settings.names, 1):
            yield _row(f"PLAYER {seat}", Input(name, max_length=20, compact=True, id=f"name-{seat}"))
            yield _row("deck", Cycle(f"deck-{seat}", decks, at=min(seat - 1, max(len(decks) - 1, 0))))
        yield _row("FIRST", Cycle("first", FIRST))
        yield _row("PRIVACY", Cycle("privacy", PRIVACY, at=[key for key, _ in PRIVACY].index(self._settings.privacy)))
        seed = Input("", placeholder="drawn by chance", max_length=18, compact=True, id="seed", type="text")
        yield _row("SEED", seed)

    def on_mount(self) -> None:
        rule = self._settings.glyphs.rule
        self.query_one("#page-title", Lines).show(
            "form",
            lambda width, height: [Content.styled(title_line("NEW DUEL", "Esc back", width, rule), "bold $title")],
        )
        offers = [
            Offer("Enter", "start"),
            Offer("Tab", "next field"),
            Offer("", "left, right change"),
            Offer("Esc", "back"),
        ]
        laid = key_lines(offers, 78, 1)
        keys = self.query_one("#page-keys", Hints)
        keys.marks = laid.marks
        keys.show("keys", lambda width, height: laid.lines)

    def on_key_clicked(self, message: KeyClicked) -> None:
        self.app.simulate_key(message.key)

    def on_click(self, event: events.Click) -> None:
        event.stop()

    def action_back(self) -> None:
        """Back to the menu."""
        self.dismiss()

    def action_start(self) -> None:
        """Start the duel, or say what is wrong."""
        try:
            table = self._launcher.start(self.form())
        except (FormRefused, LaunchRefused) as refusal:
            words = str(refusal)
            self.query_one("#form-say", Lines).show(
                words, lambda width, height: [Content.styled(clipped(f" {words}", width), "bold $warn")]
            )
            return
        self.app.switch_screen(DuelScreen(table, self._settings))

    def form(self) -> NewDuel:
        """What was filled in. Raises FormRefused."""
        names = tuple(clean_name(self.query_one(f"#name-{seat}", Input).value) for seat in (1, 2))
        if not all(names):
            raise FormRefused("Both players need a name.")
        if names[0].casefold() == names[1].casefold():
            raise FormRefused("The players need different names.")
        if not self._decks:
            raise FormRefused("There is no deck to play with.")
        seed = self.query_one("#seed", Input).value.strip()
        if seed and not (seed.isascii() and seed.isdigit()):
            raise FormRefused("A seed is a whole number; leave it empty for one drawn by chance.")
        return NewDuel(
            names,
            tuple(self.query_one(f"#deck-{seat}", Cycle).value for seat in (1, 2)),
            self.query_one("#first", Cycle).value,
            self.query_one("#privacy", Cycle).value,
            int(seed) if seed else None,
        )


def _row(title: str, field: Input | Cycle) -> Horizontal:
    return Horizontal(Static(Content(title), classes="field-name"), field, classes="field")
