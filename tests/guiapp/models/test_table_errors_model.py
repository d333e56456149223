"""Errors per table of one outcome."""

from __future__ import annotations

import pytest

from guiapp.desktop.item_roles import VALUE_ROLE
from guiapp.models.table_errors_model import PINNED_COLUMNS, PinnedErrorsModel, TableErrorsModel, table_errors
from tests.released_tables import comparison


def test_every_table_has_its_error_and_that_of_the_uniform_budget(qtmodeltester):
    compared = comparison()
    model = TableErrorsModel()
    model.set_rows(table_errors(compared, compared.find("marginals", "optimal", "direct")))
    qtmodeltester.check(model)
    row = [model.data(model.index(1, column)) for column in range(model.columnCount())]
    assert row == ["town", "2", "3", "±35.8", "4", "16", "±40"]


def test_beside_a_pinned_outcome_stands_the_difference(qtmodeltester):
    compared = comparison()
    better, worse = (compared.find("marginals", budget, "direct") for budget in ("optimal", "uniform"))
    model = PinnedErrorsModel()
    model.set_rows(table_errors(compared, better, worse))
    qtmodeltester.check(model)
    assert [model.data(model.index(1, column)) for column in PINNED_COLUMNS] == ["±40", "\N{MINUS SIGN}10.6 %"]
    assert model.data(model.index(1, PINNED_COLUMNS[1]), VALUE_ROLE) == pytest.approx(100 * (0.8**0.5 - 1))
    model.set_rows(table_errors(compared, worse, better))
    assert model.data(model.index(1, PINNED_COLUMNS[1])) == "+11.8 %"
    model.set_rows(table_errors(compared, worse, compared.find("base", "uniform", "direct")))
    assert [model.data(model.index(1, column)) for column in PINNED_COLUMNS] == ["–", "–"]


def test_an_outcome_that_does_not_fit_has_none():
    compared = comparison()
    assert table_errors(compared, compared.find("base", "optimal", "direct")) == ()
