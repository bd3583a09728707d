"""Turns that are counted, what lasts for some, and what is skipped or ended; played by the standard rules."""

import pytest

from duelterm.duelmonsters.phases import ends_of_this_turn, turn_end
from tests.standard.playing import activate, attack, next_turn, play, rest
from tests.standard.scenario import Scenario, monster, spell, trap

PLAIN, OTHER = monster("Plain"), monster("Other", atk=1200)
MADE = (PLAIN, OTHER)


def table(
    you: dict[str, list[str]], opp: dict[str, list[str]] | None = None, *made: object, **more: object
) -> Scenario:
    return Scenario(you=you, opp=opp, made=(*MADE, *made), **more)


@pytest.mark.rule("STD-6.5")
@pytest.mark.parametrize(("count", "of", "ends"), [(1, "opp", 5), (2, "opp", 7), (1, "you", 6), (3, None, 7)])
def test_turns_that_begin_later_are_counted(count: int, of: str | None, ends: int) -> None:
    state = table({}).state  # your turn, the fourth
    seat = {"you": state.active, "opp": 1 - state.active, None: None}[of]
    moment = turn_end(state, seat, count)
    while moment not in ends_of_this_turn(state):
        state.active, state.turn = 1 - state.active, state.turn + 1
        state.begun[state.active] += 1
    assert state.turn == ends


@pytest.mark.rule("STD-6.5")
def test_a_change_lasts_for_some_turns() -> None:
    gift = spell("Gift", "{do: {modify: {all: true, side: you}, atk: 500, lasts: {turns: 2, of: opp}}}")
    duel = table({"hand": ["Gift"], "monsters": ["Plain"]}, None, gift)
    play(duel, "Gift")
    seen = []
    for _ in range(5):
        seen.append(duel.atk("Plain"))
        next_turn(duel)
    assert seen == [2000, 2000, 2000, 2000, 1500]


@pytest.mark.rule("STD-6.5")
def test_what_stays_for_some_turns_is_destroyed_then() -> None:
    light = spell(
        "Light", "{do: {life: 100}}", "{static: {modify: {side: opp}, cannot: attack}}", stays={"turns": 2, "of": "opp"}
    )
    duel = table({"hand": ["Light"]}, {"monsters": ["Plain"]}, light)
    play(duel, "Light")
    assert (duel.zone("you", "spells"), duel.life[0]) == (["Light"], 8100)
    next_turn(duel)
    duel.act("battle")
    rest(duel)
    assert not duel.offers("attack", "Plain")
    next_turn(duel)
    next_turn(duel)
    assert duel.zone("you", "spells") == ["Light"]
    next_turn(duel)
    assert duel.zone("you", "graveyard")[-1] == "Light"
    destroyed = [event for event in duel.state.events if event.kind == "destroyed"]
    assert [event.definition.name for event in destroyed] == ["Light"]


@pytest.mark.rule("STD-6.5")
def test_what_waits_for_a_turn_remembers_who_attacked() -> None:
    sting = monster(
        "Sting", "{when: attacked, do: {at: {turns: 1, of: opp}, do: {destroy: attacker}}}", **{"def": 3000}
    )
    duel = table({"monsters": ["=Sting"]}, {"monsters": ["Plain"]}, sting, turn="opp")
    attack(duel, "Plain", "Sting")
    rest(duel)
    for _ in range(2):
        next_turn(duel)
        assert duel.zone("opp", "monsters") == ["Plain"]
    next_turn(duel)
    assert duel.zone("opp", "graveyard") == ["Plain"]


def test_while_in_play_is_as_long_as_the_card_that_says_so_stays() -> None:
    crown = spell(
        "Crown", "{when: standby phase, of: you, do: {modify: equipped, atk: -200, lasts: while in play}}", icon="equip"
    )
    storm = spell("Storm", "{do: {destroy: {all: true, kind: spell}}}")
    duel = table({"hand": ["Crown", "Storm"], "monsters": ["Plain"]}, None, crown, storm)
    play(duel, "Crown", "Plain")
    for _ in range(4):
        next_turn(duel)
    assert duel.atk("Plain") == 1100
    play(duel, "Storm")
    assert duel.atk("Plain") == 1500


def test_forever_is_as_long_as_the_changed_card_stays() -> None:
    chant = spell("Chant", "{do: {modify: {choose: 1, side: you}, atk: 300, lasts: forever}}")
    duel = table({"hand": ["Chant"], "monsters": ["Plain"]}, None, chant)
    play(duel, "Chant", "Plain")
    for _ in range(4):
        next_turn(duel)
    assert duel.atk("Plain") == 1800


def test_a_trigger_works_so_many_times_as_long_as_the_card_stays() -> None:
    tree = monster("Tree", "{when: standby phase, of: you, times: 2, do: {modify: self, atk: 100, lasts: forever}}")
    duel = table({"monsters": ["Tree"]}, None, tree)
    for _ in range(8):
        next_turn(duel)
    assert duel.atk("Tree") == 1700


def test_an_effect_is_used_once_as_long_as_the_card_stays() -> None:
    bud = monster("Bud", "{activate: ignition, once: stay, do: {life: 100}}")
    down = spell("Down", "{do: {change: {all: true}, to: defense}}")
    duel = table({"monsters": ["Bud"], "hand": ["Down"]}, None, bud, down)
    activate(duel, "Bud")
    assert not duel.offers("activate", "Bud")
    for _ in range(2):
        next_turn(duel)
    assert not duel.offers("activate", "Bud")
    assert duel.life == (8100, 8000)


def test_a_skipped_draw_phase_draws_nothing_and_each_is_counted() -> None:
    greed = trap("Greed", "{do: {skip: draw phase, times: 2}}")
    duel = table({"spells": ["?Greed"]}, None, greed)
    play(duel, "Greed")
    counts = []
    for _ in range(6):
        next_turn(duel)
        counts.append(len(duel.cards("you", "hand")))
    assert counts == [0, 0, 0, 0, 0, 1]
    assert len(duel.cards("opp", "hand")) == 3


def test_a_battle_phase_ends_by_an_effect_in_each_rule_set() -> None:
    peace = monster("Peace", "{when: sent to graveyard, cause: battle, do: {end: battle phase}}", atk=100)
    duel = table({"monsters": ["Plain", "Other"]}, {"monsters": ["Peace", "Other"]}, peace)
    attack(duel, "Plain", "Peace")
    rest(duel)
    assert duel.state.step == "main 2"
    assert not duel.offers("battle")


@pytest.mark.rule("R3-7.1")
def test_a_battle_phase_ends_by_an_effect_in_the_third_edition() -> None:
    from tests.duelmonsters import scenario as old

    peace = old.monster("Peace", "{when: sent to graveyard, cause: battle, do: {end: battle phase}}", atk=100)
    plain = old.monster("Plain")
    duel = old.Scenario(you={"monsters": ["Plain", "Plain"]}, opp={"monsters": ["Peace"]}, made=(peace, plain))
    duel.attack("Plain", "Peace")
    assert (duel.state.step, duel.offers("battle"), duel.offers("end")) == ("main", False, True)


@pytest.mark.rule("R3-5.2")
def test_a_draw_phase_is_skipped_in_the_third_edition() -> None:
    from tests.duelmonsters import scenario as old

    greed = old.spell("Greed", "{do: {skip: draw phase}}")
    duel = old.Scenario(you={"hand": ["Greed"]}, made=(greed,))
    duel.use("Greed")
    duel.pass_all()
    counts = []
    for _ in range(4):
        duel.end()
        counts.append(len(duel.cards("you", "hand")))
    assert counts == [0, 0, 0, 1]
