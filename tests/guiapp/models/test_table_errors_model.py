"""Errors per table of one outcome."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.front_door import grade
from guiapp.desktop.item_roles import VALUE_ROLE
from guiapp.models.table_errors_model import PINNED_COLUMNS, PinnedErrorsModel, TableErrorsModel, table_errors
from tests.guiapp.drivers.model_cells import rows_of_model, titles_of
from tests.guiapp.drivers.page_insides import made_rows_of
from tests.released_tables import comparison

STEADY = ["Table", "Cells", "Weight"]
"""Columns that a slider does not move."""


def test_every_table_has_its_error_and_that_of_the_uniform_budget(qtmodeltester):
    compared = comparison()
    model = TableErrorsModel()
    model.set_rows(table_errors(compared, compared.find("marginals", "optimal", "direct")))
    qtmodeltester.check(model)
    assert rows_of_model(model)[1] == {
        "Table": "town",
        "± per cell": "±35.8",
        "± if uniform": "±40",
        "Change": "\N{MINUS SIGN}10.6 %",
        "Use": "",
        "Variance": "16",
        "Std. dev.": "4",
        "Cells": "2",
        "Weight": "3",
    }


def test_with_a_number_of_people_every_table_has_its_grade():
    compared = comparison()
    outcome = compared.find("marginals", "optimal", "direct")
    rows = table_errors(compared, outcome, people=400)
    assert [row.grade for row in rows] == [
        grade(width, table.cells, 400) for width, table in zip(outcome.half_widths, compared.tables, strict=True)
    ]


def test_beside_a_pinned_outcome_stands_the_difference(qtmodeltester):
    compared = comparison()
    better, worse = (compared.find("marginals", budget, "direct") for budget in ("optimal", "uniform"))
    model = PinnedErrorsModel()
    model.set_rows(table_errors(compared, better, worse))
    qtmodeltester.check(model)
    assert [model.data(model.index(1, column)) for column in PINNED_COLUMNS] == ["±40", "–", "\N{MINUS SIGN}10.6 %"]
    assert model.data(model.index(1, PINNED_COLUMNS[2]), VALUE_ROLE) == pytest.approx(100 * (0.8**0.5 - 1))
    model.set_rows(table_errors(compared, worse, better))
    assert model.data(model.index(1, PINNED_COLUMNS[2])) == "+11.8 %"
    model.set_rows(table_errors(compared, worse, compared.find("base", "uniform", "direct")))
    assert [model.data(model.index(1, column)) for column in PINNED_COLUMNS] == ["–", "–", "–"]


def test_of_two_pinned_outcomes_the_difference_is_theirs_whatever_is_shown():
    compared = comparison()
    better, worse = (compared.find("marginals", budget, "direct") for budget in ("optimal", "uniform"))
    model = PinnedErrorsModel()
    for shown in (better, worse):
        model.set_rows(table_errors(compared, shown, better, worse))
        assert [model.data(model.index(1, column)) for column in PINNED_COLUMNS] == ["±35.8", "±40", "+11.8 %"]


def test_only_what_is_read_is_worked_out():
    compared = comparison()
    errors = table_errors(compared, compared.find("marginals", "optimal", "direct"))
    assert len(errors) == len(compared.tables)
    assert not made_rows_of(errors)
    assert errors[1] is errors[1]
    assert list(made_rows_of(errors)) == [1]
    assert errors[:] == tuple(errors) == tuple(errors[number] for number in range(len(errors)))


def test_other_errors_of_the_same_tables_leave_the_columns_about_the_tables_alone():
    compared = comparison()
    better, worse = (compared.find("marginals", budget, "direct") for budget in ("optimal", "uniform"))
    model = PinnedErrorsModel()
    model.set_rows(table_errors(compared, better))
    changed = []
    model.dataChanged.connect(lambda first, last: changed.extend(range(first.column(), last.column() + 1)))
    before = rows_of_model(model)
    model.set_rows(table_errors(compared, worse))
    after = rows_of_model(model)
    titles = titles_of(model)
    assert [titles[column] for column in range(len(titles)) if column not in changed] == STEADY
    assert all(old[title] == new[title] for old, new in zip(before, after, strict=True) for title in STEADY)
    assert before != after
    others = replace(compared, tables=tuple(replace(table, cells=7) for table in compared.tables))
    changed.clear()
    model.set_rows(table_errors(others, worse))
    assert changed == list(range(len(titles)))


def test_an_outcome_that_does_not_fit_has_none():
    compared = comparison()
    assert table_errors(compared, compared.find("base", "optimal", "direct")) == ()
