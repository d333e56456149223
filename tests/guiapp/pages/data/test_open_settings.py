"""The Data page leads the owner of a plan that leaves open how its file is read."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from core.domain.reading_layout import ReadingLayout
from core.front_door import Attribute, Kind, TableChoice
from guiapp.commands.data import open_data
from guiapp.pages.data.data_page import DataPage
from guiapp.state.readiness import release_locked_reason
from tests.guiapp.drivers.choosing import DataDriver, use_proposed

OPEN_SETTINGS = ((QPushButton, "data_keep_layout"), (QLabel, "data_open_settings"))


@pytest.fixture
def page(qtbot, context, people, settled):
    page = DataPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    open_data(context, people, ReadingLayout(header_row=1, delimiter=",", encoding="utf-8", decimal=".", thousands=""))
    settled()
    use_proposed(context)
    return page


@pytest.fixture
def driver(qtbot, page):
    return DataDriver(qtbot, page)


def test_an_older_plan_is_led_to_say_how_its_file_is_read(page, driver, context, settled):
    """A plan that leaves it to be found in the rows cannot be released; one press keeps what is shown."""
    keep, words = (driver.find(kind, name) for kind, name in OPEN_SETTINGS)
    assert not keep.isVisibleTo(page)
    before = context.workspace.plan
    (table,) = (TableChoice((attribute.name,)) for attribute in before.attributes[:1])
    context.workspace.edit(replace(before, layout=ReadingLayout(range="A1:E"), tables=(table,)), "an older plan")
    assert keep.isVisibleTo(page)
    assert "A release needs that" in words.text()
    assert "Keep how it is read" in release_locked_reason(context.workspace)
    keep.click()
    assert context.workspace.plan.layout == ReadingLayout(
        range="A1:E", delimiter=",", encoding="utf-8", decimal=".", thousands=""
    )
    settled()


def test_dates_that_nothing_tells_are_asked_for(page, driver, context, settled):
    keep, words = (driver.find(kind, name) for kind, name in OPEN_SETTINGS)
    visit = Attribute("visit", Kind.DATE, edges=(date(2024, 1, 1), date(2025, 1, 1)))
    context.workspace.edit(replace(context.workspace.plan, attributes=(visit,)), "a date")
    assert words.isVisibleTo(page)
    assert words.text().startswith("Choose how dates and doubtful rows are read")
    assert not keep.isVisibleTo(page)
    context.workspace.edit(
        replace(context.workspace.plan, layout=replace(context.workspace.plan.layout, dates="day-first")), "said"
    )
    assert not words.isVisibleTo(page)
    settled()
