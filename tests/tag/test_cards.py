"""Every card with an effect, put to use among four, whoever has it (case Y51): nothing goes wrong at any decision."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from duelterm.core.ask import ACT, Decision
from duelterm.duelmonsters.tag.ruleset import TagRules
from duelterm.session.simulate import Watch
from tests.duelmonsters.scenario import language_pool, plain_answer
from tests.tag.scenario import Lay, Scenario, pool

DRAGON, MAGICIAN, OX, ELF, SKULL = (
    "Blue-Eyes White Dragon",
    "Dark Magician",
    "Battle Ox",
    "Mystical Elf",
    "Summoned Skull",
)
MOST, LOOKED_AT = 80, 4
"""How many questions are answered on a table, and of how many one is looked at for what must never be."""

ACTIVE = ("use", "turn up", "activate", "special", "change", "summon", "attack")
"""What is done with the card that is tried, the first of these that is offered."""
LIVELY = ("summon", "battle", "attack", "use", "turn up")
"""What the opponents do in their turns, so that there is something to answer."""


@cache
def rules() -> TagRules:
    return TagRules(language_pool())


def acting() -> list[str]:
    """The cards that do something."""
    return sorted(card.name for card in language_pool().values() if card.kind != "monster" or card.abilities)


HARPIES = {"monsters": ["Harpie Lady"], "hand": ["Harpie Lady Sisters"]}
NEEDS: dict[str, dict[str, Sequence[str]]] = {
    "The Flute of Summoning Dragon": {"monsters": ["Lord of D."], "hand": [DRAGON]},
    "Polymerization": {"hand": ["Gaia The Fierce Knight", "Curse of Dragon"]},
    "Elegant Egotist": HARPIES,
    "Cocoon of Evolution": {"monsters": ["Petit Moth"]},
    "Violet Crystal": {"monsters": ["Phantom Ghost"]},
    "Vile Germs": {"monsters": ["Man-Eating Plant"]},
    "Laser Cannon Armor": {"monsters": ["Giant Flea"]},
    "Electro-Whip": {"monsters": ["Wattkid"]},
    "Machine Conversion Factory": {"monsters": ["Bat"]},
}
"""What a card needs beside what lies on every table, by zone."""

ELSEWHERE = {"Eternal Rest", "Gryphon Wing", "Fake Trap", "Remove Trap"}
"""Spells and traps that need more than can lie ready so; the cards of the standard rules have scenarios for them."""


@cache
def zoo() -> list[str]:
    """A plain monster of each type, a weak one: so that every equip spell finds one that it fits."""
    plain = [card for card in language_pool().values() if card.kind == "monster" and card.frame == "normal"]
    weak = sorted(plain, key=lambda card: (card.level, card.name))
    return list({card.race: card.name for card in reversed(weak)}.values())


def ready(name: str) -> dict[str, list[str]]:
    """Your side of the table."""
    card = language_pool()[name]
    mine: dict[str, list[str]] = {
        "hand": [name, ELF, SKULL],
        "monsters": [SKULL, ELF],
        "spells": ["Toon World"] if "Toon" in name else [],
        "field spell": [],
        "graveyard": [MAGICIAN, "Dark Hole"],
        "deck": ["Kuriboh", OX, "Trap Hole", "Pot of Greed"] * 8,
        "extra deck": ["Gaia the Dragon Champion"],
    }
    place = "monsters" if card.kind == "monster" else "field spell" if card.icon == "field" else "spells"
    mine[place] = [f"?{name}", *mine[place]]
    mine["hand"] += [
        node.ritual for ability in card.abilities for node in getattr(ability, "do", ()) if is_ritual(node)
    ]
    for zone, names in NEEDS.get(name, {}).items():
        mine[zone] = [*mine[zone], *names]
    return mine


def is_ritual(node: Any) -> bool:
    return isinstance(getattr(node, "ritual", None), str)


def tables(lay: Lay, name: str) -> Iterator[Scenario]:
    """Tables for four on which the card lies ready: a full one, one on which the opponents have no monster, and one on
    which an opponent is about to attack.
    """
    theirs = {"hand": [OX, "Ookazi", "Raigeki"], "spells": ["?Reinforcements", "?Ookazi"], "graveyard": [DRAGON]}
    friend = {"hand": [ELF], "graveyard": [OX]}
    one, other, partner = zoo()[:4], zoo()[4:9], zoo()[9:14]
    yield lay(
        you=ready(name),
        opp=theirs | {"monsters": [DRAGON, *one]},
        partner=friend | {"monsters": partner},
        other=theirs | {"monsters": [f"={name}" for name in other]},
        life=(9000, 12000),
    )
    yield lay(you=ready(name), opp=theirs, partner=friend | {"monsters": ["Sangan"]}, other=theirs)
    mine = {"hand": [name], "monsters": [name] if language_pool()[name].kind == "monster" else [ELF]}
    yield lay(you=mine, opp=theirs | {"monsters": [DRAGON]}, turn="opp")


def tried(duel: Scenario, name: str) -> bool:
    """Play on with the card; whether it was put to use."""
    watch = Watch(duel.state)
    for number in range(MOST):
        if duel.prompt == "over":
            break
        if number % LOOKED_AT == 0:
            assert list(watch.faults(rules(), duel.state, duel.asked)) == []
        duel.send(answer(duel, name, number))
        if worked(duel, name) and duel.prompt == "act":
            return True
    return worked(duel, name)


def worked(duel: Scenario, name: str) -> bool:
    """Whether an effect of the card has been activated and has resolved."""
    return any(event.kind == "resolves" and event.definition.name == name for event in duel.state.events)


def answer(duel: Scenario, name: str, number: int) -> Any:
    """What is done now: something with the card if that can be, else what lets others do something."""
    asked = duel.asked
    if asked.kind != ACT:
        return True if asked.kind == "confirm" else picked(asked, number)
    named = [act for act in asked.options if act.card is not None and act.card.definition.name == name]
    mine = [act for verb in ACTIVE for act in named if act.verb == verb]
    if asked.seat == duel.seat and mine:
        return mine[0]
    if asked.why.prompt != "act" and asked.options[-1].verb == "pass":
        return asked.options[-1]
    if asked.why.prompt != "act":
        return asked.options[number % len(asked.options)]
    wanted = LIVELY if asked.seat != duel.seat else ("battle",)
    lively = [act for verb in wanted for act in asked.options if act.verb == verb]
    return lively[0] if lively else asked.options[-1]


def picked(asked: Decision, number: int) -> Any:
    """A plain answer, of several cards now one, now another."""
    if asked.kind != "pick" or asked.legal is not None or not asked.lo:
        return plain_answer(asked)
    start = number % len(asked.options)
    return [*asked.options[start:], *asked.options[:start]][: asked.lo]


def test_every_card_is_a_card_of_the_tag_duel() -> None:
    found = [pool(name) for name in language_pool()]
    assert len(found) == len(language_pool()) > 600


@pytest.mark.slow
@pytest.mark.case("Y51")
@pytest.mark.parametrize("name", acting())
def test_a_card_is_put_to_use_among_four(lay: Lay, name: str) -> None:
    """A spell or trap has to work; a monster's effect may have no occasion, but the monster comes."""
    used = any(tried(duel, name) for duel in tables(lay, name))
    card = language_pool()[name]
    must = card.kind != "monster" or any(getattr(ability, "activate", "") for ability in card.abilities)
    assert used or not must or name in ELSEWHERE
