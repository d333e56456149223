"""Engine words in the user's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from core.errors import MissingFileError
from guiapp.desktop.language import install, translate_error


class Shouting(QTranslator):
    def translate(self, context, text, disambiguation=None, n=-1):
        return text.upper().replace("{FILE}", "{file}") if context == "Error" else ""

    def isEmpty(self):  # noqa: N802  Qt's name
        return False


def test_an_error_is_translated_by_its_template(qapp):
    error = MissingFileError(file="a.csv")
    assert translate_error(error) == str(error)
    translator = Shouting()
    QCoreApplication.installTranslator(translator)
    try:
        assert translate_error(error).startswith("a.csv: THERE IS NO SUCH FILE")
    finally:
        QCoreApplication.removeTranslator(translator)


def test_a_language_without_translation_is_no_obstacle(qapp):
    install(qapp, QLocale("tlh"))
