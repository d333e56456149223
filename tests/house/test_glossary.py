"""The page of words is held: one class a name, and none of the names that it retired."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from itertools import chain

import pytest

from tests.house.marked_words import marked, marked_for_one
from tests.house.project_files import ROOT, files, walked
from tests.house.test_comments import comments, docstrings

PAGE = (ROOT / "core" / "GLOSSARY.md").read_text(encoding="utf-8")
FILES = files("core", "guiapp")
SOUND_ALIKE = (
    {"compare", "comparison"},
    {"account", "accounts", "accounting"},
    {"compose", "composition"},
    {"detect", "sniff"},
)

PAGES = sorted({*(ROOT / "core").rglob("*.md"), ROOT / "README.md"} - {ROOT / "core" / "GLOSSARY.md"})
ORDINARY = {
    "agreement",
    "budget",
    "cost",
    "document",
    "enough",
    "faintest",
    "entry",
    "found",
    "gone",
    "ground",
    "inspect",
    "inspection",
    "layout",
    "less",
    "moment",
    "needs",
    "price",
    "pull",
    "quiet",
    "reading",
    "settled",
    "shape",
    "terms",
    "total",
    "unit",
    "visitors",
    "words",
}
"""What is retired as a name, and yet says in a sentence what it says to everybody, or what the page lets it mean."""


@cache
def retired():
    rows = [line.split("|") for line in PAGE.splitlines() if line.startswith("|")]
    return {name for row in rows for name in re.findall(r"`(\w+)`", row[3])}


@cache
def unambiguous():
    return {name.casefold() for name in retired()} - ORDINARY


def retired_words(text):
    """Return the retired words in a sentence, and the names between backticks, whatever else they mean."""
    return {word for word in re.findall(r"\w+", text) if word.casefold() in unambiguous()} | (
        retired() & set(re.findall(r"`(\w+)`", text))
    )


def names_of(nodes):
    for node in nodes:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.arg(arg=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name


def test_the_page_retires_names():
    assert {"Document", "Lot", "heed"} <= retired()


def test_no_retired_name_is_defined():
    defined = {path: retired() & set(names_of(walked(path))) for path in FILES}
    assert not {str(path.relative_to(ROOT)): names for path, names in defined.items() if names}


def test_a_retired_name_would_be_found():
    assert set(names_of(ast.walk(ast.parse("class Lot: ...\ndef f(desk): heed = self.lots = 1")))) & retired() == {
        "Lot",
        "desk",
        "heed",
        "lots",
    }


def test_no_comment_and_no_docstring_uses_a_retired_word():
    said = ((path, *each) for path in FILES for each in (*comments(path), *docstrings(path)))
    found = ((str(path.relative_to(ROOT)), line, retired_words(text)) for path, line, text in said)
    assert not [each for each in found if each[-1]]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_no_page_uses_a_retired_word(path):
    assert not retired_words(path.read_text(encoding="utf-8"))


def test_no_text_that_a_person_reads_uses_a_retired_word():
    texts = {text for _, text, _ in marked()} | marked_for_one()
    assert len(texts) > 1000
    assert not {text for text in texts if retired_words(text)}


def test_a_retired_word_would_be_found_in_a_sentence():
    assert retired_words("Money for the desk: lots.") == {"Money", "desk", "lots"}
    assert retired_words("The facts of `Words`, in other words, and no `Message`.") == {"Words"}
    assert {word.casefold() for word in retired()} >= ORDINARY


def test_class_names_are_unique_over_both_packages():
    nodes = chain.from_iterable(map(walked, FILES))  # classes within classes and functions, too
    counted = Counter(node.name for node in nodes if isinstance(node, ast.ClassDef))
    assert [name for name, number in counted.items() if number > 1] == []


@pytest.mark.parametrize("alike", SOUND_ALIKE, ids=sorted)
def test_modules_of_a_folder_can_be_told_apart(alike):
    folders = {path.parent for path in FILES}
    assert not [folder for folder in folders if len(alike & {path.stem for path in folder.glob("*.py")}) > 1]
