"""The screen before nobody's eyes: it isn't drawn at every change, and what a test reads of it is drawn then."""

from typing import Any

import pytest
from textual._compositor import Compositor

DRAWN = Compositor.render_update


def unread(compositor: Compositor, *args: Any, **how: Any) -> Any:
    """Draw for a terminal alone."""
    if compositor.root is not None and compositor.root.app.is_headless:
        compositor._dirty_regions.clear()
        return None
    return DRAWN(compositor, *args, **how)


@pytest.fixture(autouse=True)
def drawn_when_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A headless driver throws away what it is given to write."""
    monkeypatch.setattr(Compositor, "render_update", unread)
