"""TAG-7.12, TAG-7.13, TAG-7.15: which opponent is meant, whose deck, whose choice; TAG-4: rituals and costs."""

import pytest

from tests.standard.playing import next_turn, play, rest
from tests.tag.scenario import Lay, monster, spell, trap

ELF, SKULL, EATER, MAGICIAN, OX = "Mystical Elf", "Summoned Skull", "Air Eater", "Dark Magician", "Battle Ox"
SOLDIER = "Black Luster Soldier (Normal)"
ALL = ("you", "opp", "partner", "other")


# a lasting effect on one opponent


@pytest.mark.rule("TAG-7.12")
def test_a_lasting_effect_on_a_hand_keeps_to_the_opponent_picked(lay: Lay) -> None:
    leak = spell("Leak", "{do: {when: end phase, of: opp, lasts: forever, do: {discard: {random: 1, side: opp}}}}")
    duel = lay(you={"hand": ["Leak"]}, opp={"hand": [ELF] * 3}, other={"hand": [ELF] * 3}, made=[leak])
    duel.use("Leak")
    duel.choose_player("other")
    duel.run_until("act")
    for _ in range(5):
        duel.end()
        duel.run_until("act")
    assert [len(duel.zone(who, "graveyard")) for who in ("opp", "other")] == [0, 2]


@pytest.mark.rule("TAG-7.12")
def test_each_time_an_opponent_draws_is_met_by_either_and_concerns_that_one(lay: Lay) -> None:
    drain = trap("Drain", "{when: drawn, of: {side: opp}, do: {discard: {random: 1, side: opp}}}", icon="continuous")
    duel = lay(you={"spells": ["Drain"]}, made=[drain])
    thrown = []
    for _ in range(4):
        duel.end()
        duel.run_until("act")
        thrown.append([len(duel.zone(who, "graveyard")) for who in ALL])
    assert thrown == [[0, 1, 0, 0], [0, 1, 0, 0], [0, 1, 0, 1], [0, 1, 0, 1]]


@pytest.mark.rule("TAG-7.12")
@pytest.mark.parametrize("whose", ["opp", "other"])
def test_each_time_an_opponent_discards_it_concerns_that_one(lay: Lay, whose: str) -> None:
    gift = "{when: sent to graveyard, of: {side: opp, kind: monster}, do: {draw: 2, side: opp}}"
    toss = spell("Toss", "{cost: {discard: {choose: 1}}, do: {life: 1}}")
    duel = lay(
        you={"spells": ["Gift"]},
        **{whose: {"hand": ["Toss", ELF]}},
        turn=whose,
        made=[trap("Gift", gift, icon="continuous"), toss],
    )
    play(duel, "Toss")
    assert [len(duel.zone(who, "hand")) for who in ("opp", "other")] == ([2, 0] if whose == "opp" else [0, 2])


@pytest.mark.rule("TAG-5.1", "TAG-5.11")
@pytest.mark.parametrize("picked", ["opp", "other"])
def test_for_a_trigger_its_controller_picks_the_opponent(lay: Lay, picked: str) -> None:
    hands = {who: {"hand": [ELF] * 2} for who in ("opp", "other")}
    duel = lay(you={"monsters": ["White Magical Hat"]}, **hands)
    duel.attack("White Magical Hat")
    duel.run_until("player")
    assert duel.who == "you"
    duel.choose_player(picked)
    duel.run_until("act")
    assert [len(duel.zone(who, "hand")) for who in ("opp", "other")] == ([1, 2] if picked == "opp" else [2, 1])


@pytest.mark.rule("TAG-5.1", "TAG-7.7")
def test_robbin_goblin_of_a_partner_answers_damage_by_the_others_monster(lay: Lay) -> None:
    duel = lay(
        you={"monsters": [EATER]}, partner={"spells": ["Robbin' Goblin"]}, opp={"hand": [ELF]}, other={"hand": [ELF]}
    )
    duel.attack(EATER)
    duel.run_until("player")
    assert duel.who == "partner"
    duel.choose_player("other")
    duel.run_until("act")
    assert [len(duel.zone(who, "hand")) for who in ("opp", "other")] == [1, 0]


@pytest.mark.rule("TAG-5.1")
def test_no_opponent_is_picked_where_only_one_has_such_cards(lay: Lay) -> None:
    duel = lay(you={"hand": ["The Inexperienced Spy"]}, other={"hand": [SKULL]})
    duel.use("The Inexperienced Spy")
    assert duel.prompt != "player"


# decks


@pytest.mark.rule("TAG-7.13", "TAG-5.2")
@pytest.mark.parametrize("whose", ["you", "partner"])
def test_a_search_uses_the_deck_of_the_player_whose_effect_it_is(lay: Lay, whose: str) -> None:
    sends = spell("Sends", "{do: {destroy: {all: true, side: you, name: Sangan}}}")
    decks = {"you": {"deck": [EATER, "Kuriboh"]}, "partner": {"deck": [EATER, OX, "Hane-Hane"]}}
    decks[whose]["monsters"] = ["Sangan"]
    decks["you"]["hand"] = ["Sends"]
    duel = lay(**decks, made=[sends])
    duel.use("Sends")
    duel.run_until("search")
    found = {"you": ["Kuriboh"], "partner": ["Hane-Hane"]}[whose]
    assert (duel.who, duel.options()) == (whose, found)
    duel.pick(*found)
    duel.run_until("act")
    assert duel.zone(whose, "hand") == found


@pytest.mark.rule("TAG-5.2")
def test_your_hand_and_deck_are_the_own(lay: Lay) -> None:
    empty = spell("Empty", "{do: {discard: {all: true}}}")
    duel = lay(you={"hand": ["Empty", ELF, "Pot of Greed"]}, partner={"hand": [ELF]}, made=[empty])
    play(duel, "Pot of Greed")
    assert (len(duel.zone("you", "deck")), len(duel.zone("partner", "deck"))) == (18, 20)
    play(duel, "Empty")
    assert (duel.zone("you", "hand"), duel.zone("partner", "hand")) == ([], [ELF])


# an opponent's choice


@pytest.mark.rule("TAG-7.15", "TAG-5.3")
@pytest.mark.parametrize("chooser", ["opp", "other"])
def test_a_choice_of_your_opponent_over_the_teams_cards_is_made_by_the_one_picked(lay: Lay, chooser: str) -> None:
    duel = lay(
        you={"hand": ["Share the Pain"], "monsters": [ELF]}, opp={"monsters": [SKULL]}, other={"monsters": [MAGICIAN]}
    )
    duel.use("Share the Pain")
    duel.choose_player(chooser)
    duel.run_until("tribute")
    assert (duel.who, sorted(duel.options())) == (chooser, [MAGICIAN, SKULL])
    duel.pick(MAGICIAN)
    duel.run_until("act")
    assert (duel.zone("opp", "monsters"), duel.zone("other", "monsters")) == ([SKULL], [])
    assert duel.zone("other", "graveyard") == [MAGICIAN]


@pytest.mark.rule("TAG-7.15", "TAG-5.1")
def test_the_opponent_is_picked_once_for_the_whole_effect(lay: Lay) -> None:
    twice = spell("Twice", "{do: [{discard: {random: 1, side: opp}}, {destroy: {choose: 1, side: opp, by: opp}}]}")
    foes = {who: {"hand": [OX], "monsters": [ELF, SKULL]} for who in ("opp", "other")}
    duel = lay(you={"hand": ["Twice"]}, **foes, made=[twice])
    duel.use("Twice")
    duel.choose_player("other")
    duel.run_until("destroy")
    assert duel.who == "other"
    assert (duel.zone("other", "hand"), duel.zone("opp", "hand")) == ([], [OX])


# sharing


@pytest.mark.rule("TAG-4.2", "TAG-5.2")
@pytest.mark.parametrize("face", ["", "?"])
def test_a_ritual_tributes_the_partners_monsters_of_the_field_and_the_own_hand(lay: Lay, face: str) -> None:
    duel = lay(
        you={"hand": ["Black Luster Ritual", SOLDIER, ELF]},
        partner={"monsters": [f"{face}{ELF}"], "hand": [SKULL]},
        other={"monsters": [EATER]},
    )
    duel.use("Black Luster Ritual")
    duel.run_until("ritual")
    assert sorted(duel.options()) == [ELF, ELF]
    duel.pick(ELF, ELF)
    duel.run_until("act")
    assert duel.zone("you", "monsters") == [SOLDIER]
    assert (duel.zone("partner", "graveyard"), duel.zone("partner", "hand")) == ([ELF], [SKULL])


@pytest.mark.rule("TAG-4.2", "TAG-5.2")
def test_no_ritual_is_made_of_the_partners_hand(lay: Lay) -> None:
    held = {"hand": ["Black Luster Ritual", SOLDIER]}
    assert not lay(you=held, partner={"hand": [MAGICIAN, ELF]}).offers("use", "Black Luster Ritual")
    assert not lay(
        you={"hand": ["Black Luster Ritual"]}, partner={"hand": [SOLDIER], "monsters": [MAGICIAN, ELF]}
    ).offers("use", "Black Luster Ritual")
    assert lay(you=held, partner={"monsters": [MAGICIAN, ELF]}).offers("use", "Black Luster Ritual")


@pytest.mark.rule("TAG-4.1")
def test_costs_are_paid_with_the_partners_cards_of_field_and_graveyard_and_nobody_asks(lay: Lay) -> None:
    fire = spell("Fire", "{cost: {move: {choose: 1, zone: graveyard, side: you}, to: banished}, do: {damage: 500}}")
    toss = spell("Toss", "{cost: {discard: {choose: 1}}, do: {damage: 500}}")
    duel = lay(you={"hand": ["Fire", "Toss"]}, partner={"graveyard": [ELF, OX], "hand": [SKULL]}, made=[fire, toss])
    duel.use("Fire")
    assert duel.who == "you"
    duel.pick(OX)
    rest(duel)
    assert (duel.zone("partner", "graveyard"), duel.life) == ([ELF], (16000, 15500))
    assert not lay(you={"hand": ["Toss"]}, partner={"hand": [SKULL]}, made=[toss]).offers("use", "Toss")


@pytest.mark.rule("TAG-4.3")
def test_a_count_of_the_graveyard_is_the_teams(lay: Lay) -> None:
    grave = monster("Grave", "{static: {modify: self, atk: {per: {zone: graveyard, side: you}, each: 100}}}")
    duel = lay(
        you={"monsters": ["Grave"], "graveyard": [ELF]},
        partner={"graveyard": [ELF] * 2},
        opp={"graveyard": [ELF] * 4},
        made=[grave],
    )
    assert duel.atk("Grave") == 1800


@pytest.mark.rule("TAG-5.9")
@pytest.mark.parametrize("whose", ALL)
def test_what_keeps_monsters_from_attacking_binds_all_four(lay: Lay, whose: str) -> None:
    peace = trap("Peace", "{static: {modify: {side: any, atk: '>=1500'}, cannot: attack}}", icon="continuous")
    laid = {who: {"monsters": [EATER, ELF]} for who in ALL}
    laid[whose] = laid[whose] | {"spells": ["Peace"]}
    duel = lay(**laid, made=[peace])
    for _ in ALL:
        duel.act("battle")
        duel.run_until("act")
        assert {option.split()[1] for option in duel.options() if option.startswith("attack")} == {"Mystical"}
        next_turn(duel)


@pytest.mark.rule("TAG-5.3", "TAG-5.6", "TAG-5.7", "TAG-5.8")
def test_a_skipped_draw_phase_of_your_opponent_is_the_next_of_either(lay: Lay) -> None:
    seal = spell("Seal", "{do: {skip: draw phase, side: opp}}")
    duel = lay(you={"hand": ["Seal"]}, made=[seal])
    duel.use("Seal")
    rest(duel)
    for _ in range(4):
        duel.end()
        duel.run_until("act")
    assert [len(duel.zone(who, "hand")) for who in ALL] == [1, 0, 1, 1]
