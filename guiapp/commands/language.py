"""Choose the language of the window."""

from __future__ import annotations

from guiapp.desktop.language import LANGUAGES, words
from guiapp.state.desk import Desk


def choose_language(desk: Desk, language: str) -> None:
    """Remember the language, a key of LANGUAGES or "" for the system's, for the next start."""
    desk.settings.language = language
    if language:
        text = words("Commands", "The language of the window from the next start on: {language}.")
        desk.notices.say(text.format(language=LANGUAGES[language]))
    else:
        desk.notices.say(words("Commands", "The window will follow the language of the system from the next start on."))
