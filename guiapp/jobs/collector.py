"""Garbage collection in the main thread only.

Python collects cycles in whichever thread allocates. If that is a worker and a cycle holds a widget, the widget is
destroyed outside the main thread: signals get lost, and the program may crash much later (Qt: a QWidget must be
destroyed in the main thread). So automatic collection is off while there are workers; a timer collects instead.

To reproduce (PySide6 6.10.3): put a QWidget into a cycle, drop it, and run gc.collect() in a thread.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

_MILLISECONDS = 500
"""Milliseconds between two checks. A longer interval lets garbage of a busy job grow; a shorter one gains nothing."""


class Collector(QObject):
    """Replaces Python's automatic collection until it is stopped; there may be several."""

    _running = 0

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        Collector._running += 1
        gc.disable()
        self._clock = QTimer(self, interval=_MILLISECONDS)
        self._clock.timeout.connect(self._collect)
        self._clock.start()

    def stop(self) -> None:
        """Re-enable automatic collection if this is the last collector; call it when no worker is left."""
        if self._clock.isActive():
            self._clock.stop()
            Collector._running -= 1
        if not Collector._running:
            gc.enable()

    @staticmethod
    def _collect() -> None:
        """Collect the oldest full generation and all younger ones, by Python's own thresholds."""
        full = [count > limit > 0 for count, limit in zip(gc.get_count(), gc.get_threshold(), strict=True)]
        if any(full):
            gc.collect(max(generation for generation, is_full in enumerate(full) if is_full))
