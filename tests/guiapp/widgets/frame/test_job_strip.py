"""The strip shows itself only for jobs that take longer than a blink."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QProgressBar, QToolButton

from guiapp.widgets.frame.job_strip import JobStrip
from tests.guiapp.drivers.widget_insides import patience_of


@pytest.fixture
def strip(qtbot):
    strip = JobStrip()
    qtbot.addWidget(strip)
    return strip


def test_a_short_job_is_not_shown(strip):
    strip.begin("reading a.csv")
    strip.end()
    assert strip.isHidden()
    assert not patience_of(strip).isActive()


def test_a_long_job_is_shown_with_how_far_it_is(qtbot, strip):
    strip.begin("reading a.csv")
    qtbot.waitUntil(lambda: not strip.isHidden())
    strip.advance(1, 4, "encoding")
    assert strip.findChild(QLabel).text() == "Encoding… 25 %"
    assert strip.findChild(QProgressBar).value() == 250
    with qtbot.waitSignal(strip.stop_clicked):
        strip.findChild(QToolButton).click()
    strip.stopping()
    assert not strip.findChild(QToolButton).isEnabled()
    strip.advance(2, 4, "encoding")
    assert strip.findChild(QLabel).text() == "Stopping…"
    assert strip.findChild(QProgressBar).value() == 500
    strip.end()
