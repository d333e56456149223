"""The choices of how numbers look: shown as they are, signalled when changed, and only where they mean something."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox

from core.front_door import Consistency, OutputChoice
from guiapp.widgets.editors.output_choices import OutputChoices


@pytest.fixture
def choices(qtbot):
    widget = OutputChoices()
    qtbot.addWidget(widget)
    return widget


def box(widget, name):
    return widget.findChild(QCheckBox, name)


def test_a_choice_is_shown_without_a_signal(qtbot, choices):
    output = OutputChoice(False, True, 0.9, False, "least-largest")
    with qtbot.assertNotEmitted(choices.changed):
        choices.show_output(output)
    assert not box(choices, "output_non_negative").isChecked()
    assert not box(choices, "output_add_up").isChecked()
    assert choices.findChild(QComboBox).currentData() == "least-largest"
    assert choices.output == output


def test_every_way_to_make_tables_agree_is_offered(choices):
    offered = choices.findChild(QComboBox)
    assert [offered.itemData(row) for row in range(offered.count())] == [*Consistency]


def test_adding_up_is_offered_for_whole_numbers_that_are_not_negative(choices):
    add_up = box(choices, "output_add_up")
    assert add_up.isEnabled()
    box(choices, "output_whole_numbers").click()
    assert not add_up.isEnabled()


def test_a_change_is_signalled_and_keeps_the_rest(qtbot, choices):
    choices.show_output(OutputChoice(interval=0.8))
    with qtbot.waitSignal(choices.changed) as signal:
        box(choices, "output_add_up").click()
    assert signal.args == [OutputChoice(interval=0.8, add_up=False)]
    with qtbot.waitSignal(choices.changed) as signal:
        choices.findChild(QComboBox).setCurrentIndex(1)
    assert signal.args[0].consistency == "least-absolute"
