"""First rows, a gap, last rows, each with its row in the file."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt

from core.front_door import Preview, QuickPreview, ReadingLayout
from guiapp.models.preview_model import PreviewModel
from tests.guiapp.drivers.model_cells import rows_of_model

Role = Qt.ItemDataRole
SOURCE = (ReadingLayout(header_row=3), ())


def preview(first, last, n_rows, *, first_rows, last_rows, headers=("a",), problems=()):
    named = (*SOURCE, headers, ("C", "D")[: len(headers)])
    texts, spots = tuple(text for text, _ in problems), tuple(spot for _, spot in problems)
    return Preview(
        *named, first, first_rows, last, last_rows, n_rows, len(headers), texts, spots, (False,) * len(texts)
    )


def shown(preview):
    model = PreviewModel()
    model.show(preview)
    return model


def numbers(model):
    return [model.headerData(row, Qt.Orientation.Vertical) for row in range(model.rowCount())]


def test_a_long_file_has_a_gap_and_its_last_rows_the_numbers_that_are_known():
    first, last = (("1", "x"), ("2", "y")), (("8", "z"), ("9", "w"))
    for last_rows, told in (((17, 18), ["17", "18"]), ((), ["last − 1", "last"])):
        model = shown(preview(first, last, 9, first_rows=(4, 6), last_rows=last_rows, headers=("a", "b")))
        assert numbers(model) == ["4", "6", "⋯", *told]
        assert [model.index(row, 0).data() for row in range(5)] == ["1", "2", "⋯", "8", "9"]


def test_a_short_file_shows_no_row_twice():
    rows = (("1",), ("2",), ("3",))
    model = shown(preview(rows, rows[-2:], 3, first_rows=(2, 3, 4), last_rows=(3, 4)))
    assert numbers(model) == ["2", "3", "4"]
    model.show(preview(rows, (("3",), ("4",)), 4, first_rows=(2, 3, 4), last_rows=(4, 5)))
    assert numbers(model) == ["2", "3", "4", "5"]
    model.show(None)
    assert (model.rowCount(), model.columnCount()) == (0, 0)


def test_of_a_file_that_is_still_read_the_first_rows_are_there_and_a_gap():
    assert numbers(shown(QuickPreview(*SOURCE, ("a",), ("A",), (("1",), ("2",)), (2, 3)))) == ["2", "3", "⋯"]


def test_the_numbers_are_said_to_be_rows_of_the_file():
    model = shown(preview((("1",),), (("1",),), 1, first_rows=(2,), last_rows=(2,)))
    assert "row of the file" in model.headerData(0, Qt.Orientation.Vertical, Qt.ItemDataRole.ToolTipRole)
    assert model.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole) is None


def test_a_short_row_shows_blanks():
    model = shown(preview((("1",),), (("1",),), 1, first_rows=(2,), last_rows=(2,), headers=("a", "b")))
    assert rows_of_model(model)[0] == {"a": "1", "b": ""}


def test_problems_are_marked_where_they_are():
    rows = (("1", "x"), ("2", "y"), ("3", "z"))
    problems = (
        ("cell", (5, ("D",))),
        ("row", (6, ())),
        ("name", (0, ("C",))),
        ("header", (3, ("C",))),
        ("?", (99, ())),
    )
    model = shown(
        preview(rows, rows, 3, first_rows=(4, 5, 6), last_rows=(4, 5, 6), headers=("a", ""), problems=problems)
    )
    told = [[cell_told(model.index(row, column).data) for column in range(2)] for row in range(3)]
    assert told == [["", ""], ["", "cell"], ["row", "row"]]
    heads = [partial(model.headerData, section, Qt.Orientation.Horizontal) for section in range(2)]
    assert [cell_told(head) for head in heads] == ["name\nheader", ""]


def cell_told(data):
    """Return what a screen reader is told, once it is told, tinted, signed and in the tip all alike."""
    told = data(Role.AccessibleDescriptionRole) or ""
    marks = {bool(data(role)) for role in (Role.BackgroundRole, Role.DecorationRole)}
    assert marks == {bool(told)}
    assert not told or data(Role.ToolTipRole) == told
    return told
