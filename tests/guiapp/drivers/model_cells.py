"""Cells of models by the titles of their columns, whatever the order of these."""

from __future__ import annotations

from PySide6.QtCore import Qt


def titles_of(model):
    return [model.headerData(place, Qt.Orientation.Horizontal) for place in range(model.columnCount())]


def index_of(model, row, title):
    """Return the index of a cell."""
    return model.index(row, titles_of(model).index(title))


def crosstab_of(model):
    """Return each row by its label, as its texts by the labels of their columns; the labels have to be unique."""
    labels = [model.headerData(place, Qt.Orientation.Vertical) for place in range(model.rowCount())]
    return dict(zip(labels, rows_of_model(model), strict=True))


def rows_of_model(model):
    """Return each row as its texts by the titles of their columns."""
    titles = titles_of(model)
    return [
        {title: model.index(row, place).data() for place, title in enumerate(titles)} for row in range(model.rowCount())
    ]
