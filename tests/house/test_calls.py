"""No call passes more than five things by place: nobody can tell then which is which."""

from __future__ import annotations

import ast

import pytest

from tests.house.project_files import files, name, tree

MOST = 5
ANY_NUMBER = {
    "_by_key",  # words, all alike
    "_run",  # words of a command line
    "rt.bins",  # edges of bins
}


def long_calls(parsed):
    """Yield the line and the name of calls that pass too many things by place."""
    for call in ast.walk(parsed):
        if isinstance(call, ast.Call) and len(call.args) > MOST:
            yield call.lineno, ast.unparse(call.func)


def test_no_call_passes_more_than_five_things_by_place():
    found = {
        (name(path), *call)
        for path in files("core", "guiapp", "installer", "resources")
        for call in long_calls(tree(path))
    }
    assert not {place for place in found if place[2] not in ANY_NUMBER}


@pytest.mark.parametrize("line", ["Table(1, 2, 3, 4, 5, 6)", "f.g(1, 2, 3, *four, *five, *six)"])
def test_a_long_call_is_noticed(line):
    assert list(long_calls(ast.parse(line)))


def test_names_make_a_call_readable():
    assert not list(long_calls(ast.parse("Table(1, 2, 3, 4, 5, six=6)")))
