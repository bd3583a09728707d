"""Whole duels of the real game played by key presses alone, looking at every line for names nobody may know."""

import random
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from duelterm.commands import GAMES
from duelterm.commands.launch import Launch
from duelterm.session.session import Session
from duelterm.tui import listing, picture
from duelterm.tui.answering import ConfirmAnswering, NumberAnswering
from duelterm.tui.desk import Desk
from duelterm.tui.drawing import card_lines
from duelterm.tui.glyphs import UNICODE
from duelterm.tui.launcher import NewDuel
from duelterm.tui.layouts import DUEL_MASTERS, Layout
from duelterm.tui.owner import Gate
from duelterm.tui.pane import Told, pane_lines
from duelterm.tui.prompting import key_lines, lay_out
from duelterm.tui.scene import zone_looks

pytestmark = pytest.mark.slow

DECKS = ("bolshack", "beast-folk", "liquid-people", "zagaan")
MOST_ANSWERS = 250


@contextmanager
def begin(seed: int, privacy: str) -> Iterator[Session]:
    """A real duel."""
    decks = random.Random(seed).sample(DECKS, 2)
    table = Launch(GAMES[0]).start(NewDuel(("AMY", "BEN"), tuple(decks), "chance", privacy, seed))
    assert isinstance(table, Session)
    with closing(table):
        yield table


def written(desk: Desk, layout: Layout) -> str:
    """Everything that the duel screen writes for this desk."""
    width = layout.board
    looks = zone_looks(desk.board, layout, desk.windows, desk.cursor, desk.typed.labels, desk.answer, desk.view.attack)
    lines = [
        line
        for key, zone in looks.items()
        for look in zone.looks
        for line in card_lines(look, layout.zones[key].width, layout.zones[key].height, UNICODE)
    ]
    prompt = picture.prompt_of(desk, UNICODE)
    laid = lay_out(prompt, width, 9, UNICODE.rule)
    face, card = desk.face()
    lines += [*laid.lines, *key_lines(picture.commands_of(desk), width, 2).lines]
    lines += [picture.turn_line(desk, width, UNICODE)]
    lines += [picture.head_line(desk, side, width, UNICODE) for side in (desk.board.top, desk.board.bottom)]
    lines += pane_lines(Told(face, card, desk.shape), 40, 20, UNICODE)
    lines += picture.strip_lines(desk, (), 80, 3, UNICODE)
    lines += picture.log_lines(desk, (), 40, 40, UNICODE)
    lines += listing.list_lines(desk, width, 60, picture.offers_of(desk), UNICODE)
    assert all(line.cell_length <= width for line in laid.lines)
    return "\n".join(line.plain for line in lines)


def hidden_names(desk: Desk) -> set[str]:
    """Names of cards in hands that the owner of the screen can't have met anywhere."""
    table, owner = desk.table, desk.keyboard.owner
    known = {
        card.face.name
        for seat in table.view(owner).seats
        for zone in seat.zones.values()
        for card in zone.cards
        if card.face is not None
    }
    told = " ".join(line.text for line in table.news(owner))
    if desk.answer is not None and desk.question is not None:
        told += " ".join([desk.question.text, *(choice.text for choice in desk.question.choices)])
    hands = {
        card.face.name
        for seat in range(2)
        if seat != owner
        for card in table.view(seat).seats[seat].zones["hand"].cards
        if card.face is not None
    }
    return {name for name in hands - known if name not in told}


def press_randomly(desk: Desk, chance: random.Random) -> None:
    """Do something with keys; most presses lead on, some only look about."""
    assert desk.answer is not None
    spots = list(desk.answer.spots())
    if chance.random() < 0.2:
        desk.move(*chance.choice([(1, 0), (-1, 0), (0, 1), (0, -1)]))
        desk.next_zone(1)
    if isinstance(desk.answer, ConfirmAnswering | NumberAnswering) or not spots or chance.random() < 0.4:
        desk.cursor.pointed = False
        if desk.can_end and chance.random() < 0.3:
            desk.end_turn()
        else:
            desk.enter()
        return
    for key in desk.typed.labels[chance.choice(spots)]:
        desk.type(key)


@pytest.mark.case("T28", "T33")
@pytest.mark.parametrize("privacy", ["curtain", "peek"])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_duel_by_keys_shows_nobody_what_is_not_theirs(seed: int, privacy: str, player_dirs: Path) -> None:
    with begin(seed, privacy) as table:
        play(table, random.Random(seed))


def play(table: Session, chance: random.Random) -> None:
    """Press keys at random, reading all that is written, until the duel is over or long enough."""
    layout = DUEL_MASTERS.layout(*chance.choice([(80, 24), (120, 40), (160, 50)]))
    desk = Desk(table, layout)
    asked, presses = {table.question.number if table.question else 0}, 0
    desk.meet()
    while table.question is not None and len(asked) < MOST_ANSWERS:
        assert (presses := presses + 1) < MOST_ANSWERS * 40, f"stuck at {table.question}"
        text = written(desk, layout)
        assert not [name for name in hidden_names(desk) if name in text]
        if desk.answer is None:
            assert desk.gate is not Gate.OPEN
            assert table.question.private
            assert desk.keyboard.owner is None
            desk.open(table.question.seat)
            continue
        before = table.question.number
        press_randomly(desk, chance)
        if table.question is None or table.question.number != before:
            desk.meet()
            asked.add(table.question.number if table.question else -1)
    assert len(asked) > 30
