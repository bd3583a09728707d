"""The card language: pydantic models, loader, linter and generated text."""
