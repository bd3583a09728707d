"""Section 4 but for the damage step: the battle phase, targets, replays, figures, attacks that come to nothing."""

import pytest

from duelterm.core.flow import Flow
from duelterm.duelmonsters.summon import turn_down
from tests.standard.battling import (
    DRAGON,
    ELF,
    SKULL,
    TRAPS,
    answer,
    declare,
    fight,
    wall,
)
from tests.standard.scenario import Lay, Scenario, monster, spell, trap

RUNNER = monster("Runner", "{can: attack directly}", atk=500)
SHY = monster("Shy", "{cannot: {be attacked: {by: {kind: monster}}}}")
ROOTED = monster("Rooted", "{cannot: attack}")
PAYER = monster("Payer", "{cannot: attack, unless: {pay: 500}}", atk=1000)
LEADER = monster("Leader", "{static: {modify: {side: you, other: true}, cannot: be attacked}}")


def attacks(duel: Scenario) -> list[str]:
    """The attacks that are offered."""
    return [option for option in duel.options() if option.startswith("attack ")]


# STD-4.1


@pytest.mark.rule("STD-4.1")
def test_the_steps_of_a_battle_phase_in_their_order(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": [ELF]})
    fight(duel, SKULL, ELF)
    duel.act("end battle")
    told = duel.happened("battle phase starts", "attacks", "battle", "destroyed", "battle phase ends")
    assert told == ["battle phase starts", "attacks", "battle", "destroyed", "battle phase ends"]
    assert duel.state.step == "main 2"


@pytest.mark.rule("STD-4.1")
def test_each_face_up_monster_in_attack_position_attacks_also_one_summoned_in_this_turn(lay: Lay) -> None:
    made = [monster("New")]
    duel = lay(you={"monsters": [SKULL, "=" + DRAGON, "?" + ELF], "hand": ["New"]}, made=made)
    duel.summon("New")
    duel.pass_all()
    duel.act("battle")
    assert attacks(duel) == [f"attack {SKULL} player", "attack New player"]


@pytest.mark.rule("STD-4.1")
def test_each_attacks_once_and_none_must(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL, DRAGON]}, opp={"monsters": [ELF, ELF]})
    fight(duel, SKULL, ELF)
    assert {option.split(maxsplit=1)[1] for option in attacks(duel)} == {f"{DRAGON} {ELF}"}
    duel.act("end battle")
    assert not duel.offers("battle")
    duel.act("end")
    assert (duel.life, duel.zone("opp", "monsters")) == ((8000, 6300), [ELF])


@pytest.mark.rule("STD-4.1")
def test_the_target_is_one_opposing_monster_face_up_or_down_the_player_only_if_there_is_none(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL, DRAGON]}, opp={"monsters": ["?" + ELF]})
    duel.act("battle")
    assert attacks(duel) == [f"attack {SKULL} {ELF}", f"attack {DRAGON} {ELF}"]
    fight(duel, DRAGON, ELF)
    assert attacks(duel) == [f"attack {SKULL} player"]
    fight(duel, SKULL)
    assert duel.life == (8000, 5500)


@pytest.mark.rule("STD-4.1")
def test_who_can_attack_directly_does_so_past_monsters(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Runner"]}, opp={"monsters": [ELF]}, made=[RUNNER])
    duel.act("battle")
    assert attacks(duel) == [f"attack Runner {ELF}", "attack Runner player"]
    fight(duel, "Runner")
    assert (duel.life, duel.zone("opp", "monsters")) == ((8000, 7500), [ELF])


@pytest.mark.rule("STD-4.1")
def test_a_monster_that_cant_be_attacked_bars_the_way_to_its_player(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": ["Leader", ELF]}, made=[LEADER])
    duel.act("battle")
    assert attacks(duel) == [f"attack {SKULL} Leader"]
    alone = lay(you={"monsters": [SKULL]}, opp={"monsters": ["Shy"]}, made=[SHY])
    alone.act("battle")
    assert attacks(alone) == []


@pytest.mark.rule("STD-4.1", "STD-4.7")
def test_who_cant_attack_isnt_offered_and_a_price_is_paid_for_each_attack(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Rooted", "Payer"]}, made=[ROOTED, PAYER])
    duel.act("battle")
    assert attacks(duel) == ["attack Payer player"]
    fight(duel, "Payer")
    assert duel.life == (7500, 7000)
    poor = lay(you={"monsters": ["Payer"]}, made=[PAYER], life=(400, 8000))
    poor.act("battle")
    assert attacks(poor) == []


@pytest.mark.rule("STD-4.1", "STD-3.8")
def test_every_price_is_paid_or_there_is_no_attack_and_the_last_life_points_lose(lay: Lay) -> None:
    twice = monster("Debtor", "{cannot: attack, unless: {pay: 500}}", "{cannot: attack, unless: {pay: 300}}")
    duel = lay(you={"monsters": ["Debtor"]}, made=[twice])
    fight(duel, "Debtor")
    assert duel.life == (7200, 6500)
    short = lay(you={"monsters": ["Debtor"]}, made=[twice], life=(700, 8000))
    fight(short, "Debtor")
    assert (short.life, short.happened("attacks")) == ((200, 8000), [])
    last = lay(you={"monsters": ["Debtor"]}, made=[twice], life=(800, 1000), pay_all_life="yes")
    fight(last, "Debtor")
    assert (last.winner, last.happened("attacks")) == ("opp", [])


@pytest.mark.rule("STD-4.1")
def test_a_monster_turned_face_down_and_up_again_may_attack_once_more(lay: Lay) -> None:
    """Marks of what it did are gone (STD-5.3), but one that attacked isn't turned up by hand in that turn (STD-2.4)."""
    up = trap("Up", "{target: {choose: 1, side: any}, do: {change: target, to: attack}}")
    duel = lay(you={"monsters": [SKULL], "spells": ["?Up"]}, made=[up])
    fight(duel, SKULL)
    assert turn_down(duel.state, duel.monster(SKULL), duel.seat, None)
    duel.flow = Flow(duel.rules(duel.state))
    assert attacks(duel) == []
    answer(duel, "Up", SKULL)
    duel.pass_all()
    assert attacks(duel) == [f"attack {SKULL} player"]


# STD-4.2


@pytest.mark.rule("STD-4.2")
def test_when_another_monster_comes_the_attackers_player_chooses_again(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"spells": ["?Call"], "hand": [ELF]}, made=TRAPS)
    declare(duel, SKULL)
    answer(duel, "Call", ELF)
    duel.pass_all()
    assert (duel.who, duel.prompt, duel.options()) == ("you", "replay", [f"attack {SKULL} {ELF}", "pass"])
    duel.act("attack", SKULL, ELF)
    duel.pass_all()
    assert (duel.zone("opp", "monsters"), duel.life) == ([], (8000, 8000 - 1700))


@pytest.mark.rule("STD-4.2")
def test_choosing_none_uses_the_attack_up(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"spells": ["?Call"], "hand": [ELF]}, made=TRAPS)
    declare(duel, SKULL)
    answer(duel, "Call", ELF)
    duel.pass_all()
    duel.act("pass")
    duel.pass_all()
    assert (duel.zone("opp", "monsters"), duel.life, attacks(duel)) == ([ELF], (8000, 8000), [])


@pytest.mark.rule("STD-4.2")
def test_when_the_target_goes_another_one_or_else_the_player_may_be_chosen(lay: Lay) -> None:
    two = lay(you={"monsters": [SKULL]}, opp={"monsters": [ELF, DRAGON], "spells": ["?Pit"]}, made=TRAPS)
    declare(two, SKULL, DRAGON)
    answer(two, "Pit", DRAGON)
    two.pass_all()
    assert two.options() == [f"attack {SKULL} {ELF}", "pass"]
    one = lay(you={"monsters": [SKULL]}, opp={"monsters": [ELF], "spells": ["?Pit"]}, made=TRAPS)
    declare(one, SKULL, ELF)
    answer(one, "Pit", ELF)
    one.pass_all()
    assert one.options() == [f"attack {SKULL} player", "pass"]
    one.act("attack", SKULL, "player")
    one.pass_all()
    assert one.life == (8000, 5500)


@pytest.mark.rule("STD-4.2")
def test_a_new_target_may_be_answered_and_chosen_again(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"spells": ["?Call", "?Call"], "hand": [ELF, ELF]}, made=TRAPS)
    declare(duel, SKULL)
    answer(duel, "Call", ELF)
    duel.pass_all()
    duel.act("attack", SKULL, ELF)
    assert (duel.who, duel.prompt) == ("opp", "answer")
    answer(duel, "Call", ELF)
    duel.pass_all()
    assert duel.prompt == "replay"
    assert len(attacks(duel)) == 2


@pytest.mark.rule("STD-4.2")
def test_with_as_many_monsters_as_before_nothing_is_chosen_again(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": [ELF], "spells": ["?Turn"]}, made=TRAPS)
    declare(duel, SKULL, ELF)
    answer(duel, "Turn", ELF)
    duel.pass_all()
    assert duel.prompt == "act"
    assert (duel.zone("opp", "monsters"), duel.life) == ([], (8000, 8000))


@pytest.mark.rule("STD-4.2")
def test_own_monsters_that_come_or_go_make_no_replay(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL, ELF], "spells": ["?Pit"]}, opp={"monsters": [ELF]}, made=TRAPS)
    declare(duel, SKULL, ELF)
    duel.turn_up("Pit")
    duel.send([duel.cards("you", "monsters")[1]])
    duel.pass_all()
    assert (duel.prompt, duel.zone("opp", "graveyard")) == ("act", [ELF])


@pytest.mark.rule("STD-4.2")
def test_without_a_legal_target_nothing_is_asked_and_the_attack_is_used_up(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"spells": ["?Call"], "hand": ["Shy"]}, made=[*TRAPS, SHY])
    declare(duel, SKULL)
    answer(duel, "Call", "Shy")
    duel.pass_all()
    assert (duel.prompt, attacks(duel), duel.life) == ("act", [], (8000, 8000))


@pytest.mark.rule("STD-4.2")
def test_in_the_damage_step_there_is_no_replay(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": [ELF, DRAGON], "spells": ["?Late"]}, made=TRAPS)
    declare(duel, SKULL, ELF)
    while not duel.offers("turn up", "Late"):
        duel.pass_()
    answer(duel, "Late", DRAGON)
    duel.pass_all()
    assert (duel.prompt, duel.zone("opp", "graveyard")) == ("act", [DRAGON, "Late", ELF])


# STD-4.4


@pytest.mark.rule("STD-4.4")
def test_equal_attacks_destroy_both_and_cost_nothing(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": [SKULL]})
    fight(duel, SKULL, SKULL)
    assert (duel.zone("you", "graveyard"), duel.zone("opp", "graveyard")) == ([SKULL], [SKULL])
    assert duel.life == (8000, 8000)


@pytest.mark.rule("STD-4.4")
@pytest.mark.case("Y29")
@pytest.mark.parametrize(("switches", "left"), [({}, 1), ({"zero_attack_battle": "both"}, 0)])
def test_nothing_against_nothing_goes_by_the_switch(lay: Lay, switches: dict[str, str], left: int) -> None:
    made = [monster("Weakling", atk=0)]
    duel = lay(you={"monsters": ["Weakling"]}, opp={"monsters": ["Weakling"]}, made=made, **switches)
    fight(duel, "Weakling", "Weakling")
    assert len(duel.zone("you", "monsters")) == len(duel.zone("opp", "monsters")) == left


# STD-4.5


@pytest.mark.rule("STD-4.5")
@pytest.mark.parametrize(
    ("own", "other", "life", "fallen"),
    [
        (DRAGON, SKULL, (8000, 7500), ([], [SKULL])),
        (SKULL, DRAGON, (7500, 8000), ([SKULL], [])),
        (DRAGON, "=" + ELF, (8000, 8000), ([], [ELF])),
        (ELF, "=" + ELF, (6800, 8000), ([], [])),
        (ELF, "?" + ELF, (6800, 8000), ([], [])),
        ("Even", "=Wall", (8000, 8000), ([], [])),
    ],
)
def test_figures_decide_who_falls_and_what_it_costs(
    lay: Lay, own: str, other: str, life: tuple[int, int], fallen: tuple[list[str], list[str]]
) -> None:
    made = [monster("Even", atk=1500), wall("Wall", 1500)]
    duel = lay(you={"monsters": [own]}, opp={"monsters": [other]}, made=made)
    fight(duel, own, other.lstrip("=?"))
    assert duel.life == life
    assert (duel.zone("you", "graveyard"), duel.zone("opp", "graveyard")) == fallen


@pytest.mark.rule("STD-4.5")
def test_a_direct_attack_costs_its_attack_and_may_end_the_duel(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, life=(8000, 2500))
    fight(duel, SKULL)
    assert (duel.prompt, duel.winner) == ("over", "you")


@pytest.mark.rule("STD-4.5")
@pytest.mark.case("Y36")
@pytest.mark.parametrize(("target", "fallen"), [(SKULL, [SKULL]), ("player", [])])
def test_who_takes_no_battle_damage_loses_nothing_and_the_battle_is_as_ever(
    lay: Lay, target: str, fallen: list[str]
) -> None:
    calm = trap("Calm", "{do: {modify: you, cannot: take battle damage}}")
    monsters = [SKULL] if target == SKULL else []
    duel = lay(you={"monsters": [DRAGON]}, opp={"monsters": monsters, "spells": ["?Calm"]}, made=[calm])
    declare(duel, DRAGON, target)
    answer(duel, "Calm")
    duel.pass_all()
    assert (duel.life, duel.zone("opp", "graveyard")) == ((8000, 8000), ["Calm", *fallen])
    assert not duel.happened("battle damage", "damaged")


@pytest.mark.rule("STD-4.5")
@pytest.mark.case("Y33")
def test_a_face_down_target_counts_with_its_figures_when_it_has_been_turned_up(lay: Lay) -> None:
    banner = spell("Banner", "{static: {modify: {side: opp, face: down}, def: 5000}}", icon="continuous")
    duel = lay(you={"monsters": [DRAGON], "spells": ["Banner"]}, opp={"monsters": ["?" + ELF]}, made=[banner])
    assert duel.def_(ELF) is None
    fight(duel, DRAGON, ELF)
    (battle,) = [event for event in duel.state.events if event.kind == "battle"]
    assert (battle.amount, battle.place, duel.zone("opp", "graveyard")) == (3000, 2000, [ELF])


# STD-4.6


@pytest.mark.rule("STD-4.6")
@pytest.mark.case("Y34")
@pytest.mark.parametrize(("card", "where"), [("Pit", "graveyard"), ("Turn", "monsters"), ("Grab", "monsters")])
def test_an_attacker_that_leaves_changes_sides_or_position_battles_no_more(lay: Lay, card: str, where: str) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": [ELF], "spells": ["?" + card]}, made=TRAPS)
    declare(duel, SKULL, ELF)
    answer(duel, card, SKULL)
    duel.pass_all()
    assert (duel.prompt, duel.life) == ("act", (8000, 8000))
    assert SKULL in duel.zone("opp" if card == "Grab" else "you", where)
    assert ELF in duel.zone("opp", "monsters")
    assert "battle" not in duel.happened()


@pytest.mark.rule("STD-4.6")
@pytest.mark.parametrize("leaving", [SKULL, ELF])
def test_when_attacker_or_target_leaves_in_the_damage_step_there_is_no_damage_and_no_replay(
    lay: Lay, leaving: str
) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": [ELF, "=" + DRAGON], "spells": ["?Late"]}, made=TRAPS)
    declare(duel, SKULL, ELF)
    while not duel.offers("turn up", "Late"):
        duel.pass_()
    answer(duel, "Late", leaving)
    duel.pass_all()
    assert (duel.prompt, duel.life, attacks(duel)) == ("act", (8000, 8000), [])
    assert "battle" not in duel.happened()


# STD-4.7


@pytest.mark.rule("STD-4.7")
def test_a_negated_attack_has_been_made(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": [ELF], "spells": ["?Shield"]}, made=TRAPS)
    declare(duel, SKULL, ELF)
    answer(duel, "Shield")
    duel.pass_all()
    assert (duel.prompt, attacks(duel), duel.zone("opp", "monsters")) == ("act", [], [ELF])
    duel.act("end battle")
    assert not duel.offers("change", SKULL)


@pytest.mark.rule("STD-4.7")
@pytest.mark.case("Y32")
def test_cant_attack_forbids_the_declaration_only(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL, DRAGON]}, opp={"monsters": [ELF], "spells": ["?Bind"]}, made=TRAPS)
    declare(duel, SKULL, ELF)
    answer(duel, "Bind")
    duel.pass_all()
    assert (duel.zone("opp", "graveyard"), duel.life) == (["Bind", ELF], (8000, 6300))
    assert attacks(duel) == []


@pytest.mark.rule("STD-4.2", "STD-4.7")
@pytest.mark.case("Y32")
def test_a_replay_is_no_declaration(lay: Lay) -> None:
    opp = {"monsters": [ELF, DRAGON], "spells": ["?Bind", "?Pit"]}
    duel = lay(you={"monsters": [SKULL]}, opp=opp, made=TRAPS)
    declare(duel, SKULL, DRAGON)
    answer(duel, "Bind")
    answer(duel, "Pit", DRAGON)
    duel.pass_all()
    assert attacks(duel) == [f"attack {SKULL} {ELF}"]
    duel.act("attack", SKULL, ELF)
    duel.pass_all()
    assert ELF in duel.zone("opp", "graveyard")
