"""Moving about the board: which spot is next, and which part of a long row is shown. No Textual in here."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(slots=True, frozen=True)
class Row:
    """One zone as the cursor sees it: its spots in order, and how many slots stand side by side.

    `slots` says in which slot each spot stands, where some are empty; else they stand in one after the other.
    """

    name: str
    spots: tuple[str, ...]
    columns: int
    slots: tuple[int, ...] = ()

    def column(self, index: int) -> int:
        """The column in which a spot stands."""
        return (self.slots[index] if self.slots else index) % self.columns


@dataclass(slots=True)
class Cursor:
    """Where the cursor stands.

    `pointed` says that a person put it there since the question was asked, `held` that one did since the screen
    changed hands.
    """

    spot: str = ""
    pointed: bool = False
    held: bool = False
    _row: str = ""
    _index: int = 0

    def put(self, spot: str, rows: Sequence[Row], pointed: bool = True) -> None:
        """Stand on this spot."""
        self.spot, self.pointed = spot, pointed
        self.held = self.held or pointed
        for row in rows:
            if spot in row.spots:
                self._row, self._index = row.name, row.spots.index(spot)

    def settle(self, rows: Sequence[Row], preferred: Sequence[str]) -> None:
        """After a change: stay on the same card or go to the nearest of its row; if nobody holds the cursor it goes
        to the first preferred spot."""
        every = [spot for row in rows for spot in row.spots]
        wanted = next((spot for spot in preferred if spot in every), "")
        if self.spot in every and (self.held or not wanted):
            self.put(self.spot, rows, self.pointed)
            return
        same = next((row.spots for row in rows if row.name == self._row and row.spots), ()) if self.held else ()
        near = same[min(self._index, len(same) - 1)] if same else ""
        self.put(near or wanted or (every[0] if every else ""), rows, pointed=False)

    def let_go(self) -> None:
        """The screen has changed hands: nobody holds the cursor."""
        self.pointed = self.held = False

    def step(self, rows: Sequence[Row], sideways: int) -> None:
        """One card left or right."""
        here = self._find(rows)
        if here is not None:
            spots = rows[here].spots
            self.put(spots[min(max(self._index + sideways, 0), len(spots) - 1)], rows)

    def climb(self, rows: Sequence[Row], down: int) -> None:
        """One line up or down: within a zone of several lines, else to the next zone that has cards."""
        here = self._find(rows)
        if here is None:
            return
        row = rows[here]
        target = self._index + down * row.columns
        if 0 <= target < len(row.spots):
            self.put(row.spots[target], rows)
            return
        last_line = (len(row.spots) - 1) // row.columns
        if down > 0 and self._index // row.columns < last_line:
            self.put(row.spots[-1], rows)
            return
        self._leave(rows, here, down)

    def _leave(self, rows: Sequence[Row], here: int, down: int) -> None:
        share = rows[here].column(self._index) / rows[here].columns
        at = here + down
        while 0 <= at < len(rows):
            row = rows[at]
            if row.spots:
                column = int(share * row.columns + 0.5)
                lines = (len(row.spots) - 1) // row.columns
                first = 0 if down > 0 else lines * row.columns
                line = range(first, min(first + row.columns, len(row.spots)))
                self.put(row.spots[min(line, key=lambda index: abs(row.column(index) - column))], rows)
                return
            at += down

    def next_zone(self, rows: Sequence[Row], onward: int) -> None:
        """To the first card of the next zone that has any, round and round."""
        filled = [row for row in rows if row.spots]
        if not filled:
            return
        names = [row.name for row in filled]
        at = names.index(self._row) + onward if self._row in names else 0
        self.put(filled[at % len(filled)].spots[0], rows)

    def _find(self, rows: Sequence[Row]) -> int | None:
        for at, row in enumerate(rows):
            if self.spot in row.spots:
                return at
        filled = next((row for row in rows if row.spots), None)
        if filled is not None:
            self.put(filled.spots[0], rows)
        return None


@dataclass(slots=True)
class Windows:
    """Which part of each row is shown, by the row's name."""

    starts: dict[str, int] = field(default_factory=dict)

    def start(self, name: str, count: int, shown: int) -> int:
        """The index of the first card shown."""
        return min(max(self.starts.get(name, 0), 0), max(count - shown, 0))

    def follow(self, name: str, count: int, shown: int, index: int) -> None:
        """Move the window so that this index is in it."""
        start = self.start(name, count, shown)
        if index < start:
            start = index
        elif index >= start + shown:
            start = index - shown + 1
        self.starts[name] = start

    def roll(self, name: str, count: int, shown: int, by: int) -> None:
        """Move the window by hand."""
        self.starts[name] = min(max(self.start(name, count, shown) + by, 0), max(count - shown, 0))


def hidden_counts(start: int, count: int, shown: int) -> Mapping[str, int]:
    """How many cards lie beyond the two ends of what is shown."""
    return {"left": start, "right": max(count - shown - start, 0)}
