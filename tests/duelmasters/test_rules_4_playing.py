"""DM-4: paying and playing cards."""

from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duelterm.core.card import Card
from duelterm.duelmasters.definition import CardDefinition
from duelterm.duelmasters.mana import Supply, cost, is_payment
from duelterm.duelmasters.proposal import propose
from duelterm.duelmasters.state import DuelState
from duelterm.duelmasters.zones import CIVILIZATIONS, GRAVEYARD, MANA
from tests.duelmasters.scenario import FILLER, Scenario, creature, spell

BARON, JOE, MANE, GONTA = "Immortal Baron, Vorg", "Explosive Dude Joe", "Burning Mane", "Gonta, the Warrior Savage"
DRAGON, GHOUL, VEHICLE = "Bolshack Dragon", "Writhing Bone Ghoul", "Aqua Vehicle"


@pytest.mark.rule("DM-4.1")
def test_playing_a_card_taps_as_many_untapped_mana_cards_as_it_costs() -> None:
    duel = Scenario(you={"hand": [JOE], "mana": [BARON] * 4 + [f"~{BARON}"]})
    duel.play(JOE)
    assert duel.zone("you", "battle") == [JOE]
    assert len(duel.tapped("you", "mana")) == 4


@pytest.mark.rule("DM-4.1")
def test_tapped_mana_gives_nothing_and_each_card_gives_one() -> None:
    assert not Scenario(you={"hand": [JOE], "mana": [BARON] * 2 + [f"~{BARON}"]}).offers("play")
    assert not Scenario(you={"hand": [JOE], "mana": [DRAGON] * 2}).offers("play")
    assert Scenario(you={"hand": [JOE], "mana": [BARON] * 3}).offers("play", JOE)


@pytest.mark.rule("DM-4.2")
def test_one_mana_card_must_be_of_the_civilization_and_the_rest_may_be_any() -> None:
    assert Scenario(you={"hand": [JOE], "mana": [BARON, GHOUL, VEHICLE]}).offers("play", JOE)
    assert not Scenario(you={"hand": [JOE], "mana": [MANE, GHOUL, VEHICLE]}).offers("play")


@pytest.mark.rule("DM-4.2")
def test_each_civilization_needs_a_different_mana_card() -> None:
    assert Scenario(you={"hand": [GONTA], "mana": [BARON, MANE]}).offers("play", GONTA)
    assert not Scenario(you={"hand": [GONTA], "mana": [BARON, BARON]}).offers("play")
    assert not Scenario(you={"hand": [GONTA], "mana": [GONTA, VEHICLE]}).offers("play")


@pytest.mark.rule("DM-4.3")
def test_a_card_that_cannot_be_paid_cannot_be_played() -> None:
    assert Scenario(you={"hand": [JOE], "mana": [BARON] * 2}).options() == [f"charge {JOE}", "end"]


@pytest.mark.rule("DM-4.3")
def test_cost_changes_apply_first_and_stop_at_their_own_floor() -> None:
    duel = Scenario(you={"hand": [DRAGON], "mana": [BARON] * 4, "battle": ["Cocco Lupia"]})
    duel.play(DRAGON)
    assert len(duel.tapped("you", "mana")) == 4
    lupias = {"hand": [DRAGON], "battle": ["Cocco Lupia"] * 4}
    assert not Scenario(you=lupias | {"mana": [BARON]}).offers("play")
    assert Scenario(you=lupias | {"mana": [BARON] * 2}).offers("play", DRAGON)


@pytest.mark.rule("DM-4.3")
def test_a_cost_never_falls_below_one_nor_below_the_number_of_civilizations() -> None:
    cheap = creature("Merchant", "{static: {modify: {side: you, kind: creature}, cost: -9}}")
    for name, least in ((JOE, 1), (GONTA, 2)):
        enough = {"hand": [name], "battle": [cheap.name], "mana": [GONTA] * least}
        duel = Scenario(you=enough, made=[cheap])
        assert cost(duel.state, duel.card("you", "hand", name)) == least
        duel.play(name)
        assert len(duel.tapped("you", "mana")) == least
        too_little = enough | {"mana": [GONTA] * (least - 1)}
        assert not Scenario(you=too_little, made=[cheap]).offers("play")


@pytest.mark.rule("DM-4.3")
def test_a_cost_may_rise() -> None:
    taxing = creature("Taxer", "{static: {modify: {side: opp, kind: creature}, cost: 1}}")
    duel = Scenario(you={"hand": [JOE], "mana": [BARON] * 4}, opp={"battle": [taxing.name]}, made=[taxing])
    assert duel.offers("play", JOE)
    poor = Scenario(you={"hand": [JOE], "mana": [BARON] * 3}, opp={"battle": [taxing.name]}, made=[taxing])
    assert not poor.offers("play")


@pytest.mark.rule("DM-4.4")
def test_the_player_may_pick_other_cards_but_only_a_legal_payment() -> None:
    duel = Scenario(you={"hand": [BARON], "mana": [BARON, JOE, MANE, GHOUL]})
    duel.act("play", BARON)
    assert duel.prompt == "pay"
    legal = duel.asked.legal
    assert legal is not None
    picks = {tuple(card.definition.name for card in two): legal(two) for two in combinations(duel.asked.options, 2)}
    assert picks == {two: BARON in two or JOE in two for two in picks}
    duel.pick(JOE, MANE)
    assert duel.tapped("you", "mana") == [JOE, MANE]


def card_of(civs: tuple[str, ...]) -> CardDefinition:
    return CardDefinition("+".join(civs), "spell", civs, (), 1, 0)


CIVS = st.lists(st.sampled_from(CIVILIZATIONS), min_size=1, max_size=2, unique=True).map(tuple)


def civilizations_left(mana: Sequence[Card], picked: Sequence[Card]) -> int:
    left = [card for card in mana if card not in picked]
    return len({civ for card in left for civ in card.definition.civs})


@pytest.mark.rule("DM-4.4")
@settings(max_examples=60, deadline=None)
@given(st.lists(CIVS, min_size=1, max_size=7), CIVS, st.integers(1, 5))
def test_a_payment_is_proposed_if_there_is_one_and_keeps_most_civilizations(
    masks: list[tuple[str, ...]], civs: tuple[str, ...], price: int
) -> None:
    state = DuelState(2, 1)
    mana = [state.add(card_of(mask), 0, MANA) for mask in masks]
    card = state.add(card_of(civs), 0, GRAVEYARD)
    price = max(price, len(civs))
    legal = [picked for picked in combinations(mana, price) if is_payment(state, card, price, picked)]
    assert Supply(mana).pays(card, price) == bool(legal)
    if legal:
        proposed = propose(mana, card, price)
        assert is_payment(state, card, price, proposed)
        best = max(civilizations_left(mana, picked) for picked in legal)
        assert civilizations_left(mana, proposed) == best


@pytest.mark.rule("DM-4.5")
def test_what_cannot_be_done_is_skipped_and_the_spell_goes_to_its_owners_graveyard() -> None:
    two = spell("Blast and Draw", "{do: [{destroy: {choose: 1, side: opp}}, {draw: 1}]}")
    duel = Scenario(you={"hand": [two.name], "mana": [BARON]}, made=[two])
    duel.play(two.name)
    assert duel.zone("you", "hand") == [FILLER]
    assert duel.zone("you", "graveyard") == [two.name]


@pytest.mark.rule("DM-4.5")
def test_an_effect_may_send_a_spell_elsewhere() -> None:
    duel = Scenario(
        you={"hand": ["Lightning Charger"], "mana": ["Lok, Vizier of Hunting"] * 4}, opp={"battle": [BARON, JOE]}
    )
    duel.play("Lightning Charger")
    duel.pick(JOE)
    assert duel.tapped("opp", "battle") == [JOE]
    assert duel.zone("you", "mana")[-1] == "Lightning Charger"
    assert duel.zone("you", "graveyard") == []


@pytest.mark.rule("DM-4.6")
def test_a_creature_enters_untapped_and_there_is_no_limit_to_their_number() -> None:
    duel = Scenario(you={"hand": [BARON], "mana": [BARON] * 2, "battle": [JOE] * 30})
    duel.play(BARON)
    assert len(duel.zone("you", "battle")) == 31
    assert duel.tapped("you", "battle") == []


@pytest.mark.rule("DM-4.7")
def test_a_creature_cannot_attack_in_the_turn_in_which_it_came() -> None:
    duel = Scenario(you={"hand": [BARON], "mana": [BARON] * 2})
    duel.play(BARON)
    assert not duel.offers("attack")
    duel.end()
    duel.end()
    assert duel.offers("attack", BARON, "player")


@pytest.mark.rule("DM-4.7")
def test_neither_can_one_that_an_effect_put_there() -> None:
    put = spell("Deploy", "{do: {move: {zone: hand, choose: 1}, to: battle zone}}")
    duel = Scenario(you={"hand": [put.name, BARON], "mana": [BARON]}, made=[put])
    duel.play(put.name)
    assert duel.zone("you", "battle") == [BARON]
    assert not duel.offers("attack")


@pytest.mark.rule("DM-4.7")
def test_one_that_came_in_the_opponents_turn_can_attack_in_the_next_own_turn() -> None:
    duel = Scenario(you={"battle": [BARON]}, opp={"shields": ["Torcon"] * 2})
    duel.attack(BARON)
    duel.break_shield()
    duel.use("Torcon")
    duel.end()
    assert duel.offers("attack", "Torcon", "player")


@pytest.mark.rule("DM-4.7")
def test_evolution_speed_attacker_and_effects_overcome_it() -> None:
    assert Scenario(you={"battle": [["!Barkwhip, the Smasher", f"!{MANE}"]]}).offers("attack", "Barkwhip, the Smasher")
    assert Scenario(you={"battle": ["!Bombat, General of Speed"]}).offers("attack", "Bombat, General of Speed")
    haste = spell("Haste", "{do: {modify: {side: you, all: true}, gains: speed attacker}}")
    duel = Scenario(you={"hand": [haste.name], "mana": [BARON], "battle": [f"!{BARON}"]}, made=[haste])
    assert not duel.offers("attack")
    duel.play(haste.name)
    assert duel.offers("attack", BARON, "player")


@pytest.mark.rule("DM-4.8")
def test_graveyards_lie_open_to_both() -> None:
    duel = Scenario(you={"graveyard": [BARON, JOE]}, opp={"graveyard": [MANE]})
    cards = duel.state.zones[0][GRAVEYARD] + duel.state.zones[1][GRAVEYARD]
    assert [duel.state.sight(card) for card in cards] == [0b11] * 3
