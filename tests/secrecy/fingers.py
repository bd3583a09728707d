"""Keys at random among what the screen offers."""

import random

from duelterm.tui import picture
from duelterm.tui.app import DuelApp
from duelterm.tui.prompting import Offer
from duelterm.tui.screens.curtain import Curtain

NAMED = {"Enter": "enter", "Esc": "escape", "Space": "space"}
LOOKING = (("right",), ("down",), ("up",), ("left",), ("tab",), ("space",), ("O",), ("L",), ("G",), ("M",), ("A",))
AMONG_PARTNERS = (("W",), ("W",), ("W",), ("T",), ("B",))
SELDOM = (("H",), ("U",), ("question_mark",), ("shift+tab",), ("enter",), ("escape",), ("C",))


def some_keys(app: DuelApp, chance: random.Random) -> tuple[str, ...]:
    """What somebody might press next; most of it leads the duel on."""
    screen, duel = app.screen, app.duel
    if isinstance(screen, Curtain):
        if screen.declining and chance.random() < 0.3:
            return tuple(screen.declining)
        return tuple(screen.letters) if chance.random() < 0.8 else chance.choice((("enter",), ("space",), ("H", "L")))
    if duel is None or screen is not duel:
        return ("escape",) if chance.random() < 0.7 else chance.choice((("down",), ("space",), ("end",)))
    draw = chance.random()
    if draw < 0.03:
        return chance.choice(SELDOM)
    if draw < 0.12:
        return chance.choice(LOOKING + AMONG_PARTNERS * duel.game.has_partners)
    if duel.desk.answer is None:
        return ("O",)
    offers = [offer for offer in picture.offers_of(duel.desk) if offer.sign not in ("", "Esc")]
    quick = [offer for offer in offers if offer.sign in ("E", "Enter")]
    return keys_of(chance.choice(quick if quick and draw < 0.45 else offers), chance) if offers else ("enter",)


def keys_of(offer: Offer, chance: random.Random) -> tuple[str, ...]:
    """The keys that an offer names."""
    if offer.sign == "0-9":
        return (str(chance.randrange(10)), "enter")
    return (NAMED[offer.sign],) if offer.sign in NAMED else tuple(offer.sign)
