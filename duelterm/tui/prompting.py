"""The prompt bar's and the key line's lines: who is asked what, and every legal answer with its key."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rich.cells import cell_len
from textual.content import Content

from duelterm.tui.keynames import key_of
from duelterm.tui.wording import clipped, title_line

GAP = "   "
ANSWERING = {"Enter", "Esc"}
FURTHER = "  "
"""What stands before what a question goes on with in a second row."""
LEAVING = "Ctrl+Q"
"""The key by which everybody can leave at any time."""
SHORT_NAME = 8
"""Cells that are left at least of a name that is cut."""


@dataclass(slots=True, frozen=True)
class Mark:
    """A piece of a line that can be clicked: it stands for a key, or for a spot to choose."""

    line: int
    first: int
    end: int
    key: str = ""
    spot: str = ""


@dataclass(slots=True, frozen=True)
class Offer:
    """One answer as the prompt shows it. `sign` is what to press, `mark` the sign that it is picked."""

    sign: str
    text: str
    consequence: str = ""
    spot: str = ""
    mark: str = ""
    on_board: bool = False

    @property
    def key(self) -> str:
        """The key that a click stands for, empty if it stands for the spot."""
        return "" if self.spot and self.sign not in ANSWERING else key_of(self.sign)

    def words(self, long: bool) -> str:
        """The answer's words, with what follows from it if there is room."""
        tail = f" ({self.consequence})" if long and self.consequence else ""
        return f"{self.text}{tail}"


@dataclass(slots=True, frozen=True)
class Prompt:
    """What the prompt bar says; `more` is the key that lists all answers. `named` is the card that the title tells of:
    where the question is too long for its row, that name in it is what is cut.
    """

    title: str
    legend: str
    text: str
    counter: str
    offers: tuple[Offer, ...]
    say: str = ""
    more: str = "A"
    rulebook: str = ""
    named: str = ""


@dataclass(slots=True, frozen=True)
class LaidOut:
    """Lines, the pieces of them that can be clicked, and the offers that found no room."""

    lines: tuple[Content, ...]
    marks: tuple[Mark, ...]
    left_out: tuple[Offer, ...]


def lay_out(prompt: Prompt, width: int, height: int, rule: str) -> LaidOut:
    """The prompt bar for this much room: a title, the question, then the answers, then a word why not."""
    head = Content.styled(title_line(prompt.title, prompt.legend, width, rule), "$title")
    said = _said(prompt, width, height)
    asked = _asked(prompt, width, height - 1 - len(said.lines))
    room = height - 1 - len(asked) - len(said.lines)
    laid = place(prompt.offers, width, room, 1 + len(asked), prompt.more)
    lines = [head, *asked, *laid.lines, *([Content("")] * (room - len(laid.lines)))]
    marks = (*laid.marks, *(replace(mark, line=mark.line + len(lines)) for mark in said.marks))
    return LaidOut((*lines, *said.lines), marks, laid.left_out)


def _asked(prompt: Prompt, width: int, room: int) -> list[Content]:
    """The question, with how far the answer is. Where it is too long it goes on in a second row, as long as there is
    one left for answers.
    """
    counter = f"  {prompt.counter}" if prompt.counter else ""
    cells = width - len(counter) - 1
    text = _shortened(prompt.text, prompt.named, cells)
    first, *rest = rows_of(text, cells, cells - len(FURTHER), 2 if room > 2 else 1)
    gap = " " * (cells - cell_len(first))
    head = Content.styled(f" {first}", "bold") + Content(gap + counter)
    return [head, *(Content.styled(f" {FURTHER}{row}", "bold") for row in rest)]


def _shortened(text: str, name: str, cells: int) -> str:
    """The text with less of this name in it, if it is too long without and would fit so."""
    left = cell_len(name) - max(cell_len(text) - cells, 0)
    return text if left < SHORT_NAME or left >= cell_len(name) else text.replace(name, clipped(name, left), 1)


def rows_of(text: str, first: int, further: int, most: int) -> list[str]:
    """The text in at most so many rows, of which the first has room of its own; cut where there are no more."""
    if most < 2 or cell_len(text) <= first:
        return [clipped(text, first)]
    begun = Content(text).wrap(max(first, 4))[0].plain.rstrip()
    return [begun, *rows_of(text[len(begun) :].lstrip(), further, further, most - 1)]


def _said(prompt: Prompt, width: int, height: int) -> LaidOut:
    """A word why not, in two lines if it is long and there is room; its end opens the rule that it cites."""
    if not prompt.say:
        return LaidOut((), (), ())
    tail = f"  {prompt.rulebook}: the rule" if prompt.rulebook else ""
    most = 2 if height > 4 else 1
    rows = [line.plain.rstrip() for line in Content(prompt.say).wrap(max(width - len(tail) - 4, 10))]
    if len(rows) > most:
        rows = [*rows[: most - 1], clipped(" ".join(rows[most - 1 :]), width - len(tail) - 4)]
    lines = [Content.styled(f" {' ' if at else '!'} {row}", "bold $warn") for at, row in enumerate(rows)]
    end = lines[-1].cell_length
    lines[-1] += Content.styled(tail, "bold $label")
    mark = Mark(len(lines) - 1, end + 2, end + len(tail), prompt.rulebook)
    return LaidOut(tuple(lines), (mark,) if tail else (), ())


def place(offers: Sequence[Offer], width: int, room: int, first_line: int, key: str) -> LaidOut:
    """The answers: one to a line if they fit, else side by side, at last without their consequences. What is too long
    for a line goes on in the lines that are left, the first answers before the others.
    """
    if room <= 0:
        return LaidOut((), (), tuple(offers))
    if len(offers) <= room and room > 3:
        return _write([[offer] for offer in offers], width, first_line, True, room)
    for long in (True, False):
        rows = _flow(offers, width, long)
        if len(rows) <= room:
            return _write(rows, width, first_line, long, room)
    left_out = [offer for row in rows[room:] for offer in row]
    last = rows[room - 1]
    more = Offer(key, f"all {len(offers)} answers")
    while len(last) > 1 and sum(_cells(offer, False) for offer in (*last, more)) > width:
        left_out.insert(0, last.pop())
    if sum(_cells(offer, False) for offer in (*last, more)) > width:
        more = Offer(key, f"all {len(offers)}")
    shown = _write([*rows[: room - 1], [*last, more]], width, first_line, False, room)
    return LaidOut(shown.lines, shown.marks, tuple(left_out))


def _cells(offer: Offer, long: bool) -> int:
    return cell_len(offer.sign) + 1 + len(offer.mark) + cell_len(offer.words(long)) + len(GAP)


def _flow(offers: Sequence[Offer], width: int, long: bool, gap: str = GAP) -> list[list[Offer]]:
    rows: list[list[Offer]] = []
    used = width
    for offer in offers:
        cells = _cells(offer, long) - len(GAP) + len(gap)
        if not rows or used + cells > width:
            rows.append([])
            used = 1
        rows[-1].append(offer)
        used += cells
    return rows


def _write(
    rows: Sequence[Sequence[Offer]], width: int, first_line: int, long: bool, room: int, gap: str = GAP
) -> LaidOut:
    """The rows in at most this many lines. In a row that is too long what comes last stays whole."""
    lines: list[Content] = []
    marks: list[Mark] = []
    for at, row in enumerate(rows):
        line = Content(" ")
        further: list[Content] = []
        for place, offer in enumerate(row):
            line += Content(gap if line.cell_length > 1 else "")
            begin = line.cell_length
            line += Content.styled(offer.sign, "bold $label") + Content(" ")
            line += Content.styled(offer.mark, "bold $picked")
            later = sum(_cells(each, long) - len(GAP) + len(gap) for each in row[place + 1 :])
            cells = max(width - line.cell_length - later - (gap == GAP), 4)
            spare = room - len(lines) - len(rows) + at if len(row) == 1 else 0
            words, *rest = rows_of(offer.words(long), cells, cells, 1 + spare)
            further = [Content(" " * line.cell_length + each) for each in rest]
            line += Content(words)
            marks.append(Mark(first_line + len(lines), begin, line.cell_length, offer.key, offer.spot))
            for down, each in enumerate(further, 1):
                marks.append(Mark(first_line + len(lines) + down, begin, each.cell_length, offer.key, offer.spot))
        lines += [line, *further]
    return LaidOut(tuple(lines), tuple(marks), ())


def key_lines(commands: Sequence[Offer], width: int, height: int) -> LaidOut:
    """The key line: what each key does now, as much as fits. How to leave is always told: others give way to it."""
    told = list(commands)
    rows = _flow(told, width + 2, long=False, gap="  ")
    at = next((at for at, offer in enumerate(told) if offer.sign == LEAVING), 0)
    while at and all(offer.sign != LEAVING for row in rows[:height] for offer in row):
        at -= 1
        told.pop(at)
        rows = _flow(told, width + 2, long=False, gap="  ")
    return _write(rows[:height], width, 0, False, height, gap="  ")
