"""What stands below a table explains the signs that are in it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel

from core import HIDDEN, QualityLine
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
