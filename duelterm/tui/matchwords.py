"""What the match screen says: how the match stands, what comes next, how it ended. All of it is public."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from textual.content import Content

from duelterm.session.api import Question
from duelterm.session.matchapi import DuelLine, MatchResult, MatchTable, Score
from duelterm.tui.keymap import Keymap
from duelterm.tui.prompting import Offer, Prompt
from duelterm.tui.wording import clipped, fit

HEAD = 18
PROPOSED = ("ante", "stakes")
PRIVATE = {"refill": "fills up the deck from the side deck", "exchange": "may exchange cards with the side deck"}
AGAIN = (Offer("Enter", "try again"), Offer("Esc", "leave, and try again at resume"))
LEAVE = (Offer("Enter", "leave the match"),)


def is_over(match: MatchTable) -> bool:
    """Whether nothing is left to be done."""
    return match.result is not None and not match.result.trouble


def is_fresh(match: MatchTable) -> bool:
    """Whether its first duel hasn't begun."""
    return match.duel is None and not match.score.duels


def looks(match: MatchTable) -> bool:
    """Whether somebody's cards are opened by the key that opens a hand, as between friends."""
    return match.privacy == "peek" and match.question is not None and match.question.private


def page_lines(match: MatchTable, width: int, more: str) -> list[Content]:
    """The page: the result if there is one, the score, and what is proposed."""
    question, result = match.question, match.result
    lines = score_lines(match, width - 4, more)
    if question is not None and not question.private:
        lines += [Content(""), *meaning_lines(question, width - 4)]
    if result is not None:
        told = [row for line in result_lines(result, match) for row in _wrapped(line, width - 4)]
        lines = [*told, Content(""), *lines]
    return [Content("  ") + line for line in lines]


def _wrapped(line: Content, width: int) -> list[Content]:
    return list(line.wrap(max(width, 10))) if line.plain else [line]


def prompt_of(match: MatchTable, keys: Keymap, say: str) -> Prompt:
    """The prompt bar. Its title says who is asked, as in a duel, or that it goes on."""
    question, result = match.question, match.result
    if result is not None:
        return Prompt("THE MATCH IS OVER", "", "", "", AGAIN if result.trouble else LEAVE, say)
    if question is not None and not question.private:
        words = {choice.key: choice.text for choice in question.choices}
        offers = (Offer("Enter", words["yes"]), Offer("Esc", words["no"]))
        return Prompt(f"ASKS {match.names[question.seat]}", "", question.text, "", offers, say)
    doing = f"duel {len(match.score.duels) + 1}"
    if question is not None:
        name = match.names[question.seat]
        doing = f"pass the keyboard to {name}" if match.privacy == "curtain" else f"{name} looks at the cards"
    sign = keys.sign("hand") if looks(match) else "Enter"
    return Prompt("NEXT", "", next_words(match), "", (Offer(sign, doing),), say)


def commands_of(match: MatchTable, keys: Keymap) -> list[Offer]:
    """The key line."""
    giving_up = "call off the match" if is_fresh(match) else "give up the match"
    first = [] if match.result is not None else [Offer(keys.sign("concede"), giving_up)]
    return [*first, Offer(keys.sign("rules"), "rules"), Offer("Ctrl+Q", "quit" if is_over(match) else "save and quit")]


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
    if is_staked(score):
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


def result_lines(result: MatchResult, match: MatchTable) -> list[Content]:
    """Who won the match and by which rule, and what changes hands."""
    names, score = match.names, match.score
    who = "The match is drawn" if result.winner is None else f"{names[result.winner]} wins the match"
    lines = [Content.styled(f"{who}: {result.reason}", "bold")]
    if result.trouble:
        return [*lines, Content(""), Content.styled(f"Nothing has changed hands yet: {result.trouble}", "bold $warn")]
    if is_staked(score):
        lines.append(Content(chips_words(result.winner, score, names)))
    lines += [
        Content(f"{name} keeps what was won as ante: {', '.join(cards)}.")
        for seat, name in enumerate(names)
        if (cards := won_by(score, seat))
    ]
    return lines


def is_staked(score: Score) -> bool:
    """Whether it is played for star chips."""
    return any(stake.worth for stake in score.stakes)


def chips_words(winner: int | None, score: Score, names: Sequence[str]) -> str:
    """Whose star chips go to whom (R3-2.7)."""
    if winner is None:
        return "Everybody keeps the star chips that were staked."
    lost = [f"{name}'s {stake}" for name, stake in zip(names, score.stakes, strict=True) if name != names[winner]]
    if not any(stake.worth for seat, stake in enumerate(score.stakes) if seat != winner):
        return f"No star chips change hands: {names[winner]} alone staked some."
    return f"Star chips go to {names[winner]}: {', '.join(lost)}."


def public_words(match: MatchTable) -> str:
    """What everybody may know, for the curtain."""
    wins = ", ".join(f"{name} {count}" for name, count in zip(match.names, match.score.wins, strict=True))
    return f"Match, before duel {len(match.score.duels) + 1}. Duels won: {wins}."
