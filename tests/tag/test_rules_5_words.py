"""TAG-5: what cards mean by "you" and "your opponent", in the guide's own examples."""

import pytest

from tests.tag.scenario import Lay, spell, trap

ALL = ("you", "opp", "partner", "other")


@pytest.mark.rule("TAG-5.1", "TAG-5.2", "TAG-5.5")
@pytest.mark.parametrize("whom", ["you", "partner"])
def test_exchange_is_done_by_a_partner_with_the_opponent_that_its_player_picks(lay: Lay, whom: str) -> None:
    hands = {"you": ["Air Eater"], "partner": ["Kuriboh"], "opp": ["Summoned Skull"], "other": ["Mystical Elf"]}
    laid = {who: {"hand": hand} for who, hand in hands.items()}
    laid["you"] = {"hand": ["Exchange", "Air Eater"]}
    duel = lay(**laid)
    duel.use("Exchange")
    duel.choose_player(whom)
    duel.choose_player("other")
    duel.run_until("act")
    hands[whom], hands["other"] = hands["other"], hands[whom]
    assert {who: duel.zone(who, "hand") for who in ALL} == hands


@pytest.mark.rule("TAG-5.1", "TAG-5.5")
def test_only_players_with_whom_it_can_be_done_are_picked(lay: Lay) -> None:
    duel = lay(you={"hand": ["Exchange", "Air Eater"]}, other={"hand": ["Mystical Elf"]})
    duel.use("Exchange")
    assert duel.prompt != "player"
    duel.run_until("act")
    assert duel.zone("you", "hand") == ["Mystical Elf"]
    alone = {"you": {"hand": ["Exchange"]}, "other": {"hand": ["Mystical Elf"]}}
    assert not lay(**alone).offers("use", "Exchange")
    duel = lay(**alone, partner={"hand": ["Kuriboh"]})
    duel.use("Exchange")
    duel.run_until("act")
    assert (duel.zone("partner", "hand"), duel.zone("other", "hand")) == (["Mystical Elf"], ["Kuriboh"])


@pytest.mark.rule("TAG-5.3", "TAG-7.6")
@pytest.mark.parametrize("whose", ["opp", "other"])
def test_brain_control_takes_either_opponents_monster_and_gives_it_back(lay: Lay, whose: str) -> None:
    duel = lay(
        you={"hand": ["Brain Control"]}, opp={"monsters": ["Summoned Skull"]}, other={"monsters": ["Dark Magician"]}
    )
    taken = {"opp": "Summoned Skull", "other": "Dark Magician"}[whose]
    duel.use("Brain Control")
    assert sorted(duel.options()) == ["Dark Magician", "Summoned Skull"]
    duel.pick(taken)
    duel.run_until("act")
    assert duel.zone("you", "monsters") == [taken]
    duel.end()
    duel.run_until("act")
    assert duel.zone(whose, "monsters") == [taken]


@pytest.mark.rule("TAG-5.3")
def test_one_at_random_of_the_opponents_cards_is_one_of_all_of_theirs(lay: Lay) -> None:
    bolt = spell("Bolt", "{do: {destroy: {random: 1, side: opp, kind: monster}}}")
    laid = {"monsters": ["Air Eater"] * 2}
    duel = lay(you={"hand": ["Bolt"]}, opp=laid, other=laid, made=[bolt])
    duel.use("Bolt")
    duel.run_until("act")
    assert len(duel.zone("opp", "monsters") + duel.zone("other", "monsters")) == 3


@pytest.mark.rule("TAG-1.4", "TAG-5.4")
def test_the_partners_face_down_cards_are_known_to_what_you_use(lay: Lay) -> None:
    spring = spell(
        "Spring", "{cost: {move: {choose: 1, zone: field, side: you, kind: trap}, to: graveyard}, do: {draw: 1}}"
    )
    duel = lay(you={"hand": ["Spring"]}, partner={"spells": ["?Waboku", "?Ookazi", "?Trap Hole"]}, made=[spring])
    duel.use("Spring")
    assert (duel.asked.private, sorted(duel.options())) == (True, ["Trap Hole", "Waboku"])
    duel.pick("Waboku")
    duel.run_until("act")
    assert duel.zone("partner", "graveyard") == ["Waboku"]


@pytest.mark.rule("TAG-5.4", "TAG-7.7")
@pytest.mark.parametrize("whose", ["opp", "other"])
def test_fake_trap_stands_in_for_a_partners_trap(lay: Lay, whose: str) -> None:
    partner = {"opp": "other", "other": "opp"}[whose]
    duel = lay(
        you={"hand": ["Heavy Storm"], "spells": ["?Waboku"]},
        **{whose: {"spells": ["?Trap Hole"]}, partner: {"spells": ["?Fake Trap", "?Ookazi"]}},
    )
    duel.use("Heavy Storm")
    asked = []
    while duel.prompt != "act":
        if duel.prompt == "stand in":
            asked.append((duel.who, duel.options()))
            duel.pick(*duel.options())
        else:
            duel.act("pass")
    assert (partner, ["Fake Trap"]) in asked
    assert (duel.zone(whose, "spells"), duel.zone(partner, "spells")) == (["Trap Hole"], [])
    assert duel.zone("you", "spells") == []


@pytest.mark.rule("TAG-5.4")
def test_yours_on_the_field_and_in_the_graveyard_is_the_teams(lay: Lay) -> None:
    raising = spell("Chorus", "{do: {modify: {all: true, side: you}, atk: 500}}")
    counting = spell("Tally", "{do: {damage: {per: {zone: graveyard, side: you}, each: 100}}}")
    duel = lay(
        you={"hand": ["Chorus", "Tally"], "graveyard": ["Air Eater"]},
        partner={"monsters": ["Mystical Elf"], "graveyard": ["Air Eater"] * 2},
        opp={"monsters": ["Summoned Skull"], "graveyard": ["Air Eater"] * 3},
        made=[raising, counting],
    )
    duel.use("Chorus")
    duel.run_until("act")
    assert (duel.atk("Mystical Elf"), duel.atk("Summoned Skull")) == (1300, 2500)
    duel.use("Tally")
    duel.run_until("act")
    assert duel.life == (16000, 16000 - 400)  # three monsters and the spell used before


@pytest.mark.rule("TAG-5.5")
def test_card_destruction_reaches_one_of_each_team(lay: Lay) -> None:
    duel = lay(**{who: {"hand": ["Air Eater"] * 2} for who in ALL[1:]}, you={"hand": ["Card Destruction", "Kuriboh"]})
    duel.use("Card Destruction")
    duel.choose_player("partner")
    duel.choose_player("opp")
    duel.run_until("act")
    assert [len(duel.zone(who, "graveyard")) for who in ALL] == [1, 2, 2, 0]
    assert [duel.zone(who, "hand") for who in ("partner", "opp")] == [["Mystical Elf"] * 2] * 2
    assert duel.zone("you", "hand") == ["Kuriboh"]


@pytest.mark.rule("TAG-5.6", "TAG-5.8", "TAG-7.4")
def test_reckless_greed_costs_the_teams_next_two_draw_phases(lay: Lay) -> None:
    duel = lay(you={"spells": ["?Reckless Greed"], "deck": ["Mystical Elf"] * 9})
    duel.turn_up("Reckless Greed")
    duel.run_until("act")
    assert len(duel.zone("you", "hand")) == 2
    for _ in range(4):
        duel.end()
        duel.run_until("act")
    assert [len(duel.zone(who, "hand")) for who in ALL] == [2, 1, 0, 1]
    for _ in range(2):
        duel.end()
        duel.run_until("act")
    assert len(duel.zone("partner", "hand")) == 1


@pytest.mark.rule("TAG-5.6", "TAG-5.7")
def test_what_stops_a_player_stops_the_team(lay: Lay) -> None:
    for side, stopped in (("you", ("you", "partner")), ("opp", ("opp", "other"))):
        card = trap("Stop", f"{{static: {{modify: {side}, cannot: summon}}}}", icon="continuous")
        duel = lay(
            **{who: {"hand": ["Mystical Elf"]} for who in ALL[1:]},
            you={"hand": ["Mystical Elf"], "spells": ["Stop"]},
            made=[card],
        )
        for who in ALL:
            assert duel.offers("summon", "Mystical Elf") is (who not in stopped), (side, who)
            duel.end()
            duel.run_until("act")


@pytest.mark.rule("TAG-5.8")
def test_swords_of_revealing_light_lasts_for_three_turns_of_either_opponent(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Swords of Revealing Light"]},
        opp={"monsters": ["?Air Eater"]},
        other={"monsters": ["?Summoned Skull"]},
    )
    duel.use("Swords of Revealing Light")
    duel.run_until("act")
    assert (duel.position("Air Eater"), duel.position("Summoned Skull")) == ("defense", "defense")
    lying = []
    for _ in range(6):
        lying.append("Swords of Revealing Light" in duel.zone("you", "spells"))
        duel.end()
        duel.run_until("act")
    assert lying == [True] * 6  # the turns of opp, other and opp again; it goes as that ends
    assert duel.zone("you", "graveyard") == ["Swords of Revealing Light"]


@pytest.mark.rule("TAG-5.9")
def test_heavy_storm_destroys_the_spells_and_traps_of_all_four(lay: Lay) -> None:
    duel = lay(
        **{who: {"spells": ["?Ookazi"]} for who in ALL[1:]}, you={"hand": ["Heavy Storm"], "spells": ["?Ookazi"]}
    )
    duel.use("Heavy Storm")
    duel.run_until("act")
    assert [duel.zone(who, "spells") for who in ALL] == [[]] * 4


@pytest.mark.rule("TAG-5.9")
@pytest.mark.parametrize("whose", ALL)
def test_mask_of_restrict_binds_all_four(lay: Lay, whose: str) -> None:
    sides = {who: {"hand": ["Summoned Skull"], "monsters": ["Mystical Elf"]} for who in ALL}
    sides[whose] = sides[whose] | {"spells": ["Mask of Restrict"]}
    duel = lay(**sides)
    for _ in range(4):
        assert not duel.offers("summon", "Summoned Skull")
        duel.end()
        duel.run_until("act")
    free = lay(you={"hand": ["Summoned Skull"], "monsters": ["Mystical Elf"]})
    assert free.offers("summon", "Summoned Skull")


@pytest.mark.rule("TAG-1.5", "TAG-5.9")
@pytest.mark.case("Y43")
def test_mausoleum_of_the_emperor_is_used_by_every_player(lay: Lay) -> None:
    duel = lay(
        **{who: {"hand": ["Summoned Skull"]} for who in ALL[1:]},
        you={"hand": ["Summoned Skull"], "field spell": ["Mausoleum of the Emperor"]},
    )
    for _ in ALL:
        who = duel.who
        duel.act("activate", "Mausoleum of the Emperor")
        duel.run_until("act")
        assert duel.zone(who, "monsters") == ["Summoned Skull"]
        duel.end()
        duel.run_until("act")
    assert duel.life == (14000, 14000)


@pytest.mark.rule("TAG-7.8")
def test_life_points_are_the_teams(lay: Lay) -> None:
    both = spell("Fire", "{do: {damage: 1000, side: any}}")
    half = spell("Half", "{cost: {pay: half}, do: {draw: 1}}")
    duel = lay(you={"hand": ["Fire", "Half"]}, made=[both, half])
    duel.use("Fire")
    duel.run_until("act")
    assert duel.life == (15000, 15000)
    duel.use("Half")
    duel.run_until("act")
    assert duel.life == (7500, 15000)
