"""Section 3: summons that are negated before they succeed (STD-3.13)."""

import pytest

from tests.standard.playing import next_turn, play
from tests.standard.scenario import Lay, Scenario, monster, spell, trap

ELF, SKULL = "Mystical Elf", "Summoned Skull"
HORN = trap("Horn", "{'on': would be summoned, do: {negate: it, destroy: true}}", icon="counter")
HORN_OF_MINE = trap("Deaf", "{'on': activated, of: {kind: trap}, do: {negate: it, destroy: true}}", icon="counter")
SEED = monster("Seed", "{when: sent to graveyard, from: field, do: {life: 700}}", "{when: summoned, do: {damage: 100}}")
LOOM = monster("Loom", "{when: flipped, do: {damage: 300}}", "{when: sent to graveyard, from: field, do: {life: 50}}")
WAY = monster("Guest", "{way: special, cost: {tribute: {choose: 1}}}", "special only: first")
REVIVE = spell("Revive", "{target: {choose: 1, zone: graveyard, kind: monster}, do: {summon: target}}")
OFFER = spell("Offer", "{do: {summon: {choose: 1, zone: hand}, how: [normal, set]}}")
MADE = (HORN, HORN_OF_MINE, SEED, LOOM, WAY, REVIVE, OFFER)


def negate(duel: Scenario) -> None:
    """The opponent negates the summon going on."""
    assert (duel.who, duel.prompt) == ("opp", "answer")
    duel.turn_up("Horn")
    duel.pass_all()


@pytest.mark.rule("STD-3.13")
def test_a_negated_normal_summon_destroys_the_monster_and_nothing_of_it_triggers(lay: Lay) -> None:
    duel = lay(you={"hand": ["Seed", ELF]}, opp={"spells": ["?Horn"]}, made=MADE)
    duel.summon("Seed")
    assert duel.zone("you", "monsters") == []
    negate(duel)
    assert duel.zone("you", "graveyard") == ["Seed"]
    assert duel.life == (8000, 8000)
    assert "summoned" not in duel.happened()
    (gone,) = [event for event in duel.state.events if event.kind == "destroyed"]
    assert "leaves" not in gone.also
    assert (gone.by, gone.source.name) == (duel.seat_of("opp"), "Horn")
    assert (duel.prompt, duel.offers("summon"), duel.offers("set")) == ("act", False, False)


@pytest.mark.rule("STD-3.13")
def test_the_tributes_are_spent_and_trigger(lay: Lay) -> None:
    duel = lay(you={"hand": [SKULL], "monsters": ["Seed"]}, opp={"spells": ["?Horn"]}, made=MADE)
    duel.summon(SKULL)
    assert duel.zone("you", "graveyard") == ["Seed"]
    negate(duel)
    assert duel.zone("you", "graveyard") == ["Seed", SKULL]
    assert duel.life == (8700, 8000)


@pytest.mark.rule("STD-3.13")
def test_if_nobody_negates_it_the_monster_comes(lay: Lay) -> None:
    duel = lay(you={"hand": ["Seed"]}, opp={"spells": ["?Horn"]}, made=MADE)
    duel.summon("Seed")
    duel.pass_()
    duel.pass_all()
    assert (duel.zone("you", "monsters"), duel.life) == (["Seed"], (8000, 7900))


@pytest.mark.rule("STD-3.13")
def test_if_what_negates_it_is_negated_the_monster_comes(lay: Lay) -> None:
    duel = lay(you={"hand": ["Seed"], "spells": ["?Deaf"]}, opp={"spells": ["?Horn"]}, made=MADE)
    duel.summon("Seed")
    while duel.who == "you":
        duel.pass_()
    duel.turn_up("Horn")
    duel.turn_up("Deaf")
    duel.pass_all()
    assert duel.zone("you", "monsters") == ["Seed"]
    assert duel.zone("opp", "graveyard") == ["Horn"]
    assert duel.life == (8000, 7900)


@pytest.mark.rule("STD-3.13")
def test_a_negated_flip_summon_leaves_the_field_but_was_no_flip(lay: Lay) -> None:
    duel = lay(you={"monsters": ["?Loom"], "hand": [ELF]}, opp={"spells": ["?Horn"]}, made=MADE)
    duel.flip("Loom")
    while duel.who == "you":
        duel.pass_()
    negate(duel)
    assert duel.zone("you", "graveyard") == ["Loom"]
    assert duel.life == (8050, 8000)
    (gone,) = [event for event in duel.state.events if event.kind == "destroyed"]
    assert "leaves" in gone.also
    assert duel.offers("summon", ELF)


@pytest.mark.rule("STD-3.13")
def test_while_a_flip_summon_is_answered_all_see_the_monster(lay: Lay) -> None:
    duel = lay(you={"monsters": ["?Loom"]}, opp={"spells": ["?Horn"]}, made=MADE)
    duel.flip("Loom")
    assert duel.prompt == "answer"
    assert duel.monster("Loom").face_up
    assert duel.monster("Loom").tapped


@pytest.mark.rule("STD-3.13")
def test_a_negated_summon_in_its_own_way_has_cost_what_it_costs(lay: Lay) -> None:
    duel = lay(you={"hand": ["Guest"], "monsters": [ELF]}, opp={"spells": ["?Horn"]}, made=MADE)
    duel.act("special", "Guest")
    duel.upright("Guest")
    negate(duel)
    assert duel.zone("you", "graveyard") == [ELF, "Guest"]
    assert not duel.state.proper


@pytest.mark.rule("STD-3.13")
def test_a_set_cant_be_negated_so(lay: Lay) -> None:
    duel = lay(you={"hand": ["Seed"]}, opp={"spells": ["?Horn"]}, made=MADE)
    duel.set("Seed")
    while duel.prompt in duel.answering:
        assert not duel.offers("turn up", "Horn")
        duel.pass_()
    assert duel.position("Seed") == "face-down"


@pytest.mark.rule("STD-3.13")
@pytest.mark.parametrize("source", ["Revive", "Offer"])
def test_a_summon_by_a_resolving_effect_cant_be_negated_so(lay: Lay, source: str) -> None:
    zones = {"Revive": {"graveyard": [ELF]}, "Offer": {}}[source]
    duel = lay(you={"hand": [source, "Seed"]} | zones, opp={"spells": ["?Horn"]}, made=MADE)
    duel.use(source)
    for _ in range(20):
        if duel.prompt in duel.answering:
            assert not duel.offers("turn up", "Horn")
            duel.pass_()
        elif duel.prompt == "position":
            duel.send(duel.asked.options[0])
        elif duel.asked.kind == "pick":
            duel.send([duel.asked.options[0]])
    assert duel.zone("you", "monsters") == [ELF if source == "Revive" else "Seed"]


@pytest.mark.rule("STD-3.13")
def test_only_cards_that_say_so_negate_a_summon(lay: Lay) -> None:
    plain = trap("Plain", "{do: {damage: 100}}")
    duel = lay(you={"hand": ["Seed"]}, opp={"spells": ["?Plain"]}, made=[plain, *MADE])
    duel.summon("Seed")
    assert (duel.who, duel.prompt, duel.options()) == ("opp", "answer", ["pass"])
    duel.pass_()
    duel.pass_all()
    assert duel.zone("you", "monsters") == ["Seed"]


@pytest.mark.rule("STD-3.13")
def test_the_negated_summon_of_a_turn_is_the_turns_one(lay: Lay) -> None:
    duel = lay(you={"hand": ["Seed", ELF]}, opp={"spells": ["?Horn"]}, made=MADE)
    duel.summon("Seed")
    negate(duel)
    assert not duel.offers("summon", ELF)
    next_turn(duel)
    next_turn(duel)
    assert duel.offers("summon", ELF)


@pytest.mark.rule("STD-2.3")
def test_a_summon_by_leave_of_a_card_takes_its_tributes_and_isnt_the_turns_own(lay: Lay) -> None:
    duel = lay(you={"hand": ["Offer", SKULL, "Seed"], "monsters": [ELF]}, made=MADE)
    play(duel, "Offer")
    duel.pick(SKULL)
    duel.upright(SKULL)
    duel.pass_all()
    assert (duel.zone("you", "monsters"), duel.zone("you", "graveyard")) == ([SKULL], [ELF, "Offer"])
    assert duel.offers("summon", "Seed")
