"""A running duel from outside: saved, resumed, stepped back, given up, recorded."""

import os
from contextlib import closing
from pathlib import Path

import pytest

from duelterm.library.decks import Deck
from duelterm.library.stats import figures
from duelterm.session.api import RefusedAnswer, Result
from duelterm.session.journal import JournalFault, read_journal
from duelterm.session.opening import resume
from duelterm.session.session import Session
from duelterm.session.unfinished import unfinished
from tests.properties.playing import deck, pool
from tests.session.conftest import Again, Sit
from tests.session.sitting import asked, choose, give, play, play_out, rewrite, sealed, sit_anyhow, state_of


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for the disk."""
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)


def go_on(table: Session, prompt: str) -> None:
    """Answer as proposed, or with least, until this is asked."""
    for _ in range(300):
        question = asked(table)
        if question.prompt == prompt:
            return
        if question.kind == "act":
            key = "end" if question.prompt == "act" else question.choices[0].key
            table.answer([key])
        else:
            table.answer(["no"] if question.kind == "confirm" else list(question.proposal))
    raise AssertionError(f"{prompt!r} was never asked")


def with_mana(table: Session, amount: int) -> int:
    """Charge and end turn after turn until the seat whose turn it is has so much mana. That seat."""
    while True:
        go_on(table, "act")
        seat = table.view(None).active
        charged = [choice for choice in asked(table).choices if choice.verb == "charge"]
        if charged:
            table.answer([charged[0].key])
        if table.view(None).seats[seat].zones["mana"].count >= amount:
            return seat
        table.answer(["end"])


# saving


@pytest.mark.slow
def test_a_duel_is_resumed_at_every_kind_of_prompt(tmp_path: Path) -> None:
    kinds: set[str] = set()
    prompts: set[str] = set()
    for seed in (296, 297):
        path = tmp_path / f"{seed}.duel"
        with closing(sit_anyhow(path, seed)) as session:
            for number, _ in enumerate(play(session, seed)):
                if session.question is None or session.question.prompt in prompts:
                    continue
                kinds.add(session.question.kind)
                prompts.add(session.question.prompt)
                copy = tmp_path / f"{seed}-{number}.duel"
                copy.write_bytes(path.read_bytes())
                with closing(resume(copy, pool())) as twin:
                    assert state_of(twin) == state_of(session)
    assert kinds == {"act", "pick", "confirm", "order", "number", "name"}
    assert len(prompts) > 10


def test_a_duel_whose_first_player_is_settled_by_hands_is_resumed_between_the_two(sit: Sit, again: Again) -> None:
    session = sit(first="rock-paper-scissors")
    session.answer(["rock"])
    session.close()
    resumed = again()
    assert resumed.question is not None
    assert (resumed.question.seat, resumed.question.kind, resumed.question.private) == (1, "name", True)
    assert "rock" not in repr(resumed.view(1)) + repr(resumed.news(1))
    resumed.answer(["paper"])
    assert resumed.view(None).active == 1


def test_a_card_that_is_no_longer_there_or_says_something_else_stops_the_resuming(
    sit: Sit, again: Again, path: Path
) -> None:
    session = sit()
    list(play(session, 1, most=5))
    session.close()
    name = next(iter(deck("starter").cards))
    content = path.read_bytes()
    without = {key: card for key, card in pool().items() if key != name}
    with pytest.raises(JournalFault, match=f"one.duel: the card '{name}' is no longer in the card files"):
        resume(path, without)
    changed = dict(pool()) | {name: pool()[name].model_copy(update={"cost": 9})}
    with pytest.raises(JournalFault, match="the card files say something else of this duel's cards"):
        resume(path, changed)
    assert path.read_bytes() == content
    assert again().duel.answers == 5


def test_an_unknown_switch_is_named(sit: Sit, again: Again, path: Path) -> None:
    sit().close()
    rewrite(path, 1, lambda header: header["switches"].update(gravity="off"))
    with pytest.raises(JournalFault, match="no switch 'gravity'"):
        again()


def test_a_policy_that_is_none_is_refused(sit: Sit, again: Again, path: Path) -> None:
    sit().close()
    path.write_bytes(path.read_bytes() + sealed({"policy": [0, "cheat"]}))
    with pytest.raises(JournalFault, match="'cheat' is no policy"):
        again()


def test_a_state_that_differs_is_named_with_the_last_that_agreed(sit: Sit, again: Again, path: Path) -> None:
    session = sit(seed=3)
    list(play(session, 3, most=25))
    session.close()
    whole = path.read_bytes()
    rewrite(path, 22, lambda entry: entry.update(d="0123456789abcdef"))
    with pytest.raises(JournalFault, match=r"one.duel: entry 21: the state differs; it agreed up to entry 11$"):
        again()
    path.write_bytes(whole)
    rewrite(path, 1, lambda header: header.update(seed=4))
    with pytest.raises(JournalFault, match=r"one.duel: entry 1: the state differs; it agreed up to entry 0$"):
        again()


def test_another_answer_than_was_given_is_found_by_the_next_digest(sit: Sit, again: Again, path: Path) -> None:
    session = sit(decks=[{"Aqua Vehicle": 40}] * 2)
    other = [choice.key for choice in asked(session).choices if choice.verb == "charge"][-1]
    for number in range(12):
        choose(session, "end" if number % 2 else "charge")
    session.close()
    rewrite(path, 2, lambda entry: entry.update(a=[other]))
    with pytest.raises(JournalFault, match=r"entry 11: the state differs; it agreed up to entry 1$"):
        again()


# stepping back


def test_charging_and_ordinary_playing_are_stepped_back_over(sit: Sit) -> None:
    session = sit(decks=[{"Aqua Vehicle": 40}] * 2)
    with_mana(session, 2)
    before = state_of(session)
    choose(session, "play")
    assert session.can_undo()
    session.undo()
    assert state_of(session)[:2] == before[:2]
    assert state_of(session)[4:] == before[4:]


def test_a_step_back_leads_out_of_a_payment(sit: Sit) -> None:
    session = sit(decks=[{"Aqua Vehicle": 40}] * 2)
    with_mana(session, 3)
    before = state_of(session)[:2]
    choose(session, "play")
    assert asked(session).prompt == "pay"
    session.undo()
    assert state_of(session)[:2] == before


def refuses(session: Session, reason: str) -> None:
    """There is no way back now, and it is said why."""
    assert not session.can_undo()
    before = state_of(session)
    with pytest.raises(RefusedAnswer, match=f"^{reason}$"):
        session.undo()
    assert state_of(session) == before


def test_there_is_no_way_back_before_the_first_act_or_into_anothers_turn(sit: Sit) -> None:
    session = sit(decks=[{"Aqua Vehicle": 40}] * 2)
    refuses(session, "nothing is done yet")
    choose(session, "end")
    refuses(session, "nothing is done yet")
    choose(session, "charge")
    session.undo()
    refuses(session, "nothing is done yet")


def test_there_is_no_way_back_after_a_draw(sit: Sit) -> None:
    session = sit(decks=[{"Aqua Hulcus": 40}] * 2)
    with_mana(session, 3)
    choose(session, "play")
    go_on(session, "may")
    assert session.can_undo()
    session.answer(["yes"])
    refuses(session, "something secret has come out since")


def test_there_is_no_way_back_from_a_look_into_a_deck(sit: Sit) -> None:
    session = sit(decks=[{"Crystal Memory": 40}] * 2)
    with_mana(session, 4)
    choose(session, "play")
    go_on(session, "search")
    refuses(session, "something secret has come out since")
    session.answer([])
    refuses(session, "chance has come out since")


def test_there_is_no_way_back_once_the_others_hand_has_come_out(sit: Sit) -> None:
    session = sit(decks=[{"Lost Soul": 40}] * 2)
    with_mana(session, 7)
    choose(session, "play")
    go_on(session, "act")
    refuses(session, "something secret has come out since")


def test_there_is_no_way_back_after_chance(sit: Sit) -> None:
    session = sit(decks=[{"Ghost Touch": 40}] * 2)
    with_mana(session, 2)
    choose(session, "play")
    go_on(session, "act")
    refuses(session, "chance has come out since")


def test_there_is_no_way_back_once_a_shield_is_broken_or_the_other_was_asked(sit: Sit) -> None:
    session = sit(decks=[{"Aqua Vehicle": 40}] * 2)
    seat = with_mana(session, 2)
    choose(session, "play")
    session.answer(["end"])
    while session.view(None).active != seat:
        go_on(session, "act")
        session.answer(["end"])
    attack = next(choice for choice in asked(session).choices if choice.verb == "attack")
    assert attack.consequence == "breaks 1 shield: no undo once broken"
    choose(session, "attack")
    go_on(session, "break")
    assert session.can_undo()
    go_on(session, "shield")
    refuses(session, "somebody else has acted since")
    go_on(session, "act")
    refuses(session, "somebody else has been asked since")


def test_there_is_no_way_back_after_a_look_at_shields(sit: Sit) -> None:
    session = sit(decks=[{"Recon Operation": 40}] * 2)
    with_mana(session, 2)
    choose(session, "play")
    assert asked(session).prompt == "look"
    assert session.can_undo()
    session.answer([choice.key for choice in asked(session).choices[:2]])
    refuses(session, "something secret has come out since")
    go_on(session, "act")
    refuses(session, "something secret has come out since")


@pytest.mark.parametrize("blocks", [True, False])
def test_there_is_no_way_back_once_the_other_was_asked_to_block(sit: Sit, blocks: bool) -> None:
    session = sit(decks=[{"Aqua Vehicle": 40}, {"Hunter Fish": 40}], first="seat:1")
    verbs: set[str] = set()
    while "attack" not in verbs:
        go_on(session, "act")
        verbs = {choice.verb for choice in asked(session).choices}
        zones = session.view(None).seats[session.view(None).active].zones
        if "charge" in verbs and zones["mana"].count < 2:
            choose(session, "charge")
        elif "attack" not in verbs:
            choose(session, "play" if "play" in verbs and zones["battle"].count == 0 else "end")
    choose(session, "attack")
    assert (asked(session).seat, asked(session).prompt) == (1, "block")
    refuses(session, "somebody else has acted since")
    session.answer([asked(session).choices[0].key] if blocks else [])
    refuses(session, "somebody else has been asked since")


# the end


def test_a_seat_may_give_up_at_any_time(sit: Sit, again: Again, path: Path) -> None:
    session = sit()
    list(play(session, 1, most=9))
    session.concede(0)
    assert session.question is None
    assert session.result == Result(1, "DM-9.12: a player gave up", (1,))
    with pytest.raises(RefusedAnswer, match="the duel has ended"):
        session.concede(1)
    with pytest.raises(RefusedAnswer, match="the duel has ended"):
        session.answer(["end"])
    assert not session.can_undo()
    session.close()
    assert [sorted(entry) for entry in read_journal(path).entries[-2:]] == [["concede"], ["d", "over"]]
    assert again().result == session.result


def duels_recorded(number: int = 0) -> int:
    """In how many duels the figures know this deck."""
    return figures(Deck(f"deck-{number}", "", "duelmasters", deck("starter").cards)).duels


def test_a_finished_duel_is_recorded_once(sit: Sit, again: Again, path: Path) -> None:
    session = sit(seed=2)
    list(play(session, 2, most=30))
    assert duels_recorded() == 0
    play_out(session, 2)
    session.close()
    assert (duels_recorded(0), duels_recorded(1)) == (1, 1)
    used = figures(Deck("deck-0", "", "duelmasters", deck("starter").cards)).cards
    assert sum(card.played for card in used) == sum(
        event.kind in ("summoned", "cast") and event.seat == 0 for event in session.duel.state.events
    )
    content = path.read_bytes()
    again().close()
    assert path.read_bytes() == content
    assert (duels_recorded(0), duels_recorded(1)) == (1, 1)


def test_a_duel_ends_well_even_if_its_figures_cannot_be_kept(sit: Sit, player_dirs: Path, path: Path) -> None:
    store = player_dirs / "data" / "figures.sqlite"
    store.parent.mkdir(parents=True, exist_ok=True)
    store.write_bytes(b"no store at all" * 50)
    session = sit()
    session.concede(0)
    assert session.result is not None
    assert unfinished(path.parent) == []


def test_a_duel_killed_before_its_end_was_written_is_finished_when_it_is_resumed(
    sit: Sit, again: Again, path: Path
) -> None:
    session = sit(seed=2)
    play_out(session, 2)
    session.close()
    whole = path.read_bytes()
    path.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    assert len(unfinished(path.parent)) == 1
    resumed = again()
    assert resumed.question is None
    assert resumed.result == session.result
    assert path.read_bytes() == whole
    assert unfinished(path.parent) == []
    assert duels_recorded() == 1


# what can be read


def test_news_goes_on_from_where_it_was_read_to(sit: Sit) -> None:
    session = sit()
    list(play(session, 1, most=10))
    first = session.news(0)
    since = first[-1].number + 1
    assert session.news(0, since) == []
    list(play(session, 2, most=6))
    later = session.news(0, since)
    assert later
    assert list(session.news(0)) == [*first, *later]
    assert [line.number for line in session.news(0)] == sorted({line.number for line in session.news(0)})


@pytest.mark.parametrize(("privacy", "seen"), [("curtain", False), ("peek", False), ("open", True)])
def test_hands_are_seen_by_all_only_where_the_duel_is_played_openly(sit: Sit, privacy: str, seen: bool) -> None:
    session = sit(privacy=privacy)
    assert session.privacy == privacy
    view = session.view(None)
    assert [card.face is not None for card in view.seats[0].zones["hand"].cards] == [seen] * 5
    assert [card.face is not None for card in session.view(1).seats[1].zones["hand"].cards] == [True] * 5
    assert all(card.face is None for card in view.seats[0].zones["shields"].cards)


def test_the_question_is_the_same_until_it_is_answered(sit: Sit) -> None:
    session = sit()
    question = session.question
    assert question is session.question
    with pytest.raises(RefusedAnswer):
        session.answer(["nonsense"])
    assert session.question is question
    give(session, 0)
    assert session.question is not question
    assert session.question is not None
    assert session.question.number == 1


def test_the_seat_agreed_on_goes_first(sit: Sit) -> None:
    session = sit(first="seat:1")
    assert session.view(None).active == 1
    assert session.question is not None
    assert session.question.seat == 1
