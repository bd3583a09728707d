"""The tutorial: every lesson, a won attack at the end, and no way to get lost."""

import re
from collections.abc import Callable

import pytest

from duelterm.core.rng import Chance
from duelterm.lang.untrusted import cells
from duelterm.library.paths import data_dir
from duelterm.session.api import Question, RefusedAnswer, Table
from duelterm.session.lessons import LESSONS
from duelterm.session.tutorial import FAREWELL, LOST, PERSON, Tutorial, start_tutorial
from tests.properties.observing import texts
from tests.properties.playing import keys_of, numbers, pool, value_of

Answer = Callable[[Tutorial, Question], tuple[str, ...]]


def begun() -> Tutorial:
    """The tutorial at its first question."""
    return start_tutorial(pool())


def follow(tutorial: Tutorial, question: Question) -> tuple[str, ...]:
    """What the hint says."""
    return tutorial.hint


def lessons_of(tutorial: Tutorial, answer: Answer) -> list[str]:
    """Play to the end; the lessons in the order in which they came."""
    told = []
    while (question := tutorial.question) is not None:
        assert question.number < 600, "it never ends"
        assert question.seat == PERSON
        if tutorial.lesson:
            told.append(tutorial.lesson)
        tutorial.answer(answer(tutorial, question))
    return told


def until(tutorial: Tutorial, lesson: str) -> Question:
    """Follow the hints up to a lesson."""
    while tutorial.lesson != lesson:
        tutorial.answer(tutorial.hint)
    assert tutorial.question is not None
    return tutorial.question


def refusal(tutorial: Tutorial, *keys: str) -> str:
    """Why an answer isn't taken; the question stays."""
    before = tutorial.question
    with pytest.raises(RefusedAnswer) as caught:
        tutorial.answer(keys)
    assert tutorial.question == before
    return str(caught.value)


@pytest.mark.slow
def test_who_follows_the_hints_learns_every_lesson_and_wins_by_an_attack() -> None:
    tutorial = begun()
    told = lessons_of(tutorial, follow)
    assert sorted(told) == sorted(lesson.key for lesson in LESSONS)
    assert told[0] == "opening"
    assert told[-1] == "the final strike"
    assert tutorial.result is not None
    assert tutorial.result.winner == PERSON
    assert tutorial.result.reason.startswith("DM-6.8")
    assert 6 <= tutorial.duel.state.turn <= 11
    assert tutorial.coach() == FAREWELL


def test_what_the_lessons_speak_of_really_happens() -> None:
    tutorial = begun()
    lessons_of(tutorial, follow)
    events = [(event.kind, event.seat) for event in tutorial.duel.state.events]
    for kind in ("charged", "summoned", "attacks", "blocks", "shield trigger used"):
        assert (kind, 0) in events, kind
    for kind in ("break", "taken", "attacks", "shield trigger used", "final strike"):
        assert (kind, 1) in events, kind
    assert any("evolves" in event.also and event.seat == 0 for event in tutorial.duel.state.events)
    news = [line.text for line in tutorial.news(PERSON)]
    assert any("Fighter Dual Fang breaks" in line for line in news)


def test_it_is_the_same_each_time() -> None:
    one, other = begun(), begun()
    lessons_of(one, follow)
    lessons_of(other, follow)
    assert one.duel.state.digest() == other.duel.state.digest()


def test_each_lesson_is_told_in_full_with_the_answer_in_three_lines() -> None:
    tutorial = begun()
    texts_of = {lesson.key: lesson.text for lesson in LESSONS}
    while tutorial.question is not None:
        lines = tutorial.coach()
        assert 1 <= len(lines) <= 3
        assert all(0 < cells(line) <= 76 for line in lines)
        if tutorial.lesson:
            words = " ".join(lines)
            assert f": {tutorial.lesson}." in words
            assert texts_of[tutorial.lesson] in words
            assert re.search(r"Now: [^.]+\.$", words)
        tutorial.answer(tutorial.hint)


@pytest.mark.parametrize("seed", range(4))
def test_who_answers_otherwise_where_that_is_allowed_wins_all_the_same(seed: int) -> None:
    tutorial, chance, given = begun(), Chance(seed), numbers(seed)
    refused: list[str] = []
    other = 0

    def wayward(tutorial: Tutorial, question: Question) -> tuple[str, ...]:
        nonlocal other
        decision = tutorial.duel.decision
        assert decision is not None
        keys = tuple(keys_of(tutorial.duel, value_of(decision, next(given))))
        if chance.below(3) == 0 or keys == tutorial.hint:
            return tutorial.hint
        try:
            tutorial._check(question, keys)
        except RefusedAnswer as error:
            refused.append(str(error))
            return tutorial.hint
        other += 1
        return keys

    lessons_of(tutorial, wayward)
    assert tutorial.result is not None
    assert tutorial.result.winner == PERSON
    assert other > 5
    assert refused
    assert all("The tutorial wants to show you" in words for words in refused)


def test_who_always_does_least_does_not_lose() -> None:
    tutorial = begun()

    def lazy(tutorial: Tutorial, question: Question) -> tuple[str, ...]:
        return ("end",) if question.prompt == "act" and not tutorial.lesson else tutorial.hint

    lessons_of(tutorial, lazy)
    assert tutorial.result is not None
    assert tutorial.result.winner == PERSON


def test_what_would_skip_a_lesson_is_refused_with_the_way_on() -> None:
    tutorial = begun()
    words = refusal(tutorial, "end")
    assert "The tutorial wants to show you opening first. Now: charge " in words
    question = until(tutorial, "summoning")
    assert "Now: play " in refusal(tutorial, "end")
    question = until(tutorial, "blocking")
    assert question.prompt == "block"
    assert "blocking" in refusal(tutorial)
    question = until(tutorial, "your shield trigger")
    assert question.private
    take = next(choice.key for choice in question.choices if choice.verb == "take")
    assert "your shield trigger" in refusal(tutorial, take)


def test_another_card_may_be_charged() -> None:
    tutorial = begun()
    assert tutorial.question is not None
    keys = [choice.key for choice in tutorial.question.choices if choice.verb == "charge"]
    other = next(key for key in keys if key not in tutorial.hint)
    tutorial.answer([other])
    assert tutorial.lesson == "ending the turn"


def test_an_answer_that_is_none_is_refused_too() -> None:
    tutorial = begun()
    refusal(tutorial, "charge:c999")
    refusal(tutorial)


def test_the_opponents_hand_and_all_shields_stay_hidden() -> None:
    tutorial = begun()
    assert tutorial.privacy == "solo"
    while tutorial.question is not None:
        for seat in (None, 0, 1):
            view = tutorial.view(seat)
            hand = view.seats[1].zones["hand"]
            assert all(card.face is None and card.handle == "" for card in hand.cards)
            assert all(card.face is None or card.face_up for s in view.seats for card in s.zones["shields"].cards)
        names = {card.definition.name for card in tutorial.duel.state.zones[1][1]}
        assert all(card.face is not None for card in tutorial.view(0).seats[0].zones["hand"].cards)
        seen = set(texts(tutorial.view(0))) | set(texts(tutorial.question))
        for name in names - seen:
            assert name not in " ".join(tutorial.coach())
        assert tutorial.news(1) == tutorial.news(None)
        tutorial.answer(tutorial.hint)


def test_an_act_can_be_taken_back() -> None:
    tutorial = begun()
    before = tutorial.question
    tutorial.answer(tutorial.hint)
    assert tutorial.can_undo()
    tutorial.undo()
    assert tutorial.question == before
    assert tutorial.lesson == "opening"
    assert sorted(lessons_of(tutorial, follow)) == sorted(lesson.key for lesson in LESSONS)


def test_it_can_be_given_up_and_leaves_nothing_behind() -> None:
    tutorial: Table = begun()
    tutorial.concede(PERSON)
    assert tutorial.question is None
    assert tutorial.result is not None
    assert tutorial.result.winner == 1
    assert tutorial.coach() == LOST
    lessons_of(begun(), follow)
    assert not data_dir().exists()


def test_why_not_is_answered_as_in_any_duel() -> None:
    tutorial = begun()
    card = tutorial.view(0).seats[0].zones["hand"].cards[0].handle
    assert tutorial.why_not("play", card).startswith("DM-4.3")
