"""News from any event on."""

import pytest

from duelterm.session.lines import lines_of
from tests.properties.games import GAMES
from tests.properties.observing import NAMES
from tests.properties.playing import numbers, play


@pytest.mark.parametrize("game", GAMES)
def test_news_since_an_event_is_the_end_of_all_news(game: str) -> None:
    duel = GAMES[game](5)
    list(play(duel, numbers(5, 60)))
    for seat in (0, 1, None):
        eyes = duel.eyes(seat)
        everything = lines_of(duel, NAMES, eyes, 0)
        assert len({line.turn for line in everything}) > 2
        for since in range(len(duel.state.events) + 2):
            assert lines_of(duel, NAMES, eyes, since) == [line for line in everything if line.number >= since]
