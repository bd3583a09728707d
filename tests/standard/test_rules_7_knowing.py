"""What is shown: cards fetched from a deck, guessed face-down cards (STD-7.2, STD-7.3), empty searches (STD-7.5)."""

import pytest

from duelterm.duelmonsters.traits import ref_of
from tests.standard.playing import flip, play, rest
from tests.standard.scenario import Lay, Scenario, monster, spell, trap

PLAIN, OTHER = monster("Plain", race="dragon"), monster("Other", atk=1200)
FETCH = spell("Fetch", "{do: {search: {race: dragon}}}")
ANY = spell("Any", "{do: {search: {}}}")
CALL = spell("Call", "{do: {summon: {choose: 1, zone: deck, race: dragon}, position: attack}}")
GUESS = spell("Guess", "{target: {choose: 1, kind: trap, blind: true}, do: {destroy: target}}")
WISE = monster("Wise", "{when: flipped, target: {choose: 1, kind: spell, blind: true}, do: {destroy: target}}")
SNARE, BOLT = trap("Snare", "{do: {life: 100}}"), spell("Bolt", "{do: {damage: 100}}")
MADE = (PLAIN, OTHER, FETCH, ANY, CALL, GUESS, WISE, SNARE, BOLT)


def revealed(duel: Scenario) -> list[tuple[str, bool]]:
    """What was shown so far, and whether to everybody."""
    events = [event for event in duel.state.events if event.kind == "revealed"]
    return [(event.definition.name, event.names & 3 == 3) for event in events]


@pytest.mark.rule("STD-7.2")
def test_a_card_fetched_by_description_is_shown_and_the_deck_shuffled(lay: Lay) -> None:
    duel = lay(you={"hand": ["Fetch"], "deck": ["Other", "Plain", "Other"]}, made=MADE)
    before = {ref_of(card) for card in duel.cards("you", "deck")}
    duel.use("Fetch")
    duel.pass_all()
    assert (duel.options(), duel.asked.private) == (["Plain"], True)
    duel.pick("Plain")
    assert revealed(duel) == [("Plain", True)]
    assert duel.zone("you", "hand") == ["Plain"]
    assert not before & {ref_of(card) for card in duel.cards("you", "deck")}
    assert duel.happened("shuffled") == ["shuffled"]


@pytest.mark.rule("STD-7.2")
def test_a_card_fetched_by_no_description_is_shown_to_nobody(lay: Lay) -> None:
    duel = lay(you={"hand": ["Any"], "deck": ["Other", "Plain"]}, made=MADE)
    duel.use("Any")
    duel.pass_all()
    duel.pick("Other")
    assert (revealed(duel), duel.happened("shuffled")) == ([], ["shuffled"])


@pytest.mark.rule("STD-7.2")
def test_a_deck_is_shuffled_after_a_summon_from_it(lay: Lay) -> None:
    duel = lay(you={"hand": ["Call"], "deck": ["Other", "Plain"]}, made=MADE)
    duel.use("Call")
    duel.pass_all()
    duel.pick("Plain")
    assert duel.zone("you", "monsters") == ["Plain"]
    assert duel.happened("shuffled") == ["shuffled"]


@pytest.mark.rule("STD-7.5")
def test_a_search_is_asked_though_it_finds_nothing_and_nobody_learns_it(lay: Lay) -> None:
    duel = lay(you={"hand": ["Fetch"], "deck": ["Other", "Other"]}, made=MADE)
    assert duel.offers("use", "Fetch")
    duel.use("Fetch")
    duel.pass_all()
    assert (duel.prompt, duel.options(), duel.asked.private) == ("search", [], True)
    duel.pick()
    assert (revealed(duel), duel.happened("shuffled")) == ([], ["shuffled"])


@pytest.mark.rule("STD-7.3")
def test_a_guessed_card_that_fits_is_shown_to_both_and_destroyed(lay: Lay) -> None:
    duel = lay(you={"hand": ["Guess"]}, opp={"spells": ["?Snare", "?Bolt"]}, made=MADE)
    duel.use("Guess")
    assert (duel.prompt, len(duel.options())) == ("target", 2)
    duel.pick("Snare")
    rest(duel)
    assert revealed(duel) == [("Snare", True)]
    assert (duel.zone("opp", "spells"), duel.zone("opp", "graveyard")) == (["Bolt"], ["Snare"])


@pytest.mark.rule("STD-7.3")
def test_a_guessed_card_that_doesnt_fit_is_shown_to_both_and_turned_back(lay: Lay) -> None:
    duel = lay(you={"hand": ["Guess"]}, opp={"spells": ["?Snare", "?Bolt"]}, made=MADE)
    duel.use("Guess")
    duel.pick("Bolt")
    rest(duel)
    assert revealed(duel) == [("Bolt", True)]
    assert duel.zone("opp", "spells") == ["Snare", "Bolt"]
    assert not any(card.face_up for card in duel.cards("opp", "spells"))


@pytest.mark.rule("STD-7.3")
def test_who_has_set_a_card_gets_no_hint_about_the_others_and_an_open_wrong_one_is_no_target(lay: Lay) -> None:
    duel = lay(you={"hand": ["Guess"]}, opp={"spells": ["Bolt"]}, made=MADE)
    assert not duel.offers("use", "Guess")
    hidden = lay(you={"hand": ["Guess"]}, opp={"spells": ["?Bolt"]}, made=MADE)
    assert hidden.offers("use", "Guess")


@pytest.mark.rule("STD-7.3")
def test_a_flip_effect_guesses_too(lay: Lay) -> None:
    duel = lay(you={"monsters": ["?Wise"]}, opp={"spells": ["?Snare", "?Bolt"]}, made=MADE)
    flip(duel, "Wise", "Bolt")
    assert duel.zone("opp", "spells") == ["Snare"]


@pytest.mark.rule("STD-7.3")
def test_field_spells_are_guessed_in_their_own_place(lay: Lay) -> None:
    night = spell("Night", "{static: {modify: {race: warrior}, atk: 200}}", icon="field")
    guess = spell("Seek", "{target: {choose: 1, kind: spell, blind: true, side: opp}, do: {destroy: target}}")
    duel = lay(you={"hand": ["Seek"]}, opp={"field spell": ["?Night"]}, made=(*MADE, night, guess))
    play(duel, "Seek")
    assert duel.zone("opp", "graveyard") == ["Night"]
