"""Runs tests in forks of a process that has the slow imports behind it."""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import math
import os
import resource
import signal
import sys
import time
import traceback
from pathlib import Path

import hypothesis
import pytest

HERE = Path(__file__).resolve().parents[2]
WARM = ("numpy", "scipy.special", "scipy.stats", "scipy.optimize", "scipy.sparse.linalg", "mpmath", "opendp.prelude")
WARM += ("PySide6.QtWidgets", "PySide6.QtTest", "xml.etree.ElementTree", "tomlkit", "platformdirs", "sqlite3")
PYTEST = ("-q", "-x", "-p", "no:randomly", "-p", "no:xdist", "-W", "ignore::pytest.PytestAssertRewriteWarning")
MEMORY = 6 << 30
"""Bytes of addresses; numpy's libraries reserve some of it."""
ENDED = "out of time or memory"
UNKNOWN = 1
"""Seconds that a test may take of which none are known."""


def warm_up():
    """Import what tests need and no mutant changes; make hypothesis try the same examples each time."""
    for name in WARM:
        importlib.import_module(name)
    phases = [hypothesis.Phase.explicit, hypothesis.Phase.generate]  # a smaller example would help nobody
    hypothesis.settings.register_profile("mutants", deadline=None, database=None, derandomize=True, phases=phases)
    os.environ["HYPOTHESIS_PROFILE"] = "mutants"
    os.environ["SAMPLES_TURN"] = "whole"  # a sample that changes by the day would be recorded on one and met on another
    sys.dont_write_bytecode = False
    gc.freeze()  # forks then look at their own objects only


def in_fork(root, work, cpu=36_000):
    """Return what `work` returns in a child process.

    Args:
        root: the folder in which it leaves its answer, as JSON, and what it prints.
        work: called without arguments.
        cpu: seconds of computing after which the child is ended; by the clock it has ten times as many.

    Returns:
        ENDED if the child did not end by itself.
    """
    answer = root / f"answer-{os.getpid()}.json"
    answer.unlink(missing_ok=True)
    child = os.fork()
    if child == 0:
        try:
            limit(root, cpu)
            answer.write_text(json.dumps(work()), encoding="utf-8")
        finally:
            traceback.print_exc()  # if anything was raised
            os._exit(0)
    end = time.monotonic() + 10 * cpu
    while os.waitpid(child, os.WNOHANG) == (0, 0):
        if time.monotonic() > end:
            os.kill(child, signal.SIGKILL)
        time.sleep(0.005)
    with contextlib.suppress(ProcessLookupError):  # whatever it started
        os.killpg(child, signal.SIGKILL)
    return json.loads(answer.read_text(encoding="utf-8")) if answer.exists() else ENDED


def limit(root, cpu):
    """Make a fork a process of its own group, silent and limited."""
    os.setpgid(0, 0)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(cpu), math.ceil(cpu)))
    said = os.open(root / "output.txt", os.O_RDWR | os.O_CREAT | os.O_APPEND)
    for stream in range(3):
        os.dup2(said, stream)


def afresh(root, plugin, files):
    """Make this process import `core` and `tests` from `root`, and run pytest with a plug-in; return why it failed."""
    os.chdir(root)
    sys.path[:] = [str(root), *(path for path in sys.path if path and Path(path).resolve() != HERE)]
    for name in [name for name in sys.modules if name.partition(".")[0] in {"core", "tests"}]:
        del sys.modules[name]
    code = pytest.main([*PYTEST, f"--basetemp={root / 'temporary'}", *files], plugins=[plugin])
    return plugin.failed or ("" if code == pytest.ExitCode.OK else f"pytest: {pytest.ExitCode(code).name}")


def allow(seconds):
    """End this process if it computes ten times as long from now on, and a second more."""
    signal.setitimer(signal.ITIMER_PROF, 1 + 10 * seconds)


class Chosen:
    """A plug-in that keeps the chosen tests, in the order given, and remembers what failed first.

    Tests that were not known before are kept, too: a change can rename what a test is parametrised with.
    """

    def __init__(self, tests, seconds):
        self._place = {test: place for place, test in enumerate(tests)}
        self._seconds = seconds
        self.failed = ""

    def pytest_collection_modifyitems(self, items):
        kept = (item for item in items if item.nodeid in self._place or item.nodeid not in self._seconds)
        items[:] = sorted(kept, key=lambda item: self._place.get(item.nodeid, len(self._place)))

    def pytest_runtest_setup(self, item):
        allow(self._seconds.get(item.nodeid, UNKNOWN))

    def pytest_runtest_logreport(self, report):
        if report.failed:
            self.failed = self.failed or report.nodeid


def run_tests(root, tests, seconds):
    """Run tests in this order, none much longer than it took; return the first that fails, or why pytest did."""
    return afresh(root, Chosen(tests, seconds), sorted({test.split("::")[0] for test in tests}))
