"""The card language: pydantic models, loader, linter and generated text."""

from duelterm.lang import cards as cards
