"""Section 2: the turn's one summon or set, its tributes (STD-2.3), positions (STD-2.4), flip summons (STD-2.8)."""

import pytest

from duelterm.core.events import Event
from duelterm.duelmonsters.summon import turn_down
from tests.standard.playing import next_turn, play
from tests.standard.scenario import Lay, Scenario, monster, spell, trap

ELF, SKULL, MAGICIAN = "Mystical Elf", "Summoned Skull", "Dark Magician"
WEAK, OTHER = monster("Weak"), monster("Other")
ORE = monster("Ore", level=5)
OWED = spell("Owed", "{do: {control: {choose: 1, side: opp}}}")
LENT = spell("Lent", "{target: {choose: 1, side: opp}, do: {modify: target, can: be tributed, must: be tributed}}")
NEST = monster("Nest", "{cannot: be tributed for a summon}")
WATCH = spell("Watch", "{when: summoned, of: {kind: monster}, do: {life: 100}}", icon="continuous")
LOOM = monster("Loom", "{when: flipped, do: {damage: 300}}", "{when: changed, from: defense, do: {damage: 50}}")
MADE = (WEAK, OTHER, ORE, OWED, LENT, NEST, WATCH, LOOM)


def put_out(duel: Scenario, verb: str, name: str) -> None:
    """Summon or set, and decline all answers."""
    duel.act(verb, name)
    duel.pass_all()


# STD-2.3: one a turn


@pytest.mark.rule("STD-2.3")
@pytest.mark.parametrize("verb", ["summon", "set"])
def test_one_monster_a_turn_face_up_or_face_down(lay: Lay, verb: str) -> None:
    duel = lay(you={"hand": ["Weak", "Other"]}, made=MADE)
    put_out(duel, verb, "Weak")
    assert duel.position("Weak") == ("attack" if verb == "summon" else "face-down")
    assert not duel.offers("summon")
    assert not duel.offers("set")
    next_turn(duel)
    next_turn(duel)
    assert duel.offers("summon", "Other")


@pytest.mark.rule("STD-2.3")
def test_a_set_is_no_summon_and_only_its_player_knows_the_monster(lay: Lay) -> None:
    duel = lay(you={"hand": ["Weak"]}, made=MADE)
    put_out(duel, "set", "Weak")
    (event,) = [event for event in duel.state.events if event.kind in ("set", "summoned")]
    assert (event.kind, event.also, event.names) == ("set", (), 1 << duel.seat)
    assert duel.monster("Weak").tapped


@pytest.mark.rule("STD-2.3")
def test_only_in_a_main_phase_of_ones_own(lay: Lay) -> None:
    duel = lay(you={"hand": ["Weak"]}, turn="opp", made=MADE)
    assert not duel.offers("summon")
    next_turn(duel)
    assert duel.offers("summon", "Weak")
    duel.act("battle")
    duel.pass_all()
    assert not duel.offers("summon")
    assert not duel.offers("set")
    duel.act("end battle")
    duel.pass_all()
    assert duel.offers("summon", "Weak")


@pytest.mark.rule("STD-2.3")
def test_a_monster_needs_one_of_five_zones(lay: Lay) -> None:
    duel = lay(you={"hand": ["Weak"], "monsters": [ELF] * 5}, made=MADE)
    assert not duel.offers("summon")
    assert not duel.offers("set")
    duel = lay(you={"hand": ["Weak"], "monsters": [ELF] * 4}, made=MADE)
    put_out(duel, "summon", "Weak")
    assert len(duel.zone("you", "monsters")) == 5


# STD-2.3: tributes


@pytest.mark.rule("STD-2.3")
@pytest.mark.parametrize("verb", ["summon", "set"])
@pytest.mark.parametrize(("level", "count"), [(4, 0), (5, 1), (6, 1), (7, 2), (12, 2)])
def test_levels_5_and_6_take_one_tribute_and_7_and_more_two_also_when_set(
    lay: Lay, verb: str, level: int, count: int
) -> None:
    made = [monster("Big", level=level), WEAK]
    for there in range(3):
        duel = lay(you={"hand": ["Big"], "monsters": ["Weak"] * there}, made=made)
        assert duel.offers(verb, "Big") is (there >= count)
    put_out(duel, verb, "Big")
    if count == 1:
        assert duel.prompt == "tribute summon"
        duel.pick("Weak")
        duel.pass_all()
    assert duel.zone("you", "graveyard") == ["Weak"] * count
    assert duel.zone("you", "monsters") == ["Weak"] * (2 - count) + ["Big"]
    assert duel.happened("sent to graveyard") == ["sent to graveyard"] * count
    assert {event.cause for event in duel.state.events if event.kind == "sent to graveyard"} <= {"tribute"}


@pytest.mark.rule("STD-2.3")
def test_which_monsters_are_tributed_is_the_players_choice_face_down_ones_too(lay: Lay) -> None:
    duel = lay(you={"hand": [SKULL], "monsters": [ELF, "?Weak"]}, opp={"monsters": ["Other"]}, made=MADE)
    duel.summon(SKULL)
    assert (duel.prompt, duel.who, duel.options()) == ("tribute summon", "you", [ELF, "Weak"])
    assert duel.asked.private
    duel.pick("Weak")
    duel.pass_all()
    assert duel.zone("you", "graveyard") == ["Weak"]
    assert duel.zone("you", "monsters") == [ELF, SKULL]


@pytest.mark.rule("STD-2.3")
def test_the_question_for_tributes_tells_nobody_what_is_set(lay: Lay) -> None:
    duel = lay(you={"hand": [SKULL], "monsters": [ELF, "Weak"]}, made=MADE)
    duel.set(SKULL)
    assert duel.asked.private
    duel = lay(you={"hand": [SKULL], "monsters": [ELF, "Weak"]}, made=MADE)
    duel.summon(SKULL)
    assert not duel.asked.private


@pytest.mark.rule("STD-2.3")
def test_a_zone_that_a_tribute_frees_may_be_used(lay: Lay) -> None:
    duel = lay(you={"hand": [SKULL, "Weak"], "monsters": [ELF] * 5}, made=MADE)
    assert not duel.offers("summon", "Weak")
    duel.summon(SKULL)
    duel.send([duel.asked.options[2]])
    duel.pass_all()
    assert duel.zone("you", "monsters") == [ELF] * 4 + [SKULL]
    assert duel.monster(SKULL).place == 3


@pytest.mark.rule("STD-2.3")
def test_tributes_are_no_more_than_needed(lay: Lay) -> None:
    duel = lay(you={"hand": [MAGICIAN], "monsters": [ELF, "Weak", "Other"]}, made=MADE)
    duel.summon(MAGICIAN)
    assert (duel.asked.lo, duel.asked.hi) == (2, 2)
    assert duel.asked.legal is not None
    assert duel.asked.legal(duel.asked.options[:2])
    assert not duel.asked.legal(duel.asked.options)
    assert not duel.asked.legal(duel.asked.options[:1])


@pytest.mark.rule("STD-2.3")
def test_a_monster_that_cant_be_tributed_for_a_summon_is_no_tribute(lay: Lay) -> None:
    duel = lay(you={"hand": ["Ore"], "monsters": ["Nest"]}, made=MADE)
    assert not duel.offers("summon")
    duel = lay(you={"hand": ["Ore"], "monsters": ["Nest", ELF]}, made=MADE)
    put_out(duel, "summon", "Ore")
    assert duel.zone("you", "graveyard") == [ELF]


@pytest.mark.rule("STD-2.3")
def test_what_an_effect_lends_must_be_tributed_but_frees_no_zone_of_ones_own(lay: Lay) -> None:
    duel = lay(you={"hand": ["Lent", "Ore"], "monsters": [ELF]}, opp={"monsters": ["Weak"]}, made=MADE)
    play(duel, "Lent", "Weak")
    put_out(duel, "summon", "Ore")
    assert duel.zone("opp", "graveyard") == ["Weak"]
    assert duel.zone("you", "monsters") == [ELF, "Ore"]
    duel = lay(you={"hand": ["Lent", "Ore"], "monsters": [ELF] * 5}, opp={"monsters": ["Weak"]}, made=MADE)
    play(duel, "Lent", "Weak")
    assert not duel.offers("summon", "Ore")


@pytest.mark.rule("STD-2.3")
def test_what_was_tributed_triggers_after_the_summon(lay: Lay) -> None:
    seed = monster("Seed", "{when: sent to graveyard, from: field, do: {life: 700}}")
    duel = lay(you={"hand": ["Ore"], "monsters": ["Seed"]}, made=[seed, ORE])
    put_out(duel, "summon", "Ore")
    told = duel.happened("sent to graveyard", "summoned", "life")
    assert told == ["sent to graveyard", "summoned", "life"]


# STD-2.4: positions


@pytest.mark.rule("STD-2.4")
def test_each_monster_changes_position_once_a_turn(lay: Lay) -> None:
    duel = lay(you={"monsters": [ELF, "=Weak", "?Other"]}, made=MADE)
    for name, after in ((ELF, "defense"), ("Weak", "attack"), ("Other", "attack")):
        duel.act("change", name)
        duel.pass_all()
        assert duel.position(name) == after
        assert not duel.offers("change", name)
    next_turn(duel)
    assert not duel.offers("change")
    next_turn(duel)
    assert duel.offers("change", ELF)


@pytest.mark.rule("STD-2.4")
@pytest.mark.parametrize("verb", ["summon", "set"])
def test_not_in_the_turn_in_which_it_was_summoned_or_set(lay: Lay, verb: str) -> None:
    duel = lay(you={"hand": ["Weak"]}, made=MADE)
    put_out(duel, verb, "Weak")
    assert not duel.offers("change")
    duel.act("battle")
    duel.pass_all()
    duel.act("end battle")
    duel.pass_all()
    assert not duel.offers("change")
    next_turn(duel)
    next_turn(duel)
    assert duel.offers("change", "Weak")


@pytest.mark.rule("STD-2.4")
def test_not_after_it_attacked_though_it_may_be_changed_in_main_phase_2_else(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL, ELF]}, made=MADE)
    duel.attack(SKULL)
    duel.pass_all()
    duel.act("end battle")
    duel.pass_all()
    assert not duel.offers("change", SKULL)
    assert duel.offers("change", ELF)


@pytest.mark.rule("STD-2.4")
def test_changes_by_effects_dont_count(lay: Lay) -> None:
    turn = spell("Turn", "{target: {choose: 1}, do: {change: target, to: defense}}")
    duel = lay(you={"hand": ["Turn"], "monsters": [ELF]}, made=[turn])
    play(duel, "Turn", ELF)
    assert duel.position(ELF) == "defense"
    duel.act("change", ELF)
    assert duel.position(ELF) == "attack"


@pytest.mark.rule("STD-2.4")
def test_turned_face_down_after_its_attack_it_isnt_flip_summoned(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL, ELF]})
    duel.attack(SKULL)
    duel.pass_all()
    duel.act("end battle")
    duel.pass_all()
    assert turn_down(duel.state, duel.monster(SKULL), duel.seat, None)
    duel.act("change", ELF)
    assert duel.position(SKULL) == "face-down"
    assert not duel.offers("change", SKULL)


@pytest.mark.rule("STD-2.4")
def test_a_monster_taken_over_may_be_changed(lay: Lay) -> None:
    duel = lay(you={"hand": ["Owed"]}, opp={"monsters": ["!Weak"]}, made=MADE)
    duel.state.events.append(_summoned(duel))
    play(duel, "Owed", "Weak")
    duel.act("change", "Weak")
    assert duel.position("Weak") == "defense"


def _summoned(duel: Scenario) -> Event:
    """The record that the opponent's monster came this turn, by its own player's doing."""
    seat = duel.seat_of("opp")
    return Event("summoned", seat, duel.card("opp", "monsters", "Weak"), by=seat, cause="special")


@pytest.mark.rule("STD-2.4")
def test_only_ones_own_and_only_in_a_main_phase(lay: Lay) -> None:
    duel = lay(you={"monsters": [ELF]}, opp={"monsters": ["Weak"]}, made=MADE)
    assert not duel.offers("change", "Weak")
    duel.act("battle")
    duel.pass_all()
    assert not duel.offers("change")


# STD-2.8


@pytest.mark.rule("STD-2.8")
def test_a_flip_summon_is_a_summon_a_flip_and_a_change_at_once(lay: Lay) -> None:
    duel = lay(you={"monsters": ["?Loom"], "spells": ["Watch"]}, made=MADE)
    duel.flip("Loom")
    if duel.prompt == "trigger order":
        duel.send(list(duel.asked.options))
    duel.pass_all()
    assert duel.position("Loom") == "attack"
    (event,) = [event for event in duel.state.events if event.kind == "summoned"]
    assert (event.cause, event.against, set(event.also)) == ("flip", "attack", {"flipped", "changed"})
    assert not duel.happened("flipped", "changed")
    assert duel.life == (8100, 8000 - 300 - 50)


@pytest.mark.rule("STD-2.8")
def test_a_flip_summon_isnt_the_turns_one(lay: Lay) -> None:
    duel = lay(you={"monsters": ["?Other"], "hand": ["Weak"]}, made=MADE)
    put_out(duel, "summon", "Weak")
    duel.flip("Other")
    duel.pass_all()
    assert duel.position("Other") == "attack"


@pytest.mark.rule("STD-2.8")
def test_what_forbids_summons_forbids_flip_summons_and_no_sets(lay: Lay) -> None:
    bar = spell("Bar", "{static: {modify: you, cannot: summon}}", icon="continuous")
    duel = lay(you={"monsters": ["?Other", ELF], "hand": ["Weak"], "spells": ["Bar"]}, made=[bar, *MADE])
    assert not duel.offers("change", "Other")
    assert duel.offers("change", ELF)
    assert not duel.offers("summon")
    assert duel.offers("set", "Weak")


@pytest.mark.rule("STD-2.7")
def test_the_snare_of_another_answers_a_summon(lay: Lay) -> None:
    pit = trap("Pit", "{'on': summoned, of: {kind: monster, side: opp}, do: {destroy: it}}")
    duel = lay(you={"hand": ["Weak"]}, opp={"spells": ["?Pit"]}, made=[pit, WEAK])
    duel.summon("Weak")
    duel.pass_()
    assert (duel.who, duel.prompt) == ("opp", "answer")
    duel.turn_up("Pit")
    duel.pass_all()
    assert duel.zone("you", "graveyard") == ["Weak"]
