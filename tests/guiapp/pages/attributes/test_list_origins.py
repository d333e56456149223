"""Where a list comes from, through every dialog and button of the Attributes page that changes one."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QCheckBox

from core.front_door import Provenance
from guiapp.commands.data import open_data
from guiapp.dialogs.categories_dialog import CategoriesDialog
from guiapp.dialogs.code_list_dialog import CodeListDialog
from guiapp.pages.attributes.attributes_page import AttributesPage
from tests.guiapp.drivers.choosing import AttributesDriver, type_list, use_proposed
from tests.guiapp.drivers.page_insides import check_of


@pytest.fixture
def page(qtbot, context, people, settled):
    page = AttributesPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    open_data(context, people, context.workspace.plan.layout)
    settled()
    use_proposed(context)
    yield page
    check_of(page).stop()
    settled()


@pytest.fixture
def driver(qtbot, page):
    return AttributesDriver(qtbot, page)


def attribute(context, name):
    return next(a for a in context.workspace.plan.attributes if a.name == name)


def origin(context, name):
    found = attribute(context, name)
    return found.provenance, found.stated


def test_a_typed_list_is_declared_where_it_is_another_one(driver, page, context):
    driver.choose("city")
    driver.click("type_categories")
    type_list(page.findChild(CategoriesDialog), "Bath\tx\nLeeds\n\nDerby\nBath\nRipon")
    assert attribute(context, "city").categories == ("Bath", "Leeds", "Derby", "Ripon")
    assert origin(context, "city") == (Provenance.DECLARED, False)


@pytest.mark.parametrize("text", ["Hull\nLeeds\nYork", "York\nHull", "York\nLeeds\nHull\nBath"])
def test_a_typed_list_that_was_read_stays_from_the_data(driver, page, context, text):
    driver.choose("city")
    driver.click("type_categories")
    type_list(page.findChild(CategoriesDialog), text)
    assert attribute(context, "city").categories == tuple(text.split())
    assert origin(context, "city") == (Provenance.DATA, False)


def test_the_owner_s_word_makes_a_read_list_a_declared_one_and_is_kept(driver, page, context):
    driver.choose("city")
    driver.click("type_categories")
    page.findChild(CategoriesDialog).findChild(QCheckBox, "stated_list").click()
    type_list(page.findChild(CategoriesDialog), "Hull\nLeeds\nYork\nBath")
    assert origin(context, "city") == (Provenance.DECLARED, True)
    assert "The release will say that you state" in driver.words("stated_words")
    driver.select_categories("Bath")
    driver.click("category_trash")
    assert origin(context, "city") == (Provenance.DECLARED, True)


def test_a_list_of_the_owner_s_cut_down_to_what_was_read_is_from_the_data(driver, page, context):
    driver.choose("city")
    driver.click("type_categories")
    type_list(page.findChild(CategoriesDialog), "Hull\nLeeds\nBath\nDerby\nRipon")
    assert origin(context, "city") == (Provenance.DECLARED, False)
    driver.select_categories("Bath", "Derby", "Ripon")
    driver.click("category_trash")
    assert attribute(context, "city").categories == ("Hull", "Leeds")
    assert origin(context, "city") == (Provenance.DATA, False)


def test_typed_codes_are_given_names_and_stay_from_the_data(driver, page, context):
    driver.choose("sex")
    driver.click("type_categories")
    type_list(page.findChild(CategoriesDialog), "F = Women\nFemale = Women\nM = Men")
    sex = attribute(context, "sex")
    assert sex.categories == ("Women", "Men")
    assert dict(sex.merges) == {"F": "Women", "Female": "Women", "M": "Men"}
    assert origin(context, "sex") == (Provenance.DATA, False)
    assert context.workspace.undo_name == "typing of categories"


def test_a_code_list_gives_names_to_codes(driver, page, context, engine, tmp_path, settled, monkeypatch):
    columns = (("code", ("F", "Female", "M")), ("name", ("Women", "Women", "Men")))
    monkeypatch.setattr(engine, "read_code_list", lambda path, progress: columns, raising=False)
    driver.choose("sex")
    page.load_code_list(tmp_path / "codes.csv")
    settled()
    dialog = page.findChild(CodeListDialog)
    driver.pick("name_column", "name", dialog)
    dialog.accept()
    sex = attribute(context, "sex")
    assert sex.categories == ("Women", "Men")
    assert dict(sex.merges) == {"F": "Women", "Female": "Women", "M": "Men"}
    assert origin(context, "sex") == (Provenance.DATA, False)


@pytest.mark.parametrize(
    ("stating", "codes", "expected"),
    [
        (False, ("F", "Female", "M"), (Provenance.DATA, False)),
        (True, ("F", "Female", "M"), (Provenance.CODE_LIST, True)),
        (False, ("F", "x", "y"), (Provenance.CODE_LIST, False)),
        (True, ("x", "y", "z"), (Provenance.CODE_LIST, False)),
    ],
)
def test_a_code_list_is_its_own_source_only_where_it_tells_more_than_the_data(
    driver, page, context, engine, tmp_path, settled, monkeypatch, stating, codes, expected
):
    monkeypatch.setattr(engine, "read_code_list", lambda path, progress: (("code", codes),), raising=False)
    driver.choose("sex")
    page.load_code_list(tmp_path / "codes.csv")
    settled()
    dialog = page.findChild(CodeListDialog)
    if stating:
        dialog.findChild(QCheckBox, "stated_list").click()
    dialog.accept()
    assert attribute(context, "sex").categories == codes
    assert origin(context, "sex") == expected
