"""The name that somebody may have meant."""

from collections.abc import Iterable
from difflib import get_close_matches


def meant(name: str, names: Iterable[str], closeness: float = 0.6) -> str:
    """`did you mean …?` with the nearest name as it is spelled, or nothing unless one is as close as this."""
    spelled = {known.casefold(): known for known in sorted(names)}
    near = get_close_matches(name.casefold(), spelled, 1, closeness)
    return f"did you mean {spelled[near[0]]}?" if near else ""


def unknown(kind: str, name: str, names: Iterable[str]) -> str:
    """That nothing of this kind has that name, and which may be meant."""
    hint = meant(name, names)
    return f"no {kind} is called {name}" + (f"; {hint}" if hint else "")
