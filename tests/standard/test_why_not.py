"""Why an act of the standard rules isn't legal now: for every kind of act the rule that a player would look for."""

from types import SimpleNamespace

import pytest

from duelterm.core.card import Card
from duelterm.duelmonsters.standard.acts import CHANGE, SET, SUMMON, TO_BATTLE, WAY
from duelterm.duelmonsters.standard.battle import ATTACKS
from duelterm.duelmonsters.standard.why_not import ACTS, USES
from duelterm.effects.activations import Unmet
from duelterm.lang.abilities import Activate, Do, Way
from tests.duelmonsters.scenario import language_pool
from tests.standard.scenario import Scenario, monster, spell, trap
from tests.standard.table import played, rules

OX, ELF = monster("Ox", atk=1700), monster("Elf", atk=800, **{"def": 2000})
SKULL, DRAGON = monster("Skull", atk=2500, level=6), monster("Dragon", atk=3000, level=8)
CANNON = monster("Cannon", "{activate: ignition, cost: {pay: 9000}, do: {damage: 500}}", atk=1400)
HOLE = trap("Hole", "{'on': summoned, of: {side: opp}, target: it, do: {destroy: target}}")
WALLS = trap("Walls", "{do: {life: 500}}")
RUSH = spell("Rush", "{do: {life: 500}}", icon="quick")
HEAL, PENDANT = spell("Heal", "{do: {life: 500}}"), spell("Pendant", icon="equip")
BLAST = spell("Blast", "{target: {choose: 1, side: opp}, do: {destroy: target}}")
SWORDS = "Swords of Revealing Light"
MADE = (OX, ELF, SKULL, DRAGON, CANNON, HOLE, WALLS, RUSH, HEAL, PENDANT, BLAST)


def why_not(duel: Scenario, verb: str, card: Card, target: Card | int | None = None) -> str:
    """The answer to somebody who wants that."""
    return str(rules().words.reason(rules().why_not(duel.state, verb, card, target)))


def of_hand(duel: Scenario, name: str, who: str = "you") -> Card:
    return duel.card(who, "hand", name)


# monsters


@pytest.mark.rule("STD-2.3")
@pytest.mark.parametrize(
    ("name", "monsters", "said"),
    [
        ("Skull", [], "STD-2.3: level 6 takes 1 tribute"),
        ("Dragon", ["Ox"], "STD-2.3: level 8 takes 2 tributes"),
        ("Ox", ["Elf"] * 5, "STD-2.3: there is no free place for a monster"),
    ],
)
def test_a_monster_that_cannot_come_says_what_it_lacks(name: str, monsters: list[str], said: str) -> None:
    duel = Scenario(you={"hand": [name], "monsters": monsters}, made=MADE)
    assert not duel.offers("summon", name)
    assert why_not(duel, SUMMON, of_hand(duel, name)) == why_not(duel, SET, of_hand(duel, name)) == said


@pytest.mark.rule("STD-2.3")
@pytest.mark.parametrize(
    ("name", "monsters", "said"),
    [
        ("Skull", ["Ox"], "Mask of Restrict forbids it"),
        ("Skull", [], "STD-2.3: level 6 takes 1 tribute"),
        ("Dragon", ["Ox"], "STD-2.3: level 8 takes 2 tributes"),
    ],
)
def test_a_card_that_forbids_tributes_is_named_where_there_would_be_enough(
    name: str, monsters: list[str], said: str
) -> None:
    duel = Scenario(you={"hand": [name], "monsters": monsters}, opp={"spells": ["Mask of Restrict"]}, made=MADE)
    assert why_not(duel, SUMMON, of_hand(duel, name)) == why_not(duel, SET, of_hand(duel, name)) == said


@pytest.mark.rule("STD-2.3")
def test_the_second_monster_of_a_turn() -> None:
    duel = Scenario(you={"hand": ["Ox", "Elf"]}, made=MADE)
    duel.summon("Ox")
    duel.pass_all()
    assert why_not(duel, SUMMON, of_hand(duel, "Elf")) == "STD-2.3: this turn's one monster has been summoned or set"


@pytest.mark.rule("STD-5.1")
def test_a_ritual_monster_says_how_it_comes() -> None:
    duel = Scenario(you={"hand": ["Relinquished"]}, made=MADE)
    card = of_hand(duel, "Relinquished")
    assert why_not(duel, SUMMON, card) == "Relinquished comes only by its ritual spell"
    assert why_not(duel, WAY, card) == "Relinquished has no effect for that"


@pytest.mark.rule("STD-2.4")
def test_a_monster_that_came_this_turn_stays_as_it_stands() -> None:
    duel = Scenario(you={"hand": ["Ox"]}, made=MADE)
    duel.summon("Ox")
    duel.pass_all()
    assert not duel.offers("change", "Ox")
    assert why_not(duel, CHANGE, duel.card("you", "monsters", "Ox")).startswith("STD-2.4: ")


@pytest.mark.rule("STD-2.1")
def test_nothing_is_put_out_in_the_battle_phase_or_the_others_turn() -> None:
    duel = Scenario(you={"hand": ["Ox", "Heal"], "monsters": ["Elf"]}, opp={"hand": ["Ox"]}, made=MADE)
    assert why_not(duel, SUMMON, of_hand(duel, "Ox", "opp")).startswith("STD-2.1: ")
    duel.act("battle")
    duel.pass_all()
    for verb, card in ((SUMMON, of_hand(duel, "Ox")), (SET, of_hand(duel, "Heal"))):
        assert why_not(duel, verb, card).startswith("STD-2.1: ")
    assert why_not(duel, "use", of_hand(duel, "Heal")).startswith("STD-2.7: ")


# spells, traps, effects


@pytest.mark.rule("STD-2.6")
def test_a_trap_waits_until_the_next_turn() -> None:
    duel = Scenario(you={"hand": ["Walls"], "spells": ["?!Walls", "?Hole"]}, made=MADE)
    fresh = duel.card("you", "spells", "Walls")
    assert why_not(duel, "use", of_hand(duel, "Walls")).startswith("STD-2.6: ")
    assert why_not(duel, "turn up", fresh).startswith("STD-2.6: ")
    assert why_not(duel, "turn up", duel.card("you", "spells", "Hole")).startswith("STD-3.7: ")


@pytest.mark.rule("STD-2.5")
def test_a_sixth_spell_has_no_place() -> None:
    duel = Scenario(you={"hand": ["Heal"], "spells": ["?Walls"] * 5}, made=MADE)
    assert why_not(duel, "use", of_hand(duel, "Heal")).startswith("STD-2.5: ")
    assert why_not(duel, SET, of_hand(duel, "Heal")).startswith("STD-2.5: ")


@pytest.mark.rule("STD-3.7")
def test_what_its_text_lacks_is_named() -> None:
    duel = Scenario(you={"hand": ["Pendant", "Blast"], "monsters": ["?Ox", "Cannon"]}, made=MADE)
    assert why_not(duel, "use", of_hand(duel, "Blast")) == "Blast has no target now"
    assert why_not(duel, "use", of_hand(duel, "Pendant")) == ""
    assert (
        why_not(duel, "activate", duel.card("you", "monsters", "Cannon")) == "Cannon has a cost that can't be paid now"
    )
    assert why_not(duel, "activate", duel.card("you", "monsters", "Ox")) == "Ox has no effect for that"
    bare = Scenario(you={"hand": ["Pendant"], "monsters": ["?Ox"]}, made=MADE)
    assert why_not(bare, "use", of_hand(bare, "Pendant")) == "Pendant fits no face-up monster"


@pytest.mark.rule("STD-3.1")
@pytest.mark.rule("STD-3.3")
def test_who_is_asked_for_an_answer_reads_why_other_things_wait() -> None:
    tools = "Seven Tools of the Bandit"
    duel = Scenario(
        you={"hand": ["Ox", "Heal", "Rush"], "monsters": ["Elf"], "spells": ["?Walls", f"?{tools}"]},
        opp={"spells": [f"?{tools}"]},
        made=MADE,
    )
    duel.act("turn up", "Walls")
    while duel.who != "opp":
        duel.pass_()
    duel.turn_up(tools)
    while duel.who != "you":
        duel.pass_()
    assert duel.prompt == "chain"
    assert why_not(duel, "use", of_hand(duel, "Heal")).startswith("STD-2.7: ")
    assert why_not(duel, "use", of_hand(duel, "Rush")).startswith("STD-3.1: ")
    assert why_not(duel, SUMMON, of_hand(duel, "Ox")).startswith("STD-3.3: ")
    assert why_not(duel, CHANGE, duel.card("you", "monsters", "Elf")).startswith("STD-3.3: ")


# battle


@pytest.mark.rule("STD-2.2")
def test_the_first_turn_has_no_battle_phase() -> None:
    duel = Scenario(you={"monsters": ["Ox"]}, made=MADE)
    assert why_not(duel, ATTACKS, duel.monster("Ox")) == "STD-4.1: attacks are declared in the battle phase"
    duel.state.turn = 1
    card = duel.card("you", "monsters", "Ox")
    assert why_not(duel, TO_BATTLE, card).startswith("STD-2.2: ")
    assert why_not(duel, ATTACKS, card).startswith("STD-2.2: ")


@pytest.mark.rule("STD-4.1")
def test_attacks_that_cannot_be_declared() -> None:
    duel = Scenario(you={"monsters": ["Ox", "=Elf"]}, opp={"monsters": ["Elf"]}, made=MADE)
    duel.act("battle")
    duel.pass_all()
    ox, elf, foe = (
        duel.card(*where)
        for where in (("you", "monsters", "Ox"), ("you", "monsters", "Elf"), ("opp", "monsters", "Elf"))
    )
    assert why_not(duel, ATTACKS, elf) == "STD-4.1: only an open monster in attack position attacks"
    assert why_not(duel, ATTACKS, ox, 1) == "STD-4.1: their monsters have to be attacked first"
    assert why_not(duel, ATTACKS, ox, foe) == ""
    duel.attack("Ox", "Elf")
    duel.pass_all()
    assert why_not(duel, ATTACKS, ox) == "STD-4.1: it has attacked in this turn"


@pytest.mark.rule("STD-4.1")
@pytest.mark.parametrize("monsters", [[], ["Elf"]])
def test_a_card_that_forbids_every_attack_is_named(monsters: list[str]) -> None:
    duel = Scenario(you={"monsters": ["Ox", "=Elf"]}, opp={"monsters": monsters, "spells": [SWORDS]}, made=MADE)
    duel.act("battle")
    duel.pass_all()
    assert duel.options() == ["end battle"]
    assert why_not(duel, ATTACKS, duel.card("you", "monsters", "Ox")) == f"{SWORDS} forbids it"
    elf = duel.card("you", "monsters", "Elf")
    assert why_not(duel, ATTACKS, elf) == "STD-4.1: only an open monster in attack position attacks"


@pytest.mark.rule("STD-4.1")
def test_a_card_that_bars_the_battle_phase_is_named_for_its_attacks_too() -> None:
    barred = spell("Truce", "{static: {modify: opp, cannot: conduct battle phase}}", icon="continuous")
    duel = Scenario(you={"monsters": ["Ox"]}, opp={"spells": ["Truce"]}, made=(*MADE, barred))
    for verb in (TO_BATTLE, ATTACKS):
        assert why_not(duel, verb, duel.card("you", "monsters", "Ox")) == "Truce forbids it"


@pytest.mark.rule("STD-2.1")
def test_each_phase_says_what_it_is_not_for() -> None:
    duel = Scenario(you={"hand": ["Ox", "Heal"], "monsters": ["Ox"]}, opp={"monsters": ["Ox"]}, made=MADE)
    duel.act("battle")
    duel.pass_all()
    ox = duel.card("you", "monsters", "Ox")
    assert (
        why_not(duel, SUMMON, of_hand(duel, "Ox"))
        == why_not(duel, CHANGE, ox)
        == "STD-2.1: that is for the main phases"
    )
    duel.act("end battle")
    duel.pass_all()
    said = "STD-2.1: there is one battle phase a turn"
    assert why_not(duel, ATTACKS, ox) == why_not(duel, TO_BATTLE, ox) == said
    foe = duel.card("opp", "monsters", "Ox")
    assert why_not(duel, ATTACKS, foe) == "STD-2.1: a turn has its order, and each player has their own"


# cards that forbid what an effect takes


@pytest.mark.rule("STD-3.7")
def test_who_cannot_pay_or_summon_because_a_card_forbids_it_is_told_of_that_card() -> None:
    soldier, skull = "Cannon Soldier", "Toon Summoned Skull"
    mask = {"spells": ["Mask of Restrict"]}
    duel = Scenario(you={"hand": [skull], "monsters": [soldier], "spells": ["Toon World"]}, opp=mask, made=MADE)
    assert why_not(duel, "activate", duel.card("you", "monsters", soldier)) == "Mask of Restrict forbids it"
    assert why_not(duel, WAY, of_hand(duel, skull)) == "Mask of Restrict forbids it"
    duel = Scenario(you={"hand": [skull], "spells": ["Toon World"]}, opp=mask, made=MADE)
    assert why_not(duel, WAY, of_hand(duel, skull)) == f"{skull} has a cost that can't be paid now"
    ban = spell("Ban", "{static: {modify: opp, cannot: summon}}", icon="continuous")
    fusing = ["Polymerization", "Ox", "Monster Reborn", "Blast"]
    duel = Scenario(
        you={"hand": fusing, "graveyard": ["Ox"]}, opp={"spells": ["Ban"], "monsters": []}, made=(*MADE, ban)
    )
    assert why_not(duel, SUMMON, of_hand(duel, "Ox")) == "Ban forbids it"
    assert why_not(duel, "use", of_hand(duel, "Polymerization")) == "Ban forbids it"
    assert why_not(duel, "use", of_hand(duel, "Monster Reborn")) == "Ban forbids it"


@pytest.mark.rule("STD-5.9")
def test_tokens_that_cannot_be_tributed_say_so() -> None:
    duel = Scenario(you={"hand": ["Scapegoat", "Skull", "Dragon", "Toon Summoned Skull"]}, made=MADE)
    duel.use("Scapegoat")
    duel.pass_all()
    assert duel.zone("you", "monsters") == ["Sheep Token"] * 4
    token = "and Sheep Token can't be one"
    assert why_not(duel, SET, of_hand(duel, "Skull")) == f"STD-2.3: level 6 takes 1 tribute, {token}"
    assert why_not(duel, SUMMON, of_hand(duel, "Dragon")) == f"STD-2.3: level 8 takes 2 tributes, {token}"


@pytest.mark.rule("STD-5.9")
def test_a_monster_that_cannot_be_chosen_as_a_tribute_says_why() -> None:
    bound = monster("Bound", "{cannot: be tributed for a summon}")
    duel = Scenario(
        you={"hand": ["Skull"], "monsters": ["Ox", "Elf", "Bound"]}, opp={"monsters": ["Ox"]}, made=(*MADE, bound)
    )
    duel.summon("Skull")
    assert duel.prompt == "tribute summon"
    said = {
        card.definition.name + "'" * card.seat: rules().words.reason(
            rules().why_not_asked(duel.state, duel.asked, card)
        )
        for card in duel.state.monsters()
    }
    assert said["Ox"] == said["Elf"] == ""
    assert said["Bound"] == "Bound can't be tributed for that"
    assert said["Ox'"].startswith("STD-2.3: ")


@pytest.mark.rule("STD-3.7")
def test_a_condition_that_is_not_met_is_told_in_its_own_words() -> None:
    duel = Scenario(you={"hand": ["Scapegoat", "Ox"]}, made=MADE)
    duel.summon("Ox")
    duel.pass_all()
    said = "Scapegoat works only if you have not summoned a monster this turn"
    assert why_not(duel, "use", of_hand(duel, "Scapegoat")) == said
    flute = "The Flute of Summoning Dragon"
    duel = Scenario(you={"hand": [flute]}, made=MADE)
    said = f'{flute} works only while there is a face-up "Lord of D." on the field'
    assert why_not(duel, "use", of_hand(duel, flute)) == said


def test_every_condition_of_the_pool_has_words() -> None:
    told = 0
    for name, card in language_pool().items():
        source = SimpleNamespace(name=name, printed=card.under("standard"))
        for number, ability in enumerate(source.printed.abilities):
            for word in ("if", "while"):
                if isinstance(ability, Do | Activate | Way) and getattr(ability, f"{word}_", None):
                    said = rules().words.reason(Unmet(source, word, number))
                    assert said.startswith(f"{name} works only {word} ")
                    assert len(said) < 120
                    told += 1
    assert told > 10


# every act


def test_every_act_that_is_offered_is_allowed_and_every_refusal_has_words() -> None:
    """At random questions: what is offered isn't refused, and whatever is refused reads as a sentence."""
    words, offered, refused = rules().words, 0, set()
    for duel in played(5, 200):
        decision = duel.decision
        if decision is None or decision.why.prompt != "act":
            continue
        for option in decision.options:
            if option.card is not None:
                assert rules().why_not(duel.state, option.verb, option.card, option.target) is None, option
                offered += 1
        for zone in duel.state.zones[decision.seat]:
            for card in zone:
                for verb in (*ACTS, *USES):
                    found = words.reason(rules().why_not(duel.state, verb, card, None))
                    assert "the rules forbid it" not in found
                    refused |= {found.partition(":")[0]} if found.startswith("STD-") else set()
    assert offered > 50
    assert len(refused) > 6
