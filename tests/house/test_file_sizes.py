"""Files and functions stay small, are named after what they hold, and open by saying what they are for."""

from __future__ import annotations

import ast
import re

from tests.house.project_files import EVERYTHING, PRODUCT, files, name, tree, walked

FORBIDDEN_NAMES = {"utils", "helpers", "misc", "common", "base", "manager"}
NAMED_AS_THEIR_KEY = {"core/strategies/base.py", "tests/core/strategies/test_base.py"}


def test_files_are_short():
    lengths = {name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in files(*EVERYTHING)}
    assert not {file: length for file, length in lengths.items() if length > 400}


def test_functions_are_short():
    long = [
        f"{name(path)}: {node.name}: {length(node)} lines"
        for path in files(*EVERYTHING)
        for node in walked(path)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and length(node) > (60 if name(path).startswith("tests/") else 40)
    ]
    assert not long


def test_names_say_something():
    named = (name(path) for path in files(*EVERYTHING) if name(path) not in NAMED_AS_THEIR_KEY)
    words = {part.removesuffix(".py") for path in named for part in path.split("/")}
    assert not words & FORBIDDEN_NAMES
    assert not {word for word in words if word.split("_")[-1] in FORBIDDEN_NAMES}


def test_files_open_by_saying_what_they_are_for():
    openings = {name(path): opening(path) for path in files(*EVERYTHING)}
    assert not [file for file, words in openings.items() if not words.endswith((".", "?", "!"))]


def test_the_product_opens_with_one_sentence():
    openings = {name(path): opening(path) for path in files(*PRODUCT)}
    assert not [file for file, words in openings.items() if re.search(r"[.!?] [A-Z]", words)]


def opening(path):
    """Return the first paragraph of a file's docstring; empty if there is none."""
    docstring = ast.get_docstring(tree(path)) or ""
    return " ".join(docstring.split("\n\n")[0].split())


def length(function):
    """Return the lines of a function without its docstring, which may be as long as it needs to be."""
    first = function.body[0]
    is_docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    skipped = first.end_lineno - first.lineno + 1 if is_docstring else 0
    return function.end_lineno - function.lineno + 1 - skipped
