"""Ritual spells and Soul Exchange: what is tributed, and for what, in both seats."""

import pytest

from tests.duelmonsters.scenario import Lay, language_pool, monster, spell, trap

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"
FULL = [ELF] * 5
RITUALS = {card.name: card for card in language_pool().values() if card.kind == "spell" and card.icon == "ritual"}
COMES = {
    "Beastly Mirror Ritual": ("Fiend's Mirror", 6),
    "Black Illusion Ritual": ("Relinquished", 1),
    "Black Luster Ritual": ("Black Luster Soldier (Normal)", 8),
    "Black Magic Ritual": ("Magician of Black Chaos", 8),
    "Commencement Dance": ("Performance of Sword", 6),
    "Fortress Whale's Oath": ("Fortress Whale", 7),
    "Hamburger Recipe": ("Hungry Burger", 6),
    "Resurrection of Chakra": ("Chakra", 7),
    "Revival of Dokurorider": ("Dokurorider", 6),
    "War-Lion Ritual": ("Super War-Lion", 7),
    "Zera Ritual": ("Zera the Mant", 8),
}


def test_every_ritual_spell_is_here() -> None:
    assert set(COMES) == set(RITUALS)


def test_a_ritual_spell_brings_its_monster_for_levels_of_field_and_hand(lay: Lay) -> None:
    for name, (comes, levels) in COMES.items():
        first = monster("First", level=(levels + 1) // 2)
        second = monster("Second", level=levels // 2 or 1)
        duel = lay(you={"hand": [name, comes, "First"], "monsters": ["Second"]}, made=[first, second])
        duel.use(name)
        assert (duel.who, duel.prompt, duel.options()) == ("you", "ritual", ["Second", "First"])
        duel.pick(*(["First", "Second"] if levels > 1 else ["First"]))
        duel.sideways(comes)
        assert duel.zone("you", "monsters") == ([comes] if levels > 1 else ["Second", comes])
        assert duel.position(comes) == "defense"
        assert "First" in duel.zone("you", "graveyard")
        assert duel.offers("summon") is False
        assert duel.offers("battle")


def test_a_ritual_spell_needs_its_monster_in_the_hand_and_enough_levels(lay: Lay) -> None:
    for name, (comes, levels) in COMES.items():
        low = monster("Low", level=max(1, levels - 1))
        enough = monster("Enough", level=levels)
        hidden = monster("Hidden", level=12)
        made = [low, enough, hidden]
        without = lay(you={"hand": [name], "monsters": ["Enough"], "graveyard": [comes]}, made=made)
        assert not without.offers("use", name)
        few = lay(
            you={"hand": [name, comes], "monsters": [*["Low"][: levels - 1], "?Hidden"]},
            opp={"monsters": ["Enough"]},
            made=made,
        )
        assert not few.offers("use", name)
        down = lay(you={"hand": [comes], "spells": ["?" + name], "monsters": ["Enough"]}, made=made)
        assert down.offers("turn up", name)


@pytest.mark.rule("R3-6.3")
def test_with_a_full_field_a_monster_on_it_must_be_among_the_tributes(lay: Lay) -> None:
    duel = lay(you={"hand": ["Black Illusion Ritual", "Relinquished", SKULL], "monsters": FULL})
    duel.use("Black Illusion Ritual")
    assert duel.asked.legal is not None
    assert not duel.asked.legal([duel.card("you", "hand", SKULL)])
    duel.pick(ELF)
    duel.upright("Relinquished")
    assert duel.zone("you", "monsters") == [*FULL[:4], "Relinquished"]


@pytest.mark.case("Y45")
def test_a_ritual_comes_to_nothing_when_the_tributes_have_left(lay: Lay) -> None:
    out = trap("Out", "{do: {destroy: {all: true}}}")
    duel = lay(
        you={"hand": ["Black Illusion Ritual", "Relinquished"], "monsters": [ELF]}, opp={"spells": ["?Out"]}, made=[out]
    )
    duel.use("Black Illusion Ritual")
    duel.turn_up("Out")
    assert duel.prompt == "act"
    assert (duel.zone("you", "hand"), duel.zone("you", "monsters")) == (["Relinquished"], [])


ALTAR = spell("Altar", "{cost: {tribute: {choose: 1}}, do: {life: 500}}")


def test_soul_exchange_lets_the_monster_opposite_be_the_tribute_and_no_other(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Soul Exchange"], "spells": ["?Altar"], "monsters": [ELF]},
        opp={"monsters": [SKULL, DRAGON]},
        made=[ALTAR],
    )
    duel.use("Soul Exchange")
    duel.pick(SKULL)
    duel.pass_all()
    duel.turn_up("Altar")
    assert (duel.zone("opp", "graveyard"), duel.zone("you", "monsters")) == ([SKULL], [ELF])
    assert duel.life == (8500, 8000)


def test_soul_exchange_gives_the_monster_opposite_for_a_ritual(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Black Illusion Ritual", "Relinquished"], "spells": ["?Soul Exchange"]},
        opp={"monsters": [SKULL]},
    )
    assert not duel.offers("use", "Black Illusion Ritual")
    duel.turn_up("Soul Exchange")
    duel.use("Black Illusion Ritual")
    duel.run_until("position")
    duel.upright("Relinquished")
    assert (duel.zone("opp", "graveyard"), duel.zone("you", "monsters")) == ([SKULL], ["Relinquished"])


def test_soul_exchange_makes_its_monster_the_first_tribute_of_a_ritual(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Black Illusion Ritual", "Relinquished"], "spells": ["?Soul Exchange"], "monsters": [ELF]},
        opp={"monsters": [SKULL]},
    )
    duel.turn_up("Soul Exchange")
    duel.use("Black Illusion Ritual")
    assert duel.asked.legal is not None
    assert not duel.asked.legal([duel.card("you", "monsters", ELF)])
    assert duel.asked.legal([duel.card("opp", "monsters", SKULL)])


def test_soul_exchange_costs_the_battle_phase_and_comes_before_it(lay: Lay) -> None:
    duel = lay(you={"hand": ["Soul Exchange"], "monsters": [ELF]}, opp={"monsters": [SKULL]})
    assert duel.offers("battle")
    duel.use("Soul Exchange")
    assert not duel.offers("battle")
    duel.end()
    assert duel.offers("battle")
    late = lay(you={"hand": ["Soul Exchange"], "monsters": [ELF]}, opp={"monsters": [SKULL]})
    late.act("battle")
    late.act("end battle")
    assert not late.offers("use", "Soul Exchange")


def test_soul_exchange_ends_with_the_turn_and_needs_a_monster_opposite(lay: Lay) -> None:
    assert not lay(you={"hand": ["Soul Exchange"], "monsters": [ELF]}).offers("use", "Soul Exchange")
    duel = lay(
        you={"hand": ["Soul Exchange"], "spells": ["?Altar"]},
        opp={"monsters": [SKULL], "deck": [ELF] * 9},
        made=[ALTAR],
    )
    duel.use("Soul Exchange")
    duel.pass_all()
    assert duel.offers("turn up", "Altar")
    duel.end()
    duel.run_until("act")
    duel.end()
    assert not duel.offers("turn up", "Altar")


@pytest.mark.case("Y60")
def test_what_a_monsters_own_way_costs_is_asked_without_telling_the_others_which_monster_it_is(lay: Lay) -> None:
    duel = lay(you={"hand": ["Toon Summoned Skull"], "monsters": [ELF, SKULL], "spells": ["Toon World"]})
    duel.act("special", "Toon Summoned Skull")
    assert (duel.who, duel.asked.private) == ("you", True)
    duel.pick(ELF)
    assert duel.zone("you", "monsters") == [SKULL, "Toon Summoned Skull"]
