"""Files and functions stay small, are named after what they hold, and open by saying what they are for."""

from __future__ import annotations

import ast
import re

import pytest

from tests.house.project_files import EVERYTHING, files, name, tree

FORBIDDEN_NAMES = {"utils", "helpers", "misc", "common", "base", "manager"}

every_file = pytest.mark.parametrize("path", files(*EVERYTHING), ids=name)


@every_file
def test_file_is_short(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400


@every_file
def test_functions_are_short(path):
    limit = 60 if name(path).startswith("tests/") else 40
    functions = (node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    long = {f"{node.name}: {_length(node)} lines" for node in functions if _length(node) > limit}
    assert not long


@every_file
def test_name_says_something(path):
    words = {part.removesuffix(".py") for part in name(path).split("/")}
    assert not {word for word in words if set(word.split("_")) & FORBIDDEN_NAMES} - {"base_counts", "test_base_counts"}


@every_file
def test_file_opens_with_one_sentence(path):
    docstring = ast.get_docstring(tree(path))
    assert docstring, "no module docstring"
    opening = " ".join(docstring.split("\n\n")[0].split())
    assert opening.endswith((".", "?", "!"))
    one = not re.search(r"[.!?] [A-Z]", opening)
    assert one or name(path).startswith("tests/"), "the opening is more than one sentence"


def _length(function):
    """Return the lines of a function without its docstring, which may be as long as it needs to be."""
    body = function.body
    first = body[0]
    is_docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    skipped = first.end_lineno - first.lineno + 1 if is_docstring else 0
    return function.end_lineno - function.lineno + 1 - skipped
