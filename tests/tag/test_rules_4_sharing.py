"""TAG-4: what partners share, in the guide's own examples."""

import pytest

from tests.standard.playing import activate, play
from tests.tag.scenario import Lay, monster

ELF, SKULL = "Mystical Elf", "Summoned Skull"


@pytest.mark.rule("TAG-4.1")
def test_crush_card_virus_may_tribute_the_partners_sangan(lay: Lay) -> None:
    duel = lay(
        you={"spells": ["?Crush Card Virus"]},
        partner={"monsters": ["Sangan"], "deck": ["Air Eater", "Kuriboh"]},
        opp={"monsters": [SKULL], "hand": [SKULL]},
        other={"monsters": ["Dark Magician", "Mystical Elf"], "hand": ["Dark Magician"]},
    )
    duel.turn_up("Crush Card Virus")
    duel.choose_player("other")
    duel.run_until("search")
    assert duel.who == "partner"  # STD-3.15, TAG-5.11
    assert duel.zone("opp", "graveyard") == [SKULL]
    assert sorted(duel.zone("other", "graveyard")) == ["Dark Magician", "Dark Magician"]
    assert duel.zone("other", "monsters") == ["Mystical Elf"]
    duel.pick("Kuriboh")
    assert duel.zone("partner", "hand") == ["Kuriboh"]


@pytest.mark.rule("TAG-4.1", "TAG-4.2")
def test_summoned_skull_comes_for_the_partners_monster(lay: Lay) -> None:
    duel = lay(you={"hand": [SKULL]}, partner={"monsters": ["Mystical Elf", "Air Eater"]})
    duel.summon(SKULL)
    assert duel.who == "you"
    duel.pick("Mystical Elf")
    duel.run_until("act")
    assert duel.zone("you", "monsters") == [SKULL]
    assert duel.zone("partner", "graveyard") == ["Mystical Elf"]
    assert duel.zone("partner", "monsters") == ["Air Eater"]


@pytest.mark.rule("TAG-7.5")
def test_a_place_that_a_partner_frees_is_no_place_for_the_own_monster(lay: Lay) -> None:
    duel = lay(you={"hand": [SKULL], "monsters": ["Air Eater"] * 5}, partner={"monsters": ["Mystical Elf"]})
    duel.summon(SKULL)
    assert "Mystical Elf" not in duel.options()
    duel.pick("Air Eater")
    duel.run_until("act")
    assert duel.zone("you", "monsters").count("Air Eater") == 4
    full = lay(you={"hand": ["Mystical Elf"], "monsters": ["Air Eater"] * 5})
    assert not full.offers("summon")


@pytest.mark.rule("TAG-4.2")
def test_materials_of_a_fusion_lie_on_the_partners_field_too(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Polymerization", "Gaia The Fierce Knight"], "extra deck": ["Gaia the Dragon Champion"]},
        partner={"monsters": ["Curse of Dragon"], "hand": ["Gaia The Fierce Knight"]},
    )
    duel.use("Polymerization")
    duel.run_until("act")
    assert duel.zone("you", "monsters") == ["Gaia the Dragon Champion"]
    assert duel.zone("partner", "graveyard") == ["Curse of Dragon"]
    assert duel.zone("partner", "hand") == ["Gaia The Fierce Knight"]


@pytest.mark.rule("TAG-4.2")
def test_no_material_comes_from_the_partners_hand(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Polymerization", "Gaia The Fierce Knight"], "extra deck": ["Gaia the Dragon Champion"]},
        partner={"hand": ["Curse of Dragon"]},
    )
    assert not duel.offers("use", "Polymerization")


@pytest.mark.rule("TAG-4.2")
def test_what_the_partner_controls_meets_a_condition(lay: Lay) -> None:
    held = {"hand": ["The Flute of Summoning Dragon", "Blue-Eyes White Dragon"]}
    assert not lay(you=held).offers("use", "The Flute of Summoning Dragon")
    duel = lay(you=held, partner={"monsters": ["Lord of D."]})
    assert duel.offers("use", "The Flute of Summoning Dragon")


@pytest.mark.rule("TAG-4.3", "TAG-7.5")
def test_premature_burial_brings_back_the_partners_monster_to_the_own_side(lay: Lay) -> None:
    duel = lay(you={"hand": ["Premature Burial"]}, partner={"graveyard": ["Dark Magician"]}, opp={"graveyard": [SKULL]})
    duel.use("Premature Burial")
    if duel.prompt != "act":
        assert duel.options() == ["Dark Magician"]
        duel.pick("Dark Magician")
    duel.run_until("act")
    assert duel.life == (15200, 16000)
    assert duel.zone("you", "monsters") == ["Dark Magician"]
    assert duel.zone("partner", "graveyard") == []


@pytest.mark.rule("TAG-4.3", "TAG-5.4")
def test_a_monster_in_the_partners_graveyard_is_in_yours(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Last Will"], "monsters": ["Cannon Soldier"], "deck": ["Kuriboh"]}, partner={"monsters": [ELF]}
    )
    play(duel, "Last Will")
    activate(duel, "Cannon Soldier", ELF)
    assert duel.zone("partner", "graveyard") == [ELF]
    duel.yes()
    duel.pick("Kuriboh")
    duel.sideways("Kuriboh")
    duel.pass_all()
    assert duel.zone("you", "monsters") == ["Cannon Soldier", "Kuriboh"]


@pytest.mark.rule("TAG-5.10")
@pytest.mark.case("Y02")
def test_a_card_goes_to_its_owners_hand_whoever_plays(lay: Lay) -> None:
    back = monster("Sender", "{activate: ignition, do: {move: {all: true, side: any, zone: field}, to: hand}}")
    duel = lay(
        you={"monsters": ["Sender"]},
        partner={"monsters": ["Air Eater"]},
        other={"monsters": ["Mystical Elf"]},
        made=[back],
    )
    duel.act("activate", "Sender")
    duel.run_until("act")
    assert (duel.zone("partner", "hand"), duel.zone("other", "hand")) == (["Air Eater"], ["Mystical Elf"])
    assert duel.zone("you", "hand") == ["Sender"]
