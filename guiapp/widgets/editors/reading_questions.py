"""Questions about how a file is read, each with its answers as buttons; the answer that was taken stays pressed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from core.front_door import ReadingAnswer, ReadingLayout, ReadingQuestion, answered
from guiapp.desktop.language import told
from guiapp.widgets.controls.buttons import button


class ReadingQuestions(QWidget):
    """The questions of one file; hidden where there are none.

    Signals:
        answered: an answer was chosen.
    """

    answered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("reading_questions")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self.hide()

    def show_questions(self, questions: Sequence[ReadingQuestion], layout: ReadingLayout) -> None:
        """List the questions; of an answered one, the answer is pressed."""
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.setParent(None)  # else a name would be there twice until the event loop runs
                widget.deleteLater()
        for question in questions:
            self._column.addWidget(self._row(question, layout))
        self.setVisible(bool(questions))

    def _row(self, question: ReadingQuestion, layout: ReadingLayout) -> QWidget:
        row = QWidget()
        column = QVBoxLayout(row)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        words = QLabel(told(question.text))
        words.setObjectName(f"question_{question.key}")
        words.setProperty("role", "warning")
        words.setWordWrap(True)
        column.addWidget(words)
        answers = QHBoxLayout()
        answers.setSpacing(6)
        for place, answer in enumerate(question.answers):
            answers.addWidget(self._button(f"answer_{question.key}_{place}", answer, layout, told(question.text)))
        answers.addStretch()
        column.addLayout(answers)
        return row

    def _button(self, name: str, answer: ReadingAnswer, layout: ReadingLayout, about: str) -> QPushButton:
        made = button(told(answer.words), name)
        made.setCheckable(True)
        made.setChecked(answered(layout, answer.settings) == layout)
        made.setAccessibleDescription(about)
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        made.clicked.connect(lambda: self.answered.emit(answer))
        return made
