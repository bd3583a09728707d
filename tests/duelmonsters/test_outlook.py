"""What attacks would lead to, from the rules' own figures and nothing that is hidden."""

import pytest

from duelterm.duelmonsters.outlook import attack_outlook
from tests.duelmonsters.scenario import Scenario, monster

STRONG, EVEN, WEAK = monster("Strong", atk=1800), monster("Even", atk=1500), monster("Weak", atk=1200)
WALL, NOUGHT = monster("Wall", atk=800, **{"def": 2000}), monster("Nought", atk=0, **{"def": 0})
MADE = (STRONG, EVEN, WEAK, WALL, NOUGHT)


def battle(own: str, other: str, **switches: str) -> Scenario:
    """Two monsters that face each other, in the battle phase."""
    duel = Scenario(you={"monsters": [own]}, opp={"monsters": [other]}, made=MADE, **switches)
    duel.act("battle")
    return duel


def told(duel: Scenario) -> str:
    """What the first attack would lead to."""
    act = next(option for option in duel.asked.options if option.verb == "attack")
    return attack_outlook(duel.state, act.card, act.target)


@pytest.mark.rule("R3-7.8")
@pytest.mark.rule("R3-7.9")
@pytest.mark.parametrize(
    ("own", "other", "text", "life", "left"),
    [
        ("Strong", "Weak", "1800 against 1200: destroyed, they lose 600", (8000, 7400), (1, 0)),
        ("Weak", "Strong", "1200 against 1800: yours is destroyed, you lose 600", (7400, 8000), (0, 1)),
        ("Even", "Even", "1500 against 1500: both are destroyed", (8000, 8000), (0, 0)),
        ("Nought", "Nought", "0 against 0: both are destroyed", (8000, 8000), (0, 0)),
        ("Strong", "=Wall", "1800 against 2000 defence: you lose 200", (7800, 8000), (1, 1)),
        ("Strong", "=Weak", "1800 against 1000 defence: destroyed", (8000, 8000), (1, 0)),
        ("Nought", "=Nought", "0 against 0 defence: nothing happens", (8000, 8000), (1, 1)),
    ],
)
def test_the_battle_ends_as_it_was_told(
    own: str, other: str, text: str, life: tuple[int, int], left: tuple[int, int]
) -> None:
    duel = battle(own, other)
    assert told(duel) == text
    duel.attack(own, other.lstrip("="))
    duel.run_until("act")
    assert duel.life == life
    assert (len(duel.cards("you", "monsters")), len(duel.cards("opp", "monsters"))) == left


@pytest.mark.rule("R3-7.8")
@pytest.mark.case("Y29")
def test_the_switch_for_two_noughts_is_minded() -> None:
    assert told(battle("Nought", "Nought", zero_attack_battle="neither")) == "0 against 0: nothing happens"


@pytest.mark.rule("R3-7.10")
@pytest.mark.parametrize(
    ("life", "text"),
    [
        (8000, "direct: they lose 1800 of 8000"),
        (1801, "direct: they lose 1800 of 1801"),
        (1800, "direct: they lose 1800, which wins the duel"),
        (300, "direct: they lose 300, which wins the duel"),
    ],
)
def test_a_direct_attack(life: int, text: str) -> None:
    duel = Scenario(you={"monsters": ["Strong"]}, made=MADE, life=(8000, life))
    duel.act("battle")
    assert told(duel) == text


@pytest.mark.case("Y60")
def test_nothing_is_told_of_a_face_down_monster() -> None:
    assert told(battle("Strong", "?Wall")) == told(battle("Strong", "?Weak"))
    assert not any(letter.isdigit() for letter in told(battle("Strong", "?Wall")))


def test_reading_changes_nothing() -> None:
    duel = battle("Strong", "Weak")
    before = duel.state.digest()
    told(duel)
    assert duel.state.digest() == before
    assert duel.state.attack is None
