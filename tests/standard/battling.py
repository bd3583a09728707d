"""Made-up cards and short ways for tests of battles."""

from duelterm.duelmonsters.definition import CardDefinition
from tests.standard.scenario import Scenario, monster, trap

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"  # 800/2000, 2500/1200, 3000/2500
BUG, HATS = "Man-Eater Bug", "White Magical Hat"

CALL = trap("Call", "{do: {summon: {choose: 1, zone: hand}, position: attack}}")
PIT = trap("Pit", "{target: {choose: 1, side: any}, do: {destroy: target}}")
TURN = trap("Turn", "{target: {choose: 1, side: any}, do: {change: target, to: defense}}")
GRAB = trap("Grab", "{target: {choose: 1, side: opp}, do: {control: target}}")
SHIELD = trap("Shield", "{'on': attacks, of: {side: opp}, do: {negate: it}}")
RISE = trap("Rise", "{target: {choose: 1, side: any}, do: {modify: target, atk: 1000}}")
BIND = trap("Bind", "{do: {modify: {all: true, side: opp}, cannot: attack}}")
LATE = trap("Late", "{'on': before damage calculation, target: {choose: 1, side: any}, do: {destroy: target}}")
TRAPS = (CALL, PIT, TURN, GRAB, SHIELD, RISE, BIND, LATE)


def with_word(card: CardDefinition, word: str, parameter: object = None) -> CardDefinition:
    """The same card with a keyword."""
    card.bundle.words.add(word)
    card.bundle.keywords[word] = (parameter,)
    return card


def wall(name: str, defence: int, attack: int = 0) -> CardDefinition:
    """A monster with this defence."""
    return monster(name, atk=attack, **{"def": defence})


def declare(duel: Scenario, name: str, target: str = "player") -> None:
    """Begin the battle phase if need be, and declare an attack; nobody answers the step itself."""
    duel.pass_all()
    if duel.offers("battle"):
        duel.act("battle")
        duel.pass_all()
    duel.act("attack", name, target)


def answer(duel: Scenario, name: str, *picks: str) -> None:
    """Turn up a set card in the next window that offers it and let it resolve; pick these for what it asks."""
    while not duel.offers("turn up", name):
        duel.pass_()
    duel.turn_up(name)
    left = list(picks)
    while duel.prompt == "chain" or (left and duel.asked.kind == "pick"):
        if duel.prompt == "chain":
            duel.pass_()
        else:
            duel.pick(left.pop(0))


def fight(duel: Scenario, name: str, target: str = "player") -> None:
    """An attack from its declaration to its end, unanswered."""
    declare(duel, name, target)
    duel.pass_all()


def stages(duel: Scenario) -> list[str]:
    """Decline everything up to the next act; the parts of the damage step that were asked for."""
    found = []
    while duel.prompt in duel.answering:
        found += duel.asked.why.told if duel.prompt == "damage step" else [duel.prompt]
        duel.pass_()
    return found
