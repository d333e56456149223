"""Kinds of arrays are named in one module, so that one name means one kind everywhere."""

from __future__ import annotations

import ast

import pytest

from core import arrays
from tests.house.project_files import files, name, tree, walked

HOME = "core/arrays.py"


def named(parsed):
    """Return what a module names that is an array of numpy, by itself or behind `type`."""
    for node in parsed.body:
        value = getattr(node, "value", None)
        if isinstance(value, ast.Subscript) and ast.unparse(value.value).endswith(("NDArray", "ndarray")):
            yield ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node)


def test_no_other_module_names_a_kind_of_array():
    found = {(name(path), each) for path in files("core", "guiapp") for each in named(tree(path))}
    assert {place for place, _ in found} == {HOME}


@pytest.mark.parametrize(
    "line", ["Reals = NDArray[np.float64]", "A: TypeAlias = npt.NDArray[np.int64]", "B = np.ndarray[int, float]"]
)
def test_a_name_of_its_own_is_noticed(line):
    assert list(named(ast.parse(line)))


def test_each_kind_is_used():
    wanted = {each for each in vars(arrays) if each[0].isupper() and each not in {"NDArray", "Any"}}
    imported = {
        alias.name
        for path in files("core")
        for node in walked(path)
        if isinstance(node, ast.ImportFrom) and node.module == "core.arrays"
        for alias in node.names
    }
    assert imported == wanted
