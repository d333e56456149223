"""Nothing planted in the rows of a database is in any file, message or log, however reading it ends."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from pathlib import Path

import duckdb
import pytest

from core.commandline.program import main
from core.domain.reading_layout import ReadingLayout
from core.sources.formats.databases import duck_db
from tests.core.insides import start_readers_as_the_program
from tests.core.sources.written_files import reading
from tests.leaks.planted import RARE
from tests.leaks.searching import holds

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it looks at processes as Linux shows them")
ROWS = 30_000
PLAN = """\
reticent = 1
[data]
source = "{source}"
{rows}
decimal = "."
thousands = ""
[unit]
rows = "one-each"
[[attributes]]
name = "sex"
kind = "categories"
categories = ["f", "m"]
[[tables]]
attributes = ["sex"]
[privacy]
epsilon = "1"
dataset = "Trial"
"""
MADE = f"SELECT n, CASE WHEN n % 2 = 0 THEN 'f' ELSE 'm' END AS sex, '{RARE}' AS note FROM"
BROKEN_ROW = f"SELECT CASE WHEN n = 29000 THEN '{RARE}' ELSE sex END AS sex, note FROM"
HOURS = "(SELECT count(*) FROM (SELECT generate_series(1, 1000000000000)) AS long)"
STALLS = f"SELECT sex, note, CASE WHEN n = 29000 THEN {HOURS} END AS waits FROM planted.people"  # noqa: S608  the same
SLOW = f"SELECT sex, note FROM people, range({10**9})"  # noqa: S608  the same
FAILING = "SELECT sex, CAST(note AS INTEGER) AS note FROM"
ENDS_OTHERS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'active' AND pid <> pg_backend_pid()
"""
PATIENCE = 20


@pytest.fixture(scope="module")
def postgresql(server):
    server.run(
        "CREATE SCHEMA planted",
        f"CREATE TABLE planted.people AS {MADE} generate_series(1, {ROWS}) AS n",
        f"CREATE VIEW planted.broken AS {BROKEN_ROW} planted.people",
        f"CREATE VIEW planted.stalls AS {STALLS}",
    )
    return server


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    """Return a DuckDB file that lies outside of what is searched."""
    path = tmp_path_factory.mktemp("planted") / "people.duckdb"
    with duckdb.connect(str(path)) as link:
        link.execute(f"CREATE TABLE people AS {MADE} range(1, {ROWS + 1}) AS r(n)")
        link.execute(f"CREATE VIEW broken AS {BROKEN_ROW} people")
    return path


@pytest.fixture
def refused(world, capsys):
    """Return a function that asks for a release which cannot be, and returns what was said."""

    def release(source, **rows):
        lines = "\n".join(f'{name} = "{text}"' for name, text in rows.items())
        (world.work / "rows.reticent").write_text(PLAN.format(source=source, rows=lines), "utf-8")
        asked = "release rows.reticent -o out.json --ledger l.sqlite --budget 9 --yes"
        assert main(asked.split()) == 1
        said = "".join(capsys.readouterr())
        assert not holds(said.encode(), RARE)
        assert not world.found([RARE])
        return said

    return release


@pytest.fixture
def reader(monkeypatch, warm_readers):
    """Return a function that does something to the reader, as the program starts it, once it is amid the rows."""
    start_readers_as_the_program(monkeypatch, warm_readers)
    threads = []

    def meet(is_amid, act):
        def wait():
            end = time.monotonic() + PATIENCE
            while not (found := [pid for pid in _readers() if is_amid(pid)]) and time.monotonic() < end:
                time.sleep(0.02)
            for pid in found:
                act(pid)

        threads.append(threading.Thread(target=wait))
        threads[-1].start()

    yield meet
    for thread in threads:
        thread.join()


def _readers():
    """Return the processes that this one has started to read."""
    own = " ".join(path.read_text() for path in Path("/proc/self/task").glob("*/children")).split()
    return [int(pid) for pid in own if b"reading.child import main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def _seconds(pid):
    """Return the processor seconds of a process."""
    times = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(times[11]) / os.sysconf("SC_CLK_TCK")


def test_a_broken_row_of_duckdb(refused, file):
    assert "row 29001, column A (“sex”)" in refused(file, sheet="broken")


def test_a_failing_query_of_duckdb(refused, file):
    assert "a value does not fit what it asks for" in refused(file, query=f"{FAILING} people")


def test_a_killed_reader_of_duckdb(refused, file, reader):
    reader(lambda pid: _seconds(pid) > 0.4, lambda pid: os.kill(pid, signal.SIGABRT))  # which would dump its memory
    assert "more memory than reading may take" in refused(file, query=SLOW)


def test_duckdb_spills_nothing(world, file, monkeypatch):
    monkeypatch.setattr(duck_db, "SETTINGS", {**duck_db.SETTINGS, "memory_limit": "20MB"})
    with pytest.raises(MemoryError):
        reading(file, ReadingLayout(query=f"{SLOW.replace('1000000000', '100')} ORDER BY note, n DESC"))
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    assert not world.found([RARE])


def test_a_broken_row_of_postgresql(refused, postgresql):
    assert "row 29001, column A (“sex”)" in logged(postgresql, refused, sheet="planted.broken")


def test_a_failing_query_of_postgresql(refused, postgresql):
    # The server's own log may quote the value: what it writes of a query of the owner's is not for a client to decide.
    assert "A value may not fit" in refused(postgresql.address(), query=f"{FAILING} planted.people")


def test_a_killed_reader_of_postgresql(refused, postgresql, reader):
    reader(asked(postgresql), lambda pid: os.kill(pid, signal.SIGKILL))
    assert "more memory than reading may take" in logged(postgresql, refused, sheet="planted.stalls")
    postgresql.run(ENDS_OTHERS)  # else the server would go on


def test_a_connection_that_the_server_ends(refused, postgresql, reader):
    reader(asked(postgresql), lambda _: postgresql.run(ENDS_OTHERS))
    assert "the connection broke" in logged(postgresql, refused, sheet="planted.stalls")


def asked(server):
    """Return a function that says whether the server has been asked for the rows that it stalls in."""
    before = server.log.stat().st_size
    return lambda pid: b"SELECT c0" in server.log.read_bytes()[before:]


def logged(server, refused, **rows):
    """Return what is said of rows; nothing of them is in what the server logs, though it logs all that it is asked."""
    before = server.log.stat().st_size
    said = refused(server.address(), **rows)
    assert not holds(server.log.read_bytes()[before:], RARE)
    return said
