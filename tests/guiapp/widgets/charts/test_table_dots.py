"""The picture of dots draws what it is given, is moved by keys and mouse, says what is pointed at, and can be kept."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QImage
from PySide6.QtWidgets import QScrollBar

from core.front_door import BudgetSplit, ErrorMeasure, Recovery
from guiapp.desktop.style import colour
from guiapp.models.table_picture import WHOLE_LINE, PictureColumn, PictureLine, Place, Role, TablePicture
from guiapp.widgets.charts.picture import SHARPNESS
from guiapp.widgets.charts.table_dots import DOT, TableDots

WAY = BudgetSplit.UNIFORM, Recovery.LEAST_SQUARES
TITLES = ("age × sex", "town", "town × sex")
SVG = "{http://www.w3.org/2000/svg}"


def column(role, name, *values, saved=()):
    return PictureColumn(role, (name, *WAY), name, f"{name}, some budget", values, saved)


def picture(**changes):
    columns = (
        column(Role.UNIFORM, "Own uniform", 40.0, 20.0, 0.0, saved=(80.0, 40.0, 0.0)),
        column(Role.OPTIMAL, "Own optimal", 20.0, 40.0, 0.0, saved=(40.0, 80.0, 0.0)),
        column(Role.PINNED, "Pinned", 100.0, 100.0, 100.0),
        column(Role.OTHER, "Other", 200.0, 200.0, 200.0),
    )
    facts = {
        "titles": TITLES,
        "lines": tuple(map(PictureLine, range(3))),
        "columns": columns,
        "ends": (20.0, 200.0),
        "saved_amount": "ε = 1",
        "chosen": 2,
    }
    return TablePicture(**{**facts, **changes})


@pytest.fixture
def dots(qtbot):
    dots = TableDots()
    qtbot.addWidget(dots)
    dots.resize(700, 300)
    dots.show_picture(picture())
    with qtbot.waitExposed(dots):
        dots.show()
    return dots


def place(dots, line, column):
    return QPointF(dots.x_of(column, line), dots.top_of(line) + dots.line_height / 2)


def tone(dots, where):
    return dots.grab().toImage().pixelColor(round(where.x()), round(where.y())).name()


def test_every_mark_is_drawn_at_its_place_on_a_logarithmic_axis(dots):
    uniform, optimal = place(dots, 0, 0), place(dots, 0, 1)
    assert tone(dots, optimal) == colour("chart_optimal").name()
    assert tone(dots, uniform) == colour("surface").name()
    assert tone(dots, place(dots, 0, 2)) == colour("info").name()
    assert tone(dots, place(dots, 0, 3)) != colour("surface").name()
    assert uniform.x() - optimal.x() == pytest.approx(place(dots, 0, 3).x() - place(dots, 0, 2).x())
    assert dots.x_of(0, 2) is None, "an error of 0 has no place on a logarithmic axis"


def test_the_line_is_calm_where_optimal_wins_and_loud_where_it_loses(dots):
    middles = [(place(dots, line, 0) + place(dots, line, 1)) / 2 for line in (0, 1)]
    assert tone(dots, middles[1]) == colour("danger").name()
    assert tone(dots, middles[0]) != colour("danger").name()
    image = dots.grab().toImage()
    pixels = [[image.pixelColor(round(at.x()), round(at.y()) + down) for down in range(-5, 6)] for at in middles]
    calm, loud = (sum(pixel.lightness() < 200 for pixel in column) for column in pixels)
    assert loud > calm, "it is thicker, too, for those who see no red"


def test_ghosts_stand_at_the_saved_budget(dots):
    saved = place(dots, 1, 2) - QPointF(0, 0)  # 80 is left of the pinned 100
    shifted = dots.grab().toImage()
    dots.show_picture(
        picture(columns=tuple(PictureColumn(c.role, c.key, c.strategy, c.name, c.values) for c in picture().columns))
    )
    assert dots.grab().toImage() != shifted
    assert saved.x() > place(dots, 1, 1).x()


def test_the_axis_stays_while_marks_move_and_grows_when_they_leave_it(dots):
    before = dots.x_of(3, 0)
    dots.show_picture(picture(ends=(15.0, 300.0)))
    assert dots.x_of(3, 0) == before
    dots.show_picture(picture(ends=(15.0, 30_000.0)))
    assert dots.x_of(3, 0) < before
    dots.begin()
    dots.show_picture(picture())
    assert dots.x_of(3, 0) == before


def test_each_measure_has_an_axis_of_its_own(dots):
    before = dots.x_of(3, 0)
    dots.show_picture(picture(measure=ErrorMeasure.VARIANCE, ends=(4.0, 4_000_000.0)))
    assert dots.x_of(3, 0) != before
    dots.show_picture(picture())
    assert dots.x_of(3, 0) == before


def test_no_number_below_the_axis_is_cut(dots, monkeypatch):
    written = {}
    monkeypatch.setattr(dots, "draw_text", lambda _, box, text, **__: written.setdefault(text, box.width()))
    dots.show_picture(picture(ends=(0.6, 900_000.0)))
    dots.grab()
    metrics = QFontMetricsF(dots.font())
    assert "1,000,000" in written
    assert [text for text, room in written.items() if text[0] == "1" and metrics.horizontalAdvance(text) > room] == []


def test_what_the_mouse_is_on_is_told(qtbot, dots):
    told = []
    dots.told.connect(told.append)
    qtbot.mouseMove(dots, place(dots, 0, 3).toPoint() + QPoint(3, 2))
    qtbot.mouseMove(dots, QPoint(20, round(place(dots, 1, 0).y())))
    qtbot.mouseMove(dots, QPoint(300, dots.height() - 3))
    assert told == [
        "age × sex: ±200 with Other, some budget.",
        "town: ±40 with Own optimal, some budget. 100 % more than with a uniform budget.",
        "",
    ]


def test_arrow_keys_lead_over_all_marks_and_are_heard(qtbot, dots, monkeypatch):
    heard = []
    monkeypatch.setattr(dots, "hasFocus", lambda: True)
    monkeypatch.setattr("guiapp.widgets.charts.chart.QAccessible.updateAccessibility", heard.append)
    dots.focusInEvent(QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_End):
        qtbot.keyClick(dots, key)
    assert [event.message() for event in heard] == [
        "age × sex: ±20 with Own optimal, some budget. 50 % less than with a uniform budget.",
        "age × sex: ±40 with Own uniform, some budget.",
        "age × sex: ±100 with Pinned, some budget.",
        "town: ±100 with Pinned, some budget.",
        "town: ±40 with Own optimal, some budget. 100 % more than with a uniform budget.",
        "town: ±20 with Own uniform, some budget.",
        "town × sex: ±0 with Own uniform, some budget.",
    ]
    with qtbot.waitSignal(dots.picked, check_params_cb=lambda mark: mark == Place(2, 0)):
        qtbot.keyClick(dots, Qt.Key.Key_Return)


def test_a_heading_is_a_mark_of_its_own(qtbot, dots):
    dots.show_picture(picture(lines=(PictureLine(0, "▾ age (1)", "age"), PictureLine(0, group="age"))))
    qtbot.keyClick(dots, Qt.Key.Key_Home)
    assert dots.mark == Place(0, WHOLE_LINE)
    assert dots.accessibleDescription() == "▾ age (1)"
    qtbot.keyClick(dots, Qt.Key.Key_Right)
    assert dots.mark == Place(0, WHOLE_LINE)
    qtbot.keyClick(dots, Qt.Key.Key_Down)
    assert dots.mark == Place(1, 1)
    qtbot.keyClick(dots, Qt.Key.Key_Up)
    assert dots.mark == Place(0, WHOLE_LINE)


def many(n):
    errors = [20.0 + number for number in range(n)]
    columns = tuple(column(role, role.name, *errors) for role in (Role.UNIFORM, Role.OPTIMAL))
    titles = tuple(f"table {number}" for number in range(n))
    return TablePicture(titles, tuple(map(PictureLine, range(n))), columns, ends=(20.0, 20.0 + n))


def test_of_two_thousand_tables_those_in_sight_are_drawn_and_all_are_reached(qtbot, dots):
    dots.show_picture(many(2000))
    assert len(list(dots.lines_in_sight())) < 20
    bar = dots.findChild(QScrollBar)
    assert bar.isVisible()
    for key in (Qt.Key.Key_Home, Qt.Key.Key_End):
        qtbot.keyClick(dots, key)
    assert dots.mark == Place(1999, 1)
    assert bar.value() == bar.maximum()
    assert list(dots.lines_in_sight())[-1][0] == 1999
    qtbot.keyClick(dots, Qt.Key.Key_PageUp)
    assert dots.body.contains(dots.area_of(dots.mark))
    assert not dots.fits_a_picture
    assert dots.whole().lines_in_sight is not None
    dots.show_picture(picture())
    assert not bar.isVisible()
    assert dots.mark is None


def test_a_picture_has_every_line_and_points_at_nothing(dots):
    dots.show_picture(many(40))
    unpointed = dots.file("png")
    dots.point_at(Place(0, 1))
    assert dots.file("png") == unpointed
    image = QImage.fromData(unpointed)
    assert image.height() == dots.whole_size.height() * SHARPNESS > dots.height() * SHARPNESS
    words = "".join("".join(text.itertext()) for text in ET.fromstring(dots.file("svg")).iter(f"{SVG}text"))  # noqa: S314  our own
    assert all(word in words for word in ("table 0", "table 39", "uniform", "± of a number"))


def test_long_titles_leave_room_for_marks(dots):
    dots.show_picture(picture(titles=("a very long name " * 20, "b", "c")))
    assert dots.room.width() > dots.width() / 3
    assert dots.left < dots.width() / 2


def test_marks_of_one_line_keep_out_of_the_next(dots):
    assert dots.line_height > 2 * DOT - 2
