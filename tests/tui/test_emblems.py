"""Emblems: the same for the same card, different for different ones, in every size and with every ink."""

import hashlib
import subprocess
import sys
from dataclasses import replace
from itertools import combinations, product

import pytest
from rich.color import Color, ColorSystem

from duelterm.core.view import Face
from duelterm.tui.emblems import Ink, Picture, emblem
from duelterm.tui.emblems.content import contents
from duelterm.tui.emblems.families import FIGURES
from duelterm.tui.emblems.heraldry import PATTERNS, SYMBOLS
from duelterm.tui.emblems.icons import ICONS
from duelterm.tui.emblems.palette import NEUTRAL, PALETTES, Tone
from duelterm.tui.emblems.races import BY_RACE, BY_WORD, FAMILIES, MONSTERS, family_of

pytestmark = pytest.mark.slow

CIVILIZATIONS = ("light", "water", "darkness", "fire", "nature")
ATTRIBUTES = ("dark", "light", "earth", "water", "fire", "wind")


def creature(race: str = "Armored Dragon", power: int = 3000, *colours: str, kind: str = "creature") -> Face:
    """A creature without a word that its emblem doesn't depend on."""
    stats = (("cost", "3"), ("race", race), ("power", str(power)))
    return Face("Some Name", kind, colours or ("fire",), 3, power, stats, (), ())


def spell(name: str, *colours: str) -> Face:
    """A spell of this name."""
    return Face(name, "spell", colours, 2, None, (("cost", "2"),), (), ())


DRAGON = creature("Armored Dragon", 6000)
EVOLVED = creature("Zombie Dragon", 11000, "darkness", kind="evolution creature")
TWO = creature("Pegasus", 12000, "light", "nature")
BOLT = spell("Test Bolt", "fire")
FACES = (DRAGON, EVOLVED, TWO, creature("Nobody Knows", 500, "water"), BOLT, spell("Test Pact", "water", "darkness"))


def text(picture: Picture) -> str:
    """The picture with all colour stripped."""
    return "\n".join("".join(run.text for run in line) for line in picture)


def shape(face: Face) -> str:
    """A card's emblem drawn without colour, as large as the card pane has it."""
    return text(emblem(face, 34, 12, Ink.PLAIN_BLOCKS))


def digest() -> str:
    """One number for what several cards look like in every ink."""
    pictures = [emblem(face, *size, ink) for face in FACES for size in ((34, 12), (14, 5)) for ink in Ink]
    return hashlib.sha256(repr(pictures).encode()).hexdigest()[:16]


def test_the_same_card_looks_the_same_for_ever() -> None:
    assert digest() == "67e93cd481099a8c"


def test_the_hash_of_the_process_has_no_part_in_it() -> None:
    code = (
        "from duelterm.core.view import Face\nfrom duelterm.tui.emblems import emblem\n"
        "print(emblem(Face('N', 'spell', ('light',), 1, None, (), (), ()), 20, 8))"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": number}, capture_output=True, check=True
        ).stdout
        for number in ("1", "2")
    }
    assert len(said) == 1
    assert b"#f0e442" in said.pop()


def test_a_creatures_name_cost_tags_and_text_change_nothing() -> None:
    other = replace(DRAGON, name="Another", cost=7, tags=("W2",), text=("Words.",))
    assert emblem(other, 34, 12) == emblem(DRAGON, 34, 12)


def test_a_spells_name_changes_it() -> None:
    seen = {emblem(spell(f"Test Spell {at}", "fire"), 34, 12) for at in range(30)}
    assert len(seen) > 20


def assert_filled(face: Face, width: int, height: int, ink: Ink) -> None:
    """The picture has these lines and cells, no more and no fewer."""
    picture = emblem(face, width, height, ink)
    assert len(picture) == max(height, 0)
    assert {sum(len(run.text) for run in line) for line in picture} <= {max(width, 0)}


@pytest.mark.parametrize("face", FACES, ids=lambda face: f"{face.kind}-{'-'.join(face.colours)}")
def test_every_size_is_filled_exactly(face: Face) -> None:
    inks = list(Ink)
    for at in range(0, 61, 3):
        assert_filled(face, at, 60 - at, inks[at % len(inks)])
    for width, height in product((-1, 0, 1, 2, 5, 9), repeat=2):
        for ink in inks:
            assert_filled(face, width, height, ink)


@pytest.mark.parametrize("size", [(34, 12), (14, 5)])
def test_inks_keep_to_their_characters_and_colours(size: tuple[int, int]) -> None:
    for face in FACES:
        for ink in (Ink.LETTERS, Ink.PLAIN_LETTERS):
            assert text(emblem(face, *size, ink)).isascii()
        for ink in (Ink.PLAIN_LETTERS, Ink.PLAIN_BLOCKS):
            assert {(run.foreground, run.background) for line in emblem(face, *size, ink) for run in line} == {
                (None, None)
            }
        coloured = [run for line in emblem(face, *size, Ink.BLOCKS) for run in line]
        assert all(run.foreground and run.background for run in coloured)
        assert set("".join(run.text for run in coloured)) <= set(" ▀▄█")


def test_no_two_civilizations_share_a_ground() -> None:
    grounds = {PALETTES[colour].tones[Tone.GROUND] for colour in CIVILIZATIONS} | {NEUTRAL.tones[Tone.GROUND]}
    assert len(grounds) == len(CIVILIZATIONS) + 1
    assert set(SYMBOLS) == set(CIVILIZATIONS)
    assert set(PALETTES) == set(PATTERNS) == {*CIVILIZATIONS, *ATTRIBUTES, "spell", "trap"}


@pytest.mark.parametrize("system", [ColorSystem.EIGHT_BIT, ColorSystem.STANDARD])
def test_grounds_and_glows_stay_different_with_few_colours(system: ColorSystem) -> None:
    pairs = set()
    for colour in CIVILIZATIONS:
        tones = PALETTES[colour].tones
        pairs.add(tuple(Color.from_rgb(*tones[tone]).downgrade(system).number for tone in (Tone.GROUND, Tone.GLOW)))
    assert len({ground for ground, _ in pairs}) == len({glow for _, glow in pairs}) == len(CIVILIZATIONS)


def test_civilizations_differ_in_shape_too() -> None:
    assert len({shape(creature("Human", 1000, colour)) for colour in CIVILIZATIONS}) == len(CIVILIZATIONS)
    assert len({shape(spell("Test Spell", colour)) for colour in CIVILIZATIONS}) == len(CIVILIZATIONS)


def test_two_civilizations_split_the_field() -> None:
    line = emblem(TWO, 34, 12)[0]
    assert line[0].background != line[-1].background
    assert len({run.background for run in emblem(creature("Pegasus", 12000, "light"), 34, 12)[0][:: len(line)]}) == 1


@pytest.mark.parametrize("size", [(34, 12), (14, 5)])
def test_power_classes_differ_and_powers_within_one_do_not(size: tuple[int, int]) -> None:
    for race in ("Armored Dragon", "Fish", "Human", "Ghost"):
        classes = [
            {text(emblem(creature(race, power), *size, Ink.PLAIN_BLOCKS)) for power in powers}
            for powers in ((500, 2000), (2500, 4000), (4500, 6000), (6500, 15000))
        ]
        assert [len(pictures) for pictures in classes] == [1, 1, 1, 1]
        assert len(set.union(*classes)) == 4


@pytest.mark.parametrize("size", [(34, 12), (14, 5)])
def test_an_evolution_has_rings(size: tuple[int, int]) -> None:
    plain = text(emblem(creature("Human", 5000), *size, Ink.PLAIN_LETTERS))
    ringed = text(emblem(creature("Human", 5000, kind="evolution creature"), *size, Ink.PLAIN_LETTERS))
    assert "o" not in plain
    assert ringed.count("o") > 10


def test_races_of_the_pool_have_shapes_of_their_own() -> None:
    shapes = {race: shape(creature(race, 3000)) for members in FAMILIES.values() for race in members}
    same = [pair for pair in combinations(shapes, 2) if shapes[pair[0]] == shapes[pair[1]]]
    assert same == []


def test_families_are_told_apart_without_colour() -> None:
    first = [shape(creature(members[0], 3000)) for members in FAMILIES.values()]
    for one, other in combinations(first, 2):
        differing = sum(a != b for a, b in zip(one, other, strict=True))
        assert differing > 25


def test_each_family_has_a_figure_and_each_race_one_family() -> None:
    assert {*FAMILIES, *MONSTERS} == set(FIGURES)
    assert set(BY_WORD.values()) <= set(FIGURES)
    members = [race for of_game in (FAMILIES, MONSTERS) for members in of_game.values() for race in members]
    assert set(BY_RACE) == {race.lower() for race in members}
    assert [race for race in members if members.count(race) > 1] == ["Fish", "Fish"]


def test_an_unknown_race_finds_a_family_that_lasts() -> None:
    assert family_of("Crystal Dragon") == "dragon"
    assert family_of("Nobody Knows") == family_of("nobody knows")
    assert len({family_of(f"Unheard {at}") for at in range(200)}) == len(FAMILIES)


def test_a_second_race_changes_the_figure() -> None:
    assert shape(creature("Human/Ghost")) != shape(creature("Human"))


def test_every_part_lies_on_its_grid() -> None:
    for name, figure in FIGURES.items():
        for options in figure.slots:
            for part in options:
                for piece in (*part.fill, *part.marks):
                    assert piece.top > -1, name
                    assert piece.bottom < 21, name


def test_contents_say_the_same_as_the_picture() -> None:
    picture = emblem(DRAGON, 14, 5)
    lines = contents(picture)
    assert "\n".join(line.plain for line in lines) == text(picture)
    assert all(line.cell_length == 14 for line in lines)
    assert lines[0].spans
    assert not contents(emblem(DRAGON, 14, 5, Ink.PLAIN_BLOCKS))[0].spans


# Duel Monsters


def monster(
    race: str, name: str = "Some Name", attribute: str = "dark", attack: int = 800, frame: str = "normal"
) -> Face:
    """A monster as the rules print it."""
    stats = (("level", "4"), ("attribute", attribute), ("race", race), ("ATK", str(attack)), ("DEF", "1000"))
    return Face(name, f"{frame} monster", (frame,), 4, attack, stats, (), ())


def used(kind: str, name: str = "Some Name") -> Face:
    """A spell or trap as the rules print it."""
    return Face(name, kind, (kind.split()[-1],), 0, None, (), (), ())


RACES = [race.lower().replace(" ", "-") for members in MONSTERS.values() for race in members]


def test_monsters_and_their_cards_look_the_same_for_ever() -> None:
    frames = ("normal", "effect", "fusion", "ritual") * 5
    faces = [monster(race, frame=frame) for race, frame in zip(RACES, frames, strict=True)] + [
        used(kind) for kind in ICONS
    ]
    pictures = [emblem(face, 34, 12, ink) for face in faces for ink in Ink]
    assert hashlib.sha256(repr(pictures).encode()).hexdigest()[:16] == "b75e5ea79e65fbab"


def test_every_race_of_monsters_has_a_figure_of_its_own_whatever_the_name() -> None:
    assert len(RACES) == 20
    assert len({family_of(race) for race in RACES}) == 20
    for name in ("Some Name", "Another", "A Third"):
        shapes = [shape(monster(race, name)) for race in RACES]
        for one, other in combinations(shapes, 2):
            assert sum(a != b for a, b in zip(one, other, strict=True)) > 20


def test_monsters_of_one_race_differ_by_name() -> None:
    for race in RACES:
        assert len({shape(monster(race, f"Monster {at}")) for at in range(40)}) > 8, race


def test_attributes_frames_and_attacks_differ_without_colour() -> None:
    assert len({shape(monster("warrior", attribute=attribute)) for attribute in ATTRIBUTES}) == len(ATTRIBUTES)
    frames = ("normal", "effect", "fusion", "ritual")
    assert len({shape(monster("warrior", frame=frame)) for frame in frames}) == len(frames)
    assert len({shape(monster("warrior", attack=attack)) for attack in (0, 1000, 1500, 1501, 2200, 5000)}) == 4


def test_spells_and_traps_differ_by_their_icon() -> None:
    assert len({shape(used(kind)) for kind in ICONS}) == len(ICONS)
    for kind in ICONS:
        assert len({shape(used(kind, f"Card {at}")) for at in range(30)}) > 8, kind


def test_grounds_of_attributes_spells_and_traps_differ_in_256_colours() -> None:
    tones = [PALETTES[name].tones[Tone.GROUND] for name in (*ATTRIBUTES, "spell", "trap")]
    assert len({Color.from_rgb(*tone).downgrade(ColorSystem.EIGHT_BIT).number for tone in tones}) == len(tones)
