"""The Results page reads a release and hands it over."""

from __future__ import annotations

from fractions import Fraction

import pytest
from openpyxl import load_workbook
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QRadioButton, QTableView, QWidget

from core import Ledger, Total
from guiapp.desktop.notices import Tone
from guiapp.desktop.number_words import whole_text
from guiapp.models.contingency_model import margin_text
from guiapp.pages.results_page import ResultsPage
from tests.core.release.ranged_releases import planned, released
from tests.guiapp.drivers.money import ResultsDriver
from tests.guiapp.spending_engine import SpendingEngine
from tests.released_tables import release


@pytest.fixture
def engine(tmp_path):
    return SpendingEngine(tmp_path / "ledger.sqlite")


@pytest.fixture
def page(qtbot, desk):
    page = ResultsPage(desk)
    qtbot.addWidget(page)
    desk.workspace.changed.connect(page.refresh)
    return page


@pytest.fixture
def driver(qtbot, page, desk):
    desk.workspace.set_release(release())
    return ResultsDriver(qtbot, page)


def test_the_page_waits_for_a_release(page):
    assert page.locked_reason().startswith("Release the tables first")


def test_every_table_is_listed_and_the_first_is_open(page, driver):
    assert page.locked_reason() is None
    assert driver.tables() == ["age × sex", "town", "age × sex × town"]
    assert driver.words("released_title") == "age × sex"
    assert driver.cells("crosstab")[-1] == ["342 ± 25", "363 ± 25", "705 ± 24"]
    assert "±12 of the true count with 95 % certainty" in driver.words("released_words")
    assert "ε" in driver.words("release_claim") or "1-differential" in driver.words("release_claim")


def test_a_table_is_turned_and_shown_as_percentages(driver):
    driver.open("age × sex × town")
    assert len(driver.cells("crosstab")[0]) == 3
    driver.pick("across", "age")
    assert len(driver.cells("crosstab")[0]) == 4
    driver.pick("across", "nothing")
    assert len(driver.cells("crosstab")) == 13
    driver.pick("show_cells", "% of the total")
    assert driver.cells("crosstab")[-1] == ["100.0 %"]


def test_tables_are_found_by_name(driver):
    driver.type("find_table", "TOWN")
    assert driver.tables() == ["town", "age × sex × town"]


def test_copying_says_so(driver, desk):
    said = []
    desk.notices.said.connect(said.append)
    driver.click("copy_table")
    assert QGuiApplication.clipboard().text().startswith("\tFemale\tMale\tTotal")
    assert said[-1].tone is Tone.GOOD


@pytest.mark.parametrize(
    ("key", "name"), [("xlsx", "out.xlsx"), ("json", "out.json"), ("html", "out.html"), ("csv", "folder")]
)
def test_every_format_is_written_where_it_was_asked_for(qtbot, driver, desk, tmp_path, key, name):
    said = []
    desk.notices.said.connect(said.append)
    driver.export(key, tmp_path / name)
    qtbot.waitUntil(lambda: not desk.runner.is_busy, timeout=20000)
    assert (tmp_path / name).exists()
    assert said[-1].text.startswith("The tables are in ")


def test_the_workbook_holds_what_the_page_shows(qtbot, driver, desk, tmp_path):
    driver.export("xlsx", tmp_path / "out.xlsx")
    qtbot.waitUntil(lambda: not desk.runner.is_busy, timeout=20000)
    workbook = load_workbook(tmp_path / "out.xlsx")
    values = {cell.value for sheet in workbook for row in sheet.iter_rows() for cell in row}
    assert {100, 107, 135, 705} <= values


def test_an_existing_file_is_replaced_only_when_ticked(qtbot, driver, desk, tmp_path):
    there = tmp_path / "out.json"
    there.write_text("mine")
    driver.click("primary_action")
    dialog = driver.dialog("export_dialog")
    driver.find(QRadioButton, "format_json", dialog).click()
    driver.find(QLineEdit, "export_path", dialog).setText(str(there))
    assert not driver.find(QPushButton, "export_accept", dialog).isEnabled()
    dialog.reject()
    driver.export("json", there, replace=True)
    qtbot.waitUntil(lambda: not desk.runner.is_busy)
    assert there.read_text().startswith("{")


def test_an_export_does_not_replace_the_ledger(qtbot, driver, desk, tmp_path):
    target = tmp_path / "ledger.json"
    ledger = Ledger(target)
    ledger.set_budget("A", Total(Fraction(1)))
    desk.workspace.set_ledger(ledger)
    before = target.read_bytes()
    with qtbot.waitSignal(desk.runner.failed) as failed:
        driver.export("json", target, replace=True)
    assert "is the ledger, which would be lost" in str(failed.args[0])
    qtbot.waitUntil(lambda: not desk.runner.is_busy)
    assert target.read_bytes() == before


def test_a_place_that_cannot_be_written_is_named(qtbot, driver, desk, tmp_path):
    with qtbot.waitSignal(desk.runner.failed) as failed:
        driver.export("json", tmp_path / "nowhere" / "out.json")
    assert "out.json cannot be written" in str(failed.args[0])
    qtbot.waitUntil(lambda: not desk.runner.is_busy)


@pytest.fixture
def ranged(desk, driver):
    desk.workspace.set_release(released(planned()))
    return driver


def test_cumulative_counts_are_shown_on_demand(ranged):
    plain = ranged.cells("crosstab")
    ranged.pick("show_cells", "Cumulative along age")
    sums = ranged.cells("crosstab")
    assert len(sums) == 11
    assert len(sums[0]) == 2
    first = sums[0][0].split(" ± ")[0]
    assert first == plain[0][0].split(" ± ")[0]
    assert "everybody up to its label" in ranged.words("released_words")
    model = ranged.find(QTableView, "crosstab").model()
    assert model.headerData(1, Qt.Orientation.Vertical) == "up to 9 to under 18"
    assert model.headerData(1, Qt.Orientation.Horizontal) == "m"
    ranged.pick("show_cells", "Numbers with ±")
    assert ranged.cells("crosstab") == plain
    assert "Each number lies within" in ranged.words("released_words")


def test_cumulative_counts_are_left_with_their_table(ranged):
    ranged.pick("show_cells", "Cumulative along age")
    ranged.open("sex")
    assert ranged.find(QComboBox, "show_cells").findText("Cumulative along age") == -1
    assert len(ranged.cells("crosstab")) == 3


def test_any_range_is_read_with_its_own_error(ranged, desk):
    table = desk.workspace.release.tables[0]
    assert not ranged.find(QWidget, "range_reader").isHidden()
    ranged.pick("from_age", "18 to under 27")
    ranged.pick("to_age", "54 to under 63")
    ranged.pick("label_sex", "f")
    found = table.range_sum({"age": (2, 6), "sex": (0, 0)})
    shown = f"{whole_text(found.value)} ± {margin_text(found.half_width)}"
    assert ranged.words("range_answer").startswith(shown)
    ranged.pick("to_age", "9 to under 18")
    assert "ends before it begins" in ranged.words("range_answer")
    ranged.open("sex")
    assert ranged.find(QWidget, "range_reader").isHidden()
