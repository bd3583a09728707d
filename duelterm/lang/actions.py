"""Actions: what happens when an ability resolves. Some are costs as well: tribute, pay, discard, move.

Spelled in one way only: `search` has no `to: hand`, and no `show` unless it differs from what its filter says; cards
put back on a deck are `move` to `deck top` or `deck bottom` (who moves them orders them); `{break: 2, by: self}`; "the
rest" is `{rest: $seen}`; "at the end of the turn" is `{at: end of turn, do: …}`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from duelterm.lang.filters import Sought
from duelterm.lang.node import Flag, Name, Node, Number, OneOrMany, Player, Reference
from duelterm.lang.untrusted import Text
from duelterm.lang.values import Comparison
from duelterm.lang.words import ActWord, Attribute, Destination, Face, Position, Race

if TYPE_CHECKING:
    from duelterm.lang.unions import Amount, Lasts, LifeChange, Payment, Picked, Summoned, Value


class Destroy(Node):
    """Destroys creatures, all at the same time."""

    destroy: Picked
    as_: Name | None = None


class Tap(Node):
    """Taps cards."""

    tap: Picked
    as_: Name | None = None


class Untap(Node):
    """Untaps cards."""

    untap: Picked
    as_: Name | None = None


class Draw(Node):
    """Draws cards, one at a time; `side` is who draws."""

    draw: Amount
    side: Player | None = None
    as_: Name | None = None


class Discard(Node):
    """Puts cards from a hand into the graveyard; its owner chooses, unless by chance or `by` says otherwise."""

    discard: Picked
    as_: Name | None = None


class Move(Node):
    """Puts cards into their owners' zone, or that of `side`; `part: top` is only the top card of an evolution creature.

    Into the mana zone cards of two civilizations go tapped unless `tapped` says otherwise.
    """

    move: Picked
    part: Literal["top"] | None = None
    to: Destination
    side: Player | None = None
    tapped: Flag | None = None
    shuffle: Literal[True] | None = None
    shield_trigger: Literal[False] | None = None
    as_: Name | None = None


class Search(Node):
    """Takes up to 1 card or more from a deck, and shuffles; to hand unless said, shown if the filter says which."""

    search: Sought
    to: Destination | None = None
    show: Flag | None = None
    as_: Name | None = None


class Look(Node):
    """Looks at cards, alone; they stay where they are, unless `back` lets their order be chosen."""

    look: Picked
    back: Literal["any order"] | None = None
    as_: Name | None = None


class Reveal(Node):
    """Shows cards to both players; they stay where they are."""

    reveal: Picked
    as_: Name | None = None


class Pick(Node):
    """Chooses cards now, for later steps."""

    pick: Picked
    as_: Name


class Declare(Node):
    """Names a race, a civilization or a number."""

    declare: Literal["race", "civ", "number"]
    except_: Text | None = None
    is_: Comparison | None = None
    as_: Name


class Break(Node):
    """A creature breaks so many of the opponent's shields."""

    break_: Value
    by: Reference


class Prevent(Node):
    """No battle happens after this block."""

    prevent: Literal["battle"]


class Flip(Node):
    """Turns cards face up, or monsters face down."""

    flip: Picked
    face: Face


class Cast(Node):
    """Casts a known spell for no cost."""

    cast: Reference
    free: Literal[True]


class Summon(Node):
    """Summons monsters, apart from the one summon of the turn; to attack or face-up defence position unless said.

    `how: [normal, set]` is one more summon such as the turn's own: face-up in attack position or face-down, with the
    tributes that it takes unless `tributes: 0`; with `counts` it is the turn's own.
    """

    summon: Summoned
    how: OneOrMany[Literal["normal", "set"]] | None = None
    tributes: Literal[0] | None = None
    counts: Literal[True] | None = None
    position: Position | None = None
    times: Number | None = Field(default=None, ge=2)
    as_: Name | None = None


class Token(Node):
    """A monster that is no card; it is gone once it leaves the field."""

    token: Text
    race: Race
    attribute: Attribute
    level: Number
    atk: Number
    def_: Number
    cannot: OneOrMany[ActWord] | None = None


class Fuse(Node):
    """Fuses the materials that a fusion monster names, and summons it."""

    fuse: Picked


class Ritual(Node):
    """Tributes monsters of so many levels or more from hand or field, and summons that ritual monster from the hand."""

    ritual: Text
    levels: Number = Field(ge=1)


class Change(Node):
    """Changes the position of monsters; a face-down one that goes to attack position is turned face-up."""

    change: Picked
    to: Position


class Equip(Node):
    """Makes a card an equip card of the monster."""

    equip: Picked
    to: Reference
    as_: Name | None = None


class Control(Node):
    """Takes control of monsters until the end of the turn unless `lasts` says otherwise; `side` is who gets it."""

    control: Picked
    side: Player | None = None
    lasts: Lasts | None = None


class Negate(Node):
    """Negates what is answered, or with `part: effect` only what it does; `destroy` also destroys the card."""

    negate: Reference
    part: Literal["effect"] | None = None
    destroy: Literal[True] | None = None


class Life(Node):
    """Gains life points, or loses them by a negative number or `halved`; `side` is who."""

    life: LifeChange
    side: Player | None = None


class Damage(Node):
    """Does damage to a player: the opponent, unless `side` says otherwise."""

    damage: Value
    side: Player | None = None


class Pay(Node):
    """Pays life points, as a cost; `half` of what there are, rounded down."""

    pay: Payment


class Tribute(Node):
    """Sends monsters from the field to the graveyard as a tribute; your own, unless something lets you take others."""

    tribute: Picked
    as_: Name | None = None


class Shuffle(Node):
    """Shuffles a deck."""

    shuffle: Literal["deck"]
    side: Player | None = None


class Skip(Node):
    """That player's next draw phase is left out, or so many of them."""

    skip: Literal["draw phase"]
    times: Number | None = Field(default=None, ge=2)
    side: Player | None = None


class End(Node):
    """The battle phase ends at once."""

    end: Literal["battle phase"]


class ExtraTurn(Node):
    """That player takes another turn after this one."""

    extra_turn: Player
    as_: Name | None = None


class Win(Node):
    """That player wins the duel."""

    win: Player
