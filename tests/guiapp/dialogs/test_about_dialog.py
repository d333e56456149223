"""The licences of others: asked for once, searched, read."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLineEdit, QListWidget, QPlainTextEdit, QTabWidget

from guiapp.desktop.licences import ThirdParty
from guiapp.desktop.settings import Theme
from guiapp.desktop.style import Style
from guiapp.dialogs.about_dialog import AboutDialog
from tests.guiapp.drivers.widget_insides import picture_of

QUIET = ThirdParty("quiet", "2", "", tuple)


@pytest.fixture
def dialog(qtbot):
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    return dialog


@pytest.fixture
def spoken(tmp_path):
    (tmp_path / "LICENSE").write_text("Permission is hereby granted")
    return ThirdParty("spoken", "1.0", "MIT", lambda: (tmp_path / "LICENSE",))


def names(dialog):
    listed = dialog.findChild(QListWidget, "licence_list")
    return [listed.item(row).text() for row in range(listed.count())]


def text(dialog):
    return dialog.findChild(QPlainTextEdit, "licence_text").toPlainText()


def test_packages_are_looked_through_only_when_wanted(dialog, spoken):
    asked = []
    dialog.licences_wanted.connect(lambda: asked.append(True))
    tabs = dialog.findChild(QTabWidget, "about_tabs")
    tabs.setCurrentIndex(1)
    dialog.show_licences((spoken,))
    tabs.setCurrentIndex(0)
    tabs.setCurrentIndex(1)
    assert asked == [True]


def test_names_and_licences_are_found_and_read(dialog, spoken):
    dialog.show_licences((QUIET, spoken))
    assert names(dialog) == ["quiet 2", "spoken 1.0"]
    assert "not stated" in text(dialog)
    assert "carries no words" in text(dialog)
    dialog.findChild(QLineEdit, "licence_search").setText("mit")
    assert names(dialog) == ["spoken 1.0"]
    assert text(dialog).endswith("Permission is hereby granted")
    dialog.findChild(QLineEdit, "licence_search").setText("nonsense")
    assert names(dialog) == []
    assert text(dialog) == ""


def test_the_text_cannot_be_changed(dialog):
    assert dialog.findChild(QPlainTextEdit, "licence_text").isReadOnly()


def test_the_icon_follows_a_change_of_look(dialog, qtbot, qapp):
    style = Style(qapp, Theme.LIGHT)
    light = picture_of(dialog).pixmap().toImage()
    style.apply(Theme.DARK)
    qtbot.waitUntil(lambda: picture_of(dialog).pixmap().toImage() != light)
    qapp.setStyleSheet("")
    style.deleteLater()
