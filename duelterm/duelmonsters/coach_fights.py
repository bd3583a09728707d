"""The coach's words on battles: what is worth attacking, and how a monster should stand, from public facts alone."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from duelterm.core.advice import Advice
from duelterm.core.ask import Act, Decision
from duelterm.core.card import Card
from duelterm.duelmonsters.life import life
from duelterm.duelmonsters.outlook import Battle, battle_of, compared, direct_damage
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.traits import ATTACK, attack, position, ref_of
from duelterm.duelmonsters.zones import MONSTERS, SPELLS
from duelterm.lang.saying import paragraph, short

BOLD = 1400
"""With less attack than this it is better not to attack what lies face-down."""

A_CARD = 500
"""What losing a monster costs beyond its figures."""


def value(state: DuelState, attacker: Card, target: Card | int) -> int:
    """What an attack is worth; above 0 it is good."""
    if isinstance(target, int):
        return direct_damage(state, attacker, target)
    if not target.face_up:
        return (attack(state, attacker) or 0) - BOLD
    battle = battle_of(state, attacker, target)
    won = battle.other_loss + battle.other_falls * (A_CARD + (attack(state, target) or 0))
    return won - battle.own_loss - battle.own_falls * (A_CARD + battle.own)


Prospect = tuple[int, Card, Card | int]
"""What an attack is worth, the attacker, its target."""


class Fights(ABC):
    """What can be attacked in this turn, by a rule set."""

    @abstractmethod
    def to_come(self, state: Any) -> bool:
        """Whether this turn's battle phase goes on or may still begin."""

    @abstractmethod
    def reach(self, state: Any, card: Card) -> Sequence[Card | int]:
        """What a monster that stands open in attack position, or would come so, could attack in a battle phase."""

    def prospects(self, state: DuelState, card: Card) -> list[Prospect]:
        """What each attack of this monster would be worth."""
        return [(value(state, card, target), card, target) for target in self.reach(state, card)]

    def best_attack(self, state: DuelState, seat: int) -> Prospect | None:
        """The attack of this seat that would be worth most in a battle phase begun now; None if there is none."""
        standing = [card for card in state.zones[seat][MONSTERS] if card.face_up and position(card) == ATTACK]
        fresh = [card for card in standing if ref_of(card) not in state.attacked]
        found = [prospect for card in fresh for prospect in self.prospects(state, card)]
        return max(found, key=lambda prospect: prospect[0], default=None)

    def gain(self, state: DuelState, card: Card) -> int:
        """What a monster could win at once in attack position, less what it risks in the opponent's turn."""
        figure = attack(state, card) or 0
        foe = strongest(state, card.seat)
        risk = A_CARD + foe - figure if foe > figure else 0
        won = max((worth for worth, _, _ in self.prospects(state, card)), default=0) if self.to_come(state) else 0
        return won - risk


def strongest(state: DuelState, seat: int) -> int:
    """The highest attack of the monsters that stand open on the other side."""
    theirs = [card for other in state.opponents(seat) for card in state.zones[other][MONSTERS]]
    return max((attack(state, card) or 0 for card in theirs), default=0)


def warning(state: DuelState, seat: int) -> str:
    """Set cards of the other side may be traps."""
    hidden = [card for other in state.opponents(seat) for card in state.zones[other][SPELLS] if not card.face_up]
    if not hidden:
        return ""
    return f"They have {len(hidden)} set card{'s' * (len(hidden) > 1)}: there may be a trap."


def advise_battle(state: DuelState, decision: Decision, after: str) -> Advice:
    """R3-7.3, STD-4.1: the attack that is worth most, or the end of the battle phase, and what comes after."""
    attacks: list[Act] = [act for act in decision.options if act.verb == "attack"]
    best = max(attacks, key=lambda act: value(state, act.card, act.target), default=None)
    if best is not None and value(state, best.card, best.target) > 0:
        return Advice(paragraph(*attack_words(state, best), warning(state, decision.seat)), best)
    why = "No attack looks good now, and none must be made" if attacks else "None of your monsters can attack any more"
    end = next(act for act in decision.options if act.verb == "end battle")
    return Advice(paragraph(f"{why}: end the battle phase.", after), end)


def attack_words(state: DuelState, act: Act) -> tuple[str, ...]:
    """Why this attack, and what comes of it."""
    name, target = short(act.card.definition.name), act.target
    if isinstance(target, int):
        lost, left = direct_damage(state, act.card, target), life(state, target)
        if lost >= left:
            return (f"Attack directly with {name}: it takes their last {left} life points, and you win!",)
        return (f"Attack directly with {name}: no monster is in the way, they lose {lost} of {left}.",)
    if not target.face_up:
        return (
            f"{name} has {attack(state, act.card)}, which beats most of what lies face-down.",
            "It is turned up first: you lose life points if its defence is higher, and it may have an effect.",
        )
    return (f"{name} can attack {short(target.definition.name)}: {compared(battle_of(state, act.card, target))}.",)


def stands_well(state: DuelState, seat: int, figure: int) -> bool:
    """Whether nothing that is seen on the other side has more attack."""
    return figure >= strongest(state, seat)


def threat_words(state: DuelState, seat: int, attacker: Card, target: Card | int) -> str:
    """What an attack does if nothing answers it, as the attacked seat may know it."""
    name = short(attacker.definition.name)
    if isinstance(target, int):
        return f"{name} attacks you directly: unanswered it costs {direct_damage(state, attacker, target)} life points."
    if not target.face_up:
        return f"{name} ({attack(state, attacker)}) attacks your face-down monster."
    return f"{name} attacks {short(target.definition.name)}: {told_by_target(battle_of(state, attacker, target))}."


def told_by_target(battle: Battle) -> str:
    """The battle in the words of who is attacked."""
    figures = f"{battle.own} against {battle.other}"
    if battle.own_falls and battle.other_falls:
        return f"{figures}, both are destroyed"
    told = ["yours is destroyed"] * battle.other_falls + ["theirs is destroyed"] * battle.own_falls
    told += [f"you lose {battle.other_loss}"] * bool(battle.other_loss)
    told += [f"they lose {battle.own_loss}"] * bool(battle.own_loss)
    return ", ".join([figures, *(told or ["nothing happens"])])
