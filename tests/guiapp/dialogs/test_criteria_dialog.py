"""Criteria are shown as the plan has them, and told as they are typed."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QSpinBox

from core.front_door import Acceptance, Grade
from guiapp.dialogs.criteria_dialog import CriteriaDialog
from guiapp.widgets.editors.margins_editor import MarginsEditor

NONE = Acceptance()
ALL = Acceptance(Grade.FAIR, 0.8, (("a × b", 12.0),), "The council asked for it.")


@pytest.fixture
def dialog_of(qtbot):
    def make(acceptance=NONE, *, has_people=True):
        dialog = CriteriaDialog(acceptance, ("a", "a × b"), dict(acceptance.at_most), has_people=has_people)
        qtbot.addWidget(dialog)
        return dialog

    return make


@pytest.mark.parametrize("acceptance", [ALL, Acceptance(), Acceptance(Grade.WEAK), Acceptance(usable_share=0.805)])
def test_nothing_changes_by_looking(dialog_of, acceptance):
    assert dialog_of(acceptance).acceptance == acceptance


def test_what_is_typed_is_told(dialog_of):
    dialog = dialog_of()
    worst = dialog.findChild(QComboBox, "criteria_worst")
    worst.setCurrentIndex(worst.findText("fair"))
    dialog.findChild(QSpinBox, "criteria_share").setValue(80)
    dialog.findChild(MarginsEditor, "criteria_limits").item(1, 1).setText("12")
    dialog.findChild(QLineEdit, "criteria_override").setText("  The council asked for it. ")
    assert dialog.acceptance == ALL


def test_a_limit_of_no_table_can_be_removed(dialog_of):
    dialog = dialog_of(Acceptance(at_most=(("a × shoe", 3.0),)))
    limits = dialog.findChild(MarginsEditor, "criteria_limits")
    assert limits.item(2, 0).text() == "a × shoe"
    limits.item(2, 1).setText("")
    assert dialog.acceptance == Acceptance()


def test_grades_say_that_they_need_people(dialog_of):
    assert dialog_of().findChild(QLabel, "criteria_people").isHidden()
    assert not dialog_of(has_people=False).findChild(QLabel, "criteria_people").isHidden()
