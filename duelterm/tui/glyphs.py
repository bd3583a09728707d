"""The signs the table is drawn with: one set for terminals with Unicode, one without."""

from dataclasses import dataclass, replace

LETTERS = {"light": "L", "water": "W", "darkness": "D", "fire": "F", "nature": "N"}


@dataclass(slots=True, frozen=True)
class Glyphs:
    """Signs by meaning. Each state has a shape of its own, so that none depends on colour.

    `ink` names what emblems are drawn with (`emblems.Ink`).
    """

    rule: str
    cursor: str
    legal: str
    picked: str
    gap: str
    back: str
    upright: tuple[str, str]
    tapped: tuple[str, str]
    frame: str
    frame_tapped: str
    frame_cursor: str
    left: str
    right: str
    dot: str
    more: str
    attack: str
    ink: str


UNICODE = Glyphs(
    rule="─",
    cursor=">",
    legal="◆",
    picked="*",
    gap="·",
    back="▒",
    upright=("[", "]"),
    tapped=("╱", "╱"),
    frame="┌─┐│└┘",
    frame_tapped="╒═╕│╘╛",
    frame_cursor="┏━┓┃┗┛",
    left="‹",
    right="›",
    dot="·",
    more="…",
    attack="»",
    ink="BLOCKS",
)

ASCII = Glyphs(
    rule="-",
    cursor=">",
    legal="!",
    picked="*",
    gap=".",
    back="#",
    upright=("[", "]"),
    tapped=("/", "/"),
    frame="+-+|++",
    frame_tapped="/=\\|\\/",
    frame_cursor="#=#|##",
    left="<",
    right=">",
    dot="-",
    more="~",
    attack=">>",
    ink="LETTERS",
)


def without_colour(glyphs: Glyphs) -> Glyphs:
    """The same signs, with emblems that need no colour of their own."""
    return replace(glyphs, ink=f"PLAIN_{glyphs.ink.removeprefix('PLAIN_')}")


def civilization_letters(colours: tuple[str, ...]) -> str:
    """The letters that name a card's civilizations without any colour, such as `F` or `LW`."""
    return "".join(LETTERS.get(colour, colour[:1].upper()) for colour in colours) or "-"
