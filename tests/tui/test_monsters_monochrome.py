"""Shape before colour at the table of Duel Monsters: how a card lies is seen with all colour stripped."""

from dataclasses import replace
from itertools import combinations

import pytest

from duelterm.core.view import CardView
from duelterm.tui.drawing import card_lines
from duelterm.tui.glyphs import ASCII, UNICODE, Glyphs, without_colour
from duelterm.tui.layouts import DUEL_MONSTERS, Zoning
from duelterm.tui.scene import Look, Place
from tests.tui.fake_monsters import down, laid, monster, spell

SIZES = ((80, 24), (80, 40), (120, 40), (160, 50))
SETS = {"unicode": without_colour(UNICODE), "ascii": without_colour(ASCII)}
BEAST = monster("Summoned Skull", "dark", 6, 2500, 1200)
MONSTERS, SPELLS = (DUEL_MONSTERS.shape(("bottom", zone)) for zone in ("monsters", "spells"))


def drawn(look: Look, zoning: Zoning, glyphs: Glyphs) -> str:
    """The slot's text, nothing else."""
    return "\n".join(line.plain for line in card_lines(look, zoning.width, zoning.height, glyphs))


def monsters() -> dict[str, Look]:
    """A monster in every state."""
    card = laid("c1", 3, BEAST)
    plain = Look(Place("c1", 3, card), MONSTERS, "a")

    def changed(**state: object) -> Look:
        return replace(plain, place=Place("c1", 3, replace(card, **state)))

    return {
        "attack": plain,
        "defence": changed(tapped=True),
        "own face-down": replace(plain, place=Place("c1", 3, down("c1", 3, BEAST, sideways=True))),
        "face-down": replace(plain, place=Place("monsters:1:3", 3, CardView("monsters:1:3", 3, None))),
        "another face-down": replace(plain, place=Place("monsters:1:4", 4, CardView("monsters:1:4", 4, None))),
        "empty": Look(Place("", 3, None), MONSTERS),
        "legal": replace(plain, legal=True),
        "picked": replace(plain, legal=True, mark="*"),
        "cursor": replace(plain, cursor=True),
        "attacks": replace(plain, note="atk"),
        "attacked": replace(plain, note="tgt"),
        "stronger": changed(power=3000, figures=(("ATK", 3000), ("DEF", 1200))),
        "legal in defence": replace(changed(tapped=True), legal=True),
        "attacked in defence": replace(changed(tapped=True), note="tgt"),
    }


def spells() -> dict[str, Look]:
    """Spells and traps in every state."""
    faces = {kind: spell("Some Card", kind) for kind in KINDS}
    looks = {kind: Look(Place("c1", 3, laid("c1", 3, face)), SPELLS, "a") for kind, face in faces.items()}
    equip = laid("c1", 3, faces["equip spell"], tags=("on Summoned Skull",))
    looks["equip spell on a monster"] = Look(Place("c1", 3, equip), SPELLS, "a")
    looks["own set spell"] = Look(Place("c1", 3, down("c1", 3, faces["normal spell"])), SPELLS, "a")
    looks["own set trap"] = Look(Place("c1", 3, down("c1", 3, faces["normal trap"])), SPELLS, "a")
    looks["set"] = Look(Place("spells:1:3", 3, CardView("spells:1:3", 3, None)), SPELLS, "a")
    return {**looks, "legal": replace(looks["set"], legal=True), "cursor": replace(looks["set"], cursor=True)}


KINDS = (
    "normal spell",
    "equip spell",
    "field spell",
    "quick spell",
    "continuous spell",
    "normal trap",
    "continuous trap",
    "counter trap",
)


@pytest.mark.case("T12", "T41", "T43")
@pytest.mark.parametrize("signs", SETS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_how_a_card_lies_can_be_told_without_colour(size: tuple[int, int], signs: str) -> None:
    zones = DUEL_MONSTERS.layout(*size).zones
    for side in ("top", "bottom"):
        for zone, looks in (("monsters", monsters()), ("spells", spells())):
            texts = {name: drawn(look, zones[side, zone], SETS[signs]) for name, look in looks.items()}
            assert not [pair for pair in combinations(texts, 2) if texts[pair[0]] == texts[pair[1]]]


@pytest.mark.case("Y64")
@pytest.mark.parametrize("signs", SETS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_face_down_monster_and_a_set_card_differ_in_shape_and_word(size: tuple[int, int], signs: str) -> None:
    zones, hidden = DUEL_MONSTERS.layout(*size).zones, Place("x", 3, CardView("x", 3, None))
    beast = drawn(Look(hidden, MONSTERS), zones["top", "monsters"], SETS[signs])
    trap = drawn(Look(hidden, SPELLS), zones["top", "spells"], SETS[signs])
    assert "face-down" in beast
    assert "set" not in beast
    assert "set" in trap
    assert "face-down" not in trap
    sideways = SETS[signs].tapped[0] if size[1] < 40 else SETS[signs].frame_tapped[1]
    assert sideways in beast
    assert sideways not in trap


def test_nothing_of_a_face_down_card_is_drawn_but_its_place() -> None:
    for size in SIZES:
        for zone, zoning in DUEL_MONSTERS.layout(*size).zones.items():
            shape = DUEL_MONSTERS.shape(zone)
            text = drawn(Look(Place("x", 3, CardView("x", 3, None)), shape), zoning, UNICODE)
            left = set(text) - set("╱[]┌─┐│└┘╒═╕╘╛▒ \n")
            assert left <= set("3face-downset")
