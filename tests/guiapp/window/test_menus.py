"""The menus in every language: no letter leads to two entries, and the language can be chosen."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton

from guiapp.app import build_window
from guiapp.desktop.language import LANGUAGES, install
from guiapp.window import MainWindow


@pytest.fixture(params=LANGUAGES)
def language(request, qapp):
    install(qapp, QLocale(request.param))
    yield request.param
    install(qapp, QLocale(QLocale.Language.English))


@pytest.fixture
def window(language, context):
    window = MainWindow(context)
    yield window
    window.close()
    window.deleteLater()


def letters(actions):
    """Return the access keys of some entries of one menu."""
    found = (re.search(r"(?<!&)&([^&])", action.text()) for action in actions)
    return [match[1].casefold() for match in found if match]


def test_no_letter_leads_to_two_entries(window):
    menus = {id(menu): menu for menu, _ in window.menus.entries}
    assert len(menus) >= 4
    entries = [menu.actions() for menu in menus.values()] + [window.menuBar().actions()]
    for actions in entries:
        assert max(Counter(letters(actions)).values(), default=0) < 2, [action.text() for action in actions]


def test_the_language_is_taken_from_the_next_start_on(qtbot, context, window, language):
    said = []
    context.notices.said.connect(lambda notice: said.append(notice.text))
    built = build_window(QApplication.instance(), context)
    built.findChild(QAction, "action_language_de").trigger()
    assert context.settings.language == "de"
    assert "Deutsch" in said[-1]
    built.findChild(QAction, "action_language_system").trigger()
    assert context.settings.language == ""
    assert len(said) == 2
    built.close()
    built.deleteLater()
    QApplication.instance().setStyleSheet("")


def test_a_list_without_files_cannot_be_emptied(context, window):
    def offered():
        window.menus.fill_recents()
        return window.findChild(QAction, "empty_recents").isEnabled()

    assert not offered()
    context.settings.add_recent(Path("people.csv"))
    assert offered()


def test_what_is_done_in_two_places_has_one_name(window):
    """What the menus call it, the pages call it."""
    names = {"open_data": "action_open_data", "open_other": "action_open_data", "open_plan": "action_open_plan"}
    for on_page, in_menu in names.items():
        assert plain(window.findChild(QPushButton, on_page)) == plain(window.findChild(QAction, in_menu))
    window.menus.fill_recents()
    remember = window.findChild(QAction, "remember_recents")
    assert plain(remember) == plain(window.findChild(QCheckBox, "start_remember"))


def plain(named):
    return named.text().replace("&", "")
