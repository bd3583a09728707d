"""The verbs of Duel Monsters, played with made-up cards."""

import pytest

from duelterm.duelmonsters.definition import CardDefinition
from tests.duelmonsters.scenario import Scenario, monster, spell, trap

PLAIN, OTHER = monster("Plain"), monster("Other", atk=1200)
DRAGON, SECOND = monster("Dragon", race="dragon"), monster("Second", race="dragon")
TOON = monster("Proud", "{special only: first}")
MADE = (PLAIN, OTHER, DRAGON, SECOND, TOON)
Zones = dict[str, list[str]]


def table(you: Zones, opp: Zones | None = None, *made: CardDefinition, **more: object) -> Scenario:
    return Scenario(you=you, opp=opp, made=(*MADE, *made), **more)


def used(card: CardDefinition, you: Zones, opp: Zones | None = None, *made: CardDefinition, **more: object) -> Scenario:
    """You have just used this spell from your hand, unanswered."""
    duel = table(you | {"hand": [card.name, *you.get("hand", [])]}, opp, card, *made, **more)
    duel.use(card.name)
    duel.pass_all()
    return duel


def test_change() -> None:
    block = spell(
        "Block", "{target: {choose: 1, side: opp, face: up, position: attack}, do: {change: target, to: defense}}"
    )
    duel = used(block, {}, {"monsters": ["Plain"]})
    assert duel.position("Plain") == "defense"


@pytest.mark.rule("R3-6.15")
def test_change_to_attack_turns_up() -> None:
    stop = spell("Stop", "{do: {change: {all: true, position: defense}, to: attack}}")
    duel = used(stop, {"monsters": ["?Plain"]}, {"monsters": ["=Other"]})
    assert (duel.position("Plain"), duel.position("Other")) == ("attack", "attack")
    assert duel.happened("flipped") == ["flipped"]


@pytest.mark.rule("R3-6.9")
def test_an_equip_spell_asks_for_its_bearer() -> None:
    armour = spell("Armour", "{static: {modify: equipped, atk: 300}}", icon="equip", equips={"race": "warrior"})
    duel = table({"hand": ["Armour"], "monsters": ["Plain", "Dragon", "?Other"]}, {"monsters": ["Other"]}, armour)
    duel.use("Armour")
    assert (duel.prompt, duel.options()) == ("target", ["Plain", "Other"])
    duel.pick("Plain")
    duel.pass_all()
    assert duel.atk("Plain") == 1800
    assert duel.zone("you", "spells") == ["Armour"]


def test_an_equip_spell_that_fits_nothing_is_not_used() -> None:
    armour = spell("Armour", "{static: {modify: equipped, atk: 300}}", icon="equip", equips={"race": "fiend"})
    assert not table({"hand": ["Armour"], "monsters": ["Plain"]}, None, armour).offers("use", "Armour")


EATER = monster(
    "Eater",
    "{activate: ignition, if: {not: {count: $eaten}}, once: turn, target: {choose: 1, side: opp},"
    " do: {equip: target, to: self, as: $eaten}}",
    "{static: {modify: self, atk: {set: {stat: atk, of: $eaten}}}, while: {count: $eaten}}",
    "{instead_of: would be destroyed, cause: battle, if: {count: $eaten}, do: {destroy: $eaten}}",
    atk=0,
)


def fed() -> Scenario:
    duel = table({"monsters": ["Eater"]}, {"monsters": ["Other", "Plain"]}, EATER)
    duel.act("activate", "Eater")
    duel.pick("Other")
    return duel


def test_a_name_is_kept_with_the_card_for_its_other_abilities() -> None:
    duel = fed()
    assert duel.zone("you", "spells") == ["Other"]
    assert duel.atk("Eater") == 1200
    assert not duel.offers("activate", "Eater")


def test_what_is_kept_is_used_by_a_replacement_and_free_again_when_it_is_gone() -> None:
    duel = fed()
    duel.attack("Eater", "Plain")
    duel.pass_all()
    assert duel.zone("you", "monsters") == ["Eater"]
    assert duel.zone("you", "spells") == []
    assert duel.zone("opp", "graveyard") == ["Other"]
    assert duel.atk("Eater") == 0


@pytest.mark.case("Y26")
def test_control_until_the_end_of_the_turn() -> None:
    charm = spell("Charm", "{target: {choose: 1, side: opp}, do: {control: target}}")
    duel = used(charm, {}, {"monsters": ["Plain"]})
    assert duel.zone("you", "monsters") == ["Plain"]
    duel.end()
    duel.run_until("act")
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([], ["Plain"])


@pytest.mark.rule("R3-6.3")
def test_nothing_is_taken_over_where_there_is_no_room() -> None:
    charm = spell("Charm", "{target: {choose: 1, side: opp}, do: {control: target}}")
    full = {"hand": ["Charm"], "monsters": ["Plain"] * 5}
    assert not table(full, {"monsters": ["Other"]}, charm).offers("use", "Charm")


def answered(jam: CardDefinition) -> Scenario:
    """Your spell is answered by this trap."""
    gift = spell("Gift", "{do: {life: 1000}}")
    duel = table({"hand": ["Gift"], "spells": ["?Plain Trap"]}, {"spells": ["?Jam"]}, gift, jam, trap("Plain Trap"))
    duel.use("Gift")
    duel.turn_up("Jam")
    duel.pass_all()
    return duel


def test_negate_and_destroy() -> None:
    duel = answered(
        trap("Jam", "{'on': activated, of: {kind: spell}, cost: {pay: 500}, do: {negate: it, destroy: true}}")
    )
    assert duel.life == (8000, 7500)
    assert duel.zone("you", "graveyard") == ["Gift"]
    assert duel.happened("negated", "destroyed") == ["negated", "destroyed"]


def test_negate_then_done() -> None:
    jam = trap("Jam", "{'on': activated, do: [{negate: it, part: effect}, {if: done, then: {damage: 300}}]}")
    duel = answered(jam)
    assert duel.life == (7700, 8000)


def test_done_is_about_the_step_before_it_alone() -> None:
    empty = spell(
        "Empty", "{do: [{life: 100}, {destroy: {all: true}}, {if: done, then: {life: 50}, otherwise: {life: 7}}]}"
    )
    assert used(empty, {}).life == (8107, 8000)
    assert used(empty, {"monsters": ["Plain"]}).life == (8150, 8000)


def test_life_gained_and_lost_is_no_damage() -> None:
    both = spell("Both", "{do: [{life: 700}, {life: -300, side: opp}, {damage: 200}, {damage: 100, side: you}]}")
    duel = used(both, {})
    assert duel.life == (8600, 7500)
    assert [line.cause for line in duel.state.sheet] == ["gain", "lose", "damage", "damage"]


def test_a_tribute_is_ones_own_monster() -> None:
    altar = spell("Altar", "{cost: {tribute: {choose: 1}}, do: {life: 500}}")
    duel = table({"hand": ["Altar"], "monsters": ["Plain", "?Other"]}, {"monsters": ["Dragon"]}, altar)
    duel.use("Altar")
    assert (duel.prompt, duel.options()) == ("tribute", ["Plain", "Other"])
    duel.pick("Other")
    duel.pass_all()
    assert duel.zone("you", "graveyard") == ["Other", "Altar"]


SOUL = spell(
    "Soul",
    "{target: {choose: 1, side: opp},"
    " do: {modify: target, can: {be tributed: {by: you}}, must: {be tributed: {by: you}}}}",
)


def test_what_must_be_tributed_goes_first() -> None:
    altar = trap("Altar", "{cost: {tribute: {choose: 1}}, do: {life: 500}}")
    duel = table({"hand": ["Soul"], "spells": ["?Altar"], "monsters": ["Plain"]}, {"monsters": ["Dragon"]}, SOUL, altar)
    duel.use("Soul")
    duel.pass_all()
    duel.turn_up("Altar")
    duel.pass_all()
    assert duel.zone("opp", "graveyard") == ["Dragon"]
    assert duel.zone("you", "monsters") == ["Plain"]


@pytest.mark.case("Y44")
def test_a_tribute_for_a_summon_is_told_from_other_tributes() -> None:
    lamb = monster("Lamb", "{cannot: be tributed for a summon}")
    lord = monster("Lord", "{special only: first}", "{way: special, cost: {tribute: {choose: 1}}}")
    altar = spell("Altar", "{cost: {tribute: {choose: 1}}, do: {life: 500}}")
    duel = table({"hand": ["Lord", "Altar"], "monsters": ["Lamb"]}, None, lamb, lord, altar)
    assert not duel.offers("special", "Lord")
    assert duel.offers("use", "Altar")
    duel = table({"hand": ["Lord"], "monsters": ["Lamb", "Plain"]}, None, lamb, lord)
    duel.act("special", "Lord")
    duel.pass_all()
    assert duel.zone("you", "monsters") == ["Lamb", "Lord"]
    assert duel.zone("you", "graveyard") == ["Plain"]


FLUTE = spell("Flute", "{do: {summon: {up_to: 2, zone: hand, race: dragon}}}")


def test_summoned_from_the_hand() -> None:
    duel = used(FLUTE, {"hand": ["Dragon", "Second", "Plain"]})
    assert (duel.prompt, duel.options(), duel.asked.private) == ("summon", ["Dragon", "Second"], True)
    duel.pick("Dragon", "Second")
    duel.upright("Dragon")
    duel.sideways("Second")
    assert (duel.position("Dragon"), duel.position("Second")) == ("attack", "defense")
    assert duel.offers("summon", "Plain")


@pytest.mark.rule("R3-6.3")
def test_no_more_are_summoned_than_there_is_room_for() -> None:
    duel = used(FLUTE, {"hand": ["Dragon", "Second"], "monsters": ["Plain"] * 4})
    assert duel.asked.hi == 1


def test_a_choice_in_the_hand_is_asked_though_it_has_no_such_card() -> None:
    horn = monster("Horn", "{when: flipped, do: {summon: {choose: 1, zone: hand, race: dragon}}}")
    duel = table({"hand": ["Plain"], "monsters": ["?Horn"]}, None, horn)
    duel.act("change", "Horn")
    assert (duel.prompt, duel.options(), duel.asked.private) == ("summon", [], True)


def test_who_has_no_such_card_is_not_offered_to_use_it() -> None:
    assert not table({"hand": ["Flute", "Plain"]}, None, FLUTE).offers("use", "Flute")
    assert table({"hand": ["Flute", "Dragon"]}, None, FLUTE).offers("use", "Flute")


def test_what_comes_by_itself_alone_is_not_summoned_by_other_cards() -> None:
    rise = spell("Rise", "{target: {choose: 1, zone: graveyard, kind: monster}, do: {summon: target}}")
    assert not table({"hand": ["Rise"], "graveyard": ["Proud"]}, None, rise).offers("use", "Rise")
    assert table({"hand": ["Rise"], "graveyard": ["Plain"]}, None, rise).offers("use", "Rise")


def test_one_more_summon_such_as_the_turn_s_own() -> None:
    offer = trap("Offer", "{do: {summon: {choose: 1, zone: hand}, how: [normal, set]}}")
    duel = table({"hand": ["Plain", "Other", "Proud"], "spells": ["?Offer"]}, None, offer)
    duel.summon("Other")
    duel.turn_up("Offer")
    assert (duel.prompt, duel.options()) == ("summon", ["Plain"])
    duel.pick("Plain")
    duel.upright("Plain")
    assert duel.zone("you", "monsters") == ["Other", "Plain"]
    assert [event.cause for event in duel.state.events if event.kind == "summoned"] == ["normal", "normal"]


HERD = spell(
    "Herd",
    "{do: {summon: {token: Lamb, race: beast, attribute: earth, level: 1, atk: 0, def: 0,"
    " cannot: be tributed for a summon}, times: 4, position: defense}}",
)


def test_tokens() -> None:
    duel = used(HERD, {})
    assert duel.zone("you", "monsters") == ["Lamb"] * 4
    assert duel.position("Lamb") == "defense"
    assert not table({"hand": ["Herd"], "monsters": ["Plain"] * 2}, None, HERD).offers("use", "Herd")


@pytest.mark.rule("R3-6.11")
def test_fusion_and_ritual_are_not_used_where_they_can_do_nothing() -> None:
    assert not table({"hand": ["Polymerization"]}).offers("use", "Polymerization")
    assert not table({"hand": ["Black Illusion Ritual"]}).offers("use", "Black Illusion Ritual")
    duel = table({"hand": ["Black Illusion Ritual", "Relinquished"], "monsters": ["Plain"]})
    assert duel.offers("use", "Black Illusion Ritual")


COIN = spell("Coin", "{do: {toss: called, then: {life: 500}, otherwise: {damage: 500, side: you}}}")


def test_a_toss_has_two_ends() -> None:
    ends = set()
    for seed in range(8):
        duel = table({"hand": ["Coin"]}, None, COIN, seed=seed)
        duel.use("Coin")
        duel.pass_all()
        assert (duel.prompt, duel.options()) == ("call", ["heads", "tails"])
        duel.send("heads")
        ends.add(duel.life[0])
    assert ends == {8500, 7500}


def test_draw_keeps_what_was_drawn_and_discard_takes_among_it() -> None:
    scout = spell(
        "Scout",
        "{do: [{draw: 3, side: opp, as: $drawn}, {reveal: $drawn},"
        " {discard: {all: true, among: $drawn, kind: spell, side: opp}}]}",
    )
    duel = used(scout, {}, {"hand": ["Dark Hole"], "deck": ["Plain", "Ookazi", "Other", "Sogen"]})
    assert duel.zone("opp", "hand") == ["Dark Hole", "Other"]
    assert sorted(duel.zone("opp", "graveyard")) == ["Ookazi", "Sogen"]
    assert duel.happened("revealed") == ["revealed"] * 3


def test_looked_at_cards_go_back_in_any_order() -> None:
    eye = spell("Eye", "{do: {look: {top: 3}, back: any order}}")
    duel = used(eye, {"deck": ["Plain", "Other", "Dragon", "Second"]})
    assert (duel.prompt, duel.options(), duel.asked.private) == ("deck order", ["Second", "Dragon", "Other"], True)
    duel.pick("Other", "Second", "Dragon")
    assert duel.zone("you", "deck") == ["Plain", "Dragon", "Second", "Other"]


def test_each_player_discards_before_anybody_draws() -> None:
    flood = spell("Flood", "{do: {each_player: [{discard: {all: true}, as: $gone}, {draw: {count: $gone}}]}}")
    duel = used(flood, {"hand": ["Plain", "Other"]}, {"hand": ["Dragon"]})
    assert duel.happened("discarded", "drawn") == ["discarded"] * 3 + ["drawn"] * 3
    assert (len(duel.cards("you", "hand")), len(duel.cards("opp", "hand"))) == (2, 1)


@pytest.mark.rule("R3-4.3")
def test_who_cannot_draw_enough_draws_what_there_is() -> None:
    greed = spell("Greed", "{do: {draw: 2}}")
    duel = used(greed, {"deck": ["Plain"]}, life=(5000, 4000))
    assert (duel.winner, duel.rule) == ("you", "R3-4.3")
    assert duel.zone("you", "hand") == ["Plain"]


def test_a_card_to_be_put_on_the_own_deck_by_two_players_with_names_of_their_own() -> None:
    each = spell("Each", "{do: {each_player: {move: {choose: 1, zone: hand}, to: deck top}}}")
    duel = used(each, {"hand": ["Plain", "Other"]}, {"hand": ["Dragon", "Second"]})
    assert duel.who == "you"
    duel.pick("Other")
    assert duel.who == "opp"
    duel.pick("Dragon")
    assert (duel.zone("you", "deck")[-1], duel.zone("opp", "deck")[-1]) == ("Other", "Dragon")
