"""Reading rulebooks: their shape, and what is said of malformed ones."""

import pytest

from duelterm.rulebooks.reading import RulebookError, Section, games, load, read

SMALL = """\
# Some Game

Welcome to
the game.

More of it.

## 1 First things

About them.

### AB-1.1 Be there

Come in time.
Bring a deck.

> *Alarm Clock* rings
> at eight.

> So does *Rooster*.

### AB-1.2 Be kind

Always.

## 2 Last things

About those.

### AB-2.1 Go home

Leave in time.
"""


def test_a_rulebook_has_sections_of_rules() -> None:
    book = read(SMALL)
    assert (book.title, book.introduction) == ("Some Game", "Welcome to the game.\n\nMore of it.")
    assert [(section.number, section.title, section.introduction) for section in book.sections] == [
        ("1", "First things", "About them."),
        ("2", "Last things", "About those."),
    ]
    assert [[rule.number for rule in section.rules] for section in book.sections] == [["AB-1.1", "AB-1.2"], ["AB-2.1"]]
    rule = book.rules["AB-1.1"]
    assert (rule.title, rule.text) == ("Be there", "Come in time. Bring a deck.")
    assert rule.examples == ("*Alarm Clock* rings at eight.", "So does *Rooster*.")


@pytest.mark.parametrize("number", ["AB-1.2", "ab-1.2", "1.2", " 1.2 "])
def test_a_rule_is_found_by_its_number(number: str) -> None:
    assert read(SMALL).rule(number).title == "Be kind"


@pytest.mark.parametrize("number", ["AB-1.3", "1", "", "Be kind"])
def test_an_unknown_number_is_an_error(number: str) -> None:
    with pytest.raises(KeyError):
        read(SMALL).rule(number)


def test_words_of_titles_go_before_words_of_texts_and_whole_ones_before_beginnings() -> None:
    found = read(SMALL.replace("Always.", "Come home.").replace("Bring a deck.", "Homely decks."))
    assert [rule.number for rule in found.search("home")] == ["AB-2.1", "AB-1.2", "AB-1.1"]


def test_examples_are_searched_too_but_introductions_are_not() -> None:
    assert [rule.number for rule in read(SMALL).search("rooster")] == ["AB-1.1"]
    assert read(SMALL).search("welcome") == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (SMALL, "", "x.md:1: a rulebook begins with its title, `# Title`"),
        ("# Some Game", "Some Game", "x.md:1: text before the title"),
        ("# Some Game", "## Some Game", "x.md:1: a rulebook begins with its title, `# Title`"),
        ("## 1 First things", "## First things", "x.md:8: expected a section, `## 1 Title`, not 'First things'"),
        ("## 1 First things", "#### 1 First", "x.md:8: expected a section, `## 1 Title`, not '1 First'"),
        ("## 1 First things", "", "x.md:12: expected a section, `## 1 Title`, not 'AB-1.1 Be there'"),
        ("## 2 Last things", "## 3 Last things", "x.md:26: expected section 2, not 3"),
        ("## 2 Last things", "# Another Game", "x.md:26: expected a section, `## 2 Title`, not 'Another Game'"),
        ("AB-1.2 Be kind", "AB-1.1 Be kind", "x.md:22: expected rule AB-1.2, not AB-1.1"),
        ("AB-1.2 Be kind", "AB-1.3 Be kind", "x.md:22: expected rule AB-1.2, not AB-1.3"),
        ("AB-1.2 Be kind", "CD-1.2 Be kind", "x.md:22: expected rule AB-1.2, not CD-1.2"),
        ("AB-2.1 Go home", "AB-1.3 Go home", "x.md:30: expected rule AB-2.1, not AB-1.3"),
        ("AB-1.2 Be kind", "Be kind", "x.md:22: expected a rule, `### AB-1.2 Title`, not 'Be kind'"),
        ("### AB-1.1 Be there", "### Be there", "x.md:12: expected a rule, `### AB-1.1 Title`, not 'Be there'"),
        ("AB-1.2 Be kind", "AB-1.2", "x.md:22: expected a rule, `### AB-1.2 Title`, not 'AB-1.2'"),
        ("Always.", "", "x.md:22: nothing is said under 'AB-1.2 Be kind'"),
        ("Always.", "> For example always.", "x.md:22: nothing is said under 'AB-1.2 Be kind'"),
        ("About those.", "", "x.md:26: nothing is said under '2 Last things'"),
        ("### AB-2.1 Go home", "", "x.md:26: section 2 has no rules"),
    ],
)
def test_a_malformed_rulebook_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    assert SMALL.count(old) == 1
    with pytest.raises(RulebookError) as refused:
        read(SMALL.replace(old, new), "x.md")
    assert str(refused.value) == message


def test_games_with_a_rulebook_are_known_and_others_are_not() -> None:
    assert "duel-masters" in games()
    assert isinstance(load("duel-masters").sections[0], Section)
    for game in ("duelmasters", "../duel-masters", ""):
        with pytest.raises(LookupError, match=r"no rulebook of .*; there are .*duel-masters"):
            load(game)


def test_nothing_of_a_rulebook_can_be_changed() -> None:
    rule = read(SMALL).rule("1.1")
    with pytest.raises(AttributeError):
        rule.title = "Be late"
    assert not hasattr(rule, "__dict__")
