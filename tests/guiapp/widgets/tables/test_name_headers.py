"""Names stand upright over narrow columns, and are cut short only where they are very long."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QStandardItemModel
from PySide6.QtWidgets import QStyleOptionHeader, QTableView

from guiapp.desktop.settings import Theme
from guiapp.desktop.style import Style, colour
from guiapp.widgets.tables.name_headers import SideHeader, UprightHeader

WIDTH, MOST = 34, 100
LONG = "The highest school certificate of the mother"


@pytest.fixture
def look(qapp):
    style = Style(qapp, Theme.LIGHT)
    yield
    style.deleteLater()
    qapp.setStyleSheet("")


@pytest.fixture
def shown(qtbot, look):
    def show(*words):
        table = QTableView()
        qtbot.addWidget(table)
        table.setHorizontalHeader(UprightHeader(WIDTH, MOST))
        table.setVerticalHeader(SideHeader(MOST))
        model = QStandardItemModel(len(words), len(words), table)
        model.setHorizontalHeaderLabels(list(words))
        model.setVerticalHeaderLabels(list(words))
        table.setModel(model)
        table.show()
        qtbot.wait(20)
        return table

    return show


def inked(table):
    """Return the box around the words: left, top, right, bottom."""
    image, ink = table.horizontalHeader().grab().toImage(), colour("muted")
    places = [(x, y) for x in range(WIDTH - 2) for y in range(image.height() - 2) if near(image.pixelColor(x, y), ink)]
    across, down = zip(*places, strict=True)
    return min(across), min(down), max(across), max(down)


def near(one: QColor, other: QColor) -> bool:
    return sum(abs(a - b) for a, b in zip(one.getRgb(), other.getRgb(), strict=True)) < 90


def test_words_stand_in_the_middle_of_a_narrow_column(shown):
    table = shown("Smoking", "Sex")
    left, top, right, bottom = inked(table)
    assert table.columnWidth(0) == WIDTH
    assert bottom - top > 2 * (right - left)
    assert abs(left + right - WIDTH) <= 8


def test_room_is_as_long_as_the_longest_words_and_no_longer_than_said(shown):
    tables = [shown("Sex"), shown("Sex", "Smoking"), shown("Sex", LONG)]
    least, short, long = (table.horizontalHeader().height() for table in tables)
    assert least < short < long < MOST + 2 * 10


def test_a_long_name_beside_its_row_shows_how_it_begins_and_ends(shown):
    table = shown("Sex", LONG)
    down = table.verticalHeader()
    painted = []
    for section in range(2):
        option = QStyleOptionHeader()
        down.initStyleOptionForIndex(option, section)
        painted.append(option.text)
    assert painted[0] == "Sex"
    first, last = painted[1].split("…")
    assert min(len(first), len(last)) > 1
    assert LONG.startswith(first)
    assert LONG.endswith(last)
    assert down.width() < MOST + 2 * 10
