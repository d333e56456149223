"""The card of an open file says what was found in it, and how that was answered."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from core.front_door import ReadingLayout, preview
from guiapp.pages.data.source_card import SourceCard


def test_an_answer_stands_behind_its_question(qtbot, tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("sex,town\nf,Leeds\nm,York\nf,York\nTotal,3\n")
    card = SourceCard()
    qtbot.addWidget(card)
    for layout, answer in (("skip", "Leave it out"), ("read", "Count it as a record")):
        card.show_source(path, preview(path, ReadingLayout(footers=layout)))
        said = card.findChild(QLabel, "data_problems").text()
        assert said == f"Row 5 looks like a total, a note or repeated column names. Chosen: “{answer}”."
