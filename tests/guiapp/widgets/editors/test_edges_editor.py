"""Edges are shown and typed with the marks of the language."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QListWidget, QPushButton, QSpinBox

from core.front_door import Attribute, Kind
from guiapp.widgets.editors.edges_editor import EdgesEditor

GRADES = Attribute("grade", Kind.NUMBER, edges=(1.0, 1.5, 2.5, 4.0))
BORN = Attribute("born", Kind.DATE, edges=(date(2000, 1, 1), date(2010, 1, 1)))


@pytest.fixture
def editor(qtbot):
    editor = EdgesEditor()
    qtbot.addWidget(editor)
    return editor


def shown(editor):
    return editor.findChild(QLineEdit, "edges_text").text()


def test_edges_have_points_in_english(editor):
    editor.show_attribute(GRADES, None, can_propose=True)
    assert shown(editor) == "1, 1.5, 2.5, 4"


def test_edges_have_commas_in_german_and_what_is_shown_can_be_typed(qtbot, editor, german):
    editor.show_attribute(GRADES, None, can_propose=True)
    assert shown(editor) == "1; 1,5; 2,5; 4"
    assert editor.findChild(QLabel, "edges_hint").text().startswith("Such as 0; 18; 30; 45; 65; 120.")
    line = editor.findChild(QLineEdit, "edges_text")
    with qtbot.assertNotEmitted(editor.edges_chosen):
        line.editingFinished.emit()
    line.setText("1; 1,7; 4")
    with qtbot.waitSignal(editor.edges_chosen) as chosen:
        line.editingFinished.emit()
    assert chosen.args[0] == (1.0, 1.7, 4.0)


def test_where_edges_are_refused_the_former_are_said_to_hold(qtbot, editor):
    editor.show_attribute(GRADES, None, can_propose=True)
    line, hint = editor.findChild(QLineEdit, "edges_text"), editor.findChild(QLabel, "edges_hint")
    advice = hint.text()
    line.setText("1, 4, 2")
    with qtbot.assertNotEmitted(editor.edges_chosen):
        line.editingFinished.emit()
    assert hint.text().endswith("These edges are not in use: the former bins still hold.")
    assert "2 comes after 4" in hint.text()
    assert line.accessibleDescription() == hint.text()
    assert (line.property("invalid"), hint.property("role")) == ("true", "danger")
    line.setText("1, 1.5, 2.5, 4")
    line.editingFinished.emit()
    assert (hint.text(), line.accessibleDescription()) == (advice, "")
    assert (line.property("invalid"), hint.property("role")) == ("false", "muted")


@pytest.mark.parametrize(
    ("months", "shown"), [((1, 2, 3, 4), "month"), ((1, 4, 7, 10), "quarter"), ((1, 3, 4), ""), ((2, 5, 8), "")]
)
def test_the_length_of_a_bin_is_that_of_the_present_ones(editor, months, shown):
    step, apply = editor.findChild(QComboBox, "calendar_step"), editor.findChild(QPushButton, "calendar_bins")
    edges = tuple(date(2020, month, 1) for month in months)
    editor.show_attribute(Attribute("seen", Kind.DATE, edges=edges), None, can_propose=True)
    assert (step.currentText(), apply.isEnabled()) == (shown, False)
    step.setCurrentIndex(0)
    assert apply.isEnabled()
    editor.show_attribute(Attribute("seen", Kind.DATE, edges=edges), None, can_propose=True)
    assert step.currentText() == "year"  # nothing is taken from who is about to choose
    editor.show_attribute(GRADES, None, can_propose=True)
    assert step.currentIndex() == -1


@pytest.mark.parametrize("last", [date(9999, 5, 1), date(9999, 12, 1)])
def test_dates_of_all_times_have_no_length_of_their_bins(editor, last):
    editor.show_attribute(Attribute("ever", Kind.DATE, edges=(date(1, 1, 1), last)), None, can_propose=True)
    assert editor.findChild(QComboBox, "calendar_step").currentIndex() == -1


def test_long_edges_are_shown_from_their_beginning(editor):
    editor.show_attribute(GRADES, None, can_propose=True)
    assert editor.findChild(QLineEdit, "edges_text").cursorPosition() == 0


def test_dates_are_written_alike_everywhere(editor, german_window):
    """As they are published, and typed: the help says so."""
    editor.show_attribute(BORN, None, can_propose=True)
    assert shown(editor) == "2000-01-01, 2010-01-01"
    assert editor.findChild(QListWidget, "bin_list").item(0).text() == "2000-01-01 bis 2010-01-01"


def test_bins_are_said_in_the_language_of_the_window(editor, german_window):
    editor.show_attribute(GRADES, None, can_propose=True)
    bins = editor.findChild(QListWidget, "bin_list")
    said = ["1 bis unter 1,5", "1,5 bis unter 2,5", "2,5 bis 4"]
    assert [bins.item(row).text() for row in range(bins.count())] == said


def test_bins_that_hold_are_not_applied_again_but_take_back_what_was_refused(qtbot, editor):
    seen = Attribute("seen", Kind.DATE, edges=(date(2025, 1, 1), date(2025, 2, 1), date(2025, 3, 1)))
    editor.show_attribute(seen, None, can_propose=True)
    line, apply = editor.findChild(QLineEdit, "edges_text"), editor.findChild(QPushButton, "calendar_bins")
    assert not apply.isEnabled()
    line.setText("2025-01-01, 2025-13-01")
    line.editingFinished.emit()
    with qtbot.assertNotEmitted(editor.edges_chosen):
        apply.click()
    assert line.text() == "2025-01-01, 2025-02-01, 2025-03-01"
    assert (line.property("invalid"), apply.isEnabled()) == ("false", False)


def test_bins_of_equal_width_are_not_applied_twice(editor):
    n_bins, apply = editor.findChild(QSpinBox, "n_bins"), editor.findChild(QPushButton, "even_bins")
    editor.show_attribute(Attribute("n", Kind.NUMBER, edges=(0.0, 5.0, 10.0)), None, can_propose=True)
    assert n_bins.value() == 2
    assert not apply.isEnabled()
    n_bins.setValue(5)
    assert apply.isEnabled()


def test_the_field_says_that_it_counts_bins(qtbot, editor):
    editor.show_attribute(Attribute("n", Kind.NUMBER, edges=(0.0, 5.0, 100.0)), None, can_propose=True)
    n_bins = editor.findChild(QSpinBox, "n_bins")
    (label,) = (label for label in editor.findChildren(QLabel) if label.buddy() is n_bins)
    assert label.text() == "Number of equal bins"
    n_bins.setValue(10)
    with qtbot.waitSignal(editor.edges_chosen) as made:
        editor.findChild(QPushButton, "even_bins").click()
    assert len(made.args[0]) - 1 == 10


def test_the_last_edge_belongs_to_the_last_bin(editor):
    """As it is counted: see `test_encode`."""
    editor.show_attribute(GRADES, None, can_propose=True)
    assert "the last edge belongs to the last bin" in editor.findChild(QLabel, "edges_hint").text()


def test_few_bins_need_no_more_room_than_they_have(editor):
    bins = editor.findChild(QListWidget, "bin_list")
    heights = []
    for n in (1, 2, 4, 9):
        edges = tuple(float(edge) for edge in range(n + 1))
        editor.show_attribute(Attribute("n", Kind.NUMBER, edges=edges), None, can_propose=True)
        heights.append(editor.layout().heightForWidth(400))
        assert bins.minimumSizeHint().height() == min(n, 4) * bins.sizeHintForRow(0) + 2 * bins.frameWidth()
    assert heights[0] < heights[1] < heights[2] == heights[3]
