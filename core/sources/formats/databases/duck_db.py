"""DuckDB databases, as Arrow batches: read only, without extensions, and without a way to other files."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, ClassVar

from core.errors import DamagedDataFileError, RefusedContentError
from core.sources.arrow_source import ArrowSource
from core.sources.file_content import FileContent
from core.sources.formats.databases.chosen_table import (
    check_settled,
    checked_table,
    in_quotes,
    of_table,
    part_of,
    query_fault,
    rivals,
    statement_of,
    table_words,
)
from core.sources.formats.databases.joint_rows import joint_rows
from core.sources.source import CHUNK_ROWS, Problem, register
from core.words import N_

_MARK = slice(8, 12)
"""Where a file of DuckDB has its mark, behind a checksum."""
SETTINGS = {
    "enable_external_access": "false",
    "autoinstall_known_extensions": "false",
    "autoload_known_extensions": "false",
    "allow_community_extensions": "false",
    "python_enable_replacements": "false",
    "threads": "1",
    "memory_limit": "1GB",
    "temp_directory": "",
}
"""A query can read no other file, load nothing, see no variable of ours, and leave no rows on the disk."""
_TABLE_MEGABYTES = 32
"""Memory for reading a table as it is, beside one megabyte for each of its columns, of which some blocks are open at a
time. With more, DuckDB keeps what it has read until all of that is full; views and queries may need it."""
_TABLES = """
    SELECT table_name FROM information_schema.tables WHERE table_catalog = current_catalog() AND table_schema = 'main'
    ORDER BY table_type, table_name
"""
_VIEWS = "SELECT view_name, sql FROM duckdb_views() WHERE NOT internal"
_SIZES = (
    "SELECT table_name, estimated_size, column_count FROM duckdb_tables() WHERE schema_name = 'main' AND NOT internal"
)
_UNSTEADY = "SELECT DISTINCT function_name FROM duckdb_functions() WHERE stability = 'VOLATILE'"
_OF_NOW = frozenset(
    (
        *("sample", "tablesample", "now", "today", "current_date", "current_time", "current_timestamp", "localtime"),
        *("get_current_time", "get_current_timestamp", "current_localtime", "current_localtimestamp", "localtimestamp"),
        "transaction_timestamp",
    )
)
"""Words that give other rows another time, with parentheses or without."""
_AS_TEXT = frozenset(("bignum", "uhugeint", "bit", "interval", "time with time zone"))
"""Types that duckdb 2.0.1 hands to Arrow as bytes, as other numbers or without their zone:
`duckdb.sql("SELECT 2::UHUGEINT ** 127 AS n").to_arrow_reader().read_all()` is negative."""


@register
class DuckDb(ArrowSource):
    """A table, a view or a query of a DuckDB database."""

    key = "duckdb"
    words = N_("Error", "a DuckDB database")
    suffixes = (".duckdb", ".ddb")
    also_called: ClassVar[tuple[str, ...]] = (".db",)
    settings = ("sheet",)
    takes_query = True

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether the file has the format's own mark."""
        return content.start[_MARK] == b"DUCK"

    def open(self) -> None:
        """Open the database, and choose the table."""
        import duckdb  # noqa: PLC0415  only where such a file is read

        check_settled(self.path, ".wal")
        query = self.layout.query
        try:
            self._link = duckdb.connect(self.path, read_only=True, config=dict(SETTINGS))
            self.sheets = tuple(name for (name,) in self._link.execute(_TABLES).fetchall())
            tables = self._link.execute(_SIZES).fetchall()
            self._views = {name: str(said) for name, said in self._link.execute(_VIEWS).fetchall()}
        except duckdb.Error as error:
            raise self._unopened(error) from error
        self._n_records = -1
        widths, table = {name: width for name, _, width in tables}, None
        self._widths, self._sizes = widths, {name: size for name, size, _ in tables}
        if query is not None:
            self._check(query)
            self._select = statement_of(query)
        else:
            most = max(self.sheets, key=lambda name: self._sizes.get(name, -1), default="")
            table = checked_table(self.path, self.layout.sheet, self.sheets, lambda: most)
            self._select = of_table(table)
        self._lock(widths.get(str(table)))
        found = self._bound(part_of(self._select) + " LIMIT 0")
        texts = [name for name, kind in zip(found.columns, found.types, strict=True) if kind.id in _AS_TEXT]
        if texts:
            casts = ", ".join(f"CAST({name} AS VARCHAR) AS {name}" for name in map(in_quotes, texts))
            self._select = part_of(self._select, f"* REPLACE ({casts})")
            found = self._bound(part_of(self._select) + " LIMIT 0")
        kinds = zip(found.columns, found.types, strict=True)
        self._lists = {name: tuple(dict(kind.children)["values"]) for name, kind in kinds if kind.id == "enum"}
        self.take_schema(found.to_arrow_reader(CHUNK_ROWS).schema)
        self.fill(sheet=table)

    def batches(self, rows: int = CHUNK_ROWS, *, encoded: bool = False) -> Iterable[Any]:  # noqa: ARG002  as they are
        """Yield the record batches, whose rows are read while they are yielded."""
        import duckdb  # noqa: PLC0415  loaded by `open`

        names = ", ".join(map(in_quotes, self._names)) if self._left_out else "*"
        select = part_of(self._select, names)
        if self.n_passed > 1:
            select += f" OFFSET {self.n_passed - 1}"
            self.n_read = self.n_passed
        found = self._bound(select)  # a relation: a cursor would hold all rows
        try:
            yield from found.to_arrow_reader(rows)
        except duckdb.Error as error:
            raise self._stopped(error) from error

    @property
    def sheet_words(self) -> str:
        """The table or the query, as error messages want it."""
        return table_words(self.layout)

    def n_rows(self) -> int:
        """Return the number of records, and one for the names."""
        import duckdb  # noqa: PLC0415  loaded by `open`

        if self._n_records < 0:
            try:
                link = self._link.cursor()  # of its own: another statement would end the batches of the first
                ((self._n_records,),) = link.execute(part_of(self._select, "count(*)")).fetchall()
            except duckdb.Error as error:
                raise self._stopped(error) from error
        return self._n_records + 1

    def begins(self, place: int) -> int:
        """Return the record itself: the database passes over those before it."""
        return place

    def like_sheets(self) -> tuple[str, ...]:
        """Return the other tables that may hold the records; no views, of which only running them tells it."""
        if self.layout.query is not None:
            return ()
        return rivals(str(self.layout.sheet), self._widths, self._widths.__getitem__, self._sizes.__getitem__)

    def doubts(self) -> list[Problem]:
        """Return that the query or view has words by which rows depend on each other."""
        return joint_rows(self.layout.query, self.layout.sheet, self._views)

    def listed(self, name: str) -> tuple[str, ...]:
        """Return the values of an ENUM, which the database lists in their order."""
        return self._lists.get(name, ())

    def damaged(self) -> DamagedDataFileError:
        """Return the error for a damaged file."""
        return DamagedDataFileError(self.path)

    def _lock(self, n_columns: int | None) -> None:
        """Let nothing change the settings any more, and read a table of so many columns in little memory."""
        import duckdb  # noqa: PLC0415  loaded by `open`

        # duckdb 2.0.1 shares settings among the links of a process to one file: the first of them has locked them.
        ((is_locked,),) = self._link.execute("SELECT current_setting('lock_configuration')").fetchall()
        if is_locked:
            return
        if n_columns is not None:
            with suppress(duckdb.OutOfMemoryException):  # so much is in use already
                self._link.execute(f"SET memory_limit = '{_TABLE_MEGABYTES + n_columns}MB'")
        # Else a moment would be of another day on a computer in another zone. Not among the settings of `connect`:
        # duckdb 2.0.1 takes it only once what it has built in is loaded.
        self._link.execute("SET GLOBAL TimeZone = 'UTC'")
        self._link.execute("SET lock_configuration = true")

    def _bound(self, select: str) -> Any:  # noqa: ANN401  the library has no types here
        """Return a statement that was looked at but not run; what the database says of it quotes no row."""
        import duckdb  # noqa: PLC0415  loaded by `open`

        try:
            return self._link.sql(select)
        except (duckdb.ProgrammingError, duckdb.PermissionException, duckdb.NotSupportedError) as error:
            raise query_fault(self.path, str(error).splitlines()[0]) from None
        except duckdb.Error as error:
            raise self._stopped(error) from error

    def _stopped(self, error: Exception) -> Exception:
        """Return why reading ended early, without the database's own words, which may quote a row."""
        import duckdb  # noqa: PLC0415  loaded by `open`

        if isinstance(error, duckdb.OutOfMemoryException):
            return MemoryError()
        if isinstance(error, duckdb.DataError):
            return query_fault(self.path, N_("Error", "a value does not fit what it asks for"))
        if self.layout.query is not None and isinstance(error, duckdb.PermissionException | duckdb.ProgrammingError):
            return query_fault(self.path, N_("Error", "it asks for what is not in the database"))
        return self.damaged()

    def _check(self, query: str) -> None:
        """Refuse what is no single query, or may give other rows each time."""
        import duckdb  # noqa: PLC0415  loaded by `open`

        try:
            found = [statement.type for statement in duckdb.extract_statements(query)]
        except duckdb.Error as error:
            raise query_fault(self.path, str(error).splitlines()[0]) from None
        if found != [duckdb.StatementType.SELECT]:
            raise query_fault(self.path, N_("Error", "it is no single SELECT"))
        words = {word.lower() for word in re.findall(r"\w+", query)}
        called = {word.lower() for word in re.findall(r"\w+(?=\s*\()", query)}
        unsteady = {name for (name,) in self._link.execute(_UNSTEADY).fetchall()}
        used = sorted((unsteady & called) | (_OF_NOW & words))
        if used:
            raise query_fault(self.path, N_("Error", "“{name}” gives other rows each time").format(name=used[0]))

    def _unopened(self, error: Exception) -> Exception:
        if "set lock on file" in str(error):
            why = N_("Error", "another program has the database open for writing. Close it there first.")
            return RefusedContentError(self.path, why)
        if "version" in str(error).lower():
            why = N_("Error", "a newer DuckDB wrote the file. Export the table to Parquet there.")
            return RefusedContentError(self.path, why)
        return self.damaged()
