"""What stands where on the board, worked out from a view and the answer in the making, before anything is drawn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from duelterm.core.view import CardView, Face, SeatView, View, ZoneView
from duelterm.session.api import Choice
from duelterm.tui.answering import Answering
from duelterm.tui.cursor import Cursor, Row, Windows, hidden_counts
from duelterm.tui.labels import Wanted, assign, wanted_in
from duelterm.tui.layouts import Layout

# From the top of the screen to its bottom.
ORDER = (
    ("top", "shields"),
    ("top", "mana"),
    ("top", "battle"),
    ("bottom", "battle"),
    ("bottom", "shields"),
    ("bottom", "mana"),
    ("bottom", "hand"),
)
LABEL_ROWS = {
    ("top", "battle"): "theirs",
    ("bottom", "battle"): "battle",
    ("bottom", "hand"): "hand",
    ("top", "shields"): "theirs",
    ("bottom", "shields"): "theirs",
    ("top", "mana"): "mana",
    ("bottom", "mana"): "mana",
}
ALWAYS_LABELLED = {("top", "battle"), ("bottom", "battle"), ("bottom", "hand")}
# Short enough to stand beside a power in the smallest slot.
ATTACKER, TARGET, BLOCKER = "atk", "tgt", "blk"


@dataclass(slots=True, frozen=True)
class Place:
    """A place in a zone: a card, or a gap where a shield was."""

    spot: str
    number: int
    card: CardView | None


@dataclass(slots=True, frozen=True)
class Look:
    """All that a card slot shows."""

    place: Place
    label: str = ""
    legal: bool = False
    mark: str = ""
    cursor: bool = False
    note: str = ""
    flash: str = ""


@dataclass(slots=True, frozen=True)
class ZoneLook:
    """All that a row of slots shows: the cards in its window, and how many lie beyond each end."""

    looks: tuple[Look, ...]
    left: int
    right: int
    head: str


@dataclass(slots=True, frozen=True)
class Board:
    """Both sides of the table from one seat's place, before labels and cursor."""

    top: SeatView
    bottom: SeatView
    zones: Mapping[tuple[str, str], tuple[Place, ...]]

    @property
    def cards(self) -> dict[str, CardView]:
        """Every card that has a slot, by its spot."""
        return {place.spot: place.card for places in self.zones.values() for place in places if place.card}

    def rows(self, layout: Layout) -> list[Row]:
        """The zones as the cursor walks through them."""
        return [
            Row(f"{side} {zone}", self._spots(side, zone), layout.zones[side, zone].columns) for side, zone in ORDER
        ]

    def _spots(self, side: str, zone: str) -> tuple[str, ...]:
        return tuple(place.spot for place in self.zones[side, zone] if place.card is not None)

    def zone_of(self, spot: str) -> tuple[str, str] | None:
        """Where a spot lies, as (side, zone)."""
        return next((key for key, places in self.zones.items() if any(place.spot == spot for place in places)), None)


def board_of(view: View, bottom: int) -> Board:
    """The board as it lies for the seat at the bottom."""
    seats = {seat.seat: seat for seat in view.seats}
    own = seats[bottom]
    other = next(seat for number, seat in seats.items() if number % 2 != bottom % 2)
    sides = {"top": other, "bottom": own}
    zones = {(side, zone): places_of(sides[side].zones.get(zone), sides[side].seat) for side, zone in ORDER}
    return Board(other, own, zones)


def places_of(zone: ZoneView | None, seat: int) -> tuple[Place, ...]:
    """A zone's places in order; shields keep their numbers, so a broken one leaves a gap."""
    if zone is None:
        return ()
    taken = [
        Place(card.handle or f"{zone.name}:{seat}:{at}", card.place, card)
        for at, card in enumerate(zone.cards, start=1)
    ]
    if zone.name != "shields":
        return tuple(taken)
    by_number = {place.number: place for place in taken}
    last = max(by_number, default=0)
    return tuple(by_number.get(number, Place("", number, None)) for number in range(1, last + 1))


def labels_for(board: Board, answer: Answering | None) -> dict[str, str]:
    """Labels for what can be chosen, for the cards that people point at anyway, and last for all others in sight."""
    legal = answer.spots() if answer is not None else {}
    wanted: list[Wanted] = []
    for key in ORDER:
        always = key in ALWAYS_LABELLED
        cards = {place.spot: place.card for place in board.zones[key] if place.card is not None}
        chosen = [spot for spot, card in cards.items() if spot in legal or (always and card.face is not None)]
        wanted += wanted_in(LABEL_ROWS[key], chosen, legal)
    wanted += [Wanted(spot, "list", True) for spot in legal if spot not in board.cards]
    labelled = {want.spot for want in wanted}
    seen = [(key, place) for key in ORDER for place in board.zones[key] if place.card and place.card.face is not None]
    wanted += [Wanted(place.spot, LABEL_ROWS[key]) for key, place in seen if place.spot not in labelled]
    return assign(wanted)


def zone_looks(
    board: Board,
    layout: Layout,
    windows: Windows,
    cursor: Cursor,
    labels: Mapping[str, str],
    answer: Answering | None,
    attack: tuple[str, str] | None,
) -> dict[tuple[str, str], ZoneLook]:
    """What every row of slots shows."""
    legal = answer.spots() if answer is not None else {}
    notes = dict(zip(attack, (ATTACKER, TARGET), strict=True)) if attack else {}
    looks: dict[tuple[str, str], ZoneLook] = {}
    for side, zone in ORDER:
        places = board.zones[side, zone]
        shown, name = layout.zones[side, zone].shown, f"{side} {zone}"
        start = windows.start(name, len(places), shown)
        inside = tuple(
            Look(
                place,
                labels.get(place.spot, ""),
                place.spot in legal,
                answer.mark(place.spot) if answer is not None and place.spot else "",
                bool(place.spot) and place.spot == cursor.spot,
                notes.get(place.spot, ""),
            )
            for place in places[start : start + shown]
        )
        looks[side, zone] = ZoneLook(inside, **hidden_counts(start, len(places), shown), head=head_words(zone, places))
    return looks


def head_words(zone: str, places: Sequence[Place]) -> str:
    """What stands before a row: its name and its count; of mana, how much is untapped."""
    cards = [place.card for place in places if place.card is not None]
    if zone == "mana":
        return f"MANA {sum(not card.tapped for card in cards)}/{len(cards)}"
    return f"{zone.upper()} {len(cards)}"


def follow_cursor(board: Board, layout: Layout, windows: Windows, spot: str) -> None:
    """Move the window of the cursor's row so that the cursor is seen."""
    key = board.zone_of(spot)
    if key is not None:
        places = board.zones[key]
        index = next(at for at, place in enumerate(places) if place.spot == spot)
        windows.follow(" ".join(key), len(places), layout.zones[key].shown, index)


def face_at(spot: str, view: View, choices: Sequence[Choice]) -> tuple[Face | None, CardView | None]:
    """The face to read at a spot: a card of the view, or one that only the question shows."""
    for seat in view.seats:
        for zone in seat.zones.values():
            for place in places_of(zone, seat.seat):
                if place.spot == spot and place.card is not None:
                    return place.card.face, place.card
    for choice in choices:
        if spot in (f"choice:{choice.key}", choice.card) and choice.face is not None:
            return choice.face, None
        if spot == f"choice:{choice.key}" and choice.card:
            return face_at(choice.card, view, ())
    return None, None


def name_at(spot: str, view: View) -> str:
    """The name of the card at a spot, as far as the view shows it."""
    face, card = face_at(spot, view, ())
    if face is not None:
        return face.name
    return "the face-down card" if card is not None else ""


def verdict_words(face: Face | None, card: CardView | None) -> list[str]:
    """The states of a card in words: what its shape says, for the card pane."""
    words = []
    if card is not None:
        words += [word for word, on in (("tapped", card.tapped), ("can't attack yet", card.sick)) if on]
        if face is not None and card.power is not None and card.power != face.power:
            words.append(f"power now {card.power}")
        words += [f"on {len(card.beneath)}"] if card.beneath else []
    return words
