"""TAG-1 to TAG-3: teams and seats, attacking."""

import pytest

from tests.tag.scenario import Lay


@pytest.mark.rule("TAG-1.1", "TAG-1.2")
def test_turns_alternate_between_the_teams(lay: Lay) -> None:
    duel = lay()
    assert duel.life == (16000, 16000)
    order = []
    for _ in range(5):
        order.append(duel.who)
        duel.end()
        duel.run_until("act")
    assert order == ["you", "opp", "partner", "other", "you"]


@pytest.mark.rule("TAG-1.2", "TAG-3.2")
def test_what_either_partner_loses_comes_off_the_one_total(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Dark Magician"]})
    duel.attack("Dark Magician")
    duel.pass_all()
    assert duel.life == (16000, 13500)


@pytest.mark.rule("TAG-3.2", "TAG-7.7")
def test_a_team_is_attacked_directly_only_while_neither_partner_has_a_monster(lay: Lay) -> None:
    duel = lay(
        you={"monsters": ["Dark Magician"]}, partner={"monsters": ["Air Eater"]}, other={"monsters": ["Mystical Elf"]}
    )
    duel.act("battle")
    duel.pass_all()
    assert [option for option in duel.options() if option.startswith("attack")] == ["attack Dark Magician Mystical Elf"]


@pytest.mark.rule("TAG-3.1", "TAG-7.9")
def test_the_fourth_is_the_first_who_may_attack(lay: Lay) -> None:
    duel = lay(**{who: {"monsters": ["Air Eater"]} for who in ("you", "opp", "partner", "other")}, round_=1)
    for who, attacks in (("you", False), ("opp", False), ("partner", False), ("other", True)):
        assert duel.who == who
        assert duel.offers("battle") is attacks
        duel.end()
        duel.run_until("act")


@pytest.mark.rule("TAG-1.4", "TAG-7.7")
@pytest.mark.case("Y07")
def test_partners_see_each_others_cards_and_opponents_do_not(lay: Lay) -> None:
    duel = lay(partner={"hand": ["Air Eater"], "monsters": ["?Mystical Elf"], "spells": ["?Trap Hole"]})
    partner = duel.seat_of("partner")
    for zone, name in (("hand", "Air Eater"), ("monsters", "Mystical Elf"), ("spells", "Trap Hole")):
        card = duel.card("partner", zone, name)
        seen = duel.state.sight(card)
        assert seen == (1 << partner) | (1 << duel.seat_of("you"))


@pytest.mark.rule("TAG-1.5", "TAG-5.11")
def test_nobody_plays_the_partners_cards(lay: Lay) -> None:
    duel = lay(partner={"hand": ["Pot of Greed"], "monsters": ["Air Eater"], "spells": ["?Ookazi"]})
    assert duel.options() == ["end"] or set(duel.options()) == {"battle", "end"}
