"""A ± is typed for a table, or removed; what is none is not taken over."""

from __future__ import annotations

import pytest

from guiapp.widgets.editors.margins_editor import MarginsEditor


@pytest.fixture
def editor(qtbot):
    editor = MarginsEditor("margins", "Largest ±", "at most ±")
    qtbot.addWidget(editor)
    editor.show_margins(("a", "a × b"), {"a × b": 12.5})
    return editor


def test_what_is_shown_is_told_again(editor):
    assert editor.margins == {"a × b": 12.5}
    assert [editor.item(row, 1).text() for row in range(2)] == ["", "12.5"]


@pytest.mark.parametrize(("text", "number"), [("20", 20), ("±20", 20), (" 19,5 ", 19.5), ("1e3", 1000)])
def test_a_number_is_taken_over(qtbot, editor, text, number):
    with qtbot.waitSignal(editor.edited):
        editor.item(0, 1).setText(text)
    assert editor.margins == {"a": number, "a × b": 12.5}


@pytest.mark.parametrize("text", ["many", "0", "-3", "inf", "1e13"])
def test_what_is_no_margin_is_not(editor, text):
    told = []
    editor.edited.connect(lambda: told.append(text))
    editor.item(1, 1).setText(text)
    assert editor.margins == {"a × b": 12.5}
    assert editor.item(1, 1).text() == "12.5"
    assert not told


def test_digits_that_are_not_shown_stay_until_another_number_is_typed(editor):
    editor.show_margins(("a", "b", "c"), {"a": 100 / 3, "b": 1e-7, "c": 100 / 3})
    assert editor.item(0, 1).text() == "33.3333"
    editor.item(0, 1).setText("33.3333")
    editor.item(2, 1).setText("33.33")
    assert editor.margins == {"a": 100 / 3, "b": 1e-7, "c": 33.33}
    assert [editor.is_as_given(each) for each in "abc"] == [True, True, False]


def test_an_empty_cell_is_no_margin(qtbot, editor):
    with qtbot.waitSignal(editor.edited):
        editor.item(1, 1).setText("")
    assert editor.margins == {}
