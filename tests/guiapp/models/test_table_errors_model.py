"""Errors per table of one outcome."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core import grade
from guiapp.desktop.item_roles import VALUE_ROLE
from guiapp.models.table_errors_model import PINNED_COLUMNS, PinnedErrorsModel, TableErrorsModel, table_errors
from tests.guiapp.drivers.model_cells import rows_of_model
from tests.guiapp.drivers.page_insides import made_rows_of
from tests.released_tables import comparison


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


def test_other_errors_of_the_same_tables_leave_the_columns_about_the_tables_alone(qtbot):
    compared = comparison()
    better, worse = (compared.find("marginals", budget, "direct") for budget in ("optimal", "uniform"))
    model = PinnedErrorsModel()
    model.set_rows(table_errors(compared, better))
    before = [[model.data(model.index(row, column)) for column in range(1)] for row in range(model.rowCount())]
    with qtbot.waitSignal(model.dataChanged) as changed:
        model.set_rows(table_errors(compared, worse))
    assert [changed.args[0].column(), changed.args[1].column()] == [1, model.columnCount() - 1]
    after = [[model.data(model.index(row, column)) for column in range(1)] for row in range(model.rowCount())]
    assert after == before
    others = replace(compared, tables=tuple(replace(table, cells=7) for table in compared.tables))
    with qtbot.waitSignal(model.dataChanged) as changed:
        model.set_rows(table_errors(others, worse))
    assert changed.args[0].column() == 0


def test_an_outcome_that_does_not_fit_has_none():
    compared = comparison()
    assert table_errors(compared, compared.find("base", "optimal", "direct")) == ()
