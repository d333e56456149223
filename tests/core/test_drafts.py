"""Drafts of plans and ledgers whose writers were killed go with the next beside them; those of the living stay."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from core.atomic_write import write_atomically
from core.drafts import clear_drafts
from core.privacy.ledger import Ledger
from core.privacy.ledger_schema import make_ledger

ROOT = Path(__file__).parents[2]

# Each stops where its draft is whole and has no name yet, and lives until it is killed.
WRITER = """
import os, sys
from pathlib import Path
from core import atomic_write
from core.privacy import ledger_schema
def stop(*_):
    print("there", flush=True)
    sys.stdin.readline()
target = Path(sys.argv[1])
if sys.argv[2] == "plan":
    atomic_write._keep_mode = stop
    atomic_write.write_atomically(target, b"half")
elif sys.argv[2] == "ledger with its name":
    put = ledger_schema._put
    ledger_schema._put = lambda draft, path: stop(put(draft, path))
    ledger_schema.make_ledger(target)
elif sys.argv[2] == "ledger":
    ledger_schema._put = stop
    ledger_schema.make_ledger(target)
else:
    whole = ledger_schema.complete
    def begin(connection):
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("CREATE TABLE a (b)")
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("INSERT INTO a VALUES (zeroblob(1000000))")
        stop()
    ledger_schema.complete = begin
    ledger_schema.make_ledger(target)
"""
HOW = ("plan", "ledger", "ledger in the middle")


@pytest.fixture
def writer(tmp_path):
    """Start a process that writes a draft of a file; it lives until it is killed."""
    started = []

    def start(how, name="a file"):
        command = [sys.executable, "-c", WRITER, str(tmp_path / name), how]
        process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        started.append(process)
        assert process.stdout.readline() == "there\n"
        return process

    yield start
    for process in started:
        process.kill()
        process.communicate()


def litter(folder):
    return sorted(each.name for each in folder.iterdir() if ".part" in each.name)


@pytest.mark.parametrize("make", [lambda path: write_atomically(path, b"new"), make_ledger], ids=["save", "ledger"])
@pytest.mark.parametrize("how", HOW)
def test_what_a_killed_writer_left_goes_with_the_next(tmp_path, writer, how, make):
    process = writer(how)
    left = litter(tmp_path)
    assert left
    clear_drafts(tmp_path / "a file")
    assert litter(tmp_path) == left, "its process is alive"
    process.kill()
    process.wait()
    make(tmp_path / "a file")
    assert [each.name for each in tmp_path.iterdir()] == ["a file"]


def test_what_is_not_a_draft_of_this_file_stays(tmp_path, writer):
    process = writer("plan", "another")
    process.kill()
    process.wait()
    others = [".a file.part", ".a file.b.c.part", "a file.b.part", ".a file.b.parts", ".b.part-journal"]
    for name in others:
        (tmp_path / name).write_text("somebody’s")
    (tmp_path / ".a file.folder.part").mkdir()
    (tmp_path / ".a file.link.part").symlink_to(tmp_path / "a file.b.part")
    kept = sorted(each.name for each in tmp_path.iterdir())
    write_atomically(tmp_path / "a file", b"new")
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted([*kept, "a file"])
    assert (tmp_path / "a file.b.part").read_text() == "somebody’s"


def test_a_journal_without_its_draft_goes_too(tmp_path):
    (tmp_path / ".a file.1-2.part-journal").write_text("rest")
    clear_drafts(tmp_path / "a file")
    assert list(tmp_path.iterdir()) == []


def test_a_draft_that_became_a_ledger_goes_when_the_ledger_is_opened(tmp_path, writer):
    process = writer("ledger with its name")
    process.kill()
    process.wait()
    assert len(litter(tmp_path)) == 1
    assert Ledger(tmp_path / "a file").datasets() == ()
    assert [each.name for each in tmp_path.iterdir()] == ["a file"]
