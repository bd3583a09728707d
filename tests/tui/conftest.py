"""The screen before nobody's eyes: it isn't drawn at every change, and what a test reads of it is drawn then."""

from typing import Any

import pytest
from textual._compositor import Compositor

DRAWN = Compositor.render_update


def unread(compositor: Compositor, full: bool = False, **how: Any) -> Any:
    """Draw for a terminal alone, and for whoever wants all of it."""
    if full or compositor.root is None or not compositor.root.app.is_headless:
        return DRAWN(compositor, full, **how)
    compositor._dirty_regions.clear()
    return None


@pytest.fixture(autouse=True)
def drawn_when_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A headless driver throws away what it is given to write."""
    monkeypatch.setattr(Compositor, "render_update", unread)
