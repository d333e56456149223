"""Card with the strategy in use: its name, and why it is the one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal

from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import Card, muted_label
from guiapp.widgets.editors.objective_editor import ObjectiveEditor


class StrategyCard(Card):
    """Names the outcome that the plan uses, and leads back to the recommended one.

    Attributes:
        objective: what the plan makes small.

    Signals:
        recommended_wanted: the plan should use the recommended outcome.
        matrix_wanted: a matrix of the owner's own should be chosen and measured.
    """

    recommended_wanted = Signal()
    matrix_wanted = Signal()

    def __init__(self) -> None:
        super().__init__(self.tr("Strategy in use"), "strategy_card")
        self._in_use = muted_label(name="strategy_in_use")
        self._recommended = button(self.tr("Always use the recommended one"), "use_recommended", link=True)
        self.objective = ObjectiveEditor()
        self.body.addWidget(self._in_use)
        self.body.addWidget(self._recommended, 0, Qt.AlignmentFlag.AlignLeft)
        self._matrix = button(self.tr("Measure your own matrix…"), "choose_matrix", link=True)
        self.body.addWidget(self._matrix, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addWidget(self.objective)
        self._recommended.clicked.connect(self.recommended_wanted)
        self._matrix.clicked.connect(self.matrix_wanted)

    def show_used(self, facts: Sequence[str], *, is_recommended: bool, is_pending: bool) -> None:
        """Show the outcome in use.

        Args:
            facts: its name, and what is known about it, a line each.
            is_recommended: whether the plan uses whatever is recommended.
            is_pending: whether other outcomes are still being worked out.
        """
        if not is_recommended:
            how = self.tr("Chosen by you.")
        elif is_pending:
            how = self.tr("The best so far; not all are worked out yet.")
        else:
            how = self.tr("Updates itself when you change the plan.")
        self._in_use.setText("\n".join((*facts, how)))
        self._recommended.setVisible(not is_recommended)

    def show_none(self, words: str) -> None:
        """Show why no outcome is in use."""
        self._in_use.setText(words)
        self._recommended.hide()
