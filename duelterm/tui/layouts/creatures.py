"""What is shown of Duel Masters cards."""

from duelterm.core.view import CardView, Face
from duelterm.tui.glyphs import civilization_letters
from duelterm.tui.layouts.cards import CardWords
from duelterm.tui.wording import facts


class CreatureWords(CardWords):
    """Civilization and cost, power, and whether it is tapped."""

    def letters(self, face: Face) -> str:
        return civilization_letters(face.colours)

    def style(self, face: Face | None) -> str:
        if face is None or not face.colours:
            return ""
        return f"$civ-{face.colours[0]}" if len(face.colours) == 1 else "$civ-many"

    def head(self, face: Face, room: int) -> str:
        return f"{self.letters(face)}{face.cost}"

    def figures(self, card: CardView, face: Face, lying: bool, room: int) -> list[str]:
        power = card.power if card.power is not None else face.power
        return [str(power)] if power is not None else [face.kind]

    def states(self, card: CardView, face: Face) -> list[str]:
        words = ["sick"] if card.sick else []
        words += [f"evo+{len(card.beneath)}"] if card.beneath else []
        return [*words, *(tag for tag in card.tags or face.tags if not (card.beneath and tag.startswith("evo")))]

    def position(self, card: CardView, lying: bool) -> str:
        return "TAP" if card.tapped else ""

    def tail(self, card: CardView) -> str:
        return "TAP" if card.tapped else ""

    def printed(self, face: Face) -> list[str]:
        stats = dict(face.stats)
        race, power = stats.get("race", "").replace("/", " / "), stats.get("power", "")
        return [f"{self.head(face, 0)} {face.kind}", *filter(None, (race, power))]

    def told(self, face: Face | None, card: CardView | None, lying: bool) -> list[str]:
        words = []
        if card is not None:
            words += [word for word, on in (("tapped", card.tapped), ("can't attack yet", card.sick)) if on]
            if face is not None and card.power is not None and card.power != face.power:
                words.append(f"power now {card.power}")
            words += [f"on {len(card.beneath)}"] if card.beneath else []
        return words

    def now(self, face: Face, card: CardView | None, lying: bool) -> list[str]:
        return [word for word in super().now(face, card, lying) if not word.startswith("evo")]

    def read(self, face: Face, dot: str) -> list[str]:
        return [f"{self.letters(face)}  {', '.join(face.colours)}", face.kind, facts(face, dot)]

    def listed(self, face: Face) -> str:
        return f"{self.letters(face):<2} {face.cost:>2}  {face.name}"
