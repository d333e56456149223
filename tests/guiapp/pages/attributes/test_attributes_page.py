"""The Attributes page: use, declare, merge, rename, bin; tables follow; everything can be undone."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QSpinBox,
    QTableView,
    QToolButton,
    QWidget,
)

from core.front_door import Family, Kind, Provenance, StrategyChoice, TableChoice
from guiapp.commands import attributes as commands
from guiapp.commands.data import open_data
from guiapp.commands.plan import save_plan
from guiapp.pages.attributes.attributes_page import AttributesPage
from guiapp.widgets.charts.histogram_strip import HistogramStrip
from tests.guiapp.drivers.choosing import AttributesDriver
from tests.guiapp.drivers.model_cells import index_of
from tests.guiapp.drivers.page_insides import check_of


@pytest.fixture
def page(qtbot, context, people, settled):
    page = AttributesPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    assert "open a spreadsheet" in page.locked_reason()
    open_data(context, people, context.workspace.plan.layout)
    settled()
    assert page.locked_reason() is None
    assert context.workspace.plan.attributes == ()
    page.header.primary_clicked.emit()
    yield page
    check_of(page).stop()
    settled()


@pytest.fixture
def driver(qtbot, page):
    return AttributesDriver(qtbot, page)


def attribute(context, name):
    return next(a for a in context.workspace.plan.attributes if a.name == name)


def counted(qtbot, page, settled):
    qtbot.waitUntil(lambda: not check_of(page).isActive())
    settled()


def test_what_the_data_proposed_is_shown_as_such(driver):
    assert driver.cell("sex", "Labels") == "3"
    assert driver.cell("sex", "Source") == "the data"
    assert driver.cell("name", "Source") == "not used"
    driver.choose("sex")
    assert driver.categories() == ["F", "Female", "M"]


def test_after_a_category_is_renamed_the_next_is_an_arrow_key_away(qtbot, driver, page):
    driver.choose("sex")
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    view = driver.find(QTableView, "category_list")
    view.setFocus()
    view.setCurrentIndex(index_of(view.model(), 0, "Category"))
    view.edit(view.currentIndex())
    editor = view.findChild(QLineEdit)
    qtbot.keyClicks(editor, "Women")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(view.hasFocus)
    assert driver.categories()[0] == view.currentIndex().data() == "Women"
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.currentIndex().data() == "Female"


def test_categories_are_merged_renamed_and_split(driver, context):
    driver.choose("sex")
    driver.select_categories("F", "Female")
    driver.click("category_merge")
    assert context.workspace.undo_name == "merge of 2 categories"
    driver.rename_category("F", "Women")
    assert driver.categories() == ["Women", "M"]
    assert sorted(driver.spellings("Women").split(", ")) == ["F", "Female"]
    driver.select_categories("Women")
    driver.click("category_split")
    assert set(driver.categories()) == {"Women", "F", "Female", "M"}
    for _ in range(3):
        context.workspace.undo()
    assert driver.categories() == ["F", "Female", "M"]


def test_categories_are_added_moved_and_removed(driver, context):
    driver.choose("sex")
    driver.enter("new_category", "X")
    driver.select_categories("X")
    driver.click("category_up")
    assert driver.categories() == ["F", "Female", "X", "M"]
    driver.click("category_trash")
    assert driver.categories() == ["F", "Female", "M"]


def test_the_last_category_stays(driver, context):
    said = []
    context.notices.said.connect(said.append)
    driver.choose("sex")
    driver.select_categories("F", "Female", "M")
    driver.click("category_trash")
    assert driver.categories() == ["F", "Female", "M"]
    assert "at least one category" in said[0].text


def test_unmatched_are_counted_and_end_when_strangers_have_a_bucket(qtbot, driver, page, settled):
    driver.choose("sex")
    driver.select_categories("Female")
    driver.click("category_trash")
    counted(qtbot, page, settled)
    assert driver.cell("sex", "Unmatched") == "1"
    assert driver.words("unmatched_words").startswith("1 row matches none")
    driver.find(QCheckBox, "other_box").click()
    counted(qtbot, page, settled)
    assert driver.words("unmatched_words") == "Every row matches a category."


def test_edges_are_typed_evened_and_refused(driver, context):
    said = []
    context.notices.said.connect(said.append)
    driver.choose("age")
    driver.enter("edges_text", "0; 18; 65; 120")
    assert driver.bins() == ["0 to under 18", "18 to under 65", "65 to 120"]
    driver.find(QSpinBox, "n_bins").setValue(4)
    driver.click("even_bins")
    assert attribute(context, "age").edges == (0, 30, 60, 90, 120)
    driver.enter("edges_text", "0, 18, 17")
    assert "must increase" in driver.words("edges_hint")
    assert not said  # it is told at the field
    assert attribute(context, "age").edges == (0, 30, 60, 90, 120)


def test_the_spread_of_the_rows_is_in_sight_while_the_bins_come_from_them(driver):
    driver.choose("age")
    strip = driver.find(HistogramStrip, "histogram")
    assert not strip.isHidden()
    assert "rows" in strip.accessibleDescription()
    driver.choose_entry("attribute_provenance", Provenance.DECLARED)
    assert strip.isHidden()
    driver.choose("joined")
    assert not strip.isHidden()


def test_dates_are_binned_by_the_calendar(driver, context):
    driver.choose("joined")
    driver.pick("calendar_step", "year")
    driver.click("calendar_bins")
    assert attribute(context, "joined").edges == (date(2023, 1, 1), date(2024, 1, 1), date(2025, 1, 1))


def test_a_kind_can_be_changed_there_and_back(driver, context):
    driver.choose("age")
    driver.choose_entry("attribute_kind", Kind.CATEGORIES)
    assert attribute(context, "age").kind is Kind.CATEGORIES
    assert "34" in attribute(context, "age").categories
    driver.choose_entry("attribute_kind", Kind.NUMBER)
    assert attribute(context, "age").kind is Kind.NUMBER
    driver.choose_entry("attribute_kind", Kind.DATE)
    assert attribute(context, "age").kind is Kind.DATE


def test_the_owner_says_where_a_list_comes_from(driver, context):
    driver.choose("sex")
    driver.choose_entry("attribute_provenance", Provenance.DECLARED)
    assert attribute(context, "sex").provenance is Provenance.DECLARED
    assert "The release will say that you state" in driver.words("stated_words")
    assert driver.cell("sex", "Source") == "declared"


@pytest.fixture
def ctrl_is_held(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    qtbot.keyPress(window, Qt.Key.Key_Control)
    qtbot.keyPress(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.keyboardModifiers() == Qt.KeyboardModifier.ControlModifier
    yield
    qtbot.keyRelease(window, Qt.Key.Key_Control)
    assert QGuiApplication.keyboardModifiers() == Qt.KeyboardModifier.NoModifier


def test_one_column_is_chosen_although_ctrl_is_held(ctrl_is_held, driver, page):
    for header in ("sex", "age", "age"):
        driver.choose(header)
        assert [row.header for row in page.columns.chosen()] == [header]


def test_tables_follow_a_new_name_and_leave_with_their_attribute(driver, context):
    plan = context.workspace.plan
    tables = (TableChoice(("sex", "age"), columns=("age",), sheets=("sex",)), TableChoice(("city", "age")))
    families = (Family(2, with_attribute="sex"), Family(4), Family(1))
    context.workspace.edit(replace(plan, tables=tables, families=families), "tables")
    driver.choose("sex")
    driver.enter("attribute_name", "gender")
    assert attribute(context, "gender").header == "sex"
    assert context.workspace.plan.tables[0] == TableChoice(("gender", "age"), columns=("age",), sheets=("gender",))
    assert context.workspace.plan.families[0].with_attribute == "gender"
    before, said = context.workspace.plan, []
    context.notices.said.connect(said.append)
    driver.tick("sex", on=False)
    assert context.workspace.plan.tables == (TableChoice(("city", "age")),)
    assert context.workspace.plan.families == (Family(1),)
    driver.tick("joined", on=False)  # in no table: nothing else goes with it
    (notice,) = said
    assert "are gone, too" in notice.text
    notice.act()
    assert context.workspace.plan == before
    notice.act()  # taken back already: nothing before it goes, too
    assert context.workspace.plan == before


def test_what_left_is_taken_back_and_no_more_from_a_plan_kept_elsewhere(driver, context, settled, tmp_path):
    context.workspace.edit(replace(context.workspace.plan, tables=(TableChoice(("sex",)),)), "tables")
    said = []
    context.notices.said.connect(said.append)
    driver.tick("sex", on=False)
    (tmp_path / "plans").mkdir()
    save_plan(context, tmp_path / "plans" / "people.reticent")  # its source is written from there
    settled()
    said[0].act()
    assert context.workspace.plan.tables == (TableChoice(("sex",)),)
    assert context.workspace.undo_name == "tables"


def test_a_name_is_changed_in_the_list_by_f2_and_undone(qtbot, driver, context):
    driver.choose("sex")
    table = driver.columns()
    qtbot.keyClick(table, Qt.Key.Key_F2)
    editor = table.findChild(QLineEdit)
    assert editor.text() == "sex"
    editor.setText(" gender ")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: driver.cell("sex", "Column") == "gender (sex)")
    assert attribute(context, "gender").header == "sex"
    assert driver.find(QLineEdit, "attribute_name").text() == "gender"
    context.workspace.undo()
    assert driver.cell("sex", "Column") == "sex"


@pytest.mark.parametrize("name", ["", "  ", "sex", "age"])
def test_a_name_that_says_nothing_new_or_is_taken_is_taken_back(driver, context, name):
    before = context.workspace.plan
    model = driver.columns().model()
    model.setData(driver.index("sex", "Column"), name)
    driver.choose("sex")
    driver.enter("attribute_name", name)
    assert context.workspace.plan == before
    assert driver.find(QLineEdit, "attribute_name").text() == "sex"


def test_a_column_that_is_not_used_has_no_name_to_change(driver):
    driver.tick("sex", on=False)
    model = driver.columns().model()
    assert not model.flags(driver.index("sex", "Column")) & Qt.ItemFlag.ItemIsEditable


def test_columns_are_found_by_words_and_nothing_is_done_to_the_others(driver, context, page):
    driver.choose("sex")
    driver.type("find_column", "I")
    assert [page.columns.model.rows[place].header for place in page.columns.finder.shown()] == ["city", "joined"]
    assert [row.header for row in page.columns.chosen()] == ["city"]
    assert not page.findChild(QToolButton, "move_up").isEnabled()
    driver.click("use_none")
    assert [a.name for a in context.workspace.plan.attributes] == ["sex", "age"]
    driver.click("use_all")
    assert {a.name for a in context.workspace.plan.attributes} == {"sex", "age", "city", "joined"}
    driver.type("find_column", "nothing of that name")
    assert page.columns.finder.shown() == []
    assert page.columns.chosen() == []
    driver.type("find_column", "")
    assert len(page.columns.finder.shown()) == len(page.columns.model.rows)


def test_what_is_found_follows_new_names(driver, page, context):
    driver.type("find_column", "gender")
    commands.rename(context, "sex", "gender")
    assert [page.columns.model.rows[place].header for place in page.columns.finder.shown()] == ["sex"]


def test_marginals_to_be_measured_follow_a_new_name_and_leave_with_their_attribute(driver, context):
    named = StrategyChoice("custom", marginals=(("sex", "age"), ("age",)))
    context.workspace.edit(replace(context.workspace.plan, strategy=named), "naming")
    driver.choose("sex")
    driver.enter("attribute_name", "gender")
    assert context.workspace.plan.strategy.marginals == (("gender", "age"), ("age",))
    driver.tick("sex", on=False)
    assert context.workspace.plan.strategy == StrategyChoice("custom", marginals=(("age",),))
    driver.tick("age", on=False)
    assert context.workspace.plan.strategy == StrategyChoice()


def test_two_attributes_cannot_share_a_name(driver, context):
    said = []
    context.notices.said.connect(said.append)
    driver.choose("sex")
    driver.enter("attribute_name", "age")
    assert "already" in said[0].text
    assert [a.name for a in context.workspace.plan.attributes] == ["sex", "age", "city", "joined"]


def test_columns_are_used_in_the_order_of_the_file(driver, context):
    driver.click("use_none")
    assert context.workspace.plan.attributes == ()
    driver.tick("city", on=True)
    driver.tick("sex", on=True)
    assert [a.name for a in context.workspace.plan.attributes] == ["sex", "city"]
    driver.click("use_all")
    assert [a.name for a in context.workspace.plan.attributes] == ["sex", "age", "city", "joined"]
    assert driver.find(QComboBox, "attribute_kind").isVisibleTo(driver.page)


def test_an_unused_column_offers_to_be_used(driver, context):
    driver.choose("name")
    assert driver.words("empty_title") == "“name” is not used"
    driver.click("empty_action")
    assert context.workspace.plan.attributes[0].name == "name"


def test_what_is_sensitive_is_marked_for_all_chosen_columns_and_taken_back(driver, context):
    driver.choose("city")
    driver.find(QCheckBox, "attribute_sensitive").click()
    assert context.workspace.plan.sensitive == ("city",)
    driver.choose_all("sex", "age")
    assert not driver.find(QCheckBox, "attribute_sensitive").isChecked()
    driver.find(QCheckBox, "attribute_sensitive").click()
    assert context.workspace.plan.sensitive == ("sex", "age", "city")
    assert context.workspace.undo_name == "mark as sensitive"
    context.workspace.undo()
    assert context.workspace.plan.sensitive == ("city",)
    assert not driver.find(QCheckBox, "attribute_sensitive").isChecked()
    context.workspace.redo()
    assert driver.find(QCheckBox, "attribute_sensitive").isChecked()
    driver.find(QCheckBox, "attribute_sensitive").click()
    assert "age" not in context.workspace.plan.sensitive


def test_a_sensitive_attribute_stays_so_under_another_name_until_it_is_left_out(driver, context):
    driver.choose("city")
    driver.find(QCheckBox, "attribute_sensitive").click()
    driver.enter("attribute_name", "town")
    assert context.workspace.plan.sensitive == ("town",)
    driver.tick("city", on=False)
    assert context.workspace.plan.sensitive == ()
    driver.tick("city", on=True)
    assert context.workspace.plan.sensitive == ()


def test_nothing_is_used_before_its_list_was_seen(driver, context):
    driver.click("use_none")
    driver.choose("city")
    assert "Proposed list: Hull, Leeds, York, Missing." in driver.words("empty_text")
    driver.tick("city", on=True)
    assert [a.name for a in context.workspace.plan.attributes] == ["city"]
    driver.click("use_none")
    driver.choose("name")
    assert "Proposed list" not in driver.words("empty_text")
