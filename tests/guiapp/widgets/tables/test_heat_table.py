"""The heat table shades by reliability and copies as a table."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem

from core import crosstab
from core.domain.contingency_table import ContingencyTable
from core.release.release import MarginError
from guiapp.desktop.style import colour
from guiapp.models.contingency_model import ContingencyModel, Show
from guiapp.widgets.tables.heat_table import HeatTable
from guiapp.widgets.tables.name_headers import folded
from tests.released_tables import released_table


@pytest.fixture
def table(qtbot):
    view = HeatTable()
    qtbot.addWidget(view)
    model = ContingencyModel(view)
    model.set_show(Show.NUMBERS)
    view.setModel(model)
    view.resize(500, 300)
    return view


def test_everything_is_copied_with_its_headers(qtbot, table):
    table.model().set_crosstab(crosstab(released_table(("town", "sex"))))
    qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    data = QGuiApplication.clipboard().mimeData()
    first, leeds, *_, total = data.text().splitlines()
    assert first == "\tFemale\tMale\tTotal"
    assert (leeds, total) == ("Leeds\t100\t107\t207", "Total\t214\t228\t442")
    assert "<td>Leeds</td><td>100</td>" in data.html()


def test_only_the_selection_is_copied(table):
    model = table.model()
    model.set_crosstab(crosstab(released_table(("town", "sex"))))
    block = QItemSelection(model.index(0, 1), model.index(1, 1))
    table.selectionModel().select(block, QItemSelectionModel.SelectionFlag.Select)
    assert table.copied().text() == "\tMale\nLeeds\t107\nYork\t121"


def test_cells_are_shaded_by_reliability(table):
    def shade(half_width):
        table.model().set_crosstab(crosstab(released_table(("town", "sex"), half_width)))
        image = table.viewport().grab().toImage()
        place = table.visualRect(table.model().index(0, 0)).bottomRight()
        return image.pixelColor(place.x() - 4, place.y() - 3).name()

    assert len({shade(1.0), shade(30.0), shade(90.0), shade(500.0)}) == 4


@pytest.mark.parametrize(("half_width", "token"), [(90.0, "warning"), (500.0, "danger")])
def test_marks_have_the_colour_of_their_reliability(table, half_width, token):
    table.model().set_crosstab(crosstab(released_table(("town", "sex"), half_width)))
    image = table.viewport().grab(table.visualRect(table.model().index(0, 0))).toImage()
    inks = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert colour(token).name() in inks


def test_a_mark_has_room_beside_its_number(table):
    table.model().set_crosstab(crosstab(released_table(("town", "sex"), 500.0)))
    table.resizeColumnsToContents()
    index = table.model().index(0, 0)
    text = table.fontMetrics().horizontalAdvance(index.data())
    assert table.visualRect(index).width() >= text + 12 + table.fontMetrics().horizontalAdvance("!!")


def test_a_number_that_is_cut_at_the_edge_is_not_shown_in_part(qtbot, table):
    table.model().set_crosstab(crosstab(released_table(("town", "sex"))))
    table.show()
    option, index = QStyleOptionViewItem(), table.model().index(0, 1)
    option.rect = table.visualRect(index)
    table.itemDelegate().initStyleOption(option, index)
    assert option.text == "107"
    edge = table.viewport().width()
    option.rect.moveRight(edge + 10)
    table.itemDelegate().initStyleOption(option, index)
    assert (option.text, option.rect.right()) == ("107", edge - 1)
    option.rect.moveTo(edge - 30, 0)
    option.rect.setWidth(100)
    table.itemDelegate().initStyleOption(option, index)
    assert (option.text, option.rect.right()) == ("…", edge - 1)


def test_long_labels_of_rows_take_two_lines_and_leave_the_room_to_numbers(qtbot, table):
    table.model().set_crosstab(crosstab(released_table(("town", "sex"))))
    table.fit()
    low, header = table.rowHeight(0), table.verticalHeader()
    table.model().headerData = lambda section, *_: "2025-01-01 to under 2025-02-01" if section else "Leeds"
    table.fit()
    whole = header.fontMetrics().horizontalAdvance("2025-01-01 to under 2025-02-01")
    assert table.rowHeight(0) == table.rowHeight(1) > low
    assert header.sizeHint().width() < whole
    del table.model().headerData
    table.fit()
    assert table.rowHeight(0) == low


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("2025-01-01 to under 2025-02-01", "2025-01-01 to\nunder 2025-02-01"),
        ("Leeds", "Leeds"),
        ("not stated", "not\nstated"),
    ],
)
def test_a_label_is_folded_in_its_middle(name, lines):
    assert folded(name) == lines


def wide(table, n_columns, n_rows=3):
    """Show a table of that many columns."""
    labels = tuple(f"district {n}" for n in range(n_columns)), tuple(f"Age {n}" for n in range(n_rows))
    values = np.arange(n_columns * n_rows, dtype=float).reshape(n_columns, n_rows).T + 1000
    made = released_table(("town", "sex"))
    published = ContingencyTable(("age", "district"), labels[::-1], values)
    spread = {"standard_deviation": values, "low": values - 9, "high": values + 9}
    margins = tuple(MarginError(names, 1.0, 2.0) for names in ((), ("age",), ("district",)))
    table.model().set_show(Show.INTERVALS)
    table.model().set_crosstab(crosstab(replace(made, published=published, margins=margins, **spread)))
    table.show()
    table.fit()
    QApplication.processEvents()


def cut(table):
    """Return the columns that are in sight in part only."""
    ends = [(table.columnViewportPosition(n), table.columnWidth(n)) for n in range(table.model().columnCount())]
    room = table.viewport().width()
    return [n for n, (start, width) in enumerate(ends) if start < room < start + width]


@pytest.mark.parametrize("width", range(300, 900, 37))
def test_no_column_is_cut_at_first_sight(table, width):
    table.resize(width, 300)
    wide(table, 20)
    assert cut(table) == []
    table.resize(width + 61, 300)
    QApplication.processEvents()
    assert cut(table) == []


def test_a_column_that_was_dragged_keeps_its_width(table):
    wide(table, 20)
    table.setColumnWidth(0, 77)
    table.resize(640, 300)
    QApplication.processEvents()
    assert table.columnWidth(0) == 77


def test_where_all_columns_have_room_none_is_wider_than_it_needs(table):
    table.resize(1500, 300)
    wide(table, 3)
    needed = [max(table.sizeHintForColumn(n), table.horizontalHeader().sectionSizeHint(n)) for n in range(4)]
    assert [table.columnWidth(n) for n in range(4)] == needed


def test_a_long_name_in_the_middle_of_many_rows_has_room(table):
    table.model().set_show(Show.NUMBERS)
    wide(table, 2, 401)
    names = ("x",) * 200 + ("Geisteswissenschaften",) + ("x",) * 200
    table.model().headerData = lambda section, *_: [*names, "Total"][section]
    table.fit()
    font = table.verticalHeader().fontMetrics()
    assert table.verticalHeader().sizeHint().width() >= font.horizontalAdvance("Geisteswissenschaften")
