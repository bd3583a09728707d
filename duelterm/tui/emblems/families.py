"""All families of figures by name, and how one is put together."""

from dataclasses import dataclass

from duelterm.tui.emblems import fauna, heraldry, icons, kin, people, things
from duelterm.tui.emblems.seeds import seed
from duelterm.tui.emblems.shapes import Figure, Shape

DRAW = 1672
"""Of several draws, the one in which related races of the pool have the fewest parts in common."""

FIGURES: dict[str, Figure] = {
    "dragon": fauna.DRAGON,
    "lizard": fauna.LIZARD,
    "bird": fauna.BIRD,
    "fish": fauna.FISH,
    "mermaid": people.MERMAID,
    "beast": fauna.BEAST,
    "folk": people.FOLK,
    "giant": people.GIANT,
    "insect": fauna.INSECT,
    "plant": things.PLANT,
    "mushroom": things.MUSHROOM,
    "ghost": people.GHOST,
    "machine": things.MACHINE,
    "orb": things.ORB,
    "angel": people.ANGEL,
    "demon": people.DEMON,
    "mask": things.MASK,
    "worm": fauna.WORM,
    "tentacles": things.TENTACLES,
    "crystal": things.CRYSTAL,
    "saurian": kin.SAURIAN,
    "serpent": kin.SERPENT,
    "mage": kin.MAGE,
    "blaze": kin.BLAZE,
    "bolt": kin.BOLT,
}


@dataclass(slots=True, frozen=True)
class Charge:
    """One figure put together: its silhouette, the marks on it, where a crown sits, and how broad it is."""

    fill: tuple[Shape, ...]
    marks: tuple[Shape, ...]
    brow: float
    breadth: float


def creature(family: str, words: tuple[str, ...]) -> Charge:
    """The figure of a family as these races, or this name, have it: each word decides some of the parts."""
    return _assembled(FIGURES[family], words)


def symbol(kind: str, civilization: str, name: str) -> Charge:
    """The sign of a spell or trap: of this kind if there is one for it, else of its civilization."""
    return _assembled(icons.ICONS.get(kind) or heraldry.SYMBOLS.get(civilization, heraldry.STAR), (name,))


def _assembled(figure: Figure, words: tuple[str, ...]) -> Charge:
    parts = [
        options[seed(words[at % len(words)], f"{DRAW}:{at}") % len(options)] for at, options in enumerate(figure.slots)
    ]
    fill = tuple(shape for each in parts for shape in each.fill)
    marks = tuple(shape for each in parts for shape in each.marks)
    return Charge(fill, marks, figure.brow, 0.92 + seed(*words, "breadth") % 5 * 0.04)
