"""The bar behind a share is as long as the share."""

from __future__ import annotations

from PySide6.QtWidgets import QTableView

from guiapp.models.shares_model import SharesModel
from guiapp.widgets.tables.bar_delegate import BarDelegate


def test_a_larger_part_has_a_longer_bar(qtbot):
    view = QTableView()
    qtbot.addWidget(view)
    model = SharesModel(view)
    model.set_rows((("a", 0.9), ("b", 0.1)))
    view.setModel(model)
    view.setItemDelegateForColumn(1, BarDelegate(view))
    view.resize(500, 200)
    image = view.viewport().grab().toImage()

    def left_of_text(row):
        rect = view.visualRect(model.index(row, 1))
        return image.pixelColor(rect.left() + rect.width() // 3, rect.center().y()).name()

    assert left_of_text(0) != left_of_text(1)
