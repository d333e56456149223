"""Card with what a map counts: two columns, a public box, attributes, how it is cut, and what it may cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from core.front_door import (
    LARGEST_HEIGHT,
    Attribute,
    EngineError,
    LevelSplit,
    MapTerms,
    PlaceChoice,
    Rectangle,
    TreeKind,
    attributes_of,
    unfit_labels,
)
from guiapp.desktop.language import told, translate_error
from guiapp.desktop.number_words import whole_text
from guiapp.pages.map.map_chooser import MapChooser
from guiapp.pages.map.map_cost_fields import MapCostFields
from guiapp.widgets.controls.card import Card, muted_label
from guiapp.widgets.controls.field_list import FieldList, is_ticked
from guiapp.widgets.controls.form_labels import level_labels
from guiapp.widgets.controls.invalid_field import mark_refused

WORLD = (-180.0, 180.0, -90.0, 90.0)
"""Box of a new map: degrees of longitude and latitude; whoever has others knows them."""
NAMES_X, NAMES_Y = ("lon", "lng", "long", "east", "x"), ("lat", "north", "y")
"""How columns along x and y begin their names, in small letters."""
LIMIT = 1e9
"""Largest coordinate that can be typed; metres and feet of every grid on earth are below."""


BY_ROW, BY_RIM = 24, 12
"""Pixels of an attribute in the list, of which three are in sight, and around them."""
DIGITS = 12
"""Figures of a coordinate: six of them behind the point for a metre on earth, and some."""


class MapForm(Card):
    """Everything that the plan says of a map.

    Args:
        parse: parses an amount exactly, or raises EngineError with the message to show.

    Signals:
        described: the map, whenever it is valid and changed.
        spoilt: the fields were changed, and describe no map.
    """

    described = Signal(object)
    spoilt = Signal()

    def __init__(self, parse: Callable[[str, str], Fraction]) -> None:
        super().__init__(self.tr("What is counted"), "map_form")
        self._parse = parse
        self._taken: tuple[str, ...] = ()
        self._attributes: tuple[Attribute, ...] = ()
        self._order: tuple[str, ...] = ()
        self.chooser = MapChooser()
        self._name = QLineEdit(self.tr("map"))
        self._name.setObjectName("map_name")
        self._typical = MapTerms(Rectangle(*WORLD)).typical
        self._x, self._y = _choice("map_x"), _choice("map_y")
        self._sides = tuple(_side(f"map_side_{number}") for number in range(4))
        self._height = QSpinBox()
        self._height.setObjectName("map_height")
        self._height.setRange(1, LARGEST_HEIGHT)
        self._tree, self._levels = _choice("map_tree"), _choice("map_levels")
        self._by = FieldList("map_by", self.tr("A map for each value of"), self.tr("Space ticks an attribute"))
        self._by.setDragDropMode(FieldList.DragDropMode.NoDragDrop)
        self._by.setViewportMargins(0, BY_RIM // 3, 0, BY_RIM // 3)
        self._cost = MapCostFields(parse)
        self._problem = muted_label(name="map_problem")
        self._cells = muted_label(name="map_cells")
        self._rows_of: Callable[[str], tuple[int, int]] = lambda _: (0, 0)
        self._fill()
        self._lay_out()
        self._connect()

    def show_columns(self, headers: Sequence[str], rows_of: Callable[[str], tuple[int, int]]) -> None:
        """Offer the columns of a file; what is chosen stays if it is there.

        Args:
            headers: of the columns of numbers.
            rows_of: returns how many cells of a column are no numbers, and how many are blank.
        """
        self._rows_of = rows_of
        for box, beginnings in ((self._x, NAMES_X), (self._y, NAMES_Y)):
            chosen = box.currentText()
            with QSignalBlocker(box):
                box.clear()
                box.addItems(headers)
                box.setCurrentIndex(box.findText(chosen or _likely(headers, beginnings)))
        self._offer(self._ticked())
        self._weigh()

    def show_attributes(self, attributes: Sequence[Attribute]) -> None:
        """Offer the attributes of the plan; those that are ticked stay so."""
        self._attributes = tuple(attributes)
        self._offer(self._ticked())
        self._weigh()

    def _offer(self, ticked: Sequence[str]) -> None:
        """Offer the attributes of other columns than those of the map."""
        columns = (self._x.currentText(), self._y.currentText())
        names = [each.name for each in self._attributes if each.header not in columns and each.name not in columns]
        with QSignalBlocker(self._by):
            self._by.offer(names)
            self._by.show_ticks(ticked)
        self._by.setFixedHeight(BY_ROW * min(len(names), 3) + BY_RIM)
        self._form.setRowVisible(self._by, bool(names))

    def show_taken(self, names: Sequence[str]) -> None:
        """Set the names that other maps of the plan have."""
        self._taken = tuple(names)
        self._weigh()

    def show_place(self, place: PlaceChoice) -> None:
        """Show a map of the plan."""
        if place != self.place:
            self._show(place)

    def show_usual(self) -> None:
        """Show what stands here before a map is described."""
        headers = [self._x.itemText(number) for number in range(self._x.count())]
        columns = (_likely(headers, NAMES_X), _likely(headers, NAMES_Y))
        self._show(PlaceChoice(self.tr("map"), columns, MapTerms(Rectangle(*WORLD))))

    def _show(self, place: PlaceChoice) -> None:
        terms, blockers = place.terms, [QSignalBlocker(field) for field in self._fields()]
        self._typical, self._order = terms.typical, place.by
        self._name.setText(place.name)
        for box, header in zip((self._x, self._y), place.columns, strict=True):
            if header and box.findText(header) < 0:
                box.addItem(header)
            box.setCurrentIndex(box.findText(header))
        box_sides = (terms.box.x_low, terms.box.x_high, terms.box.y_low, terms.box.y_high)
        for side, value in zip(self._sides, box_sides, strict=True):
            side.setValue(value)
        self._height.setValue(terms.height)
        self._tree.setCurrentIndex(self._tree.findData(terms.kind))
        self._levels.setCurrentIndex(self._levels.findData(terms.split))
        self._offer(place.by)
        self._cost.show_cost(place.cost)
        del blockers
        self._weigh()

    @property
    def place(self) -> PlaceChoice | None:
        """The map as the fields describe it; None if they do not."""
        if self._unfit_names():
            return None
        try:
            place = self._described()
        except EngineError:
            return None
        return None if self._unfit(place) else place

    @property
    def problem(self) -> str:
        """Why the fields describe no map; "" if they do."""
        try:
            return self._unfit_names() or self._unfit(self._described())
        except EngineError as error:
            return translate_error(error)

    def choose_height(self, height: int) -> None:
        """Choose how many levels of boxes there are."""
        self._height.setValue(height)

    def _described(self) -> PlaceChoice:
        x_low, x_high, y_low, y_high = (side.value() for side in self._sides)
        terms = MapTerms(
            Rectangle(x_low, x_high, y_low, y_high),
            self._height.value(),
            # A StrEnum stored as item data comes back as str (PySide6 6.10.3).
            TreeKind(self._tree.currentData()),
            LevelSplit(self._levels.currentData()),
            self._typical,
        )
        _ = terms.grid
        columns = (self._x.currentText(), self._y.currentText())
        return PlaceChoice(self._name.text().strip(), columns, terms, self._cost.cost(), self._ticked())

    def _unfit_names(self) -> str:
        """Return what is wrong with the name or the columns; "" if nothing is."""
        name = self._name.text().strip()
        if not name:
            return self.tr("Give the map a name.")
        if name in self._taken:
            return self.tr("There is a map called “{0}” already.").format(name)
        if not self._x.currentText() or not self._y.currentText():
            return self.tr("Choose a column along x, and one along y.")
        if self._x.currentText() == self._y.currentText():
            return self.tr("Choose two different columns.")
        return ""

    def _unfit(self, place: PlaceChoice) -> str:
        refusal = unfit_labels(place, attributes_of(place, self._attributes))
        return "" if refusal is None else " ".join(map(told, refusal))

    def _ticked(self) -> tuple[str, ...]:
        """Return the attributes that are ticked; those of the shown map first, in its order: another is another map."""
        names = [item.text() for item in map(self._by.item, range(self._by.count())) if is_ticked(item)]
        return (*(name for name in self._order if name in names), *(name for name in names if name not in self._order))

    def allow_changes(self, *, on: bool) -> None:
        """Lock the fields while a map is counted."""
        for field in (*self._fields(), self._by, self.chooser):
            field.setEnabled(on)
        if on:
            self._weigh()

    # ------------------------------------------------------------ building

    def _fill(self) -> None:
        trees = {
            TreeKind.QUADTREE: self.tr("four equal boxes (quadtree)"),
            TreeKind.KD: self.tr("at private medians (kd)"),
            TreeKind.KD_HYBRID: self.tr("medians, then equal boxes (kd-hybrid)"),
            TreeKind.KD_CELL: self.tr("at medians of a noisy grid (kd-cell)"),
        }
        levels = {
            LevelSplit.GEOMETRIC: self.tr("more for small boxes (geometric)"),
            LevelSplit.UNIFORM: self.tr("equal (uniform)"),
            LevelSplit.OPTIMAL: self.tr("best for typical rectangles (optimal)"),
        }
        for kind, text in trees.items():
            self._tree.addItem(text, kind)
        for split, text in levels.items():
            self._levels.addItem(text, split)
        usual = MapTerms(Rectangle(*WORLD))
        self._tree.setCurrentIndex(self._tree.findData(usual.kind))
        self._levels.setCurrentIndex(self._levels.findData(usual.split))
        self._height.setValue(usual.height)
        for side, value in zip(self._sides, WORLD, strict=True):
            side.setValue(value)

    def _lay_out(self) -> None:
        form = self._form = QFormLayout()
        form.setHorizontalSpacing(12)
        form.addRow(self.tr("Map"), self.chooser)
        form.addRow(self.tr("&Name"), self._name)
        form.addRow(self.tr("&x (longitude)"), self._x)
        form.addRow(self.tr("&y (latitude)"), self._y)
        for text, first, names in (
            (self.tr("x from, to"), 0, (self.tr("Lowest x"), self.tr("Highest x"))),
            (self.tr("y from, to"), 2, (self.tr("Lowest y"), self.tr("Highest y"))),
        ):
            pair = QWidget()
            row = QHBoxLayout(pair)
            row.setContentsMargins(0, 0, 0, 0)
            for side, name in zip(self._sides[first : first + 2], names, strict=True):
                side.setAccessibleName(name)
                row.addWidget(side, 1)
            form.addRow(text, pair)
        form.addRow(self.tr("A map for each"), self._by)
        form.setRowVisible(self._by, False)
        form.addRow(self.tr("&Levels of boxes"), self._height)
        form.addRow(self.tr("Boxes are &cut"), self._tree)
        form.addRow(self.tr("Budget of the le&vels"), self._levels)
        form.addRow(self.tr("Cost"), self._cost)
        level_labels(form)
        self.body.addLayout(form)
        self.body.addWidget(
            muted_label(
                self.tr("The box is public: take it from an atlas, not from the rows. Rows outside are one count.")
            )
        )
        self.body.addWidget(self._cells)
        self.body.addWidget(self._problem)

    def _connect(self) -> None:
        for box in (self._x, self._y):
            box.currentIndexChanged.connect(lambda _: self._offer(self._ticked()))
        for box in (self._x, self._y, self._tree, self._levels):
            box.currentIndexChanged.connect(lambda _: self._change())
        for side in self._sides:
            side.valueChanged.connect(lambda _: self._change())
        self._height.valueChanged.connect(lambda _: self._change())
        self._name.textEdited.connect(lambda _: self._change())
        self._by.ticked.connect(lambda *_: self._change())
        self._cost.changed.connect(self._change)

    def _fields(self) -> tuple[QWidget, ...]:
        return (self._name, self._x, self._y, *self._sides, self._height, self._tree, self._levels, self._cost)

    def _change(self) -> None:
        self._weigh()
        place = self.place
        if place is None:
            self.spoilt.emit()
        else:
            self.described.emit(place)

    def _weigh(self) -> None:
        problem = self.problem
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))
        self._levels.setEnabled(self._tree.currentData() == TreeKind.QUADTREE)
        is_taken = self._name.text().strip() in ("", *self._taken)
        mark_refused(self._name, problem if is_taken else "")
        self._tell_cells()

    def _tell_cells(self) -> None:
        """Tell the owner alone what in the columns would count as outside, wherever the box is."""
        words = self.tr(
            "Only you see this: in “{0}”, {1} cells are no numbers and {2} are blank; they count as outside."
        )
        lines = []
        for header in dict.fromkeys((self._x.currentText(), self._y.currentText())):
            others, blanks = self._rows_of(header)
            if others or blanks:
                lines.append(words.format(header, whole_text(others), whole_text(blanks)))
        self._cells.setText("\n".join(lines))
        self._cells.setVisible(bool(lines))


def _likely(headers: Sequence[str], beginnings: tuple[str, ...]) -> str:
    """Return the first of the columns whose name begins so; "" if none does."""
    return next((each for each in headers if each.lower().startswith(beginnings)), "")


def _choice(name: str) -> QComboBox:
    box = QComboBox()
    box.setObjectName(name)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(12)
    return box


class _CoordinateField(QDoubleSpinBox):
    """A coordinate, without zeros behind it."""

    def textFromValue(self, value: float) -> str:
        """Return the number as people write it."""
        return self.locale().toString(value, "g", DIGITS)


def _side(name: str) -> QDoubleSpinBox:
    side = _CoordinateField()
    side.setObjectName(name)
    # As wide as the column leaves room: by itself it would be as wide as its longest number.
    side.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    side.setDecimals(6)
    side.setRange(-LIMIT, LIMIT)
    side.setKeyboardTracking(False)
    side.setStepType(QDoubleSpinBox.StepType.AdaptiveDecimalStepType)
    return side
