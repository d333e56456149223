"""Find the formulas of an .xls file that were never calculated: the parser returns what stands in for their values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from struct import Struct
from typing import Any

_HEAD = Struct("<HH")  # kind and length of a record
_SHEET = Struct("<IBB")  # position, whether hidden, type; [MS-XLS] 2.4.28
_FORMULA = Struct("<HH2x8sH")  # row, column, (format), value, options; [MS-XLS] 2.4.127
_ANY = Struct("")
_SHEET_RECORD, _FORMULA_RECORD, _CALCULATED_RECORD, _END_RECORD = 0x0085, 0x0006, 0x01C1, 0x000A
_WORKSHEET = 0
_WHEN_OPENED = 2  # option: calculate it when the file is opened
_ZERO, _NO_TEXT = bytes(8), b"\3\0\0\0\0\0\xff\xff"


def uncalculated(stream: bytes, number: int) -> dict[int, list[int]]:
    """Return the columns, by row, of the formulas of the worksheet `number` of these records that have no value yet.

    All count from 0.

    Programs that do not calculate write 0 and that it has to be calculated when the file is opened; or an empty text
    for every formula of a row, in a workbook that does not say what has calculated it: no other row decides. In files
    older than Excel 5, and in damaged ones, none is found.
    """
    sheets = [place for place, _, kind in _all(_SHEET, _SHEET_RECORD, stream, 0) if kind == _WORKSHEET]
    if number >= len(sheets):
        return {}
    formulas = list(_all(_FORMULA, _FORMULA_RECORD, stream, sheets[number]))
    is_calculated = any(True for _ in _all(_ANY, _CALCULATED_RECORD, stream, 0))
    rows: dict[int, list[tuple[int, bool, bool]]] = {}
    for row, column, value, options in formulas:
        waits = value == _ZERO and bool(options & _WHEN_OPENED)
        rows.setdefault(row, []).append((column, waits, not is_calculated and value == _NO_TEXT))
    found = {row: _waiting(cells) for row, cells in rows.items()}
    return {row: columns for row, columns in found.items() if columns}


def _waiting(cells: Sequence[tuple[int, bool, bool]]) -> list[int]:
    """Return the columns of one row whose formulas wait; those without a text wait as well if no other has a value."""
    all_wait = all(waits or textless for _, waits, textless in cells)
    return [column for column, waits, _ in cells if waits or all_wait]


def _all(layout: Struct, kind: int, stream: bytes, place: int) -> Iterator[tuple[Any, ...]]:
    """Yield what the records of one kind say, from `place` to the end of the part that begins there."""
    while place + _HEAD.size <= len(stream):
        found, length = _HEAD.unpack_from(stream, place)
        place += _HEAD.size
        if found == _END_RECORD:
            return
        if found == kind and layout.size <= length <= len(stream) - place:
            yield layout.unpack_from(stream, place)
        place += length
