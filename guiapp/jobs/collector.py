"""Collects Python's garbage in the main thread only.

Python collects cycles in whichever thread happens to allocate. If that is a worker and the garbage holds a widget, the
widget is destroyed outside the main thread: signals get lost, and the program may end much later without a word. So
automatic collection is off while there are workers, and the main thread collects by the clock.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

_MILLISECONDS = 500


class Collector(QObject):
    """Takes over from Python's automatic collection until it is stopped; there may be several."""

    _running = 0

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        Collector._running += 1
        gc.disable()
        self._clock = QTimer(self, interval=_MILLISECONDS)
        self._clock.timeout.connect(self._collect)
        self._clock.start()

    def stop(self) -> None:
        """Give collection back to Python when this is the last one; to be called when no worker is left."""
        if self._clock.isActive():
            self._clock.stop()
            Collector._running -= 1
        if not Collector._running:
            gc.enable()

    @staticmethod
    def _collect() -> None:
        """Collect the youngest generations that are full, as Python would have."""
        full = [count > limit > 0 for count, limit in zip(gc.get_count(), gc.get_threshold(), strict=True)]
        if any(full):
            gc.collect(max(generation for generation, is_full in enumerate(full) if is_full))
