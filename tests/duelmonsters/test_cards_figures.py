"""Cards of the pool whose effect is a figure, a standing rule or a ban."""

import pytest

from duelterm.duelmonsters.traits import player_rule, rules
from tests.duelmonsters.scenario import Scenario, monster

CUB = monster("Cub", race="dragon", atk=1000, **{"def": 800})
ELF = monster("Elf", race="fairy", attribute="wind", atk=900, **{"def": 500})
ORC = monster("Orc", race="fiend", attribute="earth", atk=1500, **{"def": 600})
MADE = (CUB, ELF, ORC)


def table(you: dict[str, list[str]], opp: dict[str, list[str]] | None = None, **more: object) -> Scenario:
    return Scenario(you=you, opp=opp, made=MADE, **more)


def equipped(*cards: str, on: str = "Orc", monsters: tuple[str, ...] = ("Orc",)) -> Scenario:
    duel = table({"monsters": list(monsters), "spells": list(cards)})
    for name in cards:
        duel.equip("you", name, on)
    return duel


@pytest.mark.case("Y38")
def test_yami_raises_fiends_and_lowers_fairies_of_both_sides() -> None:
    duel = table({"monsters": ["Orc", "Cub"], "spells": ["Yami"]}, {"monsters": ["Elf"]})
    assert (duel.atk("Orc"), duel.atk("Cub"), duel.atk("Elf")) == (1700, 1000, 700)
    assert (duel.def_("Orc"), duel.def_("Cub"), duel.def_("Elf")) == (800, 800, 300)


@pytest.mark.parametrize(
    ("name", "atk", "def_"),
    [
        ("Dark Energy", 1800, 900),
        ("Invigoration", 1900, 400),
        ("Black Pendant", 2000, 600),
        ("Malevolent Nuzzler", 2200, 600),
        ("Ring of Magnetism", 1000, 100),
    ],
)
def test_an_equip_card(name: str, atk: int, def_: int) -> None:
    duel = equipped(name)
    assert (duel.atk("Orc"), duel.def_("Orc")) == (atk, def_)


def test_ring_of_magnetism_draws_attacks_to_its_bearer() -> None:
    duel = table({"monsters": ["Orc", "Cub"]}, {"monsters": ["Elf", "Orc"], "spells": ["Ring of Magnetism"]})
    duel.equip("opp", "Ring of Magnetism", "Elf")
    duel.act("battle")
    assert [option for option in duel.options() if option.startswith("attack")] == ["attack Orc Elf", "attack Cub Elf"]


def test_maha_vailo_counts_the_equip_cards_on_it() -> None:
    duel = table({"monsters": ["Maha Vailo"], "spells": ["Black Pendant", "Malevolent Nuzzler"]})
    assert duel.atk("Maha Vailo") == 1550
    duel.equip("you", "Black Pendant", "Maha Vailo")
    assert duel.atk("Maha Vailo") == 1550 + 500 + 500
    duel.equip("you", "Malevolent Nuzzler", "Maha Vailo")
    assert duel.atk("Maha Vailo") == 1550 + 1200 + 1000


def test_muka_muka_grows_with_the_hand() -> None:
    duel = table({"monsters": ["Muka Muka"], "hand": ["Orc", "Cub"]}, {"hand": ["Elf"]})
    assert (duel.atk("Muka Muka"), duel.def_("Muka Muka")) == (1200, 900)


def test_milus_radiant_looks_at_attributes() -> None:
    duel = table({"monsters": ["Milus Radiant"]}, {"monsters": ["Orc", "Elf"]})
    assert (duel.atk("Milus Radiant"), duel.atk("Orc"), duel.atk("Elf")) == (800, 2000, 500)


def test_reverse_trap_turns_what_is_added_until_the_end_of_the_turn() -> None:
    duel = table({"monsters": ["Orc"], "spells": ["Yami", "Dark Energy", "?Reverse Trap"]}, {"monsters": ["Elf"]})
    duel.equip("you", "Dark Energy", "Orc")
    assert (duel.atk("Orc"), duel.atk("Elf")) == (2000, 700)
    duel.turn_up("Reverse Trap")
    duel.pass_all()
    assert (duel.atk("Orc"), duel.atk("Elf")) == (1000, 1100)
    duel.end()
    assert (duel.atk("Orc"), duel.atk("Elf")) == (2000, 700)


def test_shield_and_sword_swaps_the_printed_figures_of_face_up_monsters() -> None:
    duel = table({"monsters": ["Orc", "?Cub"], "hand": ["Shield & Sword"], "spells": ["Yami"]})
    duel.use("Shield & Sword")
    duel.pass_all()
    assert (duel.atk("Orc"), duel.def_("Orc")) == (800, 1700)


def test_karate_man_doubles_what_is_printed_and_is_destroyed() -> None:
    duel = table({"monsters": ["Karate Man"]})
    duel.act("activate", "Karate Man")
    duel.pass_all()
    assert duel.atk("Karate Man") == 2000
    duel.end()
    assert duel.zone("you", "graveyard") == ["Karate Man"]


def test_relinquished_has_the_figures_of_what_it_took() -> None:
    duel = table({"monsters": ["Relinquished"]}, {"monsters": ["Orc"]})
    assert (duel.atk("Relinquished"), duel.def_("Relinquished")) == (0, 0)
    duel.act("activate", "Relinquished")
    duel.pass_all()
    assert duel.zone("you", "spells") == ["Orc"]
    assert (duel.atk("Relinquished"), duel.def_("Relinquished")) == (1500, 600)
    assert not duel.offers("activate", "Relinquished")


def test_waboku_shields_this_turns_later_monsters_too() -> None:
    duel = table({"monsters": ["Orc"], "spells": ["?Waboku"], "hand": ["Cub"]})
    duel.turn_up("Waboku")
    duel.pass_all()
    duel.summon("Cub")
    duel.pass_all()
    assert all(rules(duel.state, "cannot be destroyed by battle", card) for card in duel.cards("you", "monsters"))
    assert player_rule(duel.state, "cannot take battle damage", 0) is not None
    assert player_rule(duel.state, "cannot take battle damage", 1) is None


def test_lord_of_d_keeps_dragons_from_being_targeted() -> None:
    duel = table({"hand": ["Rush Recklessly"], "monsters": ["Orc"]}, {"monsters": ["Lord of D.", "Cub"]})
    duel.use("Rush Recklessly")
    assert duel.options() == ["Orc", "Lord of D."]


def test_eternal_rest_destroys_who_bears_anything() -> None:
    duel = table({"hand": ["Eternal Rest"], "monsters": ["Cub"]}, {"monsters": ["Orc"], "spells": ["Dark Energy"]})
    duel.equip("opp", "Dark Energy", "Orc")
    duel.act("change", "Cub")
    duel.use("Eternal Rest")
    duel.pass_all()
    assert duel.zone("you", "monsters") == ["Cub"]
    assert duel.zone("opp", "graveyard") == ["Orc", "Dark Energy"]


def test_just_desserts_counts_face_down_monsters_too() -> None:
    duel = table({"spells": ["?Just Desserts"]}, {"monsters": ["Orc", "?Cub"]})
    duel.turn_up("Just Desserts")
    duel.pass_all()
    assert duel.life == (8000, 7000)


def test_the_price_of_a_toons_attack_is_paid_when_it_attacks() -> None:
    duel = table({"monsters": ["Toon Mermaid"], "spells": ["Toon World"]}, {"monsters": ["Cub"]})
    duel.attack("Toon Mermaid", "player")
    duel.pass_all()
    assert duel.life == (7500, 8000 - 1400)


def test_a_toon_summoned_this_turn_cannot_attack() -> None:
    duel = table({"hand": ["Toon Mermaid"], "spells": ["Toon World"]})
    duel.act("special", "Toon Mermaid")
    duel.pass_all()
    assert duel.zone("you", "monsters") == ["Toon Mermaid"]
    duel.act("battle")
    assert not duel.offers("attack", "Toon Mermaid")
