"""Seconds for counting all pairs of twelve columns in a Spark cluster as a release does, beside Spark's GROUPING SETS.

A cluster of this computer, with two processes for tasks, is started for it. All ways take turns in one session, by the
wall: a bare read that throws every batch of the tasks away, our tasks, and one aggregation over GROUPING SETS. The
counts of the two are compared.

    python -m tests.benchmarks.spark_count              # 2,000,000 rows; --rows 10000000, --turns 5
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.spark_cluster import ROOT, Cluster

_TIMED = """
import json, sys, time
from itertools import combinations

import numpy as np

from core.data.count_task import CountTask
from core.data.raw_cells import Marks
from core.domain.attribute import Attribute, Kind
from core.domain.location import DatabaseAddress
from core.sources.formats.databases.spark_link import SparkLink

address, table, rows, turns = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
SIZES = [5, 5, 5, 5, 5, 5, 4, 4, 3, 3, 2, 2]
NAMES = [f"c{n}" for n in range(len(SIZES))]
PAIRS = [(one, other) for one, other in combinations(range(len(SIZES)), 2)]
link = SparkLink(DatabaseAddress.of(address))
spark = link._session
columns = ", ".join(
    f"concat('v', CAST((id * {2 * n + 7919} + (id DIV {n + 3})) % {size} AS STRING)) AS c{n}"
    for n, size in enumerate(SIZES)
)
spark.sql(f"SELECT {columns} FROM range({rows})").write.parquet(table)
name = f"parquet.`{table}`"
link.choose_table(name, [])
labels = [tuple(f"v{k}" for k in range(size)) for size in SIZES]
attributes = tuple(Attribute(name, Kind.CATEGORIES, own) for name, own in zip(NAMES, labels))
task = CountTask(tuple(NAMES), Marks(), attributes, tuple(range(12)), tuple(PAIRS), key=bytes(32).hex())
sets = ", ".join(f"({NAMES[one]}, {NAMES[other]})" for one, other in PAIRS)
select = f"SELECT {', '.join(NAMES)}, grouping_id() AS g, count(*) AS n FROM {name} GROUP BY GROUPING SETS ({sets})"


def thrown_away(batches):
    for batch in batches:
        pass
    yield batch.slice(0, 0)


def bare():
    return link._rows.mapInArrow(thrown_away, link._rows.schema).count()


def ours():
    counts = link.counted(task, range(12)).counts
    return np.sort(counts[counts > 0]).tolist()  # sets have no groups of nobody


def sql():
    return np.sort(spark.sql(select).toArrow().column("n").to_numpy()).tolist()


def timed(way):
    begun = time.perf_counter()
    return way(), time.perf_counter() - begun


ways = (bare, ours, sql)
for way in ways:
    way()  # starts the processes that Python's tasks are copies of, and compiles
found = [[timed(way) for way in ways] for _ in range(turns)]
assert all(turn[1][0] == turn[2][0] for turn in found), "other counts"
print(json.dumps([[seconds for _, seconds in turn] for turn in found]))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=2_000_000)
    parser.add_argument("--turns", type=int, default=3)
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="reticent-spark-"))
    cluster = Cluster(folder, {"spark.sql.files.maxPartitionBytes": "16m", "spark.speculation": "false"}, java="")
    try:
        words = [cluster.address(), str(folder / "table"), str(arguments.rows), str(arguments.turns)]
        start = [sys.executable, "-c", _TIMED, *words]
        told = subprocess.run(start, cwd=ROOT, env=cluster.environment, check=True, stdout=subprocess.PIPE, text=True)
        turns = json.loads(told.stdout)
    finally:
        cluster.stop()
        shutil.rmtree(folder)
    bare, ours, sql = zip(*turns, strict=True)
    for what, seconds in (("bare read", bare), ("our tasks", ours), ("GROUPING SETS", sql)):
        ratio = statistics.median(own / other for own, other in zip(seconds, ours, strict=True))
        print(f"{what:>13} {statistics.median(seconds):7.2f} s, {ratio:5.2f} of our tasks")


if __name__ == "__main__":
    main()
