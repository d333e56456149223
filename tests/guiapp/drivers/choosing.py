"""Drive the pages on which data, attributes and tables are chosen, as a person would."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QListWidget, QPlainTextEdit, QTableView, QTabWidget

from guiapp.commands.attributes import use_columns
from tests.guiapp.drivers.model_cells import index_of
from tests.guiapp.drivers.money import Driver
from tests.guiapp.drivers.page_insides import dialog_of


class Chooser(Driver):
    """Enters what it types."""

    def enter(self, name, text, inside=None):
        self.type(name, text, inside)
        self.qtbot.keyClick(self.find(QLineEdit, name, inside), Qt.Key.Key_Return)


class DataDriver(Chooser):
    """The Data page and its import dialog."""

    @property
    def import_dialog(self):
        return dialog_of(self.page)

    def accept(self):
        self.click("import_open", self.import_dialog)


class AttributesDriver(Chooser):
    """The Attributes page."""

    def columns(self):
        return self.find(QTableView, "column_table")

    def row_of(self, header):
        model = self.columns().model()
        return next(row for row in range(model.rowCount()) if model._rows[row].header == header)

    def choose(self, header):
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.columns().selectionModel().setCurrentIndex(self.columns().model().index(self.row_of(header), 0), flags)

    def choose_all(self, *headers):
        view = self.columns()
        view.clearSelection()
        flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        for header in headers:
            view.selectionModel().select(view.model().index(self.row_of(header), 0), flags)

    def tick(self, header, *, on):
        model = self.columns().model()
        state = Qt.CheckState.Checked if on else Qt.CheckState.Unchecked
        model.setData(self.index(header, "Column"), state.value, Qt.ItemDataRole.CheckStateRole)

    def index(self, header, title):
        """Return the index of what one column of the window says of one of the file."""
        return index_of(self.columns().model(), self.row_of(header), title)

    def cell(self, header, title):
        return self.index(header, title).data()

    def categories(self):
        return self.column("category_list", "Category")

    def spellings(self, category):
        return self.column("category_list", "Also written as")[self.categories().index(category)]

    def select_categories(self, *names):
        view = self.find(QTableView, "category_list")
        view.clearSelection()
        flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        for name in names:
            view.selectionModel().select(view.model().index(self.categories().index(name), 0), flags)

    def rename_category(self, old, new):
        model = self.find(QTableView, "category_list").model()
        model.setData(index_of(model, self.categories().index(old), "Category"), new)

    def bins(self):
        made = self.find(QListWidget, "bin_list")
        return [made.item(row).text() for row in range(made.count())]

    def choose_entry(self, name, data):
        combo = self.find(QComboBox, name)
        combo.setCurrentIndex(combo.findData(data))
        combo.activated.emit(combo.currentIndex())


class TablesDriver(Chooser):
    """The Tables page."""

    def titles(self):
        return self.column("workload_table", "Table")

    def weights(self):
        return {row["Table"]: row["Weight"] for row in self.rows("workload_table")}

    def select(self, *titles):
        view = self.find(QTableView, "workload_table")
        view.clearSelection()
        flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        for title in titles:
            view.selectionModel().select(view.model().index(self.titles().index(title), 0), flags)

    def tick(self, first, second, *, on):
        model = self.find(QTableView, "pair_matrix").model()
        row, column = sorted((model._names.index(first), model._names.index(second)))
        state = Qt.CheckState.Checked if on else Qt.CheckState.Unchecked
        model.setData(model.index(row, column), state.value, Qt.ItemDataRole.CheckStateRole)

    def ticked(self, first, second):
        model = self.find(QTableView, "pair_matrix").model()
        row, column = sorted((model._names.index(first), model._names.index(second)))
        value = model.index(row, column).data(Qt.ItemDataRole.CheckStateRole)
        return Qt.CheckState(value) is Qt.CheckState.Checked

    def drag(self, name, target):
        """Put a field into "sheet_list", "row_list" or "column_list" by its button."""
        fields = self.find(QListWidget, "field_list")
        fields.clearSelection()
        fields.findItems(name, Qt.MatchFlag.MatchExactly)[0].setSelected(True)
        self.click(f"to_{target.removesuffix('_list')}s")

    def pick_fields(self, rows, columns, sheets=""):
        self.way(2)
        for names, target in ((sheets, "sheet_list"), (rows, "row_list"), (columns, "column_list")):
            for name in names:
                self.drag(name, target)

    def way(self, position):
        self.find(QTabWidget, "ways_to_pick").setCurrentIndex(position)


def type_list(dialog, text):
    """Type into the categories dialog and take the list."""
    dialog.findChild(QPlainTextEdit, "categories_text").setPlainText(text)
    dialog.accept()


def use_proposed(context):
    """Use every column with the list proposed for it, as the button of the Attributes page does."""
    use_columns(context, [profile.header for profile in context.workspace.profiles if profile.is_proposed])
