"""Card with a published map: the picture, what a picked rectangle counts, and files to save it in."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QImage, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from core.front_door import DENSER, MAP_COLOURS, PublishedMap, Rectangle, RectangleFigure
from guiapp.desktop.language import told
from guiapp.desktop.number_words import number_text, whole_text
from guiapp.desktop.outlines import outlines
from guiapp.models.label_counts_model import LabelCount, LabelCountsModel
from guiapp.widgets.charts.map_legend import MapLegend
from guiapp.widgets.charts.map_view import ZOOM, MapView
from guiapp.widgets.controls.buttons import button, tool_button
from guiapp.widgets.controls.card import Card, heading_label, muted_label, points
from guiapp.widgets.controls.tool_row import ToolRow
from guiapp.widgets.tables.sortable_table import LowTable

DEGREES = QRectF(-180, -90, 360, 180)
"""Boxes within it may be of longitude and latitude, and get the outlines of countries."""


BELOW_HEIGHT = 136
"""Pixels of sentences or labels: the picture is what is looked at."""


class MapCard(Card):
    """Shown once a map is published.

    Signals:
        save_wanted: the map is to be written to a file.
    """

    save_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("", "map_card")
        self._map: PublishedMap | None = None
        self._shown: PublishedMap | None = None
        self._picked = QRectF()
        self._heading = heading_label("")
        self._heading.setWordWrap(True)
        self._heading.setObjectName("map_heading")
        self._view = MapView()
        self._view.setObjectName("map_view")
        self._view.setAccessibleName(self.tr("Map; arrow keys move a rectangle, Page Up and Page Down resize it"))
        self._view.set_colours(MAP_COLOURS)
        self._told = muted_label(name="map_told")
        words = self.tr("rows per area, each colour {0} times the one before").format(DENSER)
        self._legend = MapLegend(MAP_COLOURS[1:], words)
        self._picture = QWidget()
        self._below = QTabWidget(tabBarAutoHide=True)
        self._below.setAccessibleName(self.tr("Labels, and how the map was made"))
        self._model = LabelCountsModel(self)
        self._labels = LowTable(self._model, "map_labels", self.tr("Maps by label; the chosen one is shown"))
        self._statement = muted_label(name="map_statement")
        self._closer = tool_button(self.tr("Enlarge"), "map_closer", "plus")
        self._farther = tool_button(self.tr("Reduce"), "map_farther", "minus")
        self._save = button(self.tr("Save the map…"), "save_map", "save")
        self._tell("")
        self._lay_out()
        self._connect()

    def show_map(self, published: PublishedMap) -> None:
        """Show a map; of a map by label, that of all rows first."""
        self._map = published
        self._statement.setText(points(map(told, published.statement)))
        self._show_labels(on=bool(published.by_label))
        self._picked = QRectF()
        self._show_part(published)
        self._count_labels()

    def picture(self) -> QImage:
        """Return the map in sight, with its heading and legend, as an image without a picked rectangle."""
        return self._view.picture(self._picture)

    def _show_part(self, part: PublishedMap) -> None:
        self._shown = part
        box = part.facts.terms.box
        area = QRectF(box.x_low, box.y_low, box.x_high - box.x_low, box.y_high - box.y_low)
        self._view.set_lines(_lines() if DEGREES.contains(area) else ())
        self._view.show_map(area, part.facts.terms.grid.n_cells, part.raster, self._words)
        words = self.tr("{0} rows in the map, {1} outside; no. {2} of the ledger")
        outside = whole_text(max(0, part.noisy.outside))
        words = words.format(whole_text(part.total), outside, part.occurrence.number)
        title = ": ".join(filter(None, (part.facts.name, part.title(told))))
        self._heading.setText(f"{title} – {words}")

    def _count_labels(self) -> None:
        """List the maps by label, with what the picked rectangle counts in each."""
        if self._map is None or not self._map.by_label:
            self._model.set_rows([])
            return
        parts = (self._map, *self._map.by_label)
        found: list[RectangleFigure | None] = [None] * len(parts)
        if not self._picked.isEmpty():
            sides = _sides(self._picked)
            found = [self._map.figure(sides), *self._map.figures(sides)]
        titles = (part.title(told) or self.tr("All rows") for part in parts)
        totals = (part.total for part in parts)
        self._model.set_rows([LabelCount(*row) for row in zip(titles, totals, found, strict=True)])

    def _choose_label(self, number: int) -> None:
        if self._map is not None:
            part = (self._map, *self._map.by_label)[number]
            if part is not self._shown:
                self._show_part(part)

    def _words(self, place: QRectF) -> str:
        if self._shown is None or place.isEmpty():
            return ""
        found = self._shown.figure(_sides(place))
        if place != self._picked:
            self._picked = QRectF(place)
            self._count_labels()
        words = self.tr("x {0} to {1}, y {2} to {3}: {4} rows, ±{5} by noise, and up to {6} at its edges")
        ends = (number_text(end) for end in (place.left(), place.right(), place.top(), place.bottom()))
        return words.format(*ends, whole_text(found.count), whole_text(found.half_width), whole_text(found.spread))

    def _tell(self, words: str) -> None:
        hint = self.tr(
            "Draw a rectangle, or move one with the arrow keys, to count it. + and − zoom; the right button, or "
            "Ctrl+arrow, moves the map."
        )
        self._told.setText(words or hint)

    def _lay_out(self) -> None:
        tools = QHBoxLayout()
        tools.addWidget(self._told, 1)
        tools.addWidget(ToolRow(self._closer, self._farther, self._save))
        column = QVBoxLayout(self._picture)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._heading)
        column.addWidget(self._view, 1)
        column.addWidget(self._legend)
        self.body.addWidget(self._picture, 1)
        self.body.addLayout(tools)
        self._below.setFixedHeight(BELOW_HEIGHT)
        self._below.addTab(_scrolled(self._statement, self.tr("How the map was made")), self.tr("How it was made"))
        self.body.addWidget(self._below)
        for on in (True, False):  # a table that never was a tab would have no parent
            self._show_labels(on=on)

    def _show_labels(self, *, on: bool) -> None:
        """Show the maps by label beside the statement, or take them away."""
        place = self._below.indexOf(self._labels)
        if on and place < 0:
            self._below.insertTab(0, self._labels, self.tr("Maps by label"))
            self._below.setCurrentIndex(0)
        elif not on and place >= 0:
            self._below.removeTab(place)

    def _connect(self) -> None:
        self._view.told.connect(self._tell)
        self._labels.row_chosen.connect(self._choose_label)
        self._closer.clicked.connect(lambda: self._view.zoom(ZOOM))
        self._farther.clicked.connect(lambda: self._view.zoom(1 / ZOOM))
        self._save.clicked.connect(self.save_wanted)


def _sides(place: QRectF) -> Rectangle:
    return Rectangle(place.left(), place.right(), place.top(), place.bottom())


def _scrolled(label: QLabel, name: str) -> QScrollArea:
    inside = QWidget()
    inside.setObjectName("page_body")
    column = QVBoxLayout(inside)
    column.setContentsMargins(0, 0, 8, 0)
    column.addWidget(label)
    column.addStretch(1)
    area = QScrollArea()
    area.setAccessibleName(name)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidget(inside)
    return area


def _lines() -> list[QPolygonF]:
    return [QPolygonF([QPointF(*point) for point in line]) for line in outlines()]
