"""The rules of Duel Masters."""
