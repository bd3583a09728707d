"""Spells about hands, decks and graveyards, and what is seen by them, in both seats."""

import pytest

from duelterm.core.looking import Eyes
from tests.duelmonsters.scenario import Lay, Scenario, trap

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"
TELESCOPE, SPY = "Ancient Telescope", "The Inexperienced Spy"


def known_by(duel: Scenario, who: str, zone: str, of: str) -> list[str]:
    """The cards of a zone that were looked at, as far as a player may know which."""
    eyes = Eyes(duel.seat_of(who), 2, open_hands=False)
    told = {event.card for event in duel.state.events if event.kind == "looked" and eyes.may_know(event.names)}
    return [card.definition.name for card in duel.cards(of, zone) if card.uid in told]


def test_ancient_telescope_shows_five_cards_and_leaves_them_in_their_order(lay: Lay) -> None:
    deck = [DRAGON, *[ELF] * 3, SKULL, "Ookazi"]
    duel = lay(you={"hand": [TELESCOPE]}, opp={"deck": deck})
    duel.use(TELESCOPE)
    assert (duel.who, duel.prompt, duel.asked.private) == ("you", "look", True)
    assert duel.options() == ["Ookazi", SKULL, ELF, ELF, ELF]
    duel.pick()
    assert duel.zone("opp", "deck") == deck
    assert known_by(duel, "you", "deck", "opp") == deck[1:]


@pytest.mark.case("Y61")
def test_what_ancient_telescope_shows_its_player_nobody_else_sees(lay: Lay) -> None:
    duel = lay(you={"hand": [TELESCOPE]}, opp={"deck": [SKULL] * 5})
    duel.use(TELESCOPE)
    duel.pick()
    assert known_by(duel, "opp", "deck", "opp") == []
    assert duel.happened("looked", "revealed") == ["looked"] * 5


def test_ancient_telescope_with_a_short_deck_and_with_none(lay: Lay) -> None:
    duel = lay(you={"spells": ["?" + TELESCOPE]}, opp={"deck": [ELF, SKULL]})
    duel.turn_up(TELESCOPE)
    assert duel.options() == [SKULL, ELF]
    assert not lay(you={"hand": [TELESCOPE]}, opp={"deck": []}).offers("use", TELESCOPE)


@pytest.mark.case("Y60")
def test_the_inexperienced_spy_picks_blindly_and_then_sees_one_card(lay: Lay) -> None:
    duel = lay(you={"hand": [SPY]}, opp={"hand": [ELF, SKULL]})
    duel.use(SPY)
    assert (duel.who, len(duel.options()), duel.asked.shown) == ("you", 2, False)
    assert known_by(duel, "you", "hand", "opp") == []
    duel.send([duel.asked.options[1]])
    assert known_by(duel, "you", "hand", "opp") == [SKULL]
    duel.pick()
    assert duel.zone("opp", "hand") == [ELF, SKULL]


def test_the_inexperienced_spy_needs_a_hand_opposite(lay: Lay) -> None:
    assert not lay(you={"hand": [SPY, ELF]}).offers("use", SPY)
    duel = lay(you={"spells": ["?" + SPY]}, opp={"hand": [ELF]})
    duel.turn_up(SPY)
    duel.run_until("act")
    assert known_by(duel, "you", "hand", "opp") == [ELF]


def test_card_destruction_changes_both_hands(lay: Lay) -> None:
    duel = lay(you={"hand": ["Card Destruction", ELF, SKULL]}, opp={"hand": [DRAGON], "deck": [SKULL] * 5})
    duel.use("Card Destruction")
    assert duel.zone("you", "graveyard") == [ELF, SKULL, "Card Destruction"]
    assert duel.zone("opp", "graveyard") == [DRAGON]
    assert (duel.zone("you", "hand"), duel.zone("opp", "hand")) == ([ELF, ELF], [SKULL])


def test_card_destruction_with_one_empty_hand_and_with_two(lay: Lay) -> None:
    duel = lay(you={"spells": ["?Card Destruction"]}, opp={"hand": [DRAGON]})
    duel.turn_up("Card Destruction")
    assert (duel.zone("you", "hand"), duel.zone("opp", "hand")) == ([], [ELF])
    assert not lay(you={"hand": ["Card Destruction"]}).offers("use", "Card Destruction")


@pytest.mark.rule("R3-4.3")
def test_card_destruction_ends_the_duel_when_a_deck_is_too_short(lay: Lay) -> None:
    duel = lay(you={"hand": ["Card Destruction", ELF, ELF], "deck": [SKULL]}, opp={"hand": [ELF]}, life=(9000, 8000))
    duel.use("Card Destruction")
    assert (duel.prompt, duel.winner, duel.rule) == ("over", "you", "R3-4.3")
    assert (duel.zone("you", "hand"), duel.zone("opp", "hand")) == ([SKULL], [ELF])


def test_graceful_charity_draws_three_and_throws_two_of_all_away(lay: Lay) -> None:
    duel = lay(you={"hand": ["Graceful Charity", SKULL]})
    duel.use("Graceful Charity")
    assert (duel.who, duel.prompt, duel.options()) == ("you", "discard", [SKULL, ELF, ELF, ELF])
    duel.pick(SKULL, ELF)
    assert duel.zone("you", "hand") == [ELF, ELF]
    assert duel.zone("you", "graveyard") == [SKULL, ELF, "Graceful Charity"]


@pytest.mark.rule("R3-4.3")
def test_graceful_charity_ends_the_duel_without_another_question_when_the_deck_is_too_short(lay: Lay) -> None:
    duel = lay(you={"spells": ["?Graceful Charity"], "deck": [ELF, ELF]}, life=(100, 8000))
    duel.turn_up("Graceful Charity")
    assert (duel.prompt, duel.winner) == ("over", "opp")
    assert duel.zone("you", "hand") == [ELF, ELF]


def test_soul_release_takes_up_to_five_cards_of_either_graveyard(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Soul Release"], "graveyard": [ELF, "Ookazi"]}, opp={"graveyard": [SKULL, SKULL, DRAGON, ELF]}
    )
    duel.use("Soul Release")
    assert (duel.asked.lo, duel.asked.hi, len(duel.options())) == (1, 5, 6)
    duel.pick(SKULL, "Ookazi", DRAGON)
    assert (duel.zone("you", "aside"), duel.zone("opp", "aside")) == (["Ookazi"], [SKULL, DRAGON])
    assert duel.zone("you", "graveyard") == [ELF, "Soul Release"]


def test_soul_release_needs_a_card_in_a_graveyard(lay: Lay) -> None:
    assert not lay(you={"spells": ["?Soul Release"]}).offers("turn up", "Soul Release")
    duel = lay(you={"spells": ["?Soul Release"]}, opp={"graveyard": [ELF]})
    duel.turn_up("Soul Release")
    assert (duel.zone("opp", "graveyard"), duel.zone("opp", "aside")) == ([], [ELF])


@pytest.mark.case("Y45")
def test_soul_release_takes_what_is_still_there(lay: Lay) -> None:
    raise_ = trap("Raise", "{target: {choose: 1, zone: graveyard, kind: monster}, do: {summon: target}}")
    duel = lay(you={"hand": ["Soul Release"]}, opp={"graveyard": [SKULL, ELF], "spells": ["?Raise"]}, made=[raise_])
    duel.use("Soul Release")
    duel.pick(SKULL, ELF)
    duel.turn_up("Raise")
    duel.pick(SKULL)
    duel.upright(SKULL)
    assert (duel.zone("opp", "aside"), duel.zone("opp", "monsters")) == ([ELF], [SKULL])
