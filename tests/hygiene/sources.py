"""What the hygiene tests look for in a module's syntax tree. Each function gives what it finds as `line: what`."""

import ast
from collections.abc import Iterator

IMPURE = {"asyncio", "datetime", "random", "secrets", "threading", "time", "uuid"}
CARD_FIELDS = {"beneath", "definition", "face_up", "fresh", "mark", "owner", "place", "seat", "tapped", "zone"}
NOT_CARDS = {"event", "events", "self"}
PILES = {"beneath", "zones"}
CHANGING = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}
LONGEST_FUNCTION = 40


def impure_imports(tree: ast.AST) -> list[str]:
    """Imports of modules that a rule must not depend on."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        else:
            continue
        found += [f"{node.lineno}: {name}" for name in names if name.partition(".")[0] in IMPURE]
    return found


def changes_of_cards(tree: ast.AST) -> list[str]:
    """Assignments to a field of a card, and changes of a list that is a zone or a stack."""
    found = [f"{node.lineno}: {ast.unparse(node)}" for node in _targets(tree) if _is_field(node) or _is_pile(node)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
            found += [f"{node.lineno}: {ast.unparse(node)}"] if _is_pile(node.func.value) else []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("setattr", "delattr"):
            found.append(f"{node.lineno}: {node.func.id}")
    return found


def long_functions(tree: ast.AST) -> list[str]:
    """Functions of more than 40 lines."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > LONGEST_FUNCTION:
                found.append(f"{node.lineno}: {node.name} has {length} lines")
    return found


def _targets(tree: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.Delete):
            aims = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            aims = [node.target]
        else:
            continue
        for aim in aims:
            yield from aim.elts if isinstance(aim, ast.Tuple | ast.List) else [aim]


def _is_field(node: ast.expr) -> bool:
    """`card.tapped`; the `seat` of an event, or of what `self` is, is a field of something else."""
    if not isinstance(node, ast.Attribute) or node.attr not in CARD_FIELDS:
        return False
    base = node.value.value if isinstance(node.value, ast.Subscript) else node.value
    return not (isinstance(base, ast.Name) and base.id in NOT_CARDS)


def _is_pile(node: ast.expr) -> bool:
    """`state.zones[seat][zone]`, `card.beneath[0]`, `card.beneath`."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return isinstance(node, ast.Attribute) and node.attr in PILES
