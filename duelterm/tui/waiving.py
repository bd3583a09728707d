"""Giving no answer without having looked: who is asked may say so at the curtain, and nobody's cards are shown.

Whether that is offered follows from the kind of question alone, which everybody may know.
"""

from duelterm.tui.desk import Desk
from duelterm.tui.glyphs import Glyphs
from duelterm.tui.linking import link_words
from duelterm.tui.wording import clipped

ROOM = 76


def waived_by(desk: Desk) -> str:
    """The answer that declines the open question, if it only asks whether what was done is answered."""
    question = desk.question
    if question is None or not question.private or question.prompt not in desk.game.answering:
        return ""
    return question.proposal[0] if len(question.proposal) == 1 else ""


def moment(desk: Desk, glyphs: Glyphs) -> str:
    """What may be answered, as everybody may know it."""
    chain = desk.view.chain
    if chain:
        words = f"Link {chain[-1].number} of the chain. {link_words(desk, chain[-1], glyphs)}"
    else:
        words = desk.question.told if desk.question is not None else ""
    return clipped(words, ROOM, glyphs.more)


def waive(desk: Desk, key: str, last: tuple[int, int] | None) -> None:
    """Give this answer. Nobody has looked meanwhile: who did before comes back as if there had been no curtain."""
    desk.keyboard.last = last
    desk.table.answer((key,))
