"""Triggers, delayed abilities and replacements of Duel Monsters."""

from collections.abc import Sequence

import pytest

from duelterm.duelmonsters.definition import CardDefinition
from tests.duelmonsters.scenario import Scenario, monster, spell, trap

PLAIN, WEAK, STRONG = monster("Plain"), monster("Weak", atk=100), monster("Strong", atk=3000)
BLAST = spell("Blast", "{do: {destroy: {all: true}}}")
SCOUT = monster(
    "Scout", "{when: sent to graveyard, from: field, do: {search: {choose: 1, kind: monster, atk: '<=500'}}}"
)
RELIC = spell(
    "Relic",
    "{static: {modify: equipped, atk: 100}}",
    "{when: sent to graveyard, from: field, optional: true, cost: {pay: 500}, do: {move: self, to: deck top}}",
    icon="equip",
)
MADE = (PLAIN, WEAK, STRONG, BLAST, SCOUT, RELIC)


def table(
    you: dict[str, list[str]], opp: dict[str, list[str]] | None = None, made: Sequence[CardDefinition] = (), **more: str
) -> Scenario:
    return Scenario(you=you, opp=opp, made=(*MADE, *made), **more)


def blast(you: dict[str, list[str]], made: Sequence[CardDefinition] = ()) -> Scenario:
    """You have just destroyed all monsters."""
    duel = table({"hand": ["Blast"]} | you, made=made)
    duel.use("Blast")
    duel.pass_all()
    return duel


def test_what_goes_from_the_field_answers_its_own_going() -> None:
    duel = blast({"monsters": ["Scout"], "deck": ["Plain", "Weak"]})
    assert (duel.prompt, duel.who, duel.options()) == ("search", "you", ["Weak"])
    assert (duel.asked.lo, duel.asked.hi) == (1, 1)
    duel.pick("Weak")
    assert duel.zone("you", "hand") == ["Weak"]


def test_it_does_so_face_down_as_well() -> None:
    duel = blast({"monsters": ["?Scout"], "deck": ["Weak"]})
    assert duel.prompt == "search"


def test_a_search_with_nothing_to_find_is_asked_all_the_same() -> None:
    duel = blast({"monsters": ["Scout"], "deck": ["Plain", "Strong"]})
    assert (duel.prompt, duel.options()) == ("search", [])
    assert duel.asked.private
    duel.pick()
    assert duel.happened("shuffled") == ["shuffled"]


def test_it_does_nothing_when_it_goes_from_the_hand() -> None:
    drop = spell("Drop", "{do: {discard: {all: true}}}")
    duel = table({"hand": ["Drop", "Scout"]}, made=(drop,))
    duel.use("Drop")
    duel.pass_all()
    assert duel.prompt == "act"
    assert "Scout" in duel.zone("you", "graveyard")


def falls(life: int = 8000) -> Scenario:
    """The monster that the relic is on has just been destroyed."""
    duel = Scenario(you={"hand": ["Blast"], "monsters": ["Plain"], "spells": ["Relic"]}, made=MADE, life=(life, 8000))
    duel.equip("you", "Relic", "Plain")
    duel.use("Blast")
    duel.pass_all()
    return duel


def test_an_optional_trigger_asks_then_pays_and_speaks_of_the_card_where_it_lies_now() -> None:
    duel = falls()
    assert (duel.prompt, duel.who) == ("may", "you")
    duel.yes()
    assert duel.life == (7500, 8000)
    assert duel.zone("you", "deck")[-1] == "Relic"


def test_an_optional_trigger_that_is_declined_pays_nothing() -> None:
    duel = falls()
    duel.no()
    assert duel.life == (8000, 8000)
    assert "Relic" in duel.zone("you", "graveyard")


@pytest.mark.case("Y24")
def test_nobody_is_asked_for_what_cannot_be_paid() -> None:
    duel = falls(life=400)
    assert duel.prompt == "act"
    assert "Relic" in duel.zone("you", "graveyard")


def test_a_mandatory_trigger_may_have_to_target_its_own_card() -> None:
    bug = monster("Bug", "{when: flipped, target: {choose: 1}, do: {destroy: target}}")
    duel = table({"monsters": ["?Bug"]}, made=(bug,))
    duel.act("change", "Bug")
    assert duel.zone("you", "graveyard") == ["Bug"]


def test_a_trigger_without_a_target_does_nothing() -> None:
    crow = monster(
        "Crow", "{when: flipped, target: {choose: 1, zone: graveyard, kind: spell}, do: {move: target, to: hand}}"
    )
    duel = table({"monsters": ["?Crow"]}, made=(crow,))
    duel.act("change", "Crow")
    assert duel.prompt == "act"
    assert duel.monster("Crow").face_up


def test_from_and_to_of_a_change_are_positions() -> None:
    clown = monster("Clown", "{when: changed, from: attack, to: defense, do: {life: 100}}")
    duel = table({"monsters": ["Clown"]}, made=(clown,))
    duel.act("change", "Clown")
    assert duel.life[0] == 8100
    duel.end()
    duel.run_until("act")
    duel.end()
    duel.run_until("act")
    duel.act("change", "Clown")
    assert duel.life[0] == 8100


def test_battle_damage_to_the_opponent_is_the_own_monsters() -> None:
    hat = monster("Hat", "{when: battle damage, to: opp, do: {life: 100}}", atk=2000)
    duel = table({"monsters": ["Hat"]}, made=(hat,))
    duel.attack("Hat")
    duel.pass_all()
    assert duel.life == (8100, 6000)
    duel = table({"monsters": ["Hat", "Strong"]}, made=(hat,))
    duel.attack("Strong")
    duel.pass_all()
    assert duel.life == (8000, 5000)


def test_damage_in_battle_to_you_is_amount() -> None:
    mirror = monster("Mirror", "{when: damaged, of: you, cause: battle, do: {damage: amount}}", atk=500)
    duel = table({"monsters": ["Mirror"]}, {"monsters": ["Plain"]}, made=(mirror,), turn="opp")
    duel.attack("Plain", "Mirror")
    duel.pass_all()
    assert duel.life == (7000, 7000)


def test_damage_by_an_effect_is_no_damage_in_battle() -> None:
    mirror = monster("Mirror", "{when: damaged, of: you, cause: battle, do: {damage: amount}}", atk=500)
    burn = spell("Burn", "{do: {damage: 800}}")
    duel = table({"monsters": ["Mirror"]}, {"hand": ["Burn"]}, made=(mirror, burn), turn="opp")
    duel.use("Burn")
    duel.pass_all()
    assert duel.life == (7200, 8000)


def test_equips_to_self_is_the_card_put_on_it() -> None:
    knight = monster("Knight", "{when: equips, of: {icon: equip}, to: self, do: {destroy: it}}")
    duel = table({"hand": ["Relic"], "monsters": ["Knight", "Plain"]}, made=(knight,))
    duel.use("Relic")
    duel.pick("Knight")
    duel.pass_all()
    assert duel.prompt == "may"
    duel.no()
    assert duel.zone("you", "graveyard") == ["Relic"]
    assert duel.zone("you", "monsters") == ["Knight", "Plain"]


WILL = spell(
    "Will",
    "do: {when: sent to graveyard, of: {kind: monster, side: you}, from: field, once: true, optional: true,"
    " do: {summon: {choose: 1, zone: deck, kind: monster, atk: '<=1500'}}}",
)


def willed() -> Scenario:
    """You have announced your will, and then destroyed two monsters of yours."""
    extra = trap("Second", "{do: {destroy: {all: true}}}")
    duel = table(
        {"hand": ["Will"], "spells": ["?Second"], "monsters": ["Plain", "Weak"], "deck": ["Weak", "Strong"]},
        made=(WILL, extra),
    )
    duel.use("Will")
    duel.pass_all()
    duel.turn_up("Second")
    duel.pass_all()
    return duel


def test_a_delayed_ability_lives_without_its_card_and_works_once() -> None:
    duel = willed()
    assert duel.zone("you", "graveyard") == ["Will", "Plain", "Weak"] or duel.prompt == "may"
    duel.yes()
    assert (duel.prompt, duel.options()) == ("summon", ["Weak"])
    assert duel.asked.shown
    duel.pick("Weak")
    duel.upright("Weak")
    assert duel.zone("you", "monsters") == ["Weak"]
    assert duel.prompt == "act"


def test_a_delayed_ability_ends_with_the_turn() -> None:
    duel = table({"hand": ["Will"], "monsters": ["Plain"]}, {"hand": ["Blast"]}, made=(WILL,))
    duel.use("Will")
    duel.pass_all()
    duel.end()
    duel.run_until("act")
    assert duel.who == "opp"
    duel.use("Blast")
    duel.pass_all()
    assert duel.prompt == "act"


def test_at_the_end_of_the_turn() -> None:
    fury = monster("Fury", "{activate: ignition, once: turn, do: {at: end of turn, do: {destroy: self}}}")
    duel = table({"monsters": ["Fury"]}, made=(fury,))
    duel.act("activate", "Fury")
    assert duel.zone("you", "monsters") == ["Fury"]
    duel.end()
    duel.run_until("act")
    assert duel.zone("you", "graveyard") == ["Fury"]


DECOY = trap(
    "Decoy",
    "{instead_of: would be destroyed, of: {side: you, kind: trap, other: true}, cause: opp, in: set, optional: true,"
    " do: {destroy: self}}",
)
SHELL = trap("Shell", icon="continuous")
HAMMER = spell("Hammer", "{target: {choose: 1, kind: trap, face: up}, do: {destroy: target}}")


def struck(spells: list[str]) -> Scenario:
    """Your open trap is about to be destroyed by the opponent's spell."""
    duel = table({"spells": spells}, {"hand": ["Hammer"]}, made=(DECOY, SHELL, HAMMER), turn="opp")
    duel.use("Hammer")
    duel.pass_all()
    return duel


def test_a_set_card_stands_in_for_another() -> None:
    duel = struck(["Shell", "?Decoy"])
    assert (duel.prompt, duel.who, duel.options()) == ("stand in", "you", ["Decoy"])
    duel.pick("Decoy")
    assert duel.zone("you", "spells") == ["Shell"]
    assert duel.zone("you", "graveyard") == ["Decoy"]


def test_whether_it_is_asked_does_not_depend_on_what_lies_there() -> None:
    duel = struck(["Shell", "?Shell"])
    assert (duel.prompt, duel.options()) == ("stand in", [])
    duel.pick()
    assert duel.zone("you", "graveyard") == ["Shell"]


def test_a_replacement_asks_for_its_cause() -> None:
    stone = monster("Stone", "{instead_of: would be destroyed, cause: battle, do: {life: 100}}", atk=100)
    duel = table({"monsters": ["Stone"]}, {"monsters": ["Plain"]}, made=(stone,), turn="opp")
    duel.attack("Plain", "Stone")
    duel.pass_all()
    assert duel.zone("you", "monsters") == ["Stone"]
    duel = blast({"monsters": ["Stone"]}, made=(stone,))
    assert duel.zone("you", "monsters") == []


def test_as_soon_as_something_is_so_it_is_done() -> None:
    jar = trap(
        "Jar",
        "{as_soon_as: {count: {race: dragon, face: up, position: attack}},"
        " do: {change: {all: true, race: dragon, face: up}, to: defense}}",
        icon="continuous",
    )
    wyrm = monster("Wyrm", race="dragon")
    duel = table({"hand": ["Wyrm"], "spells": ["Jar"]}, made=(jar, wyrm))
    duel.summon("Wyrm")
    assert duel.position("Wyrm") == "defense"
    down = table({"hand": ["Wyrm"], "spells": ["?Jar"]}, made=(jar, wyrm))
    down.summon("Wyrm")
    assert down.position("Wyrm") == "attack"


PIECES = ["Exodia the Forbidden One"] + [
    f"{side} {limb} of the Forbidden One" for limb in ("Leg", "Arm") for side in ("Right", "Left")
]
WISH = spell("Wish", "{do: {draw: 1}}")


@pytest.mark.rule("R3-4.4")
def test_a_check_in_the_hand_wins_as_soon_as_it_is_so() -> None:
    duel = table({"hand": [*PIECES[1:], "Wish"], "deck": ["Plain", PIECES[0]]}, made=(WISH,))
    assert duel.winner is None
    duel.use("Wish")
    duel.pass_all()
    assert (duel.winner, duel.rule) == ("you", "R3-4.4")


@pytest.mark.rule("R3-4.4")
def test_a_check_of_the_hand_does_not_look_elsewhere() -> None:
    duel = table({"hand": [*PIECES[2:], "Wish"], "graveyard": [PIECES[1]], "deck": ["Plain", PIECES[0]]}, made=(WISH,))
    duel.use("Wish")
    duel.pass_all()
    assert duel.winner is None


@pytest.mark.rule("R3-4.4")
def test_both_at_once_is_a_draw() -> None:
    gifts = spell("Gifts", "{do: {each_player: {draw: 1}}}")
    duel = table(
        {"hand": [*PIECES[1:], "Gifts"], "deck": ["Plain", PIECES[0]]},
        {"hand": PIECES[1:], "deck": ["Plain", PIECES[0]]},
        made=(gifts,),
    )
    duel.use("Gifts")
    duel.pass_all()
    assert (duel.winner, duel.rule) == ("draw", "R3-4.4")
