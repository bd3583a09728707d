"""Shapes of the emblems: the right half of a figure, on a grid of 10 by 20 whose left side is the mirror's axis."""

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass
from itertools import pairwise

Point = tuple[float, float]
Span = tuple[float, float]
Joint = tuple[Point, float]


@dataclass(slots=True, frozen=True)
class Shape(ABC):
    """Anything that can say where a horizontal line is inside it; it lies between top and bottom."""

    top: float
    bottom: float

    @abstractmethod
    def spans(self, y: float) -> list[Span]:
        """The stretches of x that are inside at this height; they may overlap."""


@dataclass(slots=True, frozen=True)
class Polygon(Shape):
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
class Oval(Shape):
    """An upright ellipse; with an inner share above zero it is a ring."""

    x: float
    y: float
    wide: float
    high: float
    inner: float

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
class Group(Shape):
    """Several shapes that are one."""

    pieces: tuple[Shape, ...]

    def spans(self, y: float) -> list[Span]:
        """The stretches of all pieces."""
        return [span for piece in self.pieces if piece.top <= y <= piece.bottom for span in piece.spans(y)]


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
    return _polygon(_points(numbers))


def oval(x: float, y: float, wide: float, high: float | None = None, inner: float = 0.0) -> Oval:
    """A circle, or an ellipse where a height is given."""
    high = wide if high is None else high
    return Oval(y - high, y + high, x, y, wide, high, inner)


def limb(start: float, end: float, *numbers: float) -> Group:
    """A line through x, y, x, y and so on, that grows from one width to another and has round joints."""
    points = _points(numbers)
    steps = len(points) - 1
    radii = [(start + (end - start) * at / steps) / 2 for at in range(steps + 1)]
    joints = list(zip(points, radii, strict=True))
    pieces: list[Shape] = [oval(x, y, radius) for (x, y), radius in joints]
    pieces += [_bone(one, other) for one, other in pairwise(joints)]
    return Group(min(piece.top for piece in pieces), max(piece.bottom for piece in pieces), tuple(pieces))


def part(*fill: Shape, marks: tuple[Shape, ...] = ()) -> Part:
    """A part of these shapes."""
    return Part(fill, marks)


def _bone(one: Joint, other: Joint) -> Polygon:
    ((x1, y1), r1), ((x2, y2), r2) = one, other
    length = math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2) or 1.0
    dx, dy = (y2 - y1) / length, (x1 - x2) / length
    corners = ((x1, y1, r1), (x2, y2, r2), (x2, y2, -r2), (x1, y1, -r1))
    return _polygon(tuple((x + dx * r, y + dy * r) for x, y, r in corners))


def _polygon(points: tuple[Point, ...]) -> Polygon:
    heights = [y for _, y in points]
    return Polygon(min(heights), max(heights), points)


def _points(numbers: tuple[float, ...]) -> tuple[Point, ...]:
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))
