"""How long one frame takes while the slider of ε moves, and while long lists of tables are leafed through.

Drives the real window over a made-up plan without data: frames of the Tables and the Compare page when they come into
sight, while their lists are scrolled a screen at a time, sorted, narrowed to a word and edited, and while the slider
stops at every amount, there and back. A frame is one turn of the event loop with all that waits in it; printed are the
middle and the longest one, on the clock and of the main thread itself: on a machine that does other things too, the
clock says more than the window is to blame for.

    python -m tests.benchmarks.slider_frames [TABLES]
"""

from __future__ import annotations

import gc
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from itertools import chain, combinations, islice
from pathlib import Path
from statistics import median

from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollBar, QSlider, QTableView, QTabWidget

from core.front_door import Plan, PrivacyChoice, ReleaseCost, TableChoice
from guiapp.app import build_context, build_window, name_application
from guiapp.desktop.settings import Settings
from guiapp.models.table_errors_model import MARGIN
from guiapp.models.workload_model import WEIGHT
from guiapp.widgets.charts.table_lines import TableLines
from tests.benchmarks.made_up_workloads import domain_of
from tests.own_ledger import OwnLedger

N_LABELS = 8
FRAME_SECONDS = 0.016
PAGES = 30
VIEWS = 3
"""The first views of the Compare page that are timed while the slider moves: the dots, the heat map and the table."""


def plan_of(n_tables: int) -> Plan:
    """A plan with that many tables of two attributes."""
    n_attributes = next(n for n in range(2, n_tables + 2) if n * (n - 1) // 2 >= n_tables)
    attributes = domain_of(n_attributes, N_LABELS).attributes
    pairs = islice(combinations([each.name for each in attributes], 2), n_tables)
    return Plan(
        source="nobody.csv",
        attributes=attributes,
        tables=tuple(map(TableChoice, pairs)),
        privacy=PrivacyChoice(ReleaseCost.pure(1), "Nobody"),
    )


class Frames:
    """The window, and a clock for its frames."""

    def __init__(self, home: Path, plan: Plan) -> None:
        self.app = QApplication.instance() or QApplication(["reticent"])
        name_application(self.app)
        settings = Settings(QSettings(str(home / "settings.ini"), QSettings.Format.IniFormat))
        self.context = build_context(OwnLedger(home / "ledger.sqlite"), settings)
        self.window = build_window(self.app, self.context)
        self.window.resize(1280, 800)
        self.window.show()
        gc.freeze()  # as the program does
        self.context.workspace.start(plan, None)

    def rest(self, seconds: float) -> None:
        """Let the window do what is waiting."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.app.processEvents()
            time.sleep(0.002)

    def settle(self, until: Callable[[], bool]) -> None:
        """Wait, then until no job is left."""
        while not until() or self.context.runner.is_busy:
            self.rest(0.05)
        self.rest(0.5)

    def time(self, name: str, steps: Iterable[Callable[[], object]]) -> None:
        """Print how long the frames of these steps took, a frame's time apart."""
        clocks, owns = [], []
        for step in steps:
            clock, own = time.perf_counter(), time.thread_time()
            step()
            self.app.sendPostedEvents()
            self.app.processEvents()
            clocks.append(1000 * (time.perf_counter() - clock))
            owns.append(1000 * (time.thread_time() - own))
            self.rest(FRAME_SECONDS)
        words = (f"{median(took):6.1f}, at most {max(took):6.1f} ms" for took in (clocks, owns))
        print(f"{name:22} {len(clocks):3} frames: clock {', own'.join(words)}", flush=True)

    def slide(self, name: str) -> None:
        """Move the slider over its whole way and back."""
        slider = self.window.page("compare").findChild(QSlider, "budget_slider")
        there = range(slider.minimum(), slider.maximum() + 1)
        self.time(name, [lambda at=at: slider.setValue(at) for at in chain(there, reversed(there))])

    def slide_views(self) -> None:
        """Move the slider with each of the first views in sight, and scroll the pictures."""
        tabs = self.window.page("compare").findChild(QTabWidget, "outcome_tabs")
        for number in range(VIEWS):
            tabs.setCurrentIndex(number)
            self.rest(0.3)
            self.slide(f"slider, {tabs.tabText(number)}")
            picture = tabs.currentWidget().findChild(TableLines)
            if picture is not None:
                self.scroll(f"list of {tabs.tabText(number)}", picture.findChild(QScrollBar))

    def leaf(self, page: str, name: str) -> None:
        """Scroll through a list, a screen at a time, and jump from end to end."""
        self.scroll(f"list of {page}", self.window.page(page).findChild(QTableView, name).verticalScrollBar())

    def scroll(self, name: str, bar: QScrollBar) -> None:
        """Move a scroll bar a screen at a time, and from end to end."""
        places = [bar.maximum() * number // PAGES for number in range(PAGES)]
        self.time(name, [lambda at=at: bar.setValue(at) for at in (*places, 0, bar.maximum())])

    def edit(self) -> None:
        """Make tables more important, one after another, as by hand."""
        model = self.window.page("tables").findChild(QTableView, "workload_table").model()
        role = Qt.ItemDataRole.EditRole
        self.time(
            "edits of tables", [lambda row=row: model.setData(model.index(row, WEIGHT), 3.0, role) for row in range(8)]
        )

    def sort_and_find(self) -> None:
        """Sort the errors by their sizes, and look for words letter by letter."""
        page = self.window.page("compare")
        errors, find = page.findChild(QTableView, "table_errors"), page.findChild(QLineEdit, "find_error")
        orders = (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder)
        self.time("sorting", [lambda by=by: errors.sortByColumn(MARGIN, by) for by in orders])
        self.time("finding", [lambda text=text: find.setText(text) for text in ("a", "a1", "a1 a", "a1 a2", "")])


def main(n_tables: int) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as home:
        frames = Frames(Path(home), plan_of(n_tables))
        print(f"{n_tables} tables")
        frames.time("the window comes up", [lambda: None])  # or the first page in sight pays for it
        frames.time("first sight of tables", [lambda: frames.window.go_to("tables")])
        frames.settle(lambda: True)
        frames.leaf("tables", "workload_table")
        frames.edit()
        frames.time("first sight of compare", [lambda: frames.window.go_to("compare")])
        frames.settle(lambda: frames.context.workspace.comparison_is_current)
        frames.slide_views()
        frames.settle(lambda: frames.context.workspace.comparison_is_current)
        frames.leaf("compare", "table_errors")
        frames.sort_and_find()
        frames.slide("slider, list sorted")
        frames.context.runner.shut_down()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
