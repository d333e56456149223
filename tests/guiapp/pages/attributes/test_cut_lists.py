"""A list that holds only the most common values of a column says so."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel

from core.front_door import ReadingLayout
from core.session.column_proposal import propose
from core.sources.asking.columns import profile
from guiapp.commands.attributes import change_list
from guiapp.commands.data import open_data
from guiapp.pages.attributes.attributes_page import AttributesPage
from guiapp.widgets.editors.attribute_editor import AttributeEditor
from tests.guiapp.drivers.choosing import AttributesDriver, use_proposed
from tests.guiapp.drivers.page_insides import check_of

WORDS = "60 of 219 values are listed; all others count as “Anything else”."


@pytest.fixture
def driver(qtbot, context, tmp_path, settled):
    path = tmp_path / "jobs.csv"
    rows = [f"{'FM'[n % 2]},job {n}" for n in range(219) for _ in range(1 + 1000 // (n + 1))]
    path.write_text("\n".join(["sex,job", *rows]) + "\n", encoding="utf-8")
    page = AttributesPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    open_data(context, path, ReadingLayout())
    settled()
    use_proposed(context)
    yield AttributesDriver(qtbot, page)
    check_of(page).stop()
    settled()


def test_a_list_that_was_cut_says_how_much_it_holds(driver):
    told = driver.find(QLabel, "cut_words")
    driver.choose("job")
    assert (told.isVisibleTo(driver.page), told.text()) == (True, WORDS)
    driver.choose("sex")
    assert not told.isVisibleTo(driver.page)


def test_a_list_of_the_owner_is_not_held_against_the_data(driver):
    driver.choose("job")
    driver.pick("attribute_provenance", "My own knowledge, not the data")
    assert not driver.find(QLabel, "cut_words").isVisibleTo(driver.page)


def test_values_that_count_as_blanks_are_said(driver, context):
    driver.choose("sex")
    attribute = driver.page.columns.current()
    change_list(context, attribute, replace(attribute, missing="Missing", missing_values=("n/a", "99")), "blanks")
    told = driver.find(QLabel, "cut_words")
    assert (told.isVisibleTo(driver.page), told.text()) == (True, "These values count as blanks: “n/a”, “99”.")


def test_categories_from_the_data_have_bars_for_the_owners_eyes_and_others_have_none(driver):
    driver.choose("sex")
    rows = {row["Category"]: row["Your eyes only"] for row in driver.rows("category_list")}
    counted = [sum(1 + 1000 // (n + 1) for n in range(219) if n % 2 == odd) for odd in range(2)]
    assert rows == {"F": f"{counted[0]:,}", "M": f"{counted[1]:,}"}
    driver.pick("attribute_provenance", "My own knowledge, not the data")
    assert {row["Your eyes only"] for row in driver.rows("category_list")} == {None}


def test_cells_that_are_no_numbers_are_said_where_the_bins_are(qtbot, tmp_path):
    path = tmp_path / "ages.csv"
    path.write_text("age\n" + "".join(f"{n}\n" for n in range(18, 90)) * 3 + "3O\n90+\n", encoding="utf-8")
    (ages,) = profile(path)
    editor = AttributeEditor()
    qtbot.addWidget(editor)
    editor.show_attribute(propose(ages), ages)
    told = editor.findChild(QLabel, "cut_words")
    assert told.text() == "Cells that hold no number: 2, the first in row 218. They count as “Anything else”."


def test_an_impossible_age_is_said_where_the_bins_are(qtbot, tmp_path):
    path = tmp_path / "ages.csv"
    path.write_text("age\n" + "".join(f"{n}\n" for n in range(18, 90)) * 3 + "340\n", encoding="utf-8")
    (ages,) = profile(path)
    editor = AttributeEditor()
    qtbot.addWidget(editor)
    editor.show_attribute(propose(ages), ages)
    told = editor.findChild(QLabel, "cut_words").text()
    assert told == "These values count as “Anything else”: “340”."
