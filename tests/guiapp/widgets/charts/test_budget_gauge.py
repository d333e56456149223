"""The gauge paints parts of a budget and says them in words."""

from __future__ import annotations

import pytest

from guiapp.widgets.charts.budget_gauge import BudgetGauge


@pytest.fixture
def gauge(qtbot):
    gauge = BudgetGauge()
    qtbot.addWidget(gauge)
    gauge.resize(200, gauge.sizeHint().height())
    return gauge


def colours(gauge):
    image = gauge.grab().toImage()
    return [image.pixelColor(x, image.height() // 2).name() for x in (20, 100, 180)]


def test_spent_asked_and_left_look_different(gauge):
    gauge.set_parts(0.3, 0.4)
    assert len(set(colours(gauge))) == 3
    assert gauge.accessibleDescription() == "30 % of the budget is spent, this release would take 40 %"
    assert not gauge.overspends


def test_more_than_is_left_fills_the_bar(gauge):
    gauge.set_parts(0.5, 5.0)
    assert gauge.overspends
    assert gauge.toolTip() == "50 % of the budget is spent, this release would take more than is left"
    spent, *asked = colours(gauge)
    assert spent not in asked
