"""The table on the screen: zones and the lines between them, prompt and keys, card pane and log."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget

from duelterm.core.view import SeatView
from duelterm.tui import listing, opening, picture
from duelterm.tui.desk import Desk
from duelterm.tui.layouts import HAND, PARTNERS, GameTable, Layout
from duelterm.tui.layouts.tag import NAMED
from duelterm.tui.linking import ties_of
from duelterm.tui.owner import Gate
from duelterm.tui.pane import Told
from duelterm.tui.prompting import Offer, key_lines, lay_out
from duelterm.tui.scene import zone_looks
from duelterm.tui.settings import Settings
from duelterm.tui.showing import Showing
from duelterm.tui.widgets.card_pane import CardPane
from duelterm.tui.widgets.lines import Hints, Lines
from duelterm.tui.widgets.zone import Zone


class Tabletop(Horizontal):
    """All parts of the duel screen. Each draws itself only if what it shows has changed."""

    def __init__(self, game: GameTable, settings: Settings) -> None:
        super().__init__()
        self.zones = {key: Zone(*key, settings.glyphs) for key in game.keys}
        self._game, self._settings, self._glyphs = game, settings, settings.glyphs

    def compose(self) -> ComposeResult:
        with Vertical(id="left"):
            with Vertical(id="field"):
                yield from self._partner("far")
                yield Lines("top-head")
                yield from self._lines("top")
                yield Lines("turn")
                yield from self._lines("bottom")
                yield from self._partner("near")
                yield Lines("bottom-head")
                yield self.zones["bottom", HAND]
            yield Lines("opening")
            yield Hints("list")
            yield Lines("strip")
            yield Hints("prompt")
            yield Hints("keys")
        with Vertical(id="side"):
            yield CardPane("side-pane", self._settings)
            yield Lines("side-log")

    def _lines(self, side: str) -> Iterator[Widget]:
        """The lines of zones of one side, without its hand."""
        for line in self._game.lines:
            zones = [self.zones[shape.key] for shape in line if shape.side == side and shape.name != HAND]
            if len(zones) > 1:
                yield Horizontal(*zones, classes="line")
            else:
                yield from zones

    def _partner(self, side: str) -> Iterator[Widget]:
        """The field of who has a partner's in front, under its title or behind its head; nothing where nobody has."""
        if self._game.has_partners:
            yield Vertical(Lines(f"{side}-head"), *self._lines(side), id=side)

    @property
    def is_whole(self) -> bool:
        """Whether its parts are there: when the program leaves they may be gone already."""
        return self.query_one_optional("#prompt", Hints) is not None

    def take_layout(self, layout: Layout) -> None:
        """Take the sizes of a layout."""
        for key, zone in self.zones.items():
            folded = layout.folded and key[0] in PARTNERS
            zone.take_size(layout.zones[key], folded or self._game.shape(key).beside)
        self._fold(layout)
        for part in ("#field", "#opening", "#list"):
            self.query_one(part).styles.height = layout.field
        self.query_one("#strip").styles.height = layout.strip
        self.query_one("#keys").styles.height = layout.keys
        self.query_one("#side-pane").styles.height = layout.pane
        self.query_one("#side").styles.width = layout.side
        self.query_one("#side").display = layout.wide

    def _fold(self, layout: Layout) -> None:
        """Partners' fields are a line each, or lie as the others do."""
        for side in PARTNERS if self._game.has_partners else ():
            part, head = self.query_one(f"#{side}", Vertical), self.query_one(f"#{side}-head")
            part.styles.layout = "horizontal" if layout.folded else "vertical"
            part.styles.height = 1 if layout.folded else "auto"
            head.styles.width = NAMED if layout.folded else "1fr"
            for line in part.query(".line"):
                cells = sum(layout.zones[zone.key].cells for zone in line.query(Zone))
                line.styles.width = cells if layout.folded else "1fr"

    def show(self, desk: Desk, coach: Sequence[str], showing: Showing) -> None:
        """Show the desk as it is now."""
        self._show_prompt(desk)
        self._show_cards(desk, showing)
        self._show_heads(desk, showing)
        self._show_words(desk, coach)
        self._show_list(desk, coach)

    def show_happening(self, desk: Desk, showing: Showing) -> None:
        """The next frame of what happens: slots and the lines between them, nothing else."""
        self._show_cards(desk, showing)
        self._show_heads(desk, showing)

    def _show_prompt(self, desk: Desk) -> None:
        rule = self._glyphs.rule
        bar = self.query_one("#prompt", Hints)
        prompt = picture.prompt_of(desk, self._glyphs)
        laid = lay_out(prompt, *bar.size, rule)
        if bar.size.height and any(offer.spot and not offer.on_board for offer in laid.left_out):
            desk.crowd()
            prompt = picture.prompt_of(desk, self._glyphs)
            laid = lay_out(prompt, *bar.size, rule)
        bar.marks = laid.marks
        bar.show((prompt, bar.size), lambda width, height: lay_out(prompt, width, height, rule).lines)
        keys = self.query_one("#keys", Hints)
        commands = picture.commands_of(desk)
        keys.marks = key_lines(commands, *keys.size).marks
        keys.show((commands, keys.size), lambda width, height: key_lines(commands, width, height).lines)

    def _show_cards(self, desk: Desk, showing: Showing) -> None:
        looks = zone_looks(
            desk.board,
            desk.layout,
            desk.windows,
            desk.cursor,
            desk.typed.labels,
            desk.answer,
            desk.view.attack,
            {spot: tuple(ties.signs(self._glyphs.attack)) for spot, ties in ties_of(desk.view).items()},
        )
        looks = showing.marked(looks, desk)
        for key, zone in self.zones.items():
            zone.show(looks[key])

    def _show_heads(self, desk: Desk, showing: Showing) -> None:
        table = desk.table
        policies = tuple((table.policy(seat.seat), table.own_policy(seat.seat)) for seat in desk.view.seats)
        said = (desk.view, desk.keyboard.owner, desk.keyboard.bottom, desk.question, policies, desk.board.seats)
        for part, seat in (("#top-head", desk.board.top), ("#bottom-head", desk.board.holder)):
            gains = showing.gains(seat.seat)
            self.query_one(part, Lines).show((said, gains), partial(self._head_lines, desk, seat, gains))
        for side in PARTNERS if self._game.has_partners else ():
            line = partial(self._partner_lines, desk, desk.board.sides[side])
            self.query_one(f"#{side}-head", Lines).show((said, desk.layout.folded), line)
        fight = showing.fight(self._glyphs.attack, over=desk.view.attack is None)
        self.query_one("#turn", Lines).show(
            (said, fight), lambda width, height: [picture.turn_line(desk, width, self._glyphs, fight)]
        )

    def _head_lines(
        self, desk: Desk, seat: SeatView, gains: Mapping[str, int], width: int, height: int
    ) -> list[Content]:
        return [picture.head_line(desk, seat, width, self._glyphs, gains)]

    def _partner_lines(self, desk: Desk, seat: SeatView, width: int, height: int) -> list[Content]:
        return [picture.partner_line(desk, seat, width, self._glyphs)]

    def _show_words(self, desk: Desk, coach: Sequence[str]) -> None:
        face, card = desk.face()
        waits = (desk.view.waiting, desk.view.chain, desk.question)
        told = (face, card, desk.shape, coach, desk.news, waits, desk.cursor.pointed, desk.recall.fresh)
        self.query_one("#strip", Lines).show(
            told, lambda width, height: picture.strip_lines(desk, coach, width, height, self._glyphs)
        )
        hidden = desk.gate is Gate.CURTAIN
        pane = self.query_one(CardPane)
        pane.tell(Told(None, None, self._game.elsewhere) if hidden else Told(face, card, desk.shape))
        self.query_one("#side-log", Lines).show(
            told, lambda width, height: picture.log_lines(desk, coach, width, height, self._glyphs)
        )

    def _show_list(self, desk: Desk, coach: Sequence[str]) -> None:
        """In the place of the board: the list of all answers, or what comes before the duel, or neither."""
        shown = desk.shows_list
        opens = opening.is_opening(desk.question) and not shown
        self.query_one("#field").display = not shown and not opens
        self._show_opening(desk, coach, opens)
        panel = self.query_one("#list", Hints)
        panel.display = shown
        if shown:
            offers = picture.offers_of(desk)
            panel.show((offers, desk.cursor.spot), partial(self._list_lines, panel, desk, offers))

    def _list_lines(
        self, panel: Hints, desk: Desk, offers: Sequence[Offer], width: int, height: int
    ) -> Sequence[Content]:
        panel.marks = listing.list_marks(desk, width, height, offers)
        return listing.list_lines(desk, width, height, offers, self._glyphs)

    def _show_opening(self, desk: Desk, coach: Sequence[str], shown: bool) -> None:
        """Before the duel there is no board yet: greeting, cut, and who goes first."""
        part = self.query_one("#opening", Lines)
        part.display = shown
        self.query_one("#strip").visible = not shown or bool(coach)
        if shown:
            said = (desk.question, desk.news, picture.offers_of(desk))
            part.show(said, lambda width, height: opening.opening_lines(desk, width, height, self._glyphs))
