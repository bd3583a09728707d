"""Examples of the rulebook of the standard rules, played out: the cards do what it says of them."""

import pytest

from tests.standard.scenario import Scenario

DRAGON, SKULL, OX, ELF = "Blue-Eyes White Dragon", "Summoned Skull", "Battle Ox", "Mystical Elf"
BUG, TOOLS, STORM = "Man-Eater Bug", "Seven Tools of the Bandit", "Mystical Space Typhoon"


def finish(duel: Scenario) -> None:
    """Answer everything in the plainest way until the turn player can act again."""
    duel.run_until("act")


def until_offered(duel: Scenario, verb: str, name: str) -> None:
    """Decline until this can be done."""
    while not duel.offers(verb, name):
        duel.pass_()


def to_battle(duel: Scenario) -> None:
    duel.act("battle")
    duel.pass_all()


def test_1_4_a_draw_from_a_deck_too_short_is_not_offered() -> None:
    duel = Scenario(you={"hand": ["Graceful Charity"], "deck": [OX, OX]})
    assert not duel.offers("use", "Graceful Charity")
    duel = Scenario(you={"hand": ["Graceful Charity"], "deck": [OX] * 3})
    assert duel.offers("use", "Graceful Charity")


@pytest.mark.parametrize(
    ("name", "own", "able"), [(SKULL, 0, False), (SKULL, 1, True), (DRAGON, 1, False), (DRAGON, 2, True)]
)
def test_2_3_tributes(name: str, own: int, able: bool) -> None:
    duel = Scenario(you={"hand": [name], "monsters": [ELF] * own})
    assert duel.offers("summon", name) == duel.offers("set", name) == able


def test_2_5_a_field_spell_set_over_ones_own_and_over_against_the_opponents() -> None:
    duel = Scenario(you={"hand": ["Yami"], "field spell": ["Sogen"]})
    duel.set("Yami")
    finish(duel)
    assert duel.zone("you", "graveyard") == ["Sogen"]
    duel = Scenario(you={"hand": ["Yami"]}, opp={"field spell": ["Sogen"]})
    duel.set("Yami")
    finish(duel)
    assert duel.zone("opp", "field spell") == ["Sogen"]
    duel.turn_up("Yami")
    finish(duel)
    assert duel.zone("opp", "graveyard") == ["Sogen"]


def test_3_1_only_a_counter_trap_answers_a_counter_trap() -> None:
    duel = Scenario(
        you={"hand": ["Dark Hole"], "monsters": [OX], "spells": ["?Waboku", f"?{TOOLS}"]},
        opp={"spells": ["?Magic Jammer"], "hand": [ELF]},
    )
    duel.use("Dark Hole")
    until_offered(duel, "turn up", "Magic Jammer")
    duel.turn_up("Magic Jammer")
    while duel.who != "you" or duel.prompt != "chain":
        duel.pick(ELF) if duel.prompt == "discard" else duel.pass_()
    assert duel.offers("turn up", TOOLS)
    assert not duel.offers("turn up", "Waboku")


def test_3_2_last_in_first_out() -> None:
    duel = Scenario(you={"hand": ["Dark Hole"], "monsters": [OX]}, opp={"spells": ["?Waboku"]})
    duel.use("Dark Hole")
    until_offered(duel, "turn up", "Waboku")
    duel.turn_up("Waboku")
    finish(duel)
    resolved = [event.definition.name for event in duel.state.events if event.kind == "resolves"]
    assert resolved == ["Waboku", "Dark Hole"]
    assert duel.zone("you", "monsters") == []


def test_3_11_a_trap_works_though_it_is_destroyed() -> None:
    duel = Scenario(you={"monsters": [OX], "spells": [f"?{STORM}"]}, opp={"spells": ["?Mirror Force"]})
    to_battle(duel)
    duel.attack(OX)
    until_offered(duel, "turn up", "Mirror Force")
    duel.turn_up("Mirror Force")
    until_offered(duel, "turn up", STORM)
    duel.turn_up(STORM)
    finish(duel)
    assert duel.zone("opp", "graveyard") == ["Mirror Force"]
    assert duel.zone("you", "monsters") == []


def test_3_14_the_bug_destroys_itself() -> None:
    duel = Scenario(you={"monsters": [f"?{BUG}"]})
    duel.flip(BUG)
    finish(duel)
    assert duel.zone("you", "graveyard") == [BUG]


@pytest.mark.parametrize(("card", "able"), [("Rush Recklessly", True), (STORM, False)])
def test_4_3_what_fits_into_the_damage_step(card: str, able: bool) -> None:
    duel = Scenario(you={"monsters": [OX]}, opp={"monsters": [ELF], "spells": [f"?{card}"]})
    to_battle(duel)
    duel.attack(OX, ELF)
    found = False
    while duel.prompt != "act":
        found = found or (duel.prompt == "damage step" and duel.offers("turn up", card))
        duel.pass_()
    assert found == able


@pytest.mark.parametrize(
    ("own", "other", "life", "left"),
    [("Dark Magician", OX, (8000, 7200), []), (OX, f"={ELF}", (7700, 8000), [ELF])],
)
def test_4_5_figures(own: str, other: str, life: tuple[int, int], left: list[str]) -> None:
    duel = Scenario(you={"monsters": [own]}, opp={"monsters": [other]})
    to_battle(duel)
    duel.attack(own, other.lstrip("="))
    finish(duel)
    assert (duel.life, duel.zone("opp", "monsters")) == (life, left)


def test_5_1_a_fusion_with_a_material_of_the_hand() -> None:
    duel = Scenario(
        you={
            "hand": ["Polymerization", "Flame Manipulator"],
            "monsters": ["Masaki the Legendary Swordsman"],
            "extra deck": ["Flame Swordsman"],
        }
    )
    duel.use("Polymerization")
    finish(duel)
    assert duel.zone("you", "monsters") == ["Flame Swordsman"]


def test_5_2_a_discarded_relinquished_stays_in_the_graveyard() -> None:
    duel = Scenario(you={"hand": ["Monster Reborn"], "graveyard": ["Relinquished"]})
    assert not duel.offers("use", "Monster Reborn")


def test_5_5_a_flip_effect_works_though_its_monster_is_destroyed() -> None:
    duel = Scenario(you={"monsters": [OX]}, opp={"monsters": ["?Penguin Soldier"]})
    to_battle(duel)
    duel.attack(OX, "Penguin Soldier")
    while duel.prompt != "act":
        if duel.prompt in ("may", "target"):
            duel.yes() if duel.prompt == "may" else duel.pick(OX)
        else:
            duel.pass_()
    assert duel.zone("you", "hand") == [OX]


@pytest.mark.parametrize(("spell", "able"), [("Fissure", False), ("Dark Hole", True)])
def test_5_6_fissure_passes_over_what_lies_face_down(spell: str, able: bool) -> None:
    duel = Scenario(you={"hand": [spell]}, opp={"monsters": [f"?{OX}"]})
    assert duel.offers("use", spell) == able


def test_5_9_four_sheep() -> None:
    duel = Scenario(you={"hand": ["Scapegoat"]})
    duel.use("Scapegoat")
    finish(duel)
    assert len(duel.zone("you", "monsters")) == 4
