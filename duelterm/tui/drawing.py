"""Drawing one card slot in the size it has: a line, two lines, or a box."""

from textual.content import Content

from duelterm.core.view import CardView, Face
from duelterm.tui.glyphs import Glyphs, civilization_letters
from duelterm.tui.scene import Look
from duelterm.tui.wording import fit

EMPTY = Content("")


def card_lines(look: Look, width: int, height: int, glyphs: Glyphs) -> list[Content]:
    """The slot's lines, `height` of them and each `width` cells wide."""
    if width < 6 or height < 1:
        return [EMPTY] * max(height, 0)
    if look.place.card is None:
        gap = Content(fit(f"   {glyphs.gap}", width))
        return [gap, *([EMPTY] * (height - 1))]
    if height == 1:
        return [_mini(look, look.place.card, width, glyphs)]
    if height < 4:
        return _pair(look, look.place.card, width, glyphs)
    return _box(look, look.place.card, width, height, glyphs)


def civilization_style(face: Face | None) -> str:
    """The colour that repeats what the civilization's letter says."""
    if face is None:
        return ""
    return f"$civ-{face.colours[0]}" if len(face.colours) == 1 else "$civ-many"


def power_and_tags(look: Look, card: CardView, face: Face, glyphs: Glyphs) -> list[str]:
    """The short words under a card's name, the most telling first."""
    power = card.power if card.power is not None else face.power
    words = [str(power)] if power is not None else [face.kind]
    words += [glyphs.attack + look.note] if look.note else []
    words += ["sick"] if card.sick else []
    words += [f"evo+{len(card.beneath)}"] if card.beneath else []
    tags = card.tags or face.tags
    return [*words, *(tag for tag in tags if not (card.beneath and tag == "evo"))]


def _lead(look: Look, glyphs: Glyphs) -> Content:
    label = Content.styled(look.label, "bold $label" if look.legal else "$text-muted")
    cursor = glyphs.cursor if look.cursor else ""
    return Content(" " * (3 - len(cursor) - len(look.label))) + Content.styled(cursor, "bold") + label


def _flag(look: Look, glyphs: Glyphs) -> Content:
    if look.mark:
        return Content.styled(look.mark[:1], "bold $picked")
    return Content.styled(glyphs.legal, "bold $legal") if look.legal else Content(" ")


def _mini(look: Look, card: CardView, width: int, glyphs: Glyphs) -> Content:
    room = width - 4
    if card.face is None:
        body = Content(fit(f"{glyphs.back}{look.place.number}{glyphs.back}", room))
    else:
        start, end = glyphs.tapped if card.tapped else glyphs.upright
        letters = civilization_letters(card.face.colours)[: room - 2]
        body = Content.styled(f"{start}{letters}{end}", civilization_style(card.face))
        body = body.pad_right(room - body.cell_length)
    return _lead(look, glyphs) + _underlined(body, look) + _flag(look, glyphs)


def _underlined(body: Content, look: Look) -> Content:
    return body.stylize("reverse") if look.cursor else body


def _pair(look: Look, card: CardView, width: int, glyphs: Glyphs) -> list[Content]:
    room = width - 6
    start, end = glyphs.tapped if card.tapped else glyphs.upright
    face = card.face
    if face is None:
        body = Content(start + glyphs.back * room + end)
        below = "face-down card" if look.cursor else ""
    else:
        head = f"{civilization_letters(face.colours)}{face.cost}"
        body = (
            Content(start)
            + Content.styled(head, f"bold {civilization_style(face)}")
            + Content(" " + fit(face.name, room - len(head) - 1, glyphs.more) + end)
        )
        power, *words = power_and_tags(look, card, face, glyphs)
        below = " ".join([power, *(["TAP"] if card.tapped else []), *words])
    first = _lead(look, glyphs) + _underlined(body, look) + _flag(look, glyphs)
    return [first, Content(fit("    " + below, width - 1, glyphs.more))]


def _box(look: Look, card: CardView, width: int, height: int, glyphs: Glyphs) -> list[Content]:
    face, room = card.face, width - 3
    drop = 1 if card.tapped else 0
    frame = glyphs.frame_tapped if card.tapped else glyphs.frame
    sides = glyphs.frame_cursor if look.cursor else frame
    head = f"{civilization_letters(face.colours)}{face.cost}" if face else ""
    word = "TAP" if card.tapped else ""
    line = frame[1] if card.tapped else sides[1]
    fill = line * (room - len(head) - len(word) - 1)
    top = (
        Content(sides[0])
        + Content.styled(head, f"bold {civilization_style(face)}")
        + Content(fill + word)
        + (_flag(look, glyphs) if look.mark or look.legal else Content(line))
        + Content(sides[2])
    )
    label = Content.styled(look.label, "bold $label" if look.legal else "$text-muted")
    foot = Content(sides[4] + line * (room - len(look.label))) + label + Content(sides[5])
    inner = _inner(look, card, room, height - 2 - drop, glyphs)
    body = [Content(sides[3]) + _underlined(text, look) + Content(sides[3]) for text in inner]
    body[0] = Content.styled(glyphs.cursor if look.cursor else " ", "bold") + body[0]
    lines = [Content(" ") + top, body[0], *(Content(" ") + text for text in body[1:]), Content(" ") + foot]
    return [*([EMPTY] * drop), *lines]


def _inner(look: Look, card: CardView, room: int, rows: int, glyphs: Glyphs) -> list[Content]:
    if card.face is None:
        return [Content(glyphs.back * room)] * rows
    words = power_and_tags(look, card, card.face, glyphs)
    lines = [fit(card.face.name, room, glyphs.more)]
    for word in words:
        if len(lines) > 1 and len(lines[-1].rstrip()) + 1 + len(word) <= room:
            lines[-1] = lines[-1].rstrip() + " " + word
        else:
            lines.append(word)
    lines = [fit(line, room, glyphs.more) for line in lines[:rows]]
    return [Content(line) for line in [*lines, *([" " * room] * (rows - len(lines)))]]
