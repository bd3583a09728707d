"""What stands in the board's place before a duel (R3-3): greeting, cut, rock, paper, scissors, who goes first."""

import re
from collections.abc import Sequence

from rich.cells import cell_len
from textual.content import Content

from duelterm.session.api import Question, Table
from duelterm.session.seating import together
from duelterm.tui.answering import NumberAnswering
from duelterm.tui.desk import Desk
from duelterm.tui.glyphs import Glyphs
from duelterm.tui.layouts import CardWords
from duelterm.tui.wording import clipped, fit, title_line

GREET, CUT, HANDS, STARTS, ORDER = "greet", "cut", "rock paper scissors", "who starts", "team order"
OPENING = {GREET, CUT, HANDS, STARTS, ORDER}
ANTE = "ante"
FACTS = 6
PILE = 40
HAND = "(rock|paper|scissors)"

ROCK = ("____.-----. ", "    |   __) ", "    |   __) ", "    |   __) ", "____'-----' ")
PAPER = ("____.--------. ", "    |   ______)", "    |   ______)", "    |   ______)", "____'--------' ")
SCISSORS = ("____.----.____ ", "    |   ______)", "    |   ______)", "    |   __)    ", "____'-----'    ")
SHAPES = {"rock": ROCK, "paper": PAPER, "scissors": SCISSORS}
TURNED = str.maketrans("()", ")(")
APART, NEAR, TOGETHER = 14, 7, 0


def is_opening(question: Question | None) -> bool:
    """Whether this is asked before the duel, where there is no board yet."""
    return question is not None and question.prompt in OPENING


def opening_lines(desk: Desk, width: int, height: int, glyphs: Glyphs) -> list[Content]:
    """A picture of what is asked, and under it what has happened."""
    sides = desk.table.sides
    teams = [[seat for seat, side in enumerate(sides) if side == each] for each in sorted({*sides})]
    against = " against ".join(together(map(desk.table.person, team)) for team in teams)
    title = title_line("BEFORE THE DUEL", against, width, glyphs.rule)
    news = [line.text for line in desk.table.news(None)]
    drawn = _picture(desk, news, width)
    facts = news[-min(FACTS, max(height - len(drawn) - 3, 0)) :]
    lines = [*drawn, "", *(_middle(clipped(text, width, glyphs.more), width) for text in facts)]
    above = max((height - 1 - len(lines)) // 2, 0)
    return [Content.styled(title, "bold $title"), *[Content("")] * above, *map(Content, lines)]


def _picture(desk: Desk, told: Sequence[str], width: int) -> list[str]:
    question = desk.question
    if question is None:
        return []
    if question.prompt == GREET:
        return facing(PAPER, PAPER, APART if question.seat == 0 else NEAR, desk.table.names, width)
    if question.prompt == CUT:
        return pile(desk, question, width)
    shown = [found for text in told if (found := shown_hands(text, desk.table.names))]
    if question.prompt == STARTS and shown:
        return hands(shown[-1], desk.table.names, width)
    return all_hands(width) if question.prompt == HANDS else []


def facing(left: Sequence[str], right: Sequence[str], apart: int, names: Sequence[str], width: int) -> list[str]:
    """Two hands that face each other, with the names of those they belong to."""
    drawn = [one + " " * apart + mirrored(other) for one, other in zip(left, right, strict=True)]
    under = len(left[0]) + apart // 2
    named = fit(names[0], under - 1, "") + " " + fit(names[1], under - 1, "").rstrip().rjust(len(drawn[0]) - under)
    return [_middle(line, width) for line in (*drawn, "", named)]


def mirrored(line: str) -> str:
    """A line of a hand that comes from the right."""
    return line[::-1].translate(TURNED)


def shown_hands(text: str, names: Sequence[str]) -> re.Match[str] | None:
    """The two hands, if this line of the news tells of them."""
    return re.fullmatch(rf"{re.escape(names[0])} shows {HAND}, {re.escape(names[1])} {HAND}\.", text)


def hands(found: re.Match[str], names: Sequence[str], width: int) -> list[str]:
    """Both hands, shown at the same time."""
    return facing(SHAPES[found[1]], SHAPES[found[2]], TOGETHER + 4, names, width)


def all_hands(width: int) -> list[str]:
    """What one can show."""
    rows = zip(*SHAPES.values(), strict=True)
    drawn = ["    ".join(line.ljust(len(PAPER[0])) for line in row) for row in rows]
    named = "    ".join(f"    {name}".ljust(len(PAPER[0])) for name in SHAPES)
    return [_middle(line, width) for line in (*drawn, "", named)]


def pile(desk: Desk, question: Question, width: int) -> list[str]:
    """A deck seen from the side, and where it is cut."""
    value = desk.answer.value if isinstance(desk.answer, NumberAnswering) else question.lo
    most = question.hi + 1
    room = min(PILE, most)
    cut = min(max(value * room // most, 1), room - 1)
    sides = f"{'|' * cut}   {'|' * (room - cut)}"
    under = f"{f'{value} go beneath':<{cut + 3}}  {most - value} stay on top"
    return [_middle(line, width) for line in (sides, sides, sides, "", under)]


def _middle(text: str, width: int) -> str:
    return " " * max((width - cell_len(text)) // 2, 0) + text


def told_after(asked: Question | None, table: Table, cards: CardWords) -> list[str]:
    """What everybody is to see before it goes on: two hands that are the same, or the cards that are played for.

    All of it is public. Empty if there is nothing of this kind.
    """
    question = table.question
    if asked is None or asked.prompt not in OPENING:
        return []
    told = [line.text for line in table.news(None)]
    again = question is not None and question.prompt == asked.prompt == HANDS and question.seat < asked.seat
    if again and told and (found := shown_hands(told[-1], table.names)):
        return [*hands(found, table.names, 0), "", "Both show the same: once more."]
    if question is not None and question.prompt in OPENING:
        return []
    laid = [(seat.seat, seat.zones[ANTE].cards) for seat in table.view(None).seats if ANTE in seat.zones]
    lines = []
    for seat, shown in laid:
        for card in shown:
            if card.face is not None:
                kind = ", ".join(cards.printed(card.face))
                lines += ["", f"{table.names[seat]}'s ante: {card.face.name}", f"    {kind}"]
    return [*lines, "", "The winner of this duel gets the other's card (R3-2.5)."] if lines else []
