"""The rules of the tag duel that refuse acts and end duels, in short words."""

RULES = {
    "TAG-1.5": "each player plays only their own cards",
    "TAG-3.1": "who has the fourth turn is the first to attack",
    "TAG-3.2": "their team is attacked directly only while it has no monster",
    "TAG-7.3": "only the turn player summons, sets and attacks, each with their own cards",
    "TAG-7.7": "partners aren't attacked",
}
"""Rules that acts are refused by."""

ENDINGS = {
    "TAG-6.1 life": "no life points are left to the other team",
    "TAG-6.1 deck": "a player of the other team had no card left to draw",
    "TAG-6.1 Exodia": "all five pieces of Exodia are in one hand",
    "TAG-7.10": "neither team is left, or both have won, at the same time",
    "TAG-7.14": "a player gave up for the team",
}
"""Rules by which duels end."""
