"""A clerk tidies categories, declares a list, chooses tables, and takes steps back."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction

from tests.guiapp.drivers.choosing import AttributesDriver, TablesDriver
from tests.guiapp.drivers.page_insides import check_of

UNTIDY = ["F", "female", "M", "F", "M", "m", "", "F"]


@pytest.fixture
def attributes(qtbot, clerk):
    return AttributesDriver(qtbot, clerk.window.page("attributes"))


@pytest.fixture
def tables(qtbot, clerk):
    return TablesDriver(qtbot, clerk.window.page("tables"))


@pytest.fixture
def untidy(home):
    towns = ["Leeds", "York"]
    lines = [f"{UNTIDY[i % len(UNTIDY)]},{towns[i % 2]},{18 + i % 60}" for i in range(240)]
    path = home / "untidy.csv"
    path.write_text("\n".join(["sex,town,age", *lines]) + "\n", encoding="utf-8")
    return path


def counted(clerk):
    clerk.settle(lambda: not check_of(clerk.window.page("attributes")).isActive())


def test_messy_labels_are_merged_and_every_row_finds_its_place(clerk, attributes, untidy):
    clerk.imports(untidy)
    clerk.goes_to("attributes")
    attributes.choose("sex")
    attributes.select_categories("F", "female")
    attributes.click("category_merge")
    attributes.rename_category("F", "Women")
    counted(clerk)
    assert attributes.cell("sex", "Unmatched") == "0"
    assert attributes.categories() == ["Women", "M"]


def test_a_removed_category_is_counted_as_unmatched_until_undone(clerk, attributes, untidy):
    clerk.imports(untidy)
    clerk.goes_to("attributes")
    attributes.choose("sex")
    attributes.select_categories("female")
    attributes.click("category_trash")
    counted(clerk)
    assert attributes.cell("sex", "Unmatched") == "30"
    undo = clerk.window.findChild(QAction, "action_undo")
    assert undo.text() == "&Undo removal of “female”"
    clerk.qtbot.do("undo", undo.trigger)
    counted(clerk)
    assert attributes.cell("sex", "Unmatched") == "0"


def test_a_code_list_is_loaded_from_a_spreadsheet_of_its_own(clerk, attributes, untidy, home, qtbot):
    codes = home / "codes.csv"
    codes.write_text("code;label\nF;Women\nfemale;Women\nM;Men\nm;Men\n", encoding="utf-8")
    clerk.imports(untidy)
    clerk.goes_to("attributes")
    attributes.choose("sex")
    clerk.window.page("attributes").load_code_list(codes)
    clerk.settle()
    dialog = attributes.dialog("code_list_dialog")
    attributes.pick("name_column", "label", dialog)
    attributes.click("use_code_list", dialog)
    counted(clerk)
    assert attributes.categories() == ["Women", "Men"]
    assert attributes.cell("sex", "Unmatched") == "0"


def test_everything_before_a_release_can_be_taken_back(clerk, tables, untidy):
    clerk.imports(untidy)
    clerk.goes_to("tables")
    tables.click("add_all_2")
    tables.select("sex × age")
    tables.click("remove_tables")
    assert tables.titles() == ["sex × town", "town × age"]
    for _ in range(4):
        clerk.qtbot.do("undo", clerk.workspace.undo)
    assert clerk.workspace.opened is None
    assert clerk.sees_locked("tables").startswith("First choose")
    for _ in range(4):
        clerk.qtbot.do("redo", clerk.workspace.redo)
    assert tables.titles() == ["sex × town", "town × age"]
