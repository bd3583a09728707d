"""What a card is now: race, civilization, abilities, power. Derived in that order, each memoised until a change."""

from collections.abc import Sequence
from typing import Any

from duelterm.core.abilities import Bundle, Rule
from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.core.modifiers import in_force
from duelterm.duelmasters.definition import CREATURE
from duelterm.duelmasters.state import DuelState
from duelterm.duelmasters.zones import BATTLE


def own_frame(card: Card) -> Frame:
    """The frame of an ability that this card has."""
    return Frame(card.seat, card.uid, card.mark, card.definition)


def is_creature(card: Card) -> bool:
    """Whether it is a creature card (in the battle zone every card is)."""
    return bool(card.definition.kind == CREATURE)


def races(state: DuelState, card: Card) -> tuple[str, ...]:
    """Its races with those that effects add."""
    printed: tuple[str, ...] = card.definition.races
    if "race" not in state.statics or card.zone != BATTLE:
        return printed
    return printed + tuple(race for added, frame in in_force(state, "race", card) for race in added(state, frame))


def civs(state: DuelState, card: Card) -> tuple[str, ...]:
    """Its civilizations with those that effects add."""
    printed: tuple[str, ...] = card.definition.civs
    if "civ" not in state.statics or card.zone != BATTLE:
        return printed
    return printed + tuple(civ for added, frame in in_force(state, "civ", card) for civ in added(state, frame))


DEEPEST = 2
"""So often what gives abilities may ask for abilities that are given; beneath, cards have the printed ones alone."""


def bundles(state: DuelState, card: Card) -> tuple[Bundle, ...]:
    """Its abilities: the printed ones, then those it was given. What gives them has a memo of its own to ask in, so
    that nothing worked out halfway is remembered as true.
    """
    printed: tuple[Bundle, ...] = card.definition.bundles
    if "gains" not in state.statics or card.zone != BATTLE:
        return printed
    memo, key = state.memo, ("gains", card.uid)
    found: tuple[Bundle, ...] | None = memo.get(key)
    if found is None:
        depth = memo.get("depth", 0)
        if depth == DEEPEST:
            return printed
        state.memo = memo.setdefault("beneath", {"depth": depth + 1})
        found = memo[key] = printed + tuple(bundle for bundle, _ in in_force(state, "gains", card))
        state.memo = memo
    return found


def is_given(state: DuelState, word: str) -> bool:
    """Whether something gives abilities with this word now."""
    return any(word in active.spec.value.words for active in state.statics.get("gains", ()))


def given(state: DuelState, card: Card, word: str) -> tuple[Bundle, ...]:
    """What it was given, where any of that can have this word."""
    return bundles(state, card)[1:] if "gains" in state.statics and is_given(state, word) else ()


def keyword(state: DuelState, card: Card, word: str) -> tuple[Any, ...]:
    """The parameters of each instance of a keyword that it has (None for a bare one); empty without it."""
    found: tuple[Any, ...] = card.definition.bundle.keywords.get(word, ())
    for bundle in given(state, card, word):
        if word in bundle.keywords:
            found += bundle.keywords[word]
    return found


def power(state: DuelState, card: Card) -> int:
    """Its power now; in other zones what is printed."""
    printed: int = card.definition.power
    if card.zone != BATTLE:
        return printed
    attacking = state.attack is not None and state.attack.attacker == (card.uid, card.mark)
    if not attacking and not is_in_force(state, "power"):
        return printed
    key = ("power", card.uid)
    found: int | None = state.memo.get(key)
    if found is None:
        state.memo[key] = printed
        found = printed + changes(state, "power", card)
        if attacking:
            found += sum(keyword(state, card, "power attacker"))  # DM-8.7
        state.memo[key] = found
    return found


def changes(state: DuelState, key: str, card: Card) -> int:
    """The sum of what statics add to a number of this card."""
    total = 0
    for value, frame in in_force(state, key, card):
        total += value(state, frame, card)
    for bundle in given(state, card, key):
        frame = own_frame(card)
        for static in bundle.statics.get(key, ()):
            if static.holds is None or static.holds(state, frame):
                total += static.value(state, frame, card)
    return total


def rules(state: DuelState, word: str, card: Card, other: Any = None) -> Any | None:
    """The definition of a card whose rule `word` (such as `cannot attack`) binds this card towards `other` now."""
    printed = card.definition.bundle.rules
    if word in printed and bind(printed[word], state, card, other):
        return card.definition
    if not state.statics:
        return None
    for bundle in given(state, card, word):
        if bind(bundle.rules.get(word, ()), state, card, other):
            return card.definition
        for static in bundle.statics.get(word, ()):
            frame = own_frame(card)
            if (static.holds is None or static.holds(state, frame)) and binds(static.value, state, frame, other):
                return card.definition
    if word in state.statics:
        for rule, frame in in_force(state, word, card):
            if binds(rule, state, frame, other):
                return frame.definition
    return None


def is_in_force(state: DuelState, word: str) -> bool:
    """Whether something changes this property, or binds by this rule, of cards that don't have it printed on them."""
    statics = state.statics
    return bool(statics) and (word in statics or ("gains" in statics and is_given(state, word)))


def is_lowered(state: DuelState, key: str) -> bool:
    """Whether something that can lower this number is in force or given."""
    return any(active.spec.lowers for active in state.statics.get(key, ())) or is_given(state, key)


def is_free(state: DuelState, word: str, card: Card) -> bool:
    """Whether no card's rule `word` can bind this card now, whatever the other card: quick to tell, mostly true."""
    return word not in card.definition.bundle.rules and not is_in_force(state, word)


def is_plain(state: DuelState, card: Card, words: frozenset[str]) -> bool:
    """Whether no card's rule of any of these words can bind this card now."""
    if not words.isdisjoint(card.definition.bundle.rules):
        return False
    if not state.statics:
        return True
    gains = state.statics.get("gains", ())
    return words.isdisjoint(state.statics) and all(words.isdisjoint(active.spec.value.words) for active in gains)


def bind(found: Sequence[Rule], state: DuelState, card: Card, other: Any) -> bool:
    """Whether one of a card's own rules is about this other card or seat."""
    return any(rule.test is None or rule.test(state, own_frame(card), other) for rule in found)


def binds(rule: Rule, state: DuelState, frame: Frame, other: Any) -> bool:
    """Whether a rule is about this other card or seat."""
    return rule.test is None or rule.test(state, frame, other)


def player_rule(state: DuelState, word: str, seat: int) -> Any | None:
    """The definition of a card whose rule binds this player (`cannot use tap ability`)."""
    for active in state.statics.get("player " + word, ()):
        spec, frame = active.spec, active.frame
        if spec.value(state, frame, seat) and (spec.holds is None or spec.holds(state, frame)):
            return frame.definition
    return None


def has(state: DuelState, card: Card, word: str) -> bool:
    """Whether it has this keyword, printed or given, restricted or not (DM-9.15)."""
    if word in card.definition.bundle.keywords:
        return True
    return any(word in bundle.keywords for bundle in given(state, card, word))


def is_evolution(card: Card) -> bool:
    """Whether it is an evolution creature."""
    return bool(card.definition.bases)


def is_sick(state: DuelState, card: Card) -> bool:
    """DM-4.7, DM-5.3, DM-8.9: put into the battle zone since its player's last turn began."""
    return card.fresh and not card.definition.bases and not has(state, card, "speed attacker")


def breaks(state: DuelState, card: Card) -> int:
    """How many shields it breaks now (DM-8.4 to DM-8.6)."""
    count = max((n for n in keyword(state, card, "breaker")), default=1)
    for counted in keyword(state, card, "crew breaker"):
        frame = own_frame(card)
        crew = sum(1 for other in state.zones[card.seat][BATTLE] if other is not card and counted(state, frame, other))
        count = max(count, 1 + crew)
    if "breaks" in state.statics:
        count += changes(state, "breaks", card)
    return count
