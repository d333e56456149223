"""The Compare page locks the share of a table, shows it, and takes it back; what no split can keep is not offered."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from guiapp.commands.compare import set_shares
from guiapp.dialogs.shares_dialog import SharesDialog
from guiapp.models.wanted_tables import wanted_rows
from guiapp.widgets.editors.margins_editor import MarginsEditor
from tests.guiapp.spending_engine import PATIENCE_MS


@pytest.fixture
def dialog(comparing):
    comparing.click("edit_shares")
    yield comparing.dialog("shares_dialog")
    for top in QApplication.topLevelWidgets():
        if top.objectName() == "shares_dialog":
            top.reject()


def lock(dialog, *texts):
    for row, text in enumerate(texts):
        dialog.findChild(MarginsEditor, "locked_shares").item(row, 1).setText(text)


def accept_of(dialog):
    return dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)


def test_a_share_is_locked_shown_and_taken_back(qtbot, comparing, dialog, context):
    before = context.workspace.plan
    lock(dialog, "", "20")
    assert comparing.words("shares_left", dialog) == "80 % are left for the other tables."
    dialog.accept()
    assert [row.share for row in wanted_rows(context.workspace.plan)] == [Fraction(1, 5), None, None]
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current, timeout=PATIENCE_MS)
    assert "sex × city (locked: 20 %)" in comparing.column("table_errors", "Table")
    assert context.workspace.undo_name == "change of locked shares"
    context.workspace.undo()
    assert context.workspace.plan == before


def test_a_share_without_an_end_as_a_percentage_stays_exact(qtbot):
    shares = {"a": Fraction(1, 3), "b": Fraction(1, 10**9)}
    dialog = SharesDialog(("a", "b", "c"), shares)
    qtbot.addWidget(dialog)
    assert dialog.shares == shares
    lock(dialog, "33.3333", "20")
    assert dialog.shares == {"a": Fraction(1, 3), "b": Fraction(1, 5)}


@pytest.mark.parametrize(
    ("texts", "why"),
    [
        (("60", "40", ""), "Nothing would be left for the other tables."),
        (("30", "30", "30"), "At least one table has to share the rest."),
    ],
)
def test_what_no_split_can_keep_is_not_offered(comparing, dialog, texts, why):
    lock(dialog, *texts)
    assert not accept_of(dialog).isEnabled()
    assert accept_of(dialog).accessibleDescription() == comparing.words("shares_left", dialog) == why


def test_what_the_engine_refuses_is_refused_in_words(comparing, context):
    said, before = [], context.workspace.plan
    context.notices.said.connect(said.append)
    set_shares(context, {("sex", "age"): Fraction(1)})
    assert "The sum of all locked shares" in said[-1].text
    assert context.workspace.plan == before
