"""A connection to a PostgreSQL server: reads only, in one snapshot, and tells faults without the server's rows."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import quote

from core.domain.location import DatabaseAddress
from core.errors import DatabasePasswordError, RefusedContentError, SourceError, TooMuchTimeError
from core.sources.formats.databases.chosen_table import in_text, query_fault
from core.sources.formats.databases.encryption import demanded
from core.words import N_

SECONDS = 3600
"""Seconds of a statement in the server, at most: hundreds of millions of rows, and no query that nobody waits for."""
_BATCH = 1 << 21
"""Bytes of a batch: some 30,000 rows of a dozen columns, as one pass takes them; the usual 16 MiB are a second."""
_SNAPSHOT = "BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"
SETTINGS = (
    "SET LOCAL client_encoding = 'UTF8'",
    "SET LOCAL standard_conforming_strings = on",
    f"SET LOCAL statement_timeout = '{SECONDS}s'",
    "SET LOCAL lock_timeout = '30s'",
    "SET LOCAL row_security = off",
    "SET LOCAL synchronize_seqscans = off",
    "SET LOCAL max_parallel_workers_per_gather = 0",
    "SET LOCAL DateStyle = 'ISO'",
    "SET LOCAL IntervalStyle = 'postgres'",
    "SET LOCAL extra_float_digits = 1",
)
"""Rows come in the order of the table, so that a message can name one; texts of times must not depend on the server,
on its user, or on the computer that asks. Not the time zone: in which day a moment falls, a view or a query says in
that of the database, as when its owner runs it; moments themselves come as UTC, whatever the zone. And whoever may see
some rows only is told so, in place of getting those: which they are may depend on other rows."""
_PATH = """
    SELECT pg_catalog.current_setting('search_path')::pg_catalog.text, schema::pg_catalog.text
    FROM pg_catalog.unnest(NULL || pg_catalog.current_schemas(false)) AS schemas(schema)
"""
"""Where names are looked for that a query does not qualify: the setting, and with it each schema that exists."""
_OUR_PATH = "SET LOCAL search_path = pg_catalog"
"""Our own statements mean what the server comes with, whatever a schema of the owner's calls by its names."""
_WHEN = "SELECT to_char(timezone('UTC', now()), 'YYYY-MM-DD HH24:MI:SS') || ' UTC'"
_EXPORT = "SELECT pg_export_snapshot()"
_NO_ENCRYPTION, _IN_CLEAR = "server does not support SSL", 'requirement "!password" failed'
"""Words of the client library, which are English in the driver, whatever the language of the server."""
_NO_PASSWORD = ("no password supplied", "password authentication failed", "asswort-Authentifizierung")


class PostgresqlLink:
    """An open transaction, which sees the rows of one moment, whatever others write meanwhile.

    Attributes:
        address: of the database, as messages name it.
        when: the server's time of the snapshot, to the second, UTC.
        path: the schemas of tables and functions that a query need not qualify, first to last.
    """

    def __init__(self, address: str, password: str, snapshot: str = "") -> None:
        """Connect; with `snapshot`, see what the link that exported it sees.

        Raises:
            SourceError: if the server does not answer, or does not let us in.
        """
        self.address, self._password = address, password
        self._open: list[Any] = []  # database, connection, and of rows that are read the statement and the stream
        self._fault: SourceError | None = None
        os.environ.pop("PGTZ", None)  # libpq would ask for the zone of this computer
        self._connect()
        self.run(_SNAPSHOT)
        if snapshot:
            self.run(f"SET TRANSACTION SNAPSHOT '{snapshot}'")
        for setting in SETTINGS:
            self.run(setting)
        found = self.rows(_PATH)
        self._path, self.path = str(found[0][0]), tuple(str(schema) for _, schema in found if schema is not None)
        self.leave_path()
        ((self.when,),) = self.rows(_WHEN)
        self._exported = ""

    def __del__(self) -> None:
        # After a refusal amid the rows the collector ends all of them, in any order; the driver warns of all but this.
        self._close_beyond(0)

    def follow_path(self) -> None:
        """Look for names where a query of the owner's does; raises as `rows`."""
        self.rows(f"SELECT pg_catalog.set_config('search_path', {in_text(self._path)}, true)")

    def leave_path(self) -> None:
        """Look for names among those of the server alone, as this class does at first; raises as `rows`."""
        self.run(_OUR_PATH)

    def run(self, statement: str) -> None:
        """Run a statement that gives no rows; raises as `rows`."""
        with self._looked_at(statement) as asked:
            asked.execute_update()

    def rows(self, statement: str, *, runs: bool = False) -> list[tuple[Any, ...]]:
        """Return the few rows of a statement of ours.

        Args:
            statement: in SQL.
            runs: whether it reads rows of the owner's, so that it may take long, and a fault may quote one.

        Raises:
            SourceError: if the server refuses.
        """
        import pyarrow as pa  # noqa: PLC0415  only where there are such rows

        begun = time.monotonic()
        try:
            with self._looked_at(statement) as asked:
                if runs:  # by COPY, a fault would come amid the answer, and without its code
                    asked.set_options(**{"adbc.postgresql.use_copy": "false"})
                found = pa.RecordBatchReader.from_stream(asked.execute_query()[0]).read_all()
        except (pa.ArrowException, OSError):
            raise self._ended_amid_rows(begun) from None
        return list(zip(*(column.to_pylist() for column in found.columns), strict=True))

    def schema(self, select: str) -> Any:  # noqa: ANN401  the library has no types
        """Return the columns of a statement that is looked at and not run; raises as `rows`."""
        import pyarrow as pa  # noqa: PLC0415  only where there are such rows

        with self._looked_at(select, runs=False) as asked:
            return pa.schema(asked.execute_schema())

    def check(self) -> None:
        """Raise the fault that has ended the transaction, if any: the server would refuse all that comes after it."""
        if self._fault is not None:
            raise self._fault

    def batches(self, select: str) -> Iterator[Any]:
        """Yield the rows of a statement as Arrow batches; no other statement runs before they end. Raises as `rows`."""
        import pyarrow as pa  # noqa: PLC0415  only where there are such rows

        begun = time.monotonic()
        try:
            with self._looked_at(select) as asked:
                asked.set_options(**{"adbc.postgresql.batch_size_hint_bytes": str(_BATCH)})
                self._open.append(pa.RecordBatchReader.from_stream(asked.execute_query()[0]))
                yield from self._open[-1]
        except (pa.ArrowException, OSError):
            raise self._ended_amid_rows(begun) from None

    def export(self) -> None:
        """Let another link see this snapshot, while this one is open."""
        ((self._exported,),) = self.rows(_EXPORT)

    def beside(self) -> PostgresqlLink:
        """Return another link that sees the snapshot of this one, which exported it and may be reading."""
        return PostgresqlLink(self.address, self._password, self._exported)

    def _connect(self) -> None:
        # Not by the driver's `dbapi`, which loads pandas and polars where they are: half a second of every reader.
        try:
            import adbc_driver_manager as adbc  # noqa: PLC0415  an extra, and only where there is such a database
            import adbc_driver_postgresql as driver  # noqa: PLC0415
        except ImportError:
            why = N_("Error", "its driver is not installed. Install it with: pip install reticent[postgresql]")
            raise RefusedContentError(self.address, why) from None
        try:
            with demanded(DatabaseAddress.of(self.address)):
                self._open.append(driver.connect(_with_password(self.address, self._password)))
                self._open.append(adbc.AdbcConnection(self._open[0]))
        except adbc.Error as error:
            raise self._unconnected(str(error)) from None

    @contextmanager
    def _looked_at(self, text: str, *, runs: bool = True) -> Iterator[Any]:
        """Open a statement, which the server looks at when it is first asked for more; a fault is told.

        With `runs`, it may read rows, so that nothing of the server's own words is told.
        """
        import adbc_driver_manager as adbc  # noqa: PLC0415  loaded by `_connect`

        self.check()
        n, begun = len(self._open), time.monotonic()
        try:
            self._open.append(statement := adbc.AdbcStatement(self._open[1]))
            statement.set_sql_query(text)
            statement.prepare()
            yield statement
        except adbc.Error as error:
            is_late = time.monotonic() - begun >= SECONDS
            raise self._ended(self._told(error, runs=runs, is_late=is_late)) from None
        finally:
            self._close_beyond(n)

    def _ended_amid_rows(self, begun: float) -> SourceError:
        """Keep a fault within a stream, for which the driver tells the server's words, and no code."""
        if time.monotonic() - begun >= SECONDS:
            return self._ended(TooMuchTimeError(self.address))
        why = N_(
            "Error",
            "the server ended the reading. A value may not fit what the query or the view asks for, or the "
            "connection broke. Try again, or ask whoever runs the server.",
        )
        return self._ended(RefusedContentError(self.address, why))

    def _ended(self, fault: SourceError) -> SourceError:
        """Keep a fault, which ends the transaction: a second pass is told it again."""
        self._fault = fault
        return fault

    def _close_beyond(self, n: int) -> None:
        """Close what was opened after the first `n`, last first, each once."""
        while len(self._open) > n:
            self._open.pop().close()

    def _unconnected(self, words: str) -> SourceError:
        """Return why there is no connection; no row was read yet that the words could hold."""
        if "://" in words:  # the library repeats the address that it cannot read, with the password
            why = N_("Error", "it is no address of a database. Write postgresql://host:port/database.")
            return RefusedContentError(self.address, why)
        if any(each in words for each in _NO_PASSWORD):
            return DatabasePasswordError(file=self.address)
        if _NO_ENCRYPTION in words:
            why = N_(
                "Error",
                "the server has no encrypted connections, so that password and rows could be read on their way. Ask "
                "whoever runs it for TLS. If you trust the network between, add ?sslmode=disable to the address.",
            )
            return RefusedContentError(self.address, why)
        if _IN_CLEAR in words:
            why = N_(
                "Error",
                "the server wants the password itself, over a connection that is not encrypted. It was not sent. Ask "
                "whoever runs it for TLS, or for SCRAM.",
            )
            return RefusedContentError(self.address, why)
        # "… connection to server at "db", port 5432 failed: FATAL:  database "x" does not exist"
        first = words.strip().splitlines()[0]
        detail = first.rpartition("FATAL:")[2].strip() if "FATAL:" in first else first.rpartition("connect: ")[2]
        if "FATAL:" in first:
            # the password, too: the server says so in its own language, of which two are known here
            why = N_(
                "Error",
                "the server does not let you in ({detail}). Check the names of database and user, and the password.",
            )
        else:
            why = N_("Error", "the server does not answer ({detail}). Check that it runs, and its name and port.")
        return RefusedContentError(self.address, why.format(detail=detail))

    def _told(self, error: Exception, *, runs: bool, is_late: bool) -> SourceError:
        """Return what a fault of the server means; its own words may quote a row once a statement runs.

        `is_late`: the statement took all its time. What the driver asks by itself may take the last of it: the fault is
        then that of the next statement, which the server refuses.
        """
        state = str(getattr(error, "sqlstate", None) or "")
        if state == "57014" or (state == "25P02" and is_late):
            return TooMuchTimeError(self.address)
        if state == "42501":
            why = N_(
                "Error", "the server does not let this user read it, or not all of its rows. Ask for the right there."
            )
            return RefusedContentError(self.address, why)
        if state == "25006":
            return query_fault(self.address, N_("Error", "it would write"))
        if state.startswith(("0A", "42")) and not runs:
            return query_fault(self.address, _detail(str(error)))
        if state.startswith("22"):
            return query_fault(self.address, N_("Error", "a value does not fit what it asks for"))
        why = N_("Error", "the server refuses to read it (code {code}). Try again, or ask whoever runs the server.")
        return RefusedContentError(self.address, why.format(code=state or "–"))


def _with_password(address: str, password: str) -> str:
    """Return what the driver takes: the address with the password, in the memory of this process alone."""
    if not password:
        return address
    mark = "&" if "?" in address else "?"
    return f"{address}{mark}password={quote(password, safe='')}"


def _detail(words: str) -> str:
    """Return what the server says of a statement that it has only looked at."""
    return words.splitlines()[0].rpartition(":  ")[2]
