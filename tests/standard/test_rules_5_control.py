"""Control (STD-5.8) and tokens (STD-5.9)."""

import pytest

from duelterm.core.flow import Flow
from duelterm.duelmonsters.control import take_control
from duelterm.duelmonsters.summon import turn_down
from tests.standard.battling import DRAGON, ELF, SKULL, TRAPS, answer, fight
from tests.standard.playing import next_turn, play, start
from tests.standard.scenario import Lay, monster, spell, trap

HEART = "Change of Heart"
KEEP = spell("Keep", "{target: {choose: 1, side: opp}, do: {control: target, lasts: forever}}")
REGAIN = trap("Regain", "{target: {choose: 1, side: opp}, do: {control: target, lasts: forever}}")
MADE = (KEEP, REGAIN, *TRAPS)


# STD-5.8


@pytest.mark.rule("STD-5.8")
@pytest.mark.parametrize(("mark", "lies"), [("", "attack"), ("=", "defense"), ("?", "face-down")])
def test_a_monster_taken_over_moves_as_it_lies_to_a_free_zone(lay: Lay, mark: str, lies: str) -> None:
    duel = lay(you={"hand": [HEART], "monsters": [ELF]}, opp={"monsters": [mark + SKULL]})
    play(duel, HEART, SKULL)
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([ELF, SKULL], [])
    assert duel.position(SKULL) == lies
    (event,) = [event for event in duel.state.events if event.kind == "control changes"]
    assert event.names == (-1 if lies != "face-down" else 1 << duel.seat)


@pytest.mark.rule("STD-5.8")
def test_without_a_free_zone_it_cant_be_taken(lay: Lay) -> None:
    duel = lay(you={"hand": [HEART], "monsters": [ELF] * 5}, opp={"monsters": [SKULL]})
    assert not duel.offers("use", HEART)
    four = lay(you={"hand": [HEART], "monsters": [ELF] * 4}, opp={"monsters": [SKULL]})
    play(four, HEART, SKULL)
    assert len(four.zone("you", "monsters")) == 5


@pytest.mark.rule("STD-5.8")
def test_the_zone_may_be_gone_when_it_resolves(lay: Lay) -> None:
    you = {"hand": ["Swap", "Ripe"], "monsters": [ELF] * 4, "spells": ["?Call"]}
    swap = spell("Swap", "{target: {choose: 1, side: opp}, do: {control: target}}", icon="quick")
    duel = lay(you=you, opp={"monsters": [SKULL], "spells": ["?Turn"]}, made=[*MADE, swap, monster("Ripe")])
    start(duel, "Swap", SKULL)
    duel.turn_up("Turn")
    duel.pick(SKULL)
    answer(duel, "Call", "Ripe")
    duel.pass_all()
    assert (len(duel.zone("you", "monsters")), duel.zone("opp", "monsters")) == (5, [SKULL])


@pytest.mark.rule("STD-5.8")
@pytest.mark.case("Y26")
def test_it_goes_back_at_the_end_of_the_turn_whatever_is_activated_in_the_end_phase(lay: Lay) -> None:
    duel = lay(you={"hand": [HEART]}, opp={"monsters": [SKULL], "spells": ["?Rise"]}, made=MADE)
    play(duel, HEART, SKULL)
    duel.act("end")
    while duel.state.step != "end":
        duel.pass_()
    answer(duel, "Rise", SKULL)
    duel.pass_all()
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([], [SKULL])


@pytest.mark.rule("STD-5.8")
@pytest.mark.case("Y26")
def test_it_goes_back_though_it_was_turned_face_down(lay: Lay) -> None:
    duel = lay(you={"hand": [HEART]}, opp={"monsters": [SKULL]})
    play(duel, HEART, SKULL)
    assert turn_down(duel.state, duel.monster(SKULL), duel.seat, None)
    next_turn(duel)
    assert (duel.zone("opp", "monsters"), duel.position(SKULL)) == ([SKULL], "face-down")


@pytest.mark.rule("STD-5.8")
@pytest.mark.case("Y27")
def test_each_taken_monster_goes_back_for_itself(lay: Lay) -> None:
    duel = lay(you={"hand": [HEART, HEART], "spells": ["?Pit"]}, opp={"monsters": [SKULL, DRAGON]}, made=MADE)
    play(duel, HEART, SKULL)
    play(duel, HEART, DRAGON)
    answer(duel, "Pit", DRAGON)
    next_turn(duel)
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([], [SKULL])
    assert DRAGON in duel.zone("opp", "graveyard")


@pytest.mark.rule("STD-5.8")
def test_with_no_room_to_go_back_it_is_destroyed_and_goes_to_its_owner(lay: Lay) -> None:
    opp = {"monsters": [ELF, ELF, ELF, ELF, SKULL], "spells": ["?Call"], "hand": [DRAGON]}
    duel = lay(you={"hand": [HEART]}, opp=opp, made=MADE)
    play(duel, HEART, SKULL)
    duel.act("battle")
    answer(duel, "Call", DRAGON)
    duel.pass_all()
    next_turn(duel)
    assert SKULL in duel.zone("opp", "graveyard")
    assert (duel.zone("you", "monsters"), len(duel.zone("opp", "monsters"))) == ([], 5)
    assert [event.cause for event in duel.state.events if event.kind == "destroyed"] == ["rule"]


@pytest.mark.rule("STD-5.8", "STD-4.1")
def test_that_it_attacked_stays_true_under_another_and_again_under_the_first(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL], "spells": ["?Grab"]}, opp={"spells": ["?Grab"]}, made=MADE)
    fight(duel, SKULL)
    assert duel.prompt == "act"
    taken = take_control(duel.state, [duel.monster(SKULL)], duel.seat_of("opp"), None, -1, None)
    assert taken == duel.cards("opp", "monsters")
    duel.flow = Flow(duel.rules(duel.state))
    answer(duel, "Grab", SKULL)
    duel.pass_all()
    assert (duel.zone("you", "monsters"), duel.life) == ([SKULL], (8000, 5500))
    assert not duel.offers("attack")


@pytest.mark.rule("STD-5.8", "STD-2.4")
@pytest.mark.case("Y30")
def test_one_that_was_not_summoned_by_who_took_it_may_be_changed(lay: Lay) -> None:
    opp = {"hand": ["Fresh"], "spells": ["?Call"], "monsters": [SKULL]}
    duel = lay(you={"hand": [HEART, HEART, "Own"]}, opp=opp, made=[*MADE, monster("Fresh"), monster("Own")])
    duel.summon("Own")
    answer(duel, "Call", "Fresh")
    duel.pass_all()
    play(duel, HEART, "Fresh")
    play(duel, HEART, SKULL)
    assert (duel.offers("change", SKULL), duel.offers("change", "Fresh")) == (True, True)
    assert not duel.offers("change", "Own")


@pytest.mark.rule("STD-5.8")
def test_a_taken_monster_attacks_for_who_has_it(lay: Lay) -> None:
    duel = lay(you={"hand": [HEART]}, opp={"monsters": [SKULL]})
    play(duel, HEART, SKULL)
    fight(duel, SKULL)
    assert duel.life == (8000, 5500)


@pytest.mark.rule("STD-5.8")
@pytest.mark.case("Y27")
def test_of_several_the_latest_holds(lay: Lay) -> None:
    """Taken for a turn, then taken back for good: the end of the first changes nothing."""
    duel = lay(
        you={"hand": [HEART, "Own"]}, opp={"monsters": [SKULL], "spells": ["?Regain"]}, made=[*MADE, monster("Own")]
    )
    play(duel, HEART, SKULL)
    duel.summon("Own")
    answer(duel, "Regain", SKULL)
    duel.pass_all()
    assert duel.zone("opp", "monsters") == [SKULL]
    next_turn(duel)
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == (["Own"], [SKULL])


@pytest.mark.rule("STD-5.8")
def test_when_a_later_one_ends_the_earlier_holds_again(lay: Lay) -> None:
    """Kept for good by you, taken for a turn by its owner: at the end of that turn it is yours again."""
    duel = lay(you={"hand": ["Keep"]}, opp={"monsters": [SKULL], "hand": [HEART]}, made=MADE)
    play(duel, "Keep", SKULL)
    next_turn(duel)
    assert duel.zone("you", "monsters") == [SKULL]
    play(duel, HEART, SKULL)
    assert duel.zone("opp", "monsters") == [SKULL]
    next_turn(duel)
    assert duel.zone("you", "monsters") == [SKULL]


# STD-5.9

LAMB = "{token: Lamb, race: beast, attribute: earth, level: 1, atk: 0, def: 0}"
TIED = "{token: Lamb, race: beast, attribute: earth, level: 1, atk: 0, def: 0, cannot: be tributed for a summon}"
FLOCK = spell("Flock", f"{{do: {{summon: {LAMB}, times: 3, position: defense}}}}")
STRAY = spell("Stray", f"{{do: {{summon: {TIED}, position: attack}}}}")
SHEAR = spell("Shear", "{do: {destroy: {all: true, side: any}}}")
HOME = spell("Home", "{do: {move: {all: true, side: any, kind: monster}, to: hand}}")
TOLL = spell("Toll", "{cost: {tribute: {choose: 1}}, do: {damage: 300}}")
HEARSE = monster("Hearse", "{when: sent to graveyard, of: {side: any, kind: any}, from: field, do: {damage: 1}}")
FIVE = monster("Five", level=5)
TOKENS = (FLOCK, STRAY, SHEAR, HOME, TOLL, HEARSE, FIVE, *TRAPS)


@pytest.mark.rule("STD-5.9")
def test_tokens_need_zones(lay: Lay) -> None:
    duel = lay(you={"hand": ["Flock"], "monsters": [ELF] * 2}, made=TOKENS)
    play(duel, "Flock")
    assert duel.zone("you", "monsters") == [ELF, ELF, "Lamb", "Lamb", "Lamb"]
    assert not lay(you={"hand": ["Flock"], "monsters": [ELF] * 3}, made=TOKENS).offers("use", "Flock")


@pytest.mark.rule("STD-5.9")
@pytest.mark.parametrize("card", ["Shear", "Home"])
def test_they_vanish_when_they_leave_the_field_and_are_never_sent_to_the_graveyard(lay: Lay, card: str) -> None:
    duel = lay(you={"hand": ["Flock", card]}, opp={"monsters": ["Hearse"]}, made=TOKENS)
    play(duel, "Flock")
    play(duel, card)
    assert all("Lamb" not in duel.zone("you", zone) for zone in ("monsters", "graveyard", "hand", "deck"))
    lambs = [event for event in duel.state.events if event.definition is not None and event.definition.name == "Lamb"]
    assert not [event for event in lambs if "sent to graveyard" in (event.kind, *event.also)]
    assert not [event for event in lambs if "returned to hand" in event.also]


@pytest.mark.rule("STD-5.9")
def test_one_destroyed_in_battle_vanishes_too(lay: Lay) -> None:
    duel = lay(you={"hand": ["Stray"]}, opp={"monsters": ["=" + ELF]}, made=TOKENS)
    play(duel, "Stray")
    fight(duel, "Lamb", ELF)
    assert duel.life == (6000, 8000)
    next_turn(duel)
    duel.act("change", ELF)
    fight(duel, ELF, "Lamb")
    assert (duel.zone("you", "monsters"), "Lamb" in duel.zone("you", "graveyard")) == ([], False)


@pytest.mark.rule("STD-5.9")
def test_they_cant_be_face_down(lay: Lay) -> None:
    duel = lay(you={"hand": ["Stray"]}, made=TOKENS)
    play(duel, "Stray")
    assert not turn_down(duel.state, duel.monster("Lamb"), duel.seat, None)
    assert duel.position("Lamb") == "attack"


@pytest.mark.rule("STD-5.9")
def test_they_may_be_tributed_unless_their_card_forbids_it(lay: Lay) -> None:
    duel = lay(you={"hand": ["Flock", "Five", "Toll"]}, made=TOKENS)
    play(duel, "Flock")
    assert duel.offers("summon", "Five")
    duel.summon("Five")
    duel.run_until("act")
    assert duel.zone("you", "monsters") == ["Lamb", "Lamb", "Five"]
    tied = lay(you={"hand": ["Stray", "Five", "Toll"]}, made=TOKENS)
    play(tied, "Stray")
    assert not tied.offers("summon", "Five")
    play(tied, "Toll", "Lamb")
    assert (tied.life, tied.zone("you", "monsters")) == ((8000, 7700), [])


@pytest.mark.rule("STD-5.9", "STD-5.8")
def test_one_taken_over_and_destroyed_vanishes(lay: Lay) -> None:
    duel = lay(you={"hand": ["Flock"]}, opp={"hand": [HEART, "Shear"]}, made=TOKENS)
    play(duel, "Flock")
    next_turn(duel)
    play(duel, HEART, "Lamb")
    assert duel.zone("opp", "monsters") == ["Lamb"]
    play(duel, "Shear")
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([], [])
    assert "Lamb" not in duel.zone("you", "graveyard") + duel.zone("opp", "graveyard")
