"""Cards on the left of the Compare page: the cost of a release, the strategy in use, the wanted accuracy."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from guiapp.pages.compare.strategy_card import StrategyCard
from guiapp.widgets.controls.card import Card
from guiapp.widgets.editors.budget_editor import BudgetEditor
from guiapp.widgets.editors.goal_editor import GoalEditor

_WIDTH = 320
"""Pixels of the cards: the slider's steps can be hit."""


class CompareSide(QScrollArea):
    """The cards below each other; in a low window they scroll.

    Args:
        budget: editor of what a release may cost.
        strategy: the strategy in use.
        goal: editor of the wanted accuracy.
    """

    def __init__(self, budget: BudgetEditor, strategy: StrategyCard, goal: GoalEditor) -> None:
        super().__init__()
        self.setObjectName("compare_side")
        self.setAccessibleName(self.tr("Cost and strategy"))
        price = Card(self.tr("Privacy budget"), "price_card")
        price.body.addWidget(budget)
        wanted = Card(self.tr("Target accuracy"), "goal_card")
        wanted.body.addWidget(goal)
        cards = QWidget()
        cards.setObjectName("page_body")
        column = QVBoxLayout(cards)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        for card in (price, strategy, wanted):
            column.addWidget(card)
        column.addStretch(1)
        self.setWidget(cards)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedWidth(_WIDTH)
