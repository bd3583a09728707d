"""Fusions and rituals (STD-5.1), and how their monsters come (STD-5.4)."""

import pytest

from tests.standard.battling import DRAGON, ELF, SKULL, with_word
from tests.standard.playing import play, start
from tests.standard.scenario import Lay, Scenario, monster, spell, trap

FUSE, RITE, BURGER = "Polymerization", "Hamburger Recipe", "Hungry Burger"
ULTIMATE, SWORDSMAN = "Blue-Eyes Ultimate Dragon", "Flame Swordsman"
ONE, OTHER = "Flame Manipulator", "Masaki the Legendary Swordsman"
STAND_IN = with_word(monster("Stand-in", level=2), "fusion substitute")


def fused(duel: Scenario, name: str, *picks: str) -> None:
    """Use Polymerization for this monster, of these materials where that is asked; it comes in attack position."""
    start(duel, FUSE)
    duel.pass_all()
    duel.pick(name)
    if duel.prompt == "material":
        duel.pick(*picks)
    duel.upright(name)
    duel.run_until("act")


# materials


@pytest.mark.rule("STD-5.1")
@pytest.mark.parametrize(
    ("hand", "field"),
    [([ONE, OTHER], []), ([], [ONE, OTHER]), ([ONE], ["?" + OTHER]), ([], ["?" + ONE, "=" + OTHER])],
)
def test_materials_come_from_hand_or_field_face_down_ones_too(lay: Lay, hand: list[str], field: list[str]) -> None:
    duel = lay(you={"hand": [FUSE, *hand], "monsters": field, "extra deck": [SWORDSMAN]})
    fused(duel, SWORDSMAN, ONE, OTHER)
    assert (duel.zone("you", "monsters"), duel.zone("you", "hand")) == ([SWORDSMAN], [])
    assert sorted(duel.zone("you", "graveyard")) == sorted([ONE, OTHER, FUSE])
    materials = [event for event in duel.state.events if event.cause == "material"]
    assert [event.kind for event in materials] == ["sent to graveyard"] * 2


@pytest.mark.rule("STD-5.1")
@pytest.mark.case("Y43")
def test_without_each_material_or_the_fusion_monster_the_spell_cant_be_used(lay: Lay) -> None:
    assert not lay(you={"hand": [FUSE, ONE], "extra deck": [SWORDSMAN]}).offers("use", FUSE)
    assert not lay(you={"hand": [FUSE, ONE, ONE], "extra deck": [SWORDSMAN]}).offers("use", FUSE)
    assert not lay(you={"hand": [FUSE, ONE, OTHER]}).offers("use", FUSE)
    gone = {"hand": [FUSE, ONE], "graveyard": [OTHER], "extra deck": [SWORDSMAN]}
    assert not lay(you=gone, opp={"monsters": [OTHER]}).offers("use", FUSE)
    assert lay(you={"hand": [FUSE, ONE, OTHER], "extra deck": [SWORDSMAN]}).offers("use", FUSE)


@pytest.mark.rule("STD-5.1")
def test_one_material_may_be_a_substitute_the_others_must_be_right(lay: Lay) -> None:
    hand = [FUSE, "Stand-in", OTHER]
    duel = lay(you={"hand": hand, "extra deck": [SWORDSMAN]}, made=[STAND_IN])
    fused(duel, SWORDSMAN, "Stand-in", OTHER)
    assert "Stand-in" in duel.zone("you", "graveyard")
    two = lay(you={"hand": [FUSE, "Stand-in", "Stand-in"], "extra deck": [SWORDSMAN]}, made=[STAND_IN])
    assert not two.offers("use", FUSE)


@pytest.mark.rule("STD-5.1")
def test_of_more_than_needed_its_player_picks_and_a_wrong_pick_is_refused(lay: Lay) -> None:
    you = {"hand": [FUSE, ONE, OTHER, "Stand-in", ELF], "monsters": ["=" + ONE], "extra deck": [SWORDSMAN]}
    duel = lay(you=you, made=[STAND_IN])
    start(duel, FUSE)
    duel.pass_all()
    duel.pick(SWORDSMAN)
    assert (duel.prompt, duel.asked.private, duel.asked.lo, duel.asked.hi) == ("material", True, 2, 2)
    assert sorted(duel.options()) == sorted([ONE, ONE, OTHER, "Stand-in"])
    legal = duel.asked.legal
    assert legal is not None
    by_name = {card.definition.name: card for card in duel.asked.options}
    assert not legal([card for card in duel.asked.options if card.definition.name == ONE])
    for pair in ((ONE, OTHER), (OTHER, ONE), ("Stand-in", OTHER), (ONE, "Stand-in")):
        assert legal([by_name[name] for name in pair])
    duel.pick("Stand-in", OTHER)
    duel.sideways(SWORDSMAN)
    assert duel.position(SWORDSMAN) == "defense"
    assert duel.zone("you", "monsters") == [ONE, SWORDSMAN]


@pytest.mark.rule("STD-5.1", "STD-7.5")
def test_whether_the_materials_are_asked_for_hangs_on_what_all_can_see(lay: Lay) -> None:
    """With cards in hand the question comes though there is one answer; all open on the field, it doesn't."""
    prompts = []
    for held in ([], [ELF], ["Ookazi"], [ONE]):
        duel = lay(you={"hand": [FUSE, *held], "monsters": [ONE, OTHER], "extra deck": [SWORDSMAN]})
        start(duel, FUSE)
        duel.pass_all()
        duel.pick(SWORDSMAN)
        prompts.append(duel.prompt)
    assert prompts == ["position", "material", "material", "material"]


@pytest.mark.rule("STD-5.1")
def test_a_monster_of_three_takes_three(lay: Lay) -> None:
    you = {"hand": [FUSE, DRAGON], "monsters": [DRAGON, "?" + DRAGON], "extra deck": [ULTIMATE]}
    duel = lay(you=you)
    fused(duel, ULTIMATE, DRAGON, DRAGON, DRAGON)
    assert duel.zone("you", "monsters") == [ULTIMATE]


@pytest.mark.rule("STD-5.1", "STD-5.4")
def test_on_a_full_side_a_material_must_make_the_place(lay: Lay) -> None:
    full = {"hand": [FUSE, ONE, OTHER], "monsters": [ELF] * 5, "extra deck": [SWORDSMAN]}
    assert not lay(you=full).offers("use", FUSE)
    duel = lay(you=full | {"monsters": ["?" + ONE, *[ELF] * 4]})
    start(duel, FUSE)
    duel.pass_all()
    duel.pick(SWORDSMAN)
    legal = duel.asked.legal
    assert legal is not None
    held = [card for card in duel.asked.options if card.zone == duel.card("you", "hand", OTHER).zone]
    assert not legal(held)
    duel.send(duel.asked.proposal)
    duel.upright(SWORDSMAN)
    assert len(duel.zone("you", "monsters")) == 5


@pytest.mark.rule("STD-5.1")
def test_the_materials_are_chosen_on_resolution_and_may_be_gone_then(lay: Lay) -> None:
    pit = trap("Pit", "{target: {choose: 1, side: opp}, do: {destroy: target}}")
    you = {"hand": [FUSE], "monsters": [ONE, OTHER], "extra deck": [SWORDSMAN]}
    duel = lay(you=you, opp={"spells": ["?Pit"]}, made=[pit])
    duel.use(FUSE)
    duel.turn_up("Pit")
    duel.pick(ONE)
    duel.pass_all()
    assert (duel.prompt, duel.zone("you", "monsters")) == ("act", [OTHER])
    assert FUSE in duel.zone("you", "graveyard")


@pytest.mark.rule("STD-5.1", "STD-5.4")
def test_neither_kind_is_normal_summoned_or_set_and_both_are_no_normal_summon(lay: Lay) -> None:
    duel = lay(you={"hand": [FUSE, ONE, OTHER, BURGER, "Four"], "extra deck": [SWORDSMAN]}, made=[monster("Four")])
    assert not duel.offers("summon", BURGER)
    assert not duel.offers("set", BURGER)
    fused(duel, SWORDSMAN, ONE, OTHER)
    assert duel.offers("summon", "Four")
    assert [event.cause for event in duel.state.events if event.kind == "summoned"] == ["fusion"]


# rituals


@pytest.mark.rule("STD-5.1")
def test_tributes_come_from_hand_or_field_until_the_levels_are_reached(lay: Lay) -> None:
    made = [monster("Two", level=2), monster("Four")]
    duel = lay(you={"hand": [RITE, BURGER, "Two"], "monsters": ["?Four"]}, made=made)
    start(duel, RITE)
    duel.pass_all()
    assert (duel.prompt, duel.asked.private) == ("ritual", True)
    duel.pick("Two", "Four")
    duel.sideways(BURGER)
    duel.run_until("act")
    assert (duel.zone("you", "monsters"), duel.position(BURGER)) == ([BURGER], "defense")
    tributes = [event for event in duel.state.events if event.cause == "tribute"]
    assert [event.kind for event in tributes] == ["sent to graveyard"] * 2


@pytest.mark.rule("STD-5.1")
def test_none_of_the_tributes_may_be_superfluous(lay: Lay) -> None:
    made = [monster("Two", level=2), monster("Four"), monster("Six", level=6)]
    duel = lay(you={"hand": [RITE, BURGER, "Two", "Six"], "monsters": ["Four"]}, made=made)
    start(duel, RITE)
    duel.pass_all()
    legal = duel.asked.legal
    assert legal is not None
    cards = {card.definition.name: card for card in duel.asked.options}
    for names, fair in [
        (("Six",), True),
        (("Two", "Four"), True),
        (("Four",), False),
        (("Six", "Two"), False),
        (("Six", "Four"), False),
        (("Two", "Four", "Six"), False),
    ]:
        assert legal([cards[name] for name in names]) is fair, names
    assert legal(duel.asked.proposal or [])
    assert duel.asked.lo == 1


@pytest.mark.rule("STD-5.1")
def test_more_levels_than_the_monsters_are_fine_where_no_tribute_could_be_left_out(lay: Lay) -> None:
    duel = lay(you={"hand": [RITE, BURGER, "Four"], "monsters": ["Four"]}, made=[monster("Four")])
    play(duel, RITE)
    duel.pick("Four", "Four")
    duel.upright(BURGER)
    duel.run_until("act")
    assert duel.zone("you", "monsters") == [BURGER]


@pytest.mark.rule("STD-5.1")
@pytest.mark.case("Y43")
def test_no_ritual_without_its_monster_in_hand_or_with_too_few_levels(lay: Lay) -> None:
    made = [monster("Five", level=5)]
    assert not lay(you={"hand": [RITE, BURGER, "Five"]}, made=made).offers("use", RITE)
    assert not lay(you={"hand": [RITE], "graveyard": [BURGER], "monsters": [SKULL]}).offers("use", RITE)
    assert not lay(you={"hand": [RITE, BURGER]}, opp={"monsters": [SKULL]}).offers("use", RITE)
    assert lay(you={"hand": [RITE, BURGER, SKULL]}).offers("use", RITE)


@pytest.mark.rule("STD-5.1", "STD-5.4")
def test_on_a_full_side_a_tribute_of_the_field_is_not_superfluous(lay: Lay) -> None:
    duel = lay(you={"hand": [RITE, BURGER, SKULL], "monsters": [ELF] * 5})
    start(duel, RITE)
    duel.pass_all()
    legal = duel.asked.legal
    assert legal is not None
    held = duel.card("you", "hand", SKULL)
    laid = duel.cards("you", "monsters")
    assert not legal([held])
    assert legal([held, laid[0]])
    assert not legal([held, laid[0], laid[1]])
    duel.send([held, laid[0]])
    duel.upright(BURGER)
    assert len(duel.zone("you", "monsters")) == 5


@pytest.mark.rule("STD-5.1")
def test_who_may_not_summon_neither_fuses_nor_holds_a_ritual(lay: Lay) -> None:
    vow = spell("Vow", "{do: {modify: you, cannot: summon}}")
    you = {"hand": ["Vow", FUSE, RITE, ONE, OTHER, BURGER, SKULL], "extra deck": [SWORDSMAN]}
    duel = lay(you=you, made=[vow])
    play(duel, "Vow")
    assert not duel.offers("use", FUSE)
    assert not duel.offers("use", RITE)


@pytest.mark.rule("STD-5.1", "STD-5.2")
def test_a_fused_monster_may_attack_and_come_back_from_the_graveyard(lay: Lay) -> None:
    hand = [FUSE, ONE, OTHER, "Dark Hole", "Monster Reborn"]
    duel = lay(you={"hand": hand, "extra deck": [SWORDSMAN]})
    fused(duel, SWORDSMAN, ONE, OTHER)
    play(duel, "Dark Hole")
    play(duel, "Monster Reborn", SWORDSMAN)
    duel.upright(SWORDSMAN)
    duel.run_until("act")
    duel.act("battle")
    assert duel.offers("attack", SWORDSMAN, "player")
