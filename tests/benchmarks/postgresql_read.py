"""Seconds for reading a table of a PostgreSQL server as a release does, beside a bare read by the driver, by turns.

Twelve columns: six of categories, five of numbers, a truth value. The bare read throws every batch away; ours makes the
counts of all pairs of columns, and the marks by which a ledger knows the rows again, in the reader as shipped.
Seconds of the processor are those of the reading process, and of the server too, which are the same for both.

    python -m tests.benchmarks.postgresql_read              # 2,000,000 rows; --rows 500000, --turns 5
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from itertools import combinations
from pathlib import Path

from core.domain.attribute import Attribute, Kind
from core.domain.location import location_of
from core.domain.marginal import Marginal
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.sources.asking.records import RowSource
from tests.postgresql_server import Server

TEXTS = {"region": 16, "job": 41, "c1": 8, "c2": 8, "c3": 8}
NUMBERS = {"age": 90, "edu": 8, "m1": 3, "m2": 3, "income": 50_000}
ATTRIBUTES = (
    *(Attribute(name, Kind.CATEGORIES, tuple(f"{name} {n}" for n in range(size))) for name, size in TEXTS.items()),
    Attribute("sex", Kind.CATEGORIES, ("f", "m")),
    Attribute("member", Kind.CATEGORIES, ("FALSE", "TRUE")),
    *(Attribute(name, Kind.NUMBER, edges=(0.0, most / 2, float(most))) for name, most in NUMBERS.items()),
)
_BARE = """
import sys
from adbc_driver_postgresql import dbapi
with dbapi.connect(sys.argv[1]) as link, link.cursor() as cursor:
    cursor.execute("SELECT * FROM survey")
    print(sum(batch.num_rows for batch in cursor.fetch_record_batch()))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=2_000_000)
    parser.add_argument("--turns", type=int, default=3)
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="reticent-postgresql-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    server = Server(folder)
    try:
        _fill(server, arguments.rows)
        seconds = [(_timed(_bare, server), _timed(_ours, server)) for _ in range(arguments.turns)]
    finally:
        server.stop()
        shutil.rmtree(folder)
    for place, what in enumerate(("by the wall", "of the processor", "of the processor with the server’s")):
        bare, ours = ([turn[side][place] for turn in seconds] for side in (0, 1))
        ratio = statistics.median(own / other for own, other in zip(ours, bare, strict=True))
        print(f"bare {statistics.median(bare):6.2f} s, ours {statistics.median(ours):6.2f} s, ratio {ratio:.2f} {what}")


def _fill(server: Server, rows: int) -> None:
    texts = (f"'{name} ' || floor(random() * {size})::int AS {name}" for name, size in TEXTS.items())
    numbers = (f"floor(random() * {most})::int AS {name}" for name, most in NUMBERS.items())
    truth = "(ARRAY['f', 'm'])[1 + floor(random() * 2)::int] AS sex, random() < 0.5 AS member"
    columns = ", ".join((*texts, truth, *numbers))
    made = f"SELECT {columns} FROM generate_series(1, {rows})"  # noqa: S608  made up here
    server.run(f"CREATE TABLE survey AS {made}", "VACUUM ANALYZE survey")


def _timed(read, server: Server) -> tuple[float, float, float]:
    begun, before = time.perf_counter(), _spent(server)
    read(server)
    by_wall = time.perf_counter() - begun
    time.sleep(0.5)  # until the server's process has ended, and its seconds are its parent's
    ours, servers = (now - then for now, then in zip(_spent(server), before, strict=True))
    return by_wall, ours, ours + servers


def _spent(server: Server) -> tuple[float, float]:
    """Return the processor seconds of all processes that have ended: ours, and those of the server."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    times = Path(f"/proc/{server.process}/stat").read_text().rpartition(")")[2].split()
    ended = int(times[13]) + int(times[14])  # as proc(5) numbers them: cutime and cstime
    return used.ru_utime + used.ru_stime, ended / os.sysconf("SC_CLK_TCK")


def _bare(server: Server) -> None:
    subprocess.run([sys.executable, "-c", _BARE, server.address()], check=True, stdout=subprocess.DEVNULL)


def _ours(server: Server) -> None:
    layout = ReadingLayout(sheet="public.survey", decimal=".", thousands="")
    pairs = tuple(map(Marginal, combinations(range(len(ATTRIBUTES)), 2)))
    read = RowSource(location_of(server.address()), layout, ATTRIBUTES, ProtectedUnit(), marginals=pairs)
    print(f"{read.read(None, bytes(32)).n_rows:,} rows counted", file=sys.stderr)


if __name__ == "__main__":
    main()
