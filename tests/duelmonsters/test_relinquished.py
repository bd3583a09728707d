"""Relinquished, which wears a monster of the opponent, in both seats (case Y51); and Exodia, who wins."""

import pytest

from tests.duelmonsters.scenario import Lay, Scenario, spell

pytestmark = pytest.mark.case("Y51")

ELF, SKULL, DRAGON, MAW = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon", "Relinquished"


def eaten(lay: Lay, meal: str = SKULL, you: dict[str, list[str]] | None = None, **opp: list[str]) -> Scenario:
    """A duel in which your Relinquished has taken this monster."""
    zones = {"monsters": [MAW]} | (you or {})
    duel = lay(you=zones, opp={"monsters": [meal, *opp.pop("monsters", [])], **opp})
    duel.act("activate", MAW)
    if duel.prompt == "target":
        duel.pick(meal.lstrip("?="))
    assert duel.prompt == "act"
    return duel


def test_relinquished_wears_a_monster_of_the_opponent_and_has_its_figures(lay: Lay) -> None:
    duel = eaten(lay, monsters=[ELF])
    assert (duel.zone("you", "spells"), duel.zone("opp", "monsters")) == ([SKULL], [ELF])
    assert (duel.atk(MAW), duel.def_(MAW)) == (2500, 1200)
    assert not duel.offers("activate", MAW)
    duel.end()
    duel.end()
    assert not duel.offers("activate", MAW)  # one at a time


def test_relinquished_takes_no_monster_of_its_own_side_and_none_that_cant_be_targeted(lay: Lay) -> None:
    own = lay(you={"monsters": [MAW, ELF]})
    assert not own.offers("activate", MAW)
    guarded = lay(you={"monsters": [MAW]}, opp={"monsters": [DRAGON, "Lord of D."]})
    guarded.act("activate", MAW)
    guarded.run_until("act")
    assert guarded.zone("you", "spells") == ["Lord of D."]


@pytest.mark.rule("R3-6.4")
@pytest.mark.case("Y43")
def test_relinquished_needs_a_free_place_among_the_spells(lay: Lay) -> None:
    duel = lay(you={"monsters": [MAW], "spells": ["?Ookazi"] * 5}, opp={"monsters": [SKULL]})
    assert not duel.offers("activate", MAW)
    assert duel.zone("opp", "monsters") == [SKULL]


def test_relinquished_takes_a_face_down_monster_without_turning_it_up_first(lay: Lay) -> None:
    duel = eaten(lay, "?Man-Eater Bug")
    assert (duel.atk(MAW), duel.def_(MAW)) == (450, 600)
    assert duel.happened("flipped") == []
    assert duel.card("you", "spells", "Man-Eater Bug").face_up


def test_what_relinquished_wears_has_no_effect_of_its_own(lay: Lay) -> None:
    duel = eaten(lay, "Milus Radiant")
    assert duel.atk(MAW) == 300
    assert not duel.offers("change", "Milus Radiant")


def test_a_worn_relinquished_takes_nothing_itself(lay: Lay) -> None:
    duel = eaten(lay, MAW, monsters=[SKULL])
    assert duel.zone("you", "spells") == [MAW]
    assert not duel.offers("activate", MAW)


def test_relinquished_takes_printed_figures_and_other_cards_add_to_them(lay: Lay) -> None:
    duel = eaten(lay, you={"spells": ["Yami"]})
    assert (duel.atk(MAW), duel.def_(MAW)) == (2500 + 200, 1200 + 200)


def test_in_a_lost_battle_what_it_wears_is_destroyed_instead_and_goes_to_its_owner(lay: Lay) -> None:
    duel = eaten(lay, monsters=[DRAGON])
    duel.attack(MAW, DRAGON)
    assert duel.zone("you", "monsters") == [MAW]
    assert (duel.zone("you", "spells"), duel.zone("opp", "graveyard")) == ([], [SKULL])
    assert duel.life == (7500, 7500)  # the same damage for both
    assert (duel.atk(MAW), duel.def_(MAW)) == (0, 0)


def test_the_opponents_attack_costs_both_the_same_while_it_wears_something(lay: Lay) -> None:
    duel = eaten(lay, monsters=[DRAGON])
    duel.end()
    duel.attack(DRAGON, MAW)
    assert (duel.life, duel.zone("you", "monsters")) == ((7500, 7500), [MAW])


@pytest.mark.rule("R3-7.8")
def test_equal_attacks_destroy_what_it_wears_and_the_other(lay: Lay) -> None:
    duel = eaten(lay, monsters=[SKULL])
    duel.attack(MAW, SKULL)
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([MAW], [])
    assert (duel.zone("opp", "graveyard"), duel.life) == ([SKULL, SKULL], (8000, 8000))


def test_bare_it_is_destroyed_and_its_player_alone_loses(lay: Lay) -> None:
    duel = lay(you={"monsters": [MAW]}, opp={"monsters": [SKULL]}, turn="opp")
    duel.attack(SKULL, MAW)
    assert (duel.life, duel.zone("you", "graveyard")) == ((5500, 8000), [MAW])


def test_damage_from_other_battles_and_direct_attacks_is_not_shared(lay: Lay) -> None:
    duel = eaten(lay, you={"monsters": [MAW, ELF]}, monsters=[DRAGON])
    duel.attack(ELF, DRAGON)
    assert duel.life == (8000 - 2200, 8000)


def test_who_falls_by_the_battle_has_lost_before_the_damage_is_shared(lay: Lay) -> None:
    duel = eaten(lay, monsters=[DRAGON])
    duel.state.life = [300, 300]
    duel.attack(MAW, DRAGON)
    assert (duel.winner, duel.rule, duel.life) == ("opp", "R3-4.1", (0, 300))


def test_by_an_effect_it_is_destroyed_itself_and_what_it_wears_goes_to_its_owners_graveyard(lay: Lay) -> None:
    duel = eaten(lay, you={"hand": ["Dark Hole"]})
    duel.use("Dark Hole")
    assert (duel.zone("you", "monsters"), duel.zone("you", "spells")) == ([], [])
    assert MAW in duel.zone("you", "graveyard")
    assert duel.zone("opp", "graveyard") == [SKULL]


@pytest.mark.rule("R3-6.9")
@pytest.mark.case("Y57")
def test_what_it_wears_leaves_when_it_leaves(lay: Lay) -> None:
    duel = eaten(lay, you={"monsters": [MAW, "?Hane-Hane"]})
    duel.act("change", "Hane-Hane")
    duel.pick(MAW)
    assert (duel.zone("you", "hand"), duel.zone("you", "spells")) == ([MAW], [])
    assert (duel.zone("opp", "graveyard"), duel.state.bearers) == ([SKULL], {})


def test_freed_of_what_it_wore_it_may_take_another_in_the_next_turn(lay: Lay) -> None:
    duel = eaten(lay, you={"hand": ["Mystical Space Typhoon"]}, monsters=["=" + DRAGON])
    duel.use("Mystical Space Typhoon")
    duel.run_until("act")
    assert (duel.zone("opp", "graveyard"), duel.atk(MAW)) == ([SKULL], 0)
    assert not duel.offers("activate", MAW)  # once a turn
    duel.end()
    duel.end()
    duel.act("activate", MAW)
    duel.run_until("act")
    assert duel.atk(MAW) == 3000


def test_what_it_wears_can_be_hit_as_an_equip_card(lay: Lay) -> None:
    duel = eaten(lay, hand=["De-Spell"])
    duel.end()
    duel.use("De-Spell")
    duel.run_until("act")
    assert SKULL in duel.zone("opp", "graveyard")
    assert duel.atk(MAW) == 0


def test_an_equip_card_on_what_it_takes_falls_off(lay: Lay) -> None:
    duel = lay(you={"monsters": [MAW]}, opp={"monsters": [SKULL], "spells": ["Dark Energy"]})
    duel.equip("opp", "Dark Energy", SKULL)
    duel.act("activate", MAW)
    duel.run_until("act")
    assert (duel.zone("opp", "spells"), duel.zone("opp", "graveyard")) == ([], ["Dark Energy"])
    assert duel.atk(MAW) == 2500


def test_a_searcher_that_it_wears_searches_when_it_is_destroyed_then(lay: Lay) -> None:
    duel = eaten(lay, "Sangan", monsters=[SKULL])
    duel.attack(MAW, SKULL)
    assert (duel.who, duel.prompt) == ("opp", "search")


def test_a_token_that_it_takes_is_worn_and_then_gone(lay: Lay) -> None:
    farm = spell("Farm", "{do: {summon: {token: Calf, level: 6, attribute: earth, race: beast, atk: 900, def: 0}}}")
    duel = lay(you={"monsters": [MAW]}, opp={"hand": ["Farm", "De-Spell"]}, made=[farm], turn="opp")
    duel.use("Farm")
    duel.end()
    duel.act("activate", MAW)
    duel.run_until("act")
    assert duel.atk(MAW) == 900
    duel.end()
    duel.use("De-Spell")
    duel.run_until("act")
    assert (duel.atk(MAW), duel.zone("you", "spells"), duel.zone("opp", "graveyard")) == (0, [], ["Farm", "De-Spell"])


@pytest.mark.case("Y26")
def test_taken_over_it_keeps_what_it_wears_and_shares_damage_the_other_way(lay: Lay) -> None:
    duel = eaten(lay, hand=["Change of Heart"], you={"monsters": [MAW, DRAGON]})
    duel.end()
    duel.use("Change of Heart")
    duel.pick(MAW)
    assert duel.atk(MAW) == 2500
    duel.attack(MAW, DRAGON)
    assert duel.life == (7500, 7500)
    duel.end()
    assert MAW in duel.zone("you", "monsters")


# Exodia

PIECES = ["Exodia the Forbidden One"] + [
    f"{side} {limb} of the Forbidden One" for side in ("Left", "Right") for limb in ("Arm", "Leg")
]


@pytest.mark.rule("R3-4.4")
@pytest.mark.parametrize("piece", PIECES)
def test_whoever_draws_the_last_piece_wins(lay: Lay, piece: str) -> None:
    rest = [name for name in PIECES if name != piece]
    duel = lay(you={"hand": rest, "deck": [ELF, piece]}, turn="opp")
    duel.end()
    assert (duel.winner, duel.rule) == ("you", "R3-4.4")


@pytest.mark.rule("R3-4.4")
@pytest.mark.parametrize("piece", PIECES)
def test_four_pieces_or_one_of_them_twice_win_nothing(lay: Lay, piece: str) -> None:
    rest = [name for name in PIECES if name != piece]
    duel = lay(you={"hand": [*rest, rest[0]], "monsters": [piece]}, opp={"hand": [piece]})
    duel.end()
    duel.end()
    assert (duel.winner, duel.prompt) == (None, "act")


@pytest.mark.rule("R3-4.4")
def test_a_piece_that_comes_back_from_the_field_completes_it_too(lay: Lay) -> None:
    duel = lay(you={"hand": PIECES[1:], "monsters": [PIECES[0]]}, opp={"monsters": ["?Hane-Hane"]}, turn="opp")
    duel.act("change", "Hane-Hane")
    duel.pick(PIECES[0])
    assert (duel.winner, duel.rule) == ("you", "R3-4.4")


@pytest.mark.rule("R3-4.4")
@pytest.mark.case("Y22")
def test_completed_on_both_sides_by_the_same_effect_it_is_a_draw(lay: Lay) -> None:
    recall = spell("Recall", "{do: {move: {all: true}, to: hand}}")
    duel = lay(
        you={"hand": [*PIECES[1:], "Recall"], "monsters": PIECES[:1]},
        opp={"hand": PIECES[:4], "monsters": ["?" + PIECES[4]]},
        made=[recall],
    )
    duel.use("Recall")
    assert (duel.winner, duel.rule) == ("draw", "R3-4.4")


@pytest.mark.rule("R3-4.3", "R3-4.4")
@pytest.mark.case("Y20")
def test_a_draw_that_completes_exodia_and_finds_the_deck_too_small_wins(lay: Lay) -> None:
    greed = spell("Greed", "{do: {draw: 2}}")
    duel = lay(you={"hand": [*PIECES[1:], "Greed"], "deck": PIECES[:1]}, made=[greed], life=(100, 8000))
    duel.use("Greed")
    assert (duel.winner, duel.rule) == ("you", "R3-4.4")


def test_the_pieces_are_ordinary_monsters_on_the_field(lay: Lay) -> None:
    figures = {PIECES[0]: (1000, 1000)} | dict.fromkeys(PIECES[1:], (200, 300))
    for name, (attack, defence) in figures.items():
        duel = lay(you={"hand": [name]})
        duel.summon(name)
        assert (duel.atk(name), duel.def_(name), duel.prompt) == (attack, defence, "act")
