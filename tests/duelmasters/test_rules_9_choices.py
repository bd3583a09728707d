"""DM-9.1 to DM-9.6, DM-9.12 and DM-9.18: choices, order, searches, duties, conceding."""

from pathlib import Path

import pytest

from duelterm.library.decks import Deck
from duelterm.library.pool import load_pool
from duelterm.session.opening import Setup, start
from tests.duelmasters.scenario import FILLER, Scenario, creature, spell

BARON, JOE, MANE, HORNET = "Immortal Baron, Vorg", "Explosive Dude Joe", "Burning Mane", "Forest Hornet"
VEHICLE, BRAID, AWE = "Aqua Vehicle", "Deadly Fighter Braid Claw", "Holy Awe"


@pytest.mark.rule("DM-9.1")
@pytest.mark.parametrize("wanted", [True, False])
def test_you_may_is_asked_of_the_player(wanted: bool) -> None:
    duel = Scenario(you={"hand": ["Aqua Hulcus"], "mana": [VEHICLE] * 3})
    duel.play("Aqua Hulcus")
    assert (duel.prompt, duel.who, duel.asked.kind) == ("may", "you", "confirm")
    duel.send(wanted)
    assert duel.zone("you", "hand") == ([FILLER] if wanted else [])


@pytest.mark.rule("DM-9.1")
@pytest.mark.parametrize("picked", [[], [BARON], [BARON, JOE]])
def test_up_to_n_may_be_none(picked: list[str]) -> None:
    duel = Scenario(you={"hand": ["Teleportation"], "mana": [VEHICLE] * 5}, opp={"battle": [BARON, JOE, MANE]})
    duel.play("Teleportation")
    assert (duel.asked.lo, duel.asked.hi) == (0, 2)
    duel.pick(*picked)
    assert duel.zone("opp", "hand") == picked


@pytest.mark.rule("DM-9.1")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_the_player_may_stop_before_each_of_up_to_n_draws(count: int) -> None:
    duel = Scenario(
        you={"hand": ["Brain Serum"], "mana": [VEHICLE] * 4, "deck": [FILLER] * 3 + [JOE, BARON]},
    )
    duel.play("Brain Serum")
    for drawn in range(count):
        assert (duel.prompt, len(duel.zone("you", "hand"))) == ("draw more", drawn)
        duel.yes()
    if count < 2:
        duel.no()
    assert duel.prompt == "act"
    assert duel.zone("you", "hand") == [BARON, JOE][:count]


@pytest.mark.rule("DM-9.1")
def test_cards_are_drawn_one_at_a_time() -> None:
    three = spell("Three", "{do: {draw: 3}}")
    duel = Scenario(you={"hand": ["Three"], "mana": [BARON], "deck": [FILLER] * 2}, made=[three])
    duel.play("Three")
    assert duel.winner == "opp"
    assert duel.happened("drawn") == ["drawn"] * 2


@pytest.mark.rule("DM-9.2")
def test_who_must_choose_more_than_there_are_chooses_all() -> None:
    two = spell("Two Down", "{do: {destroy: {choose: 2, side: opp}}}")
    duel = Scenario(you={"hand": ["Two Down"], "mana": [BARON]}, opp={"battle": [JOE]}, made=[two])
    duel.play("Two Down")
    assert duel.zone("opp", "graveyard") == [JOE]
    more = Scenario(you={"hand": ["Two Down"], "mana": [BARON]}, opp={"battle": [JOE, MANE, BARON]}, made=[two])
    more.play("Two Down")
    assert (more.asked.lo, more.asked.hi) == (2, 2)


@pytest.mark.rule("DM-9.3")
def test_the_turn_players_effects_come_first_in_their_order() -> None:
    mine = [creature(name, "{when: enters, of: {other: true}, do: {may: {draw: 1}}}") for name in ("First", "Second")]
    theirs = creature("Theirs", "{when: enters, of: {other: true}, do: {may: {draw: 1}}}")
    duel = Scenario(
        you={"hand": [JOE], "mana": [BARON] * 3, "battle": ["First", "Second"]},
        opp={"battle": ["Theirs"]},
        made=[*mine, theirs],
    )
    duel.play(JOE)
    assert (duel.prompt, duel.who, duel.options()) == ("trigger order", "you", ["First", "Second"])
    duel.pick("Second")
    for name, who in (("Second", "you"), ("First", "you"), ("Theirs", "opp")):
        assert (duel.prompt, duel.who, duel.asked.why.source.name) == ("may", who, name)
        duel.no()
    assert duel.prompt == "act"


@pytest.mark.rule("DM-9.3")
def test_each_resolves_wholly_and_what_the_turn_player_triggers_meanwhile_goes_before_the_opponents() -> None:
    killer = creature("Killer", "{when: enters, do: [{destroy: {side: you, race: Orb, all: true}}, {may: {draw: 1}}]}")
    orb = creature("Orb", "{when: destroyed, do: {may: {draw: 1}}}", race="Orb")
    theirs = creature("Theirs", "{when: enters, of: {other: true}, do: {may: {draw: 1}}}")
    duel = Scenario(
        you={"hand": ["Killer"], "mana": [BARON], "battle": ["Orb"]},
        opp={"battle": ["Theirs"]},
        made=[killer, orb, theirs],
    )
    duel.play("Killer")
    for name, who in (("Killer", "you"), ("Orb", "you"), ("Theirs", "opp")):
        assert (duel.prompt, duel.who, duel.asked.why.source.name) == ("may", who, name)
        assert duel.zone("you", "graveyard") == ["Orb"]
        duel.no()
    assert duel.prompt == "act"


@pytest.mark.rule("DM-9.4")
@pytest.mark.parametrize(("name", "shown"), [("Crystal Memory", False), ("Dimension Gate", True)])
def test_a_search_is_followed_by_a_shuffle_and_shown_if_the_card_says_so(name: str, shown: bool) -> None:
    deck = [BARON, AWE, JOE, MANE, HORNET, AWE, VEHICLE, FILLER] * 2
    mana = [VEHICLE, MANE] * 2
    duel = Scenario(you={"hand": [name], "mana": mana, "deck": deck})
    marks = {card.mark for card in duel.state.zones[0][0]}
    duel.play(name)
    assert (duel.prompt, duel.who, duel.asked.private, duel.asked.shown) == ("search", "you", True, True)
    assert (AWE in duel.options()) != shown
    assert (duel.asked.lo, duel.asked.hi) == (0, 1)
    duel.pick(JOE)
    assert duel.zone("you", "hand") == [JOE]
    assert duel.zone("you", "deck") != [card for index, card in enumerate(deck) if index != 2]
    assert not marks & {card.mark for card in duel.state.zones[0][0]}
    assert duel.happened("shuffled") == ["shuffled"]
    seen_by_both = [event for event in duel.state.events if event.kind == "revealed"]
    assert len(seen_by_both) == shown
    assert all(event.names == 0b11 for event in seen_by_both)


@pytest.mark.rule("DM-9.4")
def test_a_search_that_takes_nothing_shuffles_too() -> None:
    duel = Scenario(you={"hand": ["Crystal Memory"], "mana": [VEHICLE] * 4})
    duel.play("Crystal Memory")
    duel.pick()
    assert duel.happened("shuffled") == ["shuffled"]
    assert duel.zone("you", "hand") == []


@pytest.mark.rule("DM-9.5")
def test_while_a_creature_must_attack_the_turn_cannot_end() -> None:
    duel = Scenario(you={"battle": [BRAID, BRAID, BARON]}, opp={"battle": [f"~{MANE}"]})
    assert not duel.offers("end")
    assert duel.offers("attack", BARON, "player")
    assert duel.offers("attack", BRAID, "player")
    duel.attack(BRAID, MANE)
    assert not duel.offers("end")
    duel.attack(BRAID)
    duel.run_until("act")
    assert duel.offers("end")


@pytest.mark.rule("DM-9.5")
@pytest.mark.parametrize("name", [f"~{BRAID}", f"!{BRAID}"])
def test_one_that_cannot_attack_need_not(name: str) -> None:
    assert Scenario(you={"battle": [name]}).options() == ["end"]


@pytest.mark.rule("DM-9.5")
def test_one_that_has_attacked_and_is_untapped_again_need_not_attack_once_more() -> None:
    eager = creature("Eager", "{must: attack}", "{when: attack ends, do: {untap: self}}")
    duel = Scenario(you={"battle": ["Eager"]}, made=[eager])
    assert not duel.offers("end")
    duel.attack("Eager")
    duel.run_until("act")
    assert duel.options() == ["attack Eager player", "end"]


@pytest.mark.rule("DM-9.5")
def test_it_cannot_be_tapped_for_a_tap_ability_instead() -> None:
    eager = creature("Eager", "{must: attack}", "{activate: tap, do: {draw: 1}}")
    duel = Scenario(you={"battle": ["Eager", "Aeropica"]}, opp={"battle": [BARON]}, made=[eager])
    assert not duel.offers("tap ability", "Eager")
    assert duel.offers("tap ability", "Aeropica")


@pytest.mark.rule("DM-9.6")
def test_a_resolving_spell_is_in_no_zone_that_effects_can_pick_from() -> None:
    regrowth = spell(
        "Regrowth",
        "{do: [{move: {zone: graveyard, all: true}, to: hand}, {move: {zone: hand, all: true}, to: mana}]}",
    )
    duel = Scenario(you={"hand": ["Regrowth"], "mana": [BARON], "graveyard": [JOE]}, made=[regrowth])
    duel.play("Regrowth")
    assert duel.zone("you", "mana") == [BARON, JOE]
    assert duel.zone("you", "graveyard") == ["Regrowth"]


@pytest.mark.rule("DM-9.12")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_may_concede_at_any_time(seat: int, tmp_path: Path) -> None:
    pool = load_pool("duelmasters")
    deck = Deck("plain", "Plain", "duelmasters", dict.fromkeys(sorted(pool)[:10], 4))
    duel = start(Setup("duelmasters", ("Ann", "Ben"), (deck, deck), first="seat:0"), pool, tmp_path / "duel")
    duel.concede(seat)
    assert duel.question is None
    assert duel.result is not None
    assert duel.result.winner == 1 - seat
    assert "DM-9.12" in duel.result.reason
    duel.close()


@pytest.mark.rule("DM-9.18")
def test_where_nothing_can_be_chosen_the_instruction_is_skipped() -> None:
    duel = Scenario(you={"hand": ["Crimson Hammer"], "mana": [BARON] * 2}, opp={"battle": [JOE]})
    duel.play("Crimson Hammer")
    assert duel.prompt == "act"
    assert duel.zone("opp", "battle") == [JOE]


@pytest.mark.rule("DM-9.18")
@pytest.mark.parametrize("hand", [[JOE], [JOE, AWE]])
def test_if_that_depends_on_hidden_cards_it_is_asked_all_the_same(hand: list[str]) -> None:
    purge = spell("Purge", "{do: {discard: {choose: 1, side: opp, kind: spell}}}")
    duel = Scenario(you={"hand": ["Purge"], "mana": [BARON]}, opp={"hand": hand}, made=[purge])
    duel.play("Purge")
    assert (duel.prompt, duel.who, duel.asked.private) == ("discard", "opp", True)
    assert duel.options() == [name for name in hand if name == AWE]
    duel.pick(*duel.options())
    assert duel.prompt == "act"
    assert duel.zone("opp", "hand") == [JOE]


PETROVA = "Petrova, Channeler of Suns"
BLAST = spell("Blast", "{do: {destroy: {choose: 1, side: opp}}}")
SWEEP = spell("Sweep", "{do: {destroy: {all: true, side: opp}}}")


@pytest.mark.rule("DM-9.18")
def test_one_that_cannot_be_chosen_is_not_offered_to_the_opponent() -> None:
    duel = Scenario(
        you={"hand": ["Blast"] * 2, "mana": [BARON] * 2}, opp={"battle": [PETROVA, JOE, MANE]}, made=[BLAST]
    )
    duel.act("play", "Blast")
    duel.pick(BARON)
    assert duel.options() == [JOE, MANE]
    duel.pick(JOE)
    alone = Scenario(you={"hand": ["Blast"], "mana": [BARON]}, opp={"battle": [PETROVA]}, made=[BLAST])
    alone.play("Blast")
    assert alone.zone("opp", "battle") == [PETROVA]


@pytest.mark.rule("DM-9.18")
def test_it_can_still_be_attacked_blocked_and_hit_by_effects_that_do_not_choose() -> None:
    duel = Scenario(you={"battle": [HORNET]}, opp={"battle": [f"~{PETROVA}"]})
    duel.attack(HORNET, PETROVA)
    assert duel.zone("opp", "graveyard") == [PETROVA]
    blocked = Scenario(you={"battle": [PETROVA]}, opp={"battle": ["Kizar Basiku, the Outrageous"]})
    blocked.attack(PETROVA)
    blocked.block("Kizar Basiku, the Outrageous")
    assert blocked.zone("you", "graveyard") == [PETROVA]
    swept = Scenario(you={"hand": ["Sweep"], "mana": [BARON]}, opp={"battle": [PETROVA]}, made=[SWEEP])
    swept.play("Sweep")
    assert swept.zone("opp", "graveyard") == [PETROVA]


@pytest.mark.rule("DM-9.18")
def test_its_own_player_may_choose_it() -> None:
    own = spell("Recall Own", "{do: {move: {choose: 1, side: you}, to: hand}}")
    duel = Scenario(you={"hand": ["Recall Own"], "mana": [BARON], "battle": [PETROVA, JOE]}, made=[own])
    duel.play("Recall Own")
    assert duel.options() == [PETROVA, JOE]
