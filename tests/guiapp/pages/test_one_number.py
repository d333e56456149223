"""One number has one ±: the window, the workbook, CSV, JSON and `reticent ask` tell the same of the same people."""

from __future__ import annotations

import csv
import json
import re
from itertools import chain

import openpyxl
import pytest
from PySide6.QtCore import QItemSelectionModel
from PySide6.QtWidgets import QLabel

from core.front_door import shown_margin
from core.session.keeping import kept_release
from core.session.opening import open_ledger
from guiapp.desktop.number_words import percent_text, whole_text
from guiapp.dialogs.release_reader import ReleaseReader
from guiapp.models.contingency_model import margin_text
from guiapp.widgets.tables.crosstab_view import CrosstabView
from tests.core.commandline.conftest import inside, reticent  # noqa: F401  fixtures: a folder, a plan, the program
from tests.core.commandline.reticent import PLAN
from tests.guiapp.drivers.model_cells import crosstab_of
from tests.guiapp.drivers.money import ResultsDriver

TABLES = """
[[tables]]
attributes = ["sex", "age", "city"]
[[tables]]
attributes = ["age"]
prefixes = ["age"]
"""
FAMILY = "[[families]]\norder = 2\n"


@pytest.fixture
def told(inside, reticent, qtbot):  # noqa: F811  they are the fixtures above
    """The same release in every format, in the window, and to be asked."""
    reticent.write("people.reticent", PLAN.replace(FAMILY, TABLES))
    out = reticent.folder
    assert inside("release", "people.reticent", "-o", "out.json", "--budget", "3", "--yes").status == 0
    for name in ("out.xlsx", "out.csv"):
        kind = name.rsplit(".", maxsplit=1)[-1]
        done = inside("ledger", "export-release", "2", "-o", name, "--format", kind)
        assert done.status == 0, done.err
    reader = ReleaseReader(keeps=False)
    qtbot.addWidget(reader)
    reader.resize(900, 500)
    reader.show()
    reader.show_release(kept_release(open_ledger(), 2))
    driver = ResultsDriver(qtbot, reader)
    driver.view(0)
    return Told(out, driver, inside)


class Told:
    """What each place tells, as a number and its ±, rounded as people are shown it."""

    def __init__(self, folder, window, run):
        self.json = json.loads((folder / "out.json").read_text(encoding="utf-8"))["tables"][0]
        (path,) = (folder / "out.csv").glob("table-01*.csv")
        with path.open(encoding="utf-8-sig", newline="") as handle:
            self.csv = list(csv.DictReader(handle))
        self.book = openpyxl.load_workbook(folder / "out.xlsx")
        self.window, self.run = window, run

    def asked(self, question):
        found = json.loads(self.run("ask", "2", question, "--json").out)
        return found["estimate"], shown_margin(found["half_width"])

    def shown(self, row, column, show="Numbers with ±"):
        self.window.pick("show_cells", show)
        number, margin = re.split(r" ± ", crosstab_of(self.window.page.findChild(CrosstabView).model())[row][column])
        return float(number.replace(",", "")), float(margin.replace(",", ""))

    def lines(self, **labels):
        return [line for line in self.csv if all(line[name] == label for name, label in labels.items())]

    def in_workbook(self, *texts):
        """Return the numbers of all rows of the workbook with these texts, each rounded as a ± is."""
        rows = chain.from_iterable(sheet.iter_rows(values_only=True) for sheet in self.book)
        found = [[cell for cell in row if isinstance(cell, int | float)] for row in rows if set(texts) <= set(row)]
        return [{shown_margin(cell) for cell in numbers} for numbers in found]

    def margin(self, *names):
        (found,) = (each for each in self.json["totals"] if each["attributes"] == list(names))
        return shown_margin(found["half_width"])


def test_a_cell_is_one_number_everywhere(told):
    told.window.open("sex × age × city")
    cell = told.asked("sex = f, age 18–64, city = York")
    assert told.shown("f · 18–64", "York") == cell
    (line,) = told.lines(sex="f", age="18 to under 65", city="York")
    assert (float(line["count"]), shown_margin(float(line["plus_minus"]))) == cell
    assert (told.json["values"][3], shown_margin(told.json["half_width"])) == cell
    assert any(set(cell) <= numbers for numbers in told.in_workbook("f", "18–64", "York"))


def test_a_subtotal_is_one_number_everywhere(told):
    told.window.open("sex × age × city")
    across, within = told.asked("sex = f, age 18–64"), told.asked("sex = f, city = York")
    assert told.shown("f · 18–64", "Total") == across
    assert told.shown("f · Total", "York") == within
    assert (told.margin("sex", "age"), told.margin("sex", "city")) == (across[1], within[1])
    assert sum(told.json["values"][2:4]) == across[0]
    assert sum(float(line["count"]) for line in told.lines(sex="f", city="York")) == within[0]
    assert any(set(across) <= numbers for numbers in told.in_workbook("f", "18–64"))


def test_a_cumulative_count_is_one_number_everywhere(told):
    told.window.open("age")
    asked = told.asked("age under 65")
    assert told.window.page.findChild(CrosstabView).model().rowCount() == 3  # asked for as such, shown as such
    assert told.shown("under 65", "Number", "Cumulative along age") == asked
    assert any(set(asked) <= numbers for numbers in told.in_workbook("under 65"))


def test_selected_cells_are_the_sum_that_is_asked_for(told):
    told.window.open("sex × age × city")
    view = told.window.page.findChild(CrosstabView)
    rows = [view.model().headerData(row, view.side.orientation()) for row in range(view.model().rowCount())]
    for row in ("f · under 18", "f · 18–64"):
        index = view.model().index(rows.index(row), 1)
        view.selectionModel().select(index, QItemSelectionModel.SelectionFlag.Select)
    said = told.window.find(QLabel, "selection_told").text()
    value, margin = told.asked("sex = f, age under 65, city = York")
    assert said.startswith(f"2 cells: {whole_text(value)} ± {margin_text(margin)} · ")
    everybody, _ = told.asked("everybody")
    assert f"{percent_text(value / everybody)} ± " in said
    assert "difference " in said
