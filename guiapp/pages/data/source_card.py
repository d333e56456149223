"""Card with the open data file: what was read, its first and last rows, and what can be changed about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout

from core.front_door import Location, Preview, answered
from guiapp.desktop.language import told
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import Card, heading_label, muted_label
from guiapp.widgets.frame.empty_state import EmptyState
from guiapp.widgets.tables.preview_table import PreviewTable


class SourceCard(Card):
    """Shows a data file as it was read, or why it was not.

    Signals:
        other_wanted: another file should be opened.
        layout_wanted: the file should be read in another way.
        keep_wanted: the plan should say how the file was read.
    """

    other_wanted = Signal()
    layout_wanted = Signal()
    keep_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("", "source_card")
        self._name = heading_label("")
        self._name.setObjectName("data_name")
        self._facts = muted_label(name="data_facts")
        self._problems = _warning_label("data_problems")
        self._open_settings = _warning_label("data_open_settings")
        self._keep = button(self.tr("Keep how it is read"), "data_keep_layout")
        self._other = button(self.tr("Open a spreadsheet…"), "open_other", "open")
        self._reread = button(self.tr("Change how it is read…"), "change_layout", "edit")
        self._preview = PreviewTable("data_preview")
        self._unread = EmptyState("data")
        self._rows = QStackedWidget()
        self._lay_out()
        self._connect()

    def show_source(self, path: Location | None, preview: Preview | None) -> None:
        """Show a file and its rows; without a preview, that it is not read, or not there."""
        gone = path is not None and not path.exists()
        self._reread.setEnabled(not gone)
        self._reread.setToolTip(self.tr("The file is not there: find it first.") if gone else "")
        self._name.setText(path.name if path else "")
        self._name.setToolTip(str(path or ""))
        if preview is None:
            words = self.tr("Not there: {path}") if gone else self.tr("Not read yet: {path}")
            self._facts.setText(words.format(path=path))
            self._show_unread(gone=gone)
            self._problems.hide()
            return
        self._rows.setCurrentWidget(self._preview)
        self._facts.setText(self._fact_words(preview))
        self._preview.show_rows(preview)
        self._problems.setText("\n".join(self._problem_words(preview)))
        self._problems.setVisible(bool(preview.problems))

    def show_open_settings(self, preview: Preview | None, fields: Sequence[str]) -> None:
        """Lead whoever has an older plan: a release needs the plan to say how the file is read.

        Args:
            preview: the file as it was read; None if it was not.
            fields: settings of the layout that a release needs and the plan leaves open.
        """
        # Only what the rows told can be kept; anything else, such as the order of dates, has to be chosen.
        detected = [field for field in fields if preview is not None and getattr(preview.layout, field) is not None]
        self._open_settings.setText(
            self.tr("The plan does not say how the file is read. A release needs that, so that no row decides it.")
            if detected
            else self.tr("Choose how dates and doubtful rows are read: “Change how it is read…”. A release needs it.")
        )
        self._open_settings.setVisible(bool(fields))
        self._keep.setVisible(bool(detected))

    def _show_unread(self, *, gone: bool) -> None:
        # No fault: a plan is public and can be worked on where its rows are not, on another computer too.
        self._unread.set_words(
            self.tr("The rows have not been read"),
            self.tr("Without them you can plan and compare; a release needs them."),
            self.tr("Find the file…") if gone else "",
        )
        self._rows.setCurrentWidget(self._unread)

    def _fact_words(self, preview: Preview) -> str:
        layout = preview.layout
        counts = (self.tr("%Ln rows", "", preview.n_rows), self.tr("%Ln columns", "", preview.n_columns))
        facts = [", ".join(counts)]
        if layout.sheet:
            facts.append(self.tr("sheet “{sheet}”").format(sheet=layout.sheet))
        if layout.header_row:
            facts.append(self.tr("column names in row {row}").format(row=layout.header_row))
        if layout.encoding:
            facts.append(layout.encoding)
        return " · ".join(facts)

    def _problem_words(self, preview: Preview) -> Iterator[str]:
        """Yield what should be looked at, each with the answer that was given to it."""
        layout = preview.layout
        given = {
            told(question.text): told(answer.words)
            for question in preview.questions
            for answer in question.answers
            if answered(layout, answer.settings) == layout
        }
        for problem in map(told, preview.problems):
            answer = given.get(problem)
            yield self.tr("{0} Chosen: “{1}”.").format(problem, answer) if answer else problem

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        for label in (self._name, self._facts, self._problems):
            words.addWidget(label)
        words.addWidget(self._open_settings)
        words.addWidget(self._keep, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addLayout(words, 1)
        row.addWidget(self._reread)
        row.addWidget(self._other)
        self.body.addLayout(row)
        self._rows.addWidget(self._preview)
        self._rows.addWidget(self._unread)
        self.body.addWidget(self._rows, 1)

    def _connect(self) -> None:
        self._other.clicked.connect(self.other_wanted)
        self._unread.clicked.connect(self.other_wanted)
        self._reread.clicked.connect(self.layout_wanted)
        self._keep.clicked.connect(self.keep_wanted)


def _warning_label(name: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setProperty("role", "warning")
    label.setWordWrap(True)
    return label
