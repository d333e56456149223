"""Editor of categories: add, rename, merge, split, reorder, remove."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QItemSelection, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from core.front_door import (
    Attribute,
    Kind,
    merge_categories,
    move_categories,
    remove_categories,
    rename_category,
    split_category,
    with_categories,
)
from guiapp.models.label_model import ROWS, LabelModel
from guiapp.widgets.controls.buttons import allow, button, tool_button
from guiapp.widgets.controls.invalid_field import mark_refused
from guiapp.widgets.controls.list_tools import give_key, give_menu
from guiapp.widgets.tables.bar_delegate import BarDelegate


class CategoriesEditor(QWidget):
    """Edits the categories of one attribute.

    Emits the edited attribute with the name of the edit for the undo menu, or a message if an edit is refused.
    """

    edited = Signal(object, str)
    refused = Signal(str)
    text_wanted = Signal()
    code_list_wanted = Signal()
    proposal_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("categories_editor")
        self._attribute = Attribute("", Kind.CATEGORIES, ("",))
        self._model = LabelModel()
        self._model.setParent(self)
        self._list = QTableView()
        self._list.setObjectName("category_list")
        self._list.setAccessibleName(self.tr("Categories"))
        self._list.setModel(self._model)
        self._list.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._list.verticalHeader().hide()
        header = self._list.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._list.setItemDelegateForColumn(ROWS, BarDelegate(self._list))
        self._list.setTabKeyNavigation(False)
        self._list.setShowGrid(False)
        # With word wrap, a long name is cut after a whole word although more would fit (PySide6 6.10.3: "Agriculture
        # forestryandfishing" in a row of one line and a column of 150 pixels ends after 82).
        self._list.setWordWrap(False)
        self._new = QLineEdit()
        self._new.setObjectName("new_category")
        self._new.setAccessibleName(self.tr("New category"))
        self._new.setPlaceholderText(self.tr("New category"))
        self._add = button(self.tr("Add"), "add_category", "plus")
        self._fault = QLabel()
        self._fault.setObjectName("new_category_fault")
        self._fault.setProperty("role", "danger")
        self._fault.setTextFormat(Qt.TextFormat.PlainText)  # a name may look like markup
        self._fault.setWordWrap(True)
        self._tools = self._tool_buttons()
        self._text = button(self.tr("Type or paste…"), "type_categories", "paste")
        self._codes = button(self.tr("Code list…"), "load_code_list", "open")
        self._propose = button(self.tr("From the data"), "propose_categories", "data")
        self._lay_out()
        self._connect()
        self._add.setEnabled(False)
        self._mark("")

    def show_attribute(self, attribute: Attribute, rows: Mapping[str, int], *, can_propose: bool) -> None:
        """Show the categories of `attribute`; those that still exist stay selected. `rows` as in LabelModel."""
        is_same = attribute.name == self._attribute.name
        chosen = set(self._chosen()) if is_same else set()
        self._attribute = attribute
        if not is_same:
            self._new.clear()
            self._mark("")
        self._model.show(attribute, rows)
        self._list.setColumnHidden(ROWS, not rows)
        self._propose.setEnabled(can_propose)
        self._select(chosen)
        self._weigh_tools()

    def _tool_buttons(self) -> dict[str, QToolButton]:
        tools = (
            ("merge", self.tr("Merge the selected categories into one")),
            ("split", self.tr("Give every spelling its own category again")),
            ("up", self.tr("Move the selected categories up")),
            ("down", self.tr("Move the selected categories down")),
            ("trash", self.tr("Remove the selected categories")),
        )
        icons = {"split": "undo"}
        return {name: tool_button(words, f"category_{name}", icons.get(name, name)) for name, words in tools}

    # ------------------------------------------------------------ the edits

    def _merge(self) -> None:
        chosen = self._chosen()
        name = self.tr("merge of %n categories", "", len(chosen))
        self._try(lambda: merge_categories(self._attribute, chosen, chosen[0]), name)
        self._select({chosen[0]})

    def _split(self) -> None:
        chosen = self._chosen()[0]
        self._try(lambda: split_category(self._attribute, chosen), self.tr("split of “{name}”").format(name=chosen))

    def _move(self, by: int) -> None:
        chosen = self._chosen()
        self._try(lambda: move_categories(self._attribute, chosen, by), self.tr("reordering of categories"))

    def _remove(self) -> None:
        chosen = self._chosen()
        name = self.tr("removal of “{name}”").format(name=chosen[0])
        if len(chosen) > 1:
            name = self.tr("removal of %n categories", "", len(chosen))
        place = min(index.row() for index in self._list.selectionModel().selectedRows())
        self._try(lambda: remove_categories(self._attribute, chosen), name)
        if not self._chosen():  # the next one, so that Delete can be pressed again
            self._list.selectRow(min(place, self._model.rowCount() - 1))

    def _rename(self, old: str, new: str) -> None:
        typing = self._list.isAncestorOf(QApplication.focusWidget() or self)
        name = self.tr("renaming of “{name}”").format(name=old)
        self._try(lambda: rename_category(self._attribute, old, new), name)
        if typing and new in self._attribute.categories:  # keep it current: the next name is one arrow key away
            self._list.setCurrentIndex(self._model.index(self._attribute.categories.index(new), 0))
            self._list.setFocus()

    def _append(self) -> None:
        new = self._new.text().strip()
        self._mark(self._clash(new).format(name=new))
        if not new or self._fault.text():
            return
        self._new.clear()
        name = self.tr("adding of “{name}”").format(name=new)
        self._try(lambda: with_categories(self._attribute, (*self._attribute.categories, new)), name)

    def _clash(self, new: str) -> str:
        """Return the message about a label with this name; "" if there is none."""
        if new == self._attribute.other:
            return self.tr("Other values are counted as “{name}” already. Choose another name.")
        if new == self._attribute.missing:
            return self.tr("Blanks are counted as “{name}” already: choose another name.")
        return self.tr("There is a category “{name}” already.") if new in self._attribute.categories else ""

    def _mark(self, fault: str) -> None:
        mark_refused(self._new, fault)
        self._fault.setText(fault)
        self._fault.setVisible(bool(fault))

    def _try(self, edit: Callable[[], Attribute], name: str) -> None:
        try:
            attribute = edit()
        except ValueError:  # Attribute refuses equal labels, which a user can type here
            self.refused.emit(
                self.tr("An attribute needs at least one category, and every category a name of its own.")
            )
            return
        if attribute != self._attribute:
            self.edited.emit(attribute, name)

    # ------------------------------------------------------------ the selection

    def _chosen(self) -> list[str]:
        rows = sorted(index.row() for index in self._list.selectionModel().selectedRows())
        return [self._model.category(row) for row in rows]

    def _select(self, categories: set[str]) -> None:
        found = QItemSelection()
        for row in range(self._model.rowCount()):
            if self._model.category(row) in categories:
                found.select(self._model.index(row, 0), self._model.index(row, 0))
        selection = self._list.selectionModel()
        selection.select(found, selection.SelectionFlag.ClearAndSelect | selection.SelectionFlag.Rows)

    def _weigh_tools(self) -> None:
        chosen = self._chosen()
        merged = {category for _, category in self._attribute.merges}
        ways = {
            "merge": len(chosen) > 1,
            "split": len(chosen) == 1 and chosen[0] in merged,
            "up": move_categories(self._attribute, chosen, -1) != self._attribute,
            "down": move_categories(self._attribute, chosen, 1) != self._attribute,
            "trash": bool(chosen),
        }
        for name, is_on in ways.items():
            allow(self._tools[name], self._list, on=is_on)

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        adding = QHBoxLayout()
        adding.addWidget(self._new, 1)
        adding.addWidget(self._add)
        tools = QHBoxLayout()
        tools.setSpacing(4)
        for tool in self._tools.values():
            tools.addWidget(tool)
        tools.addStretch(1)
        lists = QHBoxLayout()
        lists.setSpacing(8)
        for widget in (self._text, self._codes, self._propose):
            lists.addWidget(widget)
        lists.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(lists)
        column.addLayout(tools)
        column.addWidget(self._list, 1)
        column.addLayout(adding)
        column.addWidget(self._fault)

    def _connect(self) -> None:
        self._model.renamed.connect(self._rename)
        self._list.selectionModel().selectionChanged.connect(lambda *_: self._weigh_tools())
        self._new.returnPressed.connect(self._append)
        self._new.textEdited.connect(lambda _: self._mark(""))
        self._new.textChanged.connect(lambda text: allow(self._add, self._new, on=bool(text.strip())))
        self._add.clicked.connect(self._append)
        self._text.clicked.connect(self.text_wanted)
        self._codes.clicked.connect(self.code_list_wanted)
        self._propose.clicked.connect(self.proposal_wanted)
        calls = {
            "merge": self._merge,
            "split": self._split,
            "up": lambda: self._move(-1),
            "down": lambda: self._move(1),
            "trash": self._remove,
        }
        for name, call in calls.items():
            self._tools[name].clicked.connect(lambda _=False, call=call: call())
        for name, keys in (("up", "Alt+Up"), ("down", "Alt+Down"), ("trash", "Del")):
            give_key(self._tools[name], self._list, keys)
        give_menu(self._list, tuple(self._tools.values()))
