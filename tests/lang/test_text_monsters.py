"""The wording of Duel Monsters abilities: each shape of sentence once; all cards are in the golden files."""

from typing import Any

import pytest

from duelterm.lang.cards import DuelMonstersCard
from duelterm.lang.text import ability_text, actions_text, card_text, short_text, tags, type_line


def card(**facts: object) -> DuelMonstersCard:
    """A card made of a few facts."""
    given: dict[str, Any] = {"game": "duelmonsters", "set": "TEST", "name": "Somebody", "kind": "monster"}
    if facts.get("kind", "monster") == "monster":
        given |= {"frame": "effect", "level": 4, "race": "winged-beast", "attribute": "wind", "atk": 1400, "def": 1000}
    else:
        given["icon"] = "normal"
    return DuelMonstersCard.model_validate(given | facts)


def text(raw: object) -> str:
    """The text of an ability as a card file writes it."""
    (line,) = short_text(card(abilities=[raw]))
    return line


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (
            {"when": "flipped", "target": {"choose": 1, "side": "opp"}, "do": {"destroy": "target"}},
            "Flip: Target one of your opponent's monsters. Destroy it.",
        ),
        (
            {"when": "flipped", "of": {"side": "opp"}, "do": {"draw": 1}},
            "Whenever one of your opponent's monsters is flipped face-up, draw a card.",
        ),
        (
            {"when": "sent to graveyard", "from": "field", "optional": True, "do": {"draw": 1}},
            "When this card goes from the field to the graveyard, you may draw a card.",
        ),
        (
            {"when": "standby phase", "of": "opp", "cost": {"pay": 500}, "optional": True, "do": {"draw": 1}},
            "During each of your opponent's standby phases, you may use this effect. "
            "Cost: pay 500 life points. Draw a card.",
        ),
        (
            {"on": "activated", "of": {"kind": "spell"}, "cost": {"discard": {"choose": 1}}, "do": {"negate": "it"}},
            "Play when a spell is activated. Cost: discard a card from your hand. Negate that spell.",
        ),
        (
            {"target": [{"choose": 1, "side": "you"}, {"choose": 1, "kind": "trap"}], "do": {"destroy": "target"}},
            "Target one of your monsters and a trap on the field. Destroy them.",
        ),
        (
            {"do": {"destroy": {"all": True, "kind": ["spell", "trap"], "side": "opp"}}},
            "Destroy all your opponent's spells and traps on the field.",
        ),
        (
            {"do": {"destroy": {"choose": 1, "attribute": "earth", "level": ">=4", "position": "defense"}}},
            "Choose an EARTH monster with level 4 or more in defence position on the field and destroy it.",
        ),
        (
            {"do": {"move": {"all": True, "zone": "graveyard", "side": "any", "name": "Kuriboh"}, "to": "banished"}},
            'Banish all "Kuriboh" from either player\'s graveyard.',
        ),
        ({"do": {"damage": 500, "side": "you"}}, "You take 500 damage."),
        ({"do": {"life": {"per": {"zone": "hand"}, "each": 200}}}, "Gain 200 life points for each card in your hand."),
        (
            {"do": {"toss": "called", "otherwise": {"win": "opp"}}},
            "Toss a coin and call it. If you called it wrong, you lose the duel.",
        ),
        (
            {"static": {"modify": {"race": "dragon", "side": "you"}, "atk": 300, "cannot": "attack directly"}},
            "Each of your Dragon monsters gets +300 ATK and can't attack directly.",
        ),
        (
            {"static": {"modify": {"side": "opp"}, "cannot": {"attack": {"not": "equipped"}}}},
            "Your opponent's monsters can't attack anything but the equipped monster.",
        ),
        (
            {"do": {"modify": {"choose": 1, "side": "you"}, "atk": {"set": {"stat": "def", "of": "self"}}}},
            "Choose one of your monsters. It has ATK equal to this card's DEF until the end of the turn.",
        ),
        (
            {"activate": "ignition", "once": "turn", "do": {"draw": 1}},
            "Once each turn in your main phase, you may use this effect. Draw a card.",
        ),
    ],
)
def test_wording(raw: object, expected: str) -> None:
    assert text(raw) == expected


def test_what_an_effect_has_equipped_is_known_to_the_other_abilities() -> None:
    take = {"activate": "ignition", "target": {"choose": 1, "side": "opp"}}
    take["do"] = {"equip": "target", "to": "self", "as": "$held"}
    grown = {"static": {"modify": "self", "atk": {"stat": "atk", "of": "$held"}}, "while": {"count": "$held"}}
    assert short_text(card(abilities=[grown, take]))[0] == (
        "While a monster is equipped to this card by its effect, this card gets additional ATK equal to "
        "the equipped monster's ATK."
    )


def test_facts_that_are_no_abilities_have_lines_of_their_own() -> None:
    fused = card(frame="fusion", materials=["A", "B"])
    assert card_text(fused) == ('Fused from "A" and "B".',)
    sword = card(kind="spell", icon="equip", equips={"race": "warrior", "side": "you"})
    assert card_text(sword) == ("Only for one of your Warrior monsters.",)
    assert card_text(card(kind="trap", stays=True, series="toon")) == (
        "Stays on the field.",
        'Counts as a "toon" card.',
    )
    assert short_text(fused) == ()


def test_a_keyword_is_reminded_of_by_what_it_stands_for() -> None:
    (line,) = card_text(card(abilities=["toon"]))
    assert line.startswith("Toon (If this card was summoned this turn, it can't attack. ")
    assert line.endswith("this card can attack directly.)")
    assert short_text(card(abilities=["toon"])) == ("Toon",)


def test_type_line() -> None:
    assert type_line(card()) == "Effect monster - Winged-Beast"
    assert type_line(card(kind="spell")) == "Spell"
    assert type_line(card(kind="spell", icon="quick")) == "Quick-play spell"
    assert type_line(card(kind="trap", icon="counter")) == "Counter trap"


def test_tags() -> None:
    flip = {"when": "flipped", "do": {"draw": 1}}
    others = {"when": "flipped", "of": {"side": "opp"}, "do": {"draw": 1}}
    used = {"activate": "ignition", "do": {"draw": 1}}
    assert tags(card(abilities=["toon", flip, others, used])) == ("toon", "flip")


def test_a_part_of_a_card_is_worded_as_its_game_says() -> None:
    trap = card(kind="trap", abilities=[{"do": {"destroy": {"all": True}}}])
    (ability,) = trap.abilities
    assert ability_text(ability, trap) == "Destroy all monsters on the field."
    assert actions_text(ability.do, "this card", trap) == "destroy all monsters on the field"


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (
            {"do": {"modify": {"all": True, "side": "you"}, "atk": 500, "lasts": {"turns": 1, "of": "opp"}}},
            "Each of your monsters gets +500 ATK until the end of your opponent's next turn.",
        ),
        (
            {"do": {"modify": "self", "atk": {"set": 0}, "lasts": "this battle"}},
            "This card has an ATK of 0 in this battle.",
        ),
        (
            {"do": {"modify": "self", "def": 100, "lasts": "forever"}},
            "This card gets +100 DEF for as long as it stays face-up on the field.",
        ),
        (
            {"do": {"at": {"turns": 4}, "do": {"destroy": "self"}}},
            "At the end of the 4th turn from now, destroy this card.",
        ),
        (
            {"when": "attacked", "against": {"not": {"attribute": "light"}}, "do": {"draw": 1}},
            "When this card is attacked by a non-LIGHT monster, draw a card.",
        ),
        (
            {"when": "standby phase", "of": {"controller": "equipped"}, "do": {"damage": 100}},
            "During each standby phase of the equipped monster's player, your opponent takes 100 damage.",
        ),
        (
            {"when": "end phase", "of": "you", "times": 3, "do": {"draw": 1}},
            "During each of your end phases, 3 times at most while this card stays face-up, draw a card.",
        ),
        (
            {"when": "drawn", "of": {"side": "opp"}, "do": {"reveal": "it"}},
            "Whenever your opponent draws a card, reveal it.",
        ),
        (
            {"activate": "ignition", "in": "hand", "cost": {"discard": "self"}, "do": {"draw": 1}},
            "In your main phase, you may use this effect from your hand. Cost: discard this card. Draw a card.",
        ),
        (
            {"activate": "quick", "on": "damage calculation", "of": {"side": "opp"}, "once": "stay", "do": {"draw": 1}},
            "Once while this card stays face-up, at the damage calculation of an attack of one of your opponent's "
            "monsters, you may use this effect. Draw a card.",
        ),
        (
            {"activate": "ignition", "user": "any", "do": {"draw": 1}},
            'Each player may use this effect in their own main phase, and is "you" then. Draw a card.',
        ),
        (
            {"special only": "always"},
            "This card can't be summoned or set as the monster of a turn. It can only be summoned in its own way.",
        ),
        (
            {"special only": "first", "with": "Mirror"},
            "This card can't be summoned or set as the monster of a turn. "
            'It must first be summoned by the effect of "Mirror".',
        ),
        (
            {"way": "special", "cost": {"tribute": {"one_each": ["Sun", "Moon"]}}},
            'You may summon this card from your hand in its own way. Cost: tribute one each of "Sun" and "Moon".',
        ),
        (
            {
                "way": "special",
                "cost": {"tribute": {"choose": 1, "name": "Sun", "equipped": {"name": "Shell", "age": ">=2"}}},
            },
            'You may summon this card from your hand in its own way. Cost: tribute one of your "Sun" on the field '
            'equipped with "Shell" that has been on it for 2 or more of your turns.',
        ),
        (
            {"cost": {"pay": "half"}, "do": {"life": "halved", "side": "opp"}},
            "Cost: pay half of your life points (rounded down). Your opponent loses half of their life points "
            "(rounded down).",
        ),
        ({"do": {"life": -300}}, "You lose 300 life points."),
        (
            {"do": {"toss": 3, "heads": ">=2", "then": {"draw": 1}, "otherwise": {"damage": 100}}},
            "Toss 3 coins. If 2 or more of them show heads, draw a card. Otherwise, your opponent takes 100 damage.",
        ),
        ({"do": {"skip": "draw phase", "times": 2, "side": "opp"}}, "Your opponent skips their next 2 draw phases."),
        ({"do": [{"shuffle": "deck"}, {"end": "battle phase"}]}, "Shuffle your deck. The battle phase ends."),
        (
            {"do": {"control": "self", "side": "opp", "lasts": "forever"}},
            "Give control of this card to your opponent.",
        ),
        (
            {"do": {"tribute": {"choose": 1, "side": "opp", "by": "opp"}}},
            "Your opponent tributes one of their monsters.",
        ),
        (
            {"do": {"summon": {"choose": 1, "zone": ["hand", "deck"], "name": ["Sun", "Moon"]}}},
            'Summon "Sun" or "Moon" from your hand or deck.',
        ),
        (
            {
                "do": {
                    "summon": {"choose": 1, "zone": "hand", "needs": 2},
                    "how": "normal",
                    "tributes": 0,
                    "counts": True,
                }
            },
            "Summon a monster from your hand that takes 2 tributes to summon without tributes "
            "(as the one of the turn).",
        ),
        (
            {
                "do": {
                    "each_player": {"move": {"choose": 1, "zone": "hand", "side": "opp"}, "to": "hand", "side": "you"},
                    "of": ["you", "opp"],
                }
            },
            "You and your opponent each take a card from their opponent's hand into their hand.",
        ),
        (
            {"on": ["would be summoned", "activated"], "do": {"negate": "it"}},
            "Play when a monster would be summoned or a spell or trap is activated. Negate it.",
        ),
        ({"static": {"modify": {}, "cannot": "be tributed"}}, "Monsters on the field can't be tributed."),
        (
            {"do": {"flip": {"all": True, "side": "opp"}, "face": "down"}},
            "Turn all your opponent's monsters face down.",
        ),
    ],
)
def test_words_of_the_standard_rules(raw: dict[str, Any], expected: str) -> None:
    assert text(raw) == expected


def test_how_long_a_card_stays_is_said_before_its_effect() -> None:
    light = card(kind="spell", stays={"turns": 3, "of": "opp"}, abilities=[{"do": {"draw": 1}}])
    assert card_text(light) == (
        "Stays on the field until the end of your opponent's 3rd turn from now, then it is destroyed.",
        "Draw a card.",
    )
