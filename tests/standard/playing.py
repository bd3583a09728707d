"""Playing a card of a scenario as a whole: used or turned up, its costs and targets, everybody declining to answer."""

from tests.duelmonsters.scenario import plain_answer
from tests.standard.scenario import Scenario


def play(duel: Scenario, name: str, *picks: str) -> None:
    """Use a spell of the hand or turn up a set card, pick these one question after another, and let it resolve."""
    start(duel, name, *picks)
    rest(duel)


def rest(duel: Scenario) -> None:
    """Everybody declines to answer; no set card stands in for another."""
    while duel.prompt in (*duel.answering, "stand in"):
        duel.pick() if duel.prompt == "stand in" else duel.act("pass")


def offered(duel: Scenario, verb: str, name: str = "") -> bool:
    """Whether an answer is offered in one of the windows that come now; everybody declines until then."""
    while duel.prompt in duel.answering and not duel.offers(verb, name):
        duel.pass_()
    return duel.prompt in duel.answering


def start(duel: Scenario, name: str, *picks: str) -> None:
    """The same up to where it can be answered."""
    duel.act("use" if duel.offers("use", name) else "turn up", name)
    pick_each(duel, *picks)


def activate(duel: Scenario, name: str, *picks: str) -> None:
    """Activate an effect of an open card, or of one in the hand, pick these, and let it resolve."""
    duel.act("activate", name)
    pick_each(duel, *picks)
    rest(duel)


def flip(duel: Scenario, name: str, *picks: str) -> None:
    """Flip summon a monster; its effect picks these and resolves."""
    duel.flip(name)
    while picks and duel.prompt in duel.answering:
        duel.pass_()
    pick_each(duel, *picks)
    rest(duel)


def attack(duel: Scenario, name: str, target: str = "player") -> None:
    """Declare an attack, in the battle phase, which is begun if it hasn't been."""
    if duel.state.step != "battle":
        duel.act("battle")
        rest(duel)
    duel.act("attack", name, target)


def pick_each(duel: Scenario, *picks: str) -> None:
    """Answer one question with each of these, several cards with a `+` between; what is the only choice isn't asked."""
    for pick in picks:
        if duel.asked.kind in ("pick", "order"):
            duel.pick(*pick.split("+"))


def next_turn(duel: Scenario) -> None:
    """End the turn; nobody answers, and nothing is done until the other player can act."""
    active = duel.state.active
    if duel.offers("end battle"):
        duel.act("end battle")
        rest(duel)
    duel.act("end")
    for _ in range(100):
        if duel.prompt == "over" or (duel.prompt == "act" and duel.state.active != active):
            return
        duel.send(plain_answer(duel.asked))
    raise AssertionError(f"the turn doesn't end: {duel.prompt!r}")
