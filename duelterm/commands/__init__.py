"""The commands of the command line, one module each, loaded when called."""

GAMES = ("duel-masters", "rulebook3", "standard", "tag")
"""The rule sets as they are typed; `session.games` says the rest of them."""
