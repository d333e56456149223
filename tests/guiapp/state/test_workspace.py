"""The workspace: what is changed, what undo brings back, and how the plan names its data."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from core.domain.attribute import Attribute, Kind
from core.progress import Progress
from core.project.plan import Plan
from guiapp.desktop.resource_files import resource
from guiapp.state.changes import Changes
from guiapp.state.workspace import OpenedData, Workspace

SEX = Attribute("sex", Kind.CATEGORIES, ("F", "M"))


@pytest.fixture
def workspace(engine, qapp):
    return Workspace(engine)


@pytest.fixture
def heard(workspace):
    changes = []
    workspace.changed.connect(changes.append)
    return changes


def opened(engine, path):
    preview = engine.preview(path, Plan().layout, Progress())
    return OpenedData(path, preview, engine.profile(path, Plan().layout, Progress()))


def test_an_edit_is_told_and_can_be_undone(workspace, heard):
    workspace.edit(replace(workspace.plan, attributes=(SEX,)), "using “sex”")
    assert heard == [Changes(plan=True)]
    assert workspace.dirty
    assert workspace.undo_name == "using “sex”"
    workspace.undo()
    assert workspace.plan == Plan()
    assert not workspace.dirty
    workspace.redo()
    assert workspace.plan.attributes == (SEX,)


def test_an_edit_that_changes_nothing_is_no_step(workspace, heard):
    workspace.edit(workspace.plan, "nothing")
    assert heard == []
    assert workspace.undo_name == ""


def test_opening_data_is_undone_with_its_plan(workspace, engine, people, heard):
    workspace.take_data(opened(engine, people), Plan(attributes=(SEX,)), "opening people.csv")
    assert workspace.plan.source == "people.csv"
    assert workspace.default_dataset == "people"
    assert heard == [Changes(data=True, plan=True)]
    workspace.undo()
    assert workspace.opened is None
    assert workspace.data_path is None
    workspace.redo()
    assert workspace.opened.path == people


def test_a_saved_plan_names_its_data_from_its_own_folder(workspace, engine, people, tmp_path):
    workspace.take_data(opened(engine, people), Plan(attributes=(SEX,)), "opening people.csv")
    plan_file = tmp_path / "plans" / "monthly.reticent"
    plan = workspace.plan_for(plan_file)
    assert plan.source == "../people.csv"
    workspace.saved(plan, plan_file)
    assert not workspace.dirty
    assert workspace.plan.source == "../people.csv"
    assert workspace.folder == plan_file.parent
    workspace.undo()
    workspace.redo()
    assert workspace.plan.source == "../people.csv"
    assert not workspace.dirty


def test_a_plan_without_a_file_was_never_saved(workspace, tmp_path):
    assert workspace.saved_plan is None
    workspace.edit(Plan(attributes=(SEX,)), "one")
    assert workspace.saved_plan is None
    workspace.saved(workspace.plan, tmp_path / "a.reticent")
    assert workspace.saved_plan == workspace.plan


def test_an_edit_while_saving_stays_unsaved(workspace, tmp_path):
    plan_file = tmp_path / "a.reticent"
    workspace.edit(Plan(attributes=(SEX,)), "one")
    written = workspace.plan_for(plan_file)
    workspace.edit(Plan(), "two")
    workspace.saved(written, plan_file)
    assert workspace.dirty


def test_a_loaded_plan_finds_its_data_beside_it(workspace, tmp_path):
    workspace.start(Plan(source="data/people.csv"), tmp_path / "a.reticent")
    assert workspace.data_path == tmp_path / "data" / "people.csv"
    assert not workspace.dirty
    assert workspace.undo_name == ""


def test_the_address_of_a_strange_database_is_left_alone(workspace, tmp_path):
    plan = Plan(source="duckdb:///a.db?table=people")
    workspace.start(plan, tmp_path / "a.reticent")
    assert workspace.data_path is None
    assert workspace.plan_for(tmp_path / "other" / "b.reticent") == plan


def test_a_comparison_belongs_to_one_plan(workspace):
    plan = workspace.plan
    workspace.set_comparison(object(), plan)
    assert workspace.comparison_is_current
    workspace.edit(Plan(attributes=(SEX,)), "using “sex”")
    assert not workspace.comparison_is_current
    workspace.undo()
    assert workspace.comparison_is_current


def test_the_dataset_is_called_as_the_plan_says_or_as_its_file(workspace, tmp_path):
    assert workspace.dataset == ""
    workspace.start(Plan(), tmp_path / "adult.reticent")
    assert workspace.dataset == "adult"
    privacy = replace(workspace.plan.privacy, dataset="Adult 1994")
    workspace.edit(replace(workspace.plan, privacy=privacy), "dataset")
    assert workspace.dataset == "Adult 1994"


def test_nothing_is_proposed_to_be_written_beside_what_came_with_the_program(workspace, tmp_path):
    assert workspace.writing_folder == Path.home()
    workspace.start(Plan(), None, resource("examples", "health-check-2025.xlsx"))
    assert workspace.writing_folder == Path.home()
    workspace.start(Plan(), tmp_path / "a.reticent")
    assert workspace.writing_folder == tmp_path
