"""What is said of the tables in print, and numbers too weak to be printed."""

from __future__ import annotations

from PySide6.QtWidgets import QListWidget, QPlainTextEdit

from tests.screenshots.releasing import confirm

WORDS = {
    "publication_title": "Riverside health check 2025",
    "publication_counts": "persons examined",
    "publication_period": "1 January to 31 December 2025",
    "publication_source": "register of the clinics",
    "publication_contact": "statistics@example.org",
}
NOTES = "Persons may visit more than once.\nDistricts as of 1 January."


def walk(hands, _data):
    hands.open_sample()
    hands.go("release")
    hands.click("publication_button")
    dialog = hands.dialog("publication_dialog")
    hands.shoot("empty", dialog)
    for name, text in WORDS.items():
        hands.write(name, text, dialog)
    hands.find(QPlainTextEdit, "publication_notes", dialog).setPlainText(NOTES)
    hands.pick("publication_hidden", 2, dialog)
    hands.shoot("said", dialog)
    dialog.accept()
    hands.write("new_total_epsilon", "2")
    hands.idle()
    hands.shoot("release")
    confirm(hands)
    hands.wait(lambda: hands.context.workspace.release is not None)
    hands.go("results")
    hidden(hands, hands.window.page("results"))


def hidden(hands, page):
    hands.shoot("hidden-picture")
    hands.tab("table_tabs", 0, page)
    hands.shoot("hidden")
    hands.find(QListWidget, "released_tables", page).setCurrentRow(2)
    hands.rest()
    hands.shoot("hidden-more")
