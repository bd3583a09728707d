"""The rules of each game in plain words, to be read in the program."""
