"""Pictures of released tables: every mark is found by mouse and keys, read out, drawn in its colour, and kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent
from PySide6.QtWidgets import QLabel

from core.front_door import crosstab
from guiapp.models.contingency_model import ContingencyModel
from guiapp.models.released_picture import PictureKind, picture_of
from guiapp.widgets.charts.count_map import CountMap, blended, fitted
from guiapp.widgets.charts.grouped_bars import GroupedBars
from guiapp.widgets.charts.line_chart import LineChart
from guiapp.widgets.charts.pyramid import Pyramid
from guiapp.widgets.charts.released_picture_view import ReleasedPictureView
from guiapp.widgets.charts.series_chart import series_colour
from tests.guiapp.models.test_released_picture import WIDE
from tests.released_tables import LABELS, released_table

CHARTS = {
    ("town", "sex"): GroupedBars,
    ("age", "sex"): Pyramid,
    ("month", "sex"): LineChart,
    ("ward", "school"): CountMap,
    ("town", "age", "sex"): Pyramid,
}


@pytest.fixture
def view(qtbot, monkeypatch):
    for name, labels in WIDE.items():
        monkeypatch.setitem(LABELS, name, labels)
    view = ReleasedPictureView()
    qtbot.addWidget(view)
    view.resize(900, 500)
    view.show()
    return view


def chart_of(view, names):
    model = ContingencyModel(view)
    model.set_crosstab(crosstab(released_table(names), subtotals=True))
    view.set_picture("title", picture_of(model))
    (chart,) = (each for each in view.findChildren(CHARTS[names]) if each.isVisible())
    return chart


@pytest.mark.parametrize("names", CHARTS)
def test_every_mark_is_found_where_it_is_drawn_and_reached_by_keys(view, names):
    chart = chart_of(view, names)
    for spot in chart.shown.spots():
        area = chart.area_of(spot)
        assert chart.rect().contains(area.toAlignedRect().adjusted(1, 1, -1, -1)), spot
        if not isinstance(chart, LineChart):  # dots of lines may lie on each other
            assert chart.mark_at(area.center()) == spot
    assert chart.mark_at(QPointF(1, 1)) is None
    spot = chart.mark_by_key(Qt.Key.Key_Home, None)
    seen = list(chart.shown.spots())
    assert (spot, chart.mark_by_key(Qt.Key.Key_End, None)) == (seen[0], seen[-1])
    for key, step in ((Qt.Key.Key_Down, (0, 1, 0)), (Qt.Key.Key_Right, (0, 0, 1))):
        chart.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Home, Qt.KeyboardModifier.NoModifier))
        chart.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
        assert chart.mark == step
        assert view.findChild(QLabel, "bar_told").text() == chart.figure(step).told
    assert chart.mark_by_key(Qt.Key.Key_A, None) is None


@pytest.mark.parametrize("names", CHARTS)
def test_a_picture_is_kept_as_png_and_svg(view, names):
    chart_of(view, names)
    assert view.file("png").startswith(b"\x89PNG")
    assert b"<svg" in view.file("svg")


@pytest.mark.parametrize("names", [("town", "sex"), ("age", "sex")])
def test_bars_have_the_colour_of_their_series(view, names):
    chart = chart_of(view, names)
    image = chart.grab().toImage()
    inks = {image.pixelColor(x, y).name() for x in range(0, image.width(), 3) for y in range(image.height())}
    assert {series_colour(0).name(), series_colour(1).name()} <= inks


def test_the_sides_of_a_pyramid_grow_away_from_its_labels(view):
    chart = chart_of(view, ("age", "sex"))
    left, right = (chart.area_of((0, 0, side)) for side in (0, 1))
    assert left.right() < right.left()
    assert left.top() == right.top()


def test_small_multiples_share_one_scale_and_stand_side_by_side(view):
    chart = chart_of(view, ("town", "age", "sex"))
    first, second = (chart.body_of(panel) for panel in (0, 1))
    assert first.size() == second.size()
    assert first.top() == second.top()
    view.resize(420, 500)
    chart.resize(400, chart.height())
    assert chart.body_of(1).top() > chart.body_of(0).bottom()


def test_the_more_the_darker(view):
    chart = chart_of(view, ("ward", "school"))
    most = max(chart.shown.figures, key=lambda spot: chart.figure(spot).value)
    least = min(chart.shown.figures, key=lambda spot: chart.figure(spot).value)
    image = chart.grab().toImage()

    def ground(spot):
        corner = chart.area_of(spot).topLeft().toPoint() + QPoint(3, 3)
        return image.pixelColor(corner * image.devicePixelRatio()).lightness()

    assert ground(most) < ground(least)
    assert blended(series_colour(0), series_colour(1), 0.0).name() == series_colour(0).name()


def test_one_chart_is_shown_at_a_time(view):
    chart_of(view, ("town", "sex"))
    view.set_bars("title", ())
    kinds = [each for each in view.findChildren(GroupedBars) if each.isVisible()]
    assert kinds == []
    assert chart_of(view, ("town", "sex")).shown.kind is PictureKind.GROUPED


def test_lines_fill_a_higher_place_and_keep_their_least_height_in_a_lower_one(view):
    chart = chart_of(view, ("month", "sex"))

    def height(pixels):
        view.resize(900, pixels)
        return chart.height()

    least = height(100)
    assert height(200) == least
    assert height(900) - height(700) == 200
    assert height(900) < 900


@pytest.mark.parametrize("number", ["7", "1,234", "12,345,678"])
def test_numbers_of_a_map_shrink_to_fit_as_long_as_they_can_be_read(view, number):
    font = view.font()
    whole = QFontMetricsF(font).horizontalAdvance(number)
    for share in (1.5, 1.0, 0.9, 0.8, 0.75, 0.3):
        width = share * whole
        made = fitted(font, ["3", number], width)
        drawn = QFontMetricsF(made).horizontalAdvance(number)
        assert (made == font) is (share >= 1)
        assert drawn <= width or share == 0.3
        assert made.pointSizeF() >= 0.69 * font.pointSizeF()
