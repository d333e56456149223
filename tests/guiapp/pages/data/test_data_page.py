"""The Data page: import preview, facts, and what a row stands for."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QPushButton, QRadioButton, QSpinBox, QWidget

from core.domain.reading_layout import ProtectedUnit, ReadingLayout, RowMeaning
from core.errors import DamagedFileError, EmptyFileError
from core.front_door import QuickPreview, TableChoice
from core.project.starter import starter_text
from guiapp.desktop.resource_files import sample_plan
from guiapp.pages.data.data_page import DataPage
from tests.guiapp.drivers.choosing import DataDriver, use_proposed
from tests.guiapp.drivers.page_insides import jobs_of, no_recent_plans, unit_of


@pytest.fixture
def page(qtbot, context):
    page = DataPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    context.workspace.ledger_moved()
    return page


@pytest.fixture
def driver(qtbot, page):
    return DataDriver(qtbot, page)


@pytest.fixture
def opened(page, driver, people, settled):
    page.import_file(people)
    settled()
    driver.accept()
    settled()


def test_the_dialog_shows_what_was_detected_before_anything_is_opened(page, driver, people, settled, context):
    page.import_file(people)
    assert not driver.find(QPushButton, "import_open", driver.import_dialog).isEnabled()
    settled()
    assert driver.words("import_facts", driver.import_dialog) == "21 rows, 5 columns"
    second = {"name": "p02", "sex": "Female", "age": "51", "city": "York", "joined": "2024-02-11"}
    assert driver.rows("import_preview", driver.import_dialog)[1] == second
    assert driver.find(QSpinBox, "layout_header_row", driver.import_dialog).value() == 1
    assert driver.find(QComboBox, "layout_encoding", driver.import_dialog).currentText() == "utf-8"
    assert context.workspace.opened is None
    driver.import_dialog.reject()
    assert context.workspace.opened is None


def test_every_change_of_a_field_is_looked_at_again(page, driver, people, engine, settled):
    page.import_file(people)
    settled()
    driver.pick("layout_delimiter", "semicolon ;", driver.import_dialog)
    settled()
    driver.find(QSpinBox, "layout_header_row", driver.import_dialog).setValue(3)
    settled()
    layouts = [layout for _, layout in engine.calls("preview")]
    assert layouts == [ReadingLayout(), ReadingLayout(delimiter=";"), ReadingLayout(delimiter=";", header_row=3)]
    driver.import_dialog.reject()


def test_a_file_that_cannot_be_read_like_this_says_why_and_can_be_mended(page, driver, people, engine, settled):
    engine.fault = fault = DamagedFileError(file="people.csv")
    page.import_file(people)
    settled()
    assert driver.words("import_fault", driver.import_dialog) == str(fault)
    assert not driver.find(QPushButton, "import_open", driver.import_dialog).isEnabled()
    assert not driver.find(QWidget, "import_preview", driver.import_dialog).isVisibleTo(driver.import_dialog)
    assert driver.find(QComboBox, "layout_encoding", driver.import_dialog).isVisibleTo(driver.import_dialog)
    driver.pick("layout_encoding", "cp1252", driver.import_dialog)
    settled()
    assert driver.find(QPushButton, "import_open", driver.import_dialog).isEnabled()
    assert driver.find(QWidget, "import_preview", driver.import_dialog).isVisibleTo(driver.import_dialog)
    driver.import_dialog.reject()


@pytest.fixture
def large(engine):
    """Let the engine show the first rows of what is called a large file, and wait for `engine.rest` with the others."""
    layout = ReadingLayout(header_row=1, delimiter=",", encoding="utf-8", decimal=".", thousands="")
    engine.quick_preview = QuickPreview(
        layout, (), ("name", "sex"), ("A", "B"), (("p01", "F"), ("p02", "Female")), (2, 3)
    )
    yield engine
    engine.rest.set()


def is_waiting(qtbot, driver):
    """Wait until the first rows are shown."""
    facts = "… rows, 2 columns. The rest of the file is still being read."
    qtbot.waitUntil(lambda: driver.words("import_facts", driver.import_dialog) == facts)
    assert driver.rows("import_preview", driver.import_dialog)[1] == {"name": "p02", "sex": "Female"}
    assert not driver.find(QPushButton, "import_open", driver.import_dialog).isEnabled()
    return True


def test_of_a_large_file_the_first_rows_are_shown_at_once(qtbot, page, driver, people, large, settled):
    page.import_file(people)
    assert is_waiting(qtbot, driver)
    large.rest.set()
    settled()
    assert driver.words("import_facts", driver.import_dialog) == "21 rows, 5 columns"
    assert driver.find(QPushButton, "import_open", driver.import_dialog).isEnabled()
    driver.import_dialog.reject()


def test_a_fault_further_down_takes_the_place_of_the_first_rows(qtbot, page, driver, people, large, settled):
    large.fault = EmptyFileError(file="people.csv")
    page.import_file(people)
    assert is_waiting(qtbot, driver)
    large.rest.set()
    settled()
    assert driver.words("import_fault", driver.import_dialog) == str(EmptyFileError(file="people.csv"))
    assert driver.rows("import_preview", driver.import_dialog) == []
    assert not driver.find(QPushButton, "import_open", driver.import_dialog).isEnabled()
    driver.import_dialog.reject()


def test_a_change_while_the_rest_is_read_starts_anew(qtbot, page, driver, people, large, settled, context):
    page.import_file(people)
    assert is_waiting(qtbot, driver)
    (first,) = jobs = jobs_of(context.runner)
    driver.pick("layout_delimiter", "semicolon ;", driver.import_dialog)
    assert first.is_cancelling
    assert driver.words("import_facts", driver.import_dialog) == "Reading…"
    assert is_waiting(qtbot, driver)
    assert jobs_of(context.runner) != jobs
    large.rest.set()
    settled()
    assert [layout for _, layout in large.calls("preview")] == [ReadingLayout(delimiter=";")]
    assert driver.find(QPushButton, "import_open", driver.import_dialog).isEnabled()
    driver.import_dialog.reject()


def test_first_rows_of_a_look_that_was_given_up_are_not_shown(qtbot, page, driver, people, large, settled, context):
    page.import_file(people)
    assert is_waiting(qtbot, driver)
    (job,) = jobs_of(context.runner)
    driver.pick("layout_delimiter", "semicolon ;", driver.import_dialog)
    job.shown.emit(large.quick_preview)
    assert driver.words("import_facts", driver.import_dialog) == "Reading…"
    driver.import_dialog.reject()
    settled()
    assert large.calls("preview") == []


def test_closing_the_dialog_stops_the_reading(qtbot, page, driver, people, large, settled):
    page.import_file(people)
    assert is_waiting(qtbot, driver)
    driver.import_dialog.reject()
    settled()
    assert large.calls("preview") == []


def test_opening_uses_nothing_and_proposes_all_but_what_tells_people_apart(opened, context, driver):
    plan = context.workspace.plan
    assert plan.attributes == ()
    assert not any(value in starter_text(plan) for value in ("Female", "Leeds", "p01"))
    use_proposed(context)
    plan = context.workspace.plan
    assert [attribute.name for attribute in plan.attributes] == ["sex", "age", "city", "joined"]
    assert {str(attribute.provenance) for attribute in plan.attributes} == {"data"}
    assert plan.layout.delimiter == ","
    assert driver.words("data_name") == "people.csv"
    assert driver.words("data_facts").startswith("21 rows, 5 columns")


def test_a_plan_is_kept_when_the_new_file_has_its_columns(opened, context, page, driver, people, settled):
    use_proposed(context)
    before = context.workspace.plan.attributes
    march = people.with_name("march.csv")
    march.write_text(people.read_text(encoding="utf-8"), encoding="utf-8")
    page.import_file(march)
    settled()
    driver.accept()
    settled()
    assert context.workspace.plan.attributes is before
    assert context.workspace.plan.source == "march.csv"


def test_a_file_that_opens_takes_the_message_about_the_last_one_away(page, driver, context, people, settled):
    told = []
    context.notices.cleared.connect(lambda: told.append(True))
    page.import_file(people)
    settled()
    assert not told  # the words on what to mend stay while it is mended
    driver.accept()
    settled()
    assert told


def test_a_plan_that_does_not_fit_is_replaced_aloud_and_comes_back(opened, context, page, driver, people, settled):
    use_proposed(context)
    said = []
    context.notices.said.connect(said.append)
    other = people.with_name("other.csv")
    other.write_text("a,b\nx,y\nz,y\n", encoding="utf-8")
    page.import_file(other)
    settled()
    driver.accept()
    settled()
    assert context.workspace.plan.attributes == ()
    assert "charged" not in said[0].text  # the dataset of a plan without a name is named after its file
    use_proposed(context)
    context.workspace.edit(replace(context.workspace.plan, tables=(TableChoice(("a",)),)), "another thing")
    said[0].act()
    assert [attribute.name for attribute in context.workspace.plan.attributes] == ["sex", "age", "city", "joined"]
    assert driver.words("data_name") == "people.csv"


def test_a_file_of_other_people_is_not_charged_to_the_plan_s_dataset_unsaid(
    opened, context, page, driver, people, settled
):
    plan = context.workspace.plan
    context.workspace.edit(replace(plan, privacy=replace(plan.privacy, dataset="clinic")), "a name")
    context.workspace.saved(context.workspace.plan, people.with_name("clinic.reticent"))
    use_proposed(context)
    said = []
    context.notices.said.connect(said.append)
    other = people.with_name("other.csv")
    other.write_text("a,b\nx,y\nz,y\n", encoding="utf-8")
    page.import_file(other)
    settled()
    driver.accept()
    settled()
    assert "charged to “clinic”" in said[0].text


def test_comments_that_recur_tell_nobody_apart(page, driver, people, settled):
    lines = ["sex,comment", *(f"F,the queue was long at number {row}" for row in range(60)), "M,none", "M,none"]
    people.write_text("\n".join(lines), encoding="utf-8")
    page.import_file(people)
    settled()
    driver.accept()
    settled()
    assert driver.words("unit_why").startswith("Each row is protected alone.")


def test_people_who_seem_to_have_several_rows_are_asked_about(page, driver, people, settled, context):
    rows = people.read_text(encoding="utf-8").splitlines()
    people.write_text("\n".join([rows[0].replace("name", "card id"), *rows[1:], rows[1]]), encoding="utf-8")
    page.import_file(people)
    settled()
    driver.accept()
    settled()
    assert driver.words("unit_why").startswith("Some values of “card id” occur more than once, so a person may have")
    assert "Choose one of the three" in driver.words("unit_why")
    answers = [driver.find(QRadioButton, f"unit_{answer}") for answer in ("one_each", "several", "records")]
    assert not [answer for answer in answers if answer.isChecked()]
    assert context.workspace.plan.unit == ProtectedUnit(rows=RowMeaning.UNANSWERED)
    driver.find(QRadioButton, "unit_several").click()
    assert context.workspace.plan.unit == ProtectedUnit("card id", 1)
    assert "Some values" not in driver.words("unit_why")
    driver.find(QRadioButton, "unit_one_each").click()
    assert context.workspace.plan.unit == ProtectedUnit(rows=RowMeaning.ONE_EACH)
    assert "If it identifies people" in driver.words("unit_why")
    driver.find(QRadioButton, "unit_records").click()
    assert context.workspace.plan.unit == ProtectedUnit(rows=RowMeaning.RECORDS)
    context.workspace.undo()  # answers in a row are one edit
    assert not [answer for answer in answers if answer.isChecked()]


def test_people_with_one_row_each_are_not_asked_about(opened, driver):
    assert driver.words("unit_why").startswith("Each row is protected alone.")


def test_several_rows_per_person(opened, context, driver):
    driver.find(QRadioButton, "unit_several").click()
    driver.pick("unit_id", "name")
    driver.find(QSpinBox, "unit_at_most").setValue(4)
    assert context.workspace.plan.unit == ProtectedUnit("name", 4)
    context.workspace.undo()
    assert context.workspace.plan.unit == ProtectedUnit()
    assert driver.find(QRadioButton, "unit_records").isChecked()


def test_reading_differently_begins_with_what_the_plan_says(opened, context, driver, engine, settled):
    driver.click("change_layout")
    settled()
    assert engine.calls("preview")[-1][1] == context.workspace.plan.layout
    assert driver.find(QLineEdit, "layout_range", driver.import_dialog).text() == ""
    driver.import_dialog.reject()


def test_a_cancelled_dialog_is_not_told_of_a_late_look(page, driver, people, settled):
    page.import_file(people)
    driver.import_dialog.reject()
    settled()
    assert driver.import_dialog is None


def test_recent_files_and_the_sample_are_at_hand(qtbot, page, driver, context, people):
    context.settings.add_recent(people)
    context.workspace.repeat()
    with qtbot.waitSignal(page.file_wanted) as asked:
        driver.click("recent_0")
    assert asked.args == [people]
    with qtbot.waitSignal(page.file_wanted) as asked:
        driver.click("try_sample")
    assert asked.args == [sample_plan()]
    assert sample_plan().exists()


def test_a_recent_file_that_is_gone_says_so_and_can_be_taken_off(page, driver, context, tmp_path):
    said = []
    context.notices.said.connect(said.append)
    context.settings.add_recent(tmp_path / "gone.csv")
    context.workspace.repeat()
    driver.click("recent_0")
    assert "gone.csv" in said[0].text
    said[0].act()
    assert context.settings.recents == ()
    assert not no_recent_plans(page).isHidden()


def test_a_recent_file_tells_its_place_and_its_day(page, driver, context, tmp_path):
    context.settings.add_recent(tmp_path / "a & b.csv")
    context.workspace.repeat()
    link = driver.find(QPushButton, "recent_0")
    assert link.text() == "a && b.csv"
    assert link.accessibleName() == "a & b.csv"
    assert link.accessibleDescription().startswith("today, ")
    assert link.accessibleDescription().endswith(str(tmp_path))


def test_recent_files_are_forgotten_one_by_one_or_all(page, driver, context, people, tmp_path):
    for path in (people, tmp_path / "b.reticent"):
        context.settings.add_recent(path)
    context.workspace.repeat()
    driver.click("forget_0")
    assert [recent.path for recent in context.settings.recents] == [people]
    driver.find(QCheckBox, "start_remember").click()
    assert context.settings.recents == ()
    assert not context.settings.remembers_recents
    assert not driver.find(QCheckBox, "start_reopen").isEnabled()


def test_the_start_with_the_last_plan_is_a_choice(page, driver, context):
    box = driver.find(QCheckBox, "start_reopen")
    assert not box.isChecked()
    box.click()
    assert context.settings.reopens_last


def test_the_start_screen_has_one_primary_action(page):
    buttons = [button for button in page.findChildren(QPushButton) if button.isVisibleTo(page)]
    assert [button.objectName() for button in buttons if button.property("primary")] == ["open_data"]


def test_of_a_question_that_is_not_asked_the_words_are_dimmed_too(page, driver, opened):
    words = [label for label in page.findChildren(QLabel) if label.text() == "rows counted each, at most"]
    assert [label.isEnabled() for label in words] == [False]
    driver.find(QRadioButton, "unit_several").click()
    assert [label.isEnabled() for label in words] == [True]


def test_before_the_columns_are_known_it_is_said_why_one_answer_is_missing(page, context, opened, driver):
    several = driver.find(QRadioButton, "unit_several")
    assert (several.isEnabled(), several.toolTip()) == (True, "")
    unit_of(page).show_unit(ProtectedUnit(), ())
    assert not several.isEnabled()
    assert driver.words("unit_why").endswith(several.toolTip())
    assert "once the columns are known" in several.toolTip()


def test_from_a_file_that_is_refused_leads_a_way_to_another(page, driver, people, settled, context, engine):
    wanted = []
    context.notices.data_wanted.connect(lambda: wanted.append(True))
    engine.fault = DamagedFileError(people)
    page.import_file(people)
    settled()
    driver.click("import_other", driver.import_dialog)
    assert wanted == [True]
    assert context.workspace.opened is None


def test_so_does_the_message_about_a_file_that_cannot_be_read_any_more(page, driver, people, settled, context, engine):
    said, wanted = [], []
    context.notices.said.connect(said.append)
    context.notices.data_wanted.connect(lambda: wanted.append(True))
    page.import_file(people)
    settled()
    engine.fault = DamagedFileError(people)
    driver.accept()
    settled()
    assert said[-1].action == "Choose another file…"
    said[-1].act()
    assert wanted == [True]
