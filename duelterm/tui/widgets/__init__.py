"""The table's parts. They show what they are given and know no rules."""
