"""Section 5: monsters with a way of their own (STD-5.2), what a stay was (STD-5.3), special summons (STD-5.4)."""

import pytest

from duelterm.duelmonsters.summon import turn_down
from tests.standard.playing import next_turn, play
from tests.standard.scenario import Lay, Scenario, monster, spell, trap

ELF, SKULL = "Mystical Elf", "Summoned Skull"
GUEST = monster("Guest", "{way: special, cost: {tribute: {choose: 1}}}", "special only: first", level=8)
FREE = monster("Free", "{way: special, if: {count: {side: opp, kind: monster}}}")
HERO = monster("Hero", frame="fusion", materials=["Weak", "Weak"], atk=2000)
REVIVE = spell("Revive", "{target: {choose: 1, zone: graveyard, kind: monster}, do: {summon: target}}")
BANISH = spell("Banish", "{target: {choose: 1, zone: graveyard}, do: {move: target, to: banished}}")
FETCH = spell("Fetch", "{target: {choose: 1, zone: graveyard}, do: {move: target, to: hand}}")
RETURN = spell("Return", "{do: {summon: {choose: 1, zone: banished}}}")
DROP = spell("Drop", "{do: {discard: {choose: 1}}}")
FUSE = spell("Fuse", "{do: {fuse: {choose: 1, zone: extra deck}}}")
CALL = spell("Call", "{do: {summon: {choose: 1, zone: extra deck}}}")
BREAK = spell("Break", "{target: {choose: 1}, do: {destroy: target}}")
HORN = trap("Horn", "{'on': would be summoned, do: {negate: it, destroy: true}}", icon="counter")
GROW = spell("Grow", "{target: {choose: 1}, do: {modify: target, atk: 500, lasts: forever}}")
BLADE = spell("Blade", "{static: {modify: equipped, atk: 300}}", icon="equip")
WELL = monster("Well", "{activate: ignition, once: turn, do: {damage: 100}}")
MADE = (GUEST, FREE, HERO, REVIVE, BANISH, FETCH, RETURN, DROP, FUSE, CALL, BREAK, HORN, GROW, BLADE, WELL)
MADE += (monster("Weak"),)


def come(duel: Scenario, verb: str = "special", name: str = "Guest") -> None:
    """The monster comes in its own way, upright, and nobody answers."""
    duel.act(verb, name)
    duel.upright(name)
    duel.pass_all()


def use(duel: Scenario, name: str, *picks: str) -> None:
    """Play a spell of the hand; what is summoned comes upright."""
    play(duel, name, *picks)
    while duel.prompt != "act":
        duel.send(duel.asked.options[0]) if duel.asked.kind == "act" else duel.send([duel.asked.options[0]])


# STD-5.2


@pytest.mark.rule("STD-5.2")
def test_what_must_first_come_in_its_own_way_is_neither_summoned_nor_set_by_hand(lay: Lay) -> None:
    duel = lay(you={"hand": ["Guest"], "monsters": [ELF, ELF]}, made=MADE)
    assert duel.offers("special", "Guest")
    assert not duel.offers("summon")
    assert not duel.offers("set")


@pytest.mark.rule("STD-5.2")
def test_once_it_came_in_its_own_way_it_comes_back_from_the_graveyard(lay: Lay) -> None:
    duel = lay(you={"hand": ["Guest", "Break", "Revive"], "monsters": [ELF]}, made=MADE)
    come(duel)
    use(duel, "Break", "Guest")
    duel.use("Revive")
    assert duel.options() == [ELF, "Guest"]
    duel.pick("Guest")
    duel.pass_all()
    duel.sideways("Guest")
    duel.pass_all()
    assert duel.position("Guest") == "defense"


@pytest.mark.rule("STD-5.2")
def test_discarded_it_has_never_come_so(lay: Lay) -> None:
    duel = lay(you={"hand": ["Revive"], "graveyard": ["Guest"]}, made=MADE)
    assert not duel.offers("use", "Revive")


@pytest.mark.rule("STD-5.2")
def test_from_the_banished_zone_as_well(lay: Lay) -> None:
    duel = lay(you={"hand": ["Guest", "Break", "Banish", "Return"], "monsters": [ELF]}, made=MADE)
    come(duel)
    use(duel, "Break", "Guest")
    use(duel, "Banish", "Guest")
    assert duel.zone("you", "banished") == ["Guest"]
    use(duel, "Return")
    assert duel.zone("you", "monsters") == ["Guest"]
    duel = lay(you={"hand": ["Return"], "banished": ["Guest"]}, made=MADE)
    assert not duel.offers("use", "Return")


@pytest.mark.rule("STD-5.2")
def test_in_hand_or_deck_since_it_must_come_in_its_own_way_again(lay: Lay) -> None:
    duel = lay(you={"hand": ["Guest", "Break", "Fetch", "Drop", "Revive"], "monsters": [ELF]}, made=MADE)
    come(duel)
    use(duel, "Break", "Guest")
    use(duel, "Fetch", "Guest")
    duel.use("Drop")
    duel.pass_all()
    duel.pick("Guest")
    duel.pass_all()
    assert "Guest" in duel.zone("you", "graveyard")
    duel.use("Revive")
    duel.run_until("act")
    assert duel.zone("you", "monsters") == [ELF]


@pytest.mark.rule("STD-5.2")
def test_a_negated_summon_was_none_of_its_own_way(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Guest", "Revive"], "monsters": [ELF], "graveyard": []}, opp={"spells": ["?Horn"]}, made=MADE
    )
    duel.act("special", "Guest")
    duel.upright("Guest")
    while duel.who == "you":
        duel.pass_()
    duel.turn_up("Horn")
    duel.pass_all()
    assert set(duel.zone("you", "graveyard")) == {ELF, "Guest"}
    duel.use("Revive")
    duel.run_until("act")
    assert duel.zone("you", "monsters") == [ELF]


@pytest.mark.rule("STD-5.2")
def test_a_fused_monster_comes_back_and_one_called_by_another_effect_doesnt(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Fuse", "Break", "Revive", "Weak", "Weak"], "extra deck": ["Hero"]},
        made=MADE,
    )
    use(duel, "Fuse")
    assert duel.zone("you", "monsters") == ["Hero"]
    use(duel, "Break")
    use(duel, "Revive", "Hero")
    assert duel.zone("you", "monsters") == ["Hero"]
    duel = lay(you={"hand": ["Call", "Break", "Revive"], "extra deck": ["Hero"]}, made=MADE)
    use(duel, "Call")
    assert duel.zone("you", "monsters") == ["Hero"]
    use(duel, "Break")
    assert not duel.offers("use", "Revive")


# STD-5.3


@pytest.mark.rule("STD-5.3")
def test_a_monster_that_leaves_the_field_loses_what_was_on_it(lay: Lay) -> None:
    duel = lay(you={"hand": ["Grow", "Blade", "Break", "Revive"], "monsters": ["Weak"]}, made=MADE)
    use(duel, "Grow")
    use(duel, "Blade")
    assert duel.atk("Weak") == 1500 + 500 + 300
    use(duel, "Break", "Weak")
    assert "Blade" in duel.zone("you", "graveyard")
    use(duel, "Revive", "Weak")
    assert duel.atk("Weak") == 1500


@pytest.mark.rule("STD-5.3")
def test_a_monster_that_is_turned_face_down_loses_it_too(lay: Lay) -> None:
    duel = lay(you={"hand": ["Grow", "Blade"], "monsters": ["Weak"]}, made=MADE)
    use(duel, "Grow")
    use(duel, "Blade")
    assert turn_down(duel.state, duel.monster("Weak"), duel.seat, None)
    next_turn(duel)
    assert "Blade" in duel.zone("you", "graveyard")
    next_turn(duel)
    duel.flip("Weak")
    duel.pass_all()
    assert duel.atk("Weak") == 1500


@pytest.mark.rule("STD-5.3")
def test_once_a_turn_is_forgotten_when_it_is_turned_face_down(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Well"], "hand": ["Grow"]}, made=MADE)
    duel.act("activate", "Well")
    duel.pass_all()
    assert not duel.offers("activate")
    assert turn_down(duel.state, duel.monster("Well"), duel.seat, None)
    use(duel, "Grow", "Well")
    duel.flip("Well")
    duel.pass_all()
    assert duel.offers("activate", "Well")


# STD-5.4


@pytest.mark.rule("STD-5.4")
def test_special_summons_are_unlimited_and_stand_as_their_player_likes(lay: Lay) -> None:
    duel = lay(you={"hand": ["Free", "Free", "Weak"]}, opp={"monsters": [ELF]}, made=MADE)
    come(duel, name="Free")
    duel.act("special", "Free")
    duel.sideways("Free")
    duel.pass_all()
    assert [card.tapped for card in duel.cards("you", "monsters")] == [False, True]
    duel.summon("Weak")
    duel.pass_all()
    assert len(duel.zone("you", "monsters")) == 3


@pytest.mark.rule("STD-5.4")
def test_they_need_a_free_zone_though_what_they_cost_may_free_one(lay: Lay) -> None:
    duel = lay(you={"hand": ["Free", "Guest"], "monsters": [ELF] * 5}, opp={"monsters": [ELF]}, made=MADE)
    assert not duel.offers("special", "Free")
    duel.act("special", "Guest")
    duel.send([duel.asked.options[4]])
    duel.upright("Guest")
    duel.pass_all()
    assert duel.zone("you", "monsters") == [ELF] * 4 + ["Guest"]


@pytest.mark.rule("STD-5.4")
def test_only_in_a_main_phase_of_ones_own(lay: Lay) -> None:
    duel = lay(you={"hand": ["Free"]}, opp={"hand": ["Free"], "monsters": [ELF]}, made=MADE)
    assert duel.offers("special", "Free")
    duel.act("battle")
    duel.pass_all()
    assert not duel.offers("special")


@pytest.mark.rule("STD-5.4")
def test_what_forbids_summons_forbids_these(lay: Lay) -> None:
    bar = spell("Bar", "{static: {modify: you, cannot: summon}}", icon="continuous")
    duel = lay(you={"hand": ["Free"], "spells": ["Bar"]}, opp={"monsters": [ELF]}, made=[bar, *MADE])
    assert not duel.offers("special")


@pytest.mark.rule("STD-5.4")
def test_where_it_stands_is_known_before_anybody_may_negate_it(lay: Lay) -> None:
    duel = lay(you={"hand": ["Free"]}, opp={"monsters": [ELF], "spells": ["?Horn"]}, made=MADE)
    duel.act("special", "Free")
    assert (duel.prompt, duel.who, duel.asked.private) == ("position", "you", True)
    duel.upright("Free")
    assert (duel.prompt, duel.who) == ("answer", "opp")
    duel.pass_()
    duel.pass_all()
    assert duel.position("Free") == "attack"
