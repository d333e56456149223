"""Content of a table as text for the clipboard and files, with numbers that spreadsheets can compute with."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape

from PySide6.QtCore import QAbstractItemModel, QLocale, QMimeData, Qt

from core.front_door import csv_content, harmless
from guiapp.desktop.item_roles import VALUE_ROLE

Line = list[object]


def csv_of(model: QAbstractItemModel, columns: Sequence[int]) -> bytes:
    """Return the content of a CSV file, with decimal points in every language.

    Args:
        model: answers VALUE_ROLE.
        columns: to write.
    """
    return csv_content(_lines(model, columns))


def pasted_from(model: QAbstractItemModel, columns: Sequence[int]) -> QMimeData:
    """Return the cells for the clipboard as tab-separated text and as HTML, with numbers in the user's locale.

    Args:
        model: answers VALUE_ROLE.
        columns: to copy.
    """
    return pasted(_lines(model, columns))


def pasted(values: Iterable[Sequence[object]]) -> QMimeData:
    """Return lines of texts and numbers, the header first, as tab-separated text and as HTML."""
    lines = [[_spelt(value) for value in line] for line in values]
    data = QMimeData()
    data.setText("\n".join("\t".join(line) for line in lines))
    head, *body = ("".join(f"<{tag}>{escape(text)}</{tag}>" for text in line) for tag, line in _tagged(lines))
    data.setHtml(f"<table><tr>{head}</tr>{''.join(f'<tr>{line}</tr>' for line in body)}</table>")
    return data


def markdown(lines: Iterable[Sequence[str]]) -> str:
    """Return lines of texts, the header first, as a Markdown table: labels left-aligned, numbers right-aligned."""
    head, *body = ([_escaped(text) for text in line] for line in lines)
    rule = [":--", *["--:"] * (len(head) - 1)]
    return "\n".join(f"| {' | '.join(line)} |" for line in (head, rule, *body))


def _escaped(text: str) -> str:
    return " ".join(re.sub(r"([\\|`*_<])", r"\\\1", text).split())


def _tagged(lines: Sequence[list[str]]) -> Iterator[tuple[str, list[str]]]:
    for number, line in enumerate(lines):
        yield "td" if number else "th", line


def _lines(model: QAbstractItemModel, columns: Sequence[int]) -> Iterator[Line]:
    yield [model.headerData(column, Qt.Orientation.Horizontal, VALUE_ROLE) for column in columns]
    for row in range(model.rowCount()):
        yield [model.index(row, column).data(VALUE_ROLE) for column in columns]


def _spelt(value: object) -> str:
    if value is None:
        return ""
    if not isinstance(value, int | float):
        return str(harmless(" ".join(str(value).split())))  # a tab or a line end would split the cell
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return locale.toString(float(value), "g", 10)
