"""Ritual monsters: each of the pool once in both seats (case Y51), and the kinds of tribute."""

import pytest

from tests.duelmonsters.scenario import Lay, language_pool, monster, spell

pytestmark = pytest.mark.case("Y51")

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"
RITE, BURGER = "Hamburger Recipe", "Hungry Burger"
RITUALS = {
    "Beastly Mirror Ritual": "Fiend's Mirror",
    "Black Illusion Ritual": "Relinquished",
    "Black Luster Ritual": "Black Luster Soldier (Normal)",
    "Black Magic Ritual": "Magician of Black Chaos",
    "Commencement Dance": "Performance of Sword",
    "Fortress Whale's Oath": "Fortress Whale",
    "Hamburger Recipe": "Hungry Burger",
    "Resurrection of Chakra": "Chakra",
    "Revival of Dokurorider": "Dokurorider",
    "War-Lion Ritual": "Super War-Lion",
    "Zera Ritual": "Zera the Mant",
}


def test_every_ritual_of_the_pool_is_here() -> None:
    spells = {name for name, card in language_pool().items() if card.icon == "ritual"}
    monsters = {name for name, card in language_pool().items() if card.frame == "ritual"}
    assert (spells, monsters) == (set(RITUALS), set(RITUALS.values()))


def test_each_ritual_monster_comes_for_tributes_of_its_level(lay: Lay) -> None:
    for rite, name in RITUALS.items():
        made = [monster("Six", level=6), monster("Two", level=2)]
        duel = lay(you={"hand": [rite, name, "Two", ELF], "monsters": ["Six"]}, made=made)
        duel.use(rite)
        assert (duel.who, duel.prompt, duel.options()) == ("you", "ritual", ["Six", "Two", ELF])
        duel.pick("Six", "Two")
        duel.upright(name)
        assert duel.zone("you", "monsters") == [name]
        assert sorted(duel.zone("you", "graveyard")) == sorted(["Six", "Two", rite])
        assert duel.offers("summon", ELF)
        assert [event.cause for event in duel.state.events if event.kind == "summoned"] == ["ritual"]


def test_no_ritual_with_too_few_levels_or_without_its_monster(lay: Lay) -> None:
    for rite, name in RITUALS.items():
        level = language_pool()[name].level or 0
        less = [monster("Less", level=level - 1)] if level > 1 else []
        duel = lay(you={"hand": [rite, name], "monsters": [card.name for card in less]}, made=less)
        assert not duel.offers("use", rite)
        other = next(ritual for ritual in RITUALS.values() if ritual != name)
        assert not lay(you={"hand": [rite, other], "monsters": [SKULL, SKULL]}).offers("use", rite)
        assert not lay(you={"hand": [rite], "graveyard": [name], "monsters": [SKULL, SKULL]}).offers("use", rite)


def test_a_ritual_monster_is_not_the_monster_of_a_turn(lay: Lay) -> None:
    for name in RITUALS.values():
        duel = lay(you={"hand": [name]})
        assert not duel.offers("summon")
        assert not duel.offers("set")


@pytest.mark.rule("R3-6.19")
def test_a_face_down_tribute_counts_no_levels_but_may_go_along(lay: Lay) -> None:
    short = lay(you={"hand": [RITE, BURGER, ELF], "monsters": ["?" + SKULL]})
    assert not short.offers("use", RITE)
    duel = lay(you={"hand": [RITE, BURGER], "monsters": ["?" + ELF, SKULL]})
    duel.use(RITE)
    assert duel.asked.legal is not None
    assert not duel.asked.legal([duel.monster(ELF)])
    assert duel.asked.legal([duel.monster(SKULL)])
    assert duel.asked.legal([duel.monster(ELF), duel.monster(SKULL)])


def test_more_levels_than_needed_may_be_tributed_and_a_second_copy_too(lay: Lay) -> None:
    duel = lay(you={"hand": [RITE, BURGER, BURGER]})
    duel.use(RITE)
    assert duel.options() == [BURGER]
    duel.pick(BURGER)
    duel.sideways(BURGER)
    assert (duel.position(BURGER), duel.zone("you", "graveyard")) == ("defense", [BURGER, RITE])
    alone = lay(you={"hand": [RITE, BURGER]})
    assert not alone.offers("use", RITE)


@pytest.mark.rule("R3-6.3")
def test_on_a_full_side_one_tribute_must_come_from_the_field(lay: Lay) -> None:
    duel = lay(you={"hand": [RITE, BURGER, SKULL], "monsters": [ELF] * 5})
    duel.use(RITE)
    assert duel.asked.legal is not None
    held = duel.card("you", "hand", SKULL)
    assert not duel.asked.legal([held])
    assert duel.asked.legal([held, duel.monster(ELF)])
    duel.pick(SKULL, ELF)
    duel.upright(BURGER)
    assert len(duel.zone("you", "monsters")) == 5


@pytest.mark.rule("R3-7.11")
def test_a_tribute_taken_from_the_opponent_goes_to_its_owner_and_one_of_the_opponents_isnt_offered(lay: Lay) -> None:
    duel = lay(you={"hand": ["Change of Heart", BURGER], "spells": ["?" + RITE]}, opp={"monsters": [SKULL, DRAGON]})
    duel.use("Change of Heart")
    duel.pick(SKULL)
    duel.pass_all()
    duel.turn_up(RITE)
    assert duel.options() == [SKULL]
    duel.pick(SKULL)
    duel.upright(BURGER)
    assert duel.zone("opp", "graveyard") == [SKULL]


def test_a_tribute_that_searches_does_so_after_the_ritual_monster_has_come(lay: Lay) -> None:
    duel = lay(you={"hand": [RITE, BURGER], "monsters": ["Sangan", "Sangan"]})
    duel.use(RITE)
    duel.pick("Sangan", "Sangan")
    duel.upright(BURGER)
    assert (duel.prompt, duel.zone("you", "monsters")) == ("search", [BURGER])


def test_a_token_may_be_tributed_for_its_levels(lay: Lay) -> None:
    calf = "{token: Calf, level: 6, attribute: earth, race: beast, atk: 0, def: 0}"
    farm = spell("Farm", f"{{do: {{summon: {calf}}}}}")
    duel = lay(you={"hand": ["Farm", BURGER], "spells": ["?" + RITE]}, made=[farm])
    duel.use("Farm")
    duel.run_until("act")
    duel.turn_up(RITE)
    duel.pick("Calf")
    duel.upright(BURGER)
    assert (duel.zone("you", "monsters"), duel.zone("you", "graveyard")) == ([BURGER], ["Farm", RITE])


def test_a_ritual_monster_comes_back_once_it_has_come(lay: Lay) -> None:
    never = lay(you={"hand": ["Monster Reborn"], "graveyard": [BURGER]})
    assert not never.offers("use", "Monster Reborn")
    hand = [RITE, "Dark Hole", "Monster Reborn"]
    duel = lay(you={"hand": [*hand, BURGER], "monsters": [SKULL]})
    for name, answer in zip(hand, (SKULL, "", BURGER), strict=True):
        duel.use(name)
        if answer:
            duel.pick(answer)
        duel.run_until("act")
        duel.end()
        duel.end()
    assert duel.zone("you", "monsters") == [BURGER]


def test_a_ritual_monster_that_went_back_to_the_hand_must_come_anew(lay: Lay) -> None:
    you = {"monsters": [SKULL, "?Hane-Hane"], "hand": [RITE, BURGER], "spells": ["?Monster Reborn"]}
    duel = lay(you=you, opp={"monsters": ["White Magical Hat"]})
    duel.use(RITE)
    duel.pass_all()
    duel.pick(SKULL)
    duel.upright(BURGER)
    duel.act("change", "Hane-Hane")
    duel.pick(BURGER)
    duel.end()
    duel.attack("White Magical Hat", "Hane-Hane")
    duel.run_until("act")
    assert BURGER in duel.zone("you", "graveyard")
    duel.end()
    duel.turn_up("Monster Reborn")
    duel.pass_all()
    assert duel.options() == [SKULL, "Hane-Hane"]


def test_a_spell_may_bring_no_monster_of_the_wrong_name(lay: Lay) -> None:
    odd = spell("Odd Rite", "{do: {ritual: Nobody, levels: 1}}")
    duel = lay(you={"hand": ["Odd Rite", BURGER], "monsters": [SKULL]}, made=[odd])
    assert not duel.offers("use", "Odd Rite")
