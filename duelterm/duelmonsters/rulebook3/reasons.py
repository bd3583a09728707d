"""The rules of the third edition that refuse acts and end duels, in short words."""

RULES = {
    "R3-4.1": "that would take more life points than are left",
    "R3-5.1": "a turn has its order, and each player has their own",
    "R3-5.4": "a turn ends in the main phase, when its player says so",
    "R3-6.1": "one monster, one spell and one trap a turn leave the hand",
    "R3-6.2": "monsters are summoned face-up in attack or set face-down in defence",
    "R3-6.3": "five monsters lie on that side: there is no room",
    "R3-6.4": "five spells and traps lie on that side: there is no room",
    "R3-6.5": "a monster changes position once a turn, and not in the turn it came",
    "R3-6.6": "only your own set cards, on your field, can be turned up",
    "R3-6.9": "an equip spell needs a face-up monster that it fits",
    "R3-6.11": "a fusion needs its materials on your field",
    "R3-6.12": "a trap is turned up when its condition is met",
    "R3-7.1": "one battle phase a turn, begun in the main phase",
    "R3-7.2": "who goes first can't attack in the first turn",
    "R3-7.3": "only monsters in attack position attack, each once a turn",
    "R3-7.4": "while the opponent has monsters, one of them must be attacked",
    "R3-7.5": "no spell is used in the battle phase",
    "R3-7.7": "a monster that has attacked stays in attack position this turn",
    "R3-7.12": "in the battle phase nothing is summoned, set or changed by hand",
}
"""Rules of shared numbering that acts are refused by."""

ENDINGS = {
    "R3-4.1": "no life points are left",
    "R3-4.2": "both have no life points left",
    "R3-4.3": "no card is left to draw: more life points win",
    "R3-4.4": "all five pieces of Exodia are in hand",
    "R3-4.6": "a player gave up",
}
"""Rules by which duels end."""

ASKED = {
    "answer": "R3-6.12",
    "answer attack": "R3-6.12",
    "stand in": "R3-6.12",
    "bearer": "R3-6.9",
    "fusion": "R3-6.11",
    "material": "R3-6.11",
}
"""By prompt id, the rule that says which cards are asked for."""

ORDER, TURN_ENDS = "R3-5.1", "R3-5.4"
"""That a turn has its order, and when it ends."""
