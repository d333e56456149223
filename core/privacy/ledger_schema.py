"""The tables inside a ledger's file, and the steps by which an older file gets them."""

from __future__ import annotations

import sqlite3
from contextlib import closing

APPLICATION = 0x52455443
"""Marks an SQLite file as ours: "RETC"."""

_STEPS = (
    f"""
BEGIN IMMEDIATE;
CREATE TABLE entries (
    number INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    dataset TEXT NOT NULL,
    definition TEXT NOT NULL,
    epsilon TEXT NOT NULL,
    delta TEXT NOT NULL,
    rho TEXT NOT NULL,
    at TEXT NOT NULL,
    what TEXT NOT NULL,
    hash TEXT NOT NULL
) STRICT;
CREATE TRIGGER never_changed BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;
CREATE TRIGGER never_deleted BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = 1;
COMMIT;
""",
    """
BEGIN IMMEDIATE;
CREATE TABLE kept (
    entry INTEGER NOT NULL,
    part INTEGER NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY (entry, part)
) STRICT;
CREATE TRIGGER kept_never_changed BEFORE UPDATE ON kept BEGIN SELECT RAISE(ABORT, 'tables are never changed'); END;
CREATE TRIGGER kept_never_deleted BEFORE DELETE ON kept BEGIN SELECT RAISE(ABORT, 'tables are never deleted'); END;
PRAGMA user_version = 2;
COMMIT;
""",
)
"""From nothing to format 1, from 1 to 2."""

FORMAT = len(_STEPS)


def complete(connection: sqlite3.Connection) -> None:
    """Give an empty file, or a ledger of an older format, all tables; leave any other file alone.

    Raises:
        sqlite3.Error: if the file cannot be written, or is no database.
    """
    while (version := _version(connection)) is not None and 0 <= version < FORMAT:
        try:
            connection.executescript(_STEPS[version])
        except sqlite3.OperationalError:
            connection.rollback()  # does nothing if not even BEGIN was possible
            if _version(connection) == version:  # else another program was faster
                raise


def mark_and_version(connection: sqlite3.Connection) -> tuple[int, int]:
    """Return whose file it says it is, and in which format."""
    mark, version = (connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version"))
    return mark, version


def is_intact(connection: sqlite3.Connection) -> bool:
    """Return whether tables and triggers are those of a new ledger, word for word."""
    with closing(sqlite3.connect(":memory:")) as fresh:
        complete(fresh)
        return _objects(connection) == _objects(fresh)


def _version(connection: sqlite3.Connection) -> int | None:
    """Return the format of a ledger, 0 for an empty file, None for a file that is not ours."""
    mark, version = mark_and_version(connection)
    if mark == APPLICATION:
        return version
    return None if _objects(connection) else 0


def _objects(connection: sqlite3.Connection) -> set[tuple[object, ...]]:
    return set(connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master"))
