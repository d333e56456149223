"""A running release can be watched and stopped."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton

from guiapp.pages.release.release_progress import ReleaseProgress


def test_it_shows_the_step_and_how_far_it_is_and_stops_once(qtbot):
    progress = ReleaseProgress()
    qtbot.addWidget(progress)
    assert progress.isHidden()
    progress.begin("Releasing")
    progress.advance(1, 4, "Counting")
    bar = progress.findChild(QProgressBar)
    assert bar.value() * 4 == bar.maximum()
    assert progress.findChild(QLabel, "release_step").text() == "Counting…"
    stop = progress.findChild(QPushButton, "stop_release")
    stands = progress.findChild(QLabel, "release_stands")
    assert stands.text().startswith("You may stop at any time.")
    with qtbot.waitSignal(progress.stop_clicked):
        stop.click()
    progress.stopping()
    assert not stop.isEnabled()
    assert "You may stop" not in stands.text()
    assert "the cost stands" in stands.text()
    progress.advance(2, 4, "Counting")
    assert progress.findChild(QLabel, "release_step").text() == "Stopping…"
    assert bar.value() * 2 == bar.maximum()
    progress.hide()
