"""The switches of each rule set as people can choose them: where sources differ, what is usual and what else there is.

Who goes first is a switch too, but has a question of its own; so has the ante of a match.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Ruling(NamedTuple):
    """A switch by its name, the rule that has it, what it is about, and its values with their words, the usual one
    first.
    """

    switch: str
    rule: str
    about: str
    values: tuple[tuple[str, str], ...]


STANDARD = (
    Ruling(
        "zero_attack_battle",
        "STD-4.4",
        "0 attack against 0 attack",
        (("neither", "neither is destroyed"), ("both", "both are destroyed")),
    ),
    Ruling(
        "pay_all_life",
        "STD-3.8",
        "paying the last life points",
        (("yes", "is allowed, and loses"), ("no", "isn't allowed")),
    ),
    Ruling(
        "ignition_after_summon",
        "STD-2.7",
        "ignition effects right after one's summon",
        (("no", "wait for answers"), ("yes", "may come at once")),
    ),
)
"""The tag duel has them too."""

SHARED_LIST = ("limits", "per_team")
"""The switch and the value by which partners share a limited list (TAG-2.1)."""

RULINGS: Mapping[str, tuple[Ruling, ...]] = {
    "duel-masters": (
        Ruling(
            "shield_break",
            "DM-6.10",
            "several broken shields",
            (("one_by_one", "one after another"), ("together", "all to the hand first")),
        ),
        Ruling(
            "slayer",
            "DM-8.8",
            "slayer destroys the other",
            (("on_loss", "when it loses the battle"), ("every_battle", "after every battle")),
        ),
        Ruling(
            "wave_striker_counts",
            "DM-8.13",
            "wave striker counts",
            (("own", "one's own creatures"), ("all", "both players' creatures")),
        ),
        Ruling(
            "graveyard_is_destroyed",
            "DM-9.11",
            "put into the graveyard by an effect",
            (("no", "isn't destroyed"), ("yes", "is destroyed as well")),
        ),
    ),
    "rulebook3": (
        Ruling(
            "zero_attack_battle",
            "R3-7.8",
            "0 attack against 0 attack",
            (("both", "both are destroyed"), ("neither", "neither is destroyed")),
        ),
        Ruling(
            "pay_all_life",
            "R3-4.1",
            "paying the last life points",
            (("yes", "is allowed, and loses"), ("no", "isn't allowed")),
        ),
    ),
    "standard": STANDARD,
    "tag": (
        *STANDARD,
        Ruling(
            SHARED_LIST[0],
            "TAG-2.1",
            "a limited list holds for",
            (("per_player", "each player's deck alone"), (SHARED_LIST[1], "the decks of a team together")),
        ),
    ),
}
"""By rule set."""


def shares_list(switches: Mapping[str, str]) -> bool:
    """Whether partners share a limited list by these switches."""
    return switches.get(SHARED_LIST[0]) == SHARED_LIST[1]
