"""Labels: the small letter or digit that stands beside each card, given at each prompt; a card keeps its own."""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

# h, j, k and l are kept free for those who move with them.
KEYS = "1234567890qwertyuiopasdfgzxcvbnm"
# What is at no card takes its keys from the end of the hand's row: they stay the same while the hand grows.
ROWS = {
    "theirs": "qwertyuiop",
    "battle": "1234567890",
    "hand": "asdfgzxcvbnm",
    "mana": "zxcvbnmasdfg",
    "list": "asdfgzxcvbnmqwertyuiop",
    "acts": "bnmvcxzgfdsaqwertyuiop",
}
NONE: Mapping[str, str] = {}


@dataclass(slots=True, frozen=True)
class Wanted:
    """A spot that wants a label; `row` is the keyboard row it belongs to, `first` that it can be chosen now."""

    spot: str
    row: str = ""
    first: bool = False


def assign(wanted: Sequence[Wanted], kept: Mapping[str, str] = NONE) -> dict[str, str]:
    """A prefix-free label for each spot, in reading order. What a spot is to keep stays its own where that can be.

    Where single keys run out those that can be chosen get theirs first, and the last ones get two keys.
    """
    crowded = len(wanted) > len(KEYS)
    ordered = sorted(wanted, key=lambda want: not want.first) if crowded else wanted
    singles = KEYS[: len(KEYS) - _prefixes_needed(len(ordered))]
    free = dict.fromkeys([*singles, *(start + end for start in KEYS[len(singles) :] for end in KEYS)])
    labels = _staying(ordered, kept, free, len(singles) if crowded else len(KEYS))
    for label in labels.values():
        del free[label]
    for want in ordered:
        if want.spot not in labels:
            row = (key for key in ROWS.get(want.row, "") if key in free)
            label = (
                next(row, None) or next((key for key in reversed(singles) if key in free), None) or next(iter(free), "")
            )
            if label:
                del free[label]
                labels[want.spot] = label
    return labels


def _staying(ordered: Sequence[Wanted], kept: Mapping[str, str], free: Container[str], singles: int) -> dict[str, str]:
    """The labels that stay: all that are still labels, but no single key that a card to choose from would lack."""
    room = singles - sum(want.first for want in ordered)
    labels: dict[str, str] = {}
    for want in ordered:
        label = kept.get(want.spot, "")
        single = len(label) == 1
        if label in free and label not in labels.values() and (single if want.first else not single or room > 0):
            labels[want.spot] = label
            room -= single and not want.first
    return labels


def _prefixes_needed(count: int) -> int:
    prefixes = 0
    while len(KEYS) - prefixes + prefixes * len(KEYS) < count and prefixes < len(KEYS):
        prefixes += 1
    return prefixes


@dataclass(slots=True)
class Given:
    """The labels that were given last on one screen: a card keeps its own as long as it stays in its row.

    Each person's private screen has its own, and so has the public one: what is on it must not follow from a hand.
    """

    _labels: dict[tuple[str, str], str] = field(default_factory=dict)

    def give(self, wanted: Sequence[Wanted]) -> dict[str, str]:
        """A label for each spot."""
        kept = {want.spot: self._labels.get((want.row, want.spot), "") for want in wanted}
        labels = assign(wanted, kept)
        self._labels = {(want.row, want.spot): labels.get(want.spot, "") for want in wanted}
        return labels


@dataclass(slots=True)
class Typed:
    """What has been typed of a label so far."""

    labels: Mapping[str, str] = field(default_factory=dict)
    start: str = ""

    def press(self, key: str) -> str | None:
        """The spot whose label is now complete, if any; an unfinished label is remembered, a wrong one forgotten."""
        text = self.start + key
        self.start = ""
        for spot, label in self.labels.items():
            if label == text:
                return spot
        if any(label.startswith(text) for label in self.labels.values()):
            self.start = text
        return None

    def forget(self) -> bool:
        """Drop what was begun; whether there was anything."""
        begun, self.start = bool(self.start), ""
        return begun


def is_label_key(character: str | None) -> bool:
    """Whether this key can be part of a label."""
    return character is not None and character in KEYS


def wanted_in(row: str, spots: Iterable[str], choosable: Iterable[str]) -> list[Wanted]:
    """The wishes of one row of cards."""
    legal = set(choosable)
    return [Wanted(spot, row, spot in legal) for spot in spots]
