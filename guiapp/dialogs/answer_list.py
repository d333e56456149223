"""Answers of rounds of questions in a table that can be copied."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.front_door import KeptChoice, RoundAnswer
from guiapp.models.answers_model import AnswersModel
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.tables.sortable_table import SortableTable


class AnswerList(QWidget):
    """The answers, what their ± means, and a button that copies them.

    Signals:
        copied: message that they were copied.
    """

    copied = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._model = AnswersModel(self)
        self._table = SortableTable(self._model, "round_answers", self.tr("Answers, newest first"))
        self._copy = button(self.tr("Copy answers"), "copy_answers", "copy")
        self._copy.setEnabled(False)
        meant = self.tr(
            "± is the noise only. From the tables: how far off the estimate may be, or its noise if smaller."
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._table, 1)
        column.addWidget(muted_label(meant, "answers_meant"))
        column.addWidget(self._copy, 0, Qt.AlignmentFlag.AlignLeft)
        self._copy.clicked.connect(self._copy_all)

    def show_answers(self, answers: Sequence[KeptChoice[RoundAnswer]]) -> None:
        """Show answers, newest first."""
        # A tuple of its own: the caller's list grows with every answer, and shown rows must not change unseen.
        self._model.set_rows(tuple(answers))
        self._copy.setEnabled(bool(answers))

    def choose(self, row: int) -> None:
        """Select an answer."""
        self._table.choose(row)

    def _copy_all(self) -> None:
        self._table.copy_all()
        self.copied.emit(self.tr("The answers are copied."))
