"""Dialog for the format and the path of an export."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from guiapp.desktop.language import told
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import heading_label, muted_label
from guiapp.widgets.controls.invalid_field import mark_refused

if TYPE_CHECKING:
    from core.front_door import ExporterInfo

_HINT_LINES = 2
"""Lines of the longest hint; with fewer, the dialog would change its height from format to format."""


_FILLED = ".xlsx"
"""Ending of what a template becomes."""


@dataclass(frozen=True, slots=True)
class ExportChoice:
    """What to export.

    Attributes:
        key: of the format.
        path: the file or folder.
        replace: whether to replace an existing one.
        new_words: whether it carries the words of the plan of today.
        template: a workbook of the owner's to be filled in; None: the program's own.
    """

    key: str
    path: Path
    replace: bool
    new_words: bool = False
    template: Path | None = None


class ExportDialog(QDialog):
    """Asks for format and path; an existing file is replaced only if the tick is set.

    Args:
        exporters: the formats.
        folder: the proposed folder.
        name: file name without suffix.
        about: text about the tables and the cost of an export.
        parent: the page.
    """

    def __init__(
        self, exporters: Sequence[ExporterInfo], folder: Path, name: str, about: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("export_dialog")
        self.setWindowTitle(self.tr("Export the tables"))
        self.setMinimumWidth(560)
        self._exporters = tuple(exporters)
        self._about = muted_label(about, "export_about")
        self._about.setTextFormat(Qt.TextFormat.PlainText)  # a name may look like markup
        self._formats = QButtonGroup(self)
        self._hint = muted_label("", "export_hint")
        self._hint.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._hint.setText("\n".join("Ö" * _HINT_LINES))  # measured with a high letter, for the height of every hint
        self._hint.ensurePolished()
        self._hint.setMinimumHeight(self._hint.sizeHint().height())
        self._path = QLineEdit()
        self._path.setObjectName("export_path")
        self._browse = button(self.tr("Browse…"), "export_browse", "open")
        self._replace = QCheckBox(self.tr("There is something of that name already: replace it"))
        self._replace.setObjectName("export_replace")
        kept = self._replace.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # otherwise the dialog would change its height while typing a name
        self._replace.setSizePolicy(kept)
        self._words = self._words_tick()
        self._template, self._find_template = self._template_field()
        self._fault = QLabel(self.tr("There is no such folder. Make it first, or choose another."))
        self._fault.setObjectName("export_fault")
        self._fault.setProperty("role", "danger")
        self._buttons = ButtonBox(ButtonBox.StandardButton.Cancel)
        self._export = button(self.tr("Export"), "export_accept", "export", primary=True)
        self._buttons.addButton(self._export, ButtonBox.ButtonRole.AcceptRole)
        self._lay_out()
        self._connect()
        self._formats.button(0).setChecked(True)
        self._path.setText(str(self._named(folder / name)))
        # Sizes are computed with the style sheet's fonts only after polishing.
        self.ensurePolished()
        width = self.minimumWidth()
        self.resize(width, self.heightForWidth(width))  # adjustSize() would limit it to 2/3 of a low screen

    def _words_tick(self) -> QCheckBox:
        tick = QCheckBox(self.tr("Use the title and the notes of the plan that is open"))
        tick.setObjectName("export_words")
        tick.setVisible(False)  # until the words of the plan differ from those of the release
        return tick

    def _template_field(self) -> tuple[QLineEdit, QPushButton]:
        field = QLineEdit()
        field.setObjectName("export_template")
        field.setPlaceholderText(self.tr("None: the layout of Reticent"))
        field.setToolTip(
            self.tr("A workbook with {{Age × Sex}} where a table belongs. The help page Results says more.")
        )
        return field, button(self.tr("Choose…"), "export_find_template", "open")

    @property
    def choice(self) -> ExportChoice:
        """The current choice."""
        path = Path(self._path.text().strip())
        typed = self._template.text().strip() if self._template.isEnabled() else ""
        template = Path(typed) if typed else None
        return ExportChoice(self._exporter.key, path, self._replace.isChecked(), self._words.isChecked(), template)

    def offer_words(self) -> None:
        """Offer to use the words of the plan that is open, which are not those of the release."""
        self._words.setVisible(True)

    @property
    def _exporter(self) -> ExporterInfo:
        return self._exporters[max(self._formats.checkedId(), 0)]

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(10)
        column.addWidget(self._about)
        column.addWidget(heading_label(self.tr("Format")))
        for number, exporter in enumerate(self._exporters):
            choice = QRadioButton(told(exporter.title))
            choice.setObjectName(f"format_{exporter.key}")
            choice.setAccessibleDescription(told(exporter.hint))
            self._formats.addButton(choice, number)
            column.addWidget(choice)
        column.addSpacing(8)
        column.addWidget(self._hint)
        self._place = QLabel(self.tr("&File"))
        self._place.setProperty("role", "heading")
        self._place.setBuddy(self._path)
        column.addSpacing(8)
        column.addWidget(self._place)
        row = QHBoxLayout()
        row.addWidget(self._path, 1)
        row.addWidget(self._browse)
        column.addLayout(row)
        doubts = QGridLayout()  # both widgets in one cell, as only one of them is visible at a time
        doubts.addWidget(self._replace, 0, 0)
        doubts.addWidget(self._fault, 0, 0)
        column.addLayout(doubts)
        column.addLayout(self._template_row())
        column.addWidget(self._words)
        column.addStretch(1)
        column.addSpacing(8)
        column.addWidget(self._buttons)

    def _template_row(self) -> QHBoxLayout:
        row, words = QHBoxLayout(), QLabel(self.tr("&Template"))
        words.setBuddy(self._template)
        row.addWidget(words)
        row.addWidget(self._template, 1)
        row.addWidget(self._find_template)
        return row

    def _connect(self) -> None:
        self._find_template.clicked.connect(self._ask_template)
        self._formats.idToggled.connect(self._format_chosen)
        self._path.textChanged.connect(self._look)
        self._replace.toggled.connect(self._look)
        self._browse.clicked.connect(self._ask)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)

    def _format_chosen(self, _number: int, checked: bool) -> None:
        if checked:
            self._place.setText(self.tr("&Folder") if self._exporter.is_folder else self.tr("&File"))
            self._hint.setText(told(self._exporter.hint))
            for part in (self._template, self._find_template):
                part.setEnabled(self._exporter.suffix == _FILLED)
            self._path.setText(str(self._named(Path(self._path.text()))))

    def _named(self, path: Path) -> Path:
        """Return `path` with the suffix of the chosen format instead of another format's."""
        if not path.name:
            return path
        # Only suffixes of our formats are replaced: "results.2024" keeps its dot.
        endings = {exporter.suffix for exporter in self._exporters}
        bare = path.with_suffix("") if path.suffix in endings else path
        return bare.with_name(bare.name + self._exporter.suffix)

    def _look(self) -> None:
        """Show the question about replacing only if the path exists, and refuse a missing folder."""
        text = self._path.text().strip()
        try:
            missing = (
                bool(text) and not Path(text).parent.is_dir()
            )  # folders are not made: a typing error would make one
            there = bool(text) and _holds_something(Path(text))
        except OSError:  # a name too long, or an unreadable folder: writing will report it
            missing = there = False
        mark_refused(self._path, self._fault.text() if missing else "")
        self._fault.setVisible(missing)
        self._replace.setVisible(there)
        self._export.setEnabled(bool(text) and not missing and (not there or self._replace.isChecked()))

    def _ask_template(self) -> None:
        kinds = self.tr("Excel workbooks (*.xlsx *.xltx)")
        text, _ = QFileDialog.getOpenFileName(self, self.tr("Your own template"), self._template.text(), kinds)
        if text:
            self._template.setText(text)

    def _ask(self) -> None:
        if self._exporter.is_folder:
            # The desktop's dialogs choose existing folders only; the new folder's name stays as typed.
            parent = QFileDialog.getExistingDirectory(self, self.tr("Put the folder into"))
            text = str(Path(parent) / Path(self._path.text()).name) if parent else ""
        else:
            options = QFileDialog.Option.DontConfirmOverwrite  # our own tick asks; twice would be one too many
            text, _ = QFileDialog.getSaveFileName(self, self.tr("Export to"), self._path.text(), options=options)
        if text:
            self._path.setText(str(self._named(Path(text))))


def _holds_something(path: Path) -> bool:
    """Return whether `path` is a file, or a folder that is not empty."""
    return any(path.iterdir()) if path.is_dir() else path.exists()
