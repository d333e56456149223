"""The view of a crosstab: weak numbers marked, headers nested, totals kept in sight, copies as a table."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QItemSelection, QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QApplication

from core.domain.contingency_table import ContingencyTable
from core.front_door import crosstab
from core.release.release import MarginError
from guiapp.desktop.item_roles import PIECES_ROLE
from guiapp.desktop.style import colour
from guiapp.models.contingency_model import ContingencyModel, Show
from guiapp.widgets.tables.cell_delegate import small
from guiapp.widgets.tables.crosstab_view import CrosstabView
from guiapp.widgets.tables.nested_header import bold, folded
from tests.guiapp.drivers.widget_insides import totals_of
from tests.released_tables import released_table


@pytest.fixture
def table(qtbot):
    view = CrosstabView()
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


def inks(table, row=0, column=0):
    """Return the colours in one cell."""
    image = table.viewport().grab(table.visualRect(table.model().index(row, column))).toImage()
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


@pytest.mark.parametrize(("half_width", "is_weak"), [(1.0, False), (30.0, False), (90.0, True), (500.0, True)])
def test_weak_numbers_are_grey_with_a_mark_and_no_cell_is_shaded(table, half_width, is_weak):
    table.model().set_crosstab(crosstab(released_table(("town", "sex"), half_width)))
    assert (colour("muted").name() in inks(table)) == is_weak
    assert (colour("text").name() in inks(table)) != is_weak
    assert colour("surface").name() in inks(table)


def test_a_margin_is_small_and_grey_behind_its_number(table):
    table.model().set_crosstab(crosstab(released_table(("town", "sex"), 1.0)))
    assert table.model().index(0, 0).data(PIECES_ROLE) == ("100", "")
    table.model().set_show(Show.WITH_MARGIN)
    assert table.model().index(0, 0).data(PIECES_ROLE) == ("100", "±1")
    table.fit()
    shown = inks(table)
    table.model().set_show(Show.NUMBERS)
    assert len(shown) > len(inks(table))
    assert small(table.font()).pointSizeF() < table.font().pointSizeF()


def test_a_mark_has_room_beside_its_number(table):
    table.model().set_crosstab(crosstab(released_table(("town", "sex"), 500.0)))
    table.resizeColumnsToContents()
    index = table.model().index(0, 0)
    text = table.fontMetrics().horizontalAdvance(index.data())
    assert table.visualRect(index).width() >= text + 12 + table.fontMetrics().horizontalAdvance("!!")


def test_a_number_that_would_be_cut_is_not_shown_at_all(table):
    table.model().set_crosstab(crosstab(released_table(("town", "sex"))))
    table.resize(600, 300)
    table.show()
    assert colour("text").name() in inks(table)
    table.setColumnWidth(0, table.viewport().width() + 10)
    assert colour("text").name() not in inks(table)


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


@pytest.mark.parametrize("width", range(460, 900, 37))
def test_no_column_is_cut_wherever_it_is_scrolled(table, width):
    table.resize(width, 300)
    wide(table, 20)
    bar, widest = table.horizontalScrollBar(), table.widest
    for place in range(bar.maximum() + 1):
        bar.setValue(place)
        room = table.viewport().width() - totals_of(table).beside()
        shown = [(table.columnViewportPosition(n), table.columnWidth(n)) for n in range(20)]
        assert [n for n, (start, wide) in enumerate(shown) if start < room < start + wide] == []
        assert (totals_of(table).beside() > 0) == (place < bar.maximum() and table.viewport().width() >= 2 * widest)


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


@pytest.fixture
def nested(table):
    """A table of three attributes, higher than the window."""
    table.resize(420, 200)
    table.model().set_crosstab(crosstab(released_table(("age", "town", "sex")), subtotals=True))
    table.show()
    table.fit()
    QApplication.processEvents()
    return table


def test_a_label_of_several_rows_stands_once_and_subtotals_follow(nested):
    assert [nested.side.levels(row) for row in range(nested.model().rowCount())] == [
        ("0 to under 18", "Leeds"), ("0 to under 18", "York"), ("0 to under 18",),
        ("18 to under 65", "Leeds"), ("18 to under 65", "York"), ("18 to under 65",),
        ("65 to 120", "Leeds"), ("65 to 120", "York"), ("65 to 120",), (),
    ]  # fmt: skip
    assert len(nested.side.level_sizes) == 2
    assert nested.side.sizeHint().width() == sum(nested.side.level_sizes)
    assert nested.model().headerData(2, Qt.Orientation.Vertical) == "0 to under 18 · Total"


def test_narrow_labels_leave_room_for_the_name_above_them_and_for_the_totals_among_them(nested):
    def wide(words):
        return QFontMetrics(bold(nested.side.font())).horizontalAdvance(words)

    assert nested.side.level_sizes[1] >= wide("Total")
    long = "the town or village in which they live"
    nested.name_rows(("age", long))
    nested.fit()
    assert 150 <= nested.side.level_sizes[1] < wide(long)  # numbers need room, too
    nested.name_rows(("age", "where they live"))
    nested.fit()
    assert wide("where they live") < nested.side.level_sizes[1] < 150
    nested.name_rows(())
    nested.fit()
    assert nested.side.level_sizes[1] < wide("where they live")


def test_the_total_stays_in_sight_and_answers_to_the_mouse(qtbot, nested):
    last = nested.model().rowCount() - 1
    below = totals_of(nested).below()
    assert below > 0
    bottom = nested.viewport().rect().bottomLeft() + QPoint(5, -below // 2)
    assert (nested.indexAt(bottom).row(), nested.indexAt(bottom).column()) == (last, 0)
    qtbot.mouseClick(nested.viewport(), Qt.MouseButton.LeftButton, pos=bottom)
    assert nested.chosen_places() == [(last, 0)]
    assert nested.verticalScrollBar().value() == 0
    nested.verticalScrollBar().setValue(nested.verticalScrollBar().maximum())
    assert totals_of(nested).below() == 0


def test_a_cell_that_keys_lead_to_is_not_behind_the_total(qtbot, nested):
    nested.setCurrentIndex(nested.model().index(0, 0))
    for row in range(1, nested.model().rowCount() - 1):
        qtbot.keyClick(nested, Qt.Key.Key_Down)
        assert nested.currentIndex().row() == row
        covered = nested.viewport().height() - totals_of(nested).below()
        assert nested.visualRect(nested.currentIndex()).bottom() < covered


def test_groups_are_sorted_by_their_subtotals_and_rows_within_them(nested):
    nested.model().sort(0, Qt.SortOrder.DescendingOrder)
    rows = [nested.side.levels(row) for row in range(nested.model().rowCount())]
    assert rows[:3] == [("65 to 120", "York"), ("65 to 120", "Leeds"), ("65 to 120",)]
    assert rows[-1] == ()
