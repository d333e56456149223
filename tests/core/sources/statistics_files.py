"""Files of SPSS, Stata and SAS, written through ReadStat, whose writer of SAS data has no door in Python."""

from __future__ import annotations

import ctypes
import re
from dataclasses import dataclass, field
from datetime import date, datetime
from importlib import import_module
from pathlib import Path

import pandas as pd
import pytest

DOUBLE, STRING = 5, 0
_DAY, _MOMENT = "DATE9.", "DATETIME20."


def library():
    """Return the library, loaded only where such a file is written: most tests need none."""
    return import_module("pyreadstat")


def frame(rows):
    """Return rows below their names as a frame; a column has one type, so what is mixed becomes text."""
    header, *records = rows
    if not all(re.fullmatch(r"\w+", str(name)) for name in header) or len(set(header)) < len(header):
        pytest.skip("these programs have no such names")
    columns = zip(*records, strict=True) if records else [()] * len(header)
    return pd.DataFrame({str(name): _column(list(cells)) for name, cells in zip(header, columns, strict=True)})


def _column(cells):
    if any(cell is not None for cell in cells):
        kinds = {bool if isinstance(cell, bool) else type(cell) for cell in cells if cell is not None}
        if kinds <= {int, float}:
            return pd.Series([float("nan") if cell is None else float(cell) for cell in cells])
        if kinds in ({date}, {datetime}):
            return pd.Series(cells, dtype=object)
    return pd.Series([_text(cell) for cell in cells], dtype=object)


def _text(cell):
    return "" if cell is None else str(cell).upper() if isinstance(cell, bool) else str(cell)


def write_sav(path, rows, sheet):
    library().write_sav(frame(rows), str(path))


def write_zsav(path, rows, sheet):
    library().write_sav(frame(rows), str(path), compress=True)


def write_dta(path, rows, sheet):
    library().write_dta(frame(rows), str(path))


def write_xpt(path, rows, sheet):
    library().write_xport(frame(rows), str(path))


def write_sas7bdat(path, rows, sheet):
    write_by_readstat(path, frame(rows))


@dataclass(frozen=True)
class Facts:
    """What a file says of columns, each by name: formats, labels of numbers, numbers that mean missing."""

    formats: dict = field(default_factory=dict)
    labels: dict = field(default_factory=dict)
    missing: dict = field(default_factory=dict)


NO_FACTS = Facts()


def write_by_readstat(path, table, kind="sas7bdat", facts=NO_FACTS):
    """Write a frame in a kind that pyreadstat writes not, or without what the facts say."""
    lib = ctypes.CDLL(str(next(Path(library().__file__).parent.glob("_readstat_writer*"))))
    for name in ("readstat_writer_init", "readstat_add_variable", "readstat_add_label_set"):
        getattr(lib, name).restype = ctypes.c_void_p
    content = bytearray()
    sink = ctypes.CFUNCTYPE(ctypes.c_ssize_t, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p)(
        lambda data, size, _: content.extend(ctypes.string_at(data, size)) or size
    )
    writer = ctypes.c_void_p(lib.readstat_writer_init())
    lib.readstat_set_data_writer(writer, sink)
    columns = [_stored(lib, writer, table[name], facts) for name in table.columns]
    _checked(getattr(lib, f"readstat_begin_writing_{kind}")(writer, None, ctypes.c_long(len(table))))
    for row in range(len(table)):
        _checked(lib.readstat_begin_row(writer))
        for variable, values in columns:
            _insert(lib, writer, variable, values[row])
        _checked(lib.readstat_end_row(writer))
    _checked(lib.readstat_end_writing(writer))
    lib.readstat_writer_free(writer)
    Path(path).write_bytes(content)


def _stored(lib, writer, cells, facts):
    """Add a column; return it and what is stored in it."""
    shown = facts.formats.get(cells.name)
    values = [None if pd.isna(cell) else cell for cell in cells]
    is_text = any(isinstance(value, str) for value in values)
    if any(isinstance(value, date) for value in values):
        is_moment = any(isinstance(value, datetime) for value in values)
        shown = shown or (_MOMENT if is_moment else _DAY)
        values = [None if value is None else _since_1960(value) for value in values]
    stored = [(value or "").encode() if is_text else value for value in values]
    width = max([1, *map(len, stored)]) if is_text else 8
    kind = STRING if is_text else DOUBLE
    variable = ctypes.c_void_p(lib.readstat_add_variable(writer, cells.name.encode(), kind, ctypes.c_size_t(width)))
    if shown:
        lib.readstat_variable_set_format(variable, shown.encode())
    _labelled(lib, writer, variable, facts.labels.get(cells.name, {}))
    for number in facts.missing.get(cells.name, ()):
        lib.readstat_variable_add_missing_double_value(variable, ctypes.c_double(number))
    return variable, stored


def _labelled(lib, writer, variable, labels):
    if labels:
        known = ctypes.c_void_p(lib.readstat_add_label_set(writer, DOUBLE, b"labels"))
        for number, label in labels.items():
            lib.readstat_label_double_value(known, ctypes.c_double(number), label.encode())
        lib.readstat_variable_set_label_set(variable, known)


def _since_1960(value):
    if isinstance(value, datetime):
        return (value - datetime(1960, 1, 1)).total_seconds()  # noqa: DTZ001  SAS knows no zones
    return float((value - date(1960, 1, 1)).days)


def _insert(lib, writer, variable, value):
    if value is None:
        _checked(lib.readstat_insert_missing_value(writer, variable))
    elif isinstance(value, bytes):
        _checked(lib.readstat_insert_string_value(writer, variable, value))
    else:
        _checked(lib.readstat_insert_double_value(writer, variable, ctypes.c_double(value)))


def _checked(code):
    assert code == 0, code
