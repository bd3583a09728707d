"""What an attack would lead to by the standard rules: the battle ends as it was told."""

import pytest

from duelterm.duelmonsters.outlook import attack_outlook
from tests.standard.battling import fight, wall
from tests.standard.scenario import Lay, monster

STRONG, WEAK, NOUGHT = monster("Strong", atk=1800), monster("Weak", atk=1200), monster("Nought", atk=0, **{"def": 0})
BRAVE = monster("Brave", "{static: {modify: self, atk: 1000}, while: {battling: self}}", atk=1000)
MADE = (STRONG, WEAK, NOUGHT, BRAVE, wall("Wall", 2000, 800))


@pytest.mark.rule("STD-4.4", "STD-4.5")
@pytest.mark.parametrize(
    ("own", "other", "text", "life", "left"),
    [
        ("Strong", "Weak", "1800 against 1200: destroyed, they lose 600", (8000, 7400), (1, 0)),
        ("Weak", "Strong", "1200 against 1800: yours is destroyed, you lose 600", (7400, 8000), (0, 1)),
        ("Weak", "Weak", "1200 against 1200: both are destroyed", (8000, 8000), (0, 0)),
        ("Nought", "Nought", "0 against 0: nothing happens", (8000, 8000), (1, 1)),
        ("Strong", "=Wall", "1800 against 2000 defence: you lose 200", (7800, 8000), (1, 1)),
        ("Strong", "=Weak", "1800 against 1000 defence: destroyed", (8000, 8000), (1, 0)),
        ("Brave", "Strong", "2000 against 1800: destroyed, they lose 200", (8000, 7800), (1, 0)),
    ],
)
def test_the_battle_ends_as_it_was_told(
    lay: Lay, own: str, other: str, text: str, life: tuple[int, int], left: tuple[int, int]
) -> None:
    duel = lay(you={"monsters": [own]}, opp={"monsters": [other]}, made=MADE)
    duel.act("battle")
    act = next(option for option in duel.asked.options if option.verb == "attack")
    before = duel.state.digest()
    assert attack_outlook(duel.state, act.card, act.target) == text
    assert duel.state.digest() == before
    fight(duel, own, other.lstrip("="))
    assert duel.life == life
    assert (len(duel.cards("you", "monsters")), len(duel.cards("opp", "monsters"))) == left


@pytest.mark.rule("STD-4.5")
def test_a_direct_attack(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Strong"]}, made=MADE, life=(8000, 1800))
    duel.act("battle")
    act = next(option for option in duel.asked.options if option.verb == "attack")
    assert attack_outlook(duel.state, act.card, act.target) == "direct: they lose 1800, which wins the duel"


@pytest.mark.case("Y60")
def test_nothing_is_told_of_a_face_down_monster(lay: Lay) -> None:
    told = []
    for other in ("?Wall", "?Weak"):
        duel = lay(you={"monsters": ["Strong"]}, opp={"monsters": [other]}, made=MADE)
        duel.act("battle")
        act = next(option for option in duel.asked.options if option.verb == "attack")
        told.append(attack_outlook(duel.state, act.card, act.target))
    assert told[0] == told[1]
    assert not any(letter.isdigit() for letter in told[0])
