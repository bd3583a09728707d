"""Why an act isn't legal: a rule by its number, or the card that forbids it."""

from typing import Any

import pytest

from duelterm.core.operations import relocate
from duelterm.duelmasters.zones import DECK, HAND
from duelterm.session.session import Session
from tests.duelmasters.scenario import Scenario, creature
from tests.properties.playing import rules
from tests.session.conftest import Sit

VEHICLE, HULCUS = "Aqua Vehicle", "Aqua Hulcus"


def why(duel: Scenario, verb: str, card: Any, target: Any = None) -> str:
    """The reason in words; empty for a legal act."""
    return str(rules().words.reason(rules().why_not(duel.state, verb, card, target)))


@pytest.fixture
def duel() -> Scenario:
    """A hand, four mana, and creatures ready, tapped and sick on your side; tapped and untapped on the other."""
    made = [
        creature("Meek", "{cannot: [attack]}"),
        creature("Wary", "{cannot: [attack players]}"),
        creature("Tapper", "{activate: tap, do: {draw: 1}}"),
    ]
    return Scenario(
        you={
            "hand": [VEHICLE, "King Depthcon", "Crystal Lancer", HULCUS],
            "mana": [VEHICLE] * 4,
            "battle": [VEHICLE, f"~{HULCUS}", "!Hunter Fish", "Meek", "Wary", "Tapper"],
        },
        opp={"battle": [VEHICLE, f"~{HULCUS}"], "hand": [VEHICLE]},
        made=made,
    )


def test_charging(duel: Scenario) -> None:
    assert why(duel, "charge", duel.card("you", "hand", VEHICLE)) == ""
    assert why(duel, "charge", duel.card("you", "battle", VEHICLE)).startswith("DM-3.6: ")
    duel.act("charge", HULCUS)
    assert why(duel, "charge", duel.card("you", "hand", VEHICLE)).startswith("DM-3.6: ")


def test_playing(duel: Scenario) -> None:
    assert why(duel, "play", duel.card("you", "hand", VEHICLE)) == ""
    assert why(duel, "play", duel.card("you", "hand", "King Depthcon")).startswith("DM-4.3: ")
    assert why(duel, "play", duel.card("you", "mana", VEHICLE)).startswith("DM-4.1: ")
    assert why(duel, "play", duel.card("opp", "hand", VEHICLE)).startswith("DM-3.1: ")


def test_playing_and_charging_after_an_attack(duel: Scenario) -> None:
    duel.attack(VEHICLE)
    duel.run_until("act")
    assert why(duel, "play", duel.card("you", "hand", VEHICLE)).startswith("DM-3.9: ")
    assert why(duel, "charge", duel.card("you", "hand", VEHICLE)).startswith("DM-3.9: ")


def test_evolving_without_anything_to_evolve_from() -> None:
    duel = Scenario(you={"hand": ["Crystal Lancer"], "mana": [VEHICLE] * 8})
    assert why(duel, "play", duel.card("you", "hand", "Crystal Lancer")).startswith("DM-5.1: ")


def test_attacking(duel: Scenario) -> None:
    standing, tapped = (duel.card("opp", "battle", name) for name in (VEHICLE, HULCUS))
    mine = duel.card("you", "battle", VEHICLE)
    assert [why(duel, "attack", mine, target) for target in (None, 1, tapped)] == ["", "", ""]
    assert why(duel, "attack", mine, standing).startswith("DM-6.2: ")
    assert why(duel, "attack", duel.card("you", "battle", HULCUS), 1).startswith("DM-6.1: ")
    assert why(duel, "attack", duel.card("you", "hand", VEHICLE)).startswith("DM-6.1: ")
    assert why(duel, "attack", duel.card("opp", "battle", VEHICLE), 0).startswith("DM-3.1: ")
    sick = duel.card("you", "battle", "Hunter Fish")
    assert why(duel, "attack", sick, tapped)


def test_what_a_card_forbids_is_laid_to_that_card(duel: Scenario) -> None:
    tapped = duel.card("opp", "battle", HULCUS)
    assert why(duel, "attack", duel.card("you", "battle", "Meek"), 1) == "Meek forbids it"
    wary = duel.card("you", "battle", "Wary")
    assert why(duel, "attack", wary, 1) == "Wary forbids it"
    assert why(duel, "attack", wary, tapped) == ""


def test_tap_abilities(duel: Scenario) -> None:
    tapper = duel.card("you", "battle", "Tapper")
    assert why(duel, "tap ability", tapper) == ""
    assert why(duel, "tap ability", duel.card("you", "battle", VEHICLE)).startswith("DM-8.14: ")
    tapper.tapped = True
    assert why(duel, "tap ability", tapper).startswith("DM-8.14: ")
    tapper.tapped, tapper.fresh = False, True
    assert why(duel, "tap ability", tapper).startswith("DM-4.7: ")


def ask_of(session: Session, verb: str, mark: int, target: str = "") -> str:
    return session.why_not(verb, f"c{mark}", target)


def test_a_session_is_asked_by_handles_and_knows_no_card_that_the_seat_does_not_see(sit: Sit) -> None:
    session = sit(decks=[{VEHICLE: 40}] * 2, first="seat:0")
    own, others, deck = (session.duel.state.zones[seat][zone][0] for seat, zone in ((0, HAND), (1, HAND), (0, DECK)))
    assert ask_of(session, "charge", own.mark) == ""
    assert ask_of(session, "play", own.mark).startswith("DM-4.3: ")
    for hidden in (others, deck):
        assert ask_of(session, "charge", hidden.mark) == ask_of(session, "charge", 9999) == ""
    assert session.why_not("attack", "shields:0:1", "seat:1").startswith("DM-2.2")
    relocate(session.duel.state, own, 0, DECK)
    assert ask_of(session, "attack", others.mark, "seat:0") == ""
