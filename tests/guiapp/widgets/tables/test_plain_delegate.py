"""Words written without the style sheet look as it draws them, in every look, shortened or not, selected or not."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QStyledItemDelegate

from guiapp.desktop.settings import Theme
from guiapp.desktop.style import Style
from guiapp.models.rows_model import Column, RowsModel
from guiapp.widgets.tables.plain_delegate import PlainDelegate
from guiapp.widgets.tables.sortable_table import SortableTable

ROWS = (("Age × Sex", 12.25), ("Smoking", 1234.5), ("Quarter × District × Age × Occupation × Sex", 7.0))


class Rows(RowsModel[tuple[str, float]]):
    def make_columns(self):
        return (
            Column("Table", lambda row: row[0]),
            Column("±", lambda row: f"±{row[1]}", lambda row: row[1], numeric=True),
        )


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK, Theme.CONTRAST])
def test_as_the_style_draws_it(qtbot, theme):
    style = Style(QApplication.instance(), theme)
    model = Rows()
    view = SortableTable(model, "rows", "Rows")
    qtbot.addWidget(view)
    model.set_rows(ROWS)
    view.resize(300, 200)
    view.setColumnWidth(0, 150)
    view.selectRow(1)

    def drawn(delegate):
        view.setItemDelegate(delegate)
        return view.viewport().grab().toImage()

    by_style, plain = drawn(QStyledItemDelegate(view)), drawn(PlainDelegate(view))
    model.set_rows((*ROWS[:2], ("Quarter", 7.0)))
    assert plain == by_style
    assert drawn(PlainDelegate(view)) != plain
    style.deleteLater()
