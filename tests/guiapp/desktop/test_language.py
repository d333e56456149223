"""The window and the engine speak the user's language, numbers and Qt's own buttons included."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QDialogButtonBox

from core.errors import ForeignContentError, MissingFileError, RaggedRowError, TableTooLargeError
from core.front_door import ReadingLayout, exact_text, profile
from core.privacy.release_cost import ReleaseCost
from core.sources.wire import words_from
from core.words import N_
from guiapp.desktop.help_pages import help_pages
from guiapp.desktop.language import LANGUAGES, chosen_locale, install, told, translate_error, words
from guiapp.desktop.number_words import number_text, typed_amount, typed_number, whole_text
from guiapp.widgets.editors.quick_adds import QuickAdds
from tests.guiapp.steps import STEPS

ENGLISH = QLocale(QLocale.Language.English)


@pytest.fixture
def german(qapp):
    install(qapp, QLocale("de"))
    yield
    install(qapp, ENGLISH)


def test_english_is_what_the_source_says(qapp):
    assert words("Commands", "Undo") == "Undo"
    assert translate_error(MissingFileError(file="a.csv")) == str(MissingFileError(file="a.csv"))


def test_english_has_singulars(qtbot):
    adds = QuickAdds(lambda _: "")
    qtbot.addWidget(adds)
    assert adds.tr("%Ln tables", "", 1) == "1 table"
    assert adds.tr("%Ln tables", "", 1234) == "1,234 tables"


def test_german(german, qtbot):
    adds = QuickAdds(lambda _: "")
    qtbot.addWidget(adds)
    assert words("Commands", "Undo") == "Rückgängig"
    assert adds.tr("%Ln tables", "", 1) == "1 Tabelle"
    assert adds.tr("%Ln tables", "", 1234) == "1.234 Tabellen"


def test_buttons_of_qt_speak_the_same_language(german, qtbot):
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Abbrechen"


def test_an_error_is_translated_with_all_its_parts(german):
    what = N_("Error", "a picture")
    said = translate_error(ForeignContentError(file="a.csv", suffix=".csv", what=what, suffixes=".csv, .xlsx"))
    assert said.startswith("a.csv: Die Datei endet auf „.csv“, aber der Inhalt ist ein Bild. Speichern Sie")


def test_numbers_in_engine_words_have_the_marks_of_the_language(german):
    error = TableTooLargeError(table="1.5 × 2,5", cells=1_234_567, limit=1_000_000)
    assert "1.234.567 Zellen" in translate_error(error)
    assert "1.5 × 2,5" in translate_error(error)
    assert told(N_("Amount", "ε = {epsilon}").format(epsilon=exact_text(ReleaseCost.pure("1/2").epsilon))) == "ε = 0,5"


def test_numbers_are_written_and_typed_with_a_comma(german):
    assert [number_text(1.25), whole_text(1234.5)] == ["1,25", "1.234,5"]
    assert number_text(0.00012) == "0,00012"
    assert [typed_amount("0,5"), typed_amount("0.5"), typed_amount("1/3")] == ["0.5", "0.5", "1/3"]
    assert [typed_number("19,5"), typed_number("19.5"), typed_number("1.950")] == [19.5, 19.5, 1950]


@pytest.mark.parametrize("template", ["{n.__class__}", "{n[0]}", "{0}", "{", "{other}"])
def test_a_text_from_elsewhere_cannot_ask_for_more_than_its_facts(german, template):
    forged = {"text": "as it came", "context": "Error", "template": template, "facts": {"n": 1}}
    assert told(words_from(forged)) == "as it came"


def test_a_text_from_elsewhere_cannot_ask_for_a_million_blanks(german):
    assert told(words_from({"text": "", "context": "Error", "template": "{n:>9999999}", "facts": {"n": 1}})) == "1"


def test_help_is_there_in_german(german):
    pages = {page.key: page for page in help_pages(STEPS)}
    assert pages["privacy"].title == "Was zugesagt wird"


def test_another_translator_is_asked_too(qapp):
    class Shouting(QTranslator):
        def translate(self, context, text, disambiguation=None, n=-1):
            return text.upper().replace("{FILE}", "{file}") if context == "Error" else ""

        def isEmpty(self):  # noqa: N802  Qt's name
            return False

    translator = Shouting()
    QCoreApplication.installTranslator(translator)
    try:
        assert translate_error(MissingFileError(file="a.csv")).startswith("a.csv: THERE IS NO SUCH FILE")
    finally:
        QCoreApplication.removeTranslator(translator)


def test_a_language_that_nobody_has_translated_is_no_obstacle(qapp):
    install(qapp, QLocale("tlh"))
    try:
        assert words("Commands", "Undo") == "Undo"
    finally:
        install(qapp, ENGLISH)


def test_the_choice_keeps_the_country_of_the_system(monkeypatch):
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("de_AT"))
    assert chosen_locale("").name() == chosen_locale("de").name() == "de_AT"
    assert chosen_locale("en").language() == QLocale.Language.English
    assert set(LANGUAGES) == {"en", "de"}


def test_the_name_of_a_column_is_quoted_as_the_language_does(german, tmp_path):
    file = tmp_path / "people.csv"
    file.write_text("age,district\n18\n", encoding="utf-8")
    with pytest.raises(RaggedRowError) as raised:
        profile(file, ReadingLayout())
    assert "Spalte B („district“)" in translate_error(raised.value)
