"""Dialog for a typed or pasted list of categories, one per line, with or without their codes in the data."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtWidgets import QCheckBox, QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from guiapp.desktop.screen_room import resize_within
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.controls.stated_box import StatedBox

_SHOWN = 24
"""Characters shown of an example; a longer one would widen the dialog."""
_NAMED = re.compile(r"\s*([^=\t]*[^=\t<>!\s])\s*(?:\t|=)\s*(\S.*)")
"""A code, a tab or "=", a name; not "<= 5"."""
_NUMBER = re.compile(r"[\d\s.,]+")


class CategoriesDialog(QDialog):
    """A list as text.

    Args:
        attribute: its name, for the title.
        categories: the current list.
        parent: the page.
        read: whether the present list was taken from the data.
    """

    def __init__(
        self, attribute: str, categories: Sequence[str], parent: QWidget | None = None, *, read: bool = False
    ) -> None:
        super().__init__(parent)
        self.setObjectName("categories_dialog")
        self.setWindowTitle(self.tr("Categories of {name}").format(name=attribute))
        resize_within(self, 420, 520)
        self._codes: tuple[tuple[str, str], ...] = ()
        self._text = QPlainTextEdit("\n".join(categories))
        self._text.setObjectName("categories_text")
        self._text.setAccessibleName(self.windowTitle())
        self._text.setTabChangesFocus(True)
        self._named = QCheckBox()
        self._named.setObjectName("named_codes")
        self._named.setChecked(True)
        self._named.hide()
        self._stated = StatedBox(self.tr("I know this list without looking at the data"), is_asked=read)
        self._lay_out()
        self._text.textChanged.connect(self._weigh_codes)
        self._weigh_codes()

    def categories(self) -> tuple[str, ...]:
        """Return the lines; of a line with several pasted cells, the first cell."""
        lines = self._text.toPlainText().splitlines()
        return tuple(line.split("\t")[0].strip() for line in lines if line.strip())

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Return (code in the data, published name) of every line; () for a plain list."""
        return self._codes if self._named.isChecked() else ()

    @property
    def is_stated(self) -> bool:
        """Whether the owner states that a list read from the data is public knowledge."""
        return self._stated.isChecked()

    def _weigh_codes(self) -> None:
        before, self._codes = self._codes, _named_codes(self._text.toPlainText())
        if not self._codes:
            self._named.hide()
            return
        code, name = (_short(text) for text in self._codes[0])
        self._named.setText(self.tr("“{code}” in the data becomes “{name}”, and so on").format(code=code, name=name))
        self._named.show()
        if not before:
            self._named.setChecked(_are_names(self._codes))

    def _lay_out(self) -> None:
        buttons = ButtonBox()
        take = buttons.addButton(self.tr("Use this list"), ButtonBox.ButtonRole.AcceptRole)
        take.setObjectName("use_categories")
        take.setProperty("primary", "true")
        buttons.addButton(ButtonBox.StandardButton.Cancel)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        column.addWidget(
            muted_label(
                self.tr(
                    "One category per line, in the order you want; a column copied from a spreadsheet works, too. "
                    "Write the list you know, whether or not all of it occurs in the data."
                )
            )
        )
        column.addWidget(muted_label(self.tr("Codes with names: “1 = agree”, or two columns.")))
        column.addWidget(self._text, 1)
        column.addWidget(self._named)
        column.addWidget(self._stated)
        column.addWidget(buttons)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)


def _named_codes(text: str) -> tuple[tuple[str, str], ...]:
    """Return (code, name) of every non-blank line, such as “1 = agree”; () if one of them lacks a code or a name."""
    found = [_NAMED.fullmatch(line) for line in text.splitlines() if line.strip()]
    pairs = tuple((match[1], match[2].split("\t")[0].strip()) for match in found if match)
    return pairs if len(pairs) == len(found) else ()


def _are_names(pairs: tuple[tuple[str, str], ...]) -> bool:
    """Return whether some name is not a number; two columns of numbers are no named codes."""
    return not all(_NUMBER.fullmatch(name) for _, name in pairs)


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
