"""What people are asked and told: every prompt, choice and line has words, and none names what is hidden."""

from typing import Any

import pytest

from duelterm.core.ask import CONFIRM, PICK, Decision, Why
from duelterm.core.events import Event
from duelterm.core.looking import Eyes, asker_eyes
from duelterm.core.rng import Chance
from duelterm.duelmonsters.answering import ACTIVATE, PASS, TURN_UP
from duelterm.duelmonsters.naming import ROOM, purpose_text
from duelterm.duelmonsters.reasons import Alone, Unmeant
from duelterm.duelmonsters.rulebook3.doing import PERFORM
from duelterm.duelmonsters.rulebook3.reasons import ENDINGS, RULES
from duelterm.duelmonsters.rulebook3.words import ACTS, PROMPTS, QUESTIONS, VOCABULARY
from duelterm.duelmonsters.words import DuelWords
from duelterm.effects.activations import Unmet
from duelterm.lang.untrusted import cells
from duelterm.session.lines import lines_of
from tests.duelmonsters import sources
from tests.duelmonsters.scenario import Scenario, language_pool, monster, pool, spell, trap
from tests.duelmonsters.table import (
    NAMES,
    SEATS,
    by_chance,
    hidden_names,
    leaked,
    new_duel,
    played,
    said_in_news,
    said_in_question,
)

WORDS = DuelWords(VOCABULARY)
OX, ELF = monster("Battle Ox", atk=1700), monster("Mystical Elf", atk=800, **{"def": 2000})
HOLE, SOGEN = trap("Trap Hole"), spell("Sogen", icon="field")
PENDANT = spell("Pendant", icon="equip")
MADE = (OX, ELF, HOLE, SOGEN)
UNTOLD = {"standby phase", "end phase", "over"}
"""Moments that effects wait for, and the end, which the result tells."""


def choices(duel: Scenario) -> dict[str, str]:
    """The texts of what can be chosen now, with what each leads to."""
    decision = duel.asked
    eyes = asker_eyes(duel.state, decision, open_hands=False)
    return dict(
        WORDS.choice(duel.state, decision, option, name_of(duel, decision, option, eyes), NAMES)
        for option in decision.options
    )


def name_of(duel: Scenario, decision: Decision, option: Any, eyes: Eyes) -> str:
    from duelterm.core.looking import option_name

    card = getattr(option, "card", option)
    return "" if card is None else option_name(duel.state, decision, card, eyes)


def asked(duel: Scenario) -> str:
    """What is asked now."""
    return WORDS.prompt(duel.state, duel.asked, NAMES)


def lines(duel: Scenario, seat: int | None = 0) -> list[str]:
    """The record as this seat reads it."""
    eyes = Eyes(seat, 2, open_hands=False)
    found = []
    for event in duel.state.events:
        name = event.definition and event.definition.name
        other = event.other_definition and event.other_definition.name
        everybody = 3
        text = WORDS.line(
            event,
            name if eyes.may_know(everybody if event.names < 0 else event.names) else None,
            NAMES,
            other if eyes.may_know(everybody if event.other_names < 0 else event.other_names) else None,
        )
        found += [text] * bool(text)
    return found


# questions


def test_acts_of_the_main_phase() -> None:
    duel = Scenario(
        you={"hand": ["Battle Ox", "Trap Hole", "Sogen"], "monsters": ["Battle Ox", "?Mystical Elf"]}, made=MADE
    )
    assert asked(duel) == "summon, set, use cards, change positions, battle, or end the turn."
    told = choices(duel)
    assert told["summon Battle Ox"] == "face-up in attack position, 1700 attack"
    assert told["set Battle Ox"] == "face-down in defence position, 1000 defence"
    assert told["set Trap Hole"] == "face-down, to be turned up when its condition is met"
    assert told["set Sogen"] == "face-down, to be turned up in a main phase of yours"
    assert told["turn Battle Ox to defence"] == "1000 defence counts, and it can't attack"
    assert told["turn up Mystical Elf"] == "to attack position, 800 attack"
    assert told["start the battle phase"]


def test_what_an_effect_takes_is_named_where_there_is_no_choice() -> None:
    duel = Scenario(you={"monsters": ["Cannon Soldier"]}, made=MADE)
    assert "use what Cannon Soldier can do for Cannon Soldier" in choices(duel)
    duel = Scenario(you={"monsters": ["Cannon Soldier", "?Mystical Elf"]}, made=MADE)
    assert "use what Cannon Soldier can do" in choices(duel)


def test_acts_of_the_battle_phase_name_no_face_down_monster() -> None:
    duel = Scenario(you={"monsters": ["Battle Ox"]}, opp={"monsters": ["?Mystical Elf", "Battle Ox"]}, made=MADE)
    duel.act("battle")
    assert asked(duel) == "attack, or end the battle phase."
    quiet = Scenario(you={"hand": ["Trap Hole"]}, made=MADE)
    assert asked(quiet) == "set, battle, or end the turn."
    quiet.set("Trap Hole")
    quiet.act("battle")
    assert asked(quiet) == "nothing is left to do but end the battle phase."
    quiet.act("end battle")
    assert asked(quiet) == "nothing is left to do but end the turn."
    told = choices(duel)
    assert told["Battle Ox attacks face-down monster 1"] == "into a face-down monster: you can't know its defence"
    assert told["Battle Ox attacks Battle Ox"] == "1700 against 1700: both are destroyed"


@pytest.mark.case("Y58")
@pytest.mark.parametrize("prompt", ["may", "replace", "draw more", "anything"])
def test_saying_yes_and_no_names_the_outcome(prompt: str) -> None:
    decision = Decision(CONFIRM, 0, (True, False), 1, 1, Why(prompt, OX))
    state = Scenario(made=MADE).state
    told = [WORDS.choice(state, decision, option, "", NAMES)[0] for option in (True, False)]
    assert told[0] != told[1]
    assert not {"yes", "no", ""} & set(told)


@pytest.mark.rule("R3-6.12")
@pytest.mark.case("Y60")
@pytest.mark.parametrize(
    ("act", "question"),
    [("summon", "Battle Ox is summoned: answer it?"), ("set", "a monster is set face-down: answer it?")],
)
def test_the_question_for_an_answer_says_what_was_done(act: str, question: str) -> None:
    duel = Scenario(you={"hand": ["Battle Ox"]}, opp={"spells": ["?Trap Hole"]}, made=MADE)
    duel.act(act, "Battle Ox")
    assert (duel.who, asked(duel)) == ("opp", question)
    assert choices(duel)["no answer"] == "what was done goes on"


@pytest.mark.rule("R3-6.12")
@pytest.mark.parametrize(
    ("monsters", "yours", "theirs"),
    [
        (
            ["?Mystical Elf"],
            "Battle Ox attacks face-down monster 1: answer it?",
            "Battle Ox attacks Mystical Elf: answer it?",
        ),
        ([], "Battle Ox attacks Bob directly: answer it?", "Battle Ox attacks you directly: answer it?"),
    ],
)
def test_the_question_at_an_attack_names_the_target_to_its_player_alone(
    monsters: list[str], yours: str, theirs: str
) -> None:
    set_card = {"spells": ["?Trap Hole"]}
    duel = Scenario(you={"monsters": ["Battle Ox"]} | set_card, opp={"monsters": monsters} | set_card, made=MADE)
    duel.act("battle")
    duel.send(next(option for option in duel.asked.options if option.verb == "attack"))
    assert (duel.who, asked(duel)) == ("opp", theirs)
    duel.pass_()
    assert (duel.who, asked(duel)) == ("you", yours)


@pytest.mark.parametrize(
    ("name", "lo", "hi", "said"),
    [
        ("Man-Eater Bug", 1, 1, "Man-Eater Bug: choose a card to destroy."),
        ("Penguin Soldier", 1, 2, "Penguin Soldier: choose up to 2 cards to return to the owner's hand."),
        ("Rush Recklessly", 1, 1, "Rush Recklessly: choose a card: it gets +700 ATK until the end of the turn."),
        ("Change of Heart", 1, 1, "Change of Heart: choose a card to take control of until the end of the turn."),
        ("Black Pendant", 1, 1, "Black Pendant: choose the monster to put it on."),
        ("Mystical Elf", 1, 1, "Mystical Elf: choose a card as the target."),
    ],
)
def test_a_question_for_targets_says_what_is_done_with_them(name: str, lo: int, hi: int, said: str) -> None:
    duel = Scenario(you={"hand": [name]})
    source = duel.card("you", "hand", name).definition
    assert WORDS.prompt(duel.state, Decision(PICK, 0, (), lo, hi, Why("target", source)), NAMES) == said


def test_no_target_question_of_the_pool_speaks_of_a_monster_already_chosen() -> None:
    said = {purpose_text(pool(name), "a card") for name in language_pool()}
    assert len(said) > 10
    assert [text for text in said if "that monster" in text or "  " in text] == []


def test_cards_to_choose_say_whose_they_are_and_what_they_are_now() -> None:
    duel = Scenario(
        you={"monsters": ["Battle Ox", "?Mystical Elf"], "hand": ["Battle Ox"], "graveyard": ["Battle Ox"]},
        opp={"monsters": ["=Mystical Elf", "?Battle Ox"], "spells": ["?Trap Hole"]},
        made=MADE,
    )
    state = duel.state
    options = [*state.on_field(), *state.zones[0][1], *state.zones[0][4]]
    decision = Decision(PICK, 0, options, 1, 1, Why("destroy", OX), private=True)
    assert WORDS.prompt(state, decision, NAMES) == "Battle Ox: choose a card to destroy."
    told = [WORDS.choice(state, decision, card, "it", NAMES)[1] for card in options]
    assert told == [
        "yours, 1700/1000 in attack",
        "yours, 800/2000, face-down",
        "theirs, 800/2000 in defence",
        "theirs",
        "theirs",
        "in hand, 1700/1000",
        "yours, in the graveyard, 1700/1000",
    ]
    openly = Decision(PICK, 0, options, 1, 1, Why("destroy", OX))
    assert WORDS.choice(state, openly, options[1], "it", NAMES)[1] == "yours"


def test_using_a_card_leads_to_what_it_does_not_to_when_it_may_be_used() -> None:
    duel = Scenario(
        you={"hand": ["Summoned Skull"]}, opp={"spells": ["?Trap Hole", "?Just Desserts"], "hand": ["Dark Hole"]}
    )
    duel.summon("Summoned Skull")
    told = choices(duel)
    assert told["turn up Trap Hole"] == "Target it. Destroy it."
    assert told["turn up Just Desserts"] == "Your opponent takes 500 damage for each of their monsters."


# news


@pytest.mark.rule("R3-6.2")
@pytest.mark.case("Y60")
@pytest.mark.case("Y64")
@pytest.mark.case("Y66")
def test_the_record_of_placing_cards() -> None:
    duel = Scenario(you={"hand": ["Battle Ox", "Trap Hole"]}, made=MADE)
    duel.summon("Battle Ox")
    duel.set("Trap Hole")
    assert lines(duel) == [
        "Ann summons Battle Ox from the hand, in attack position.",
        "Ann sets Trap Hole face-down.",
    ]
    assert lines(duel, 1)[1] == lines(duel, None)[1] == "Ann sets a card face-down."
    duel = Scenario(you={"hand": ["Battle Ox"]}, made=MADE)
    duel.set("Battle Ox")
    assert lines(duel) == ["Ann sets Battle Ox face-down, in defence position."]
    assert lines(duel, 1) == lines(duel, None) == ["Ann sets a monster face-down, in defence position."]


@pytest.mark.case("Y60")
@pytest.mark.rule("R3-7.6")
def test_the_record_of_an_attack_on_a_face_down_monster() -> None:
    duel = Scenario(you={"monsters": ["Battle Ox"]}, opp={"monsters": ["?Mystical Elf"]}, made=MADE)
    duel.attack("Battle Ox", "Mystical Elf")
    duel.run_until("act")
    assert lines(duel) == [
        "Ann starts the battle phase.",
        "Battle Ox attacks a face-down monster.",
        "The attack turns Bob's Mystical Elf face-up.",
        "Battle Ox (1700 attack) battles Mystical Elf (2000 defence).",
        "Ann loses 300 life points to Mystical Elf: 8000 to 7700.",
    ]
    assert lines(duel, 1)[1] == "Battle Ox attacks Mystical Elf."
    assert lines(duel, None) == lines(duel)


@pytest.mark.rule("R3-4.5")
def test_the_record_of_a_battle_tells_life_points_before_and_after() -> None:
    duel = Scenario(you={"monsters": ["Battle Ox"]}, opp={"monsters": ["Mystical Elf"]}, made=MADE)
    duel.attack("Battle Ox", "Mystical Elf")
    duel.run_until("act")
    assert lines(duel)[2:] == [
        "Battle Ox (1700 attack) battles Mystical Elf (800 attack).",
        "Bob loses 900 life points to Battle Ox: 8000 to 7100.",
        "Battle Ox destroys Bob's Mystical Elf.",
    ]


@pytest.mark.rule("R3-7.8")
def test_the_record_of_a_lost_battle_that_destroys_nothing_says_why() -> None:
    duel = Scenario(
        you={"monsters": ["Battle Ox"]}, opp={"monsters": ["Mystical Elf"], "spells": ["?Waboku"]}, made=MADE
    )
    duel.attack("Battle Ox", "Mystical Elf")
    duel.act("turn up", "Waboku")
    duel.run_until("act")
    assert lines(duel)[-1] == "Bob's Mystical Elf isn't destroyed because of Waboku."
    assert WORDS.line(Event("spared", 1, source=OX), "Battle Ox", NAMES, None).endswith(" because of Battle Ox.")


@pytest.mark.rule("R3-3.4")
def test_the_record_of_rock_paper_scissors_says_whose_hand_is_whose() -> None:
    shown = Event("rock paper scissors", -1, source=("rock", "paper"))
    assert WORDS.line(shown, None, NAMES, None) == "Ann shows rock, Bob paper."


@pytest.mark.rule("R3-3.5")
def test_the_cards_of_a_starting_hand_are_one_line_that_names_them_to_their_owner_alone() -> None:
    duel = new_duel(3, first="chance")
    while duel.state.turn == 0:
        decision = duel.decision
        assert decision is not None
        duel.flow.send(by_chance(decision, Chance(1)))
    hand = [event.definition.name for event in duel.state.events if event.kind == "drawn" and event.seat == 0][:5]
    told = {seat: [line for line in lines_of(duel, NAMES, Eyes(seat, 2, False), 0) if line.turn == 0] for seat in SEATS}
    drawn = {seat: [line.text for line in found if " draws " in line.text] for seat, found in told.items()}
    assert drawn[0] == [f"Ann draws five cards: {', '.join(hand)}.", "Bob draws five cards."]
    assert drawn[None] == ["Ann draws five cards.", "Bob draws five cards."]
    assert drawn[1][0] == drawn[None][0]
    last = told[1][-1].number
    assert [line.number for line in lines_of(duel, NAMES, Eyes(1, 2, False), last) if line.turn == 0] == [last]


def event(kind: str, amount: int, after: int, **facts: Any) -> Event:
    """A change of life points of seat 1 that leaves so many."""
    found = Event(kind, 1, amount=amount, source=OX, **facts)
    found.place = after
    return found


@pytest.mark.rule("R3-4.5")
@pytest.mark.parametrize(
    ("told", "text"),
    [
        (event("damaged", 800, 7200, cause="effect"), "Bob loses 800 life points to Battle Ox: 8000 to 7200."),
        (event("life", 1000, 8200, cause="gain"), "Bob gains 1000 life points by Battle Ox: 7200 to 8200."),
        (event("life", -300, 0, cause="lose"), "Bob loses 300 life points by Battle Ox: 300 to 0."),
        (event("pays life", 500, 7500, cause="pay"), "Bob pays 500 life points for Battle Ox: 8000 to 7500."),
    ],
)
def test_every_change_of_life_points_names_its_cause(told: Event, text: str) -> None:
    assert WORDS.line(told, None, NAMES, None) == text


@pytest.mark.case("Y66")
@pytest.mark.parametrize(
    ("cause", "origin", "text"),
    [
        ("special", 4, "Ann summons Battle Ox from the graveyard by Sogen, in defence position."),
        ("special", 0, "Ann summons Battle Ox from the deck by Sogen, in defence position."),
        ("fusion", 5, "Ann summons Battle Ox from the fusion deck by fusion, in defence position."),
        ("ritual", 1, "Ann summons Battle Ox from the hand by ritual, in defence position."),
    ],
)
def test_a_summon_says_where_the_monster_comes_from(cause: str, origin: int, text: str) -> None:
    summoned = Event("summoned", 0, by=0, source=SOGEN, cause=cause, against="defense")
    summoned.origin = origin
    assert WORDS.line(summoned, "Battle Ox", NAMES, None) == text


@pytest.mark.case("Y61")
def test_what_is_shown_after_a_search_is_named_to_the_opponent() -> None:
    duel = Scenario(you={"hand": ["Sonic Bird"], "deck": ["Black Luster Ritual", "Mystical Elf"]})
    duel.summon("Sonic Bird")
    duel.yes()
    duel.pick("Black Luster Ritual")
    for seat in SEATS:
        told = lines(duel, seat)
        assert "Ann shows Black Luster Ritual." in told
        assert not any("Mystical Elf" in text for text in told)


@pytest.mark.case("Y61")
def test_what_one_player_looks_at_is_named_to_that_player_alone() -> None:
    duel = Scenario(you={"hand": ["Ancient Telescope"]}, opp={"deck": ["Battle Ox"] * 5})
    duel.use("Ancient Telescope")
    duel.run_until("act")
    assert lines(duel, 0).count("Bob's deck is looked at: Battle Ox.") == 5
    for seat in (1, None):
        assert lines(duel, seat).count("Bob's deck is looked at: a card.") == 5


# reasons


@pytest.mark.parametrize("rule", RULES)
def test_reasons_are_short(rule: str) -> None:
    assert len(WORDS.reason(rule)) <= 80
    assert WORDS.reason(rule).startswith(f"{rule}: ")


def test_reasons_that_are_cards() -> None:
    assert WORDS.reason(None) == ""
    assert WORDS.reason(OX) == "Battle Ox forbids it"
    assert WORDS.reason(Unmet(OX, "target", 0)) == "Battle Ox has no target now"
    assert WORDS.reason(Unmet(PENDANT, "target", 0)) == "Pendant fits no face-up monster"
    assert WORDS.reason(Unmet(OX, "cost", 0)) == "Battle Ox has a cost that can't be paid now"
    assert WORDS.reason(Alone(OX)) == "Battle Ox comes only in its own way, as its text says"
    assert WORDS.reason(Unmeant(OX)) == "Battle Ox asks for others, as its text says"


def test_endings() -> None:
    assert all(WORDS.ending(rule) == f"{rule}: {text}" for rule, text in ENDINGS.items())
    assert WORDS.ending("Sogen") == "a card's effect"


def test_just_the_rules_that_refuse_or_end_have_words() -> None:
    found = sources.numbers("rulebook3", "R3")
    assert len(found) > 20
    assert found == set(RULES) | set(ENDINGS)


def test_every_prompt_id_of_the_game_has_words() -> None:
    found = sources.prompts("rulebook3")
    assert len(found) >= 10
    assert found - set(PROMPTS) - set(QUESTIONS) == set()


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
    duel = None
    for duel in played(seed):
        names = {card.definition.name for card in duel.state.cards}
        everything |= names
        for seat in SEATS:
            seen[seat] |= names - hidden_names(duel, Eyes(seat, 2, open_hands=False))
    assert duel is not None
    for seat in SEATS:
        eyes = Eyes(seat, 2, open_hands=False)
        shown = [event for event in duel.state.events if event.kind in ("looked", "revealed", "drawn")]
        known = seen[seat] | {event.definition.name for event in shown if eyes.may_know(event.names)}
        known |= {event.source.name for event in duel.state.events if hasattr(event.source, "name")}
        text = "\n".join(said_in_news(duel, seat))
        assert leaked(text, everything - known, everything) == []


def test_every_act_has_a_text() -> None:
    verbs = sources.verbs("rulebook3") | set(PERFORM) | {PASS, TURN_UP, ACTIVATE}
    assert len(verbs) > 15
    assert verbs - set(ACTS) == set()
