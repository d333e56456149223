"""The watch sees a window that computes too long, and forgives a machine that is busy with something else."""

from __future__ import annotations

import time

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QPushButton

from tests.stories.stall_watch import LIMIT_MS, StallWatch, WatchedBot


def computes():
    end = time.thread_time() + 10 * LIMIT_MS / 1000  # too long on a busy machine, too
    while time.thread_time() < end:
        pass


def waits():
    """Compute more than any turn without an act does, and wait, as if the system let another program run."""
    end = time.thread_time() + 0.2 * LIMIT_MS / 1000
    while time.thread_time() < end:
        pass
    time.sleep(2 * LIMIT_MS / 1000)


def turned(qapp, act):
    watch, done = StallWatch(qapp), []
    watch.turn()
    watch.step = "act"
    QTimer.singleShot(0, lambda: done.append(act()))
    watch.wait(lambda: done)
    return watch


def test_computing_is_a_stall(qapp):
    assert list(turned(qapp, computes).stalls) == ["act"]


def test_waiting_is_not_but_is_told(qapp):
    watch = turned(qapp, waits)
    assert watch.stalls == {}
    assert watch.longest["act"].clock > LIMIT_MS


def test_what_the_bot_does_is_timed_by_the_name_of_the_control(qapp):
    button = QPushButton(objectName="slow")
    button.clicked.connect(computes)
    watch = StallWatch(qapp)
    WatchedBot(watch).mouseClick(button, Qt.MouseButton.LeftButton)
    assert list(watch.stalls) == ["click slow"]
