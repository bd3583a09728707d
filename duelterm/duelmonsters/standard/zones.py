"""The zones of the standard rules: those of Duel Monsters, called by the names of their own time (STD-1.1, STD-7.1)."""

from duelterm.core.zones import EVERYBODY, OWNER, ZoneKind
from duelterm.duelmonsters.zones import ANTE, ASIDE, FUSION
from duelterm.duelmonsters.zones import KINDS as COMMON

RENAMED = {FUSION: ZoneKind(FUSION, "extra deck", OWNER), ASIDE: ZoneKind(ASIDE, "banished", EVERYBODY)}
KINDS = tuple(RENAMED.get(kind.index, kind) for kind in COMMON[:ANTE])
