"""The engine, except that what takes its time stands still until a picture of it has been taken."""

from __future__ import annotations

import threading

from core.front_door import Progress


class Held:
    """Stands for `engine`; comparisons and releases come so far, and go on once `go_on` is set."""

    def __init__(self, engine):
        self._engine = engine
        self.go_on = threading.Event()

    def __getattr__(self, name):
        return getattr(self._engine, name)

    def compare(self, plan, progress):
        return self._engine.compare(plan, Halting(progress, self.go_on))

    def release(self, request, ledger, progress, charged):
        return self._engine.release(request, ledger, Halting(progress, self.go_on), charged)


class Halting(Progress):
    """Tells the window of every step, and waits after the second."""

    def __init__(self, progress, go_on):
        self._progress, self._go_on = progress, go_on
        self._steps = 0

    def report(self, done, total, what):
        self._progress.report(done, total, what)
        self._steps += 1
        if self._steps > 1:
            self._go_on.wait()

    def show(self, part):
        self._progress.show(part)

    def cancelled(self):
        return self._progress.cancelled()
