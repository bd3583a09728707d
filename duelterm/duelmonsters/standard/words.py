"""The words of the standard rules, beside those that all rule sets have."""

from duelterm.duelmonsters.standard.choosing import ACTS
from duelterm.duelmonsters.standard.news import LINES
from duelterm.duelmonsters.standard.questions import QUESTIONS as OWN_QUESTIONS
from duelterm.duelmonsters.standard.reasons import ASKED, ENDINGS, ORDER, RULES, TURN_ENDS
from duelterm.duelmonsters.vocabulary import Question, Vocabulary
from duelterm.duelmonsters.words import PROMPTS as COMMON_PROMPTS
from duelterm.duelmonsters.words import QUESTIONS as COMMON_QUESTIONS

PROMPTS = COMMON_PROMPTS | {"trigger order": "put your effects in order, the first one becomes the first link."}

QUESTIONS: dict[str, Question] = COMMON_QUESTIONS | OWN_QUESTIONS

VOCABULARY = Vocabulary(RULES, ENDINGS, ASKED, ORDER, TURN_ENDS, PROMPTS, QUESTIONS, ACTS, LINES)
