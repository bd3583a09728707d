"""What stands where on the board, worked out from a view and the answer in the making, before anything is drawn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from duelterm.core.view import CardView, Face, SeatView, View, ZoneView
from duelterm.session.api import Choice
from duelterm.tui.answering import ActAnswering, Answering
from duelterm.tui.cursor import Cursor, Row, Windows, hidden_counts
from duelterm.tui.labels import Given, Wanted, wanted_in
from duelterm.tui.layouts import HAND, PARTNERS, GameTable, Key, Layout, ZoneShape

NO_TIES: Mapping[str, tuple[str, ...]] = {}
# Short enough to stand beside a power in the smallest slot.
ATTACKER, TARGET, BLOCKER = "atk", "tgt", "blk"


@dataclass(slots=True, frozen=True)
class Place:
    """A place in a zone: a card, or a gap."""

    spot: str
    number: int
    card: CardView | None


@dataclass(slots=True, frozen=True)
class Look:
    """All that a card slot shows, and how cards lie where it is. `note` is the card's part in the attack, `ties` are
    the signs of its part in the chain.
    """

    place: Place
    shape: ZoneShape
    label: str = ""
    legal: bool = False
    mark: str = ""
    cursor: bool = False
    note: str = ""
    flash: str = ""
    ties: tuple[str, ...] = ()


@dataclass(slots=True, frozen=True)
class ZoneLook:
    """All that a row of slots shows: the cards in its window, and how many lie beyond each end."""

    looks: tuple[Look, ...]
    left: int
    right: int
    head: str


@dataclass(slots=True, frozen=True)
class Board:
    """All sides of one game's table from one seat's place, before labels and cursor: `top` and `bottom`, with partners
    `far` and `near` too. `holder` is the seat whose hand is at the bottom, whichever field of its team is.
    """

    game: GameTable
    holder: SeatView
    sides: Mapping[str, SeatView]
    zones: Mapping[Key, tuple[Place, ...]]

    @property
    def top(self) -> SeatView:
        """Whose field is at the top."""
        return self.sides["top"]

    @property
    def bottom(self) -> SeatView:
        """Whose field is at the bottom."""
        return self.sides["bottom"]

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats from the bottom to the top."""
        return tuple(self.sides[side].seat for side in ("bottom", "near", "top", "far") if side in self.sides)

    @property
    def cards(self) -> dict[str, CardView]:
        """Every card that has a slot, by its spot."""
        return {place.spot: place.card for places in self.zones.values() for place in places if place.card}

    def rows(self, layout: Layout) -> list[Row]:
        """The lines of zones as the cursor walks through them; not those of a field that is a line itself."""
        return [self._row(line, layout) for line in self.game.lines if not (layout.folded and line[0].side in PARTNERS)]

    def _row(self, line: Sequence[ZoneShape], layout: Layout) -> Row:
        taken = [
            (at + shape.after, place.spot)
            for shape in line
            for at, place in enumerate(self.zones[shape.key])
            if place.card is not None
        ]
        last = line[-1]
        columns = layout.zones[last.key].columns + last.after
        return Row(" ".join(last.key), tuple(spot for _, spot in taken), columns, tuple(at for at, _ in taken))

    def zone_of(self, spot: str) -> Key | None:
        """Where a spot lies, as (side, zone)."""
        return next((key for key, places in self.zones.items() if any(place.spot == spot for place in places)), None)

    def shape_at(self, spot: str) -> ZoneShape:
        """How the card at a spot lies."""
        key = self.zone_of(spot)
        return self.game.shape(key) if key is not None else self.game.elsewhere

    def seat_in(self, key: Key) -> int:
        """Whose cards lie in a zone."""
        return self.holder.seat if key[1] == HAND else self.sides[key[0]].seat


def board_of(view: View, bottom: int, game: GameTable, fronts: Sequence[int] = ()) -> Board:
    """The board as it lies for the seat at the bottom. Of partners the one of the `fronts` has the field in front."""
    seats = {seat.seat: seat for seat in view.seats}
    own = [seat for seat in seats if seat % 2 == bottom % 2]  # TAG-1.1: the turns of the teams alternate
    others = [seat for seat in seats if seat not in own]
    sides = dict(zip(("bottom", "near"), in_front(own, (*fronts, bottom)), strict=False))
    sides |= dict(zip(("top", "far"), in_front(others, fronts), strict=False))
    zones = {}
    for shape in game.shapes:
        seat = seats[bottom if shape.name == HAND else sides[shape.side]]
        zones[shape.key] = places_of(seat.zones.get(shape.name), seat.seat, shape.places)
    return Board(game, seats[bottom], {side: seats[seat] for side, seat in sides.items()}, zones)


def in_front(team: Sequence[int], fronts: Sequence[int]) -> list[int]:
    """The seats of a team, first the one that comes first among those to be in front."""
    wanted = [*fronts, *team]
    return sorted(team, key=wanted.index)


def places_of(zone: ZoneView | None, seat: int, numbered: int) -> tuple[Place, ...]:
    """A zone's places in order. Numbered ones keep their numbers, so that a card that has gone leaves a gap: as many as
    the game says, or up to the last card.
    """
    if zone is None:
        return ()
    taken = tuple(Place(spot_of(zone, seat, at, card), card.place, card) for at, card in enumerate(zone.cards, start=1))
    if not numbered:
        return taken
    by_number = {place.number: place for place in taken}
    last = max(numbered, *by_number, 0)
    return tuple(by_number.get(number, Place("", number, None)) for number in range(1, last + 1))


def spot_of(zone: ZoneView, seat: int, at: int, card: CardView) -> str:
    """What the screen knows a card by."""
    return card.handle or f"{zone.name}:{seat}:{at}"


def labels_for(board: Board, answer: Answering | None, given: Given) -> dict[str, str]:
    """Labels for what can be chosen, for the cards that people point at anyway, and last for all others in sight."""
    legal = answer.spots() if answer is not None else {}
    wanted: list[Wanted] = []
    for shape in board.game.shapes:
        cards = {place.spot: place.card for place in board.zones[shape.key] if place.card is not None}
        chosen = [spot for spot, card in cards.items() if spot in legal or (shape.always and card.face is not None)]
        wanted += wanted_in(shape.row, chosen, legal)
    row = "acts" if isinstance(answer, ActAnswering) else "list"
    wanted += [Wanted(spot, row, True) for spot in legal if spot not in board.cards]
    labelled = {want.spot for want in wanted}
    wanted += [
        Wanted(place.spot, shape.row)
        for shape in board.game.shapes
        for place in board.zones[shape.key]
        if place.card and place.card.face is not None and place.spot not in labelled
    ]
    return given.give(wanted)


def zone_looks(
    board: Board,
    layout: Layout,
    windows: Windows,
    cursor: Cursor,
    labels: Mapping[str, str],
    answer: Answering | None,
    attack: tuple[str, str] | None,
    ties: Mapping[str, tuple[str, ...]] = NO_TIES,
) -> dict[Key, ZoneLook]:
    """What every row of slots shows."""
    legal = answer.spots() if answer is not None else {}
    notes = dict(zip(attack, (ATTACKER, TARGET), strict=True)) if attack else {}
    looks: dict[Key, ZoneLook] = {}
    for shape in board.game.shapes:
        places, zoning = board.zones[shape.key], layout.zones[shape.key]
        start = windows.start(" ".join(shape.key), len(places), zoning.shown)
        inside = tuple(
            Look(
                place,
                shape,
                labels.get(place.spot, ""),
                place.spot in legal,
                answer.mark(place.spot) if answer is not None and place.spot else "",
                bool(place.spot) and place.spot == cursor.spot,
                notes.get(place.spot, ""),
                ties=ties.get(place.spot, ()),
            )
            for place in places[start : start + zoning.shown]
        )
        cards = [place.card for place in places if place.card is not None]
        head = board.game.head(shape, cards, zoning.head)
        looks[shape.key] = ZoneLook(inside, **hidden_counts(start, len(places), zoning.shown), head=head)
    return looks


def follow_cursor(board: Board, layout: Layout, windows: Windows, spot: str) -> None:
    """Move the window of the cursor's row so that the cursor is seen."""
    key = board.zone_of(spot)
    if key is not None:
        places = board.zones[key]
        index = next(at for at, place in enumerate(places) if place.spot == spot)
        windows.follow(" ".join(key), len(places), layout.zones[key].shown, index)


def face_at(spot: str, view: View, choices: Sequence[Choice]) -> tuple[Face | None, CardView | None]:
    """The face to read at a spot: a card of the view, or one that only the question shows."""
    card, _ = card_at(spot, view)
    if card is not None:
        return card.face, card
    for choice in choices:
        if spot in (f"choice:{choice.key}", choice.card) and choice.face is not None:
            return choice.face, None
        if spot == f"choice:{choice.key}" and choice.card:
            return face_at(choice.card, view, ())
    return None, None


def card_at(spot: str, view: View) -> tuple[CardView | None, str]:
    """The card at a spot and the name of the zone where it lies; none and nothing if there is none."""
    for seat in view.seats:
        for zone in seat.zones.values():
            for at, card in enumerate(zone.cards, start=1):
                if spot_of(zone, seat.seat, at, card) == spot:
                    return card, zone.name
    return None, ""


def seat_of(spot: str, view: View) -> int | None:
    """Whose field or pile the card at a spot lies in, or whom a seat's spot names."""
    if spot.startswith("seat:"):
        return int(spot.removeprefix("seat:"))
    for seat in view.seats:
        for zone in seat.zones.values():
            if any(spot_of(zone, seat.seat, at, card) == spot for at, card in enumerate(zone.cards, start=1)):
                return seat.seat
    return None


def name_at(spot: str, view: View, game: GameTable) -> str:
    """The name of the card at a spot, as far as the view shows it."""
    card, zone = card_at(spot, view)
    if card is None:
        return ""
    return card.face.name if card.face is not None else game.lies(zone).called(card)
