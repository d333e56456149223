"""Dialog that finds the least cost for a wanted ± over every choice that a plan has, and says what it changes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from guiapp.desktop.number_words import typed_number
from guiapp.desktop.screen_room import resize_within
from guiapp.dialogs.sought_words import SoughtWords
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.buttons import allow_unless, button
from guiapp.widgets.controls.card import Card, muted_label, points
from guiapp.widgets.controls.form_labels import level_labels
from guiapp.widgets.editors.goal_editor import LEAST, MOST

EVERY_TABLE = -1
"""In place of the number of a table."""


class SeekDialog(QDialog):
    """A ± and the tables it is wanted for, then what was found.

    Args:
        title: of the window: what is sought.
        tables: titles of all tables, in order; at least one.

    Signals:
        sought: the ±, > 0, and the number of the table that it is wanted for, or EVERY_TABLE.
        stop_wanted: the search should stop.
        use_wanted: the plan should use what was found.
    """

    sought = Signal(float, int)
    stop_wanted = Signal()
    use_wanted = Signal()

    def __init__(self, title: str, tables: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("seek_dialog")
        self.setWindowTitle(title.removesuffix("…"))
        resize_within(self, 620, 460)
        self._margin = QLineEdit()
        self._margin.setObjectName("seek_margin")
        self._margin.setPlaceholderText(self.tr("such as 20"))
        self._tables = QComboBox()
        self._tables.setObjectName("seek_tables")
        self._tables.addItem(self.tr("every table"), EVERY_TABLE)
        for number, table in enumerate(tables):
            self._tables.addItem(table, number)
        # A title may be wider than a screen: the list is not made as wide as its longest one.
        self._tables.setMinimumContentsLength(24)
        self._tables.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        # Two buttons in turn: one that changed its words while it is pressed would be pressed twice.
        self._find = button(self.tr("Find"), "seek_find", "good")
        self._stop = button(self.tr("Stop"), "seek_stop")
        self._bar = QProgressBar()
        self._bar.setObjectName("seek_progress")
        self._bar.setAccessibleName(self.tr("Progress of the search"))
        self._bar.setTextVisible(False)
        self._said = muted_label(name="seek_words")
        self._found = Card("", "seek_found")
        self._cost, self._facts, self._changed = (
            muted_label(name=n) for n in ("seek_cost", "seek_facts", "seek_changes")
        )
        self._use = button(self.tr("Use it"), "seek_use", "good", primary=True)
        self._buttons = ButtonBox(ButtonBox.StandardButton.Cancel)
        self._lay_out()
        self._margin.textChanged.connect(lambda _: self._forget())
        self._tables.currentIndexChanged.connect(lambda _: self._forget())
        # Return searches; the dialog's own button is for what was found, and disabled until then.
        self._margin.returnPressed.connect(self._ask)
        self._find.clicked.connect(self._ask)
        self._stop.clicked.connect(self.stop_wanted)
        self._use.clicked.connect(self.use_wanted)
        self._buttons.rejected.connect(self.reject)
        self._forget()

    def begin(self, margin: str, table: int) -> None:
        """Propose a ± as it was typed, and a table by its number or EVERY_TABLE."""
        self._margin.setText(margin)
        self._tables.setCurrentIndex(self._tables.findData(table))
        self._margin.selectAll()
        self._margin.setFocus()

    def set_busy(self, busy: bool) -> None:
        """Show that a search runs, which can be stopped, or that none does."""
        self._is_busy = busy
        self._bar.setMaximum(0)  # moves to and fro until the first objective is done
        self._bar.setVisible(busy)
        self._stop.setVisible(busy)
        self._allow()

    def advance(self, done: float, total: float, what: str) -> None:
        """Show how far the search is: `done` of `total` > 0."""
        self._bar.setMaximum(int(total))
        self._bar.setValue(int(done))
        self._said.setText(what)

    def show_found(self, words: SoughtWords) -> None:
        """Show what was found."""
        self._cost.setText(words.cost)
        self._facts.setText(f"{words.choice}\n{words.worst}\n{words.present}")
        self._changed.setText(points(words.changes))
        self._said.setText(self.tr("No data was read, and nothing changes before you use it."))
        self._found.show()
        self._grow()
        self._use.setEnabled(True)
        self._use.setFocus()  # Return uses what was just read

    def _grow(self) -> None:
        """Make the dialog as high as what it says now."""
        # adjustSize() would limit it to 2/3 of a low screen, and cut what is changed.
        width = self.width()
        self.resize(width, max(self.height(), self.heightForWidth(width)))

    def show_fault(self, words: str) -> None:
        """Show why nothing was found."""
        self._said.setText(words)

    _is_busy = False

    def _forget(self) -> None:
        """Remove what was found for another ± or table."""
        # At once: a cost must never stand beside a ± that it was not found for.
        if self._is_busy:
            self.stop_wanted.emit()
        self._found.hide()
        self._use.setEnabled(False)
        self._bar.hide()
        self._stop.hide()
        self._said.setText(
            self.tr("Every strategy, budget split, recovery and objective is tried. No data is read; it costs nothing.")
        )
        self._allow()

    def _allow(self) -> None:
        why = "" if self._read() is not None else self.tr("First type the largest typical ± that you accept.")
        allow_unless(self._find, self.tr("The search is running.") if self._is_busy else why)

    def _ask(self) -> None:
        wanted = self._read()
        if wanted is not None and not self._is_busy:
            self._forget()
            self.sought.emit(wanted, self._tables.currentData())

    def _read(self) -> float | None:
        wanted = typed_number(self._margin.text())
        return wanted if wanted is not None and LEAST <= wanted <= MOST else None

    def _lay_out(self) -> None:
        self._cost.setProperty("role", "heading")
        self._buttons.addButton(self._use, ButtonBox.ButtonRole.ActionRole)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("&Typical ± at most"), self._margin)
        form.addRow(self.tr("i&n"), self._tables)
        level_labels(form)
        tools = QHBoxLayout()
        tools.addWidget(self._find)
        tools.addWidget(self._bar, 1)
        tools.addWidget(self._stop)
        tools.addStretch(0)
        heading = muted_label(self.tr("What it changes:"))
        for widget in (self._cost, self._facts, heading, self._changed):
            self._found.body.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addLayout(form)
        column.addLayout(tools)
        column.addWidget(self._said)
        column.addWidget(self._found)
        column.addStretch(1)
        column.addWidget(self._buttons)
