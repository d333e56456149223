"""Dialog with the answers of one round of questions, as the ledger keeps them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from core.front_door import KeptChoice, RoundAnswer
from guiapp.desktop.screen_room import resize_within
from guiapp.dialogs.answer_list import AnswerList
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import heading_label


class AnswersDialog(QDialog):
    """Shows answers that are public and free.

    Args:
        number: of the round.
        answers: of it, newest first.
        parent: the page.

    Signals:
        copied: message that they were copied.
    """

    copied = Signal(str)

    def __init__(self, number: int, answers: Sequence[KeptChoice[RoundAnswer]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("answers_dialog")
        self.setWindowTitle(self.tr("Answers of a round"))
        resize_within(self, 820, 420)
        heading = heading_label(self.tr("Round no. {0}: its answers are public, and free to read.").format(number))
        heading.setWordWrap(True)
        shown = AnswerList()
        shown.show_answers(answers)
        shown.copied.connect(self.copied)
        close = button(self.tr("Close"), "close_answers")
        close.clicked.connect(self.accept)
        buttons = ButtonBox()
        buttons.addButton(close, ButtonBox.ButtonRole.ActionRole)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addWidget(heading)
        column.addWidget(shown, 1)
        column.addWidget(buttons)
