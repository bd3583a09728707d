"""TAG-7.9, TAG-7.11, TAG-1.3: before a tag duel, and its first round."""

from collections.abc import Iterator

import pytest

from duelterm.core.looking import Eyes, view_of
from duelterm.duelmonsters.tag.ruleset import TagRules
from duelterm.duelmonsters.tag.switches import read_switches
from duelterm.session.duel import Duel
from tests.duelmonsters.scenario import language_pool
from tests.tag.scenario import Lay, Scenario

ELF, SKULL, EATER, OX = "Mystical Elf", "Summoned Skull", "Air Eater", "Battle Ox"
DECKS = ([ELF] * 20, [SKULL] * 20, [EATER] * 20, [OX] * 20)
ALL = ("you", "opp", "partner", "other")


def throw(duel: Scenario, first: str, second: str) -> None:
    """What the throwing seats of the two teams show."""
    while duel.prompt == "cut":
        duel.send(duel.asked.lo)
    for hand in (first, second):
        assert duel.prompt == "rock paper scissors"
        duel.send(hand)


def order_of_turns(duel: Scenario) -> Iterator[int]:
    """The seats as they have their turns, for one round."""
    for _ in range(4):
        duel.run_until("act")
        yield duel.state.active
        duel.end()


@pytest.mark.rule("TAG-7.11")
@pytest.mark.parametrize("verb", ["first", "second"])
@pytest.mark.parametrize("orders", [(0, 1), (0, 3), (2, 1), (2, 3)])
def test_the_winners_of_the_throw_choose_who_starts_and_each_team_its_order(verb: str, orders: tuple[int, int]) -> None:
    duel = Scenario.from_start(*DECKS)
    throw(duel, "rock", "scissors")
    assert (duel.prompt, duel.asked.seat) == ("who starts", 0)
    duel.act(verb)
    teams = [0, 1] if verb == "first" else [1, 0]
    for team in teams:
        assert (duel.prompt, duel.asked.seat) == ("team order", team)
        duel.send(next(act for act in duel.asked.options if act.target == orders[team]))
    one, other = (orders[team] for team in teams)
    assert list(order_of_turns(duel)) == [one, other, (one + 2) % 4, (other + 2) % 4]


@pytest.mark.rule("TAG-7.11")
def test_after_equal_hands_there_is_another_throw_and_the_other_team_may_win_it() -> None:
    duel = Scenario.from_start(*DECKS)
    throw(duel, "rock", "rock")
    throw(duel, "rock", "paper")
    assert (duel.prompt, duel.asked.seat) == ("who starts", 1)


@pytest.mark.rule("TAG-7.11")
def test_a_lot_may_decide_which_team_starts() -> None:
    started = set()
    for seed in range(12):
        duel = Scenario.from_start(*DECKS, seed=seed, first="chance")
        duel.run_until("act")
        started.add(duel.state.active)
    assert started == {0, 1}


@pytest.mark.rule("TAG-7.11")
@pytest.mark.parametrize("agreed", range(4))
def test_a_team_may_have_been_agreed_upon_and_still_chooses_its_order(agreed: int) -> None:
    duel = Scenario.from_start(*DECKS, first="agreement", agreed=agreed)
    duel.run_until("team order")
    assert sorted(act.target for act in duel.asked.options) == [agreed % 2, agreed % 2 + 2]
    duel.send(duel.asked.options[1])
    duel.run_until("act")
    assert duel.state.active == agreed % 2 + 2


@pytest.mark.rule("TAG-1.3", "TAG-7.9", "TAG-7.11")
@pytest.mark.case("Y01", "Y03", "Y06")
@pytest.mark.parametrize("verb", ["first", "second"])
def test_every_seat_has_its_own_deck_whoever_starts_and_partners_see_its_hand(verb: str) -> None:
    duel = Scenario.from_start(*DECKS)
    throw(duel, "rock", "scissors")
    duel.act(verb)
    for _ in range(2):
        duel.send(duel.asked.options[1])
    duel.run_until("act")
    first = duel.state.active
    for seat, name in enumerate((ELF, SKULL, EATER, OX)):
        who = duel.who_is(seat)
        assert duel.zone(who, "hand") == [name] * (6 if seat == first else 5)
        seen = {duel.state.sight(card) for card in duel.cards(who, "hand")}
        assert seen == {0b0101 if seat % 2 == 0 else 0b1010}


@pytest.mark.rule("TAG-7.9")
def test_each_draws_five_the_first_player_one_more_and_the_first_three_have_no_battle() -> None:
    duel = Scenario.from_start(*DECKS, first="chance")
    duel.run_until("act")
    held = [len(duel.zone(who, "hand")) for who in ALL]
    assert sorted(held) == [5, 5, 5, 6]
    assert held[ALL.index(duel.who)] == 6
    battles = []
    for _ in range(5):
        battles.append(duel.offers("battle"))
        duel.end()
        duel.run_until("act")
    assert battles == [False, False, False, True, True]


@pytest.mark.rule("TAG-7.9")
def test_only_the_turn_player_discards_down_to_six(lay: Lay) -> None:
    duel = lay(**{who: {"hand": [ELF] * 8} for who in ALL})
    duel.end()
    duel.run_until("hand limit")
    assert (duel.who, duel.asked.lo) == ("you", 2)
    duel.pick(ELF, ELF)
    duel.run_until("act")
    assert [len(duel.zone(who, "hand")) for who in ALL] == [6, 9, 8, 8]


@pytest.mark.rule("TAG-1.3")
@pytest.mark.case("Y10", "Y13")
def test_every_seat_has_its_own_extra_deck() -> None:
    rules = TagRules(language_pool())
    fusions = ["Flame Swordsman", "Karbonala Warrior", "Gaia the Dragon Champion", "Fusionist"]
    decks = [{"cards": {ELF: 40}, "fusion": {name: 1}, "side": 0} for name in fusions]
    duel = Duel(rules, rules.begin(decks, 1, read_switches({}), None))
    for seat, name in enumerate(fusions):
        view = view_of(duel.state, rules, Eyes(seat, 4, open_hands=False))
        cards = [card.face for card in view.seats[seat].zones["extra deck"].cards]
        assert [face and face.name for face in cards] == [name]
        partner, foe = ((seat + step) % 4 for step in (2, 1))
        assert view.seats[partner].zones["extra deck"].cards[0].face is not None
        assert view.seats[foe].zones["extra deck"].cards[0].face is None


@pytest.mark.rule("TAG-1.2", "TAG-1.3")
@pytest.mark.case("Y12")
def test_the_table_tells_the_teams_total_at_every_seat_and_who_has_the_turn(lay: Lay) -> None:
    duel = lay(life=(12000, 7000))
    rules = TagRules(language_pool())
    found = [rules.standing(duel.state, duel.seat_of(who)) for who in ALL]
    assert found == [(("LP", 12000),), (("LP", 7000),), (("LP", 12000),), (("LP", 7000),)]
    assert rules.moment(duel.state)[1] == duel.seat_of("you")


@pytest.mark.rule("TAG-1.3", "TAG-7.5")
def test_five_places_are_each_players_own(lay: Lay) -> None:
    full = {"spells": ["?Ookazi"] * 5, "monsters": [ELF] * 5}
    duel = lay(you={"hand": ["Trap Hole", ELF]}, partner=full)
    assert duel.offers("set", "Trap Hole")
    assert duel.offers("summon", ELF)
    duel = lay(you={"hand": ["Trap Hole", ELF], **full})
    assert not duel.offers("set", "Trap Hole")
    assert not duel.offers("summon", ELF)
