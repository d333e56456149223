"""Unsaved changes survive the death of the program, and leave nothing behind when it ends well."""

from __future__ import annotations

import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from core import front_door
from core.errors import UnwritableOutputError
from core.front_door import Attribute, Kind, Plan
from guiapp.desktop.notices import Notices, Tone
from guiapp.jobs.runner import JobRunner
from guiapp.state.app_context import AppContext
from guiapp.state.safe_copies import SafePlace, left_behind
from guiapp.state.workspace import Workspace
from guiapp.window.autosave import Autosave
from tests.guiapp.drivers.page_insides import unlock

PLAN = Plan(source="people.csv", attributes=(Attribute("sex", Kind.CATEGORIES, ("F", "M")),))

DIES = """
import os, signal, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from core.front_door import load_plan
from guiapp.app import build_context
from guiapp.desktop.settings import Settings
from guiapp.window.autosave import Autosave
from PySide6.QtCore import QSettings
from core import front_door

home, plan = map(Path, sys.argv[1:])
application = QApplication([])
context = build_context(front_door, Settings(QSettings(str(home / "settings.ini"), QSettings.Format.IniFormat)))
keeper = Autosave(context, home / "unsaved")
context.workspace.start(front_door.Plan(), home / "mine.reticent", home / "people.csv")
context.workspace.edit(load_plan(plan), "change")
while not keeper._place.plan.exists():
    application.processEvents()
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "unsaved"


@pytest.fixture
def context(context, tmp_path):
    """The desk with the real engine: its plans are really written."""
    real = AppContext(Workspace(front_door), JobRunner(), Notices(), context.settings)
    yield real
    real.runner.shut_down()


@pytest.fixture
def keeper(context, folder):
    keeper = Autosave(context, folder)
    yield keeper
    keeper.end()


def copies(folder):
    return list(folder.glob("*/plan.reticent"))


def test_a_change_is_kept_until_the_plan_is_saved(qtbot, context, keeper, folder, tmp_path):
    context.workspace.edit(PLAN, "change")
    qtbot.waitUntil(lambda: len(copies(folder)) == 1)
    assert front_door.load_plan(copies(folder)[0]).attributes == PLAN.attributes
    context.workspace.saved(context.workspace.plan, tmp_path / "mine.reticent")
    qtbot.waitUntil(lambda: not copies(folder))


def test_undoing_everything_leaves_nothing_to_keep(qtbot, context, keeper, folder):
    context.workspace.edit(PLAN, "change")
    qtbot.waitUntil(lambda: len(copies(folder)) == 1)
    context.workspace.undo()
    qtbot.waitUntil(lambda: not copies(folder))


def test_a_program_that_ends_well_leaves_nothing(qtbot, context, folder):
    keeper = Autosave(context, folder)
    context.workspace.edit(PLAN, "change")
    qtbot.waitUntil(lambda: len(copies(folder)) == 1)
    keeper.end()
    assert not list(folder.iterdir())
    context.workspace.edit(replace(PLAN, source="other.csv"), "another")
    qtbot.wait(400)
    assert not list(folder.iterdir())


def test_what_was_not_saved_when_the_program_was_killed_comes_back(qtbot, context, folder, people, tmp_path):
    front_door.save_plan(replace(PLAN, source=people.name), tmp_path / "changed.reticent")
    arguments = [sys.executable, "-c", DIES, str(tmp_path), str(tmp_path / "changed.reticent")]
    assert subprocess.run(arguments, check=False, timeout=60).returncode == -signal.SIGKILL
    said = []
    context.notices.said.connect(said.append)
    keeper = Autosave(context, folder)
    assert keeper.offer(lambda go: go())
    (notice,) = said
    assert "mine.reticent" in notice.text
    assert notice.tone is Tone.WARNING
    notice.act()
    qtbot.waitUntil(lambda: context.workspace.opened is not None)
    workspace = context.workspace
    assert workspace.plan.attributes == PLAN.attributes
    assert workspace.plan_path == tmp_path / "mine.reticent"
    assert workspace.plan.source == "people.csv"
    assert workspace.dirty
    assert said[-1].text == "This plan was restored. It is not saved yet."
    assert not list(left_behind(folder))
    qtbot.waitUntil(lambda: len(copies(folder)) == 1)  # still not saved, so kept again
    keeper.end()


def test_a_plan_with_changes_is_asked_about_before_another_is_brought_back(context, folder):
    left = SafePlace(folder)
    front_door.save_plan(PLAN, left.plan)
    unlock(left)
    said, asked = [], []
    context.notices.said.connect(said.append)
    keeper = Autosave(context, folder)
    assert keeper.offer(asked.append)
    said[0].act()
    assert len(asked) == 1
    assert not context.runner.is_busy
    keeper.end()


def test_without_anything_lost_nothing_is_said(context, keeper):
    said = []
    context.notices.said.connect(said.append)
    assert not keeper.offer(lambda go: go())
    assert not said


def test_a_copy_that_cannot_be_written_is_told_once(qtbot, context, keeper, monkeypatch):
    said = []
    context.notices.said.connect(said.append)

    def full(plan, path):
        raise UnwritableOutputError(Path(path).name, "no space left")

    monkeypatch.setattr(front_door, "save_plan", full)
    context.workspace.edit(PLAN, "change")
    qtbot.waitUntil(lambda: len(said) == 1)
    context.workspace.edit(replace(PLAN, source="other.csv"), "another")
    qtbot.wait(500)
    assert len(said) == 1
    assert "no space left" in said[0].text
