"""Files dropped anywhere on the window are opened."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from core.front_door import Plan
from tests.guiapp.drivers.page_insides import dialog_of


def drop(window, *paths, at=None):
    """Drag files over a place of the window and let them go, as the desktop does."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    how = (Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    at = at or QPoint(4, 4)
    enter = QDragEnterEvent(at, *how)
    QApplication.sendEvent(window.windowHandle(), enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window.windowHandle(), QDropEvent(QPointF(at), *how))


@pytest.fixture
def window(window):
    window.show()
    return window


def test_a_file_dropped_on_the_window_is_imported(window, people, settled):
    drop(window, people)
    dialog = dialog_of(window.page("data"))
    assert dialog.windowTitle() == "Open people.csv"
    settled()
    dialog.reject()


def test_a_field_does_not_take_the_file_as_text(window, people, settled):
    field = QLineEdit(window)
    field.setGeometry(100, 100, 200, 30)
    field.show()
    drop(window, people, at=field.geometry().center())
    settled()
    dialog_of(window.page("data")).reject()
    assert field.text() == ""


def test_a_window_that_is_made_anew_still_takes_files(window, people, settled):
    window.setWindowFlag(Qt.WindowType.WindowStaysOnTopHint)
    window.destroy()
    window.show()
    drop(window, people)
    settled()
    dialog_of(window.page("data")).reject()


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
