"""A whole match by keys alone, in a pseudo-terminal, with a kill in its midst."""

import re
import time
from functools import partial
from operator import ne

import pytest

from tests.pty.conftest import UNGUARDED, Launch
from tests.pty.player import CURTAIN, SLOW, Player, leave, prompt_of
from tests.pty.terminal import Terminal

MATCH = ("play", "--game", "rulebook3", "--match", "--deck1", "ex-yugi", "--deck2", "ex-kaiba", "--seed", "5")
PROPOSALS = ("--ante", "--stake1", "2 bronze")
HAND = re.compile(r"Player ([12]): choose rock")
"""Two who always show the same would never begin."""
MOST = 240.0
"""Seconds."""
STEPS = 12
"""Prompts of a duel, before somebody gives it up."""


@pytest.mark.slow
@pytest.mark.case("T38")
@pytest.mark.rule("R3-2.1")
def test_a_whole_match_by_keys_alone_with_a_kill_in_its_midst(launch: Launch) -> None:
    first = launch(*MATCH, *PROPOSALS, program=UNGUARDED)
    first.wait(lambda text: "play for an ante?" in text)
    met = play(first, until="NEXT")
    assert {"ante", "stakes", "greet", "hands", "duel"} <= met
    first.kill()
    second = launch("resume", program=UNGUARDED)
    second.wait(lambda text: "NEXT" in text)
    met = play(second, until="THE MATCH IS OVER")
    assert {"exchange", "greet", "duel"} <= met
    assert "wins the match: R3-2.1" in second.text
    assert leave(second) == 0
    assert " won the match: R3-2.1" in second.text
    third = launch("resume")
    third.wait(lambda text: "no unfinished duel or match" in text)


def play(terminal: Terminal, until: str) -> set[str]:
    """Answer what the screen asks, and give a duel up after a while; which kinds of prompts were met."""
    player, met, end = Player(terminal, guard=0.0), set[str](), time.monotonic() + MOST
    began = 0
    while until not in terminal.text:
        assert time.monotonic() < end, f"not over:\n{terminal.text}"
        text = terminal.text
        if "GIVE UP?" in text:
            terminal.press("2")
            terminal.wait(lambda text: "THE DUEL IS OVER" in text)
            began = player.steps
        elif "THE DUEL IS OVER" in text or "Enter go on" in text or "── NEXT" in text:
            terminal.press("Enter")
            terminal.comes(partial(ne, text), most=SLOW)  # an Enter too soon after another is a held key
        elif (hand := HAND.search(text)) is not None:
            terminal.press("a" if hand[1] == "1" else "s", "Enter")
            terminal.wait(lambda text: HAND.search(text) is None)
            met.add("hands")
        elif player.steps - began > STEPS and "ASKS" in text and "BEFORE THE DUEL" not in text:
            terminal.press("C")
            terminal.wait(lambda text: "GIVE UP?" in text)
        else:
            met.add(kind_of(prompt_of(terminal)[0], bool(CURTAIN.search(text))))
            player.step()
    return met


KINDS = {"ante?": "ante", "star chips?": "stakes", "shake hands": "greet", "exchange cards": "exchange"}


def kind_of(question: str, curtain: bool) -> str:
    """What is asked, in a word."""
    if curtain or not question:
        return ""
    return next((kind for words, kind in KINDS.items() if words in question), "duel")
