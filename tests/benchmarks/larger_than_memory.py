"""A whole release from a Parquet file larger than memory, beside bare counting of it: processor time, memory, slope.

Twelve columns of texts, all 66 two-way tables. Bare: DuckDB casts the texts to codes, numpy adds up 66 tables, and no
more; once more with pyarrow in place of DuckDB. Whole: `reticent release` as a process, from its start to the exported
workbook, its reader included: fingerprints, ledger, trial, noise, least squares. Its plan names the strategy, as one
that was compared does. Sizes alternate in one run, so that all of them meet the same machine. Memory is the most that
all processes have together, by their own pages.

    python -m tests.benchmarks.larger_than_memory                       # 1e6 and 1e7 rows; --rows 1e7 1e8
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

SIZES = (5, 4, 6, 3, 8, 2, 5, 4, 7, 3, 6, 5)
NAMES = [f"c{place}" for place in range(len(SIZES))]
LABELS = [[f"{name}_{code}" for code in range(size)] for name, size in zip(NAMES, SIZES, strict=True)]
LIMIT, MEGABYTES = 1.2, 300
LINE = "{rows:>11,} rows  {way:16} {seconds:7.2f} s of the processor  {megabytes:4.0f} MB"
_BARE = """
import sys
from itertools import combinations
import numpy as np
way, path, *sizes = sys.argv[1:]
sizes = [*map(int, sizes)]
def by_duckdb():
    import duckdb
    link = duckdb.connect(config={"threads": "1"})
    for place, size in enumerate(sizes):
        labels = ", ".join(f"'c{place}_{code}'" for code in range(size))
        link.sql(f"CREATE TYPE e{place} AS ENUM ({labels})")
    casts = ", ".join(f"c{place}::e{place} AS c{place}" for place in range(len(sizes)))
    return link.sql(f"SELECT {casts} FROM read_parquet('{path}')").to_arrow_reader(1 << 15)
def by_pyarrow():
    import pyarrow.parquet as pq
    file = pq.ParquetFile(path, read_dictionary=[f"c{place}" for place in range(len(sizes))])
    return file.iter_batches(1 << 15, use_threads=False)
pairs = combinations(range(len(sizes)), 2)
tables = {(one, other): np.zeros(sizes[one] * sizes[other], dtype=np.int64) for one, other in pairs}
for batch in by_duckdb() if way == "duckdb" else by_pyarrow():
    codes = [np.asarray(column.indices).astype(np.intp) for column in batch.columns]
    for (one, other), counts in tables.items():
        counts += np.bincount(codes[one] * sizes[other] + codes[other], minlength=len(counts))
"""


@dataclass(frozen=True, slots=True)
class Run:
    """What a tree of processes took: seconds of the processor, and megabytes at most."""

    seconds: float
    megabytes: float


def main() -> None:
    """Measure, print, and end with status 1 where a limit is exceeded."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", nargs="+", type=float, default=[1e6, 1e7])
    parser.add_argument("--folder", type=Path, help="where files of earlier runs are, and new ones stay")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = asked.folder or Path(name)
        found = {rows: _measured(folder, rows) for rows in map(int, asked.rows)}
    (least, few), (most, many) = min(found.items()), max(found.items())
    if most > least:
        slopes = {way: (many[way].seconds - few[way].seconds) / (most - least) * 1e6 for way in many}
        print("  ".join(f"{way}: {slope:.3f} s per million more rows" for way, slope in slopes.items()))
        grown = many["release"].megabytes - few["release"].megabytes
        print(f"whole release, memory: {grown:+.0f} MB from {least:,} rows on")
    ratio = many["release"].seconds / many["duckdb"].seconds
    print(f"whole release / bare DuckDB at {most:,} rows: {ratio:.2f} (at most {LIMIT})")
    if ratio > LIMIT or many["release"].megabytes > MEGABYTES:
        raise SystemExit(1)


def _measured(folder: Path, rows: int) -> dict[str, Run]:
    file = folder / f"{rows}.parquet"
    if not file.exists():
        _write(file, rows)
    bare = {way: _run(["-c", _BARE, way, str(file), *map(str, SIZES)]) for way in ("duckdb", "pyarrow")}
    found = {**bare, "release": _run(_release(folder, file))}
    for way, run in found.items():
        print(LINE.format(rows=rows, way=way, seconds=run.seconds, megabytes=run.megabytes), flush=True)
    return found


def _write(file: Path, rows: int) -> None:
    """Write texts as most programs do: row groups of a million rows, each with its dictionaries."""
    rng = np.random.default_rng(1)
    writer = None
    for first in range(0, rows, 1 << 20):
        n = min(1 << 20, rows - first)
        codes = (rng.integers(0, size, n, dtype=np.int8) for size in SIZES)
        columns = (pa.DictionaryArray.from_arrays(own, labels) for own, labels in zip(codes, LABELS, strict=True))
        table = pa.table(dict(zip(NAMES, columns, strict=True)))
        writer = writer or pq.ParquetWriter(file, table.schema, store_schema=False)
        writer.write_table(table)
    if writer:
        writer.close()


def _release(folder: Path, file: Path) -> list[str]:
    """Return the words of a release of all two-way tables, charged to a new ledger."""
    lines = ["reticent = 1", f'[data]\nsource = "{file}"\nheader_row = 1\n[unit]\nrows = "one-each"']
    for name, labels in zip(NAMES, LABELS, strict=True):
        lines.append(f'[[attributes]]\nname = "{name}"\nkind = "categories"\ncategories = {json.dumps(labels)}')
    lines += [f'[[tables]]\nattributes = ["{one}", "{other}"]' for one, other in combinations(NAMES, 2)]
    lines.append('[strategy]\nname = "marginals"')
    lines.append("[privacy]\nepsilon = 1")
    plan, stem = file.with_suffix(".reticent"), f"{file.stem}-{time.time_ns()}"
    plan.write_text("\n".join(lines) + "\n", encoding="utf-8")
    ledger = ["--ledger", str(folder / f"{stem}.sqlite"), "--budget", "1", "--yes"]
    return ["-m", "guiapp", "release", str(plan), "-o", str(folder / f"{stem}.xlsx"), *ledger]


def _run(arguments: list[str]) -> Run:
    """Run a Python process without a second thread of linear algebra."""
    with subprocess.Popen(
        [sys.executable, *arguments], env={**os.environ, "OPENBLAS_NUM_THREADS": "1"}, stdout=subprocess.DEVNULL
    ) as process:
        peak = [0.0]
        watch = threading.Thread(target=_watch, args=(process.pid, peak))
        watch.start()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        watch.join()
    if process.returncode:
        raise SystemExit(f"{arguments[:4]} ended with status {process.returncode}")
    return Run(used.ru_utime + used.ru_stime, peak[0])


def _watch(process: int, peak: list[float]) -> None:
    """Keep the most memory that a process and its children have together, until it is gone."""
    while (now := sum(map(_megabytes, _tree(process)))) > 0:
        peak[0] = max(peak[0], now)
        time.sleep(0.02)


def _tree(process: int) -> list[int]:
    """Return a process and its children, by what Linux shows of them."""
    try:
        children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    except OSError:
        return []
    return [process, *(each for child in children.split() for each in _tree(int(child)))]


def _megabytes(process: int) -> float:
    """Return the memory of a process, what it shares with others divided among them."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("Pss:")), 0.0)


if __name__ == "__main__":
    main()
