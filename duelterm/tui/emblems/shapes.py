"""Shapes of the emblems: the right half of a figure, on a grid of 10 by 20 whose left side is the mirror's axis."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Protocol

Point = tuple[float, float]
Span = tuple[float, float]


class Shape(Protocol):
    """Anything that can say where a horizontal line is inside it."""

    def spans(self, y: float) -> list[Span]:
        """The stretches of x that are inside at this height."""
        ...


@dataclass(slots=True, frozen=True)
class Polygon:
    """Straight sides through the points, closed."""

    points: tuple[Point, ...]

    def spans(self, y: float) -> list[Span]:
        """Pairs of crossings, so that a part that is enclosed twice is a hole."""
        crossings = []
        x1, y1 = self.points[-1]
        for x2, y2 in self.points:
            if (y1 <= y) != (y2 <= y):
                crossings.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
            x1, y1 = x2, y2
        crossings.sort()
        return list(zip(crossings[::2], crossings[1::2], strict=True))


@dataclass(slots=True, frozen=True)
class Oval:
    """An upright ellipse; with an inner share above zero it is a ring."""

    x: float
    y: float
    wide: float
    high: float
    inner: float = 0.0

    def spans(self, y: float) -> list[Span]:
        """One stretch, or two where the line crosses the hole."""
        outer = self._half(y, 1.0)
        if outer <= 0:
            return []
        hole = self._half(y, self.inner)
        if hole <= 0:
            return [(self.x - outer, self.x + outer)]
        return [(self.x - outer, self.x - hole), (self.x + hole, self.x + outer)]

    def _half(self, y: float, share: float) -> float:
        if share <= 0:
            return 0.0
        height = (y - self.y) / (self.high * share)
        return self.wide * share * math.sqrt(1 - height * height) if abs(height) < 1 else 0.0


@dataclass(slots=True, frozen=True)
class Limb:
    """A line through points that grows from one width to another, with round joints."""

    points: tuple[Point, ...]
    start: float
    end: float
    _pieces: tuple[Shape, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_pieces", tuple(self._cut()))

    def spans(self, y: float) -> list[Span]:
        """The stretches of all pieces; they may overlap."""
        return [span for piece in self._pieces for span in piece.spans(y)]

    def _cut(self) -> Iterable[Shape]:
        steps = len(self.points) - 1
        radii = [(self.start + (self.end - self.start) * at / steps) / 2 for at in range(steps + 1)]
        for (x, y), radius in zip(self.points, radii, strict=True):
            yield Oval(x, y, radius, radius)
        for ((x1, y1), r1), ((x2, y2), r2) in pairwise(zip(self.points, radii, strict=True)):
            length = math.hypot(x2 - x1, y2 - y1) or 1.0
            dx, dy = (y2 - y1) / length, (x1 - x2) / length
            corners = ((x1, y1, r1), (x2, y2, r2), (x2, y2, -r2), (x1, y1, -r1))
            yield Polygon(tuple((x + dx * r, y + dy * r) for x, y, r in corners))


@dataclass(slots=True, frozen=True)
class Part:
    """A piece of a figure: what is filled, and what is marked on it in a bright colour."""

    fill: tuple[Shape, ...]
    marks: tuple[Shape, ...] = ()


@dataclass(slots=True, frozen=True)
class Figure:
    """A family of silhouettes: for each slot the parts it may have. `brow` is the height a crown sits on."""

    slots: tuple[tuple[Part, ...], ...]
    brow: float = 1.0


def poly(*numbers: float) -> Polygon:
    """A polygon from x, y, x, y and so on."""
    return Polygon(_points(numbers))


def oval(x: float, y: float, wide: float, high: float | None = None, inner: float = 0.0) -> Oval:
    """A circle, or an ellipse where a height is given."""
    return Oval(x, y, wide, wide if high is None else high, inner)


def limb(start: float, end: float, *numbers: float) -> Limb:
    """A limb of these widths through x, y, x, y and so on."""
    return Limb(_points(numbers), start, end)


def part(*fill: Shape, marks: tuple[Shape, ...] = ()) -> Part:
    """A part of these shapes."""
    return Part(fill, marks)


def _points(numbers: tuple[float, ...]) -> tuple[Point, ...]:
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))
