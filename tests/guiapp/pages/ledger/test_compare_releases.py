"""From the Ledger page, a kept release is put beside another one that shares an attribute with it."""

from __future__ import annotations

import csv
from dataclasses import replace
from fractions import Fraction

import openpyxl
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QListWidget, QPushButton, QTableView

from core.front_door import DatasetBudget, Neighbours, PrivacyUnit, ReleaseCost
from core.release.kept import pack
from core.release.release import Release
from guiapp.pages.ledger.ledger_page import LedgerPage
from guiapp.widgets.tables.sortable_table import SortableTable
from tests.guiapp.drivers.money import Driver
from tests.guiapp.spoken_names import nameless
from tests.released_tables import release, released_table, statement

TITLES = ["age", "sex", "First", "± first", "Second", "± second", "Difference", "± difference", "Marked"]


def keep(ledger, name, kept):
    row = PrivacyUnit(None, 1, Neighbours.ADD_REMOVE)
    number = ledger.charge(name, ReleaseCost.pure(1), "3 tables by marginals", row.facts).number
    ledger.keep_tables(number, pack(kept))
    return number


def further():
    """A release whose table of age and sex differs by 500 in one cell, and that has a town of its own."""
    table = released_table(("age", "sex"))
    values = table.published.values.copy()
    values[1, 1] += 500
    table = replace(table, published=replace(table.published, values=values), low=values - 12, high=values + 12)
    towns = tuple(
        replace(each, labels=("Hull", "York")) if each.name == "town" else each for each in statement().attributes
    )
    town = released_table(("town",))
    town = replace(town, published=replace(town.published, labels=(("Hull", "York"),)))
    return Release((table, town), replace(statement(), attributes=towns, dataset="Survey 2026", protected="row"))


@pytest.fixture
def page(qtbot, context, engine):
    page = LedgerPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    context.workspace.set_ledger(engine.open_ledger(None))
    return page


@pytest.fixture
def driver(qtbot, page):
    return Driver(qtbot, page)


@pytest.fixture
def kept(context, driver):
    """Releases no. 2 of 2025 and no. 5 of 2026; the page shows those of 2025."""
    ledger = context.workspace.ledger
    for name, tables in (("Survey 2025", release()), ("Survey 2026", further())):
        ledger.set_budget(name, DatasetBudget(Fraction(4)))
        keep(ledger, name, tables)
    context.workspace.ledger_moved()
    return driver


def choose(driver, number):
    numbers = [row[0] for row in driver.cells("ledger_history")]
    driver.find(QTableView, "ledger_history").selectRow(numbers.index(number))


@pytest.fixture
def dialog(kept, settled):
    choose(kept, "2")
    kept.click("compare_release")
    settled()
    dialog = kept.dialog("joined_dialog")
    yield dialog
    dialog.reject()


def tables(kept, dialog):
    listed = kept.find(QListWidget, "joined_tables", dialog)
    return [listed.item(row).text() for row in range(listed.count()) if not listed.item(row).isHidden()]


def test_a_single_release_has_none_to_be_compared_with(context, driver):
    context.workspace.ledger.set_budget("Survey 2025", DatasetBudget(Fraction(4)))
    keep(context.workspace.ledger, "Survey 2025", release())
    context.workspace.ledger_moved()
    button = driver.find(QPushButton, "compare_release")
    choose(driver, "1")
    assert button.toolTip() == "Choose a release whose tables are kept."
    choose(driver, "2")
    assert not button.isEnabled()
    assert button.toolTip() == button.accessibleDescription() == "The ledger keeps no other release yet."


def test_the_newest_release_is_chosen_at_first(context, driver):
    ledger = context.workspace.ledger
    ledger.set_budget("Survey 2025", DatasetBudget(Fraction(4)))
    for _ in range(2):
        keep(ledger, "Survey 2025", release())
    ledger.change_budget("Survey 2025", DatasetBudget(Fraction(5)))
    context.workspace.ledger_moved()
    shown = driver.find(QTableView, "ledger_history")
    assert driver.cells("ledger_history")[shown.currentIndex().row()][2] == "Survey 2025 – release 2"
    assert driver.find(QPushButton, "open_release").isEnabled()


def test_releases_without_a_common_attribute_are_said_to_have_none(context, driver, settled):
    ledger = context.workspace.ledger
    ledger.set_budget("Survey", DatasetBudget(Fraction(4)))
    keep(ledger, "Survey", Release((released_table(("town",)),), statement()))
    keep(ledger, "Survey", Release((released_table(("sex",)),), statement()))
    context.workspace.ledger_moved()
    said = []
    context.notices.said.connect(said.append)
    choose(driver, "2")
    driver.click("compare_release")
    settled()
    assert said[-1].text.startswith("No other release in the ledger has an attribute and a category in common with")


def test_both_releases_are_shown_with_every_margin(kept, dialog):
    first, second = kept.words("joined_sides", dialog).split("\n")
    assert first.startswith("First: Survey 2025 – release 1 (no. 2), ")
    assert second.startswith("Second: Survey 2026 – release 1 (no. 5), ")
    offered = kept.find(QComboBox, "joined_other", dialog)
    assert offered.count() == 1
    assert offered.itemText(0).startswith("Survey 2026 – release 1 (no. 5), ")
    assert offered.itemText(0).endswith("ε = 1. In common: sex, age, town")
    assert tables(kept, dialog) == ["age × sex (1 of 6 marked)", "town (0 of 1 marked)", "everybody (0 of 1 marked)"]
    rows = kept.rows("joined_cells", dialog)
    assert set(rows[0]) == set(TITLES)
    (marked,) = (row for row in rows if row["Marked"])
    assert (marked["age"], marked["sex"], marked["Difference"]) == ("18–64", "Male", "500")
    assert (marked["First"], marked["± first"], marked["Marked"]) == ("121", "±12", "yes")


def test_what_it_costs_to_be_in_both_and_what_is_left_out_is_said(kept, dialog):
    notes = kept.words("joined_notes", dialog)
    assert "For somebody in both datasets, the two releases together cost ε = 2: ε = 1 and ε = 1." in notes
    assert "Of “town”, only the first release has “Leeds”." in notes
    assert "The ± is noise only, not sampling error" in notes
    assert kept.words("joined_source", dialog) == "Added up from “age × sex” of the first and “age × sex” of the second"


def test_each_table_has_the_columns_of_its_attributes(kept, dialog):
    listed = kept.find(QListWidget, "joined_tables", dialog)
    listed.setCurrentRow(1)
    assert list(kept.rows("joined_cells", dialog)[0])[:2] == ["town", "First"]
    kept.type("find_joined", "every", dialog)
    assert tables(kept, dialog) == ["everybody (0 of 1 marked)"]
    assert next(iter(kept.rows("joined_cells", dialog)[0])) == "First"
    kept.type("find_joined", "no such table", dialog)
    assert dialog.findChild(SortableTable, "joined_cells") is None


def test_rows_are_sorted_by_the_difference_and_copied(kept, dialog, context):
    said = []
    context.notices.said.connect(said.append)
    view = kept.find(SortableTable, "joined_cells", dialog)
    view.sortByColumn(6, Qt.SortOrder.DescendingOrder)
    assert kept.rows("joined_cells", dialog)[0]["Difference"] == "500"
    kept.click("copy_joined", dialog)
    header, first, *_ = QApplication.clipboard().text().splitlines()
    assert header.split("\t") == TITLES
    assert first.split("\t")[6] == "500"
    assert said[-1].text == "The table was copied."


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
def test_the_comparison_is_written_to_a_file(kept, dialog, context, settled, tmp_path, monkeypatch, kind):
    proposed = []

    def asked(_parent, _title, first, kinds):
        proposed.append((first, kinds))
        return str(tmp_path / f"both.{kind}"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", asked)
    said = []
    context.notices.said.connect(said.append)
    kept.click("save_joined", dialog)
    settled()
    assert proposed[0][0].endswith("Releases 2 and 5.xlsx")
    assert "*.csv" in proposed[0][1]
    assert said[-1].text == f"The comparison is in {tmp_path / f'both.{kind}'}."
    if kind == "csv":
        with (tmp_path / "both.csv").open(encoding="utf-8-sig", newline="") as file:
            assert len(list(csv.reader(file))) == 1 + 6 + 1 + 1
    else:
        assert "1 age × sex" in openpyxl.load_workbook(tmp_path / "both.xlsx").sheetnames


def test_the_ledger_is_not_written_over(kept, dialog, context, settled, engine, monkeypatch):
    said = []
    context.notices.said.connect(said.append)
    context.runner.failed.connect(context.notices.error)
    before = engine.ledger_path.read_bytes()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(engine.ledger_path.with_suffix(".csv")), ""))
    engine.ledger_path.with_suffix(".csv").symlink_to(engine.ledger_path)
    kept.click("save_joined", dialog)
    settled()
    assert "which would be lost" in said[-1].text
    assert engine.ledger_path.read_bytes() == before


def test_another_release_can_be_chosen_in_the_dialog(kept, context, settled):
    third = keep(context.workspace.ledger, "Survey 2025", Release((released_table(("sex",)),), statement()))
    context.workspace.ledger_moved()
    choose(kept, "2")
    kept.click("compare_release")
    settled()
    dialog = kept.dialog("joined_dialog")
    offered = kept.find(QComboBox, "joined_other", dialog)
    assert [offered.itemData(row) for row in range(offered.count())] == [third, 5]
    assert tables(kept, dialog) == ["sex (2 of 2 marked)", "everybody (0 of 1 marked)"]
    assert "its budget was charged for both: together they cost ε = 2" in kept.words("joined_notes", dialog)
    offered.setCurrentIndex(1)
    assert tables(kept, dialog) == []
    assert not kept.find(QPushButton, "save_joined", dialog).isEnabled()
    settled()
    assert tables(kept, dialog)[0] == "age × sex (1 of 6 marked)"
    dialog.reject()


def test_an_answer_that_comes_late_is_not_shown(kept, dialog, context, engine):
    before = tables(kept, dialog)
    other = keep(context.workspace.ledger, "Survey 2025", release())
    dialog.show_joined(engine.join_releases(context.workspace.ledger, 2, other))
    assert tables(kept, dialog) == before


def test_a_dialog_that_was_closed_meanwhile_gets_no_answer(kept, qtbot, settled, context):
    choose(kept, "2")
    kept.click("compare_release")
    settled()
    dialog = kept.dialog("joined_dialog")
    dialog.ask()
    dialog.reject()
    settled()


def test_every_control_has_a_spoken_name(kept, dialog):
    assert nameless(dialog) == []


def test_in_german(german_window, kept, dialog):
    assert dialog.windowTitle() == "Zwei Veröffentlichungen nebeneinander"
    assert "kosten die zwei Veröffentlichungen zusammen ε = 2" in kept.words("joined_notes", dialog)
    assert "Die zweite schützt jede Zeile für sich" in kept.words("joined_notes", dialog)
    assert "Jenseits" not in kept.words("joined_notes", dialog)
    assert "ja" in kept.column("joined_cells", "Markiert", dialog)
    assert tables(kept, dialog)[-1] == "alle (0 von 1 markiert)"
