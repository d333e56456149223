"""The words of a publication are typed in a dialog of the Release page; one undo takes them back."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QPushButton

from core.front_door import Publication
from guiapp.dialogs.publication_dialog import PublicationDialog
from guiapp.pages.release.release_page import ReleasePage
from tests.guiapp.spending_engine import people_plan


def test_what_is_typed_is_in_the_plan_and_can_be_undone(qtbot, context, people):
    page = ReleasePage(context)
    qtbot.addWidget(page)
    context.workspace.start(people_plan(), people.parent / "people.reticent")
    page.findChild(QPushButton, "publication_button").click()
    dialog = page.findChild(PublicationDialog)
    qtbot.keyClicks(dialog.findChild(QLineEdit, "publication_title"), "Count 2025")
    assert context.workspace.plan.publication == Publication(title="Count 2025")
    context.workspace.undo()
    assert context.workspace.plan.publication == Publication()
