"""Cards that take others from the field, by the standard rules in both seats."""

import pytest

from tests.standard.playing import activate, next_turn, play, rest, start
from tests.standard.scenario import Lay, monster, spell, trap

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"
SPELL, TRAP = "Wooden Spell", "Wooden Trap"
CUBES = (spell(SPELL, "{do: {life: 100}}", icon="continuous"), trap(TRAP, "{do: {life: 100}}", icon="continuous"))


def test_dark_hole_destroys_all_monsters(lay: Lay) -> None:
    duel = lay(you={"hand": ["Dark Hole"], "monsters": [ELF]}, opp={"monsters": [SKULL, "?" + ELF]})
    play(duel, "Dark Hole")
    assert duel.zone("you", "monsters") + duel.zone("opp", "monsters") == []


def test_raigeki_destroys_the_opponents_monsters(lay: Lay) -> None:
    duel = lay(you={"hand": ["Raigeki"], "monsters": [ELF]}, opp={"monsters": [SKULL, "?" + ELF]})
    play(duel, "Raigeki")
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([ELF], [])


@pytest.mark.rule("STD-3.7")
@pytest.mark.parametrize("name", ["Dark Hole", "Raigeki", "Fissure", "Heavy Storm"])
def test_what_would_destroy_nothing_is_not_activated(lay: Lay, name: str) -> None:
    assert not lay(you={"hand": [name]}).offers("use")


@pytest.mark.rule("STD-5.6")
def test_fissure_takes_the_lowest_face_up_attack_without_aiming(lay: Lay) -> None:
    opp = {"monsters": [SKULL, ELF, "?Sangan", "=" + ELF]}
    duel = lay(you={"hand": ["Fissure"]}, opp=opp)
    play(duel, "Fissure")
    assert duel.options() == [ELF, ELF]
    duel.pick(ELF)
    duel.pass_all()
    assert duel.zone("opp", "graveyard") == [ELF]
    lord = lay(you={"hand": ["Fissure"]}, opp={"monsters": ["Lord of D.", "Baby Dragon", "Baby Dragon"]})
    play(lord, "Fissure")
    lord.run_until("act")
    assert len(lord.zone("opp", "graveyard")) == 1
    assert not lay(you={"hand": ["Fissure"]}, opp={"monsters": ["?" + ELF]}).offers("use")


@pytest.mark.case("Y47")
def test_heavy_storm_destroys_every_other_spell_and_trap(lay: Lay) -> None:
    you = {"hand": ["Heavy Storm"], "spells": ["?Sparks", SPELL], "monsters": [ELF]}
    duel = lay(you=you, opp={"spells": ["?Ultimate Offering"], "field spell": ["Yami"]}, made=CUBES)
    play(duel, "Heavy Storm")
    assert sorted(duel.zone("you", "graveyard")) == sorted(["Heavy Storm", "Sparks", SPELL])
    assert sorted(duel.zone("opp", "graveyard")) == sorted(["Ultimate Offering", "Yami"])
    assert duel.zone("you", "monsters") == [ELF]


@pytest.mark.rule("STD-5.10")
def test_giant_trunade_returns_every_other_spell_and_trap(lay: Lay) -> None:
    you = {"hand": ["Giant Trunade"], "spells": ["?Sparks"]}
    duel = lay(you=you, opp={"spells": ["?" + TRAP], "field spell": ["Yami"]}, made=CUBES)
    play(duel, "Giant Trunade")
    assert (duel.zone("you", "hand"), sorted(duel.zone("opp", "hand"))) == (["Sparks"], sorted([TRAP, "Yami"]))
    assert duel.zone("you", "graveyard") == ["Giant Trunade"]


@pytest.mark.rule("STD-3.12")
def test_giant_trunade_returns_no_used_card_but_one_that_stays(lay: Lay) -> None:
    """What the chain has used goes to the graveyard when the chain is over; a continuous trap stays, so it returns."""
    duel = lay(you={"hand": ["Giant Trunade"]}, opp={"spells": ["?Waboku", "?Ultimate Offering", "?Sparks"]})
    duel.use("Giant Trunade")
    duel.turn_up("Waboku")
    duel.turn_up("Ultimate Offering")
    duel.pass_all()
    assert sorted(duel.zone("opp", "hand")) == ["Sparks", "Ultimate Offering"]
    assert (duel.zone("opp", "graveyard"), duel.zone("opp", "spells")) == (["Waboku"], [])


@pytest.mark.rule("STD-3.7", "STD-3.11")
@pytest.mark.case("Y47")
def test_mystical_space_typhoon_takes_one_other_spell_or_trap(lay: Lay) -> None:
    name = "Mystical Space Typhoon"
    opp = {"spells": ["?Reinforcements", "?Sparks"], "field spell": ["Yami"]}
    duel = lay(you={"hand": [name]}, opp=opp)
    duel.use(name)
    assert sorted(duel.options()) == ["Reinforcements", "Sparks", "Yami"]
    duel.pick("Sparks")
    rest(duel)
    assert duel.zone("opp", "graveyard") == ["Sparks"]
    assert not lay(you={"hand": [name]}).offers("use")
    set_now = lay(you={"spells": ["!?" + name, "?Sparks"]})
    assert not set_now.offers("turn up", name)
    answer = lay(you={"hand": ["Sparks"]}, opp={"spells": ["?" + name]})
    answer.use("Sparks")
    answer.turn_up(name)
    rest(answer)
    assert answer.life == (8000, 7800)


@pytest.mark.rule("STD-7.3")
@pytest.mark.parametrize(("name", "hits", "misses"), [("De-Spell", SPELL, TRAP)])
def test_a_guessed_card_is_shown_and_turned_back_if_it_is_no_spell(lay: Lay, name: str, hits: str, misses: str) -> None:
    opp = {"spells": ["?" + misses, "?" + hits, hits]}
    duel = lay(you={"hand": [name]}, opp=opp, made=CUBES)
    duel.use(name)
    assert duel.options() == [misses, hits, hits]
    duel.pick(misses)
    rest(duel)
    assert "revealed" in duel.happened()
    assert (len(duel.zone("opp", "spells")), duel.card("opp", "spells", misses).face_up) == (3, False)
    hit = lay(you={"hand": [name]}, opp=opp, made=CUBES)
    play(hit, name, hits)
    assert hit.zone("opp", "graveyard") == [hits]


def test_remove_trap_takes_a_face_up_trap(lay: Lay) -> None:
    opp = {"spells": [TRAP, "Robbin' Goblin", SPELL, "?Waboku"]}
    duel = lay(you={"hand": ["Remove Trap"]}, opp=opp, made=CUBES)
    duel.use("Remove Trap")
    assert duel.options() == [TRAP, "Robbin' Goblin"]
    duel.pick(TRAP)
    rest(duel)
    assert duel.zone("opp", "graveyard") == [TRAP]


@pytest.mark.case("Y45")
@pytest.mark.rule("STD-3.9")
def test_two_pronged_attack_gives_two_for_one_and_does_what_it_still_can(lay: Lay) -> None:
    name = "Two-Pronged Attack"
    you = {"spells": ["?" + name], "monsters": [ELF, ELF, SKULL]}
    duel = lay(you=you, opp={"monsters": [DRAGON, "?Sangan"]})
    play(duel, name, f"{ELF}+{SKULL}", DRAGON)
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([ELF], ["Sangan"])
    gone = spell("Gone", "{target: {choose: 1, side: any}, do: {move: target, to: hand}}", icon="quick")
    weak = lay(you=you, opp={"monsters": [DRAGON, ELF], "spells": ["?Gone"]}, made=[gone])
    start(weak, name, f"{ELF}+{ELF}", DRAGON)
    weak.turn_up("Gone")
    weak.pick(DRAGON)
    weak.pass_all()
    assert (weak.zone("you", "monsters"), weak.zone("opp", "hand")) == ([SKULL], [DRAGON])
    assert not lay(you={"spells": ["?" + name], "monsters": [ELF]}, opp={"monsters": [ELF]}).offers("turn up")


@pytest.mark.rule("STD-3.7")
@pytest.mark.case("Y42")
def test_tribute_to_the_doomed_costs_a_card_and_takes_any_monster(lay: Lay) -> None:
    name = "Tribute to The Doomed"
    duel = lay(you={"hand": [name, ELF, "Sparks"], "monsters": [ELF]}, opp={"monsters": ["?" + SKULL]})
    play(duel, name, "Sparks", SKULL)
    assert (duel.zone("opp", "graveyard"), duel.zone("you", "hand")) == ([SKULL], [ELF])
    assert sorted(duel.zone("you", "graveyard")) == ["Sparks", name]
    assert not lay(you={"hand": [name]}, opp={"monsters": [SKULL]}).offers("use")
    assert not lay(you={"hand": [name, ELF]}).offers("use")


def test_share_the_pain_has_the_opponent_choose(lay: Lay) -> None:
    name = "Share the Pain"
    duel = lay(you={"hand": [name], "monsters": [ELF, SKULL]}, opp={"monsters": [DRAGON, "?Sangan"]})
    play(duel, name, ELF)
    assert (duel.who, duel.options()) == ("opp", [DRAGON, "Sangan"])
    duel.pick("Sangan")
    duel.run_until("act")
    assert (duel.zone("you", "graveyard"), duel.zone("opp", "graveyard")) == ([ELF, name], ["Sangan"])
    assert not lay(you={"hand": [name], "monsters": [ELF]}).offers("use")
    assert not lay(you={"hand": [name]}, opp={"monsters": [ELF]}).offers("use")


def test_eternal_rest_destroys_what_carries_equip_cards(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Eternal Rest"], "monsters": [ELF], "spells": ["Book of Secret Arts"]}, opp={"monsters": [SKULL]}
    )
    duel.equip("you", "Book of Secret Arts", ELF)
    play(duel, "Eternal Rest")
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([], [SKULL])
    assert sorted(duel.zone("you", "graveyard")) == ["Book of Secret Arts", "Eternal Rest", ELF]


def test_barrel_dragon_destroys_a_target_on_two_heads_of_three(lay: Lay) -> None:
    results = set()
    for seed in range(12):
        duel = lay(you={"monsters": ["Barrel Dragon"]}, opp={"monsters": [ELF, "?" + SKULL]}, seed=seed)
        duel.act("activate", "Barrel Dragon")
        assert duel.options() == [ELF, SKULL]
        duel.pick(SKULL)
        duel.pass_all()
        assert (duel.prompt, duel.offers("activate")) == ("act", False)
        assert duel.happened("coins") == ["coins"]
        results.add(tuple(duel.zone("opp", "graveyard")))
    assert results == {(), (SKULL,)}


def test_time_wizard_destroys_the_opponents_monsters_or_the_own_ones(lay: Lay) -> None:
    results = set()
    for seed in range(12):
        duel = lay(you={"monsters": ["Time Wizard", "?" + DRAGON, SKULL]}, opp={"monsters": [ELF]}, seed=seed)
        activate(duel, "Time Wizard")
        while duel.prompt != "act":
            duel.run_until("act")
        results.add((len(duel.zone("you", "monsters")), len(duel.zone("opp", "monsters")), duel.life))
    assert results == {(3, 0, (8000, 8000)), (0, 1, (8000 - 1500, 8000))}


@pytest.mark.rule("STD-3.9")
def test_gravedigger_ghoul_and_soul_release_banish_from_graveyards(lay: Lay) -> None:
    duel = lay(you={"hand": ["Gravedigger Ghoul"], "graveyard": [ELF]}, opp={"graveyard": [ELF, SKULL, "Sparks"]})
    duel.use("Gravedigger Ghoul")
    assert duel.options() == [ELF, SKULL]
    duel.pick(ELF, SKULL)
    duel.pass_all()
    assert (duel.zone("opp", "graveyard"), duel.zone("opp", "banished")) == (["Sparks"], [ELF, SKULL])
    both = lay(you={"hand": ["Soul Release"], "graveyard": [ELF]}, opp={"graveyard": [ELF, SKULL, "Sparks"]})
    both.use("Soul Release")
    assert sorted(both.options()) == sorted([ELF, ELF, SKULL, "Sparks"])
    both.pick("Sparks", SKULL)
    both.pass_all()
    assert sorted(both.zone("opp", "banished")) == ["Sparks", SKULL]


@pytest.mark.rule("STD-3.7")
def test_crush_card_virus_looks_at_the_hand_the_field_and_three_turns_draws(lay: Lay) -> None:
    name = "Crush Card Virus"
    you = {"spells": ["?" + name], "monsters": ["Sangan", "Dark Elf", "?Feral Imp"]}
    opp = {"monsters": ["?" + SKULL, ELF, DRAGON], "hand": [DRAGON, ELF, "Sparks"], "deck": [ELF] * 9 + [ELF, DRAGON]}
    duel = lay(you=you, opp=opp)
    duel.turn_up(name)
    duel.pass_all()
    while duel.prompt == "search":
        duel.pick(*duel.options()[:1])
        duel.pass_all()
    assert duel.zone("you", "monsters") == ["Dark Elf", "Feral Imp"]
    assert (duel.zone("opp", "monsters"), duel.zone("opp", "hand")) == ([ELF], [ELF, "Sparks"])
    assert sorted(duel.zone("opp", "graveyard")) == sorted([SKULL, DRAGON, DRAGON])
    assert duel.happened("revealed")


def test_crush_card_virus_takes_what_is_drawn_in_the_opponents_next_three_turns(lay: Lay) -> None:
    name = "Crush Card Virus"
    you = {"spells": ["?" + name], "monsters": ["Feral Imp", "Small"]}
    deck = [SKULL, SKULL, "Sparks", SKULL]
    duel = lay(you=you, opp={"deck": [ELF, *deck], "hand": ["Sparks"]}, made=[monster("Small", atk=1000)])
    duel.turn_up(name)
    duel.pass_all()
    seen = []
    for _ in range(4):
        next_turn(duel)
        seen.append((list(duel.zone("opp", "hand")), len(duel.zone("opp", "graveyard"))))
        next_turn(duel)
    assert seen == [(["Sparks"], 1), (["Sparks"] * 2, 1), (["Sparks"] * 2, 2), (["Sparks", "Sparks", SKULL], 2)]
