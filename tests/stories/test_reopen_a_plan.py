"""A clerk saves a plan, comes back to it, and loses nothing on the way."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QPushButton

from core.domain.reading_choices import AsWritten
from guiapp.desktop.resource_files import resource
from guiapp.dialogs.overwrite_plan_dialog import OverwriteAnswer, OverwritePlanDialog
from guiapp.dialogs.unsaved_changes_dialog import UnsavedAnswer, UnsavedChangesDialog
from tests.guiapp.drivers.money import Driver


@pytest.fixture
def planned(clerk, survey):
    clerk.imports(survey)
    clerk.asks_for_all_pairs()
    return clerk


@pytest.fixture
def save_as(monkeypatch):
    def name(path):
        monkeypatch.setattr("guiapp.window.plan_keeper.ask_plan_name", lambda parent, suggestion: path)

    return name


def trigger(clerk, name):
    clerk.qtbot.do(name, clerk.window.findChild(QAction, f"action_{name}").trigger)
    clerk.settle()


def test_a_saved_plan_holds_no_row_and_opens_as_it_was(planned, home, save_as):
    plan_file = home / "survey.reticent"
    save_as(plan_file)
    before = planned.workspace.plan
    trigger(planned, "save_plan")
    assert not planned.window.isWindowModified()
    text = plan_file.read_text(encoding="utf-8")
    assert 'source = "survey.csv"' in text
    assert "90" not in text  # the number of rows
    trigger(planned, "new_plan")
    assert planned.workspace.plan.attributes == ()
    planned.drops(plan_file)
    planned.settle(lambda: planned.workspace.opened is not None)
    assert planned.workspace.plan == before
    assert planned.sees_locked("compare") is None


def test_comments_of_the_owner_survive(planned, home, save_as):
    plan_file = home / "survey.reticent"
    save_as(plan_file)
    trigger(planned, "save_plan")
    plan_file.write_text("# agreed with the board in May\n" + plan_file.read_text(encoding="utf-8"), encoding="utf-8")
    planned.drops(plan_file)
    planned.settle(lambda: not planned.workspace.dirty and planned.workspace.opened is not None)
    planned.workspace.edit(planned.workspace.plan.__class__(), "emptying")
    planned.workspace.undo()
    planned.goes_to("attributes")
    planned.attributes.tick("smokes", on=False)
    trigger(planned, "save_plan")
    assert plan_file.read_text(encoding="utf-8").startswith("# agreed with the board in May\n")
    assert "smokes" not in plan_file.read_text(encoding="utf-8")


def test_a_plan_saved_elsewhere_still_finds_its_data(planned, home, save_as):
    (home / "plans").mkdir()
    plan_file = home / "plans" / "monthly.reticent"
    save_as(plan_file)
    trigger(planned, "save_plan")
    assert 'source = "../survey.csv"' in plan_file.read_text(encoding="utf-8")
    trigger(planned, "new_plan")
    planned.drops(plan_file)
    planned.settle(lambda: planned.workspace.opened is not None)
    assert planned.workspace.data_path == home / "survey.csv"


def test_a_broken_plan_is_refused_by_line_and_column_and_the_present_one_stays(planned, home, save_as):
    save_as(home / "good.reticent")
    trigger(planned, "save_plan")
    bad = home / "bad.reticent"
    bad.write_text('reticent = 1\n[data]\nsource = "survey.csv\n', encoding="utf-8")
    before = planned.workspace.plan
    planned.drops(bad)
    planned.settle()
    assert "bad.reticent, line 3" in planned.banner
    assert planned.workspace.plan is before


def test_a_plan_that_cannot_be_written_says_so_and_stays_unsaved(planned, home, save_as):
    (home / "taken.reticent").mkdir()
    save_as(home / "taken.reticent")
    trigger(planned, "save_plan")
    assert "taken.reticent" in planned.banner
    assert planned.workspace.dirty


def test_leaving_with_unsaved_changes_is_asked_about(planned, monkeypatch, home, save_as):
    answers = [UnsavedAnswer.STAY, UnsavedAnswer.SAVE]
    monkeypatch.setattr(UnsavedChangesDialog, "ask", lambda dialog: answers.pop(0))
    save_as(home / "late.reticent")
    planned.window.close()
    assert planned.window.isVisible()
    planned.window.close()
    planned.settle(lambda: not planned.window.isVisible())
    assert (home / "late.reticent").exists()


def test_the_example_is_never_overwritten(clerk, home, save_as):
    sample = resource("examples", "sample.reticent")
    before = sample.read_bytes()
    clerk.drops(sample)
    clerk.settle(lambda: clerk.workspace.opened is not None)
    clerk.goes_to("attributes")
    clerk.attributes.tick(clerk.workspace.plan.attributes[0].header, on=False)
    save_as(home / "copy.reticent")
    trigger(clerk, "save_plan")
    assert (home / "copy.reticent").exists()
    assert sample.read_bytes() == before


@pytest.fixture
def foreign(planned, home, save_as):
    """A clerk who has opened a file with other columns over a saved plan."""
    save_as(home / "survey.reticent")
    trigger(planned, "save_plan")
    visits = home / "visits.csv"
    visits.write_text("sex,ward\n" + "F,North\nM,South\n" * 20, encoding="utf-8")
    planned.imports(visits)
    planned.settle(lambda: planned.workspace.data_path == visits)
    return planned


@pytest.fixture
def asked(monkeypatch):
    """Answer the question about the plan of another file; how often it was asked is kept."""
    given, texts = [], []

    def ask(dialog):
        texts.append(f"{dialog.text()} {dialog.informativeText()}")
        return given.pop(0)

    monkeypatch.setattr(OverwritePlanDialog, "ask", ask)
    return given, texts


def test_the_plan_of_another_file_is_overwritten_only_after_a_question_and_asked_once(foreign, home, asked):
    given, texts = asked
    plan_file = home / "survey.reticent"
    before = plan_file.read_bytes()
    given[:] = [OverwriteAnswer.NOWHERE]
    trigger(foreign, "save_plan")
    assert plan_file.read_bytes() == before
    assert foreign.workspace.dirty
    assert "survey.reticent" in texts[0]
    assert "visits.csv" in texts[0]
    given[:] = [OverwriteAnswer.SAME_FILE]
    trigger(foreign, "save_plan")
    assert 'source = "visits.csv"' in plan_file.read_text(encoding="utf-8")
    foreign.asks_for_all_pairs()
    trigger(foreign, "save_plan")
    assert len(texts) == 2
    assert not foreign.workspace.dirty


def test_the_plan_of_another_file_can_stay_beside_a_new_one(foreign, home, asked, monkeypatch):
    asked[0][:] = [OverwriteAnswer.ANOTHER_NAME]
    before = (home / "survey.reticent").read_bytes()
    monkeypatch.setattr("guiapp.window.plan_keeper.ask_plan_name", lambda parent, suggestion: suggestion)
    trigger(foreign, "save_plan")
    assert (home / "survey.reticent").read_bytes() == before
    assert foreign.workspace.plan_path == home / "visits.reticent"


def test_the_same_columns_of_another_month_are_saved_without_a_question(planned, survey, home, save_as, asked):
    save_as(home / "survey.reticent")
    trigger(planned, "save_plan")
    later = home / "later.csv"
    later.write_bytes(survey.read_bytes())
    planned.imports(later)
    planned.settle(lambda: planned.workspace.data_path == later)
    trigger(planned, "save_plan")
    assert not asked[1]
    assert 'source = "later.csv"' in (home / "survey.reticent").read_text(encoding="utf-8")


def test_a_later_file_in_doubt_is_not_released_until_its_question_has_an_answer(clerk, home, save_as):
    people = [f"{'FM'[n % 3 % 2]},{('Leeds', 'York', 'Hull')[n * n % 7 % 3]},{20000 + 137 * n}" for n in range(90)]
    earnings = home / "earnings.csv"
    earnings.write_text("\n".join(["sex,town,earnings", *people]) + "\n", encoding="utf-8")
    clerk.imports(earnings)
    clerk.asks_for_all_pairs()
    save_as(home / "monthly.reticent")
    trigger(clerk, "save_plan")
    trigger(clerk, "new_plan")
    earnings.write_text("\n".join(["sex,town,earnings", *people, *people[20:60]]) + "\n", encoding="utf-8")
    clerk.drops(home / "monthly.reticent")
    clerk.settle(lambda: clerk.workspace.opened is not None)
    assert "say the same as a row above" in clerk.words("data", "data_problems")
    clerk.gives_budget("1")
    clerk.release.ask()
    clerk.release.agree()
    clerk.settle(lambda: "no answer to a question" in clerk.banner)
    assert clerk.workspace.ledger.history() == ()
    says_they_are_right(clerk)
    clerk.releases()


def says_they_are_right(clerk):
    """Answer on the Data page that the rows count as they are written."""
    page = Driver(clerk.qtbot, clerk.window.page("data"))
    clerk.goes_to("data")
    page.click("change_layout")
    clerk.settle(lambda: clerk.window.findChild(QDialog, "open_source_dialog").isVisible())
    dialog = page.dialog("open_source_dialog")
    clerk.settle(lambda: dialog.findChild(QPushButton, "answer_as_written_0") is not None)
    page.click("answer_as_written_0", dialog)
    opening = page.find(QPushButton, "import_open", dialog)
    clerk.settle(opening.isEnabled)
    page.click("import_open", dialog)
    clerk.settle(lambda: clerk.workspace.plan.layout.as_written == AsWritten.COUNT)
