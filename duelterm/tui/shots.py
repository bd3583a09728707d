"""Pictures of the running program for its documentation."""

import re
from pathlib import Path

from textual.app import App

_WEB_FONT = re.compile(r"@font-face\s*\{.*?\}\s*", re.DOTALL)
_SAFE_FONTS = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"


def svg_text(app: App[int], title: str = "duelterm") -> str:
    """The present screen as SVG that loads nothing from the network."""
    drawn = _WEB_FONT.sub("", app.export_screenshot(title=title, simplify=True))
    return drawn.replace("Fira Code, monospace", _SAFE_FONTS).replace(
        "font-family: Fira Code", f"font-family: {_SAFE_FONTS}"
    )


def save_svg(app: App[int], path: Path, title: str = "duelterm") -> None:
    """Write the present screen to a file."""
    path.write_text(svg_text(app, title), encoding="utf-8")
