"""What an emblem shows, read from a card's face."""

from bisect import bisect_left
from dataclasses import dataclass

from duelterm.core.view import Face
from duelterm.tui.emblems.families import Charge, creature, symbol
from duelterm.tui.emblems.heraldry import DISC, FRAMES, PANELS
from duelterm.tui.emblems.races import family_of
from duelterm.tui.emblems.seeds import seed
from duelterm.tui.emblems.shapes import Shape

BANDS = (2000, 4000, 6000)
ATTACKS = (1000, 1500, 2200)
"""Powers in Duel Masters, attacks in Duel Monsters up to which a figure has each rank but the highest."""


@dataclass(slots=True, frozen=True)
class Blazon:
    """The civilizations (or the attribute) of the field, the panel on it, and the figures on that from left to right.

    `rank` is 0 to 3 by power; a spell has none. An evolution and a fusion have a double ring.
    """

    colours: tuple[str, ...]
    panel: tuple[Shape, ...]
    charges: tuple[Charge, ...]
    rank: int | None
    ringed: bool


def blazon(face: Face) -> Blazon:
    """The emblem's parts. A spell's depend on its name too, a creature's never, a monster's on name and frame."""
    attribute = dict(face.stats).get("attribute")
    if attribute:
        return _monster(face, attribute)
    if face.power is None and "creature" not in face.kind:
        signs = tuple(symbol(face.kind, colour, face.name) for colour in face.colours[:2]) or (
            symbol(face.kind, "", face.name),
        )
        panel = PANELS[seed("panel", face.name) % len(PANELS)]
        return Blazon(face.colours, panel, signs, None, False)
    races = _races(face)
    figure = creature(family_of(races[0]), races)
    return Blazon(face.colours, DISC, (figure,), bisect_left(BANDS, face.power or 0), "evolution" in face.kind)


def _monster(face: Face, attribute: str) -> Blazon:
    frame = face.kind.partition(" ")[0]
    figure = creature(family_of(_races(face)[0]), (face.name,))
    rank = bisect_left(ATTACKS, face.power or 0)
    return Blazon((attribute,), FRAMES.get(frame, DISC), (figure,), rank, frame == "fusion")


def _races(face: Face) -> tuple[str, ...]:
    written = dict(face.stats).get("race") or face.kind
    return tuple(race.strip().lower() for race in written.split("/"))
