"""A running duel: session, journal, undo, bots and the simulator."""
