"""The standard rules that refuse acts and end duels, in short words."""

RULES = {
    "STD-1.4": "that would take more life points than are left",
    "STD-2.1": "a turn has its order, and each player has their own",
    "STD-2.2": "who goes first has no battle phase in the first turn",
    "STD-2.3": "one monster a turn from the hand; level 5 and 6 for a tribute, 7 up for two",
    "STD-2.4": "a monster changes position once a turn, not when it came or attacked",
    "STD-2.5": "a spell or trap needs one of your five places for them",
    "STD-2.6": "a trap or set quick-play spell waits for the turn after it was set",
    "STD-2.7": "such an effect needs your own main phase and no open chain",
    "STD-3.1": "an answer needs spell speed 2, and at least that of the link before",
    "STD-3.3": "that can be used only when its time has come",
    "STD-3.7": "its condition, cost, targets or effect can't be met now",
    "STD-4.1": "only monsters in attack position attack, each once a turn, monsters first",
    "STD-4.3": "in the damage step only cards for battles and figures are used",
    "STD-5.1": "a fusion needs its materials in your hand or on your field",
    "STD-5.4": "there is no free place for a monster",
    "STD-5.7": "an equip spell needs a face-up monster that it fits",
}
"""Rules that acts are refused by."""

ENDINGS = {
    "STD-1.4": "no life points, no card to draw, Exodia in hand, or given up",
}
"""Rules by which duels end."""

ASKED = {
    "bearer": "STD-5.7",
    "fusion": "STD-5.1",
    "material": "STD-5.1",
    "tribute summon": "STD-2.3",
    "hand limit": "STD-2.1",
    "chain": "STD-3.1",
    "answer": "STD-3.1",
    "answer attack": "STD-3.1",
    "phase end": "STD-3.1",
    "damage step": "STD-4.3",
    "replay": "STD-4.2",
}
"""By prompt id, the rule that says which cards are asked for."""

ORDER, TURN_ENDS = "STD-2.1", "STD-2.1"
"""That a turn has its order, and when it ends."""
