"""The tag duel: two against two on the standard rules."""
