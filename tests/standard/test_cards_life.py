"""Cards about life points, hands and decks, by the standard rules in both seats."""

import pytest

from tests.standard.playing import activate, next_turn, play, start
from tests.standard.scenario import Lay, monster, spell

ELF, SKULL = "Mystical Elf", "Summoned Skull"

BURNS = {"Sparks": 200, "Hinotama": 500, "Final Flame": 600, "Ookazi": 800}
CURES = {"Red Medicine": 500, "Goblin's Secret Remedy": 600, "Dian Keto the Cure Master": 1000}


@pytest.mark.rule("STD-1.4")
@pytest.mark.parametrize("name", BURNS)
def test_a_burn_does_its_damage_and_may_win(lay: Lay, name: str) -> None:
    duel = lay(you={"hand": [name]})
    play(duel, name)
    assert (duel.life, duel.zone("you", "graveyard")) == ((8000, 8000 - BURNS[name]), [name])
    last = lay(you={"hand": [name]}, life=(8000, BURNS[name]))
    play(last, name)
    assert last.winner == "you"


@pytest.mark.parametrize("name", CURES)
def test_a_cure_gives_life_points(lay: Lay, name: str) -> None:
    duel = lay(you={"hand": [name]})
    play(duel, name)
    assert duel.life == (8000 + CURES[name], 8000)


@pytest.mark.rule("STD-1.4")
def test_tremendous_fire_burns_both_at_once(lay: Lay) -> None:
    duel = lay(you={"hand": ["Tremendous Fire"]})
    play(duel, "Tremendous Fire")
    assert duel.life == (7500, 7000)
    both = lay(you={"hand": ["Tremendous Fire"]}, life=(500, 1000))
    play(both, "Tremendous Fire")
    assert both.winner == "draw"


def test_just_desserts_counts_the_opponents_monsters_whatever_their_face(lay: Lay) -> None:
    duel = lay(you={"spells": ["?Just Desserts"], "monsters": [ELF]}, opp={"monsters": [ELF, "?" + ELF]})
    play(duel, "Just Desserts")
    assert duel.life == (8000, 7000)
    assert not lay(you={"spells": ["?Just Desserts"], "monsters": [ELF]}).offers("turn up")


@pytest.mark.case("Y44")
def test_cannon_soldier_shoots_its_own_monsters_and_itself(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Cannon Soldier", "?" + ELF]}, opp={"monsters": [SKULL]})
    duel.act("activate", "Cannon Soldier")
    assert duel.options() == ["Cannon Soldier", ELF]
    duel.pick(ELF)
    duel.pass_all()
    assert (duel.life, duel.zone("you", "graveyard")) == ((8000, 7500), [ELF])
    activate(duel, "Cannon Soldier")
    assert (duel.life, duel.zone("you", "monsters")) == ((8000, 7000), [])


@pytest.mark.rule("STD-3.8")
def test_catapult_turtle_shoots_half_of_the_attack_on_the_field(lay: Lay) -> None:
    you = {"monsters": ["Catapult Turtle", SKULL], "spells": ["Black Pendant"]}
    duel = lay(you=you)
    duel.equip("you", "Black Pendant", SKULL)
    activate(duel, "Catapult Turtle", SKULL)
    duel.pass_all()
    assert duel.life == (8000, 8000 - 1500 - 500)
    assert duel.offers("activate", "Catapult Turtle")
    activate(duel, "Catapult Turtle")
    assert duel.life == (8000, 6000 - 500)


@pytest.mark.case("Y44")
def test_catapult_turtle_takes_no_monster_without_attack(lay: Lay) -> None:
    stone = monster("Stone", atk=0)
    duel = lay(you={"monsters": ["Catapult Turtle", "Stone", "?" + SKULL, ELF]}, made=[stone])
    duel.act("activate", "Catapult Turtle")
    assert duel.options() == ["Catapult Turtle", ELF]


def test_black_pendant_burns_when_it_goes_to_the_graveyard(lay: Lay) -> None:
    duel = lay(you={"hand": ["Black Pendant", "Heavy Storm"], "monsters": [ELF]})
    play(duel, "Black Pendant")
    assert duel.atk(ELF) == 1300
    play(duel, "Heavy Storm")
    duel.pass_all()
    assert duel.life == (8000, 7500)


def test_malevolent_nuzzler_comes_back_for_500(lay: Lay) -> None:
    for pays in (True, False):
        duel = lay(you={"hand": ["Malevolent Nuzzler", "Heavy Storm"], "monsters": [ELF]})
        play(duel, "Malevolent Nuzzler")
        assert duel.atk(ELF) == 1500
        play(duel, "Heavy Storm")
        duel.send(pays)
        duel.pass_all()
        assert duel.life == (7500 if pays else 8000, 8000)
        assert (duel.zone("you", "deck")[-1] == "Malevolent Nuzzler") is pays


def test_sword_of_deep_seated_comes_back_always_and_from_anywhere(lay: Lay) -> None:
    name = "Sword of Deep-Seated"
    duel = lay(you={"hand": [name, "Heavy Storm"], "monsters": [ELF]})
    play(duel, name)
    assert (duel.atk(ELF), duel.def_(ELF)) == (1300, 2500)
    play(duel, "Heavy Storm")
    duel.pass_all()
    assert (duel.zone("you", "deck")[-1], duel.zone("you", "graveyard")) == (name, ["Heavy Storm"])
    thrown = lay(you={"hand": [name, "Tribute to The Doomed"]}, opp={"monsters": [ELF]})
    play(thrown, "Tribute to The Doomed")
    thrown.pass_all()
    assert thrown.zone("you", "deck")[-1] == name


@pytest.mark.rule("STD-3.10")
def test_sword_of_deep_seated_comes_back_though_its_activation_was_negated(lay: Lay) -> None:
    """It goes to the graveyard all the same, though from no field."""
    name = "Sword of Deep-Seated"
    duel = lay(you={"hand": [name], "monsters": [ELF]}, opp={"spells": ["?Magic Jammer"], "hand": [ELF]})
    start(duel, name, ELF)
    duel.turn_up("Magic Jammer")
    duel.pass_all()
    assert (duel.zone("you", "deck")[-1], duel.zone("you", "graveyard")) == (name, [])


def test_pot_of_greed_draws_two(lay: Lay) -> None:
    duel = lay(you={"hand": ["Pot of Greed"], "deck": [SKULL, ELF, ELF]})
    play(duel, "Pot of Greed")
    assert (duel.zone("you", "hand"), duel.zone("you", "deck")) == ([ELF, ELF], [SKULL])


@pytest.mark.rule("STD-3.7")
@pytest.mark.case("Y55")
def test_pot_of_greed_needs_two_cards_to_draw(lay: Lay) -> None:
    assert not lay(you={"hand": ["Pot of Greed"], "deck": [ELF]}).offers("use")


def test_graceful_charity_draws_three_and_discards_two(lay: Lay) -> None:
    duel = lay(you={"hand": ["Graceful Charity"], "deck": [ELF] * 3 + [SKULL] * 2})
    play(duel, "Graceful Charity")
    duel.pick(ELF, SKULL)
    duel.pass_all()
    assert sorted(duel.zone("you", "hand")) == [SKULL]
    assert sorted(duel.zone("you", "graveyard")) == ["Graceful Charity", ELF, SKULL]


@pytest.mark.rule("STD-3.16")
def test_card_destruction_changes_both_hands(lay: Lay) -> None:
    you = {"hand": ["Card Destruction", SKULL], "deck": [ELF] * 5}
    duel = lay(you=you, opp={"hand": [SKULL, SKULL, SKULL], "deck": [ELF] * 5})
    play(duel, "Card Destruction")
    assert (duel.zone("you", "hand"), duel.zone("opp", "hand")) == ([ELF], [ELF] * 3)
    assert duel.zone("opp", "graveyard") == [SKULL] * 3


@pytest.mark.rule("STD-3.16")
def test_exchange_shows_both_hands_and_takes_a_card_from_each(lay: Lay) -> None:
    duel = lay(you={"hand": ["Exchange", ELF, "Sparks"]}, opp={"hand": [SKULL, "Ookazi"]})
    play(duel, "Exchange")
    assert (duel.who, duel.options()) == ("you", [SKULL, "Ookazi"])
    duel.pick(SKULL)
    assert (duel.who, sorted(duel.options())) == ("opp", sorted([ELF, "Sparks"]))
    duel.pick("Sparks")
    duel.pass_all()
    assert (sorted(duel.zone("you", "hand")), sorted(duel.zone("opp", "hand"))) == ([ELF, SKULL], ["Ookazi", "Sparks"])
    assert duel.happened("revealed")


@pytest.mark.rule("STD-5.10")
def test_a_card_from_an_exchange_goes_to_its_owners_graveyard(lay: Lay) -> None:
    duel = lay(you={"hand": ["Exchange", ELF]}, opp={"hand": ["Sparks"]})
    play(duel, "Exchange")
    duel.pass_all()
    play(duel, "Sparks")
    assert duel.life == (8000, 7800)
    assert duel.zone("opp", "graveyard") == ["Sparks"]


def test_reckless_greed_draws_two_and_skips_the_next_two_draw_phases(lay: Lay) -> None:
    duel = lay(you={"spells": ["?Reckless Greed"], "deck": [ELF] * 9}, opp={"deck": [ELF] * 9})
    play(duel, "Reckless Greed")
    assert len(duel.zone("you", "hand")) == 2
    for mine in (2, 2, 3):
        next_turn(duel)
        next_turn(duel)
        assert len(duel.zone("you", "hand")) == mine
    assert len(duel.zone("opp", "hand")) == 3


def test_the_cheerful_coffin_discards_up_to_three_monsters(lay: Lay) -> None:
    name = "The Cheerful Coffin"
    duel = lay(you={"hand": [name, ELF, SKULL, "Sparks"]})
    play(duel, name)
    assert duel.options() == [ELF, SKULL]
    duel.pick(SKULL)
    duel.pass_all()
    assert (duel.zone("you", "hand"), duel.zone("you", "graveyard")) == ([ELF, "Sparks"], [SKULL, name])
    assert not lay(you={"hand": [name, "Sparks"]}).offers("use", name)


@pytest.mark.rule("STD-7.2", "STD-7.5")
def test_thunder_dragon_fetches_up_to_two_others(lay: Lay) -> None:
    name = "Thunder Dragon"
    duel = lay(you={"hand": [name], "deck": [name, ELF, name]})
    activate(duel, name)
    assert duel.options() == [name, name]
    duel.pick(name, name)
    duel.pass_all()
    assert (duel.zone("you", "hand"), duel.zone("you", "graveyard")) == ([name, name], [name])
    none = lay(you={"hand": [name], "deck": [ELF]})
    activate(none, name)
    assert (none.prompt, none.options()) == ("search", [])
    none.pick()
    none.pass_all()
    assert none.prompt == "act"


SEARCHERS = [("Sangan", "Weak", "Shell"), ("Witch of the Black Forest", "Shell", "Weak")]
WEAK, SHELL = monster("Weak", atk=1500, **{"def": 2000}), monster("Shell", atk=1600, **{"def": 1500})


@pytest.mark.rule("STD-3.15", "STD-5.12", "STD-7.2")
@pytest.mark.parametrize(("name", "fits", "misses"), SEARCHERS)
def test_a_searcher_searches_each_time_it_goes_from_the_field_to_the_graveyard(
    lay: Lay, name: str, fits: str, misses: str
) -> None:
    deck = {"deck": [fits, misses, "Sparks", fits]}
    duel = lay(you=deck | {"monsters": [name, "?" + name], "hand": ["Dark Hole"]}, made=[WEAK, SHELL])
    play(duel, "Dark Hole")
    if duel.prompt == "trigger order":
        duel.pick(name, name)
    duel.pass_all()
    for _ in range(2):
        assert duel.prompt == "search"
        assert set(duel.options()) == {fits}
        duel.pick(fits)
        duel.pass_all()
    assert duel.zone("you", "hand") == [fits, fits]
    thrown = lay(you=deck | {"hand": [name, "The Cheerful Coffin"]}, made=[WEAK, SHELL])
    play(thrown, "The Cheerful Coffin")
    thrown.pick(name)
    thrown.pass_all()
    assert thrown.prompt == "act"


@pytest.mark.rule("STD-3.15")
def test_sangan_taken_over_searches_for_its_owner(lay: Lay) -> None:
    tribute = spell("Go", "{cost: {tribute: {choose: 1}}, do: {life: 100}}")
    deck = {"deck": ["Weak"]}
    you = {"hand": ["Brain Control", "Go"], "deck": ["Shell"]}
    duel = lay(you=you, opp=deck | {"monsters": ["Sangan"]}, made=[WEAK, SHELL, tribute])
    play(duel, "Brain Control")
    assert (duel.zone("you", "monsters"), duel.life) == (["Sangan"], (7200, 8000))
    play(duel, "Go")
    duel.pass_all()
    assert (duel.who, duel.options()) == ("opp", ["Weak"])


@pytest.mark.rule("STD-1.4")
def test_exodia_wins_once_all_five_are_in_the_hand(lay: Lay) -> None:
    limbs = [f"{side} {limb} of the Forbidden One" for side in ("Left", "Right") for limb in ("Arm", "Leg")]
    duel = lay(you={"hand": [*limbs, "Pot of Greed"], "deck": [ELF, "Exodia the Forbidden One"]})
    play(duel, "Pot of Greed")
    assert duel.winner == "you"
    lacking = lay(you={"hand": [*limbs[1:], "Pot of Greed"], "deck": [ELF, "Exodia the Forbidden One"]})
    play(lacking, "Pot of Greed")
    assert lacking.winner is None


def test_sonic_bird_may_fetch_a_ritual_spell_when_it_is_summoned(lay: Lay) -> None:
    deck = ["Black Illusion Ritual", "Sparks", ELF]
    duel = lay(you={"hand": ["Sonic Bird"], "deck": deck})
    duel.summon("Sonic Bird")
    duel.yes()
    duel.pass_all()
    assert duel.options() == ["Black Illusion Ritual"]
    duel.pick("Black Illusion Ritual")
    duel.pass_all()
    assert duel.zone("you", "hand") == ["Black Illusion Ritual"]
    flipped = lay(you={"monsters": ["?Sonic Bird"], "deck": deck})
    flipped.flip("Sonic Bird")
    assert flipped.prompt == "may"
    flipped.no()
    flipped.pass_all()
    assert (flipped.prompt, flipped.zone("you", "hand")) == ("act", [])
    raised = lay(you={"hand": ["Monster Reborn"], "graveyard": ["Sonic Bird"], "deck": deck})
    play(raised, "Monster Reborn")
    raised.upright("Sonic Bird")
    raised.pass_all()
    assert raised.prompt == "act"


def test_mysterious_puppeteer_gives_life_for_normal_and_flip_summons_of_others(lay: Lay) -> None:
    name = "Mysterious Puppeteer"
    duel = lay(you={"monsters": [name, "?" + ELF], "hand": [ELF, "Monster Reborn"], "graveyard": [SKULL]})
    duel.summon(ELF)
    duel.pass_all()
    assert duel.life == (8500, 8000)
    duel.flip(ELF)
    duel.pass_all()
    assert duel.life == (9000, 8000)
    play(duel, "Monster Reborn")
    duel.upright(SKULL)
    duel.pass_all()
    assert duel.life == (9000, 8000)
    theirs = lay(turn="opp", you={"monsters": [name]}, opp={"hand": [ELF]})
    theirs.set(ELF)
    theirs.pass_all()
    assert theirs.life == (8000, 8000)
    own = lay(you={"hand": [name]})
    own.summon(name)
    own.pass_all()
    assert own.life == (8000, 8000)
