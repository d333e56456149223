"""Dialog for named sets of tables: save the plan's tables, use or delete saved sets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from guiapp.desktop.screen_room import resize_within
from guiapp.desktop.table_sets import TableSet
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import Card, muted_label

_MOST_NAMED = 8
"""Attribute names listed in the description of a set, at most; more would not fit two lines."""


class TableSetsDialog(QDialog):
    """Emits its requests as signals; its owner calls `show_sets` with the result.

    Args:
        present: the tables of the plan.
        place: the file of the saved sets.
        parent: the page.
    """

    save_wanted = Signal(object)
    use_wanted = Signal(object)
    delete_wanted = Signal(str)

    def __init__(self, present: TableSet, place: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table_sets_dialog")
        self.setWindowTitle(self.tr("Saved sets of tables"))
        resize_within(self, 560, 520)
        self._present = present
        self._list = QListWidget()
        self._list.setObjectName("set_list")
        self._list.setAccessibleName(self.windowTitle())
        self._use = button(self.tr("Use this set"), "use_set", "next", primary=True)
        self._delete = button(self.tr("Delete"), "delete_set", "trash")
        self._none = muted_label(self.tr("Nothing has been saved yet."), "no_sets")
        self._meant = muted_label(
            self.tr("The tables of the set take the place of those of this plan; Undo brings those back."), "use_meant"
        )
        self._name = QLineEdit()
        self._name.setObjectName("set_name")
        self._save = button(self.tr("Save"), "save_set", "save")
        # Attribute names can be confidential ("HIV status"), so storing them outside the plan takes consent.
        self._consent = QCheckBox(self.tr("Store the names of the attributes on this computer"))
        self._consent.setObjectName("store_names")
        self._consent.setVisible(bool(present.attributes))
        self._what = muted_label(name="set_contents")
        self._lay_out(place)
        self._connect()
        self.show_sets(())
        self._weigh()

    def show_sets(self, sets: Sequence[TableSet]) -> None:
        """List the saved sets."""
        self._list.clear()
        for kept in sets:
            item = QListWidgetItem(f"{kept.name}\n{self._contents(kept)}")
            item.setData(Qt.ItemDataRole.UserRole, kept)
            self._list.addItem(item)
        self._none.setVisible(not sets)
        for widget in (self._list, self._meant):
            widget.setVisible(bool(sets))
        self._list.setCurrentRow(0)
        for control in (self._use, self._delete):
            control.setEnabled(bool(sets))
        self._weigh()

    # ------------------------------------------------------------ what is asked

    def _chosen(self) -> TableSet | None:
        item = self._list.currentItem()
        chosen: TableSet | None = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        return chosen

    def _to_save(self) -> TableSet:
        named = replace(self._present, name=self._name.text().strip())
        return named if self._consent.isChecked() else named.without_names()

    def _weigh(self) -> None:
        """Show what would be saved; enable saving if there are tables and a name."""
        wanted = self._to_save()
        names = self._present.attributes
        more = self.tr(", … ({n} in total)").format(n=len(names)) if len(names) > _MOST_NAMED else ""
        if self._present.is_empty:
            words = self.tr("This plan asks for no table yet.")
        elif self._consent.isChecked():
            listed = ", ".join(names[:_MOST_NAMED]) + more
            words = self.tr("Stores {contents} with these names: {names}. No category and no row is stored.")
            words = words.format(contents=self._contents(wanted), names=listed)
        elif wanted.is_empty:
            words = self.tr("Without the names of their attributes these tables cannot be stored: tick the box above.")
        else:
            words = self.tr("Stores {contents}; no name of an attribute.").format(contents=self._contents(wanted))
        if not wanted.name and not wanted.is_empty:
            words += " " + self.tr("Give the set a name to save it.")
        self._what.setText(words)
        self._offer_to_save(wanted)

    def _offer_to_save(self, wanted: TableSet) -> None:
        """Enable saving unless an equal set is saved; move the focus to the name if its button is disabled."""
        kept = {each.name: each for each in self._kept()}
        is_saved = kept.get(wanted.name) == wanted
        text = self.tr("Replace") if wanted.name in kept else self.tr("Save")
        self._save.setText(self.tr("Saved") if is_saved else text)
        if is_saved and self.focusWidget() is self._save:
            self._name.setFocus()
        self._save.setEnabled(bool(wanted.name) and not wanted.is_empty and not is_saved)

    def _kept(self) -> list[TableSet]:
        return [self._list.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self._list.count())]

    def _contents(self, kept: TableSet) -> str:
        tables, families = len(kept.tables), len(kept.families)
        parts = []
        if tables:
            parts.append(self.tr("%Ln tables", "", tables))
        if families:
            parts.append(self.tr("%Ln families", "", families))
        return ", ".join(parts)

    def _take(self) -> None:
        chosen = self._chosen()
        # Closes: the result is visible on the page behind, and can be undone there.
        if chosen is not None:
            self.use_wanted.emit(chosen)
            self.accept()

    def _drop(self) -> None:
        chosen = self._chosen()
        if chosen is not None:
            self.delete_wanted.emit(chosen.name)

    # ------------------------------------------------------------ building

    def _lay_out(self, place: Path) -> None:
        kept = Card(self.tr("Saved on this computer"), "kept_sets")
        kept.body.addWidget(self._none, 1, Qt.AlignmentFlag.AlignTop)
        kept.body.addWidget(self._list, 1)
        kept.body.addWidget(self._meant)
        tools = QHBoxLayout()
        tools.setSpacing(8)
        tools.addStretch(1)
        tools.addWidget(self._delete)
        tools.addWidget(self._use)
        kept.body.addLayout(tools)
        saving = Card(self.tr("Save the tables of this plan"), "save_tables")
        label = QLabel(self.tr("&Name"))
        label.setBuddy(self._name)
        row = QHBoxLayout()
        row.setSpacing(8)
        for widget in (label, self._name, self._save):
            row.addWidget(widget)
        saving.body.addLayout(row)
        saving.body.addWidget(self._consent)
        saving.body.addWidget(self._what)
        saving.body.addWidget(muted_label(self.tr("Place: {file}").format(file=place), "set_place"))
        buttons = ButtonBox(ButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        for each in (self._use, buttons.button(ButtonBox.StandardButton.Close)):
            each.setAutoDefault(False)  # so that Enter in the name field clicks the save button only
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(16)
        column.addWidget(kept, 1)
        column.addWidget(saving)
        column.addWidget(buttons)

    def _connect(self) -> None:
        self._name.textChanged.connect(lambda _: self._weigh())
        self._consent.toggled.connect(lambda _: self._weigh())
        self._name.returnPressed.connect(self._save.click)
        self._save.clicked.connect(lambda: self.save_wanted.emit(self._to_save()))
        self._use.clicked.connect(self._take)
        self._delete.clicked.connect(self._drop)
        self._list.itemActivated.connect(lambda _: self._take())
