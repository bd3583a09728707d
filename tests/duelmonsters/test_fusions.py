"""Fusion monsters: each of the pool once in both seats (case Y51), and the kinds of material."""

import pytest

from tests.duelmonsters.scenario import Lay, language_pool, spell, trap

pytestmark = pytest.mark.case("Y51")

ELF, SKULL, DRAGON, FUSE = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon", "Polymerization"
RITE, BURGER = "Hamburger Recipe", "Hungry Burger"


def parts(name: str) -> list[str]:
    return list(language_pool()[name].materials or ())


def fusions() -> list[str]:
    """Every fusion monster of the pool."""
    return sorted(name for name, card in language_pool().items() if card.frame == "fusion")


@pytest.mark.rule("R3-6.11")
def test_each_fusion_monster_comes_from_its_materials_and_may_attack(lay: Lay) -> None:
    for name in fusions():
        duel = lay(you={"hand": [FUSE, ELF], "monsters": parts(name), "fusion deck": [name]})
        duel.use(FUSE)
        assert (duel.prompt, duel.options()) == ("fusion", [name])
        duel.pick(name)
        duel.upright(name)
        duel.run_until("act")
        assert duel.zone("you", "monsters") == [name]
        assert sorted(duel.zone("you", "graveyard")) == sorted([*parts(name), FUSE])
        assert duel.offers("summon", ELF)
        duel.attack(name)
        assert duel.life == (8000, 8000 - (language_pool()[name].atk or 0))


@pytest.mark.rule("R3-6.11", "R3-6.19")
def test_no_fusion_without_every_material_open_on_the_own_field(lay: Lay) -> None:
    for name in fusions():
        first, *rest = parts(name)
        hand = {"hand": [FUSE, first], "graveyard": [first], "fusion deck": [name]}
        assert not lay(you=hand | {"monsters": rest}).offers("use", FUSE), name
        assert not lay(you=hand | {"monsters": [*rest, "?" + first]}).offers("use", FUSE), name
        assert not lay(you=hand | {"monsters": rest}, opp={"monsters": [first]}).offers("use", FUSE), name
        assert not lay(you={"hand": [FUSE], "monsters": [first, *rest]}).offers("use", FUSE), name


ULTIMATE = "Blue-Eyes Ultimate Dragon"


def test_of_more_monsters_than_needed_its_player_picks_the_materials(lay: Lay) -> None:
    field = [DRAGON, "=" + DRAGON, DRAGON, DRAGON]
    duel = lay(you={"hand": [FUSE], "monsters": field, "fusion deck": [ULTIMATE]})
    duel.use(FUSE)
    duel.pick(ULTIMATE)
    assert (duel.prompt, duel.asked.lo, duel.asked.hi, duel.options()) == ("material", 3, 3, [DRAGON] * 4)
    duel.pick(DRAGON, DRAGON, DRAGON)
    duel.sideways(ULTIMATE)
    assert duel.zone("you", "monsters") == [DRAGON, ULTIMATE]
    assert duel.position(DRAGON) == "attack"


def test_the_materials_picked_must_be_one_of_each(lay: Lay) -> None:
    one, other = parts("Flame Swordsman")
    duel = lay(you={"hand": [FUSE], "monsters": [one, one, other, SKULL], "fusion deck": ["Flame Swordsman"]})
    duel.use(FUSE)
    duel.pick("Flame Swordsman")
    assert duel.options() == [one, one, other]
    assert duel.asked.legal is not None
    assert not duel.asked.legal([card for card in duel.asked.options if card.definition.name == one])
    duel.pick(one, other)
    duel.upright("Flame Swordsman")
    assert sorted(duel.zone("you", "monsters")) == sorted([one, "Flame Swordsman", SKULL])


def test_of_several_fusion_monsters_its_player_picks_one(lay: Lay) -> None:
    snakes = ["The Snake Hair", "Dragon Zombie", "Blackland Fire Dragon"]
    extra = ["Great Mammoth of Goldfine", "Skelgon", ULTIMATE]
    duel = lay(you={"hand": [FUSE], "monsters": snakes, "fusion deck": extra})
    duel.use(FUSE)
    assert duel.options() == extra[:2]
    duel.pick("Skelgon")
    duel.upright("Skelgon")
    assert sorted(duel.zone("you", "monsters")) == ["Dragon Zombie", "Skelgon"]


@pytest.mark.rule("R3-6.3")
def test_on_a_full_side_the_materials_make_room(lay: Lay) -> None:
    field = [*parts("Flame Swordsman"), ELF, ELF, ELF]
    duel = lay(you={"hand": [FUSE], "monsters": field, "fusion deck": ["Flame Swordsman"]})
    duel.use(FUSE)
    duel.run_until("act")
    assert sorted(duel.zone("you", "monsters")) == sorted(["Flame Swordsman", ELF, ELF, ELF])


@pytest.mark.rule("R3-7.11")
def test_a_material_taken_from_the_opponent_goes_to_the_opponents_graveyard(lay: Lay) -> None:
    one, other = parts("Flame Swordsman")
    duel = lay(
        you={
            "hand": ["Change of Heart"],
            "spells": ["?" + FUSE],
            "monsters": [one],
            "fusion deck": ["Flame Swordsman"],
        },
        opp={"monsters": [other]},
    )
    duel.use("Change of Heart")
    duel.run_until("act")
    duel.turn_up(FUSE)
    duel.run_until("act")
    assert duel.zone("you", "monsters") == ["Flame Swordsman"]
    assert (duel.zone("opp", "graveyard"), one in duel.zone("you", "graveyard")) == ([other], True)


def test_sangan_fused_away_searches_after_the_fusion_monster_has_come(lay: Lay) -> None:
    sangan = "Witch of the Black Forest"
    duel = lay(you={"hand": [FUSE], "monsters": [sangan, "Lady of Faith"], "fusion deck": ["Musician King"]})
    duel.use(FUSE)
    duel.pick("Musician King")
    duel.upright("Musician King")
    assert (duel.who, duel.prompt) == ("you", "search")
    assert duel.zone("you", "monsters") == ["Musician King"]


def test_a_negated_fusion_leaves_the_materials(lay: Lay) -> None:
    jam = trap("Jam", "{'on': activated, of: {kind: spell, side: opp}, do: {negate: it, destroy: true}}")
    field = parts("Flame Swordsman")
    duel = lay(
        you={"hand": [FUSE], "monsters": field, "fusion deck": ["Flame Swordsman"]},
        opp={"spells": ["?Jam"]},
        made=[jam],
    )
    duel.use(FUSE)
    duel.turn_up("Jam")
    duel.run_until("act")
    assert (duel.zone("you", "monsters"), duel.zone("you", "graveyard")) == (field, [FUSE])


@pytest.mark.case("Y43")
def test_who_may_not_summon_neither_fuses_nor_holds_a_ritual(lay: Lay) -> None:
    vow = spell("Vow", "{do: {modify: you, cannot: summon}}")
    zones = {"hand": ["Vow", BURGER], "spells": ["?" + FUSE, "?" + RITE], "fusion deck": ["Flame Swordsman"]}
    duel = lay(you=zones | {"monsters": [SKULL, *parts("Flame Swordsman")]}, made=[vow])
    assert duel.offers("turn up", FUSE)
    assert duel.offers("turn up", RITE)
    duel.use("Vow")
    duel.run_until("act")
    assert not duel.offers("turn up")
    duel.end()
    duel.end()
    assert duel.offers("turn up", FUSE)


def test_a_fusion_monster_comes_back_from_the_graveyard_only_if_it_was_fused(lay: Lay) -> None:
    never = lay(you={"hand": ["Monster Reborn"], "graveyard": ["Flame Swordsman"]})
    assert not never.offers("use", "Monster Reborn")
    hand = [FUSE, "Dark Hole", "Monster Reborn"]
    duel = lay(you={"hand": hand, "monsters": parts("Flame Swordsman"), "fusion deck": ["Flame Swordsman"]})
    for name in hand:
        duel.use(name)
        if duel.prompt in ("fusion", "target"):
            duel.pick("Flame Swordsman")
        duel.run_until("act")
        duel.end()
        duel.end()
    assert duel.zone("you", "monsters") == ["Flame Swordsman"]


def test_without_polymerization_in_the_main_phase_nothing_is_fused(lay: Lay) -> None:
    field = parts("Flame Swordsman")
    duel = lay(you={"spells": ["?" + FUSE], "monsters": field, "fusion deck": ["Flame Swordsman"]})
    duel.act("battle")
    assert not duel.offers("turn up", FUSE)
    assert not duel.offers("summon")
