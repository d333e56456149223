"""The engine has one door: `core` lists all that others may use, and the window uses nothing else."""

from __future__ import annotations

import ast
import importlib
import inspect

import pytest

from core import front_door
from tests.house.project_files import files, name, walked


def test_list_is_sorted_and_unique():
    names = front_door.__all__
    assert len(set(names)) == len(names)
    constants = [word for word in names if word.isupper() or word == "N_"]
    classes = [word for word in names if word[0].isupper() and word not in constants]
    functions = [word for word in names if word[0].islower()]
    for kind in (constants, classes, functions):
        assert kind == sorted(kind)


@pytest.mark.parametrize("word", front_door.__all__)
def test_name_is_importable_and_documented(word):
    thing = getattr(front_door, word)
    if inspect.isclass(thing) or inspect.isroutine(thing):
        assert (thing.__doc__ or "").strip()
        # the text that dataclasses make up for a class without one
        assert not thing.__doc__.startswith(f"{word}(")


def test_window_uses_only_listed_names():
    used = {
        (name(path), alias.name)
        for path in files("guiapp")
        for node in walked(path)
        if isinstance(node, ast.ImportFrom) and node.module == "core.front_door"
        for alias in node.names
    }
    assert not {place for place in used if place[1] not in front_door.__all__}


def test_every_module_can_be_imported():
    for path in files("core"):
        module = name(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        assert importlib.import_module(module)
