"""TAG-7.4 to TAG-7.8, TAG-5.11: whose turn is meant, places, control, and what either partner may do."""

import pytest

from tests.standard.playing import activate, attack, next_turn, play, rest
from tests.tag.scenario import Lay, Scenario, monster, spell, trap

ELF, SKULL, EATER, MAGICIAN = "Mystical Elf", "Summoned Skull", "Air Eater", "Dark Magician"
MUSHROOM = "Mushroom Man #2"
ALL = ("you", "opp", "partner", "other")


def turns(duel: Scenario, count: int) -> None:
    """So many turns go by in which nothing is done."""
    for _ in range(count):
        next_turn(duel)


# whose turn


@pytest.mark.rule("TAG-7.4")
def test_your_turn_as_a_time_to_use_a_card_is_the_own_alone(lay: Lay) -> None:
    mine = trap("Mine", "{if: {turn: you}, do: {life: 1}}")
    theirs = trap("Theirs", "{if: {turn: opp}, do: {life: 1}}")
    duel = lay(you={"spells": ["?Mine", "?Theirs"]}, made=[mine, theirs])
    usable = {}
    for who in ALL:
        if who != "you":
            duel.run_until("act")
            duel.end()
            while (duel.who, duel.who_is(duel.state.active)) != ("you", who):
                duel.send(duel.asked.options[-1])
        usable[who] = {name for name in ("Mine", "Theirs") if duel.offers("turn up", name)}
    assert usable == {"you": {"Mine"}, "opp": {"Theirs"}, "partner": set(), "other": {"Theirs"}}


@pytest.mark.rule("TAG-7.4", "TAG-5.8")
def test_each_of_your_standby_phases_is_that_of_every_turn_of_the_team(lay: Lay) -> None:
    spring = monster("Spring", "{when: standby phase, of: you, do: {life: 100}}")
    thorn = monster("Thorn", "{when: standby phase, of: opp, do: {damage: 10}}")
    duel = lay(you={"monsters": ["Spring", "Thorn"]}, made=[spring, thorn])
    turns(duel, 4)
    assert duel.life == (16000 + 200, 16000 - 20)


@pytest.mark.rule("TAG-5.8")
def test_turns_of_all_are_counted_one_by_one(lay: Lay) -> None:
    fog = spell("Fog", "{do: {modify: {all: true, side: any}, atk: 100, lasts: {turns: 3}}}")
    duel = lay(you={"hand": ["Fog"], "monsters": [ELF]}, made=[fog])
    play(duel, "Fog")
    found = []
    for _ in range(5):
        found.append(duel.atk(ELF))
        next_turn(duel)
    assert found == [900, 900, 900, 900, 800]


@pytest.mark.rule("TAG-5.8", "TAG-5.11")
def test_the_next_turn_of_a_monster_is_that_of_the_player_who_attacks_with_it(lay: Lay) -> None:
    """A partner's turn, in which it can't attack anyway, is none of its turns."""
    duel = lay(you={"monsters": [ELF]}, opp={"monsters": ["=Electric Lizard"]})
    attack(duel, ELF, "Electric Lizard")
    rest(duel)
    for can_attack in (False, True):
        turns(duel, 4)
        assert duel.who == "you"
        duel.act("battle")
        rest(duel)
        assert duel.offers("attack", ELF) is can_attack


@pytest.mark.rule("TAG-7.4", "TAG-5.8")
def test_a_monsters_turns_in_a_cocoon_are_those_of_the_team(lay: Lay) -> None:
    duel = lay(you={"hand": ["Cocoon of Evolution", "Larvae Moth"], "monsters": ["Petit Moth"]})
    activate(duel, "Cocoon of Evolution")
    offered = []
    for _ in range(5):
        offered.append(duel.who == "you" and duel.offers("special", "Larvae Moth"))
        next_turn(duel)
    assert offered == [False, False, False, False, True]


# places


@pytest.mark.rule("TAG-7.5", "TAG-4.3")
def test_what_an_effect_summons_comes_to_its_players_own_places(lay: Lay) -> None:
    rise = spell("Rise", "{do: {summon: {choose: 1, zone: graveyard, side: you}}}")
    duel = lay(you={"hand": ["Rise"]}, partner={"graveyard": [SKULL]}, made=[rise])
    play(duel, "Rise")
    duel.run_until("act")
    assert (duel.zone("you", "monsters"), duel.zone("partner", "monsters")) == ([SKULL], [])
    full = lay(you={"hand": ["Rise"], "monsters": [ELF] * 5}, partner={"graveyard": [SKULL]}, made=[rise])
    assert not full.offers("use", "Rise")


@pytest.mark.rule("TAG-7.5")
def test_a_way_of_its_own_may_tribute_own_monsters_though_a_partner_has_others(lay: Lay) -> None:
    way = monster("Climber", "{way: special, cost: {tribute: {choose: 1}}}")
    duel = lay(you={"hand": ["Climber"], "monsters": [ELF] * 5}, partner={"monsters": [EATER] * 2}, made=[way])
    duel.act("special", "Climber")
    assert EATER not in duel.options()
    duel.pick(ELF)
    duel.run_until("act")
    assert duel.zone("you", "monsters").count("Climber") == 1


@pytest.mark.rule("TAG-7.5", "TAG-4.2")
def test_one_of_two_tributes_frees_the_place_and_the_other_may_be_the_partners(lay: Lay) -> None:
    way = monster("Climber", "{way: special, cost: {tribute: {choose: 2}}}")
    bare = monster("Stone", "{cannot: be tributed for a summon}")
    laid = {"hand": ["Climber"], "monsters": [ELF] * 5}
    duel = lay(you=laid, partner={"monsters": [EATER]}, made=[way])
    duel.act("special", "Climber")
    assert EATER not in duel.options()
    duel.pick(ELF)
    duel.pick(EATER)
    duel.run_until("act")
    assert (duel.zone("you", "monsters"), duel.zone("partner", "monsters")) == ([ELF] * 4 + ["Climber"], [])
    stuck = {"hand": ["Climber"], "monsters": ["Stone"] * 5}
    assert not lay(you=stuck, partner={"monsters": [EATER] * 2}, made=[way, bare]).offers("special")


# control


@pytest.mark.rule("TAG-7.6", "TAG-5.1")
@pytest.mark.parametrize("taker", ["opp", "other"])
def test_who_must_give_control_picks_one_of_the_opponents(lay: Lay, taker: str) -> None:
    duel = lay(you={"monsters": [MUSHROOM]})
    duel.end()
    duel.run_until("may")
    duel.yes()
    duel.choose_player(taker)
    duel.run_until("act")
    assert (duel.zone(taker, "monsters"), duel.zone("you", "monsters")) == ([MUSHROOM], [])


@pytest.mark.rule("TAG-7.6")
def test_only_an_opponent_with_a_free_place_can_be_picked(lay: Lay) -> None:
    duel = lay(you={"monsters": [MUSHROOM]}, opp={"monsters": [ELF] * 5})
    duel.end()
    duel.run_until("may")
    duel.yes()
    duel.run_until("act")
    assert duel.zone("other", "monsters") == [MUSHROOM]


@pytest.mark.rule("TAG-7.6")
def test_control_does_not_pass_between_partners(lay: Lay) -> None:
    grab = spell("Grab", "{do: {control: {choose: 1, side: any}}}")
    duel = lay(you={"hand": ["Grab"]}, partner={"monsters": [ELF]}, other={"monsters": [SKULL]}, made=[grab])
    play(duel, "Grab")
    duel.run_until("act")
    assert (duel.zone("you", "monsters"), duel.zone("partner", "monsters")) == ([SKULL], [ELF])


@pytest.mark.rule("TAG-7.6")
def test_a_monster_goes_back_to_the_player_who_had_it(lay: Lay) -> None:
    duel = lay(you={"hand": ["Change of Heart"]}, other={"monsters": [SKULL]}, opp={"monsters": [ELF] * 5})
    play(duel, "Change of Heart", SKULL)
    assert duel.zone("you", "monsters") == [SKULL]
    next_turn(duel)
    assert duel.zone("other", "monsters") == [SKULL]


# partners


@pytest.mark.rule("TAG-7.7")
@pytest.mark.parametrize("who", ["opp", "other"])
def test_either_partner_may_answer_an_attack_on_the_other(lay: Lay, who: str) -> None:
    duel = lay(
        you={"monsters": [EATER]},
        **{who: {"spells": ["?Mirror Force"]}, {"opp": "other", "other": "opp"}[who]: {"monsters": [ELF]}},
    )
    attack(duel, EATER, ELF)
    while duel.who != who:
        duel.pass_()
    duel.turn_up("Mirror Force")
    rest(duel)
    assert (duel.zone("you", "monsters"), duel.zone("you", "graveyard")) == ([], [EATER])


@pytest.mark.rule("TAG-7.7", "TAG-5.4")
def test_kuriboh_of_a_partner_keeps_damage_from_the_team(lay: Lay) -> None:
    duel = lay(you={"monsters": [EATER]}, other={"hand": ["Kuriboh"]})
    attack(duel, EATER)
    while not duel.offers("activate", "Kuriboh"):
        duel.pass_()
    assert duel.who == "other"
    duel.act("activate", "Kuriboh")
    rest(duel)
    assert (duel.life, duel.zone("other", "graveyard")) == ((16000, 16000), ["Kuriboh"])


@pytest.mark.rule("TAG-7.7")
def test_what_you_control_reaches_the_partners_cards_for_good_and_ill(lay: Lay) -> None:
    proud = monster("Proud", "{static: {modify: self, atk: {per: {side: you, other: true, kind: monster}, each: 100}}}")
    shy = spell("Shy", "{if: {not: {count: {side: you, kind: monster}}}, do: {draw: 1}}")
    duel = lay(you={"monsters": ["Proud"], "hand": ["Shy"]}, partner={"monsters": [ELF]}, made=[proud, shy])
    assert duel.atk("Proud") == 1600
    duel = lay(you={"hand": ["Shy"]}, partner={"monsters": [ELF]}, opp={"monsters": [ELF]}, made=[shy])
    assert not duel.offers("use", "Shy")
    assert lay(you={"hand": ["Shy"]}, opp={"monsters": [ELF]}, made=[shy]).offers("use", "Shy")


@pytest.mark.rule("TAG-5.11", "TAG-1.5")
def test_only_its_controller_is_asked_about_a_monsters_effects(lay: Lay) -> None:
    may = monster("May", "{when: summoned, of: {side: any}, optional: true, do: {life: 1}}")
    use = monster("Use", "{activate: ignition, do: {life: 5}}")
    duel = lay(you={"hand": [ELF]}, partner={"monsters": ["May", "Use"]}, made=[may, use])
    assert not duel.offers("activate")
    duel.summon(ELF)
    assert (duel.prompt, duel.who) == ("may", "partner")
    duel.no()
    duel.run_until("act")
    duel.act("battle")
    duel.run_until("act")
    assert {option for option in duel.options() if option.startswith("attack")} == {"attack Mystical Elf player"}


@pytest.mark.rule("TAG-5.11")
def test_for_a_card_in_the_graveyard_it_is_its_owner(lay: Lay) -> None:
    duel = lay(you={"hand": ["Change of Heart", "Tribute to The Doomed", ELF]}, other={"monsters": ["Sangan"]})
    play(duel, "Change of Heart", "Sangan")
    duel.use("Tribute to The Doomed")
    while duel.prompt != "search":
        duel.send(duel.asked.options[:1] if duel.asked.kind == "pick" else duel.asked.options[-1])
    assert duel.who == "other"


@pytest.mark.rule("TAG-7.8")
def test_both_players_with_life_points_are_each_team_once(lay: Lay) -> None:
    rain = spell("Rain", "{do: {life: 500, side: any}}")
    halved = spell("Halved", "{do: {life: halved, side: any}}")
    duel = lay(you={"hand": ["Rain", "Halved"]}, life=(1000, 3000), made=[rain, halved])
    play(duel, "Rain")
    assert duel.life == (1500, 3500)
    play(duel, "Halved")
    assert duel.life == (750, 1750)


@pytest.mark.rule("TAG-7.8", "TAG-1.2")
def test_what_a_partner_pays_comes_off_the_teams_total(lay: Lay) -> None:
    tools = "Seven Tools of the Bandit"
    duel = lay(you={"spells": ["?Reinforcements"], "monsters": [ELF]}, other={"spells": [f"?{tools}"]})
    duel.turn_up("Reinforcements")
    while not duel.offers("turn up", tools):
        duel.pass_()
    duel.turn_up(tools)
    rest(duel)
    assert (duel.life, duel.atk(ELF)) == ((16000, 15000), 800)
