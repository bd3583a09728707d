"""The player's desk: what key presses do to the answer in the making and to who may see. It draws nothing."""

from dataclasses import dataclass, field

from duelterm.core.view import CardView, Face, View
from duelterm.session.api import Line, Question, RefusedAnswer, Table
from duelterm.tui.answering import ActAnswering, Answering, ConfirmAnswering, Step, answering
from duelterm.tui.cursor import Cursor, Row, Windows
from duelterm.tui.fields import BEHIND, fronts_of, held_beside
from duelterm.tui.keymap import USUAL, Keymap
from duelterm.tui.labels import Given, Typed
from duelterm.tui.layouts import HAND, PARTNERS, GameTable, Layout, ZoneShape, game_table
from duelterm.tui.owner import Gate, Keyboard, seen
from duelterm.tui.policies import announcer
from duelterm.tui.recalling import Recall
from duelterm.tui.refusing import cannot, missing, number_in, why_not
from duelterm.tui.scene import Board, board_of, face_at, follow_cursor, labels_for, name_at
from duelterm.tui.wording import clipped

SHORT_NAME = 6
"""Cells of a name in the key line."""


@dataclass(slots=True)
class Desk:
    """One table and the state of the person before it. Every change goes through a method and leaves it whole."""

    table: Table
    layout: Layout
    keys: Keymap = USUAL
    game: GameTable = field(init=False)
    keyboard: Keyboard = field(init=False)
    view: View = field(init=False)
    board: Board = field(init=False)
    question: Question | None = field(init=False, default=None)
    answer: Answering | None = field(init=False, default=None)
    gate: Gate = field(init=False, default=Gate.CURTAIN)
    cursor: Cursor = field(init=False, default_factory=Cursor)
    windows: Windows = field(init=False, default_factory=Windows)
    given: dict[int | None, Given] = field(init=False, default_factory=dict)
    typed: Typed = field(init=False, default_factory=Typed)
    news: tuple[Line, ...] = field(init=False, default=())
    say: str = field(init=False, default="")
    cited: str = field(init=False, default="")
    asked_why: tuple[str, int] = field(init=False, default=("", 0))
    recall: Recall = field(init=False, default_factory=Recall)
    fronts: tuple[int, ...] = field(init=False, default=())
    listing: bool = field(init=False, default=False)
    crowded: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        self.game = game_table(self.table.rulebook)
        self.keyboard = Keyboard(self.table.privacy, people=self.table.people)
        self.view = self.table.view(None)
        self.keyboard.bottom = self.view.active
        self._look_again()

    # Who may see

    def meet(self) -> Gate:
        """Turn to the question that is open now."""
        self.gate = self.keyboard.meet(self.table.question, self.table.view(None))
        self._look_again()
        return self.gate

    def open(self, seat: int) -> None:
        """This person sits before the screen: show what they may see."""
        self.keyboard.open(seat, self.table.view(None).turn)
        self.gate = Gate.OPEN
        self._look_again()

    def close(self) -> None:
        """The hand is turned down again; one key turns it up."""
        self.keyboard.close()
        self.gate = Gate.KEY if self.question is not None and self.question.private else Gate.OPEN
        self._look_again()

    def hide(self) -> None:
        """Nobody may see until a curtain has been passed."""
        self.keyboard.hide()
        self.gate = Gate.CURTAIN
        self._look_again()

    @property
    def asker_name(self) -> str:
        """The name of the person who is asked now."""
        return self.table.names[self.question.seat] if self.question is not None else ""

    @property
    def hand_can_open(self) -> bool:
        """Whether the person asked has a hand and may turn it up by choice."""
        question = self.question
        if question is None or self.keyboard.owner is not None or self.keyboard.privacy == "open":
            return False
        return any(seat.seat == question.seat and seat.zones["hand"].count for seat in self.view.seats)

    @property
    def hand_can_close(self) -> bool:
        """Whether the hand is up though the question needs none."""
        question = self.question
        if question is None or self.keyboard.owner != question.seat:
            return False
        return self.keyboard.privacy == "peek" or (self.keyboard.privacy == "curtain" and not question.private)

    @property
    def announcer(self) -> int | None:
        """Whose answer policy may be announced now."""
        return announcer(self.view, self.question, self.keyboard.owner)

    def _look_again(self) -> None:
        asked = self.table.question
        changed = asked != self.question
        self.question = asked
        if self.view.seat != self.keyboard.owner:
            self.cursor.let_go()
            self.cited = ""  # what was cited may tell of the hand that was seen
            self.fronts = ()
        turn, self.view = self.view.turn, seen(self.table, self.keyboard)
        if turn != self.view.turn:
            self.fronts = ()
        self.news = tuple(self.table.news(self.keyboard.owner))
        owner = self.keyboard.owner
        self.recall.look(None if owner is None else self.table.people[owner], self.news, self.view.turn)
        readable = asked is not None and self.gate is Gate.OPEN and self.keyboard.may_read(asked)
        if not readable or changed or self.answer is None:
            self.answer = answering(asked) if asked is not None and readable else None
        self.say, self.asked_why, self.listing, self.crowded = "", ("", 0), False, False
        if changed:
            self.cursor.pointed = False
        self._settle()

    def _settle(self) -> None:
        chosen = [*self.answer.spots()] if self.answer is not None else []
        fronts = fronts_of(self) if self.game.has_partners else ()
        self.board = board_of(self.view, self.keyboard.bottom, self.game, fronts)
        preferred = [*chosen, *(place.spot for place in self.board.zones["bottom", HAND])]
        self.cursor.settle(self.rows(), preferred)
        given = self.given.setdefault(self.keyboard.owner, Given())
        self.typed = Typed(labels_for(self.board, self.answer, given))
        self._follow()

    def _follow(self) -> None:
        follow_cursor(self.board, self.layout, self.windows, self.cursor.spot)

    # Where the cursor goes

    @property
    def shows_list(self) -> bool:
        """Whether the answers stand in a list over the board: by wish, or because some stand nowhere else."""
        return self.answer is not None and self.listing != self.crowded

    @property
    def has_list(self) -> bool:
        """Whether there is any answer to list: more than what Enter gives."""
        options = self.answer.options(self.pointed, self.name_of) if self.answer is not None else []
        return any(option.spot and option.key != "Enter" for option in options)

    def list_spots(self) -> tuple[str, ...]:
        """The spots of the list of all answers."""
        return tuple(self.answer.spots()) if self.answer is not None else ()

    def rows(self) -> list[Row]:
        """The rows that the cursor walks now."""
        return [Row("list", self.list_spots(), 1)] if self.shows_list else self.board.rows(self.layout)

    def arrange(self, layout: Layout) -> None:
        """The window has another size."""
        self.layout = layout
        self._settle()

    def bring(self, seat: int) -> None:
        """This seat's field comes to the front of its side."""
        sides = self.table.sides
        self.fronts = (seat, *(front for front in self.fronts if sides[front] != sides[seat]))
        self._settle()

    def turn_fields(self, side: str) -> None:
        """The other field of the team at the top or at the bottom."""
        if BEHIND[side] in self.board.sides:
            self.bring(self.board.sides[BEHIND[side]].seat)

    def behind(self, side: str) -> str:
        """The name of whose field isn't in front there, in few letters; nothing if there is nobody."""
        seat = self.board.sides.get(BEHIND[side])
        return clipped(self.table.names[seat.seat], SHORT_NAME) if seat is not None and self.view.turn else ""

    @property
    def partner_name(self) -> str:
        """The name of the partner whose hand whoever looks may see, in few letters; nothing if there is none."""
        partner = held_beside(self)
        return clipped(self.table.names[partner.seat], SHORT_NAME) if partner is not None else ""

    def move(self, sideways: int, down: int) -> None:
        """An arrow key."""
        if down and not sideways and self.answer is not None and self.answer.adjust(-down):
            return
        if sideways and not self.shows_list:
            self.cursor.step(self.rows(), sideways)
        elif down:
            self.cursor.climb(self.rows(), down)
        self._follow()

    def next_zone(self, onward: int) -> None:
        """To the next zone with cards."""
        self.cursor.next_zone(self.rows(), onward)
        self._follow()

    def point(self, spot: str) -> None:
        """Put the cursor on a spot; if it is of a field that is a line, that comes to the front."""
        key = self.board.zone_of(spot)
        if key is not None and key[0] in PARTNERS and self.layout.folded:
            self.bring(self.board.seat_in(key))
        self.cursor.put(spot, self.rows())
        self._follow()

    def toggle_list(self) -> None:
        """All answers as a list, or the board again."""
        if self.answer is None:
            return
        if not self.shows_list and not self.has_list:
            self.say = "There is no list: the prompt shows every answer already."
            return
        self.listing = not self.listing
        self.cursor.settle(self.rows(), self.list_spots())

    def crowd(self) -> None:
        """Some answers stand neither on the board nor in the prompt: show the list."""
        if not self.crowded:
            self.crowded = True
            self.cursor.settle(self.rows(), self.list_spots())

    @property
    def pointed(self) -> str:
        """The spot that Enter means: the one that the person moved to, if any. Where an act needs its card it is the
        cursor's in any case: choosing a card does nothing yet.
        """
        return self.cursor.spot if self.cursor.pointed or self._seeks_card else ""

    @property
    def _seeks_card(self) -> bool:
        answer = self.answer
        return isinstance(answer, ActAnswering) and answer.seeks_card

    # What is answered

    def type(self, character: str) -> Step:
        """A small letter or a digit."""
        self.say = ""
        if self.answer is not None and self.answer.typed(character):
            return Step()
        spot = self.typed.press(character)
        return self.choose(spot) if spot is not None else Step()

    def choose(self, spot: str) -> Step:
        """A label was typed or a card clicked: choose it, or go there and say why it can't be chosen."""
        if spot in self.board.cards or (self.shows_list and spot in self.list_spots()):
            self.point(spot)
        if self.answer is None:
            return Step()
        if spot not in self.answer.spots():
            if spot == self.answer.subject:
                return self.enter()
            self._tell_why_not(spot)
            return Step()
        step = self._done(self.answer.press(spot))
        if step == Step():
            self.tell(missing(self, spot))
        return step

    def enter(self) -> Step:
        """Do it."""
        self.say = ""
        if self.answer is None:
            return Step()
        pointed = self.pointed
        if self._seeks_card and pointed and pointed not in self.answer.spots():
            self._tell_why_not(pointed)
            return Step()
        return self._done(self.answer.enter(pointed))

    def escape(self) -> Step:
        """One step back; to a yes-or-no question it says no."""
        self.say = ""
        if self.typed.forget():
            return Step()
        if self.listing:
            self.toggle_list()
        elif isinstance(self.answer, ConfirmAnswering):
            return self._done(self.answer.refuse())
        elif self.answer is not None and self.answer.escape():
            self._settle()
        return Step()

    def end_turn(self) -> Step:
        """The command to end the turn."""
        if isinstance(self.answer, ActAnswering) and self.answer.can_end:
            return self._done(self.answer.end())
        reason = self.table.why_not("end", "") if self.answer is not None else ""
        self.tell(cannot("end the turn", reason) if reason else "")
        return Step()

    @property
    def can_end(self) -> bool:
        """Whether the turn may be ended now."""
        return isinstance(self.answer, ActAnswering) and self.answer.can_end

    @property
    def can_undo(self) -> bool:
        """Whether the person before the screen may take their last act back."""
        return self.answer is not None and self.table.can_undo()

    def undo(self) -> bool:
        """Take the last own act back, or say why not; whether it went."""
        if self.answer is None:
            self.say = f"Can't take anything back: only {self.asker_name} can, once the hand is open."
            return False
        if not self.can_undo:
            self.say = f"Can't take anything back: {self.table.undo_refusal()}."
            return False
        self.table.undo()
        return True

    def _done(self, step: Step) -> Step:
        self.say = step.say
        if step.answer is None:
            self.cursor.pointed = self.cursor.pointed and not step.say and not self._just_chosen()
            self._settle()
            return step
        try:
            self.table.answer(step.answer)
        except RefusedAnswer as refusal:
            self.tell(str(refusal))
            return Step(say=self.say)
        self.answer = None
        return step

    def _just_chosen(self) -> bool:
        return self.answer is not None and bool(self.answer.subject or self.answer.mark(self.cursor.spot))

    def announce(self, seat: int, policy: str) -> None:
        """The person at this seat announces a policy, for every seat they play."""
        for other in range(len(self.table.names)):
            if self.keyboard.is_same(seat, other):
                self.table.announce_policy(other, policy)

    def tell(self, words: str) -> None:
        """Say this in the prompt bar, and remember the rule that it cites."""
        self.say = words
        self.cited = number_in(words) or self.cited

    def _tell_why_not(self, spot: str) -> None:
        before, times = self.asked_why
        self.asked_why = (spot, times + 1 if before == spot else 0)
        self.tell(why_not(self, spot, self.asked_why[1]))

    # What is read

    def face(self) -> tuple[Face | None, CardView | None]:
        """What the card pane shows: the card at the cursor, else the one that the question is about. That comes first
        where it may be answered, until the cursor is moved.
        """
        choices = self.question.choices if self.question is not None and self.answer is not None else ()
        if not self.cursor.pointed:
            faces = [choice.face for choice in choices if choice.face is not None]
            if faces:
                return faces[0], None
            if choices and self._answered is not None:
                return self._answered, None
        found = face_at(self.cursor.spot, self.view, choices)
        untold = found[0] is None and (found[1] is None or not self.cursor.pointed)
        if untold and self.question is not None and self.answer is not None and self.question.source is not None:
            return self.question.source, None
        return found

    @property
    def _answered(self) -> Face | None:
        """The card that may be answered now, until a card is chosen to do it."""
        question = self.question
        if question is None or self.has_chosen or question.prompt not in self.game.answering:
            return None
        return question.source

    @property
    def has_chosen(self) -> bool:
        """Whether the first step of an act is done: its card is chosen."""
        return self.answer is not None and self.answer.subject in self.board.cards

    @property
    def shape(self) -> ZoneShape:
        """How the card lies that the card pane shows."""
        return self.board.shape_at(self.cursor.spot)

    def name_of(self, spot: str) -> str:
        """The name of the card at a spot."""
        return name_at(spot, self.view, self.game)
