"""How long the window is up after the start, and the longest time it is deaf on each step of the way.

Drives the real window over a file, from opening it to the ledger, and prints for every step the longest turn of the
event loop: the time the main thread itself computed, and how long that turn took on the clock. On a machine that does
other things too the clock says more than the window is to blame for.

    python -m tests.benchmarks.window_stalls DATA
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from guiapp.app import name_application
from tests.screenshots import asides, start, way
from tests.screenshots.hands import Hands, spreadsheet
from tests.stories.stall_watch import StallWatch

START = """
import sys
from PySide6.QtWidgets import QApplication
from core import front_door
from guiapp import app
from guiapp.desktop.settings import Settings
application = QApplication(["reticent"])
app.name_application(application)
window = app.build_window(application, app.build_context(front_door, Settings()))
window.show()
application.processEvents()
"""
"""As the program starts, up to the moment that the window is drawn and has answered."""


class TimedHands(Hands):
    """Times every turn of the event loop, in place of taking pictures."""

    def __init__(self, home: Path, part: str) -> None:
        self.watch = StallWatch(QApplication.instance() or QApplication(["reticent"]))
        super().__init__(home, home, part)

    def shoot(self, name: str, what: object = None) -> None:
        """Begin the next step, called after this one."""
        del what
        self.rest()
        self.watch.step = f"after {name}"

    def turn(self) -> None:
        """Let the window do what is waiting, and take the time."""
        self.watch.turn()


def started() -> float:
    """Return the seconds from the start of the program to a window that is up and answers."""
    with tempfile.TemporaryDirectory() as home:
        here = {"HOME": home, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        here |= {"PYTHONDONTWRITEBYTECODE": ""}  # as installed: compiled once, not at every start
        before = time.perf_counter()
        subprocess.run([sys.executable, "-c", START], check=True, env={**os.environ, **here})
        return time.perf_counter() - before


def main(data: Path) -> None:
    """Measure and print."""
    print(f"window up: {min(started() for _ in range(3)):.2f} s")
    name_application(QApplication.instance() or QApplication(["reticent"]))
    for part in (start, way, asides):
        with tempfile.TemporaryDirectory() as home:
            hands = TimedHands(Path(home), part.__name__.rsplit(".")[-1])
            part.walk(hands, data)
            hands.leave()
        tell(hands)


def tell(hands: TimedHands) -> None:
    """Print the longest turn after every stop of one part of the tour."""
    for step, turn in hands.watch.longest.items():
        mark = "  <-" if step in hands.watch.stalls else ""
        name = f"{hands.part}: {step}"
        print(f"{name:32} {turn.own:6.0f} ms of its own {turn.clock:6.0f} ms on the clock{mark}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.window_stalls")
    parser.add_argument("data", type=spreadsheet)
    main(parser.parse_args().data)
