"""Drive the pages on which money is weighed, spent and shown, as a person would."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QTableView,
    QTabWidget,
)

from guiapp.widgets.controls.card import Card
from guiapp.widgets.controls.chip_list import ChipList
from guiapp.widgets.tables.axes_editor import AxesEditor
from tests.guiapp.drivers.model_cells import crosstab_of, rows_of_model


class Driver:
    """Finds controls of one page by their object names."""

    def __init__(self, qtbot, page):
        self.qtbot = qtbot
        self.page = page

    def find(self, kind, name, inside=None):
        found = (inside or self.page).findChild(kind, name)
        assert found is not None, f"no {kind.__name__} called {name}"
        return found

    def click(self, name, inside=None):
        control = self.find(QAbstractButton, name, inside)
        assert control.isEnabled(), f"{name} cannot be clicked"
        self.qtbot.mouseClick(control, Qt.MouseButton.LeftButton)

    def type(self, name, text, inside=None):
        edit = self.find(QLineEdit, name, inside)
        edit.setFocus()
        edit.selectAll()
        if text:
            self.qtbot.keyClicks(edit, text)
        else:
            self.qtbot.keyClick(edit, Qt.Key.Key_Delete)

    def pick(self, name, words, inside=None):
        box = self.find(QComboBox, name, inside)
        place = box.findText(words)
        assert place >= 0, f"{words} is not offered by {name}"
        box.setCurrentIndex(place)
        box.activated.emit(place)

    def words(self, name, inside=None):
        return self.find(QLabel, name, inside).text()

    def cells(self, name, inside=None):
        model = self.find(QTableView, name, inside).model()
        return [[model.index(row, c).data() for c in range(model.columnCount())] for row in range(model.rowCount())]

    def rows(self, name, inside=None):
        """Return each row of a table as its texts by the titles of their columns."""
        return rows_of_model(self.find(QTableView, name, inside).model())

    def column(self, name, title, inside=None):
        """Return the texts of one column, from the top."""
        return [row[title] for row in self.rows(name, inside)]

    def dialog(self, name):
        for top in QApplication.topLevelWidgets():
            if isinstance(top, QDialog) and top.objectName() == name and top.isVisible():
                return top
        raise AssertionError(f"no dialog called {name} is open")


class CompareDriver(Driver):
    def choose_row(self, strategy, budget, recovery):
        table = self.find(QTableView, "outcome_table")
        wanted = {"Strategy": strategy, "Budget": budget, "Recovery": recovery}
        table.selectRow(next(n for n, row in enumerate(self.rows("outcome_table")) if wanted.items() <= row.items()))

    def show(self, view):
        """Bring one of the views into sight by its title."""
        tabs = self.find(QTabWidget, "outcome_tabs")
        tabs.setCurrentIndex([tabs.tabText(number) for number in range(tabs.count())].index(view))

    def findings(self):
        """Return the numbers of the sentence: tables that gain, up to how much, that lose, up to how much."""
        found = re.fullmatch(
            r"With an optimal budget, (\d+) of \d+ tables gains? up to (\d+) %, (\d+) loses? up to (\d+) %\.",
            self.words("outcome_gains"),
        )
        assert found is not None, self.words("outcome_gains")
        return tuple(map(int, found.groups()))


class ReleaseDriver(Driver):
    @property
    def ready(self):
        return self.find(QPushButton, "primary_action").isEnabled()

    def ask(self):
        if not self.find(Card, "released_card").isHidden():
            self.plan_next()
        self.click("primary_action")
        return self.dialog("confirm_spending_dialog")

    def plan_next(self):
        """Leave what was released, for the plan."""
        card = self.find(Card, "released_card")
        self.qtbot.waitUntil(lambda: not card.isHidden())
        self.click("plan_next_release")
        self.qtbot.waitUntil(lambda: self.ready)

    def agree(self):
        dialog = self.dialog("confirm_spending_dialog")
        again = self.find(QCheckBox, "agree_again", dialog)
        if not again.isHidden():
            again.click()
        self.find(QCheckBox, "agree_spending", dialog).click()
        self.click("confirm_spending", dialog)


class ResultsDriver(Driver):
    def tables(self):
        listed = self.find(QListWidget, "released_tables")
        return [listed.item(row).text() for row in range(listed.count()) if not listed.item(row).isHidden()]

    def crosstab(self):
        """Return the table in sight, each row by its label, as its texts by the labels of their columns."""
        return crosstab_of(self.find(QTableView, "crosstab").model())

    def open(self, title):
        listed = self.find(QListWidget, "released_tables")
        listed.setCurrentItem(listed.findItems(title, Qt.MatchFlag.MatchExactly)[0])

    def lay_out(self, down, across, by=()):
        axes, wanted = self.page.findChild(AxesEditor), {"rows_axis": down, "columns_axis": across, "sheets_axis": by}
        for name, names in wanted.items():
            self.find(ChipList, name, axes).set_names(names)
        self.qtbot.waitUntil(lambda: axes._told == tuple(map(tuple, wanted.values())))

    def view(self, number):
        self.find(QTabWidget, "table_tabs").setCurrentIndex(number)

    def export(self, key, path, *, replace=False):
        self.click("primary_action")
        dialog = self.dialog("export_dialog")
        self.find(QRadioButton, f"format_{key}", dialog).click()
        self.type("export_path", str(path), dialog)
        if replace:
            self.find(QCheckBox, "export_replace", dialog).click()
        self.click("export_accept", dialog)
