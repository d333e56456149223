"""The help: page by page, and every page searched at once."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QLineEdit, QListWidget, QTextBrowser

from guiapp.desktop.help_pages import HelpPage, help_pages
from guiapp.dialogs.help_dialog import HelpDialog, _around, _nearest
from tests.guiapp.steps import STEPS
from tests.house.project_files import ROOT

LONG = "word " * 40
PAGES = (
    HelpPage("a", "Apples", "# Apples\n\nRed **and green**.\n\n* The red ones are sweet."),
    HelpPage("b", "Bees", f"# Bees\n\n{LONG}honey is red {LONG}\n\nNothing else (here)."),
)


@pytest.fixture
def dialog(qtbot):
    dialog = HelpDialog(PAGES)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def listed(dialog):
    found = dialog.findChild(QListWidget, "help_list")
    return [found.item(row).text() for row in range(found.count())]


def search(dialog, text):
    dialog.findChild(QLineEdit, "help_search").setText(text)
    return listed(dialog)


def marked(dialog):
    return [mark.cursor.selectedText() for mark in reader(dialog).extraSelections()]


def reader(dialog):
    return dialog.findChild(QTextBrowser, "help_text")


def test_a_page_is_shown_by_its_key(dialog):
    assert listed(dialog) == ["Apples", "Bees"]
    dialog.show_page("b")
    assert dialog.windowTitle() == "Help: Bees"
    assert "honey" in reader(dialog).toPlainText()
    dialog.show_page("no such page")
    assert dialog.windowTitle() == "Help: Apples"


def test_finds_of_all_pages_are_listed_and_marked(qtbot, dialog):
    found = search(dialog, "RED")
    assert [text.split("\n")[0] for text in found] == ["Apples", "Bees"]
    assert "Red and green." in found[0]
    assert found[1].split("\n")[1].startswith("… word ")
    assert "honey is red" in found[1]
    assert marked(dialog) == ["Red", "red"]
    field = dialog.findChild(QLineEdit, "help_search")
    qtbot.keyClick(field, Qt.Key.Key_Down)
    assert dialog.windowTitle() == "Help: Bees"
    assert marked(dialog) == ["red"]
    assert "honey" in reader(dialog).textCursor().block().text()


def test_every_word_has_to_be_on_the_page(dialog):
    assert [text.split("\n")[0] for text in search(dialog, "green sweet")] == ["Apples"]
    assert search(dialog, "sweet honey") == []
    assert reader(dialog).toPlainText() == ""  # the list says why
    assert dialog.windowTitle() == "Help"
    assert [text.split("\n")[1] for text in search(dialog, "(here)")] == ["… word word word Nothing else (here)."]
    assert search(dialog, "") == ["Apples", "Bees"]
    assert marked(dialog) == []
    assert "Red and green" in reader(dialog).toPlainText()


def test_another_page_asked_for_ends_the_search(dialog):
    search(dialog, "honey")
    dialog.show_page("a")
    assert dialog.windowTitle() == "Help: Apples"
    assert listed(dialog) == ["Apples", "Bees"]


def test_every_page_that_comes_along_is_there_once():
    keys = [page.key for page in help_pages(STEPS)]
    assert sorted(keys) == sorted(path.stem for path in (ROOT / "resources" / "help").glob("*.md"))
    assert all(page.title and page.text.startswith(f"# {page.title}\n") for page in help_pages(STEPS))


@pytest.mark.parametrize("word", ["fewer", "smaller", "tables", "errors"])
def test_a_find_is_shown_between_whole_words(word):
    text = "Choose the tables to publish:\nfewer and smaller tables have smaller errors from the same budget, " * 3
    piece = _around(text, text.index(word), text.index(word) + len(word))
    assert word in piece
    assert set(piece.strip("… ").split()) <= set(text.split())
    assert piece.endswith(" …")
    assert _around("all of it", 7, 9) == "all of it"


def test_words_that_are_far_apart_are_both_shown():
    text = f"Draws add noise to counts {LONG}as the budget says, {LONG}"
    piece = _around(text, text.index("noise"), text.index("budget") + len("budget"))
    assert piece.startswith("Draws add noise to counts word")
    assert " … word" in piece
    assert "as the budget says," in piece
    assert len(piece) < 160


def test_words_are_looked_for_where_they_are_nearest_together():
    text = "noise here, and far from it a budget; the noise of a budget; noise"
    begin, end = _nearest(text, ["BUDGET", "noise"])
    assert text[begin:end] == "budget; noise"
    assert _nearest(text, ["budget", "coffee"]) is None


@pytest.mark.parametrize("language", ["", "de"])
def test_pictures_of_a_page_are_shown(qtbot, language, request):
    if language:
        request.getfixturevalue("german_window")
    dialog = HelpDialog(help_pages(STEPS))
    qtbot.addWidget(dialog)
    dialog.show_page("results")
    named = re.findall(r"!\[[^]]+\]\(([^)]+)\)", next(page.text for page in help_pages(STEPS) if page.key == "results"))
    assert len(named) == 2
    for name in named:
        picture = reader(dialog).loadResource(QTextDocument.ResourceType.ImageResource, QUrl(name))
        assert len(picture) > 1000
    dialog.resize(880, 640)  # as on a desk: Qt's offscreen screen is 800 pixels wide
    dialog.show()
    assert reader(dialog).verticalScrollBar().maximum() > 0
    assert reader(dialog).horizontalScrollBar().maximum() == 0
