"""The bar of grades says its shares, and each is as wide as it is large."""

from __future__ import annotations

import pytest

from core.front_door import GradeShares
from guiapp.widgets.charts.grade_bar import GradeBar
from guiapp.widgets.charts.use_strip import UseStrip


@pytest.fixture
def bar(qtbot):
    bar = GradeBar()
    qtbot.addWidget(bar)
    return bar


def colours(bar, *places):
    bar.resize(bar.sizeHint())
    image = bar.grab().toImage()
    return [image.pixelColor(round(place * image.width()), image.height() // 2).name() for place in places]


def test_shares_are_said_in_words(bar):
    bar.show_shares(GradeShares(0.25, 0.5, 0, 0.25))
    assert bar.accessibleDescription() == "25 % good, 50 % fair, 25 % noise"
    assert "a tenth of a typical number" in bar.toolTip()


def test_a_share_is_drawn_as_wide_as_it_is(bar):
    bar.show_shares(GradeShares(0.5, 0.5))
    good, fair = colours(bar, 0.4, 0.6)
    assert good != fair
    bar.show_shares(GradeShares(0.8, 0.2))
    assert colours(bar, 0.4, 0.6) == [good, good]
    bar.show_shares(GradeShares(0.2, 0.8))
    assert colours(bar, 0.4, 0.6) == [fair, fair]


def test_the_strip_is_there_while_the_use_is_known(qtbot):
    strip = UseStrip("use")
    qtbot.addWidget(strip)
    assert strip.isHidden()
    strip.show_use(GradeShares(1.0), 4000)
    assert not strip.isHidden()
    strip.show_use(None, 4000)
    assert strip.isHidden()
    strip.show_use(GradeShares(1.0), None)
    assert strip.isHidden()
