"""Printed abilities of Duel Masters alone."""

from collections.abc import Sequence
from typing import Any

from duelterm.core.abilities import Granted
from duelterm.core.modifiers import Static
from duelterm.core.triggers import Trigger
from duelterm.effects.conditions import Condition, both, compile_conditions
from duelterm.effects.filters import compile_filter, zones_of
from duelterm.effects.game import Scope, creatures
from duelterm.effects.grants import add, compile_bundle
from duelterm.effects.keywords import add_keyword
from duelterm.effects.printed import Abilities, Builders, compile_ability, own_gain
from duelterm.effects.statics import compile_subject
from duelterm.effects.steps import compile_body
from duelterm.lang import abilities as ab
from duelterm.lang.filters import Filter


def add_word(scope: Scope, found: Abilities, word: str) -> None:
    """A keyword; `evolution` alone means a card of its own race."""
    add(scope, found.bundle, word)
    if word == "evolution":
        set_bases(scope, found, [Filter(race=scope.races)])


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
        Granted(shared, inner, creatures(scope, "survivor").creatures)
        for inner in (*bundle.triggers, *bundle.replacements)
    ]


def add_wave_striker(scope: Scope, found: Abilities, ability: ab.WaveStriker) -> None:
    """DM-8.13."""
    add_keyword(found.bundle, "wave striker", None)
    under_condition(scope, found, ability.wave_striker, creatures(scope, "wave striker").wave_striker_on)


def add_turbo_rush(scope: Scope, found: Abilities, ability: ab.TurboRush) -> None:
    """DM-8.16."""
    add_keyword(found.bundle, "turbo rush", None)
    under_condition(scope, found, ability.turbo_rush, creatures(scope, "turbo rush").turbo_rush_on)


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


BUILDERS: Builders = {
    str: add_word,
    ab.Do: add_spell,
    ab.PlayIf: add_play_if,
    ab.Evolution: add_evolution,
    ab.Survivor: add_survivor,
    ab.WaveStriker: add_wave_striker,
    ab.TurboRush: add_turbo_rush,
    ab.SilentSkill: add_silent_skill,
}
