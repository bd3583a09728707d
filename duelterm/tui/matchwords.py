"""The words of a match between its duels: how it stands, what comes next, how it ended. All of it is public."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from textual.content import Content

from duelterm.session.api import Question
from duelterm.session.matchapi import DuelLine, MatchResult, MatchTable, Score
from duelterm.tui.wording import clipped, fit

HEAD = 18
PROPOSED = ("ante", "stakes")


def score_lines(match: MatchTable, width: int, more: str) -> list[Content]:
    """The score: a column for each person, then a line for each duel that is over."""
    names, score = match.names, match.score
    room = max((width - HEAD) // len(names) - 2, 8)

    def row(head: str, *values: str, style: str = "") -> Content:
        cells = "".join(f"{fit(value, room, more)}  " for value in values)
        return Content(fit(head, HEAD)) + Content.styled(cells.rstrip(), style)

    lines = [row("", *names, style="bold"), row("duels won", *map(str, score.wins), style="bold")]
    if match.result is None:
        lines += [row(head, *values) for head, values in _holdings(match)]
    duels = [line for at, duel in enumerate(score.duels, 1) for line in duel_lines(at, duel, names, width, more)]
    return [*lines, *([Content("")] if duels else []), *duels]


def _holdings(match: MatchTable) -> Iterator[tuple[str, list[str]]]:
    """What each has for the rest of the match, and what it is played for."""
    score, prompt = match.score, "" if match.question is None else match.question.prompt
    yield "deck", [f"{count} cards" for count in score.decks]
    yield "side deck", [f"{count} cards" if count else "none" for count in score.sides]
    if any(score.stakes):
        yield "would stake" if prompt in PROPOSED else "stakes", list(map(str, score.stakes))
    if score.ante and prompt == "ante":
        yield "ante", ["proposed"] * len(score.wins)
    elif score.ante:
        yield "cards won", [", ".join(won_by(score, seat)) or "none" for seat in range(len(score.wins))]


def meaning_lines(question: Question, width: int) -> list[Content]:
    """What yes and what no to an open question means."""
    lines: list[Content] = []
    for choice in question.choices:
        rows = Content(f"{choice.consequence}.").wrap(max(width - HEAD, 10))
        heads = [choice.text, *[""] * (len(rows) - 1)]
        lines += [Content(fit(head, HEAD)) + row for head, row in zip(heads, rows, strict=True)]
    return lines


def won_by(score: Score, seat: int) -> list[str]:
    """The ante cards that this seat has won."""
    return [duel.won for duel in score.duels if duel.winner == seat and duel.won]


def duel_lines(at: int, duel: DuelLine, names: Sequence[str], width: int, more: str) -> list[Content]:
    """Who won a duel and why, and what lay there for it."""
    who = "drawn" if duel.winner is None else f"{names[duel.winner]} won"
    lines = [Content.styled(clipped(f"DUEL {at}  {who}", width, more), "bold")]
    lines[0] += clipped(f"   {duel.reason}", max(width - cell_len(lines[0].plain), 0), more)
    if duel.ante:
        goes = "both keep their card" if duel.winner is None else f"{names[duel.winner]} gets {duel.won}"
        lines.append(Content(clipped(f"        ante: {goes}", width, more)))
    return lines


def next_words(match: MatchTable) -> str:
    """What comes next."""
    question, score, names = match.question, match.score, match.names
    if question is not None and question.private:
        return f"{names[question.seat]} {PRIVATE[question.prompt]}, unseen by the other."
    number = len(score.duels) + 1
    if score.beginner is not None:
        return f"Duel {number}. {names[score.beginner]}, who lost, says who goes first."
    return f"Duel {number}. Rock, paper, scissors settles who says who goes first."


PRIVATE = {"refill": "fills up the deck from the side deck", "exchange": "may exchange cards with the side deck"}


def result_lines(result: MatchResult, match: MatchTable) -> list[Content]:
    """Who won the match and by which rule, and what changes hands."""
    names, score = match.names, match.score
    who = "The match is drawn" if result.winner is None else f"{names[result.winner]} wins the match"
    lines = [Content.styled(f"{who}: {result.reason}", "bold")]
    if result.trouble:
        return [*lines, Content(""), Content.styled(f"Nothing has changed hands yet: {result.trouble}", "bold $warn")]
    if any(score.stakes):
        lines.append(Content(chips_words(result.winner, score, names)))
    lines += [
        Content(f"{name} keeps what was won as ante: {', '.join(cards)}.")
        for seat, name in enumerate(names)
        if (cards := won_by(score, seat))
    ]
    return lines


def chips_words(winner: int | None, score: Score, names: Sequence[str]) -> str:
    """Whose star chips go to whom (R3-2.7)."""
    if winner is None:
        return "Everybody keeps the star chips that were staked."
    lost = [f"{name}'s {score.stakes[seat]}" for seat, name in enumerate(names) if seat != winner]
    return f"Star chips go to {names[winner]}: {', '.join(lost)}."


def public_words(match: MatchTable) -> str:
    """What everybody may know, for the curtain."""
    wins = ", ".join(f"{name} {count}" for name, count in zip(match.names, match.score.wins, strict=True))
    return f"Match, before duel {len(match.score.duels) + 1}. Duels won: {wins}."
