"""A file that the desktop hands to the running program is heard of, and other events pass."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QUrl
from PySide6.QtGui import QFileOpenEvent

from guiapp.desktop.file_open_events import FileOpenEvents


class Receiver(QObject):
    """Stands for the application; keeps the types of events that reach it."""

    def __init__(self):
        super().__init__()
        self.reached = []

    def event(self, event):
        self.reached.append(event.type())
        return True


def test_a_file_is_told_and_no_other_event_is_taken(qapp, tmp_path):
    application, asked = Receiver(), []
    events = FileOpenEvents(application)
    events.asked.connect(asked.append)
    QCoreApplication.sendEvent(application, QFileOpenEvent(QUrl.fromLocalFile(str(tmp_path / "a plan.reticent"))))
    QCoreApplication.sendEvent(application, QFileOpenEvent(QUrl("https://example.org")))
    QCoreApplication.sendEvent(application, QEvent(QEvent.Type.User))
    assert asked == [Path(tmp_path / "a plan.reticent")]
    assert QEvent.Type.User in application.reached
    assert application.reached.count(QEvent.Type.FileOpen) == 1
