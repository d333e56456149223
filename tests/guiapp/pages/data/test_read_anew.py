"""A file that is read anew: untouched lists follow, and none brings values that nobody confirmed."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from guiapp.pages.data.data_page import DataPage
from tests.guiapp.drivers.choosing import DataDriver, use_proposed


@pytest.fixture
def page(qtbot, context):
    page = DataPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    return page


@pytest.fixture
def driver(qtbot, page):
    return DataDriver(qtbot, page)


def reread(page, driver, people, rows, settled):
    people.write_text(rows, encoding="utf-8")
    page.import_file(people)
    settled()
    driver.accept()
    settled()


def test_lists_that_nobody_touched_follow_when_the_file_is_read_anew(page, driver, context, people, settled):
    rows = people.read_text(encoding="utf-8")
    reread(page, driver, people, f"{rows}Total,,118,,\n", settled)
    use_proposed(context)
    sex, age, *_ = context.workspace.plan.attributes
    assert (sex.missing, age.edges[-1]) == ("Missing", 120)
    mine = replace(sex, missing="not said")
    context.workspace.edit(replace(context.workspace.plan, attributes=(mine, age)), "mine")
    younger = re.sub(r",[4-9]([0-9]),", r",3\1,", rows)
    reread(page, driver, people, younger, settled)
    touched, followed = context.workspace.plan.attributes
    assert touched == mine
    assert followed.edges[-1] < 100
    context.workspace.undo()
    assert context.workspace.plan.attributes == (mine, age)


def test_a_list_with_values_that_nobody_confirmed_is_left_out_aloud(page, driver, context, people, settled):
    rows = people.read_text(encoding="utf-8")
    reread(page, driver, people, rows, settled)
    use_proposed(context)
    said = []
    context.notices.said.connect(said.append)
    reread(page, driver, people, rows.replace("Hull", "Zennor"), settled)
    assert [attribute.name for attribute in context.workspace.plan.attributes] == ["sex", "age", "joined"]
    assert said[-1].text.endswith("are not used until you tick them: city.")
    said[-1].act()
    assert "Hull" in context.workspace.plan.attributes[2].categories
