"""How long the command line takes on the Adult data, start to end, and how much memory.

Runs `compare` and `release` (all 2-way tables, ε = 1, to a workbook) as separate processes, from the .csv and from an
.xlsx with the same rows, and prints the best and the median of several runs, beside the start of a bare interpreter.

    python -m tests.benchmarks.adult_end_to_end [runs]
"""

from __future__ import annotations

import csv
import os
import statistics
import sys
import tempfile
import threading
import time
from dataclasses import replace
from pathlib import Path

import xlsxwriter

from core.front_door import Family, save_plan
from tests.evaluation_data import document_of, path_of, require

LIMITS = {"compare": 2.0, "release, csv": 10.0, "release, xlsx": 20.0}
MEGABYTES = 600


def main() -> None:
    """Measure, print, and say where a limit is exceeded."""
    require("adult.csv")
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        plans = {"csv": _plan(folder, path_of("adult.csv"), "csv"), "xlsx": _plan(folder, _workbook(folder), "xlsx")}
        _report("python -c pass", [_run(["-c", "pass"]) for _ in range(runs)], None)
        compare = ["-m", "guiapp", "compare", str(plans["csv"]), "--json"]
        _report("compare", [_run(compare) for _ in range(runs)], LIMITS["compare"])
        for kind, plan_file in plans.items():
            measured = [
                _run(_release(plan_file, folder / f"{kind}{i}.xlsx", folder / f"{kind}{i}.db")) for i in range(runs)
            ]
            _report(f"release, {kind}", measured, LIMITS[f"release, {kind}"])


def _plan(folder: Path, source: Path, kind: str) -> Path:
    plan = replace(document_of("adult.csv"), source=str(source), families=(Family(2),))
    path = folder / f"adult-{kind}.reticent"
    save_plan(plan, path)
    return path


def _workbook(folder: Path) -> Path:
    """The same rows as a workbook."""
    path = folder / "adult.xlsx"
    with xlsxwriter.Workbook(str(path), {"constant_memory": True}) as book:
        sheet = book.add_worksheet("Adult")
        with path_of("adult.csv").open(newline="", encoding="utf-8") as file:
            for number, row in enumerate(csv.reader(file)):
                sheet.write_row(number, 0, row)
    return path


def _release(plan_file: Path, output: Path, ledger: Path) -> list[str]:
    words = ["release", str(plan_file), "-o", str(output), "--ledger", str(ledger), "--budget", "1", "--yes", "--again"]
    return ["-m", "guiapp", *words]


def _run(arguments: list[str]) -> tuple[float, float]:
    """Run a Python process; return seconds, and the largest memory of it and its children together in megabytes."""
    started = time.perf_counter()
    process = os.posix_spawn(sys.executable, [sys.executable, *arguments], os.environ, file_actions=_silent())
    peak = [0.0]
    watch = threading.Thread(target=_watch, args=(process, peak))
    watch.start()
    _, status = os.waitpid(process, 0)
    seconds = time.perf_counter() - started
    watch.join()
    if status:
        raise SystemExit(f"{' '.join(arguments)} ended with status {os.waitstatus_to_exitcode(status)}")
    return seconds, peak[0]


def _silent() -> list[tuple[int, int, str, int, int]]:
    return [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]


def _watch(process: int, peak: list[float]) -> None:
    while (now := _tree_megabytes(process)) is not None:
        peak[0] = max(peak[0], now)
        time.sleep(0.01)


def _tree_megabytes(process: int) -> float | None:
    """Resident memory of a process and its children, or None when it has ended."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except (OSError, IndexError):
        return None
    if not pages:
        return None
    inner = (_tree_megabytes(int(child)) or 0.0 for child in children)
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6 + sum(inner)


def _report(what: str, measured: list[tuple[float, float]], limit: float | None) -> None:
    seconds = [run[0] for run in measured]
    peak = max(run[1] for run in measured)
    within = "" if limit is None else f"   limit {limit:g} s: {'kept' if max(seconds) < limit else 'EXCEEDED'}"
    memory = "" if limit is None else f", {MEGABYTES} MB: {'kept' if peak < MEGABYTES else 'EXCEEDED'}"
    times = f"best {min(seconds):6.2f} s  median {statistics.median(seconds):6.2f} s"
    print(f"{what:16} {times}  peak {peak:5.0f} MB{within}{memory}")


if __name__ == "__main__":
    main()
