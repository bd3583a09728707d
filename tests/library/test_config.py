"""The settings: what is taken, what is refused and where, and what reading them costs."""

import time
from pathlib import Path

import pytest

from duelterm.library.config import KINDS, Config, ConfigError, load_config
from duelterm.tui.keymap import judge_keys

FULL = """\
theme = "contrast"
color = "never"
ascii = true
mouse = false
animations = "basic"
coach = "off"
idle = 1.5
peek = 5
names = ["Ａmy", "Ben"]
privacy = "peek"
moves = "hjkl"

[keys]
log = "Ctrl+L"
graves = "F5"
"end" = "!"
"""


def load(folder: Path, text: str | bytes, **environment: str) -> Config:
    """The settings that a file of this text gives."""
    path = folder / "config.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return load_config(path, judge_keys, environment)


def faults(folder: Path, text: str | bytes, **environment: str) -> list[str]:
    """What is wrong with a file of this text, without its path."""
    with pytest.raises(ConfigError) as caught:
        load(folder, text, **environment)
    return [fault.removeprefix(f"{folder}/config.toml:") for fault in caught.value.faults]


def test_a_missing_file_leaves_all_as_it_comes(tmp_path: Path) -> None:
    assert load_config(tmp_path / "no" / "config.toml", judge_keys, {}) == Config()
    assert load(tmp_path, "") == Config()


def test_every_setting_is_taken_from_the_file(tmp_path: Path) -> None:
    found = load(tmp_path, FULL)
    assert found == Config(
        theme="contrast",
        color="never",
        ascii=True,
        mouse=False,
        animations="basic",
        coach="off",
        idle=1.5,
        peek=5.0,
        names=("Ａmy", "Ben"),
        privacy="peek",
        moves="hjkl",
        keys={"log": "ctrl+l", "graves": "f5", "end": "!"},
    )
    assert all(getattr(found, name) != getattr(Config(), name) for name in Config._fields)
    assert {*KINDS, "keys"} == set(Config._fields)


def test_variables_win_over_the_file(tmp_path: Path) -> None:
    found = load(
        tmp_path,
        FULL,
        DUELTERM_THEME="light",
        DUELTERM_MOUSE="on",
        DUELTERM_IDLE="7",
        DUELTERM_NAMES="Cat, Dan",
        DUELTERM_COLOR="",
    )
    assert (found.theme, found.mouse, found.idle, found.names) == ("light", True, 7.0, ("Cat", "Dan"))
    assert found.color == "never"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('thme = "dark"', "1:1: unknown setting thme (did you mean theme?)"),
        ('\n  theme =  "drak"', "2:12: 'drak' is not a word for this (did you mean dark?)"),
        ('color = "qqq"', "1:9: 'qqq' is not a word for this (one of auto, always, never)"),
        ("mouse = 1", "1:9: 1 should be true or false"),
        ('ascii = "yes"', "1:9: 'yes' should be true or false"),
        ("idle = 0", "1:8: 0 should be a number of minutes from 0.5 to 600"),
        ("idle = true", "1:8: true should be a number of minutes from 0.5 to 600"),
        ("peek = nan", "1:8: nan should be a number of seconds from 1 to 600"),
        ('names = ["Amy"]', '1:9: [\'Amy\'] should be two names: ["Amy", "Ben"]'),
        ('names = ["Amy", "amy"]', "1:9: two people need two names"),
        (
            'names = ["Amy", "B\\u001b[2J"]',
            "1:9: 'B\\x1b[2J' can't be a name: 1 to 20 letters, no blank before or after",
        ),
        (f'names = ["Amy", "{"山" * 11}"]', "1:9: '山山山山山山山山山山山' can't be a name: 1 to 20"),
        ('keys = "L"', "1:8: should be a table: [keys]"),
        ("theme = dark", "1:9: invalid value; text stands in quotes"),
        (
            "mouse = True",
            '1:9: invalid value; text stands in quotes, as in theme = "light", and true and false in small',
        ),
        ('theme "dark"', "1:7: expected '=' after a key in a key/value pair; a line is a name, = and a value"),
        ("idle = 5 minutes", "1:10: expected newline or end of document after a statement; text stands in quotes"),
        ('theme = "dark', "1:14: unterminated string"),
        ('theme = "dark"\ntheme = "light"', "2:16: cannot overwrite a value"),
        (b"# \xc3\xa4\nnames = ['\xff', 'B']", "2:11: not UTF-8"),
        ('[keys]\nlgo = "V"', "2:1: no command is called lgo (did you mean log?)"),
        ('[keys]\n"hide" = ""', "2:10: a command needs a key"),
        ('keys = { log = "V", hide = "x" }', "1:28: small letters and digits are labels"),
        ('keys.log = "V"\nkeys.hide = "7"', "2:13: small letters and digits are labels"),
    ],
)
def test_a_fault_is_said_with_its_place_and_the_nearest_word(tmp_path: Path, text: str | bytes, fault: str) -> None:
    (found,) = faults(tmp_path, text)
    assert found.startswith(fault)


def test_all_faults_come_in_one_run_in_the_order_of_the_file(tmp_path: Path) -> None:
    text = '[keys]\nlog = "q"\n[people]\n'
    found = faults(tmp_path, f'peek = "x"\nthem = 1\n{text}', DUELTERM_PRIVACY="curtian", DUELTERM_IDLE="soon")
    assert [fault.partition(": ")[0] for fault in found] == [
        "1:8",
        "2:1",
        "4:7",
        "5:2",
        "DUELTERM_IDLE",
        "DUELTERM_PRIVACY",
    ]
    assert "did you mean curtain?" in found[-1]


def test_a_file_that_cant_be_read_is_a_fault_and_no_crash(tmp_path: Path) -> None:
    (tmp_path / "config.toml").mkdir()
    with pytest.raises(ConfigError, match=r"config\.toml: can't be read: Is a directory"):
        load_config(tmp_path / "config.toml", judge_keys, {})


def test_reading_takes_under_10_ms(tmp_path: Path) -> None:
    load(tmp_path, FULL)
    costs = []
    for _ in range(5):
        before = time.perf_counter()
        load_config(tmp_path / "config.toml", judge_keys, {})
        costs.append(time.perf_counter() - before)
    assert min(costs) < 0.01
