"""Files dropped anywhere on the window are opened."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from core.front_door import Plan
from tests.guiapp.drivers.page_insides import dialog_of


def drop(target, *paths):
    """Drag files over a widget and let them go, as the desktop does."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    how = (Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter = QDragEnterEvent(QPoint(4, 4), *how)
    QApplication.sendEvent(target, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(target, QDropEvent(QPointF(4, 4), *how))


@pytest.mark.parametrize("place", ["window", "rail", "field"])
def test_a_file_dropped_anywhere_is_imported(window, context, people, settled, place):
    field = window.page("attributes").findChild(QLineEdit, "attribute_name")
    drop({"window": window, "rail": window.findChild(QWidget, "page_rail"), "field": field}[place], people)
    dialog = dialog_of(window.page("data"))
    assert dialog.windowTitle() == "Open people.csv"
    settled()
    dialog.reject()
    assert field.text() == ""


def test_of_several_dropped_files_it_says_which_one_is_opened(window, context, people, settled):
    said = []
    context.notices.said.connect(lambda notice: said.append(notice.text))
    drop(window, people, people.with_name("other.csv"))
    settled()
    dialog_of(window.page("data")).reject()
    assert said == ["One file at a time: of those dropped, only “people.csv” is opened."]


def test_a_dropped_plan_is_opened(window, context, engine, people, settled):
    plan_file = people.with_name("a.reticent")
    engine.files[plan_file] = Plan(source="people.csv")
    drop(window, plan_file)
    settled()
    assert context.workspace.plan_path == plan_file
