"""The Attributes page with several columns selected: what is done to all of them, and what to the one in sight."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton

from core.front_door import Kind, Provenance, ReadingLayout, TableChoice, load_plan, save_plan
from guiapp.commands.data import open_data
from guiapp.pages.attributes.attributes_page import AttributesPage
from tests.guiapp.drivers.choosing import AttributesDriver, use_proposed
from tests.guiapp.drivers.page_insides import check_of


@pytest.fixture
def driver(qtbot, context, people, settled):
    page = AttributesPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    open_data(context, people, ReadingLayout())
    settled()
    use_proposed(context)
    yield AttributesDriver(qtbot, page)
    check_of(page).stop()
    settled()


def attribute(context, name):
    return next(a for a in context.workspace.plan.attributes if a.name == name)


def names(context):
    return [attribute.name for attribute in context.workspace.plan.attributes]


def test_selected_columns_are_used_and_left_out_together(driver, context):
    driver.choose_all("age", "city")
    assert driver.words("attribute_summary") == "2 columns selected"
    driver.click("use_none")
    assert names(context) == ["sex", "joined"]
    assert context.workspace.undo_name == "leaving out 2 columns"
    driver.click("use_all")
    assert names(context) == ["sex", "age", "city", "joined"]
    driver.tick("city", on=False)
    assert names(context) == ["sex", "joined"]
    driver.choose("age")
    driver.click("use_all")  # of one selected column it is all, as the button says
    assert names(context) == ["sex", "age", "city", "joined"]


def test_a_box_outside_of_the_selection_is_ticked_alone(driver, context):
    driver.choose_all("age", "city")
    driver.tick("sex", on=False)
    assert names(context) == ["age", "city", "joined"]


def test_selected_columns_take_the_list_of_the_first(driver, context):
    plan = context.workspace.plan
    ranged = (TableChoice(("age",), ranges=("age",)), TableChoice(("city", "sex")))
    context.workspace.edit(replace(plan, tables=ranged), "tables")
    driver.choose("sex")
    driver.select_categories("F", "Female")
    driver.click("category_merge")
    driver.find(QCheckBox, "other_box").click()
    driver.choose_all("name", "age", "sex", "city")
    assert driver.categories() == ["F", "M"]
    assert driver.find(QPushButton, "same_list").text() == "All like “sex”"
    driver.click("same_list")
    sex = attribute(context, "sex")
    assert attribute(context, "age") == replace(sex, name="age")
    assert attribute(context, "city") == replace(sex, name="city")
    assert names(context) == ["sex", "age", "city", "joined"]
    assert context.workspace.plan.tables[0] == TableChoice(("age",))  # without an order there are no ranges
    assert context.workspace.undo_name == "giving 2 columns the list of “sex”"
    context.workspace.undo()
    assert attribute(context, "age").kind is Kind.NUMBER


def test_of_several_columns_the_panel_says_which_it_shows_and_sets_the_origin_of_all(driver, context):
    said = []
    context.notices.said.connect(said.append)
    driver.choose("age")
    assert driver.find(QLabel, "several_words").isHidden()
    driver.choose_all("name", "age", "city")
    assert driver.words("several_words").startswith("3 columns selected: this panel shows “age”.")
    driver.choose_entry("attribute_provenance", Provenance.CODE_LIST)
    origins = [each.provenance for each in context.workspace.plan.attributes]
    assert origins == [Provenance.DATA, Provenance.CODE_LIST, Provenance.CODE_LIST, Provenance.DATA]
    assert [each.stated for each in context.workspace.plan.attributes] == [False, True, True, False]
    assert said[-1].text.endswith("you state this of lists first taken from the data: age, city.")
    assert context.workspace.undo_name == "origin of the lists of 2 attributes"
    context.workspace.undo()
    assert not any(each.stated for each in context.workspace.plan.attributes)
    context.workspace.redo()
    assert [each.stated for each in context.workspace.plan.attributes] == [False, True, True, False]
    context.workspace.undo()
    assert {each.provenance for each in context.workspace.plan.attributes} == {Provenance.DATA}
    driver.choose("age")
    driver.choose_entry("attribute_provenance", Provenance.DECLARED)
    assert context.workspace.undo_name == "origin of a list"
    assert attribute(context, "city").provenance is Provenance.DATA


def test_several_unused_columns_are_offered_together(driver, context):
    driver.choose_all("age", "city")
    driver.click("use_none")
    assert driver.words("empty_title") == "2 selected columns are not used"
    assert driver.find(QPushButton, "empty_action").isHidden()  # “Use these” stands above the columns
    assert not driver.find(QPushButton, "use_none").isEnabled()
    driver.click("use_all")
    assert names(context) == ["sex", "age", "city", "joined"]
    assert not driver.find(QPushButton, "use_all").isEnabled()
    assert driver.find(QPushButton, "use_none").isEnabled()


def test_one_used_column_has_nothing_to_give_its_list_to(driver):
    driver.choose_all("name", "sex")
    assert driver.find(QPushButton, "same_list").isHidden()
    assert driver.categories() == ["F", "Female", "M"]
    driver.choose("sex")
    assert driver.find(QPushButton, "same_list").isHidden()
    assert driver.words("attribute_summary").startswith("4 of 5 columns used")


def test_a_list_given_to_columns_that_were_read_alike_does_not_make_them_declared(driver, context):
    """A list of the owner's for one column is what another one's rows hold: there it stays from the data."""
    plan = context.workspace.plan
    cities = attribute(context, "city").categories
    own = replace(
        attribute(context, "sex"), categories=cities, other=None, missing=None, provenance=Provenance.DECLARED
    )
    attributes = tuple(own if each.name == "sex" else each for each in plan.attributes)
    context.workspace.edit(replace(plan, attributes=attributes), "a list of the owner's")
    driver.choose_all("sex", "city")
    driver.click("same_list")
    assert attribute(context, "city").categories == cities
    assert attribute(context, "city").provenance is Provenance.DATA


def test_an_owner_s_word_comes_through_saving_and_opening(driver, context, tmp_path):
    driver.choose_all("age", "city")
    driver.choose_entry("attribute_provenance", Provenance.DECLARED)
    save_plan(context.workspace.plan, tmp_path / "plan.reticent")
    again = load_plan(tmp_path / "plan.reticent")
    assert again.attributes == context.workspace.plan.attributes
    assert {each.name for each in again.attributes if each.stated} == {"age", "city"}
