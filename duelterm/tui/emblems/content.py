"""Emblems as Textual content."""

from textual.color import Color
from textual.content import Content
from textual.style import Style

from duelterm.tui.emblems.picture import Line, Picture, Run


def contents(picture: Picture) -> list[Content]:
    """A line of content for each line of the picture."""
    return [_content(line) for line in picture]


def _content(line: Line) -> Content:
    return Content.assemble(*((run.text, _style(run)) for run in line))


def _style(run: Run) -> Style:
    ground = Color.parse(run.background) if run.background else None
    ink = Color.parse(run.foreground) if run.foreground else None
    return Style(background=ground, foreground=ink)
