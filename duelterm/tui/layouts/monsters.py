"""What is shown of Duel Monsters cards."""

from duelterm.core.view import CardView, Face
from duelterm.tui.layouts.cards import CardWords

ATTRIBUTES = {"dark": "D", "light": "L", "earth": "E", "fire": "F", "water": "WA", "wind": "WI"}
SIGNS = {"spell": "SP", "trap": "TR"}
FRAMES = ("trap", "spell", "fusion", "ritual", "effect")
WITH_HEAD, WITH_BOTH, WITH_WORD = 10, 17, 8
"""Cells from which on a slot shows level and attribute, both figures, a figure's name."""
SHORT = {"continuous": "cont."}


def frame_of(face: Face) -> str:
    """The frame of a card, which its kind names: normal, effect, fusion, ritual, spell or trap."""
    words = face.kind.split()
    return next((frame for frame in FRAMES if frame in words), "normal")


class MonsterWords(CardWords):
    """Attribute and level, attack and defence, how a monster lies, and what kind of spell or trap a card is."""

    def letters(self, face: Face) -> str:
        attribute = dict(face.stats).get("attribute", "")
        return SIGNS.get(frame_of(face)) or ATTRIBUTES.get(attribute, attribute[:1].upper() or "-")

    def style(self, face: Face | None) -> str:
        return f"$frame-{frame_of(face)}" if face is not None else ""

    def head(self, face: Face, room: int) -> str:
        if room < WITH_HEAD:
            return ""
        return self.letters(face) if frame_of(face) in SIGNS else f"{self.letters(face)}{face.cost}"

    def figures(self, card: CardView, face: Face, lying: bool, room: int) -> list[str]:
        frame, down = frame_of(face), lying and not card.face_up
        if frame in SIGNS:
            kind = f"set {SIGNS[frame]}" if down else kind_words(face, frame)
            return [*card.tags, kind] if lying and not down else [kind]
        attack, defence = worth(card, face)
        if not lying:
            return [f"{attack}/{defence}"]
        words = [f"ATK {attack}", f"DEF {defence}"]
        if card.tapped:
            words.reverse()
        if room < WITH_WORD:
            return [words[0][4:]]
        return words if room >= WITH_BOTH else words[:1]

    def states(self, card: CardView, face: Face) -> list[str]:
        return list(card.tags or face.tags)

    def position(self, card: CardView, lying: bool) -> str:
        """Y64: a set spell or trap has no defence position."""
        if not lying:
            return ""
        if not card.face_up:
            return "DOWN" if card.tapped else "SET"
        return "DEF" if card.tapped else ""

    def tail(self, card: CardView) -> str:
        return ""

    def printed(self, face: Face) -> list[str]:
        head = self.head(face, WITH_HEAD)
        if frame_of(face) in SIGNS:
            return [f"{head} {face.kind}"]
        stats = dict(face.stats)
        figures = f"{stats.get('ATK', '?')}/{stats.get('DEF', '?')}"
        return [f"{head} {face.kind.removesuffix(' monster')}", stats.get("race", "").title(), figures]

    def told(self, face: Face | None, card: CardView | None, lying: bool) -> list[str]:
        if card is None or face is None or not lying:
            return []
        if frame_of(face) in SIGNS:
            return [] if card.face_up else ["set"]
        words = [f"{'attack' if not card.tapped else 'defence'} position"]
        if not card.face_up:
            return [f"face-down {words[0]}"]
        printed, now = (face.power, dict(face.stats).get("DEF")), worth(card, face)
        words += [
            f"{name} {value}"
            for name, value, before in zip(("ATK", "DEF"), now, printed, strict=True)
            if str(value) != str(before)
        ]
        return words

    def read(self, face: Face, dot: str) -> list[str]:
        if frame_of(face) in SIGNS:
            return [f"{self.letters(face)}  {face.kind}"]
        stats = dict(face.stats)
        told = (f"level {face.cost}", stats.get("attribute", ""), stats.get("race", "").title())
        figures = (f"ATK {stats.get('ATK', '?')}", f"DEF {stats.get('DEF', '?')}")
        return [f"{self.head(face, WITH_HEAD)}  {face.kind}", f" {dot} ".join(told), f" {dot} ".join(figures)]

    def listed(self, face: Face) -> str:
        return f"{self.head(face, WITH_HEAD):<4}  {face.name}"


def kind_words(face: Face, frame: str) -> str:
    """What kind of spell or trap it is, in at most ten cells: `equip SP`, or just `spell`."""
    icon = face.kind.removesuffix(frame).strip()
    return f"{SHORT.get(icon, icon)} {SIGNS[frame]}" if icon not in ("", "normal") else frame


def worth(card: CardView, face: Face) -> tuple[str, str]:
    """Attack and defence now, else as printed."""
    now, printed = dict(card.figures), dict(face.stats)
    attack = card.power if card.power is not None else now.get("ATK", face.power)
    return str(attack), str(now.get("DEF", printed.get("DEF", "?")))
