"""The page of words is held: one class a name, and none of the names that it retired."""

from __future__ import annotations

import ast
import re
from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "core" / "GLOSSARY.md").read_text(encoding="utf-8")
FILES = sorted(chain((ROOT / "core").rglob("*.py"), (ROOT / "guiapp").rglob("*.py")))
SOUND_ALIKE = (
    {"compare", "comparison"},
    {"account", "accounts", "accounting"},
    {"compose", "composition"},
    {"detect", "sniff"},
)


def retired():
    rows = [line.split("|") for line in PAGE.splitlines() if line.startswith("|")]
    return {name for row in rows for name in re.findall(r"`(\w+)`", row[3])}


def names_of(tree):
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.arg(arg=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name


def test_the_page_retires_names():
    assert {"Document", "Lot", "heed"} <= retired()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_retired_name_is_defined(path):
    assert not retired() & set(names_of(ast.parse(path.read_text(encoding="utf-8"))))


def test_a_retired_name_would_be_found():
    assert set(names_of(ast.parse("class Lot: ...\ndef f(desk): heed = self.lots = 1"))) & retired() == {
        "Lot",
        "desk",
        "heed",
        "lots",
    }


def test_class_names_are_unique_over_both_packages():
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in FILES)
    counted = Counter(node.name for tree in trees for node in tree.body if isinstance(node, ast.ClassDef))
    assert [name for name, number in counted.items() if number > 1] == []


@pytest.mark.parametrize("alike", SOUND_ALIKE, ids=sorted)
def test_modules_of_a_folder_can_be_told_apart(alike):
    folders = {path.parent for path in FILES}
    assert not [folder for folder in folders if len(alike & {path.stem for path in folder.glob("*.py")}) > 1]
