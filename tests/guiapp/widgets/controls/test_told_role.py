"""Screen readers are told headings, charts and panes, by the text that is shown."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QScrollArea, QTabWidget

from guiapp.widgets.charts.chart import Chart
from guiapp.widgets.controls.card import heading_label
from guiapp.widgets.controls.told_role import Role, tell_as, tell_roles
from guiapp.widgets.frame.page_header import PageHeader


def told(widget):
    found = QAccessible.queryAccessibleInterface(widget)
    return found.role(), found.text(QAccessible.Text.Name)


def test_headings_are_told_with_the_text_they_have_now(qtbot):
    label = heading_label("Privacy budget")
    qtbot.addWidget(label)
    assert told(label) == (Role.Heading, "Privacy budget")
    label.setText("Budget")
    assert told(label) == (Role.Heading, "Budget")
    label.setAccessibleName("The budget")
    assert told(label) == (Role.Heading, "The budget")


def test_the_title_of_a_page_is_a_heading_and_its_help_is_text(qtbot):
    header = PageHeader("Tables", "Choose them.")
    qtbot.addWidget(header)
    assert told(header.findChild(QLabel, "page_title")) == (Role.Heading, "Tables")
    assert told(header.findChild(QLabel, "page_help")) == (Role.StaticText, "Choose them.")


@pytest.mark.parametrize(("made", "role"), [(Chart, Role.Chart), (QScrollArea, Role.Pane), (QTabWidget, Role.Pane)])
def test_what_holds_and_draws_has_a_role_of_its_own(qtbot, made, role):
    tell_roles()
    widget = made()
    qtbot.addWidget(widget)
    widget.setAccessibleName("Errors")
    assert told(widget) == (role, "Errors")


def test_a_heading_that_was_asked_for_before_and_one_that_goes_away_are_safe(qtbot):
    label = QLabel("Early")
    qtbot.addWidget(label)
    assert told(label)[0] is Role.StaticText
    tell_as(label, Role.Heading)
    tell_as(label, Role.Heading)
    assert told(label) == (Role.Heading, "Early")
    for _ in range(50):
        gone = heading_label("Gone")
        assert told(gone) == (Role.Heading, "Gone")
        gone.deleteLater()
        qtbot.wait(0)
    gc.collect()
