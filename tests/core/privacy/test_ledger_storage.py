"""The ledger's file: crashes, rivals, tampering, and places where no file can be."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace

import pytest

from core.errors import LedgerFileError, OverspendingError
from core.privacy import ledger_storage
from core.privacy.entry_facts import NO_FACTS, Facts
from core.privacy.ledger import DatasetBudget, Ledger
from core.privacy.ledger_entry import FIRST_SEAL, EntryDraft, clock_set_back, seal
from core.privacy.release_cost import ReleaseCost
from tests.core.privacy.insides import connected, lock, make_folder, meet_after_reading, open_all_as, sealed

ROOT = Path(__file__).parents[3]
TENTH = ReleaseCost.pure(Fraction(1, 10))

SPENDER = """
import sys
from fractions import Fraction
from pathlib import Path
from core.errors import OverspendingError
from core.privacy.release_cost import ReleaseCost
from core.privacy.ledger_entry import clock_set_back
from core.privacy.ledger import DatasetBudget, Ledger
ledger = Ledger(Path(sys.argv[1]))
ledger.set_budget("Adult", DatasetBudget(Fraction(sys.argv[2])))
print("ready", flush=True)
sys.stdin.readline()
try:
    while True:
        print(ledger.charge("Adult", ReleaseCost.pure(Fraction(1, 40)), "tables").number, flush=True)
except OverspendingError:
    print("refused", flush=True)
"""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "ledger.db"


@pytest.fixture
def ledger(path):
    made = Ledger(path)
    made.set_budget("Adult", DatasetBudget(Fraction(1)))
    for number in range(3):
        made.charge("Adult", TENTH, f"release {number}")
    return made


def spender(path, total):
    process = subprocess.Popen(
        [sys.executable, "-c", SPENDER, str(path), total],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout.readline() == "ready\n"
    return process


def test_programs_that_charge_at_once_share_one_budget(path):
    """Both open it first, then both spend until refused: 40 charges fit, and each number is given once."""
    rivals = [spender(path, "1") for _ in range(2)]
    for rival in rivals:
        rival.stdin.write("go\n")
        rival.stdin.flush()
    numbers = []
    for rival in rivals:
        *theirs, last = rival.communicate(timeout=120)[0].split()
        assert (last, rival.returncode) == ("refused", 0)
        numbers += map(int, theirs)
    charges = [entry for entry in Ledger(path).history() if entry.kind == "charge"]
    assert sorted(numbers) == [entry.number for entry in charges]
    assert len(charges) == 40


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
@pytest.mark.parametrize("seen", [1, 2, 5, 9])
def test_a_killed_program_leaves_every_charge_it_was_told_of(path, seen):
    victim = spender(path, "1000")
    victim.stdin.write("go\n")
    victim.stdin.flush()
    told = [int(victim.stdout.readline()) for _ in range(seen)]
    os.kill(victim.pid, signal.SIGKILL)
    # Read on, rather than `communicate`, which would pass over lines that were read ahead.
    with victim:
        told += [int(line) for line in victim.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
    recorded = [entry.number for entry in Ledger(path).history() if entry.kind == "charge"]
    assert recorded[: len(told)] == told
    assert len(recorded) <= len(told) + 1  # at most the one whose number was not told yet
    assert Ledger(path).charge("Adult", TENTH, "afterwards").number == recorded[-1] + 1


@pytest.mark.parametrize(
    ("old", "new"), [(b"release 1", b"release 7"), (b"1/10", b"1/90"), (b"release 1", b"release \xff")]
)
def test_a_changed_byte_is_found_and_the_entry_named(ledger, old, new):
    raw = ledger.path.read_bytes()
    place = raw.index(b"release 1")
    place = raw.rindex(old, 0, place + len(old))
    ledger.path.write_bytes(raw[:place] + new + raw[place + len(old) :])
    with pytest.raises(LedgerFileError, match="entry 3 was changed after it was written"):
        Ledger(ledger.path)


def tamper(path, statement):
    with closing(sqlite3.connect(path)) as connection:
        for trigger in ("never_changed", "never_deleted"):
            connection.execute(f"DROP TRIGGER {trigger}")
        connection.execute(statement)
        connection.commit()


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("DELETE FROM entries WHERE number = 3", "entry 3 is missing"),
        ("DELETE FROM entries WHERE number = 1", "entry 1 is missing"),
        ("UPDATE entries SET hash = hash || '0' WHERE number = 2", "entry 2 was changed"),
        ("UPDATE entries SET epsilon = '0' WHERE number = 4", "entry 4 was changed"),
        ("UPDATE entries SET number = 9 WHERE number = 4", "entry 4 is missing"),
        ("UPDATE entries SET facts = '' WHERE number = 5", "entry 5 was changed"),
        ("""UPDATE entries SET facts = '{"note":"old"}' WHERE number = 5""", "entry 5 was changed"),
        ("""UPDATE entries SET facts = '{"unit":"row"}' WHERE number = 4""", "entry 4 was changed"),
    ],
)
def test_tampering_is_found_by_a_ledger_that_is_open_too(ledger, statement, words):
    ledger.charge("Adult", TENTH, "with facts", Facts(note="new"))
    tamper(ledger.path, statement)
    for call in (ledger.history, lambda: ledger.charge("Adult", TENTH, ""), lambda: Ledger(ledger.path)):
        with pytest.raises(LedgerFileError, match=words):
            call()


@pytest.mark.parametrize("statement", ["UPDATE entries SET what = ''", "DELETE FROM entries"])
def test_the_file_itself_refuses_changes(ledger, statement):
    with closing(sqlite3.connect(ledger.path)) as connection, pytest.raises(sqlite3.IntegrityError, match="never"):
        connection.execute(statement)


def test_folders_are_made(tmp_path):
    path = tmp_path / "a" / "b" / "ledger.db"
    Ledger(path)
    assert path.is_file()


def test_only_the_file_itself_is_left_behind(ledger):
    assert [each.name for each in ledger.path.parent.iterdir()] == [ledger.path.name]


def test_the_names_of_new_folders_are_on_disk_before_the_file_is(tmp_path, monkeypatch):
    synced = []
    monkeypatch.setattr(ledger_storage, "sync_folder", synced.append)
    make_folder(tmp_path / "a" / "b")
    assert sorted(synced) == [tmp_path, tmp_path / "a"]
    make_folder(tmp_path / "a" / "b")
    assert len(synced) == 2


def test_a_line_is_dated_to_the_second():
    line = sealed(EntryDraft.charge("survey", ReleaseCost.pure(1), "28 tables"), ())
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00", line.when)


def test_a_folder_is_no_ledger(tmp_path):
    with pytest.raises(LedgerFileError, match="cannot be opened as a file"):
        Ledger(tmp_path)


def test_a_name_that_no_file_can_have(tmp_path):
    with pytest.raises(LedgerFileError, match=r"no file can have this name.*Choose another place for the ledger"):
        Ledger(tmp_path / "a\0b")


def test_a_file_in_place_of_a_folder(tmp_path):
    (tmp_path / "file").write_text("x")
    with pytest.raises(LedgerFileError, match=r"Choose another place for the ledger\.$") as caught:
        Ledger(tmp_path / "file" / "ledger.db")
    assert caught.value.why == caught.value.__cause__.strerror


def test_a_fault_without_words_of_the_systems_is_quoted(tmp_path, monkeypatch):
    def refuse(_):
        raise OSError("the drive is asleep")

    monkeypatch.setattr(ledger_storage, "_make_folder", refuse)
    with pytest.raises(LedgerFileError, match="the drive is asleep"):
        Ledger(tmp_path / "ledger.db")


def test_other_files_are_left_alone(path):
    path.write_text("name,age\n" * 1000)
    with pytest.raises(LedgerFileError, match=r"it is not a ledger\. .* Restore the newest backup"):
        Ledger(path)
    assert path.read_text() == "name,age\n" * 1000


def test_other_databases_are_left_alone(path):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE theirs (x)")
    with pytest.raises(LedgerFileError, match="it is not a ledger"):
        Ledger(path)


def test_ledgers_of_newer_versions_are_refused(ledger):
    with closing(sqlite3.connect(ledger.path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(LedgerFileError, match="newer version"):
        Ledger(ledger.path)


def test_a_damaged_file_is_told(ledger):
    raw = bytearray(ledger.path.read_bytes())
    raw[100:4000] = b"\xee" * 3900
    ledger.path.write_bytes(raw)
    with pytest.raises(LedgerFileError, match=r"backup|not a ledger"):
        Ledger(ledger.path)


def test_a_lost_ledger_is_not_replaced_by_an_empty_one(ledger):
    ledger.path.unlink()
    with pytest.raises(LedgerFileError, match="cannot be opened"):
        ledger.charge("Adult", TENTH, "")
    assert not ledger.path.exists()


def test_a_file_that_may_not_be_written_spends_nothing(ledger, monkeypatch):
    """As root, no file is read-only; so it is opened as one."""
    open_all_as(monkeypatch, "ro")
    with pytest.raises(LedgerFileError, match="may not be written"):
        ledger.charge("Adult", TENTH, "")


def test_a_file_that_another_program_holds(ledger, monkeypatch):
    monkeypatch.setattr(ledger_storage, "PATIENCE", 0.1)
    with closing(sqlite3.connect(ledger.path, isolation_level=None)) as rival:
        rival.execute("BEGIN EXCLUSIVE")
        with pytest.raises(LedgerFileError, match="another program is using it"):
            ledger.charge("Adult", TENTH, "")
    assert ledger.charge("Adult", TENTH, "").number == 5


def test_a_rival_that_lets_go_in_time_is_waited_for(ledger, monkeypatch):
    with closing(sqlite3.connect(ledger.path, isolation_level=None)) as rival:
        rival.execute("BEGIN IMMEDIATE")
        clock = SimpleNamespace(monotonic=time.monotonic, sleep=lambda _: rival.execute("ROLLBACK"))
        monkeypatch.setattr(ledger_storage, "time", clock)
        assert ledger.charge("Adult", TENTH, "").number == 5


def test_a_rival_that_never_lets_go_is_waited_for_as_long_as_promised(ledger, monkeypatch):
    now = iter(range(100))
    monkeypatch.setattr(ledger_storage, "time", SimpleNamespace(monotonic=lambda: next(now), sleep=lambda _: None))
    with closing(sqlite3.connect(ledger.path, isolation_level=None)) as rival:
        rival.execute("BEGIN IMMEDIATE")
        with pytest.raises(LedgerFileError, match="did not let go for 10 seconds"):
            ledger.charge("Adult", TENTH, "")
    assert next(now) == ledger_storage.PATIENCE + 2  # asked at 0, then until more than ten seconds were over


def test_other_faults_are_not_waited_for(ledger, monkeypatch):
    monkeypatch.setattr(ledger_storage, "time", SimpleNamespace(monotonic=lambda: 0.0, sleep=pytest.fail))
    with closing(connected(ledger)) as connection:
        lock(connection)
        assert connection.execute("PRAGMA busy_timeout").fetchone() == (10_000,)
        with pytest.raises(sqlite3.OperationalError, match="within a transaction"):
            lock(connection)


def test_a_refused_charge_frees_the_file(ledger):
    with pytest.raises(OverspendingError):
        ledger.charge("Adult", ReleaseCost.pure(5), "")
    assert Ledger(ledger.path).charge("Adult", TENTH, "").number == 5


def test_every_connection_is_as_durable_as_sqlite_can_be(ledger):
    with closing(connected(ledger)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (3,)
        assert connection.execute("PRAGMA busy_timeout").fetchone() == (10_000,)
        assert connection.isolation_level is None  # no transaction begins or ends unasked


def test_a_journal_of_another_kind_is_not_kept(ledger):
    with closing(sqlite3.connect(ledger.path)) as connection:
        assert connection.execute("PRAGMA journal_mode = WAL").fetchone() == ("wal",)
    ledger.charge("Adult", TENTH, "")
    with closing(sqlite3.connect(ledger.path)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_a_ledger_that_is_there_need_not_be_made(ledger):
    assert Ledger(ledger.path, make=False).history() == ledger.history()


def test_a_ledger_is_made_unless_it_must_be_there(tmp_path):
    assert ledger_storage.LedgerFile(tmp_path / "new.sqlite").entries() == ()


def test_verifying_looks_at_the_format_too(ledger):
    with closing(sqlite3.connect(ledger.path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(LedgerFileError, match="newer version"):
        ledger.verify()


def test_nothing_is_added_while_it_is_verified(ledger, monkeypatch):
    rival = Ledger(ledger.path)
    monkeypatch.setattr(ledger_storage, "PATIENCE", 0.1)

    def charge():
        with pytest.raises(LedgerFileError, match="another program is using it"):
            rival.charge("Adult", TENTH, "")

    meet_after_reading(monkeypatch, ledger, charge)
    assert len(ledger.verify()) == 4


def test_an_older_ledger_is_completed(ledger, path):
    """Format 1 kept no tables, and its lines had no facts."""
    lines, before = ledger.history(), FIRST_SEAL
    with closing(sqlite3.connect(path)) as connection:
        rules = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'never_changed'").fetchone()[0]
        connection.execute("DROP TRIGGER never_changed")
        for row in connection.execute("SELECT * FROM entries ORDER BY number").fetchall():
            before = seal(before, row[:9])
            connection.execute("UPDATE entries SET facts = '', hash = ? WHERE number = ?", (before, row[0]))
        connection.execute(rules)
        connection.commit()
        connection.executescript("DROP TABLE kept; ALTER TABLE entries DROP COLUMN facts; PRAGMA user_version = 1;")
    again = Ledger(path)
    assert [line.purpose for line in again.history()] == [line.purpose for line in lines]
    assert {line.facts for line in again.history()} == {NO_FACTS}
    again.keep_tables(2, b"tables")
    assert again.verify()[-1].kept_charge == 2


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("DELETE FROM kept", "the tables kept in entry 5 were changed or removed"),
        ("UPDATE kept SET content = x'00'", "the tables kept in entry 5 were changed or removed"),
        ("UPDATE kept SET entry = 4", "the tables kept in entry 5 were changed or removed"),
        ("DROP TRIGGER never_deleted", "the rules that forbid changes to it were changed"),
        ("CREATE INDEX theirs ON entries (at)", "the rules that forbid changes to it were changed"),
    ],
)
def test_verifying_finds_what_reading_does_not_look_at(ledger, statement, words):
    ledger.keep_tables(2, b"tables")
    assert ledger.verify()
    with closing(sqlite3.connect(ledger.path)) as connection:
        rules = connection.execute("SELECT name, sql FROM sqlite_master WHERE name LIKE 'kept_never%'").fetchall()
        for name, _ in rules:
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute(statement)
        for _, rule in rules:
            connection.execute(rule)
        connection.commit()
    with pytest.raises(LedgerFileError, match=words):
        ledger.verify()


def test_verifying_looks_at_every_page(ledger):
    """One more page, of which the file's own count knows, but no table."""
    raw = bytearray(ledger.path.read_bytes())
    size = int.from_bytes(raw[16:18], "big")
    raw[28:32] = (len(raw) // size + 1).to_bytes(4, "big")
    ledger.path.write_bytes(raw + bytes(size))
    assert len(ledger.history()) == 4
    with pytest.raises(LedgerFileError, match="it is damaged"):
        ledger.verify()


def test_the_clock_set_back_loses_nothing_and_is_noticed(ledger, monkeypatch):
    class Yesterday(ledger_storage.datetime):
        @classmethod
        def now(cls, zone):
            return ledger_storage.datetime(2001, 1, 1, tzinfo=zone)

    monkeypatch.setattr(ledger_storage, "datetime", Yesterday)
    late = ledger.charge("Adult", TENTH, "late")
    assert (late.number, late.when[:4]) == (5, "2001")
    assert clock_set_back(ledger.verify()) == (5,)
