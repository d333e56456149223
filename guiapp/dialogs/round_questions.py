"""An open round: puts questions together, shows the answers, and ends the round."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from core.front_door import KeptChoice, OpenRound, RoundAnswer
from guiapp.desktop.language import told
from guiapp.desktop.number_words import plural
from guiapp.dialogs.answer_list import AnswerList
from guiapp.dialogs.question_picker import QuestionPicker
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import heading_label, muted_label


class RoundQuestions(QWidget):
    """The questions of one round.

    Signals:
        asked: a Question.
        closed: the round should end.
        copied: message that something was copied.
    """

    asked = Signal(object)
    closed = Signal()
    copied = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._round: OpenRound | None = None
        self._is_warned = self._is_asking = False
        self._answers: list[KeptChoice[RoundAnswer]] = []
        self._heading = heading_label("")
        self._heading.setObjectName("round_heading")
        self._heading.setWordWrap(True)
        self._state = muted_label(name="round_state")
        self._picker = QuestionPicker()
        self._fault = QLabel()
        self._fault.setObjectName("question_fault")
        self._fault.setProperty("role", "danger")
        self._fault.setWordWrap(True)
        self._list = AnswerList()
        self._ask = button(self.tr("Ask"), "ask_question", "search", primary=True)
        self._clear = button(self.tr("Clear"), "clear_question")
        self._close = button(self.tr("End the round"), "close_round")
        self.setFocusProxy(self._picker)
        self._lay_out()
        self._ask.clicked.connect(self._send)
        self._clear.clicked.connect(self._picker.clear)
        self._picker.changed.connect(self._forgive)
        self._close.clicked.connect(self.close_round)
        self._list.copied.connect(self.copied)

    @property
    def is_asking(self) -> bool:
        """Whether a question is being answered."""
        return self._is_asking

    def show_round(self, opened: OpenRound) -> None:
        """Show a round that was opened just now."""
        self._round = opened
        self._picker.show_attributes(opened.planned.attributes)
        words = self.tr("Round no. {0} is open. It cost {1}.")
        self._heading.setText(words.format(opened.line.number, told(opened.line.cost_text)))
        self._forgive()
        self._show_left()

    def show_answer(self, kept: KeptChoice[RoundAnswer]) -> None:
        """Show an answer, on top of those before; one that is shown already stays where it is."""
        # Equal answers have equal questions: what was asked twice was answered once.
        if all(kept.found != each.found for each in self._answers):
            self._answers.insert(0, kept)
        self._list.show_answers(self._answers)
        self._list.choose(next(row for row, each in enumerate(self._answers) if each.found == kept.found))
        self._rest(
            self.tr("Answered before in round no. {0}: free.").format(kept.line.number) if not kept.is_new else ""
        )

    def show_failure(self, text: str) -> None:
        """Show why a question was not answered."""
        self._rest("")
        self._fault.setText(text)
        self._fault.setVisible(True)

    def close_round(self) -> None:
        """End the round; while measured answers are left, say so first, and end it when asked again."""
        left = self._round.left if self._round is not None else 0
        if not left or self._is_warned:
            self.closed.emit()
            return
        # Words in the dialog, not a second dialog: Esc twice must not be a way to lose what was paid for unread.
        self._is_warned = True
        self._fault.setText(
            self.tr(
                "%n measured answers are paid for and would be lost. Press again to end the round.",
                "One measured answer is paid for and would be lost. Press again to end the round.",
                plural(left),
            )
        )
        self._fault.setVisible(True)
        self._close.setText(self.tr("End the round all the same"))

    # ------------------------------------------------------------ states

    def _send(self) -> None:
        self._forgive()
        self._is_asking = True
        self._state.setText(self.tr("Asking…"))
        # Only while it is answered: one question after the other, as each uses up what is left.
        for each in (self._ask, self._clear, self._close, self._picker):
            each.setEnabled(False)
        self.asked.emit(self._picker.question)

    def _rest(self, told_of: str) -> None:
        self._is_asking = False
        for each in (self._clear, self._close, self._picker):
            each.setEnabled(True)
        self._show_left(told_of)

    def _show_left(self, told_of: str = "") -> None:
        left = self._round.left if self._round is not None else 0
        state = self.tr(
            "%n measured answers left. Answers from the tables take none.",
            "One measured answer left. Answers from the tables take none.",
            plural(left),
        )
        if not left:
            state = self.tr("The round is over: its last measured answer was given. The answers stay free.")
        self._state.setText(f"{told_of} {state}".strip())
        self._ask.setEnabled(bool(left))
        # Where the next key is pressed: a disabled button would hand the focus to whatever comes after it.
        if left:
            self._ask.setFocus()
        else:
            self._close.setText(self.tr("Close"))
            self._close.setFocus()

    def _forgive(self) -> None:
        """Take back a warning and a refusal, as something else is wanted."""
        self._is_warned = False
        self._fault.setVisible(False)
        self._close.setText(self.tr("End the round"))

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        asking = QHBoxLayout()
        for each in (self._ask, self._clear):
            asking.addWidget(each)
        asking.addStretch()
        buttons = ButtonBox()
        buttons.addButton(self._close, ButtonBox.ButtonRole.ActionRole)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        for widget in (self._heading, self._state):
            column.addWidget(widget)
        column.addWidget(self._picker, 2)
        column.addLayout(asking)
        column.addWidget(self._fault)
        column.addWidget(self._list, 3)
        column.addWidget(buttons)
