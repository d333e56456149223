"""Cards beside a scroll bar do not touch it, and are as wide as the page where there is none."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QVBoxLayout

from guiapp.widgets.controls.card import Card
from guiapp.widgets.controls.page_scroll import BESIDE_BAR, PageScroll


@pytest.mark.parametrize("before", [300, 900])
def test_cards_keep_away_from_the_bar_alone(qtbot, before):
    cards, card = QVBoxLayout(), Card("Cost", "cost_card")
    card.setFixedHeight(600)
    cards.addWidget(card)
    area = PageScroll(cards, "Cost")
    qtbot.addWidget(area)
    area.resize(400, before)
    area.show()
    for height, gap in ((300, BESIDE_BAR), (900, 0)):
        area.resize(400, height)
        qtbot.waitUntil(lambda gap=gap: area.viewport().width() - card.geometry().right() - 1 == gap)
