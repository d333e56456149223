"""Scroll area of a page's cards: they keep away from the scroll bar, and without one are as wide as the header."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QWidget

BESIDE_BAR = 8
"""Pixels between the cards and the scroll bar."""


class PageScroll(QScrollArea):
    """Holds one layout.

    Args:
        cards: the layout of the cards.
        name: accessible name.
    """

    def __init__(self, cards: QLayout, name: str) -> None:
        super().__init__()
        self._cards = cards
        inside = QWidget()
        inside.setObjectName("page_body")
        inside.setLayout(cards)
        cards.setContentsMargins(0, 0, 0, 0)
        self.setAccessibleName(name)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidget(inside)
        self.verticalScrollBar().rangeChanged.connect(self._keep_away)

    def _keep_away(self, _least: int, most: int) -> None:
        self._cards.setContentsMargins(0, 0, BESIDE_BAR if most else 0, 0)
