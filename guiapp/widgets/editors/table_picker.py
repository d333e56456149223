"""Field list as in a PivotTable: puts attributes into sheets, rows and columns by tick, drag or button."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from itertools import combinations, product
from math import prod

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from core.front_door import TableChoice
from guiapp.desktop.number_words import plural, whole_text
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.controls.field_list import FieldList, NameList, PlaceList, is_ticked
from guiapp.widgets.controls.search_field import SearchField, show_found

_SUMMARY_LINES = 3
"""Lines reserved for the summary, so that the buttons above it do not move when it changes."""
_TITLE_SHOWN = 60
_EXAMPLE_SHOWN = 40
"""Characters of a table's title in the summary, so that it fits its lines."""
_ROWS_SHOWN = 2
"""Names that a list shows at least, in a window of any height."""


class TablePicker(QWidget):
    """Picks attributes for one table, or for all tables of two of them; each attribute is in at most one place.

    Args:
        refusal: returns why a table cannot be added, "" if it can.

    Signals:
        table_wanted: a TableChoice of all picked attributes: sheets first, columns last.
        crossings_wanted: a list of tables: each row by each column, or all pairs if there are only rows or only
            columns; each with all sheets.
        present_picked: the picked attributes, for which there is a table already.
        building: the TableChoice of the picked attributes that could be added; None: there is none.
    """

    table_wanted = Signal(object)
    crossings_wanted = Signal(object)
    present_picked = Signal(object)
    building = Signal(object)

    def __init__(self, refusal: Callable[[TableChoice], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table_picker")
        self._refusal = refusal
        self._sizes: dict[str, int] = {}
        self._present: frozenset[frozenset[str]] = frozenset()
        self._picked_before: tuple[str, ...] = ()
        self._fields = FieldList("field_list", self.tr("Attributes"), self._tick_tip())
        self._find = SearchField(self._fields, self.tr("Find an attribute"), "find_field")
        self._sheets = self._place("sheet_list", self.tr("Sheets"), self._sheet_tip())
        self._rows = self._place("row_list", self.tr("Rows"))
        self._columns = self._place("column_list", self.tr("Columns"))
        self._places = {
            self._sheets: button(self.tr("To sheets"), "to_sheets", "next"),
            self._rows: button(self.tr("To rows"), "to_rows", "next"),
            self._columns: button(self.tr("To columns"), "to_columns", "next"),
        }
        self._back = button(self.tr("Remove"), "take_back", "undo")
        self._summary = muted_label(name="picker_summary")
        self._add = button(self.tr("Add this table"), "add_table", "plus")
        self._cross = button("", "add_crossings", "plus")
        self._keep_room()
        self._lay_out()
        self._connect()
        self._changed()

    def show_attributes(self, sizes: dict[str, int], tables: Iterable[Collection[str]] = ()) -> None:
        """List these attributes; picked ones that still exist stay picked.

        Args:
            sizes: number of labels by name.
            tables: the attributes of each requested table.
        """
        self._sizes, self._present = sizes, frozenset(map(frozenset, tables))
        self._take_out([name for name in self.picked() if name not in sizes])
        self._fields.offer(sizes)
        show_found(self._fields, self._find.text())
        self._changed()

    def place(self, down: Collection[str], across: Collection[str], by: Collection[str]) -> None:
        """Put the picked attributes into rows, columns and sheets."""
        self._take_out(self.picked())
        for target, names in ((self._rows, down), (self._columns, across), (self._sheets, by)):
            target.insert(list(names), 0)
        self._changed()

    def picked(self) -> tuple[str, ...]:
        """Return the picked attributes: sheets, then rows, then columns."""
        return tuple(name for place in self._places for name in place.names)

    def clear_picked(self) -> None:
        """Remove all attributes from their places."""
        self._take_back(self.picked())

    def _table(self) -> TableChoice:
        """Return the table of all picked attributes; if all are rows or all are columns, the default layout applies."""
        sheets, columns = tuple(self._sheets.names), tuple(self._columns.names)
        return TableChoice(self.picked(), columns=columns if self._rows.count() or sheets else (), sheets=sheets)

    def _crossings(self) -> list[TableChoice]:
        rows, columns, sheets = self._rows.names, self._columns.names, tuple(self._sheets.names)
        pairs = product(rows, columns) if rows and columns else combinations(rows or columns, 2)
        return [TableChoice((*sheets, *pair), columns=pair[1:] if sheets else (), sheets=sheets) for pair in pairs]

    # ------------------------------------------------------------ moving

    def _put(self, names: Collection[str], target: PlaceList, place: int) -> None:
        """Move attributes from any list to a place of `target`, and select them there."""
        known = [name for name in names if name in self._sizes]  # the drag may come from another window
        place -= sum(name in known for name in target.names[:place])
        self._take_out(known)
        target.insert(known, place)
        target.choose(known)
        self._changed()

    def _tick(self, names: Collection[str], on: bool) -> None:
        if not on:
            self._take_back(names)
            return
        fresh = set(names).difference(self.picked())
        for name in (each for each in self._sizes if each in fresh):
            target = self._columns if self._rows.count() and not self._columns.count() else self._rows
            target.insert([name], target.count())
        self._changed()

    def _take_back(self, names: Collection[str]) -> None:
        self._take_out(names)
        self._changed()

    def _take_out(self, names: Collection[str]) -> None:
        for place in self._places:
            with QSignalBlocker(place):  # moved names stay selected, so that the pressed button stays enabled
                place.take_out(names)

    def _chosen(self) -> list[str]:
        return [name for each in (self._fields, *self._places) for name in each.chosen]

    def _choose_in(self, chosen: NameList) -> None:
        """Clear the selection of all other lists: the buttons move the last selection."""
        for each in (self._fields, *self._places):
            if each is not chosen and chosen.chosen:
                each.clearSelection()
        self._offer_moves()

    def _offer_moves(self) -> None:
        """Enable the buttons that move the selection, or remove it from its place."""
        chosen = set(self._chosen())
        for to in self._places.values():
            to.setEnabled(bool(chosen))
        self._back.setEnabled(not chosen.isdisjoint(self.picked()))

    def _activate(self, item: QListWidgetItem) -> None:
        """Tick or untick all selected names, as the activated one."""
        self._tick([item.text(), *self._fields.chosen], not is_ticked(item))

    def _pick_found(self) -> None:
        """Tick the selected search results, or the first unticked one; select the search text for the next word."""
        found = show_found(self._fields, self._find.text())
        if self._find.text().strip():
            free = [item.text() for item in found if not is_ticked(item)]
            self._tick(self._fields.chosen or free[:1], True)
            self._fields.clearSelection()
            self._find.selectAll()

    # ------------------------------------------------------------ saying what will be made

    def _changed(self) -> None:
        picked, crossings = self.picked(), self._crossings()
        self._fields.show_ticks(picked)
        self._offer_moves()
        refused = self._refusal(self._table()) if picked else ""
        if frozenset(picked) in self._present:
            refused = self.tr("{table} is in the list already.").format(table=" × ".join(picked))
            if picked != self._picked_before:
                self.present_picked.emit(picked)
        self._picked_before = picked
        self.building.emit(self._table() if picked and not refused else None)
        self._offer_table(bool(picked) and not refused, refused)
        self._offer_crossings(len(crossings))
        short = refused.replace(" × ".join(picked), _short(picked, _TITLE_SHOWN))
        lines = [short or self._table_words(picked) if picked else self._hint()]
        if len(crossings) > 1:
            many = self.tr("Or %Ln tables such as {table}", "", len(crossings))
            lines.append(many.format(table=_short(crossings[0].attributes, _EXAMPLE_SHOWN)))
        self._summary.setText("\n".join(lines))

    def _offer_table(self, possible: bool, refused: str) -> None:
        self._add.setEnabled(possible)
        self._add.setToolTip(refused)
        self._add.setAccessibleDescription(refused)

    def _table_words(self, picked: tuple[str, ...]) -> str:
        cells = prod(self._sizes[name] for name in picked)
        words = self.tr("{table}: {n} cells", "", plural(cells))
        made = words.format(table=_short(picked, _TITLE_SHOWN), n=whole_text(cells))
        sheets = prod(self._sizes[name] for name in self._sheets.names)
        return f"{made}, {self._sheet_words(sheets)}" if self._sheets.count() else made

    def _sheet_words(self, sheets: int) -> str:
        return self.tr("on {n} sheets", "", plural(sheets)).format(n=whole_text(sheets))

    def _offer_crossings(self, n: int) -> None:
        each = self.tr("Each row by each column: %Ln tables", "", n)
        pairs = self.tr("All pairs: %Ln tables", "", n)
        self._cross.setText(each if self._rows.count() and self._columns.count() else pairs)
        self._cross.setVisible(n > 1)

    def _hint(self) -> str:
        return self.tr(
            "Tick attributes: the first goes into the rows, the second into the columns, further ones into the rows. "
            "Or drag them: those in Sheets give one sheet for each label."
        )

    def _tick_tip(self) -> str:
        return self.tr(
            "The first tick puts an attribute into the rows, the second into the columns, further ones into the rows. "
            "Taking a tick away takes the attribute back. By key: Space."
        )

    def _sheet_tip(self) -> str:
        return self.tr("Tables can be leafed through by these attributes: one sheet for each label.")

    # ------------------------------------------------------------ building

    def _place(self, name: str, words: str, what: str = "") -> PlaceList:
        how = self.tr("Drag the names. By key: Alt+arrow changes the order.")
        made = PlaceList(name, words, f"{what} {how}".strip())
        made.setMinimumHeight(_ROWS_SHOWN * (made.fontMetrics().lineSpacing() + 10))
        return made

    def _keep_room(self) -> None:
        """Reserve the height of texts that come and go, so that the buttons above do not move under the mouse."""
        kept = self._cross.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self._cross.setSizePolicy(kept)
        self._summary.setTextFormat(Qt.TextFormat.PlainText)
        self._summary.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        # One more pixel for the dots of capital umlauts.
        self._summary.setMinimumHeight(_SUMMARY_LINES * self._summary.fontMetrics().lineSpacing() + 1)

    def _lay_out(self) -> None:
        fields = QVBoxLayout()
        for widget in (self._find, self._fields):
            fields.addWidget(widget)
        fields.addWidget(self._back, 0, Qt.AlignmentFlag.AlignLeft)
        places = QVBoxLayout()
        for place, to in self._places.items():
            places.addLayout(_heading(place, to))
            places.addWidget(place, 1)
        sides = QHBoxLayout()
        sides.setSpacing(12)
        for side in (fields, places):
            side.setSpacing(6)
            sides.addLayout(side, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        column.addLayout(sides, 1)
        column.addWidget(self._summary)
        column.addWidget(self._add, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._cross, 0, Qt.AlignmentFlag.AlignLeft)

    def _connect(self) -> None:
        for place, to in self._places.items():
            to.clicked.connect(lambda _=False, place=place: self._put(self._chosen(), place, place.count()))
            place.wanted.connect(lambda names, gap, place=place: self._put(names, place, gap))
        for each in (self._fields, *self._places):
            each.itemSelectionChanged.connect(lambda each=each: self._choose_in(each))
        self._back.clicked.connect(lambda: self._take_back(self._chosen()))
        self._fields.wanted.connect(lambda names, _: self._take_back(names))
        self._fields.ticked.connect(lambda name, on: self._tick([name], on))
        self._fields.itemActivated.connect(self._activate)
        self._find.textChanged.connect(lambda text: show_found(self._fields, text))
        self._find.returnPressed.connect(self._pick_found)
        for leaving in (
            self._back,
            self._add,
            self._cross,
        ):  # a disabled button loses the focus to the next widget, which would then get the keys
            leaving.clicked.connect(self._find.setFocus)
        self._add.clicked.connect(lambda: self.table_wanted.emit(self._table()))
        self._cross.clicked.connect(lambda: self.crossings_wanted.emit(self._crossings()))


def _heading(place: PlaceList, to: QPushButton) -> QHBoxLayout:
    label = QLabel(place.accessibleName())
    label.setBuddy(place)
    row = QHBoxLayout()
    row.addWidget(label, 1)
    row.addWidget(to)
    return row


def _short(names: tuple[str, ...], most: int) -> str:
    title = " × ".join(names)
    return title if len(title) <= most else title[: most - 1] + "…"
