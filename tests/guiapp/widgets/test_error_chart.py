"""The chart draws what it is given and says the same in words."""

from __future__ import annotations

from types import SimpleNamespace

from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel

from guiapp.widgets.dot_row import DotRow
from guiapp.widgets.error_chart import ErrorChart
from guiapp.widgets.plotting import DotPlot, make_axes

ROWS = (
    DotRow("Tables", 40.0, 20.0, marked=True),
    DotRow("Fourier", 400.0, 300.0),
    DotRow("Cells", None, None, remark="Too many cells."),
)


def made(qtbot):
    chart = ErrorChart(make_axes())
    qtbot.addWidget(chart)
    chart.resize(600, 300)
    chart.set_rows("typical ±", ROWS)
    return chart


def dots(plot):
    items = [item for item in plot.getPlotItem().listDataItems() if item.opts["symbol"]]
    points = [
        zip(*item.getOriginalDataset(), strict=True) for item in items if item.getOriginalDataset()[0] is not None
    ]
    return sorted((float(y), float(x)) for pairs in points for x, y in pairs)


def test_every_dot_is_drawn_once_on_a_logarithmic_axis(qtbot):
    chart = made(qtbot)
    plot = chart.findChild(DotPlot)
    assert dots(plot) == [(0.0, 20.0), (0.0, 40.0), (1.0, 300.0), (1.0, 400.0)]
    low, high = plot.getPlotItem().viewRange()[0]
    assert low < 1.31
    assert 2.6 < high < 3.2
    chart.set_rows("typical ±", ROWS[1:])
    assert dots(plot) == [(0.0, 300.0), (0.0, 400.0)]


def test_ticks_are_plain_numbers(qtbot):
    chart = made(qtbot)
    axis = chart.findChild(DotPlot).getPlotItem().getAxis("bottom")
    assert axis.logTickStrings([0, 1, 2, 3, 0.3010299957, 0.4771212547], 1, 1) == ["1", "10", "100", "1,000", "2", ""]


def test_what_has_no_dot_is_explained(qtbot):
    chart = made(qtbot)
    remarks = chart.findChild(QLabel, "error_chart_remarks")
    assert remarks.text() == "Cells: Too many cells."
    assert "Tables: 40 with a uniform budget, 20 with an optimal one" in chart.accessibleDescription()


def test_a_click_on_a_row_is_signalled(qtbot):
    chart = made(qtbot)
    box = chart.findChild(DotPlot).getPlotItem().getViewBox()
    click = SimpleNamespace(scenePos=lambda: box.mapViewToScene(box.viewRect().center()))
    with qtbot.waitSignal(chart.row_clicked, check_params_cb=lambda row: row == 1):
        chart.findChild(DotPlot).scene().sigMouseClicked.emit(click)


def test_new_colours_are_painted_when_the_look_changes(qtbot, monkeypatch):
    chart = made(qtbot)
    plot = chart.findChild(DotPlot)
    monkeypatch.setattr("guiapp.widgets.plotting.colour", lambda _name: QColor("#123456"))
    plot.changeEvent(QEvent(QEvent.Type.PaletteChange))
    assert {item.opts["symbolPen"].color().name() for item in (plot._hollow, plot._plain, plot._marked)} == {"#123456"}
