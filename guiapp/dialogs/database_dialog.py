"""Dialog for the address of a database, as one text or in its parts; a password is asked for where a server asks."""

from __future__ import annotations

from urllib.parse import quote

from PySide6.QtWidgets import QDialog, QFormLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from core.front_door import DatabaseAddress, address_fault, is_address
from guiapp.desktop.language import told
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.controls.form_labels import level_labels

_PORT = "5432"
"""Where PostgreSQL listens, unless somebody has decided otherwise."""


class DatabaseDialog(QDialog):
    """Asks for a server, a port, a database and a user, or for the address made of them, which can be typed as well.

    Args:
        parent: the window.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("database_dialog")
        self.setWindowTitle(self.tr("Open a database"))
        self.setMinimumWidth(520)
        self._server = _edit("database_server", "localhost")
        self._port = _edit("database_port", _PORT)
        self._database = _edit("database_name", "")
        self._user = _edit("database_user", "")
        self._address = _edit("database_address", "postgresql://")
        self._fault = QLabel(wordWrap=True)
        self._fault.setObjectName("database_fault")
        self._fault.setProperty("role", "danger")
        self._fault.setAccessibleName(self.tr("What is wrong with the address"))
        buttons = ButtonBox(ButtonBox.StandardButton.Open | ButtonBox.StandardButton.Cancel)
        self._open = buttons.button(ButtonBox.StandardButton.Open)
        self._lay_out(buttons)
        for part in (self._server, self._port, self._database, self._user):
            part.textEdited.connect(self._join)
        self._address.textChanged.connect(self._check)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._check()
        self._database.setFocus()

    @property
    def address(self) -> DatabaseAddress:
        """The address; only of a dialog that was accepted."""
        return DatabaseAddress.of(self._address.text().strip())

    def _lay_out(self, buttons: ButtonBox) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setVerticalSpacing(10)
        for words, field in (
            (self.tr("&Server"), self._server),
            (self.tr("&Port"), self._port),
            (self.tr("&Database"), self._database),
            (self.tr("&User"), self._user),
            (self.tr("&Address"), self._address),
        ):
            form.addRow(words, field)
        level_labels(form)
        note = muted_label(name="database_note")
        note.setText(
            self.tr(
                "A PostgreSQL database. Its tables and a query can be chosen once it is open. A password is asked for "
                "when the server wants one; it is part of no address and no plan. A table of a Spark cluster is opened "
                "by its address: spark://host:7077/catalog.table."
            )
        )
        note.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(12)
        column.addWidget(note)
        column.addLayout(form)
        column.addWidget(self._fault)
        column.addWidget(buttons)

    def _join(self) -> None:
        """Show the address that the parts make."""
        self._address.setText(self._joined())

    def _joined(self) -> str:
        server = self._server.text().strip()
        if is_address(server):  # pasted whole, where a server is asked for
            return server
        user, port = (field.text().strip() for field in (self._user, self._port))
        before, behind = f"{quote(user, safe='')}@" if user else "", f":{port}" if port else ""
        database = quote(self._database.text().strip(), safe="")
        return f"postgresql://{before}{server}{behind}/{database}"

    def _check(self) -> None:
        """Say what is wrong with the address; with none there is nothing to open."""
        text = self._address.text().strip()
        is_begun = text not in ("", "postgresql://")
        fault = address_fault(text) if is_begun else ""
        named = is_begun and not fault and bool(DatabaseAddress.of(text).name)
        self._fault.setText(told(fault))
        self._fault.setVisible(bool(fault))
        self._open.setEnabled(named)


def _edit(name: str, text: str) -> QLineEdit:
    field = QLineEdit(text)
    field.setObjectName(name)
    return field
