"""Cards of later sets by the third edition's rules, where those differ: answers to a placing, no effects from the hand,
no tributes to save, phases that are skipped.
"""

import pytest

from tests.duelmonsters.scenario import Lay, Scenario

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"


def ended(duel: Scenario) -> None:
    """The turn is ended; nobody answers."""
    duel.end()
    duel.pass_all()


@pytest.mark.rule("R3-6.12")
def test_horn_of_heaven_destroys_a_monster_put_out_for_a_tribute(lay: Lay) -> None:
    name = "Horn of Heaven"
    duel = lay(you={"hand": [SKULL]}, opp={"spells": ["?" + name], "monsters": [ELF]})
    duel.summon(SKULL)
    duel.turn_up(name)
    duel.run_until("act")
    assert (duel.zone("you", "graveyard"), sorted(duel.zone("opp", "graveyard"))) == ([SKULL], sorted([ELF, name]))
    none = lay(you={"hand": [SKULL]}, opp={"spells": ["?" + name]})
    none.summon(SKULL)
    assert not none.offers("turn up")


@pytest.mark.rule("R3-6.12")
def test_solemn_judgment_answers_a_monster_a_spell_and_a_trap_for_half_the_life(lay: Lay) -> None:
    name = "Solemn Judgment"
    monster = lay(you={"hand": [SKULL]}, opp={"spells": ["?" + name]})
    monster.summon(SKULL)
    monster.turn_up(name)
    monster.run_until("act")
    assert (monster.zone("you", "graveyard"), monster.life) == ([SKULL], (8000, 4000))
    for used in ("Ookazi", "Just Desserts"):
        duel = lay(you={"spells": ["?" + used]}, opp={"spells": ["?" + name], "monsters": [ELF]})
        duel.turn_up(used)
        duel.turn_up(name)
        duel.run_until("act")
        assert (duel.zone("you", "graveyard"), duel.life) == ([used], (8000, 4000))


@pytest.mark.rule("R3-6.13")
@pytest.mark.parametrize("name", ["Thunder Dragon", "Kuriboh", "Cocoon of Evolution"])
def test_effects_from_the_hand_dont_happen(lay: Lay, name: str) -> None:
    duel = lay(you={"hand": [name], "monsters": ["Petit Moth"]})
    assert not duel.offers("activate")
    attacked = lay(turn="opp", you={"hand": [name]}, opp={"monsters": [SKULL]})
    attacked.attack(SKULL)
    attacked.pass_all()
    assert attacked.life == (5500, 8000)


def test_mausoleum_of_the_emperor_has_no_tributes_to_save(lay: Lay) -> None:
    duel = lay(you={"hand": [SKULL, DRAGON], "spells": ["Mausoleum of the Emperor"]})
    assert not duel.offers("activate")
    assert duel.offers("summon", DRAGON)


@pytest.mark.case("Y25", "Y32")
def test_swords_of_revealing_light_hold_for_three_turns_of_the_opponent(lay: Lay) -> None:
    name = "Swords of Revealing Light"
    duel = lay(you={"hand": [name]}, opp={"monsters": ["?" + SKULL]})
    duel.use(name)
    duel.run_until("act")
    assert duel.position(SKULL) == "defense"
    for _ in range(3):
        ended(duel)
        duel.run_until("act")
        if duel.position(SKULL) != "attack":
            duel.act("change", SKULL)
        assert duel.zone("you", "spells") == [name]
        duel.act("battle")
        assert not duel.offers("attack")
        ended(duel)
        duel.run_until("act")
    assert (duel.zone("you", "spells"), duel.zone("you", "graveyard")) == ([], [name])


@pytest.mark.rule("R3-5.2")
def test_reckless_greed_skips_the_next_two_draws(lay: Lay) -> None:
    duel = lay(you={"spells": ["?Reckless Greed"]})
    duel.turn_up("Reckless Greed")
    duel.run_until("act")
    hands = []
    for _ in range(3):
        for _ in range(2):
            ended(duel)
            duel.run_until("act")
        hands.append(len(duel.zone("you", "hand")))
    assert hands == [2, 2, 3]


def test_the_parts_of_gate_guardian_bring_it_and_have_no_moment_of_their_own(lay: Lay) -> None:
    parts = ["Sanga of the Thunder", "Kazejin", "Suijin"]
    duel = lay(you={"hand": ["Gate Guardian"], "monsters": parts})
    duel.act("special", "Gate Guardian")
    duel.pass_all()
    assert (duel.zone("you", "monsters"), sorted(duel.zone("you", "graveyard"))) == (["Gate Guardian"], sorted(parts))
    attacked = lay(turn="opp", you={"monsters": ["Kazejin"]}, opp={"monsters": [DRAGON]})
    attacked.attack(DRAGON, "Kazejin")
    assert not attacked.offers("activate")
