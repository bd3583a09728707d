"""The flip monsters that look for spells and traps, show, draw, order, hurt or blow up, in both seats (case Y51)."""

import pytest

from tests.duelmonsters.scenario import Lay, Scenario, monster, spell

pytestmark = pytest.mark.case("Y51")

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"  # 800/2000, 2500/1200, 3000/2500

# Trap Master and Armed Ninja

SEEKERS = [("Trap Master", "Dragon Capture Jar", "Waboku", "Ookazi"), ("Armed Ninja", "Yami", "Ookazi", "Waboku")]


@pytest.mark.parametrize(("name", "open_card", "meant", "other"), SEEKERS)
def test_a_seeker_destroys_a_face_up_card_of_its_kind(
    lay: Lay, name: str, open_card: str, meant: str, other: str
) -> None:
    duel = lay(you={"monsters": ["?" + name]}, opp={"spells": ["Yami", "Dragon Capture Jar"]})
    duel.act("change", name)
    duel.run_until("act")
    assert duel.zone("opp", "graveyard") == [open_card]


@pytest.mark.case("Y40")
@pytest.mark.parametrize(("name", "open_card", "meant", "other"), SEEKERS)
def test_a_seeker_guesses_at_set_cards_and_destroys_only_its_kind(
    lay: Lay, name: str, open_card: str, meant: str, other: str
) -> None:
    right = lay(you={"monsters": ["?" + name]}, opp={"spells": ["?" + meant, "?" + other]})
    right.act("change", name)
    assert sorted(right.options()) == sorted([meant, other])
    right.pick(meant)
    right.run_until("act")  # a set card might stand in
    assert (right.zone("opp", "graveyard"), right.zone("opp", "spells")) == ([meant], [other])
    wrong = lay(you={"monsters": ["?" + name]}, opp={"spells": ["?" + meant, "?" + other]})
    wrong.act("change", name)
    wrong.pick(other)
    assert (wrong.zone("opp", "graveyard"), wrong.zone("opp", "spells")) == ([], [meant, other])
    assert wrong.happened("revealed") == ["revealed"]
    assert not wrong.card("opp", "spells", other).face_up


@pytest.mark.parametrize(("name", "open_card", "meant", "other"), SEEKERS)
def test_a_seeker_without_such_a_card_does_nothing(lay: Lay, name: str, open_card: str, meant: str, other: str) -> None:
    wrong = {"Trap Master": "Yami", "Armed Ninja": "Dragon Capture Jar"}[name]
    duel = lay(you={"monsters": ["?" + name], "spells": [wrong], "graveyard": [meant]})
    duel.act("change", name)
    assert (duel.prompt, duel.zone("you", "spells")) == ("act", [wrong])


def test_armed_ninja_cuts_an_equip_spell_before_the_battle(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL], "spells": ["Dark Energy"]}, opp={"monsters": ["?Armed Ninja"]})
    duel.equip("you", "Dark Energy", SKULL)
    duel.attack(SKULL, "Armed Ninja")
    duel.run_until("act")
    assert (duel.atk(SKULL), duel.zone("you", "graveyard")) == (2500, ["Dark Energy"])
    assert duel.zone("opp", "graveyard") == ["Armed Ninja"]


# The Stern Mystic


def test_the_stern_mystic_shows_all_face_down_cards_and_leaves_them_as_they_lie(lay: Lay) -> None:
    duel = lay(
        you={"monsters": ["?The Stern Mystic", "?Man-Eater Bug"], "spells": ["?Waboku"]},
        opp={"monsters": ["?Hane-Hane", SKULL], "spells": ["?Ookazi", "Yami"]},
    )
    duel.act("change", "The Stern Mystic")
    shown = {duel.state.cards[event.card].definition.name for event in duel.state.events if event.kind == "revealed"}
    assert shown == {"Man-Eater Bug", "Waboku", "Hane-Hane", "Ookazi"}
    assert duel.position("Man-Eater Bug") == duel.position("Hane-Hane") == "face-down"
    assert duel.happened("flipped") == ["flipped"]
    assert (duel.prompt, duel.card("opp", "spells", "Ookazi").face_up) == ("act", False)


def test_the_stern_mystic_shows_to_both_players(lay: Lay) -> None:
    duel = lay(you={"monsters": ["?The Stern Mystic"], "spells": ["?Waboku"]}, opp={"spells": ["?Ookazi"]})
    duel.act("change", "The Stern Mystic")
    assert all(event.names & 3 == 3 for event in duel.state.events if event.kind == "revealed")
    assert len(duel.happened("revealed")) == 2


# Magician of Faith and Mask of Darkness

SALVAGE = [("Magician of Faith", "Ookazi", "Waboku"), ("Mask of Darkness", "Waboku", "Ookazi")]


@pytest.mark.parametrize(("name", "meant", "other"), SALVAGE)
def test_a_salvager_takes_back_one_of_its_own_players_graveyard(lay: Lay, name: str, meant: str, other: str) -> None:
    duel = lay(
        you={"monsters": ["?" + name], "graveyard": [meant, other, ELF, meant]}, opp={"graveyard": [meant, "Yami"]}
    )
    duel.act("change", name)
    assert duel.options() == [meant, meant]
    duel.pick(meant)
    assert (duel.zone("you", "hand"), len(duel.zone("you", "graveyard"))) == ([meant], 3)


@pytest.mark.parametrize(("name", "meant", "other"), SALVAGE)
def test_a_salvager_finds_nothing_in_a_graveyard_without_its_kind(lay: Lay, name: str, meant: str, other: str) -> None:
    duel = lay(you={"monsters": ["?" + name], "graveyard": [other, ELF]}, opp={"graveyard": [meant]})
    duel.act("change", name)
    assert (duel.prompt, duel.zone("you", "hand")) == ("act", [])


@pytest.mark.parametrize(("name", "meant", "other"), SALVAGE)
def test_a_salvager_that_is_attacked_takes_first_and_fights_then(lay: Lay, name: str, meant: str, other: str) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": ["?" + name], "graveyard": [meant]})
    duel.attack(SKULL, name)
    duel.run_until("act")
    assert (duel.zone("opp", "hand"), duel.zone("opp", "graveyard")) == ([meant], [name])


@pytest.mark.rule("R3-6.1")
def test_a_spell_that_came_back_is_still_one_too_many_in_that_turn(lay: Lay) -> None:
    duel = lay(you={"monsters": ["?Magician of Faith"], "hand": ["Ookazi"]})
    duel.use("Ookazi")
    duel.act("change", "Magician of Faith")
    duel.run_until("act")
    assert (duel.zone("you", "hand"), duel.offers("use", "Ookazi")) == (["Ookazi"], False)


# Princess of Tsurugi


def test_princess_of_tsurugi_counts_the_opponents_spells_and_traps_set_ones_too(lay: Lay) -> None:
    duel = lay(
        you={"monsters": ["?Princess of Tsurugi"], "spells": ["Yami"]},
        opp={"spells": ["?Waboku", "Dragon Capture Jar", "?Ookazi"], "monsters": [ELF], "hand": ["Sogen"]},
    )
    duel.act("change", "Princess of Tsurugi")
    assert duel.life == (8000, 6500)


def test_princess_of_tsurugi_hurts_nobody_without_any_and_may_win_with_them(lay: Lay) -> None:
    none = lay(you={"monsters": ["?Princess of Tsurugi"], "spells": ["?Waboku"]})
    none.act("change", "Princess of Tsurugi")
    assert (none.prompt, none.life) == ("act", (8000, 8000))
    last = lay(
        you={"monsters": [SKULL], "spells": ["?Waboku"]}, opp={"monsters": ["?Princess of Tsurugi"]}, life=(400, 50)
    )
    last.attack(SKULL, "Princess of Tsurugi")
    last.pass_all()
    assert (last.winner, last.rule, last.life) == ("opp", "R3-4.1", (0, 50))


# Big Eye

FIVE = ["Ookazi", "Waboku", SKULL, DRAGON, "Yami"]


def test_big_eye_orders_the_top_five_cards_and_only_its_player_sees_them(lay: Lay) -> None:
    duel = lay(you={"monsters": ["?Big Eye"], "deck": [ELF, *FIVE]})
    duel.act("change", "Big Eye")
    assert (duel.who, duel.asked.kind, sorted(duel.options())) == ("you", "order", sorted(FIVE))
    assert duel.asked.private
    duel.pick(*FIVE)
    assert duel.zone("you", "deck") == [ELF, *FIVE[::-1]]
    duel.end()
    duel.end()
    assert duel.zone("you", "hand") == ["Ookazi"]


@pytest.mark.parametrize("count", [0, 1, 3])
def test_big_eye_looks_at_fewer_where_there_are_fewer(lay: Lay, count: int) -> None:
    duel = lay(you={"monsters": ["?Big Eye"], "deck": FIVE[:count]})
    duel.act("change", "Big Eye")
    if count:
        assert (duel.who, len(duel.options())) == ("you", count)
    duel.run_until("act")
    assert (sorted(duel.zone("you", "deck")), duel.winner) == (sorted(FIVE[:count]), None)


# Hiro's Shadow Scout


def test_hiros_shadow_scout_shows_what_the_opponent_draws_and_discards_its_spells(lay: Lay) -> None:
    duel = lay(
        you={"monsters": ["?Hiro's Shadow Scout"]}, opp={"deck": [ELF, "Yami", "Waboku", "Ookazi"], "hand": ["Sogen"]}
    )
    duel.act("change", "Hiro's Shadow Scout")
    duel.run_until("act")
    assert sorted(duel.zone("opp", "graveyard")) == ["Ookazi", "Yami"]
    assert duel.zone("opp", "hand") == ["Sogen", "Waboku"]
    shown = [event for event in duel.state.events if event.kind == "revealed"]
    assert len(shown) == 3
    assert all(event.names & 3 == 3 for event in shown)


@pytest.mark.rule("R3-4.3")
def test_hiros_shadow_scout_ends_the_duel_where_three_cant_be_drawn(lay: Lay) -> None:
    duel = lay(you={"monsters": ["?Hiro's Shadow Scout"]}, opp={"deck": [ELF, "Yami"]}, life=(4000, 5000))
    duel.act("change", "Hiro's Shadow Scout")
    assert (duel.winner, duel.rule) == ("opp", "R3-4.3")
    assert ELF in duel.zone("opp", "hand")


@pytest.mark.rule("R3-4.4")
def test_hiros_shadow_scout_may_complete_exodia(lay: Lay) -> None:
    limbs = [f"{side} {limb} of the Forbidden One" for side in ("Left", "Right") for limb in ("Arm", "Leg")]
    deck = ["Exodia the Forbidden One", ELF, ELF]
    duel = lay(you={"monsters": ["?Hiro's Shadow Scout"]}, opp={"deck": deck, "hand": limbs})
    duel.act("change", "Hiro's Shadow Scout")
    assert (duel.winner, duel.rule) == ("opp", "R3-4.4")


# Jigen Bakudan


def bomb(lay: Lay, *others: str, **more: object) -> Scenario:
    """Your Jigen Bakudan, turned up, in your next standby phase."""
    duel = lay(you={"monsters": ["?Jigen Bakudan", *others]}, **more)
    duel.act("change", "Jigen Bakudan")
    assert duel.prompt == "act"
    duel.end()
    duel.end()
    return duel


def test_jigen_bakudan_blows_up_its_own_side_and_deals_half_of_their_attack(lay: Lay) -> None:
    duel = bomb(lay, SKULL, ELF, opp={"monsters": ["?" + DRAGON]})
    assert (duel.who, duel.asked.kind) == ("you", "confirm")
    duel.yes()
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([], [DRAGON])
    assert duel.life == (8000, 8000 - (2500 + 800) // 2)


@pytest.mark.rule("R3-6.19")
def test_jigen_bakudan_counts_nothing_for_face_down_monsters_and_itself(lay: Lay) -> None:
    duel = bomb(lay, "?" + SKULL, ELF, opp={"monsters": ["=" + DRAGON]})
    duel.yes()
    assert (sorted(duel.zone("you", "graveyard")), duel.life) == (sorted(["Jigen Bakudan", SKULL, ELF]), (8000, 7600))


def test_jigen_bakudan_may_wait(lay: Lay) -> None:
    duel = bomb(lay, ELF, opp={"monsters": ["=" + DRAGON]})
    duel.no()
    assert (duel.prompt, len(duel.zone("you", "monsters"))) == ("act", 2)
    duel.end()
    duel.end()
    assert duel.asked.kind == "confirm"


def test_jigen_bakudan_that_was_not_turned_up_does_nothing(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Jigen Bakudan", ELF]}, opp={"monsters": ["=" + DRAGON]})
    duel.end()
    duel.end()
    assert (duel.who, duel.prompt) == ("you", "act")


def test_jigen_bakudan_that_came_back_must_be_turned_up_anew(lay: Lay) -> None:
    away = spell("Away", "{target: {choose: 1, side: you}, do: {move: target, to: hand}}")
    duel = lay(you={"monsters": ["?Jigen Bakudan"], "hand": ["Away"]}, opp={"monsters": ["=" + DRAGON]}, made=[away])
    duel.act("change", "Jigen Bakudan")
    duel.use("Away")
    duel.run_until("act")
    duel.summon("Jigen Bakudan")
    duel.end()
    duel.end()
    assert (duel.who, duel.prompt) == ("you", "act")


def test_jigen_bakudan_of_the_opponent_goes_off_in_the_opponents_standby_phase_alone(lay: Lay) -> None:
    wall = monster("Wall", **{"def": 900, "atk": 900})
    duel = lay(you={"monsters": ["Wall"]}, opp={"monsters": ["?Jigen Bakudan", SKULL]}, made=[wall])
    duel.attack("Wall", "Jigen Bakudan")
    assert duel.life == (7900, 8000)
    duel.end()
    assert (duel.who, duel.asked.kind) == ("opp", "confirm")
    duel.yes()
    assert duel.life == (7900 - 1250, 8000)
