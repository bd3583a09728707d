"""The monsters with figures of their own, and those that are asked to act, in both seats (case Y51)."""

import pytest

from tests.duelmonsters.scenario import Lay, Scenario, monster

pytestmark = pytest.mark.case("Y51")

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"  # 800/2000, 2500/1200, 3000/2500


@pytest.mark.rule("R3-6.19")
@pytest.mark.case("Y33")
def test_milus_radiant_raises_earth_and_lowers_wind_while_it_lies_open(lay: Lay) -> None:
    made = [
        monster("Rock", attribute="earth"),
        monster("Gale", attribute="wind"),
        monster("Gull", attribute="wind", atk=300),
    ]
    duel = lay(you={"monsters": ["?Milus Radiant", "Rock"]}, opp={"monsters": ["Gale", "Gull", "?Rock"]}, made=made)
    assert [duel.atk(name) for name in ("Rock", "Gale", "Gull")] == [1500, 1500, 300]
    duel.act("change", "Milus Radiant")
    assert [duel.atk(name) for name in ("Milus Radiant", "Rock", "Gale", "Gull")] == [800, 2000, 1100, 0]
    assert duel.def_("Rock") == 1000


def test_muka_muka_counts_its_players_hand_as_it_is_now(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Muka Muka"], "hand": [ELF, SKULL]}, opp={"hand": [ELF] * 5})
    assert (duel.atk("Muka Muka"), duel.def_("Muka Muka")) == (1200, 900)
    duel.summon(ELF)
    assert (duel.atk("Muka Muka"), duel.def_("Muka Muka")) == (900, 600)


def test_muka_muka_taken_over_counts_the_other_hand(lay: Lay) -> None:
    duel = lay(you={"hand": ["Change of Heart", ELF]}, opp={"monsters": ["Muka Muka"], "hand": [ELF] * 4})
    assert duel.atk("Muka Muka") == 1800
    duel.use("Change of Heart")
    duel.run_until("act")
    assert duel.atk("Muka Muka") == 900
    duel.end()
    assert duel.atk("Muka Muka") == 600 + 300 * 5


def test_maha_vailo_counts_equip_cards_of_both_players_on_it_alone(lay: Lay) -> None:
    duel = lay(
        you={"monsters": ["Maha Vailo", SKULL], "spells": ["Black Pendant", "Dark Energy"]},
        opp={"spells": ["Malevolent Nuzzler"]},
    )
    duel.equip("you", "Black Pendant", "Maha Vailo")
    duel.equip("you", "Dark Energy", SKULL)
    duel.equip("opp", "Malevolent Nuzzler", "Maha Vailo")
    assert duel.atk("Maha Vailo") == 1550 + 2 * 500 + 500 + 700


# Time Wizard

WIZARD = "Time Wizard"


def tossed(lay: Lay, right: bool, you: tuple[str, ...] = (), opp: tuple[str, ...] = ()) -> Scenario:
    """A duel in which Time Wizard's toss has been called right, or wrong."""
    for seed in range(1, 40):
        duel = lay(you={"monsters": [WIZARD, *you]}, opp={"monsters": list(opp)}, seed=seed)
        duel.act("activate", WIZARD)
        assert (duel.who, duel.prompt) == ("you", "call")
        duel.act("heads")
        duel.run_until("act")
        (toss,) = [event for event in duel.state.events if event.kind == "toss"]
        if bool(toss.amount) == right:
            return duel
    raise AssertionError("the coin fell on the same side forty times")


def test_time_wizard_called_right_destroys_all_monsters_of_the_opponent(lay: Lay) -> None:
    duel = tossed(lay, True, (ELF,), ("?" + SKULL, DRAGON))
    assert (duel.zone("opp", "monsters"), duel.zone("you", "monsters")) == ([], [WIZARD, ELF])
    assert (duel.life, duel.offers("activate", WIZARD)) == ((8000, 8000), False)


@pytest.mark.rule("R3-6.19")
@pytest.mark.case("Y33")
def test_time_wizard_called_wrong_costs_half_the_attack_of_its_own_side_face_down_ones_count_nothing(lay: Lay) -> None:
    duel = tossed(lay, False, (ELF, "?" + DRAGON), (SKULL,))
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([], [SKULL])
    assert duel.life == (8000 - (500 + 800) // 2, 8000)


@pytest.mark.case("Y33")
def test_time_wizard_counts_what_each_had_while_all_still_stood(lay: Lay) -> None:
    duel = tossed(lay, False, ("Milus Radiant", "Dark Assailant", "Sonic Maid"))
    assert duel.life == (8000 - (500 + 800 + 1200 + 1700) // 2, 8000)


def test_time_wizard_may_toss_with_nobody_else_there_once_in_each_turn_and_not_in_battle(lay: Lay) -> None:
    duel = tossed(lay, True)
    assert not duel.offers("activate")
    duel.end()
    assert not duel.offers("activate")
    duel.end()
    assert duel.offers("activate", WIZARD)
    duel.act("battle")
    assert not duel.offers("activate")


def test_what_lies_face_down_cant_be_used(lay: Lay) -> None:
    duel = lay(you={"monsters": ["?" + WIZARD, "?Karate Man", "?Relinquished"]}, opp={"monsters": [ELF]})
    assert not duel.offers("activate")


# Karate Man

MAN = "Karate Man"


def test_karate_man_fights_with_twice_his_attack_and_is_destroyed_at_the_end(lay: Lay) -> None:
    duel = lay(you={"monsters": [MAN]})
    duel.act("activate", MAN)
    assert (duel.atk(MAN), duel.def_(MAN), duel.offers("activate")) == (2000, 1000, False)
    duel.attack(MAN)
    duel.end()
    assert (duel.life, duel.zone("you", "graveyard")) == ((8000, 6000), [MAN])


def test_karate_man_doubles_what_is_printed_alone(lay: Lay) -> None:
    duel = lay(you={"monsters": [MAN], "spells": ["Black Pendant", "Sogen"]})
    duel.equip("you", "Black Pendant", MAN)
    duel.act("activate", MAN)
    assert duel.atk(MAN) == 2000 + 500 + 200


def test_karate_man_unused_stays_and_one_that_has_left_isnt_destroyed(lay: Lay) -> None:
    idle = lay(you={"monsters": [MAN]})
    idle.end()
    assert idle.zone("you", "monsters") == [MAN]
    duel = lay(you={"monsters": [MAN, "?Hane-Hane"]})
    duel.act("activate", MAN)
    duel.act("change", "Hane-Hane")
    duel.pick(MAN)
    duel.summon(MAN)
    assert duel.atk(MAN) == 1000
    duel.end()
    assert MAN in duel.zone("you", "monsters")


def test_karate_man_used_by_who_took_him_is_destroyed_and_goes_to_his_owners_graveyard(lay: Lay) -> None:
    duel = lay(you={"hand": ["Change of Heart"]}, opp={"monsters": [MAN]})
    duel.use("Change of Heart")
    duel.run_until("act")
    duel.act("activate", MAN)
    duel.attack(MAN)
    duel.end()
    assert (duel.life, duel.zone("opp", "graveyard")) == ((8000, 6000), [MAN])
