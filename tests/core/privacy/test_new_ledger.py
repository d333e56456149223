"""A ledger is made whole or not at all; what is no ledger is never taken for a new one."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing
from fractions import Fraction
from threading import Thread, get_ident

import pytest

from core.drafts import SUFFIX, prefix
from core.errors import LedgerFileError
from core.privacy import ledger_schema
from core.privacy.ledger import DatasetBudget, Ledger
from core.privacy.release_cost import ReleaseCost


@pytest.fixture
def ledger(tmp_path):
    return Ledger(tmp_path / "ledger.db")


def test_an_emptied_ledger_is_not_taken_for_a_new_one(ledger):
    ledger.set_budget("A", DatasetBudget(Fraction(1)))
    ledger.path.write_bytes(b"")
    for make in (True, False):
        with pytest.raises(LedgerFileError, match=r"it is empty, .* Restore the newest backup"):
            Ledger(ledger.path, make=make)
    with pytest.raises(LedgerFileError):
        ledger.charge("A", ReleaseCost.pure(1), "")
    assert ledger.path.read_bytes() == b""


def test_a_database_without_tables_is_not_taken_for_a_new_ledger(tmp_path):
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("CREATE TABLE t (a); DROP TABLE t")
    before = path.read_bytes()
    assert before
    with pytest.raises(LedgerFileError, match="it is not a ledger"):
        Ledger(path)
    assert path.read_bytes() == before


def test_a_new_ledger_leaves_nothing_beside_it(tmp_path):
    Ledger(tmp_path / "new" / "ledger.db")
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["ledger.db"]


def test_of_two_that_make_a_ledger_the_first_is_kept(tmp_path, monkeypatch):
    path = tmp_path / "ledger.db"
    real = ledger_schema.complete

    def beaten(connection):
        monkeypatch.setattr(ledger_schema, "complete", real)
        rival = Thread(target=lambda: Ledger(path).set_budget("A", DatasetBudget(Fraction(1))))
        rival.start()
        rival.join()
        real(connection)

    monkeypatch.setattr(ledger_schema, "complete", beaten)
    assert Ledger(path).account("A").total == DatasetBudget(Fraction(1))
    assert [file.name for file in tmp_path.iterdir()] == ["ledger.db"]


def refuse(*_):
    """What a drive without second names answers."""
    raise PermissionError(1, "Operation not permitted")


def test_where_files_have_no_second_name_a_ledger_is_made_all_the_same(tmp_path, monkeypatch):
    monkeypatch.setattr("os.link", refuse)
    path = tmp_path / "ledger.db"
    Ledger(path).set_budget("A", DatasetBudget(Fraction(1)))
    assert Ledger(path).account("A") is not None


@pytest.mark.skipif(os.name != "posix", reason="permissions of Windows are those of the folder")
@pytest.mark.parametrize("has_links", [True, False])
def test_a_new_ledger_is_for_its_owner_alone(tmp_path, monkeypatch, has_links):
    """Whoever has it can test guesses about the rows with it: others on this machine must not, by default."""
    if not has_links:
        monkeypatch.setattr("os.link", refuse)
    before = os.umask(0)
    try:
        path = Ledger(tmp_path / "ledger.db").path
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.skipif(os.name != "posix", reason="the same")
def test_a_ledger_that_was_shared_stays_so(ledger):
    ledger.path.chmod(0o660)
    Ledger(ledger.path).set_budget("A", DatasetBudget(Fraction(1)))
    assert stat.S_IMODE(ledger.path.stat().st_mode) == 0o660


def test_a_ledger_may_be_made_through_a_link(tmp_path):
    (tmp_path / "there").mkdir()
    (tmp_path / "link.db").symlink_to(tmp_path / "there" / "ledger.db")
    Ledger(tmp_path / "link.db").set_budget("A", DatasetBudget(Fraction(1)))
    assert (tmp_path / "there" / "ledger.db").stat().st_size > 0


def test_the_draft_of_a_maker_that_died_is_cleared_by_the_next_who_opens_the_ledger(ledger):
    """It is the ledger under another name: a copy of the folder would hold two."""
    draft = ledger.path.with_name(f"{prefix(ledger.path)}1234{SUFFIX}")
    os.link(ledger.path, draft)
    Ledger(ledger.path)
    assert not draft.exists()
    assert ledger.path.stat().st_nlink == 1


@pytest.mark.skipif(os.name != "posix", reason="permissions of Windows are those of the folder")
def test_the_draft_of_another_process_of_that_number_is_not_gone_on_with(tmp_path, monkeypatch):
    """Where a drive knows no marks, nobody has cleared it; it may be open to everybody."""
    monkeypatch.setattr(ledger_schema, "clear_drafts", lambda _: None)
    path = tmp_path / "ledger.db"
    left = path.with_name(f"{prefix(path)}{os.getpid()}-{get_ident()}{SUFFIX}")
    left.write_bytes(b"half a ledger")
    left.chmod(0o666)
    assert stat.S_IMODE(Ledger(path).path.stat().st_mode) == 0o600
    assert not left.exists()


@pytest.mark.parametrize("has_links", [True, False])
def test_a_ledger_is_on_disk_before_it_has_its_name_and_then_its_name_is(tmp_path, monkeypatch, has_links):
    """So that a power cut leaves a whole ledger or none, as far as the drive can; see `tests/crashes`."""
    path, done = tmp_path / "ledger.db", []
    for name in ("sync_file", "sync_folder"):
        real = getattr(ledger_schema, name)
        monkeypatch.setattr(
            ledger_schema, name, lambda what, real=real: done.append((what.suffix, path.exists())) or real(what)
        )
    if not has_links:
        monkeypatch.setattr("os.link", refuse)
    ledger_schema.make_ledger(path)
    copied = [] if has_links else [(".db", True)]
    assert done == [(SUFFIX, False), *copied, ("", True)]


def test_where_no_draft_can_be_made_the_reason_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(ledger_schema, "_own", refuse)
    with pytest.raises(PermissionError):
        ledger_schema.make_ledger(tmp_path / "ledger.db")


def test_what_a_dead_maker_left_is_cleared_by_the_next(tmp_path):
    left = tmp_path / f"{prefix(tmp_path / 'ledger.db')}1234-5{SUFFIX}"
    left.write_bytes(b"half a ledger")
    Ledger(tmp_path / "ledger.db")
    assert not left.exists()


def test_a_draft_that_another_program_took_away_before_it_was_marked_is_made_anew(tmp_path, monkeypatch):
    tried, real = [], ledger_schema.mark

    def mark(file, draft):
        tried.append(draft.exists())
        return len(tried) > 1 and real(file, draft)

    monkeypatch.setattr(ledger_schema, "mark", mark)
    assert Ledger(tmp_path / "ledger.db").history() == ()
    assert tried == [True, True]
