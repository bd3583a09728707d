"""The words of the standard rules: their own questions, acts and names of zones, beside the common ones."""

from duelterm.duelmonsters.choosing import ACTS as COMMON_ACTS
from duelterm.duelmonsters.news import common_lines
from duelterm.duelmonsters.standard.reasons import ASKED, ENDINGS, ORDER, RULES, TURN_ENDS
from duelterm.duelmonsters.vocabulary import Choice, Question, Vocabulary
from duelterm.duelmonsters.words import PROMPTS as COMMON_PROMPTS
from duelterm.duelmonsters.words import QUESTIONS as COMMON_QUESTIONS
from duelterm.duelmonsters.zones import ASIDE, DECK, FIELD_PLACE, FUSION, GRAVEYARD, HAND, MONSTERS, SPELLS

PLACES = {
    DECK: "the deck",
    HAND: "the hand",
    MONSTERS: "the field",
    SPELLS: "the field",
    FIELD_PLACE: "the field",
    GRAVEYARD: "the graveyard",
    FUSION: "the extra deck",
    ASIDE: "the banished zone",
}

PROMPTS = COMMON_PROMPTS | {"act": "what now?"}

QUESTIONS: dict[str, Question] = COMMON_QUESTIONS

ACTS: dict[str, Choice] = COMMON_ACTS

VOCABULARY = Vocabulary(RULES, ENDINGS, ASKED, ORDER, TURN_ENDS, PROMPTS, QUESTIONS, ACTS, common_lines(PLACES))
