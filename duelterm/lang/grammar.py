"""A little English: plurals, articles, inflected verbs, lists, sentences."""

from __future__ import annotations

from collections.abc import Sequence

_SAME_IN_PLURAL = {
    "Beast Folk",
    "Fish",
    "Gel Fish",
    "Liquid People",
    "Living Dead",
    "Merfolk",
    "Spirit Quartz",
    "Tree Folk",
    "Wild Veggies",
    "Xenoparts",
}
_THIRD = {"have": "has", "be": "is", "do": "does", "may": "may"}


def plural(noun: str) -> str:
    """The plural of a noun or a race; some races have the same word for both."""
    if noun in _SAME_IN_PLURAL:
        return noun
    return noun + ("es" if noun.endswith(("s", "x", "ch", "sh")) else "s")


def one_of_race(noun: str) -> str:
    """The noun for one: `Human`, but `Merfolk creature`, as the race alone would be many."""
    return f"{noun} creature" if noun in _SAME_IN_PLURAL else noun


def third(verb: str) -> str:
    """The verb as it follows he, she or it."""
    if verb in _THIRD:
        return _THIRD[verb]
    if verb.endswith(("s", "x", "ch", "sh")):
        return verb + "es"
    return verb[:-1] + "ies" if verb.endswith("y") and verb[-2] not in "aeiou" else verb + "s"


def article(phrase: str) -> str:
    """The phrase with `a` or `an` before it."""
    return f"{'an' if phrase[:1].lower() in 'aeiou' else 'a'} {phrase}"


def listed(parts: Sequence[str], word: str) -> str:
    """`A, B and C`, with `word` before the last."""
    *most, last = parts
    return f"{', '.join(most)} {word} {last}" if most else last


def in_turn(parts: Sequence[str]) -> str:
    """`A, B, then C`: one after the other."""
    *most, last = parts
    return f"{', '.join(most)}, then {last}" if most else last


def spaced(*parts: str) -> str:
    """The parts that say something, a space between them."""
    return " ".join(part for part in parts if part)


def capital(text: str) -> str:
    """The text with its first letter as a capital, a quotation mark before it or not."""
    place = 1 if text.startswith('"') else 0
    return text[:place] + text[place : place + 1].upper() + text[place + 1 :]


def small(text: str) -> str:
    """The text with its first letter small, to follow something."""
    return text[:1].lower() + text[1:]


def sentence(text: str) -> str:
    """The text as a sentence; a full stop goes after it unless a quoted sentence has one."""
    return capital(text) + ("" if text.endswith((".", '."')) else ".")


def quoted(text: str) -> str:
    """The text in quotation marks."""
    return f'"{text}"'
