"""`duelterm decks`: the decks, or one with its faults, some advice and its figures; decks from and to `.ydk` files.

`--list` judges a deck by the rules that have limited lists and by one of them, with `--partner` two decks of a team
that shares it (TAG-2.1); `--lists` names the lists.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from duelterm.commands.deckcheck import check_deck, judging, judging_team, limited_list
from duelterm.commands.guard import DONE, FAULTY_FILE, USAGE, Refusal, harmless, say
from duelterm.lang.report import CardError
from duelterm.library.deckfile import ENDING, UnknownDeck, deck_paths, deck_text, find_deck, read_deck
from duelterm.library.decks import FUSION, SIDE, Deck, DeckCheck, unknown_cards
from duelterm.library.listfile import COPIES, read_list
from duelterm.library.lists import NONE, list_paths
from duelterm.library.passcodes import GAME
from duelterm.library.paths import deck_dirs, write_private
from duelterm.library.pool import load_pool
from duelterm.library.stats import Figures, figures, no_figures
from duelterm.session.games import CARD_GAMES


def run(arguments: argparse.Namespace) -> int:
    """Print one line a deck, or all there is to say about one; or carry one over from or to a `.ydk` file."""
    if arguments.partner is not None and (arguments.list is None or arguments.name is None):
        raise Refusal("--partner needs the deck and the list: duelterm decks NAME --partner DECK --list LIST", USAGE)
    if arguments.import_file is not None:
        if arguments.name is not None:
            raise Refusal("--import takes a file and no deck besides; the deck is named after the file", USAGE)
        return _import(Path(arguments.import_file))
    if arguments.export_file is not None:
        if arguments.name is None:
            raise Refusal("--export needs the deck as well: duelterm decks NAME --export FILE", USAGE)
        return _export(wanted_deck(arguments.name), Path(arguments.export_file))
    if arguments.lists:
        if arguments.name is not None:
            raise Refusal("--lists names all limited lists and takes no deck; with a deck it is --list LIST", USAGE)
        return _lists()
    if arguments.list is not None:
        if arguments.name is None:
            raise Refusal("--list needs the deck as well: duelterm decks NAME --list LIST", USAGE)
        deck = wanted_deck(arguments.name)
        if arguments.partner is not None:
            return _judge_team([deck, wanted_deck(arguments.partner)], arguments.list)
        return _judge(deck, arguments.list)
    return _list() if arguments.name is None else _show(wanted_deck(arguments.name))


def wanted_deck(name: str) -> Deck:
    """The deck of that key, name or file. Raises Refusal or CardError."""
    try:
        return find_deck(name)
    except UnknownDeck as error:
        raise Refusal(str(error), USAGE) from None


def _list() -> int:
    code, decks = DONE, []
    for path in deck_paths():
        try:
            decks.append(read_deck(path))
        except CardError as error:
            say(str(error))
            code = FAULTY_FILE
    pools = {game: load_pool(game) for game in {deck.game for deck in decks}}
    width = max((len(deck.key) for deck in decks), default=0)
    for game in sorted(pools):
        print(f"{CARD_GAMES[game]}:")
        for deck in decks:
            if deck.game == game:
                faults = check_deck(deck, pools[game]).faults
                print(harmless(f"{deck.key:<{width}} {deck.name} ({_sizes(deck)}{_told(len(faults))})"))
    return code


def _lists() -> int:
    """One line a limited list: its key, its date, its name, and how many cards it names."""
    code, lists = DONE, []
    for path in list_paths().values():
        try:
            lists.append(read_list(path))
        except CardError as error:
            say(str(error))
            code = FAULTY_FILE
    width = max((len(each.key) for each in lists), default=0)
    for each in sorted(lists, key=lambda each: (each.format, each.date, each.key)):
        counts = ", ".join(
            f"{len(cards)} {heading.replace('_', '-')}" for heading in COPIES if (cards := each.of(heading))
        )
        print(harmless(f"{each.key:<{width}} {each.date} {each.name} ({counts or 'no cards'})"))
    print(f"{NONE:<{width}} three of every card")
    return code


def _judge(deck: Deck, wanted: str) -> int:
    """Show a deck by the rules that have limited lists, and the one of that key, name, month, day or file."""
    game = judging(deck)
    limited = limited_list(game, wanted)
    return _told_of(deck, game.check(deck, load_pool(deck.game), limited), f"by {game.title}, and {limited.title}")


def _judge_team(decks: Sequence[Deck], wanted: str) -> int:
    """Show the decks of a team as the rules of a game of teams judge them, by a limited list that they share."""
    game, check = judging_team(decks)
    limited = limited_list(game, wanted)
    found = check(decks, load_pool(game.cards), limited)
    by = f"by {game.title}, and {limited.title} for the team"
    return max(_told_of(deck, each, by) for deck, each in zip(decks, found, strict=True))


def _show(deck: Deck) -> int:
    return _told_of(deck, check_deck(deck, load_pool(deck.game)))


def _told_of(deck: Deck, found: DeckCheck, by: str = "") -> int:
    """Print a deck with what the check has found; `by` says by what it was judged if not by the usual rules."""
    print(f"{deck.name} ({_sizes(deck)})")
    _print_cards(_known_figures(deck))
    for part in (SIDE, FUSION):
        if cards := deck.parts[part]:
            print(f"{part} deck:", *(f"{copies:>3} {name}" for name, copies in cards.items()), sep="\n")
    if by:
        print(f"{by}:")
    for fault in found.faults:
        print(harmless(f"fault: {fault}"))
    if not found.faults:
        print("no faults")
    for advice in found.advice:
        print(f"advice: {advice}")
    return FAULTY_FILE if found.faults else DONE


def _import(path: Path) -> int:
    """Make an own deck of a `.ydk` file and show it; one that breaks a rule is kept too, to be mended."""
    from duelterm.library.ydk import read_ydk

    deck = read_ydk(path, load_pool(GAME))
    if any(other.stem == deck.key for other in deck_paths()):
        raise Refusal(f"there is a deck {deck.key} already; rename {path.name} to import it beside that", USAGE)
    place = deck_dirs()[0] / f"{deck.key}{ENDING}"
    try:
        write_private(place, deck_text(deck).encode())
    except OSError as error:
        raise Refusal(f"{place} can't be written: {error.strerror}", USAGE) from None
    print(harmless(f"{place} written; it is the deck {deck.key}"))
    return _show(read_deck(place))


def _export(deck: Deck, path: Path) -> int:
    """Write a deck as a `.ydk` file, which must be new."""
    from duelterm.library.ydk import ydk_text

    if deck.game != GAME:
        raise Refusal(f"{deck.key} is no deck of {CARD_GAMES[GAME]}; only their cards have passcodes", USAGE)
    pool = load_pool(GAME)
    if unknown := tuple(unknown_cards(deck, pool)):
        raise CardError(unknown)
    try:
        with path.open("x", encoding="ascii") as file:
            file.write(ydk_text(deck, pool))
    except FileExistsError:
        raise Refusal(f"{path} is there already", USAGE) from None
    except OSError as error:
        raise Refusal(f"{path} can't be written: {error.strerror}", USAGE) from None
    print(harmless(f"{path} written"))
    return DONE


def _known_figures(deck: Deck) -> Figures:
    """What is recorded; if that can't be read the deck is shown all the same."""
    try:
        return figures(deck)
    except OSError as error:
        say(f"no figures: {error}")
        return no_figures(deck)


def _print_cards(found: Figures) -> None:  # DM-1.5
    """The cards, the least played first if anything is known about it."""
    for figure in found.cards:
        played = f"  played {figure.played} time{'s' * (figure.played != 1)}" if found.duels else ""
        print(f"{figure.copies:>3} {figure.card}{played}")
    if found.duels:
        duels = f"{found.duels} recorded duel{'s' * (found.duels != 1)}"
        print(f"in {duels}, the least played first: think about the first, and more of the last")


def _sizes(deck: Deck) -> str:
    """`40 cards`, `40 cards, side 10, fusion 2`."""
    counts = {part: sum(deck.parts[part].values()) for part in (SIDE, FUSION)}
    return ", ".join([f"{deck.size} cards", *(f"{part} {count}" for part, count in counts.items() if count)])


def _told(faults: int) -> str:
    return f", {faults} fault{'s' * (faults > 1)}" if faults else ""
