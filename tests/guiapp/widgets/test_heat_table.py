"""The heat table shades by reliability and copies as a table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStyleOptionViewItem

from core import crosstab
from guiapp.desktop.style import colour
from guiapp.models.contingency_model import ContingencyModel, Show
from guiapp.widgets.heat_table import HeatTable
from guiapp.widgets.name_headers import folded
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
