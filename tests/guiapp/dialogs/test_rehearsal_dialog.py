"""The rehearsal shows errors first, and the made-up tables when they are looked at."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QTableView, QTabWidget

import core
from guiapp.dialogs.rehearsal_dialog import RehearsalDialog
from tests.guiapp.drivers.model_cells import crosstab_of
from tests.released_tables import release


def test_the_made_up_tables_are_there_when_looked_at(qtbot):
    dialog = RehearsalDialog(core.Rehearsal(release(rehearsal=True), (), 20))
    qtbot.addWidget(dialog)
    assert dialog.findChild(QTableView, "crosstab") is None
    tabs = dialog.findChild(QTabWidget, "rehearsal_tabs")
    for tab in (1, 0, 1):
        tabs.setCurrentIndex(tab)
    (crosstab,) = dialog.findChildren(QTableView, "crosstab")
    assert crosstab_of(crosstab.model())["under 18"]["Female"] == "100 ± 12"
    assert "made-up data" in dialog.findChild(QLabel, "rehearsal_mark").text()
