"""Every kind of place that one table can be kept in, as its own programs write it: one function under @back_end each.

A back end that this computer lacks skips its tests by `skip_missing`, and the end of the run lists it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq

from core.domain.location import DatabaseAddress, Location
from core.domain.reading_layout import DateOrder, ReadingLayout
from core.sources.asking.records import RowSource
from core.sources.formats.databases.chosen_table import in_quotes
from core.sources.frames.frame import DataFrame
from core.sources.frames.frame_rows import FrameRows
from tests.core.sources.written_files import write

MARKS = {"decimal": ".", "thousands": "", "dates": DateOrder.YEAR_FIRST}
_numbers = count(1)


class Stored(NamedTuple):
    """A type of cells: that of Arrow, and that of SQL, of which every database knows all.

    Attributes:
        width: characters that shorter texts are filled up to with blanks, as CHAR has it; 0: no filling.
    """

    arrow: pa.DataType
    sql: str
    width: int = 0


TEXT = Stored(pa.string(), "text")
CHAR = Stored(pa.string(), "char(6)", 6)
UUID = Stored(pa.string(), "uuid")
SMALL = Stored(pa.int16(), "smallint")
WHOLE = Stored(pa.int64(), "bigint")
DECIMAL = Stored(pa.decimal128(9, 2), "decimal(9, 2)")
LONG = Stored(pa.decimal128(25, 0), "decimal(25, 0)")
SINGLE = Stored(pa.float32(), "real")
DOUBLE = Stored(pa.float64(), "double precision")
TRUTH = Stored(pa.bool_(), "boolean")
DAY = Stored(pa.date32(), "date")
TIME = Stored(pa.time64("us"), "time")
MOMENT = Stored(pa.timestamp("us"), "timestamp")
ZONED = Stored(pa.timestamp("us", "UTC"), "timestamp with time zone")


@dataclass(frozen=True)
class Table:
    """Columns with their types, by name; all of one length."""

    columns: dict[str, tuple[Stored, tuple[Any, ...]]]

    @property
    def rows(self) -> list[tuple[Any, ...]]:
        """The records, with CHARs as their type fills them up."""
        filled = [[_filled(cell, stored) for cell in cells] for stored, cells in self.columns.values()]
        return list(zip(*filled, strict=True))

    def arrow(self) -> pa.Table:
        cells = zip(*self.rows, strict=True) if self.rows else ((),) * len(self.columns)
        arrays = [pa.array(each, stored.arrow) for each, (stored, _) in zip(cells, self.columns.values(), strict=True)]
        return pa.Table.from_arrays(arrays, names=[*self.columns])

    def statements(self, name: str) -> list[str]:
        """Return the statements that make the table in a database and fill it."""
        columns = ", ".join(f"{in_quotes(column)} {stored.sql}" for column, (stored, _) in self.columns.items())
        records = ", ".join(f"({', '.join(map(_literal, row))})" for row in self.rows)
        filled = [f"INSERT INTO {name} VALUES {records}"] if records else []  # noqa: S608  made up by tests
        return [f"CREATE TABLE {name} ({columns})", *filled]


@dataclass(frozen=True)
class Kept:
    """A table where a back end keeps it; a frame is in no place.

    Attributes:
        ask: answers questions in place of a reader, where rows stay where they are and counts alone come back.
    """

    place: Location
    layout: ReadingLayout
    frame: object = None
    ask: Callable[..., Any] | None = None

    def rows(self, attributes, unit, marginals=None) -> RowSource:
        asked = (self.place, self.layout, tuple(attributes), unit)
        if self.frame is None:
            return RowSource(*asked, marginals=marginals)
        return FrameRows(*asked, marginals=marginals, frame=DataFrame(self.frame))


class BackEnd(NamedTuple):
    """A function that keeps a table, given a folder for files and what the fixture `server`, if any, returns."""

    keep: Callable[[Table, Path, Any], Kept]
    server: str


BACK_ENDS: dict[str, BackEnd] = {}


def back_end(name: str, server: str = ""):
    """Enter a back end in the list; `server`: the fixture that starts it, or skips what needs it."""

    def enter(keep):
        BACK_ENDS[name] = BackEnd(keep, server)
        return keep

    return enter


@back_end("csv")
def _csv(table, folder, _):
    path = write(folder / "people.csv", [[*table.columns], *[[_written(cell) for cell in row] for row in table.rows]])
    return Kept(path, ReadingLayout(header_row=1, delimiter=",", encoding="utf-8", **MARKS))


@back_end("xlsx")
def _xlsx(table, folder, _):
    path = write(folder / "people.xlsx", [[*table.columns], *[[_in_cell(cell) for cell in row] for row in table.rows]])
    return Kept(path, ReadingLayout(sheet="Data", header_row=1, **MARKS))


@back_end("parquet")
def _parquet(table, folder, _):
    pq.write_table(table.arrow(), folder / "people.parquet")
    return Kept(folder / "people.parquet", ReadingLayout(**MARKS))


@back_end("sqlite")
def _sqlite(table, folder, _):
    import sqlite3  # noqa: PLC0415  as every back end loads its own
    from contextlib import closing  # noqa: PLC0415

    path = folder / f"people{next(_numbers)}.sqlite"
    with closing(sqlite3.connect(path)) as link:
        made, *_ = table.statements("people")
        link.execute(made)
        places = ", ".join("?" * len(table.columns))
        rows = [[_in_sqlite(cell) for cell in row] for row in table.rows]
        link.executemany(f"INSERT INTO people VALUES ({places})", rows)  # noqa: S608  question marks
        link.commit()
    return Kept(path, ReadingLayout(sheet="people", **MARKS))


@back_end("duckdb")
def _duckdb(table, folder, _):
    path = folder / f"people{next(_numbers)}.duckdb"
    with duckdb.connect(str(path)) as link:
        for statement in ("SET TimeZone = 'UTC'", *table.statements("people")):
            link.execute(statement)
    return Kept(path, ReadingLayout(sheet="people", **MARKS))


@back_end("postgresql", server="server")
def _postgresql(table, _, server):
    schema = f"examined{next(_numbers)}"
    made = table.statements(f"{schema}.people")
    server.run(f"CREATE SCHEMA {schema}", "SET TimeZone = 'UTC'", *made)
    return Kept(DatabaseAddress.of(server.address()), ReadingLayout(sheet=f"{schema}.people", **MARKS))


@back_end("spark", server="asked_cluster")
def _spark(table, _, server):
    cluster, ask = server
    path = cluster.folder / f"people{next(_numbers)}.parquet"
    pq.write_table(table.arrow(), path)
    return Kept(DatabaseAddress.of(cluster.address()), ReadingLayout(sheet=f"parquet.`{path}`", **MARKS), ask=ask)


@back_end("pandas")
def _pandas(table, folder, _):
    return _frame(folder, table.arrow().to_pandas())


@back_end("pandas, Arrow's types")
def _pandas_arrow(table, folder, _):
    return _frame(folder, table.arrow().to_pandas(types_mapper=pd.ArrowDtype))


@back_end("polars")
def _polars(table, folder, _):
    return _frame(folder, pl.from_arrow(table.arrow()))


def _frame(folder, frame):
    return Kept(folder / "no file", ReadingLayout(header_row=1, **MARKS), frame)


def _filled(cell, stored):
    return cell.ljust(stored.width) if isinstance(cell, str) else cell


def _literal(cell):
    return "NULL" if cell is None else "'" + str(cell).replace("'", "''") + "'"


def _written(cell):
    """Return a cell as it is written into a text: numbers as short as they can be, as text keeps the zeros it has."""
    if isinstance(cell, Decimal):
        return format(cell.normalize(), "f")
    return format(cell, ".15g") if isinstance(cell, float) else cell


def _in_cell(cell):
    """Return a cell as a workbook holds it, which knows neither decimals nor zones of time."""
    if isinstance(cell, Decimal):
        return float(cell)
    return str(cell) if isinstance(cell, datetime) and cell.tzinfo else cell


def _in_sqlite(cell):
    """Return a cell as SQLite keeps it, which knows neither days nor truth values."""
    if isinstance(cell, bool):
        return str(cell).upper()
    return cell if cell is None or isinstance(cell, str | int | float) else str(cell)
