"""Activations: costs, targets, conditions, and why an ability can't be used (Y42 to Y47)."""

from collections.abc import Sequence

import pytest

from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.duelmonsters.definition import CardDefinition
from duelterm.duelmonsters.traits import own_frame
from duelterm.effects.activations import Activation, Unmet
from tests.duelmonsters.scenario import Scenario, monster, spell, trap

ALTAR = spell("Altar", "{cost: {tribute: {choose: 1}}, do: {life: 500}}")
BOLT = spell("Bolt", "{target: {choose: 1, face: up}, do: {destroy: target}}")
BRIBE = spell("Bribe", "{cost: {pay: 1000}, target: {choose: 1, zone: graveyard, kind: monster}, do: {summon: target}}")
CALL = trap("Call", "{cost: {pay: 500}, do: {summon: {choose: 1, zone: hand}}}")
PRONG = spell(
    "Prong", "{target: [{choose: 1, side: you}, {choose: 1, side: opp}], do: [{destroy: target}, {life: 100}]}"
)
SWEEP = spell("Sweep", "{target: {choose: 1, kind: [spell, trap]}, do: {destroy: target}}")
PROBE = spell("Probe", "{target: {choose: 1, kind: trap, blind: true}, do: {destroy: target}}")
SAFE = monster("Safe", "{cannot: be targeted}")
HOLY = monster("Holy", "{cannot: be tributed for a summon}")
CLERK = monster("Clerk", "{activate: ignition, once: turn, cost: {pay: 100}, do: {life: 300}}")
WARY = spell("Wary", "{while: {count: {name: Keeper, face: up}}, do: {life: 700}}")
KEEPER = monster("Keeper")
PLAIN, OTHER = monster("Plain"), monster("Other", atk=1200)
MADE = (ALTAR, BOLT, BRIBE, CALL, PRONG, SWEEP, PROBE, SAFE, HOLY, CLERK, WARY, KEEPER, PLAIN, OTHER)


def table(
    you: dict[str, list[str]], opp: dict[str, list[str]] | None = None, made: Sequence[CardDefinition] = ()
) -> Scenario:
    return Scenario(you=you, opp=opp, made=(*MADE, *made))


def lacks(duel: Scenario, card: Card, activation: Activation) -> str | None:
    """What is missing for the activation."""
    found = activation.forbids(duel.state, own_frame(card))
    assert found is None or isinstance(found, Unmet)
    return None if found is None else found.part


def lacks_played(duel: Scenario, name: str) -> str | None:
    card = duel.card("you", "hand", name)
    return lacks(duel, card, card.definition.played[0])


@pytest.mark.case("Y42")
def test_asking_whether_a_card_can_be_used_pays_nothing() -> None:
    duel = table({"hand": ["Altar", "Bribe"], "monsters": ["Plain"], "graveyard": ["Other"]})
    before = duel.state.digest()
    assert duel.offers("use", "Altar")
    assert duel.offers("use", "Bribe")
    for name in ("Altar", "Bribe"):
        assert lacks_played(duel, name) is None
    assert duel.state.digest() == before
    assert duel.life == (8000, 8000)


@pytest.mark.case("Y42")
def test_using_it_pays_once() -> None:
    duel = table({"hand": ["Bribe"], "graveyard": ["Other"]})
    duel.use("Bribe")
    duel.pass_all()
    duel.upright("Other")
    assert duel.life == (7000, 8000)
    assert duel.zone("you", "monsters") == ["Other"]


@pytest.mark.case("Y43")
def test_nothing_is_paid_where_the_monster_has_no_place() -> None:
    duel = table({"hand": ["Bribe"], "monsters": ["Plain"] * 5, "graveyard": ["Other"]})
    assert lacks_played(duel, "Bribe") == "effect"
    assert not duel.offers("use", "Bribe")


@pytest.mark.case("Y43")
def test_nothing_is_paid_where_the_hand_has_no_monster() -> None:
    duel = table({"hand": ["Bolt"], "spells": ["?Call"]})
    assert not duel.offers("turn up", "Call")
    duel = table({"hand": ["Other"], "spells": ["?Call"]})
    assert duel.offers("turn up", "Call")


@pytest.mark.case("Y43")
def test_as_everybody_can_tell_the_hand_might_have_a_monster() -> None:
    duel = table({"hand": ["Bolt"], "spells": ["?Call"]})
    card = duel.card("you", "spells", "Call")
    activation = card.definition.played[0]
    assert activation.might(duel.state, own_frame(card))
    assert lacks(duel, card, activation) == "effect"


@pytest.mark.case("Y24")
def test_too_few_life_points_are_no_payment() -> None:
    duel = Scenario(you={"hand": ["Bribe"], "graveyard": ["Other"]}, made=MADE, life=(900, 8000))
    assert lacks_played(duel, "Bribe") == "cost"


@pytest.mark.case("Y44")
def test_what_cannot_be_tributed_pays_no_tribute() -> None:
    bound = monster("Bound", "{static: {modify: {side: any}, cannot: be tributed for a summon}}")
    duel = table({"hand": ["Altar"], "monsters": ["Plain", "Other"]}, made=(bound,))
    duel.use("Altar")
    assert duel.prompt == "tribute"
    assert duel.options() == ["Plain", "Other"]
    assert lacks_played(table({"hand": ["Altar"]}, {"monsters": ["Plain"]}), "Altar") == "cost"


@pytest.mark.case("Y45")
def test_a_target_that_left_is_skipped_and_the_rest_happens() -> None:
    duel = table({"hand": ["Prong"], "monsters": ["Plain"]}, {"monsters": ["Other"]})
    card = duel.card("you", "hand", "Prong")
    frame = own_frame(card)
    activation = card.definition.played[0]
    run(duel, activation.prepare(duel.state, frame))
    targets = frame.names["$target"]
    assert len(targets) == 2
    mine = duel.monster("Plain")
    frame.names["$target 0"] = ((mine.uid, mine.mark - 1),)
    run(duel, activation.resolve(duel.state, frame))
    assert duel.zone("you", "monsters") == ["Plain"]
    assert duel.zone("opp", "graveyard") == ["Other"]
    assert duel.life == (8100, 8000)


def run(duel: Scenario, coroutine: object) -> object:
    """Run rules that ask nothing."""
    try:
        coroutine.send(None)
    except StopIteration as ended:
        return ended.value
    raise AssertionError("it asked something")


@pytest.mark.case("Y47")
def test_a_card_that_is_used_is_not_its_own_target() -> None:
    assert not table({"hand": ["Sweep"]}).offers("use", "Sweep")
    assert not table({"spells": ["?Sweep"]}).offers("turn up", "Sweep")
    assert table({"hand": ["Sweep"]}, {"spells": ["?Call"]}).offers("use", "Sweep")


def test_what_cannot_be_targeted_is_no_target() -> None:
    duel = table({"hand": ["Bolt"]}, {"monsters": ["Safe"]})
    assert lacks_played(duel, "Bolt") == "target"
    duel = table({"hand": ["Bolt"]}, {"monsters": ["Safe", "Plain", "Other"]})
    duel.use("Bolt")
    assert duel.options() == ["Plain", "Other"]


def test_targets_are_named_before_answers_and_hit_after_them() -> None:
    duel = table({"hand": ["Bolt"]}, {"monsters": ["Plain", "Other"], "spells": ["?Call"], "hand": ["Keeper"]})
    duel.use("Bolt")
    duel.pick("Plain")
    assert (duel.prompt, duel.who) == ("answer", "opp")
    duel.pass_()
    assert duel.zone("opp", "graveyard") == ["Plain"]


@pytest.mark.rule("R3-6.6")
def test_a_guessed_card_is_shown_and_turned_back_when_it_is_not_meant() -> None:
    duel = table({"hand": ["Probe"]}, {"spells": ["?Bolt", "?Call"]})
    duel.use("Probe")
    assert duel.options() == ["Bolt", "Call"]
    duel.pick("Bolt")
    duel.pass_all()
    assert duel.happened("revealed") == ["revealed"]
    assert duel.zone("opp", "spells") == ["Bolt", "Call"]
    assert not duel.card("opp", "spells", "Bolt").face_up
    assert duel.zone("you", "graveyard") == ["Probe"]


def test_a_guess_that_is_right_hits() -> None:
    duel = table({"hand": ["Probe"]}, {"spells": ["?Bolt", "?Call"]})
    duel.use("Probe")
    duel.pick("Call")
    duel.pass_all()
    assert (duel.prompt, duel.who) == ("stand in", "opp")
    duel.pick()
    assert duel.zone("opp", "graveyard") == ["Call"]


def test_once_a_turn_is_counted_when_it_is_used() -> None:
    duel = table({"monsters": ["Clerk"]})
    duel.act("activate", "Clerk")
    assert duel.life == (8200, 8000)
    assert not duel.offers("activate", "Clerk")
    clerk = duel.monster("Clerk")
    assert lacks(duel, clerk, clerk.definition.activated[0]) == "once"
    duel.end()
    duel.run_until("act")
    duel.end()
    duel.run_until("act")
    assert duel.offers("activate", "Clerk")


def test_while_is_asked_when_it_is_used_and_when_it_works() -> None:
    duel = table({"hand": ["Wary"], "monsters": ["Keeper"]})
    card = duel.card("you", "hand", "Wary")
    activation, frame = card.definition.played[0], own_frame(card)
    assert lacks_played(duel, "Wary") is None
    assert activation.holds(duel.state, frame)
    other = table({"hand": ["Wary"]})
    assert lacks_played(other, "Wary") == "while"
    assert not activation.holds(other.state, frame_of(other, "Wary"))


def frame_of(duel: Scenario, name: str) -> Frame:
    return own_frame(duel.card("you", "hand", name))


def test_an_answer_fits_its_event_alone() -> None:
    guard = trap("Guard", "{'on': attacks, of: {side: opp}, do: {life: 900}}")
    duel = Scenario(
        you={"spells": ["?Guard"], "monsters": ["Plain"]}, opp={"monsters": ["Other"]}, turn="opp", made=(*MADE, guard)
    )
    assert duel.who == "opp"
    duel.attack("Other", "Plain")
    assert (duel.who, duel.offers("turn up", "Guard")) == ("you", True)
    duel.turn_up("Guard")
    duel.pass_all()
    assert duel.life[0] == 8900
    own = Scenario(you={"spells": ["?Guard"], "monsters": ["Plain"]}, opp={"monsters": ["Other"]}, made=(*MADE, guard))
    assert not own.offers("turn up", "Guard")


def test_each_alternative_is_an_activation() -> None:
    fork = trap("Fork", "{do: {life: 100}}", "{'on': attacks, do: {life: 200}}", "{cost: {pay: 300}}")
    assert [activation.kinds for activation in fork.played] == [(), ("attacks",), ()]
    assert [activation.ability for activation in fork.played] == [0, 1, 2]
    assert {activation.speed for activation in fork.played} == {"played"}


def test_up_to_wants_at_least_one_target() -> None:
    pair = spell("Pair", "{target: {up_to: 2, side: opp}, do: {move: target, to: hand}}")
    assert lacks_played(table({"hand": ["Pair"]}, made=(pair,)), "Pair") == "target"
    duel = table({"hand": ["Pair"]}, {"monsters": ["Plain", "Other", "Keeper"]}, made=(pair,))
    duel.use("Pair")
    assert (duel.asked.lo, duel.asked.hi) == (1, 2)
    duel.pick("Plain", "Keeper")
    duel.pass_all()
    assert duel.zone("opp", "hand") == ["Plain", "Keeper"]
