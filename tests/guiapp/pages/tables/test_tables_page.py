"""The Tables page: families, pairs, rows and columns, importance, removal."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QComboBox, QLabel, QListWidget, QPushButton, QTableView, QWidget

from core.front_door import Attribute, Family, Kind, TableChoice
from guiapp.commands.attributes import put
from guiapp.commands.tables import add_families
from guiapp.pages.tables.tables_page import TablesPage
from guiapp.state.changes import Changes
from tests.guiapp.drivers.choosing import TablesDriver
from tests.guiapp.drivers.model_cells import index_of
from tests.guiapp.drivers.page_insides import chosen_on, picker_of


def letters(*sizes):
    names = "ABCDEFGHIJ"
    return tuple(
        Attribute(names[i], Kind.CATEGORIES, tuple(f"{names[i]}{k}" for k in range(size)))
        for i, size in enumerate(sizes)
    )


@pytest.fixture
def page(qtbot, context):
    page = TablesPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    assert "at least one attribute" in page.locked_reason()
    context.workspace.edit(replace(context.workspace.plan, attributes=letters(2, 3, 4)), "attributes")
    assert page.locked_reason() is None
    return page


@pytest.fixture
def ordered(context, driver):
    """The attributes, C with an order; all pairs asked for."""
    c = Attribute("C", Kind.NUMBER, edges=(0.0, 1.0, 2.0, 3.0, 4.0))
    context.workspace.edit(replace(context.workspace.plan, attributes=(*letters(2, 3), c)), "attributes")
    driver.click("add_all_2")
    return context


@pytest.fixture
def driver(qtbot, page):
    return TablesDriver(qtbot, page)


@pytest.mark.parametrize(
    ("control", "titles"),
    [
        ("add_all_1", ["A", "B", "C"]),
        ("add_all_2", ["A × B", "A × C", "B × C"]),
        ("add_all_3", ["A × B × C"]),
        ("add_half_1", ["A", "B", "C", "A × B"]),
        ("add_half_2", ["A × B", "A × C", "B × C"]),
    ],
)
def test_families_at_a_click(driver, context, control, titles):
    driver.click(control)
    assert driver.titles() == titles
    context.workspace.undo()
    assert driver.titles() == []


def test_a_long_list_is_never_painted_without_its_bar(qtbot, page, driver, context):
    painted = []

    class Painted(QObject):
        def eventFilter(self, _watched, event):  # noqa: N802  Qt's own name
            if event.type() is QEvent.Type.Paint:
                painted.append(table.verticalScrollBar().isVisible())
            return False

    short = replace(context.workspace.plan, attributes=letters(*[2] * 10), tables=(TableChoice(("A",)),))
    context.workspace.edit(short, "a short list")
    with qtbot.waitExposed(page):
        page.show()
    qtbot.wait(20)
    table = driver.find(QTableView, "workload_table")
    assert not table.verticalScrollBar().isVisible()
    watch = Painted(table)
    table.viewport().installEventFilter(watch)
    context.workspace.edit(replace(short, families=(Family(2),)), "a long one")
    qtbot.waitUntil(lambda: bool(painted))
    assert all(painted)


def test_all_pairs_with_one_attribute(driver):
    driver.pick("with_attribute", "B")
    driver.click("add_with")
    assert driver.titles() == ["A × B", "B × C"]
    assert driver.words("workload_summary") == "2 tables, 18 cells"


def test_pairs_are_ticked_and_unticked(driver, context):
    driver.tick("A", "C", on=True)
    driver.tick("B", "B", on=True)
    assert driver.titles() == ["A × C", "B"]
    assert driver.ticked("C", "A")
    driver.tick("A", "C", on=False)
    assert driver.titles() == ["B"]
    assert context.workspace.undo_name == "removing a table"


def test_a_table_out_of_a_family_leaves_the_others(driver, context):
    driver.click("add_all_2")
    remove = driver.find(QPushButton, "remove_tables")
    assert (remove.isEnabled(), remove.accessibleDescription()) == (False, "First select tables in the list.")
    driver.select("A × C")
    driver.click("remove_tables")
    assert driver.titles() == ["A × B", "B × C"]
    assert context.workspace.plan.families == ()
    context.workspace.undo()
    assert context.workspace.plan.families == (Family(2),)


def test_the_delete_key_removes(qtbot, driver, page):
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    driver.click("add_all_1")
    driver.select("A", "B")
    view = driver.find(QTableView, "workload_table")
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Delete)
    assert driver.titles() == ["C"]
    page.hide()


def test_rows_and_columns_make_a_table_in_that_order(driver):
    driver.way(2)
    driver.drag("C", "row_list")
    driver.drag("A", "column_list")
    assert driver.words("picker_summary") == "C × A: 8 cells"
    driver.click("add_table")
    assert driver.titles() == ["C × A"]
    assert picker_of(driver.page).picked() == ()


def test_what_was_added_is_selected_and_in_sight(qtbot, page, driver, context):
    said = []
    context.notices.cleared.connect(lambda: said.append("cleared"))
    context.workspace.edit(replace(context.workspace.plan, attributes=letters(*[2] * 10)), "attributes")
    with qtbot.waitExposed(page):
        page.show()
    driver.click("add_all_2")
    driver.pick_fields("AB", "C")
    driver.click("add_table")
    view = driver.find(QTableView, "workload_table")
    (chosen,) = view.selectionModel().selectedRows()
    assert chosen.data() == "A × B × C"
    assert view.viewport().rect().contains(view.visualRect(chosen).center())
    assert said == ["cleared"]  # what a refusal before this said


def test_names_of_tables_are_cut_short_in_the_middle(driver):
    for view in (driver.find(QTableView, "workload_table"), driver.find(QListWidget, "field_list")):
        assert view.textElideMode() is Qt.TextElideMode.ElideMiddle
        assert not view.property("wordWrap")  # or they are cut at both places


def test_each_row_is_crossed_with_each_column(driver, context):
    driver.pick_fields("BC", "A")
    assert driver.find(QPushButton, "add_crossings").text() == "Each row by each column: 2 tables"
    driver.click("add_crossings")
    assert driver.titles() == ["B × A", "C × A"]
    assert picker_of(driver.page).picked() == ()
    assert context.workspace.undo_name == "adding 2 tables"
    driver.pick_fields("CB", "A")
    said = []
    context.notices.said.connect(said.append)
    driver.click("add_crossings")
    assert "already" in said[0].text
    assert picker_of(driver.page).picked() == ("C", "B", "A")


@pytest.mark.parametrize(
    ("rows", "columns", "titles"),
    [("AB", "D", ["C × A × D", "C × B × D"]), ("ABD", "", ["C × A × B", "C × A × D", "C × B × D"])],
)
def test_every_crossing_has_the_sheets_before_it(driver, context, rows, columns, titles):
    context.workspace.edit(replace(context.workspace.plan, attributes=letters(2, 3, 4, 2)), "attributes")
    driver.pick_fields(rows, columns, "C")
    driver.click("add_crossings")
    assert driver.titles() == [f"{title} (sheets)" for title in titles]


@pytest.mark.parametrize(("rows", "columns"), [("", ""), ("A", ""), ("", "A")])
def test_sheets_alone_are_not_crossed(driver, rows, columns):
    driver.pick_fields(rows, columns, "BC")
    assert driver.find(QPushButton, "add_crossings").isHidden()


@pytest.mark.parametrize(("rows", "columns"), [("ABC", ""), ("", "ABC")])
def test_all_pairs_of_rows_alone(driver, rows, columns):
    driver.tick("A", "C", on=True)
    driver.pick_fields(rows, columns)
    assert driver.find(QPushButton, "add_crossings").text() == "All pairs: 3 tables"
    driver.click("add_crossings")
    assert driver.titles() == ["A × C", "A × B", "B × C"]


def test_more_pairs_than_can_be_looked_through_are_refused(driver, context, monkeypatch):
    monkeypatch.setattr("guiapp.models.wanted_tables.MOST_TABLES", 2)
    said = []
    context.notices.said.connect(said.append)
    driver.pick_fields("ABC", "")
    driver.click("add_crossings")
    assert "That would be 3 tables. At most 2 can be asked for" in said[0].text
    assert driver.titles() == []


def test_no_button_moves_while_attributes_are_picked(qtbot, page, driver):
    page.resize(1080, 600)
    page.show()
    driver.way(2)
    places = set()
    for rows, columns in (("", ""), ("A", ""), ("", "B"), ("C", "")):
        driver.pick_fields(rows, columns)
        qtbot.wait(20)
        places.add(driver.find(QPushButton, "to_rows").pos())
    assert len(places) == 1


@pytest.mark.parametrize(("rows", "columns"), [("", ""), ("A", ""), ("AB", ""), ("A", "B")])
def test_one_crossing_is_a_table(driver, rows, columns):
    driver.pick_fields(rows, columns)
    assert driver.find(QPushButton, "add_crossings").isHidden()


def test_a_table_that_is_there_already_is_not_offered_but_selected(driver):
    driver.click("add_all_3")
    driver.pick_fields("BA", "C")
    add = driver.find(QPushButton, "add_table")
    assert not add.isEnabled()
    assert driver.words("picker_summary").startswith("B × A × C is in the list already.")
    assert add.toolTip() == "B × A × C is in the list already."
    assert [row.names for row in chosen_on(driver.page)] == [tuple("ABC")]
    driver.find(QTableView, "workload_table").clearSelection()
    driver.page.refresh(Changes.everything())
    assert chosen_on(driver.page) == [], "it is selected when it is picked, not whenever the plan changes"
    assert driver.titles() == ["A × B × C"]
    assert picker_of(driver.page).picked() == tuple("BAC")
    driver.click("add_crossings")
    assert len(driver.titles()) == 3


def test_importance_in_words_and_as_a_number(driver):
    driver.click("add_all_2")
    driver.select("A × B", "B × C")
    driver.pick("importance", "more important (3)")
    assert driver.weights() == {"A × B": "3", "A × C": "1", "B × C": "3"}
    model = driver.find(QTableView, "workload_table").model()
    model.setData(index_of(model, 0, "Weight"), 0.2)
    assert driver.weights()["A × B"] == "0.2"
    assert index_of(model, 0, "Importance").data() == "much less important"
    assert not model.setData(index_of(model, 0, "Weight"), 0.0)
    driver.select("A × B")
    assert driver.find(QComboBox, "importance").placeholderText() == "much less important (0.2)"


def test_tables_that_are_there_are_not_offered_again(driver, context):
    add = driver.find(QPushButton, "add_all_2")
    driver.click("add_all_2")
    assert (add.isEnabled(), add.toolTip()) == (False, "These tables are in the list already.")
    assert not driver.find(QPushButton, "add_all_3").hasFocus()
    assert driver.find(QPushButton, "add_half_2").isEnabled(), "half of the 3-way tables is not there"
    context.workspace.undo()
    assert (add.isEnabled(), add.toolTip()) == (True, "")


def test_a_table_too_large_is_refused_with_the_reason(driver, context):
    said = []
    context.notices.said.connect(said.append)
    context.workspace.edit(replace(context.workspace.plan, attributes=letters(500, 500, 500)), "attributes")
    assert driver.find(QPushButton, "add_all_2").isEnabled()
    add_families(context, (Family(3),), "from elsewhere")
    assert "125,000,000 cells" in said[0].text
    assert driver.titles() == []
    add = driver.find(QPushButton, "add_all_3")
    assert not add.isEnabled()
    assert add.toolTip() == add.accessibleDescription() == said[0].text


def test_a_table_too_large_is_not_offered_and_why_is_said(driver, context):
    context.workspace.edit(replace(context.workspace.plan, attributes=letters(500, 500, 500)), "attributes")
    driver.way(2)
    add = driver.find(QPushButton, "add_table")
    driver.drag("A", "row_list")
    driver.drag("B", "row_list")
    assert add.isEnabled()
    assert add.toolTip() == ""
    driver.drag("C", "row_list")
    assert not add.isEnabled()
    summary = driver.words("picker_summary")
    assert "A × B × C would have 125,000,000 cells; at most 33,554,432" in summary
    assert summary.startswith(add.toolTip())
    assert add.accessibleDescription() == add.toolTip()


def test_a_long_title_is_cut_short_where_its_table_is_too_large(driver, context):
    names = [f"{letter * 20}" for letter in "ABCDEFGHIJKLMNOPQ"]
    many = tuple(Attribute(name, Kind.CATEGORIES, ("x", "y")) for name in names)
    context.workspace.edit(replace(context.workspace.plan, attributes=many), "attributes")
    driver.way(2)
    for name in names:
        driver.drag(name, "row_list")
    assert names[-1] not in driver.words("picker_summary")
    assert "crosses 17 attributes; at most 16" in driver.words("picker_summary")
    assert names[-1] in driver.find(QPushButton, "add_table").toolTip()


def test_what_cannot_be_is_not_offered(driver, context):
    context.workspace.edit(replace(context.workspace.plan, attributes=letters(2)), "attributes")
    assert driver.find(QPushButton, "add_all_1").isEnabled()
    assert not driver.find(QPushButton, "add_all_2").isEnabled()
    assert not driver.find(QPushButton, "add_half_1").isEnabled()


def test_ranges_are_asked_of_attributes_with_an_order(driver, ordered):
    driver.select("A × B")
    assert driver.find(QWidget, "range_chooser").isHidden()
    driver.select("A × C")
    assert not driver.find(QWidget, "range_chooser").isHidden()
    driver.pick("ask_C", "groups, made for ranges")
    assert driver.titles() == ["A × C (ranges of C)", "A × B", "B × C"]
    assert ordered.workspace.plan.tables == (TableChoice(("A", "C"), ranges=("C",)),)
    driver.select("A × C (ranges of C)")
    assert driver.find(QComboBox, "ask_C").currentText() == "groups, made for ranges"
    driver.pick("ask_C", "cumulative counts")
    assert ordered.workspace.plan.tables == (TableChoice(("A", "C"), prefixes=("C",)),)
    driver.select("A × C (cumulative counts of C)")
    driver.pick("ask_C", "groups")
    assert ordered.workspace.plan.tables == (TableChoice(("A", "C")),)
    ordered.workspace.undo()
    assert driver.titles()[0] == "A × C (cumulative counts of C)"


def test_several_tables_are_not_asked_at_once(driver, ordered):
    driver.select("A × C", "B × C")
    assert driver.words("asks_of_one") == "Select one table to choose ranges or cumulative counts."
    assert not driver.find(QLabel, "asks_of_one").isHidden()
    boxes = driver.find(QWidget, "range_chooser").findChildren(QComboBox)
    assert all(box.isHidden() for box in boxes)
    driver.select("A × C")
    assert driver.find(QLabel, "asks_of_one").isHidden()


def test_an_attribute_that_loses_its_order_is_not_asked_for_ranges(driver, ordered):
    driver.select("A × C")
    driver.pick("ask_C", "groups, made for ranges")
    put(ordered, "C", letters(2, 3, 4)[2], "another kind")
    assert ordered.workspace.plan.tables == (TableChoice(("A", "C")),)
    assert driver.titles()[0] == "A × C"


def test_an_attribute_that_is_renamed_keeps_its_ranges(driver, ordered):
    driver.select("A × C")
    driver.pick("ask_C", "groups, made for ranges")
    put(ordered, "C", replace(ordered.workspace.plan.attributes[2], name="D"), "another name")
    assert ordered.workspace.plan.tables == (TableChoice(("A", "D"), ranges=("D",)),)


def test_tables_are_kept_under_a_name_and_used_in_another_plan(driver, context, page, settled, tmp_path, monkeypatch):
    monkeypatch.setattr("guiapp.commands.table_sets.sets_file", lambda: tmp_path / "sets.json")
    driver.click("add_all_2")
    driver.click("table_sets")
    settled()
    dialog = driver.dialog("table_sets_dialog")
    driver.type("set_name", "pairs", dialog)
    driver.click("save_set", dialog)
    settled()
    assert driver.find(QListWidget, "set_list", dialog).count() == 1
    dialog.reject()
    context.workspace.edit(replace(context.workspace.plan, attributes=letters(2, 2), families=()), "another plan")
    assert driver.titles() == []
    driver.click("table_sets")
    settled()
    driver.click("use_set", driver.dialog("table_sets_dialog"))
    assert driver.titles() == ["A × B"]


def test_a_file_of_sets_that_is_none_is_told(driver, context, settled, tmp_path, monkeypatch):
    (tmp_path / "sets.json").write_text("nonsense", encoding="utf-8")
    monkeypatch.setattr("guiapp.commands.table_sets.sets_file", lambda: tmp_path / "sets.json")
    failed = []
    context.runner.failed.connect(failed.append)
    driver.click("table_sets")
    settled()
    assert "sets.json" in str(failed[0])
    with pytest.raises(AssertionError):
        driver.dialog("table_sets_dialog")
