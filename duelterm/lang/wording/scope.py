"""Who speaks of whom: persons, remembered things and the words that refer to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from duelterm.lang import grammar
from duelterm.lang.filters import Owner


@dataclass(frozen=True, slots=True)
class Person:
    """A player as the text names them."""

    name: str
    genitive: str
    third: bool = True
    many: bool = False

    @property
    def have(self) -> str:
        """`you have`, `your opponent has`."""
        return f"{self.name} {'has' if self.third else 'have'}"


YOU = Person("you", "your", third=False)
OPPONENT = Person("your opponent", "your opponent's")
EACH = Person("each player", "each player's")
EITHER = Person("a player", "either player's")
BOTH = Person("players", "both players'", third=False, many=True)
BOTH_OF_YOU = Person("you and your opponent each", "their", third=False)
THEIR_OPPONENT = Person("their opponent", "their opponent's")
THAT_PLAYER = Person("that player", "that player's")
OWNER = Person("its owner", "its owner's")


@dataclass(frozen=True, slots=True)
class Thing:
    """What a later part of the text may refer to."""

    noun: str
    many: bool = False
    owner: Person | None = None
    count: int = 0
    first: str = ""
    """How it is first spoken of, where nothing has named it yet."""
    owner_named: bool = False


@dataclass(frozen=True, slots=True)
class Mention:
    """A phrase for one thing: as a subject, as an object, and whether it is many."""

    subject: str
    object: str
    many: bool

    @property
    def genitive(self) -> str:
        """`its`, `their`, `this creature's`."""
        if self.subject in ("it", "they"):
            return "its" if self.subject == "it" else "their"
        return self.subject + ("'" if self.subject.endswith("s") else "'s")


def named(text: str, many: bool = False) -> Mention:
    """A mention that is the same as subject and as object."""
    return Mention(text, text, many)


@dataclass(frozen=True, slots=True)
class Words:
    """What a game calls its fighters, the place where they stand, and its players' other places."""

    creature: str
    field: str
    zones: Mapping[str, str]


CREATURES = Words("creature", "battle zone", {"mana": "mana zone"})
MONSTERS = Words("monster", "field", {"extra deck": "fusion deck", "banished": "banished cards"})
WORDS = {"duelmasters": CREATURES, "duelmonsters": MONSTERS}


@dataclass(slots=True)
class Memory:
    """What the text has named so far, and which of it the last clause was about."""

    things: dict[str, Thing] = field(default_factory=dict)
    topic: str = ""


@dataclass(frozen=True, slots=True)
class Scope:
    """How the text stands at one place: who is meant by which word, and who acts."""

    me: str = "this creature"
    name: str = ""
    races: tuple[str, ...] = ()
    you: Person = YOU
    opp: Person = OPPONENT
    them: Person = THAT_PLAYER
    actor: Person = YOU
    bare: bool = False
    delayed: bool = False
    memory: Memory = field(default_factory=Memory)
    words: Words = CREATURES

    @property
    def monsters(self) -> bool:
        """Whether it is of Duel Monsters that the text speaks."""
        return self.words is MONSTERS

    def acting(self, actor: Person) -> Scope:
        """The scope of a clause of which that person is the subject."""
        return replace(self, actor=actor)

    def verb(self, word: str) -> str:
        """The verb as the person who acts needs it."""
        return grammar.third(word) if self.actor.third and not self.bare else word

    def their(self, person: Person) -> str:
        """`your`, `their` or `your opponent's`: the possessive within the clause."""
        return "their" if person == self.actor and person.third else person.genitive

    def has(self, person: Person) -> str:
        """`you have`, `they have`, `your opponent has`."""
        return "they have" if person == self.actor and person.third else person.have

    def person(self, side: str | Owner) -> Person:
        """The player whom a side or a player's word means."""
        if isinstance(side, Owner):
            return THAT_PLAYER if self.thing(side.owner).owner_named else OWNER
        return {"you": self.you, "opp": self.opp, "them": self.them, "any": EITHER, "both": BOTH}[side]

    def about(self, topic: str) -> None:
        """What the next clause may call `it`."""
        self.memory.topic = topic

    def remember(self, name: str | None, thing: Thing) -> None:
        """Notes what a clause was about, by name if it has one."""
        if name:
            self.memory.things[name] = thing
        self.memory.topic = name or ""

    def thing(self, reference: str) -> Thing:
        """What a reference stands for."""
        known = {
            "self": Thing(self.me.removeprefix("this "), owner=None if self.monsters else self.you),
            "attacker": Thing(f"attacking {self.words.creature}"),
            "blocker": Thing("blocking creature"),
            "foe": Thing("other monster of that battle"),
            "equipped": Thing("equipped monster"),
        }
        return self.memory.things.get(reference) or known.get(reference) or Thing(self.words.creature)

    def mention(self, reference: str) -> Mention:
        """The words for something known, a pronoun where it is plain; from then on the text is about it."""
        thing, topic = self.thing(reference), self.memory.topic
        self.memory.topic = reference
        if thing.first:
            self.memory.things[reference] = replace(thing, first="")
            return named(thing.first, many=False)
        if topic == reference:
            return Mention("they", "them", True) if thing.many else Mention("it", "it", False)
        if reference == "self":
            return named(self.me)
        if reference in ("attacker", "blocker", "foe") or thing.noun == "equipped monster":
            return named(f"the {thing.noun}")
        return named(f"those {grammar.plural(thing.noun)}", True) if thing.many else named(f"that {thing.noun}")


@dataclass(frozen=True, slots=True)
class Clause:
    """What somebody does, or, without an actor, a whole clause; `after` are sentences of their own."""

    text: str
    actor: Person | None = None
    after: tuple[str, ...] = ()

    @property
    def whole(self) -> str:
        """The clause with its subject, which an order to you does without."""
        return self.text if self.actor is None or self.actor == YOU else f"{self.actor.name} {self.text}"


def sentences(clauses: Sequence[Clause]) -> list[str]:
    """The clauses as sentences without capital and full stop; what one actor does in turn is one sentence."""
    said: list[str] = []
    open_to: Person | None = None
    run: list[str] = []

    def close() -> None:
        if run:
            whole = Clause(grammar.in_turn(run), open_to).whole
            said.append(f"then {whole}" if said and open_to not in (None, YOU) else whole)
            run.clear()

    for clause in clauses:
        if clause.actor is None or clause.actor != open_to:
            close()
        open_to = clause.actor
        run.append(clause.text)
        if clause.after or clause.actor is None:
            close()
            said += clause.after
    close()
    return said


def paragraph(said: Sequence[str], before: str = "") -> str:
    """Sentences as text; `before` leads into the first of them."""
    return " ".join(grammar.sentence(part) for part in (before + said[0], *said[1:])) if said else ""
