"""The legend explains every shade in words."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLabel

from core import Reliability
from guiapp.desktop.reliability_words import reliability_words
from guiapp.widgets.tables.heat_legend import HeatLegend
from tests.guiapp.drivers.widget_insides import patches_of


def test_every_reliability_has_a_patch_of_its_own_and_words(qtbot):
    legend = HeatLegend()
    qtbot.addWidget(legend)
    texts = [label.text() for label in legend.findChildren(QLabel)]
    assert all(reliability_words(reliability) in texts for reliability in Reliability)
    legend.changeEvent(QEvent(QEvent.Type.PaletteChange))
    assert len({patch.styleSheet() for patch in patches_of(legend)}) == len(Reliability)
