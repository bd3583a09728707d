"""Public cases, section K: durations and continuous effects."""

import pytest

from duelterm.duelmasters.traits import breaks, has, is_evolution, races
from tests.duelmasters.scenario import FILLER, Scenario, creature, pool

MANA = ["Fear Fang", "Aqua Vehicle", "Immortal Baron, Vorg", FILLER, "Junkatz, Rabid Doll"] * 3
RE_BIL, LOK = "Re Bil, Seeker of Archery", "Lok, Vizier of Hunting"
PETROVA = "Petrova, Channeler of Suns"
GARGANTUA = ["Q-tronic Gargantua", "Promephius Q"]


@pytest.mark.case("B136")
@pytest.mark.parametrize("removal", ["Spiral Gate", "Natural Snare", "Terror Pit"])
def test_re_bils_bonus_ends_when_it_leaves(removal: str) -> None:
    duel = Scenario(
        you={"battle": [RE_BIL, LOK, "Electro Explorer Syrion", "Fear Fang"]},
        opp={"battle": [LOK], "hand": [removal], "mana": list(MANA)},
        turn="opp",
    )
    seen = [("you", LOK), ("opp", LOK), ("you", "Electro Explorer Syrion"), ("you", "Fear Fang"), ("you", RE_BIL)]
    assert [duel.power(*card) for card in seen] == [6000, 6000, 6000, 3000, 6000]
    duel.play(removal)
    duel.pick(RE_BIL)
    assert [duel.power(*card) for card in seen[:-1]] == [4000, 4000, 4000, 3000]


@pytest.mark.case("B136")
def test_two_re_bils_add_up_and_one_may_go() -> None:
    duel = Scenario(you={"battle": [RE_BIL, RE_BIL, LOK], "hand": ["Spiral Gate"], "mana": list(MANA)})
    assert (duel.power("you", LOK), duel.power("you", RE_BIL)) == (8000, 8000)
    duel.play("Spiral Gate")
    duel.pick(RE_BIL)
    assert (duel.power("you", LOK), duel.power("you", RE_BIL)) == (6000, 6000)


@pytest.mark.case("B138", "B139")
@pytest.mark.rule("DM-8.8")
def test_creeping_plague_is_for_own_blocked_creatures_of_this_turn() -> None:
    duel = Scenario(
        you={"battle": ["Burning Mane", "Fear Fang", "Forest Hornet"], "hand": ["Creeping Plague"], "mana": list(MANA)},
        opp={"battle": ["Gran Gure, Space Guardian", BLOCKER, "Burning Mane"]},
    )
    duel.play("Creeping Plague")
    duel.attack("Burning Mane")
    duel.block("Gran Gure, Space Guardian")
    assert duel.zone("opp", "battle") == [BLOCKER, "Burning Mane"]
    duel.attack("Forest Hornet")
    duel.block(BLOCKER)
    hornet = duel.card("you", "battle", "Forest Hornet")
    assert has(duel.state, hornet, "slayer")
    assert not has(duel.state, duel.card("you", "battle", "Fear Fang"), "slayer")
    assert not has(duel.state, duel.card("opp", "battle", "Burning Mane"), "slayer")
    duel.end()
    assert not has(duel.state, hornet, "slayer")


BLOCKER = "Aqua Guard"


@pytest.mark.case("B138", "B139")
def test_creeping_plague_is_over_in_the_next_turns() -> None:
    duel = Scenario(
        you={"battle": ["Burning Mane", "Seamine"], "hand": ["Creeping Plague"], "mana": list(MANA)},
        opp={"battle": ["Burning Mane", "Gran Gure, Space Guardian"]},
    )
    duel.play("Creeping Plague")
    duel.end()
    duel.attack("Burning Mane")
    duel.block("Seamine")
    assert "Seamine" in duel.zone("you", "battle")
    duel.end()
    duel.attack("Burning Mane")
    duel.block("Gran Gure, Space Guardian")
    assert "Gran Gure, Space Guardian" in duel.zone("opp", "battle")


@pytest.mark.case("B139")
@pytest.mark.rule("DM-3.10")
def test_no_change_of_a_turn_outlives_it() -> None:
    """Every spell of the pool: what it puts in force is gone when its time is over, for all players and zones."""
    spells = [card.name for card in pool().values() if card.kind == "spell"]
    kept = {name: left for name in spells if (left := in_force_later(name))}
    assert kept == {}


def in_force_later(name: str) -> list[str]:
    """What is in force two turns after the spell, with every may and up-to taken."""
    rich = {"graveyard": ["Fear Fang"], "battle": ["Fear Fang", "~Aqua Vehicle", FILLER], "mana": list(MANA)}
    duel = Scenario(
        you=rich | {"hand": [name], "deck": [FILLER] * 60}, opp=rich | {"hand": [FILLER], "deck": [FILLER] * 60}
    )
    if not duel.offers("play", name):
        return []
    duel.play(name)
    for _ in range(3):
        while duel.prompt not in ("act", "over"):
            answer_fully(duel)
        while duel.prompt == "act" and not duel.offers("end"):
            duel.send(next(act for act in duel.asked.options if act.verb == "attack"))
            duel.run_until("act")
        if duel.prompt == "over":
            return []
        duel.end()
    tables = (duel.state.statics, duel.state.listeners)
    return sorted(key for table in tables for key, actives in table.items() if actives)


def answer_fully(duel: Scenario) -> None:
    asked = duel.asked
    if asked.kind == "confirm":
        duel.send(True)
    elif asked.kind == "number":
        duel.send(min(asked.hi, 3))
    elif asked.kind in ("act", "name"):
        duel.send(asked.options[0])
    elif asked.legal is not None:
        duel.send(list(asked.proposal or ()))
    else:
        duel.send(list(asked.options[: min(asked.hi, 3)]))


@pytest.mark.case("B139")
def test_a_modified_creature_that_leaves_and_returns_is_unchanged() -> None:
    duel = Scenario(
        you={"battle": ["Mighty Bandit, Ace of Thieves", "Burning Mane", "Aeropica"], "hand": [], "mana": list(MANA)},
        opp={"hand": ["Fear Fang"]},
    )
    duel.act("tap ability", "Mighty Bandit, Ace of Thieves")
    duel.pick("Burning Mane")
    assert duel.power("you", "Burning Mane") == 7000
    duel.end()
    assert duel.power("you", "Burning Mane") == 2000


@pytest.mark.case("B141", "B142")
@pytest.mark.rule("DM-8.6")
def test_gargantua_stays_what_it_is_and_counts_its_crew_when_it_breaks() -> None:
    duel = Scenario(
        you={"battle": [GARGANTUA, "Promephius Q", "Rumblesaur Q", "Fear Fang"]}, opp={"battle": ["Promephius Q"]}
    )
    card = duel.card("you", "battle", GARGANTUA[0])
    assert breaks(duel.state, card) == 3
    duel.attack(GARGANTUA[0])
    duel.run_until("act")
    assert len(duel.zone("opp", "shields")) == 2
    assert races(duel.state, card) == ("Survivor",)
    assert is_evolution(card)
    assert has(duel.state, card, "speed attacker")  # Rumblesaur shares with it
    assert breaks(duel.state, card) == 3
    duel.end()
    duel.end()
    assert breaks(duel.state, card) == 3


@pytest.mark.case("B141")
@pytest.mark.rule("DM-8.6", "DM-6.10")
def test_a_crew_member_lost_during_the_attack_breaks_no_more() -> None:
    duel = Scenario(
        you={"battle": [GARGANTUA, "Promephius Q", "Rumblesaur Q"]}, opp={"shields": ["Terror Pit", *[FILLER] * 4]}
    )
    duel.attack(GARGANTUA[0])
    duel.break_shield(1)
    duel.use("Terror Pit")
    duel.pick("Rumblesaur Q")
    duel.run_until("act")
    assert len(duel.zone("opp", "shields")) == 3


@pytest.mark.case("B141")
def test_an_attack_that_breaks_nothing_leaves_nothing_behind() -> None:
    duel = Scenario(you={"battle": [GARGANTUA, "Promephius Q"]}, opp={"battle": ["Aqua Guard", "~Aqua Vehicle"]})
    card = duel.card("you", "battle", GARGANTUA[0])
    duel.attack(GARGANTUA[0])
    duel.block("Aqua Guard")
    assert breaks(duel.state, card) == 2
    duel.end()
    duel.end()
    duel.attack(GARGANTUA[0])
    duel.run_until("act")
    assert len(duel.zone("opp", "shields")) == 3


@pytest.mark.case("B142")
@pytest.mark.rule("DM-8.12")
@pytest.mark.parametrize("name", [GARGANTUA[0], "Promephius Q", "Q-tronic Hypermind"])
def test_survivors_without_an_ability_of_their_own_share_too(name: str) -> None:
    entry: object = [name, "Promephius Q"] if name.startswith("Q-tronic") else name
    duel = Scenario(you={"battle": [entry, "Ballus, Dogfight Enforcer Q", "Gallia Zohl, Iron Guardian Q"]})
    card = duel.card("you", "battle", name)
    assert has(duel.state, card, "blocker")
    duel.attack(name)
    duel.run_until("act")
    duel.end()
    duel.run_until("act")
    assert not card.tapped


def petrova(race: str) -> Scenario:
    duel = Scenario(
        you={
            "hand": [PETROVA, "Burning Mane"],
            "mana": list(MANA),
            "battle": ["Fear Fang", "Gonta, the Warrior Savage"],
        },
        opp={"battle": ["Burning Mane", "Forest Hornet"], "hand": ["Fear Fang", "Holy Awe"], "mana": list(MANA)},
    )
    duel.play(PETROVA)
    duel.send(race)
    return duel


@pytest.mark.case("B144")
def test_petrova_helps_the_whole_race_of_both_and_later_ones() -> None:
    duel = petrova("Beast Folk")
    duel.play("Burning Mane")
    assert [
        duel.power("you", name) for name in ("Fear Fang", "Burning Mane", "Gonta, the Warrior Savage", PETROVA)
    ] == [
        7000,
        6000,
        8000,
        3500,
    ]
    duel.end()
    duel.play("Fear Fang")
    assert [duel.power("opp", name) for name in ("Burning Mane", "Fear Fang", "Forest Hornet")] == [6000, 7000, 4000]
    duel.end()
    assert duel.power("opp", "Fear Fang") == 7000


@pytest.mark.case("B144", "B136")
def test_petrovas_bonus_goes_with_her() -> None:
    burst = Scenario(
        you={"hand": [PETROVA, "King Tsunami", "Burning Mane"], "mana": [*MANA, *MANA], "battle": ["Fear Fang"]},
    )
    burst.play(PETROVA)
    burst.send("Beast Folk")
    burst.play("King Tsunami")
    burst.play("Burning Mane")
    assert burst.power("you", "Burning Mane") == 2000
    burst.play(PETROVA)
    burst.send("Beast Folk")
    assert burst.power("you", "Burning Mane") == 6000


@pytest.mark.case("B144")
def test_two_petrovas_keep_their_own_races() -> None:
    duel = Scenario(
        you={"hand": [PETROVA, PETROVA, "Spiral Gate"], "mana": [*MANA], "battle": ["Fear Fang", "Aqua Vehicle"]},
    )
    duel.play(PETROVA)
    duel.send("Beast Folk")
    duel.play(PETROVA)
    duel.send("Liquid People")
    assert (duel.power("you", "Fear Fang"), duel.power("you", "Aqua Vehicle")) == (7000, 5000)
    duel.play("Spiral Gate")
    duel.pick(PETROVA)
    assert sorted([duel.power("you", "Fear Fang") - 3000, duel.power("you", "Aqua Vehicle") - 1000]) == [0, 4000]


JAGALZOR = "Magmadragon Jagalzor"


@pytest.mark.case("B145")
@pytest.mark.rule("DM-8.16", "DM-8.9")
def test_jagalzor_gives_speed_to_later_creatures_of_the_turn() -> None:
    caller = creature("Caller", "{activate: tap, do: {move: {choose: 1, zone: hand, kind: creature}, to: battle zone}}")
    duel = Scenario(
        you={"battle": [JAGALZOR, "Fear Fang", "!Aqua Vehicle", "Caller"], "hand": ["Burning Mane"]}, made=[caller]
    )
    assert not duel.offers("attack", "Aqua Vehicle")
    duel.attack("Fear Fang")
    duel.run_until("act")
    assert duel.offers("attack", "Aqua Vehicle")
    duel.act("tap ability", "Caller")
    if duel.prompt != "act":
        duel.pick("Burning Mane")
    assert duel.offers("attack", "Burning Mane")
    duel.end()
    assert not has(duel.state, duel.card("you", "battle", "Burning Mane"), "speed attacker")


@pytest.mark.case("B145")
@pytest.mark.rule("DM-8.16")
def test_jagalzors_own_break_and_the_opponents_do_not_count() -> None:
    duel = Scenario(you={"battle": [JAGALZOR, "!Aqua Vehicle"]}, opp={"battle": ["Fear Fang"]})
    duel.attack(JAGALZOR)
    duel.run_until("act")
    assert not duel.offers("attack", "Aqua Vehicle")
