"""Editor of the rough, public number of people that predictions of use depend on."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from guiapp.desktop.number_words import reading_locale, whole_text
from guiapp.desktop.style import restyle
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.controls.invalid_field import mark_refused

MOST = 10**12
"""The largest number that can be typed: more than there are people."""
_DIGITS = 9
"""Figures that the field shows at least: those of a million people and its frame."""


class PeopleEditor(QWidget):
    """A field, and beside it, while it is empty, where its number has to come from; or why it is refused.

    Signals:
        changed: the number, or None for an empty field; not while the text is no number.
    """

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._field = QLineEdit()
        self._field.setObjectName("people")
        self._field.setPlaceholderText(self.tr("such as 4000"))
        self._field.setMinimumWidth(_DIGITS * self._field.fontMetrics().horizontalAdvance("0"))
        self._field.setMaximumWidth(160)
        label = QLabel(self.tr("Num&ber of people"))
        label.setBuddy(self._field)
        self._where = muted_label(
            self.tr(
                "Public, from a census or an annual report; never counted in your rows. "
                "Tells how useful the tables will be."
            ),
            "people_source",
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(label)
        row.addWidget(self._field)
        row.addWidget(self._where, 1)
        self._field.setToolTip(self._where.text())
        self._field.textEdited.connect(self._read)

    def show_people(self, people: int | None) -> None:
        """Show a number; None empties the field, and says beside it where the number has to come from."""
        self._where.setVisible(people is None)
        if self._typed() == people and (people is not None or self._field.hasFocus()):
            return  # setting the text would move the cursor, and put marks between digits, while the user types
        blocker = QSignalBlocker(self._field)
        self._field.setText("" if people is None else whole_text(people))
        self._refuse("")
        del blocker

    def _read(self, text: str) -> None:
        people = self._typed()
        is_refused = people is None and bool(text.strip())
        self._refuse(self.tr("A whole number above 0, such as 4000") if is_refused else "")
        if not is_refused:
            self.changed.emit(people)

    def _refuse(self, why: str) -> None:
        """Mark the field and say why in the place of the hint; "" brings the hint back."""
        mark_refused(self._field, why)
        restyle(self._where, "role", "danger" if why else "muted")
        self._where.setText(why or self._field.toolTip())
        self._where.setVisible(bool(why) or self._typed() is None)

    def _typed(self) -> int | None:
        """Return the typed number; None if there is none that is valid."""
        text = self._field.text().strip()
        for locale in (reading_locale(), QLocale.c()):
            number, understood = locale.toLongLong(text)
            if understood and 1 <= number <= MOST:
                return int(number)
        return None
