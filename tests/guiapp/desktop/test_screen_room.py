"""No window begins larger than its screen."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog

from guiapp.desktop.screen_room import resize_within


def test_a_window_begins_as_large_as_wanted_but_no_larger_than_its_screen(qtbot):
    window = QDialog()
    qtbot.addWidget(window)
    resize_within(window, 300, 200)
    assert (window.width(), window.height()) == (300, 200)
    resize_within(window, 100_000, 100_000)
    room = window.screen().availableSize()
    assert window.width() == room.width()
    assert room.height() - 60 < window.height() < room.height()
