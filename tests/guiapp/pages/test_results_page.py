"""The Results page reads a release and hands it over."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from openpyxl import Workbook, load_workbook
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QTableView,
    QTabWidget,
)

from core.front_door import DatasetBudget, Ledger, TableChoice
from guiapp.desktop.notices import Tone
from guiapp.pages.results_page import ResultsPage
from guiapp.widgets.charts.bar_chart import BarChart
from guiapp.widgets.charts.grouped_bars import GroupedBars
from guiapp.widgets.charts.pyramid import Pyramid
from guiapp.widgets.tables.table_reader import TableReader
from tests.guiapp.drivers.money import ResultsDriver
from tests.guiapp.drivers.widget_insides import bars_of, title_of
from tests.released_tables import LABELS, release, released_table


@pytest.fixture
def page(qtbot, context):
    page = ResultsPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    return page


@pytest.fixture
def driver(qtbot, page, context):
    context.workspace.set_release(release())
    made = ResultsDriver(qtbot, page)
    made.view(0)
    return made


def test_results_open_on_a_picture_until_the_table_is_chosen(qtbot, page, context):
    context.workspace.set_release(release())
    driver = ResultsDriver(qtbot, page)
    tabs = driver.find(QTabWidget, "table_tabs")
    assert tabs.currentIndex() == 1
    assert driver.find(Pyramid, "pyramid_chart").shown.series == ("Female", "Male")
    driver.view(0)
    driver.open("town")
    assert tabs.currentIndex() == 0


def test_the_page_waits_for_a_release(page):
    assert page.locked_reason().startswith("Release the tables first")


def test_every_table_is_listed_and_the_first_is_open(page, driver):
    assert page.locked_reason() is None
    assert driver.tables() == ["age × sex", "town", "age × sex × town"]
    assert driver.words("released_title") == "age × sex"
    assert driver.crosstab()["Total"] == {"Female": "342 ± 25", "Male": "363 ± 25", "Total": "705 ± 24"}
    assert "at most ±12 with 95 % certainty" in driver.words("released_words")
    assert driver.words("release_claim").startswith("Survey 2025: entry 3 of the ledger.")
    assert "ε" in driver.words("release_claim") or "1-differential" in driver.words("release_claim")


@pytest.mark.parametrize(("moved", "told"), [(0.0, False), (0.2, True)])
def test_where_numbers_were_adjusted_an_interval_is_said_to_lie_unevenly(qtbot, moved, told):
    reader = TableReader(keeps=False)
    qtbot.addWidget(reader)
    reader.show_table(replace(released_table(), moved=moved), 0.95)
    driver = ResultsDriver(qtbot, reader)
    assert ("may be lopsided" in driver.words("released_words")) == told
    driver.view(1)
    assert ("may be lopsided" in driver.words("released_words")) == told
    driver.view(0)
    driver.pick("show_cells", "% of the total")
    assert "may be lopsided" not in driver.words("released_words")


def test_what_is_chosen_for_the_cells_stays_with_the_next_table(qtbot):
    reader = TableReader(keeps=False)
    qtbot.addWidget(reader)
    table = released_table()
    reader.show_table(replace(table, moved=0.2))
    driver = ResultsDriver(qtbot, reader)
    assert driver.crosstab()["Total"]["Female"] == "342 ± 25"
    driver.pick("show_cells", "Numbers")
    reader.show_table(table)
    assert driver.crosstab()["Total"]["Female"] == "342"


def test_a_table_is_turned_and_shown_as_percentages(driver):
    driver.open("age × sex × town")
    assert [*driver.crosstab()["Total"]] == ["Leeds", "York", "Total"]
    driver.lay_out(["town", "sex"], ["age"])
    assert [*driver.crosstab()["Leeds · Male"]] == ["under 18", "18–64", "65 and over", "Total"]
    driver.lay_out([], ["sex", "town", "age"])
    assert len(driver.crosstab()) == 2
    assert [*driver.crosstab()["Total"]][3] == "Female · Leeds · Total"
    driver.lay_out(["sex", "town", "age"], [])
    assert len(driver.crosstab()) == 13 + 2 + 4  # twelve cells, six subtotals, the total
    assert list(driver.crosstab())[3:5] == ["Female · Leeds · Total", "Female · York · under 18"]
    driver.pick("show_cells", "% of the total")
    assert driver.words("released_words").startswith("Percentages of the released numbers")
    assert driver.crosstab()["Total"] == {"Number": "100.0 %"}


def test_a_table_is_leafed_through_sheet_by_sheet(driver):
    driver.open("age × sex × town")
    assert driver.find(QComboBox, "sheet_in_sight").parentWidget().isHidden()
    driver.lay_out(["age"], ["town"], ["sex"])
    assert [*driver.crosstab()["under 18"].values()] == ["214 ± 302", "228 ± 302", "442 ± 301"]
    assert "at most ±302" in driver.words("released_words")
    driver.click("sheet_after")
    assert driver.words("released_title") == "age × sex × town · sex: Female"
    assert [*driver.crosstab()["under 18"].values()] == ["100 ± 150", "107 ± 150", "207 ± 302"]
    assert driver.crosstab()["Total"]["Total"] == "789 ± 301"
    driver.pick("sheet_in_sight", "sex: Male")
    assert driver.crosstab()["under 18"]["Leeds"] == "114 ± 150"
    driver.lay_out(["town"], ["age"], ["sex"])
    assert driver.words("released_title").endswith("sex: Male")  # the same sheet, turned
    driver.open("age × sex")
    assert driver.words("released_title") == "age × sex"


def test_leafing_keeps_the_order_of_rows_and_turning_does_not(driver):
    driver.open("age × sex × town")
    driver.lay_out(["age"], ["town"], ["sex"])
    table = driver.find(QTableView, "crosstab")
    table.horizontalHeader().setSortIndicator(1, Qt.SortOrder.DescendingOrder)
    driver.click("sheet_after")
    leeds = [row["Leeds"] for row in driver.crosstab().values()]
    assert leeds[:3] == ["156 ± 150", "128 ± 150", "100 ± 150"]
    driver.lay_out(["town"], ["age"], ["sex"])
    assert next(iter(driver.crosstab())) == "Leeds"


def test_every_copy_says_which_sheet_it_is(driver):
    driver.open("age × sex × town")
    driver.lay_out(["age"], ["town"], ["sex"])
    driver.click("copy_markdown")
    assert QGuiApplication.clipboard().text().startswith("| sex: all · age | Leeds |")
    driver.pick("sheet_in_sight", "sex: Male")
    driver.click("copy_table")
    assert QGuiApplication.clipboard().text().startswith("sex: Male · age\tLeeds\t±")
    driver.view(1)
    chart = driver.find(Pyramid, "pyramid_chart")
    assert title_of(chart) == "age × sex × town · sex: Male"
    assert [chart.figure((0, 0, side)).value for side in (0, 1)] == [114, 121]
    driver.view(0)
    assert driver.page.findChild(TableReader).file("csv").decode().lstrip("\ufeff").startswith("sex: Male · age,")


def test_a_table_of_four_attributes_opens_as_sheets(driver, context, monkeypatch):
    monkeypatch.setitem(LABELS, "smoker", ("no", "yes"))
    four = released_table(("age", "sex", "town", "smoker"))
    context.workspace.set_release(replace(release(), tables=(four,)))
    assert driver.words("released_title") == "age × sex × town × smoker · age: all · sex: all"
    assert len(driver.crosstab()) == 3
    box = driver.find(QComboBox, "sheet_in_sight")
    assert [box.itemText(place) for place in (0, 1)] == ["All", "age: under 18 · sex: Female"]
    assert box.count() == 7


def test_a_table_opens_as_the_plan_lays_it_out(driver, context):
    choice = TableChoice(("town", "sex", "age"), columns=("sex",), sheets=("town",))
    others = (TableChoice(("sex", "age")), TableChoice(("age", "smoker"), columns=("age",)))
    context.workspace.edit(replace(context.workspace.plan, tables=(choice, *others)), "tables")
    context.workspace.set_release(release())
    assert driver.words("released_title") == "age × sex"
    assert driver.crosstab()["Total"] == {"Female": "342 ± 25", "Male": "363 ± 25", "Total": "705 ± 24"}
    driver.open("age × sex × town")
    assert driver.words("released_title") == "age × sex × town · town: all"
    assert [*driver.crosstab()] == ["under 18", "18–64", "65 and over", "Total"]
    assert [*driver.crosstab()["Total"]] == ["Female", "Male", "Total"]


def test_tables_are_found_by_name(driver):
    driver.type("find_table", "TOWN")
    assert driver.tables() == ["town", "age × sex × town"]


@pytest.fixture
def said(context):
    words = []
    context.notices.said.connect(words.append)
    return words


def test_tables_are_found_by_words_in_any_order_and_what_is_open_is_among_them(driver, qtbot):
    driver.type("find_table", "town AGE")
    assert driver.tables() == ["age × sex × town"]
    assert driver.words("released_title") == "age × sex × town"
    driver.type("find_table", "sex")
    assert driver.words("released_title") == "age × sex × town"  # still found, so it stays
    qtbot.keyClick(driver.find(QLineEdit, "find_table"), Qt.Key.Key_Up)
    assert driver.words("released_title") == "age × sex"
    driver.type("find_table", "quite nowhere")
    assert driver.tables() == []
    assert driver.words("released_title") == ""
    assert not driver.find(QAbstractButton, "copy_table").isEnabled()
    driver.type("find_table", "sex")
    assert driver.words("released_title") == "age × sex"


def test_copying_says_so_and_gives_numbers_to_reckon_with(driver, said):
    driver.click("copy_table")
    data = QGuiApplication.clipboard().mimeData()
    head, first, *_ = data.text().splitlines()
    assert head == "age\tFemale\t±\tMale\t±\tTotal\t±"
    assert first == "under 18\t100\t12\t107\t12\t207\t25"
    assert "<td>under 18</td><td>100</td><td>12</td>" in data.html()
    assert said[-1].tone is Tone.GOOD


def test_a_table_that_was_sorted_is_copied_whole(qtbot, driver):
    driver.page.resize(1000, 700)
    driver.page.show()
    head = driver.find(QTableView, "crosstab").horizontalHeader()
    place = QPoint(head.sectionViewportPosition(1) + 9, 9)
    qtbot.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert head.sortIndicatorSection() == 1
    driver.click("copy_table")
    assert QGuiApplication.clipboard().text().splitlines()[0] == "age\tFemale\t±\tMale\t±\tTotal\t±"


def test_tables_of_one_attribute_are_told_apart_where_their_names_are_cut_short(driver):
    assert driver.find(QListWidget, "released_tables").textElideMode() is Qt.TextElideMode.ElideMiddle


def test_a_table_is_copied_as_markdown(driver, said):
    driver.click("copy_markdown")
    head, rule, first, *_ = QGuiApplication.clipboard().text().splitlines()
    assert head == "| age | Female | Male | Total |"
    assert rule == "| :-- | --: | --: | --: |"
    assert first == "| under 18 | 100 ± 12 | 107 ± 12 | 207 ± 25 |"
    assert said[-1].text == "Copied as Markdown."


def test_the_chart_shows_every_number_and_is_copied_as_a_picture(driver, said):
    driver.view(1)
    chart = driver.find(Pyramid, "pyramid_chart")
    assert [figure.value for figure in chart.shown.figures.values()] == [100, 107, 114, 121, 128, 135]
    assert chart.words((0, 0, 0)).startswith("under 18 · Female: 100, between 88 and 112")
    driver.click("copy_table")
    assert QGuiApplication.clipboard().mimeData().hasImage()
    assert not driver.find(QAbstractButton, "copy_markdown").isEnabled()
    assert "picture" in said[-1].text


def test_the_chart_follows_the_table(driver):
    driver.view(1)
    driver.open("town")
    chart = driver.find(BarChart, "bar_chart")
    assert [(bar.group, bar.label) for bar in bars_of(chart)] == [("", "Leeds"), ("", "York")]
    driver.find(QTableView, "crosstab").horizontalHeader().setSortIndicator(0, Qt.SortOrder.DescendingOrder)
    assert [bar.label for bar in bars_of(chart)] == ["York", "Leeds"]


def test_the_picture_draws_counts_or_shares(driver):
    driver.view(1)
    chart = driver.find(Pyramid, "pyramid_chart")
    assert (chart.shown.in_shares, chart.figure((0, 0, 0)).text) == (False, "100")
    driver.pick("show_cells", "% of the row")
    assert (chart.shown.in_shares, chart.figure((0, 0, 0)).text) == (True, "48.3 %")
    assert driver.words("released_words").startswith("Percentages")
    driver.open("town")
    assert driver.find(GroupedBars, "grouped_chart").shown.in_shares
    driver.pick("show_cells", "Numbers")
    assert [bar.value for bar in bars_of(driver.find(BarChart, "bar_chart"))] == [100, 107]
    assert driver.words("released_words").startswith("Each interval holds")


@pytest.mark.parametrize(
    ("view", "kind", "start"), [(0, "csv", b"age,Female"), (1, "png", b"\x89PNG"), (1, "svg", b"<?xml")]
)
def test_what_is_in_sight_is_kept_in_a_file(qtbot, driver, context, tmp_path, monkeypatch, view, kind, start):
    path = tmp_path / f"table.{kind}"
    asked = []
    monkeypatch.setattr("guiapp.pages.file_questions.ask_kept_name", lambda *what: asked.append(what) or path)
    driver.view(view)
    driver.click("keep_table")
    qtbot.waitUntil(lambda: path.exists() and not context.runner.is_busy)
    assert path.read_bytes().lstrip("\ufeff".encode()).startswith(start)
    assert kind in asked[0][2]


def test_a_file_is_named_after_its_sheet_in_signs_that_files_may_have(driver, monkeypatch):
    asked = []
    monkeypatch.setattr("guiapp.pages.file_questions.ask_kept_name", lambda *what: asked.append(what[1].name))
    driver.open("age × sex × town")
    driver.lay_out(["age"], ["town"], ["sex"])
    driver.pick("sheet_in_sight", "sex: Male")
    driver.click("keep_table")
    assert asked == ["age × sex × town · sex Male"]


def test_what_is_made_up_is_marked_on_every_copy(driver, context):
    context.workspace.set_release(release(rehearsal=True))
    driver.view(0)
    driver.click("copy_table")
    assert QGuiApplication.clipboard().text().startswith("REHEARSAL: made-up data · age\t")
    driver.click("copy_markdown")
    assert QGuiApplication.clipboard().text().startswith("| REHEARSAL: made-up data · age |")
    driver.view(1)
    assert title_of(driver.find(Pyramid, "pyramid_chart")) == "REHEARSAL: made-up data · age × sex"


@pytest.mark.parametrize(
    ("key", "name"), [("xlsx", "out.xlsx"), ("json", "out.json"), ("html", "out.html"), ("csv", "folder")]
)
def test_every_format_is_written_where_it_was_asked_for(qtbot, driver, context, tmp_path, key, name):
    said = []
    context.notices.said.connect(said.append)
    driver.export(key, tmp_path / name)
    qtbot.waitUntil(lambda: not context.runner.is_busy, timeout=20000)
    assert (tmp_path / name).exists()
    assert said[-1].text == f"The tables are in {tmp_path / name}."


def test_the_workbook_holds_what_the_page_shows(qtbot, driver, context, tmp_path):
    driver.export("xlsx", tmp_path / "out.xlsx")
    qtbot.waitUntil(lambda: not context.runner.is_busy, timeout=20000)
    workbook = load_workbook(tmp_path / "out.xlsx")
    values = {cell.value for sheet in workbook for row in sheet.iter_rows() for cell in row}
    assert {100, 107, 135, 705} <= values


def test_a_template_of_the_owner_is_filled_and_what_stays_out_is_said(qtbot, driver, context, tmp_path):
    said, names = [], [table.title for table in context.workspace.release.tables]
    context.notices.said.connect(said.append)
    book = Workbook()
    book.active["B2"] = "{{" + names[0] + "}}"
    book.save(tmp_path / "house.xlsx")
    driver.click("primary_action")
    dialog = driver.dialog("export_dialog")
    driver.type("export_path", str(tmp_path / "out.xlsx"), dialog)
    driver.type("export_template", str(tmp_path / "house.xlsx"), dialog)
    driver.click("export_accept", dialog)
    qtbot.waitUntil(lambda: not context.runner.is_busy, timeout=20000)
    assert load_workbook(tmp_path / "out.xlsx").active["B2"].value == names[0].split(" × ")[0]
    assert said[-1].text.endswith(f"The template has no place for: {', '.join(names[1:])}.")


def test_an_existing_file_is_replaced_only_when_ticked(qtbot, driver, context, tmp_path):
    there = tmp_path / "out.json"
    there.write_text("mine")
    driver.click("primary_action")
    dialog = driver.dialog("export_dialog")
    driver.find(QRadioButton, "format_json", dialog).click()
    driver.find(QLineEdit, "export_path", dialog).setText(str(there))
    assert not driver.find(QPushButton, "export_accept", dialog).isEnabled()
    dialog.reject()
    driver.export("json", there, replace=True)
    qtbot.waitUntil(lambda: not context.runner.is_busy)
    assert there.read_text().startswith("{")


def test_an_export_does_not_replace_the_ledger(qtbot, driver, context, tmp_path):
    target = tmp_path / "ledger.json"
    ledger = Ledger(target)
    ledger.set_budget("A", DatasetBudget(Fraction(1)))
    context.workspace.set_ledger(ledger)
    before = target.read_bytes()
    with qtbot.waitSignal(context.notices.said) as said:
        driver.export("json", target, replace=True)
    assert "is the ledger, which would be lost" in said.args[0].text
    qtbot.waitUntil(lambda: not context.runner.is_busy)
    assert target.read_bytes() == before


def test_a_place_or_template_that_cannot_be_had_is_named_with_the_way_to_another(qtbot, driver, context, tmp_path):
    folder = tmp_path / "gone before it is written to"
    folder.mkdir()
    driver.click("primary_action")
    dialog = driver.dialog("export_dialog")
    driver.type("export_path", str(folder / "out.xlsx"), dialog)
    folder.rmdir()
    with qtbot.waitSignal(context.notices.said) as said:
        driver.click("export_accept", dialog)
    assert "out.xlsx cannot be written" in said.args[0].text
    qtbot.waitUntil(lambda: not context.runner.is_busy)
    assert said.args[0].action == "Choose another file…"
    said.args[0].act()
    driver.type("export_template", str(tmp_path / "none.xlsx"), driver.dialog("export_dialog"))
    with qtbot.waitSignal(context.notices.said) as said:
        driver.click("export_accept", driver.dialog("export_dialog"))
    assert f"The template none.xlsx cannot be read: there is no such file in {tmp_path}." in said.args[0].text
