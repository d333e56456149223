"""Choose the language of the window."""

from __future__ import annotations

from guiapp.desktop.language import LANGUAGES, words
from guiapp.state.app_context import AppContext


def choose_language(context: AppContext, language: str) -> None:
    """Remember the language, a key of LANGUAGES or "" for the system's, for the next start."""
    context.settings.language = language
    if language:
        text = words("Commands", "The language of the window from the next start on: {language}.")
        context.notices.say(text.format(language=LANGUAGES[language]))
    else:
        context.notices.say(
            words("Commands", "The window will follow the language of the system from the next start on.")
        )
