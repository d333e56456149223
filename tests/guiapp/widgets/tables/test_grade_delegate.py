"""The better a grade, the more marks are filled; the word stands beside them."""

from __future__ import annotations

from PySide6.QtWidgets import QTableView

from core.front_door import Grade
from guiapp.models.rows_model import RowsModel
from guiapp.models.use_column import use_column
from guiapp.widgets.tables.grade_delegate import MARKS, GradeDelegate


class Grades(RowsModel[Grade | None]):
    def make_columns(self):
        return (use_column("Use", lambda row: row),)


def marks(view, row):
    """Return the colours of the marks of a row, from the left."""
    rect = view.visualRect(view.model().index(row, 0))
    image = view.viewport().grab().toImage()
    return [image.pixelColor(rect.left() + 10 + 11 * number, rect.center().y()).name() for number in range(MARKS)]


def test_marks_and_words_of_every_grade(qtbot):
    view = QTableView()
    qtbot.addWidget(view)
    model = Grades(view)
    model.set_rows((Grade.GOOD, Grade.FAIR, Grade.WEAK, Grade.NOISE, None))
    view.setModel(model)
    view.setItemDelegateForColumn(0, GradeDelegate(view))
    view.resize(300, 300)
    filled, empty = marks(view, 0)[0], marks(view, 3)[0]
    assert filled != empty
    for row in range(4):
        assert marks(view, row) == [filled] * (MARKS - row) + [empty] * row
    assert set(marks(view, 4)).isdisjoint({filled})
    assert [model.index(row, 0).data() for row in range(5)] == ["good", "fair", "weak", "noise", ""]
    model.sort(0)
    assert [model.index(row, 0).data() for row in range(5)] == ["", "noise", "weak", "fair", "good"]
    assert view.sizeHintForColumn(0) > view.fontMetrics().horizontalAdvance("noise") + 3 * 11
