"""PostgreSQL databases, as Arrow batches: one plain SELECT for the rows, in a snapshot, and no right to write."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from itertools import starmap
from typing import Any, NamedTuple

from core.data.raw_cells import Cell
from core.errors import DamagedDataFileError, RefusedContentError
from core.sources.arrow_source import ArrowSource
from core.sources.formats.databases.chosen_table import (
    checked_table,
    in_quotes,
    in_text,
    part_of,
    table_words,
)
from core.sources.formats.databases.joint_rows import joint_rows
from core.sources.formats.databases.postgresql_checks import check_relation, checked_query
from core.sources.formats.databases.postgresql_link import PostgresqlLink
from core.sources.server_source import ServerSource, register_server
from core.sources.source import CHUNK_ROWS, Problem
from core.words import N_

_TABLES = """
    SELECT c.oid::int8, n.nspname, c.relname, has_table_privilege(c.oid, 'SELECT'), c.relkind = 'p', CASE c.relkind
        WHEN 'p' THEN (
            SELECT sum(greatest(part.reltuples, 0)) FROM pg_partition_tree(c.oid) AS tree
            JOIN pg_class part ON part.oid = tree.relid WHERE tree.isleaf
        ) ELSE c.reltuples END::float8
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p', 'v', 'm') AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
        AND has_schema_privilege(n.oid, 'USAGE')
    ORDER BY c.relkind IN ('v', 'm'), n.nspname, c.relname
"""
"""Without foreign tables: their rows are in no snapshot of this server."""
_TYPES = """
    WITH RECURSIVE bare(place, oid) AS (
        SELECT place, oid FROM unnest(string_to_array({oids}, ',')::oid[]) WITH ORDINALITY AS wanted(oid, place)
        UNION ALL
        SELECT place, typbasetype FROM bare JOIN pg_type domain ON domain.oid = bare.oid WHERE typtype = 'd'
    )
    SELECT t.oid::int8, t.typcategory::text,
        CASE WHEN t.oid < 16384 OR t.typcategory = 'U' AND t.typname = 'hstore' THEN t.typname::text ELSE '' END
    FROM bare JOIN pg_type t ON t.oid = bare.oid AND t.typtype <> 'd'
    ORDER BY place
"""
"""Of a domain, the type that it narrows, itself or by others. Types of the owner's own may have any name."""
_LISTED = "SELECT enumlabel::text FROM pg_enum WHERE enumtypid = {oid} ORDER BY enumsortorder"
_PLAIN = frozenset(
    (
        *("int2", "int4", "int8", "float8", "bool", "date", "time", "timestamp", "timestamptz", "bytea"),
        *("text", "varchar", "bpchar", "name", "char", "numeric"),
    )
)
"""Types that the driver gives as they are."""
_SEVERAL = frozenset(("json", "jsonb", "hstore"))
_FIRST_ROWS = 2 * CHUNK_ROWS
"""Rows that are kept, as the header and the marks of numbers are looked for in them before all are read."""


class _Table(NamedTuple):
    """A table or view as the server has it; `n_rows` is what it guesses, and below 0 where it does not."""

    number: int
    schema: str
    name: str
    is_readable: bool
    is_parted: bool
    n_rows: float

    @property
    def weight(self) -> tuple[bool, float, bool]:
        """The key by which the table shown first is chosen; a table in parts comes before its only part."""
        return self.is_readable, self.n_rows, self.is_parted


class _Column(NamedTuple):
    """A column as the server has it.

    Attributes:
        name: of the column.
        type: of its cells, without a domain around it; "" of the owner's own types.
        category: of the type, one letter of the server's.
        listed: what an ENUM lists, in its order.
    """

    name: str
    type: str
    category: str
    listed: tuple[str, ...]

    @property
    def is_several(self) -> bool:
        """Whether its cells hold several values: arrays, rows, ranges, documents."""
        return self.category in "ACPR" or self.type in _SEVERAL

    def selected(self, place: int) -> str:
        """Return how a SELECT asks for it: as text, where the driver knows the type not at all or in part."""
        if self.type in _PLAIN:
            return f"c{place}"
        # An amount with a currency has the mark of the server's country as text, and none as a number. A number of
        # half the bits is the one that is written: with all bits, 0.7 of half of them is 0.699999988.
        plain = {"money": "numeric", "float4": "text::pg_catalog.float8"}.get(self.type, "text")
        return f"c{place}::pg_catalog.{plain} AS c{place}"


@register_server("postgresql", "postgres")
class Postgresql(ServerSource, ArrowSource):
    """A table, a view or a query of a PostgreSQL database."""

    key = "postgresql"
    words = N_("Error", "a PostgreSQL database")

    def open(self) -> None:
        """Connect, choose the table, and ask what its columns are."""
        self._link = PostgresqlLink(self.path, self.access.password)
        self._link.export()
        self.when = self._link.when
        self._n_records = -1
        self._expected = 0.0
        self._stream: Iterator[Any] | None = None
        self._kept: list[Any] = []
        self._is_past = False
        query, table = self.layout.query, None
        if query is not None:
            self._select = checked_query(self._link, query)
        else:
            table = self._chosen_table()
        self._columns = self._found_columns()
        self.take_schema(_schema(self._columns))
        self._read = [column for column in self._columns if not column.is_several]
        self.fill(sheet=table)

    def batches(self, rows: int = CHUNK_ROWS, *, encoded: bool = False) -> Iterable[Any]:  # noqa: ARG002  as they are
        """Yield the record batches; a second pass begins with the rows that the first has kept."""
        self._link.check()
        stream = self._stream
        if stream is None or self._is_past:
            self._stream = stream = self._link.batches(self._rows_wanted)
            self._kept, self._is_past = [], False
        for batch in self._all(stream):
            named = _as_written(batch.rename_columns(self._names))
            for first in range(0, batch.num_rows, rows):
                yield named.slice(first, rows)

    def _all(self, stream: Iterator[Any]) -> Iterator[Any]:
        """Yield what was kept, then what no pass has seen."""
        yield from [*self._kept]
        for batch in stream:
            if sum(each.num_rows for each in self._kept) <= _FIRST_ROWS:
                self._kept.append(batch)
            else:
                self._is_past = True
            yield batch

    @property
    def sheet_words(self) -> str:
        """The table or the query, as error messages want it."""
        return table_words(self.layout)

    def n_rows(self) -> int:
        """Return the number of records, and one for the names."""
        if self._n_records < 0:
            link = self._link.beside()
            link.follow_path()
            counting = f"{part_of(self._select, 'pg_catalog.count(*)')} AS rows"
            ((self._n_records,),) = link.rows(counting, runs=True)
        return self._n_records + 1

    def last(self, n: int) -> list[Sequence[Cell]]:  # noqa: ARG002  as of any source
        """Return no rows: those of a table have no order, and finding the last ones would read all."""
        return []

    def n_known(self) -> int:
        """Return 0: a server counts its rows by reading them, once more before each release."""
        return 0

    def part_done(self) -> float:
        """Return the current record over the last one expected: where it is not known, half of what is left."""
        return min(self.n_read / max(self._expected, self.n_read + CHUNK_ROWS), 1.0)

    def doubts(self) -> list[Problem]:
        """Return that a query has words by which rows depend on each other."""
        return joint_rows(self.layout.query, None, {})

    def listed(self, name: str) -> tuple[str, ...]:
        """Return the values of an ENUM, which the database lists in their order."""
        return next((column.listed for column in self._read if column.name == name), ())

    def damaged(self) -> DamagedDataFileError:
        """Return the error for rows in a form that nobody knows."""
        return DamagedDataFileError(self.path)

    def _chosen_table(self) -> str:
        """Choose the table, and note its statement and about how many rows it has."""
        tables = {_full_name(found.schema, found.name): found for found in starmap(_Table, self._link.rows(_TABLES))}
        if not tables:
            why = N_("Error", "the database has no table that this user can see. Choose another database, or user.")
            raise RefusedContentError(self.path, why)
        self.sheets = tuple(tables)
        path = [*reversed(self._link.path)]
        near = sorted(
            (each for each in tables.values() if each.schema in path), key=lambda each: path.index(each.schema)
        )
        short = {each.name: _full_name(each.schema, each.name) for each in near}
        wanted = self.layout.sheet
        wanted = wanted if wanted in tables else short.get(str(wanted), wanted)
        most = max(tables, key=lambda full: tables[full].weight)
        chosen = checked_table(self.path, wanted, self.sheets, lambda: most)
        table = tables[chosen]
        check_relation(self._link, table.number)
        self._expected = table.n_rows
        self._select = f"SELECT * FROM {in_quotes(table.schema)}.{in_quotes(table.name)}"  # noqa: S608  quoted
        return chosen

    def _found_columns(self) -> list[_Column]:
        """Return the columns, by names and types that the server tells without reading a row."""
        self._link.follow_path()
        names = [str(field.name) for field in self._link.schema(self._select)]
        if not names:
            raise RefusedContentError(self.path, N_("Error", "it has no columns. Choose another table, or query."))
        aliases = ", ".join(f"c{place}" for place in range(len(names)))
        kind = "pg_catalog.pg_typeof(c{place})::pg_catalog.oid::pg_catalog.int8"
        asked = ", ".join(kind.format(place=place) for place in range(len(names)))
        nothing = f"(SELECT 1) AS one LEFT JOIN (\n{self._select}\n) AS rows({aliases}) ON false"
        (oids,) = self._link.rows(f"SELECT {asked} FROM {nothing}")  # noqa: S608  the owner's own query
        self._link.leave_path()
        types = self._link.rows(_TYPES.format(oids=in_text(",".join(map(str, oids)))))
        columns = [
            _Column(name, kind, category, self._list(oid) if category == "E" else ())
            for name, (oid, category, kind) in zip(names, types, strict=True)
        ]
        self._link.follow_path()  # for the rows
        return columns

    def _list(self, oid: int) -> tuple[str, ...]:
        return tuple(label for (label,) in self._link.rows(_LISTED.format(oid=int(oid))))

    @property
    def _rows_wanted(self) -> str:
        """The statement for the rows: columns by place, as a query may give two of them one name."""
        aliases = ", ".join(f"c{place}" for place in range(len(self._columns)))
        wanted = ", ".join(each.selected(n) for n, each in enumerate(self._columns) if not each.is_several)
        return f"{part_of(self._select, wanted)} AS rows({aliases})"


def _full_name(schema: str, name: str) -> str:
    """Return how a table is called, such as public.people; names with dots are in quotation marks."""
    return ".".join(in_quotes(each) if {".", '"'}.intersection(each) else each for each in (schema, name))


def _schema(columns: Sequence[_Column]) -> Any:  # noqa: ANN401  the library has no types
    """Return names and types as Arrow has them; a column that is left out gets the type of several values."""
    import pyarrow as pa  # noqa: PLC0415  only where there are such rows

    several = pa.list_(pa.string())
    return pa.schema([pa.field(each.name, several if each.is_several else pa.string()) for each in columns])


def _as_written(batch: Any) -> Any:  # noqa: ANN401  the library has no types here
    """Return rows with NaN and infinities as the texts that a file of them has, in columns that have any."""
    import pyarrow as pa  # noqa: PLC0415  only where there are such rows
    from pyarrow import compute  # noqa: PLC0415

    for place, field in enumerate(batch.schema):
        if (
            not pa.types.is_float64(field.type)
            or compute.all(compute.is_finite(batch.column(place))).as_py() is not False
        ):
            continue
        kind = pa.opaque(pa.string(), "numeric", "PostgreSQL")  # as the driver gives numbers of any length
        texts = [None if value is None else str(Decimal(repr(value))) for value in batch.column(place).to_pylist()]
        column = pa.ExtensionArray.from_storage(kind, pa.array(texts, pa.string()))
        batch = batch.set_column(place, pa.field(field.name, kind), column)
    return batch
