"""The tables of a ledger's file, also where two programs make them at once."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from core.privacy.ledger_schema import APPLICATION, FORMAT, complete, is_intact, mark_and_version


def opened(path, mode="rwc", **more):
    return closing(sqlite3.connect(f"{path.as_uri()}?mode={mode}", isolation_level=None, uri=True, **more))


def test_two_programs_may_make_a_ledger_at_once(tmp_path):
    path = tmp_path / "ledger.db"

    class Slow(sqlite3.Connection):
        """Finds the file empty; before it makes a table, a rival has made all."""

        def executescript(self, script):
            with opened(path) as rival:
                complete(rival)
            return super().executescript(script)

    with opened(path, factory=Slow) as connection:
        complete(connection)
        assert not connection.in_transaction
        assert mark_and_version(connection) == (APPLICATION, FORMAT)
        assert is_intact(connection)


def test_a_file_in_which_no_table_can_be_made_is_told(tmp_path):
    path = tmp_path / "ledger.db"
    path.touch()
    with opened(path, "ro") as connection, pytest.raises(sqlite3.OperationalError, match="readonly"):
        complete(connection)
    assert path.read_bytes() == b""


def test_a_file_that_another_program_holds_is_told(tmp_path):
    with opened(tmp_path / "ledger.db") as rival, opened(tmp_path / "ledger.db", timeout=0) as connection:
        rival.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            complete(connection)


@pytest.mark.parametrize("version", [-1, FORMAT, FORMAT + 1])
def test_a_ledger_of_no_older_format_is_left_alone(tmp_path, version):
    with opened(tmp_path / "ledger.db") as connection:
        connection.executescript(f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {version};")
        complete(connection)
        assert mark_and_version(connection) == (APPLICATION, version)
        assert not is_intact(connection)


def test_a_database_of_others_is_left_alone(tmp_path):
    with opened(tmp_path / "theirs.db") as connection:
        connection.execute("CREATE TABLE theirs (x)")
        complete(connection)
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("theirs",)]


def test_comparing_with_a_new_ledger_leaves_no_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with opened(tmp_path / "ledger.db") as connection:
        complete(connection)
        assert is_intact(connection)
    assert [path.name for path in tmp_path.iterdir()] == ["ledger.db"]


def test_a_ledger_is_known_by_its_mark(tmp_path):
    """At its place in SQLite's header; were it another, no ledger made before would be one."""
    path = tmp_path / "ledger.db"
    with opened(path) as connection:
        complete(connection)
    assert path.read_bytes()[68:72] == b"RETC"
