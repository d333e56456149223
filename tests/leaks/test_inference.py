"""What could be inferred of the owner's rows is in no file: not a figure, not a value."""

from __future__ import annotations

import json
import sys

import pytest
from PySide6.QtWidgets import QLabel

from core.commandline.program import main
from core.project.plan_file import load_plan
from core.session.inferring import infer
from core.session.keeping import kept_release
from core.session.opening import open_ledger
from guiapp.desktop.crash import reports_folder
from guiapp.desktop.number_words import percent_text
from guiapp.state.safe_copies import copies_folder
from tests.guiapp.drivers.money import Driver
from tests.leaks.figures import holders, shares_of
from tests.leaks.planted import FOLDER, HEADER, PLAN, RARE, SECRETS
from tests.leaks.searching import holds, layers
from tests.leaks.test_window import break_down

MARKED = PLAN.replace('categories = ["f", "m"]', 'categories = ["f", "m"]\nsensitive = true').replace(
    "50000]", "50000]\nsensitive = true"
)


@pytest.fixture
def released(world, capsys):
    """Release, and return what is inferred of the rows."""
    (world.work / "plan.reticent").write_text(MARKED, encoding="utf-8")
    assert main(["release", "plan.reticent", "-o", "first.xlsx", "--budget", "9", "--yes"]) == 0
    capsys.readouterr()
    release = kept_release(open_ledger(), 2)
    return infer(load_plan(world.work / "plan.reticent"), release, world.workbook)


def test_no_figure_is_in_a_file_of_the_command_line(world, released, capsys):
    for words in ([], ["--json"], ["--made-up"]):
        assert main(["infer", "plan.reticent", "--release", "2", *words]) == 0
    said = capsys.readouterr().out
    assert any(repr(share) in said for share in shares_of(released))  # on the screen, where they belong
    assert main(["ledger", "export", "-o", "ledger.csv"]) == 0
    assert main(["ledger", "export-release", "2", "-o", "again.json", "--format", "json"]) == 0
    assert holders(shares_of(released), world.root) == set()
    ledger = {(FOLDER, "home/xdg_data_home/reticent/ledger.sqlite")}
    assert world.found([RARE, FOLDER, HEADER, *SECRETS.values()]) == ledger
    assert list((world.root / "tmp").iterdir()) == []


def test_a_figure_would_be_found(world, released):
    shares = list(shares_of(released))
    (world.root / "kept.json").write_text(json.dumps(shares), encoding="utf-8")
    assert holders(shares, world.root) == {"kept.json"}


def test_no_figure_is_in_a_file_of_the_window(clerk, world):
    (world.work / "plan.reticent").write_text(MARKED, encoding="utf-8")
    clerk.drops(world.work / "plan.reticent")
    clerk.settle(lambda: clerk.workspace.opened is not None)
    clerk.gives_budget("9")
    clerk.releases()
    clerk.goes_to("infer")
    Driver(clerk.qtbot, clerk.window.page("infer")).click("primary_action")
    clerk.settle()
    page = clerk.window.page("infer")
    said = page.findChild(QLabel, "inference_words").text()
    found = infer(clerk.workspace.plan, clerk.workspace.release, world.workbook)
    assert percent_text(found.attributes[0].right) in said
    # an edit makes a copy for recovery, a fault makes a report, closing keeps the settings
    clerk.goes_to("attributes")
    clerk.attributes.tick("sex", on=False)
    clerk.settle(lambda: any(copies_folder().glob("*/plan.reticent")))
    try:
        break_down([said, *shares_of(found)])
    except KeyError:
        sys.excepthook(*sys.exc_info())
    assert len(list(reports_folder().iterdir())) == 1
    (world.root / "ledger.csv").write_text(clerk.workspace.ledger.export_text(), encoding="utf-8")
    assert {"settings.ini", "ledger.sqlite", "ledger.csv"} <= {path.name for path in world.root.rglob("*")}
    assert holders(shares_of(found), world.root) == set()
    assert world.found([RARE, HEADER, *SECRETS.values()]) == set()
    written = [path for path in world.root.rglob("*") if path.is_file()]
    assert not any(holds(content, "guessed right") for path in written for content in layers(path))
