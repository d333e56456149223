"""Tests reach what is private to the program through their drivers; the few that do not are listed with the reason."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
LISTED = {
    "core/commandline/test_release.py": "another disk has no room",
    "core/exports/test_excel_file.py": "smaller limits",
    "core/exports/test_long_form.py": "smaller limits",
    "core/exports/test_report.py": "smaller limits",
    "core/exports/test_room.py": "smaller limits",
    "core/mechanisms/test_lazy_normal.py": "another coin",
    "core/privacy/test_entry_facts.py": "what is tried is forbidden",
    "core/privacy/test_ledger.py": "smaller limits",
    "core/privacy/test_ledger_storage.py": "a folder that cannot be made",
    "core/privacy/test_new_ledger.py": "a file that cannot be owned",
    "core/strategies/test_available_memory.py": "Windows, and what ctypes points at",
    "fuzz/test_fuzz.py": "the answer of another process",
    "installer/test_desktop_entry.py": "one file, loaded by its path",
}
"""Files outside the drivers that reach for something private: most put another answer in the place of a step."""
OWN = {"self", "cls", "os"}
"""What a name begins with that may be private; os._exit is documented."""
MAYBE = re.compile(r"(?<!self)(?<!cls)\._[a-zA-Z]|attr\(")


def is_driver(path):
    return path.name == "insides.py" or path.is_relative_to(TESTS / "guiapp" / "drivers")


def is_private(name):
    return name.startswith("_") and not name.startswith("__")


def reached_for(source):
    """Return the private names that a file reaches for: as attributes, or as texts of setattr and getattr."""
    for node in ast.walk(ast.parse(source if MAYBE.search(source) else "")):
        match node:
            case ast.Attribute(value=ast.Name(id=owner), attr=name) if owner in OWN:
                continue
            case ast.Attribute(attr=name) if is_private(name):
                yield name
            case ast.Call(args=[_, ast.Constant(value=str(name)), *_], func=function) if is_private(name):
                if ast.unparse(function).endswith(("setattr", "getattr")):
                    yield name


def test_private_names_are_reached_through_drivers():
    found = Counter()
    for path in TESTS.rglob("*.py"):
        if not is_driver(path):
            found[path.relative_to(TESTS).as_posix()] += len([*reached_for(path.read_text(encoding="utf-8"))])
    assert {path for path, times in found.items() if times} == set(LISTED)
    assert found.total() <= 18


@pytest.mark.parametrize("text", ["a._b", "f(c)._b()", "patch.setattr(a, '_b', 1)", "getattr(a, '_b')"])
def test_what_is_private_would_be_found(text):
    assert [*reached_for(text)] == ["_b"]


@pytest.mark.parametrize("text", ["self._b", "a.__class__", "a.b", "say(a, '_b')"])
def test_what_is_not_is_left_alone(text):
    assert [*reached_for(text)] == []
