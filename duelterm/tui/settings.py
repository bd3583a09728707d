"""What the screen lets its starter choose, and what tests turn off."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from duelterm.tui.glyphs import UNICODE, Glyphs
from duelterm.tui.keymap import USUAL, Keymap

CODE_LETTERS = "abcdefghkmnprstuvwxyz"


def draw_letters() -> str:
    """Two different letters for the curtain. They come from the system, never from a duel's own chance."""
    return "".join(random.SystemRandom().sample(CODE_LETTERS, 2))


@dataclass(slots=True, frozen=True)
class Settings:
    """All times are in seconds.

    `guard` is how long a curtain drops all keys. An Enter within `repeat` of another is a held key, which must not
    answer the next question too. After `idle` the table hides itself, after `peek` a hand that was turned up lies face
    down again. The card pane draws its emblem when the cursor has rested for `rest`. Without a `crash_folder` no report
    of a crash is kept. `animations` is `none`, `basic` or `full`, `coach` `first` (in a first duel), `on` or `off`;
    `people` is the file of those who have had a duel. The form of a new duel begins with `names` and `privacy`.
    """

    guard: float = 0.7
    repeat: float = 0.12
    idle: float = 180.0
    peek: float = 10.0
    rest: float = 0.25
    clock: Callable[[], float] = time.monotonic
    letters: Callable[[], str] = draw_letters
    glyphs: Glyphs = UNICODE
    theme: str = "dark"
    mouse: bool = True
    keys: Keymap = USUAL
    crash_folder: Path | None = None
    animations: str = "none"
    coach: str = "first"
    people: Path | None = None
    names: tuple[str, str] = ("Player 1", "Player 2")
    privacy: str = "curtain"
