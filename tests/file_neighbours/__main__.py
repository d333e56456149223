"""Read files that differ in one row: `python -m tests.file_neighbours --pairs 20000`; status 1 where others change."""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.file_neighbours.cases import FORMATS
from tests.file_neighbours.pairs import (
    DIFFERENT,
    EQUAL,
    KINDS,
    NAMED,
    REFUSED,
    as_shipped,
    counted,
    every_pair,
    in_this_process,
)

MEMORY = Path("/dev/shm")  # noqa: S108  a disk would take longer to write the files than the reader to read them


def main():
    """Compare the pairs, and print counts by format and kind of change."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=20_000)
    parser.add_argument("--shipped", type=int, default=300, help="pairs that are read in a process of their own, too")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**9))
    arguments = parser.parse_args()
    chance, start = random.Random(arguments.seed), time.monotonic()
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name:
        counts, different = counted(every_pair(chance, Path(name), arguments.pairs, in_this_process))
        shipped, others = counted(every_pair(chance, Path(name), arguments.shipped, as_shipped))
    _print(counts)
    total = Counter(found for *_, found in counts.elements())
    print(f"{counts.total():,} pairs in {time.monotonic() - start:,.0f} s, seed {arguments.seed}: {dict(total)}")
    print(f"{shipped.total():,} more as shipped: {dict(Counter(found for *_, found in shipped.elements()))}")
    for case, rows, neighbours in (*different, *others):
        print(f"\n{case}\n{rows}\n{neighbours}")
    return int(bool(different or others))


def _print(counts):
    print(f"{'format':8} {'row':8}" + "".join(f"{found:>26}" for found in (EQUAL, REFUSED, NAMED, DIFFERENT)))
    for suffix in FORMATS:
        for kind in KINDS:
            row = (f"{counts[suffix, kind, found]:26,}" for found in (EQUAL, REFUSED, NAMED, DIFFERENT))
            print(f"{suffix:8} {kind:8}" + "".join(row))


if __name__ == "__main__":
    sys.exit(main())
