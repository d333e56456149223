"""Dialog for the reading layout (sheet, header row, range, delimiter, encoding, marks, dates), with a preview."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from core.front_door import (
    EmptyFileError,
    EngineError,
    MissingFileError,
    Preview,
    QuickPreview,
    ReadingLayout,
    layout_settings,
    takes_query,
)
from guiapp.desktop.language import told, translate_error
from guiapp.desktop.number_words import percent_text
from guiapp.desktop.screen_room import resize_within
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.buttons import allow_unless
from guiapp.widgets.controls.card import heading_label, muted_label
from guiapp.widgets.editors.layout_form import LayoutForm
from guiapp.widgets.editors.reading_questions import ReadingQuestions
from guiapp.widgets.tables.preview_table import PreviewTable

_WITHOUT_TEXT = MissingFileError, EmptyFileError
"""Errors that no other reading layout can fix."""


class OpenSourceDialog(QDialog):
    """Shows the detected layout and the rows read with it; every field can be changed.

    Args:
        file: its name, for the title.
        wishes: the layout fields that are given, not detected.
        parent: the page.

    The dialog does not read: it asks for a look by `look_wanted` and is told by `show_preview` or `show_error`, of a
    large file by `show_quick_preview` before. `other_wanted`: another file should be chosen instead.
    """

    look_wanted = Signal(object)
    other_wanted = Signal()

    def __init__(self, file: str, wishes: ReadingLayout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("open_source_dialog")
        self.setWindowTitle(self.tr("Open {file}").format(file=file))
        resize_within(self, 1040, 640)
        self._waiting = ""  # what is said while the file is read
        self._is_text = "encoding" in layout_settings(file)
        self._whole: Preview | None = None
        self._quick: QuickPreview | None = None
        self._hint = muted_label()
        self._form = LayoutForm(wishes, takes_query=takes_query(file))
        self._preview = PreviewTable("import_preview")
        self._facts = QLabel()
        self._facts.setObjectName("import_facts")
        self._fault = QLabel()
        self._fault.setObjectName("import_fault")
        self._fault.setProperty("role", "danger")
        self._fault.setWordWrap(True)
        self._problems = QLabel()
        self._problems.setObjectName("import_problems")
        self._problems.setProperty("role", "warning")
        self._problems.setWordWrap(True)
        self._questions = ReadingQuestions()
        self._buttons = ButtonBox()
        self._open = self._buttons.addButton(self.tr("Open"), ButtonBox.ButtonRole.AcceptRole)
        self._open.setObjectName("import_open")
        self._open.setProperty("primary", "true")
        self._buttons.addButton(ButtonBox.StandardButton.Cancel)
        # There without a refusal, too: rows that look strange are often the first sign of a wrong file.
        self._other = self._buttons.addButton(self.tr("Choose another file…"), ButtonBox.ButtonRole.ActionRole)
        self._other.setObjectName("import_other")
        self._lay_out()
        self._form.changed.connect(self._ask)
        self._questions.answered.connect(self._form.take_answer)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._other.clicked.connect(self.other_wanted)
        self._wait()

    def show_quick_preview(self, quick: QuickPreview) -> None:
        """Show the first rows; the file can be read in another way already, but not opened before the rest is known."""
        self._detected()
        self._quick = quick
        self._form.show_layout(quick.layout, quick.sheets)
        self._preview.show_rows(quick)
        self._preview.setEnabled(True)
        columns = self.tr("%Ln columns", "", len(quick.headers))
        self._waiting = self.tr("… rows, {columns}. The rest of the file is still being read.").format(columns=columns)
        self._facts.setText(self._waiting)
        self._say("", "")

    def advance(self, done: float, total: float, _what: str) -> None:
        """Show how much of the file is read: `done` of `total` > 0."""
        if self._waiting:
            self._facts.setText(f"{self._waiting} {percent_text(done / total, 0)}")

    def _detected(self) -> None:
        self._hint.setText(self.tr("This is what was detected. Change what is wrong."))
        self._preview.show()

    def show_preview(self, preview: Preview) -> None:
        """Show what was found."""
        self._detected()
        quick, self._quick, self._whole = self._quick, None, preview
        self._waiting = ""
        if quick is None or (quick.layout, quick.sheets) != (preview.first_layout, preview.sheets):
            self._form.show_layout(preview.layout, preview.sheets)  # else somebody may be at a field
        self._form.show_areas(preview.areas)
        self._preview.show_rows(preview)
        self._preview.setEnabled(True)
        rows, columns = preview.n_rows, preview.n_columns
        self._facts.setText(", ".join((self.tr("%Ln rows", "", rows), self.tr("%Ln columns", "", columns))))
        self._say(*_faults_and_doubts(preview))
        self._questions.show_questions(preview.questions, preview.layout)
        # A plan of such names would hold somebody's record, wherever it is sent.
        doubted = "header_row" in preview.layout.unanswered
        allow_unless(self._open, self.tr("Say first which row holds the names of the columns.") if doubted else "")
        self._open.setEnabled(not doubted and not any(preview.stops))

    def show_error(self, error: EngineError) -> None:
        """Say why the file cannot be read like this; the fields stay, so that it can be fixed."""
        quick, self._quick = self._quick, None
        self._waiting = ""
        if quick is not None:
            self._preview.show_rows(None)
        self._facts.setText("")
        self._say(translate_error(error), "")
        if quick is None and self._whole is None:
            self._hint.setText(self.tr("Nothing could be detected."))
            self._form.show_undetected(text=self._is_text and not isinstance(error, _WITHOUT_TEXT))
            self._preview.hide()
        self._preview.setEnabled(False)
        self._open.setEnabled(False)

    def chosen_layout(self) -> ReadingLayout:
        """Return how to read the file: what was detected and what the user changed; the range only if given."""
        if self._whole is None:
            return self._form.wishes()
        return replace(self._whole.layout, range=self._form.wishes().range)

    def _ask(self) -> None:
        self._wait()
        self.look_wanted.emit(self._form.wishes())

    def _wait(self) -> None:
        self._quick = None
        self._open.setEnabled(False)
        self._waiting = self.tr("Reading…")
        self._facts.setText(self._waiting)

    def _say(self, fault: str, problems: str) -> None:
        self._fault.setText(fault)
        self._fault.setVisible(bool(fault))
        self._problems.setText(problems)
        self._problems.setVisible(bool(problems))
        self._questions.show_questions((), ReadingLayout())

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(heading_label(self.tr("Import settings")))
        left.addWidget(self._hint)
        left.addWidget(self._form)
        left.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(heading_label(self.tr("Preview")))
        right.addWidget(self._facts)
        right.addWidget(self._fault)
        right.addWidget(self._preview, 1)
        right.addWidget(self._problems)
        right.addWidget(self._questions)
        right.addStretch()
        panes = QHBoxLayout()
        panes.setSpacing(24)
        panes.addLayout(left)
        panes.addLayout(right, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 20, 24, 20)
        whole.setSpacing(16)
        whole.addLayout(panes, 1)
        whole.addWidget(self._buttons)


def _faults_and_doubts(preview: Preview) -> tuple[str, str]:
    """Return what stops the reading, and what should be looked at; questions are shown with their answers."""
    asked = {told(each.text) for each in preview.questions}
    told_of = [each for each in zip(map(told, preview.problems), preview.stops, strict=True) if each[0] not in asked]
    faults = [text for text, stops in told_of if stops]
    doubts = [text for text, stops in told_of if not stops]
    return "\n".join(faults), "\n".join(doubts)
