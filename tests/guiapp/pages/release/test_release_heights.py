"""On the Release page a refusal is in sight in the lowest window, and a page of a usual one need not be scrolled."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea

from guiapp.desktop.settings import Theme
from guiapp.desktop.style import Style
from guiapp.pages.release.release_page import ReleasePage
from guiapp.widgets.controls.card import Card
from tests.guiapp.drivers.money import ReleaseDriver
from tests.guiapp.drivers.page_insides import quoted_on
from tests.guiapp.spending_engine import people_plan

USUAL, LOWEST = (1080, 622), (600, 480)
"""The page in windows of 1280 × 696 and 800 × 560."""


@pytest.fixture
def page(qtbot, qapp, context, engine, people):
    style = Style(qapp, Theme.LIGHT)
    page = ReleasePage(context)
    qtbot.addWidget(page)
    context.workspace.set_ledger(engine.open_ledger(None))
    context.workspace.changed.connect(page.refresh)
    context.workspace.start(people_plan(), people.parent / "people.reticent")
    page.show()
    qtbot.waitUntil(lambda: quoted_on(page) is not None)
    yield page
    qapp.setStyleSheet("")
    style.deleteLater()


@pytest.fixture
def driver(qtbot, page):
    return ReleaseDriver(qtbot, page)


def refused(qtbot, driver, page, size):
    """Ask for more than there is on a page of that size; return what scrolls, and where the reason is in it."""
    page.resize(*size)
    driver.type("new_total_epsilon", "0.5")
    fault = driver.find(QLabel, "account_fault")
    qtbot.waitUntil(lambda: "does not cover this release" in fault.text())
    QApplication.processEvents()
    area = page.findChild(QScrollArea)
    assert fault.height() >= fault.heightForWidth(fault.width())
    return area, QRect(fault.mapTo(area.viewport(), QPoint()), fault.size())


def test_a_usual_window_shows_the_page_whole(qtbot, driver, page):
    area, place = refused(qtbot, driver, page, USUAL)
    assert area.verticalScrollBar().maximum() == 0
    assert area.viewport().rect().contains(place)
    for name in ("account_card", "output_card", "quote_card"):
        card = driver.find(Card, name)
        assert area.viewport().rect().contains(QRect(card.mapTo(area.viewport(), QPoint()), card.size()))


def test_the_lowest_window_shows_the_reason_of_a_refusal(qtbot, driver, page):
    area, place = refused(qtbot, driver, page, LOWEST)
    assert place.top() >= 0
    assert place.bottom() <= area.viewport().height()


def test_the_reason_stands_below_what_is_to_be_mended(qtbot, driver, page):
    refused(qtbot, driver, page, USUAL)
    words = driver.find(QLabel, "account_words")
    assert driver.find(QLabel, "account_fault").y() < words.y()
    assert words.height() >= words.heightForWidth(words.width())
