"""The user's language: translators of the window's words and of the engine's."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from core import EngineError
from guiapp.desktop.resource_files import resource


def install(application: QCoreApplication, locale: QLocale) -> None:
    """Load the translations for `locale` where there are any; English is what the source says."""
    places = (
        ("app", str(resource("translations"))),
        ("qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
    )
    for name, folder in places:
        translator = QTranslator(application)
        if translator.load(locale, name, "_", folder):
            application.installTranslator(translator)


def words(context: str, text: str) -> str:
    """Return `text` in the user's language; for code that is not a QObject and has no `tr`."""
    return QCoreApplication.translate(context, text)


def translate_error(error: EngineError) -> str:
    """Return the engine's message in the user's language."""
    if not error.template:
        return str(error)
    return QCoreApplication.translate("Error", error.template).format(**error.facts)
