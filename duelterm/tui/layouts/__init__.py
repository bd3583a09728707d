"""How games lie on the table: one description per game, chosen by the name of its rule set."""

from duelterm.tui.layouts.cards import CardWords
from duelterm.tui.layouts.duelmasters import DUEL_MASTERS
from duelterm.tui.layouts.duelmonsters import DUEL_MONSTERS
from duelterm.tui.layouts.sizes import SMALLEST, Layout, Zoning, is_too_small
from duelterm.tui.layouts.standard import STANDARD
from duelterm.tui.layouts.table import HAND, PARTNERS, GameTable, Key, ZoneShape
from duelterm.tui.layouts.tag import TAG

__all__ = [
    "DUEL_MASTERS",
    "DUEL_MONSTERS",
    "HAND",
    "PARTNERS",
    "SMALLEST",
    "STANDARD",
    "TAG",
    "CardWords",
    "GameTable",
    "Key",
    "Layout",
    "ZoneShape",
    "Zoning",
    "game_table",
    "is_too_small",
]

BY_RULEBOOK: dict[str, GameTable] = {game.rulebook: game for game in (DUEL_MASTERS, DUEL_MONSTERS, STANDARD, TAG)}


def game_table(rulebook: str) -> GameTable:
    """The table of a rule set. Raises KeyError for one that has none."""
    return BY_RULEBOOK[rulebook]
