"""Nothing that was planted in a workbook is in any file that a day at the window leaves behind, crashes included."""

from __future__ import annotations

import sys

from PySide6.QtGui import QAction

from core import front_door
from guiapp.desktop.crash import reports_folder
from guiapp.state.safe_copies import copies_folder
from tests.leaks.planted import FOLDER, HEADER, RARE, SECRETS

WORDS = [RARE, FOLDER, HEADER, *SECRETS.values()]


def opens(clerk, plan):
    clerk.drops(plan)
    clerk.settle(lambda: clerk.workspace.opened is not None)


def break_down(table):
    """Raise as a parser or an array library would: with values in the message and in the frames."""
    row = {"name": SECRETS["the name of a person"], "city": RARE}
    raise KeyError(f"{row} of {table}")


def paths(world):
    """Return where paths may be: the list of recent files, an unsaved copy of a plan with where it belongs, the ledger.

    That keeps where the rows of a charge are, so that it can be completed.
    """
    home = world.root / "home"
    places = [home / "settings.ini", home / "xdg_data_home/reticent/ledger.sqlite", *copies_folder().glob("*/*")]
    return {(FOLDER, path.relative_to(world.root).as_posix()) for path in places}


def test_a_day_at_the_window(clerk, world, monkeypatch):
    opens(clerk, world.work / "plan.reticent")
    clerk.compares()
    clerk.compare.click("rehearse")
    clerk.settle()
    clerk.compare.dialog("rehearsal_dialog").reject()
    clerk.gives_budget("9")
    clerk.releases()
    for info in front_door.exporters():
        clerk.goes_to("results")
        target = world.work / f"out-{info.key}{info.suffix}"
        clerk.results.export(info.key, target)
        clerk.settle(target.exists)
    (world.root / "ledger.csv").write_text(clerk.workspace.ledger.export_text(), encoding="utf-8")

    monkeypatch.setattr(front_door, "compare", lambda *_: break_down(clerk.workspace.opened.profiles))
    clerk.goes_to("attributes")
    clerk.attributes.tick("income", on=False)
    clerk.goes_to("compare")
    clerk.settle(lambda: len(list(reports_folder().glob("fault-*"))) == 1)
    copies = copies_folder()
    clerk.settle(lambda: any(copies.glob("*/plan.reticent")))
    assert world.found(WORDS) <= paths(world)
    clerk.window.findChild(QAction, "action_save_plan").trigger()
    clerk.settle(lambda: not clerk.workspace.dirty)

    names = {path.name for path in world.root.rglob("*")}
    assert {
        "settings.ini",
        "ledger.csv",
        "ledger.sqlite",
        "out-xlsx.xlsx",
        "made-up-records.csv",
        "origin.txt",
    } <= names
    assert world.found(WORDS) <= paths(world)
    assert list((world.root / "tmp").iterdir()) == []


def test_a_stranger_is_told_by_its_place(clerk, world):
    opens(clerk, world.work / "strict.reticent")
    clerk.gives_budget("9")
    clerk.goes_to("release")
    clerk.release.ask()
    clerk.release.agree()
    clerk.settle()
    assert "row 62, column D (“city”)" in clerk.banner
    assert clerk.workspace.ledger.history() == ()
    assert world.found(WORDS) <= paths(world)


def test_a_crash_while_the_rows_are_open(clerk, world):
    opens(clerk, world.work / "plan.reticent")
    try:
        break_down(clerk.workspace.opened)
    except KeyError:
        sys.excepthook(*sys.exc_info())
    reports = list(reports_folder().iterdir())
    assert len(reports) == 1
    assert "KeyError" in reports[0].read_text(encoding="utf-8")
    assert world.found(WORDS) <= paths(world)
