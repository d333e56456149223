"""The export dialog returns format, place and whether to replace; it never writes."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QCheckBox, QFileDialog, QLabel, QLineEdit, QPushButton, QRadioButton

from core import front_door
from guiapp.dialogs.export_dialog import ExportChoice, ExportDialog


@pytest.fixture
def dialog(qtbot, tmp_path):
    dialog = ExportDialog(front_door.exporters(), tmp_path, "People tables", "about")
    qtbot.addWidget(dialog)
    return dialog


def path(dialog):
    return dialog.findChild(QLineEdit, "export_path")


def test_a_workbook_beside_the_plan_is_proposed(dialog, tmp_path):
    assert dialog.choice == ExportChoice("xlsx", tmp_path / "People tables.xlsx", replace=False)


def test_the_words_of_the_plan_are_offered_where_they_differ(dialog):
    tick = dialog.findChild(QCheckBox, "export_words")
    assert tick.isHidden()
    dialog.offer_words()
    assert not tick.isHidden()
    assert not dialog.choice.new_words
    tick.click()
    assert dialog.choice.new_words


def test_the_ending_follows_the_format(dialog, tmp_path):
    for key, name in (("json", "People tables.json"), ("csv", "People tables"), ("html", "People tables.html")):
        dialog.findChild(QRadioButton, f"format_{key}").click()
        assert dialog.choice.path == tmp_path / name


def test_a_template_is_for_workbooks_only(dialog, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "house.xlsx"), ""))
    dialog.findChild(QPushButton, "export_find_template").click()
    assert dialog.choice.template == tmp_path / "house.xlsx"
    dialog.findChild(QRadioButton, "format_csv").click()
    assert not dialog.findChild(QLineEdit, "export_template").isEnabled()
    assert dialog.choice.template is None


def test_nothing_can_be_exported_to_nowhere(dialog):
    path(dialog).clear()
    dialog.findChild(QRadioButton, "format_json").click()
    assert not dialog.findChild(QPushButton, "export_accept").isEnabled()


def test_replacing_is_asked_for_only_where_something_is(dialog, tmp_path):
    question = dialog.findChild(QCheckBox, "export_replace")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "a").write_text("a")
    (tmp_path / "empty").mkdir()
    for name, asked in (("new.xlsx", False), ("full", True), ("empty", False)):
        path(dialog).setText(str(tmp_path / name))
        assert question.isHidden() != asked
    path(dialog).setText(str(tmp_path / "full"))
    question.click()
    assert dialog.choice.replace
    path(dialog).setText(str(tmp_path / "new.xlsx"))
    assert dialog.findChild(QPushButton, "export_accept").isEnabled()


def test_a_folder_that_is_missing_is_refused_before_anything_is_tried(dialog, tmp_path):
    fault, export = dialog.findChild(QLabel, "export_fault"), dialog.findChild(QPushButton, "export_accept")
    for folder, missing in ((tmp_path, False), (tmp_path / "nowhere", True), (tmp_path, False)):
        path(dialog).setText(str(folder / "new.xlsx"))
        assert fault.isHidden() != missing
        assert export.isEnabled() != missing
        assert (path(dialog).property("invalid") == "true") == missing


def test_a_name_that_no_file_can_have_is_left_to_whoever_writes(dialog, tmp_path):
    path(dialog).setText(str(tmp_path / ("x" * 300 + ".xlsx")))
    assert dialog.findChild(QPushButton, "export_accept").isEnabled()
    assert dialog.findChild(QLabel, "export_fault").isHidden()


def test_browsing_keeps_the_ending(dialog, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(tmp_path / "mine"), ""))
    dialog.findChild(QPushButton, "export_browse").click()
    assert dialog.choice.path == tmp_path / "mine.xlsx"
    dialog.findChild(QRadioButton, "format_csv").click()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    dialog.findChild(QPushButton, "export_browse").click()
    assert dialog.choice.path == tmp_path / "mine"


def test_every_format_says_who_it_is_for(dialog):
    hint = dialog.findChild(QLabel, "export_hint")
    assert "in the language of this window" in hint.text()
    dialog.show()
    height = hint.height()
    for info in front_door.exporters():
        choice = dialog.findChild(QRadioButton, f"format_{info.key}")
        choice.click()
        assert choice.accessibleDescription() == info.hint
        assert hint.text() == info.hint
        assert hint.height() == height
    dialog.findChild(QRadioButton, "format_csv").click()
    assert hint.text().endswith("For Excel, choose the workbook.")


def test_all_of_it_is_in_sight_on_a_low_screen(qtbot, tmp_path):
    dialog = ExportDialog(front_door.exporters(), tmp_path, "People tables", "A long name " * 60)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert dialog.height() >= dialog.heightForWidth(dialog.width()) > dialog.screen().availableSize().height() * 2 // 3
