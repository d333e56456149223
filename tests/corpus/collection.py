"""All files of the corpus, and what their trial costs."""

from __future__ import annotations

import resource
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from tests.corpus import (
    binaries,
    encodings,
    first_rows,
    layouts,
    narrow,
    office_books,
    offices,
    pages_and_places,
    parts,
    places,
    programs,
    reports,
    services,
    statistics,
    texts,
    tools,
    unseen,
    within_columns,
    workbooks,
)
from tests.corpus.trial import verdict

OFFICES = (
    *(*offices.CASES, *office_books.CASES, *reports.CASES, *tools.CASES, *layouts.CASES, *programs.CASES),
    *(*narrow.CASES, *first_rows.CASES, *services.CASES, *unseen.CASES, *pages_and_places.CASES, *encodings.CASES),
    *(*parts.CASES, *within_columns.CASES),
)
"""What people have: more, and less hostile; read in one process."""
CASES = (*OFFICES, *texts.CASES, *workbooks.CASES, *binaries.CASES, *statistics.CASES, *places.CASES)


@dataclass(frozen=True)
class Tried:
    """How a trial ended: the verdict, the seconds it took, and the bytes of the largest reader so far."""

    name: str
    verdict: str
    seconds: float
    size: int


def tried(case):
    """Try one case, and return what came of it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, case.name)
        case.make(path)
        start = time.monotonic()
        found = verdict(path, case)
        seconds = time.monotonic() - start
    return Tried(case.name, found, seconds, 1024 * resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)


def every():
    """Yield the outcome of every case."""
    yield from map(tried, CASES)


def table(outcomes):
    """Return the summary, one line per format, and one line per case that went wrong."""
    counts = Counter((_suffix(outcome.name), outcome.verdict.split(":")[0]) for outcome in outcomes)
    lines = ["format      files   read refused  wrong"]
    for suffix in sorted({suffix for suffix, _ in counts}):
        kinds = [counts[suffix, kind] for kind in ("read", "refused", "wrong")]
        lines.append(f"{suffix:10}{sum(kinds):7}" + "".join(f"{n:7}" for n in kinds))
    totals = [sum(n for (_, kind), n in counts.items() if kind == wanted) for wanted in ("read", "refused", "wrong")]
    lines.append(f"{'all':10}{sum(totals):7}" + "".join(f"{n:7}" for n in totals))
    slowest, largest = max(outcome.seconds for outcome in outcomes), max(outcome.size for outcome in outcomes)
    lines.append(f"slowest file {slowest:.1f} s for all three readings; largest reader {largest >> 20} MB")
    lines += [f"{outcome.name!a} {outcome.verdict}" for outcome in outcomes if outcome.verdict.startswith("wrong")]
    return "\n".join(lines)


def _suffix(name):
    return Path(name).suffix.lower() or "(none)"
