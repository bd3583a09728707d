"""Public cases, section N: what a screen is told, asked and not told."""

from pathlib import Path

import pytest

from duelterm.core.view import View
from duelterm.tui.screens.duel import DuelScreen
from tests.duelmasters.scenario import FILLER, Scenario, pool
from tests.duelmasters.tables import session
from tests.session.sitting import asked, choose
from tests.tui.looking import sitting

MANA = ["Fear Fang", "Aqua Vehicle", "Immortal Baron, Vorg", FILLER, "Junkatz, Rabid Doll"] * 3
BAZOOKA = "Bazooka Mutant"


def zone_names(view: View, seat: int, zone: str) -> list[str | None]:
    """The names that a view gives of a zone; None for a face-down card."""
    return [card.face.name if card.face else None for card in view.seats[seat].zones[zone].cards]


@pytest.mark.case("B112")
@pytest.mark.rule("DM-3.6")
def test_an_evolution_taken_back_leaves_everything_as_before(tmp_path: Path) -> None:
    laid = Scenario(
        you={
            "hand": ["Fighter Dual Fang", "Fear Fang"],
            "mana": ["Fear Fang"] * 7,
            "battle": ["Fear Fang", "Burning Mane"],
        }
    )
    with session(laid, tmp_path) as table:
        before = (table.duel.state.digest(), table.view(0), asked(table).choices)
        choose(table, "play", "Fighter Dual Fang")
        assert asked(table).prompt == "evolve"
        assert table.can_undo()
        table.undo()
        assert (table.duel.state.digest(), table.view(0), asked(table).choices) == before
        assert any(choice.verb == "charge" for choice in asked(table).choices)


@pytest.mark.case("B120", "B121")
@pytest.mark.rule("DM-2.2")
def test_no_view_question_or_line_tells_of_hidden_cards(tmp_path: Path) -> None:
    laid = Scenario(
        you={"hand": ["Sundrop Armor", "Holy Awe"], "mana": list(MANA), "battle": ["Fear Fang"]},
        opp={"hand": ["Terror Pit"], "shields": ["Torcon", "Burst Shot"], "deck": ["Brain Serum"] * 9},
    )
    with session(laid, tmp_path) as table:
        for seat, secret in (
            (0, ["Terror Pit", "Torcon", "Burst Shot", "Brain Serum"]),
            (1, ["Holy Awe", "Torcon"]),
            (None, ["Holy Awe", "Terror Pit"]),
        ):
            told = repr(table.view(seat)) + repr(table.news(seat))
            assert not [name for name in secret if name in told]
        choose(table, "attack", "Fear Fang")
        question = asked(table)
        assert (question.prompt, question.private) == ("break", False)
        assert "Torcon" not in repr(question)
        assert "Burst Shot" not in repr(question)
        assert [choice.key for choice in question.choices] == ["slot:shields:1:1", "slot:shields:1:2"]


@pytest.mark.case("B121", "B123")
def test_a_card_put_to_the_shields_is_only_counted_for_the_other_seat(tmp_path: Path) -> None:
    laid = Scenario(you={"hand": ["Sundrop Armor", "Holy Awe", "Torcon"], "mana": list(MANA)})
    with session(laid, tmp_path) as table:
        choose(table, "play", "Sundrop Armor")
        while asked(table).prompt == "pay":
            table.answer(asked(table).proposal)
        assert asked(table).private
        choose(table, "pick", "Holy Awe")
        for seat in (0, 1, None):
            assert zone_names(table.view(seat), 0, "shields") == [None] * 6
        for seat in (1, None):
            assert "Holy Awe" not in repr(table.view(seat)) + repr(table.news(seat))
        assert "Holy Awe" in repr(table.news(0))


@pytest.mark.case("B133")
def test_the_offered_acts_follow_every_change(tmp_path: Path) -> None:
    laid = Scenario(you={"hand": ["Elf-X", "Burning Mane"], "mana": ["Fear Fang"] * 5})
    with session(laid, tmp_path) as table:
        choose(table, "play", "Elf-X")
        table.answer(asked(table).proposal)
        assert [choice.text for choice in asked(table).choices if choice.verb == "play"]
        choose(table, "play", "Burning Mane")
        assert not [choice for choice in asked(table).choices if choice.verb == "play"]


@pytest.mark.slow
@pytest.mark.case("B169")
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_who_must_answer_sees_the_prompt_and_nothing_over_it(tmp_path: Path, size: tuple[int, int]) -> None:
    """The block is asked of BEN in AMY's turn, with effects waiting: the screen asks BEN and covers nothing."""
    laid = Scenario(you={"battle": ["Fear Fang"]}, opp={"battle": ["Seamine"]})
    with session(laid, tmp_path) as table:
        choose(table, "attack", "Fear Fang")
        assert (asked(table).seat, asked(table).prompt, asked(table).private) == (1, "block", False)
        async with sitting(table, size) as here:
            assert isinstance(here.app.screen, DuelScreen)
            assert "ASKS BEN" in here.text()
            assert "waiting" not in here.text().lower()
            label = here.duel.desk.typed.labels[asked(table).choices[0].card]
            await here.press(label, "enter")
        assert laid.zone("you", "graveyard") == ["Fear Fang"]


@pytest.mark.case("B169")
def test_there_is_never_more_than_one_question(tmp_path: Path) -> None:
    """Two players' effects wait; each is asked in turn, and only that one can be answered."""
    laid = Scenario(you={"battle": ["Fear Fang", "Mongrel Man"]}, opp={"battle": ["~Cragsaur", "Mongrel Man"]})
    with session(laid, tmp_path) as table:
        attacks = [
            choice.key for choice in asked(table).choices if choice.verb == "attack" and "Cragsaur" in choice.text
        ]
        table.answer(attacks[:1])
        seats = []
        while asked(table).kind == "confirm":
            seats.append(asked(table).seat)
            table.answer(["no"])
        assert seats == [0, 0, 1, 1]


@pytest.mark.case("B171")
def test_why_not_is_told_to_who_asks_and_to_nobody_else(tmp_path: Path) -> None:
    laid = Scenario(you={"battle": [BAZOOKA]}, opp={"battle": ["~Fear Fang", "~Seamine"]})
    with session(laid, tmp_path) as table:
        before = [(table.view(seat), table.news(seat)) for seat in (0, 1, None)], table.question
        mutant = table.view(0).seats[0].zones["battle"].cards[0].handle
        fang, seamine = (card.handle for card in table.view(0).seats[1].zones["battle"].cards)
        assert BAZOOKA in table.why_not("attack", mutant, "seat:1")
        assert BAZOOKA in table.why_not("attack", mutant, fang)
        assert table.why_not("attack", mutant, seamine) == ""
        assert ([(table.view(seat), table.news(seat)) for seat in (0, 1, None)], table.question) == before
        keys = [choice.key for choice in asked(table).choices if choice.verb == "attack"]
        assert keys == [f"attack:{mutant}>{seamine}"]


LOOKERS = ["Liquid Scope", "Recon Operation", "Telitol, the Explorer", "Tekorax", "Submarine Project", "Rise and Shine"]


@pytest.mark.case("B172")
@pytest.mark.parametrize("name", LOOKERS)
def test_what_is_shown_is_acknowledged_and_the_duel_goes_on(name: str, tmp_path: Path) -> None:
    laid = Scenario(
        you={"hand": [name], "mana": [*MANA]},
        opp={"hand": ["Terror Pit"], "shields": ["Torcon", "Fear Fang"]},
    )
    with session(laid, tmp_path) as table:
        choose(table, "play", name)
        shown = False
        for _ in range(9):
            question = asked(table)
            if question.prompt == "act":
                break
            if question.prompt == "look" and question.hi == 0:
                shown = True
                assert question.private
                assert all(choice.face is not None for choice in question.choices)
            keys = [choice.key for choice in question.choices]
            table.answer(
                question.proposal if question.prompt == "pay" else ["yes"] if "yes" in keys else keys[: question.hi]
            )
        assert asked(table).prompt == "act"
        assert shown or name == "Rise and Shine"
        table.answer(["end"])
        assert asked(table).seat == 1


@pytest.mark.case("B172")
def test_a_reveal_to_both_needs_no_answer_and_is_in_both_logs(tmp_path: Path) -> None:
    laid = Scenario(you={"hand": ["Dimension Gate"], "mana": list(MANA), "deck": [FILLER, "Fear Fang", FILLER]})
    with session(laid, tmp_path) as table:
        choose(table, "play", "Dimension Gate")
        table.answer(asked(table).proposal)
        choose(table, "pick", "Fear Fang")
        assert asked(table).prompt == "act"
        assert any("Fear Fang" in line.text for line in table.news(1))


@pytest.mark.case("B174")
@pytest.mark.rule("DM-9.18", "DM-9.2")
@pytest.mark.parametrize(
    ("name", "opp"),
    [
        ("Terror Pit", {"battle": ["Fear Fang"]}),
        ("Terror Pit", {"battle": []}),
        ("Mana Crisis", {"mana": ["Fear Fang"]}),
        ("Solar Ray", {"battle": ["Fear Fang"]}),
        ("Proclamation of Death", {"battle": ["Fear Fang"]}),
        ("Ghost Touch", {"hand": ["Fear Fang", "Aqua Vehicle"]}),
    ],
)
def test_a_single_outcome_is_not_asked_for(name: str, opp: dict[str, list[str]]) -> None:
    duel = Scenario(you={"hand": [name], "mana": list(MANA)}, opp=opp)
    duel.play(name)
    assert duel.prompt == "act"
    assert duel.zone("you", "graveyard") == [name]


@pytest.mark.case("B174")
def test_the_last_shield_and_the_only_base_are_not_asked_for() -> None:
    duel = Scenario(you={"battle": ["Fear Fang"]}, opp={"shields": [FILLER]})
    duel.attack("Fear Fang")
    assert duel.prompt == "shield"  # its owner must look
    evolving = Scenario(you={"hand": ["Fighter Dual Fang"], "mana": ["Fear Fang"] * 6, "battle": ["Burning Mane"]})
    evolving.act("play", "Fighter Dual Fang")
    assert evolving.prompt == "act"


@pytest.mark.case("B174")
@pytest.mark.rule("DM-8.1", "DM-9.4", "DM-9.18")
def test_a_question_about_hidden_cards_is_put_whatever_its_answer() -> None:
    """Else its absence would tell what lies there."""
    for shield in ("Holy Awe", "Fear Fang"):
        duel = Scenario(you={"battle": ["Fear Fang"]}, opp={"shields": [shield, FILLER]})
        duel.attack("Fear Fang")
        duel.break_shield(1)
        assert (duel.prompt, duel.asked.private) == ("shield", True)
    for deck in (["Terror Pit"] * 3, ["Fear Fang"] * 3):
        gate = Scenario(you={"hand": ["Dimension Gate"], "mana": list(MANA), "deck": deck})
        gate.play("Dimension Gate")
        assert gate.prompt == "search"
    for hand in (["Fear Fang"], ["Bolshack Dragon"]):
        dying = Scenario(
            you={"hand": ["Terror Pit"], "mana": list(MANA)}, opp={"battle": ["Kyrstron, Lair Delver"], "hand": hand}
        )
        dying.play("Terror Pit")
        assert (dying.prompt, dying.who) == ("move to battle zone", "opp")


@pytest.mark.case("B175")
@pytest.mark.rule("DM-4.8")
def test_the_newest_card_lies_on_top_of_the_graveyard(tmp_path: Path) -> None:
    laid = Scenario(
        you={"hand": ["Faerie Life"], "mana": list(MANA), "graveyard": ["Scissor Eye"], "battle": ["Fear Fang"]},
        opp={"graveyard": ["Aqua Vehicle"], "battle": [["Fighter Dual Fang", "~Burning Mane"], FILLER]},
    )
    laid.card("opp", "battle", "Fighter Dual Fang").tapped = True
    with session(laid, tmp_path) as table:
        choose(table, "play", "Faerie Life")
        table.answer(asked(table).proposal)
        assert zone_names(table.view(1), 0, "graveyard") == ["Scissor Eye", "Faerie Life"]
        attacks = [choice.key for choice in asked(table).choices if "Dual Fang" in choice.text]
        table.answer(attacks[:1])
        for seat in (0, 1, None):
            assert zone_names(table.view(seat), 0, "graveyard") == ["Scissor Eye", "Faerie Life", "Fear Fang"]


@pytest.mark.case("B177")
@pytest.mark.rule("DM-9.14")
def test_a_race_is_found_among_two() -> None:
    both = [card for card in pool().values() if len(card.races) > 1]
    assert len(both) > 30
    for card in both[::5]:
        for race in card.races:
            duel = Scenario(
                you={
                    "hand": ["Zombie Carnival"],
                    "mana": list(MANA),
                    "graveyard": [card.name, "Skeleton Soldier, the Defiled"],
                }
            )
            duel.play("Zombie Carnival")
            duel.send(race)
            assert card.name in duel.options(), (card.name, race)


@pytest.mark.case("B177")
def test_faces_name_both_races_and_a_search_finds_either(tmp_path: Path) -> None:
    name = "Bombazar, Dragon of Destiny"
    laid = Scenario(
        you={"hand": ["Velyrika Dragon"], "mana": list(MANA), "deck": [name, "Bolshack Dragon", *[FILLER] * 3]}
    )
    with session(laid, tmp_path) as table:
        choose(table, "play", "Velyrika Dragon")
        table.answer(asked(table).proposal)
        faces = [choice.face for choice in asked(table).choices]
        assert [face.name for face in faces if face] == ["Bolshack Dragon", name]
        assert ("race", "Armored Dragon/Earth Dragon") in faces[1].stats if faces[1] else False


@pytest.mark.case("B178")
def test_looking_around_leaves_a_pending_search_open(tmp_path: Path) -> None:
    laid = Scenario(
        you={
            "hand": ["Crystal Memory"],
            "mana": list(MANA),
            "graveyard": ["Scissor Eye"],
            "deck": ["Fear Fang", FILLER, "Holy Awe"],
        }
    )
    with session(laid, tmp_path) as table:
        choose(table, "play", "Crystal Memory")
        table.answer(asked(table).proposal)
        question, digest = asked(table), table.duel.state.digest()
        assert question.prompt == "search"
        for seat in (0, 1, None):
            table.view(seat)
            table.news(seat)
        table.why_not("play", table.view(0).seats[0].zones["mana"].cards[0].handle)
        table.can_undo()
        assert (asked(table), table.duel.state.digest()) == (question, digest)
        choose(table, "pick", "Holy Awe")
        assert laid.zone("you", "hand") == ["Holy Awe"]


@pytest.mark.slow
@pytest.mark.case("B178")
async def test_opening_the_graveyards_keeps_the_search_and_what_was_picked(tmp_path: Path) -> None:
    laid = Scenario(
        you={
            "hand": ["Crystal Memory"],
            "mana": list(MANA),
            "graveyard": ["Scissor Eye"],
            "deck": ["Fear Fang", FILLER, "Holy Awe"],
        }
    )
    with session(laid, tmp_path) as table:
        choose(table, "play", "Crystal Memory")
        table.answer(asked(table).proposal)
        async with sitting(table) as here:
            wanted = next(choice.key for choice in asked(table).choices if "Holy Awe" in choice.text)
            await here.press(here.duel.desk.typed.labels[wanted])
            await here.press("G")
            assert "Scissor Eye" in here.text()
            await here.press("escape", "enter")
        assert laid.zone("you", "hand") == ["Holy Awe"]
        assert asked(table).prompt == "act"
