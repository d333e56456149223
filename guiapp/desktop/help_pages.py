"""The pages of the built-in help, in the user's language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from guiapp.desktop.resource_files import resource

_BEYOND_STEPS = ("privacy", "plan-file", "glossary")


@dataclass(frozen=True, slots=True)
class HelpPage:
    """One page: its key, its title, and its text in Markdown."""

    key: str
    title: str
    text: str


def help_pages(steps: Iterable[str]) -> tuple[HelpPage, ...]:
    """Return all pages in reading order.

    Args:
        steps: keys of the pages of the window; those without help are left out.
    """
    keys = (*steps, *_BEYOND_STEPS)
    return tuple(_page(key) for key in keys if resource("help", f"{key}.md").exists())


def _page(key: str) -> HelpPage:
    #: the folder below resources/help that has the pages in your language: its code, such as de
    folder = QCoreApplication.translate("Help", "en")
    translated = resource("help", folder, f"{key}.md")
    page = translated if translated.exists() else resource("help", f"{key}.md")
    text = page.read_text(encoding="utf-8")
    return HelpPage(key, text.partition("\n")[0].removeprefix("# "), text)
