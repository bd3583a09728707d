"""What has happened, in words. A card that the reader can't know is "a card", "a face-down monster" (Y60)."""

from collections.abc import Mapping, Sequence
from functools import partial

from duelterm.core.events import Event
from duelterm.duelmonsters.definition import TOKEN_FRAME
from duelterm.duelmonsters.vocabulary import Told
from duelterm.duelmonsters.zones import MONSTERS, SPELLS

POSITIONS = {"attack": "attack position", "defense": "defence position"}
"""Positions are a matter of monsters alone; a spell or trap just lies face-up or face-down (Y64)."""

UNSEEN = {MONSTERS: "a face-down monster", SPELLS: "a face-down card"}
"""What lies face-down on the field is called by its place."""

Places = Mapping[int, str]
"""What a rule set calls its zones."""


def source_of(event: Event, word: str = "by") -> str:
    """The card whose effect it was: ` by Dark Hole`."""
    return f" {word} {event.source.name}" if event.source is not None else ""


def summoned(places: Places, event: Event, who: str, card: str, other: str) -> str:
    """Where a monster comes from and how it stands (Y66); one that is set isn't named to others (Y60)."""
    where = POSITIONS[event.against or "attack"]
    if "set" in event.also:
        return f"{who} sets {card} face-down, in {where}."
    if event.definition is not None and event.definition.frame == TOKEN_FRAME:
        return f"{who} gets {card}{source_of(event, 'from')}, in {where}."
    means = {"fusion": "by fusion", "ritual": "by ritual"}.get(event.cause, "")
    if not means and event.cause == "special":
        means = source_of(event).strip() or "in its own way"
    return f"{who} summons {card} from {places.get(event.origin, 'nowhere')}{f' {means}' * bool(means)}, in {where}."


def set_down(event: Event, who: str, card: str, other: str) -> str:
    """A spell or trap laid face-down: it has no position (Y64)."""
    return f"{who} sets {card} face-down."


def flipped(event: Event, who: str, card: str, other: str) -> str:
    if event.cause == "attack":
        return f"The attack turns {who}'s {card} face-up."
    if event.cause == "hand":
        return f"{who} turns {card} face-up."
    return f"{who}'s {card} is turned face-up{source_of(event)}."


def changed(event: Event, who: str, card: str, other: str) -> str:
    return f"{who}'s {card} goes to {POSITIONS[event.against]}{source_of(event)}."


def attacks(event: Event, who: str, card: str, other: str) -> str:
    if event.against == "player":
        return f"{card} attacks {other} directly."
    return f"{card} attacks {other or UNSEEN[MONSTERS]}."


def battle(event: Event, who: str, card: str, other: str) -> str:
    """Attack against attack, or against defence."""
    figure = "attack" if event.against == "attack" else "defence"
    return f"{card} ({event.amount} attack) battles {other} ({event.place} {figure})."


def destroyed(event: Event, who: str, card: str, other: str) -> str:
    if event.cause == "battle":
        return f"{other} destroys {who}'s {card}." if other else f"{who}'s {card} is destroyed in battle."
    return f"{who}'s {card} is destroyed{source_of(event)}."


def spared(event: Event, who: str, card: str, other: str) -> str:
    """A battle that was lost, and nothing destroyed."""
    own = event.source is event.definition
    return f"{who}'s {card} isn't destroyed{'' if own else source_of(event, 'because of')}."


def moved(places: Places, event: Event, who: str, card: str, other: str) -> str:
    """A card's way, said by whose it was."""
    why = {"tribute": " as a tribute", "cost": " as a cost", "material": " as material"}.get(
        event.cause, source_of(event)
    )
    goal = places.get(event.to, "nowhere")
    return (
        f"{who}: {card} goes from {places.get(event.origin, 'nowhere')} {'' if goal == 'aside' else 'to '}{goal}{why}."
    )


def life(event: Event, who: str, verb: str, amount: int, why: str) -> str:
    """A line of the score sheet (R3-4.5): the change, its cause, before and after."""
    lost = amount if verb != "gains" else -amount
    return f"{who} {verb} {amount} life points{why}: {event.place + lost} to {event.place}."


def battle_damage(event: Event, who: str, card: str, other: str) -> str:
    return life(event, who, "loses", event.amount, f" to {card}")


def damaged(event: Event, who: str, card: str, other: str) -> str:
    return life(event, who, "loses", event.amount, source_of(event, "to"))


def life_changes(event: Event, who: str, card: str, other: str) -> str:
    verb = "gains" if event.amount > 0 else "loses"
    return life(event, who, verb, abs(event.amount), source_of(event))


def pays(event: Event, who: str, card: str, other: str) -> str:
    return life(event, who, "pays", event.amount, source_of(event, "for"))


def toss(event: Event, who: str, card: str, other: str) -> str:
    called, fallen = event.source
    return f"{who} calls {called}, and the coin shows {fallen}."


def looked(places: Places, event: Event, who: str, card: str, other: str) -> str:
    place = places.get(event.origin, "the card").removeprefix("the ")
    return f"{who}'s {place} is looked at: {card}."


LINES: dict[str, Told] = {
    "greets": lambda event, who, card, other: f"{who} says hello and shakes hands.",
    "side deck": lambda event, who, card, other: f"{who}'s side deck: {event.amount} cards.",
    "ante": lambda event, who, card, other: f"{who}'s ante: {card}.",
    "goes first": lambda event, who, card, other: f"{who} goes first.",
    "skipped": lambda event, who, card, other: f"{who} skips the {event.cause}.",
    "turn begins": lambda event, who, card, other: f"Turn {event.amount}: {who}.",
    "drawn": lambda event, who, card, other: f"{who} draws {card}.",
    "set": set_down,
    "flipped": flipped,
    "turned up": lambda event, who, card, other: f"{card} is turned face-up{source_of(event)}.",
    "turned down": lambda event, who, card, other: f"{who}'s {card} is turned face-down{source_of(event)}.",
    "changed": changed,
    "battle phase starts": lambda event, who, card, other: f"{who} starts the battle phase.",
    "battle phase ends": lambda event, who, card, other: "The battle phase is over.",
    "attacks": attacks,
    "battle": battle,
    "battle damage": battle_damage,
    "damaged": damaged,
    "life": life_changes,
    "pays life": pays,
    "destroyed": destroyed,
    "spared": spared,
    "discarded": lambda event, who, card, other: f"{who} discards {card}{source_of(event)}.",
    "equips": lambda event, who, card, other: f"{other} is equipped with {card}.",
    "activated": lambda event, who, card, other: f"{who} uses {card}.",
    "used": lambda event, who, card, other: f"{who} uses what {card} can do.",
    "negated": lambda event, who, card, other: f"{card} comes to nothing{source_of(event)}.",
    "toss": toss,
    "coins": lambda event, who, card, other: f"{who} tosses coins: {', '.join(event.source)}.",
    "revealed": lambda event, who, card, other: f"{who} shows {card}.",
    "shuffled": lambda event, who, card, other: f"{who} shuffles the deck.",
}
"""Events that are told; others are moments that only effects wait for."""


def common_lines(places: Places) -> dict[str, Told]:
    """The lines that are alike in every rule set, with its own words for the zones."""
    where: dict[str, Told] = {"summoned": partial(summoned, places), "looked": partial(looked, places)}
    return LINES | where | {kind: partial(moved, places) for kind in ("sent to graveyard", "moved")}


def cut(event: Event, names: Sequence[str]) -> str:
    """R3-3.2."""
    return f"{names[event.by]} cuts {names[event.seat]}'s deck."


def hands(event: Event, names: Sequence[str]) -> str:
    """Whose hand is whose in rock, paper, scissors."""
    return f"{names[0]} shows {event.source[0]}, {names[1]} {event.source[1]}."


def control(event: Event, names: Sequence[str], card: str) -> str:
    """Who takes a monster from whom; after its time it goes back."""
    had = names[event.seat]
    if event.by < 0:
        return f"{had} gives {card} back."
    return f"{had} hands {card} over." if event.by == event.seat else f"{names[event.by]} takes {had}'s {card}."


def unseen(event: Event) -> str:
    """What a card is called that the reader can't know."""
    if event.kind == "summoned" or (event.kind == "set" and event.to == MONSTERS):
        return "a monster"
    if event.kind in ("control changes", "destroyed"):
        return UNSEEN[MONSTERS].removeprefix("a ") if event.kind == "destroyed" else UNSEEN[MONSTERS]
    return UNSEEN.get(event.origin, "a card")


def line(lines: Mapping[str, Told], event: Event, name: str | None, names: Sequence[str], other: str | None) -> str:
    """One line, empty for what isn't told."""
    card = name if name is not None else unseen(event)
    if event.kind == "control changes":
        return control(event, names, card)
    if event.kind == "rock paper scissors":
        return hands(event, names)
    if event.kind == "cut":
        return cut(event, names)
    told = lines.get(event.kind)
    if told is None:
        return ""
    if event.kind == "attacks" and event.against == "player":
        other = names[event.amount]
    return told(event, names[event.seat] if event.seat >= 0 else "", card, other or "")
