"""The standard rules: tributes, chains, two main phases."""
