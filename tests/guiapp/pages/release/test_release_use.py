"""The Release page says how useful the tables will be, before anything is spent."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core import front_door
from guiapp.models.quoted_tables_model import USE
from guiapp.pages.release.release_page import ReleasePage
from guiapp.widgets.tables.sortable_table import SortableTable
from tests.guiapp.drivers.money import ReleaseDriver
from tests.guiapp.drivers.page_insides import quoted_on
from tests.guiapp.spending_engine import people_plan


@pytest.fixture
def page(qtbot, context, engine, people):
    page = ReleasePage(context)
    qtbot.addWidget(page)
    context.workspace.set_ledger(engine.open_ledger(None))
    context.workspace.changed.connect(page.refresh)
    context.workspace.start(people_plan(), people.parent / "people.reticent")
    qtbot.waitUntil(lambda: quoted_on(page) is not None)
    return page


@pytest.fixture
def driver(qtbot, page):
    return ReleaseDriver(qtbot, page)


def test_the_use_of_every_table_and_of_all_numbers(qtbot, page, driver, context):
    assert driver.find(SortableTable, "quoted_tables").isColumnHidden(USE)
    context.workspace.edit(replace(context.workspace.plan, people=500), "people")
    qtbot.waitUntil(lambda: "With about 500 people, " in driver.words("quote_lines"))
    context.workspace.set_comparison(front_door.compare(context.workspace.plan), context.workspace.plan)
    assert not driver.find(SortableTable, "quoted_tables").isColumnHidden(USE)
    assert set(driver.column("quoted_tables", "Use")) <= {"good", "fair", "weak", "noise"}
