"""`can`, `cannot` and `must`: each word becomes a rule of its subject."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from duelterm.core.abilities import Rule
from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.effects.filters import compile_filter
from duelterm.effects.game import Scope, builder, creatures, has_monsters, monsters, refused
from duelterm.effects.players import SHARED, compile_players
from duelterm.effects.refs import compile_refs
from duelterm.effects.steps import compile_steps
from duelterm.lang import permits as pe
from duelterm.lang.filters import Filter
from duelterm.lang.node import PLAYERS

Test = Callable[[Any, Frame, Any], bool]
Worded = tuple[str, Rule]


class Tax(Rule):
    """A prohibition that whoever acts can pay off: `payable` says whether they can; `pay` pays all of it or nothing."""

    __slots__ = ("pay", "payable")

    def __init__(
        self,
        test: Test | None,
        payable: Callable[[Any, Frame], bool],
        pay: Callable[[Any, Frame], Awaitable[bool]],
    ) -> None:
        super().__init__(test)
        self.payable = payable
        self.pay = pay


def taxed(scope: Scope, rules: Sequence[Worded], cost: Sequence[Any]) -> list[Worded]:
    """The same prohibitions, each unless the cost is paid."""
    monsters(scope, "unless")
    steps = compile_steps(scope, cost)

    def payable(state: Any, frame: Frame) -> bool:
        return all(step.full(state, frame) for step in steps)

    async def pay(state: Any, frame: Frame) -> bool:
        return payable(state, frame) and all([await step.run(state, frame) for step in steps])

    return [(f"{key} unless", Tax(rule.test, payable, pay)) for key, rule in rules]


OF_MONSTERS = (
    "cannot attack",
    "cannot be attacked",
    "cannot change position",
    "cannot be targeted",
    "cannot be destroyed by battle",
    "cannot be activated",
    "cannot be set",
    "cannot be summoned",
    "cannot be tributed",
    "cannot be tributed for a summon",
    "can attack directly",
    "can be tributed",
    "must be tributed",
)
"""What the rules of Duel Monsters ask of a card."""

OF_PLAYERS = ("cannot take battle damage", "cannot summon", "cannot conduct battle phase", "cannot activate")
"""What they ask of a player."""


def compile_acts(
    scope: Scope, word: str, acts: Sequence[Any] | None, asked: Sequence[str] = OF_MONSTERS
) -> list[Worded]:
    """The rules under `can`, `cannot` or `must`, each with its key, such as `cannot be blocked`. With monsters
    what isn't `asked` by the rules is refused.
    """
    found = [compile_act(scope, word, act) for act in acts or ()]
    if has_monsters(scope) and (idle := [key for key, _ in found if key not in asked]):
        raise refused(scope, idle[0])
    if word == "must":  # who must attack one creature aims at it
        found += [("must aim at", rule) for key, rule in found if key == "must attack" and rule.test is not None]
    return found


def compile_act(scope: Scope, word: str, act: Any) -> Worded:
    if isinstance(act, str):
        return f"{word} {act}", Rule()
    key, rule = builder(scope, BUILDERS, act)(scope, act)
    return f"{word} {key}", rule


def on_card(scope: Scope, node: Filter) -> Test:
    """Whether the other card meets a filter."""
    inner = compile_filter(scope, node)
    return lambda state, frame, other: isinstance(other, Card) and inner(state, frame, other)


def on_ref(scope: Scope, word: str) -> Test:
    """Whether the other card is this one."""
    refs = compile_refs(scope, word)
    return lambda state, frame, other: isinstance(other, Card) and (other.uid, other.mark) in refs(state, frame)


def on_player(scope: Scope, word: str) -> Test:
    """Whether the other side is this player."""
    seats = compile_players(scope, word, SHARED)
    return lambda state, frame, other: isinstance(other, int) and other in seats(state, frame)


def aimed(scope: Scope, node: Filter) -> Test:
    """Whether an attack goes at such a card. A player meets a filter that only says what the card is not (Ring of
    Magnetism: an attack at nothing but the bearer is forbidden, a direct one too).
    """
    inner = compile_filter(scope, node)
    direct = node.model_fields_set == {"not_"}
    return lambda state, frame, other: (
        inner(state, frame, other) if isinstance(other, Card) else direct and isinstance(other, int)
    )


def attack(scope: Scope, node: pe.Attack) -> Worded:
    aim: Any = node.attack
    if has_monsters(scope):
        if not isinstance(aim, Filter) or node.despite is not None:
            raise refused(scope, "attack, but for such monsters")
        return "attack", Rule(aimed(scope, aim))
    despite = node.despite is not None
    suffix = " despite all" if despite else ""
    if aim == "players":
        return "attack players" + suffix, Rule(None, despite)
    if isinstance(aim, Filter):
        return "attack" + suffix, Rule(on_card(scope, aim), despite)
    if aim in PLAYERS:
        return "attack players" + suffix, Rule(on_player(scope, aim), despite)
    return "attack" + suffix, Rule(on_ref(scope, aim), despite)


def attack_untapped(scope: Scope, node: pe.AttackUntapped) -> Worded:
    creatures(scope, "attack untapped")
    return "attack untapped", Rule(on_card(scope, node.attack_untapped))


def aim_at(scope: Scope, node: pe.AimAt) -> Worded:
    creatures(scope, "aim at")
    return "aim at", Rule(on_card(scope, node.aim_at))


def block(scope: Scope, node: pe.Block) -> Worded:
    creatures(scope, "block")
    return "block", Rule(on_ref(scope, node.block))


def be_blocked(scope: Scope, node: pe.BeBlocked) -> Worded:
    creatures(scope, "be blocked")
    return "be blocked", Rule(on_card(scope, node.be_blocked.by))


def be_attacked(scope: Scope, node: pe.BeAttacked) -> Worded:
    return "be attacked", Rule(on_card(scope, node.be_attacked.by))


def be_chosen(scope: Scope, node: pe.BeChosen) -> Worded:
    creatures(scope, "be chosen")
    return "be chosen", Rule(on_player(scope, node.be_chosen.by))


def be_tapped(scope: Scope, node: pe.BeTapped) -> Worded:
    creatures(scope, "be tapped")
    return "be tapped", Rule(on_player(scope, node.be_tapped.by))


def be_evolved_into(scope: Scope, node: pe.BeEvolvedInto) -> Worded:
    creatures(scope, "be evolved into")
    return "be evolved into", Rule(on_card(scope, node.be_evolved_into))


def be_tributed(scope: Scope, node: pe.BeTributed) -> Worded:
    monsters(scope, "be tributed")
    return "be tributed", Rule(on_player(scope, node.be_tributed.by))


BUILDERS: dict[type, Callable[[Scope, Any], Worded]] = {
    pe.Attack: attack,
    pe.AttackUntapped: attack_untapped,
    pe.AimAt: aim_at,
    pe.Block: block,
    pe.BeBlocked: be_blocked,
    pe.BeAttacked: be_attacked,
    pe.BeChosen: be_chosen,
    pe.BeTapped: be_tapped,
    pe.BeEvolvedInto: be_evolved_into,
    pe.BeTributed: be_tributed,
}
