"""Mutation testing of everything that prices, splits, charges or draws: `python -m tests.mutation`.

Each mutant is written into a copy of the project and meets the tests that run its line, quickest first, until one
fails. Results are appended to a file: a run that is ended goes on where it was, and asks again only what survived.
Survivors must be listed, with the reason, in `survivors.toml`; any other fails the run.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import sys
import tempfile
import time
from collections import Counter
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from tests.mutation.mutants import mutants
from tests.mutation.survivors import reasons
from tests.mutation.tests_by_line import PACKAGES, record, those_running
from tests.mutation.trial import HERE, in_fork, run_tests, warm_up

PIECES = ("core", "tests", "resources", "pyproject.toml", "README.md")
ALLOWANCE = 20
"""Seconds of computing that a mutant has beyond five times what its tests took."""


def main() -> int:
    """Try what is left to try, print the survivors and the score; return 0 if all survivors are listed."""
    asked = arguments()
    paths = [path for path in files() if path.startswith(asked.only)]
    wanted = {digest(mutant): mutant for path in paths for mutant in mutants(HERE, path)}
    left = {key: mutant for key, mutant in wanted.items() if key not in killed(asked.results)}
    print(f"{len(wanted)} mutants in {len(paths)} files, {len(left)} to try", flush=True)
    if left and not asked.report:
        with tempfile.TemporaryDirectory() as folder, asked.results.open("a", encoding="utf-8") as results:
            try_all(left, Path(folder), asked.longest, results)
    return report(wanted, killed(asked.results))


def arguments():
    """Return what is asked for."""
    reader = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    reader.add_argument("--results", type=Path, default=Path("mutation.jsonl"), help="where verdicts are kept")
    reader.add_argument("--only", default="", help="only files whose path begins so, as core/privacy")
    reader.add_argument("--longest", type=float, default=60, help="leave out tests that take more seconds")
    reader.add_argument("--report", action="store_true", help="try nothing, report what is known")
    return reader.parse_args()


def files():
    """Return the paths of all files that are changed."""
    found = (path for package in PACKAGES for path in sorted((HERE / "core" / package).glob("*.py")))
    return [path.relative_to(HERE).as_posix() for path in found]


def digest(mutant):
    """Return what a verdict is about: the changed file, to the letter."""
    return hashlib.sha256(mutant.path.encode() + mutant.source).hexdigest()[:16]


def killed(results):
    """Return the digests of the mutants that are known to be noticed."""
    lines = results.read_text(encoding="utf-8").splitlines() if results.exists() else []
    return {line["mutant"]: line["killer"] for line in map(json.loads, lines) if line["killer"]}


def try_all(left, root, longest, results):
    """Try mutants in a copy of the project, one after the other, and append a verdict for each."""
    for piece in PIECES:
        copy_into(root, piece)
    warm_up()
    recorded = in_fork(root, record)
    seconds = recorded["seconds"]
    failed = recorded["failed"] or in_fork(root, partial(run_tests, sorted(seconds), seconds))
    if failed:
        sys.exit(f"tests fail without any change: {failed}")
    for number, (key, mutant) in enumerate(left.items(), start=1):
        began = time.monotonic()
        tests = [test for test in those_running(recorded, mutant) if seconds[test] <= longest]
        with written(mutant, root, number):
            killer = in_fork(root, partial(run_tests, tests, seconds), ALLOWANCE + 5 * sum(map(seconds.get, tests)))
        line = {"mutant": key, "key": mutant.key, "killer": killer, "longest": longest, "tests": len(tests)}
        results.write(json.dumps(line | {"seconds": round(time.monotonic() - began, 2)}, ensure_ascii=False) + "\n")
        results.flush()


def copy_into(root, piece):
    """Copy a file or folder of the project, without compiled files."""
    if (HERE / piece).is_dir():
        shutil.copytree(HERE / piece, root / piece, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy2(HERE / piece, root / piece)


@contextmanager
def written(mutant, root, number):
    """Put a changed file in the place of the right one, for a while."""
    place = root / mutant.path
    right, times = place.read_bytes(), place.stat()
    place.write_bytes(mutant.source)
    os.utime(place, (number, number))  # Python tells compiled files by the time and the length of their sources
    try:
        yield
    finally:
        place.write_bytes(right)
        os.utime(place, ns=(times.st_atime_ns, times.st_mtime_ns))


def report(wanted, dead):
    """Print what survived, with the reason, and the score of each package; return 0 if all is as listed."""
    listed = reasons()
    alive = [mutant for key, mutant in wanted.items() if key not in dead]
    for mutant in alive:
        print(f"{mutant.key}\n    line {mutant.line}: {listed.get(mutant.key, 'NOT LISTED')}")
    unlisted = sum(mutant.key not in listed for mutant in alive)
    totals, lost = (Counter(mutant.path.split("/")[1] for mutant in some) for some in (wanted.values(), alive))
    for package, total in [*totals.items(), ("all", totals.total())]:
        survived = lost[package] if package in totals else lost.total()
        print(f"{package:12} {total - survived:5} of {total:5} killed, {1 - survived / total:.1%}")
    print(f"{unlisted} survivors not listed")
    return min(1, unlisted)


if __name__ == "__main__":
    sys.exit(main())
