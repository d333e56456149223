"""No message moves what is below the mouse, or hides the action of a page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication

LONG = "The table A × B would have 125,000,000 cells; at most 33,554,432 can be released. Leave out an attribute. " * 2


def place(window, widget):
    return QRect(widget.mapTo(window, QPoint()), widget.size())


@pytest.mark.parametrize("size", [(1157, 646), (1280, 800), (800, 560)])
@pytest.mark.parametrize("text", ["Saved.", LONG])
def test_a_message_moves_nothing_and_hides_no_action(window, desk, size, text):
    window.resize(*size)
    window.show()
    QApplication.processEvents()
    page = window.page("data")
    page.header.set_primary("Continue to attributes")
    QApplication.processEvents()
    before = place(window, page.header), place(window, page.header.primary)
    desk.notices.say(text)
    QApplication.processEvents()
    banner = place(window, window.banner)
    assert (place(window, page.header), place(window, page.header.primary)) == before
    assert not banner.intersects(before[1])
    assert window.rect().contains(banner)
    assert window.banner.height() >= window.banner.heightForWidth(window.banner.width())
    window.hide()


def test_a_message_is_as_wide_as_a_page_without_actions(window, desk):
    window.resize(1280, 800)
    window.show()
    page = window.page("data")
    page.header.set_primary("")
    desk.notices.say("Saved.")
    QApplication.processEvents()
    banner, header = place(window, window.banner), place(window, page.header)
    assert (banner.left(), banner.right()) == (header.left(), header.right())
    window.hide()


def test_a_message_comes_between_the_rail_and_the_page_for_the_keyboard(window, desk):
    desk.notices.say("Something is wrong.")
    chain, widget = [], window.rail
    while widget is not None and widget not in chain:
        chain.append(widget)
        widget = widget.nextInFocusChain()
    assert chain.index(window.banner._close) < chain.index(window.page("data").header.primary)
