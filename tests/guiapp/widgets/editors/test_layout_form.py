"""The layout form: what applies is shown, what the user set is kept, the rest is detected anew."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox

from core.front_door import ReadingLayout
from guiapp.widgets.editors.layout_form import LayoutForm

WORKBOOK = ReadingLayout(sheet="Data", header_row=3, decimal=".", thousands="")
TEXT = ReadingLayout(header_row=1, delimiter=";", encoding="cp1252", decimal=",", thousands=".")


@pytest.fixture
def form(qtbot):
    form = LayoutForm(ReadingLayout())
    qtbot.addWidget(form)
    return form


def shown(form):
    return [name for name in ("sheet", "header_row", "range", "delimiter", "encoding") if visible(form, name)]


def visible(form, name):
    found = [form.findChild(kind, f"layout_{name}") for kind in (QComboBox, QSpinBox, QLineEdit)]
    return not next(widget for widget in found if widget is not None).isHidden()


def test_only_what_applies_is_shown(form):
    form.show_layout(WORKBOOK, ("Notes", "Data"))
    assert shown(form) == ["sheet", "header_row", "range"]
    assert form.findChild(QComboBox, "layout_sheet").currentText() == "Data"
    form.show_layout(TEXT, ())
    assert shown(form) == ["header_row", "delimiter", "encoding"]
    assert form.findChild(QComboBox, "layout_thousands").currentText() == "point: 1.000"


def test_showing_wishes_for_nothing(form, qtbot):
    with qtbot.assertNotEmitted(form.changed):
        form.show_layout(TEXT, ())
    assert form.wishes() == ReadingLayout()


def test_another_sheet_forgets_the_header_row_and_the_range(form):
    form.show_layout(WORKBOOK, ("Notes", "Data"))
    form.findChild(QSpinBox, "layout_header_row").setValue(5)
    sheet = form.findChild(QComboBox, "layout_sheet")
    sheet.setCurrentText("Notes")
    sheet.activated.emit(sheet.currentIndex())
    assert form.wishes() == ReadingLayout(sheet="Notes")


def test_a_range_is_written_in_capitals_and_can_be_emptied(form):
    form.show_layout(WORKBOOK, ("Data",))
    edit = form.findChild(QLineEdit, "layout_range")
    edit.setText(" a3:k9 ")
    edit.editingFinished.emit()
    assert form.wishes() == ReadingLayout(range="A3:K9")
    edit.clear()
    edit.editingFinished.emit()
    assert form.wishes() == ReadingLayout()


def test_what_is_typed_counts_after_a_pause_though_the_field_is_not_left(form, qtbot):
    form.show_layout(WORKBOOK, ("Data",))
    with qtbot.waitSignal(form.changed):
        QTest.keyClicks(form.findChild(QLineEdit, "layout_range"), "a3:k9")
    assert form.wishes() == ReadingLayout(range="A3:K9")
    row = form.findChild(QSpinBox, "layout_header_row")
    row.selectAll()
    with qtbot.waitSignal(form.changed):
        QTest.keyClicks(row, "12")
    assert form.wishes() == ReadingLayout(range="A3:K9", header_row=12)


def test_a_layout_that_arrives_while_a_row_is_typed_leaves_it_alone(form):
    form.show_layout(WORKBOOK, ("Data",))
    row = form.findChild(QSpinBox, "layout_header_row")
    row.selectAll()
    QTest.keyClicks(row, "1")
    form.show_layout(WORKBOOK, ("Data",))
    QTest.keyClicks(row, "2")
    assert row.lineEdit().text() == "12"


def test_an_unusual_mark_gets_an_entry(form):
    form.show_layout(ReadingLayout(header_row=1, delimiter="~", encoding="utf-8", decimal=".", thousands=""), ())
    assert form.findChild(QComboBox, "layout_delimiter").currentData() == "~"


def test_of_what_was_not_detected_only_what_may_help_is_shown(form, qtbot):
    form.show_undetected(text=False)
    assert shown(form) == []
    form.show_undetected(text=True)
    assert shown(form) == ["delimiter", "encoding"]
    wished = LayoutForm(ReadingLayout(sheet="Data"))
    qtbot.addWidget(wished)
    wished.show_undetected(text=False)
    assert shown(wished) == ["sheet"]
    wished.show_layout(WORKBOOK, ("Data",))
    assert shown(wished) == ["sheet", "header_row", "range"]


def test_the_order_of_dates_is_shown_and_chosen(form, qtbot):
    form.show_layout(TEXT, ())
    dates = form.findChild(QComboBox, "layout_dates")
    assert (dates.currentText(), dates.accessibleName()) == ("not chosen", "Order of dates")
    form.show_layout(replace(TEXT, dates="year-first"), ())
    assert dates.currentText() == "year first: 2024-01-31"
    for words, chosen in (("month first: 1/31/2024", "month-first"), ("not chosen", None)):
        with qtbot.waitSignal(form.changed):
            dates.setCurrentText(words)
            dates.activated.emit(dates.currentIndex())
        assert form.wishes() == ReadingLayout(dates=chosen)


@pytest.mark.parametrize(
    ("given", "is_new"),
    [
        (ReadingLayout(), True),
        (ReadingLayout(sheet="Data"), True),
        (ReadingLayout(sheet="Data", header_row=3), False),
        (ReadingLayout(range="A3:K9"), False),
    ],
)
def test_whoever_says_where_all_cells_are_makes_no_older_plan_of_it(qtbot, given, is_new):
    form = LayoutForm(given)
    qtbot.addWidget(form)
    form.show_layout(WORKBOOK, ("Notes", "Data"))
    form.findChild(QSpinBox, "layout_header_row").setValue(5)
    assert (form.wishes().header_row, form.wishes().is_new) == (5, is_new)
