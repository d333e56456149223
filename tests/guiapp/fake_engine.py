"""A stand-in for the engine: reads small comma-separated files at once and remembers what it was asked."""

from __future__ import annotations

import csv
from dataclasses import replace
from threading import Event

from core import front_door
from core.data.column_profiler import ColumnProfiler
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks
from core.domain.attribute import Kind
from core.domain.reading_layout import ReadingLayout
from core.errors import MissingFileError, MissingSheetError
from core.front_door import Preview
from core.privacy.amount_text import parse_amount
from core.project.matrix_file import read_matrix
from core.project.plan import Plan
from core.session.inferring import TriedOn
from tests.inferred import inference


class FakeEngine:
    """Set `fault` to make the next verb refuse; `asked` lists the verbs called, with their arguments.

    `is_inferring_held` keeps what could be inferred back until it is False, or the call is stopped.
    A `quick_preview` is shown by `preview` before it goes on, which it does not do before the event `rest`.
    """

    def __init__(self):
        self.asked = []
        self.fault = None
        self.files = {}
        self.quick_preview = None
        self.rest = Event()
        self.is_inferring_held = False

    def preview(self, path, layout, progress):
        if self.quick_preview is not None:
            progress.show(self.quick_preview)
            while not self.rest.wait(0.01):
                progress.check()
        self._ask("preview", path, layout)
        headers, rows = self._read(path)
        if layout.sheet not in (None, "Sheet1"):
            raise MissingSheetError(file=path.name, sheet=layout.sheet, sheets="Sheet1")
        found = replace(
            ReadingLayout(header_row=1, delimiter=",", encoding="utf-8", decimal=".", thousands=""), range=layout.range
        )
        letters = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[: len(headers)])
        numbers = tuple(range(2, len(rows) + 2))
        first, last = (rows[:50], numbers[:50]), (rows[-5:], numbers[-5:])
        return Preview(found, (), headers, letters, *first, *last, len(rows), len(headers), (), (), ())

    def profile(self, path, layout, progress):
        self._ask("profile", path, layout)
        headers, rows = self._read(path)
        profiles = []
        for header, column in zip(headers, zip(*rows, strict=True), strict=True):
            look = ColumnProfiler(Marks())
            look.take(column)
            profiles.append(look.profile(header))
        return tuple(profiles)

    def propose(self, profile):
        return propose(profile)

    def check_attribute(self, path, layout, attribute, progress):
        self._ask("check_attribute", path, layout, attribute)
        headers, rows = self._read(path)
        values = [row[headers.index(attribute.header)] for row in rows]
        if attribute.kind is not Kind.CATEGORIES or attribute.other is not None:
            return 0
        known = {*attribute.categories, *dict(attribute.merges)}
        return sum(1 for value in values if (value and value not in known) or (not value and not attribute.missing))

    def read_matrix(self, path):
        self._ask("read_matrix", path)
        return read_matrix(path)

    def load_plan(self, path):
        self._ask("load_plan", path)
        return self.files[path]

    def save_plan(self, plan, path):
        self._ask("save_plan", plan, path)
        self.files[path] = plan
        path.write_text("reticent = 1\n", encoding="utf-8")

    def open_ledger(self, path):
        self._ask("open_ledger", path)

    def strategies(self):
        return ()

    def parse_amount(self, text, what):
        return parse_amount(text, what)

    def compare(self, plan, progress):
        self._ask("compare", plan)
        return front_door.compare(plan, progress)

    def seek(self, plan, goals, progress):
        self._ask("seek", plan, goals)
        return front_door.seek(plan, goals, progress)

    def seek_everywhere(self, plan, goals, progress):
        self._ask("seek_everywhere", plan, goals)
        return front_door.seek_everywhere(plan, goals, progress)

    def propose_tables(self, plan, progress):
        self._ask("propose_tables", plan)
        return front_door.propose_tables(plan, progress)

    def advise(self, plan, progress):
        self._ask("advise", plan)
        return front_door.advise(plan, progress)

    def predict_steps(self, plan, steps, progress):
        self._ask("predict_steps", plan, steps)
        return front_door.predict_steps(plan, steps, progress)

    def plan_release(self, plan, progress, comparison):
        self._ask("plan_release", plan)
        return front_door.plan_release(plan, progress, comparison)

    def foresee(self, plan, table, progress, comparison):
        self._ask("foresee", plan, table)
        return front_door.foresee(plan, table, progress, comparison)

    def infer(self, plan, release, path, progress):
        return self._inferred(TriedOn.ROWS, progress, plan, release, path)

    def infer_made_up(self, plan, release, progress):
        return self._inferred(TriedOn.RECORDS, progress, plan, release)

    def infer_rehearsed(self, planned, progress):
        return self._inferred(TriedOn.REHEARSAL, progress, planned.plan)

    def _inferred(self, tried_on, progress, *arguments):
        self._ask(f"infer {tried_on}", *arguments)
        while self.is_inferring_held:
            progress.check()
        return inference(tried_on)

    def exporters(self):
        return ()

    def _ask(self, verb, *arguments):
        self.asked.append((verb, *arguments))
        fault, self.fault = self.fault, None
        if fault is not None:
            raise fault

    @staticmethod
    def _read(path):
        if not path.exists():
            raise MissingFileError(file=path.name)
        with path.open(newline="", encoding="utf-8") as file:
            headers, *rows = csv.reader(file)
        return tuple(headers), tuple(map(tuple, rows))

    def calls(self, verb):
        """Return the arguments of every call of `verb`."""
        return [arguments for name, *arguments in self.asked if name == verb]


EMPTY = Plan()
