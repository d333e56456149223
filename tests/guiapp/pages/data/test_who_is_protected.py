"""A file whose persons have several rows: none of them gets into the plan, and the window asks before a release."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel, QRadioButton

from core.domain.reading_layout import ReadingLayout
from core.front_door import ProtectedUnit, RowMeaning
from core.project.starter import starter_text
from core.workload.presets import Family
from guiapp.commands.data import open_data
from guiapp.pages.data.data_page import DataPage
from guiapp.state.readiness import release_locked_reason
from tests.guiapp.drivers.choosing import DataDriver, use_proposed

HEADERS = ("pid", "Fallnummer", "matricule", "legajo", "NHS number", "member", "Haushalt", "x")


@pytest.fixture
def visits(tmp_path, context, settled):
    """Open 210 rows of 70 persons, or of so many."""

    def open_file(header, n=70):
        path = tmp_path / "visits.csv"
        rows = "".join(f"K{place % n * 7919 % 9973:04},{'yes' if place % 3 else 'no'}\n" for place in range(210))
        path.write_text(f"{header},ill\n{rows}", encoding="utf-8")
        open_data(
            context, path, ReadingLayout(header_row=1, delimiter=",", encoding="utf-8", decimal=".", thousands="")
        )
        settled()
        use_proposed(context)
        return [row.partition(",")[0] for row in rows.splitlines()]

    return open_file


@pytest.mark.parametrize("header", HEADERS)
def test_no_person_is_in_a_plan_begun_in_the_window(context, visits, header):
    persons = visits(header)
    plan = context.workspace.plan
    assert [attribute.name for attribute in plan.attributes] == ["ill"]
    text = starter_text(plan)
    assert not [person for person in persons if person in text]
    assert 'rows = "unanswered"' in text


def test_a_few_persons_that_come_twice_are_asked_about(qtbot, context, visits):
    page = DataPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    persons = visits("reference", n=206)
    assert context.workspace.is_unit_asked
    assert not [person for person in persons if person in starter_text(context.workspace.plan)]
    DataDriver(qtbot, page).find(QRadioButton, "unit_several").click()
    assert context.workspace.plan.unit.id == "reference"


def test_a_release_is_locked_until_one_of_the_three_is_chosen(qtbot, context, visits):
    page = DataPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    visits("spalte")
    context.workspace.edit(replace(context.workspace.plan, families=(Family(1),)), "tables")
    assert "what one row stands for" in release_locked_reason(context.workspace)
    DataDriver(qtbot, page).find(QRadioButton, "unit_records").click()
    assert release_locked_reason(context.workspace) is None


def test_a_plan_that_is_silent_is_asked_about_where_a_column_repeats(context, visits):
    """A plan of earlier: it opens and can be compared, and nothing is decided for its owner."""
    visits("spalte")
    silent = replace(context.workspace.plan, unit=ProtectedUnit(), families=(Family(1),))
    context.workspace.edit(silent, "as it was written")
    assert context.workspace.is_unit_asked
    assert release_locked_reason(context.workspace) is not None
    context.workspace.edit(replace(silent, unit=ProtectedUnit(rows=RowMeaning.ONE_EACH)), "answer")
    assert release_locked_reason(context.workspace) is None


@pytest.mark.parametrize(("number", "is_asked"), [("employee id", False), ("id", True)])
def test_a_number_of_each_row_s_person_outweighs_family_names(context, tmp_path, settled, number, is_asked):
    rows = "".join(f"{100 + row},{'abcdefghijklmnopqrst'[row % 20] * 3},{'FM'[row % 2]}\n" for row in range(60))
    path = tmp_path / "staff.csv"
    path.write_text(f"{number},surname,sex\n{rows}", encoding="utf-8")
    open_data(context, path, ReadingLayout(header_row=1, delimiter=",", encoding="utf-8", decimal=".", thousands=""))
    settled()
    assert context.workspace.recurring == ("surname" if is_asked else None)
    assert context.workspace.is_unit_asked == is_asked


def test_columns_that_only_together_tell_persons_apart_are_named_together(page, context, visits):
    visits("dob")
    opened = context.workspace.opened
    born, *others = opened.profiles
    born = replace(born, recurs_beside=True, told_with=("sex", "postcode"))
    unit = ProtectedUnit(rows=RowMeaning.UNANSWERED)
    context.workspace.edit(replace(context.workspace.plan, unit=unit), "as it was")
    context.workspace.show_data(replace(opened, profiles=(born, *others)))
    assert "“dob + sex + postcode”" in page.findChild(QLabel, "unit_why").text()
    assert context.workspace.recurring_person is None


@pytest.fixture
def page(qtbot, context):
    page = DataPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    return page


@pytest.fixture
def driver(qtbot, page, people, settled):
    """Drive the page on which a file of persons with one row each is open."""
    driver = DataDriver(qtbot, page)
    page.import_file(people)
    settled()
    driver.accept()
    settled()
    return driver


def test_an_answer_holds_for_the_file_it_was_given_for(driver, page, people, settled, context):
    driver.find(QRadioButton, "unit_one_each").click()
    other = people.with_name("visits.csv")
    other.write_text("x,ill\n" + "".join(f"K{place % 70},yes\n" for place in range(210)), encoding="utf-8")
    page.import_file(other)
    settled()
    driver.accept()
    settled()
    assert context.workspace.plan.unit == ProtectedUnit(rows=RowMeaning.UNANSWERED)
    assert context.workspace.plan.attributes == ()


def test_persons_that_are_no_longer_told_apart_are_asked_about(driver, page, people, settled, context):
    driver.find(QRadioButton, "unit_several").click()
    attributes = tuple(each for each in context.workspace.plan.attributes if each.name != "name")
    context.workspace.edit(replace(context.workspace.plan, attributes=attributes), "leaving out")
    lines = people.read_text(encoding="utf-8").splitlines()
    people.write_text("\n".join(line.partition(",")[2] for line in lines), encoding="utf-8")
    driver.click("change_layout")
    settled()
    driver.accept()
    settled()
    assert context.workspace.plan.unit == ProtectedUnit(rows=RowMeaning.UNANSWERED)
