"""Ask for the name of a file; the desktop's own dialogs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

_DATA = "*.xlsx *.xlsm *.xls *.ods *.csv *.tsv *.txt *.parquet"


def ask_data_file(parent: QWidget, folder: Path | None) -> Path | None:
    """Return the spreadsheet the user picks; None when the user changes their mind."""
    kinds = f"{_tr('Spreadsheets and tables')} ({_DATA});;{_tr('All files')} (*)"
    return _path(QFileDialog.getOpenFileName(parent, _tr("Open data"), str(folder or Path.home()), kinds)[0])


def ask_plan_file(parent: QWidget, folder: Path | None) -> Path | None:
    """Return the plan the user picks; None when the user changes their mind."""
    kinds = f"{_tr('Plans')} (*.reticent)"
    return _path(QFileDialog.getOpenFileName(parent, _tr("Open plan"), str(folder or Path.home()), kinds)[0])


def ask_code_list(parent: QWidget, folder: Path | None) -> Path | None:
    """Return the code list the user picks; None when the user changes their mind."""
    kinds = f"{_tr('Code lists')} (*.csv *.tsv *.txt *.xlsx *.xls *.ods);;{_tr('All files')} (*)"
    return _path(QFileDialog.getOpenFileName(parent, _tr("Load a code list"), str(folder or Path.home()), kinds)[0])


def ask_plan_name(parent: QWidget, suggestion: Path) -> Path | None:
    """Return where to save the plan, ending in .reticent; None when the user changes their mind."""
    kinds = f"{_tr('Plans')} (*.reticent)"
    path = _path(QFileDialog.getSaveFileName(parent, _tr("Save plan as"), str(suggestion), kinds)[0])
    return path.with_name(f"{path.name}.reticent") if path and path.suffix != ".reticent" else path


def _path(text: str) -> Path | None:
    return Path(text) if text else None


def _tr(text: str) -> str:
    return QCoreApplication.translate("FileDialogs", text)
