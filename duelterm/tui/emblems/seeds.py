"""Numbers from words, the same on every machine and in every run."""

OFFSET, PRIME, MASK = 0xCBF29CE484222325, 0x100000001B3, 0xFFFFFFFFFFFFFFFF


def seed(*words: str) -> int:
    """A 64-bit FNV-1a number of the words, stirred so that its low bits can be used alone."""
    number = OFFSET
    for byte in "\0".join(words).encode():
        number = ((number ^ byte) * PRIME) & MASK
    for shift in (33, 29):
        number = ((number ^ (number >> shift)) * 0xFF51AFD7ED558CCD) & MASK
    return number ^ (number >> 32)
