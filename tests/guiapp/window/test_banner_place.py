"""No message moves what is below the mouse, or hides the action of a page."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from core.front_door import load_plan
from guiapp.desktop.notices import Tone
from guiapp.desktop.resource_files import sample_plan
from guiapp.desktop.settings import Theme
from guiapp.desktop.style import LOOKS, Style, colour
from tests.guiapp.drivers.widget_insides import close_of

LONG = "The table A × B would have 125,000,000 cells; at most 33,554,432 can be released. Leave out an attribute. " * 2


def place(window, widget):
    return QRect(widget.mapTo(window, QPoint()), widget.size())


@pytest.mark.parametrize("size", [(1157, 646), (1280, 800), (800, 560)])
@pytest.mark.parametrize("text", ["Saved.", LONG])
def test_a_message_moves_nothing_and_hides_no_action(window, context, size, text):
    window.resize(*size)
    window.show()
    QApplication.processEvents()
    page = window.page("data")
    page.header.set_primary("Continue to attributes")
    QApplication.processEvents()
    before = place(window, page.header), place(window, page.header.primary)
    context.notices.say(text)
    QApplication.processEvents()
    banner = place(window, window.banner)
    assert (place(window, page.header), place(window, page.header.primary)) == before
    assert not banner.intersects(before[1])
    assert not banner.intersects(title_of(window, page))
    assert window.rect().contains(banner)
    assert window.banner.height() >= window.banner.heightForWidth(window.banner.width())
    window.hide()


def title_of(window, page):
    """Return the rectangle of the words of the title."""
    title = page.findChild(QLabel, "page_title")
    return QRect(title.mapTo(window, QPoint()), title.sizeHint())


def test_a_message_reaches_to_the_end_of_a_page_without_actions(window, context):
    window.resize(1280, 800)
    window.show()
    page = window.page("data")
    page.header.set_primary("")
    context.notices.say("Saved.")
    QApplication.processEvents()
    banner, header = place(window, window.banner), place(window, page.header)
    assert banner.right() == header.right()
    assert not page.findChild(QLabel, "page_help").isVisible()
    window.banner.put_away()
    assert page.findChild(QLabel, "page_help").isVisible()
    window.hide()


@pytest.mark.parametrize("text", [LONG, LONG * 2])
def test_no_message_covers_a_heading(window, context, text):
    """Those of every page that can be seen with a plan, and of its cards, as far as they are in sight."""
    window.resize(1280, 800)
    window.show()
    context.workspace.start(load_plan(sample_plan()), None)
    seen = 0
    for index, page in enumerate(window.pages):
        if page.locked_reason() is not None:
            continue
        window.rail.choose(index)
        context.notices.say(text)
        QApplication.processEvents()
        headings = [label for label in page.findChildren(QLabel) if label.property("role") == "heading"]
        in_sight = [label for label in headings if not label.visibleRegion().isEmpty()]
        banner, seen = place(window, window.banner), seen + len(in_sight)
        assert [label.text() for label in in_sight if place(window, label).intersects(banner)] == [], page.key
        assert not banner.intersects(title_of(window, page))
    assert seen > 5
    window.hide()


def test_a_message_comes_between_the_rail_and_the_page_for_the_keyboard(window, context):
    context.notices.say("Something is wrong.")
    chain, widget = [], window.rail
    while widget is not None and widget not in chain:
        chain.append(widget)
        widget = widget.nextInFocusChain()
    assert chain.index(close_of(window.banner)) < chain.index(window.page("data").header.primary)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("text", ["Saved.", LONG])
def test_the_very_first_message_can_be_read(qapp, window, context, look, text):
    style = Style(qapp, Theme(look))
    window.resize(1280, 800)
    window.show()
    QApplication.processEvents()
    assert window.devicePixelRatio() == float(os.environ.get("QT_SCALE_FACTOR", "1"))
    context.notices.say(text, Tone.DANGER, "Open data…", lambda: None)
    QApplication.processEvents()
    parts = [part for part in window.banner.findChildren(QWidget) if part.isVisible()]
    outside = [part.objectName() for part in parts if not window.banner.rect().contains(part.geometry())]
    assert outside == []
    assert not place(window, window.banner).intersects(title_of(window, window.page("data")))
    label = window.banner.findChild(QLabel, "banner_text")
    assert label.height() >= label.heightForWidth(label.width())
    assert colour("text").rgb() in colours(label.grab().toImage())
    window.hide()
    style.deleteLater()
    qapp.setStyleSheet("")


def test_the_very_first_message_can_be_read_at_twice_the_size():
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        __file__,
        "-k",
        "first_message and not twice",
    ]
    ended = subprocess.run(
        command, env={**os.environ, "QT_SCALE_FACTOR": "2"}, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout
    assert f"{2 * len(LOOKS)} passed" in ended.stdout


def colours(picture):
    """Return the colours of every point of a picture."""
    return {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
