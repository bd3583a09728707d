"""The coach: advice for every prompt, in three short lines, from what the asked person may know."""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from duelterm.core.ask import PICK, Decision, Why
from duelterm.core.looking import view_of
from duelterm.core.rng import Chance
from duelterm.duelmasters.coach import ADVISERS, TEXTS, advise
from duelterm.duelmasters.words import PROMPTS
from duelterm.lang.saying import LINES, WIDTH, cut, paragraph
from duelterm.lang.untrusted import cells
from duelterm.session.duel import Duel
from tests.duelmasters.scenario import Scenario, creature
from tests.properties.observing import hidden_from, texts
from tests.properties.playing import any_deck, duel_of, keys_of, new_duel, numbers, play

LIVE = "Immortal Baron, Vorg"
DUELS = range(400, 406)


def said(duel: Scenario) -> str:
    """What the coach says now."""
    return " ".join(advise(duel.state, duel.asked).lines)


def advised(duel: Scenario) -> Any:
    """The answer that the coach would give."""
    return advise(duel.state, duel.asked).answer


def questions(seed: int) -> Iterator[Duel]:
    """A random duel at each of its first questions."""
    duel = new_duel(seed)
    yield duel
    for _ in islice(play(duel, numbers(seed)), 150):
        if duel.decision is not None:
            yield duel


def everywhere() -> set[str]:
    """The prompt ids that the sources ask with, but for what only the other game's cards can say."""
    found = set()
    for path in (*Path("duelterm/duelmasters").glob("*.py"), *Path("duelterm/effects").glob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "monsters(scope" in text:
            continue
        found |= set(re.findall(r'Why\("([^"]+)"', text))
        found |= set(re.findall(r'compile_selection\(scope, [\w.]+, "([^"]+)"\)', text))
    return found


# every prompt


def test_every_prompt_id_has_a_text_of_its_own() -> None:
    known = set(TEXTS) | set(ADVISERS)
    assert len(everywhere()) > 15
    assert everywhere() - known == set()
    assert set(PROMPTS) - known == set()


def test_every_text_fits() -> None:
    for prompt, told in TEXTS.items():
        assert 0 < len(paragraph(*told)) <= LINES, prompt
        assert " ".join(paragraph(*told)) == " ".join(told), prompt


@pytest.mark.parametrize("seed", DUELS)
def test_there_is_short_advice_and_a_legal_answer_at_every_question(seed: int) -> None:
    for duel in questions(seed):
        assert duel.decision is not None
        found = duel.rules.coach(duel.state, duel.decision)
        assert 1 <= len(found.lines) <= LINES
        assert all(line.strip() == line != "" and cells(line) <= WIDTH for line in found.lines)
        duel.read(duel.decision, keys_of(duel, found.answer))


def test_the_coachs_answers_end_a_duel_by_a_final_strike() -> None:
    endings = []
    for seed in range(6):
        duel = duel_of([any_deck(Chance(seed)), any_deck(Chance(seed + 100))], seed)
        while (decision := duel.decision) is not None:
            assert duel.answers < 3000
            duel.answer(keys_of(duel, duel.rules.coach(duel.state, decision).answer))
        endings.append(duel.state.result.rule)
    assert endings.count("DM-6.8") >= 4


# secrets


def hidden_cards(duel: Duel, decision: Decision) -> list[Any]:
    """The cards that those who may read this question can't know."""
    options = decision.options if decision.shown else ()
    found = hidden_from(duel, decision.seat if decision.private else None)
    return [card for card in found if not any(card is option for option in options)]


@pytest.mark.parametrize("seed", DUELS)
def test_advice_is_the_same_whatever_the_hidden_cards_are(seed: int) -> None:
    chance, compared = Chance(seed), 0
    for duel in questions(seed):
        decision = duel.decision
        assert decision is not None
        before = duel.rules.coach(duel.state, decision)
        cards = [card for card in hidden_cards(duel, decision) if card is not decision.why.about]
        held = [card.definition for card in cards]
        others = held[:]
        chance.shuffle(others)
        swap(duel, cards, others)
        after = duel.rules.coach(duel.state, decision)
        swap(duel, cards, held)
        assert after.lines == before.lines, decision.why.prompt
        assert keys_of(duel, after.answer) == keys_of(duel, before.answer)
        compared += others != held
    assert compared > 10


def swap(duel: Duel, cards: list[Any], definitions: list[Any]) -> None:
    """Let these cards be others."""
    for card, definition in zip(cards, definitions, strict=True):
        card.definition = definition
    duel.state.memo.clear()


@pytest.mark.slow
@pytest.mark.parametrize("seed", DUELS)
def test_advice_names_no_card_that_its_readers_do_not_see(seed: int) -> None:
    for duel in questions(seed):
        decision = duel.decision
        assert decision is not None
        view = view_of(duel.state, duel.rules, duel.eyes(decision.seat if decision.private else None))
        seen = set(texts(view))
        for card in hidden_cards(duel, decision):
            name = card.definition.name
            if name not in seen and card is not decision.why.about:
                assert not re.search(rf"\b{re.escape(name)}\b", " ".join(duel.rules.coach(duel.state, decision).lines))


# what it says


def test_it_lets_one_charge_first_and_keeps_the_strongest_card() -> None:
    duel = Scenario(you={"hand": ["Burning Mane", "Deathblade Beetle", "Tower Shell"]})
    assert "Charge one card each turn" in said(duel)
    assert "Tower Shell could go: its cost of 6 is far off" in said(duel)
    assert (advised(duel).verb, advised(duel).card.definition.name) == ("charge", "Tower Shell")


def test_it_fetches_the_missing_civilization() -> None:
    duel = Scenario(you={"hand": ["Burning Mane", LIVE, "Tower Shell"], "mana": ["Fear Fang"]})
    assert "Immortal Baron, Vorg could go: you have no fire mana yet" in said(duel)


def test_it_fetches_the_civilization_that_most_of_the_hand_needs() -> None:
    hand = ["Tower Shell", LIVE, LIVE, "Aqua Vehicle", "Burning Mane"]
    duel = Scenario(you={"hand": hand, "mana": ["Fear Fang"]})
    assert "Immortal Baron, Vorg could go: you have no fire mana yet" in said(duel)


def test_in_the_first_turn_no_cheap_card_is_called_far_off() -> None:
    assert "far off" not in said(Scenario(you={"hand": ["Immortal Baron, Vorg", "Fear Fang", "Dome Shell"]}))


def test_it_tells_what_can_be_paid_and_that_a_new_creature_waits() -> None:
    duel = Scenario(you={"hand": ["Fear Fang", "Burning Mane"], "mana": ["Burning Mane"] * 3})
    duel.act("charge", "Burning Mane")
    assert "Play Fear Fang: it costs 3, you have 4 mana untapped" in said(duel)
    assert "can't attack yet" in said(duel)
    duel.play("Fear Fang")
    assert advised(duel).verb == "end"
    assert "Fear Fang came this turn and can attack from your next turn on" in said(duel)


def test_an_evolution_creature_attacks_at_once() -> None:
    duel = Scenario(you={"hand": ["Barkwhip, the Smasher"], "mana": ["Burning Mane"] * 7, "battle": ["!Burning Mane"]})
    assert "Play Barkwhip, the Smasher" in said(duel)
    assert "can attack at once" in said(duel)


def test_it_compares_powers_and_warns_of_blockers() -> None:
    duel = Scenario(you={"battle": ["Fear Fang"]}, opp={"battle": ["~Hang Worm, Fetid Larva"], "shields": [LIVE] * 3})
    assert "breaks 1 shield" in said(duel)
    duel = Scenario(you={"battle": ["Fear Fang"]}, opp={"battle": ["Emerald Grass"], "shields": [LIVE] * 3})
    assert advised(duel).verb == "end"
    assert "No attack looks good" in said(duel)
    duel = Scenario(you={"battle": ["Tower Shell"]}, opp={"battle": ["~Hang Worm, Fetid Larva"], "shields": []})
    assert "you win the duel" in said(duel)


def test_it_prefers_a_battle_that_is_worth_more_than_a_shield() -> None:
    duel = Scenario(
        you={"battle": ["Hanusa, Radiance Elemental"]}, opp={"battle": ["~Bolshack Dragon"], "shields": [LIVE]}
    )
    assert "Bolshack Dragon, which can be attacked now: 9500 against 6000, you win the battle" in said(duel)
    assert advised(duel).target is duel.card("opp", "battle", "Bolshack Dragon")


def test_it_says_who_must_attack() -> None:
    duel = Scenario(you={"battle": ["Deadly Fighter Braid Claw"]}, opp={"battle": ["Emerald Grass"]})
    assert said(duel).startswith("Deadly Fighter Braid Claw must attack this turn.")
    assert advised(duel).verb == "attack"


@pytest.mark.parametrize(
    ("blocker", "shields", "words", "blocks"),
    [
        ("Emerald Grass", 3, "Block with Emerald Grass: 3000 against 2000, you win the battle", True),
        ("Wandering Braineater", 3, "Let it through: with Wandering Braineater it is 2000 against 2000", False),
        ("Wandering Braineater", 0, "unblocked you lose the duel", True),
    ],
)
def test_it_blocks_where_that_wins_or_saves_the_duel(blocker: str, shields: int, words: str, blocks: bool) -> None:
    duel = Scenario(you={"battle": [LIVE]}, opp={"battle": [blocker], "shields": ["Fear Fang"] * shields})
    duel.attack(LIVE)
    assert (duel.prompt, duel.asked.private) == ("block", False)
    assert words in said(duel)
    assert bool(advised(duel)) == blocks


def test_it_explains_a_shield_trigger_and_a_plain_shield() -> None:
    for shield, words, verb in (
        ("Holy Awe", "Holy Awe has shield trigger: you may use it now", "use"),
        ("Fear Fang", "no shield trigger", "take"),
    ):
        duel = Scenario(you={"battle": [LIVE]}, opp={"shields": [shield]})
        duel.attack(LIVE)
        assert duel.prompt == "shield"
        assert words in said(duel)
        assert advised(duel).verb == verb


def test_it_evolves_on_a_weak_untapped_creature() -> None:
    duel = Scenario(
        you={
            "hand": ["Barkwhip, the Smasher"],
            "mana": ["Burning Mane"] * 2,
            "battle": ["~Burning Mane", "Fear Fang", "Bronze-Arm Tribe"],
        }
    )
    duel.act("play", "Barkwhip, the Smasher")
    assert duel.prompt == "evolve"
    assert [card.definition.name for card in advised(duel)] == ["Bronze-Arm Tribe"]


def test_it_picks_theirs_to_destroy_and_its_own_to_help() -> None:
    duel = Scenario(you={"battle": ["Burning Mane"]}, opp={"battle": ["Fear Fang", "Hang Worm, Fetid Larva"]})
    creatures = duel.state.creatures()
    for prompt, name in (("destroy", "Hang Worm, Fetid Larva"), ("modify", "Burning Mane")):
        decision = Decision(PICK, 0, creatures, 1, 1, Why(prompt), proposal=creatures[:1])
        assert [card.definition.name for card in advise(duel.state, decision).answer] == [name]


def test_long_and_wide_names_fit() -> None:
    long = creature("闘" * 30, power=5000)
    other = creature("W" * 60, power=4000)
    duel = Scenario(you={"battle": [long.name]}, opp={"battle": ["~" + other.name], "shields": []}, made=[long, other])
    for act in duel.asked.options[:-1]:
        decision = Decision("act", 0, [act, duel.asked.options[-1]], 1, 1, Why("act"))
        lines = advise(duel.state, decision).lines
        assert len(lines) <= LINES
        assert all(cells(line) <= WIDTH for line in lines)
    assert cut("闘闘闘闘闘", 8) == "闘闘闘…"


def test_who_cannot_attack_at_all_is_not_said_to_wait() -> None:
    duel = Scenario(you={"battle": ["!Wandering Braineater"]})
    assert advised(duel).verb == "end"
    assert "next turn" not in said(duel)
    assert "Your untapped blockers guard you" in said(duel)
