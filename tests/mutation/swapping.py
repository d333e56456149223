"""The quick way: all tests are collected once, and each fork gets one changed function in the place of the right one.

What is computed while files are imported is not computed again; a mutant that survives here is tried afresh.
"""

from __future__ import annotations

import functools
import gc
import os
import time
import types
from functools import partial
from pathlib import Path

import coverage
from _pytest.runner import runtestprotocol

from tests.mutation.trial import UNKNOWN, allow, in_fork

CACHE = type(functools.cache(len))


class Swapping:
    """A plug-in: in place of running the tests, it calls `work(self)`, which may `record` and `try_one`."""

    def __init__(self, root, work):
        self._root, self._work = root, work
        self._items, self._functions, self._caches = {}, {}, []
        self.failed = ""

    def pytest_runtestloop(self, session):
        self._items = {item.nodeid: item for item in session.items}
        gc.unfreeze()  # what is frozen is not told
        for thing in gc.get_objects():
            if isinstance(thing, types.FunctionType) and str(self._root) in thing.__code__.co_filename:
                path = Path(thing.__code__.co_filename).relative_to(self._root).as_posix()
                self._functions.setdefault((path, thing.__code__.co_qualname), []).append(thing)
            elif isinstance(thing, CACHE) and thing.__module__.startswith(("core.", "tests.")):
                self._caches.append(thing)
        gc.freeze()
        self._work(self)
        return True

    def record(self):
        """Return, of a fork that runs all tests: the seconds of each, the tests of each line, and what failed."""
        return in_fork(self._root, self._recorded)

    def _recorded(self):
        watched = coverage.Coverage(data_file=None, source=["core"], config_file=False)
        seconds, failed = {}, ""
        watched.start()
        for name in self._items:
            watched.switch_context(name)
            began = time.process_time()
            failed = self._run([name], {name: 60}) or failed
            seconds[name] = time.process_time() - began
        watched.stop()
        data = watched.get_data()
        lines = {os.path.relpath(file, self._root): data.contexts_by_lineno(file) for file in data.measured_files()}
        sources = {file: (self._root / file).read_text(encoding="utf-8") for file in lines}
        return {"seconds": seconds, "lines": lines, "sources": sources, "failed": failed}

    def try_one(self, seconds, mutant, tests, cpu):
        """Return the first that fails with a mutant: of the tests, and of new ones in their files or its own."""
        package, _, name = mutant.path.rpartition("/")
        files = {test.partition("::")[0] for test in tests} | {f"tests/{package}/test_{name}"}
        new = [test for test in self._items if test not in seconds and test.partition("::")[0] in files]
        return in_fork(self._root, partial(self._swapped, seconds, mutant, [*tests, *new]), cpu)

    def _swapped(self, seconds, mutant, tests):
        changed = _code(compile(mutant.source, str(self._root / mutant.path), "exec"), mutant.function)
        for function in self._functions[mutant.path, mutant.function]:
            function.__code__ = changed
        return self._run(tests, seconds)

    def _run(self, tests, seconds):
        for cache in self._caches:
            cache.cache_clear()
        for name, following in zip(tests, [*tests[1:], None], strict=True):
            allow(seconds.get(name, UNKNOWN))
            reports = runtestprotocol(self._items[name], log=False, nextitem=self._items.get(following))
            if any(report.failed for report in reports):
                return name
        return ""


def _code(module, name):
    """Return the code of a function, by its qualified name."""
    found = [module]
    for code in found:
        if code.co_qualname == name:
            return code
        found.extend(const for const in code.co_consts if isinstance(const, types.CodeType))
    raise LookupError(name)


def those_running(recorded, mutant, source):
    """Return the tests that run a mutant's line, quickest first.

    Lines are found by their text, as `source` may have changed since. If only importing runs the line, or it is new,
    they are all that run the file, and those that mirror it: a test may look at a constant alone.
    """
    by_line = recorded["lines"].get(mutant.path, {})
    found = {test for names in by_line.values() for test in names}
    if mutant.function:
        before, now = (text.splitlines() for text in (recorded["sources"][mutant.path], source))
        # of an expression of many lines, the first may be the only one recorded
        for line in reversed(now[: mutant.line]):
            same = (by_line.get(str(number), ()) for number, text in enumerate(before, start=1) if text == line)
            if running := {test for names in same for test in names}:
                found = running
                break
    if not mutant.function:
        folder, _, name = mutant.path.rpartition("/")
        found |= {test for test in recorded["seconds"] if test.startswith(f"tests/{folder}/test_{name}::")}
    return sorted(found - {""} or recorded["seconds"], key=recorded["seconds"].get)
