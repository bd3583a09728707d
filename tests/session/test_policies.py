"""Answer policies: announced beforehand, blind to cards, ended by one's own turn."""

from contextlib import closing
from pathlib import Path

import pytest

from duelterm.core.ask import ACT, CONFIRM, PICK, Act, Decision, Why
from duelterm.library.deckfile import find_deck
from duelterm.library.pool import load_pool
from duelterm.session.api import RefusedAnswer
from duelterm.session.games import GAMES
from duelterm.session.journal import seal
from duelterm.session.opening import Setup, resume, start
from duelterm.session.policies import Policies
from duelterm.session.session import Session

DUEL_MASTERS, RULEBOOK3, STANDARD = GAMES["duel-masters"], GAMES["rulebook3"], GAMES["standard"]
WINDOWS = ("chain", "answer", "answer attack", "phase end", "damage step")


def decision(kind: str, prompt: str, lo: int = 0, verbs: tuple[str, str] = ("take", "use")) -> Decision:
    options = [Act(verb) for verb in verbs] if kind == ACT else (True, False)
    return Decision(kind, 1, options, lo, 1, Why(prompt))


@pytest.mark.case("T48")
@pytest.mark.parametrize(
    ("policy", "kind", "prompt", "lo", "answer"),
    [
        ("always", PICK, "block", 0, None),
        ("attacks", PICK, "block", 0, None),
        ("attacks", ACT, "shield", 1, None),
        ("attacks", CONFIRM, "may", 1, ["no"]),
        ("nothing", PICK, "block", 0, []),
        ("nothing", ACT, "shield", 1, ["take"]),
        ("nothing", PICK, "discard", 1, None),
    ],
)
def test_a_policy_declines_what_can_be_declined(
    policy: str, kind: str, prompt: str, lo: int, answer: list[str] | None
) -> None:
    policies = Policies(DUEL_MASTERS, 2)
    policies.announce(1, policy)
    assert policies.answer(decision(kind, prompt, lo), ["take", "use"], active=0) == answer


@pytest.mark.rule("R3-6.12")
@pytest.mark.parametrize(
    ("policy", "kind", "prompt", "lo", "answer"),
    [
        ("always", ACT, "answer", 1, None),
        ("attacks", ACT, "answer", 1, ["pass"]),
        ("attacks", ACT, "answer attack", 1, None),
        ("attacks", PICK, "stand in", 0, []),
        ("nothing", ACT, "answer attack", 1, ["pass"]),
        ("nothing", PICK, "stand in", 0, []),
        ("nothing", PICK, "search", 0, None),
        ("nothing", CONFIRM, "may", 1, None),
    ],
)
def test_a_policy_of_the_third_edition_declines_answers_alone(
    policy: str, kind: str, prompt: str, lo: int, answer: list[str] | None
) -> None:
    policies = Policies(RULEBOOK3, 2)
    policies.announce(1, policy)
    asked = decision(kind, prompt, lo, verbs=("turn up", "pass"))
    assert policies.answer(asked, ["turn up:c7", "pass"], active=0) == answer


def window(prompt: str, *told: str) -> Decision:
    """Seat 1 may start or answer a chain."""
    return Decision(ACT, 1, [Act("turn up"), Act("pass")], 1, 1, Why(prompt, told=told), private=True)


@pytest.mark.rule("STD-3.3")
@pytest.mark.parametrize(
    ("policy", "asked"),
    [
        (
            "always",
            {"chain", "answer set", "answer summoned", "answer attack", "phase end", "damage step", "own chain"},
        ),
        ("attacks", {"answer summoned", "answer attack", "own chain"}),
        ("nothing", set()),
    ],
)
def test_a_policy_of_the_standard_rules_leaves_out_windows_by_what_all_can_see(policy: str, asked: set[str]) -> None:
    policies = Policies(STANDARD, 2)
    policies.announce(1, policy)
    open_windows = {
        "chain": (window("chain", "activated"), (0,)),
        "own chain": (window("chain", "activated"), (1, 0)),
        "answer set": (window("answer", "set"), ()),
        "answer summoned": (window("answer", "changed", "summoned"), ()),
        "answer attack": (window("answer attack", "attacks"), ()),
        "phase end": (window("phase end"), ()),
        "damage step": (window("damage step", "start"), ()),
    }
    keys = ["turn up:c7", "pass"]
    found = {name: policies.answer(why, keys, 0, 3, links) for name, (why, links) in open_windows.items()}
    assert {name for name, answer in found.items() if answer is None} == asked
    assert {tuple(answer) for answer in found.values() if answer is not None} <= {("pass",)}
    for kind, prompt in ((CONFIRM, "may"), (PICK, "hand limit"), (PICK, "target")):
        assert policies.answer(decision(kind, prompt), ["yes", "no"], 0, 3) is None


@pytest.mark.rule("STD-3.3")
def test_after_ones_own_acts_nothing_is_asked_unless_one_says_so() -> None:
    policies, keys = Policies(STANDARD, 2), ["turn up:c7", "pass"]

    def asked(turn: int = 3, links: tuple[int, ...] = (), active: int = 1) -> set[str]:
        return {name for name in WINDOWS if policies.answer(window(name), keys, active, turn, links) is None}

    assert asked() == asked(links=(0, 1)) == asked(links=(0, 1), active=0) == set()
    assert asked(links=(1, 0)) == asked(active=0) == set(WINDOWS)
    assert policies.after_own(1, 3) == "own acts no"
    policies.announce(1, "own acts", turn=3)
    assert (policies.after_own(1, 3), policies.after_own(1, 4), policies.after_own(0, 3)) == (
        "own acts",
        "own acts no",
        "own acts no",
    )
    assert asked() == set(WINDOWS)
    assert asked(turn=5) == set()
    policies.announce(1, "own acts until changed", turn=3)
    assert asked(turn=5) == set(WINDOWS)
    policies.announce(1, "own acts no", turn=5)
    assert asked(turn=5) == set()
    assert policies.of(1) == "always"


def test_a_game_that_leaves_nothing_out_has_no_policy_for_own_acts() -> None:
    with pytest.raises(RefusedAnswer, match="no policy"):
        Policies(RULEBOOK3, 2).announce(0, "own acts")


def test_no_policy_answers_in_ones_own_turn_and_it_ends_there() -> None:
    policies = Policies(DUEL_MASTERS, 2)
    policies.announce(1, "nothing")
    assert policies.answer(decision(PICK, "block"), [], active=1) is None
    assert policies.turn_of(1, 4)
    assert policies.of(1) == "always"
    assert not policies.turn_of(1, 4)


def test_a_policy_announced_in_ones_own_turn_holds_until_the_next_one() -> None:
    policies = Policies(DUEL_MASTERS, 2)
    policies.announce(1, "nothing", turn=4)
    assert not policies.turn_of(1, 4)
    assert policies.answer(decision(PICK, "block"), [], active=1) is None
    assert policies.answer(decision(PICK, "block"), [], active=0) == []
    assert policies.turn_of(1, 6)
    assert policies.of(1) == "always"


@pytest.mark.parametrize(
    ("policy", "prompt", "answer"),
    [
        ("attacks until changed", "block", None),
        ("attacks until changed", "may", []),
        ("nothing until changed", "may", []),
    ],
)
def test_a_policy_until_changed_outlives_ones_own_turns(policy: str, prompt: str, answer: list[str] | None) -> None:
    policies = Policies(DUEL_MASTERS, 2)
    policies.announce(1, policy, turn=3)
    assert not policies.turn_of(1, 4)
    assert policies.answer(decision(PICK, prompt), [], active=1) is None
    assert policies.answer(decision(PICK, prompt), [], active=0) == answer
    policies.announce(1, "always", turn=5)
    assert policies.answer(decision(PICK, prompt), [], active=0) is None


def test_an_unknown_policy_is_refused() -> None:
    with pytest.raises(RefusedAnswer, match="always, attacks, nothing"):
        Policies(DUEL_MASTERS, 2).announce(0, "never")


def play_on(session: Session, most: int = 400) -> list[tuple[int, int, str]]:
    """Charge, play, attack wherever it goes; who was asked what, in whose turn."""
    asked = []
    while session.question is not None and len(asked) < most:
        question = session.question
        asked.append((question.seat, session.view(None).active, question.prompt))
        keys = [choice.key for choice in question.choices]
        if question.kind == "act":
            order = ("attack", "play", "charge", "use", "take", "mode", "end")
            session.answer([min(keys, key=lambda key: order.index(key.split(":")[0].split()[0]))])
        elif question.proposal or question.lo == 0:
            session.answer(list(question.proposal))
        else:
            session.answer(keys[: max(question.lo, 1)])
    return asked


@pytest.mark.slow
def test_a_session_answers_for_who_wants_to_be_asked_nothing_and_resumes_so(tmp_path: Path) -> None:
    pool = load_pool("duelmasters")
    decks = (find_deck("starter"), find_deck("starter"))
    session = start(Setup("duelmasters", ("Ann", "Ben"), decks, "seat:0", "curtain", 3), pool, tmp_path / "a.duel")
    while session.view(None).active == 0:
        session.answer(["end"])
    session.announce_policy(0, "nothing")
    session.close()
    session = resume(tmp_path / "a.duel", pool)
    assert session.policy(0) == "nothing"
    while session.view(None).active == 1 and session.question is not None:
        assert session.question.seat == 1
        play_on(session, 1)
    assert session.policy(0) == "always"
    asked = play_on(session)
    assert any(seat == 1 and active == 0 for seat, active, _ in asked)
    assert session.result is not None
    session.close()


def test_one_announced_in_the_own_turn_is_resumed_and_holds_through_the_others_turn(tmp_path: Path) -> None:
    pool = load_pool("duelmasters")
    decks = (find_deck("starter"), find_deck("starter"))
    path = tmp_path / "a.duel"
    session = start(Setup("duelmasters", ("Ann", "Ben"), decks, "seat:0", "curtain", 3), pool, path)
    session.announce_policy(0, "nothing")
    session.announce_policy(1, "attacks until changed")
    held = []
    while session.view(None).turn < 5:
        session.close()
        session = resume(path, pool)
        held.append((session.view(None).turn, session.policy(0), session.policy(1)))
        play_on(session, 1)
        assert session.question is not None
        assert session.view(None).turn != 2 or session.question.seat == 1
    session.close()
    kept = "attacks until changed"
    assert list(dict.fromkeys(held)) == [
        (1, "nothing", kept),
        (2, "nothing", kept),
        (3, "always", kept),
        (4, "always", kept),
    ]


def test_a_journal_that_names_no_turn_ends_its_policy_in_the_own_turn(tmp_path: Path) -> None:
    pool = load_pool("duelmasters")
    decks = (find_deck("starter"), find_deck("starter"))
    path = tmp_path / "a.duel"
    start(Setup("duelmasters", ("Ann", "Ben"), decks, "seat:0", "curtain", 3), pool, path).close()
    path.write_bytes(path.read_bytes() + seal({"policy": [0, "nothing"]}))
    with closing(resume(path, pool)) as session:
        play_on(session, 1)
        assert session.policy(0) == "always"


def asked_of_ben(session: Session, policy: str) -> set[str]:
    """Both set and summon what they can and attack; what Ben is asked in Ann's turns under a policy."""
    asked, order = set(), ("summon", "set", "battle", "attack", "end battle", "pass")
    while session.question is not None and session.view(None).turn < 9:
        active = session.view(None).active
        if active == 0 and session.policy(1) != policy:
            session.announce_policy(1, policy)
            continue
        question = session.question
        if question.seat == 1 != active:
            asked.add(question.prompt)
        verbs = {choice.verb: choice.key for choice in reversed(question.choices)}
        found = next((verbs[verb] for verb in order if verb in verbs), None)
        first = [choice.key for choice in question.choices[:1]]
        session.answer([found] if found else list(question.proposal) or first)
    return asked


@pytest.mark.rule("R3-6.12")
@pytest.mark.parametrize(
    ("policy", "asked"),
    [
        ("always", {"answer", "answer attack"}),
        ("attacks", {"answer attack"}),
        ("nothing", set()),
        pytest.param("attacks until changed", {"answer attack"}, marks=pytest.mark.slow),
        pytest.param("nothing until changed", set(), marks=pytest.mark.slow),
    ],
)
def test_a_session_of_the_third_edition_asks_for_the_answers_that_are_wanted(
    policy: str, asked: set[str], tmp_path: Path
) -> None:
    decks = (find_deck("ex-yugi"), find_deck("ex-kaiba"))
    setup = Setup("duelmonsters", ("Ann", "Ben"), decks, "seat:0", seed=3, rules="rulebook3")
    with closing(start(setup, load_pool("duelmonsters"), tmp_path / "a.duel")) as session:
        while session.view(None).turn == 0:
            question = session.question
            assert question is not None
            session.answer(list(question.proposal) or [question.choices[0].key])
        assert asked_of_ben(session, policy) == asked
