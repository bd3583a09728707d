"""Cards that answer, negate or look, by the standard rules in both seats."""

import pytest

from duelterm.core.looking import Eyes, sees
from tests.standard.playing import offered, pick_each, play, rest, start
from tests.standard.scenario import Lay, monster, spell

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"
DUSTER = "Harpie's Feather Duster"
FEATHERS = spell(DUSTER, "{do: {destroy: {all: true, side: opp, kind: [spell, trap]}}}")


@pytest.mark.rule("STD-3.3", "STD-2.8")
def test_trap_hole_destroys_what_is_summoned_with_1000_attack(lay: Lay) -> None:
    strong, weak = monster("Strong", atk=1000), monster("Weak", atk=999)
    for verb, name, answered in (("summon", "Strong", True), ("summon", "Weak", False), ("set", "Strong", False)):
        duel = lay(you={"hand": [name]}, opp={"spells": ["?Trap Hole"]}, made=[strong, weak])
        duel.act(verb, name)
        assert offered(duel, "turn up", "Trap Hole") is answered, (verb, name)
    flipped = lay(you={"monsters": ["?Strong"]}, opp={"spells": ["?Trap Hole"]}, made=[strong])
    flipped.flip("Strong")
    assert offered(flipped, "turn up")
    flipped.turn_up("Trap Hole")
    rest(flipped)
    assert flipped.zone("you", "graveyard") == ["Strong"]


@pytest.mark.rule("STD-3.10", "STD-3.1")
@pytest.mark.parametrize(
    ("name", "answered", "spared"),
    [
        ("Magic Jammer", "Sparks", "Reinforcements"),
        ("Seven Tools of the Bandit", "Reinforcements", "Sparks"),
    ],
)
def test_a_counter_trap_negates_a_card_of_its_kind(lay: Lay, name: str, answered: str, spared: str) -> None:
    opp = {"spells": ["?" + name], "hand": [ELF, SKULL]}
    duel = lay(you={"spells": ["?" + answered], "monsters": [ELF]}, opp=opp)
    start(duel, answered)
    duel.turn_up(name)
    pick_each(duel, ELF)
    rest(duel)
    assert (duel.zone("you", "graveyard"), duel.atk(ELF)) == ([answered], 800)
    assert duel.life == (8000, 7000 if name != "Magic Jammer" else 8000)
    assert ("discarded" in duel.happened()) is (name == "Magic Jammer")
    other = lay(you={"spells": ["?" + spared], "monsters": [ELF]}, opp=opp)
    start(other, spared)
    assert not offered(other, "turn up", name)


@pytest.mark.case("Y42", "Y24")
def test_counter_traps_need_their_cost(lay: Lay) -> None:
    jammer = lay(you={"hand": ["Sparks"]}, opp={"spells": ["?Magic Jammer"]})
    jammer.use("Sparks")
    assert not offered(jammer, "turn up")
    you = {"spells": ["?Reinforcements"], "monsters": [ELF]}
    poor = lay(you=you, opp={"spells": ["?Seven Tools of the Bandit"]}, life=(8000, 999))
    start(poor, "Reinforcements")
    assert not offered(poor, "turn up")


@pytest.mark.rule("STD-3.1")
def test_a_counter_trap_can_be_answered_by_another_only(lay: Lay) -> None:
    you = {"spells": ["?Sparks", "?Reinforcements", "?Seven Tools of the Bandit"], "monsters": [ELF]}
    duel = lay(you=you, opp={"spells": ["?Magic Jammer"], "hand": [ELF]})
    start(duel, "Sparks")
    duel.turn_up("Magic Jammer")
    assert [option for option in duel.options() if option != "pass"] == ["turn up Seven Tools of the Bandit"]
    duel.turn_up("Seven Tools of the Bandit")
    rest(duel)
    assert duel.life == (7000, 7800)


@pytest.mark.rule("STD-3.13")
def test_horn_of_heaven_negates_a_summon_for_a_tribute(lay: Lay) -> None:
    name = "Horn of Heaven"
    duel = lay(you={"hand": [SKULL], "monsters": [ELF]}, opp={"spells": ["?" + name], "monsters": [ELF]})
    duel.summon(SKULL)
    duel.turn_up(name)
    rest(duel)
    assert sorted(duel.zone("you", "graveyard")) == sorted([ELF, SKULL])
    assert sorted(duel.zone("opp", "graveyard")) == sorted([ELF, name])
    assert "summoned" not in duel.happened()
    assert not duel.offers("summon")
    none = lay(you={"hand": [ELF]}, opp={"spells": ["?" + name]})
    none.summon(ELF)
    assert not offered(none, "turn up")
    effect = lay(you={"hand": ["Monster Reborn"], "graveyard": [ELF]}, opp={"spells": ["?" + name], "monsters": [ELF]})
    effect.use("Monster Reborn")
    assert not offered(effect, "turn up")
    set_down = lay(you={"hand": [ELF]}, opp={"spells": ["?" + name], "monsters": [ELF]})
    set_down.set(ELF)
    assert not offered(set_down, "turn up")


@pytest.mark.rule("STD-3.13", "STD-3.10", "STD-6.2")
def test_solemn_judgment_negates_a_summon_a_spell_or_a_trap_for_half_the_life(lay: Lay) -> None:
    name = "Solemn Judgment"
    opp = {"spells": ["?" + name]}
    summoned = lay(you={"hand": [ELF]}, opp=opp, life=(8000, 7001))
    summoned.summon(ELF)
    summoned.turn_up(name)
    rest(summoned)
    assert (summoned.zone("you", "graveyard"), summoned.life) == ([ELF], (8000, 3501))
    cast = lay(you={"hand": ["Sparks"]}, opp=opp)
    cast.use("Sparks")
    cast.turn_up(name)
    rest(cast)
    assert (cast.zone("you", "graveyard"), cast.life) == (["Sparks"], (8000, 4000))
    trapped = lay(you={"spells": ["?Just Desserts"]}, opp=opp | {"monsters": [ELF]})
    start(trapped, "Just Desserts")
    trapped.turn_up(name)
    rest(trapped)
    assert trapped.life == (8000, 4000)
    effect = lay(you={"monsters": ["Cannon Soldier"]}, opp=opp)
    effect.act("activate", "Cannon Soldier")
    assert not offered(effect, "turn up")


@pytest.mark.rule("STD-3.9")
def test_gryphon_wing_turns_the_feather_duster_round(lay: Lay) -> None:
    you = {"hand": [DUSTER], "spells": ["?Sparks"]}
    duel = lay(you=you, opp={"spells": ["?Gryphon Wing", "?Waboku"]}, made=[FEATHERS])
    duel.use(DUSTER)
    duel.turn_up("Gryphon Wing")
    rest(duel)
    assert sorted(duel.zone("you", "graveyard")) == sorted(["Sparks", DUSTER])
    assert (duel.zone("opp", "spells"), duel.zone("opp", "graveyard")) == (["Waboku"], ["Gryphon Wing"])
    other = lay(you={"hand": ["Heavy Storm"]}, opp={"spells": ["?Gryphon Wing"]})
    other.use("Heavy Storm")
    assert not offered(other, "turn up")


@pytest.mark.rule("STD-2.6")
def test_fake_trap_stands_in_for_traps_that_an_opponents_effect_destroys(lay: Lay) -> None:
    you = {"hand": ["Heavy Storm"]}
    duel = lay(you=you, opp={"spells": ["?Fake Trap", "?Waboku", "?Sparks", "Ultimate Offering"]})
    duel.use("Heavy Storm")
    duel.pass_all()
    assert (duel.who, duel.prompt) == ("opp", "stand in")
    duel.pick("Fake Trap")
    rest(duel)
    assert sorted(duel.zone("opp", "graveyard")) == ["Fake Trap", "Sparks"]
    assert sorted(duel.zone("opp", "spells")) == ["Ultimate Offering", "Waboku"]
    fresh = lay(you=you, opp={"spells": ["!?Fake Trap", "?Waboku"]})
    fresh.use("Heavy Storm")
    fresh.pass_all()
    assert (fresh.prompt, fresh.options()) == ("stand in", [])


@pytest.mark.rule("STD-7.1")
def test_ancient_telescope_shows_five_cards_to_its_player_alone(lay: Lay) -> None:
    deck = [ELF, SKULL, DRAGON, "Sparks", "Waboku", "Ookazi"]
    duel = lay(you={"hand": ["Ancient Telescope"]}, opp={"deck": deck})
    play(duel, "Ancient Telescope")
    assert (duel.who, duel.prompt) == ("you", "look")
    duel.run_until("act")
    assert duel.zone("opp", "deck") == deck
    looked = [event for event in duel.state.events if event.kind == "looked"]
    assert [event.names for event in looked] == [1 << duel.seat_of("you")] * 5


@pytest.mark.rule("STD-7.1")
def test_the_inexperienced_spy_looks_at_one_card_chosen_blindly(lay: Lay) -> None:
    duel = lay(you={"hand": ["The Inexperienced Spy"]}, opp={"hand": [ELF, SKULL]})
    duel.use("The Inexperienced Spy")
    duel.pass_all()
    assert duel.who == "you"
    assert len(duel.options()) == 2
    duel.pick(SKULL)
    rest(duel)
    assert duel.zone("opp", "hand") == [ELF, SKULL]


@pytest.mark.case("Y52")
@pytest.mark.rule("STD-7.1")
def test_what_is_set_is_hidden_from_everybody_else(lay: Lay) -> None:
    duel = lay(you={"hand": ["Mirror Force", ELF, "Yami"]})
    for name, zone in (("Mirror Force", "spells"), (ELF, "monsters"), ("Yami", "field spell")):
        duel.set(name)
        rest(duel)
        card = duel.card("you", zone, name)
        lookers = (duel.seat_of("you"), duel.seat_of("opp"), None)
        assert [sees(duel.state, card, Eyes(looker, 2, False)) for looker in lookers] == [True, False, False]
