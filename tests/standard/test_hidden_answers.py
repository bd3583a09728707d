"""Who is asked for answers in a whole turn is the same whatever lies hidden: set cards, hands, hand traps."""

from collections.abc import Callable

import pytest

from duelterm.core.ask import Decision
from tests.standard.scenario import Scenario

SET = {
    "traps against attacks": ["?Mirror Force", "?Waboku"],
    "counter traps": ["?Seven Tools of the Bandit", "?Magic Jammer"],
    "quick-play spells": ["?Mystical Space Typhoon", "?Rush Recklessly"],
    "spells that answer nothing": ["?Dark Hole", "?Black Pendant"],
}
HANDS = {
    "hand traps": ["Kuriboh", "Kuriboh"],
    "quick-play spells": ["Mystical Space Typhoon", "Rush Recklessly"],
    "monsters": ["Mystical Elf", "Feral Imp"],
    "spells": ["Pot of Greed", "Raigeki"],
}


def summon(duel: Scenario) -> None:
    duel.summon("Feral Imp")


def use(duel: Scenario) -> None:
    duel.use("Tremendous Fire")


def attack(duel: Scenario) -> None:
    duel.act("battle")
    duel.pass_all()
    duel.act("attack", "Summoned Skull", "Mystical Elf")


def attack_set(duel: Scenario) -> None:
    duel.act("battle")
    duel.pass_all()
    act = next(act for act in duel.asked.options if act.verb == "attack" and not getattr(act.target, "face_up", True))
    duel.send(act)


def end(duel: Scenario) -> None:
    duel.act("end")


DEEDS = [summon, use, attack, attack_set, end]


def answer_all(duel: Scenario) -> list[Decision]:
    """Pass until the turn player is asked for an act again; each question on the way."""
    turn, found = duel.state.turn, []
    while duel.flow.decision is not None and duel.prompt != "act" and duel.state.turn == turn:
        found.append(duel.asked)
        duel.pass_()
    return found


def asked_in(deed: Callable[[Scenario], None], seat: int, hand: list[str], spells: list[str]) -> list[object]:
    """All that everybody can tell of the questions that a deed leads to: the other seat has this hand and these set
    cards.
    """
    yours = ["Feral Imp", "Tremendous Fire", "Mystical Elf"]
    duel = Scenario(
        you={"hand": yours, "monsters": ["Summoned Skull"], "spells": ["?Waboku"]},
        opp={"hand": hand, "spells": spells, "monsters": ["=Mystical Elf", "?Giant Soldier of Stone"]},
        seat=seat,
    )
    deed(duel)
    return [(asked.seat, asked.kind, asked.why.prompt, asked.why.told, asked.private) for asked in answer_all(duel)]


@pytest.mark.rule("STD-3.3", "STD-7.1")
@pytest.mark.case("T23")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.__name__)
def test_who_is_asked_is_the_same_whatever_is_set(deed: Callable[[Scenario], None], seat: int) -> None:
    seen = {what: asked_in(deed, seat, ["Mystical Elf"], spells) for what, spells in SET.items()}
    assert any(asked for asked in seen.values()), "somebody is asked something"
    assert all(asked == seen["spells that answer nothing"] for asked in seen.values()), seen


@pytest.mark.rule("STD-3.3", "STD-7.1")
@pytest.mark.case("T23")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.__name__)
@pytest.mark.parametrize("spells", [[], ["?Dark Hole"]], ids=["nothing set", "a card set"])
def test_who_is_asked_is_the_same_whatever_the_hand_is(
    deed: Callable[[Scenario], None], seat: int, spells: list[str]
) -> None:
    seen = {what: asked_in(deed, seat, hand, spells) for what, hand in HANDS.items()}
    assert all(asked == seen["monsters"] for asked in seen.values()), seen


@pytest.mark.rule("STD-3.3")
def test_a_hand_trap_can_be_used_when_it_is_asked_for() -> None:
    """What is compared above isn't the silence of a program that asks nobody."""
    duel = Scenario(you={"monsters": ["Summoned Skull"]}, opp={"hand": ["Kuriboh"], "monsters": ["Mystical Elf"]})
    duel.attack("Summoned Skull", "Mystical Elf")
    while not duel.offers("activate", "Kuriboh"):
        duel.pass_()
    assert duel.who == "opp"
