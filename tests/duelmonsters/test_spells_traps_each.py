"""What holds for each spell and trap of the pool, in both seats: set, used, turned up, negated, with no place left."""

import pytest

from duelterm.core.looking import Eyes, sees
from duelterm.duelmonsters.definition import CardDefinition
from tests.duelmonsters.scenario import Lay, Scenario, language_pool, monster, pool

ELF, DRAGON = "Mystical Elf", "Blue-Eyes White Dragon"
MAGE = monster("Mage", race="spellcaster")
IMP = monster("Imp", race="fiend", atk=1000)
DRAKE = monster("Drake", race="dragon")
CLOD = monster("Clod", race="rock", attribute="earth")
MADE = (MAGE, IMP, DRAKE, CLOD, monster("Below", atk=900))
PARTS = ["Flame Manipulator", "Masaki the Legendary Swordsman"]
NAMES = sorted(card.name for card in language_pool().values() if card.kind != "monster")
FREE = [name for name in NAMES if any(not use.kinds for use in pool(name).played)]
"""Those that answer nothing."""
OTHERWISE = ("Crush Card Virus", "Share the Pain", "Sword of Deep-Seated", "Tribute to The Doomed")
"""Those that cost cards, which are gone though it comes to nothing, or come back from the graveyard."""
FOR_SUMMONS = ("Horn of Heaven", "Solemn Judgment")
FOR_ATTACKS = ("Enchanted Javelin", "Mirror Force")
PRICES = {"Toon World": 1000, "Brain Control": 800, "Premature Burial": 800}
OPPOSITE = {"spell": "Magic Jammer", "trap": "Seven Tools of the Bandit"}


def ritual_of(name: str) -> str:
    """The monster that a ritual spell brings, as its file has it."""
    return str(language_pool()[name].abilities[0].do[0].ritual)


def bearer_of(name: str) -> CardDefinition | None:
    """A monster of the race that an equip spell is for."""
    fits = language_pool()[name].equips
    return monster("Bearer", race=fits.race[0]) if fits is not None and fits.race else None


def board(lay: Lay, name: str, where: str, answer: str = "Waboku") -> Scenario:
    """A table where this card, in the hand or set, can be used; the other side has a set card to answer with."""
    card = pool(name)
    hand, laid, extra = [DRAGON, ELF], ["Mage", "Imp", "Drake", "Clod"], []
    bearer = bearer_of(name)
    if bearer is not None:
        laid = ["Mage", "Imp", "Drake", "Bearer"]
    if name == "Polymerization":
        laid, extra = PARTS, ["Flame Swordsman"]
    if name == "Scapegoat":
        laid = []
    if name == "Elegant Egotist":
        hand, laid = ["Harpie Lady"], ["Harpie Lady"]
    if card.icon == "ritual":
        hand = [ritual_of(name)]
    you = {"hand": [*hand, *[name] * (where == "hand")], "spells": ["?" + name] * (where == "set")}
    you |= {"monsters": laid, "fusion deck": extra, "graveyard": [ELF]}
    lord = "Lord of D." if name == "The Flute of Summoning Dragon" else "Mage"
    opp = {"hand": [ELF, ELF], "monsters": [lord, "=Clod", "Clod"], "graveyard": [ELF]}
    opp |= {"spells": ["?" + answer, "Robbin' Goblin", "Malevolent Nuzzler"]}
    duel = lay(you=you, opp=opp, made=MADE if bearer is None else (*MADE, bearer))
    duel.equip("opp", "Malevolent Nuzzler", lord)
    return duel


def use(duel: Scenario, name: str, where: str) -> None:
    """Use it, up to the question for an answer."""
    duel.act("use" if where == "hand" else "turn up", name)
    duel.run_until("answer")
    assert duel.who == "opp"


def all_there(duel: Scenario) -> dict[str, list[str]]:
    """Every card by player and zone, and the life points."""
    zones = ("hand", "monsters", "spells", "graveyard", "aside", "fusion deck", "deck")
    there = {f"{who} {zone}": sorted(duel.zone(who, zone)) for who in ("you", "opp") for zone in zones}
    figures = [(duel.atk(card.definition.name), card.tapped, card.face_up) for card in duel.state.monsters()]
    return there | {"life": list(map(str, duel.life)), "figures": list(map(str, figures))}


@pytest.mark.rule("R3-6.7", "R3-6.8", "R3-6.18")
@pytest.mark.parametrize("where", ["hand", "set"])
def test_each_is_used_from_the_hand_or_turned_up_and_stays_or_goes(lay: Lay, where: str) -> None:
    for name in FREE:
        duel = board(lay, name, where)
        use(duel, name, where)
        duel.run_until("act")
        stays = pool(name).icon in ("equip", "field", "continuous") or name == "Swords of Revealing Light"
        assert (name in duel.zone("you", "spells"), name in duel.zone("you", "graveyard")) == (stays, not stays), name
        assert bool(duel.state.used.get(pool(name).kind)) == (where == "hand"), name


@pytest.mark.rule("R3-6.12")
@pytest.mark.parametrize("where", ["hand", "set"])
def test_each_that_comes_to_nothing_changes_nothing(lay: Lay, where: str) -> None:
    for name in FREE:
        if name in OTHERWISE:
            continue
        answer = OPPOSITE[pool(name).kind]
        duel = board(lay, name, where, answer)
        wanted = without_effect(all_there(duel), name, where, answer)
        use(duel, name, where)
        duel.turn_up(answer)
        duel.run_until("act")
        assert all_there(duel) == wanted, name


def without_effect(there: dict[str, list[str]], name: str, where: str, answer: str) -> dict[str, list[str]]:
    """What is left when the answer has worked: both cards are used up, and what they cost is paid."""
    there["you hand" if where == "hand" else "you spells"].remove(name)
    there["opp spells"].remove(answer)
    spent = [ELF] if answer == OPPOSITE["spell"] else []
    there["opp hand"] = there["opp hand"][len(spent) :]
    there["you graveyard"] = sorted([*there["you graveyard"], name])
    there["opp graveyard"] = sorted([*there["opp graveyard"], answer, *spent])
    paid, price = PRICES.get(name, 0), 0 if spent else 1000
    falling = {"Black Pendant": 500}.get(name, 0)  # it does go from the field to the graveyard
    return there | {"life": [str(8000 - paid), str(8000 - price - falling)]}


@pytest.mark.rule("R3-6.4", "R3-6.6")
@pytest.mark.case("Y60")
def test_each_is_set_unseen_by_the_other_and_only_where_there_is_a_place(lay: Lay) -> None:
    for name in NAMES:
        duel = lay(you={"hand": [name]})
        duel.set(name)
        card = duel.card("you", "spells", name)
        lookers = (duel.seat_of("you"), duel.seat_of("opp"), None)
        seen = [sees(duel.state, card, Eyes(looker, 2, False)) for looker in lookers]
        assert (card.face_up, seen) == (False, [True, False, False]), name
        full = lay(you={"hand": [name], "spells": ["?Waboku"] * 5, "monsters": [ELF]}, opp={"monsters": [ELF]})
        assert not full.offers("set", name), name
        assert not full.offers("use", name), name


@pytest.mark.rule("R3-6.12", "R3-7.5")
def test_in_the_others_turn_each_free_trap_may_answer_and_no_spell(lay: Lay) -> None:
    crowd = ["Mage", "Imp", "Drake", "Clod"]
    for name in NAMES:
        opposite = {"monsters": crowd, "spells": ["?" + name]}
        duel = lay(you={"monsters": ["Imp", "Clod"], "hand": ["Below"]}, opp=opposite, made=MADE)
        free = name in FREE and pool(name).kind == "trap"
        duel.summon("Below")
        assert (duel.who, duel.offers("turn up", name)) == ("opp", free or name in FOR_SUMMONS), name
        duel.pass_()
        duel.attack("Imp", "Clod")
        assert (duel.who, duel.offers("turn up", name)) == ("opp", free or name in FOR_ATTACKS), name
