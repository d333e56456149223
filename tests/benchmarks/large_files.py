"""Seconds and memory for previewing, profiling and reading large files, each in the reader as shipped.

A quick preview is what the import dialog shows first: the seconds are those until it is there, when the reader is
stopped.

Twelve columns: six of categories, three of numbers, two of dates, an identifier. Seconds by the wall and of the
processor, in the reader; memory is its peak. Beside another checkout, which measures itself on the same file in turn,
the last figure is this one's work over that one's, each at its best.

    python -m tests.benchmarks.large_files              # 500,000 rows; --rows 1000000, --format csv, --verb quick
    python -m tests.benchmarks.large_files --beside ../older --times 5
"""

from __future__ import annotations

import argparse
import contextlib
import csv
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from datetime import date, timedelta
from pathlib import Path

import xlsxwriter

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.errors import Cancelled
from core.progress import Progress
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview
from core.sources.asking.records import ReadRequest, read_rows

CATEGORIES = tuple(f"category {number}" for number in range(16))
NAMES = ("id", *(f"c{number}" for number in range(6)), "x", "y", "z", "born", "seen")
ATTRIBUTES = (
    *(Attribute(name, Kind.CATEGORIES, CATEGORIES) for name in NAMES[1:7]),
    *(Attribute(name, Kind.NUMBER, edges=(0.0, 250.0, 500.0, 1000.0), other="(other)") for name in NAMES[7:10]),
    *(Attribute(name, Kind.DATE, edges=(date(1930, 1, 1), date(2030, 1, 1))) for name in NAMES[10:]),
)


class _First(Progress):
    """Wants the first part of a result and no more."""

    def __init__(self) -> None:
        self.part: object = None

    def show(self, part: object) -> None:
        self.part = part

    def cancelled(self) -> bool:
        return self.part is not None


def _quick(path: Path) -> None:
    first = _First()
    with contextlib.suppress(Cancelled):
        preview(path, ReadingLayout(), first)
    if first.part is None:
        raise SystemExit(f"{path.name} is read at once: there is no quick preview of it")


VERBS = {
    "quick": _quick,
    "preview": preview,
    "profile": profile,
    "read": lambda path: read_rows(ReadRequest(path, ReadingLayout(), ATTRIBUTES, ProtectedUnit("id"))),
}
LINE = "{format:8} {rows:>9,} rows {size:4.0f} MB  {verb:8} {seconds:6.2f} s ({work:5.2f} s work) {megabytes:5.0f} MB"


def main() -> None:
    """Print a line per format and verb."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=500_000)
    parser.add_argument("--format", nargs="+", default=["xlsx", "csv"], choices=_WRITERS)
    parser.add_argument("--verb", nargs="+", default=list(VERBS), choices=VERBS)
    parser.add_argument("--one", nargs=2, metavar=("FILE", "VERB"), help=argparse.SUPPRESS)
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT", help="an older one that has this benchmark")
    parser.add_argument("--times", type=int, default=1, help="of which the best counts")
    arguments = parser.parse_args()
    if arguments.one:
        print(json.dumps(_measured(*arguments.one)))
        return
    with tempfile.TemporaryDirectory() as folder:
        for form in arguments.format:
            path = Path(folder, f"large.{form}")
            _WRITERS[form](path, arguments.rows)
            for verb in arguments.verb:
                here, there = _in_turn(arguments.beside, str(path), verb, arguments.times)
                size = path.stat().st_size / 1e6
                line = LINE.format(format=form, rows=arguments.rows, size=size, verb=verb, **here)
                print(line, f"{here['work'] / there['work']:5.2f} ×" if there else "", flush=True)


def _in_turn(beside: Path | None, file: str, verb: str, times: int) -> list[dict[str, float]]:
    """Return the measures of this checkout with the least work, and those of another one; {} if there is none."""
    roots = [Path(__file__).resolve().parents[2], beside]
    best: list[dict[str, float]] = [{}, {}]
    for _ in range(times):
        for place, root in enumerate(roots):
            found = {} if root is None else _at(root, file, verb)
            best[place] = min(found, best[place] or found, key=lambda each: each.get("work", 0.0))
    return best


def _at(root: Path, file: str, verb: str) -> dict[str, float]:
    """Return what a checkout measures of itself; compiled modules are kept there, as they are where it is installed."""
    words = [sys.executable, "-m", __spec__.name, "--one", file, verb]
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment = {**kept, "PYTHONPATH": str(root.resolve())}
    done = subprocess.run(words, check=True, capture_output=True, text=True, cwd=root, env=environment)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def _measured(file: str, verb: str) -> dict[str, float]:
    start = time.perf_counter()
    VERBS[verb](Path(file))
    seconds = time.perf_counter() - start
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return {"seconds": seconds, "work": used.ru_utime + used.ru_stime, "megabytes": used.ru_maxrss / 1024}


def _row(number: int) -> list[object]:
    texts = [CATEGORIES[number * prime % 16] for prime in (1, 3, 5, 7, 11, 13)]
    numbers = [number % 997, number % 1009 / 4, number % 1013 / 10]
    days = [date(1930, 1, 1) + timedelta(days=number * prime % 36_000) for prime in (17, 19)]
    return [f"P{number:07}", *texts, *numbers, *days]


def _xlsx(path: Path, rows: int) -> None:
    with xlsxwriter.Workbook(path, {"default_date_format": "yyyy-mm-dd"}) as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, NAMES)
        for number in range(rows):
            sheet.write_row(number + 1, 0, _row(number))


def _csv(path: Path, rows: int) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(NAMES)
        writer.writerows(map(_row, range(rows)))


_WRITERS = {"xlsx": _xlsx, "csv": _csv}

if __name__ == "__main__":
    main()
