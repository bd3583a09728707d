"""The kernel: cards, zones, seats, chance, decisions, events; no game's rules."""
