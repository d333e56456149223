"""Errors per table of one outcome."""

from __future__ import annotations

from guiapp.models.table_errors_model import TableErrorsModel, table_errors
from tests.released_tables import comparison


def test_every_table_has_its_error_and_that_of_the_uniform_budget(qtmodeltester):
    compared = comparison()
    model = TableErrorsModel()
    model.set_rows(table_errors(compared, compared.find("marginals", "optimal", "direct")))
    qtmodeltester.check(model)
    row = [model.data(model.index(1, column)) for column in range(model.columnCount())]
    assert row == ["town", "2", "3", "±35.8", "4", "16", "±40"]


def test_an_outcome_that_does_not_fit_has_none():
    compared = comparison()
    assert table_errors(compared, compared.find("base", "optimal", "direct")) == ()
