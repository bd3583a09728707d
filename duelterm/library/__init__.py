"""What lies on disk: places, the pool of cards, decks and their figures."""
