"""Enough comments in every package, none that only points at another one, and each fault of Qt with its version."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from functools import cache
from itertools import pairwise

import pytest

from tests.house.project_files import PRODUCT, files, name, walked

LEAST_SHARE = 0.03
"""Of the lines that are not blank: the least of the projects that this one is compared with."""

POINTERS = re.compile(r"\b(?:the same|as above|likewise)\b", re.IGNORECASE)
"""Words that send a reader elsewhere, where the fact itself could stand."""

OF_QT = re.compile(
    r"\b(?:Qt|PySide6?)(?: \d[\d.]*)? (?!(?:is|needs)\b)(?:[a-z]+s|would|may)\b"
    r"|\bQ[A-Z]\w+(?:\.\w+)?(?:\(\))? (?!(?:is|does)\b)[a-z]+s\b"
)
"""Sentences that say what Qt does: a new version may do otherwise, so each names the one in which it was seen."""

VERSION = re.compile(r"\b6\.\d+")
"""A version of Qt 6."""


def package_of(path):
    """Return the package of a file: a folder of the engine or the window, or one of these two for files right in it."""
    parts = name(path).split("/")
    return "/".join(parts[:2]) if len(parts) > 2 else parts[0]


PACKAGES = sorted(set(map(package_of, files(*PRODUCT))))


@cache
def comments(path):
    """Return (line, text) of every comment of a file."""
    tokens = tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline)
    return [(token.start[0], token.string) for token in tokens if token.type == tokenize.COMMENT]


def is_text(node):
    """Return whether a statement is nothing but a text."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def paragraphs(path):
    """Return (line, text) of every comment, lines of their own put together as far as they follow each other."""
    lines = path.read_text(encoding="utf-8").splitlines()
    found = []
    for line, text in comments(path):
        is_alone = lines[line - 1].lstrip().startswith("#")
        if is_alone and found and found[-1][2] == line - 1:
            found[-1] = (found[-1][0], f"{found[-1][1]} {text.lstrip('# ')}", line)
        else:
            found.append((line, text, line if is_alone else 0))
    return [(line, text) for line, text, _ in found]


def docstrings(path):
    """Return (line, text) of every text that is a statement: of modules, classes, functions and constants."""
    return [(node.lineno, node.value.value) for node in walked(path) if is_text(node)]


def constant_docstrings(path):
    """Return the statements right below an assignment that say what a constant or an attribute is for."""
    bodies = (node.body for node in walked(path) if isinstance(getattr(node, "body", None), list))
    pairs = (pair for body in bodies for pair in pairwise(body))
    return [below for above, below in pairs if isinstance(above, ast.Assign | ast.AnnAssign) and is_text(below)]


def commented_lines(path):
    """Return the lines that hold a comment, or the docstring of a constant."""
    found = {line for line, _ in comments(path)}
    for text in constant_docstrings(path):
        found |= set(range(text.lineno, text.end_lineno + 1))
    return found


def share(package):
    """Return the part of a package's lines that are commented; blank lines do not count."""
    own = [path for path in files(*PRODUCT) if package_of(path) == package]
    n_lines = sum(bool(line.strip()) for path in own for line in path.read_text(encoding="utf-8").splitlines())
    return sum(len(commented_lines(path)) for path in own) / n_lines


def pointers(package):
    """Return where comments or docstrings of a package point elsewhere."""
    own = [path for path in files(*PRODUCT) if package_of(path) == package]
    texts = ((path, each) for path in own for each in (*comments(path), *docstrings(path)))
    return [f"{name(path)}:{line}" for path, (line, text) in texts if POINTERS.search(text)]


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_has_enough_comments(package):
    assert share(package) >= LEAST_SHARE


@pytest.mark.parametrize("package", PACKAGES)
def test_no_comment_points_elsewhere(package):
    assert pointers(package) == []


def test_the_count_sees_comments_and_constants_only(tmp_path):
    file = tmp_path / "module.py"
    file.write_text(
        '"""Doc."""\n\nX = 1\n"""Unit, and\nreason."""\n\n\ndef f():\n    """Doc."""\n    return X  # why\n'
    )
    assert commented_lines(file) == {4, 5, 10}
    assert sorted(line for line, _ in docstrings(file)) == [1, 4, 9]


@pytest.mark.parametrize("words", ["Return the same.", "The same, as above.", "Likewise for totals."])
def test_pointers_are_seen(words):
    assert POINTERS.search(words)


def test_what_qt_does_is_said_with_the_version_that_does_it():
    texts = ((path, each) for path in files("guiapp") for each in (*paragraphs(path), *docstrings(path)))
    found = [(f"{name(path)}:{line}", text) for path, (line, text) in texts if OF_QT.search(text)]
    assert len(found) > 20
    assert [place for place, text in found if not VERSION.search(text)] == []


def test_comments_of_several_lines_are_one(tmp_path):
    file = tmp_path / "module.py"
    file.write_text("# Qt does\n# so (6.10).\nx = 1  # why\n# apart\n")
    assert [text for _, text in paragraphs(file)] == ["# Qt does so (6.10).", "# why", "# apart"]
