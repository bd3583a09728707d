"""The families of the language, each written out once, and what may stand where.

Text is told from mappings by its kind, mappings from each other by their first known key; see `node`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Tag
from typing_extensions import TypeAliasType

from duelterm.lang import abilities as ab
from duelterm.lang import actions as ac
from duelterm.lang import changes as ch
from duelterm.lang import conditions as co
from duelterm.lang import gates as ga
from duelterm.lang import permits as pe
from duelterm.lang import values as va
from duelterm.lang.filters import Controller, Filter, Owner, SameAs, Selector
from duelterm.lang.node import PLAYERS, Flag, Name, Number, OneOrMany, Player, Reference, choice
from duelterm.lang.untrusted import Text
from duelterm.lang.words import ActWord, Civilization, Keyword, Moment, Span

_PLAYERS = dict.fromkeys(PLAYERS, "@player")
_NAME = {"$": "@name"}
_REFERENCE = {"": "@reference"}

# Values

_Value = (
    Annotated[Number, Tag("@number")]
    | Annotated[Name, Tag("@name")]
    | Annotated[va.Per, Tag("@per")]
    | Annotated[va.Count, Tag("@count")]
    | Annotated[va.Sum, Tag("@sum")]
    | Annotated[va.Max, Tag("@max")]
    | Annotated[va.Distinct, Tag("@distinct")]
    | Annotated[va.PowerOf, Tag("@power")]
    | Annotated[va.CostOf, Tag("@cost")]
    | Annotated[va.Minus, Tag("@minus")]
    | Annotated[va.StatOf, Tag("@stat")]
    | Annotated[va.Half, Tag("@half")]
    | Annotated[Literal["amount"], Tag("@amount")]
)
Value = TypeAliasType("Value", Annotated[_Value, choice("a value", _Value, _NAME | {"amount": "@amount"})])
_Amount = Annotated[va.UpTo, Tag("@up_to")] | Annotated[Value, Tag("@value")]
Amount = TypeAliasType("Amount", Annotated[_Amount, choice("an amount", _Amount, otherwise="@value")])
_Limit = Annotated[Literal["any"], Tag("@any")] | Annotated[Value, Tag("@value")]
Limit = TypeAliasType("Limit", Annotated[_Limit, choice("a limit", _Limit, {"any": "@any"}, "@value")])
_LifeChange = Annotated[Literal["halved"], Tag("@word")] | Annotated[Value, Tag("@value")]
LifeChange = TypeAliasType(
    "LifeChange", Annotated[_LifeChange, choice("a change", _LifeChange, {"halved": "@word"}, "@value")]
)
_Payment = Annotated[Literal["half"], Tag("@word")] | Annotated[Value, Tag("@value")]
Payment = TypeAliasType("Payment", Annotated[_Payment, choice("a payment", _Payment, {"half": "@word"}, "@value")])
_Tossed = Annotated[Literal["called"], Tag("@word")] | Annotated[Number, Tag("@number")]
Tossed = TypeAliasType("Tossed", Annotated[_Tossed, choice("a toss", _Tossed, {"": "@word"})])

# Cards and players

_Picked = Annotated[Reference, Tag("@reference")] | Annotated[Selector, Tag("@selector")]
Picked = TypeAliasType("Picked", Annotated[_Picked, choice("a selector", _Picked, _REFERENCE, "@selector")])
_Changed = Annotated[Player, Tag("@player")] | _Picked
Changed = TypeAliasType(
    "Changed", Annotated[_Changed, choice("a selector", _Changed, _PLAYERS | _REFERENCE, "@selector")]
)
_Counted = Annotated[Reference, Tag("@reference")] | Annotated[Filter, Tag("@filter")]
Counted = TypeAliasType("Counted", Annotated[_Counted, choice("a filter", _Counted, _REFERENCE, "@filter")])
_Equipped = Annotated[Flag, Tag("@flag")] | Annotated[Filter, Tag("@filter")]
Equipped = TypeAliasType("Equipped", Annotated[_Equipped, choice("an equip card", _Equipped, otherwise="@filter")])
_Subject = Annotated[Player, Tag("@player")] | _Counted
Subject = TypeAliasType("Subject", Annotated[_Subject, choice("a subject", _Subject, _PLAYERS | _REFERENCE, "@filter")])
_Whose = Annotated[Controller, Tag("@controller")] | _Subject
Whose = TypeAliasType("Whose", Annotated[_Whose, choice("a subject", _Whose, _PLAYERS | _REFERENCE, "@filter")])
_Measured = Annotated[co.Happened, Tag("@happened")] | Annotated[Filter, Tag("@filter")]
Measured = TypeAliasType("Measured", Annotated[_Measured, choice("a measure", _Measured, otherwise="@filter")])
_Against = Annotated[Literal["player", "creature"], Tag("@word")] | Annotated[Filter, Tag("@filter")]
Against = TypeAliasType("Against", Annotated[_Against, choice("a target", _Against, {"": "@word"}, "@filter")])
_Aim = Annotated[Literal["players"], Tag("@players")] | _Subject
Aim = TypeAliasType(
    "Aim", Annotated[_Aim, choice("an aim", _Aim, {"players": "@players"} | _PLAYERS | _REFERENCE, "@filter")]
)
_Side = Annotated[Owner, Tag("@owner")] | Annotated[Player, Tag("@player")]
Side = TypeAliasType("Side", Annotated[_Side, choice("a side", _Side, otherwise="@player")])
_Whom = Annotated[Controller, Tag("@controller")] | Annotated[Player, Tag("@player")]
Whom = TypeAliasType("Whom", Annotated[_Whom, choice("a player", _Whom, otherwise="@player")])
_Named = Annotated[SameAs, Tag("@same_as")] | Annotated[Text, Tag("@word")]
Named = TypeAliasType("Named", Annotated[_Named, choice("a card's name", _Named, otherwise="@word")])
_Civ = Annotated[Name, Tag("@name")] | Annotated[Civilization, Tag("@word")]
Civ = TypeAliasType("Civ", Annotated[_Civ, choice("a civilization", _Civ, _NAME, "@word")])

# Permissions and conditions

_Act = (
    Annotated[ActWord, Tag("@word")]
    | Annotated[pe.Attack, Tag("@attack")]
    | Annotated[pe.AttackUntapped, Tag("@attack untapped")]
    | Annotated[pe.AimAt, Tag("@aim at")]
    | Annotated[pe.Block, Tag("@block")]
    | Annotated[pe.BeBlocked, Tag("@be blocked")]
    | Annotated[pe.BeAttacked, Tag("@be attacked")]
    | Annotated[pe.BeChosen, Tag("@be chosen")]
    | Annotated[pe.BeTapped, Tag("@be tapped")]
    | Annotated[pe.BeEvolvedInto, Tag("@be evolved into")]
    | Annotated[pe.BeTributed, Tag("@be tributed")]
)
Act = TypeAliasType("Act", Annotated[_Act, choice("an act", _Act, {"": "@word"})])
_Condition = (
    Annotated[co.CountIs, Tag("@count")]
    | Annotated[co.AllAre, Tag("@all")]
    | Annotated[co.Match, Tag("@match")]
    | Annotated[co.Attacking, Tag("@attacking")]
    | Annotated[co.Attacked, Tag("@attacked")]
    | Annotated[co.Blocking, Tag("@blocking")]
    | Annotated[co.Battling, Tag("@battling")]
    | Annotated[co.Turn, Tag("@turn")]
    | Annotated[co.Phase, Tag("@phase")]
    | Annotated[co.Compare, Tag("@compare")]
    | Annotated[co.Happened, Tag("@happened")]
    | Annotated[co.Not, Tag("@not")]
    | Annotated[co.AnyOf, Tag("@any")]
    | Annotated[Literal["done"], Tag("@done")]
)
Condition = TypeAliasType("Condition", Annotated[_Condition, choice("a condition", _Condition, {"done": "@done"})])

# Actions and abilities

_Lasts = Annotated[ch.During, Tag("@during")] | Annotated[ch.Turns, Tag("@turns")] | Annotated[Span, Tag("@word")]
Lasts = TypeAliasType("Lasts", Annotated[_Lasts, choice("a duration", _Lasts, otherwise="@word")])
_Point = Annotated[ch.Turns, Tag("@turns")] | Annotated[Moment, Tag("@word")]
Point = TypeAliasType("Point", Annotated[_Point, choice("a moment", _Point, otherwise="@word")])
_Stays = Annotated[Flag, Tag("@flag")] | Annotated[ch.Turns, Tag("@turns")]
Stays = TypeAliasType("Stays", Annotated[_Stays, choice("how long it stays", _Stays, otherwise="@turns")])
_StatChange = (
    Annotated[Literal["doubled"], Tag("@word")] | Annotated[ch.SetTo, Tag("@set")] | Annotated[Value, Tag("@value")]
)
StatChange = TypeAliasType(
    "StatChange", Annotated[_StatChange, choice("a change", _StatChange, {"doubled": "@word"}, "@value")]
)
_Original = Annotated[Literal["swapped"], Tag("@word")] | Annotated[ch.OriginalStats, Tag("@stats")]
Original = TypeAliasType("Original", Annotated[_Original, choice("a change", _Original, {"": "@word"}, "@stats")])
_Summoned = Annotated[ac.Token, Tag("@token")] | _Picked
Summoned = TypeAliasType("Summoned", Annotated[_Summoned, choice("a selector", _Summoned, _REFERENCE, "@selector")])
_Continued = Annotated[ch.Continuous, Tag("@modify")] | Annotated[ch.Chooser, Tag("@chooser")]
Continued = TypeAliasType("Continued", Annotated[_Continued, choice("a continuous change", _Continued)])
_Action = (
    Annotated[ac.Destroy, Tag("@destroy")]
    | Annotated[ac.Tap, Tag("@tap")]
    | Annotated[ac.Untap, Tag("@untap")]
    | Annotated[ac.Draw, Tag("@draw")]
    | Annotated[ac.Discard, Tag("@discard")]
    | Annotated[ac.Move, Tag("@move")]
    | Annotated[ac.Search, Tag("@search")]
    | Annotated[ac.Look, Tag("@look")]
    | Annotated[ac.Reveal, Tag("@reveal")]
    | Annotated[ac.Pick, Tag("@pick")]
    | Annotated[ac.Declare, Tag("@declare")]
    | Annotated[ch.Modify, Tag("@modify")]
    | Annotated[ac.Break, Tag("@break")]
    | Annotated[ac.Prevent, Tag("@prevent")]
    | Annotated[ac.Flip, Tag("@flip")]
    | Annotated[ac.Cast, Tag("@cast")]
    | Annotated[ac.Summon, Tag("@summon")]
    | Annotated[ac.Fuse, Tag("@fuse")]
    | Annotated[ac.Ritual, Tag("@ritual")]
    | Annotated[ac.Change, Tag("@change")]
    | Annotated[ac.Equip, Tag("@equip")]
    | Annotated[ac.Control, Tag("@control")]
    | Annotated[ac.Negate, Tag("@negate")]
    | Annotated[ac.Life, Tag("@life")]
    | Annotated[ac.Damage, Tag("@damage")]
    | Annotated[ac.Pay, Tag("@pay")]
    | Annotated[ac.Tribute, Tag("@tribute")]
    | Annotated[ac.Shuffle, Tag("@shuffle")]
    | Annotated[ac.Skip, Tag("@skip")]
    | Annotated[ac.End, Tag("@end")]
    | Annotated[ga.Toss, Tag("@toss")]
    | Annotated[ac.ExtraTurn, Tag("@extra_turn")]
    | Annotated[ac.Win, Tag("@win")]
    | Annotated[ga.May, Tag("@may")]
    | Annotated[ga.If, Tag("@if")]
    | Annotated[ga.ChooseOne, Tag("@choose_one")]
    | Annotated[ga.EachPlayer, Tag("@each_player")]
    | Annotated[ga.Together, Tag("@together")]
    | Annotated[ga.At, Tag("@at")]
    | Annotated[ab.When, Tag("@when")]
    | Annotated[ab.Static, Tag("@static")]
    | Annotated[ab.InsteadOf, Tag("@instead_of")]
)
Action = TypeAliasType("Action", Annotated[_Action, choice("an action", _Action)])
_Stayed = Annotated[Literal["stay"], Tag("@stay")] | Annotated[OneOrMany[Action], Tag("@actions")]
Stayed = TypeAliasType(
    "Stayed", Annotated[_Stayed, choice("what happens instead", _Stayed, {"stay": "@stay"}, "@actions")]
)
_Ability = (
    Annotated[Keyword, Tag("@keyword")]
    | Annotated[ab.When, Tag("@when")]
    | Annotated[ab.Static, Tag("@static")]
    | Annotated[ab.InsteadOf, Tag("@instead_of")]
    | Annotated[ab.Activate, Tag("@activate")]
    | Annotated[ab.Do, Tag("@do")]
    | Annotated[ab.AsSoonAs, Tag("@as_soon_as")]
    | Annotated[ab.Way, Tag("@way")]
    | Annotated[ab.SpecialOnly, Tag("@special only")]
    | Annotated[ab.Cannot, Tag("@cannot")]
    | Annotated[ab.Can, Tag("@can")]
    | Annotated[ab.Must, Tag("@must")]
    | Annotated[ab.PlayIf, Tag("@play_if")]
    | Annotated[ab.BlockerOf, Tag("@blocker")]
    | Annotated[ab.SlayerOf, Tag("@slayer")]
    | Annotated[ab.PowerAttacker, Tag("@power attacker")]
    | Annotated[ab.CrewBreaker, Tag("@crew breaker")]
    | Annotated[ab.Stealth, Tag("@stealth")]
    | Annotated[ab.Evolution, Tag("@evolution")]
    | Annotated[ab.Survivor, Tag("@survivor")]
    | Annotated[ab.WaveStriker, Tag("@wave striker")]
    | Annotated[ab.TurboRush, Tag("@turbo rush")]
    | Annotated[ab.SilentSkill, Tag("@silent skill")]
)
Ability = TypeAliasType(
    "Ability",
    Annotated[
        _Ability,
        choice("an ability", _Ability, {"": "@keyword"}, beside=dict.fromkeys(("on", "cost", "target"), "@do")),
    ],
)
