"""Cards that summon, or say how they are summoned, by the standard rules in both seats."""

import pytest

from tests.duelmonsters.scenario import language_pool
from tests.standard.playing import activate, attack, next_turn, pick_each, play, start
from tests.standard.scenario import Lay, monster, spell

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"
HARPIE, SISTERS, EGOTIST = "Harpie Lady", "Harpie Lady Sisters", "Elegant Egotist"
WORLD = "Toon World"


@pytest.mark.rule("STD-5.4")
def test_monster_reborn_takes_from_either_graveyard_in_either_position(lay: Lay) -> None:
    duel = lay(you={"hand": ["Monster Reborn"], "graveyard": [ELF]}, opp={"graveyard": [DRAGON, "Sparks"]})
    duel.use("Monster Reborn")
    assert duel.options() == [ELF, DRAGON]
    duel.pick(DRAGON)
    duel.pass_all()
    duel.sideways(DRAGON)
    duel.pass_all()
    assert (duel.zone("you", "monsters"), duel.position(DRAGON)) == ([DRAGON], "defense")


@pytest.mark.rule("STD-5.2")
@pytest.mark.parametrize("name", ["Relinquished", "Thousand Dragon", "Gate Guardian", SISTERS, "Larvae Moth"])
def test_monster_reborn_brings_nothing_back_that_never_came_in_its_own_way(lay: Lay, name: str) -> None:
    duel = lay(you={"hand": ["Monster Reborn"], "graveyard": [name]})
    assert not duel.offers("use")


@pytest.mark.rule("STD-3.7", "STD-3.8")
@pytest.mark.case("Y42", "Y43", "Y24")
def test_premature_burial_costs_800_and_the_monster_dies_with_it(lay: Lay) -> None:
    name = "Premature Burial"
    you = {"hand": [name], "graveyard": [ELF, SKULL]}
    duel = lay(you=you, opp={"graveyard": [DRAGON]})
    assert duel.life == (8000, 8000)
    duel.use(name)
    assert duel.options() == [ELF, SKULL]
    duel.pick(SKULL)
    duel.pass_all()
    assert (duel.life, duel.zone("you", "monsters"), duel.position(SKULL)) == ((7200, 8000), [SKULL], "attack")
    assert duel.zone("you", "spells") == [name]
    assert not lay(you={"hand": [name]}).offers("use")
    assert not lay(you=you | {"monsters": [ELF] * 5}).offers("use")
    assert not lay(you=you, life=(799, 8000)).offers("use")
    assert lay(you=you, life=(800, 8000)).offers("use")


def test_premature_burial_destroyed_takes_its_monster_returned_it_doesnt(lay: Lay) -> None:
    name = "Premature Burial"
    for sweeper, left in (("Heavy Storm", []), ("Giant Trunade", [SKULL])):
        duel = lay(you={"hand": [name, sweeper], "graveyard": [SKULL]})
        play(duel, name)
        play(duel, sweeper)
        duel.pass_all()
        assert duel.zone("you", "monsters") == left


@pytest.mark.rule("STD-3.11")
def test_premature_burial_destroyed_before_it_resolves_does_nothing(lay: Lay) -> None:
    name = "Premature Burial"
    duel = lay(you={"hand": [name], "graveyard": [SKULL]}, opp={"spells": ["?Mystical Space Typhoon", "?Waboku"]})
    start(duel, name)
    duel.turn_up("Mystical Space Typhoon")
    pick_each(duel, name)
    duel.pass_all()
    assert (duel.life, duel.zone("you", "monsters")) == ((7200, 8000), [])


@pytest.mark.rule("STD-7.5")
def test_elegant_egotist_brings_a_harpie_from_hand_or_deck(lay: Lay) -> None:
    you = {"hand": [EGOTIST, HARPIE, ELF], "monsters": [HARPIE], "deck": [ELF, SISTERS, HARPIE]}
    duel = lay(you=you)
    play(duel, EGOTIST)
    assert sorted(duel.options()) == sorted([HARPIE, HARPIE, SISTERS])
    duel.pick(SISTERS)
    duel.upright(SISTERS)
    duel.pass_all()
    assert duel.zone("you", "monsters") == [HARPIE, SISTERS]
    theirs = lay(you={"hand": [EGOTIST, SISTERS]}, opp={"monsters": [HARPIE]})
    assert theirs.offers("use", EGOTIST)
    assert not lay(you={"hand": [EGOTIST, SISTERS], "monsters": ["?" + HARPIE]}).offers("use")
    assert not theirs.offers("summon")
    assert not theirs.offers("set", SISTERS)


@pytest.mark.rule("STD-5.2")
def test_harpie_lady_sisters_come_back_once_they_came_with_elegant_egotist(lay: Lay) -> None:
    you = {"hand": [EGOTIST, SISTERS, "Dark Hole", "Monster Reborn"], "monsters": [HARPIE]}
    duel = lay(you=you)
    play(duel, EGOTIST)
    duel.run_until("position")
    duel.upright(SISTERS)
    duel.pass_all()
    play(duel, "Dark Hole")
    duel.use("Monster Reborn")
    assert sorted(duel.options()) == [HARPIE, SISTERS]


@pytest.mark.case("Y39")
@pytest.mark.rule("STD-3.9")
def test_the_flute_of_summoning_dragon_needs_lord_of_d_on_either_side_twice(lay: Lay) -> None:
    name, lord = "The Flute of Summoning Dragon", "Lord of D."
    hand = {"hand": [name, DRAGON, "Baby Dragon", ELF]}
    for mine in (True, False):
        laid = {"monsters": [lord]}
        duel = lay(you=hand | (laid if mine else {}), opp={} if mine else laid)
        play(duel, name)
        assert sorted(duel.options()) == ["Baby Dragon", DRAGON]
        duel.pick("Baby Dragon", DRAGON)
        duel.run_until("act")
        assert sorted(duel.zone("you", "monsters")) == sorted(["Baby Dragon", DRAGON, *[lord] * mine])
    assert not lay(you=hand).offers("use")
    assert not lay(you=hand, opp={"monsters": ["?" + lord]}).offers("use")
    gone = spell("Gone", "{do: {move: {all: true, name: Lord of D.}, to: hand}}", icon="quick")
    late = lay(you=hand, opp={"monsters": [lord], "spells": ["?Gone"]}, made=[gone])
    late.use(name)
    late.turn_up("Gone")
    late.pass_all()
    assert (late.prompt, late.zone("you", "monsters")) == ("act", [])


def test_lord_of_d_keeps_dragons_from_being_targets(lay: Lay) -> None:
    you = {"hand": ["Tribute to The Doomed", ELF], "monsters": ["Lord of D."]}
    duel = lay(you=you, opp={"monsters": [DRAGON, SKULL]})
    duel.use("Tribute to The Doomed")
    assert duel.options() == ["Lord of D.", SKULL]
    other = lay(you={"hand": ["Brain Control"]}, opp={"monsters": ["Lord of D.", DRAGON]})
    other.use("Brain Control")
    other.pass_all()
    assert other.zone("you", "monsters") == ["Lord of D."]


PARTS = ["Flame Manipulator", "Masaki the Legendary Swordsman"]


@pytest.mark.rule("STD-5.1")
def test_polymerization_fuses_from_hand_and_field(lay: Lay) -> None:
    you = {"hand": ["Polymerization", PARTS[0]], "monsters": ["?" + PARTS[1]], "fusion deck": ["Flame Swordsman"]}
    duel = lay(you=you)
    play(duel, "Polymerization")
    duel.run_until("position")
    duel.upright("Flame Swordsman")
    duel.pass_all()
    assert duel.zone("you", "monsters") == ["Flame Swordsman"]
    assert sorted(duel.zone("you", "graveyard")) == sorted([*PARTS, "Polymerization"])
    assert not lay(you=you | {"hand": ["Polymerization"]}).offers("use")


RITUALS = {
    card.name: (card.abilities[0].do[0].ritual, card.abilities[0].do[0].levels)
    for card in language_pool().values()
    if card.icon == "ritual"
}


def test_these_are_the_ritual_spells() -> None:
    assert set(RITUALS) == {
        "Beastly Mirror Ritual",
        "Black Illusion Ritual",
        "Black Luster Ritual",
        "Black Magic Ritual",
        "Commencement Dance",
        "Fortress Whale's Oath",
        "Hamburger Recipe",
        "Resurrection of Chakra",
        "Revival of Dokurorider",
        "War-Lion Ritual",
        "Zera Ritual",
    }


@pytest.mark.rule("STD-5.1")
@pytest.mark.parametrize("name", RITUALS)
def test_a_ritual_takes_levels_from_hand_or_field_and_brings_its_monster(lay: Lay, name: str) -> None:
    brought, levels = RITUALS[name]
    one, rest = monster("One", level=1), monster("Rest", level=max(1, levels - 1))
    you = {"hand": [name, brought, "Rest"], "monsters": ["One"] if levels > 1 else []}
    duel = lay(you=you, made=[one, rest])
    play(duel, name)
    duel.run_until("position")
    duel.upright(brought)
    duel.pass_all()
    assert duel.zone("you", "monsters") == [brought]
    assert sorted(duel.zone("you", "graveyard")) == sorted([name, "Rest", *["One"] * (levels > 1)])
    assert not lay(you={"hand": [name, brought], "monsters": []}).offers("use")
    assert not lay(you={"hand": [name, "Rest"], "monsters": ["One"]}, made=[one, rest]).offers("use")


@pytest.mark.rule("STD-5.9")
def test_scapegoat_makes_four_tokens_and_forbids_summons_but_no_sets(lay: Lay) -> None:
    you = {"hand": ["Scapegoat", ELF, SKULL, "Monster Reborn"], "monsters": ["?" + ELF], "graveyard": [ELF]}
    duel = lay(you=you)
    play(duel, "Scapegoat")
    assert duel.zone("you", "monsters") == [ELF] + ["Sheep Token"] * 4
    assert {duel.position("Sheep Token"), duel.atk("Sheep Token"), duel.def_("Sheep Token")} == {"defense", 0}
    assert not duel.offers("summon")
    assert not duel.offers("change", ELF)
    assert not duel.offers("use", "Monster Reborn")
    full = lay(you={"hand": ["Scapegoat"], "monsters": [ELF, ELF]})
    assert not full.offers("use")
    late = lay(you={"hand": ["Scapegoat", ELF]})
    late.summon(ELF)
    late.pass_all()
    assert not late.offers("use")
    after = lay(you={"hand": ["Scapegoat", ELF]})
    play(after, "Scapegoat")
    assert (after.offers("set", ELF), after.offers("summon", ELF)) == (True, False)


@pytest.mark.rule("STD-5.9")
def test_sheep_tokens_are_no_tributes_for_a_summon_but_for_a_cost(lay: Lay) -> None:
    alone = lay(you={"hand": ["Scapegoat", SKULL]})
    play(alone, "Scapegoat")
    assert not alone.offers("set", SKULL)
    duel = lay(you={"hand": ["Scapegoat"], "monsters": ["Cannon Soldier"]})
    play(duel, "Scapegoat")
    activate(duel, "Cannon Soldier", "Sheep Token")
    assert (duel.life, duel.zone("you", "graveyard")) == ((8000, 7500), ["Scapegoat"])


@pytest.mark.case("Y41", "Y24")
@pytest.mark.rule("STD-2.3")
def test_ultimate_offering_buys_one_more_normal_summon_with_its_tributes(lay: Lay) -> None:
    name = "Ultimate Offering"
    duel = lay(you={"hand": [ELF, SKULL], "spells": [name]})
    duel.summon(ELF)
    duel.pass_all()
    assert not duel.offers("summon")
    activate(duel, name)
    duel.run_until("act")
    assert duel.life == (7500, 8000)
    assert duel.zone("you", "monsters") == [SKULL]
    assert duel.zone("you", "graveyard") == [ELF]
    assert not lay(you={"hand": [SKULL], "spells": [name]}).offers("activate")
    assert not lay(you={"hand": [ELF], "spells": [name]}, life=(499, 8000)).offers("activate")
    assert not lay(you={"hand": [ELF], "spells": [name], "monsters": [ELF] * 5}).offers("activate")


@pytest.mark.rule("STD-2.3", "STD-6.3")
def test_ultimate_offering_may_set_a_monster_for_who_cannot_summon(lay: Lay) -> None:
    """Scapegoat forbids summons and no sets, those by leave of a card as little."""
    name = "Ultimate Offering"
    duel = lay(you={"hand": ["Scapegoat", ELF], "spells": [name]})
    play(duel, "Scapegoat")
    assert duel.offers("set", ELF)
    activate(duel, name)
    duel.run_until("act")
    assert (duel.position(ELF), duel.zone("you", "hand"), duel.life) == ("face-down", [], (7500, 8000))
    assert "set" in duel.happened()


@pytest.mark.case("Y43")
@pytest.mark.rule("STD-2.3")
@pytest.mark.parametrize("whose", ["you", "opp"])
def test_mausoleum_of_the_emperor_takes_life_for_tributes_of_either_player(lay: Lay, whose: str) -> None:
    name = "Mausoleum of the Emperor"
    hand = {"hand": [SKULL, DRAGON, ELF]}
    laid = {"field spell": [name]}
    duel = lay(you=hand | (laid if whose == "you" else {}), opp=laid if whose == "opp" else {})
    offered = [option for option in duel.asked.options if option.verb == "activate"]
    assert len(offered) == 2
    duel.send(offered[0])
    duel.pass_all()
    duel.run_until("act")
    assert (duel.life, duel.zone("you", "monsters"), duel.position(SKULL)) == ((7000, 8000), [SKULL], "attack")
    assert not duel.offers("summon")
    assert not duel.offers("activate")
    big = lay(you={"hand": [DRAGON]} | (laid if whose == "you" else {}), opp=laid if whose == "opp" else {})
    (only,) = [option for option in big.asked.options if option.verb == "activate"]
    big.send(only)
    big.pass_all()
    big.run_until("act")
    assert (big.life, big.zone("you", "monsters")) == ((6000, 8000), [DRAGON])


@pytest.mark.case("Y43")
def test_mausoleum_of_the_emperor_asks_nothing_where_it_could_do_nothing(lay: Lay) -> None:
    laid = {"field spell": ["Mausoleum of the Emperor"]}
    assert not lay(you=laid | {"hand": [ELF]}).offers("activate")
    assert not lay(you=laid | {"hand": [SKULL], "monsters": [ELF] * 5}).offers("activate")
    assert not lay(you=laid | {"hand": [SKULL]}, life=(999, 8000)).offers("activate")
    used = lay(you=laid | {"hand": [SKULL, ELF]})
    used.summon(ELF)
    used.pass_all()
    assert not used.offers("activate")


@pytest.mark.case("Y54")
@pytest.mark.rule("STD-3.5")
def test_last_will_before_and_after_a_death(lay: Lay) -> None:
    you = {"hand": ["Last Will", "Dark Hole"], "monsters": [ELF], "deck": [ELF, SKULL, "Sangan"]}
    after = lay(you=you)
    play(after, "Dark Hole")
    play(after, "Last Will")
    assert after.options() == [ELF, "Sangan"]
    after.pick("Sangan")
    after.sideways("Sangan")
    after.pass_all()
    assert after.zone("you", "monsters") == ["Sangan"]
    before = lay(you=you)
    play(before, "Last Will")
    assert before.zone("you", "monsters") == [ELF]
    play(before, "Dark Hole")
    before.yes()
    before.pass_all()
    before.pick("Sangan")
    before.sideways("Sangan")
    before.pass_all()
    assert before.zone("you", "monsters") == ["Sangan"]
    never = lay(you=you)
    play(never, "Last Will")
    next_turn(never)
    assert never.zone("you", "monsters") == [ELF]


@pytest.mark.rule("STD-5.10")
@pytest.mark.parametrize("before", [True, False])
def test_last_will_is_not_for_a_monster_that_goes_to_the_opponents_graveyard(lay: Lay, before: bool) -> None:
    hand = ["Last Will", "Change of Heart"]
    duel = lay(you={"hand": hand, "monsters": ["Cannon Soldier"], "deck": ["Sangan"]}, opp={"monsters": [SKULL]})
    play(duel, "Change of Heart", SKULL)
    if before:
        play(duel, "Last Will")
    activate(duel, "Cannon Soldier", SKULL)
    assert duel.zone("opp", "graveyard") == [SKULL]
    if not before:
        play(duel, "Last Will")
    assert (duel.prompt, duel.zone("you", "monsters")) == ("act", ["Cannon Soldier"])


@pytest.mark.rule("STD-5.7")
def test_last_will_is_not_for_a_monster_that_lay_as_an_equip_card(lay: Lay) -> None:
    tomb = monster("Tomb", "{activate: ignition, target: {choose: 1, other: true}, do: {equip: target, to: self}}")
    you = {"hand": ["Last Will", "Mystical Space Typhoon"], "monsters": ["Tomb", ELF], "deck": ["Sangan"]}
    duel = lay(you=you, made=[tomb])
    activate(duel, "Tomb", ELF)
    play(duel, "Mystical Space Typhoon", ELF)
    assert ELF in duel.zone("you", "graveyard")
    play(duel, "Last Will")
    assert (duel.prompt, duel.zone("you", "monsters")) == ("act", ["Tomb"])


@pytest.mark.rule("STD-5.8", "STD-6.4")
@pytest.mark.case("Y26", "Y30")
@pytest.mark.parametrize(("name", "cost"), [("Change of Heart", 0), ("Brain Control", 800)])
def test_control_until_the_end_of_the_turn(lay: Lay, name: str, cost: int) -> None:
    duel = lay(you={"hand": [name]}, opp={"monsters": [SKULL, "?" + ELF]})
    duel.use(name)
    if name == "Change of Heart":
        assert duel.options() == [SKULL, ELF]
        duel.pick(SKULL)
    duel.pass_all()
    assert (duel.zone("you", "monsters"), duel.life) == ([SKULL], (8000 - cost, 8000))
    assert duel.offers("change", SKULL)
    next_turn(duel)
    assert sorted(duel.zone("opp", "monsters")) == [ELF, SKULL]
    assert not lay(you={"hand": [name], "monsters": [ELF] * 5}, opp={"monsters": [SKULL]}).offers("use")


@pytest.mark.rule("STD-2.3")
def test_soul_exchange_lends_a_tribute_and_costs_the_battle_phase(lay: Lay) -> None:
    you = {"hand": ["Soul Exchange", SKULL], "monsters": [ELF]}
    duel = lay(you=you, opp={"monsters": ["?" + DRAGON, ELF]})
    play(duel, "Soul Exchange", DRAGON)
    assert not duel.offers("battle")
    duel.summon(SKULL)
    pick_each(duel, DRAGON)
    duel.pass_all()
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([ELF, SKULL], [ELF])
    assert duel.zone("opp", "graveyard") == [DRAGON]


def test_mask_of_restrict_stops_every_tribute(lay: Lay) -> None:
    you = {"hand": [SKULL, "Share the Pain", "Black Illusion Ritual", "Relinquished", ELF]}
    you |= {"monsters": ["Cannon Soldier", "The Little Swordsman of Aile", ELF]}
    duel = lay(you=you, opp={"spells": ["Mask of Restrict"], "monsters": [ELF]})
    assert not duel.offers("summon", SKULL)
    assert not duel.offers("set", SKULL)
    assert not duel.offers("activate")
    assert not duel.offers("use")
    assert duel.offers("summon", ELF)


@pytest.mark.rule("STD-5.2", "STD-3.13")
def test_gate_guardian_comes_for_its_three_parts_only(lay: Lay) -> None:
    name, parts = "Gate Guardian", ["Sanga of the Thunder", "Kazejin", "Suijin"]
    duel = lay(you={"hand": [name], "monsters": [*parts, "Suijin", ELF]})
    assert not duel.offers("summon")
    assert not duel.offers("set", name)
    duel.act("special", name)
    assert duel.options() == [*parts, "Suijin"]
    duel.pick(*parts)
    duel.run_until("position")
    duel.upright(name)
    duel.pass_all()
    assert sorted(duel.zone("you", "monsters")) == sorted([name, "Suijin", ELF])
    assert sorted(duel.zone("you", "graveyard")) == sorted(parts)
    assert not lay(you={"hand": [name], "monsters": [*parts[:2], ELF]}).offers("special")


MOTHS = [("Larvae Moth", 2), ("Great Moth", 4)]


@pytest.mark.rule("STD-5.7", "STD-6.2")
def test_cocoon_of_evolution_equips_petit_moth_from_the_hand(lay: Lay) -> None:
    cocoon, moth = "Cocoon of Evolution", "Petit Moth"
    duel = lay(you={"hand": [cocoon], "monsters": [moth, ELF]})
    activate(duel, cocoon)
    assert (duel.zone("you", "spells"), duel.atk(moth), duel.def_(moth)) == ([cocoon], 0, 2000)
    assert duel.offers("activate") is False
    other = lay(you={"hand": [cocoon], "monsters": [ELF, "?" + moth]})
    assert not other.offers("activate")
    assert other.offers("summon", cocoon)
    theirs = lay(you={"hand": [cocoon]}, opp={"monsters": [moth]})
    activate(theirs, cocoon)
    assert (theirs.zone("you", "spells"), theirs.def_(moth)) == ([cocoon], 2000)


@pytest.mark.rule("STD-6.5")
@pytest.mark.parametrize(("name", "turns"), MOTHS)
def test_a_moth_hatches_after_so_many_own_turns(lay: Lay, name: str, turns: int) -> None:
    cocoon, moth = "Cocoon of Evolution", "Petit Moth"
    duel = lay(you={"hand": [cocoon, name], "monsters": [moth]})
    assert not duel.offers("summon", name)
    activate(duel, cocoon)
    for passed in range(1, turns + 1):
        assert not duel.offers("special"), passed
        next_turn(duel)
        next_turn(duel)
    duel.act("special", name)
    duel.run_until("position")
    duel.upright(name)
    duel.pass_all()
    assert duel.zone("you", "monsters") == [name]
    assert sorted(duel.zone("you", "graveyard")) == sorted([cocoon, moth])


TOONS = [("Toon Mermaid", 0), ("Toon Summoned Skull", 1), ("Manga Ryu-Ran", 2), ("Blue-Eyes Toon Dragon", 2)]


@pytest.mark.case("Y51")
@pytest.mark.rule("STD-5.2")
@pytest.mark.parametrize(("name", "tributes"), TOONS)
def test_a_toon_comes_while_toon_world_is_there(lay: Lay, name: str, tributes: int) -> None:
    you = {"hand": [name, WORLD], "monsters": [ELF] * tributes}
    duel = lay(you=you)
    assert not duel.offers("special")
    assert not duel.offers("summon")
    play(duel, WORLD)
    assert duel.life == (7000, 8000)
    duel.act("special", name)
    duel.run_until("position")
    duel.upright(name)
    duel.pass_all()
    assert (duel.zone("you", "monsters"), duel.zone("you", "graveyard")) == ([name], [ELF] * tributes)
    duel.act("battle")
    assert not duel.offers("attack")


@pytest.mark.parametrize(("name", "tributes"), TOONS)
def test_a_toon_attacks_for_500_past_others_but_not_past_toons(lay: Lay, name: str, tributes: int) -> None:
    you = {"monsters": [name], "spells": [WORLD]}
    duel = lay(you=you, opp={"monsters": [DRAGON]})
    attack(duel, name)
    duel.pass_all()
    assert duel.life == (7500, 8000 - (duel.atk(name) or 0))
    barred = lay(you=you, opp={"monsters": [DRAGON, "Toon Mermaid"]})
    barred.act("battle")
    assert [option for option in barred.options() if option.startswith("attack")] == [f"attack {name} Toon Mermaid"]


@pytest.mark.rule("STD-5.12", "STD-5.2")
@pytest.mark.parametrize(("name", "tributes"), TOONS)
def test_a_toon_comes_back_only_while_toon_world_is_there(lay: Lay, name: str, tributes: int) -> None:
    you = {"hand": [name, "Dark Hole", "Monster Reborn"], "monsters": [ELF] * tributes, "spells": [WORLD]}
    you["graveyard"] = [SKULL, SKULL]
    for gone in (False, True):
        duel = lay(you=you | {"hand": [*you["hand"], *["Mystical Space Typhoon"] * gone]})
        duel.act("special", name)
        duel.run_until("position")
        duel.upright(name)
        duel.pass_all()
        play(duel, "Dark Hole")
        if gone:
            play(duel, "Mystical Space Typhoon")
        duel.use("Monster Reborn")
        assert duel.prompt == "target"
        assert (name in duel.options()) is not gone


@pytest.mark.parametrize(("name", "tributes"), TOONS)
def test_toons_go_when_toon_world_is_destroyed(lay: Lay, name: str, tributes: int) -> None:
    duel = lay(you={"monsters": [name, ELF], "spells": [WORLD], "hand": ["Heavy Storm"]})
    play(duel, "Heavy Storm")
    duel.pass_all()
    assert duel.zone("you", "monsters") == [ELF]


@pytest.mark.rule("STD-3.10")
def test_toons_stay_when_a_second_toon_world_is_negated(lay: Lay) -> None:
    """It never lay on the field, so that it isn't destroyed there."""
    duel = lay(
        you={"monsters": ["Toon Mermaid"], "spells": [WORLD], "hand": [WORLD]},
        opp={"spells": ["?Magic Jammer"], "hand": [ELF]},
    )
    start(duel, WORLD)
    duel.turn_up("Magic Jammer")
    duel.pass_all()
    assert (duel.zone("you", "monsters"), duel.zone("you", "graveyard")) == (["Toon Mermaid"], [WORLD])


def test_relinquished_takes_a_monster_as_its_own_shield(lay: Lay) -> None:
    name = "Relinquished"
    duel = lay(you={"monsters": [name]}, opp={"monsters": [SKULL, DRAGON]})
    activate(duel, name, SKULL)
    assert (duel.zone("you", "spells"), duel.atk(name), duel.def_(name)) == ([SKULL], 2500, 1200)
    assert not duel.offers("activate")
    attack(duel, name, DRAGON)
    duel.pass_all()
    assert (duel.zone("you", "monsters"), duel.zone("opp", "graveyard")) == ([name], [SKULL])
    assert duel.life == (7500, 7500)
