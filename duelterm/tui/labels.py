"""Labels: the small letter or digit that stands beside each card, given anew at each prompt."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

# h, j, k and l are kept free for those who move with them.
KEYS = "1234567890qwertyuiopasdfgzxcvbnm"
ROWS = {
    "theirs": "qwertyuiop",
    "battle": "1234567890",
    "hand": "asdfgzxcvbnm",
    "mana": "zxcvbnmasdfg",
    "list": "asdfgzxcvbnmqwertyuiop",
}


@dataclass(slots=True, frozen=True)
class Wanted:
    """A spot that wants a label; `row` is the keyboard row it belongs to, `first` that it can be chosen now."""

    spot: str
    row: str = ""
    first: bool = False


def assign(wanted: Sequence[Wanted]) -> dict[str, str]:
    """A prefix-free label for each spot, in reading order.

    Where single keys run out those that can be chosen get theirs first, and the last ones get two keys.
    """
    ordered = sorted(wanted, key=lambda want: not want.first) if len(wanted) > len(KEYS) else wanted
    prefixes = _prefixes_needed(len(ordered))
    singles = KEYS[: len(KEYS) - prefixes]
    pairs = iter([start + end for start in KEYS[len(singles) :] for end in KEYS])
    free = dict.fromkeys(singles)
    labels: dict[str, str] = {}
    for want in ordered:
        key = next((key for key in ROWS.get(want.row, "") if key in free), None) or next(iter(reversed(free)), None)
        if key is None:
            label = next(pairs, None)
            if label is None:
                break
            labels[want.spot] = label
        else:
            del free[key]
            labels[want.spot] = key
    return labels


def _prefixes_needed(count: int) -> int:
    prefixes = 0
    while len(KEYS) - prefixes + prefixes * len(KEYS) < count and prefixes < len(KEYS):
        prefixes += 1
    return prefixes


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
