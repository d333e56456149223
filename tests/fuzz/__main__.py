"""Fuzz one reader until there were enough inputs or minutes: `python -m tests.fuzz xlsx --minutes 5`."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.fuzz.fuzz import TOGETHER, Fuzz
from tests.fuzz.seeds import READERS

MEMORY = Path("/dev/shm")  # noqa: S108  a disk would take longer to write the inputs than the reader to read them


def main():
    """Read mutants, and print how they ended; status 1 if there was a finding."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("reader", choices=READERS)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, help="read the same mutants as another time; default: any")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--findings", type=Path, default=Path("build/fuzz"), help="folder for the inputs found")
    arguments = parser.parse_args()
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="reticent-fuzz-", dir=MEMORY if MEMORY.is_dir() else None) as folder:
        fuzz = Fuzz(arguments.reader, Path(folder), arguments.findings, arguments.seed)
        while fuzz.ends.total() < arguments.inputs and time.monotonic() - start < 60 * arguments.minutes:
            fuzz.run(min(TOGETHER, arguments.inputs - fuzz.ends.total()))
    print(f"{arguments.reader}: {fuzz.ends.total()} inputs in {time.monotonic() - start:.0f} s: {dict(fuzz.ends)}")
    print(f"  {fuzz.shipped} of them by the road of the program")
    for finding, times in fuzz.findings.most_common():
        print(f"  {times} times {finding}")
    return int(bool(fuzz.findings))


if __name__ == "__main__":
    sys.exit(main())
