"""Weak sums are not shown, nor those from which one hidden number could be told."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.domain.question import ListedAttribute, question_of
from core.release.crosstab import crosstab
from core.release.estimates import Basis, estimate
from core.release.label_sums import label_sum
from core.release.quality_line import QualityLine
from core.release.selected_cells import selected_cells
from tests.core.release.test_label_sums import released, tables
from tests.released_tables import LABELS, released_table

LINES = st.sampled_from([QualityLine.WEAK, QualityLine.FAIR])


def of(*values):
    """A table of age × sex with these numbers, ± 12, the weak ones hidden; totals have ± 26, and the whole ± 24."""
    table = released_table()
    published = replace(table.published, values=np.array(values, float).reshape(3, 2))
    return replace(table, published=published, line=QualityLine.WEAK)


def test_a_sum_with_one_hidden_number_is_not_shown_unless_the_table_prints_it():
    table = of(100, 5, 90, 50, 80, 5)
    told = {ages: label_sum(table, {"age": ages, "sex": (1,)}) for ages in ((0,), (1,), (0, 1), (0, 2), (0, 1, 2))}
    assert {ages: found.is_hidden for ages, found in told.items()} == {
        (0,): True,
        (1,): False,
        (0, 1): True,  # 55 ± 24, of which 50 is known
        (0, 2): True,  # 10 ± 24
        (0, 1, 2): False,  # a total, which counts both
    }
    shown = crosstab(table)
    assert [shown.cell(shown.n_rows, column).shown for column in range(3)] == [270, 60, 330]


def test_a_weak_total_is_hidden_and_no_share_tells_it():
    table = of(100, 20, 90, 1, 80, 1)
    shown = crosstab(table)
    total, cell = shown.cell(3, 1), shown.cell(0, 1)
    assert (total.value, total.half_width, total.is_hidden) == (22, 25, True)
    assert cell.shown == 20
    assert cell.column_part is None
    assert cell.row_part is not None
    assert shown.cell(3, 2).shown == 292


@pytest.mark.parametrize("second", [(1, 1), (3, 1), (0, 2), (2, 1), (1, 0)])
def test_no_difference_to_a_hidden_number_is_told(second):
    table = of(100, 5, 90, 50, 80, 60)
    told = selected_cells(table, crosstab(table), {}, [(0, 1), second])
    assert told.difference.is_hidden
    assert told.sum is None or told.sum.is_hidden
    assert told.share is None


@pytest.mark.parametrize(("age", "hidden"), [("18 to under 65", False), ("0 to under 18", True)])
def test_a_guess_from_a_hidden_number_is_not_shown(age, hidden):
    tables = [of(100, 5, 90, 50, 80, 60), released_table(("town",))]
    asked = [ListedAttribute.of_labels(name, LABELS[name]) for name in ("age", "sex", "town")]
    question = question_of(asked, {"age": (age,), "sex": ("Male",), "town": ("York",)})
    told = estimate(question, tables, asked)
    assert (told.basis, told.is_hidden) == (Basis.FITTED, hidden)


@given(released(), LINES, st.data())
def test_one_place_and_its_selection_are_hidden_alike(table, line, data):
    table = replace(table, line=line, cumulative=tuple(replace(each, line=line) for each in table.cumulative))
    shown = crosstab(table, subtotals=True)
    place = (
        data.draw(st.integers(0, shown.n_rows)),
        data.draw(st.integers(0, shown.n_columns if shown.column_names else 0)),
    )
    assert selected_cells(table, shown, {}, [place]).sum.is_hidden is shown.cell(*place).is_hidden


def test_a_range_from_the_first_label_is_hidden_where_its_cumulative_count_is():
    hidden = set()
    for table in tables(ranged=True, tidy=False):
        few = replace(smaller(table), line=QualityLine.FAIR, estimates=0.1 * table.estimates)
        for counts in (replace(smaller(each), line=QualityLine.FAIR) for each in table.cumulative):
            first = dict.fromkeys((name for name in table.published.names if name != counts.name), (0, 0))
            for row in range(len(counts.row_labels)):
                told = few.range_sum(first | {counts.name: (0, row)})
                assert told.is_hidden is counts.cell(row, 0).is_hidden
                hidden.add(told.is_hidden)
    assert hidden == {True, False}


def smaller(shown):
    """A tenth of all numbers, with the ± that they had."""
    return replace(shown, published=replace(shown.published, values=0.1 * shown.published.values))
