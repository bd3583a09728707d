"""Where cards, decks and saves are found."""
