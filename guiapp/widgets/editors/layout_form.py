"""Form for the reading layout; only fields that apply to the file are shown."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QSizePolicy, QSpinBox, QWidget

from core.front_door import DateOrder, Quoting, ReadingAnswer, ReadingLayout, answered
from guiapp.widgets.controls.form_labels import level_labels

_ENCODINGS = ("utf-8", "utf-16", "cp1252", "iso-8859-1", "iso-8859-15", "cp1250", "cp1251", "shift_jis", "gb18030")
_LAST_ROW = 1_048_576
"""Largest header row: the number of rows of a sheet in Excel and LibreOffice."""
_WIDTH = 330
"""Pixels of the form, beside the preview."""
_OF_TEXTS = ("delimiter", "encoding", "quoting")
_PAUSE = 600
"""Milliseconds without a key press after which typed text is applied before the field is left. A shorter pause reads
the file once per key, a longer one seems not to react."""


class LayoutForm(QWidget):
    """Shows a layout; remembers which fields the user has set, as the others are detected again at each reading.

    Args:
        wishes: the fields that are set.
        takes_query: whether a query may be typed.
        parent: the dialog.
    """

    changed = Signal()

    def __init__(self, wishes: ReadingLayout, *, takes_query: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("layout_form")
        self.setFixedWidth(_WIDTH)
        self._set = {name: value for name, value in dataclasses.asdict(wishes).items() if value is not None}
        # An owner who says all of where the cells are is asked about the rest; a plan that does may be an older one.
        self._set["is_new"] = wishes.header_row is None and wishes.range is None
        self._sheet = self._combo("layout_sheet")
        self._takes_query = takes_query
        self._query = QLineEdit()
        self._query.setObjectName("layout_query")
        self._query.setText(wishes.query or "")
        self._query.setPlaceholderText(self.tr("in place of a table: SELECT … FROM …"))
        self._header_row = QSpinBox()
        self._header_row.setObjectName("layout_header_row")
        self._header_row.setRange(0, _LAST_ROW)
        self._header_row.setSpecialValueText(self.tr("none: columns are A, B, …"))
        self._header_row.setKeyboardTracking(False)
        self._area = self._combo("layout_area")
        self._range = QLineEdit()
        self._range.setObjectName("layout_range")
        self._range.setText(wishes.range or "")
        self._range.setPlaceholderText(self.tr("everything, or A3:K500"))
        self._delimiter = self._marks("layout_delimiter", self._delimiters())
        self._encoding = self._combo("layout_encoding")
        self._encoding.setEditable(True)
        self._encoding.addItems(list(_ENCODINGS))
        self._decimal = self._marks("layout_decimal", ((self.tr("point: 1.5"), "."), (self.tr("comma: 1,5"), ",")))
        self._thousands = self._marks("layout_thousands", self._groupings())
        self._dates = self._marks("layout_dates", self._orders())
        self._quoting = self._marks("layout_quoting", self._quotes())
        self._typing = QTimer(self, singleShot=True, interval=_PAUSE)
        self._rows = QFormLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._rows.setVerticalSpacing(10)
        self._add_rows()
        self.show_areas(())
        self._connect()

    def show_layout(self, layout: ReadingLayout, sheets: tuple[str, ...]) -> None:
        """Show the layout that the file was read with."""
        self._quietly(True)
        self._sheet.clear()
        self._sheet.addItems(list(sheets))
        self._sheet.setCurrentIndex(self._sheet.findText(layout.sheet or ""))
        if not self._typing.isActive():
            self._header_row.setValue(layout.header_row if layout.header_row is not None else 1)
        self._encoding.setCurrentText(layout.encoding or "")
        for combo, value in self._choices(layout):
            _select(combo, value)
        for widget, applies in self._applying(layout):
            self._rows.setRowVisible(widget, applies)
        self._quietly(False)

    def show_undetected(self, *, text: bool) -> None:
        """Show only the fields that can help with a file of which nothing could be detected.

        Args:
            text: whether it has the suffix of a text file, with delimiter and encoding.
        """
        for name, widget in self._fields():
            self._rows.setRowVisible(widget, name in self._set or (text and name in _OF_TEXTS))

    def take_answer(self, answer: ReadingAnswer) -> None:
        """Set the fields that hold an answer to a question."""
        # The clicked button disappears, and Qt 6.10.3 moves the focus of a hidden widget to the next one: here Cancel.
        self._header_row.setFocus()
        chosen = answered(self.wishes(), answer.settings)
        if chosen.range != self.wishes().range:
            self._range.setText(chosen.range or "")
        self._set |= {name: getattr(chosen, name) for name, _ in answer.settings}
        self.changed.emit()

    def show_areas(self, areas: Sequence[tuple[str, str, str]]) -> None:
        """Offer the ranges that have a name in the workbook, each as (name, sheet, cells)."""
        self._area.clear()
        self._area.addItem(self.tr("all cells"), None)
        for name, sheet, cells in areas:
            words = self.tr("{name}: {cells} of “{sheet}”")
            self._area.addItem(
                words.format(name=name or self.tr("Print area"), cells=cells, sheet=sheet), (sheet, cells)
            )
        asked = self._set.get("range")
        self._area.setCurrentIndex(next((n for n, area in enumerate(areas, start=1) if area[2] == asked), 0))
        self._rows.setRowVisible(self._area, bool(areas))

    def wishes(self) -> ReadingLayout:
        """Return the fields that the user has set; None for those to be detected."""
        return ReadingLayout(**self._set)

    def _choices(self, layout: ReadingLayout) -> tuple[tuple[QComboBox, str | None], ...]:
        return (
            (self._delimiter, layout.delimiter),
            (self._decimal, layout.decimal),
            (self._thousands, layout.thousands),
            (self._dates, str(layout.dates or "")),
            (self._quoting, str(layout.quoting or Quoting.ON)),
        )

    def _applying(self, layout: ReadingLayout) -> tuple[tuple[QWidget, bool], ...]:
        text = layout.delimiter is not None
        of_sheets = layout.sheet is not None or "sheet" in layout.questions
        has_texts = layout.decimal is not None or "decimal" in layout.questions
        return (
            (self._sheet, of_sheets or (self._takes_query and layout.query is not None)),
            (self._query, self._takes_query),
            (self._range, of_sheets or "range" in self._set),
            (self._header_row, layout.header_row is not None),
            (self._delimiter, text),
            (self._encoding, layout.encoding is not None or "encoding" in layout.questions),
            (self._decimal, has_texts),
            (self._thousands, has_texts),
            (self._dates, has_texts),
            (self._quoting, text),
        )

    def _fields(self) -> tuple[tuple[str, QWidget], ...]:
        return (
            ("sheet", self._sheet),
            ("query", self._query),
            ("range", self._range),
            ("header_row", self._header_row),
            ("delimiter", self._delimiter),
            ("encoding", self._encoding),
            ("decimal", self._decimal),
            ("thousands", self._thousands),
            ("dates", self._dates),
            ("quoting", self._quoting),
        )

    def _wish(self, field: str, value: str | int | None) -> None:
        if value is None:
            self._set.pop(field, None)
        else:
            self._set[field] = value
        if field == "sheet":  # another sheet has its own header row, so that of the former is forgotten
            self._set.pop("header_row", None)
            self._set.pop("range", None)
            self._range.clear()
            self._set.pop("query", None)
            self._query.clear()
        self.changed.emit()

    def _wish_query(self) -> None:
        """Read the rows of the query that was typed; without one those of a table."""
        text = self._query.text().strip()
        if text != self._set.get("query", ""):
            self._set.pop("sheet", None)
            self._wish("query", text or None)

    def _wish_area(self) -> None:
        """Take the sheet and the range of the area that was chosen."""
        sheet, cells = self._area.currentData() or (self._set.get("sheet"), "")
        if sheet is not None:
            self._set["sheet"] = sheet
        self._range.setText(cells)
        self._wish_range()

    def _wish_range(self) -> None:
        text = self._range.text().strip().upper()
        if text != self._set.get("range", ""):
            self._set.pop("header_row", None)
            self._wish("range", text or None)

    def _take_typed(self) -> None:
        if self._header_row.hasAcceptableInput():
            self._header_row.interpretText()
        self._wish_range()

    def _connect(self) -> None:
        self._sheet.activated.connect(lambda: self._wish("sheet", self._sheet.currentText()))
        self._header_row.valueChanged.connect(lambda row: self._wish("header_row", row))
        self._range.editingFinished.connect(self._wish_range)
        self._query.editingFinished.connect(self._wish_query)  # not at a pause: half a query is none
        # editingFinished needs the focus to leave the field, but after a refusal all buttons are disabled, and a click
        # on a disabled button does not take the focus.
        for line in (self._header_row.lineEdit(), self._range):
            line.textEdited.connect(self._typing.start)
        self._typing.timeout.connect(self._take_typed)
        self._area.activated.connect(self._wish_area)
        self._encoding.activated.connect(lambda: self._wish("encoding", self._encoding.currentText()))
        for combo, field in (
            (self._delimiter, "delimiter"),
            (self._decimal, "decimal"),
            (self._thousands, "thousands"),
            (self._dates, "dates"),
            (self._quoting, "quoting"),
        ):
            combo.activated.connect(lambda _, combo=combo, field=field: self._wish(field, _wished(field, combo)))

    def _quietly(self, on: bool) -> None:
        for name, widget in self._fields():
            widget.blockSignals(on and name not in ("range", "query"))

    def _add_rows(self) -> None:
        for words, field in (
            (self.tr("&Sheet or table"), self._sheet),
            (self.tr("&Query"), self._query),
            (self.tr("&Header row"), self._header_row),
            (self.tr("Ta&ble or area"), self._area),
            (self.tr("&Range"), self._range),
            (self.tr("&Delimiter"), self._delimiter),
            (self.tr("&Encoding"), self._encoding),
            (self.tr("&Quotes"), self._quoting),
            (self.tr("De&cimal mark"), self._decimal),
            (self.tr("&Thousands mark"), self._thousands),
            (self.tr("Order of d&ates"), self._dates),
        ):
            field.setAccessibleName(words.replace("&", ""))
            self._rows.addRow(words, field)
        level_labels(self._rows)

    def _delimiters(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("comma ,"), ","),
            (self.tr("semicolon ;"), ";"),
            (self.tr("tab"), "\t"),
            (self.tr("bar |"), "|"),
            (self.tr("blanks"), " "),
        )

    def _groupings(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("none: 1000"), ""),
            (self.tr("comma: 1,000"), ","),
            (self.tr("point: 1.000"), "."),
            (self.tr("space: 1 000"), " "),
            (self.tr("apostrophe: 1'000"), "'"),
        )

    def _quotes(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("enclose cells"), str(Quoting.ON)),
            (self.tr("are characters like others"), str(Quoting.OFF)),
            (self.tr("in cells follow a backslash"), str(Quoting.ESCAPED)),
            (self.tr("are single ones"), str(Quoting.SINGLE)),
            (self.tr("follow blanks"), str(Quoting.SPACED)),
        )

    def _orders(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("not chosen"), ""),
            (self.tr("day first: 31/1/2024"), "day-first"),
            (self.tr("month first: 1/31/2024"), "month-first"),
            (self.tr("year first: 2024-01-31"), "year-first"),
        )

    @staticmethod
    def _combo(name: str) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName(name)
        # As wide as the form, however long a name is. A `SizeAdjustPolicy` would build each list below: 2 ms.
        combo.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        return combo

    def _marks(self, name: str, marks: tuple[tuple[str, str], ...]) -> QComboBox:
        combo = self._combo(name)
        for words, mark in marks:
            combo.addItem(words, mark)
        return combo


def _wished(field: str, combo: QComboBox) -> str | None:
    """Return the chosen value; no order of dates means detection, while no thousands mark is a value."""
    chosen = str(combo.currentData())
    if field != "dates":
        return chosen
    return DateOrder(chosen) if chosen else None


def _select(combo: QComboBox, value: str | None) -> None:
    """Make the entry for `value` current; add an entry for an unusual value."""
    if value is None:
        return
    index = combo.findData(value)
    if index < 0:
        combo.addItem(value, value)
        index = combo.count() - 1
    combo.setCurrentIndex(index)
