"""SQLite databases, through the standard library: nothing is written, and a query can do nothing but read."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path

from core.data.raw_cells import Cell
from core.errors import DamagedDataFileError, MalformedRecordError, SourceError, TooMuchTimeError
from core.patterns import pattern_of
from core.sources.arrow_cells import text_of_bytes
from core.sources.file_content import FileContent
from core.sources.formats.databases.chosen_table import (
    MANY_ROWS,
    check_settled,
    checked_table,
    of_table,
    part_of,
    query_fault,
    rivals,
    statement_of,
    table_words,
)
from core.sources.formats.databases.joint_rows import joint_rows
from core.sources.rows_amid import BATCH_ROWS, places_amid
from core.sources.source import CHUNK_ROWS, FIRST_ROWS, Chunk, Problem, Source, register
from core.words import N_

SECONDS = 300
"""Seconds of processor time of a query, where the system sets no limit to the process."""
_STEPS = 1_000_000
"""Steps of the database between two looks at the clock."""
_WEIGHED = 50
"""Tables that are counted, at most, to find the one with most rows; else the first one is the guess."""
_TABLES = """
    SELECT name FROM sqlite_master
    WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
    ORDER BY type, rowid
"""
_SETTINGS = ("query_only = ON", "trusted_schema = OFF", "cell_size_check = ON", "temp_store = MEMORY")
"""Views cannot call what is not safe; rows that are sorted never go to a file."""
_READING = frozenset((sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_RECURSIVE))
_UNSTEADY = frozenset(
    (
        *("random", "randomblob", "current_date", "current_time", "current_timestamp", "changes", "total_changes"),
        *("last_insert_rowid", "load_extension", "readfile", "writefile", "edit", "fts3_tokenizer", "sqlite_offset"),
    )
)
"""Functions that give other rows each time, or reach outside the database."""
_OF_NOW = pattern_of(
    r"\b(?:date|time|datetime|julianday|unixepoch|timediff|strftime)\s*\((?:[^()]*'now'|\s*\))", re.IGNORECASE
)
"""How functions of dates are asked for the present. The authorizer is told their names alone."""


# Not by its driver of ADBC (1.13.0): it refuses a column of two types, and runs ATTACH, which makes files.
@register
class Sqlite(Source):
    """A table, a view or a query of an SQLite database; row 1 are the names of the columns."""

    key = "sqlite"
    words = N_("Error", "an SQLite database")
    suffixes = (".sqlite", ".sqlite3", ".db", ".db3", ".gpkg")
    blank_rows = False
    settings = ("sheet",)
    takes_query = True

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether the file begins with the format's own mark."""
        return content.start.startswith(b"SQLite format 3\0")

    def open(self) -> None:
        """Open the database, and choose the table."""
        check_settled(self.path, "-wal", "-journal")
        self._row, self._n_records = 0, -1
        query = self.layout.query
        try:
            self._link = self._connected()
            self.sheets = tuple(name for (name,) in self._link.execute(_TABLES))
            self._views = dict(self._link.execute("SELECT name, sql FROM sqlite_master WHERE type = 'view'"))
            self._link.set_authorizer(_verdict)
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise DamagedDataFileError(self.path) from error
        table = None if query is not None else checked_table(self.path, self.layout.sheet, self.sheets, self._largest)
        self.fill(sheet=table, encoding=None, delimiter=None, header_row=1)
        self._select = of_table(str(table)) if query is None else self._steady(query)
        # Not as a part of another statement: there, SQLite 3.40 calls a column “true” column1.
        named = self._select if query is None else part_of(self._select)
        with closing(self._run(f"{named} LIMIT 0")) as found:
            self._names = [str(column[0]) for column in found.description]

    def chunks(self) -> Iterator[Chunk]:
        """Yield the names, then the records."""
        yield Chunk([self._names], range(1, 2))
        self._row = 1
        size = FIRST_ROWS
        with closing(self._run(self._select)) as found:
            while rows := self._fetched(found, size):
                yield Chunk(rows, range(self._row + 1, self._row + len(rows) + 1))
                self._row += len(rows)
                size = CHUNK_ROWS
        self._n_records = self._row - 1

    @property
    def sheet_words(self) -> str:
        """The table or the query, as error messages want it."""
        return table_words(self.layout)

    def n_rows(self) -> int:
        """Return the number of records, and one for the names."""
        if self._n_records < 0:
            self._n_records = self._count(self._select)
        return self._n_records + 1

    def like_sheets(self) -> tuple[str, ...]:
        """Return the other tables that may hold the records; () where there are too many to look at each."""
        if self.layout.query is not None or len(self.sheets) > _WEIGHED:
            return ()
        found = rivals(str(self.layout.sheet), self.sheets, self._width, self._some)
        return tuple(name for name in found if not self._shows_chosen(name))

    def _shows_chosen(self, name: str) -> bool:
        """Return whether a view shows the rows of the chosen table, all of them, and no column that this lacks."""
        chosen, select = str(self.layout.sheet), self._views.get(name)
        if select is None or chosen.casefold() not in select.casefold():
            return False
        has_names = {*self._names_of(name)} <= {*self._names_of(chosen)}
        return has_names and self._count(of_table(name)) == self._count(of_table(chosen))

    def doubts(self) -> list[Problem]:
        """Return that the query or view has words by which rows depend on each other."""
        return joint_rows(self.layout.query, self.layout.sheet, self._views)

    def part_done(self) -> float:
        """Return the current record over the last."""
        return min(self._row / self.n_rows(), 1.0)

    def last(self, n: int) -> list[Sequence[Cell]]:
        """Return the last records; those before them are passed within the database."""
        n_before = max(self.n_rows() - 1 - n, 0)
        with closing(self._run(f"{part_of(self._select)} LIMIT -1 OFFSET {n_before}")) as found:
            return self._fetched(found, n)

    def amid(self) -> Sequence[Sequence[Sequence[Cell]]]:
        """Return batches of records from all parts of a long table, found by their numbers; none of a query or view."""
        name = str(self.layout.sheet)
        if self.layout.query is not None or name in self._views:
            return ()
        batches = list[Sequence[Sequence[Cell]]]()
        with suppress(SourceError):  # a table without such numbers; what cannot be read is told where all rows are
            with closing(self._run(of_table(name, "max(_rowid_)"))) as found:
                ((most,),) = self._fetched(found, 1)
            for place in places_amid(most) if isinstance(most, int) else ():
                with closing(self._run(f"{of_table(name)} WHERE _rowid_ > {place:d} LIMIT {BATCH_ROWS}")) as found:
                    batches.append(self._fetched(found, BATCH_ROWS))
        return [each for each in batches if each]

    def _connected(self) -> sqlite3.Connection:
        link = sqlite3.connect(f"{Path(self.path).resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)
        for setting in _SETTINGS:
            link.execute(f"PRAGMA {setting}")
        link.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
        link.execute("BEGIN")  # all that is read is of one moment
        end = time.process_time() + SECONDS
        link.set_progress_handler(lambda: time.process_time() > end, _STEPS)
        return link

    def _steady(self, query: str) -> str:
        """Return a query without the semicolons at its end; refuse one that asks what day it is."""
        if _OF_NOW.search(query) is not None:
            raise query_fault(self.path, N_("Error", "“{name}” gives other rows each time").format(name="now"))
        return statement_of(query)

    def _largest(self) -> str:
        """Return the table with most rows, the first of several."""
        if len(self.sheets) > _WEIGHED:
            return self.sheets[0]
        return max(self.sheets, key=lambda name: self._count(of_table(name)))

    def _count(self, select: str) -> int:
        with closing(self._run(part_of(select, "count(*)"))) as found:
            (row,) = self._fetched(found, 1)
            return int(str(row[0]))

    def _some(self, table: str) -> int:
        return self._count(f"{of_table(table)} LIMIT {MANY_ROWS}")

    def _width(self, table: str) -> int:
        return len(self._names_of(table))

    def _names_of(self, table: str) -> list[str]:
        with closing(self._run(f"{of_table(table)} LIMIT 0")) as found:
            return [str(column[0]) for column in found.description]

    def _run(self, select: str) -> sqlite3.Cursor:
        try:
            return self._link.execute(select)
        except sqlite3.ProgrammingError as error:  # several statements, or a parameter
            raise query_fault(self.path, str(error)) from None
        except (sqlite3.Error, sqlite3.Warning, ValueError) as error:
            raise self._fault(error) from error

    def _fetched(self, found: sqlite3.Cursor, size: int) -> list[Sequence[Cell]]:
        try:
            rows = found.fetchmany(size)
        except sqlite3.Error as error:
            raise self._fault(error) from error
        return [row if bytes not in map(type, row) else tuple(map(_cell, row)) for row in rows]

    def _fault(self, error: Exception) -> Exception:
        """Return the error to raise for one of the database, whose own words would quote an undecodable text."""
        code = getattr(error, "sqlite_errorcode", None)
        if "decode" in str(error):
            why = N_("Error", "a text is not written in the encoding of the database. Write it again as text.")
            return MalformedRecordError(self.path, self._row + 1, why)
        if code == sqlite3.SQLITE_INTERRUPT:
            return TooMuchTimeError(self.path)
        if code == sqlite3.SQLITE_NOMEM:
            return MemoryError()
        if code in (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_AUTH, sqlite3.SQLITE_MISUSE, sqlite3.SQLITE_TOOBIG, None):
            return query_fault(self.path, str(error))
        return DamagedDataFileError(self.path)


def _verdict(action: int, _: str | None, name: str | None, *__: str | None) -> int:
    """Return whether a statement may do what it is about to: read tables, and call functions that are steady."""
    is_function = action == sqlite3.SQLITE_FUNCTION and (name or "").lower() not in _UNSTEADY
    return sqlite3.SQLITE_OK if action in _READING or is_function else sqlite3.SQLITE_DENY


def _cell(value: Cell | bytes) -> Cell:
    return text_of_bytes(value) if isinstance(value, bytes) else value
