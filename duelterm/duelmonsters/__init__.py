"""Duel Monsters: its rules over the kernel."""
