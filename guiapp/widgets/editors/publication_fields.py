"""Editor of what exports say of the tables: title, what is counted, period, source, contact, notes, weak numbers."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from core.front_door import Publication, QualityLine, note_texts, one_line
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.controls.form_labels import level_labels

_NOTE_LINES = 3


class PublicationFields(QWidget):
    """Holds a Publication and emits it at every change, so that nothing typed is lost when the plan is saved."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._publication = Publication()
        self._title = self._line("publication_title", self.tr("Such as: Riverside health check 2025"))
        self._counts = self._line("publication_counts", self.tr("Such as: persons examined"))
        self._period = self._line("publication_period", self.tr("Such as: 1 January to 31 December 2025"))
        self._source = self._line("publication_source", self.tr("Such as: register of the clinics"))
        self._contact = self._line("publication_contact", self.tr("Such as: statistics@example.org"))
        self._notes = QPlainTextEdit()
        self._notes.setObjectName("publication_notes")
        self._notes.setTabChangesFocus(True)
        self._notes.setPlaceholderText(self.tr("One note on each line"))
        self._notes.textChanged.connect(self._tell)
        self._hidden = QComboBox()
        self._hidden.setObjectName("publication_hidden")
        for line, words in (
            (QualityLine.NONE, self.tr("none")),
            (QualityLine.WEAK, self.tr("whose ± is larger than the number")),
            (QualityLine.FAIR, self.tr("whose ± is more than a third of the number")),
        ):
            self._hidden.addItem(words, line)
        self._hidden.activated.connect(self._tell)
        self._lay_out()

    @property
    def publication(self) -> Publication:
        """What the fields say."""
        return self._publication

    def show_publication(self, publication: Publication) -> None:
        """Show the words of a plan without emitting them; blanks that are being typed stay."""
        self._publication = publication
        texts = (publication.title, publication.counts, publication.period, publication.source, publication.contact)
        for field, text in zip(self._lines(), texts, strict=True):
            if one_line(field.text()) != text:
                field.setText(text)
        self._hidden.setCurrentIndex(self._hidden.findData(publication.hide_below))
        if note_texts(self._notes.toPlainText()) != publication.notes:
            blocker = QSignalBlocker(self._notes)
            self._notes.setPlainText("\n".join(publication.notes))
            blocker.unblock()

    def _tell(self) -> None:
        title, counts, period, source, contact = (one_line(field.text()) for field in self._lines())
        notes = note_texts(self._notes.toPlainText())
        line = QualityLine(self._hidden.currentData())
        said = Publication(title, counts, period, source=source, contact=contact, notes=notes, hide_below=line)
        if said != self._publication:
            self._publication = said
            self.changed.emit(said)

    def _lines(self) -> tuple[QLineEdit, ...]:
        return self._title, self._counts, self._period, self._source, self._contact

    def _line(self, name: str, hint: str) -> QLineEdit:
        field = QLineEdit()
        field.setObjectName(name)
        field.setPlaceholderText(hint)
        field.textEdited.connect(self._tell)
        return field

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self.tr("&Title"), self._title)
        form.addRow(self.tr("One co&unt is"), self._counts)
        form.addRow(self.tr("&Period"), self._period)
        form.addRow(self.tr("&Source"), self._source)
        form.addRow(self.tr("&Contact"), self._contact)
        form.addRow(self.tr("&Notes"), self._notes)
        form.addRow(self.tr("&Hide numbers"), self._hidden)
        level_labels(form)
        self._notes.setFixedHeight(_NOTE_LINES * self._notes.fontMetrics().lineSpacing() + 16)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(form)
        column.addWidget(
            muted_label(
                self.tr("Readers see these words in every export. They change no number; hiding weak ones is free.")
            )
        )
