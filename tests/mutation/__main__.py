"""Mutation testing of all that reads values, prices, splits, charges, draws or states: `python -m tests.mutation`.

Each mutant is written into a copy of the project and meets the tests that run its line, quickest first, until one
fails. Verdicts are appended to a file: a run that is ended goes on where it was, and one after a change of the tests
tries again only what survived. They are about lines, so begin a new file after changes of the program that reach far.
Survivors must be listed, with the reason, in `survivors.toml`; any other fails the run.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
import time
import tomllib
import zlib
from collections import Counter
from contextlib import contextmanager
from functools import partial
from itertools import chain
from pathlib import Path, PurePath

from tests.mutation.mutants import mutants
from tests.mutation.swapping import Swapping, those_running
from tests.mutation.trial import HERE, afresh, in_fork, run_tests, warm_up

PRICES = tuple(f"tests/core/{package}" for package in ("privacy", "mechanisms", "measuring", "planning"))
CHOICES = ("tests/core/selection",)
PLACES = ("tests/core/places",)
VALUES = ("tests/core/data", "tests/core/sources")
STATED = ("tests/core/release", "tests/core/test_session.py")
MATRICES = ("tests/core/linear", "tests/core/designs")
MATRICES += tuple(f"tests/core/strategies/test_{name}.py" for name in ("ranges", "custom", "custom_matrix"))
OF_VERBS = (
    "charge_interrupted",
    "charging",
    "choose_privately",
    "finding",
    "free_verbs",
    "inferring",
    "joining",
    "kept_release",
    "mapping",
    "pending",
    "released_before",
    "session",
    "spared_delta",
    "suggesting",
    "trial",
)
VERBS = (*(f"tests/core/test_{name}.py" for name in OF_VERBS), "tests/core/exports/test_room.py")
AREAS = {
    "core/privacy/*.py": PRICES,
    "core/mechanisms/*.py": PRICES,
    "core/measuring/*.py": PRICES,
    "core/planning/*.py": (*PRICES, "tests/core/designs/test_locked_shares.py"),
    "core/selection/*.py": CHOICES,
    "core/places/*.py": PLACES,
    "core/inference/*.py": ("tests/core/inference", "tests/core/test_inferring.py"),
    "core/designs/noise_groups.py": ("tests/core/designs", "tests/core/measuring", "tests/core/planning"),
    "core/designs/noise_scale.py": ("tests/core/designs", "tests/core/measuring", "tests/core/planning"),
    "core/designs/range_*.py": MATRICES,
    "core/designs/row_budgets.py": MATRICES,
    "core/designs/weighted_rows.py": MATRICES,
    "core/designs/p_identity.py": MATRICES,
    "core/strategies/ranges.py": MATRICES,
    "core/strategies/custom*.py": MATRICES,
    "core/linear/linear_map.py": MATRICES,
    "core/linear/factored_map.py": MATRICES,
    "core/data/raw_cells.py": VALUES[:1],
    "core/data/label_codes.py": VALUES[:1],
    "core/data/number_codes.py": VALUES[:1],
    "core/sources/header_row.py": VALUES,
    "core/sources/arrow_cells.py": VALUES,
    "core/sources/arrow_source.py": VALUES,
    "core/sources/distinct_cells.py": VALUES,
    "core/sources/formats/delimited/delimited_text.py": VALUES,
    "core/sources/formats/delimited/delimiter.py": VALUES,
    "core/sources/formats/parquet_files/parquet.py": VALUES,
    "core/sources/formats/workbook/zipped_workbook.py": VALUES,
    "core/sources/reading/grid.py": VALUES,
    "core/sources/reading/marks_and_dates.py": VALUES,
    "core/sources/reading/reader.py": VALUES,
    "core/release/statement.py": STATED,
    "core/release/join*.py": ("tests/core/release/test_join.py", "tests/core/test_joining_releases.py"),
    "core/session/*.py": VERBS,
    "core/session/choices/*.py": VERBS,
}
"""The files that are changed, and the tests that have to notice; few enough that they are recorded in a minute."""
PIECES = ("core", "tests", "resources", "pyproject.toml", "README.md")
ALLOWANCE = 5
"""Seconds of computing that a mutant has beyond five times what its tests took."""


def main() -> int:
    """Try what is left to try, print the survivors and the score; return 0 if all survivors are listed."""
    asked = arguments()
    paths = [path for path in files() if path.startswith(asked.only)]
    wanted = [mutant for path in paths for mutant in mutants(HERE, path)]
    left = left_to_try(wanted, verdicts(asked.results))
    print(f"{len(wanted)} mutants in {len(paths)} files, {len(left)} to try", flush=True)
    if left and not asked.report:
        warm_up()
        with tempfile.TemporaryDirectory() as folder, asked.results.open("a", encoding="utf-8") as results:
            Trials(Path(folder), asked, results).try_all(left, asked.tests or tests_of(paths))
    return report(wanted, verdicts(asked.results))


def arguments():
    """Return what is asked for."""
    reader = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    reader.add_argument("--results", type=Path, default=Path("mutation.jsonl"), help="where verdicts are kept")
    reader.add_argument("--only", default="", help="only files whose path begins so, as core/privacy")
    reader.add_argument("--tests", nargs="*", help="run these folders or files of tests only, such as new ones")
    reader.add_argument("--longest", type=float, default=60, help="leave out tests that take more seconds")
    reader.add_argument("--known", type=Path, help="file of which test runs which line: made once, used again")
    reader.add_argument("--report", action="store_true", help="try nothing, report what is known")
    return reader.parse_args()


def files():
    """Return the paths of all files that are changed."""
    found = (path for area in AREAS for path in sorted(HERE.glob(area)))
    return [path.relative_to(HERE).as_posix() for path in found]


def area_of(path):
    """Return what a file is counted under: its package where all of it is changed, or the file."""
    area = next(area for area in AREAS if PurePath(path).match(area))
    return area.removesuffix("/*.py")


def tests_of(paths):
    """Return the folders and files of tests that have to notice changes of these files, each once."""
    areas = (tests for area, tests in AREAS.items() if any(PurePath(path).match(area) for path in paths))
    return tuple(dict.fromkeys(chain.from_iterable(areas)))


def verdicts(results):
    """Return what killed each mutant that was tried, or nothing if it survived, by its key."""
    lines = results.read_text(encoding="utf-8").splitlines() if results.exists() else []
    found = [json.loads(line) for line in lines]
    return {line["key"]: "" for line in found} | {line["key"]: line["killer"] for line in found if line["killer"]}


def left_to_try(wanted, known):
    """Return the mutants without a verdict, and then those that survived and are not listed."""
    listed = reasons()
    left = [
        mutant for mutant in wanted if not known.get(mutant.key) and not (mutant.key in known and mutant.key in listed)
    ]
    return sorted(left, key=lambda mutant: mutant.key in known)


class Trials:
    """Tries mutants in a copy of the project, one after the other, and appends a verdict for each."""

    def __init__(self, root, asked, results):
        self._root, self._asked, self._results = root.resolve(), asked, results
        # forks write it from another folder
        self._known = (asked.known or self._root / "known.json").absolute()
        for piece in PIECES:
            copy_into(self._root, piece)

    def try_all(self, left, tests):
        """Try all the quick way, then afresh what survived or could not be tried so; `tests` are folders and files."""
        swapping = Swapping(self._root, partial(self._try_quickly, left))
        said = in_fork(self._root, partial(afresh, self._root, swapping, tests))
        recorded = self._recorded()
        if said or recorded["failed"]:
            sys.exit(f"tests fail without any change: {said or recorded['failed']}")
        known = verdicts(self._asked.results)
        for mutant in left:
            if not known.get(mutant.key):
                self._try(mutant, recorded, "afresh", partial(self._run_afresh, recorded["seconds"]))

    def _try_quickly(self, left, swapping):
        recorded = self._recorded()
        if any(mutant.path not in recorded["sources"] for mutant in left):
            self._known.write_text(json.dumps(swapping.record()), encoding="utf-8")
            recorded = self._recorded()
        if not recorded["failed"]:
            for mutant in left:
                if mutant.function:
                    self._try(mutant, recorded, "quick", partial(swapping.try_one, recorded["seconds"]))

    def _recorded(self):
        """Return which tests run which lines, as far as it is known."""
        nothing = {"seconds": {}, "sources": {}, "failed": ""}
        return json.loads(self._known.read_text(encoding="utf-8")) if self._known.exists() else nothing

    def _run_afresh(self, seconds, _, tests, cpu):
        return in_fork(self._root, partial(run_tests, self._root, tests, seconds), cpu)

    def _try(self, mutant, recorded, way, attempt):
        began, seconds = time.monotonic(), recorded["seconds"]
        source = (self._root / mutant.path).read_text(encoding="utf-8")
        tests = [test for test in those_running(recorded, mutant, source) if seconds[test] <= self._asked.longest]
        with written(mutant, self._root):
            killer = attempt(mutant, tests, ALLOWANCE + 5 * sum(map(seconds.get, tests)))
        line = {"key": mutant.key, "killer": killer, "way": way, "tests": len(tests)}
        line["seconds"] = round(time.monotonic() - began, 2)
        self._results.write(json.dumps(line, ensure_ascii=False) + "\n")
        self._results.flush()


def copy_into(root, piece):
    """Copy a file or folder of the project, without compiled files."""
    if (HERE / piece).is_dir():
        shutil.copytree(HERE / piece, root / piece, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy2(HERE / piece, root / piece)


@contextmanager
def written(mutant, root):
    """Put a changed file in the place of the right one, for a while."""
    place = root / mutant.path
    right, times = place.read_bytes(), place.stat()
    place.write_bytes(mutant.source)
    # Python tells compiled files by the second and the length of their sources
    unlike = zlib.crc32(mutant.source)
    os.utime(place, (unlike, unlike))
    try:
        yield
    finally:
        place.write_bytes(right)
        os.utime(place, ns=(times.st_atime_ns, times.st_mtime_ns))


def reasons():
    """Return the reason why no test notices a mutant, by its key."""
    listed = tomllib.loads(Path(__file__).with_name("survivors.toml").read_text(encoding="utf-8"))
    return {key: reason for reason, keys in listed.items() for key in keys}


def report(wanted, known):
    """Print what survived, with the reason, and the score of each package; return 0 if all is as listed."""
    listed = reasons()
    tried = [mutant for mutant in wanted if mutant.key in known]
    alive = [mutant for mutant in tried if not known[mutant.key]]
    for mutant in alive:
        print(f"{mutant.key}\n    line {mutant.line}: {listed.get(mutant.key, 'NOT LISTED')}")
    totals, lost = (Counter(area_of(mutant.path) for mutant in some) for some in (tried, alive))
    for area, total in totals.items():
        print(f"{area:26} {total - lost[area]:5} of {total:5} killed, {1 - lost[area] / total:.1%}")
    print(f"{'all':26} {len(tried) - len(alive):5} of {len(tried):5} killed, {1 - len(alive) / max(1, len(tried)):.1%}")
    unlisted = sum(mutant.key not in listed for mutant in alive)
    print(f"{unlisted} survivors not listed, {len(wanted) - len(tried)} mutants not tried")
    return int(unlisted > 0 or len(tried) < len(wanted))


if __name__ == "__main__":
    sys.exit(main())
