"""The ledger's file: an SQLite database of entries that are added, never changed, each sealed to the one before.

SQLite, because an added entry survives a crash and a power cut, and two processes cannot both spend the rest of a
budget: a transaction locks the whole file. Requests, noisy answers and tables are kept in that file, too; the entry
that is added with them holds their SHA-256, so the seals cover them.

Power may fail at any moment. With a rollback journal and synchronous=EXTRA, a commit takes these steps, each on disk
before the next begins: write the journal with the old pages, and its folder; write the new pages; remove the journal;
write the folder. Until the last step, a restart finds the journal and restores the old pages; after it, the entry is
permanent. `add` returns after the last step, and noise is drawn only then: every draw has its charge on disk. This
holds for drives that write when told to.

The seals reveal a change to any entry. Missing last entries are revealed only by comparison with a seal kept elsewhere.
"""

from __future__ import annotations

import hashlib
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path

from core.atomic_write import can_be_named, sync_folder
from core.drafts import clear_drafts
from core.errors import LedgerFileError, MissingLedgerError
from core.privacy.entry_facts import Facts
from core.privacy.ledger_entry import FIRST_SEAL, KEPT, EntryDraft, LedgerEntry, seal
from core.privacy.ledger_schema import APPLICATION, FORMAT, complete, is_intact, make_ledger, mark_and_version
from core.words import N_

PATIENCE = 10.0
"""Seconds to wait for another process that holds the file; the message of SQLITE_BUSY names them. A shorter wait
refuses charges while a slow disk syncs another one; a longer wait looks like a frozen program."""

_PAUSE = 0.002
"""Seconds between two attempts to write: a longer pause loses against busy processes, a shorter one only takes time."""

_PART = 1 << 24
"""Bytes of kept content in one row (16 MiB). SQLite refuses rows above 1 GB (SQLITE_MAX_LENGTH)."""

_COLUMNS = "number, kind, dataset, definition, epsilon, delta, rho, at, what, facts, hash"

_REASONS = {
    sqlite3.SQLITE_BUSY: (
        N_("Error", "another program is using it, and did not let go for 10 seconds"),
        N_("Error", "Close it, or wait, and try again."),
    ),
    sqlite3.SQLITE_CANTOPEN: (
        N_("Error", "it cannot be opened as a file"),
        N_("Error", "Choose another place for the ledger, or ask for permission."),
    ),
    sqlite3.SQLITE_READONLY: (N_("Error", "it may not be written"), N_("Error", "Ask for permission to write there.")),
    sqlite3.SQLITE_IOERR: (N_("Error", "the drive failed"), N_("Error", "Check the drive, and try again.")),
    sqlite3.SQLITE_FULL: (N_("Error", "the disk is full"), N_("Error", "Make room, and try again.")),
    sqlite3.SQLITE_NOTADB: (
        N_("Error", "it is not a ledger"),
        N_(
            "Error",
            "If it was yours, what was spent still counts. Restore the newest backup, and leave as much unspent "
            "as was spent since. If not, choose another ledger.",
        ),
    ),
}
_DAMAGED = (
    N_("Error", "it is damaged"),
    N_("Error", "Put back the newest copy from your backup, and leave as much unspent as was spent since."),
)
_EMPTIED = (
    N_("Error", "it is empty, and this program never leaves one empty: somebody emptied it, or a copy failed"),
    N_(
        "Error",
        "What was spent still counts. Restore the newest backup, and leave as much unspent as was spent "
        "since. If nothing was ever charged to it, delete it.",
    ),
)

_CHANGED_TABLES = N_("Error", "the tables kept in entry {number} were changed or removed")
_CHANGED_CONTENT = N_("Error", "what is kept in entry {number} was changed or removed")


class LedgerFile:
    """Reads and adds entries; holds no connection between calls, so any thread may use it."""

    def __init__(self, path: Path, *, make: bool = True) -> None:
        """Open the file at `path`, or make it with its folders unless `make` is False; check every seal.

        Raises:
            MissingLedgerError: if it does not exist and `make` is False.
            LedgerFileError: if it cannot be made or written, is not a ledger, or was tampered with.
        """
        self.path = path.absolute()
        with self._explained():
            if not can_be_named(self.path):
                raise self._error(
                    N_("Error", "no file can have this name"), N_("Error", "Choose another place for the ledger.")
                )
            if not self.path.exists():
                if not make:
                    raise MissingLedgerError(str(path))
                _make_folder(self.path.parent)
                make_ledger(self.path.resolve())
            if self.path.stat().st_nlink > 1:  # a second link: the process that made it died before removing its draft
                clear_drafts(self.path.resolve())
            if self.path.stat().st_size == 0:
                raise self._error(*_EMPTIED)
            with closing(self._connect("rw")) as connection:
                self._prepare(connection)
        self.entries()

    def entries(self) -> tuple[LedgerEntry, ...]:
        """Return all entries, each checked against its seal.

        Raises:
            LedgerFileError: naming the first entry that was changed or is missing.
        """
        with self._explained(), closing(self._connect("rw")) as connection:
            return self._read(connection)

    def read(
        self, asked: Callable[[tuple[LedgerEntry, ...]], Iterator[LedgerEntry]]
    ) -> tuple[tuple[LedgerEntry, ...], dict[int, bytes]]:
        """Return all lines, and by number what is kept with those that `asked` names, of one state of the file.

        The lines are checked against their seals; what is kept is for `checked_content` to check.

        Raises:
            LedgerFileError: naming the first line that was changed or is missing.
        """
        with self._explained(), closing(self._connect("rw")) as connection:
            connection.execute("BEGIN")
            entries = self._read(connection)
            return entries, {entry.number: _kept_with(connection, entry) for entry in asked(entries)}

    def add(
        self,
        decide: Callable[[tuple[LedgerEntry, ...]], EntryDraft],
        content: bytes = b"",
        before: Callable[[tuple[LedgerEntry, ...]], EntryDraft | None] | None = None,
    ) -> LedgerEntry:
        """Add the entry that `decide` makes from all entries so far, with its content; on disk when this returns.

        Reading and adding are one transaction: no other process can add an entry in between. If `decide` raises,
        nothing is added, nor is the entry that `before` has made.

        Args:
            decide: makes the entry.
            content: what is kept with it.
            before: makes an entry that comes first, if one is needed; `decide` gets it with the others.
        """
        with self._explained(), closing(self._connect("rw")) as connection:
            _lock(connection)
            entries = self._read(connection)
            first = before(entries) if before is not None else None
            if first is not None:
                entries = (*entries, _insert(connection, first, entries))
            entry = _insert(connection, decide(entries), entries)
            parts = (content[start : start + _PART] for start in range(0, len(content), _PART))
            rows = ((entry.number, part, piece) for part, piece in enumerate(parts))
            connection.executemany("INSERT INTO kept (entry, part, content) VALUES (?,?,?)", rows)
            connection.execute("COMMIT")
            return entry

    def content(self, entry: LedgerEntry) -> bytes:
        """Return the content kept with an entry, checked against its digest.

        Raises:
            LedgerFileError: if it was changed or is missing.
        """
        with self._explained(), closing(self._connect("rw")) as connection:
            return self._content(connection, entry)

    def verify(self) -> tuple[LedgerEntry, ...]:
        """Check seals, kept content, the triggers that forbid changes, and every page; return all entries.

        Raises:
            LedgerFileError: naming what was changed or is missing.
        """
        with self._explained(), closing(self._connect("rw")) as connection:
            self._prepare(connection)
            connection.execute("BEGIN")  # one snapshot, whatever other processes add meanwhile
            entries = self._read(connection)
            for entry in entries:
                if entry.kept_digest:
                    self._content(connection, entry)
            if not is_intact(connection):
                raise self._error(N_("Error", "the rules that forbid changes to it were changed"), _DAMAGED[1])
            if connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
                raise self._error(*_DAMAGED)
            return entries

    def _connect(self, mode: str) -> sqlite3.Connection:
        """Return a connection."""
        # mode=rw: SQLite's default, rwc, would make an empty ledger in place of a lost one.
        address = f"{self.path.as_uri()}?mode={mode}"
        connection = sqlite3.connect(address, timeout=PATIENCE, isolation_level=None, uri=True)
        # Damaged text must fail at its seal, which names the entry, not at decoding.
        connection.text_factory = lambda raw: raw.decode("utf-8", "surrogateescape")
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA synchronous = EXTRA")
        return connection

    def _prepare(self, connection: sqlite3.Connection) -> None:
        """Upgrade a ledger of an older format; refuse a file that is not a ledger."""
        if mark_and_version(connection)[0] != APPLICATION:
            raise self._error(*_REASONS[sqlite3.SQLITE_NOTADB])
        complete(connection)
        _, version = mark_and_version(connection)
        if version != FORMAT:
            raise self._error(
                N_("Error", "it was written by a newer version of this program"), N_("Error", "Install that version.")
            )

    def _read(self, connection: sqlite3.Connection) -> tuple[LedgerEntry, ...]:
        entries: list[LedgerEntry] = []
        before = FIRST_SEAL
        for number, row in enumerate(connection.execute(f"SELECT {_COLUMNS} FROM entries ORDER BY number"), start=1):  # noqa: S608  our own names
            if row[0] != number:
                raise self._tampered(number, N_("Error", "entry {number} is missing"))
            if row[-1] != seal(before, row[:-2], row[-2]):
                raise self._tampered(number, N_("Error", "entry {number} was changed after it was written"))
            before = row[-1]
            entries.append(self._entry(row))
        return tuple(entries)

    def _content(self, connection: sqlite3.Connection, entry: LedgerEntry) -> bytes:
        return checked_content(self.path, entry, _kept_with(connection, entry))

    def _entry(self, row: tuple[object, ...]) -> LedgerEntry:
        try:
            return _entry(row)
        except (ValueError, ZeroDivisionError, RecursionError) as error:  # a valid seal around fields we never write
            raise self._tampered(int(str(row[0])), N_("Error", "entry {number} makes no sense")) from error

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Turn errors of the file system and of SQLite into a LedgerFileError."""
        try:
            yield
        except (sqlite3.Error, UnicodeDecodeError) as error:  # sqlite3 decodes messages, which may quote damaged text
            code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
            raise self._error(*_REASONS.get(code, _DAMAGED)) from error
        except OSError as error:
            why = error.strerror or str(error)
            raise self._error(why, N_("Error", "Choose another place for the ledger.")) from error

    def _tampered(self, number: int, template: str) -> LedgerFileError:
        return _tampered(self.path, number, template)

    def _error(self, why: str, cure: str) -> LedgerFileError:
        return LedgerFileError(str(self.path), why, cure)


def checked_content(path: Path, entry: LedgerEntry, content: bytes) -> bytes:
    """Return what the file at `path` keeps with a line, if that is what its seal covers.

    Raises:
        LedgerFileError: if it was changed or is missing.
    """
    if hashlib.sha256(content).hexdigest() != entry.kept_digest:
        raise _tampered(path, entry.number, _CHANGED_TABLES if entry.kind == KEPT else _CHANGED_CONTENT)
    return content


def _kept_with(connection: sqlite3.Connection, entry: LedgerEntry) -> bytes:
    parts = connection.execute("SELECT content FROM kept WHERE entry = ? ORDER BY part", (entry.number,))
    return b"".join(part for (part,) in parts if isinstance(part, bytes))


def _tampered(path: Path, number: int, template: str) -> LedgerFileError:
    return LedgerFileError(str(path), template.format(number=number), _DAMAGED[1])


def _lock(connection: sqlite3.Connection) -> None:
    """Begin a write transaction; wait for other processes.

    SQLite's own busy handler waits longer after each attempt, so a process that keeps trying at short intervals would
    always win. Therefore this function waits at short intervals, too.
    """
    connection.execute("PRAGMA busy_timeout = 0")
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("BEGIN IMMEDIATE")
            break
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(_PAUSE)
    connection.execute(f"PRAGMA busy_timeout = {round(1000 * PATIENCE)}")


def _make_folder(folder: Path) -> None:
    """Make a folder and those above it, and sync their parents: after a power cut the ledger must still be found."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for made in missing:
        sync_folder(made.parent)


def _insert(connection: sqlite3.Connection, draft: EntryDraft, before: tuple[LedgerEntry, ...]) -> LedgerEntry:
    """Write the draft as the next entry of the transaction, with number, time and seal."""
    row = _sealed_row(draft, before)
    entry = _entry(row)
    connection.execute(f"INSERT INTO entries ({_COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?,?,?)", row)  # noqa: S608  our own names
    return entry


def _sealed_row(draft: EntryDraft, before: tuple[LedgerEntry, ...]) -> tuple[object, ...]:
    """Return the draft in the order of `_COLUMNS`."""
    when = datetime.now(UTC).isoformat(timespec="seconds")
    amounts = (str(draft.epsilon), str(draft.delta), str(draft.rho))
    fields = (len(before) + 1, draft.kind, draft.dataset, draft.definition, *amounts, when, draft.what)
    last = before[-1].hash if before else FIRST_SEAL
    return (*fields, draft.facts.text, seal(last, fields, draft.facts.text))


def _entry(row: tuple[object, ...]) -> LedgerEntry:
    number, kind, dataset, definition, epsilon, delta, rho, when, what, facts, mark = row
    return LedgerEntry(
        kind=str(kind),
        dataset=str(dataset),
        definition=str(definition),
        epsilon=Fraction(str(epsilon)),
        delta=Fraction(str(delta)),
        rho=Fraction(str(rho)),
        what=str(what),
        facts=Facts.read(str(facts)),
        number=int(str(number)),
        when=str(when),
        hash=str(mark),
    )
