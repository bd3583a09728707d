"""What the table says in words around the cards: heads, prompt, keys, card pane and log."""

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from textual.content import Content

from duelterm.core.view import SeatView, ZoneView
from duelterm.tui.desk import Desk
from duelterm.tui.fields import line_head, team_of, together
from duelterm.tui.glyphs import Glyphs
from duelterm.tui.keymap import COMMANDS
from duelterm.tui.linking import chain_pane, chain_strip
from duelterm.tui.owner import Gate
from duelterm.tui.pane import SHORT, Told, pane_lines
from duelterm.tui.policies import in_force
from duelterm.tui.prompting import Offer, Prompt
from duelterm.tui.recalling import recent_lines
from duelterm.tui.refusing import number_in
from duelterm.tui.wording import clipped, title_line

TOP_LEAST = 8
SHORT_NAME, RULES = 6, 8
"""Cells of a name where there is little room, and of the rules around two words of a title."""
ROOMY = 110
"""Cells from which on the steps of a turn have room beside a policy."""
NO_GAINS: Mapping[str, int] = {}


def head_line(desk: Desk, seat: SeatView, width: int, glyphs: Glyphs, gains: Mapping[str, int] = NO_GAINS) -> Content:
    """One side's title: whose it is, its figures, what is counted, the top of the graveyard, and who may look.

    `gains` says how many cards have just come into a pile, and how a figure has changed. A person under attack has the
    sign of it before the name.
    """
    name, seat = desk.table.names[seat.seat], together(desk, seat)
    attacked = glyphs.attack if desk.view.attack is not None and desk.view.attack[1] == f"seat:{seat.seat}" else ""
    told = [(word, word, value) for word, value in seat.figures]
    told += [(zone, word, seat.zones[zone].count) for zone, word in desk.game.counts(seat)]
    counts = [f"{word} {count}" + (f" ({gains[key]:+})" if key in gains else "") for key, word, count in told]
    owned = seat.seat == desk.keyboard.bottom
    if owned and desk.board.bottom.seat != seat.seat:
        counts.append(f"front: {desk.table.names[desk.board.bottom.seat]}")
    left = right = ""
    for gap, most in (("  ", width), (" ", width), (" ", SHORT_NAME)):
        called, person = (clipped(each, most, glyphs.more) for each in (name, desk.table.person(seat.seat)))
        left = gap.join((f"{attacked}{called}", *counts))
        right = owner_words(desk, person) if owned else desk.game.beside(seat)
        if cell_len(left) + cell_len(right) <= width - RULES:
            break
    if owned:  # who may look is never left out
        left = clipped(left, width - cell_len(right) - RULES, glyphs.more)
    top = _top_words(seat.zones.get("graveyard"), width - cell_len(left) - cell_len(right) - 12, glyphs)
    line = title_line(left + top, right, width, glyphs.rule)
    style = "bold $title" if desk.question is not None and desk.question.seat == seat.seat else "$title"
    return Content.styled(line, style)


def partner_line(desk: Desk, seat: SeatView, width: int, glyphs: Glyphs) -> Content:
    """What tells whose a partner's field is: the head of a line, or a title with what is counted."""
    name, style = desk.table.names[seat.seat], "$title"
    if desk.question is not None and desk.question.seat == seat.seat:
        style = "bold $title"
    if desk.layout.folded:
        return Content.styled(line_head(name, seat, width, glyphs.back, glyphs.more), style)
    counted = [(zone, word) for zone, word in desk.game.counts(seat) if zone not in desk.game.shared]
    told = [f"{word} {seat.zones[zone].count}" for zone, word in counted]
    whose = next(desk.table.names[other] for other in team_of(desk, seat.seat)[1:])
    return Content.styled(title_line("  ".join([name, *told]), f"partner of {whose}", width, glyphs.rule), style)


def _top_words(graveyard: ZoneView | None, room: int, glyphs: Glyphs) -> str:
    """The card on top of a graveyard: the newest."""
    face = graveyard.cards[-1].face if graveyard is not None and graveyard.cards else None
    return f": {clipped(face.name, room - 2, glyphs.more)}" if face is not None and room >= TOP_LEAST else ""


def owner_words(desk: Desk, name: str) -> str:
    """Who may look, or whose hands are seen."""
    if desk.keyboard.privacy == "open":
        return "open hands"
    return f"only {name} may look" if desk.keyboard.owner is not None else "all hands face down"


def turn_line(desk: Desk, width: int, glyphs: Glyphs, fight: str = "") -> Content:
    """The line between the sides: turn, whose it is, the steps with the current one marked, the attack that stands."""
    view = desk.view
    steps = " ".join(f"{glyphs.attack}{step.upper()}" if step == view.step else step for step in desk.game.steps)
    attack = ""
    if fight or view.attack is not None:
        steps = f"{glyphs.attack}{view.step.upper()}"
        fight = fight or f" {glyphs.attack} ".join(_party_name(desk, handle) for handle in view.attack or ())
        attack = f" {glyphs.dot} {fight}"
    turn = f"TURN {view.turn} {glyphs.dot} {desk.table.names[view.active]}" if view.turn else "BEFORE THE DUEL"
    left = f"{turn}{attack}"
    now = f"{glyphs.attack}{view.step.upper()}" if width < ROOMY else steps
    forms = [f"{policies}  {now}" for policies in _policies(desk)] or [steps]
    right = next((form for form in forms if cell_len(left) <= width - cell_len(form) - 8), forms[-1])
    left = clipped(left, max(width - cell_len(right) - 8, 10), glyphs.more)
    return Content.styled(title_line(left, right, width, glyphs.rule), "bold $title")


def _policies(desk: Desk) -> list[str]:
    """The answer policies by name, that of this turn's questions first, from the most words to the fewest."""
    table = desk.table
    firsts = [list(table.people).index(person) for person in dict.fromkeys(table.people)]
    seats = sorted(firsts, key=lambda seat: desk.keyboard.is_same(seat, desk.view.active))
    said = [(table.policy(seat), table.own_policy(seat), table.person(seat)) for seat in seats]
    return in_force(table.rulebook, said)


def _party_name(desk: Desk, handle: str) -> str:
    if handle.startswith("seat:"):
        return desk.table.names[int(handle.removeprefix("seat:"))]
    return desk.name_of(handle) or desk.game.unit


def prompt_of(desk: Desk, glyphs: Glyphs) -> Prompt:
    """What the prompt bar says now."""
    question = desk.question
    offers: tuple[Offer, ...] = ()
    if question is None:
        return Prompt("THE DUEL IS OVER", "", _result_words(desk), "", (Offer("Enter", "go on"),))
    if desk.answer is None:
        text = f"{desk.asker_name} is asked something that only {desk.asker_name} may see."
        if desk.gate is Gate.KEY:
            offers = (Offer(desk.keys.sign("hand"), f"{desk.asker_name} looks at the hand"),)
        return Prompt(f"ASKS {desk.asker_name}", "", text, "", offers, desk.say, rulebook=_rulebook(desk))
    named = question.source.name if question.source is not None else ""
    source = f" {glyphs.dot} {named}" if named else ""
    legend = f"{glyphs.legal} can be chosen   {glyphs.picked} chosen"
    text = f"{desk.asker_name}: {desk.answer.asks(desk.name_of)}"
    typed = f"{desk.typed.start}_" if desk.typed.start else ""
    counter = "  ".join(word for word in (typed, desk.answer.counter()) if word)
    offers, more = _once(offers_of(desk)), desk.keys.sign("answers")
    if desk.shows_list:
        offers = (*(offer for offer in offers if offer.key), Offer(more, "the board"))
    title, rulebook = f"ASKS {desk.asker_name}{source}", _rulebook(desk)
    return Prompt(title, legend, text, counter, offers, desk.say, more, rulebook, named)


def _once(offers: Sequence[Offer]) -> tuple[Offer, ...]:
    """Without the label of what Enter does in the same words."""
    entered = {(offer.spot, offer.text) for offer in offers if offer.sign == "Enter"}
    return tuple(offer for offer in offers if offer.sign == "Enter" or (offer.spot, offer.text) not in entered)


def _rulebook(desk: Desk) -> str:
    """The key of the rulebook, if a rule is cited."""
    return desk.keys.sign("rules") if number_in(desk.say) else ""


def offers_of(desk: Desk) -> tuple[Offer, ...]:
    """Every answer with what to press for it."""
    if desk.answer is None:
        return ()
    labels, cards = desk.typed.labels, desk.board.cards
    return tuple(
        Offer(
            desk.keys.sign(option.command) if option.command else option.key or labels.get(option.spot, ""),
            option.text,
            option.consequence,
            option.spot,
            "" if option.key else desk.answer.mark(option.spot),
            option.spot in cards,
        )
        for option in desk.answer.options(desk.pointed, desk.name_of)
    )


def _result_words(desk: Desk) -> str:
    result = desk.table.result
    if result is None:
        return ""
    if result.winner is None:
        return f"Nobody wins: {result.reason}"
    names = dict.fromkeys(desk.table.person(seat) for seat in result.winners or (result.winner,))
    return f"{' and '.join(names)} {'win' if len(names) > 1 else 'wins'}: {result.reason}"


def commands_of(desk: Desk) -> list[Offer]:
    """The key line: only what these keys do now."""
    return [
        Offer(desk.keys.sign(command.id), words)
        for command in COMMANDS
        if command.on_line and (words := command.says(desk))
    ]


def strip_lines(desk: Desk, coach: Sequence[str], width: int, height: int, glyphs: Glyphs) -> list[Content]:
    """Where no column stands beside the board: which lines stand above the prompt.

    An open chain comes first; the cursor's card leaves it one line. What is new since a person's last view is told
    until a key is pressed. The coach speaks until the cursor is moved; then the card is told. Waiting effects come
    before news.
    """
    if desk.view.chain:
        return _chain_lines(desk, width, height, glyphs)
    waiting = _waiting_lines(desk, width, glyphs)
    if desk.recall.fresh:
        return [*recent_lines(desk.recall, width, height - len(waiting), desk.keys.sign("since"), glyphs), *waiting]
    if coach and not desk.cursor.pointed:
        told = [Content.styled(clipped(f" {line}", width, glyphs.more), "$coach") for line in coach]
        told = told[: height - 1] if waiting else told[:height]
    else:
        told = pane_lines(Told(*desk.face(), desk.shape), width, max(height - 1 - (height > SHORT), 1), glyphs)
    room = height - len(told)
    return [*told, *(waiting[:room] or _news_lines(desk, width, room, glyphs))]


def _chain_lines(desk: Desk, width: int, height: int, glyphs: Glyphs) -> list[Content]:
    """The open chain, and as far as there is room the card that somebody moved the cursor to or has chosen."""
    reads = desk.cursor.pointed or desk.has_chosen
    room = 1 if reads and height <= SHORT else min(len(desk.view.chain), height)
    lines = chain_strip(desk, width, room, glyphs)
    left = height - len(lines)
    return [*lines, *(pane_lines(Told(*desk.face(), desk.shape), width, left, glyphs) if left > 1 else ())]


def _waiting_lines(desk: Desk, width: int, glyphs: Glyphs) -> list[Content]:
    waiting = desk.view.waiting
    more = f" (+{len(waiting) - 1})" if len(waiting) > 1 else ""
    texts = [f" waits: {text}{more}" for text in waiting[:1]]
    return [Content.styled(clipped(text, width, glyphs.more), "bold") for text in texts]


def _news_lines(desk: Desk, width: int, room: int, glyphs: Glyphs) -> list[Content]:
    wrapped: list[Content] = []
    turn = None
    for line in desk.news[-room:] if room > 0 else ():
        wrapped += _indented(line.text, line.depth, width, "bold $title" if line.turn != turn and room > 3 else "")
        turn = line.turn
    return wrapped[-room:] if room > 0 else []


def log_lines(desk: Desk, coach: Sequence[str], width: int, height: int, glyphs: Glyphs) -> list[Content]:
    """The column under the card pane: the chain, the coach, what waits, then the log, the newest at the bottom."""
    lines: list[Content] = []
    lines += chain_pane(desk, width, glyphs)
    advice = (" ".join(coach),) if coach else ()
    for title, told, style in (("COACH", advice, "$coach"), ("WAITING", desk.view.waiting, "bold")):
        if told:
            lines.append(Content.styled(title_line(title, "", width, glyphs.rule), "$title"))
            lines += [line for text in told for line in _indented(text, 0, width, style)]
    lines = lines[: max(height - 3, 0)]
    if desk.recall.fresh:
        return [*lines, *recent_lines(desk.recall, width, height - len(lines), desk.keys.sign("since"), glyphs)]
    log = Content.styled(title_line("LOG", f"{desk.keys.sign('log')}: all of it", width, glyphs.rule), "$title")
    return [*lines, log, *_news_lines(desk, width, height - len(lines) - 1, glyphs)]


def _indented(text: str, depth: int, width: int, style: str) -> list[Content]:
    indent = " " * (1 + 2 * min(depth, 4))
    lines = Content(text).wrap(max(width - len(indent) - 1, 10))
    return [Content.styled(indent + line.plain, style) for line in lines]
