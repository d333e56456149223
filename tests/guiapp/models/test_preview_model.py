"""First rows, a gap, last rows, each with its number."""

from __future__ import annotations

from PySide6.QtCore import Qt

from guiapp.models.preview_model import PreviewModel


def numbers(model):
    return [model.headerData(row, Qt.Orientation.Vertical) for row in range(model.rowCount())]


def test_a_long_file_has_a_gap():
    model = PreviewModel()
    model.show(("a", "b"), [("1", "x"), ("2", "y")], [("8", "z"), ("9", "w")], 9)
    assert numbers(model) == ["Record 1", "Record 2", "⋯", "Record 8", "Record 9"]
    assert [model.index(row, 0).data() for row in range(5)] == ["1", "2", "⋯", "8", "9"]


def test_a_short_file_shows_no_row_twice():
    model = PreviewModel()
    rows = [("1",), ("2",), ("3",)]
    model.show(("a",), rows, rows[-2:], 3)
    assert numbers(model) == ["Record 1", "Record 2", "Record 3"]
    model.show(("a",), rows, [("3",), ("4",)], 4)
    assert numbers(model) == ["Record 1", "Record 2", "Record 3", "Record 4"]


def test_of_a_file_that_is_still_read_the_first_rows_are_there_and_a_gap():
    model = PreviewModel()
    model.show(("a",), [("1",), ("2",)], (), None)
    assert numbers(model) == ["Record 1", "Record 2", "⋯"]


def test_the_numbers_are_said_not_to_be_rows_of_the_file():
    model = PreviewModel()
    model.show(("a",), [("1",)], (), 1)
    assert "row of the file" in model.headerData(0, Qt.Orientation.Vertical, Qt.ItemDataRole.ToolTipRole)
    assert model.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole) is None


def test_a_short_row_shows_blanks():
    model = PreviewModel()
    model.show(("a", "b"), [("1",)], (), 1)
    assert model.index(0, 1).data() == ""
    assert model.headerData(1, Qt.Orientation.Horizontal) == "b"
