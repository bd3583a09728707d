"""The pages one can open from the duel screen. Each shows what the desk's view shows, nothing more."""

from textual.content import Content
from textual.screen import Screen

from duelterm.core.view import CardView, Face
from duelterm.session.seating import together
from duelterm.tui.desk import Desk
from duelterm.tui.fields import held_beside, team_of
from duelterm.tui.keymap import CARDS, GROUPS, MOVING
from duelterm.tui.layouts import HAND, GameTable, ZoneShape
from duelterm.tui.layouts.table import Pile
from duelterm.tui.recalling import OPENLY, TITLE
from duelterm.tui.screens.pages import Browser, Entry, TextPage
from duelterm.tui.settings import Settings

POINTING = {
    CARDS: (
        ("small letter or digit", "go to its card; choose it if it shows {legal}"),
        ("the same card again", "the next reason why it can't do anything"),
    ),
    MOVING: (
        ("mouse", "click cards and answers; right button reads a card"),
        ("wheel", "move a row of cards, the log, a list"),
    ),
}
"""What isn't a command, by group."""
SIGNS = (
    ("{legal}", "can be chosen now"),
    ("{picked}", "chosen; a number is its place in an order"),
    ("{cursor}", "the cursor"),
)
GRAVEYARDS = Pile("GRAVEYARD", "graves", ("graveyard",))


def keys_page(game: GameTable, settings: Settings) -> TextPage:
    """All keys and signs."""
    glyphs = settings.glyphs
    signs = {
        "legal": glyphs.legal,
        "picked": glyphs.picked,
        "cursor": glyphs.cursor,
        "back": glyphs.back,
        "gap": glyphs.gap,
        "attack": glyphs.attack,
        "upright0": glyphs.upright[0],
        "upright1": glyphs.upright[1],
        "tapped0": glyphs.tapped[0],
        "tapped1": glyphs.tapped[1],
    }
    lines: list[Content] = []
    for group in GROUPS:
        rows = [*settings.keys.help_rows(group, game.key_words), *POINTING.get(group, ())]
        lines += [Content.styled(group, "bold"), *(Content(f"{key:<22} {text.format(**signs)}") for key, text in rows)]
        lines.append(Content(""))
    lines.append(Content.styled("Signs", "bold"))
    lines += [Content(f"{sign.format(**signs):<22} {text}") for sign, text in (*SIGNS, *game.signs)]
    return TextPage("KEYS", lines, settings)


def log_text(desk: Desk) -> list[Content]:
    """The log as paragraphs; the first of each turn stands out."""
    paragraphs: list[Content] = []
    turn = None
    for line in desk.news:
        paragraphs.append(Content.styled("  " * line.depth + line.text, "bold" if line.turn != turn else ""))
        turn = line.turn
    return paragraphs


def log_page(desk: Desk, settings: Settings) -> TextPage:
    """The whole log, from its end."""
    return TextPage("LOG", log_text(desk), settings, at_end=True)


def since_page(desk: Desk, settings: Settings) -> TextPage:
    """What is new to whoever looks; on the public screen what happened in this turn."""
    openly = desk.keyboard.owner is None
    lines = [Content("  " * line.depth + line.text) for line in desk.recall.recent]
    return TextPage(OPENLY if openly else TITLE, lines or [Content("Nothing has happened since.")], settings)


def reader_page(face: Face, card: CardView | None, shape: ZoneShape, settings: Settings) -> TextPage:
    """One card with all its text and what it is now."""
    lines = [
        *(Content(line) for line in shape.cards.read(face, settings.glyphs.dot)),
        Content(""),
        *(Content(text) for text in face.text),
    ]
    now = [*shape.cards.told(face, card, shape.faces), *(card.tags if card is not None else ())]
    if now:
        lines += [Content(""), Content.styled("Now: ", "bold") + Content(", ".join(now))]
    if card is not None and card.beneath:
        lines.append(Content.styled("Beneath it: ", "bold") + Content(", ".join(face.name for face in card.beneath)))
    return TextPage(face.name, lines, settings)


def card_page(desk: Desk, settings: Settings) -> Screen[None] | None:
    """The card at the cursor to read, if it has a face for whoever looks."""
    face, card = desk.face()
    return reader_page(face, card, desk.shape, settings) if face is not None else None


def zone_page(desk: Desk, pile: Pile, settings: Settings) -> Browser:
    """Some zones of both sides; in an open duel the other hand as well."""
    zones = (HAND, *pile.zones) if pile is not GRAVEYARDS and desk.keyboard.privacy == "open" else pile.zones

    def read(face: Face, card: CardView | None) -> None:
        browser.app.push_screen(reader_page(face, card, desk.game.elsewhere, settings))

    entries = [entry for name in zones for entry in _entries(desk, name)]
    browser = Browser(pile.title, entries, read, settings)
    return browser


def partner_page(desk: Desk, settings: Settings) -> Browser | None:
    """The hand of the partner of whoever looks (TAG-1.4); nobody else's."""
    partner = held_beside(desk)
    if partner is None:
        return None

    def read(face: Face, card: CardView | None) -> None:
        browser.app.push_screen(reader_page(face, card, desk.game.elsewhere, settings))

    browser = Browser("YOUR PARTNER'S HAND", _zone_entries(desk, partner.seat, HAND), read, settings)
    return browser


def _entries(desk: Desk, zone: str) -> list[Entry]:
    """A zone of every seat; piles that partners count as one (TAG-4.3) stand under one heading."""
    entries: list[Entry] = []
    for seat in desk.board.seats:
        team = [each for each in desk.board.seats if each in team_of(desk, seat)]
        if zone in desk.game.shared and len(team) > 1 and seat == team[0]:
            count = sum(each.zones[zone].count for each in desk.view.seats if each.seat in team and zone in each.zones)
            names = together(desk.table.names[each] for each in team)
            entries.append(Entry(f"{names}: {zone}, {count} together", desk.game.lies(zone), heading=True))
        entries += _zone_entries(desk, seat, zone)
    return entries


def _zone_entries(desk: Desk, seat: int, zone: str) -> list[Entry]:
    held = next(each for each in desk.view.seats if each.seat == seat).zones.get(zone)
    if held is None:
        return []
    shape = desk.game.lies(zone)
    entries = [Entry(f"{desk.table.names[seat]}: {zone}, {held.count}", shape, heading=True)]
    for card in reversed(held.cards) if zone == "graveyard" else held.cards:  # its top card is the newest
        if card.face is None:
            entries.append(Entry("face-down card", shape, None, card))
            continue
        told = shape.cards.told(card.face, card, shape.faces)
        state = ", ".join(told)
        entries.append(Entry(f"{shape.cards.listed(card.face)}  {state}".rstrip(), shape, card.face, card))
    return entries


def beside_whom(desk: Desk, seat: int) -> str:
    """With whom the person of this seat plays, or for which of the seats they play they are asked (TAG-1.6)."""
    table, person = desk.table, desk.table.person(seat)
    others = [table.person(other) for other in team_of(desk, seat)[1:] if table.person(other) != person]
    if others:
        return f"in a team with {together(others)}"
    return f"for {table.names[seat]}" if table.names[seat] != person else ""


def public_words(desk: Desk) -> str:
    """What everybody may know, for the curtain: turn, and how each side stands; of teams also whose turn it is."""
    table, view = desk.table, desk.table.view(None)
    found = [
        (together(table.person(other) for other in team_of(desk, seat.seat)), *desk.game.public(seat))
        for seat in view.seats
        if seat.seat == min(team_of(desk, seat.seat))
    ]
    told = ", ".join(f"{name} {value}" for name, word, value in found if word)
    whose = f" of {table.names[view.active]}" * desk.game.has_partners
    turn = f"Turn {desk.view.turn}{whose}." * bool(desk.view.turn)
    return f"{turn} {found[0][1]}: {told}.".strip() if told else turn
