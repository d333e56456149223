"""What tests do inside a ledger's file: meet a rival in the middle of a step, or look at a connection."""

from __future__ import annotations

from core.privacy import ledger_storage


def meet_in_adding(monkeypatch, ledger, rival):
    """Have `rival` called each time just before this ledger adds a line."""
    add = ledger._file.add

    def late(*given):
        rival()
        return add(*given)

    monkeypatch.setattr(ledger._file, "add", late)


def meet_after_reading(monkeypatch, ledger, rival):
    """Have `rival` called each time this ledger has read its lines."""
    read = ledger._file._read

    def read_then_meet(connection):
        lines = read(connection)
        rival()
        return lines

    monkeypatch.setattr(ledger._file, "_read", read_then_meet)


def interrupt_after_commit(monkeypatch, error=KeyboardInterrupt):
    """Raise once, as soon as any ledger has added a line: the line is on disk, and nobody has its number yet."""
    connect, waiting = ledger_storage.LedgerFile._connect, [error]

    class Connection:
        def __init__(self, real):
            self._real = real

        def __getattr__(self, name):
            return getattr(self._real, name)

        def execute(self, words, *given):
            done = self._real.execute(words, *given)
            if words == "COMMIT" and waiting:
                raise waiting.pop()
            return done

    monkeypatch.setattr(ledger_storage.LedgerFile, "_connect", lambda self, mode: Connection(connect(self, mode)))


def open_all_as(monkeypatch, mode):
    """Have every file of a ledger opened in this mode, whatever is asked for."""
    connect = ledger_storage.LedgerFile._connect
    monkeypatch.setattr(ledger_storage.LedgerFile, "_connect", lambda self, _mode: connect(self, mode))


def connected(ledger):
    """Return a connection as it is made to add lines."""
    return ledger._file._connect("rw")


def lock(connection):
    ledger_storage._lock(connection)


def make_folder(path):
    ledger_storage._make_folder(path)


def sealed(draft, lines):
    """Return the line that a draft becomes after these."""
    return ledger_storage._entry(ledger_storage._sealed_row(draft, lines))
