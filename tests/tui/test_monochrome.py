"""Shape before colour: with all colour and style stripped, every state of a card can still be told apart."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from duelterm.core.view import CardView
from duelterm.tui.drawing import card_lines
from duelterm.tui.glyphs import ASCII, UNICODE, Glyphs, without_colour
from duelterm.tui.layouts import DUEL_MASTERS, Zoning
from duelterm.tui.scene import Look, Place
from tests.tui.fake_table import face, up

BATTLE = DUEL_MASTERS.shape(("bottom", "battle"))
SIZES = ((80, 24), (120, 40), (160, 50))
CIVILIZATIONS = ("light", "water", "darkness", "fire", "nature")
SETS = {"unicode": without_colour(UNICODE), "ascii": without_colour(ASCII)}


def drawn(look: Look, zoning: Zoning, glyphs: Glyphs) -> str:
    """The slot's text, nothing else."""
    return "\n".join(line.plain for line in card_lines(look, zoning.width, zoning.height, glyphs))


def states(card: CardView) -> dict[str, Look]:
    """The same card in every state that the table shows on a card in any zone."""
    plain = Look(Place("c1", 3, card), BATTLE, "a")
    hidden = Place("shields:1:3", 3, CardView("shields:1:3", 3, None))
    looks = {
        "plain": plain,
        "tapped": replace(plain, place=Place("c1", 3, replace(card, tapped=True))),
        "legal": replace(plain, legal=True),
        "picked": replace(plain, legal=True, mark="*"),
        "cursor": replace(plain, cursor=True),
        "face-down": replace(plain, place=hidden),
        "gap": Look(Place("", 3, None), BATTLE),
    }
    assert card.face is not None
    for civilization in CIVILIZATIONS:
        other = replace(card, face=replace(card.face, colours=(civilization,)))
        looks[civilization] = replace(plain, place=Place("c1", 3, other))
    two = replace(card, face=replace(card.face, colours=("light", "water")))
    return {**looks, "two civilizations": replace(plain, place=Place("c1", 3, two))}


def battle_states() -> dict[str, Look]:
    """What creatures can be besides."""
    card = up("c1", replace(face("Boulder Dragon", "", 6, 6000), colours=()))
    looks = states(card)
    plain = looks["plain"]

    def changed(**state: object) -> Look:
        return replace(plain, place=Place("c1", 3, replace(card, **state)))

    return {
        **looks,
        "sick": changed(sick=True),
        "tapped blocker": changed(tapped=True, tags=("blocker",)),
        "blocker": changed(tags=("blocker",)),
        "sick blocker": changed(sick=True, tags=("blocker",)),
        "evolved": changed(beneath=(face("Small"),)),
        "attacks": replace(plain, note="attacks"),
        "attacked": replace(plain, note="attacked"),
        "stronger": changed(power=8000),
    }


def same_pairs(looks: dict[str, Look], zoning: Zoning, glyphs: Glyphs) -> Iterator[tuple[str, str]]:
    """States that look the same."""
    texts = {name: drawn(look, zoning, glyphs) for name, look in looks.items()}
    return ((one, two) for one, two in combinations(texts, 2) if texts[one] == texts[two])


@pytest.mark.case("T12", "T41", "T43")
@pytest.mark.parametrize("signs", SETS)
@pytest.mark.parametrize("size", SIZES)
def test_states_and_civilizations_can_be_told_apart_without_colour(size: tuple[int, int], signs: str) -> None:
    zones = DUEL_MASTERS.layout(*size).zones
    for key in (("bottom", "battle"), ("top", "battle")):
        assert not list(same_pairs(battle_states(), zones[key], SETS[signs]))
    cards = states(up("c1", replace(face("Boulder Dragon", "", 6, 6000), colours=())))
    for key in (("bottom", "mana"), ("top", "shields"), ("bottom", "hand")):
        assert not list(same_pairs(cards, zones[key], SETS[signs]))


@pytest.mark.case("T42")
@pytest.mark.parametrize("signs", SETS)
@pytest.mark.parametrize("size", SIZES)
def test_an_empty_place_a_hidden_card_and_a_card_without_a_name_differ(size: tuple[int, int], signs: str) -> None:
    nameless = Look(Place("c1", 3, up("c1", face(""))), BATTLE)
    looks = {name: look for name, look in states(up("c1", face("x"))).items() if name in ("gap", "face-down")}
    for zoning in DUEL_MASTERS.layout(*size).zones.values():
        assert not list(same_pairs({**looks, "nameless": nameless}, zoning, SETS[signs]))
        assert drawn(looks["gap"], zoning, SETS[signs]).strip()
