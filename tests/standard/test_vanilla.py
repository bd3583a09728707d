"""A duel of monsters without effects, and spells and traps that lie there."""

from tests.standard.scenario import Lay


def test_a_stronger_monster_destroys_a_weaker_one(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Dark Magician"]}, opp={"monsters": ["Mystical Elf"]})
    duel.attack("Dark Magician", "Mystical Elf")
    duel.pass_all()
    assert duel.zone("opp", "graveyard") == ["Mystical Elf"]
    assert duel.life == (8000, 8000 - 2500 + 800)
