"""The real command line on the paper's twelve workloads: `compare` with every strategy, and a `release`, end to end.

NLTCS and Adult × Q1, Q1*, Q1a, Q2, Q2*, Q2a; plan files in a temporary folder; seconds on the wall and of processors.

    RETICENT_DATA=... python -m tests.benchmarks.compare_twelve
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from core import Document, Family, save_document
from tests.evaluation_data import document_of

LIMIT = 5.0


def workloads(document: Document) -> dict[str, tuple[Family, ...]]:
    """The six workloads of the paper's section V."""
    first = document.attributes[0].name
    return {
        f"Q{k}{mark}": families
        for k in (1, 2)
        for mark, families in (
            ("", (Family(k),)),
            ("*", (Family(k), Family(k + 1, first_half=True))),
            ("a", (Family(k), Family(k + 1, with_attribute=first))),
        )
    }


def main() -> None:
    """Print one line per workload, and one for the release."""
    with tempfile.TemporaryDirectory() as name:
        for data in ("nltcs", "adult"):
            document = document_of(f"{data}.csv")
            for title, families in workloads(document).items():
                plan = Path(name) / f"{data}.reticent"
                save_document(replace(document, families=families), plan)
                printed, wall, cpu = _run("compare", str(plan), "--json")
                advised = json.loads(printed)["recommended"]
                print(
                    f"compare {data:5} {title:3} {_line(wall, cpu)}  {advised['strategy']}, {advised['budget']}",
                    flush=True,
                )
        document = document_of("nltcs.csv")
        plan = Path(name) / "nltcs-q2a.reticent"
        save_document(replace(document, families=workloads(document)["Q2a"]), plan)
        words = ("-o", f"{name}/tables.xlsx", "--ledger", f"{name}/ledger", "--budget", "1", "--yes")
        _, wall, cpu = _run("release", str(plan), *words)
        print(f"release nltcs Q2a {_line(wall, cpu)}")


def _run(*words: str) -> tuple[str, float, float]:
    """Return what was printed, and the seconds by the wall and of the processor."""
    before, started = os.times(), time.perf_counter()
    done = subprocess.run([sys.executable, "-m", "guiapp", *words], check=True, capture_output=True, text=True)
    after, wall = os.times(), time.perf_counter() - started
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return done.stdout, wall, cpu


def _line(wall: float, cpu: float) -> str:
    verdict = "kept" if wall < LIMIT else "EXCEEDED"
    return f"{wall:6.2f} s, processor {cpu:6.2f} s, limit {LIMIT:g} s: {verdict}"


if __name__ == "__main__":
    main()
