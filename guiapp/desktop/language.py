"""The user's language: translates texts of window and engine, and formats the numbers in them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from core.front_door import EngineError, Message, Renderer
from guiapp.desktop.number_words import plural, reading_locale
from guiapp.desktop.resource_files import resource

LANGUAGES = {"en": "English", "de": "Deutsch"}
"""The languages that can be chosen, each by its own name."""

_ENGLISH = QLocale(QLocale.Language.English)


def chosen_locale(language: str) -> QLocale:
    """Return the locale of `language`, a key of LANGUAGES; the system's locale for "", or if it has that language."""
    system = QLocale.system()
    if not language or QLocale.languageToCode(system.language()) == language:
        return system
    return QLocale(language)


def install(application: QCoreApplication, locale: QLocale) -> None:
    """Install the translations for `locale`, or English ones if there are none; numbers are written as in `locale`."""
    for former in application.findChildren(QTranslator):
        application.removeTranslator(former)
        former.deleteLater()
    QLocale.setDefault(_ENGLISH if locale.language() == QLocale.Language.C else locale)
    words, folder = QTranslator(application), str(resource("translations"))
    if words.load(locale, "reticent", "_", folder) or words.load(_ENGLISH, "reticent", "_", folder):
        application.installTranslator(words)
    qt = QTranslator(application)  # texts of Qt's own dialogs, in the language of ours rather than of the system
    if qt.load(QLocale(words.language()), "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(qt)


def words(context: str, text: str) -> str:
    """Return `text` in the user's language; for code that is not a QObject and has no `tr`."""
    return QCoreApplication.translate(context, text)


def told(text: str) -> str:
    """Return a text of the engine in the user's language, the numbers in it as that language writes them."""
    return _SPOKEN.say(text)


def translate_error(error: EngineError) -> str:
    """Return the engine's message in the user's language, with the way out that the window has."""
    return told(error.window_message)


class _UserLanguage(Renderer):
    """Says messages in the user's language, as it is when they are said."""

    def sentence(self, message: Message, n: int | None) -> str:
        """Return the translation; where there is none, as for the plurals of English, what the engine says."""
        if n is None:
            return words(message.context, message.template)
        said = QCoreApplication.translate(message.context, message.template, message.one, plural(n))
        return super().sentence(message, n) if said == message.template else said

    def marked(self, number: str) -> str:
        """Return a number with the marks of the user's language."""
        locale = reading_locale()
        return number.translate(str.maketrans(",.", locale.groupSeparator() + locale.decimalPoint()))


_SPOKEN = _UserLanguage()
