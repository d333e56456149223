"""Categories: add, rename, merge, split, reorder, remove."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from core import (
    Attribute,
    Kind,
    merge_categories,
    move_categories,
    remove_categories,
    rename_category,
    split_category,
    with_categories,
)
from guiapp.models.label_model import LabelModel
from guiapp.widgets.buttons import button, tool_button


class CategoriesEditor(QWidget):
    """Edits the categories of one attribute.

    Emits the edited attribute with the name of the edit for the undo menu, or words when an edit cannot be done.
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
        self._list.setTabKeyNavigation(False)
        self._list.setShowGrid(False)
        self._list.setWordWrap(False)  # or “Geistes- und Sozialwissenschaften” ends after its second word
        self._new = QLineEdit()
        self._new.setObjectName("new_category")
        self._new.setAccessibleName(self.tr("New category"))
        self._new.setPlaceholderText(self.tr("New category"))
        self._add = button(self.tr("Add"), "add_category", "plus")
        self._tools = self._tool_buttons()
        self._text = button(self.tr("Type or paste…"), "type_categories", "paste")
        self._codes = button(self.tr("Code list…"), "load_code_list", "open")
        self._propose = button(self.tr("From the data"), "propose_categories", "data")
        self._lay_out()
        self._connect()

    def show_attribute(self, attribute: Attribute, *, can_propose: bool) -> None:
        """Show the categories of `attribute`; the selection stays on those that are still there."""
        chosen = set(self._chosen()) if attribute.name == self._attribute.name else set()
        self._attribute = attribute
        self._model.show(attribute)
        self._propose.setEnabled(can_propose)
        self._select(chosen)
        self._weigh_tools()

    def _tool_buttons(self) -> dict[str, QToolButton]:
        tools = (
            ("merge", self.tr("Merge the selected categories into one")),
            ("split", self.tr("Give every spelling its own category again")),
            ("up", self.tr("Move up")),
            ("down", self.tr("Move down")),
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
        self._try(lambda: remove_categories(self._attribute, chosen), name)

    def _rename(self, old: str, new: str) -> None:
        typing = self._list.isAncestorOf(QApplication.focusWidget() or self)
        name = self.tr("renaming of “{name}”").format(name=old)
        self._try(lambda: rename_category(self._attribute, old, new), name)
        if typing and new in self._attribute.categories:  # go on from there: the next one is an arrow key away
            self._list.setCurrentIndex(self._model.index(self._attribute.categories.index(new), 0))
            self._list.setFocus()

    def _append(self) -> None:
        new = self._new.text().strip()
        if not new:
            return
        if new in self._attribute.labels:
            self.refused.emit(self.tr("There is a category “{name}” already.").format(name=new))
            return
        self._new.clear()
        name = self.tr("adding of “{name}”").format(name=new)
        self._try(lambda: with_categories(self._attribute, (*self._attribute.categories, new)), name)

    def _try(self, edit: Callable[[], Attribute], name: str) -> None:
        try:
            attribute = edit()
        except ValueError:  # Attribute checks itself; here is where a user can run into it
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
        selection = self._list.selectionModel()
        selection.clearSelection()
        flags = selection.SelectionFlag.Select | selection.SelectionFlag.Rows
        for row in range(self._model.rowCount()):
            if self._model.category(row) in categories:
                selection.select(self._model.index(row, 0), flags)

    def _weigh_tools(self) -> None:
        chosen = self._chosen()
        merged = {category for _, category in self._attribute.merges}
        self._tools["merge"].setEnabled(len(chosen) > 1)
        self._tools["split"].setEnabled(len(chosen) == 1 and chosen[0] in merged)
        for name in ("up", "down", "trash"):
            self._tools[name].setEnabled(bool(chosen))

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

    def _connect(self) -> None:
        self._model.renamed.connect(self._rename)
        self._list.selectionModel().selectionChanged.connect(lambda *_: self._weigh_tools())
        self._new.returnPressed.connect(self._append)
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
