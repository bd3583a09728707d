"""What an activation needs, and how links resolve: targets, negating, putting away (STD-3.7 to STD-3.12)."""

import pytest

from tests.standard.scenario import Lay, Scenario, monster, spell, trap

ELF, SKULL = "Mystical Elf", "Summoned Skull"
SPARK = spell("Spark", "{do: {damage: 100}}")
SHOT = spell("Shot", "{target: {choose: 1}, do: {destroy: target}}", icon="quick")
STORM = trap("Storm", "{target: {choose: 1, kind: [spell, trap]}, do: {destroy: target}}")
LEAP = trap("Leap", "{target: {choose: 1}, do: {move: target, to: hand}}")
DENY = trap("Deny", "{'on': activated, do: {negate: it, destroy: true}}", icon="counter")
HUSH = trap("Hush", "{'on': activated, do: {negate: it, part: effect}}", icon="counter")
MADE = (SPARK, SHOT, STORM, LEAP, DENY, HUSH)


def damages(duel: Scenario) -> list[int]:
    """The damage done so far, in order."""
    return [event.amount for event in duel.state.events if event.kind == "damaged"]


# STD-3.7


@pytest.mark.rule("STD-3.7")
@pytest.mark.parametrize(
    ("ability", "works"),
    [
        ("{if: {count: {side: opp}}, do: {damage: 1}}", {"opp": {"monsters": [ELF]}}),
        ("{target: {choose: 2}, do: {destroy: target}}", {"you": {"monsters": [ELF]}, "opp": {"monsters": [ELF]}}),
        ("{cost: {tribute: {choose: 1}}, do: {damage: 1}}", {"you": {"monsters": [ELF]}}),
        ("{cost: {discard: {choose: 1}}, do: {damage: 1}}", {"you": {"hand": [ELF]}}),
        ("{do: {draw: 2}}", {"you": {"deck": [ELF, ELF]}}),
        ("{do: {summon: {choose: 1, zone: hand, kind: monster}}}", {"you": {"hand": [ELF]}}),
        ("{do: {control: {choose: 1, side: opp}}}", {"opp": {"monsters": [ELF]}}),
    ],
)
@pytest.mark.case("Y43", "Y55")
def test_an_activation_needs_all_that_its_text_asks_for(
    lay: Lay, ability: str, works: dict[str, dict[str, list[str]]]
) -> None:
    card = spell("Card", ability)
    you, opp = works.get("you", {}), works.get("opp", {})
    duel = lay(you=you | {"hand": [*you.get("hand", []), "Card"]}, opp=opp, made=(card,))
    assert duel.offers("use", "Card")
    one_less = {"deck": [ELF]} if "deck" in you else {"deck": [ELF] * 3}
    duel = lay(you=one_less | {"hand": ["Card"]}, opp={}, made=(card,))
    assert not duel.offers("use", "Card")


@pytest.mark.rule("STD-3.7")
@pytest.mark.case("Y43")
def test_a_summon_needs_a_free_zone(lay: Lay) -> None:
    call = spell("Call", "{cost: {pay: 100}, do: {summon: {choose: 1, zone: hand, kind: monster}}}")
    duel = lay(you={"hand": ["Call", ELF], "monsters": [ELF] * 5}, made=(call,))
    assert not duel.offers("use", "Call")
    duel = lay(you={"hand": ["Call", ELF], "monsters": [ELF] * 4}, made=(call,))
    assert duel.offers("use", "Call")


@pytest.mark.rule("STD-3.7")
@pytest.mark.case("Y42")
def test_checking_pays_nothing(lay: Lay) -> None:
    dear = spell("Dear", "{cost: {pay: 500}, target: {choose: 1}, do: {destroy: target}}")
    duel = lay(you={"hand": ["Dear"], "monsters": [ELF]}, opp={}, made=(dear,))
    assert duel.offers("use", "Dear")
    assert (duel.life, duel.state.sheet) == ((8000, 8000), [])


@pytest.mark.rule("STD-3.7", "STD-3.8")
@pytest.mark.case("Y44")
@pytest.mark.parametrize(("life", "offered"), [(500, True), (499, False)])
def test_life_points_may_be_paid_down_to_nothing(lay: Lay, life: int, offered: bool) -> None:
    dear = spell("Dear", "{cost: {pay: 500}, do: {damage: 8000}}")
    duel = lay(you={"hand": ["Dear"]}, life=(life, 8000), made=(dear,))
    assert duel.offers("use", "Dear") is offered
    if offered:
        duel.use("Dear")
        assert (duel.winner, damages(duel)) == ("opp", [])


@pytest.mark.rule("STD-3.7")
@pytest.mark.case("Y47")
def test_a_card_is_not_its_own_target(lay: Lay) -> None:
    duel = lay(you={"spells": ["?Storm"]}, made=MADE)
    assert not duel.offers("turn up", "Storm")
    duel = lay(you={"spells": ["?Storm", "?Storm"]}, made=MADE)
    assert duel.offers("turn up", "Storm")
    duel = lay(you={"spells": ["?Storm"]}, opp={"spells": ["?Storm"]}, made=MADE)
    duel.turn_up("Storm")
    assert duel.prompt == "chain", "the only target is known"
    duel.pass_all()
    assert duel.zone("opp", "graveyard") == ["Storm"]


@pytest.mark.rule("STD-3.7")
@pytest.mark.case("Y47")
def test_a_card_is_not_its_own_cost(lay: Lay) -> None:
    costly = spell("Costly", "{cost: {discard: {choose: 1}}, do: {damage: 1}}")
    duel = lay(you={"hand": ["Costly"]}, made=(costly,))
    assert not duel.offers("use", "Costly")
    duel = lay(you={"hand": ["Costly", "Costly"]}, made=(costly,))
    duel.use("Costly")
    assert duel.zone("you", "graveyard")[0] == "Costly"
    assert duel.life == (8000, 7999)


# STD-3.8


@pytest.mark.rule("STD-3.8")
def test_costs_never_come_back(lay: Lay) -> None:
    dear = spell("Dear", "{cost: [{pay: 500}, {discard: {choose: 1}}], do: {damage: 1000}}")
    duel = lay(you={"hand": ["Dear", ELF]}, opp={"spells": ["?Deny"]}, made=(*MADE, dear))
    duel.use("Dear")
    duel.pick(ELF) if duel.prompt == "discard" else None
    duel.turn_up("Deny")
    duel.pass_all()
    assert (duel.life, duel.zone("you", "graveyard")) == ((7500, 8000), [ELF, "Dear"])


# STD-3.9


@pytest.mark.rule("STD-3.9")
def test_a_target_that_left_is_left_out(lay: Lay) -> None:
    both = spell("Both", "{target: {choose: 2}, do: {destroy: target}}")
    duel = lay(you={"hand": ["Both"]}, opp={"monsters": [ELF, SKULL], "spells": ["?Leap"]}, made=(*MADE, both))
    duel.use("Both")
    duel.turn_up("Leap")
    duel.pick(ELF)
    duel.pass_all()
    assert (duel.zone("opp", "hand"), duel.zone("opp", "graveyard")) == ([ELF], [SKULL, "Leap"])


@pytest.mark.rule("STD-3.9")
@pytest.mark.case("Y45")
def test_the_effect_does_what_it_still_can_to_the_other_target(lay: Lay) -> None:
    swap = spell("Swap", "{target: [{choose: 1, side: opp}, {choose: 1, side: you}], do: {destroy: target}}")
    duel = lay(
        you={"hand": ["Swap", "Shot"], "monsters": [ELF]},
        opp={"monsters": [SKULL], "spells": ["?Leap"]},
        made=(*MADE, swap),
    )
    duel.use("Swap")
    duel.turn_up("Leap")
    duel.pick(ELF)
    duel.pass_all()
    assert (duel.zone("opp", "graveyard"), duel.zone("you", "hand")) == ([SKULL, "Leap"], ["Shot", ELF])


@pytest.mark.rule("STD-3.9")
def test_a_target_that_is_no_longer_what_it_must_be_is_left_out(lay: Lay) -> None:
    fell = spell("Fell", "{target: {choose: 1, position: attack}, do: {destroy: target}}")
    turn = trap("Turn", "{target: {choose: 1}, do: {change: target, to: defense}}")
    duel = lay(you={"hand": ["Fell"]}, opp={"monsters": [ELF], "spells": ["?Turn"]}, made=(fell, turn))
    duel.use("Fell")
    duel.turn_up("Turn")
    duel.pass_all()
    assert (duel.zone("opp", "monsters"), duel.position(ELF)) == ([ELF], "defense")


@pytest.mark.rule("STD-3.9")
@pytest.mark.case("Y46")
@pytest.mark.parametrize("answered", [True, False])
def test_what_follows_needs_the_step_before(lay: Lay, answered: bool) -> None:
    hunt = spell("Hunt", "{target: {choose: 1}, do: [{destroy: target}, {if: done, then: {damage: 900}}]}")
    duel = lay(you={"hand": ["Hunt"]}, opp={"monsters": [ELF], "spells": ["?Leap"]}, made=(*MADE, hunt))
    duel.use("Hunt")
    if answered:
        duel.turn_up("Leap")
    duel.pass_all()
    assert damages(duel) == ([] if answered else [900])


# STD-3.10


@pytest.mark.rule("STD-3.10")
def test_a_negated_activation_has_no_effect(lay: Lay) -> None:
    duel = lay(you={"hand": ["Spark"]}, opp={"spells": ["?Deny"]}, made=MADE)
    duel.use("Spark")
    duel.turn_up("Deny")
    duel.pass_all()
    assert (duel.life, duel.zone("you", "graveyard"), duel.zone("opp", "graveyard")) == (
        (8000, 8000),
        ["Spark"],
        ["Deny"],
    )


@pytest.mark.rule("STD-3.10")
def test_a_card_whose_activation_is_negated_never_lay_on_the_field(lay: Lay) -> None:
    """The equip spell's own effect asks for a way from the field to the graveyard."""
    back = spell(
        "Back",
        "{when: sent to graveyard, from: field, do: {damage: 50}}",
        "{when: destroyed, do: {damage: 50}}",
        icon="equip",
    )
    for counter, hurt in (("?Deny", 8000), ("?Storm", 7900)):
        duel = lay(you={"hand": ["Back"], "monsters": [ELF]}, opp={"spells": [counter]}, made=(*MADE, back))
        duel.use("Back")
        duel.turn_up(counter[1:])
        duel.pass_all()
        if duel.prompt == "trigger order":
            duel.send(list(duel.asked.options))
            duel.pass_all()
        assert (duel.zone("you", "graveyard"), duel.life) == (["Back"], (8000, hurt))


@pytest.mark.rule("STD-3.10")
def test_a_continuous_card_whose_activation_is_negated_goes_to_the_graveyard(lay: Lay) -> None:
    """Also when nothing destroys it."""
    undo = trap("Undo", "{'on': activated, do: {negate: it}}", icon="counter")
    well = spell("Well", "{static: {modify: {side: you}, atk: 700}}", icon="continuous")
    duel = lay(you={"hand": ["Well"], "monsters": [ELF]}, opp={"spells": ["?Undo"]}, made=(undo, well))
    duel.use("Well")
    duel.turn_up("Undo")
    duel.pass_all()
    assert (duel.zone("you", "spells"), duel.zone("you", "graveyard"), duel.atk(ELF)) == ([], ["Well"], 800)


@pytest.mark.rule("STD-3.10")
def test_a_card_whose_effect_is_negated_stays_without_effect(lay: Lay) -> None:
    well = spell("Well", "{static: {modify: {side: you}, atk: 700}}", icon="continuous")
    duel = lay(you={"hand": ["Well"], "monsters": [ELF]}, opp={"spells": ["?Hush"]}, made=(*MADE, well))
    duel.use("Well")
    duel.turn_up("Hush")
    duel.pass_all()
    assert (duel.zone("you", "spells"), duel.atk(ELF)) == (["Well"], 800)
    duel = lay(you={"hand": ["Well"], "monsters": [ELF]}, made=(*MADE, well))
    duel.use("Well")
    assert duel.atk(ELF) == 1500


@pytest.mark.rule("STD-3.10")
def test_nor_can_its_effects_be_used(lay: Lay) -> None:
    spring = trap("Spring", "{activate: quick, do: {damage: 100}}", icon="continuous")
    duel = lay(you={"spells": ["?Spring"]}, opp={"spells": ["?Hush"]}, made=(*MADE, spring))
    duel.turn_up("Spring")
    duel.turn_up("Hush")
    duel.pass_all()
    assert (duel.zone("you", "spells"), duel.offers("activate", "Spring")) == (["Spring"], False)
    duel = lay(you={"spells": ["?Spring"]}, made=(*MADE, spring))
    duel.turn_up("Spring")
    assert duel.offers("activate", "Spring")


@pytest.mark.rule("STD-3.10")
def test_a_negation_that_is_negated_negates_nothing(lay: Lay) -> None:
    duel = lay(you={"hand": ["Spark"], "spells": ["?Deny"]}, opp={"spells": ["?Deny"]}, made=MADE)
    duel.use("Spark")
    duel.turn_up("Deny")
    duel.turn_up("Deny")
    duel.pass_all()
    assert damages(duel) == [100]
    assert [event.definition.name for event in duel.state.events if event.kind == "negated"] == ["Deny"]


# STD-3.11


@pytest.mark.rule("STD-3.11")
@pytest.mark.parametrize("icon", ["normal", "quick", "ritual"])
def test_a_destroyed_spell_resolves_all_the_same(lay: Lay, icon: str) -> None:
    burn = spell("Burn", "{do: {damage: 100}}", icon=icon)
    duel = lay(you={"hand": ["Burn"]}, opp={"spells": ["?Storm"]}, made=(*MADE, burn))
    duel.use("Burn")
    duel.turn_up("Storm")
    duel.pass_all()
    assert (damages(duel), duel.zone("you", "graveyard")) == ([100], ["Burn"])


@pytest.mark.rule("STD-3.11")
@pytest.mark.parametrize(("icon", "done"), [("normal", True), ("counter", True), ("continuous", False)])
def test_a_destroyed_trap_resolves_unless_it_is_continuous(lay: Lay, icon: str, done: bool) -> None:
    burn = trap("Burn", "{do: {damage: 100}}", icon=icon)
    sweep = trap("Sweep", "{target: {choose: 1, kind: [spell, trap]}, do: {destroy: target}}", icon="counter")
    duel = lay(you={"spells": ["?Burn"]}, opp={"spells": ["?Sweep"]}, made=(burn, sweep))
    duel.turn_up("Burn")
    duel.turn_up("Sweep")
    duel.pass_all()
    assert damages(duel) == ([100] if done else [])


@pytest.mark.rule("STD-3.11")
@pytest.mark.case("Y57")
@pytest.mark.parametrize("icon", ["continuous", "equip", "field"])
def test_continuous_equip_and_field_spells_resolve_only_if_they_still_lie_there(lay: Lay, icon: str) -> None:
    gain = "{static: {modify: equipped, atk: 100}}" if icon == "equip" else "{static: {modify: {side: you}, atk: 100}}"
    lift = spell("Lift", gain, icon=icon)
    duel = lay(you={"hand": ["Lift"], "monsters": [ELF]}, opp={"spells": ["?Storm"]}, made=(*MADE, lift))
    duel.use("Lift")
    duel.turn_up("Storm")
    duel.pass_all()
    assert (duel.zone("you", "graveyard"), duel.atk(ELF)) == (["Lift"], 800)
    assert duel.happened("equips") == []


@pytest.mark.rule("STD-3.11", "STD-6.1")
@pytest.mark.parametrize("icon", ["continuous", "equip", "field"])
def test_what_lies_there_works_once_it_has_resolved(lay: Lay, icon: str) -> None:
    gain = "{static: {modify: equipped, atk: 100}}" if icon == "equip" else "{static: {modify: {side: you}, atk: 100}}"
    lift = spell("Lift", gain, icon=icon)
    duel = lay(you={"hand": ["Lift"], "monsters": [ELF]}, opp={"spells": ["?Leap"]}, made=(*MADE, lift))
    duel.use("Lift")
    assert (duel.prompt, duel.atk(ELF)) == ("chain", 800)
    duel.pass_()
    assert duel.atk(ELF) == 900


@pytest.mark.rule("STD-3.11")
@pytest.mark.case("Y57")
def test_an_equip_spell_whose_monster_is_gone_goes_to_the_graveyard(lay: Lay) -> None:
    duel = lay(you={"hand": ["Malevolent Nuzzler"], "monsters": [ELF]}, opp={"spells": ["?Leap"]}, made=MADE)
    duel.use("Malevolent Nuzzler")
    duel.turn_up("Leap")
    duel.pass_all()
    assert (duel.zone("you", "spells"), duel.zone("you", "hand")) == ([], [ELF])
    assert duel.state.bearers == {}


@pytest.mark.rule("STD-3.11")
def test_a_monsters_effect_resolves_though_it_is_gone(lay: Lay) -> None:
    gunner = monster("Gunner", "{activate: ignition, do: {damage: 100}}")
    duel = lay(you={"monsters": ["Gunner"]}, opp={"spells": ["?Leap"]}, made=(*MADE, gunner))
    duel.act("activate", "Gunner")
    duel.turn_up("Leap")
    duel.pass_all()
    assert (damages(duel), duel.zone("you", "hand")) == ([100], ["Gunner"])


# STD-3.12


@pytest.mark.rule("STD-3.12")
def test_used_cards_stay_until_the_whole_chain_has_resolved(lay: Lay) -> None:
    """The storm, the second link, finds the first one still there; and its own card lies there until the end."""
    sweep = trap("Sweep", "{do: {destroy: {all: true, kind: [spell, trap], other: true}}}")
    watch = spell("Watch", "{do: {if: {count: {kind: trap, side: opp}}, then: {damage: 100}}}")
    duel = lay(you={"hand": ["Watch"]}, opp={"spells": ["?Sweep"]}, made=(sweep, watch))
    duel.use("Watch")
    duel.turn_up("Sweep")
    duel.pass_all()
    assert damages(duel) == [100]
    assert (duel.zone("you", "graveyard"), duel.zone("opp", "graveyard")) == (["Watch"], ["Sweep"])


@pytest.mark.rule("STD-3.12")
def test_a_zone_is_taken_until_the_chain_has_resolved(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Spark", "Shot"], "spells": ["?Dark Hole"] * 4, "monsters": [ELF]},
        opp={"spells": ["?Leap"]},
        made=MADE,
    )
    duel.use("Spark")
    duel.turn_up("Leap")
    duel.pass_all() if duel.prompt == "chain" and not duel.offers("use") else None
    assert duel.prompt == "act"
    assert len(duel.cards("you", "spells")) == 4
    assert duel.zone("you", "hand") == ["Shot", ELF]


@pytest.mark.rule("STD-3.12")
def test_what_stays_stays(lay: Lay) -> None:
    duel = lay(you={"hand": ["Sogen", "Malevolent Nuzzler"], "monsters": [ELF], "spells": ["?Ultimate Offering"]})
    for verb, name in (("use", "Sogen"), ("use", "Malevolent Nuzzler"), ("turn up", "Ultimate Offering")):
        duel.act(verb, name)
        duel.pass_all()
    assert set(duel.zone("you", "spells")) == {"Malevolent Nuzzler", "Ultimate Offering"}
    assert (duel.zone("you", "field spell"), duel.zone("you", "graveyard")) == (["Sogen"], [])
