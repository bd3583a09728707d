"""The standard rules that refuse acts and end duels, in short words."""

RULES = {
    "STD-2.1": "a turn has its order, and each player has their own",
    "STD-2.2": "who goes first has no battle phase in the first turn",
    "STD-2.3": "one monster a turn from the hand; level 5 and 6 for a tribute, 7 up for two",
    "STD-2.4": "a monster changes position once a turn, not when it came or attacked",
    "STD-2.5": "a spell or trap needs one of your five places for them",
    "STD-2.6": "a trap or set quick-play spell waits for the turn after it was set",
    "STD-2.7": "such an effect needs your own main phase and no open chain",
    "STD-3.1": "an answer needs spell speed 2, and at least that of the link before",
    "STD-3.2": "it has to resolve before it can be used again",
    "STD-3.3": "what was just done is answered first; then the turn goes on",
    "STD-3.7": "its text names another moment or place than this",
    "STD-3.13": "only what negates a summon can be used before it has succeeded",
    "STD-4.1": "only monsters in attack position attack, each once a turn, monsters first",
    "STD-4.2": "their monsters have changed: a target is chosen anew, or none",
    "STD-4.3": "in the damage step only cards for battles and figures are used",
    "STD-5.1": "a fusion needs its materials in your hand or on your field",
    "STD-5.4": "there is no free place for a monster",
    "STD-5.6": "only an open card on the field has an effect to use there",
    "STD-5.7": "an equip spell needs a face-up monster that it fits",
    "STD-7.1": "only its player knows what it is",
}
"""Rules that acts are refused by."""

ENDINGS = {
    "STD-1.4": "a player gave up",
    "STD-1.4 life": "no life points are left",
    "STD-1.4 deck": "no card was left to draw",
    "STD-1.4 Exodia": "all five pieces of Exodia are in hand",
    "STD-1.4 both": "neither is left, or both have won, at the same time",
}
"""Rules by which duels end; where a number has several, each by its word."""

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
