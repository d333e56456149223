"""Predicted beside seen error."""

from __future__ import annotations

from core.front_door import RehearsedTable
from guiapp.models.rehearsal_model import RehearsalModel
from tests.guiapp.drivers.model_cells import rows_of_model


def test_every_table_has_its_errors_and_what_is_of_one_run_only_says_so(qtmodeltester):
    model = RehearsalModel()
    model.set_rows((RehearsedTable("age × sex", 12.34, 11.9, 9.5, 0.96),))
    qtmodeltester.check(model)
    assert rows_of_model(model) == [
        {
            "Table": "age × sex",
            "Predicted std. dev.": "12.3",
            "Observed": "11.9",
            "Average error": "9.50",
            "Inside the interval, last run": "96 %",
        }
    ]
