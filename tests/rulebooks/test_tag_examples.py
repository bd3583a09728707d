"""Examples of the rulebook of the tag duel that no rule's own test plays out; see `tests/tag` for the others."""

from tests.standard.playing import attack, next_turn, play, rest
from tests.tag.scenario import Scenario, monster

ELF, OX = "Mystical Elf", "Battle Ox"


def test_1_2_an_attack_on_the_partners_battle_ox() -> None:
    strong = monster("Strong", atk=2200)
    duel = Scenario(partner={"monsters": [OX]}, opp={"monsters": ["Strong"]}, turn="opp", made=[strong])
    attack(duel, "Strong", OX)
    rest(duel)
    assert (duel.life, duel.zone("partner", "graveyard")) == ((15500, 16000), [OX])


def test_1_5_mausoleum_in_each_players_own_turn() -> None:
    hands = {who: {"hand": ["Summoned Skull"]} for who in ("you", "opp", "partner", "other")}
    hands["other"]["field spell"] = ["Mausoleum of the Emperor"]
    duel = Scenario(**hands)
    for _ in hands:
        assert duel.offers("activate", "Mausoleum of the Emperor")
        next_turn(duel)


def test_5_2_pot_of_greed_lets_the_partner_draw_none() -> None:
    duel = Scenario(you={"hand": ["Pot of Greed"]})
    play(duel, "Pot of Greed")
    assert (len(duel.zone("you", "hand")), duel.zone("partner", "hand")) == (2, [])


def test_5_6_reckless_greed_keeps_both_from_drawing() -> None:
    duel = Scenario(you={"spells": ["?Reckless Greed"]}, partner={"spells": ["?Reckless Greed"]})
    duel.turn_up("Reckless Greed")
    rest(duel)
    for _ in range(4):
        next_turn(duel)
    assert (len(duel.zone("you", "hand")), duel.zone("partner", "hand")) == (2, [])


def test_5_9_under_mask_of_restrict_no_player_tributes() -> None:
    laid = {"hand": ["Summoned Skull"], "monsters": [ELF]}
    duel = Scenario(you=laid, opp=laid | {"spells": ["Mask of Restrict"]}, partner=laid, other=laid)
    for _ in range(4):
        assert not duel.offers("summon", "Summoned Skull")
        next_turn(duel)
