"""Public cases about cards of later sets (made up here), about secrecy, and about what is said and answered."""

from collections.abc import Sequence

import pytest

from duelterm.core.looking import Eyes, view_of
from duelterm.core.rng import Chance
from duelterm.session.api import RefusedAnswer
from duelterm.session.duel import Duel
from duelterm.session.lines import lines_of
from duelterm.session.questions import question_of
from tests.duelmonsters.scenario import Lay, Scenario, language_pool, monster, pool, spell, trap
from tests.duelmonsters.table import NAMES, by_chance, new_duel, rules, said_in_news

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"


def at_table(duel: Scenario) -> Duel:
    """A scenario as those at the table have it: in questions, answers by key, and lines."""
    return Duel(rules(), duel.state)


def spoken(duel: Scenario, who: str) -> str:
    """All lines of the record as this player reads them."""
    return "\n".join(said_in_news(at_table(duel), duel.seat_of(who)))


def choices(duel: Duel, names: Sequence[str] = NAMES) -> list[str]:
    """The texts of what can be chosen."""
    question = question_of(duel, names)
    assert question is not None
    return [choice.text for choice in question.choices]


@pytest.mark.case("Y41")
def test_every_card_of_the_pool_becomes_a_card_of_the_game_and_each_spell_and_trap_can_be_used() -> None:
    unused = [
        card.name
        for card in language_pool().values()
        if card.kind != "monster" and not pool(card.name).played and not pool(card.name).from_set
    ]
    assert unused == []


@pytest.mark.rule("R3-6.16")
@pytest.mark.case("Y52", "Y60")
def test_what_an_effect_lays_face_down_is_told_to_nobody_else(lay: Lay) -> None:
    dust = trap("Dust", "{target: {choose: 1, kind: [spell, trap]}, do: [{destroy: target}, " + BUY + "]}")
    duel = lay(you={"spells": ["?Dust"], "hand": [SKULL]}, opp={"spells": ["Yami"]}, made=[dust])
    duel.turn_up("Dust")
    duel.pick(SKULL)
    duel.act("face-down", SKULL)
    assert duel.position(SKULL) == "face-down"
    assert SKULL not in spoken(duel, "opp")
    assert SKULL in spoken(duel, "you")
    assert "Yami" in spoken(duel, "opp")


BUY = "{summon: {choose: 1, zone: hand}, how: [normal, set]}"


@pytest.mark.rule("R3-6.6")
@pytest.mark.case("Y52", "Y60")
@pytest.mark.parametrize("name", [SKULL, "Ookazi", "Trap Hole"])
def test_a_card_that_is_set_has_no_name_for_the_other_player(lay: Lay, name: str) -> None:
    duel = lay(you={"hand": [name]})
    duel.set(name)
    assert name not in spoken(duel, "opp")
    view = view_of(duel.state, rules(), Eyes(duel.seat_of("opp"), 2, False))
    mine = view.seats[duel.seat_of("you")].zones["monsters" if name == SKULL else "spells"].cards
    assert [card.face for card in mine] == [None]


@pytest.mark.case("Y55")
def test_what_cannot_be_begun_is_not_used_even_if_the_rest_could_be_done(lay: Lay) -> None:
    choice = spell("Choice", "{do: [{discard: {choose: 1}}, {life: 1000}]}")
    assert not lay(you={"hand": ["Choice"]}, made=[choice]).offers("use", "Choice")
    duel = lay(you={"hand": ["Choice", ELF]}, made=[choice])
    duel.use("Choice")
    assert duel.zone("you", "graveyard") == [ELF, "Choice"]
    assert duel.life == (9000, 8000)


@pytest.mark.case("Y46")
def test_what_follows_only_follows_if_the_first_was_done(lay: Lay) -> None:
    noble = spell("Noble", "{target: {choose: 1}, do: [{destroy: target}, {if: done, then: {life: 500}}]}")
    home = trap("Home", "{do: {move: {all: true, side: you}, to: hand}}")
    duel = lay(you={"hand": ["Noble"]}, opp={"monsters": [ELF], "spells": ["?Home"]}, made=[noble, home])
    duel.use("Noble")
    duel.turn_up("Home")
    assert (duel.zone("opp", "hand"), duel.life) == ([ELF], (8000, 8000))
    plain = lay(you={"hand": ["Noble"]}, opp={"monsters": [ELF]}, made=[noble])
    plain.use("Noble")
    assert plain.life == (8500, 8000)


@pytest.mark.case("Y48")
def test_of_several_copies_just_those_that_were_chosen_are_summoned(lay: Lay) -> None:
    germ = spell("Germ", "{do: {summon: {up_to: 2, zone: deck, name: Mystical Elf}}}")
    duel = lay(you={"hand": ["Germ"], "deck": [ELF, ELF, ELF, SKULL]}, made=[germ])
    duel.use("Germ")
    duel.pick(ELF)
    duel.sideways(ELF)
    assert (duel.zone("you", "monsters"), sorted(duel.zone("you", "deck"))) == ([ELF], [ELF, ELF, SKULL])


@pytest.mark.case("Y40")
def test_what_is_guessed_at_is_shown_and_only_meant_cards_fall(lay: Lay) -> None:
    probe = spell("Probe", "{target: {choose: 1, kind: trap, blind: true}, do: {destroy: target}}")
    duel = lay(you={"hand": ["Probe"]}, opp={"spells": ["?Ookazi", "Robbin' Goblin"]}, made=[probe])
    duel.use("Probe")
    assert duel.options() == ["Ookazi", "Robbin' Goblin"]
    assert "Ookazi" not in "".join(choices(at_table(lay(you={}, opp={"spells": ["?Ookazi"]}))))
    duel.pick("Ookazi")
    duel.pass_()
    assert "Ookazi" in spoken(duel, "you")
    assert duel.zone("opp", "spells") == ["Ookazi", "Robbin' Goblin"]


@pytest.mark.case("Y47")
@pytest.mark.parametrize("name", ["De-Spell", "Mystical Space Typhoon", "Giant Trunade"])
def test_a_card_being_used_is_not_its_own_target(lay: Lay, name: str) -> None:
    assert not lay(you={"hand": [name]}).offers("use", name)
    assert not lay(you={"spells": ["?" + name]}).offers("turn up", name)


@pytest.mark.case("Y42", "Y44")
def test_whether_a_cost_can_be_paid_is_asked_without_paying_it(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Toon World"], "spells": ["Ultimate Offering", "?Two-Pronged Attack"], "monsters": [ELF, ELF]},
        opp={"monsters": [SKULL]},
    )
    before = duel.state.digest()
    table = at_table(duel)
    for _ in range(3):
        assert any("Toon World" in text for text in choices(table))
    assert (duel.state.digest(), duel.life) == (before, (8000, 8000))


@pytest.mark.case("Y63")
@pytest.mark.parametrize("looker", [0, 1, None])
def test_whoever_looks_sees_their_own_hand_and_nobody_elses(looker: int | None) -> None:
    duel = Scenario(you={"hand": [ELF], "spells": ["?Ookazi"]}, opp={"hand": [SKULL], "spells": ["?Trap Hole"]})
    view = view_of(duel.state, rules(), Eyes(looker, 2, False))
    for seat, hand, lies in ((0, ELF, "Ookazi"), (1, SKULL, "Trap Hole")):
        for zone, name in (("hand", hand), ("spells", lies)):
            (card,) = view.seats[seat].zones[zone].cards
            assert (card.face.name if card.face else None) == (name if seat == looker else None)


@pytest.mark.case("Y64")
def test_a_set_spell_or_trap_is_never_said_to_lie_in_defence(lay: Lay) -> None:
    duel = lay(you={"hand": ["Ookazi"], "spells": ["?Trap Hole"]}, opp={"hand": ["Mystical Space Typhoon"]})
    duel.set("Ookazi")
    duel.end()
    table = at_table(duel)
    duel.flow = table.flow
    duel.use("Mystical Space Typhoon")
    question = question_of(table, NAMES)
    assert question is not None
    said = " ".join([question.text, *(f"{choice.text} {choice.consequence}" for choice in question.choices)])
    assert "defen" not in (said + spoken(duel, "opp")).lower()


@pytest.mark.case("Y66")
@pytest.mark.parametrize(("place", "word"), [("graveyard", "graveyard"), ("deck", "deck"), ("hand", "hand")])
def test_the_line_of_a_summon_says_where_the_monster_comes_from(lay: Lay, place: str, word: str) -> None:
    come = spell("Come", f"{{do: {{summon: {{choose: 1, zone: {place}, kind: monster}}}}}}")
    duel = lay(you={"hand": ["Come"], "deck": []} | {place: [*["Come"] * (place == "hand"), SKULL]}, made=[come])
    duel.use("Come")
    duel.run_until("position")
    duel.upright(SKULL)
    (line,) = (text for text in said_in_news(at_table(duel), None) if SKULL in text and "attack" in text)
    assert word in line


@pytest.mark.case("Y67")
@pytest.mark.parametrize("wrong", [[], ["nothing"], ["end", "end"], ["attack:c1>seat:1"], ["slot:99"]])
def test_a_wrong_answer_changes_nothing_and_the_same_is_asked_again(wrong: list[str]) -> None:
    duel = at_table(Scenario(you={"hand": [ELF], "monsters": [SKULL]}))
    before, asked = duel.state.digest(), question_of(duel, NAMES)
    with pytest.raises(RefusedAnswer):
        duel.answer(wrong)
    assert (duel.state.digest(), question_of(duel, NAMES), duel.answers) == (before, asked, 0)
    duel.answer(["end"])
    assert duel.answers == 1


@pytest.mark.case("Y67")
def test_a_wrong_pick_is_refused_too(lay: Lay) -> None:
    duel = lay(you={"hand": ["Soul Release"], "graveyard": [ELF] * 7})
    table = at_table(duel)
    duel.flow = table.flow
    duel.use("Soul Release")
    keys = table.keys(duel.asked)
    for wrong in ([], keys[:6], [keys[0], keys[0]]):
        with pytest.raises(RefusedAnswer):
            table.answer(wrong)
    table.answer(keys[:5])
    assert len(duel.zone("you", "aside")) == 5


@pytest.mark.case("Y69")
def test_a_card_offers_as_many_effects_as_it_has_each_with_a_key_of_its_own(lay: Lay) -> None:
    many = spell("Many", *(f"{{do: {{life: {amount}}}}}" for amount in (100, 200, 300, 400)))
    duel = lay(you={"hand": ["Many"]}, made=[many])
    table = at_table(duel)
    keys = [key for key in table.keys(duel.asked) if key.startswith("use")]
    assert len(set(keys)) == 4
    table.answer([keys[2]])
    assert duel.life == (8300, 8000)


@pytest.mark.case("Y70")
@pytest.mark.parametrize("name", ["{0} {card}", "[b]Ox[/b]", "%s %(card)s", "\\1 {"])
def test_a_name_is_just_text_whatever_it_looks_like(lay: Lay, name: str) -> None:
    odd = monster(name, atk=1000)
    duel = lay(you={"hand": [name]}, opp={"spells": ["?Trap Hole"]}, made=[odd])
    table, people = at_table(duel), ("{1} [red]", "%d {who}")
    assert f"summon {name}" in choices(table, people)
    duel.flow = table.flow
    duel.summon(name)
    question = question_of(table, people)
    assert question is not None
    assert name in question.text
    lines = [line.text for line in lines_of(table, people, Eyes(None, 2, False), 0)]
    assert any(name in line and people[duel.seat_of("you")] in line for line in lines)


@pytest.mark.case("Y76")
@pytest.mark.parametrize("seed", [3, 4])
def test_a_duel_is_its_seed_its_decks_and_its_answers(seed: int) -> None:
    duel, chance = new_duel(seed), Chance(seed)
    given: list[list[str]] = []
    for _ in range(60):
        decision = duel.decision
        if decision is None:
            break
        value = by_chance(decision, chance)
        picked = value if isinstance(value, list) else [value]
        at = dict(zip(map(id, decision.options), duel.keys(decision), strict=False))
        keys = [str(value)] if decision.kind == "number" else [at[id(option)] for option in picked]
        given.append(keys)
        duel.answer(keys)
    again = new_duel(seed)
    for keys in given:
        again.answer(keys)
    assert again.state.digest() == duel.state.digest()
    assert [said_in_news(again, seat) for seat in (0, 1, None)] == [said_in_news(duel, seat) for seat in (0, 1, None)]


@pytest.mark.case("Y78")
def test_what_the_record_says_stays_as_it_was_said_whatever_becomes_of_the_cards(lay: Lay) -> None:
    duel = lay(you={"hand": [SKULL, "Dark Hole"]}, opp={"hand": [ELF], "monsters": ["?" + DRAGON]})
    duel.summon(SKULL)
    table = at_table(duel)
    duel.flow = table.flow
    said = {seat: said_in_news(table, seat) for seat in (0, 1, None)}
    duel.use("Dark Hole")
    duel.end()
    duel.run_until("act")
    for seat, lines in said.items():
        assert said_in_news(table, seat)[: len(lines)] == lines


@pytest.mark.case("Y79")
def test_the_opening_hand_lies_in_the_order_in_which_it_was_drawn() -> None:
    deck = [ELF, SKULL, DRAGON, "Ookazi", "Trap Hole", "Yami", "Sogen", "Waboku", "Fissure", "Dark Hole"]
    duel = Scenario.opening(deck * 4, deck * 4, seed=5)
    duel.run_until("act")
    for seat in (0, 1):
        hand = [card.uid for card in duel.state.zones[seat][duel.cards("you", "hand")[0].zone]]
        drawn = [event.card for event in duel.state.events if event.kind == "drawn" and event.seat == seat]
        assert hand == drawn
        assert hand != sorted(hand)


@pytest.mark.case("Y44", "Y47")
def test_a_spell_that_costs_a_card_of_the_hand_isnt_that_card(lay: Lay) -> None:
    doom = spell("Doom", "{cost: {discard: {choose: 1}}, target: {choose: 1, side: opp}, do: {destroy: target}}")
    assert not lay(you={"hand": ["Doom"]}, opp={"monsters": [ELF]}, made=[doom]).offers("use", "Doom")
    duel = lay(you={"spells": ["?Doom"], "hand": [SKULL]}, opp={"monsters": [ELF]}, made=[doom])
    duel.turn_up("Doom")
    assert (duel.zone("you", "graveyard"), duel.zone("opp", "graveyard")) == ([SKULL, "Doom"], [ELF])
