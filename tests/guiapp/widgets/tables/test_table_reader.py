"""What stands below a table explains the signs that are in it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QItemSelectionModel
from PySide6.QtWidgets import QLabel

from core.front_door import HIDDEN, QualityLine
from guiapp.widgets.tables.crosstab_view import CrosstabView
from guiapp.widgets.tables.table_reader import TableReader
from tests.released_tables import released_table


@pytest.mark.parametrize("line", [QualityLine.NONE, QualityLine.FAIR])
def test_the_sign_of_a_hidden_number_is_explained_where_there_may_be_one(qtbot, line):
    reader = TableReader(keeps=False)
    qtbot.addWidget(reader)
    reader.show_table(replace(released_table(), line=line), 0.95)
    legend = reader.findChild(QLabel, "marks_legend").text()
    assert legend.startswith("Grey and italic")
    assert (HIDDEN in legend) == (line is QualityLine.FAIR)


def test_a_selection_tells_no_hidden_number_and_no_difference_to_one(qtbot):
    reader = TableReader(keeps=False)
    qtbot.addWidget(reader)
    reader.show_table(replace(released_table(half_width=104.0), line=QualityLine.WEAK), 0.95)
    view = reader.findChild(CrosstabView)
    select, told = view.selectionModel().select, reader.findChild(QLabel, "selection_told")
    select(view.model().index(0, 0), QItemSelectionModel.SelectionFlag.ClearAndSelect)
    assert (
        told.text()
        == "1 cell: not shown: its ± of 104 is too large beside it, or a hidden number could be told from it"
    )
    select(view.model().index(2, 1), QItemSelectionModel.SelectionFlag.Select)
    assert "235" not in told.text()  # 100 + 135
    assert "35" not in told.text()
    assert told.text().endswith("difference not shown, as a number in it is hidden")
    select(view.model().index(2, 0), QItemSelectionModel.SelectionFlag.ClearAndSelect)
    select(view.model().index(1, 1), QItemSelectionModel.SelectionFlag.Select)
    assert "difference" in told.text()
