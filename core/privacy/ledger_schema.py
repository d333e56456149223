"""The tables inside a ledger's file, and the steps by which an older file gets them."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from core.atomic_write import sync_file, sync_folder
from core.drafts import SUFFIX, clear_drafts, mark, prefix

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
    """
BEGIN IMMEDIATE;
ALTER TABLE entries ADD COLUMN facts TEXT NOT NULL DEFAULT '';
PRAGMA user_version = 3;
COMMIT;
""",
    # Entries may be charges of private choices, which a program of format 3 would take for releases, or of (ε, δ)
    # without ρ, the δ of which it would not count.
    """
BEGIN IMMEDIATE;
PRAGMA user_version = 4;
COMMIT;
""",
)
"""From nothing to format 1, from each to the next; a program of an older format refuses a newer one."""

FORMAT = len(_STEPS)


def make_ledger(path: Path) -> None:
    """Make an empty ledger at `path`, whole or not at all; one that another program makes meanwhile stays.

    Raises:
        sqlite3.Error, OSError: if the system refuses.
    """
    clear_drafts(path)
    draft = path.with_name(f"{prefix(path)}{os.getpid()}-{threading.get_ident()}{SUFFIX}")
    draft.unlink(missing_ok=True)  # of a process of that number, on a drive that knows no marks
    try:
        with _marked(draft):
            with closing(sqlite3.connect(draft)) as connection:
                complete(connection)
            sync_file(draft)
            with suppress(FileExistsError):
                _put(draft, path)
        sync_folder(path.parent)
    finally:
        draft.unlink(missing_ok=True)


@contextmanager
def _marked(draft: Path) -> Iterator[None]:
    """Make an empty draft, marked as in use within the context."""
    while True:
        with open(draft, "wb", opener=_own) as file:
            if mark(file, draft):
                yield
                return


def _own(path: str, flags: int) -> int:
    """Open a file; a new one is for its owner alone, as the rows should be, and so is SQLite's journal."""
    return os.open(path, flags, 0o600)


def _put(draft: Path, path: Path) -> None:
    """Give the draft its name, unless there is a file of that name; FileExistsError then."""
    try:
        os.link(draft, path)
    except FileExistsError:
        raise
    except OSError:  # a drive without links, such as a memory card: never over a file, but torn by a power cut
        with open(path, "xb", opener=_own) as file:
            file.write(draft.read_bytes())
        sync_file(path)


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
            if _version(connection) == version:  # otherwise another process upgraded it first
                raise


def mark_and_version(connection: sqlite3.Connection) -> tuple[int, int]:
    """Return the mark of the program that made the file, and its format."""
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
