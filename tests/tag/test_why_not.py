"""Why an act isn't legal among four: the rule of the tag duel where it is that which forbids."""

from functools import cache

import pytest

from duelterm.duelmonsters.reasons import Because
from duelterm.duelmonsters.tag.ruleset import TagRules
from tests.duelmonsters.scenario import language_pool
from tests.tag.scenario import Lay, Scenario

ELF, EATER, SKULL = "Mystical Elf", "Air Eater", "Summoned Skull"


@cache
def rules() -> TagRules:
    return TagRules(language_pool())


def reason(duel: Scenario, verb: str, who: str, zone: str, name: str, target: object = None) -> object:
    """Why that can't be done with a card."""
    return rules().why_not(duel.state, verb, duel.card(who, zone, name), target)


@pytest.mark.rule("TAG-3.1")
def test_no_battle_in_the_first_three_turns(lay: Lay) -> None:
    duel = lay(you={"monsters": [EATER]}, round_=1)
    assert reason(duel, "battle", "you", "monsters", EATER) == "TAG-3.1"
    assert reason(duel, "attack", "you", "monsters", EATER) == "TAG-3.1"
    assert rules().words.reason("TAG-3.1") == "TAG-3.1: who has the fourth turn is the first to attack"


@pytest.mark.rule("TAG-3.2", "TAG-7.7")
def test_no_direct_attack_past_either_opponents_monster_and_none_on_the_partner(lay: Lay) -> None:
    duel = lay(you={"monsters": [EATER]}, partner={"monsters": [ELF]}, other={"monsters": [SKULL]})
    duel.act("battle")
    duel.run_until("act")
    assert reason(duel, "attack", "you", "monsters", EATER, duel.seat_of("opp")) == "TAG-3.2"
    assert reason(duel, "attack", "you", "monsters", EATER, duel.seat_of("partner")) == "TAG-7.7"
    partners = duel.card("partner", "monsters", ELF)
    assert reason(duel, "attack", "you", "monsters", EATER, partners) == "TAG-7.7"
    theirs = duel.card("other", "monsters", SKULL)
    assert reason(duel, "attack", "you", "monsters", EATER, theirs) is None


@pytest.mark.rule("TAG-5.7")
def test_a_card_that_forbids_every_attack_of_the_team_is_named(lay: Lay) -> None:
    duel = lay(you={"monsters": [EATER]}, opp={"spells": ["Swords of Revealing Light"]}, other={"monsters": [ELF]})
    duel.act("battle")
    duel.run_until("act")
    said = rules().words.reason(reason(duel, "attack", "you", "monsters", EATER))
    assert said == "Swords of Revealing Light forbids it"


@pytest.mark.rule("TAG-1.5", "TAG-7.3")
def test_the_partners_cards_are_not_used(lay: Lay) -> None:
    laid = {"hand": [ELF, "Pot of Greed"], "monsters": [EATER], "spells": ["?Waboku"]}
    duel = lay(you={"hand": [SKULL]}, partner=laid)
    assert reason(duel, "summon", "you", "hand", SKULL) is None  # for the partner's monster
    for verb, zone, name in (
        ("summon", "hand", ELF),
        ("set", "hand", ELF),
        ("change", "monsters", EATER),
        ("attack", "monsters", EATER),
    ):
        assert reason(duel, verb, "partner", zone, name) == "TAG-7.3", verb
    assert reason(duel, "turn up", "partner", "spells", "Waboku") == "TAG-1.5"
    alone = lay(you={"hand": [SKULL]}, opp={"monsters": [EATER]})
    assert isinstance(reason(alone, "summon", "you", "hand", SKULL), Because)
