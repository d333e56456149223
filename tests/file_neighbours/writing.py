"""Write the rows of a case, and say in which row of the file each of them begins."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from datetime import date

import pyarrow as pa
import pyarrow.parquet as pq

from tests.core.sources.written_files import _as_text, write
from tests.file_neighbours.books import write_book
from tests.file_neighbours.cases import NAMES, TEXTS, TYPED

_ARROW = {str: pa.string(), int: pa.int64(), float: pa.float64(), bool: pa.bool_(), date: pa.date32()}


@dataclass(frozen=True)
class Raw:
    """A line of a text as it stands there, bytes that are no text included."""

    content: bytes


def written(path, case, rows):
    """Write the file; return the row of the file that each row begins in, and which rows are records."""
    if case.suffix == "parquet":
        columns = list(zip(*rows, strict=True)) or [()] * len(NAMES)
        arrays = [pa.array(column, _ARROW[kind]) for column, kind in zip(columns, case.types, strict=True)]
        pq.write_table(pa.Table.from_arrays(arrays, names=list(NAMES)), path)
        return list(range(2, len(rows) + 2)), [True] * len(rows)
    if case.suffix in TYPED:
        write(path, [NAMES, *rows])
        return list(range(2, len(rows) + 2)), [True] * len(rows)
    indented = [[None] * case.left + list(row) if not isinstance(row, Raw) else row for row in rows]
    header = [[None] * case.left + list(NAMES)] if case.has_header else []
    lines = [*map(list, case.above), *header, *indented]
    if case.suffix in TEXTS:
        numbers = _text(path, case, lines)
    else:
        write_book(path, lines, len(lines) - len(rows), case.ways)
        numbers = list(range(1, len(lines) + 1))
    return numbers[len(lines) - len(rows) :], [not _is_blank(row) for row in rows]


def _is_blank(row):
    return not isinstance(row, Raw) and all(
        cell is None or (isinstance(cell, str) and not cell.strip()) for cell in row
    )


def _text(path, case, lines):
    end, quoted, ends = case.style
    parts, numbers, line = [], [], 1
    for cells in lines:
        numbers.append(line)
        part = cells.content if isinstance(cells, Raw) else _line(cells, case, quoted)
        if case.layout.range is None:  # which counts records, however many lines they take
            line += part.count(b"\n" if isinstance(cells, Raw) else "\n")
        line += 1
        parts.append(part if isinstance(part, bytes) else _encoded(part, case.layout.encoding))
    between = _encoded(end, case.layout.encoding)
    mark = {"utf-8-sig": b"\xef\xbb\xbf", "utf-16": b"\xff\xfe"}.get(case.layout.encoding, b"")
    path.write_bytes(mark + between.join(parts) + (between if ends else b""))
    return numbers


def _line(cells, case, quoted):
    line = io.StringIO(newline="")
    quoting = csv.QUOTE_ALL if quoted else csv.QUOTE_MINIMAL
    csv.writer(line, delimiter=case.layout.delimiter, quoting=quoting).writerow(map(_as_text, cells))
    return line.getvalue().removesuffix("\r\n")


def _encoded(text, encoding):
    plain = {"utf-8-sig": "utf-8", "utf-16": "utf-16-le"}.get(encoding, encoding)
    return text.encode(plain, errors="replace")
