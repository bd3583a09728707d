"""What the rulebook's third edition has of its own."""
