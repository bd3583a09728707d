"""The commands of the command line, one module each, loaded when called."""

GAMES = {"duel-masters": "duelmasters"}
"""The games as they are typed, and as files name them."""
