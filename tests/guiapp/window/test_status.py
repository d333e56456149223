"""The status bar tells of jobs that are being stopped, whoever asked, but of none that goes on."""

from __future__ import annotations

from threading import Event

from PySide6.QtWidgets import QStatusBar, QToolButton

from guiapp.window.status import Status


def test_stopping_is_told_when_nothing_else_goes_on(qtbot, context, settled):
    bar = QStatusBar()
    qtbot.addWidget(bar)
    Status(bar, context)
    stop, go_on = bar.findChild(QToolButton, "job_stop"), Event()
    jobs = [context.runner.run_free("counting", lambda _: go_on.wait(5)) for _ in range(2)]
    jobs[0].cancel()
    assert stop.isEnabled()
    jobs[1].cancel()
    assert not stop.isEnabled()
    go_on.set()
    settled()
