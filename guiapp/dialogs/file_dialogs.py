"""File dialogs, those of the desktop; each returns None if the user cancels."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from core.front_door import MATRIX_SUFFIXES, data_suffixes
from guiapp.desktop.language import words


def ask_data_file(parent: QWidget, folder: Path | None) -> Path | None:
    """Return the chosen data file; None if cancelled."""
    spreadsheets, everything = words("FileDialogs", "Spreadsheets and tables"), words("FileDialogs", "All files")
    kinds = f"{spreadsheets} ({_readable()});;{everything} (*)"
    return _path(
        QFileDialog.getOpenFileName(
            parent, words("FileDialogs", "Open a spreadsheet"), str(folder or Path.home()), kinds
        )[0]
    )


def ask_data_folder(parent: QWidget, folder: Path | None) -> Path | None:
    """Return the chosen folder of data files that are one table; None if cancelled."""
    title = words("FileDialogs", "Open a folder of Parquet files")
    return _path(QFileDialog.getExistingDirectory(parent, title, str(folder or Path.home())))


def ask_plan_file(parent: QWidget, folder: Path | None) -> Path | None:
    """Return the chosen plan; None if cancelled."""
    plans = words("FileDialogs", "Plans")
    kinds = f"{plans} (*.reticent)"
    return _path(
        QFileDialog.getOpenFileName(parent, words("FileDialogs", "Open a plan"), str(folder or Path.home()), kinds)[0]
    )


def ask_code_list(parent: QWidget, folder: Path | None) -> Path | None:
    """Return the chosen code list; None if cancelled."""
    lists, everything = words("FileDialogs", "Code lists"), words("FileDialogs", "All files")
    kinds = f"{lists} ({_readable()});;{everything} (*)"
    return _path(
        QFileDialog.getOpenFileName(
            parent, words("FileDialogs", "Load a code list"), str(folder or Path.home()), kinds
        )[0]
    )


def ask_matrix_file(parent: QWidget, folder: Path | None) -> Path | None:
    """Return the chosen strategy matrix; None if cancelled."""
    matrices, everything = words("FileDialogs", "Matrices of whole numbers"), words("FileDialogs", "All files")
    kinds = f"{matrices} ({' '.join(f'*{suffix}' for suffix in MATRIX_SUFFIXES)});;{everything} (*)"
    title = words("FileDialogs", "Measure your own matrix")
    return _path(QFileDialog.getOpenFileName(parent, title, str(folder or Path.home()), kinds)[0])


def ask_ledger_file(parent: QWidget, folder: Path) -> Path | None:
    """Return the chosen ledger; None if cancelled."""
    ledgers, everything = words("FileDialogs", "Ledgers"), words("FileDialogs", "All files")
    kinds = f"{ledgers} (*.sqlite);;{everything} (*)"
    return _path(QFileDialog.getOpenFileName(parent, words("FileDialogs", "Choose a ledger"), str(folder), kinds)[0])


def ask_ledger_export(parent: QWidget, folder: Path) -> Path | None:
    """Return the path for the entries of a ledger; None if cancelled."""
    first = str(folder / "ledger.csv")
    title = words("FileDialogs", "Export the ledger")
    return _path(QFileDialog.getSaveFileName(parent, title, first, "CSV (*.csv)")[0])


def ask_plan_name(parent: QWidget, suggestion: Path) -> Path | None:
    """Return the path for the plan, with the suffix .reticent; None if cancelled."""
    plans = words("FileDialogs", "Plans")
    kinds = f"{plans} (*.reticent)"
    path = _path(QFileDialog.getSaveFileName(parent, words("FileDialogs", "Save plan as"), str(suggestion), kinds)[0])
    return path.with_name(f"{path.name}.reticent") if path and path.suffix != ".reticent" else path


def ask_kept_name(parent: QWidget, suggestion: Path, kinds: Sequence[str]) -> Path | None:
    """Return the path for a chart or a table; None if cancelled.

    Args:
        parent: the page.
        suggestion: path without suffix.
        kinds: suffixes such as "png", the default first; the returned path has one of them.
    """
    names = {
        "png": words("FileDialogs", "Picture"),
        "svg": words("FileDialogs", "Drawing that can be enlarged"),
        "csv": words("FileDialogs", "Table for any spreadsheet"),
        "xlsx": words("FileDialogs", "Excel workbook"),
        "geojson": words("FileDialogs", "Boxes for geographic programs"),
    }
    filters = {f"{names[kind]} (*.{kind})": kind for kind in kinds}
    first = suggestion.with_name(f"{suggestion.name}.{kinds[0]}")
    text, chosen = QFileDialog.getSaveFileName(parent, words("FileDialogs", "Save as"), str(first), ";;".join(filters))
    path = _path(text)
    if path is None or path.suffix.removeprefix(".") in kinds:
        return path
    return path.with_name(f"{path.name}.{filters.get(chosen, kinds[0])}")


def _readable() -> str:
    """Return the patterns of all files that the engine reads."""
    return " ".join(f"*{suffix}" for suffix in data_suffixes())


def _path(text: str) -> Path | None:
    return Path(text) if text else None
