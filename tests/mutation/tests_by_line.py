"""Which test runs which line, and how long each test computes: recorded once, so that a mutant meets few tests."""

from __future__ import annotations

import time
from pathlib import Path

import coverage
import pytest

from tests.mutation.trial import PYTEST

PACKAGES = ("privacy", "mechanisms", "measuring", "planning")
TESTS = tuple(f"tests/core/{package}" for package in PACKAGES)


class Recorder:
    """A plug-in that tells coverage which test is running, and times it."""

    def __init__(self, watched):
        self._watched = watched
        self.seconds = {}
        self.failed = ""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item):
        self._watched.switch_context(item.nodeid)
        began = time.process_time()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = time.process_time() - began
            self._watched.switch_context("")

    def pytest_runtest_logreport(self, report):
        if report.failed:
            self.failed = report.nodeid


def record(tests=TESTS):
    """Run tests in this folder; return their seconds, the tests that run each line of each file, and a failure."""
    watched = coverage.Coverage(data_file=None, source=["core"], config_file=False)
    recorder = Recorder(watched)
    watched.start()
    code = pytest.main([*PYTEST, *tests], plugins=[recorder])
    watched.stop()
    data = watched.get_data()
    lines = {
        Path(file).relative_to(Path.cwd()).as_posix(): data.contexts_by_lineno(file) for file in data.measured_files()
    }
    return {"seconds": recorder.seconds, "lines": lines, "failed": recorder.failed or (code and "collecting them")}


def those_running(recorded, mutant):
    """Return the tests that run a mutant's line, quickest first; all that run its file if none does."""
    by_line = recorded["lines"].get(mutant.path, {})
    found = set(by_line.get(str(mutant.line), ())) or {test for names in by_line.values() for test in names}
    return sorted(found - {""} or recorded["seconds"], key=recorded["seconds"].get)
