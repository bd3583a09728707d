"""Somebody who plays by what the screen says: opens curtains, attacks when they can, plays, charges, ends the turn."""

import re
import time

from tests.pty.terminal import Terminal

CURTAIN = re.compile(r"type the letters\s+(\w) (\w)")
OFFER = re.compile(r"(?:(?<=^ )|(?<=   ))(Enter|Esc|Space|[A-Za-z0-9]{1,2}) (\S.*?)(?=   |$)")
GO_ON = "Enter go on"
HANDS = ("rock", "paper", "scissors")
GUARD = 0.75
"""Seconds for which a curtain drops keys."""
REPEAT = 0.15
"""Seconds after which a second Enter is no held key any more."""
TRIES = 5
"""How often the letters of a curtain are typed, before they are said to open nothing."""
SLOW = 4.0
"""Seconds that a curtain may take to open."""

Offers = list[tuple[str, str]]


def prompt_of(terminal: Terminal) -> tuple[str, Offers]:
    """The question and its offers: what to press, and the words. Empty where nothing is asked."""
    lines = terminal.lines
    starts = [index for index, line in enumerate(lines) if "ASKS " in line]
    if not starts:
        return "", []
    start = starts[0]
    offers: Offers = []
    for line in lines[start + 2 :]:
        if "Ctrl+Q" in line:
            break
        offers += OFFER.findall(line)
    return lines[start + 1].strip() if start + 1 < len(lines) else "", offers


class Player:
    """Plays both sides of one duel. `steps` counts the prompts met, `pressed` are the last keys. `guard` is how long
    a curtain drops keys, in seconds.
    """

    def __init__(self, terminal: Terminal, guard: float = GUARD) -> None:
        self.terminal = terminal
        self.guard = guard
        self.steps = 0
        self.curtains = 0
        self.pressed: tuple[str, ...] = ()
        self._last = ""
        self._same = 0

    def over(self) -> bool:
        """Whether the result is shown or the program has ended."""
        text = self.terminal.text
        return self.terminal.exit_code is not None or ("wins" in text and "ASKS" not in text)

    def play(self, most: int = 2000, until: int | None = None) -> None:
        """Play to the end, or until so many prompts have been met."""
        while not self.over() and self.steps < most:
            if until is not None and self.steps >= until:
                return
            self.step()
        assert self.steps < most, f"not over after {most} prompts:\n{self.terminal.text}"

    def step(self) -> None:
        """Meet what is on the screen."""
        curtain = CURTAIN.search(self.terminal.text)
        if curtain:
            self.curtains += 1
            time.sleep(self.guard)
            self._open()
            return
        question, offers = prompt_of(self.terminal)
        if not offers and GO_ON in self.terminal.text:
            self._press("Enter")
            self.terminal.heard()
            return
        if not offers:
            self.terminal.settle(0.2)
            return
        self.steps += 1
        self._same = self._same + 1 if self.terminal.text == self._last else 0
        assert self._same < 8, f"no key changes anything:\n{self.terminal.text}"
        self._last = self.terminal.text
        self._press(choose(question, offers, self._same))
        self.terminal.heard()

    def _open(self) -> None:
        """Type the letters of the curtain, again where a slow machine took the first for one key with an Esc before."""
        for _ in range(TRIES):
            curtain = CURTAIN.search(self.terminal.text)
            if curtain is not None:
                self._press(*curtain.groups())
            if self.terminal.comes(lambda text: not CURTAIN.search(text), most=SLOW):
                return
        raise AssertionError(f"the letters open nothing:\n{self.terminal.text}")

    def _press(self, *keys: str) -> None:
        if keys == self.pressed == ("Enter",):
            time.sleep(REPEAT)
        self.pressed = keys
        self.terminal.press(*keys)


def choose(question: str, offers: Offers, again: int) -> str:
    """What to press: attacks first, then cards to play, then a charge, then what Enter does, at last the turn's end."""
    if again > 3:
        return "Esc" if again % 2 else "E"
    if again:
        return offers[again % len(offers)][0]
    for word in ("attack", "play", "charge", "summon", "set", "turn up", "battle phase"):
        for sign, words in offers:
            if word in words and sign not in ("Esc", "E"):
                return sign
    signs = [sign for sign, _ in offers]
    hands = [sign for sign, words in offers if words.startswith(HANDS)]
    if hands and "Enter" not in signs:
        return hands[ord(question[0]) % len(hands)]  # people with different names show different hands
    return "Enter" if "Enter" in signs else signs[0]


def leave(terminal: Terminal) -> int:
    """Leave the page of the result, by Enter as often as it takes; the program's exit code."""
    for _ in range(TRIES):
        if terminal.exit_code is None:
            terminal.press("Enter")
            terminal.ends(SLOW)
    return terminal.finish()
