"""The wording of single abilities, and that every node has words."""

from typing import Annotated, Any, get_args, get_origin

import pytest
from pydantic import TypeAdapter

from duelterm.lang import unions
from duelterm.lang.cards import DuelMastersCard
from duelterm.lang.node import Node
from duelterm.lang.text import ability_text, card_text, civilizations, short_text, tags, type_line
from duelterm.lang.wording import speak

ABILITY: TypeAdapter[Any] = TypeAdapter(unions.Ability)


def text(raw: object) -> str:
    """The text of an ability as a card file writes it."""
    return ability_text(ABILITY.validate_python(raw))


def card(**facts: object) -> DuelMastersCard:
    """A card made of a few facts."""
    given = {"game": "duelmasters", "set": "TEST", "name": "Somebody", "kind": "creature", "civ": "fire", "cost": 3}
    own = {"race": "Human", "power": 1000} if facts.get("kind") != "spell" else {}
    return DuelMastersCard.model_validate(given | own | facts)


def members(alias: Any) -> set[type[Node]]:
    """The node classes of a family."""
    if isinstance(alias, type):
        return {alias} if issubclass(alias, Node) else set()
    if hasattr(alias, "__value__"):
        return members(alias.__value__)
    parts = get_args(alias)[:1] if get_origin(alias) is Annotated else get_args(alias)
    return set().union(*map(members, parts)) if parts else set()


@pytest.mark.parametrize(
    ("family", "table"),
    [
        (unions.Ability, speak.ability),
        (unions.Action, speak.action),
        (unions.Condition, speak.condition),
        (unions.Value, speak.value),
        (unions.Act, speak.permission),
    ],
)
def test_every_node_has_words(family: Any, table: Any) -> None:
    nodes = members(family)
    assert len(nodes) >= 8
    assert nodes <= set(table.registry)


def test_only_parts_of_nodes_have_no_words_of_their_own() -> None:
    tables = (speak.ability, speak.action, speak.condition, speak.value, speak.permission)
    worded = {node for table in tables for node in table.registry}
    rest = {node.__name__ for node in Node.nodes if node not in worded and node.__module__.startswith("duelterm.")}
    parts = {"ByCards", "ByPlayer", "Changes", "Chooser", "Comparison", "Continuous", "Controller", "During", "Filter"}
    parts |= {"OriginalStats", "Overlay", "Owner", "SameAs", "Selector", "SetTo", "Sought", "Token", "Total", "Turns"}
    parts |= {"UpTo"}
    wholes = {"Card", "CardEntry", "CardFile", "DuelMastersCard", "Power"}
    assert rest == parts | wholes | {"DuelMonstersCard", "DuelMonstersEntry", "DuelMonstersFile"}


def test_nothing_but_nodes_has_words() -> None:
    with pytest.raises(TypeError, match="no words for float"):
        speak.action(1.5, None)


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (
            {"when": "enters", "do": {"may": {"draw": 1}}},
            "When this creature enters the battle zone, you may draw a card.",
        ),
        (
            {"when": "attacks", "of": {"side": "you", "other": True}, "do": {"tap": {"choose": 1, "side": "opp"}}},
            "Whenever another of your creatures attacks, choose one of your opponent's creatures and tap it.",
        ),
        (
            {"when": "destroyed", "do": {"destroy": {"choose": 1, "side": "opp", "by": "opp"}}},
            "When this creature is destroyed, your opponent chooses one of their creatures and destroys it.",
        ),
        (
            {"when": "turn ends", "if": {"count": {"side": "you", "other": True}, "is": 0}, "do": {"destroy": "self"}},
            "At the end of each of your turns, if you have no other creatures in the battle zone, "
            "destroy this creature.",
        ),
        (
            {"when": "battle ends", "if": {"blocking": "self"}, "do": {"untap": "self"}},
            "After this creature battles as a blocker, untap it.",
        ),
        (
            {"when": ["summoned", "spell cast"], "by": "opp", "do": {"modify": "self", "gains": "blocker"}},
            "Whenever your opponent summons a creature or casts a spell, "
            'this creature gets "blocker" until the end of the turn.',
        ),
        (
            {"instead_of": "would be destroyed", "optional": True, "do": {"move": "self", "to": "hand"}},
            "When this creature would be destroyed, you may return it to your hand instead.",
        ),
        (
            {
                "instead_of": "would break a shield",
                "of": {"side": "you"},
                "optional": True,
                "cost": {"discard": {"choose": 2}},
                "do": "stay",
            },
            "Whenever one of your shields would be broken, you may discard 2 cards from your hand instead.",
        ),
        (
            {"static": {"modify": {"other": True, "civ": "light"}, "power": 2000}},
            "Each other light creature gets +2000 power.",
        ),
        (
            {"static": {"modify": {"race": ["Merfolk", "Cyber Virus"], "side": "you"}, "cannot": "be blocked"}},
            "Your Merfolk and Cyber Viruses can't be blocked.",
        ),
        (
            {"static": {"modify": "self", "power": 2000, "gains": "slayer"}, "while": {"attacking": "self"}},
            'While this creature is attacking, it gets +2000 power and has "slayer".',
        ),
        (
            {"static": {"modify": {"side": "you", "kind": "creature"}, "cost": -1}},
            "Your creatures cost 1 less to summon (never less than 1).",
        ),
        ({"cannot": ["attack", "be blocked"]}, "This creature can't attack or be blocked."),
        ({"must": "attack"}, "This creature must attack each turn if able."),
        (
            {"evolution": [{"race": "Fire Bird"}, {"race_has": "Dragon"}]},
            "Evolution: Put this creature on one of your Fire Birds "
            "and one of your creatures with the word Dragon in their race.",
        ),
        ({"stealth": "water"}, "Water stealth"),
        ({"turbo rush": [{"power attacker": 4000}]}, "Turbo rush: Power attacker +4000."),
        (
            {"do": {"each_player": {"may": {"move": {"choose": 1, "zone": "hand"}, "to": "mana"}}}},
            "Each player may put a card from their hand into their mana zone.",
        ),
        (
            {"do": {"discard": {"random": 1, "side": "both"}}},
            "Each player discards a card at random from their hand.",
        ),
        (
            {"do": {"discard": {"choose": 1, "side": "opp", "by": "you"}}},
            "Choose a card in your opponent's hand. Your opponent discards it.",
        ),
        (
            {"do": {"move": {"choose": 1, "side": "opp"}, "to": "hand"}},
            "Choose one of your opponent's creatures and return it to its owner's hand.",
        ),
        (
            {"do": {"move": {"up_to": {"per": {"side": "you"}}, "zone": "mana", "side": "opp"}, "to": "graveyard"}},
            "For each of your creatures, you may put a card from your opponent's mana zone into their graveyard.",
        ),
        (
            {"do": {"search": {"kind": "spell", "up_to": 2}}},
            "Search your deck for up to 2 spells, show them to your opponent and put them into your hand, "
            "then shuffle that deck.",
        ),
        (
            {"do": {"search": {}, "to": "mana"}},
            "Search your deck for up to one card and put it into your mana zone, then shuffle that deck.",
        ),
        (
            {
                "do": [
                    {"look": {"top": 4}, "as": "$seen"},
                    {"move": {"choose": 1, "among": "$seen"}, "to": "hand"},
                    {"move": {"rest": "$seen"}, "to": "deck bottom"},
                ]
            },
            "Look at the top 4 cards of your deck, put one of them into your hand, "
            "then put the rest on the bottom of your deck in any order.",
        ),
        (
            {"do": {"modify": {"choose": 1, "side": "you"}, "power": 4000, "gains": "double breaker"}},
            'Choose one of your creatures. It gets +4000 power and "double breaker" until the end of the turn.',
        ),
        (
            {
                "do": {
                    "static": {"modify": {"side": "opp"}, "must": "attack"},
                    "lasts": {"during": "next turn", "of": "opp"},
                }
            },
            "Your opponent's creatures must attack if able during your opponent's next turn.",
        ),
        (
            {"do": {"when": "wins battle", "of": {"side": "you"}, "do": {"untap": "it"}}},
            "Whenever one of your creatures wins a battle this turn, untap it.",
        ),
        ({"do": {"win": "opp"}}, "You lose the duel."),
    ],
)
def test_wording(raw: object, expected: str) -> None:
    assert text(raw) == expected


def test_granted_ability_is_quoted() -> None:
    granted = {"activate": "tap", "do": {"draw": 1}}
    said = text({"static": {"modify": {"side": "you", "civ": "water"}, "gains": [granted]}})
    assert said == 'Each of your water creatures has "Tap ability: Draw a card".'


def test_own_name_is_said() -> None:
    totem = card(name="Totem", abilities=[{"when": "enters", "do": {"search": {"name": "self"}, "to": "battle zone"}}])
    assert "up to one card named Totem" in short_text(totem)[0]


def test_reminders_follow_the_kind() -> None:
    (of_creature,) = card_text(card(abilities=["shield trigger"]))
    of_spell = card_text(card(kind="spell", abilities=["shield trigger", {"do": {"draw": 1}}]))[0]
    assert of_creature.startswith("Shield trigger (")
    assert "summon it" in of_creature
    assert "cast it" in of_spell
    assert short_text(card(abilities=["shield trigger"])) == ("Shield trigger",)


def test_several_civilizations_are_reminded_of() -> None:
    assert card_text(card(civ=["fire", "nature"])) == ("(This card is put into the mana zone tapped.)",)
    assert short_text(card(civ=["fire", "nature"])) == ()


def test_tags() -> None:
    abilities = [
        "blocker",
        "double breaker",
        "shield trigger",
        "evolution",
        {"power attacker": 4000},
        {"activate": "tap", "do": {"draw": 1}},
        {"stealth": "fire"},
        {"when": "attacks", "do": {"draw": 1}},
    ]
    assert tags(card(abilities=abilities)) == ("blocker", "W2", "ST", "evo", "+4000", "tap", "stealth")
    assert tags(card(abilities=[{"wave striker": ["slayer"]}])) == ("wave",)


def test_type_line() -> None:
    assert type_line(card()) == "Creature - Human"
    assert type_line(card(race=["Human", "Ghost"], abilities=["evolution"])) == "Evolution creature - Human / Ghost"
    assert type_line(card(kind="spell")) == "Spell"
    assert civilizations(card(civ=["light", "water"])) == "Light and water"
