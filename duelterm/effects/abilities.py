"""A card's printed abilities, compiled into what its definition needs."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.abilities import Bundle, Granted
from duelterm.core.modifiers import Static
from duelterm.core.replace import Replacement
from duelterm.core.triggers import Trigger
from duelterm.effects import actions, gates, lingering, steps
from duelterm.effects.conditions import Condition, both, compile_conditions
from duelterm.effects.filters import Predicate, compile_filter, zones_of
from duelterm.effects.game import Scope
from duelterm.effects.grants import add, compile_bundle
from duelterm.effects.keywords import WORDS, add_keyword
from duelterm.effects.statics import compile_static, compile_subject
from duelterm.effects.steps import Run, compile_body
from duelterm.effects.waiting import compile_replacement, compile_trigger
from duelterm.lang import abilities as ab
from duelterm.lang.filters import Filter

steps.BUILDERS.update(actions.VERBS)
steps.BUILDERS.update(gates.GATES)
steps.BUILDERS.update(lingering.LINGERING)

FROM_HAND = ("would be discarded",)
"""Moments at which a card's own replacement works from where it lies."""


class Abilities:
    """What a card's abilities come to: the printed bundle, the statics and listeners that work while it is in play,
    replacements that work elsewhere, a spell's own effect, the condition of playing it, what it evolves from.
    """

    __slots__ = ("base_zones", "bases", "bundle", "elsewhere", "listeners", "playable", "spell", "statics")

    def __init__(self) -> None:
        self.bundle = Bundle()
        self.statics: list[Static] = []
        self.listeners: list[Any] = []
        self.elsewhere: dict[str, tuple[Replacement, ...]] = {}
        self.spell: Run | None = None
        self.playable: Condition | None = None
        self.bases: tuple[Predicate, ...] = ()
        self.base_zones: tuple[int, ...] = ()


def compile_abilities(scope: Scope, abilities: Sequence[Any]) -> Abilities:
    """All abilities of a card."""
    found = Abilities()
    for number, ability in enumerate(abilities):
        scope.ability = number
        compile_ability(scope, found, ability)
    return found


def compile_ability(scope: Scope, found: Abilities, ability: Any) -> None:
    """One printed ability."""
    if isinstance(ability, str):
        add_keyword(found.bundle, *WORDS[ability])
        if ability == "evolution":
            set_bases(scope, found, [Filter(race=scope.races)])
    elif type(ability) in PRINTED:
        PRINTED[type(ability)](scope, found, ability)
    else:
        add(scope, found.bundle, ability)


def add_while(scope: Scope, found: Abilities, ability: Any) -> None:
    """A permission that may have a condition: in force as a static then."""
    if ability.while_ is None:
        add(scope, found.bundle, ability)
        return
    holds = compile_conditions(scope, ability.while_)
    bundle = compile_bundle(scope, [ability.model_copy(update={"while_": None})])
    found.statics.append(own_gain(scope, bundle, holds))


def own_gain(scope: Scope, bundle: Bundle, holds: Condition | None) -> Static:
    """Abilities that the card itself has under a condition."""
    return Static("gains", compile_subject(scope, "self"), bundle, holds)


def add_static(scope: Scope, found: Abilities, ability: ab.Static) -> None:
    statics, listeners = compile_static(scope, ability.static, ability.while_, compile_bundle)
    found.statics += statics
    found.listeners += listeners


def add_trigger(scope: Scope, found: Abilities, ability: ab.When) -> None:
    found.listeners.append(compile_trigger(scope, ability))


def add_replacement(scope: Scope, found: Abilities, ability: ab.InsteadOf) -> None:
    replacement = compile_replacement(scope, ability)
    if ability.instead_of in FROM_HAND and ability.of is None:
        found.elsewhere[ability.instead_of] = (*found.elsewhere.get(ability.instead_of, ()), replacement)
    else:
        found.listeners.append(replacement)


def add_spell(scope: Scope, found: Abilities, ability: ab.Do) -> None:
    body = compile_body(scope, ability.do)
    before = found.spell
    if before is None:
        found.spell = body
        return

    async def both_bodies(state: Any, frame: Any) -> bool:
        done = await before(state, frame)
        return await body(state, frame) or done

    found.spell = both_bodies


def add_play_if(scope: Scope, found: Abilities, ability: ab.PlayIf) -> None:
    found.playable = both(found.playable, compile_conditions(scope, ability.play_if))


def add_evolution(scope: Scope, found: Abilities, ability: ab.Evolution) -> None:
    add_keyword(found.bundle, "evolution", None)
    set_bases(scope, found, ability.evolution)


def set_bases(scope: Scope, found: Abilities, nodes: Sequence[Filter]) -> None:
    """DM-5.6: one filter for each card beneath, in the battle zone unless it names another zone."""
    placed = [node.model_copy(update={"zone": node.zone or ("battle zone",)}) for node in nodes]
    found.bases = tuple(compile_filter(scope, node) for node in placed)
    found.base_zones = tuple(dict.fromkeys(zone for node in placed for zone in zones_of(scope, node)))


def add_survivor(scope: Scope, found: Abilities, ability: ab.Survivor) -> None:
    """DM-8.12: shared with all your Survivors, this card included."""
    add_keyword(found.bundle, "survivor", None)
    bundle = compile_bundle(scope, ability.survivor)
    shared = Static("gains", compile_subject(scope, Filter(side="you", race=("Survivor",))), bundle, None)
    found.statics.append(shared)
    found.listeners += [
        Granted(shared, inner, scope.game.creatures) for inner in (*bundle.triggers, *bundle.replacements)
    ]


def add_wave_striker(scope: Scope, found: Abilities, ability: ab.WaveStriker) -> None:
    """DM-8.13."""
    add_keyword(found.bundle, "wave striker", None)
    under_condition(scope, found, ability.wave_striker, scope.game.wave_striker_on)


def add_turbo_rush(scope: Scope, found: Abilities, ability: ab.TurboRush) -> None:
    """DM-8.16."""
    add_keyword(found.bundle, "turbo rush", None)
    under_condition(scope, found, ability.turbo_rush, scope.game.turbo_rush_on)


def under_condition(scope: Scope, found: Abilities, abilities: Sequence[Any], holds: Condition) -> None:
    """Printed abilities that are on only while a condition holds."""
    scope.holds = holds
    for ability in abilities:
        if type(ability) in (ab.When, ab.Static, ab.InsteadOf):
            compile_ability(scope, found, ability)
        else:
            found.statics.append(own_gain(scope, compile_bundle(scope, [ability]), holds))
    scope.holds = None


def add_silent_skill(scope: Scope, found: Abilities, ability: ab.SilentSkill) -> None:
    """DM-8.17: waits with what starts the turn."""
    body = compile_body(scope, ability.silent_skill)
    add_keyword(found.bundle, "silent skill", Trigger((), never, body, scope.ability))


def never(state: Any, frame: Any, event: Any) -> bool:
    return False


PRINTED: dict[type, Callable[[Scope, Abilities, Any], None]] = {
    ab.Can: add_while,
    ab.Cannot: add_while,
    ab.Must: add_while,
    ab.Static: add_static,
    ab.When: add_trigger,
    ab.InsteadOf: add_replacement,
    ab.Do: add_spell,
    ab.PlayIf: add_play_if,
    ab.Evolution: add_evolution,
    ab.Survivor: add_survivor,
    ab.WaveStriker: add_wave_striker,
    ab.TurboRush: add_turbo_rush,
    ab.SilentSkill: add_silent_skill,
}
