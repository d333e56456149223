"""The ledger's file: an SQLite database of lines that are added, never changed, each sealed to the one before.

SQLite, because a line that was added survives a crash and a power cut, and two programs cannot both take the last of a
budget: a transaction locks the whole file. Settings: rollback journal, synchronous=EXTRA (the folder is synced too).
The seals show a change to any line; that the last lines are missing shows only against a seal printed elsewhere.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path

from core.errors import LedgerFileError
from core.privacy.entry import FIRST_SEAL, Draft, Entry, seal
from core.words import N_

APPLICATION = 0x52455443
"""Marks an SQLite file as ours: "RETC"."""

FORMAT = 1

PATIENCE = 10.0
"""Seconds to wait for another program that holds the file."""

_SCHEMA = f"""
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
PRAGMA user_version = {FORMAT};
COMMIT;
"""

_COLUMNS = "number, kind, dataset, definition, epsilon, delta, rho, at, what, hash"

_REASONS = {
    sqlite3.SQLITE_BUSY: (N_("Error", "another program is using it"), N_("Error", "Close it, or wait, and try again.")),
    sqlite3.SQLITE_CANTOPEN: (
        N_("Error", "it cannot be opened as a file"),
        N_("Error", "Choose another place for the ledger, or ask for permission."),
    ),
    sqlite3.SQLITE_READONLY: (N_("Error", "it may not be written"), N_("Error", "Ask for permission to write there.")),
    sqlite3.SQLITE_IOERR: (N_("Error", "the drive failed"), N_("Error", "Check the drive, and try again.")),
    sqlite3.SQLITE_FULL: (N_("Error", "the disk is full"), N_("Error", "Make room, and try again.")),
    sqlite3.SQLITE_NOTADB: (N_("Error", "it is not a ledger"), N_("Error", "Choose another file.")),
}
_DAMAGED = (
    N_("Error", "it is damaged"),
    N_("Error", "Put back the newest copy from your backup, and charge what was released since."),
)


class LedgerFile:
    """Reads and adds lines; holds no connection between calls, so any thread may use it."""

    def __init__(self, path: Path) -> None:
        """Open the file at `path`, or make it with its folders; verify every line.

        Raises:
            LedgerFileError: if it cannot be made or written, is not a ledger, or was tampered with.
        """
        self.path = path.absolute()
        with self._explained():
            _make_folder(self.path.parent)
            with closing(self._connect("rwc")) as connection:
                self._prepare(connection)
        self.entries()

    def entries(self) -> tuple[Entry, ...]:
        """Return all lines, each checked against its seal.

        Raises:
            LedgerFileError: naming the first line that was changed or is missing.
        """
        with self._explained(), closing(self._connect("rw")) as connection:
            return self._read(connection)

    def add(self, decide: Callable[[tuple[Entry, ...]], Draft]) -> Entry:
        """Add the line that `decide` makes of all lines so far; on disk when this returns.

        Nobody else can add a line between the look and the addition. If `decide` raises, nothing is added.
        """
        with self._explained(), closing(self._connect("rw")) as connection:
            connection.execute("BEGIN IMMEDIATE")
            before = self._read(connection)
            entry = _sealed(decide(before), before)
            connection.execute(f"INSERT INTO entries ({_COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?,?)", _row(entry))  # noqa: S608  our own names
            connection.execute("COMMIT")
            return entry

    def _connect(self, mode: str) -> sqlite3.Connection:
        """Return a connection; mode "rw" never makes an empty ledger in place of a lost one."""
        address = f"{self.path.as_uri()}?mode={mode}"
        connection = sqlite3.connect(address, timeout=PATIENCE, isolation_level=None, uri=True)
        # A damaged text must fail at its seal, which names the entry, not at its decoding.
        connection.text_factory = lambda raw: raw.decode("utf-8", "surrogateescape")
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA synchronous = EXTRA")
        return connection

    def _prepare(self, connection: sqlite3.Connection) -> None:
        """Make a new file a ledger; refuse any other that is none."""
        if self._is_new(connection):
            try:
                connection.executescript(_SCHEMA)
            except sqlite3.OperationalError:
                if self._is_new(connection):  # else another program was faster
                    raise
        mark, version = (
            connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")
        )
        if mark != APPLICATION:
            raise self._error(*_REASONS[sqlite3.SQLITE_NOTADB])
        if version != FORMAT:
            raise self._error(
                N_("Error", "it was written by a newer version of this program"), N_("Error", "Install that version.")
            )

    @staticmethod
    def _is_new(connection: sqlite3.Connection) -> bool:
        (n_objects,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        return bool(n_objects == 0)

    def _read(self, connection: sqlite3.Connection) -> tuple[Entry, ...]:
        entries: list[Entry] = []
        before = FIRST_SEAL
        for number, row in enumerate(connection.execute(f"SELECT {_COLUMNS} FROM entries ORDER BY number"), start=1):  # noqa: S608  our own names
            if row[0] != number:
                raise self._tampered(number, N_("Error", "entry {number} is missing"))
            if row[-1] != seal(before, row[:-1]):
                raise self._tampered(number, N_("Error", "entry {number} was changed after it was written"))
            before = row[-1]
            entries.append(self._entry(row))
        return tuple(entries)

    def _entry(self, row: tuple[object, ...]) -> Entry:
        try:
            return _entry(row)
        except (ValueError, ZeroDivisionError) as error:  # sealed, but not by this program
            raise self._tampered(int(str(row[0])), N_("Error", "entry {number} makes no sense")) from error

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Turn faults of the file system and of SQLite into words."""
        try:
            yield
        except sqlite3.Error as error:
            code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
            raise self._error(*_REASONS.get(code, _DAMAGED)) from error
        except OSError as error:
            why = error.strerror or str(error)
            raise self._error(why, N_("Error", "Choose another place for the ledger.")) from error

    def _tampered(self, number: int, template: str) -> LedgerFileError:
        return self._error(template.format(number=number), _DAMAGED[1])

    def _error(self, why: str, cure: str) -> LedgerFileError:
        return LedgerFileError(str(self.path), why, cure)


def _make_folder(folder: Path) -> None:
    """Make a folder and those above it, and have their names on disk: the file in it must not get lost."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    if os.name == "posix":  # elsewhere folders cannot be synced
        for made in missing:
            handle = os.open(made.parent, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def _sealed(draft: Draft, before: tuple[Entry, ...]) -> Entry:
    """Return the draft as the next line."""
    when = datetime.now(UTC).isoformat(timespec="seconds")
    unsealed = Entry(
        draft.kind, draft.dataset, draft.definition, draft.epsilon, draft.delta, draft.rho, draft.what,
        number=len(before) + 1, when=when, hash="",
    )  # fmt: skip
    last = before[-1].hash if before else FIRST_SEAL
    return _entry((*_row(unsealed)[:-1], seal(last, _row(unsealed)[:-1])))


def _row(entry: Entry) -> tuple[object, ...]:
    amounts = (str(entry.epsilon), str(entry.delta), str(entry.rho))
    return (entry.number, entry.kind, entry.dataset, entry.definition, *amounts, entry.when, entry.what, entry.hash)


def _entry(row: tuple[object, ...]) -> Entry:
    number, kind, dataset, definition, epsilon, delta, rho, when, what, mark = row
    return Entry(
        str(kind), str(dataset), str(definition), Fraction(str(epsilon)), Fraction(str(delta)), Fraction(str(rho)),
        str(what), number=int(str(number)), when=str(when), hash=str(mark),
    )  # fmt: skip
