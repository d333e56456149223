"""Small faults that can be planted in a file: one operator, number, word, branch or statement changed at a time.

Left alone is what no test should have to notice: docstrings, annotations, decorators (frozen, slots, cache sizes),
`__all__`, words meant for translation (`N_`), messages of ValueError and the like, and f-strings.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from pathlib import Path

PAIRS = [
    (ast.Add, ast.Sub),
    (ast.Mult, ast.Div),
    (ast.LShift, ast.RShift),
    (ast.BitAnd, ast.BitOr),
    (ast.And, ast.Or),
    (ast.Lt, ast.LtE),
    (ast.Gt, ast.GtE),
    (ast.Eq, ast.NotEq),
    (ast.Is, ast.IsNot),
    (ast.In, ast.NotIn),
]
SWAPS = {first: second for pair in PAIRS for first, second in (pair, pair[::-1])}
SWAPS |= {ast.FloorDiv: ast.Div, ast.Mod: ast.Div, ast.Pow: ast.Mult, ast.MatMult: ast.Mult, ast.BitXor: ast.BitAnd}
TWINS = [("min", "max"), ("any", "all"), ("floor", "ceil"), ("ROUND_FLOOR", "ROUND_CEILING"), ("minimum", "maximum")]
TWIN = {first: second for pair in TWINS for first, second in (pair, pair[::-1])}
LEFT_ALONE = {"annotation", "returns", "decorator_list"}
CHANGED_ANYHOW = (ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Constant)  # conditions that are turned round already


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change of one file.

    Attributes:
        path: from the root of the project.
        key: in words; stays the same when code elsewhere in the file changes.
        function: qualified name of the function it is in; empty if importing the file runs it.
        line: where it begins.
        source: the changed file.
    """

    path: str
    key: str
    function: str
    line: int
    source: bytes


def mutants(root: Path, path: str) -> list[Mutant]:
    """Return every mutant of a file that is still Python."""
    text = (root / path).read_bytes()
    lines = text.splitlines(keepends=True)
    starts = [sum(map(len, lines[:number])) for number in range(len(lines) + 1)]
    seen: Counter[str] = Counter()
    found = []
    for where, function, node, after in _changes(ast.parse(text), "", ""):
        start, end = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
        line = lines[node.lineno - 1].decode().strip()
        word = f"{path} {where}: {line} | {_short(ast.unparse(node))} → {_short(after)}"
        seen[word] += 1
        key = word if seen[word] == 1 else f"{word} ({seen[word]})"
        found.append(Mutant(path, key, function, node.lineno, text[:start] + after.encode() + text[end:]))
    return found


def _short(code: str) -> str:
    line = " ".join(code.split())
    return line if len(line) <= 70 else f"{line[:40]} … {line[-27:]}"


def _changes(node: ast.AST, where: str, function: str) -> Iterator[tuple[str, str, ast.AST, str]]:
    """Yield the name of the place, that of the outermost function, the node and what to put in its place."""
    if _is_left_alone(node):
        return
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        where = f"{where}.{node.name}".lstrip(".")
    yield from ((where, function, *change) for change in _here(node))
    for field, value in ast.iter_fields(node):
        children = value if isinstance(value, list) else [value]
        inside = where if isinstance(node, ast.FunctionDef) and field == "body" else ""
        for child in children if field not in LEFT_ALONE else ():
            if isinstance(child, ast.AST):
                yield from _changes(child, where, function or inside)


def _here(node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """Yield what of this node is replaced, and by what."""
    for after in _versions(node):
        yield node, ast.unparse(after) if isinstance(after, ast.stmt) else f"({ast.unparse(after)})"
    for test in _conditions(node):
        if not isinstance(test, CHANGED_ANYHOW):
            yield test, f"(not {ast.unparse(test)})"


def _is_left_alone(node: ast.AST) -> bool:
    match node:
        case ast.JoinedStr() | ast.Expr(value=ast.Constant()) | ast.Raise(exc=ast.Name(id="AssertionError")):
            return True
        case (
            ast.Call(func=ast.Name(id="N_" | "ValueError" | "OverflowError"))
            | ast.If(test=ast.Name(id="TYPE_CHECKING"))
        ):
            return True
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            return True
    return False


def _versions(node: ast.AST) -> Iterator[ast.AST]:
    yield from _of_operators(node)
    yield from _of_values(node)
    yield from _of_flow(node)
    if isinstance(node, ast.Call):
        for at in range(len(node.keywords)):
            yield _with(node, keywords=node.keywords[:at] + node.keywords[at + 1 :])


def _of_operators(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.BinOp(op=op) | ast.BoolOp(op=op) | ast.AugAssign(op=op) if type(op) in SWAPS:
            yield _with(node, op=SWAPS[type(op)]())
        case ast.Compare(ops=ops):
            for at, op in enumerate(ops):
                yield _with(node, ops=[*ops[:at], SWAPS[type(op)](), *ops[at + 1 :]])
        case ast.UnaryOp(operand=operand):
            yield operand


def _of_values(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Constant(value=bool() as truth):
            yield ast.Constant(not truth)
        case ast.Constant(value=int() | float() as number):
            yield ast.Constant(number + 1)
        case ast.Constant(value=str() as text):
            yield ast.Constant(f"{text}X")
        case ast.Name(id=name) if name in TWIN:
            yield ast.Name(TWIN[name])
        case ast.Attribute(attr=name) if name in TWIN:
            yield _with(node, attr=TWIN[name])


def _of_flow(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Return(value=value) if value is not None and getattr(value, "value", 0) is not None:
            yield ast.Return(ast.Constant(None))
        case ast.Expr(value=ast.Call()) | ast.Raise():
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()


def _conditions(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            return [test]
        case ast.comprehension(ifs=tests):
            return tests
    return []


def _with(node: ast.AST, **changed: object) -> ast.AST:
    new = copy(node)
    for field, value in changed.items():
        setattr(new, field, value)
    return new
