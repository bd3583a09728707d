"""The guide's own examples of the tag duel, played at the table: who is asked, and what the four can see of it.

The same as scenarios of the rules alone: `tests/tag/test_rules_4_sharing.py`, `5_words`, `6_winning`.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest

from duelterm.library.decks import Deck
from duelterm.session.journal import read_journal
from duelterm.session.opening import resume
from duelterm.session.session import Session
from tests.duelmonsters.scenario import EXODIA
from tests.properties.monsters import pool
from tests.session.sitting import asked, choose
from tests.session.tagging import TAG, begin, end_turn, sit_four

ELF, OX, RAIDER, SKULL = "Mystical Elf", "Battle Ox", "Axe Raider", "Summoned Skull"
GENIE, SCOUT = "La Jinn the Mystical Genie of the Lamp", "Sky Scout"
CRUSH, SWORDS, MAUSOLEUM = "Crush Card Virus", "Swords of Revealing Light", "Mausoleum of the Emperor"
OF_A_NAME, SEEDS = 12, 200
SEATS = range(TAG.seats)

EACH_SEAT = [0, *(pytest.param(seat, marks=pytest.mark.slow) for seat in SEATS[1:])]

in_each_team = pytest.mark.parametrize("you", [EACH_SEAT[0], EACH_SEAT[3]])
every_seat = pytest.mark.parametrize("you", EACH_SEAT)
one_of_each_team = pytest.mark.parametrize(("mine", "theirs"), [(0, 1), (0, 3), (2, 1), (2, 3)])
"""Places in turn order from you on: you or the partner, and an opponent."""


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for the disk."""
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)


# the table

Deal = Callable[..., Session]


def turns_from(you: int) -> list[int]:
    """The seats in turn order: you, an opponent, the partner, the other opponent."""
    return [(you + step) % TAG.seats for step in SEATS]


def team(seat: int) -> list[int]:
    return list(TAG.teams()[TAG.sides[seat]])


@pytest.fixture
def deal(path: Path) -> Iterator[Deal]:
    """`dealt` at `path`; the table is closed after the test."""
    opened: list[Session] = []

    def deal_to(you: int, *hands: Sequence[str], **how: Any) -> Session:
        opened.append(dealt(path, you, *hands, **how))
        return opened[-1]

    yield deal_to
    for table in opened:
        table.close()


def dealt(path: Path, you: int, *hands: Sequence[str], decks: Sequence[dict[str, int]] = ()) -> Session:
    """A tag duel in your first turn. Opening hands hold at least these cards, yours first, then in turn order; the
    decks have nothing but these, unless they are given. The first seed that deals so is taken.
    """
    given = decks or [dict.fromkeys(hand or [ELF], OF_A_NAME) for hand in hands]
    by_turn = [Deck(f"deck-{n}", f"Deck {n}", "duelmonsters", cards) for n, cards in enumerate(given)]
    by_seat = tuple(by_turn[turns_from(you).index(seat)] for seat in SEATS)
    order = turns_from(you)
    for seed in range(SEEDS):
        table = sit_four(path, seed=seed, decks=by_seat, first=f"seat:{TAG.sides[you]}")
        begin(table, order[:2])
        if table.question is not None and all(
            Counter(hand) <= Counter(seen(table, seat, "hand")) for seat, hand in zip(order, hands, strict=True)
        ):
            return table
        table.close()
        path.unlink()
    raise AssertionError(f"none of {SEEDS} seeds deals {hands}")


def same_again(table: Session, path: Path) -> None:
    """No hand was opened to the other team or the public. Close the table; its journal leads to the same duel, and to
    what everybody sees of it.
    """
    assert_hands_are_the_teams_own(table)
    shown = [table.view(seat) for seat in (*SEATS, None)], table.question, table.result
    digest, answers = table.duel.state.digest(), table.duel.answers
    table.close()
    again = resume(path, pool())
    assert (again.duel.state.digest(), again.duel.answers) == (digest, answers)
    assert ([again.view(seat) for seat in (*SEATS, None)], again.question, again.result) == shown
    again.close()
    if again.result is not None:
        assert read_journal(path).entries[-1]["over"] == list(again.result.winners)


# what is seen


def assert_hands_are_the_teams_own(table: Session) -> None:
    """TAG-1.4: the partner sees a hand too, nobody else does."""
    for viewer in (*SEATS, None):
        for seat in SEATS:
            shown = faces(table, viewer, seat, "hand")
            assert shown == (seen(table, seat, "hand") if viewer in team(seat) else [""] * len(shown))


def faces(table: Session, viewer: int | None, seat: int, zone: str) -> list[str]:
    """The names of a seat's cards in a zone as this viewer sees them, empty for a hidden one."""
    return [card.face.name if card.face else "" for card in table.view(viewer).seats[seat].zones[zone].cards]


def seen(table: Session, seat: int, zone: str) -> list[str]:
    """The same as the seat itself sees them."""
    return faces(table, seat, seat, zone)


def in_public(table: Session, zone: str, seats: Sequence[int]) -> list[list[str]]:
    """The names of these seats' cards there as everybody sees them; all four and the public agree."""
    found = [[faces(table, viewer, seat, zone) for seat in seats] for viewer in (*SEATS, None)]
    assert found == found[:1] * len(found)
    return found[0]


def left_in(table: Session, zone: str, seats: Sequence[int]) -> list[int]:
    """How many cards these seats have there, which all may know."""
    return [table.view(None).seats[seat].zones[zone].count for seat in seats]


def life(table: Session, *seats: int) -> list[int]:
    return [dict(table.view(None).seats[seat].figures)["LP"] for seat in seats]


def showing(table: Session, viewer: int | None) -> set[int]:
    """The seats that have shown cards, as this viewer was told."""
    lines = [line.text for line in table.news(viewer)]
    return {seat for seat in SEATS if any(line.startswith(f"{table.names[seat]} shows ") for line in lines)}


def read_of(table: Session, name: str) -> set[int | None]:
    """Who has been told of a card of this name."""
    return {viewer for viewer in (*SEATS, None) if any(name in line.text for line in table.news(viewer))}


def in_hand(table: Session, name: str) -> str:
    """The handle of such a card in the hand of whoever is asked."""
    seat = asked(table).seat
    hand = table.view(seat).seats[seat].zones["hand"].cards
    return next(card.handle for card in hand if card.face is not None and card.face.name == name)


def offers(table: Session, verb: str, name: str = "") -> bool:
    return any(choice.verb == verb and name in choice.text for choice in asked(table).choices)


# what is done


def decline(table: Session) -> None:
    """Nobody answers, and no card stands in for another, as long as that is asked."""
    while table.question is not None and (offers(table, "pass") or asked(table).prompt == "stand in"):
        table.answer([choice.key for choice in asked(table).choices if choice.verb == "pass"])


def do(table: Session, verb: str, name: str = "") -> None:
    """An act of the turn player that nobody answers; up to what is asked next."""
    assert asked(table).prompt == "act"
    choose(table, verb, name)
    decline(table)


def pick(table: Session, seat: int, *names: str) -> None:
    """This seat is asked for cards and picks these."""
    question = asked(table)
    assert (question.kind, question.seat) == ("pick", seat)
    table.answer([next(choice.key for choice in question.choices if name in choice.text) for name in names])
    decline(table)


def mean(table: Session, asker: int, seat: int, among: Sequence[int]) -> None:
    """This seat is asked, openly, whom of these a card means."""
    question = asked(table)
    assert (question.prompt, question.seat, question.private) == ("player", asker, False)
    assert {choice.target for choice in question.choices} == {f"seat:{other}" for other in among}
    table.answer([f"player>seat:{seat}"])
    decline(table)


def first_round(table: Session, *acts: tuple[str, str] | None) -> None:
    """One turn after another in which one thing is done, or nothing; then it is your second turn."""
    you = asked(table).seat
    for act in acts:
        if act is not None:
            do(table, *act)
        assert asked(table).prompt == "act"
        end_turn(table)
    assert asked(table).seat == you


# sharing


@every_seat
@pytest.mark.rule("TAG-4.1", "TAG-5.1")
def test_crush_card_virus_tributes_the_partners_sangan_for_one_opponents_hand(you: int, deal: Deal, path: Path) -> None:
    you, opp, partner, other = order = turns_from(you)
    table = deal(you, [CRUSH], [GENIE, SKULL], ["Sangan", ELF], [ELF, SKULL])
    first_round(table, ("set", CRUSH), ("summon", GENIE), ("summon", "Sangan"), ("summon", ELF))
    kept, struck = seen(table, opp, "hand"), seen(table, other, "hand")
    do(table, "turn up", CRUSH)
    mean(table, you, other, (opp, other))
    assert (asked(table).prompt, asked(table).private) == ("search", True)
    pick(table, partner, ELF)
    assert in_public(table, "monsters", order) == [[], [], [], [ELF]]
    skulls = [SKULL] * struck.count(SKULL)
    assert skulls
    assert in_public(table, "graveyard", order) == [[CRUSH], [GENIE], ["Sangan"], skulls]
    assert seen(table, opp, "hand") == kept
    assert seen(table, other, "hand") == [name for name in struck if name != SKULL]
    assert left_in(table, "hand", [partner]) == [6]
    same_again(table, path)


@every_seat
@pytest.mark.rule("TAG-4.1", "TAG-4.2")
def test_summoned_skull_comes_for_the_partners_monster_and_its_player_chooses(you: int, deal: Deal, path: Path) -> None:
    you, _, partner, _ = order = turns_from(you)
    table = deal(you, [OX, SKULL], [GENIE], [ELF], [GENIE])
    first_round(table, ("summon", OX), ("summon", GENIE), ("summon", ELF), None)
    do(table, "summon", SKULL)
    assert sorted(choice.text for choice in asked(table).choices) == [OX, ELF]
    pick(table, you, ELF)
    assert in_public(table, "monsters", order) == [[OX, SKULL], [GENIE], [], []]
    assert in_public(table, "graveyard", [partner, you]) == [[ELF], []]
    same_again(table, path)


@every_seat
@pytest.mark.rule("TAG-4.3", "TAG-7.5")
def test_premature_burial_brings_back_the_partners_monster_but_not_an_opponents(
    you: int, deal: Deal, path: Path
) -> None:
    you, opp, partner, other = order = turns_from(you)
    table = deal(you, ["Premature Burial"], [ELF], [GENIE], [SCOUT])
    for act in (None, None, ("summon", GENIE)):
        if act:
            do(table, *act)
        end_turn(table)
    for act in (("summon", SCOUT), ("battle", ""), ("attack", SCOUT), ("end battle", "")):
        do(table, *act)
    end_turn(table)
    assert in_public(table, "graveyard", order) == [[], [], [GENIE], [SCOUT]]
    do(table, "use", "Premature Burial")
    assert asked(table).prompt == "act"
    assert in_public(table, "monsters", order) == [[GENIE], [], [], []]
    assert in_public(table, "graveyard", order) == [[], [], [], [SCOUT]]
    assert in_public(table, "spells", [you]) == [["Premature Burial"]]
    assert life(table, you, partner, opp, other) == [15200, 15200, 16000, 16000]
    same_again(table, path)


# whom a card means


@one_of_each_team
@in_each_team
@pytest.mark.rule("TAG-5.1", "TAG-5.2", "TAG-5.5")
def test_exchange_is_done_with_one_opponents_hand_that_its_player_picks(
    you: int, mine: int, theirs: int, deal: Deal, path: Path
) -> None:
    you, opp, partner, other = order = turns_from(you)
    own = ELF, GENIE, OX, RAIDER
    table = deal(you, ["Exchange", ELF], [GENIE], [OX], [RAIDER])
    hands = {seat: Counter(seen(table, seat, "hand")) for seat in order}
    do(table, "use", "Exchange")
    mean(table, you, order[mine], (you, partner))
    mean(table, you, order[theirs], (opp, other))
    hands[you]["Exchange"] -= 1
    before = {seat: Counter(hand) for seat, hand in hands.items()}
    for giver, taker in sorted(((theirs, mine), (mine, theirs)), key=itemgetter(1)):  # STD-3.16
        assert asked(table).private
        assert Counter(choice.text for choice in asked(table).choices) == before[order[giver]]
        pick(table, order[taker], own[giver])
        hands[order[giver]] -= Counter([own[giver]])
        hands[order[taker]] += Counter([own[giver]])
    assert asked(table).prompt == "act"
    assert {seat: Counter(seen(table, seat, "hand")) for seat in order} == hands
    assert all(showing(table, viewer) == {order[mine], order[theirs]} for viewer in (*SEATS, None))
    for place in {0, 1, 2, 3} - {mine, theirs}:
        assert read_of(table, own[place]) == set(team(order[place]))
    same_again(table, path)


@pytest.mark.parametrize("whose", [1, 3])
@every_seat
@pytest.mark.rule("TAG-5.3", "TAG-7.6")
def test_brain_control_takes_either_opponents_monster_for_the_turn(
    you: int, whose: int, deal: Deal, path: Path
) -> None:
    you, opp, partner, _ = order = turns_from(you)
    table = deal(you, ["Brain Control"], [GENIE], [ELF], [RAIDER])
    first_round(table, None, ("summon", GENIE), ("summon", ELF), ("summon", RAIDER))
    lying = [[], [GENIE], [ELF], [RAIDER]]
    do(table, "use", "Brain Control")
    assert sorted(choice.text for choice in asked(table).choices) == [RAIDER, GENIE]
    assert not asked(table).private
    pick(table, you, *lying[whose])
    taken = [lying[whose], *([] if place == whose else lying[place] for place in (1, 2, 3))]
    assert in_public(table, "monsters", order) == taken
    assert life(table, you, partner, opp) == [15200, 15200, 16000]
    end_turn(table)
    assert in_public(table, "monsters", order) == lying
    same_again(table, path)


@one_of_each_team
@in_each_team
@pytest.mark.rule("TAG-5.5")
def test_card_destruction_reaches_one_of_each_team(you: int, mine: int, theirs: int, deal: Deal, path: Path) -> None:
    you, opp, partner, other = order = turns_from(you)
    own = ELF, GENIE, OX, RAIDER
    table = deal(you, ["Card Destruction", ELF], [GENIE], [OX], [RAIDER])
    hands = [Counter(seen(table, seat, "hand")) for seat in order]
    decks = left_in(table, "deck", order)
    do(table, "use", "Card Destruction")
    mean(table, you, order[mine], (you, partner))
    mean(table, you, order[theirs], (opp, other))
    hands[0]["Card Destruction"] -= 1
    thrown = [hand if place in (mine, theirs) else Counter[str]() for place, hand in enumerate(hands)]
    used = [1, 0, 0, 0]
    assert left_in(table, "hand", order) == [hand.total() for hand in hands]
    assert left_in(table, "deck", order) == [count - cards.total() for count, cards in zip(decks, thrown, strict=True)]
    piles = in_public(table, "graveyard", order)
    assert [len(pile) - more for pile, more in zip(piles, used, strict=True)] == [cards.total() for cards in thrown]
    for place in {0, 1, 2, 3} - {mine, theirs}:
        assert Counter(seen(table, order[place], "hand")) == hands[place]
        assert read_of(table, own[place]) == set(team(order[place]))
    same_again(table, path)


# what stops, counts and binds


@every_seat
@pytest.mark.rule("TAG-5.6", "TAG-5.8", "TAG-7.4")
def test_reckless_greed_costs_the_next_draw_of_each_partner(you: int, deal: Deal, path: Path) -> None:
    order = turns_from(you)
    table = deal(you, ["Reckless Greed", ELF], [ELF], [ELF], [ELF])
    first_round(table, ("set", "Reckless Greed"), None, None, None)
    decks = left_in(table, "deck", order)
    do(table, "turn up", "Reckless Greed")
    assert left_in(table, "deck", order) == [decks[0] - 2, *decks[1:]]
    drawn = []
    for _ in range(8):
        before = left_in(table, "deck", SEATS)
        end_turn(table)
        drawn.append([seat for seat in order if left_in(table, "deck", [seat])[0] < before[seat]])
    _, opp, partner, other = order
    assert drawn == [[opp], [], [other], [], [opp], [partner], [other], [you]]
    same_again(table, path)


@every_seat
@pytest.mark.rule("TAG-5.8", "TAG-5.7", "TAG-5.3")
def test_swords_of_revealing_light_lasts_for_three_turns_of_either_opponent(you: int, deal: Deal, path: Path) -> None:
    you, opp, partner, other = order = turns_from(you)
    table = deal(you, [SWORDS, ELF], [ELF, GENIE], [OX], [ELF, GENIE])
    first_round(table, ("set", ELF), ("set", ELF), ("summon", OX), ("set", ELF))
    assert [faces(table, None, seat, "monsters") for seat in order] == [[""], [""], [OX], [""]]
    do(table, "use", SWORDS)
    assert [faces(table, None, seat, "monsters") for seat in order] == [[""], [ELF], [OX], [ELF]]
    end_turn(table)
    lying = []
    for seat in (opp, partner, other, you, opp, partner, other):
        assert asked(table).seat == seat
        lying.append(in_public(table, "spells", [you]) == [[SWORDS]])
        if seat in (opp, other) and offers(table, "summon", GENIE):
            do(table, "summon", GENIE)
        do(table, "battle")
        can_attack = offers(table, "attack")
        assert can_attack is (seat == partner or (seat == other and not lying[-1])), (seat, lying)
        do(table, "end battle")
        end_turn(table)
    assert lying == [True] * 5 + [False] * 2
    assert in_public(table, "graveyard", [you]) == [[SWORDS]]
    same_again(table, path)


@every_seat
@pytest.mark.rule("TAG-5.9")
def test_heavy_storm_destroys_the_spells_and_traps_of_all_four(you: int, deal: Deal, path: Path) -> None:
    order = turns_from(you)
    table = deal(you, ["Heavy Storm", "Ookazi"], ["Waboku"], ["Waboku"], ["Ookazi"])
    first_round(table, ("set", "Ookazi"), ("set", "Waboku"), ("set", "Waboku"), ("set", "Ookazi"))
    assert left_in(table, "spells", order) == [1, 1, 1, 1]
    assert [faces(table, you, seat, "spells") for seat in order] == [["Ookazi"], [""], ["Waboku"], [""]]
    do(table, "use", "Heavy Storm")
    assert asked(table).prompt == "act"
    assert in_public(table, "spells", order) == [[], [], [], []]
    assert in_public(table, "graveyard", order) == [["Ookazi", "Heavy Storm"], ["Waboku"], ["Waboku"], ["Ookazi"]]
    same_again(table, path)


@every_seat
@pytest.mark.rule("TAG-5.9")
def test_mask_of_restrict_lets_none_of_the_four_tribute(you: int, deal: Deal, path: Path) -> None:
    order = turns_from(you)
    table = deal(you, ["Mask of Restrict", ELF, SKULL], *[[ELF, SKULL]] * 3)
    do(table, "set", "Mask of Restrict")
    first_round(table, *[("summon", f"summon {ELF}")] * 4)
    assert in_public(table, "monsters", order) == [[ELF]] * 4
    assert offers(table, "summon", SKULL)
    do(table, "turn up", "Mask of Restrict")
    for seat in order:
        assert asked(table).seat == seat
        assert not offers(table, "summon", SKULL)
        assert not offers(table, "set", SKULL)
        assert table.why_not("summon", in_hand(table, SKULL)) == "Mask of Restrict forbids it"
        end_turn(table)
    same_again(table, path)


@every_seat
@pytest.mark.rule("TAG-1.5", "TAG-5.9", "TAG-1.2")
@pytest.mark.case("Y43")
def test_mausoleum_of_the_emperor_is_used_by_every_player_in_turn(you: int, deal: Deal, path: Path) -> None:
    order = turns_from(you)
    table = deal(you, [MAUSOLEUM, SKULL], [SKULL], [SKULL], [SKULL])
    do(table, "use", MAUSOLEUM)
    paid = []
    for seat in order:
        assert asked(table).seat == seat
        do(table, "activate", MAUSOLEUM)
        assert asked(table).private
        pick(table, seat, SKULL)
        assert in_public(table, "monsters", [seat]) == [[SKULL]]
        paid.append(life(table, *order[:2]))
        end_turn(table)
    assert paid == [[15000, 16000], [15000, 15000], [14000, 15000], [14000, 14000]]
    assert in_public(table, "field spell", order) == [[MAUSOLEUM], [], [], []]
    same_again(table, path)


# winning


def ended(table: Session, winners: Sequence[int], words: str) -> None:
    """It is over, and these seats have won."""
    assert table.question is None
    assert table.result is not None
    assert (table.result.winners, table.result.winner) == (tuple(winners), winners[0])
    assert table.result.reason == f"TAG-6.1: {words}"


@pytest.mark.parametrize("place", [1, 2])
@pytest.mark.parametrize("holder", EACH_SEAT)
@pytest.mark.rule("TAG-6.1")
def test_exodia_drawn_by_one_partner_wins_for_the_team(holder: int, place: int, deal: Deal, path: Path) -> None:
    decks = [{ELF: OF_A_NAME} for _ in SEATS]
    decks[place] = dict.fromkeys([*EXODIA, ELF], 1)
    wanted = [[ELF] for _ in SEATS]
    table = deal((holder - place) % TAG.seats, *wanted, decks=decks)
    for _ in range(place):
        assert table.result is None
        end_turn(table)
    ended(table, team(holder), "all five pieces of Exodia are in one hand")
    same_again(table, path)


@pytest.mark.parametrize("place", [0, 2])
@pytest.mark.parametrize("loser", EACH_SEAT)
@pytest.mark.rule("TAG-6.1")
def test_who_has_no_card_for_the_draw_phase_loses_for_the_team(loser: int, place: int, deal: Deal, path: Path) -> None:
    decks = [{ELF: OF_A_NAME} for _ in SEATS]
    decks[place] = {ELF: 6}
    table = deal((loser - place) % TAG.seats, *[[ELF]] * TAG.seats, decks=decks)
    for _ in range(TAG.seats + place):
        assert table.result is None
        end_turn(table)
    ended(
        table,
        [seat for seat in SEATS if seat not in team(loser)],
        "a player of the other team had no card left to draw",
    )
    same_again(table, path)
