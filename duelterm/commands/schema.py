"""`duelterm schema`: the JSON Schema of card files."""

import argparse

from duelterm.commands.guard import DONE
from duelterm.lang.schema import schema_text


def run(_arguments: argparse.Namespace) -> int:
    """Print it."""
    print(schema_text(), end="")
    return DONE
