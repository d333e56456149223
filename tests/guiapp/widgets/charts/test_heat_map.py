"""The heat map colours every error by its distance from the best of its table, and leads to every cell by keys."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QScrollBar

from core.front_door import BudgetSplit, ErrorMeasure, Recovery
from guiapp.desktop.style import colour
from guiapp.models.table_picture import WHOLE_LINE, PictureColumn, PictureLine, Place, Role, TablePicture
from guiapp.widgets.charts.heat_map import HeatMap
from guiapp.widgets.charts.picture import SHARPNESS

WAY = BudgetSplit.UNIFORM, Recovery.LEAST_SQUARES
TITLES = ("age × sex", "town")
SVG = "{http://www.w3.org/2000/svg}"


def picture(n_strategies=2, n_tables=2, **changes):
    ratios = (1.0, 1.1, 1.3, 2.0, 3.0)
    columns = []
    for number in range(n_strategies):
        for role, ratio in ((Role.UNIFORM, ratios[number % 5]), (Role.OPTIMAL, ratios[(number + 1) % 5])):
            values = tuple(10.0 * ratio for _ in range(n_tables))
            name = f"Way {number}"
            columns.append(PictureColumn(role, (name, *WAY), name, f"{name}, {role.name.lower()}", values))
    lines = tuple(map(PictureLine, range(n_tables)))
    titles = TITLES if n_tables == 2 else tuple(f"table {number}" for number in range(n_tables))
    return TablePicture(titles, lines, tuple(columns), is_heat=True, ends=(10.0, 30.0), **changes)


@pytest.fixture
def heat(qtbot):
    heat = HeatMap()
    qtbot.addWidget(heat)
    heat.resize(700, 300)
    heat.show_picture(picture())
    with qtbot.waitExposed(heat):
        heat.show()
    return heat


def corner(heat, line, column):
    """Return a point of a cell beside its number."""
    return heat.area_of(Place(line, column)).topLeft().toPoint() + QPoint(4, 4)


def tone(heat, where):
    return heat.grab().toImage().pixelColor(where).name()


def test_the_colour_is_the_ratio_to_the_best_of_the_table(heat):
    tones = [tone(heat, corner(heat, 1, column)) for column in range(4)]
    tokens = ("ratio_best", "ratio_near", "ratio_near", "ratio_fair")
    assert tones == [colour(token).name() for token in tokens]


def test_colours_get_darker_with_the_ratio(heat):
    heat.show_picture(picture(5))
    lights = [heat.grab().toImage().pixelColor(corner(heat, 0, column)).lightness() for column in (0, 2, 4, 6, 8)]
    assert lights == sorted(lights, reverse=True)
    assert len(set(lights)) == 5


def test_each_cell_says_strategy_number_and_ratio(qtbot, heat):
    told = []
    heat.told.connect(told.append)
    qtbot.mouseMove(heat, corner(heat, 0, 3))
    qtbot.mouseMove(heat, corner(heat, 1, 0))
    qtbot.mouseMove(heat, QPoint(3, heat.height() - 3))
    assert told == [
        "age × sex: ±13 with Way 1, optimal. 1.30 times the best of this table.",
        "town: ±10 with Way 0, uniform. The best of this table.",
        "",
    ]


def test_arrow_keys_lead_to_every_cell(qtbot, heat):
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Down):
        qtbot.keyClick(heat, key)
    assert heat.mark == Place(1, 1)
    with qtbot.waitSignal(heat.picked, check_params_cb=lambda mark: mark == Place(1, 1)):
        qtbot.keyClick(heat, Qt.Key.Key_Return)
    qtbot.keyClick(heat, Qt.Key.Key_Left)
    qtbot.keyClick(heat, Qt.Key.Key_Left)
    assert heat.mark == Place(1, 0)
    with qtbot.waitSignal(heat.picked, check_params_cb=lambda mark: mark == Place(0, WHOLE_LINE)):
        qtbot.mouseClick(heat, Qt.MouseButton.LeftButton, pos=QPoint(3, round(heat.top_of(0)) + 5))


def test_columns_that_do_not_fit_scroll_and_are_in_the_picture(qtbot, heat):
    heat.show_picture(picture(20, 30))
    across = next(bar for bar in heat.findChildren(QScrollBar) if bar.orientation() is Qt.Orientation.Horizontal)
    assert across.isVisible()
    qtbot.keyClick(heat, Qt.Key.Key_Home)
    for _ in range(39):
        qtbot.keyClick(heat, Qt.Key.Key_Right)
    assert heat.mark == Place(0, 39)
    assert across.value() == across.maximum()
    assert heat.area_of(heat.mark).right() <= heat.width()
    qtbot.keyClick(heat, Qt.Key.Key_End)
    assert heat.body.contains(heat.area_of(heat.mark).center())
    image = QImage.fromData(heat.file("png"))
    assert image.width() > heat.width() * SHARPNESS
    words = "".join("".join(text.itertext()) for text in ET.fromstring(heat.file("svg")).iter(f"{SVG}text"))  # noqa: S314  our own
    assert all(word in words for word in ("Way 0", "Way 19", "table 29", "best ±"))
    heat.show_picture(picture())
    assert not across.isVisible()


def test_the_legend_names_the_measure(heat):
    for measure, word in (
        (ErrorMeasure.VARIANCE, "best variance"),
        (ErrorMeasure.DEVIATION, "best standard deviation"),
    ):
        heat.show_picture(picture(measure=measure))
        words = "".join("".join(text.itertext()) for text in ET.fromstring(heat.file("svg")).iter(f"{SVG}text"))  # noqa: S314  our own
        assert word in words
