"""Triggers: what is met at the same time forms one chain, optional effects may miss their moment (STD-3.4, STD-3.5,
STD-3.14 to STD-3.16).
"""

import pytest

from tests.standard.playing import flip
from tests.standard.scenario import Lay, Scenario, monster, spell, trap

ELF, SKULL = "Mystical Elf", "Summoned Skull"
HOLE = spell("Hole", "{do: {destroy: {all: true}}}")


def mourner(name: str, amount: int, optional: bool = False) -> object:
    """A monster that does damage when it goes from the field to the graveyard."""
    may = "optional: true, " if optional else ""
    return monster(name, f"{{when: sent to graveyard, from: field, {may}do: {{damage: {amount}, side: any}}}}")


MUST_1, MUST_2, MAY_1, MAY_2 = (
    mourner("Must 1", 1),
    mourner("Must 2", 2),
    mourner("May 1", 10, True),
    mourner("May 2", 20, True),
)
MADE = (HOLE, MUST_1, MUST_2, MAY_1, MAY_2)


def activated(duel: Scenario) -> list[str]:
    """Whose effects were activated, in order."""
    return [event.definition.name for event in duel.state.events if event.kind == "used"]


def resolving(duel: Scenario) -> list[str]:
    """Whose effects began to resolve, in order."""
    return [event.definition.name for event in duel.state.events if event.kind == "resolves"]


# STD-3.4


@pytest.mark.rule("STD-3.4")
@pytest.mark.case("Y28")
def test_mandatory_ones_come_first_the_turn_players_before_the_others(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Hole"], "monsters": ["May 1", "Must 1"]},
        opp={"monsters": ["May 2", "Must 2"]},
        made=MADE,
    )
    duel.use("Hole")
    assert (duel.who, duel.prompt, activated(duel)) == ("you", "may", ["Must 1", "Must 2"])
    duel.yes()
    assert (duel.who, duel.prompt) == ("opp", "may")
    duel.yes()
    assert activated(duel) == ["Must 1", "Must 2", "May 1", "May 2"]
    assert resolving(duel) == ["Hole", "May 2", "May 1", "Must 2", "Must 1"]


@pytest.mark.rule("STD-3.4")
def test_an_optional_effect_may_be_declined(lay: Lay) -> None:
    duel = lay(you={"hand": ["Hole"], "monsters": ["May 1"]}, opp={"monsters": ["May 2"]}, made=MADE)
    duel.use("Hole")
    duel.no()
    duel.yes()
    assert activated(duel) == ["May 2"]


@pytest.mark.rule("STD-3.4")
def test_an_optional_effect_is_declined_before_its_cost(lay: Lay) -> None:
    payer = monster(
        "Payer", "{when: sent to graveyard, from: field, optional: true, cost: {pay: 500}, do: {damage: 700}}"
    )
    duel = lay(you={"hand": ["Hole"], "monsters": ["Payer"]}, made=(*MADE, payer))
    duel.use("Hole")
    assert (duel.prompt, duel.life) == ("may", (8000, 8000))
    duel.no()
    assert (duel.prompt, duel.life) == ("act", (8000, 8000))
    duel = lay(you={"hand": ["Hole"], "monsters": ["Payer"]}, made=(*MADE, payer))
    duel.use("Hole")
    duel.yes()
    assert duel.life == (7500, 7300)


@pytest.mark.rule("STD-3.4")
@pytest.mark.parametrize("last", ["Must 1", "Must 2"])
def test_each_player_orders_their_own(lay: Lay, last: str) -> None:
    duel = lay(you={"hand": ["Hole"], "monsters": ["Must 1"]}, opp={"monsters": ["Must 1", "Must 2"]}, made=MADE)
    first = "Must 2" if last == "Must 1" else "Must 1"
    duel.use("Hole")
    assert (duel.who, duel.prompt, duel.asked.kind) == ("opp", "trigger order", "order")
    names = [option.frame.definition.name for option in duel.asked.options]
    assert names == ["Must 1", "Must 2"]
    duel.send([duel.asked.options[names.index(first)], duel.asked.options[names.index(last)]])
    assert activated(duel) == ["Must 1", first, last]
    assert resolving(duel) == ["Hole", last, first, "Must 1"]


@pytest.mark.rule("STD-3.4")
def test_the_order_of_equal_effects_is_nobodys_question(lay: Lay) -> None:
    duel = lay(you={"hand": ["Hole"], "monsters": ["Must 1", "Must 1"]}, made=MADE)
    duel.use("Hole")
    assert (duel.prompt, activated(duel)) == ("act", ["Must 1", "Must 1"])


@pytest.mark.rule("STD-3.4")
def test_a_chain_of_triggers_is_answered_from_its_last_link(lay: Lay) -> None:
    snare = trap("Snare", "{do: {damage: 400}}")
    duel = lay(
        you={"hand": ["Hole"], "monsters": ["Must 1"]},
        opp={"monsters": ["Must 2"], "spells": ["?Snare"] * 2},
        made=(*MADE, snare),
    )
    duel.use("Hole")
    while len(duel.state.chain) < 2:
        duel.pass_()
    assert (duel.prompt, duel.asked.why.about) == ("chain", duel.card("opp", "graveyard", "Must 2"))
    assert duel.who == "you" if not duel.offers("turn up") else duel.who == "opp"
    duel.turn_up("Snare")
    duel.pass_all()
    assert resolving(duel) == ["Hole", "Snare", "Must 2", "Must 1"]


@pytest.mark.rule("STD-3.4")
def test_an_answer_to_a_summon_may_follow_an_effect_that_the_summon_set_off(lay: Lay) -> None:
    herald = monster("Herald", "{when: summoned, do: {damage: 5}}")
    duel = lay(you={"hand": ["Herald"]}, opp={"spells": ["?Trap Hole"]}, made=(herald,))
    duel.summon("Herald")
    duel.pass_()
    assert (duel.who, duel.prompt, activated(duel)) == ("opp", "chain", ["Herald"])
    duel.turn_up("Trap Hole")
    assert (duel.zone("you", "graveyard"), duel.life) == (["Herald"], (8000, 7995))


# STD-3.5

SEEKER = monster("Seeker", "{when: summoned, optional: true, do: {damage: 30}}")
DRILLED = monster("Drilled", "{when: summoned, do: {damage: 30}}")
BURN = spell("Burn", "{do: {damage: 1}}", icon="quick")


def offered(duel: Scenario) -> bool:
    """Whether an optional effect is asked about, everybody declining to answer."""
    duel.pass_all()
    return duel.prompt == "may"


@pytest.mark.rule("STD-3.5")
def test_a_monster_summoned_by_ultimate_offering_misses_only_as_a_later_link(lay: Lay) -> None:
    laid = {"hand": ["Seeker", "Burn"], "spells": ["Ultimate Offering"]}
    duel = lay(you=laid, made=(SEEKER, BURN))
    duel.act("activate", "Ultimate Offering")
    duel.pass_all()
    duel.pick("Seeker")
    duel.upright("Seeker")
    assert offered(duel)
    duel = lay(you=laid, made=(SEEKER, BURN))
    duel.use("Burn")
    duel.act("activate", "Ultimate Offering")
    duel.pass_all()
    duel.pick("Seeker")
    duel.upright("Seeker")
    assert not offered(duel)
    assert duel.zone("you", "monsters") == ["Seeker"]


@pytest.mark.rule("STD-3.5")
def test_a_mandatory_effect_never_misses(lay: Lay) -> None:
    duel = lay(you={"hand": ["Drilled", "Burn"], "spells": ["Ultimate Offering"]}, made=(DRILLED, BURN))
    duel.use("Burn")
    duel.act("activate", "Ultimate Offering")
    duel.pass_all()
    duel.pick("Drilled")
    duel.upright("Drilled")
    duel.pass_all()
    assert (activated(duel), duel.life) == (["Ultimate Offering", "Drilled"], (7500, 7969))


@pytest.mark.rule("STD-3.5")
@pytest.mark.parametrize(
    ("steps", "asked"),
    [
        ("{destroy: target}", True),
        ("[{destroy: target}, {damage: 7}]", False),
        ("[{damage: 7}, {destroy: target}]", True),
    ],
)
def test_an_effect_misses_if_another_step_came_after(lay: Lay, steps: str, asked: bool) -> None:
    shot = spell("Shot", f"{{target: {{choose: 1}}, do: {steps}}}")
    duel = lay(you={"hand": ["Shot"]}, opp={"monsters": ["May 1"]}, made=(*MADE, shot))
    duel.use("Shot")
    assert offered(duel) is asked
    assert duel.zone("opp", "graveyard") == ["May 1"]


@pytest.mark.rule("STD-3.5")
def test_a_cost_was_not_the_last_thing_to_happen(lay: Lay) -> None:
    offer = spell("Offer", "{cost: {tribute: {choose: 1}}, do: {damage: 7}}")
    for name, asked in (("May 1", False), ("Must 1", True)):
        duel = lay(you={"hand": ["Offer"], "monsters": [name]}, made=(*MADE, offer))
        duel.use("Offer")
        duel.pass_all()
        assert (duel.prompt, activated(duel)) == ("act", [name] if asked else [])


@pytest.mark.rule("STD-3.5")
def test_a_cost_for_an_effect_that_comes_to_nothing_neither(lay: Lay) -> None:
    """The activation came after the cost, whatever became of it."""
    offer = spell("Offer", "{cost: {tribute: {choose: 1}}, do: {damage: 7}}")
    deny = trap("Deny", "{'on': activated, do: {negate: it}}", icon="counter")
    duel = lay(you={"hand": ["Offer"], "monsters": ["May 1"]}, opp={"spells": ["?Deny"]}, made=(*MADE, offer, deny))
    duel.use("Offer")
    duel.turn_up("Deny")
    duel.pass_all()
    assert (duel.prompt, duel.life) == ("act", (8000, 8000))


@pytest.mark.rule("STD-3.5")
@pytest.mark.parametrize(("name", "asked"), [("May 1", False), ("Must 1", True)])
def test_a_tribute_for_a_summon_was_not_the_last_thing_to_happen(lay: Lay, name: str, asked: bool) -> None:
    duel = lay(you={"hand": [SKULL], "monsters": [name]}, made=MADE)
    duel.summon(SKULL)
    duel.pass_all()
    assert (duel.prompt, duel.zone("you", "monsters")) == ("act", [SKULL])
    assert activated(duel) == ([name] if asked else [])


@pytest.mark.rule("STD-3.5", "STD-3.12")
def test_a_spell_put_away_after_its_effect_makes_nothing_miss(lay: Lay) -> None:
    duel = lay(you={"hand": ["Hole"], "monsters": ["May 1"]}, made=MADE)
    duel.use("Hole")
    assert (duel.prompt, duel.zone("you", "graveyard")) == ("may", ["May 1", "Hole"])


@pytest.mark.rule("STD-3.5")
@pytest.mark.parametrize("order", ["before", "after"])
def test_a_link_that_was_negated_did_not_happen_after(lay: Lay, order: str) -> None:
    """A link whose activation is negated doesn't resolve, so the link before was the last thing to happen."""
    fall = trap("Fall", "{target: {choose: 1}, do: {destroy: target}}")
    deny = trap("Deny", "{'on': activated, do: {negate: it}}", icon="counter")
    duel = lay(
        you={"hand": ["Burn"], "monsters": ["May 1"]},
        opp={"spells": ["?Deny", "?Fall"]},
        made=(*MADE, BURN, fall, deny),
    )
    duel.use("Burn")
    if order == "before":
        duel.turn_up("Fall")
        assert not offered(duel), "Burn resolved after it"
        return
    duel.turn_up("Deny")
    duel.pass_all()
    assert (duel.prompt, duel.life) == ("act", (8000, 8000))


@pytest.mark.rule("STD-3.5")
def test_equips_that_fall_off_make_nothing_miss(lay: Lay) -> None:
    shot = spell("Shot", "{target: {choose: 1}, do: {destroy: target}}")
    duel = lay(
        you={"hand": ["Shot"]}, opp={"monsters": ["May 1"], "spells": ["Sword of Dark Destruction"]}, made=(*MADE, shot)
    )
    duel.equip("opp", "Sword of Dark Destruction", "May 1")
    duel.use("Shot")
    assert offered(duel)
    assert "Sword of Dark Destruction" in duel.zone("opp", "graveyard")


@pytest.mark.rule("STD-3.5", "STD-4.3")
@pytest.mark.parametrize("attacked", [True, False])
def test_an_optional_flip_effect_waits_for_the_damage_and_doesn_t_miss(lay: Lay, attacked: bool) -> None:
    peeker = monster("Peeker", "{when: flipped, optional: true, do: {damage: 60}}", **{"def": 3000})
    duel = lay(you={"monsters": [ELF]}, opp={"monsters": ["?Peeker"]}, made=(peeker,))
    if attacked:
        duel.attack(ELF, "Peeker")
    else:
        duel = lay(you={"monsters": ["?Peeker"]}, made=(peeker,))
        duel.flip("Peeker")
    duel.pass_all()
    assert (duel.prompt, duel.who) == ("may", "opp" if attacked else "you")
    duel.yes()
    assert duel.life == ((8000 - 2200 - 60, 8000) if attacked else (8000, 7940))


# STD-3.14


@pytest.mark.rule("STD-3.14")
def test_man_eater_bug_alone_eats_itself(lay: Lay) -> None:
    duel = lay(you={"monsters": ["?Man-Eater Bug"]})
    flip(duel, "Man-Eater Bug")
    assert duel.zone("you", "graveyard") == ["Man-Eater Bug"]


@pytest.mark.rule("STD-3.14")
def test_without_a_legal_target_a_mandatory_effect_is_not_activated(lay: Lay) -> None:
    hunter = monster("Hunter", "{when: flipped, target: {choose: 1, side: opp}, do: {destroy: target}}")
    duel = lay(you={"monsters": ["?Hunter"]}, opp={}, made=(hunter,))
    flip(duel, "Hunter")
    assert (activated(duel), duel.position("Hunter")) == ([], "attack")
    duel = lay(you={"monsters": ["?Hunter"]}, opp={"monsters": [ELF]}, made=(hunter,))
    flip(duel, "Hunter")
    assert (activated(duel), duel.zone("opp", "graveyard")) == (["Hunter"], [ELF])


# STD-3.15


@pytest.mark.rule("STD-3.15")
def test_a_trigger_from_the_graveyard_belongs_to_the_owner(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Change of Heart", "Hole"]},
        opp={"monsters": ["Sangan"], "deck": [ELF, ELF]},
        made=MADE,
    )
    duel.use("Change of Heart")
    duel.pass_all()
    assert duel.zone("you", "monsters") == ["Sangan"]
    duel.use("Hole")
    duel.pass_all()
    assert (duel.who, duel.prompt) == ("opp", "search")
    duel.pick(ELF)
    assert duel.zone("opp", "hand") == [ELF]


# STD-3.16


@pytest.mark.rule("STD-3.16")
def test_each_player_chooses_before_it_happens_to_all_at_once(lay: Lay) -> None:
    throw = spell("Throw", "{do: {each_player: [{discard: {choose: 1}}, {damage: 1, side: you}]}}")
    laid = {"hand": [ELF, SKULL]}
    duel = lay(you={"hand": [ELF, SKULL, "Throw"]}, opp=laid, made=(throw,))
    duel.use("Throw")
    duel.pass_all()
    assert duel.who == "you"
    duel.pick(ELF)
    assert (duel.who, duel.zone("you", "graveyard")) == ("opp", [])
    duel.pick(SKULL)
    assert (duel.zone("you", "graveyard"), duel.zone("opp", "graveyard")) == ([ELF, "Throw"], [SKULL])
    kinds = duel.happened("discarded", "damaged")
    assert kinds == ["discarded", "discarded", "damaged", "damaged"]


@pytest.mark.rule("STD-3.16")
def test_the_turn_player_chooses_first_whose_effect_it_is(lay: Lay) -> None:
    throw = trap("Throw", "{do: {each_player: [{discard: {choose: 1}}]}}")
    duel = lay(you={"hand": [ELF, SKULL]}, opp={"hand": [ELF, SKULL], "spells": ["?Throw"]}, made=(throw,))
    duel.act("end")
    duel.turn_up("Throw")
    duel.pass_all()
    assert duel.who == "you"
    duel.pick(ELF)
    assert duel.who == "opp"
