"""What people are asked and told by the standard rules: every prompt, choice and line has words, none names what is
hidden.
"""

from typing import Any

import pytest

from duelterm.core.ask import ACT, Act, Decision, Why
from duelterm.core.events import Event
from duelterm.core.looking import Eyes, asker_eyes, option_name
from duelterm.duelmonsters.answering import ACTIVATE, PASS, TURN_UP
from duelterm.duelmonsters.naming import ROOM
from duelterm.duelmonsters.standard.choosing import ACTS
from duelterm.duelmonsters.standard.doing import PERFORM
from duelterm.duelmonsters.standard.reasons import ASKED, ENDINGS, RULES
from duelterm.duelmonsters.standard.steady import BOTH_RULE, DECK_RULE, EXODIA_RULE, LIFE_RULE
from duelterm.duelmonsters.standard.words import PROMPTS, QUESTIONS, VOCABULARY
from duelterm.duelmonsters.words import DuelWords
from duelterm.duelmonsters.zones import ASIDE, GRAVEYARD
from duelterm.lang.untrusted import cells
from tests.duelmonsters import sources
from tests.duelmonsters.table import NAMES, SEATS, hidden_names, leaked, said_in_news, said_in_question
from tests.standard.scenario import Scenario, monster, spell, trap
from tests.standard.table import played

WORDS = DuelWords(VOCABULARY)
UNTOLD = {"standby phase", "end phase", "over", "would be summoned", "before damage calculation", "damage calculation"}
"""Moments that effects wait for, and the end, which the result tells."""

OX, ELF = monster("Ox", atk=1700), monster("Elf", atk=800, **{"def": 2000})
SKULL = monster("Skull", atk=2500, level=6)
DRAGON = monster("Dragon", atk=3000, level=8)
BUG = monster("Bug", "{when: flipped, target: {choose: 1}, do: {destroy: target}}", atk=450)
HOLE = trap("Hole", "{'on': summoned, of: {side: opp}, target: it, do: {destroy: target}}")
TOOLS = "Seven Tools of the Bandit"
RUSH = spell("Rush", "{target: {choose: 1}, do: {modify: target, atk: 700}}", icon="quick")
HEAL, MOOR, PLAIN = spell("Heal", "{do: {life: 500}}"), spell("Moor", icon="field"), spell("Plain", icon="field")
MADE = (OX, ELF, SKULL, DRAGON, BUG, HOLE, RUSH, HEAL, MOOR, PLAIN)


def choices(duel: Scenario) -> dict[str, str]:
    """The texts of what can be chosen now, with what each leads to."""
    decision = duel.asked
    eyes = asker_eyes(duel.state, decision, open_hands=False)
    found = {}
    for option in decision.options:
        card = getattr(option, "card", option)
        name = "" if card is None else option_name(duel.state, decision, card, eyes)
        text, told = WORDS.choice(duel.state, decision, option, name, NAMES)
        found[text] = told
    return found


def asked(duel: Scenario) -> str:
    """What is asked now."""
    return WORDS.prompt(duel.state, duel.asked, NAMES)


def lines(duel: Scenario, seat: int | None = 0) -> list[str]:
    """The record as this seat reads it."""
    eyes, found = Eyes(seat, 2, open_hands=False), []
    for event in duel.state.events:
        name = event.definition and event.definition.name
        other = event.other_definition and event.other_definition.name
        text = WORDS.line(
            event,
            name if eyes.may_know(3 if event.names < 0 else event.names) else None,
            NAMES,
            other if eyes.may_know(3 if event.other_names < 0 else event.other_names) else None,
        )
        found += [text] * bool(text)
    return found


# acts


@pytest.mark.rule("STD-2.3")
@pytest.mark.rule("STD-2.4")
def test_acts_of_a_main_phase_say_what_they_cost() -> None:
    hand = ["Ox", "Skull", "Dragon", "Hole", "Rush", "Heal"]
    duel = Scenario(you={"hand": hand, "monsters": ["Elf", "?Bug"]}, made=MADE)
    assert asked(duel) == "summon, set, use cards, change positions, battle, or end the turn."
    told = choices(duel)
    assert told["summon Ox"] == "face-up in attack position, 1700 attack"
    assert told["summon Skull"] == "face-up in attack position, 2500 attack, for 1 tribute"
    assert told["set Dragon for Elf and Bug"] == "face-down in defence position, 1000 defence"
    assert told["set Hole"] == told["set Rush"] == "face-down, ready from the next turn on"
    assert told["set Heal"] == "face-down, for a main phase of yours"
    assert told["activate Heal"] == "Gain 500 life points."
    assert told["flip summon Bug"] == "to attack position, 450 attack; its effect may happen"
    assert told["turn Elf to defence"] == "2000 defence counts, and it can't attack"
    assert told["start the battle phase"] == "once a turn; main phase 2 comes after it"


@pytest.mark.rule("STD-2.1")
def test_who_is_asked_reads_only_what_can_be_done() -> None:
    duel = Scenario(you={"hand": ["Rush", "Hole"], "monsters": ["=Elf"]}, made=MADE)
    assert asked(duel) == "set, use cards, change positions, battle, or end the turn."
    duel.act("battle")
    duel.run_until("act")
    assert asked(duel) == "use cards, or end the battle phase."
    duel.use("Rush")
    duel.run_until("act")
    assert asked(duel) == "nothing is left to do but end the battle phase."
    duel.act("end battle")
    duel.run_until("act")
    duel.set("Hole")
    duel.run_until("act")
    assert asked(duel) == "change positions, or end the turn."
    duel.flip("Elf")
    duel.run_until("act")
    assert asked(duel) == "nothing is left to do but end the turn."


@pytest.mark.rule("STD-2.1")
def test_ending_the_turn_with_too_large_a_hand_says_what_follows() -> None:
    duel = Scenario(you={"hand": ["Ox"] * 8}, made=MADE)
    assert choices(duel)["end the turn"] == "you discard 2 cards, down to 6"
    duel.end()
    duel.pass_all()
    assert asked(duel) == "you keep 6 cards: choose 2 cards to discard."
    assert choices(Scenario(you={"hand": ["Ox"] * 6}, made=MADE))["end the turn"] == ""


@pytest.mark.rule("STD-2.3", "STD-3.7")
def test_what_is_paid_in_cards_is_named_where_there_is_no_choice() -> None:
    cannon = monster("Cannon", "{activate: ignition, cost: {tribute: {choose: 1}}, do: {damage: 500}}")
    lot = spell("Lot", "{cost: {discard: {random: 1}}, do: {draw: 1}}")
    swap = spell("Swap", "{cost: {discard: {choose: 1}}, do: {draw: 1}}")
    made = (*MADE, cannon, lot, swap)
    duel = Scenario(you={"hand": ["Skull", "Swap"], "monsters": ["?Elf"]}, made=made)
    assert {"summon Skull for Elf", "set Skull for Elf", "activate Swap for Skull"} <= set(choices(duel))
    duel = Scenario(you={"hand": ["Skull", "Swap", "Ox"], "monsters": ["Elf", "Cannon"]}, made=made)
    assert {"summon Skull", "activate Swap", "activate the effect of Cannon"} <= set(choices(duel))
    duel = Scenario(you={"hand": ["Lot", "Heal"], "monsters": ["Cannon"]}, made=made)
    before = duel.state.digest()
    assert {"activate the effect of Cannon for Cannon", "activate Lot"} <= set(choices(duel))
    assert duel.state.digest() == before
    duel.act("activate", "Cannon")
    duel.run_until("act")
    assert duel.zone("you", "graveyard") == ["Cannon"]


@pytest.mark.rule("STD-2.5", "STD-2.7")
def test_a_card_that_stays_says_what_playing_it_does_and_not_what_its_effect_costs_later() -> None:
    later, staying = "it lies there, with an effect to be used later", "for both sides, until another field spell comes"
    use = "{activate: ignition, cost: {pay: 1000}, do: {draw: 1}}"
    both = ("{do: {life: 500}}", use, "{static: {modify: {side: you}, atk: 300}}")
    made = [
        spell("Tomb", use, icon="field"),
        spell("Gate", use, "{static: {modify: {side: you}, atk: 300}}", icon="continuous"),
        spell("Spring", *both, icon="continuous"),
        spell("Toll", "{cost: {pay: 700}, do: {draw: 1}}", use, icon="continuous"),
    ]
    duel = Scenario(you={"hand": ["Tomb", "Gate", "Spring", "Toll", "Moor"], "monsters": ["Ox"]}, made=(*MADE, *made))
    told = choices(duel)
    assert told["activate Tomb"] == later
    assert told["activate Gate"] == "Each of your monsters gets +300 ATK."
    assert told["activate Spring"] == "Gain 500 life points."
    assert told["activate Toll"] == "Cost: pay 700 life points. Draw a card."
    assert told["activate Moor"] == staying


@pytest.mark.rule("STD-2.5")
def test_a_second_field_spell_says_which_one_goes() -> None:
    duel = Scenario(you={"hand": ["Moor"], "field spell": ["Plain"]}, made=MADE)
    told = choices(duel)
    assert told["set Moor"].endswith("; your Plain is destroyed")
    assert told["activate Moor"].endswith("; your Plain is destroyed")


@pytest.mark.rule("STD-2.3")
def test_who_tributes_reads_for_what() -> None:
    duel = Scenario(you={"hand": ["Skull"], "monsters": ["Elf", "Ox"]}, made=MADE)
    duel.summon("Skull")
    assert duel.prompt == "tribute summon"
    assert asked(duel) == "choose a card to tribute for it."
    duel = Scenario(you={"hand": ["Skull"], "monsters": ["Elf", "?Ox"]}, made=MADE)
    duel.set("Skull")
    assert asked(duel) == "choose a card to tribute for Skull."


def test_acts_of_the_battle_phase() -> None:
    duel = Scenario(you={"monsters": ["Ox"]}, opp={"monsters": ["?Elf", "Ox"]}, made=MADE)
    duel.act("battle")
    duel.run_until("act")
    assert asked(duel) == "attack, or end the battle phase."
    told = choices(duel)
    assert told["Ox attacks face-down monster 1"] == "into a face-down monster: you can't know its defence"
    assert told["Ox attacks Ox"] == "1700 against 1700: both are destroyed"
    assert told["end the battle phase"] == "on to main phase 2"


# windows


@pytest.mark.rule("STD-3.2")
def test_answers_are_numbered_links() -> None:
    duel = Scenario(you={"hand": ["Ox"], "spells": [f"?{TOOLS}"]}, opp={"spells": ["?Hole"]}, made=MADE)
    duel.summon("Ox")
    while duel.who != "opp":
        duel.pass_()
    if "is about to be summoned" in asked(duel):
        assert choices(duel)["no answer"] == "it is summoned"
        duel.pass_()
    while duel.who != "opp":
        duel.pass_()
    assert asked(duel) == "Ox is summoned: answer it?"
    assert choices(duel)["activate Hole"] == "Target it. Destroy it."
    duel.act("turn up", "Hole")
    assert (duel.who, asked(duel)) == ("you", "link 1 is Bob's Hole: answer it?")
    assert f"activate {TOOLS}, link 2" in choices(duel)
    assert choices(duel)["no answer"] == "the chain goes on"


@pytest.mark.rule("STD-4.1")
@pytest.mark.parametrize(
    ("monsters", "theirs"),
    [(["?Elf"], "Ox attacks Elf: answer it?"), ([], "Ox attacks you directly: answer it?")],
)
def test_the_question_at_an_attack_names_the_target_to_its_player(monsters: list[str], theirs: str) -> None:
    duel = Scenario(you={"monsters": ["Ox"]}, opp={"monsters": monsters, "spells": ["?Hole"]}, made=MADE)
    duel.act("battle")
    duel.run_until("act")
    duel.send(next(option for option in duel.asked.options if option.verb == "attack"))
    duel.run_until("answer attack")
    assert (duel.who, asked(duel)) == ("opp", theirs)


@pytest.mark.rule("STD-3.3")
def test_who_is_asked_before_a_phase_ends_reads_which() -> None:
    duel = Scenario(opp={"spells": ["?Hole"]}, made=MADE)
    duel.end()
    assert (duel.who, asked(duel)) == ("opp", "Ann wants to leave main phase 1: use something first?")
    assert choices(duel) == {"nothing": "the phase is over"}


@pytest.mark.rule("STD-4.3")
def test_who_is_asked_in_the_damage_step_reads_where_it_is() -> None:
    duel = Scenario(you={"monsters": ["Ox"], "spells": ["?Rush"]}, opp={"monsters": ["Ox"]}, made=MADE)
    duel.act("battle")
    duel.pass_all()
    duel.attack("Ox", "Ox")
    while duel.prompt != "damage step":
        duel.pass_()
    said = []
    while duel.prompt == "damage step":
        said.append(asked(duel))
        duel.pass_()
    assert "figures are compared next: use something now?" in said


@pytest.mark.rule("STD-4.2")
def test_a_replay_says_what_calling_it_off_costs() -> None:
    duel = Scenario(you={"monsters": ["Ox"]}, opp={"monsters": ["Elf"]}, made=MADE)
    attacker = duel.card("you", "monsters", "Ox")
    attack = Act("attack", attacker, duel.card("opp", "monsters", "Elf"))
    decision = Decision(ACT, 0, (attack, Act(PASS)), 1, 1, Why("replay", OX, attacker))
    assert WORDS.prompt(duel.state, decision, NAMES) == "their monsters have changed: what does a monster attack?"
    told = [WORDS.choice(duel.state, decision, act, "Ox", NAMES) for act in decision.options]
    assert told[0] == ("Ox attacks Elf", "1700 against 800: destroyed, they lose 900")
    assert told[1] == ("attack nothing", "its attack of this turn is used up")


# news


@pytest.mark.rule("STD-2.3")
@pytest.mark.case("Y60")
@pytest.mark.case("Y64")
def test_the_record_of_placing_cards() -> None:
    duel = Scenario(you={"hand": ["Skull", "Hole"], "monsters": ["Elf"]}, made=MADE)
    duel.summon("Skull")
    duel.run_until("act")
    duel.set("Hole")
    duel.run_until("act")
    assert lines(duel) == [
        "Ann: Elf goes from the field to the graveyard as a tribute.",
        "Ann summons Skull from the hand, in attack position.",
        "Ann sets Hole face-down.",
    ]
    assert lines(duel, 1)[-1] == lines(duel, None)[-1] == "Ann sets a card face-down."
    duel = Scenario(you={"hand": ["Ox"]}, made=MADE)
    duel.set("Ox")
    duel.run_until("act")
    assert lines(duel) == ["Ann sets Ox face-down, in defence position."]
    assert lines(duel, 1) == lines(duel, None) == ["Ann sets a monster face-down, in defence position."]


@pytest.mark.rule("STD-2.8")
def test_the_record_of_a_flip_summon() -> None:
    duel = Scenario(you={"monsters": ["?Bug"]}, opp={"monsters": ["Ox"]}, made=MADE)
    duel.flip("Bug")
    while duel.prompt != "act":
        if duel.prompt == "target":
            duel.pick("Ox")
        else:
            duel.pass_()
    told = lines(duel)
    assert told[0] == "Ann flip summons Bug, in attack position."
    assert told[1:3] == ["Ann activates the effect of Bug.", "Bug resolves."]


@pytest.mark.rule("STD-3.2")
@pytest.mark.rule("STD-3.10")
def test_the_record_of_a_chain_numbers_its_links() -> None:
    duel = Scenario(you={"hand": ["Ox"], "spells": [f"?{TOOLS}"]}, opp={"spells": ["?Hole"]}, made=MADE)
    duel.summon("Ox")
    while duel.prompt != "act":
        verbs = [option for option in duel.asked.options if option.verb == "turn up"]
        duel.send(verbs[0]) if verbs else duel.pass_()
    told = lines(duel)
    assert "Bob activates Hole." in told
    assert f"Ann activates {TOOLS}, link 2." in told
    assert f"{TOOLS} resolves, link 2." in told
    assert f"Hole comes to nothing by {TOOLS}." in told


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Event("negated", 0, cause="attacks", source=OX), "The attack of Elf is negated by Ox."),
        (Event("negated", 0, cause="would be summoned", source=OX), "The summon of Elf is negated by Ox."),
        (Event("resolves", 0, amount=1), "Elf resolves."),
        (Event("resolves", 0, amount=3), "Elf resolves, link 3."),
        (Event("used", 0, amount=2), "Ann activates the effect of Elf, link 2."),
        (Event("skipped", 1, cause="draw phase"), "Bob skips the draw phase."),
    ],
)
def test_lines_of_the_standard_rules(event: Event, text: str) -> None:
    assert WORDS.line(event, "Elf", NAMES, None) == text


@pytest.mark.rule("STD-5.10")
def test_what_is_banished_has_a_word_of_its_own() -> None:
    moved = Event("moved", 1, source=OX)
    moved.origin, moved.to = GRAVEYARD, ASIDE
    assert WORDS.line(moved, "Elf", NAMES, None) == "Bob: Elf is banished from the graveyard by Ox."


# every word


def test_every_prompt_id_has_words() -> None:
    found = sources.prompts("standard")
    assert len(found) > 10
    assert found - {"greet"} - set(PROMPTS) - set(QUESTIONS) == set()


def test_every_act_has_a_text() -> None:
    verbs = sources.verbs("standard") - {"greet"} | set(PERFORM) | {PASS, TURN_UP, ACTIVATE}
    assert len(verbs) > 15
    assert verbs - set(ACTS) == set()


def test_just_the_rules_that_refuse_or_end_have_words() -> None:
    found = sources.numbers("standard", "STD") | set(ASKED.values())
    assert len(found) > 15
    assert found == set(RULES) | {rule for rule in ENDINGS if " " not in rule}


@pytest.mark.parametrize("rule", RULES)
def test_reasons_are_short(rule: str) -> None:
    assert len(WORDS.reason(rule)) <= 90
    assert WORDS.reason(rule).startswith(f"{rule}: ")


def test_endings() -> None:
    assert all(WORDS.ending(rule) == f"STD-1.4: {text}" for rule, text in ENDINGS.items())
    assert set(ENDINGS) == {"STD-1.4", LIFE_RULE, BOTH_RULE, DECK_RULE, EXODIA_RULE}
    assert WORDS.ending("Ox") == "a card's effect"


# random duels


def short_enough(text: str, width: int) -> bool:
    return text.strip() == text and cells(text) <= width


@pytest.mark.parametrize("seed", range(4))
def test_everything_that_is_asked_and_told_has_words(seed: int) -> None:
    duel = None
    for duel in played(seed):
        if duel.decision is None:
            break
        texts = said_in_question(duel)
        assert texts[0], duel.decision.why.prompt
        assert all(texts[1::2]), (duel.decision.why.prompt, texts)
        assert [text for text in texts[1:] if not short_enough(text, 90)] == []
        assert cells(texts[0]) <= 140
        assert [text for text in texts[2::2] if cells(text) > ROOM] == []
    assert duel is not None
    kinds = {event.kind for event in duel.state.events}
    assert kinds - UNTOLD - set(VOCABULARY.lines) <= {"control changes", "cut", "rock paper scissors"}
    for seat in SEATS:
        told = said_in_news(duel, seat)
        assert len(told) > 20
        assert all(text.endswith(".") and short_enough(text, 160) and "  " not in text for text in told)


@pytest.mark.case("Y60")
@pytest.mark.parametrize("seed", range(10, 14))
def test_no_question_names_what_its_readers_cannot_see(seed: int) -> None:
    for duel in played(seed):
        if duel.decision is None:
            break
        decision = duel.decision
        if decision.shown:
            continue
        hidden = hidden_names(duel, asker_eyes(duel.state, decision, open_hands=False))
        text = "\n".join(said_in_question(duel))
        assert leaked(text, hidden, {card.definition.name for card in duel.state.cards}) == []


@pytest.mark.case("Y60")
@pytest.mark.parametrize("seed", range(20, 24))
def test_no_line_names_what_its_reader_has_never_seen(seed: int) -> None:
    seen: dict[int | None, set[str]] = {seat: set() for seat in SEATS}
    everything: set[str] = set()
    duel: Any = None
    for duel in played(seed):
        names = {card.definition.name for card in duel.state.cards}
        everything |= names
        for seat in SEATS:
            seen[seat] |= names - hidden_names(duel, Eyes(seat, 2, open_hands=False))
    for seat in SEATS:
        eyes = Eyes(seat, 2, open_hands=False)
        shown = [event for event in duel.state.events if event.kind in ("looked", "revealed", "drawn", "activated")]
        known = seen[seat] | {event.definition.name for event in shown if eyes.may_know(event.names)}
        known |= {event.source.name for event in duel.state.events if hasattr(event.source, "name")}
        text = "\n".join(said_in_news(duel, seat))
        assert leaked(text, everything - known, everything) == []
