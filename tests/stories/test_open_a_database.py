"""A clerk opens a table of a server from the File menu: address, password, table, rows; and its plan once more."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtWidgets import QLineEdit, QMenu, QPushButton

from core.domain.location import location_of
from guiapp.commands.plan import save_plan
from tests.guiapp.drivers.choosing import DataDriver
from tests.stories.clerk import PATIENCE
from tests.stories.test_open_a_spreadsheet import asked

PASSWORD = "Sesam-öffne/dich @1"  # noqa: S105  of a server that lives for a minute
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such servers in these tests")


@pytest.fixture
def data(qtbot, clerk):
    return DataDriver(qtbot, clerk.window.page("data"))


@pytest.fixture(scope="module")
def registry(server):
    server.run(
        f"CREATE ROLE registrar LOGIN PASSWORD '{PASSWORD}'",
        "CREATE SCHEMA registry",
        "CREATE TABLE registry.people AS SELECT (ARRAY['f', 'm'])[1 + n % 2] AS sex, n % 90 AS age "
        "FROM generate_series(1, 300) AS n",
        "CREATE TABLE registry.towns AS SELECT 'Hull' AS town",
        "GRANT USAGE ON SCHEMA registry TO registrar",
        "GRANT SELECT ON ALL TABLES IN SCHEMA registry TO registrar",
    )
    return server.address(user="registrar")


def test_a_table_of_a_server(clerk, data, home, registry, monkeypatch):
    monkeypatch.delenv("PGPASSWORD", raising=False)
    clerk.qtbot.do("open a database", clerk.window.findChild(QPushButton, "open_database").click)
    dialog = data.dialog("database_dialog")
    data.type("database_address", registry, dialog)
    clerk.qtbot.do("open the address", dialog.accept)
    for password, words in (("wrong", "Password of “postgresql://registrar@"), (PASSWORD, "This password is wrong.")):
        clerk.qtbot.waitUntil(lambda words=words: words in asked(data).replace("&", ""), timeout=PATIENCE)
        question = data.dialog("password_dialog")
        data.find(QLineEdit, "password", question).setText(password)
        clerk.qtbot.do("open by a password", question.accept)
    clerk.settle()
    data.pick("layout_sheet", "registry.people", data.import_dialog)
    clerk.settle()
    assert tuple(data.rows("import_preview", data.import_dialog)[0]) == ("sex", "age")
    data.accept()
    clerk.settle(lambda: clerk.workspace.opened is not None)
    assert str(clerk.workspace.data_path) == registry
    assert clerk.workspace.default_dataset == "postgres"
    assert clerk.workspace.plan.source == registry
    plan = home / "people.reticent"
    save_plan(clerk.window.context, plan)
    clerk.settle(lambda: plan.exists() and not clerk.workspace.dirty)
    assert PASSWORD not in plan.read_text("utf-8")
    assert f'source = "{registry}"' in plan.read_text("utf-8")
    assert [str(recent.path) for recent in clerk.window.context.settings.recents] == [str(plan), registry]


def test_a_recent_database(clerk, data, server):
    server.run("CREATE TABLE IF NOT EXISTS towns AS SELECT 'Hull' AS town")
    clerk.window.context.settings.add_recent(location_of(server.address()))
    clerk.window.menus.fill_recents()
    menu = clerk.window.findChild(QMenu, "recent_menu")
    (entry,) = (each for each in menu.actions() if each.text() == server.address())
    clerk.qtbot.do("open a recent database", entry.trigger)
    clerk.settle()
    assert data.import_dialog.isVisible()


def test_a_plan_asks_no_server_before_it_may(clerk, data, home, server):
    plan = home / "towns.reticent"
    server.run("CREATE TABLE IF NOT EXISTS towns AS SELECT 'Hull' AS town")
    plan.write_text(f'reticent = 1\n[data]\nsource = "{server.address()}"\nsheet = "public.towns"\n', "utf-8")
    before = server.log.stat().st_size
    clerk.drops(plan)
    clerk.settle(lambda: clerk.workspace.plan_path == plan)
    assert "Its server has not been asked yet" in clerk.banner
    assert server.log.stat().st_size == before
    (reading,) = (each for each in clerk.window.findChildren(QPushButton) if each.text() == "Read the rows")
    clerk.qtbot.do("read the rows", reading.click)
    clerk.settle(lambda: clerk.workspace.opened is not None)
    assert clerk.workspace.preview.headers == ("town",)
