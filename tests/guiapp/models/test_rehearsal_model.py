"""Predicted beside seen error."""

from __future__ import annotations

from PySide6.QtCore import Qt

from core import RehearsedTable
from guiapp.models.rehearsal_model import RehearsalModel


def test_every_table_has_its_errors(qtmodeltester):
    model = RehearsalModel()
    model.set_rows((RehearsedTable("age × sex", 12.34, 11.9, 9.5, 0.96),))
    qtmodeltester.check(model)
    assert [model.index(0, column).data() for column in range(5)] == ["age × sex", "12.3", "11.9", "9.50", "96 %"]


def test_what_is_of_one_run_only_says_so_where_it_is_read():
    assert RehearsalModel().headerData(4, Qt.Orientation.Horizontal) == "Inside the interval, last run"
