"""The strip says of what the shares are, and points out for how many people."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from core.front_door import GradeShares
from guiapp.widgets.charts.use_strip import UseStrip


def test_the_shares_are_of_numbers_with_about_so_many_people(qtbot):
    strip = UseStrip("use")
    qtbot.addWidget(strip)
    strip.show_use(GradeShares(good=0.25, noise=0.75), 4000)
    words = strip.findChild(QLabel, "use")
    assert words.text() == "Numbers: 25 % good, 75 % noise"
    assert words.parentWidget().toolTip().startswith("With about 4,000 people. Good: ")
    strip.show_use(None, 4000)
    assert strip.isHidden()
