"""What other starts bring is opened one after another, and never over an open question."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QDialog, QMainWindow

from guiapp.window.open_requests import OpenRequests


def test_files_wait_until_no_question_is_open(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    window.show()
    opened = []
    open_requests = OpenRequests(window, opened.append)
    open_requests.welcome(Path("/a.csv"))
    open_requests.welcome(None)
    assert opened == [Path("/a.csv")]
    question = QDialog(window)
    question.open()
    for name in ("/b.csv", "/c.csv"):
        open_requests.welcome(Path(name))
    qtbot.wait(400)
    assert opened == [Path("/a.csv")]
    question.close()
    qtbot.waitUntil(lambda: len(opened) == 3)
    assert opened[1:] == [Path("/b.csv"), Path("/c.csv")]
    window.close()


def test_a_small_window_comes_up_again(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    window.showMinimized()
    OpenRequests(window, list).welcome(None)
    assert not window.isMinimized()
    window.close()


def test_the_plan_that_is_being_edited_is_only_shown(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    window.showMinimized()
    opened = []
    open_requests = OpenRequests(window, opened.append, lambda path: path == Path("/edited.reticent"))
    open_requests.welcome(Path("/edited.reticent"))
    assert not window.isMinimized()
    assert opened == []
    open_requests.welcome(Path("/other.reticent"))
    assert opened == [Path("/other.reticent")]
    window.close()
