"""The rules text of the card language's nodes, one function for each, in plain English."""
