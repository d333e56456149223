"""Quotation marks and apostrophes are those of print: straight ones stand only in what is typed into a file."""

from __future__ import annotations

import ast
import re

import pytest

from tests.house.marked_words import marked, marked_for_one
from tests.house.project_files import ROOT, files, name, walked
from tests.house.test_translations import messages

HELP = ROOT / "resources" / "help"
TYPED = re.compile(r"""(?:\w+|\{key\}) = (?:\[.*\]|\{\{.*\}\}|"[^"]*")|"[\d./e-]+"|\('\)|\d'\d""")
"""A line of a plan, a number in it, and the apostrophe as a mark in a file."""
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)


def is_set_well(text, opening, closing):
    """Return whether there is nothing straight, and every quotation is opened and closed as the language has it."""
    others = {'"', "'", "„", "“", "”"} - {opening, closing}
    return not others & set(text) and text.count(opening) == text.count(closing)


def test_texts_of_the_program_are_set_well():
    faults = [text for _, text, _ in marked() if not is_set_well(TYPED.sub("", text), "“", "”")]
    assert not faults


def test_translations_are_set_well():
    texts = [text for forms, _ in messages("de").values() for text in forms]
    assert not [text for text in texts if not is_set_well(TYPED.sub("", text), "„", "“")]
    english = [text for forms, _ in messages("en").values() for text in forms]
    assert not [text for text in english if not is_set_well(text, "“", "”")]


def test_no_mark_of_quotation_is_kept_from_the_translators():
    texts = {text for _, text, _ in marked()} | marked_for_one()
    parts = [(name(path), node) for path in files("core", "guiapp") for node in _quoting(walked(path))]
    places = [f"{path}:{node.lineno}" for path, node in parts if node.value not in texts]
    assert not [place for place in places if not place.startswith("core/commandline/")]  # which speaks English


def _quoting(nodes):
    """Yield the texts in which there is a mark of quotation, but for docstrings."""
    statements = {node.value for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in statements
        if is_text and set(node.value) & set("“”„"):
            yield node


@pytest.mark.parametrize("page", sorted(HELP.rglob("*.md")), ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_help_is_set_well(page):
    marks = "„“" if page.parent.name == "de" else "“”"
    prose = CODE.sub("", page.read_text("utf-8"))
    assert not [part for part in prose.split("\n\n") if not is_set_well(part, *marks)]
