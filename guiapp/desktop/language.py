"""The user's language: the words of the window and of the engine, and how numbers are written in them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from core import EngineError, Message, Renderer
from guiapp.desktop.number_words import plural, reading_locale
from guiapp.desktop.resource_files import resource

LANGUAGES = {"en": "English", "de": "Deutsch"}
"""What can be chosen, each in its own words."""

_ENGLISH = QLocale(QLocale.Language.English)


def chosen_locale(language: str) -> QLocale:
    """Return the locale of `language`, a key of LANGUAGES, as the system has it set; the system's own for ""."""
    system = QLocale.system()
    if not language or QLocale.languageToCode(system.language()) == language:
        return system
    return QLocale(language)


def install(application: QCoreApplication, locale: QLocale) -> None:
    """Speak the language of `locale`, or English where nobody has translated it; numbers are written as in `locale`."""
    for former in application.findChildren(QTranslator):
        application.removeTranslator(former)
        former.deleteLater()
    QLocale.setDefault(_ENGLISH if locale.language() == QLocale.Language.C else locale)
    words, folder = QTranslator(application), str(resource("translations"))
    if words.load(locale, "reticent", "_", folder) or words.load(_ENGLISH, "reticent", "_", folder):
        application.installTranslator(words)
    qt = QTranslator(application)  # the buttons and questions that Qt brings along, in the same language
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
