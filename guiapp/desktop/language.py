"""The user's language: the words of the window and of the engine, and how numbers are written in them."""

from __future__ import annotations

import re
import string
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from core import EngineError, Figures, Words
from guiapp.desktop.number_words import reading_locale
from guiapp.desktop.resource_files import resource

LANGUAGES = {"en": "English", "de": "Deutsch"}
"""What can be chosen, each in its own words."""

_ENGLISH = QLocale(QLocale.Language.English)
_SPECIFICATION = re.compile(r",?(\.\d{1,2}[fg])?")


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
    if isinstance(text, Figures):
        return text.translate(_marks())
    if not isinstance(text, Words):
        return text
    template = QCoreApplication.translate(text.context, text.template)
    if text.facts is None:
        return template
    try:
        return _Filler().vformat(template, (), text.facts)
    except (LookupError, ValueError):  # no template of ours: the process that reads files is not to be trusted
        return text


def translate_error(error: EngineError) -> str:
    """Return the engine's message in the user's language."""
    return told(str(error))


def _marks() -> dict[int, int]:
    """Return what commas and points in a number of the engine become."""
    locale = reading_locale()
    return str.maketrans(",.", locale.groupSeparator() + locale.decimalPoint())


class _Filler(string.Formatter):
    """Fills in plain facts by name: what a template asks beyond that is not for it to have."""

    def get_field(self, field_name: str, _args: Sequence[object], kwargs: Mapping[str, object]) -> tuple[object, str]:
        """Return the fact of that name."""
        return kwargs[field_name], field_name

    def format_field(self, value: object, format_spec: str) -> str:
        """Return a fact in words, a number with the marks of the user's language."""
        if isinstance(value, str):
            return told(value)
        if not isinstance(value, int | float) or not _SPECIFICATION.fullmatch(format_spec):
            return str(value)
        return format(value, format_spec).translate(_marks())
