"""The fields of a publication: shown without a signal, signalled as typed, and never more than a plan may hold."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPlainTextEdit

from core.front_door import Publication, QualityLine
from guiapp.widgets.editors.publication_fields import PublicationFields

SAID = Publication("Health check", "persons examined", "2025", "Register", "desk@example.org", ("One.", "Two."))


@pytest.fixture
def fields(qtbot):
    widget = PublicationFields()
    qtbot.addWidget(widget)
    return widget


def line(fields, key):
    return fields.findChild(QLineEdit, f"publication_{key}")


def notes(fields):
    return fields.findChild(QPlainTextEdit, "publication_notes")


def test_words_are_shown_without_a_signal(qtbot, fields):
    with qtbot.assertNotEmitted(fields.changed):
        fields.show_publication(SAID)
    assert line(fields, "counts").text() == "persons examined"
    assert notes(fields).toPlainText() == "One.\nTwo."
    assert fields.publication == SAID


def test_every_letter_is_told_and_blanks_at_the_end_stay_while_typing(qtbot, fields):
    told = []
    fields.changed.connect(told.append)
    fields.changed.connect(fields.show_publication)
    qtbot.keyClicks(line(fields, "title"), "Two ")
    assert line(fields, "title").text() == "Two "
    qtbot.keyClicks(line(fields, "title"), "words")
    assert told[-1] == Publication(title="Two words")
    notes(fields).setPlainText("\n A note \n\nAnother\t one\n")
    assert told[-1].notes == ("A note", "Another  one")
    assert notes(fields).toPlainText() == "\n A note \n\nAnother\t one\n"


def test_what_is_too_long_is_cut(qtbot, fields):
    told = []
    fields.changed.connect(told.append)
    line(fields, "source").setText("x" * 400)
    qtbot.keyClicks(line(fields, "source"), "x")
    assert told[-1].source == "x" * 300
    notes(fields).setPlainText("\n".join("n" for _ in range(50)))
    assert len(told[-1].notes) == 40


def test_every_field_has_a_name_for_screen_readers(fields):
    assert {label.buddy().objectName() for label in labels(fields)} == {
        f"publication_{key}" for key in ("title", "counts", "period", "source", "contact", "notes", "hidden")
    }


def test_weak_numbers_can_be_hidden(fields):
    told = []
    fields.changed.connect(told.append)
    box = fields.findChild(QComboBox, "publication_hidden")
    box.setCurrentIndex(2)
    box.activated.emit(2)
    assert told[-1].hide_below is QualityLine.FAIR
    fields.show_publication(Publication(hide_below=QualityLine.WEAK))
    assert box.currentText() == "whose ± is larger than the number"


def labels(fields):
    return [label for label in fields.findChildren(QLabel) if label.buddy() is not None]
