"""Dialog that asks which column of a code list has the codes, and which the published names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from PySide6.QtWidgets import QComboBox, QDialog, QFormLayout, QLabel, QListWidget, QVBoxLayout, QWidget

from guiapp.desktop.screen_room import resize_within
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.controls.form_labels import level_labels
from guiapp.widgets.controls.stated_box import StatedBox

Columns = Sequence[tuple[str, Sequence[str]]]


class CodeListDialog(QDialog):
    """Returns pairs of (code in the data, published name).

    Args:
        columns: (header, texts) of each column of the code list, all of one length.
        parent: the page.
        read: whether the present list was taken from the data.
    """

    def __init__(self, columns: Columns, parent: QWidget | None = None, *, read: bool = False) -> None:
        super().__init__(parent)
        self.setObjectName("code_list_dialog")
        self.setWindowTitle(self.tr("Load a code list"))
        resize_within(self, 480, 520)
        self._columns = columns
        headers = [header for header, _ in columns]
        self._codes = QComboBox()
        self._codes.setObjectName("code_column")
        self._codes.addItems(headers)
        self._names = QComboBox()
        self._names.setObjectName("name_column")
        self._names.addItem(self.tr("the same"))
        self._names.addItems(headers)
        self._list = QListWidget()
        self._list.setObjectName("code_list_preview")
        self._list.setAccessibleName(self.tr("Categories"))
        self._count = muted_label(name="code_list_count")
        self._merged = QLabel()
        self._merged.setObjectName("code_list_merged")
        self._merged.setProperty("role", "warning")
        self._merged.setWordWrap(True)
        self._stated = StatedBox(self.tr("This code list is published, whatever the data hold"), is_asked=read)
        self._lay_out()
        self._codes.currentIndexChanged.connect(self._show)
        self._names.currentIndexChanged.connect(self._show)
        self._show()

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Return (code, name) of every row with both, each code once."""
        codes = self._columns[self._codes.currentIndex()][1]
        named = self._names.currentIndex()
        names = self._columns[named - 1][1] if named > 0 else codes
        found = {code.strip(): name.strip() for code, name in zip(codes, names, strict=True)}
        return tuple((code, name) for code, name in found.items() if code and name)

    @property
    def is_stated(self) -> bool:
        """Whether the owner states that a list read from the data is public, as the code list is."""
        return self._stated.isChecked()

    def _show(self) -> None:
        pairs = self.pairs()
        self._list.clear()
        codes: dict[str, list[str]] = {}
        for code, name in pairs:
            codes.setdefault(name, []).append(code)
        self._list.addItems([name if [name] == of else f"{name}  ({', '.join(of)})" for name, of in codes.items()])
        self._count.setText(self.tr("%n categories", "", len(codes)))
        self._show_merged(name for _, name in pairs)

    def _show_merged(self, names: Iterable[str]) -> None:
        """Show which codes get one name, and so are merged in the tables."""
        shared = {name: n for name, n in Counter(names).items() if n > 1}
        text = self.tr("{codes} codes share {names} names: codes with the same name become one category.")
        if len(shared) == 1:
            text = self.tr("{codes} codes share the name “{name}”: they become one category.")
        name = next(iter(shared), "")
        self._merged.setText(text.format(codes=sum(shared.values()), names=len(shared), name=name))
        self._merged.setVisible(bool(shared))

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("&Code in the data"), self._codes)
        form.addRow(self.tr("&Name in the tables"), self._names)
        level_labels(form)
        buttons = ButtonBox()
        take = buttons.addButton(self.tr("Use this list"), ButtonBox.ButtonRole.AcceptRole)
        take.setObjectName("use_code_list")
        take.setProperty("primary", "true")
        buttons.addButton(ButtonBox.StandardButton.Cancel)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        column.addLayout(form)
        column.addWidget(self._list, 1)
        column.addWidget(self._count)
        column.addWidget(self._merged)
        column.addWidget(self._stated)
        column.addWidget(buttons)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
