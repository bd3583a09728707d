"""The monsters of the pool that act when they go, fight, come, change position or stand, in both seats (case Y51)."""

from pathlib import Path

import pytest

from tests.duelmonsters.scenario import Lay, language_pool, monster, spell

pytestmark = pytest.mark.case("Y51")

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"  # 800/2000, 2500/1200, 3000/2500
WEAK, SHELL = monster("Weak", atk=1500, **{"def": 2000}), monster("Shell", atk=1600, **{"def": 1500})
GO = spell("Go", "{cost: {tribute: {choose: 1}}, do: {life: 100}}")


def test_every_monster_with_an_effect_is_played_out_in_both_seats() -> None:
    places = (Path(__file__).parent, Path(__file__).parents[1] / "standard")
    files = [path.read_text(encoding="utf-8") for place in places for path in place.glob("test_*.py")]
    played = "".join(text for text in files if "lay: Lay" in text)
    acting = [card.name for card in language_pool().values() if card.kind == "monster" and card.abilities]
    assert [name for name in acting if f'"{name}"' not in played] == []


# Sangan and Witch of the Black Forest

SEARCHERS = [("Sangan", "Weak", "Shell"), ("Witch of the Black Forest", "Shell", "Weak")]
DECK = {"deck": ["Weak", "Shell", "Ookazi"]}
ANY_FACE = pytest.mark.parametrize("face", ["", "?", "="])


@ANY_FACE
@pytest.mark.parametrize(("name", "fits", "misses"), SEARCHERS)
def test_a_searcher_that_is_destroyed_searches_whatever_its_face(
    lay: Lay, name: str, fits: str, misses: str, face: str
) -> None:
    duel = lay(you=DECK | {"monsters": [face + name], "hand": ["Dark Hole"]}, made=[WEAK, SHELL])
    duel.use("Dark Hole")
    assert (duel.who, duel.prompt, duel.options()) == ("you", "search", [fits])
    duel.pick(fits)
    assert (duel.zone("you", "hand"), sorted(duel.zone("you", "deck"))) == ([fits], sorted([misses, "Ookazi"]))
    assert "revealed" in duel.happened()


@pytest.mark.parametrize(("name", "fits", "misses"), SEARCHERS)
def test_a_searcher_destroyed_in_battle_searches_in_the_opponents_turn_too(
    lay: Lay, name: str, fits: str, misses: str
) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp=DECK | {"monsters": [name]}, made=[WEAK, SHELL])
    duel.attack(SKULL, name)
    assert (duel.who, duel.prompt) == ("opp", "search")
    duel.pick(fits)
    assert duel.zone("opp", "hand") == [fits]


@pytest.mark.parametrize(("name", "fits", "misses"), SEARCHERS)
def test_a_tributed_searcher_searches(lay: Lay, name: str, fits: str, misses: str) -> None:
    duel = lay(you=DECK | {"monsters": [name], "hand": ["Go"]}, made=[WEAK, SHELL, GO])
    duel.use("Go")
    duel.run_until("search")
    duel.pick(fits)
    assert (duel.zone("you", "hand"), duel.life) == ([fits], (8100, 8000))


@pytest.mark.parametrize(("name", "fits", "misses"), SEARCHERS)
def test_a_searcher_that_doesnt_come_from_the_field_to_the_graveyard_doesnt_search(
    lay: Lay, name: str, fits: str, misses: str
) -> None:
    bounced = lay(you=DECK | {"monsters": [name, "?Hane-Hane"]}, made=[WEAK, SHELL])
    bounced.act("change", "Hane-Hane")
    bounced.pick(name)
    assert (bounced.prompt, bounced.zone("you", "hand")) == ("act", [name])
    hat = lay(you={"monsters": ["White Magical Hat"]}, opp=DECK | {"hand": [name]}, made=[WEAK, SHELL])
    hat.attack("White Magical Hat")
    assert (hat.prompt, hat.zone("opp", "graveyard"), hat.zone("opp", "hand")) == ("act", [name], [])


@pytest.mark.parametrize(("name", "fits", "misses"), SEARCHERS)
def test_a_searcher_taken_over_searches_for_its_owner(lay: Lay, name: str, fits: str, misses: str) -> None:
    duel = lay(
        you={"hand": ["Change of Heart"], "deck": [fits]},
        opp=DECK | {"monsters": [name, DRAGON]},
        made=[WEAK, SHELL],
    )
    duel.use("Change of Heart")
    duel.pick(name)
    duel.attack(name, DRAGON)
    assert (duel.who, duel.prompt) == ("opp", "search")
    duel.pick(fits)
    assert (duel.zone("opp", "hand"), duel.zone("you", "hand")) == ([fits], [])


@pytest.mark.parametrize(("name", "fits", "misses"), SEARCHERS)
def test_a_searcher_with_nothing_to_find_is_asked_all_the_same_but_not_before_an_empty_deck(
    lay: Lay, name: str, fits: str, misses: str
) -> None:
    duel = lay(you={"monsters": [name], "hand": ["Dark Hole"], "deck": [misses]}, made=[WEAK, SHELL])
    duel.use("Dark Hole")
    assert (duel.prompt, duel.options()) == ("search", [])
    duel.pick()
    assert (duel.prompt, duel.zone("you", "deck")) == ("act", [misses])
    empty = lay(you={"monsters": [name], "hand": ["Dark Hole"], "deck": []})
    empty.use("Dark Hole")
    assert (empty.prompt, empty.winner) == ("act", None)


@pytest.mark.rule("R3-4.4")
def test_sangan_may_find_the_last_piece_of_exodia(lay: Lay) -> None:
    limbs = [f"{side} {limb} of the Forbidden One" for side in ("Left", "Right") for limb in ("Arm", "Leg")]
    deck = ["Exodia the Forbidden One", ELF]
    duel = lay(you={"monsters": ["Sangan"], "hand": [*limbs, "Dark Hole"], "deck": deck})
    duel.use("Dark Hole")
    duel.pick("Exodia the Forbidden One")
    assert (duel.winner, duel.rule) == ("you", "R3-4.4")


# Wall of Illusion

WALL = "Wall of Illusion"


@pytest.mark.parametrize("face", ["?", "="])
def test_wall_of_illusion_returns_its_attacker_after_the_battle(lay: Lay, face: str) -> None:
    duel = lay(you={"monsters": ["Weak"]}, opp={"monsters": [face + WALL]}, made=[WEAK])
    duel.attack("Weak", WALL)
    assert (duel.life, duel.zone("you", "hand")) == ((8000 - 350, 8000), ["Weak"])
    assert duel.zone("opp", "monsters") == [WALL]


@pytest.mark.parametrize("face", ["", "?", "="])
def test_wall_of_illusion_returns_its_attacker_even_when_it_falls(lay: Lay, face: str) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": [face + WALL]})
    duel.attack(SKULL, WALL)
    assert (duel.zone("you", "hand"), duel.zone("opp", "graveyard")) == ([SKULL], [WALL])


def test_wall_of_illusion_saves_an_attacker_that_it_would_destroy(lay: Lay) -> None:
    duel = lay(you={"monsters": [ELF]}, opp={"monsters": [WALL]})
    duel.attack(ELF, WALL)
    assert (duel.life, duel.zone("you", "hand"), duel.zone("you", "graveyard")) == ((7800, 8000), [ELF], [])


def test_wall_of_illusion_does_nothing_when_it_attacks(lay: Lay) -> None:
    duel = lay(you={"monsters": [WALL]}, opp={"monsters": ["=" + ELF]})
    duel.attack(WALL, ELF)
    assert (duel.zone("opp", "monsters"), duel.zone("opp", "hand")) == ([ELF], [])


def test_wall_of_illusion_returns_the_attacker_to_its_owner(lay: Lay) -> None:
    duel = lay(you={"hand": ["Change of Heart"]}, opp={"monsters": [WALL, ELF]})
    duel.use("Change of Heart")
    duel.pick(ELF)
    duel.attack(ELF, WALL)
    assert (duel.zone("you", "hand"), duel.zone("opp", "hand")) == ([], [ELF])


# Dream Clown

CLOWN = "Dream Clown"


def test_dream_clown_turned_to_defence_destroys_a_monster_of_the_opponent(lay: Lay) -> None:
    duel = lay(you={"monsters": [CLOWN, ELF]}, opp={"monsters": ["?" + SKULL, DRAGON]})
    duel.act("change", CLOWN)
    assert (duel.who, duel.options()) == ("you", [SKULL, DRAGON])
    duel.pick(SKULL)
    assert (duel.position(CLOWN), duel.zone("opp", "graveyard")) == ("defense", [SKULL])


def test_dream_clown_turned_to_attack_or_against_nobody_does_nothing(lay: Lay) -> None:
    risen = lay(you={"monsters": ["=" + CLOWN]}, opp={"monsters": [SKULL]})
    risen.act("change", CLOWN)
    assert (risen.prompt, risen.position(CLOWN)) == ("act", "attack")
    hidden = lay(you={"monsters": ["?" + CLOWN]}, opp={"monsters": [SKULL]})
    hidden.act("change", CLOWN)
    assert hidden.prompt == "act"
    alone = lay(you={"monsters": [CLOWN, ELF]})
    alone.act("change", CLOWN)
    assert (alone.prompt, alone.zone("you", "monsters")) == ("act", [CLOWN, ELF])


def test_dream_clown_works_when_an_effect_turns_it_too(lay: Lay) -> None:
    bow = spell("Bow", "{do: {change: {all: true, face: up}, to: defense}}")
    duel = lay(you={"hand": ["Bow"]}, opp={"monsters": [CLOWN]}, made=[bow, WEAK])
    duel.use("Bow")
    assert duel.prompt == "act"
    other = lay(you={"hand": ["Bow"], "monsters": ["Weak"]}, opp={"monsters": [CLOWN]}, made=[bow, WEAK])
    other.use("Bow")
    other.run_until("act")
    assert other.zone("you", "graveyard") == ["Weak", "Bow"]


def test_dream_clown_finds_no_target_among_dragons_behind_lord_of_d(lay: Lay) -> None:
    duel = lay(you={"monsters": [CLOWN]}, opp={"monsters": [DRAGON, "Lord of D.", "?Kaiser Dragon"]})
    duel.act("change", CLOWN)
    assert duel.options() == ["Lord of D.", "Kaiser Dragon"]


# Lord of D.


def test_lord_of_d_guards_the_dragons_of_both_sides_from_targets_only(lay: Lay) -> None:
    duel = lay(you={"hand": ["Change of Heart"], "monsters": [DRAGON]}, opp={"monsters": ["Lord of D.", DRAGON, SKULL]})
    duel.use("Change of Heart")
    assert duel.options() == ["Lord of D.", SKULL]
    duel.pick(SKULL)
    duel.attack(DRAGON, DRAGON)
    assert duel.zone("opp", "graveyard") == [DRAGON]


def test_lord_of_d_doesnt_keep_dragons_from_what_targets_nothing(lay: Lay) -> None:
    duel = lay(you={"hand": ["Dark Hole"]}, opp={"monsters": ["Lord of D.", DRAGON]})
    duel.use("Dark Hole")
    assert duel.zone("opp", "monsters") == []


def test_lord_of_d_face_down_guards_nobody(lay: Lay) -> None:
    duel = lay(you={"monsters": ["?Man-Eater Bug"]}, opp={"monsters": ["?Lord of D.", DRAGON]})
    duel.act("change", "Man-Eater Bug")
    duel.pick(DRAGON)
    assert duel.zone("opp", "graveyard") == [DRAGON]


def test_lord_of_d_keeps_equip_cards_off_dragons(lay: Lay) -> None:
    duel = lay(you={"hand": ["Black Pendant"], "monsters": [DRAGON, "Lord of D."]})
    duel.use("Black Pendant")
    duel.run_until("act")
    assert (duel.atk(DRAGON), duel.atk("Lord of D.")) == (3000, 1700)


# Mysterious Puppeteer

PUPPETEER = "Mysterious Puppeteer"


@pytest.mark.rule("R3-6.16")
def test_mysterious_puppeteer_lives_on_other_summons_of_both_sides(lay: Lay) -> None:
    duel = lay(you={"monsters": [PUPPETEER], "hand": [SKULL]}, opp={"hand": [ELF]})
    duel.summon(SKULL)
    assert duel.life == (8500, 8000)
    duel.end()
    duel.set(ELF)
    assert duel.life == (9000, 8000)


def test_mysterious_puppeteer_gains_nothing_by_itself_by_effects_or_face_down(lay: Lay) -> None:
    duel = lay(you={"hand": [PUPPETEER, "Monster Reborn"], "graveyard": [SKULL]}, opp={"monsters": ["?" + PUPPETEER]})
    duel.summon(PUPPETEER)
    duel.use("Monster Reborn")
    duel.run_until("act")
    assert (duel.zone("you", "monsters"), duel.life) == ([PUPPETEER, SKULL], (8000, 8000))


def test_two_puppeteers_gain_both_and_turning_up_by_hand_is_no_summon(lay: Lay) -> None:
    duel = lay(you={"monsters": [PUPPETEER, PUPPETEER, "?" + ELF], "hand": [SKULL]})
    duel.summon(SKULL)
    assert duel.life == (9000, 8000)
    duel.act("change", ELF)
    assert duel.life == (9000, 8000)


# Sonic Bird

BIRD = "Sonic Bird"


def test_sonic_bird_fetches_a_ritual_spell_if_its_player_likes(lay: Lay) -> None:
    duel = lay(you={"hand": [BIRD], "deck": [ELF, "Zera Ritual", "Ookazi", "Black Illusion Ritual"]})
    duel.summon(BIRD)
    duel.yes()
    assert sorted(duel.options()) == ["Black Illusion Ritual", "Zera Ritual"]
    duel.pick("Zera Ritual")
    assert duel.zone("you", "hand") == ["Zera Ritual"]
    shy = lay(you={"hand": [BIRD], "deck": ["Zera Ritual"]})
    shy.summon(BIRD)
    shy.no()
    assert (shy.prompt, shy.zone("you", "hand")) == ("act", [])


def test_sonic_bird_called_by_an_effect_fetches_nothing(lay: Lay) -> None:
    duel = lay(you={"hand": ["Monster Reborn"], "graveyard": [BIRD], "deck": ["Zera Ritual"]})
    duel.use("Monster Reborn")
    duel.upright(BIRD)
    assert (duel.prompt, duel.zone("you", "hand")) == ("act", [])


def test_sonic_bird_placed_face_down_fetches_nothing(lay: Lay) -> None:
    duel = lay(you={"hand": [BIRD], "deck": ["Zera Ritual"] * 3})
    duel.set(BIRD)
    assert duel.prompt == "act"


# White Magical Hat

HAT = "White Magical Hat"


def test_white_magical_hat_takes_a_card_by_chance_for_each_damage(lay: Lay) -> None:
    duel = lay(you={"monsters": [HAT]}, opp={"hand": [ELF, SKULL, "Ookazi"]})
    duel.attack(HAT)
    assert (duel.prompt, duel.life, len(duel.zone("opp", "hand"))) == ("act", (8000, 7000), 2)
    defends = lay(you={"monsters": ["Weak"], "hand": [ELF]}, opp={"monsters": [HAT], "hand": [SKULL]}, made=[WEAK])
    defends.attack("Weak", HAT)
    assert (defends.life, defends.zone("you", "hand"), defends.zone("opp", "hand")) == ((8000, 7500), [ELF], [SKULL])


def test_white_magical_hat_that_is_attacked_in_vain_takes_a_card_of_the_attacker(lay: Lay) -> None:
    duel = lay(you={"monsters": [ELF], "hand": [SKULL]}, opp={"monsters": [HAT]})
    duel.attack(ELF, HAT)
    assert (duel.life, duel.zone("you", "hand")) == ((7800, 8000), [])


def test_white_magical_hat_takes_nothing_without_damage_or_from_an_empty_hand(lay: Lay) -> None:
    none = lay(
        you={"monsters": [HAT]}, opp={"monsters": ["=Weak"], "hand": [ELF]}, made=[monster("Weak", **{"def": 0})]
    )
    none.attack(HAT, "Weak")
    assert (none.zone("opp", "graveyard"), none.zone("opp", "hand")) == (["Weak"], [ELF])
    empty = lay(you={"monsters": [HAT]})
    empty.attack(HAT)
    assert (empty.prompt, empty.life) == ("act", (8000, 7000))
    shielded = lay(you={"monsters": [HAT]}, opp={"hand": [ELF], "spells": ["?Waboku"]})
    shielded.attack(HAT)
    shielded.turn_up("Waboku")
    assert (shielded.life, shielded.zone("opp", "hand")) == ((8000, 8000), [ELF])


# The Wicked Worm Beast

WORM = "The Wicked Worm Beast"


@pytest.mark.parametrize(("face", "goes"), [("", True), ("=", True), ("?", False)])
def test_the_wicked_worm_beast_goes_home_at_the_end_of_its_players_turn_if_it_lies_open(
    lay: Lay, face: str, goes: bool
) -> None:
    duel = lay(you={"monsters": [face + WORM]})
    duel.end()
    assert duel.zone("you", "hand") == [WORM] * goes


def test_the_wicked_worm_beast_stays_in_the_opponents_turn_and_goes_to_its_owner(lay: Lay) -> None:
    stays = lay(you={"monsters": [WORM]}, turn="opp")
    stays.end()
    assert stays.zone("you", "monsters") == [WORM]
    taken = lay(you={"hand": ["Change of Heart"]}, opp={"monsters": [WORM]})
    taken.use("Change of Heart")
    taken.run_until("act")
    taken.end()
    assert (taken.zone("you", "hand"), WORM in taken.zone("opp", "hand")) == ([], True)


# Gearfried the Iron Knight

KNIGHT = "Gearfried the Iron Knight"


@pytest.mark.rule("R3-6.9")
@pytest.mark.parametrize("mine", [True, False])
def test_gearfried_breaks_equip_cards_of_both_players(lay: Lay, mine: bool) -> None:
    you, opp = {"hand": ["Black Pendant"]}, {"deck": [ELF]}
    duel = lay(you=you | {"monsters": [KNIGHT]}) if mine else lay(you=you, opp=opp | {"monsters": [KNIGHT]})
    duel.use("Black Pendant")
    duel.run_until("act")
    assert (duel.atk(KNIGHT), duel.zone("you", "graveyard")) == (1800, ["Black Pendant"])
    assert duel.life == (8000, 7500)  # the pendant's own effect


def test_gearfried_leaves_equip_cards_on_others_alone(lay: Lay) -> None:
    duel = lay(you={"hand": ["Black Pendant"], "monsters": [KNIGHT, ELF]})
    duel.use("Black Pendant")
    duel.pick(ELF)
    assert (duel.atk(ELF), duel.zone("you", "spells")) == (1300, ["Black Pendant"])
