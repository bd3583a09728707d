"""Hands, decks, coins, life points and control, as the cards of the standard rules speak of them."""

import pytest

from duelterm.duelmonsters.traits import ref_of
from tests.standard.playing import activate, attack, next_turn, play, rest
from tests.standard.scenario import Scenario, monster, spell, trap

PLAIN, OTHER, WEAK = monster("Plain"), monster("Other", atk=1200), monster("Weak", atk=900)
MADE = (PLAIN, OTHER, WEAK)
Zones = dict[str, list[str]]


def table(you: Zones, opp: Zones | None = None, *made: object, **more: object) -> Scenario:
    return Scenario(you=you, opp=opp, made=(*MADE, *made), **more)


def test_an_effect_works_from_the_hand_alone() -> None:
    twin = monster(
        "Twin", "{activate: ignition, in: hand, cost: {discard: self}, do: {search: {up_to: 2, name: self}}}"
    )
    duel = table({"hand": ["Twin"], "monsters": ["Twin"], "deck": ["Twin", "Plain", "Twin"]}, None, twin)
    assert [option for option in duel.options() if option.startswith("activate")] == ["activate Twin"]
    activate(duel, "Twin")
    duel.pick("Twin", "Twin")
    assert (duel.zone("you", "hand"), duel.zone("you", "graveyard")) == (["Twin", "Twin"], ["Twin"])


SWAP = spell(
    "Swap",
    "{do: {each_player: [{reveal: {all: true, zone: hand}},"
    " {move: {choose: 1, zone: hand, side: opp}, to: hand, side: you}], of: [you, opp]}}",
)


def test_each_takes_a_card_of_the_other_s_hand_before_anything_moves() -> None:
    duel = table({"hand": ["Swap", "Plain"]}, {"hand": ["Other", "Weak"]}, SWAP)
    duel.use("Swap")
    duel.pass_all()
    assert (duel.who, sorted(duel.options())) == ("you", ["Other", "Weak"])
    duel.pick("Weak")
    assert (duel.zone("you", "hand"), duel.zone("opp", "hand")) == (["Weak"], ["Other", "Plain"])


@pytest.mark.rule("STD-5.10")
@pytest.mark.rule("STD-3.16")
def test_a_card_taken_into_a_hand_is_seen_there_and_goes_to_its_owner_s_graveyard() -> None:
    altar = monster("Altar", "{activate: ignition, cost: {tribute: {choose: 1}}, do: {life: 100}}")
    duel = table({"hand": ["Swap", "Plain"], "monsters": ["Altar"]}, {"hand": ["Other"]}, SWAP, altar)
    play(duel, "Swap")
    taken = duel.card("you", "hand", "Other")
    assert duel.state.sight(taken) == 1 << duel.seat_of("you")
    assert taken.owner == duel.seat_of("opp")
    duel.summon("Other")
    rest(duel)
    activate(duel, "Altar", "Other")
    assert (duel.zone("opp", "graveyard"), duel.zone("you", "graveyard")) == (["Other"], ["Swap"])


def test_what_both_have_seen_both_may_pick_by_name() -> None:
    duel = table({"hand": ["Swap", "Plain", "Other"]}, {"hand": ["Weak", "Other"]}, SWAP)
    duel.use("Swap")
    duel.pass_all()
    assert duel.asked.shown
    duel.pick("Weak")
    assert (duel.who, duel.asked.shown) == ("opp", True)


VIRUS = trap(
    "Virus",
    "{cost: {tribute: {choose: 1, attribute: dark, atk: '<=1000'}}, do: ["
    "{reveal: {all: true, zone: hand, side: opp}}, {reveal: {all: true, side: opp, face: down}},"
    "{destroy: {all: true, zone: [hand, field], side: opp, kind: monster, atk: '>=1500'}},"
    "{when: drawn, of: {side: opp}, do: [{reveal: it}, {if: {match: it, atk: '>=1500'}, then: {destroy: it}}],"
    " lasts: {turns: 2, of: opp}}]}",
)


def test_hidden_cards_that_were_shown_are_judged_by_what_is_printed_on_them() -> None:
    bolt = spell("Bolt", "{do: {damage: 100}}")
    there = {"hand": ["Plain", "Bolt", "Weak"], "monsters": ["?Plain", "?Weak", "Plain", "Weak"]}
    duel = table({"spells": ["?Virus"], "monsters": ["Weak", "Plain"]}, there, VIRUS, bolt)
    play(duel, "Virus")
    assert duel.zone("opp", "hand") == ["Bolt", "Weak"]
    assert sorted(duel.zone("opp", "monsters")) == ["Weak", "Weak"]
    assert duel.zone("you", "monsters") == ["Plain"]


def test_drawn_cards_are_shown_and_destroyed_for_some_turns() -> None:
    deck = ["Plain"] * 10
    duel = table({"spells": ["?Virus"], "monsters": ["Weak"]}, {"deck": deck, "hand": ["Plain"]}, VIRUS)
    play(duel, "Virus")
    left = []
    for _ in range(6):
        next_turn(duel)
        left.append(len(duel.cards("opp", "hand")))
    assert left == [0, 0, 0, 0, 1, 1]


def test_hidden_cards_that_nobody_has_shown_are_left_alone() -> None:
    sweep = spell("Sweep", "{do: {destroy: {all: true, side: opp, atk: '>=1500'}}}")
    duel = table({"hand": ["Sweep"]}, {"monsters": ["?Plain", "Plain"]}, sweep)
    play(duel, "Sweep")
    assert duel.zone("opp", "monsters") == ["Plain"]


def test_a_deck_is_shuffled() -> None:
    riffle = spell("Riffle", "{do: {shuffle: deck}}")
    duel = table({"hand": ["Riffle"]}, None, riffle)
    before = [ref_of(card) for card in duel.cards("you", "deck")]
    play(duel, "Riffle")
    assert not set(before) & {ref_of(card) for card in duel.cards("you", "deck")}
    assert duel.happened("shuffled") == ["shuffled"]


@pytest.mark.rule("STD-7.4")
def test_three_coins_of_which_two_must_show_heads() -> None:
    dice = spell("Dice", "{do: {toss: 3, heads: '>=2', then: {life: 100}, otherwise: {damage: 100}}}")
    ends = set()
    for seed in range(12):
        duel = table({"hand": ["Dice"]}, None, dice, seed=seed)
        play(duel, "Dice")
        (fallen,) = [event for event in duel.state.events if event.kind == "coins"]
        assert fallen.amount == fallen.source.count("heads")
        assert duel.life == ((8100, 8000) if fallen.amount >= 2 else (8000, 7900))
        ends.add(fallen.amount)
    assert len(ends) >= 3


@pytest.mark.rule("STD-6.2")
@pytest.mark.rule("STD-3.8")
@pytest.mark.parametrize(("life", "left"), [(8000, 4000), (1001, 501), (1, 1)])
def test_half_of_the_life_points_is_paid_or_lost_rounded_down(life: int, left: int) -> None:
    halves = [spell("Half", "{cost: {pay: half}, do: {draw: 1}}"), spell("Half", "{do: {life: halved}}")]
    for half in halves:
        duel = table({"hand": ["Half"]}, None, half, life=(life, 8000))
        play(duel, "Half")
        assert duel.life == (left, 8000)
    assert [change.cause for change in duel.state.sheet] == (["lose"] if life > 1 else [])


@pytest.mark.rule("STD-1.4")
def test_damage_to_both_together_draws_where_one_after_the_other_would_not() -> None:
    blaze = spell("Blaze", "{do: {together: [{damage: 500}, {damage: 500, side: you}]}}")
    after = spell("After", "{do: [{damage: 500}, {damage: 500, side: you}]}")
    for card, winner in ((blaze, "draw"), (after, "you")):
        duel = table({"hand": [card.name]}, None, card, life=(500, 500))
        play(duel, card.name)
        assert duel.winner == winner


def test_control_is_given_to_the_opponent_for_good() -> None:
    shroom = monster(
        "Shroom",
        "{when: end phase, of: you, optional: true, cost: {pay: 500}, do: {control: self, side: opp, lasts: forever}}",
    )
    duel = table({"monsters": ["Shroom"]}, None, shroom)
    duel.act("end")
    duel.run_until("may")
    duel.yes()
    rest(duel)
    assert (duel.zone("opp", "monsters"), duel.life) == (["Shroom"], (7500, 8000))
    duel.run_until("act")
    duel.act("end")
    duel.run_until("may")
    assert duel.who == "opp"


def test_the_standby_phases_of_the_equipped_monster_s_player() -> None:
    germ = spell(
        "Germ",
        "{when: standby phase, of: {controller: equipped}, do: {modify: equipped, atk: -300, lasts: while in play}}",
        icon="equip",
    )
    duel = table({"hand": ["Germ"]}, {"monsters": ["Plain"]}, germ)
    play(duel, "Germ")
    seen = []
    for _ in range(4):
        next_turn(duel)
        seen.append(duel.atk("Plain"))
    assert seen == [1200, 1200, 900, 900]


def test_a_change_of_position_from_and_to() -> None:
    clown = monster("Clown", "{when: changed, from: defense, to: attack, do: {damage: 100}}")
    duel = table({"monsters": ["=Clown"]}, None, clown)
    duel.flip("Clown")
    rest(duel)
    assert duel.life == (8000, 7900)


SHADE = monster(
    "Shade",
    "{activate: quick, in: hand, 'on': damage calculation, of: {side: opp}, cost: {discard: self},"
    " do: {modify: you, cannot: take battle damage, lasts: this battle}}",
)
WALL = monster(
    "Wall",
    "{activate: quick, 'on': damage calculation, if: [{turn: opp}, {attacked: self}], once: stay, target: attacker,"
    " do: {modify: target, atk: {set: 0}, lasts: this battle}}",
    atk=500,
)


def test_at_the_damage_calculation_of_an_attack_from_the_hand_and_from_the_field() -> None:
    duel = table({"hand": ["Shade"], "monsters": ["Wall"]}, {"monsters": ["Plain", "Other"]}, SHADE, WALL, turn="opp")
    attack(duel, "Plain", "Wall")
    while not duel.offers("activate", "Shade"):
        duel.pass_()
    assert duel.offers("activate", "Wall")
    duel.act("activate", "Shade")
    rest(duel)
    assert (duel.life, duel.zone("you", "monsters"), duel.zone("you", "graveyard")) == (
        (8000, 8000),
        [],
        ["Shade", "Wall"],
    )


def test_an_attack_set_to_nothing_in_the_battle_is_back_after_it() -> None:
    armour = spell("Armour", "{static: {modify: equipped, atk: 300}}", icon="equip")
    there = {"monsters": ["Plain"], "spells": ["Armour"]}
    duel = table({"monsters": ["=Wall"]}, there, WALL, armour, turn="opp", life=(8000, 8000))
    duel.equip("opp", "Armour", "Plain")
    attack(duel, "Plain", "Wall")
    while not duel.offers("activate", "Wall"):
        duel.pass_()
    duel.act("activate", "Wall")
    while not duel.happened("battle"):
        duel.pass_()
    (battle,) = [event for event in duel.state.events if event.kind == "battle"]
    assert (battle.amount, duel.life) == (0, (8000, 7000))
    rest(duel)
    assert duel.atk("Plain") == 1800
