"""The coach of the standard rules: what their own questions come to; see `duelmonsters.coach`."""

from duelterm.duelmonsters.coach import Coach
from duelterm.duelmonsters.standard.coach_acts import advise_act
from duelterm.duelmonsters.standard.coach_chain import (
    advise_answer,
    advise_attack,
    advise_chain,
    advise_damage_step,
    advise_phase_end,
    advise_replay,
)

TEXTS = {
    "rock paper scissors": (
        "Rock beats scissors, scissors beat paper, paper beats rock: the winner says who goes first.",
        "Nobody can know what is best.",
    ),
    "who starts": (
        "Who goes first draws like anybody, but has no battle phase in the first turn.",
        "Going first you can set traps before they attack; going second you may attack at once.",
    ),
    "tribute summon": (
        "What you tribute goes to the graveyard for the stronger monster. Give up your weakest.",
        "A face-down monster will do as well.",
    ),
    "hand limit": ("You keep six cards at the end of your turn. Give up what you could use last.",),
    "trigger order": (
        "Several effects of yours trigger at once and form a chain: the first one resolves last.",
        "If in doubt, take the proposed order.",
    ),
    "draw more": ("Another card is another choice, but whoever must draw from an empty deck loses.",),
}
"""By prompt id."""

COACH = Coach(
    TEXTS,
    {
        "act": advise_act,
        "chain": advise_chain,
        "answer": advise_answer,
        "answer attack": advise_attack,
        "phase end": advise_phase_end,
        "damage step": advise_damage_step,
        "replay": advise_replay,
    },
)
