"""Tables, cells and importance in words."""

from __future__ import annotations

import pytest

from core import Ask
from guiapp.models.workload_model import CELLS, TABLE, WantedRow, WorkloadModel


def test_a_row(qapp):
    model = WorkloadModel()
    model.show([WantedRow(("age", "sex"), 12000, 2.5)])
    assert [model.index(0, column).data() for column in range(4)] == ["age × sex", "12,000", "2.5", "more important"]
    assert (TABLE, CELLS) == (0, 1)


def test_what_is_asked_stands_beside_the_title(qapp):
    model = WorkloadModel()
    model.show([WantedRow(("age", "sex", "visit"), 1, 1, (("age", Ask.RANGES), ("visit", Ask.PREFIXES)))])
    assert model.index(0, TABLE).data() == "age × sex × visit (ranges of age, cumulative counts of visit)"


@pytest.mark.parametrize(
    ("weight", "words"),
    [
        (0.1, "much less important"),
        (0.5, "less important"),
        (1, "normal"),
        (3, "more important"),
        (10, "much more important"),
    ],
)
def test_importance_in_words(qapp, weight, words):
    assert WorkloadModel().importance_words(weight) == words
