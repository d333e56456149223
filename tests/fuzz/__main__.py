"""Fuzz one reader: `python -m tests.fuzz xlsx --inputs 1000` or `--minutes 5`."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from itertools import count
from pathlib import Path

from tests.core.sources.written_files import FORMATS
from tests.fuzz.mutants import Fuzz


def main():
    """Read mutants until there were enough, and print how they ended; status 1 if one of them hung."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("reader", choices=FORMATS)
    parser.add_argument("--inputs", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=0.0)
    arguments = parser.parse_args()
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="reticent-fuzz-") as folder:
        fuzz = Fuzz(arguments.reader, Path(folder))
        for done in count():
            if done >= arguments.inputs and time.monotonic() - start >= 60 * arguments.minutes:
                break
            fuzz.once()
    print(f"{arguments.reader}: {done} inputs in {time.monotonic() - start:.0f} s: {dict(fuzz.ends)}")
    for place, times in fuzz.faults.most_common():
        print(f"  told without a place, {times} times: {place}")
    return int(fuzz.ends["hung"] > 0)


if __name__ == "__main__":
    sys.exit(main())
