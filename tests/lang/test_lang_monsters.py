"""Duel Monsters cards: their facts, what is different with one rule set, keywords, the words of each game, remarks."""

from pathlib import Path

import pytest

from duelterm.lang import games
from duelterm.lang.abilities import Can, Cannot, Do, When
from duelterm.lang.cards import DuelMonstersCard
from duelterm.lang.keywords import expansion
from duelterm.lang.lint import lint_cards
from duelterm.lang.load import cards_from_json, cards_to_json, check_cards, load_cards

ROOT = Path(__file__).parents[2]
HEAD = "game: duelmonsters\nset: LOB\ncards:\n"
DRAGON = "frame: normal, level: 4, race: dragon, attribute: dark, atk: 1000, def: 900"
SPELL = "- name: A\n  kind: spell\n  icon: normal\n  abilities:\n  - "


def loaded(tmp_path: Path, text: str) -> DuelMonstersCard:
    """The last card of a file with these cards."""
    path = tmp_path / "set.yaml"
    path.write_text(HEAD + text)
    card = load_cards([path])[-1]
    assert isinstance(card, DuelMonstersCard)
    return card


def test_a_monster_has_its_facts(tmp_path: Path) -> None:
    card = loaded(tmp_path, f'- {{name: A, kind: monster, {DRAGON}, passcode: "01861629"}}\n')
    assert (card.game, card.set, card.level, card.race, card.attribute) == ("duelmonsters", "LOB", 4, "dragon", "dark")
    assert (card.atk, card.def_, card.passcode, card.materials) == (1000, 900, "01861629", None)


def test_the_cards_come_back_the_same_from_their_cached_form() -> None:
    cards = load_cards([ROOT / "cards" / "duelmonsters" / "ocg-pe.yaml"])
    assert len(cards) > 5
    assert cards_from_json(cards_to_json(cards)) == cards


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ("kind: spell, icon: counter", "a spell has an icon"),
        ("kind: spell", "a spell has an icon"),
        (f"kind: trap, icon: normal, {DRAGON}", "a trap has an icon"),
        (f"kind: monster, icon: normal, {DRAGON}", "a monster has frame"),
        (f"kind: monster, {DRAGON}, materials: [A, B]", "only a fusion monster has materials"),
        ("kind: spell, icon: normal, equips: {race: dragon}", "equips is for equip spells"),
    ],
)
def test_facts_of_another_kind_are_refused(tmp_path: Path, facts: str, message: str) -> None:
    path = tmp_path / "set.yaml"
    path.write_text(f"{HEAD}- {{name: A, {facts}}}\n")
    (problem,) = check_cards([path])
    assert (problem.line, problem.column) == (4, 3)
    assert problem.message.startswith(message)


def test_with_a_rule_set_named_fields_are_replaced_and_the_others_stay(tmp_path: Path) -> None:
    text = "- {name: A, kind: trap, icon: normal, abilities: [{do: {draw: 1}}], rulebook3: {stays: true}}\n"
    card = loaded(tmp_path, text)
    changed = card.under("rulebook3")
    assert (card.stays, changed.stays) == (None, True)
    assert changed.abilities == card.abilities
    assert changed.under("rulebook3") is changed


def test_a_card_without_a_difference_is_itself_with_any_rule_set(tmp_path: Path) -> None:
    card = loaded(tmp_path, "- {name: A, kind: trap, icon: normal}\n")
    assert card.under("rulebook3") is card


def test_a_played_ability_may_be_nothing_but_a_cost(tmp_path: Path) -> None:
    card = loaded(tmp_path, "- {name: A, kind: spell, icon: continuous, abilities: [{cost: {pay: 1000}}]}\n")
    (ability,) = card.abilities
    assert isinstance(ability, Do)
    assert ability.do == ()


def test_a_played_ability_is_told_by_what_it_does_whatever_comes_first(tmp_path: Path) -> None:
    ability = "{on: attacks, of: {side: opp}, target: attacker, do: {destroy: target}}"
    card = loaded(tmp_path, f"- {{name: A, kind: trap, icon: normal, abilities: [{ability}]}}\n")
    (found,) = card.abilities
    assert isinstance(found, Do)
    assert (found.on, found.target) == (("attacks",), ("attacker",))


def test_toon_stands_for_abilities_that_are_data() -> None:
    assert [type(ability) for ability in expansion("toon")] == [Cannot, When, Can]
    assert expansion("blocker") == ()


def test_each_word_of_one_game_is_listed_once() -> None:
    for listed in (games._KEYS, games._VALUES):
        words = [word for rows in listed.values() for row in rows for word in row]
        assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("{modify: you, cannot: attack}", "modify: you is a word of Duel Monsters"),
        ("{destroy: {all: true, not: $x}}", "not: $x is a word of Duel Monsters"),
        ("{destroy: target}", "target is a word of Duel Monsters"),
        ("{look: {top: 3}, back: any order}", "back is a word of Duel Monsters"),
        ("{skip: draw phase}", "skip is a word of Duel Monsters"),
        ("{shuffle: deck}", "shuffle is a word of Duel Monsters"),
        ("{at: {turns: 1}, do: {draw: 1}}", "turns is a word of Duel Monsters"),
        ("{modify: self, power: 1000, lasts: forever}", "forever is a word of Duel Monsters"),
        ("{move: {choose: 1}, to: hand, side: you}", "side is a word of Duel Monsters"),
        ("{flip: {choose: 1, zone: shields}, face: down}", "face: down is a word of Duel Monsters"),
        ("{each_player: {draw: 1}, of: you}", "of is a word of Duel Monsters"),
        ("{when: drawn, do: {draw: 1}}", "when: drawn is a word of Duel Monsters"),
    ],
)
def test_what_only_the_other_game_can_say_is_refused(tmp_path: Path, action: str, told: str) -> None:
    path = tmp_path / "set.yaml"
    head = "game: duelmasters\nset: DM-99\ncards:\n"
    path.write_text(f"{head}- {{name: A, kind: spell, civ: fire, cost: 1, abilities: [{{do: {action}}}]}}\n")
    assert [problem.message for problem in check_cards([path])] == [told]


def test_a_name_is_no_word_of_a_game(tmp_path: Path) -> None:
    path = tmp_path / "set.yaml"
    path.write_text(
        f"{HEAD}{SPELL}{{do: {{destroy: {{all: true, name: mana}}}}}}\n- {{name: mana, kind: trap, icon: normal}}\n"
    )
    assert check_cards([path]) == []


REMARKS = [
    ("{do: {destroy: {all: true, zone: field}}}", "field}", "the field is the default", "leave zone out"),
    ("{do: {destroy: {all: true, side: any}}}", "any}", "side: any is the default here", "leave side out"),
    (
        "{do: {destroy: {all: true, kind: monster}}}",
        "monster",
        "on the field monsters are meant anyway",
        "leave kind out",
    ),
    ("{do: {damage: 500, side: opp}}", "opp}", "side: opp is the default here", "leave side out"),
    ("{do: {life: 500, side: you}}", "you}", "side: you is the default here", "leave side out"),
    ("{when: end phase, do: {draw: 1}}", "end phase", "end phase of whom?", "write of: you, opp or any"),
    (
        "{do: {destroy: {all: true, race: dragn}}}",
        "dragn",
        "no card has the race dragn",
        "did you mean dragon?",
    ),
    (
        "{do: {destroy: {all: true, name: Blue Dragun}}}",
        "Blue",
        "no card has the name Blue Dragun",
        "did you mean Blue Dragon?",
    ),
    ("{do: {ritual: Zera, levels: 8}}", "Zera", "no card has the name Zera", ""),
    ("{do: {destroy: $lost}}", "$lost", "$lost is used before a step gives it by as", ""),
]


@pytest.mark.parametrize(("ability", "there", "message", "hint"), REMARKS, ids=[case[2] for case in REMARKS])
def test_a_remark_names_its_place_and_what_to_write(
    tmp_path: Path, ability: str, there: str, message: str, hint: str
) -> None:
    path = tmp_path / "set.yaml"
    path.write_text(f"{HEAD}{SPELL}{ability}\n- {{name: Blue Dragon, kind: monster, {DRAGON}}}\n")
    found = [(r.line, r.column, r.card, r.message, r.hint) for r in lint_cards([path])]
    assert found == [(8, 5 + ability.index(there), "A", message, hint)]


@pytest.mark.parametrize(
    "ability",
    [
        "{do: {static: {modify: {side: any}, changes: reversed}}}",
        "{when: sent to graveyard, of: {kind: monster, side: you}, from: field, do: {draw: 1}}",
        "{do: {search: {choose: 1, kind: monster, race: sea-serpent}}}",
        "{do: {destroy: {choose: 1, name: Nobody's Card}}}",
        "{activate: ignition, if: {not: {count: $held}}, do: {equip: {choose: 1}, to: self, as: $held}}",
    ],
)
def test_what_is_right_is_left_alone(tmp_path: Path, ability: str) -> None:
    path = tmp_path / "set.yaml"
    path.write_text(f"{HEAD}{SPELL}{ability}\n")
    assert lint_cards([path]) == []


def test_cards_of_the_same_folder_are_known_by_name(tmp_path: Path) -> None:
    one, two = tmp_path / "one.yaml", tmp_path / "two.yaml"
    one.write_text(f"{HEAD}{SPELL}{{do: {{ritual: Zera, levels: 8}}}}\n")
    two.write_text(f"{HEAD}- {{name: Zera, kind: monster, {DRAGON.replace('normal', 'ritual')}}}\n")
    assert lint_cards([one]) == []
