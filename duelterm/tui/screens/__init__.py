"""The screens. Only the duel screen and those above it ever show a card."""
