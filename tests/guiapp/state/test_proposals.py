"""Labels that the program proposes are in the language of the window, for they will be published."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from core.data.column_profiler import ColumnProfiler
from core.data.raw_cells import Marks
from guiapp.desktop.language import install
from guiapp.state.proposals import proposed


@pytest.fixture
def german(qapp):
    install(qapp, QLocale("de"))
    yield
    install(qapp, QLocale(QLocale.Language.English))


def column(cells):
    look = ColumnProfiler(Marks())
    look.take(cells)
    return look.profile("grade")


WORDS = [first + second for first in "abcdefghij" for second in "klmnopqrs"]
MANY = [word for number, word in enumerate(WORDS) for _ in range(2 + 900 // (number + 1))]
SOME = [*MANY, "–", None]
"""More values than a list holds, so that some become anything else."""


def test_in_english_as_the_engine_says(context):
    assert proposed(context.workspace.engine, column(SOME)) == context.workspace.engine.propose(column(SOME))


def test_in_german(context, german):
    attribute = proposed(context.workspace.engine, column(SOME))
    assert (attribute.other, attribute.missing) == ("Sonstiges", "Ohne Angabe")
    assert proposed(context.workspace.engine, column(["a", "b"])).missing is None


def test_a_category_of_that_name_comes_first(context, german):
    attribute = proposed(context.workspace.engine, column([*MANY, *["Sonstiges"] * 900, None]))
    assert "Sonstiges" in attribute.categories
    assert (attribute.other, attribute.missing) == ("Anything else", "Missing")


def test_a_value_that_says_that_there_is_none_is_no_category(context, german):
    attribute = proposed(context.workspace.engine, column(["Ohne Angabe", "a", "a", None]))
    assert (attribute.categories, attribute.missing) == (("a",), "Ohne Angabe")
