"""Monsters that act when they are turned face-up or change their position, by the standard rules in both seats."""

import pytest

from tests.standard.playing import attack, flip, next_turn, play, rest
from tests.standard.scenario import Lay, monster, spell, trap

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"
SPELL, TRAP = "Wooden Spell", "Wooden Trap"
CUBES = (spell(SPELL, "{do: {life: 100}}", icon="continuous"), trap(TRAP, "{do: {life: 100}}", icon="continuous"))


@pytest.mark.rule("STD-5.5", "STD-3.14")
def test_man_eater_bug_destroys_a_target_itself_if_it_must(lay: Lay) -> None:
    name = "Man-Eater Bug"
    duel = lay(you={"monsters": ["?" + name, ELF]}, opp={"monsters": ["?" + SKULL]})
    flip(duel, name, SKULL)
    assert (duel.zone("opp", "graveyard"), duel.position(name)) == ([SKULL], "attack")
    alone = lay(you={"monsters": ["?" + name]})
    flip(alone, name)
    assert alone.zone("you", "graveyard") == [name]


@pytest.mark.rule("STD-4.3", "STD-5.5")
def test_man_eater_bug_attacked_acts_after_the_damage_though_it_falls(lay: Lay) -> None:
    name = "Man-Eater Bug"
    duel = lay(you={"monsters": [SKULL, DRAGON]}, opp={"monsters": ["?" + name]})
    attack(duel, SKULL, name)
    rest(duel)
    assert (duel.who, duel.prompt) == ("opp", "target")
    duel.pick(DRAGON)
    rest(duel)
    assert (duel.zone("you", "monsters"), duel.zone("opp", "graveyard")) == ([SKULL], [name])
    set_up = lay(you={"hand": [name]}, opp={"monsters": [SKULL]})
    set_up.summon(name)
    rest(set_up)
    assert set_up.prompt == "act"


@pytest.mark.rule("STD-5.10")
def test_hane_hane_and_penguin_soldier_return_monsters(lay: Lay) -> None:
    duel = lay(you={"monsters": ["?Hane-Hane"]}, opp={"monsters": [SKULL]})
    flip(duel, "Hane-Hane", SKULL)
    assert duel.zone("opp", "hand") == [SKULL]
    penguin = lay(you={"monsters": ["?Penguin Soldier"]}, opp={"monsters": [SKULL, "?" + ELF]})
    penguin.flip("Penguin Soldier")
    penguin.yes()
    penguin.pick(SKULL, ELF)
    rest(penguin)
    assert sorted(penguin.zone("opp", "hand")) == sorted([ELF, SKULL])
    never = lay(you={"monsters": ["?Penguin Soldier"]}, opp={"monsters": [SKULL]})
    never.flip("Penguin Soldier")
    never.no()
    rest(never)
    assert never.zone("opp", "monsters") == [SKULL]


@pytest.mark.case("Y40")
@pytest.mark.rule("STD-7.3")
@pytest.mark.parametrize(
    ("name", "hits", "misses"),
    [("Trap Master", TRAP, SPELL), ("Reaper of the Cards", TRAP, SPELL), ("Armed Ninja", SPELL, TRAP)],
)
def test_a_guessed_card_is_shown_and_turned_back_if_it_is_none_such(
    lay: Lay, name: str, hits: str, misses: str
) -> None:
    opp = {"spells": ["?" + misses, "?" + hits, hits, misses]}
    for guess, destroyed in ((misses, []), (hits, [hits])):
        duel = lay(you={"monsters": ["?" + name]}, opp=opp, made=CUBES)
        duel.flip(name)
        rest(duel)
        assert duel.options() == [misses, hits, hits]
        duel.pick(guess)
        rest(duel)
        assert duel.zone("opp", "graveyard") == destroyed
        assert duel.card("opp", "spells", misses).face_up is False
    assert "revealed" in duel.happened()


@pytest.mark.parametrize(("name", "taken"), [("Magician of Faith", "Sparks"), ("Mask of Darkness", "Waboku")])
def test_a_salvager_takes_a_spell_or_trap_from_the_own_graveyard(lay: Lay, name: str, taken: str) -> None:
    graveyard = {"graveyard": ["Sparks", "Waboku", ELF, taken]}
    duel = lay(you={"monsters": ["?" + name]} | graveyard, opp=graveyard)
    duel.flip(name)
    assert duel.options() == [taken, taken]
    duel.pick(taken)
    rest(duel)
    assert (duel.zone("you", "hand"), len(duel.zone("you", "graveyard"))) == ([taken], 3)
    none = lay(you={"monsters": ["?" + name]}, opp=graveyard)
    flip(none, name)
    assert none.prompt == "act"


def test_princess_of_tsurugi_burns_for_spells_and_traps(lay: Lay) -> None:
    duel = lay(
        you={"monsters": ["?Princess of Tsurugi"], "spells": ["?Sparks"]}, opp={"spells": ["?Sparks", TRAP]}, made=CUBES
    )
    flip(duel, "Princess of Tsurugi")
    assert duel.life == (8000, 7000)


def test_big_eye_orders_the_top_five(lay: Lay) -> None:
    deck = ["Sparks", "Hinotama", "Ookazi", ELF, SKULL, DRAGON]
    duel = lay(you={"monsters": ["?Big Eye"], "deck": deck})
    flip(duel, "Big Eye")
    assert (duel.who, sorted(duel.options())) == ("you", sorted(deck[1:]))
    duel.pick("Ookazi", DRAGON, SKULL, ELF, "Hinotama")
    rest(duel)
    assert duel.zone("you", "deck") == ["Sparks", "Hinotama", ELF, SKULL, DRAGON, "Ookazi"]


def test_hiros_shadow_scout_shows_three_and_throws_the_spells(lay: Lay) -> None:
    name = "Hiro's Shadow Scout"
    duel = lay(you={"monsters": ["?" + name]}, opp={"deck": [ELF, "Sparks", "Waboku", SKULL], "hand": ["Ookazi"]})
    flip(duel, name)
    assert (sorted(duel.zone("opp", "hand")), duel.zone("opp", "graveyard")) == (
        sorted(["Ookazi", SKULL, "Waboku"]),
        ["Sparks"],
    )


def test_the_stern_mystic_shows_all_face_down_cards_and_wakes_none(lay: Lay) -> None:
    name = "The Stern Mystic"
    duel = lay(you={"monsters": ["?" + name]}, opp={"monsters": ["?Man-Eater Bug"], "spells": ["?Sparks"]})
    flip(duel, name)
    assert (duel.prompt, duel.position("Man-Eater Bug")) == ("act", "face-down")
    assert duel.card("opp", "spells", "Sparks").face_up is False
    assert "revealed" in duel.happened()


@pytest.mark.rule("STD-3.9")
def test_dragon_piper_breaks_jars_and_wakes_dragons(lay: Lay) -> None:
    name = "Dragon Piper"
    opp = {"monsters": ["=" + DRAGON, "=" + ELF], "spells": ["Dragon Capture Jar"]}
    duel = lay(you={"monsters": ["?" + name]}, opp=opp)
    flip(duel, name)
    assert (duel.zone("opp", "graveyard"), duel.position(DRAGON), duel.position(ELF)) == (
        ["Dragon Capture Jar"],
        "attack",
        "defense",
    )
    none = lay(you={"monsters": ["?" + name]}, opp={"monsters": ["=" + DRAGON]})
    flip(none, name)
    assert none.position(DRAGON) == "defense"


def test_the_immortal_of_thunder_gives_3000_and_takes_5000_if_it_was_flipped(lay: Lay) -> None:
    name = "The Immortal of Thunder"
    duel = lay(you={"monsters": ["?" + name], "hand": ["Dark Hole"]})
    flip(duel, name)
    assert duel.life == (11000, 8000)
    play(duel, "Dark Hole")
    rest(duel)
    assert duel.life == (6000, 8000)
    never = lay(you={"monsters": [name], "hand": ["Dark Hole"]})
    play(never, "Dark Hole")
    rest(never)
    assert never.life == (8000, 8000)


def test_the_immortal_of_thunder_may_lose_the_duel(lay: Lay) -> None:
    name = "The Immortal of Thunder"
    duel = lay(you={"monsters": ["?" + name], "hand": ["Dark Hole"]}, life=(2000, 8000))
    flip(duel, name)
    play(duel, "Dark Hole")
    if duel.prompt != "over":
        rest(duel)
    assert duel.winner == "opp"


def test_castle_of_dark_illusions_raises_zombies_step_by_step(lay: Lay) -> None:
    name, zombie = "Castle of Dark Illusions", "Zombie"
    made = [monster("Zombie", race="zombie", atk=1000, **{"def": 1000})]
    duel = lay(you={"monsters": ["?" + name, zombie]}, made=made)
    flip(duel, name)
    wanted = [1200]
    for _ in range(6):
        assert (duel.atk(zombie), duel.def_(zombie)) == (wanted[-1], wanted[-1])
        next_turn(duel)
        next_turn(duel)
        wanted.append(min(2000, wanted[-1] + 200))
    assert duel.atk(zombie) == 2000
    duel = lay(you={"monsters": [name, zombie]}, made=made)
    next_turn(duel)
    next_turn(duel)
    assert duel.atk(zombie) == 1000


@pytest.mark.case("Y49")
def test_pumpking_grows_only_while_a_castle_of_dark_illusions_is_there(lay: Lay) -> None:
    name, castle = "Pumpking the King of Ghosts", "Castle of Dark Illusions"
    duel = lay(you={"monsters": [name, castle]})
    assert (duel.atk(name), duel.def_(name)) == (1900, 2100)
    for grown in (2000, 2100, 2200, 2300, 2300):
        next_turn(duel)
        next_turn(duel)
        assert duel.atk(name) == grown
    alone = lay(you={"monsters": [name]})
    next_turn(alone)
    next_turn(alone)
    assert alone.atk(name) == 1800
    down = lay(you={"monsters": [name, "?" + castle]})
    assert down.atk(name) == 1800


@pytest.mark.rule("STD-2.8")
def test_crass_clown_returns_a_monster_when_it_goes_to_attack(lay: Lay) -> None:
    name = "Crass Clown"
    for face in ("=", "?"):
        duel = lay(you={"monsters": [face + name]}, opp={"monsters": [SKULL, "?" + ELF]})
        flip(duel, name, ELF)
        assert duel.zone("opp", "hand") == [ELF]
    other = lay(you={"monsters": [name]}, opp={"monsters": [SKULL]})
    flip(other, name)
    assert other.zone("opp", "monsters") == [SKULL]


def test_dream_clown_destroys_a_monster_when_it_goes_to_defence(lay: Lay) -> None:
    name = "Dream Clown"
    duel = lay(you={"monsters": [name]}, opp={"monsters": [SKULL, "?" + ELF]})
    flip(duel, name, ELF)
    assert duel.zone("opp", "graveyard") == [ELF]
    by_card = lay(you={"hand": ["Block Attack"]}, opp={"monsters": [name]})
    play(by_card, "Block Attack")
    assert by_card.prompt == "act"
    back = lay(you={"monsters": ["=" + name]}, opp={"monsters": [SKULL]})
    flip(back, name)
    assert back.zone("opp", "monsters") == [SKULL]


def test_tainted_wisdom_shuffles_the_own_deck(lay: Lay) -> None:
    name = "Tainted Wisdom"
    deck = ["Sparks", "Hinotama", "Ookazi", ELF, SKULL, DRAGON, "Waboku", "Trap Hole"]
    duel = lay(you={"monsters": [name], "deck": deck})
    flip(duel, name)
    assert sorted(duel.zone("you", "deck")) == sorted(deck)
    assert duel.zone("you", "deck") != deck


@pytest.mark.rule("STD-3.5")
def test_yado_karu_may_put_cards_below_the_deck_in_any_order(lay: Lay) -> None:
    name = "Yado Karu"
    duel = lay(you={"monsters": [name], "hand": ["Sparks", ELF, SKULL], "deck": [DRAGON]})
    duel.flip(name)
    duel.yes()
    rest(duel)
    duel.pick(ELF, SKULL)
    duel.pick(ELF, SKULL)
    rest(duel)
    assert (duel.zone("you", "hand"), duel.zone("you", "deck")) == (["Sparks"], [SKULL, ELF, DRAGON])
    declined = lay(you={"monsters": [name], "hand": ["Sparks"], "deck": [DRAGON]})
    declined.flip(name)
    declined.no()
    rest(declined)
    assert declined.zone("you", "hand") == ["Sparks"]


# what happens in a standby or end phase


def test_jigen_bakudan_blows_up_in_the_next_own_standby_phase(lay: Lay) -> None:
    name = "Jigen Bakudan"
    duel = lay(you={"monsters": ["?" + name, SKULL, "?" + DRAGON]})
    flip(duel, name)
    next_turn(duel)
    duel.end()
    duel.run_until("may")
    duel.yes()
    rest(duel)
    assert duel.zone("you", "monsters") == []
    assert duel.life == (8000, 8000 - 1250)


@pytest.mark.rule("STD-3.7")
def test_blast_juggler_takes_two_weak_monsters_along(lay: Lay) -> None:
    name = "Blast Juggler"
    opp = {"monsters": [ELF, "Leghul", SKULL, "?Leghul"]}
    duel = lay(turn="opp", you={"monsters": [name]}, opp=opp)
    duel.end()
    duel.run_until("may")
    duel.yes()
    rest(duel)
    assert duel.zone("you", "graveyard") == [name]
    assert sorted(duel.zone("opp", "graveyard")) == ["Leghul", ELF]
    one = lay(turn="opp", you={"monsters": [name]}, opp={"monsters": [ELF, SKULL]})
    next_turn(one)
    assert "may" not in one.prompt
    assert one.zone("you", "monsters") == [name]


def test_germ_infection_eats_away_in_its_bearers_standby_phases(lay: Lay) -> None:
    name = "Germ Infection"
    duel = lay(you={"hand": [name], "monsters": ["Cannon Soldier"]}, opp={"monsters": [SKULL]})
    play(duel, name)
    for wanted in (2200, 2200, 1900):
        next_turn(duel)
        assert duel.atk(SKULL) == wanted
    assert not lay(you={"hand": [name], "monsters": ["Cannon Soldier"]}).offers("use")


def test_stim_pack_wears_off_in_the_own_standby_phases(lay: Lay) -> None:
    name = "Stim-Pack"
    duel = lay(you={"hand": [name], "monsters": [ELF]})
    play(duel, name)
    for wanted in (1500, 1500, 1300, 1300, 1100):
        assert duel.atk(ELF) == wanted
        next_turn(duel)


@pytest.mark.rule("STD-5.8")
def test_mushroom_man_2_costs_life_and_may_change_sides(lay: Lay) -> None:
    name = "Mushroom Man #2"
    duel = lay(you={"monsters": [name]})
    duel.end()
    duel.run_until("may")
    assert duel.who == "you"
    duel.yes()
    rest(duel)
    while duel.prompt != "act":
        duel.run_until("act")
    assert (duel.zone("opp", "monsters"), duel.life) == ([name], (7500, 7700))
    next_turn(duel)
    assert duel.zone("opp", "monsters") == [name]
    assert duel.life == (7500, 7700)


def test_the_wicked_worm_beast_goes_home_in_the_own_end_phase(lay: Lay) -> None:
    name = "The Wicked Worm Beast"
    duel = lay(you={"monsters": [name, "?" + name]})
    next_turn(duel)
    assert (duel.zone("you", "hand"), duel.zone("you", "monsters")) == ([name], [name])
