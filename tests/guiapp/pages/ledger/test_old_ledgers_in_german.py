"""Lines and releases that an older version kept, in English words, are said in German as it said them."""

from __future__ import annotations

import html
import json
import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QTableView

from core import front_door
from guiapp.desktop.language import told
from guiapp.pages.ledger.ledger_page import LedgerPage
from tests.guiapp.drivers.money import Driver
from tests.old_ledgers import OLD, SAMPLE

SAID = json.loads((SAMPLE / "german.json").read_text(encoding="utf-8"))
"""What the older version said; a German sentence that is put better now is put better there, too."""

RELEASES = [(name, number) for name, said in SAID.items() for number in said["releases"]]
NUMBER, ENTRY, WHAT_FOR, TABLES = 0, 2, 4, 5


@pytest.fixture
def engine():
    return front_door


@pytest.fixture
def opened(tmp_path):
    def run(name):
        return front_door.open_ledger(Path(shutil.copy((SAMPLE if name == "sample.sqlite" else OLD) / name, tmp_path)))

    return run


@pytest.fixture
def said_in(tmp_path):
    """Export a release and return what it says."""

    def run(release, key, tell):
        (path,) = front_door.export(release, tmp_path / f"out.{key}", key, replace=True, tell=tell)
        return path.read_text(encoding="utf-8")

    return run


def test_there_is_something_to_say():
    assert len(RELEASES) == 14
    assert sum(len(said["lines"]) for said in SAID.values()) > 20


@pytest.mark.parametrize("name", SAID)
def test_the_page_lists_an_old_ledger_in_german(german_window, qtbot, context, opened, name):
    page = LedgerPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    context.workspace.set_ledger(opened(name))
    listed = {}
    driver = Driver(qtbot, page)
    for row in range(len(driver.cells("ledger_datasets"))):
        driver.find(QTableView, "ledger_datasets").selectRow(row)
        cells = driver.cells("ledger_history")
        listed |= {line[NUMBER]: [line[column] for column in (NUMBER, ENTRY, WHAT_FOR, TABLES)] for line in cells}
    assert listed == {line[0]: line for line in SAID[name]["lines"]}


@pytest.mark.parametrize(("name", "number"), RELEASES)
def test_an_old_release_is_exported_in_german(german_window, opened, said_in, name, number):
    """Every text of its statement as it was said, and none of its sentences in English."""
    release = front_door.kept_release(opened(name), int(number))
    shown = html.unescape(said_in(release, "html", told))
    before = SAID[name]["releases"][number]
    wanted = [before["claim"], before["noise"], *before["lines"], *before["measured"], *before["post_processing"]]
    assert [text for text in (*wanted, *before["labels"]) if text not in shown] == []
    statement = json.loads(said_in(release, "json", str))["statement"]
    english = [statement["claim"], statement["noise"], *statement["lines"], *statement["post_processing"]]
    assert len(english) == 2 + len(before["lines"]) + len(before["post_processing"])
    assert [text for text in english if text in shown] == []
