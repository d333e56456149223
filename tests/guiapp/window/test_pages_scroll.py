"""On a screen that is too small for a page, all of the page can be reached."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.front_door import load_plan
from guiapp.desktop.resource_files import sample_plan


def bars(window):
    QApplication.processEvents()
    return [bar.maximum() for bar in (window.pages_room.horizontalScrollBar(), window.pages_room.verticalScrollBar())]


def test_pages_scroll_only_where_they_are_cut(window, context):
    context.workspace.start(load_plan(sample_plan()), None)
    window.show()
    window.go_to("tables")
    window.resize(1280, 760)
    assert bars(window) == [0, 0]
    window.resize(960, 480)  # 1920 × 1080 at 200 %, less the bars of title and desktop
    assert min(bars(window)) > 0
    assert (window.width(), window.height()) == (960, 480)
    window.go_to("ledger")
    assert bars(window)[0] == 0, "this page is narrower"
    window.go_to("tables")
    assert bars(window)[0] > 0
    window.resize(1280, 760)
    assert bars(window) == [0, 0]
    window.hide()


def test_the_keyboard_brings_what_it_reaches_into_sight(window, context):
    context.workspace.start(load_plan(sample_plan()), None)
    window.show()
    window.go_to("tables")
    window.resize(700, 400)
    assert min(bars(window)) > 0
    window.activateWindow()
    window.rail.setFocus()
    for _ in range(3):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert not focus.visibleRegion().isEmpty(), focus.objectName()
    window.hide()


def test_a_message_stays_in_sight_where_a_page_scrolls(window, context):
    window.show()
    window.resize(640, 400)
    assert bars(window)[0] > 0
    context.notices.say("Saved.")
    QApplication.processEvents()
    bar = window.pages_room.horizontalScrollBar()
    for place in (0, bar.maximum()):
        bar.setValue(place)
        QApplication.processEvents()
        assert window.pages_room.geometry().contains(window.banner.geometry())
    window.hide()
